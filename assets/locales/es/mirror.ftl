# The game's words in Spanish: the page as text, for screen readers and keyboards.

mirror-skip = Jugar con texto y lector de pantalla
mirror-leave = Volver a la imagen
mirror-keys = En esta página, fuera de la línea de órdenes: { $last } dice lo último que pasó, { $cards } tus cartas, { $turn } de quién es el turno y { $here } dónde estás; { $notebook } lleva a la libreta, { $deeds } a lo que puedes hacer, { $line } a la línea de órdenes y Escape de vuelta a la imagen. Se cambian o se desactivan en la hoja de las teclas. Si tu lector de pantalla se las queda, ponlo en su modo foco.
mirror-no-keys = Las teclas sueltas están desactivadas en esta página, en la hoja de las teclas; Escape lleva de vuelta a la imagen.

mirror-screen = { $screen ->
    [title] Candlestick
    [library] Tus casos
    [setup] Un caso nuevo
    [play] El caso
    [watched] Ver un caso otra vez
    [verdict] El veredicto
    [review] Repaso
    [puzzle] Caso del día
    [practice] Práctica
    [insight] Cómo juegas
    [position] Una mesa real
    [together] Jugar en compañía
   *[other] Candlestick
}
mirror-now = Qué se te pide
mirror-do = Qué puedes hacer
mirror-board = El tablero
mirror-who = Quién y qué hay en cada lugar
mirror-rooms = Las habitaciones
mirror-players = Los sospechosos y sus jugadores
mirror-weapons = Las armas
mirror-open = Qué hay en la mesa
mirror-question = La última pregunta
mirror-picture = Todos los botones de la imagen
mirror-wait = Por ahora nada: está jugando el resto.

mirror-type = Escribe una orden
mirror-enter = Ejecutar
mirror-sure = ¿Seguro?
mirror-yes = Sí: { $label }
mirror-no = No

mirror-card = Carta
mirror-known = Qué se sabe

# The game’s words in Spanish: advice on a sound theme, which `candlestick theme check` gives.

check-and = { $one } { BEGINS($other) ->
    [i] e
   *[other] y
} { $other }
check-two = { $one }; { $other }

check-picture-idle = nada muestra esta imagen; quítala, o nómbrala con picture = en theme.toml
check-picture-idle-near = nada muestra esta imagen; ¿debería ser { $near }?
check-picture-png = el juego solo muestra imágenes PNG; guarda esta como PNG
check-picture-none = no hay imágenes; la primera sería { $first }, un PNG de 256 × 256
check-picture-missing = falta su imagen { $path }; añádela, o nombra otra con picture =
check-back-missing = falta la imagen { $path }; añádela, o quita card_back_picture
check-picture-large = esta imagen mide { $width } × { $height }, más de lo que llega a verse; basta con 256 × 256
check-picture-heavy = esta imagen ocupa { $size } KiB; guárdala con menos colores o píxeles
check-picture-small = esta imagen mide solo { $width } × { $height }; dibújala más grande, 128 × 128 al menos
check-picture-square = esta imagen mide { $width } × { $height }; las imágenes se muestran cuadradas, así que recórtala cuadrada
check-back-shape = esta imagen mide { $width } × { $height }; el dorso de las cartas es de { $wide } a { $high }, así que recórtala a 250 × 350
check-picture-deep = esta imagen tiene 16 bits por canal; guárdala con 8
check-picture-clear = en esta imagen no se ve nada; dibuja algo
check-picture-full = esta imagen llena todo su fondo; las armas y habitaciones se dibujan en blanco sobre fondo transparente
check-picture-dark = esta imagen es oscura; las armas y habitaciones se dibujan en blanco sobre fondo transparente
check-picture-cut = esta imagen está cortada; guárdala o cópiala otra vez
check-picture-damaged = esta imagen está dañada; guárdala o cópiala otra vez
check-picture-moves = esta imagen se mueve, y el juego las muestra fijas; guarda solo su primer fotograma

check-words-unspoken = el juego no habla `{ $language }`, así que nadie lee esto
check-words-forms = el idioma no tiene estas formas: { $forms }
check-no-blurb = no hay presentación (blurb); escribe una o dos frases que digan qué espera a los jugadores
check-no-rules = el panel de reglas queda vacío; escribe partes [[how_to_play]]
check-verb-half = { $weapon } tiene solo uno de sus verbos; escribe verb y verb_ing
check-verb-none = { $weapon } no tiene verbo, otras sí; escribe verb y verb_ing
check-letters-lacking = las letras del juego no tienen { $letters }; escríbelo sin eso
check-letters-mixed = { $letters } entre letras latinas; escribe la latina
check-same-cards = dos cartas se llaman { $name }, esta y `{ $other }`; cambia el nombre de una
check-same-players = dos jugadores se llaman { $name }, este y `{ $other }`; cambia el nombre de uno
check-same-deck = dos clases de cartas especiales se llaman { $name }, esta y `{ $other }`; cambia el nombre de una
check-chain = cada carta robada trae { $more } más de media, así que un turno recorre todo el mazo; quita copias de { $card }, añade cartas que hagan otra cosa, o deja que menos caras roben
check-hands-small = con { $players } jugadores alguien tiene solo { $least } de las { $dealt } cartas, otros { $most }; permite menos jugadores, o añade cartas
check-hands-left = con { $players } jugadores sobran { $left } cartas, que quedan boca arriba, y se reparten { $dealt }; escribe leftovers = "dealt", o cambia el número de cartas
check-deck-none-face = una cara roba una carta, pero no hay mazo; añade [[deck.cards]]
check-deck-none = algo roba cartas, pero no hay mazo; añade [[deck.cards]]
check-deck-undrawn = nada roba las cartas del mazo; da a una cara de un dado draws = true, o dibuja ? en el tablero
check-marks-none = hay una regla para casillas con marca, pero ninguna está dibujada; dibuja ? en el tablero
check-marks-idle = las casillas dibujadas con ? no hacen nada; escribe mark = "draw" o mark = "snoop"
check-card-three = { $card } necesita un tercer jugador, y nunca lo hay; quítala
check-deck-name = las cartas del mazo no tienen nombre propio; escribe name = "Clue card" bajo [deck]
check-reach-no-door = ninguna ficha puede llegar a { $room }; dale una puerta al pasillo
check-reach-doors = ninguna ficha puede llegar a { $room }, sus puertas no llevan a ningún sitio; une las casillas de fuera con un pasillo
check-reach-squares = ninguna ficha puede llegar a { $count } casillas de pasillo, esta la primera; únelas o escribe #
check-start-walled = { $suspect } sale encerrado entre paredes y no llega a ninguna habitación; abre un camino
check-pieces-room = el tablero se parte: { $suspect } nunca puede llegar a { $room }, y otros sí; une los pasillos, o escribe un enlace o un pasadizo
check-pieces-squares = el tablero se parte: { $suspect } nunca puede llegar a algunas casillas, y otros sí; une los pasillos, o escribe un enlace o un pasadizo
check-room-pieces = { $room } está dibujada a trozos; aquí empiezan { $count } de sus casillas, apartadas de las primeras
check-start-far = { $suspect } sale a { $steps } pasos de la habitación más cercana, otro solo a { $best }; iguálalo
check-start-door = { $suspect } sale delante de una puerta de { $room } y la cierra; ponlo una casilla al lado
check-start-shut = { $suspect } no puede llegar a ninguna habitación mientras los demás están en sus salidas; haz sitio
check-power-some = { $suspect } tiene un poder, la mayoría de los demás no; por justicia, da uno a todos, o a ninguno
check-power-lacks = { $suspect } no tiene poder, otros sí; por justicia, dale uno
check-colours-alike = { $one } { BEGINS($other) ->
    [i] e
   *[other] y
} { $other } tienen colores de ficha difíciles de distinguir; cambia uno
check-marks-alike = { $one } { BEGINS($other) ->
    [i] e
   *[other] y
} { $other } tienen siglas que se parecen; cambia una
check-colour-tiles = el color de { $suspect } es como el de las baldosas del pasillo; elige uno que destaque
check-floor = el nombre de { $room } va en color marfil sobre este suelo, contraste { $ratio } a 1; elige un color más oscuro, para al menos { $least } a 1
check-house-wood = las letras sobre esta madera son claras; elige una más oscura: contraste { $ratio } a 1, hace falta { $least } al menos
check-house-paper = las letras sobre este papel son oscuras; elige uno más claro: contraste { $ratio } a 1, hace falta { $least } al menos
check-house-accent = estas líneas van sobre la madera; elige un color más claro: contraste { $ratio } a 1, hace falta { $least } al menos
check-weapons-many = { $weapons } armas empiezan en { $rooms } habitaciones, así que algunas comparten una; quita armas, o añade habitaciones

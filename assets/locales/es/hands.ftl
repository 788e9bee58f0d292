# The game's words in Spanish: keys, gamepads, and which card one would rather show.

keys-title = Teclas
keys-close = Listo
keys-why-sheet = Pulsa el botón de una tecla y luego la tecla nueva.
keys-wait = «{ $what }»: pulsa la tecla nueva. Escape la deja como está.
keys-press = Pulsa una tecla
keys-change = { $what }: { $key }. Cambiar
keys-refused = { $key } se queda como está: es una tecla fija del juego o del navegador.
keys-done = { $key } es ahora la tecla de «{ $what }».
keys-swapped = { $key } era la tecla de «{ $what }», que ahora tiene { $other }.

keys-two = Dos manos
keys-two-why = Iniciales, como en los botones. Al pulsarlo, un juego recupera todas sus teclas.
keys-left = Ratón zurdo
keys-left-why = Teclas bajo la mano derecha, para quien lleva el ratón en la izquierda.
keys-one = Una mano
keys-one-why = Teclas solo bajo la mano izquierda, junto a Tab, Escape y la barra espaciadora.
keys-own-why = Tus propias teclas. Un juego recupera todas las suyas.

keys-roll = Tirar los dados
keys-walk = Ir al lugar elegido
keys-go-on = Parar allí y seguir
keys-planned = Ir según el plan
keys-say = Preguntar, confirmar, empezar
keys-end = Terminar el turno o dejarlo pasar
keys-take-back = Volver atrás en tu última decisión
keys-accuse = Acusar
keys-draw = Robar una carta
keys-skip = Terminar lo que se muestra; mantenida, hasta tu turno
keys-notebook = A la libreta
keys-leaf = Hoja siguiente; con Mayús la anterior
keys-no = Libreta: no
keys-yes = Libreta: sí
keys-maybe = Libreta: quizá
keys-erase = Libreta: borrar
keys-why = Libreta: ¿por qué?
keys-nobody = En una mesa real: nadie tenía
keys-sheet = Mostrar las teclas

keys-fixed = Siempre
keys-arrows = En el tablero, a otro lugar; si no, al botón siguiente
keys-enter = Ir allí; pulsar el botón; si no, terminar lo que se muestra
keys-escape = Soltar el botón, cerrar la ventana, abrir el menú
keys-tab = Al botón siguiente; con Mayús al anterior
keys-out = Salir de la imagen, al resto de la página
keys-numbers = Libreta: un número tuyo
keys-undo = Libreta: deshacer, rehacer
keys-text = También las teclas de la página como texto
keys-pad = Mando
keys-pad-why = Direcciones: como las flechas. Botón de abajo: Intro. Derecha: Escape. Izquierda: terminar lo que se muestra. Arriba: la libreta. Botones superiores: hojas. Gatillos: botón siguiente. Start: el menú.

keys-name-arrows = Flechas
keys-name-enter = Intro
keys-name-escape = Escape
keys-name-tab = Tab
keys-name-out = F6
keys-name-numbers = 1–9
keys-name-undo = Ctrl+Z, Ctrl+Y
keys-name-space = Espacio
keys-name-backspace = Retroceso
keys-name-delete = Supr
keys-name-insert = Insert
keys-name-home = Inicio
keys-name-end = Fin
keys-name-page-up = Re Pág
keys-name-page-down = Av Pág

would-open = Cuando me pregunten …
would-title = Cuando me pregunten
would-why = Pulsa tus cartas en el orden en que prefieres mostrarlas. Nadie más lo ve. Por sí solo no muestra nada: la carta queda lista cuando vale.
would-anybody = Quien sea
would-none = No hay nada fijado.
would-order = En este orden: { $cards }.
would-clear = No fijar nada
would-close = Listo
act-show-ready = Mostrar: { $card }

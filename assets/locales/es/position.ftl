# The game's words in Spanish: a case at a real table, with paper and cards.
title-position = En una mesa real
position-title = Un caso en una mesa real
position-line = { $theme } · anota lo que pasa; en la hoja está todo lo que se puede saber
position-prompt = ¿Qué pasó? Elige quién pregunta, sospechoso, arma y habitación, y luego qué respondió cada cual.
position-prompt-lay = ¿Quién juega, cuántas cartas tiene cada cual y cuáles son las tuyas?
position-leave = A la portada
position-more = Más
position-close = Cerrar

position-theme = Se juega con las cartas de
position-begun-why = Otro tema u otro número de jugadores empieza un caso nuevo; con Deshacer vuelve este.
position-players = Quién juega, y cuántas cartas tiene
position-players-why = En el orden de juego. Si las cartas no salen justas, tiene una más quien las recibe primero: corrígelo con − y +.
position-me = Yo
position-fewer-cards = Una carta menos para { $name }
position-more-cards = Una carta más para { $name }
position-my-hand = Mis cartas: { $found } de { $wanted }
position-face-up = Boca arriba en la mesa: { $found } de { $wanted }
position-rooms = Habitaciones con una carta boca abajo: { $count }
position-side = { $count ->
    [one] Hay una carta apartada, boca abajo.
   *[other] Hay { $count } cartas apartadas, boca abajo.
}
position-begin = Empezar
position-go-on = Seguir
position-fault-seat = Pulsa «Yo» en tu puesto.
position-fault-twice = No puede estar en tu mano y boca arriba a la vez: { $card }.
position-fault-hand = Tienes { $wanted ->
    [one] una carta
   *[other] { $wanted } cartas
}; has elegido { $found }.
position-fault-places = Entre manos, sobre y mesa ocupan { $placed } cartas, pero hay { $all }.

position-write = Anotar
position-sheet = Hoja
position-tells = Solución
position-happened = Qué pasó
position-question = Pregunta
position-accusation = Acusación
position-card = Carta
position-hand = Mano
position-who-asks = Quién pregunta
position-who = Quién
position-what = Con qué
position-where = Dónde
position-answers = Las respuestas, por orden
position-could-not = no pudo
position-showed = mostró
position-refused = se negó
position-which = ¿Qué carta mostró { $name }?
position-missing-cards = Elige un sospechoso, un arma y una habitación.
position-missing-answer = ¿Qué hizo { $name }?
position-whole = Completo: anótalo.
position-nobody = Nadie pudo
position-others-not = El resto no pudo
position-enter = Anotarlo
position-change = Cambiarlo
position-editing = Cambiando el número { $number }
position-stop = Dejarlo como estaba
position-who-accuses = Quién acusa
position-wrong = Falló
position-right = Acertó
position-card-why = Una carta que viste fuera de una pregunta, o que se mostró a toda la mesa.
position-card-where = ¿Dónde está { $card }?
position-at-nobody = No la tiene ningún jugador
position-at-room = Boca abajo en una habitación
position-at-side = Apartada, boca abajo, en el puesto
position-who-leaves = Quién dejó de competir
position-left = Dejó de competir, con la mano oculta
position-open-why = O elige las cartas de la mano que quedó a la vista:
position-opened = A la vista: { $found } de { $wanted } cartas

position-nothing = Nada todavía.
position-numbered = { $number }. { $text }
position-edit = Cambiar
position-remove = Quitar el número { $number }
position-told-question = { $name } preguntó: { $cards }
position-told-accusation = { $name } acusó: { $cards }
position-told-right = Acertó.
position-told-wrong = Falló.
position-told-opened = { $name } dejó su mano a la vista
position-told-left = { $name } dejó de competir
position-told-could-not = Sin carta que mostrar: { $names }
position-told-refused = Sin respuesta: { $names }
position-told-showed = { $name } mostró una carta
position-told-showed-this = { $name } mostró una carta: { $card }
position-has = { $name } tiene { $card }
position-lies-in = { $card } { NUMBER_OF($card) ->
        [plural] están
       *[singular] está
    } boca abajo: { $name }
position-lies-aside = { $card } { NUMBER_OF($card) ->
        [plural] están
       *[singular] está
    } entre las apartadas, puesto { $name }
position-lies-open = { $card } { NUMBER_OF($card) ->
        [plural] están
       *[singular] está
    } boca arriba
position-in-file = { $card } { NUMBER_OF($card) ->
        [plural] están
       *[singular] está
    } en el sobre
position-nobody-has = Ningún jugador tiene { $card }

position-refused-line = { $kind ->
    [question] La pregunta { $number } no puede ser
    [accusation] La acusación { $number } no puede ser
    [hand] La entrada { $number } no puede ser
   *[card] La carta { $number } no puede ser
}: { $why } Lo anterior cuenta; cámbiala, o corrige lo anterior si está mal.
position-not-there = Por lo anterior, no puede estar ahí
position-not-seated = ahí no se sienta nadie.
position-not-answers = { $name } no puede haber respondido aquí.
position-not-asked = { $name } no puede haber mostrado { $card }, por la que no se preguntó.
position-not-passed = { $name } no puede haber pasado, porque tiene { $card }.
position-not-passed-one = { $name } no puede haber pasado, porque tiene una de las tres.
position-not-showed = { $name } no puede haber mostrado una carta, porque no tiene ninguna de las tres.
position-not-holds = { $name } no puede tener { $card }. { $place }.
position-not-nobody = alguien tiene { $card }. { $place }.
position-not-lies = { $card } no { NUMBER_OF($card) ->
        [plural] pueden
       *[singular] puede
    } estar ahí. { $place }.
position-not-hand = { $name } no puede haber tenido estas cartas.
position-not-right = { $card } no { NUMBER_OF($card) ->
        [plural] pueden
       *[singular] puede
    } estar en el sobre.
position-not-file = el sobre no puede contener estas tres.
position-not-wrong = la acusación de { $name } nombra lo que contiene el sobre, así que acertó.

position-thinking = Calculando…
position-case-file = El sobre
position-accuse = Acusa: { $cards }
position-certain-since = { $number ->
    [0] Era seguro desde el principio.
   *[other] Es seguro desde el número { $number }.
}
position-not-certain = Todavía no hay acusación segura. Lo más probable:
position-likely = { $percent } %: { $cards }
position-deals = Encajan { $deals } repartos de las cartas.
position-deals-many = Encajan más de mil millones de repartos de las cartas.
position-deals-estimated = Las probabilidades son una estimación.
position-best = Qué preguntar
position-best-none = No queda nada que averiguar: lo que hay en el sobre es seguro.
position-best-estimated = Estimación a partir de repartos al azar.
position-best-rooms = La mejor pregunta en cada habitación
position-best-room = { $room }: { $suspect }, { $weapon } · { $bits } bits
position-worth = Dice { $much ->
    [most] muchísimo
    [much] mucho
    [some] algo
   *[little] poco
}: { $bits } de { $open } bits de media. { $percent } % de que nadie pueda responder.

position-lay = Jugadores, cartas y tema
position-copy = Copiar la mesa como texto
position-copied = El texto está en el portapapeles; «Leer un texto», aquí o en otro dispositivo, lo retoma.
position-text = Leer un texto
position-text-why = La línea que dio «Copiar la mesa como texto», o una que lea la orden «candlestick deduce».
position-take = Leerlo
position-read = Se leyó la mesa. Con Deshacer vuelve lo que había aquí.
position-not-read = No se pudo leer: { $why }
position-no-theme = el tema «{ $theme }» no está aquí; añádelo antes.
position-anew = Empezar de nuevo
position-anew-title = ¿Una mesa nueva?
position-anew-why = Todo lo anotado de este caso se borra para siempre. Los jugadores se quedan.
position-anew-yes = Empezar de nuevo
position-aside = La mesa guardada no se pudo leer ({ $why }); quedó aparte: { $place }

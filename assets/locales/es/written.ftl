# The game’s words in Spanish: what is wrong with a table that was pasted as text. Words between "quotes" are keys of that text.

written-turn = turno { $turn }: { $what }
written-no-seat = el puesto { $seat } no está en la mesa: hay { $seats }, desde el 0
written-no-me = el puesto { $seat } ("me") no está en la mesa: hay { $seats }, desde el 0
written-in-both = "{ $card }" está en "hand" y en "face_up"
written-hand = el puesto que mira tiene { $wanted } cartas según "sizes", y { $found } en "hand"
written-places = hay { $all } cartas, pero las manos, el sobre y la mesa llevan { $placed }; corrige "sizes"
written-no-verdict = una acusación necesita "ok", con true o false
written-nothing = no dice nada: necesita "cards", "accuse", "revealed", "seen", "nobody", "open" o "left"
written-asker-shows = el puesto { $seat } es quien pregunta y no puede mostrar una carta
written-refused = una pregunta con "refused" necesita también "passed", la lista de quienes pasaron
written-no-place = "seen" necesita uno de "by", "room" y "side" para decir dónde
written-no-by = necesita "by", el número de un puesto
written-no-card = no hay ninguna carta "{ $card }"; hay { $cards }
written-no-room = "{ $card }" no es una habitación
written-twice = "{ $card }" está dos veces
written-triple = hacen falta tres cartas: un sospechoso, un arma y una habitación
written-players = hay { $players } jugadores; este tema admite de { $least } a { $most }
written-too-many = hay más de { $most } turnos

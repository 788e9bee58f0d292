# The game's words in Spanish: what the table tells of a room, a square, a piece, a card or a player that one looks at.

inspect-here = Aquí: { $who }
inspect-nobody = Aquí no hay nadie
inspect-doors = { $doors ->
    [one] Una puerta
   *[other] { $doors } puertas
}
inspect-joined = Al lado: { $rooms }
inspect-passage = Pasadizo secreto { NAME($room, form: "into") }
inspect-accuse = Aquí se acusa
inspect-card-lies = Aquí hay una carta boca abajo
inspect-square = Una casilla
inspect-door-to = Puerta { NAME($room, form: "into") }
inspect-draws = Quien para aquí roba una carta
inspect-snoops = Quien para aquí puede mirar una carta
inspect-starts = { $who } { NUMBER_OF($who) ->
        [plural] empiezan
       *[singular] empieza
    } aquí

inspect-you-here = Estás aquí
inspect-in-reach = { $steps } de tus { $all } pasos
inspect-leads-here = Puedes ir ahora mismo, sin dar un paso
inspect-by-passage = El pasadizo secreto te lleva allí
inspect-any-roll = { $steps ->
    [one] A un paso: llegas con cualquier tirada
   *[other] A { $steps } pasos: llegas con cualquier tirada
}
inspect-next-roll = A { $steps } pasos: llegas si sacas { $steps }{ $last ->
    [yes] {""}
   *[no] {" "}o más
}
inspect-next-turn = A { $steps } pasos: llegas con tus próximos { $most } pasos
inspect-too-far = A { $steps } pasos: más de un turno, con { $most } pasos como mucho en cada uno
inspect-further = Desde allí, probable en el próximo turno: { $rooms }

inspect-person = { $name }, una persona
inspect-you = { $name }, tú
inspect-bot = { $name }, un bot
inspect-out = Ya no compite, pero sigue respondiendo
inspect-hand = { $cards ->
    [one] Una carta en la mano
   *[other] { $cards } cartas en la mano
}
inspect-played-by-none = Nadie juega con este sospechoso
inspect-on-square = En una casilla entre las habitaciones
inspect-at = Está { NAME($place, form: "in") }
inspect-beside = Junto al tablero
inspect-kept = { $kept ->
    [one] Guarda { NAME($deck, form: "one") }
   *[other] Guarda { $kept } { NAME($deck, form: "many") }
}
inspect-power = Le queda un poder por usar
inspect-pulled = Alguien movió su ficha
inspect-open = Su mano está a la vista
inspect-holds = Se sabe que tiene { $cards }

inspect-card = Qué sabes de la carta
inspect-mine = La tienes tú.
inspect-held = La tiene { $name }.
inspect-guilty = Está en el sobre.
inspect-not-guilty = No está en el sobre.
inspect-lies = Está boca arriba en la mesa.
inspect-seen-lying = La viste en la mesa.
inspect-not-with = No está con: { $names }.
inspect-unknown = Nada todavía.
inspect-pencil = Anotaste «{ $mark }»: { $names }.

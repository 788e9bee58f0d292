# The game's words in Spanish: the review of a case, and puzzles.

review-solved = { $theme }: { $name } resolvió el caso en el turno { $turns }. { NUMBER_OF($suspect) ->
        [plural] Fueron
       *[singular] Fue
    } { $suspect } { $with } { $in }.
review-unsolved = { $theme }: nadie resolvió el caso en { $turns } turnos. { NUMBER_OF($suspect) ->
        [plural] Fueron
       *[singular] Fue
    } { $suspect } { $with } { $in }.
review-open = { $theme }: el caso sigue abierto tras { $turns } turnos.
review-share = Candlestick · { $theme } · { $turns } turnos
review-curve = Soluciones posibles, turno a turno: { $curve }
review-could-know = Podía haberlo sabido en el turno { $turn }.
review-never-certain = Nunca habría podido tener certeza.
known-you = Podías haberlo sabido desde el turno { $turn }: { $event }
known-you-first = Nadie podía saberlo antes que tú, desde el turno { $turn }: { $event }
known-you-never = Nunca habrías podido tener certeza.
known-first = Nadie podía saberlo antes que { $name }, en el turno { $turn }: { $event }
known-nobody = Nadie habría podido tener certeza.
review-accused-right = Acusó en el turno { $turn }, y acertó.
review-accused-wrong = Acusó en el turno { $turn }, y falló.
review-missed-accusation = Turno { $turn }: aquí se podía haber acusado.
review-missed-known = Turno { $turn }: preguntó por { $card }, aunque ya era seguro dónde está esa carta.
review-asked = Turno { $turn }: la pregunta «{ $suspect } { $with } { $in }» valía { $expected } bits y dijo { $gained }.
review-asked-better = Turno { $turn }: la pregunta «{ $suspect } { $with } { $in }» valía { $expected } bits y dijo { $gained }; «{ $bettersuspect } { $betterwith }» valía { $better }.
review-cost-slip = Un desliz: unos { $turns } turnos.
review-cost-mistake = Un error: unos { $turns } turnos.
review-cost-blunder = Un error grave: unos { $turns } turnos.
review-lost = Los errores costaron unos { $turns } turnos.
review-skill = Preguntas: { $skill } % de las mejores que había. Suerte: { $luck } bits.
lookback-asked = Hecha
lookback-best = La mejor
lookback-other-suspect = Otro sospechoso
lookback-other-weapon = Otra arma
lookback-tells = De media, esta pregunta decía { $bits } bits. Sus respuestas, de más a menos probable:
lookback-answer = { $chance } %: { $what }. Quedan abiertos { $left } bits.
lookback-shows = { $name } muestra: { $card }
lookback-nobody-else-has = nadie más tiene ninguna de ellas
lookback-other-answers = { $chance } %: otras respuestas
lookback-no-stops = Aquí nada tiene una única respuesta que pudiera hallarse con certeza.
lookback-found = Encontradas a la primera: { $found } de { $of }. Las que no, vuelven en la práctica.
deal-title = Mismo reparto
deal-why = El mismo reparto y los mismos dados: el caso como se jugó, como lo jugaron tus amigos y como lo habrían jugado los bots en el puesto de la persona.
deal-who = Jugador
deal-you = Tú
deal-friend = Un amigo
deal-ended = Turno
deal-questions = Preguntas
deal-skill = Acierto
deal-lost = Turnos perdidos
deal-solved = { $turn } ★
deal-not-solved = { $turn } –
deal-send = Copiar mi caso para enviarlo
deal-sent = Candlestick · { $theme } · { $turns } turnos. Mi caso de este reparto, para ponerlo junto al tuyo:
deal-paste = Poner al lado otro caso
deal-paste-hint = Pega aquí el caso que te enviaron
deal-take = Ponerlo al lado
deal-not-now = Ahora no
deal-other = Ese caso es de otro reparto. Envía antes el enlace de este: lo tienes en «Tus casos».
deal-open = El caso que te enviaron aún no está cerrado. Ahora está entre los tuyos.

puzzle-title = { $theme }: el enigma de { $name }, número { $seed } ({ $grade })
puzzle-date = Enigma del { $date }
puzzle-question = ¿Quién, con qué y dónde? Solo una respuesta es segura.
puzzle-answer = { NUMBER_OF($suspect) ->
        [plural] Fueron
       *[singular] Fue
    } { $suspect } { $with } { $in }.
puzzle-hint = Añade --answer para ver la respuesta.
puzzle-grade-seen = fácil: tacha lo que se vio
puzzle-grade-passed = intermedio: fíjate en quién pasa
puzzle-grade-shown = difícil: lo que se mostró a otros
puzzle-grade-counted = muy difícil: sopesa los casos

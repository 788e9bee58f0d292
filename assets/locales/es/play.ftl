# The game's words in Spanish: play. Everything said at the table, but for the log.

prompt-roll = Tira los dados
prompt-roll-or = Tira, o muévete de otro modo
prompt-start = Elige cómo empiezas el turno
prompt-choose-seat = Elige a alguien
prompt-choose-reveals = ¿Quién revela una carta a la mesa?
prompt-choose-shows = ¿Quién te muestra una carta?
prompt-snoop = ¿A quién le miras las cartas?
prompt-choose-room = Elige a qué habitación ir
prompt-choose-token = ¿Qué ficha vuelve a la salida?
prompt-ask-anywhere = ¿Quién, con qué y dónde?
prompt-may-draw = Movieron tu ficha: ¿robas { NAME($deck, form: "one") }?
prompt-side-card = Nadie pudo responder: mira una carta apartada
prompt-name-card = Nombra una carta
prompt-watch = Se mostró una carta: ¿haces algo al respecto?
prompt-watch-nothing = Se mostró una carta: no tienes nada que jugar
prompt-reveal = Revela una de tus cartas a toda la mesa
prompt-pass-left = Muestra en secreto una carta a { $name }
prompt-show-card = Muestra a { $name } la carta que quieras
prompt-move = Elige adónde ir: { $steps } { $steps ->
    [one] paso
   *[other] pasos
}
prompt-move-no-walk = A pie no se llega: elige qué hacer
prompt-suggest = ¿Quién y con qué? Estás { $in }
prompt-suggest-or-not = Pregunta, o no preguntes: estás { $in }
prompt-answer = { $cards ->
    [one] Muestra esta carta a { $name }
   *[other] Muestra una de estas a { $name }
}
prompt-answer-none = { $none ->
    [cannot-answer] No puedes responder: díselo a { $name }
   *[have-none] No tienes ninguna de las tres: díselo a { $name }
}
prompt-answer-none-or = { $none ->
    [cannot-answer] No puedes responder: díselo a { $name }, o farolea
   *[have-none] No tienes ninguna de las tres: díselo a { $name }, o farolea
}
prompt-conclude = Acusa o termina el turno
prompt-conclude-play = Juega una carta, acusa o termina el turno
prompt-conclude-only-play = Juega una carta o termina el turno
prompt-conclude-only = Termina el turno
prompt-over = El caso está cerrado
prompt-busy = Turno de { $name }…
prompt-busy-mine = Tu turno…
prompt-you = ti

wait-roll = { $kind ->
    [bot] { $name } toma los dados…
   *[person] { $name } tiene que tirar
}
wait-choose-seat = { $kind ->
    [bot] { $name } pasea la mirada por la mesa…
   *[person] { $name } tiene que elegir a alguien
}
wait-name-card = { $kind ->
    [bot] { $name } piensa qué carta nombrar…
   *[person] { $name } tiene que nombrar una carta
}
wait-card = { $kind ->
    [bot] { $name } está pensando…
   *[person] { $name } tiene que decidir
}
wait-choose-room = { $kind ->
    [bot] { $name } piensa adónde ir…
   *[person] { $name } tiene que elegir una habitación
}
wait-choose-token = { $kind ->
    [bot] { $name } piensa qué ficha mandar de vuelta…
   *[person] { $name } tiene que elegir una ficha
}
wait-show-card = { $kind ->
    [bot] { $name } piensa qué carta mostrar…
   *[person] { $name } tiene que mostrar una carta
}
wait-may-draw = { $kind ->
    [bot] { $name } puede robar una carta…
   *[person] { $name } puede robar una carta, o no
}
wait-side-card = { $kind ->
    [bot] { $name } elige una carta apartada…
   *[person] { $name } tiene que mirar una carta apartada
}
wait-reveal = { $kind ->
    [bot] { $name } piensa qué carta revelar…
   *[person] { $name } tiene que revelar una carta
}
wait-pass-left = { $kind ->
    [bot] { $name } piensa qué carta mostrar a su izquierda…
   *[person] { $name } tiene que mostrar una carta a su izquierda
}
wait-move = { $kind ->
    [bot] { $name } piensa adónde ir…
   *[person] { $name } tiene que elegir adónde ir
}
wait-suggest = { $kind ->
    [bot] { $name } piensa de quién sospechar…
   *[person] { $name } tiene que { $question ->
        [ask] preguntar
       *[suggest] hacer una sugerencia
    }
}
wait-answer = { NAME($asker, form: "the") ->
    [ti] { $kind ->
        [bot] { $name } piensa qué responderte…
       *[person] { $name } tiene que responderte
    }
   *[other] { $kind ->
        [bot] { $name } piensa qué responder a { $asker }…
       *[person] { $name } tiene que responder a { $asker }
    }
}
wait-conclude = { $kind ->
    [bot] { $name } se lo está pensando…
   *[person] { $name } tiene que acusar o terminar el turno
}

seat-you = tú
seat-out = fuera
seat-away = ausente
seat-turn = turno
seat-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}

table-face-up = Boca arriba, a la vista
table-side = Apartadas, boca abajo
table-open-hand = La mano de { $name }, a la vista
table-revealed = Reveladas a la mesa
table-deck = { $left ->
    [one] Queda { NAME($deck, form: "one") }
   *[other] Quedan { $left } { NAME($deck, form: "many") }
}
table-clock = { $title }: han salido { $gone } de { $count }
table-gone = { $title }: { $gone } de { $count } fuera del juego
table-nothing = No hay nada a la vista.
hand-kept = Cartas que guardas
hand-power = Tu poder
hand-power-used = Tu poder, ya usado

act-roll = Tirar
act-end-turn = Fin de turno
act-ask-nothing = No preguntar
act-let-pass = Dejar pasar
act-plays = Cartas y poderes para este momento
act-play-card = Jugar
act-use-power = Usar
act-draw = Robar { NAME($deck, form: "one") }
act-no-move = No moverse
act-have-none = { $none ->
    [cannot-answer] No puedo responder
   *[have-none] No tengo ninguna de las tres
}
act-no-draw = No, gracias
act-no-snoop = No mirar
act-side-card = Carta apartada { $place }
act-side-why = Solo la verás tú; se queda en su sitio.
act-accuse-where = Solo puedes acusar { $in }.
act-accuse = Acusar…
act-give-up = Rendirse…
act-skip = Adelantar
act-take-back = Volver atrás
act-fast-forward = Seguir hasta el veredicto
act-fast-forward-why = Ya solo compiten bots.
board-whole = Toda la casa
board-near = A lo ancho de la pantalla
board-reach = Adónde puedes ir
board-beyond-left = Más lugares a la izquierda
board-beyond-right = Más lugares a la derecha
board-beyond-up = Más lugares arriba
board-beyond-down = Más lugares abajo
sheet-down = Bajar el panel
sheet-up = Subir el panel
act-idle = Mientras tanto, tienes la libreta abierta: toca una celda vacía para anotar una marca a lápiz.
act-idle-plan = Mientras tanto, tienes la libreta abierta: toca una celda vacía para anotar una marca a lápiz. O toca una habitación para planear adónde vas después.
act-watching = Estás de público.
act-shared = Decide otra persona. El dispositivo cambia de manos cuando toque decidir a alguien de aquí.
act-rooms = Habitaciones al alcance
act-through = O cruza y sigue
act-other-ways = O de otro modo
act-without-dice = O sin dados
act-ways = Salidas desde aquí
act-any-room = Cualquier habitación: la carta lo permite
act-passage = pasadizo
act-join = al lado
act-stay = quedarse
act-stop = parar aquí
act-square-passage = Tomar el pasadizo { NAME($place, form: "into") }
act-pick = Elige una habitación o un lugar iluminado del tablero.
act-pick-square = Elige una casilla iluminada del tablero.
act-go-planned = Ir { NAME($room, form: "into") }, como planeabas
act-walk-planned = Ir adonde planeabas
plan-room = Planeas ir { NAME($room, form: "into") }
plan-square = Planeas adónde ir
plan-clear = Ya no
board-planned = tu plan
board-steps = { $steps } de { $all } pasos
act-walk-here = Ir aquí
act-go-to = Ir { NAME($room, form: "into") }
act-stay-put = Quedarse aquí
act-go-on = Seguir por { NAME($room, form: "the") }
act-go-on-here = Seguir desde aquí
act-stop-to-snoop = Parar a husmear
act-snoop-on-the-way = Ir allí y husmear de camino, tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
act-square-next = Casilla siguiente
act-square-previous = Casilla anterior
act-who = ¿Quién?
act-with-what = ¿Con qué?
act-where = ¿Dónde?
act-suggest = { $question ->
    [ask] Preguntar
   *[suggest] Sugerir
}
act-suggest-pick = Elige un sospechoso y un arma.
act-suggest-pick-suspect = Elige un sospechoso.
act-suggest-pick-weapon = Elige un arma.
act-suggest-pick-room = Elige una habitación.
act-suggest-sentence = { $has-verb ->
    [yes] «¿{ NUMBER_OF($suspect) ->
        [plural] Se atrevieron
       *[singular] Se atrevió
    } { $suspect } a { $verb } { $in }?»
   *[no] { $question ->
        [ask] «¿{ NUMBER_OF($suspect) ->
        [plural] Fueron
       *[singular] Fue
    } { $suspect }, { $with }, { $in }?»
       *[suggest] «Sugiero: { $suspect }, { $with }, { $in }».
    }
}
act-show-why = Solo la verá { $name }.
act-reveal-why = La verá toda la mesa.
act-pass-left-why = Solo la verá { $name }.
act-accuse-title = Tu acusación
act-accuse-warning = Solo tienes una acusación. Si fallas, no juegas más turnos, pero sigues respondiendo.
act-accuse-pick = Elige quién fue, con qué y dónde.
act-accuse-sentence = { $has-verbing ->
    [yes] «Acuso { NAME($suspect, form: "into") } de { $verbing } { $in }».
   *[no] «Acuso { NAME($suspect, form: "into") }, { $with }, { $in }».
}
act-accuse-confirm = Acusar
act-cancel = Aún no
act-give-up-title = ¿Te rindes?
act-give-up-warning = Dejas de competir por este caso. No juegas más turnos, pero sigues respondiendo.
act-give-up-confirm = Rendirse

asked-nothing = Nadie ha preguntado nada todavía.
question = { $name } pregunta: { $asked }
question-mine = Preguntas: { $asked }
question-asked = { $has-verb ->
    [yes] ¿{ NUMBER_OF($suspect) ->
        [plural] se atrevieron
       *[singular] se atrevió
    } { $suspect } a { $verb } { $in }?
   *[no] { $question ->
        [ask] ¿{ NUMBER_OF($suspect) ->
        [plural] fueron
       *[singular] fue
    } { $suspect }, { $with }, { $in }?
       *[suggest] ¿{ $suspect }, { $with }, { $in }?
    }
}
refutation-none = { $me ->
    [yes] { $none ->
        [cannot-answer] No puedes responder
       *[have-none] No tienes ninguna de estas
    }
   *[no] { $name } { $none ->
        [cannot-answer] no puede responder
       *[have-none] no tiene ninguna de estas
    }
}
refutation-none-of = { NAME($names, form: "the") ->
    [ti] { $none ->
        [cannot-answer] No puedes responder
       *[have-none] No tienes ninguna de estas
    }
   *[other] { $none ->
        [cannot-answer] Sin respuesta de { $names }
       *[have-none] Ninguna de estas en manos de { $names }
    }
}
refutation-card = { $me ->
    [yes] Mostraste una carta: { $card }
   *[no] { $name } mostró una carta: { $card }
}
refutation-a-card = { $name } mostró una carta
refutation-passed-on = { $me ->
    [yes] Dejaste pasar la pregunta
   *[no] { $name } dejó pasar la pregunta
}
refutation-refused = { $me ->
    [yes] La dejaste sin respuesta
   *[no] { $name } la dejó sin respuesta
}

hand-title = Tus cartas
hand-watching = Estás de público: no tienes cartas.
hand-shared = Las cartas siguen tapadas hasta que toque decidir a alguien de aquí.
log-empty = Nada todavía.
log-none = Nada de eso todavía.
log-all = Todo
log-questions = Preguntas
log-moves = Pasos
log-about = Sobre…
curtain-title = Pasa el dispositivo a { $suspect }
curtain-name = { $name }
curtain-told = { $title }. { $name }.
curtain-why = Hay una decisión que espera solo a { $suspect }. El resto mira a otro lado.
curtain-button = Soy { $name }

rules-search = Busca una regla
rules-none = Ninguna regla tiene esas palabras. Prueba con menos.
rules-title = Reglas
rules-close = Cerrar
menu-title = Candlestick
menu-open = Menú
menu-resume = Volver a la mesa
menu-rules = Reglas
menu-motion = Animación
motion-as-system = Según el sistema
menu-leave = Salir a la portada
menu-leave-why = El caso se guarda; puedes retomarlo.
menu-give-up = Rendirse…

pace-full = Completa
pace-quick = Rápida
pace-reduced = Fundidos
pace-off = No
menu-sound = Sonido
sound-off = No
sound-volume = { $percent } %
sound-only-my-turn = Solo en mi turno
sound-ambience = Los ruidos de la casa, bajitos

banner-turn = Turno de { $name }
banner-turn-mine = Tu turno
banner-suggested = { $name } { $question ->
    [ask] pregunta
   *[suggest] sugiere
}
banner-suggested-mine = { $question ->
    [ask] Preguntas
   *[suggest] Sugieres
}
banner-accused = ¡{ $name } acusa!
banner-accused-mine = ¡Acusas!
banner-right = ¡Acierto!
banner-wrong = ¡Fallo!
banner-cannot-refute = { $name } no puede responder
banner-cannot-refute-mine = No puedes responder
banner-cannot-refute-several = { $names } no pueden responder
banner-shown = { $by } muestra una carta a { $to }
banner-shown-mine = Muestras una carta a { $to }
banner-shown-to-me = { $by } te muestra una carta
banner-nobody = Nadie muestra nada
banner-drawn = { $name } roba { NAME($deck, form: "one") }
banner-drawn-mine = Robas { NAME($deck, form: "one") }
banner-revealed = { $name } revela
banner-revealed-mine = Revelas
banner-nobody-holds = No la tiene nadie
banner-gave-up = { $name } se rinde
banner-gave-up-mine = Te rindes
banner-stuck = Sin salida
banner-room-card = { $name } mira la carta que hay { $in }
banner-room-card-mine = { $in } encuentras
banner-peeked = { $by } mira una carta de { $at }
banner-peeked-mine = Ves una carta de { $at }
banner-case-file = En el sobre hay
banner-named = { $name } nombra
banner-named-mine = Nombras
banner-nothing-to-show = { $name } no tiene nada que mostrar
banner-nothing-to-show-mine = No tienes nada que mostrar
banner-passed-on = { $name } deja pasar la pregunta
banner-passed-on-mine = Dejas pasar la pregunta
banner-unanswered = { $name } la deja sin respuesta
banner-unanswered-mine = La dejas sin respuesta
banner-no-effect = A { $name } no le sirve de nada
banner-no-effect-mine = No te sirve de nada
banner-turn-missed = { $name } pierde un turno
banner-turn-missed-mine = Pierdes un turno
banner-rolled-off = { $name } saca { $steps } para ver quién empieza
banner-rolled-off-mine = Sacas { $steps } para ver quién empieza
banner-steps-added = { $name } puede avanzar { $steps }
banner-steps-added-mine = Puedes avanzar { $steps }
banner-eliminated = { $name } queda fuera del juego
banner-eliminated-mine = Quedas fuera del juego
banner-token-sent = { $name } manda de vuelta { NAME($suspect, form: "into") }
banner-token-sent-mine = Mandas de vuelta { NAME($suspect, form: "into") }
banner-chose = { $name } elige a { $to }
banner-chose-mine = Eliges a { $to }
banner-chose-me = { $name } te elige a ti
banner-reshuffled = Mazo nuevo de { NAME($deck, form: "many") }
banner-kept = { $name } roba y guarda { NAME($deck, form: "one") }
banner-kept-mine = Robas y guardas { NAME($deck, form: "one") }
banner-card-played = { $name } juega { NAME($deck, form: "one") }
banner-card-played-mine = Juegas { NAME($deck, form: "one") }
banner-power-used = { $name } usa su poder
banner-power-used-mine = Usas tu poder
banner-seen-too = { $name } también la ve
banner-seen-too-mine = Tú también la ves
banner-side-card = { $name } mira la carta apartada { $place }
banner-side-card-mine = Carta apartada { $place }

# The game's words in Spanish: the table in words, for whoever types and hears it.

verb-roll = tirar, t, tira, tiro, lanzar, lanza, dados
verb-go = ir, i, ve, voy, andar, anda, caminar, camina, mover, mueve, avanzar, avanza, entrar, entra
verb-toward = hacia, h, acercarse, acércate, acercate, rumbo a
verb-through = cruzar, cruza, atravesar, atraviesa, a través de, a traves de, seguir por
verb-passage = pasadizo, pasadizo secreto, túnel, tunel
verb-door = puerta, puerta contigua, contigua, al lado
verb-jump = saltar, salta, volar, vuela
verb-stay = quedarse, quedar, quédate, quedate, quedo, parar, para, paro
verb-suggest = sugerir, s, sugiere, sugiero, preguntar, pregunto
verb-show = mostrar, muestra, muestro, enseñar, enseña, ensenar, ensena
verb-reveal = revelar, revela, revelo
verb-accuse = acusar, a, acusa, acuso
verb-give-up = rendirse, rendir, ríndete, rindete, me rindo, abandonar, abandono
verb-end = fin, f, terminar, termina, acabar, acaba, fin de turno, no preguntar
verb-choose = elegir, elige, elijo, escoger, escoge, husmear, husmea
verb-name = nombrar, nombra, nombro
verb-play = jugar, j, juega, juego
verb-power = poder, usar poder, usar, usa
verb-send = mandar, manda, mando, enviar, envía, envia
verb-draw = robar, r, roba, robo
verb-pass = pasar, p, pasa, paso, ninguna, no tengo, nada, no
verb-side = apartada, carta apartada, carta
verb-options = opciones, o, qué, que
verb-squares = casillas
verb-now = ahora, otra vez, turno
verb-where = dónde, donde, d, tablero, habitaciones
verb-look = mirar, v, mira, miro, ver, examinar, examina, quién, quien
verb-hand = mano, c, cartas
verb-players = jugadores
verb-table = mesa, mazo
verb-notebook = libreta, l, cuaderno, notas
verb-why = por qué, porqué, por que, porque
verb-mark = marcar, m, marca, anotar, anota, lápiz, lapiz
verb-undo = deshacer, deshaz
verb-redo = rehacer, rehaz
verb-assist = asistencia
verb-log = registro
verb-question = pregunta, preguntado
verb-rules = reglas
verb-help = ayuda, órdenes, ordenes, comandos
verb-complete = completar, completa
verb-save = guardar, guarda
verb-quit = salir, q, sal, adiós, adios
verb-take-back = volver atrás, volver atras, vuelve atrás, vuelve atras, atrás, atras
verb-plan = planear, planea, planeo, planificar, plan

spoken-small-words = el, la, los, las, lo, un, una, a, al, en, con, de, del, y, e, fue, fueron, es, está, tiene, hizo
spoken-word-over = por, vía, via
spoken-word-me = yo, mí, mi, mío, mio
spoken-word-file = sobre, caso, solución, solucion
spoken-word-yes = sí, si, s, tiene, correcto
spoken-word-no = no, n, x, falso
spoken-word-maybe = quizá, quiza, quizás, quizas, acaso
spoken-word-clear = borrar, borra, limpiar, vacío, vacio

spoken-go = Ir { GENDER($place) ->
        [feminine] { NAME($place, form: "into") }
        [masculine] { NAME($place, form: "into") }
       *[other] a { $place }
    }: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
spoken-go-over = Ir { GENDER($place) ->
        [feminine] { NAME($place, form: "into") }
        [masculine] { NAME($place, form: "into") }
       *[other] a { $place }
    } pasando por { $over }
spoken-through = Seguir por { $place }: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
spoken-near = { $steps ->
    [one] Un paso
   *[other] { $steps } pasos
} hasta { $room }
spoken-passage = Tomar el pasadizo secreto { GENDER($place) ->
        [feminine] { NAME($place, form: "into") }
        [masculine] { NAME($place, form: "into") }
       *[other] a { $place }
    }
spoken-door = Pasar { GENDER($place) ->
        [feminine] { NAME($place, form: "into") }
        [masculine] { NAME($place, form: "into") }
       *[other] a { $place }
    } por la puerta contigua
spoken-jump = Ir directamente { GENDER($place) ->
        [feminine] { NAME($place, form: "into") }
        [masculine] { NAME($place, form: "into") }
       *[other] a { $place }
    }, como permite la carta
spoken-stay = Quedarse { $in }
spoken-stop = Parar { $in }
spoken-show = Mostrar una carta a { $name }: { $card }
spoken-show-secretly = Mostrar en secreto una carta a { $name }: { $card }
spoken-reveal = Revelar a toda la mesa una carta: { $card }
spoken-name = Nombrar una carta: { $card }
spoken-choose = Elegir a { $name }
spoken-send = Mandar de vuelta { NAME($suspect, form: "into") }
spoken-play = Jugar «{ $title }»
spoken-power = Usar tu poder: «{ $title }»
spoken-list = { $label }: { $things }

spoken-group-plan = Planear adónde ir después
spoken-plan = Planear ir { GENDER($place) ->
        [feminine] { NAME($place, form: "into") }
        [masculine] { NAME($place, form: "into") }
       *[other] a { $place }
    }
spoken-plan-is = Planeas ir { GENDER($place) ->
        [feminine] { NAME($place, form: "into") }
        [masculine] { NAME($place, form: "into") }
       *[other] a { $place }
    }.
spoken-plan-drop = Dejar el plan de ir { GENDER($place) ->
        [feminine] { NAME($place, form: "into") }
        [masculine] { NAME($place, form: "into") }
       *[other] a { $place }
    }
spoken-plan-none = No has planeado adónde ir después.
spoken-plan-where = Puedes planear ir a cualquier otra habitación, o a una casilla al alcance de un solo turno.
spoken-plan-help = Mientras juega el resto: planear { $room }, planear, planear no

spoken-too-long = Es demasiado largo para una orden.
spoken-nothing = Escribe ? para ver qué puedes hacer ahora, o ayuda para ver todas las órdenes.
spoken-unknown = «{ $word }» no es una orden. Escribe ? para ver qué puedes hacer ahora, o ayuda para ver todas las órdenes.
spoken-unknown-name = Aquí nada se llama «{ $word }». Hay: { $names }.
spoken-several = «{ $word }» podría ser { $names }.
spoken-not-now = La orden «{ $word }» no sirve ahora: { $asked }.
spoken-which = Di cuál: { $names }.
spoken-lacks = Di algo más que «{ $word }»: completar { $word } enumera cómo puede seguir.
spoken-lacks-why = Di qué carta y de quién: { $word } { $weapon } { $suspect }, o { $word } { $weapon } sobre.
spoken-lacks-mark = Di qué carta, de quién y qué: { $word } { $weapon } { $suspect } no (o sí, quizá, borrar, o un número del 1 al 9).
spoken-no-way = Ahora no puedes ir { NAME($room, form: "into") }; { $command } te acerca lo más posible.
spoken-no-way-name = Ningún lugar se llama «{ $word }». Hay: { $names }; una casilla es una letra y un número, como E7.
spoken-two-sentences = { $one }. { $other }
spoken-same-kind = «{ $word }» nombra dos cartas de la misma clase. Nombra una de cada.
spoken-too-much = «{ $word }» nombra más de lo que se pide.
spoken-unfilled = { $questions } Por ejemplo: { $example }
spoken-only-here = Solo puedes preguntar por la habitación en la que estás: { $room }.

spoken-in-room = { $who }: { $in }.
spoken-at-place = { $who }: { NAME($place, form: "in") }.
spoken-on-square = { $who }: en la casilla { $place }.
spoken-beside = { $who }: junto al tablero.

spoken-doors = { $doors ->
    [one] Una puerta
   *[other] { $doors } puertas
}: { $places }
spoken-door-at = { $side ->
    [north] al norte
    [east] al este
    [south] al sur
   *[west] al oeste
} en { $square }
spoken-near-rooms = Lo más cercano a pie: { $rooms }
spoken-near-room = { $room } (a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
})

spoken-hello = { $theme }. Tu papel: { $me }; contigo juegan { $others }.
spoken-sure = { $label } { $warning } ¿Sí o no?
spoken-left = Queda sin hacer.
spoken-done = Hecho.
spoken-nothing-to-do = No hay nada que deshacer ni que rehacer.
spoken-taken-back = Has vuelto atrás.
spoken-stands = Eso ya no tiene vuelta atrás: tu última decisión reveló algo, o alguien más ha decidido desde entonces.
spoken-now = Puedes: { $commands }.
spoken-now-more = Puedes: { $commands }, y más: escribe ?.
spoken-squares-short = casillas ({ $count })
spoken-squares-many = {"  "}casillas: enumera las { $count } casillas a las que puedes ir
spoken-option = {"  "}{ $command }: { $label }
spoken-option-note = {"  "}{ $command }: { $label }. { $note }
spoken-option-form = {"  "}{ $command }…: { $label }. { $fields }
spoken-field = { $label } { $options }.
spoken-slip = «{ $title }»: { $text }
spoken-no-end = Ninguna orden empieza así ahora.
spoken-rules = Estas son las partes de las reglas; «reglas» y una palabra muestran una:
spoken-assist = {"  "}{ $word }: { $name }{ $chosen }. { $why }
spoken-chosen = {" "}(como ahora)
spoken-not-chosen = {""}
spoken-group-start = Para empezar
spoken-group-squares = Casillas al alcance
spoken-group-question = Una pregunta
spoken-group-answer = Tu respuesta
spoken-group-pick = A elegir
spoken-group-end = O bien
spoken-saved = Se guardó en { $file }. Sigue jugando con: candlestick play --resume { $file }
spoken-not-saved = No se puede escribir { $file }: { $why }. Di otro archivo.
spoken-there-already = { $file } ya existe y no es este caso. Di otro archivo, para que no se pierda nada.
spoken-kept = Guardado entre tus casos con el número { $id }. Sigue jugando con: candlestick play --resume { $id }
spoken-kept-closed = Guardado entre tus casos con el número { $id }. «guardar ARCHIVO» lo escribe en un archivo; «candlestick review ARCHIVO» cuenta luego más sobre él.
spoken-not-kept = No se puede guardar el caso entre los tuyos: { $why }. Guárdalo en un archivo: guardar ARCHIVO
spoken-resume-theme = si el tema es tuyo, di dónde está: su carpeta o su zip antes de --resume
spoken-resume-closed = este caso está cerrado; candlestick review cuenta cómo fue
spoken-resume-who = en este caso juega más de una persona, o ninguna: di con --me qué puesto ocupas, y los demás serán bots
spoken-resume-not-there = { $id } no juega en este caso
spoken-resume-none = ninguno de tus casos tiene el número { $id }; están abiertos: { $open }. Un archivo se indica con su ruta.
spoken-help =
    Qué puedes hacer ahora y qué se te pide: ?, ahora, casillas, completar
    Jugar: tirar, ir { $room }, hacia { $room }, cruzar { $room }, pasadizo, quedarse, sugerir { $suspect } { $weapon }, mostrar { $weapon }, fin, acusar { $suspect } { $weapon } { $room }, rendirse, volver atrás
    Cartas y poderes: robar, jugar, poder, nombrar, elegir, mandar, apartada 2, pasar
    La mesa: dónde, mirar { $room }, jugadores, mano, mesa, pregunta, registro 20, reglas
    La libreta: libreta, libreta { $suspect }, por qué { $weapon } { $suspect }, marcar { $weapon } { $suspect } no, deshacer, rehacer, asistencia
    El caso: guardar ARCHIVO, salir. Se conserva después de cada decisión.
    Los nombres pueden ir a medias, con erratas y en cualquier orden; s, i, t, f, a, d, c, l, v equivalen a sugerir, ir, tirar, fin, acusar, dónde, mano, libreta, mirar. Varias órdenes caben en una línea, separadas con ;
    Una casilla es una letra y un número: las columnas desde la izquierda, las filas desde arriba.

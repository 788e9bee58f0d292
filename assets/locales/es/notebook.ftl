# The game's words in Spanish: the notebook, its help levels and its whys.

note-title = Libreta
note-players-before = Los jugadores anteriores
note-players-after = Los jugadores siguientes
note-who = Quién
note-what = Con qué
note-where = Dónde
note-case-file = Sobre
note-you = { $name } (tú)
note-cell = { $card }, { $column }: { $mark }
note-cell-odds = { $odds } de cada cien
note-printed = { $mark }, impreso
note-pencilled = { $mark }, a lápiz
note-blank = en blanco
note-no = no
note-yes = sí
note-maybe = quizá

note-help = Ayuda · { $help }
note-why = ¿Por qué?
note-undo = Deshacer
note-redo = Rehacer
note-copy = Copiar la libreta como texto
note-copied = Copiado al portapapeles.
note-saved = Se guardó como { $place }
note-estimated = estimación
note-thinking = calculando…

help-title = Cuánto ayuda la libreta
help-blank = Hoja en blanco
help-cross-off = Tacha
help-slips = Avisa de deslices
help-deduce = Deduce
help-odds = Probabilidades
help-blank-why = No hay nada impreso. Todo queda en manos de tu lápiz.
help-cross-off-why = Imprime tus cartas, las que te mostraron y quién no pudo responder. Los números pequeños son turnos: entonces se mostró una de esas cartas.
help-slips-why = Además rodea en rojo una marca tuya a lápiz si no puede ser correcta.
help-deduce-why = Además imprime todo lo que se deduce con certeza de lo que has visto.
help-odds-why = Además sombrea las celdas abiertas: cuanto más oscura, más probable. El número es la probabilidad sobre cien.
help-legend-game = impreso por el juego
help-legend-own = tu lápiz: toca una celda abierta, o pulsa X, Y, ? y del 1 al 9. «¿Por qué?» cuenta qué hay detrás de la última celda que tocaste; también si la mantienes pulsada o haces clic derecho.
help-legend-slip = un desliz del lápiz
help-copy = Copiar como texto
help-save = Guardar como archivo
help-close = Cerrar

cell-title = { $card } · { $column }
cell-close = Cerrar
cell-mark = Anotar «{ $mark }»
cell-wipe = Borrar tu marca
cell-number = Número pequeño { $number }
cell-log = En el registro

why-cell-held = La tienes tú: está entre las cartas que te tocaron.
why-cell-not-held = No la tienes: no te tocó en el reparto.
why-cell-elsewhere = La tienes tú.
why-cell-sure = Se deduce con certeza de todo lo que has visto hasta ahora.
why-cell-slip = Tu marca no puede ser correcta. Repasa lo que has visto.
why-cell-turn = Turno { $turn }: { $line }
why-cell-shown = Turno { $turn }: { $by } mostró una carta a { $to }, entre estas: { $cards }.
why-cell-odds = Por lo que puedes saber, la probabilidad es de { $odds } de cada cien.
why-cell-odds-estimated = Por lo que puedes saber, la probabilidad es de unos { $odds } de cada cien (estimación).
why-cell-open = Nada de lo que has visto lo decide aún.
why-cell-blank = La hoja está en blanco: anota aquí lo que sepas.

sheet-title = Libreta de { $name }, turno { $turn }
sheet-key = x: no, o: sí, ?: quizá; tus propias marcas van entre paréntesis
sheet-percent = { $odds } %
sheet-who = QUIÉN
sheet-what = CON QUÉ
sheet-where = DÓNDE
sheet-file = Sobre

lookback-title = Repaso
lookback-wait = Averiguando quién podía saber qué…
lookback-chart = Soluciones aún posibles, turno a turno
lookback-chart-told = { $name }: { $first } soluciones posibles tras el reparto, { $last } al final.
lookback-chart-turn = Turno
lookback-deal = reparto
lookback-curves = Curvas
lookback-steps = Paso a paso
lookback-seats = Jugadores
lookback-board = El tablero en este paso
lookback-back = Un paso atrás
lookback-on = Un paso adelante
lookback-turn = El turno siguiente
lookback-step = Turno { $turn }: { $line }
lookback-hands-why = Las cartas de toda la mesa están a la vista. Subrayadas: se preguntó por ellas. Iluminadas: se acaban de mostrar.
lookback-card-asked = { $card } (se preguntó por ella)
lookback-card-shown = { $card } (se acaba de mostrar)
lookback-missed = Descuidos
lookback-questions = Preguntas
lookback-bits = Un bit reduce a la mitad lo que queda abierto. «Valía» es lo que una pregunta iba a decir de media; «dijo», lo que acabó diciendo.
lookback-copy = Compartir
lookback-save = Guardar
lookback-save-room = Guardar la prueba de la sala
lookback-no-proof = La prueba de este caso ya no está aquí.
lookback-leave = Volver
verdict-review = Repasar
lookback-older = Un caso anterior
lookback-newer = Un caso posterior
lookback-which = { $theme } · caso { $n } de { $of }
lookback-from = De { $file } · { $theme }
lookback-open = Abrir un caso guardado…
lookback-empty = Todavía no hay ningún caso cerrado en este dispositivo. Cuando se cierre uno, lo encontrarás aquí: qué podía haber sabido cada cual, y cuándo. También puedes abrir un caso que alguien haya guardado en otro sitio.
lookback-drop-page = O suelta el archivo en cualquier parte de esta página.
lookback-drop-window = Para abrir un caso guardado, suelta su archivo en esta ventana o inicia el juego con «candlestick --review ARCHIVO».
lookback-gone = ya no se conserva
lookback-none = Aquí no se puede volver a jugar un caso cerrado: { $why }

file-import-opened = Repasando { $file }.
file-import-none = «{ $file }» no se abrió: { $why }
file-import-still-open = «{ $file }» aún no está cerrado: ahora está entre tus casos, para seguir jugándolo.
file-import-theme-missing = se jugó con el tema «{ $theme }», que no está aquí. Añade antes ese tema («Temas propios», en un caso nuevo) y vuelve a abrir el archivo.
file-import-later = «{ $file }» no se abrió, porque hay un caso en juego. Sal antes a la portada (el caso se guarda) y vuelve a abrir el archivo.
file-import-others = Se abrió «{ $file }»; solo uno cada vez.
file-import-link = el enlace
file-import-close = Cerrar

title-daily = Caso del día
title-daily-done = Caso del día · hecho
daily-title = El enigma de hoy
daily-line = { $date } · { $theme } · eres { $name } · { $grade }
daily-clues = Lo que has visto
daily-notebook = Libreta
daily-answer = Tu respuesta
daily-why = Solo una respuesta es segura. Elige quién, con qué y dónde.
daily-say = ¡Eso es!
daily-wrong = { $tries ->
    [one] No es eso. Lo seguro es otra cosa: mira otra vez.
   *[other] Tampoco es eso (llevas { $tries } intentos). Mira otra vez.
}
daily-right = { $tries ->
    [one] ¡Bien, y a la primera! { NUMBER_OF($suspect) ->
        [plural] Fueron
       *[singular] Fue
    } { $suspect }, { $with }, { $in }.
   *[other] ¡Bien! { NUMBER_OF($suspect) ->
        [plural] Fueron
       *[singular] Fue
    } { $suspect }, { $with }, { $in }.
}
daily-leave = A la portada
daily-case = El caso entero de hoy
daily-case-done = Repasarlo
daily-case-name = Caso del día: { $date }
daily-share-it = Compartir
daily-share = Candlestick · { $date }
daily-share-puzzle = { $tries ->
    [one] Enigma ★ a la primera
   *[other] Enigma ★ tras { $tries } intentos
  }
daily-share-case = Caso ★ en el turno { $turns }
daily-share-case-lost = Caso · sin resolver, { $turns } turnos
daily-streak = { $days } días seguidos
daily-wait = Buscando el caso de hoy…

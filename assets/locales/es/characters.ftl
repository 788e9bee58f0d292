# The game's words in Spanish: the ladder, its characters and what they say, feats and titles.
ladder-title = Contra quién juegas
ladder-next = Siguiente: { $name }
ladder-none = Elige contra quién jugar o, más arriba, un nivel para todos los bots.
ladder-record = Ganaste { $won } de { $cases } casos contra { $name }; { $name } ganó { $lost }.
ladder-record-none = Ningún caso todavía contra { $name }.
ladder-told = { $name }: { $who }
ladder-says = { $name }: «{ $line }»

character-pip = Pip
character-pip-who = Solo marca las cartas que le muestran y pregunta por todas las de la hoja, incluidas las suyas.
character-pip-begin = Es la primera vez que juego. ¿Por dónde se va?
character-pip-won = ¿Gané? ¿De verdad gané?
character-pip-lost = ¡Conque se hacía así!

character-mabel = Mabel
character-mabel-who = Recorre la casa en redondo y la hoja de arriba abajo; que alguien pase no le dice nada.
character-mabel-begin = Una habitación tras otra, cielo. Así limpio yo también.
character-mabel-won = Pues al final las hice todas.
character-mabel-lost = Y solo me quedaban tres habitaciones.

character-percy = Percy
character-percy-who = Sabe qué habitaciones merecen el viaje, y no presta atención a quién pasa.
character-percy-begin = Treinta años en Correos. Me sé todos los atajos.
character-percy-won = Entregado, y a su hora.
character-percy-lost = Vaya, otra vez la puerta que no era.

character-clara = Clara
character-clara-who = Anota quién no pudo responder a sus preguntas, y nada de las ajenas.
character-clara-begin = Silencio, por favor. Estoy haciendo una lista.
character-clara-won = Estaba todo en mi lista.
character-clara-lost = Tenía que haber escuchado las preguntas de los demás.

character-otto = Otto
character-otto-who = Anota a todo el que pasa, y lo que se mostró si salta a la vista; luego ya se le ha olvidado.
character-otto-begin = Cada rueda mueve otra. Empieza, por favor.
character-otto-won = Va como un reloj.
character-otto-lost = Lo tuve en la mano y lo dejé por ahí.

character-inez = Inés
character-inez-who = Recuerda lo que se mostró entre otros y cuenta manos, pero siempre va por el camino largo.
character-inez-begin = Que conste todo, por favor.
character-inez-won = Esto va en primera plana.
character-inez-lost = Me pisaron la exclusiva. ¿Quién te lo contó?

character-hale = Inspector Hale
character-hale-who = Saca todas las conclusiones claras y va adonde una pregunta dice más.
character-hale-begin = Que nadie salga de la casa.
character-hale-won = Cuestión de rutina.
character-hale-lost = Te mencionaré en mi informe.

character-vesper = Madame Vesper
character-vesper-who = Cuenta todos los repartos que encajan, lee en lo que preguntas y se atreve a acusar pronto.
character-vesper-begin = Sabía que vendrías.
character-vesper-won = Me lo dijiste tú, pregunta a pregunta.
character-vesper-lost = Por fin. Casi había perdido la esperanza.

feat-new = Una hazaña: { $feat }
feat-at-once = acusar en el primer turno en que podía saberse.
feat-first = saberlo antes de que nadie más pudiera.
feat-no-waste = no hacer ninguna pregunta en vano.
feat-counted = hallar la respuesta contando manos y lo que quedaba.
feat-overheard = hallar la respuesta en lo que se mostraron otros dos.
feat-chain = hallar la respuesta con una cadena de cinco pasos o más.
feats-count = { $title }: { $count } de { $all } hazañas
title-new = Tu nuevo título: { $title }.
title-newcomer = Aprendiz
title-sleuth = Sabueso
title-inspector = Agente
title-chief-inspector = Agente especial
title-great-detective = Gran detective

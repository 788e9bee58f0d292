# The game's words in Spanish: what is told of faults. What a system or a parser said stands in them as it was said.

fault-store-folder = el sistema no indica ninguna carpeta para los datos; define CANDLESTICK_DATA
fault-store-denied = el navegador le niega el almacenamiento a esta página
fault-store-place = no hay dónde guardar: { $why }
fault-store-read = no se pudo leer { $name }: { $why }
fault-store-write = no se pudo guardar { $name }: { $why }
fault-store-there = { $name } ya existe; quítalo antes o da otro nombre al tema nuevo

fault-format = esto tiene el formato { $found }; esta versión del juego lee hasta el { $known }; una más nueva quizá lo lea
fault-format-unreadable = esto no es lo que el juego guarda ahí ({ $why })

fault-record-long = ocupa más de { $most } MiB, y ningún caso guardado llega a tanto
fault-record-no-text = no es un texto, y un caso guardado lo es
fault-record-unreadable = esto no es un caso guardado como los que escribe el repaso ({ $why })
fault-record-actions = tiene { $count } acciones; se vuelven a jugar { $most } como mucho
fault-record-comments = tiene { $count } comentarios; se guardan { $most } como mucho
fault-record-comment = el comentario { $number } viene tras { $after } acciones y tiene { $length } caracteres; el caso tiene { $actions } acciones, y un comentario { $most } caracteres como mucho
fault-record-title = su título tiene { $length } caracteres; se guardan { $most } como mucho

fault-link-letter = el enlace está dañado en la letra { $letter }; cópialo entero
fault-link = el enlace está dañado o cortado; cópialo entero

fault-replay-theme = el caso se jugó con el tema { $wanted }, no con { $given }; ábrelo con { $wanted }
fault-replay-changed = el tema { $theme } ha cambiado desde que se jugó este caso; recupera sus archivos de entonces o empieza otro caso
fault-replay-seats = el caso nombra { $named } jugadores para { $seats } puestos; debe haber uno por puesto
fault-replay-setup = esa preparación no es posible: { $why }
fault-replay-laid = el caso no está repartido como podría estarlo: { $why }
fault-replay-action = la acción { $number } de { $of } (puesto { $seat }, { $action }) no es posible: { $why }

fault-laid-case-file = en el sobre hay algo que esta edición no tiene; pon un sospechoso, un arma y una habitación
fault-laid-no-card = la carta { $card } no está en esta edición
fault-laid-twice = la carta { $card } está en dos sitios; quítala de uno
fault-laid-nowhere = la carta { $card } no está en ningún sitio; dásela a alguien
fault-laid-hands = { $hands } manos para { $seats } puestos; da a cada uno la suya
fault-laid-hand-size = el puesto { $seat } tiene { $given } cartas; al repartir le tocan { $dealt }
fault-laid-in-rooms = hay { $given } cartas en habitaciones; al repartir son { $dealt }
fault-laid-at-side = hay { $given } cartas apartadas; al repartir son { $dealt }
fault-laid-face-up = hay { $given } cartas boca arriba; al repartir son { $dealt }
fault-laid-room = en la habitación { $room } hay una carta que no puede estar ahí; puede haber una en cada habitación que pueda ser la respuesta
fault-laid-first = el puesto { $seat } ha de empezar y no está
fault-laid-dice = la tirada { $roll } no es posible con los dados de esta edición; da a cada dado una de sus caras
fault-laid-rolls = hay { $rolls } tiradas puestas; pueden ser { $most } como mucho
fault-laid-deck = la carta especial { $card } está puesta más veces de las que hay
fault-laid-token = la ficha del sospechoso { $suspect } no puede estar ahí; dale una casilla libre o una habitación
fault-laid-weapon = el arma { $weapon } no puede estar ahí; dale una habitación

fault-setup-seats = { $seats } puestos; esta edición admite de { $least } a { $most }
fault-setup-suspect = el sospechoso { $number } no está en esta edición
fault-setup-twice = el sospechoso { $number } ocupa dos puestos; dale a cada puesto el suyo

fault-refused-closed = el caso está cerrado
fault-refused-seat = le toca decidir al puesto { $seat }
fault-refused-action = no se puede hacer en ese momento

fault-exercise-question = la pregunta de este ejercicio no encaja con su caso; elige otro ejercicio

fault-lesson-chapter = esta lección es del capítulo { $wanted }, no de { $given }; ábrela con { $wanted }
fault-lesson-changed = el capítulo { $chapter } ha cambiado desde que lo dejaste; empiézalo de nuevo
fault-lesson-step = el paso { $number } no se hizo así; empieza de nuevo el capítulo

fault-real-table-unreadable = no se puede leer la mesa: { $why }
fault-real-table-theme = el tema «{ $theme }» de esta mesa no está aquí; añádelo a tus temas

fault-puzzle-never = ningún caso de { $theme } llega a un punto en que una respuesta sea segura; prueba con otro número u otro tema

job-failed = No se pudo calcular: es un fallo de este programa. Inténtalo otra vez; lo guardado sigue igual.

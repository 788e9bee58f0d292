# The game’s words in Spanish: what is wrong with a theme’s files.

check-sign-space = un espacio
check-sign-control = el carácter de control { $code }
check-sign-no-width = { $code }, que no tiene anchura,
check-sign-no-width-end = { $code }, que no tiene anchura
check-sign-like = `{ $sign }` ({ $code }, que solo se parece a { $like })
check-sign-plain = `{ $sign }`
check-sign-odd-space = { $code }, que no es un espacio corriente,
check-sign-odd-space-end = { $code }, que no es un espacio corriente
check-sign-code = `{ $sign }` ({ $code })
check-remark = ; contiene { $sign }
check-aside = { " " }Aquí contiene { $sign }
check-or = { $one } { BEGINS($other) ->
    [o] u
   *[other] o
} { $other }

check-bare-text = el texto va entre comillas rectas; escribe "{ $word }"
check-backslash = aquí \ empieza un signo especial; entre carpetas escribe /, en todos los sistemas, y en otro caso dos, \\
check-syntax = { $parser }{ $remark }
check-syntax-out = { $parser }; { $way_out }{ $remark }
check-syntax-sign = ; aquí hay { $sign }
check-syntax-list = cierra la lista con ], aquí o más arriba
check-syntax-key = una clave tiene letras sencillas de la a a la z, cifras, - y _
check-syntax-quotes = ponlo entre "comillas" rectas
check-syntax-text = cierra el texto con una " recta
check-syntax-value = escribe clave = valor
check-syntax-twice = escríbelo una vez, y cada bloque de una lista con dos corchetes, como [[suspects]]
check-one-table = [{ $name }] está una sola vez; escríbelo con un par de corchetes
check-blocks = cada entrada de esta lista es un bloque propio; escribe [[{ $name }]], con dos pares de corchetes
check-key-missing = aquí falta `{ $key }`; añade { $key } = …
check-key-missing-such = aquí falta `{ $key }`; añádelo, por ejemplo { $key } = { $example }
check-wrong-kind = aquí hay { $found }; escribe { $wanted }
check-wrong-length = aquí hay { $length }; escribe { $wanted }
check-one-entry = aquí va exactamente una entrada; escribe solo esa
check-expected = { $found }; escribe { $wanted }
check-found-list = una lista
check-found-table = una tabla
check-found-text = el texto { $value }
check-found-number = el número { $value }
check-found-word = la palabra { $value }
check-want-text = un texto entre "comillas"
check-want-number = un número entero de 0 a { $most }
check-want-boolean = true o false
check-want-two = una lista de dos, como [1, 2]
check-want-list = una lista como [1, 2]
check-want-table = una tabla como { "{" } at = [3, 4], to = "north" { "}" }
check-want-keys = una tabla con claves
check-unknown = `{ $word }` no se conoce aquí; son posibles { $known }
check-unknown-near = `{ $word }` no se conoce aquí; ¿querías decir `{ $near }`?{ $aside }
check-none = no existe `{ $word }` ({ $kind }); escribe un id que el tema tenga para eso{ $aside }
check-none-near = no existe `{ $word }` ({ $kind }); ¿querías decir `{ $near }`?{ $aside }
check-kind-suspect = sospechoso
check-kind-weapon = arma
check-kind-room = habitación
check-kind-card = carta
check-kind-deck-card = carta especial
check-kind-player = jugador
check-kind-name = nombre
check-kind-power = poder de un sospechoso

check-indented = el dibujo está sangrado; quita lo que hay a su izquierda en cada línea
check-start-twice = la marca de salida { $mark } está dibujada dos veces; cada una está en una casilla
check-drawn-unknown = { $sign } no se conoce{ $cells }{ $like }; escribe `#` para una pared, `.` para una casilla de pasillo, `?` para una con marca, una cifra para una salida, o la letra de una habitación{ $known }
check-drawn-cells = { " " }({ $count } casillas, esta la primera)
check-drawn-like = ; se parece a { $sign }, una letra de este tema
check-drawn-letters = { " " }(una de { $letters })
check-board-empty = el tablero está vacío; dibuja sus filas, cada una en una línea
check-board-large = el tablero tiene { $rows } filas de { $columns } casillas; caben { $most } filas de { $most } como mucho
check-row-short = la fila { $row } del tablero tiene { $cells } casillas, las demás { $others }; dibuja el resto
check-row-long = la fila { $row } del tablero tiene { $cells } casillas, las demás { $others }; quita algunas, espacios incluidos
check-letter = una habitación o casilla especial se dibuja con una letra, como "K", o con *{ $remark }
check-letter-wall = una habitación o casilla especial se dibuja con una letra, como "K", o con *; # es para paredes{ $remark }
check-letter-corridor = una habitación o casilla especial se dibuja con una letra, como "K", o con *; . es para casillas de pasillo{ $remark }
check-letter-mark = una habitación o casilla especial se dibuja con una letra, como "K", o con *; ? es para casillas con marca{ $remark }
check-letter-digit = una habitación o casilla especial se dibuja con una letra, como "K", o con *; las cifras son para las salidas{ $remark }
check-letter-taken = la letra { $letter } ya es de otra habitación; elige otra
check-letter-alike = { $letter } se parece a la letra de otra habitación, { $other }; elige otra
check-room-undrawn = ninguna casilla del tablero está dibujada con { $letter }; dibuja con ella el suelo de la habitación
check-square-undrawn = ninguna casilla del tablero está dibujada con { $letter }; dibuja con ella la casilla
check-centre-answer = el centro nunca es la respuesta; da a esa habitación answer = false
check-start-room-door = todas las fichas salen de esta habitación, así que necesita una puerta
check-wall = una pared está entre dos casillas que se tocan, como [[3, 4], [3, 5]]
check-link = un enlace va de una casilla de pasillo a otra, como [[3, 4], [3, 9]]
check-start-idle = todas las fichas salen de la start_room de [board]; quita esta línea
check-start-digit = una salida es la cifra dibujada en el tablero, como "1"{ $remark }
check-start-taken = otro sospechoso ya sale de { $mark }; elige otra marca
check-start-undrawn = la marca de salida { $mark } no está dibujada en el tablero; ponla en una casilla
check-start-nobody = ningún sospechoso sale de { $mark }; escribe `.` o dásela a un sospechoso con start = "{ $mark }"
check-room-sealed = la habitación `{ $room }` no tiene puerta, ni pasadizo, ni puerta a otra habitación; dale algo de eso
check-door-twice = esta puerta ya está; quita una
check-door-outside = la puerta de la fila { $row }, columna { $column } no está en una casilla de pasillo, sino fuera del tablero; `at` es la casilla de fuera de la habitación
check-door-in-wall = la puerta de la fila { $row }, columna { $column } no está en una casilla de pasillo, sino en una pared; `at` es la casilla de fuera de la habitación
check-door-in-room = la puerta de la fila { $row }, columna { $column } no está en una casilla de pasillo, sino dentro de una habitación; `at` es la casilla de fuera de la habitación
check-door-leads = la puerta de la fila { $row }, columna { $column } no lleva a su habitación con to = "{ $to }"; escribe to = { $sides }
check-door-leads-nowhere = la puerta de la fila { $row }, columna { $column } no lleva a su habitación con to = "{ $to }"; la habitación no toca esta casilla por ningún lado
check-passage = una de estas ya tiene un pasadizo; una habitación tiene uno como mucho, a otra habitación
check-join = una puerta une dos habitaciones distintas, y cada par solo una vez

check-id-taken = el id `{ $name }` ya está usado; elige otro
check-id-taken-as = el id `{ $name }` ya está usado, como `{ $other }`; elige otro
check-mark-taken = la sigla `{ $name }` ya está usada; elige otra
check-mark-taken-as = la sigla `{ $name }` ya está usada, como `{ $other }`; elige otra
check-id = un id tiene de 1 a 40 minúsculas, cifras y guiones, como "lead-pipe"{ $remark }
check-id-sign = ; este contiene { $sign }
check-text-empty = este texto está vacío; escribe algo
check-text-long = este texto tiene { $length } letras; caben { $most } como mucho
check-text-control = este texto contiene el carácter de control { $code }; escríbelo en una línea, con letras corrientes
check-text-unseen = este texto contiene { $code }, un signo que no se ve; quítalo
check-paragraphs-long = este texto tiene { $length } letras; escribe de 1 a { $most }
check-paragraphs-control = `{ $text }…` contiene el carácter de control { $code }; quítalo
check-colour = `{ $colour }` no es un color; escribe # y seis cifras hexadecimales, como "#c8323c"
check-path = una imagen es un archivo .png dentro de la carpeta del tema, como "pictures/rooms/hall.png"
check-path-slash = entre carpetas va /, en todos los sistemas; escribe "{ $path }"
check-mark = la sigla `{ $mark }` debe tener una o dos letras, como "Pl"{ $remark }
check-words-parts = theme.toml tiene { $most } partes [[how_to_play]]; aquí hay una más
check-cast-none = no hay [[{ $list }]]; un caso necesita al menos 2 para elegir
check-cast-one = solo hay uno de [[{ $list }]]; un caso necesita al menos 2 para elegir
check-cast-many = sospechosos, armas y habitaciones son { $total } en total; caben { $most } como mucho
check-furniture = aquí se nombran { $count } muebles; escribe { $most } como máximo
check-nothing-to-show = este tablero no tiene { $what } que mostrar; quita la línea

check-deck-count = una carta está al menos una vez, y un mazo tiene { $most } cartas como mucho
check-effect-idle = solo do = "{ $owner }" lleva { $key }; quita esta línea
check-effect-category = con esta carta se nombra una carta, pero ¿de qué clase? Añade category = "suspect"
check-effect-room = esta carta lleva a una habitación, pero ¿a cuál? Añade room = y su id
check-effect-room-answer = en esta habitación se pregunta, así que debe poder ser la respuesta
check-effect-custom = esta carta necesita un efecto de fuera; añade custom = y su nombre
check-effect-steps = esta carta suma a la tirada, pero ¿cuánto? Añade steps = 6
check-effect-most-steps = una carta suma de 1 a { $most } pasos
check-outside-near = no hay ningún efecto de fuera `{ $effect }`; ¿querías decir `{ $near }`?
check-outside-others = no hay ningún efecto de fuera `{ $effect }`; se conocen otros
check-outside-none = no hay ningún efecto de fuera `{ $effect }`; este programa no trae ninguno; solo un programa con la extensión juega este tema
check-power-no-roll = sin dados no hay tirada que repetir; da al poder otro efecto
check-power-only-drawn = esto solo puede hacerlo una carta del mazo, en cuanto se roba; da al poder otro efecto
check-when = esto no puede hacerse entonces; escribe when = { $moments }
check-when-power = un poder se usa cuando quiere quien lo tiene; escribe when = { $moments }
check-when-no-roll = sin dados no hay tirada que repetir; escribe when = { $moments }

check-rule-centre = para acusar en el centro hace falta uno; añade a [board] centre = y el id de una habitación
check-rule-start-room = las armas empiezan con las fichas; añade a [board] start_room = y el id de una habitación
check-rule-players = de { $least } a { $most } jugadores no puede ser; escribe el menor y el mayor número, al menos 2 y como mucho { $possible }, tantos como sospechosos hay
check-rule-dealt = { $cards } cartas no se pueden repartir entre { $players } jugadores; baja el número mayor
check-rule-in-rooms = aquí puede haber { $most } cartas en habitaciones como mucho
check-rule-aside = aquí puede haber { $most } cartas apartadas como mucho
check-rule-steps = un turno tiene de 1 a { $most } pasos
check-rule-no-dice = con fixed_steps no hay dados; quita una de las dos cosas
check-rule-first = sin dados nadie puede tirar para decidirlo; escribe "lot" o "start-order"
check-rule-dice = escribe de 1 a { $most } dados, cada uno como lista de caras
check-rule-no-steps = estos dados nunca dan un paso, así que nadie podría andar; escribe alguna cara desde 1
check-rule-faces = un dado tiene de 1 a { $most } caras
check-rule-face = una cara tiene de 0 a { $most } pasos
check-order-twice = `{ $suspect }` ya está; nombra a cada sospechoso una vez
check-order-lacks = falta `{ $suspect }` en el orden de salida; añádelo

check-file-text = los textos de un tema tienen { $most } bytes cada uno como mucho, este tiene { $size }; acórtalo
check-file-large = este archivo tiene más de { $most } bytes; hazlo más pequeño
check-files-large = los archivos del tema tienen más de { $most } bytes en total; haz sus imágenes más pequeñas
check-files-many = hay más de { $most } archivos; un tema necesita muchos menos
check-file-twice = este archivo está dos veces
check-file-utf8 = esto no es texto UTF-8; guarda el archivo como UTF-8 en tu editor
check-file-path = esta ruta es más larga de { $most } bytes; usa nombres más cortos
check-file-name = el nombre de este archivo contiene caracteres de control; cámbialo
check-file-outside = esta ruta sale de la carpeta del tema; empaqueta la carpeta otra vez, con nombres sencillos
check-file-unreadable = este archivo no se puede leer: { $why }
check-several = aquí hay varios temas, en { $one } { BEGINS($other) ->
    [i] e
   *[other] y
} { $other }; da un tema cada vez
check-no-theme = no hay theme.toml, ni arriba del todo ni en una carpeta de ahí; ¿es esto un tema?
check-no-theme-like = no hay theme.toml; { $like }
check-no-board = no hay board.txt; dibuja en él el tablero, junto a theme.toml
check-no-board-like = no hay board.txt; { $like }
check-like-move = ¿es { $file }? Entonces muévelo aquí, para que sea { $wanted }
check-like-rename = ¿es { $file }? Entonces cámbiale el nombre, para que sea { $wanted }
check-like-hidden = ¿es { $file }? Entonces cámbiale el nombre, para que sea { $wanted }; puede que tu sistema oculte el final del nombre
check-no-builtin = no hay ningún tema incorporado con ese nombre; hay { $known }
check-called-builtin = un tema incorporado ya se llama { $id }; da otro nombre a la carpeta o al zip
check-called-other = { $other } ya se llama { $id }; da otro nombre a uno de los dos
check-folder-no-theme = en esta carpeta no hay theme.toml; `candlestick theme new` escribe uno
check-folder-no-theme-like = en esta carpeta no hay theme.toml; { $like }
check-folder-not-there = esta carpeta no se puede leer porque no está; mira cómo se escribe
check-folder-is-file = esto es un archivo; nombra la carpeta del tema, o un zip de ella
check-folder-unreadable = esta carpeta no se puede leer: { $why }
check-folder-link = { $path } es un enlace; pon ahí el archivo mismo
check-folder-many = hay más de { $most } archivos; ¿es esta la carpeta de un tema?
check-zip-large = el zip tiene más de { $most } bytes; haz más pequeñas las imágenes del tema
check-zip-damaged = esto no es un zip, o está dañado; empaqueta otra vez la carpeta del tema
check-zip-list = la lista de archivos del zip está dañada; empaqueta otra vez la carpeta del tema
check-zip-link = { $path } es un enlace a otro archivo; empaqueta el archivo mismo
check-zip-twice = { $path } está dos veces en el zip; empaqueta otra vez la carpeta del tema
check-zip-file = este archivo está dañado o bloqueado en el zip; empaqueta otra vez la carpeta del tema
check-zip-unpacked = este archivo tiene { $size } bytes desempaquetado; caben { $most } como mucho
check-zip-method = este archivo está empaquetado de un modo poco usual; empaqueta la carpeta como zip corriente

check-picture-no-png = esto no es una imagen PNG; ábrela en un programa de imágenes y guárdala como PNG
check-picture-huge = esta imagen mide { $width } × { $height }; hazla más pequeña, basta con 256 × 256
check-pictures-huge = las imágenes tienen { $millions } millones de píxeles en total, caben { $most } millones como mucho; hazlas más pequeñas, basta con 256 × 256 para cada una

# The game’s words in Spanish: what is wrong with lesson files, and with a file of characters.

chapter-large = una lección tiene como mucho { $most } bytes, y esta tiene { $count }; acórtala
chapter-unknown = no hay ninguna lección incorporada con ese nombre; hay { $ids }
chapter-gone = ya no está el tema { $theme } con esta lección; trae de vuelta el tema para hacerla
chapter-other-theme = esta lección se lee con el tema { $theme }; escríbelo aquí
chapter-minutes = una lección dura de 1 a 10 minutos; de una más larga haz dos
chapter-no-seats = aquí falta `seats`; escribe quién juega, por ejemplo seats = ["plum", "green"]
chapter-no-you = aquí falta `you`; escribe cuál de los jugadores es quien aprende
chapter-setup = estos no pueden sentarse a una mesa: { $why }
chapter-seat = el puesto { $number }

chapter-no-deal = no hay reparto; escribe [deal] con case_file, y hands por jugador
chapter-no-case-file = aquí falta `case_file`; escribe las tres cartas que contiene
chapter-triple = escribe tres: un sospechoso, un arma y una habitación, por ejemplo ["plum", "rope", "hall"]
chapter-no-answer = esta habitación no puede ser la solución; nombra una que tenga carta
chapter-card-twice = { $card } ya está en otro sitio; cada carta está una sola vez
chapter-cards-left = estas cartas no están en ningún sitio: { $cards }; dáselas a alguien
chapter-no-seat = { $suspect } no tiene puesto; da estas cartas a alguien que juegue
chapter-no-hand = { $suspect } no tiene cartas; escribe hands.{ $suspect } = ["…"]
chapter-hand-size = { $name } tiene aquí { $given ->
    [one] { $given } carta
   *[other] { $given } cartas
}; al repartir le tocan { $dealt }
chapter-laid = el caso no puede quedar así: { $why }
chapter-dice = este tema tiene { $dice ->
    [one] un dado
   *[other] { $dice } dados
}; escribe para cada uno el número de una cara
chapter-die-face = las caras de un dado se cuentan desde 1
chapter-no-square = [{ $row }, { $column }] no es una casilla del pasillo; las filas y las columnas se cuentan desde 0

chapter-no-steps = no hay pasos; escribe en [[steps]] lo que hay que hacer
chapter-steps = una lección tiene como mucho { $most } pasos; haz dos
chapter-moves = de una vez se toman como mucho { $most } decisiones; quita algunas
chapter-no-deed = aquí no hay nada que hacer; escribe qué, por ejemplo do = "roll"
chapter-only-you = marcar, preguntar por qué y pulsar es solo de quien aprende; aquí va lo que alguien decide, por ejemplo do = "roll"
chapter-says-nothing = `{ $what }` no dice nada; escribe { $what }.es = "Unas palabras."
chapter-language = las palabras de un idioma van bajo su código, como say.en o say.de
chapter-words-empty = aquí no hay palabras; escribe unas pocas
chapter-words-control = estas palabras tienen un carácter de control; escríbelas en una línea, con letras sencillas
chapter-words-letters = estas palabras tienen { $count } letras; se leen como mucho { $most }, así que acórtalas
chapter-words-sentences = { $count } frases a la vez; como mucho { $most }, así que haz dos pasos
chapter-words-long = una frase de { $count } palabras; como mucho { $most }, así que acórtala

chapter-refused = eso no es posible aquí: { $why }
chapter-closed = el caso ya está cerrado
chapter-others-turn = le toca decidir a { $name }
chapter-can = { $name } puede: { $deeds }
chapter-open-ways = hasta aquí los pasos dejan demasiado abierto; di a quién hay que sugerir, o con qué
chapter-after-other = tras otra elección en un paso anterior: { $why }

chapter-claim-seat = { $name } { $there ->
    [yes] tiene
   *[no] no tiene
} { $card }
chapter-claim-case-file = { $card } { $there ->
    [yes] está en el sobre
   *[no] no está en el sobre
}
chapter-claim-table = { $card } { $there ->
    [yes] está en la mesa
   *[no] no está en la mesa
}
chapter-not-certain = { $claim }: aquí todavía no es seguro
chapter-opposite = { $claim }: es falso, lo seguro es lo contrario
chapter-known-before = { $claim }: ya era seguro antes de lo último que pasó; pídelo en cuanto se pueda saber
chapter-printed = { $card }: eso lo imprime la libreta sola; pide algo que haya que pensar
chapter-no-why = { $card }: esta celda está abierta, así que no hay porqué
chapter-maybe-certain = { $card }: aquí esta celda es segura, no está abierta; pide un sí o un no
chapter-maybe-old = { $card }: lo último que pasó no dice nada de esto; pide un quizá justo después de lo que sí lo diga
chapter-accuse-late = el sobre ya era seguro cuando antes se pudo acusar; pide la acusación allí

characters-large = esto tiene { $count } bytes, y se leen como mucho { $most }; nombra menos personajes
characters-nobody = aquí no hay nadie; empieza cada personaje con [[characters]]
characters-twice = alguien tiene ya este identificador; da a cada personaje el suyo
characters-word = escribe letras de la a a la z, cifras y -, { $most } como mucho
characters-asks = solo un maestro sin `notes` cuenta para esto; escribe asks = "likeliest"
characters-chain = quien no deduce nada nunca acusa; escribe al menos chain = 1

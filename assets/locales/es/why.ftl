# The game's words in Spanish: why. How the notebook tells a proof, step by step.

why-has = { $me ->
    [yes] tú tienes { $cards }
   *[no] { $name } tiene { $cards }
}
why-has-not = { $me ->
    [yes] tú no tienes { $cards }
   *[no] { $name } no tiene { $cards }
}
why-file = { $cards } { NUMBER_OF($cards) ->
        [plural] están
       *[singular] está
    } en el sobre
why-file-not = { $cards } no { NUMBER_OF($cards) ->
        [plural] están
       *[singular] está
    } en el sobre
why-file-not-many = { $cards } no están en el sobre
why-file-many = { $cards } están en el sobre
why-table = { $cards } { NUMBER_OF($cards) ->
        [plural] están
       *[singular] está
    } boca abajo en la mesa
why-table-many = { $cards } están boca abajo en la mesa
why-table-not = { $cards } no { NUMBER_OF($cards) ->
        [plural] están
       *[singular] está
    } boca abajo en la mesa
why-table-not-many = { $cards } no están boca abajo en la mesa
why-face-up = { $cards } { NUMBER_OF($cards) ->
        [plural] están
       *[singular] está
    } boca arriba
why-face-up-many = { $cards } están boca arriba
why-face-up-not = { $cards } no { NUMBER_OF($cards) ->
        [plural] están
       *[singular] está
    } boca arriba
why-face-up-not-many = { $cards } no están boca arriba
why-or = { BEGINS($next) ->
    [o] u
   *[other] o
}

why-told-hand = Lo dicen tus propias cartas: { $claim }.
why-told-cannot-refute = No pudo responder a la pregunta: { $claim }.
why-told-seen = Viste la carta: { $claim }.
why-told-shown-by-me = La mostraste tú: { $claim }.
why-told-all = Lo vio toda la mesa: { $claim }.
why-told-named = Se nombró la carta y no la tenía nadie: { $claim }.
why-told-table = Miraste la carta que había allí: { $claim }.
why-told-face-up = Está boca arriba desde el principio: { $claim }.
why-told-file = Se abrió el sobre: { $claim }.

why-elsewhere = Como { $known }, { $claim }.
why-nowhere-else = No puede estar en ningún otro sitio: { $claim }.
why-hand-full = { $size ->
    [one] Ya se conoce la única carta que hay ahí
   *[other] Ya se conocen las { $size } cartas que hay ahí
}, así que { $claim }.
why-hand-needs = { $size ->
    [one] Solo queda una carta que pueda estar ahí
   *[other] Solo quedan { $size } cartas que puedan estar ahí
}, así que { $claim }.
why-category-full = En el sobre cabe una sola de cada clase, y { $known }: { $claim }.
why-category-needs = Las demás de su clase están descartadas: { $claim }.
why-one-of-these = { $me ->
    [yes] Tenías
   *[no] { $name } tenía
} { $cards }. Las otras están descartadas, así que { $claim }.
why-wrong-accusation = La acusación ({ $cards }) falló, aunque en las otras dos cartas acertaba, así que { $claim }.

why-suppose = Supongamos que { $opposite }.
why-impossible = Así que no queda otra: { $claim }.
why-cases-where = En algún sitio { NUMBER_OF($cards) ->
        [plural] tienen
       *[singular] tiene
    } que estar { $cards }. Veamos sitio por sitio.
why-cases-shown = { $me ->
    [yes] Tenías
   *[no] { $name } tenía
} { $cards }. Veamos una por una.
why-case = Si { $claim }…
why-case-impossible = …imposible: { $one } y, sin embargo, { $other }.
why-case-follows = …entonces { $claim }.

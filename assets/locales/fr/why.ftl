# The game's words in French: why. How the notebook tells a proof, step by step.

why-has = { $me ->
    [yes] tu as { $cards }
   *[no] { $name } a { $cards }
}
why-has-not = { $me ->
    [yes] tu n’as pas { $cards }
   *[no] { $name } n’a pas { $cards }
}
why-file = { $cards } { NUMBER_OF($cards) ->
    [plural] sont
   *[singular] est
} dans l’étui
why-file-not = { $cards } { NUMBER_OF($cards) ->
    [plural] ne sont pas
   *[singular] n’est pas
} dans l’étui
why-file-not-many = { $cards } ne sont pas dans l’étui
why-file-many = { $cards } sont dans l’étui
why-table = { $cards } { NUMBER_OF($cards) ->
    [plural] sont
   *[singular] est
} face cachée sur la table
why-table-many = { $cards } sont face cachée sur la table
why-table-not = { $cards } { NUMBER_OF($cards) ->
    [plural] ne sont pas
   *[singular] n’est pas
} face cachée sur la table
why-table-not-many = { $cards } ne sont pas face cachée sur la table
why-face-up = { $cards } { NUMBER_OF($cards) ->
    [plural] sont
   *[singular] est
} face visible
why-face-up-many = { $cards } sont face visible
why-face-up-not = { $cards } { NUMBER_OF($cards) ->
    [plural] ne sont pas
   *[singular] n’est pas
} face visible
why-face-up-not-many = { $cards } ne sont pas face visible
why-or = ou

why-told-hand = Tes propres cartes le disent : { $claim }.
why-told-cannot-refute = Pas de réponse possible à la question : { $claim }.
why-told-seen = Tu as vu la carte : { $claim }.
why-told-shown-by-me = C’est toi qui as montré la carte : { $claim }.
why-told-all = Tout le monde l’a vu : { $claim }.
why-told-named = On a nommé la carte et personne ne l’avait : { $claim }.
why-told-table = Tu y as regardé la carte : { $claim }.
why-told-face-up = Face visible depuis le début : { $claim }.
why-told-file = L’étui a été ouvert : { $claim }.

why-elsewhere = Comme { $known }, c’est clair : { $claim }.
why-nowhere-else = Il n’y a plus d’autre place possible : { $claim }.
why-hand-full = { $size ->
    [one] La seule carte qui s’y trouve est connue
   *[other] Les { $size } cartes qui s’y trouvent sont connues
}, donc { $claim }.
why-hand-needs = { $size ->
    [one] Il ne reste qu’une carte qui puisse s’y trouver
   *[other] Il ne reste que { $size } cartes qui puissent s’y trouver
}, donc { $claim }.
why-category-full = L’étui ne contient qu’une carte de chaque sorte, et { $known } : { $claim }.
why-category-needs = Toutes les autres de la même sorte sont exclues : { $claim }.
why-one-of-these = { $me ->
    [yes] Tu avais
   *[no] { $name } avait
} l’une de ces cartes : { $cards }. Les autres sont exclues, donc { $claim }.
why-wrong-accusation = L’accusation ({ $cards }) était fausse, mais les deux autres cartes sont justes, donc { $claim }.

why-suppose = Supposons ceci : { $opposite }.
why-impossible = Il faut donc l’admettre : { $claim }.
why-cases-where = { $cards } { NUMBER_OF($cards) ->
    [plural] sont
   *[singular] est
} forcément quelque part. Voyons chaque endroit.
why-cases-shown = { $me ->
    [yes] Tu avais
   *[no] { $name } avait
} l’une de ces cartes : { $cards }. Voyons-les une à une.
why-case = Si { $claim }…
why-case-impossible = … c’est impossible : { $one }, et pourtant { $other }.
why-case-follows = … alors { $claim }.

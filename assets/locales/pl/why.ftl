# The game's words in Polish: why. How the notebook tells a proof, step by step.

why-has = { $me ->
    [yes] masz { NAME($cards, form: "acc") }
   *[no] { $name } ma { NAME($cards, form: "acc") }
}
why-has-not = { $me ->
    [yes] nie masz { NAME($cards, form: "gen") }
   *[no] { $name } nie ma { NAME($cards, form: "gen") }
}
why-file = { $cards } { NUMBER_OF($cards) ->
    [plural] są
   *[singular] jest
} w kopercie
why-file-not = { NAME($cards, form: "gen") } nie ma w kopercie
why-file-not-many = { NAME($cards, form: "gen") } nie ma w kopercie
why-file-many = { $cards } są w kopercie
why-table = { $cards } { NUMBER_OF($cards) ->
    [plural] są
   *[singular] jest
} wśród zakrytych kart na stole
why-table-many = { $cards } są wśród zakrytych kart na stole
why-table-not = { NAME($cards, form: "gen") } nie ma wśród zakrytych kart na stole
why-table-not-many = { NAME($cards, form: "gen") } nie ma wśród zakrytych kart na stole
why-face-up = { $cards } { NUMBER_OF($cards) ->
    [plural] są
   *[singular] jest
} wśród odkrytych kart
why-face-up-many = { $cards } są wśród odkrytych kart
why-face-up-not = { NAME($cards, form: "gen") } nie ma wśród odkrytych kart
why-face-up-not-many = { NAME($cards, form: "gen") } nie ma wśród odkrytych kart
why-or = lub

why-told-hand = Mówią o tym twoje karty: { $claim }.
why-told-cannot-refute = Pas w odpowiedzi na pytanie: { $claim }.
why-told-seen = Pokazano ci tę kartę: { $claim }.
why-told-shown-by-me = Tę kartę pokazujesz ty: { $claim }.
why-told-all = Widzieli wszyscy: { $claim }.
why-told-named = Wywołano tę kartę i nikt jej nie ma: { $claim }.
why-told-table = Oglądasz tam tę kartę: { $claim }.
why-told-face-up = Ta karta leży odkryta od początku: { $claim }.
why-told-file = Otwarto kopertę: { $claim }.

why-elsewhere = Skoro { $known }, to { $claim }.
why-nowhere-else = Nigdzie indziej jej być nie może: { $claim }.
why-hand-full = { $size ->
    [one] Jest tam tylko jedna karta i już ją znasz
    [few] Są tam tylko { $size } karty i znasz wszystkie
   *[many] Jest tam tylko { $size } kart i znasz wszystkie
}, więc { $claim }.
why-hand-needs = { $size ->
    [one] Została tylko jedna karta, która może tam być
    [few] Zostały tylko { $size } karty, które mogą tam być
   *[many] Zostało tylko { $size } kart, które mogą tam być
}, więc { $claim }.
why-category-full = W kopercie jest po jednej karcie każdego rodzaju, a { $known }, więc { $claim }.
why-category-needs = Wszystkie inne tego rodzaju odpadły: { $claim }.
why-one-of-these = { $me ->
    [yes] Masz
   *[no] { $name } ma
} jedną z kart: { $cards }. Pozostałe odpadły, więc { $claim }.
why-wrong-accusation = Oskarżenie ({ $cards }) było błędne, choć dwie pozostałe karty się zgadzają, więc { $claim }.

why-suppose = Przypuśćmy, że { $opposite }.
why-impossible = A zatem jednak { $claim }.
why-cases-where = Gdzieś musi być: { $cards }. Sprawdźmy każde miejsce.
why-cases-shown = { $me ->
    [yes] Masz
   *[no] { $name } ma
} jedną z kart: { $cards }. Sprawdźmy każdą.
why-case = Jeśli { $claim }…
why-case-impossible = …to niemożliwe: { $one }, a przecież { $other }.
why-case-follows = …to { $claim }.

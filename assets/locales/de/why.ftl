# The game's words in German: why. $claim, $opposite and $known are main clauses that begin with a small letter unless
# with a name; the sentences around them leave their word order as it is ("…, denn …", "das heißt, …").

why-has = { $me ->
    [yes] du hast { NAME($cards, form: "acc") }
   *[no] { $name } hat { NAME($cards, form: "acc") }
}
why-has-not = { $me ->
    [yes] { NAME($cards, form: "acc") } hast du nicht
   *[no] { NAME($cards, form: "acc") } hat { $name } nicht
}
why-file = { $cards } { NUMBER_OF($cards) ->
    [plural] liegen
   *[singular] liegt
} in der Fallakte
why-file-not = { $cards } { NUMBER_OF($cards) ->
    [plural] liegen
   *[singular] liegt
} nicht in der Fallakte
why-file-not-many = { $cards } liegen nicht in der Fallakte
why-file-many = { $cards } liegen in der Fallakte
why-table = { $cards } { NUMBER_OF($cards) ->
    [plural] liegen
   *[singular] liegt
} verdeckt auf dem Tisch
why-table-many = { $cards } liegen verdeckt auf dem Tisch
why-table-not = { $cards } { NUMBER_OF($cards) ->
    [plural] liegen
   *[singular] liegt
} nicht verdeckt auf dem Tisch
why-table-not-many = { $cards } liegen nicht verdeckt auf dem Tisch
why-face-up = { $cards } { NUMBER_OF($cards) ->
    [plural] liegen
   *[singular] liegt
} offen auf dem Tisch
why-face-up-many = { $cards } liegen offen auf dem Tisch
why-face-up-not = { $cards } { NUMBER_OF($cards) ->
    [plural] liegen
   *[singular] liegt
} nicht offen auf dem Tisch
why-face-up-not-many = { $cards } liegen nicht offen auf dem Tisch
why-or = oder

why-told-hand = { $claim }, denn deine eigenen Karten kennst du.
why-told-cannot-refute = { $claim }, denn bei dieser Frage wurde gepasst.
why-told-seen = { $claim }, denn du hast die Karte gesehen.
why-told-shown-by-me = { $claim }, denn du hast die Karte selbst gezeigt.
why-told-all = { $claim }, denn alle haben es gesehen.
why-told-named = { $claim }, denn die Karte wurde genannt, und niemand hatte sie.
why-told-table = { $claim }, denn du hast dir die Karte dort angesehen.
why-told-face-up = { $claim }, denn so war es von Anfang an zu sehen.
why-told-file = { $claim }, denn die Fallakte wurde geöffnet.

why-elsewhere = { $known }, das heißt, { $claim }.
why-nowhere-else = { $claim }, denn alle anderen Orte scheiden aus.
why-hand-full = { $claim }, denn { $size ->
    [one] die einzige Karte dort ist
   *[other] alle { $size } Karten dort sind
} bekannt.
why-hand-needs = { $claim }, denn { $size ->
    [one] nur noch eine Karte kann
   *[other] nur noch { $size } Karten können
} dort sein.
why-category-full = { $claim }, denn von jeder Art liegt nur eine Karte in der Fallakte, und { $known }.
why-category-needs = { $claim }, denn alle anderen dieser Art scheiden aus.
why-one-of-these = { $claim }, denn { $me ->
    [yes] du hattest
   *[no] { $name } hatte
} eine dieser Karten: { NAME($cards, form: "name") }. Die anderen scheiden aus.
why-wrong-accusation = { $claim }, denn die Anklage „{ NAME($cards, form: "name") }“ war falsch, obwohl die beiden anderen Karten stimmen.

why-suppose = Angenommen, { $opposite }.
why-impossible = Also doch: { $claim }.
why-cases-where = Irgendwo { NUMBER_OF($cards) ->
    [plural] müssen
   *[singular] muss
} { $cards } sein. Sieh dir jeden Ort an.
why-cases-shown = { $me ->
    [yes] Du hattest
   *[no] { $name } hatte
} eine dieser Karten: { NAME($cards, form: "name") }. Sieh dir jede davon an.
why-case = Angenommen, { $claim } …
why-case-impossible = … das kann nicht sein: { $one }, aber { $other }.
why-case-follows = … das heißt, { $claim }.

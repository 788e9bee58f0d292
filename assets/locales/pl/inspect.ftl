# The game's words in Polish: what the table tells of a room, a square, a piece, a card or a player that one looks at.

inspect-here = Tutaj: { $who }
inspect-nobody = Nikogo tu nie ma
inspect-doors = { $doors ->
    [one] Jedne drzwi
   *[other] Drzwi: { $doors }
}
inspect-joined = Obok: { $rooms }
inspect-passage = Tajne przejście { NAME($room, form: "into") }
inspect-accuse = Tu rzuca się oskarżenia
inspect-card-lies = Leży tu zakryta karta
inspect-square = Pole
inspect-door-to = Drzwi { NAME($room, form: "into") }
inspect-draws = Kto się tu zatrzyma, dobiera kartę
inspect-snoops = Kto się tu zatrzyma, może podejrzeć kartę
inspect-starts = { $who } { NUMBER_OF($who) ->
    [plural] zaczynają
   *[singular] zaczyna
} tutaj

inspect-you-here = Jesteś tutaj
inspect-in-reach = Kroki: { $steps } z twoich { $all }
inspect-leads-here = Możesz tu wejść od razu, bez kroków
inspect-by-passage = Prowadzi cię tam tajne przejście
inspect-any-roll = { $steps ->
    [one] Jeden krok stąd
    [few] { $steps } kroki stąd
   *[many] { $steps } kroków stąd
}: wystarczy każdy rzut
inspect-next-roll = { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
} stąd: wystarczy rzut { $steps }{ $last ->
    [yes] {""}
   *[no] {" "}lub więcej
}
inspect-next-turn = { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
} stąd: dojdziesz w następnej turze (kroki: { $most })
inspect-too-far = { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
} stąd: więcej niż jedna tura (najwyżej { $most } na turę)
inspect-further = Stamtąd w następnej turze prawdopodobnie: { $rooms }

inspect-person = { $name }, człowiek
inspect-you = { $name }, ty
inspect-bot = { $name }, bot
inspect-out = Poza wyścigiem, ale nadal odpowiada
inspect-hand = { $cards ->
    [one] Jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręce
inspect-played-by-none = Nikt nie gra tą postacią
inspect-on-square = Na polu między pokojami
inspect-at = Miejsce: { $place }
inspect-beside = Obok planszy
inspect-kept = Trzyma { NAME($deck, form: "many") }: { $kept }
inspect-power = Ma jeszcze nieużytą moc
inspect-pulled = Ktoś inny przeniósł pionek
inspect-open = Karty leżą odkryte
inspect-holds = Na pewno ma: { $cards }

inspect-card = Co wiesz o tej karcie
inspect-mine = Masz ją na ręce.
inspect-held = Ma ją { $name }.
inspect-guilty = Jest w kopercie.
inspect-not-guilty = Nie ma jej w kopercie.
inspect-lies = Leży odkryta na stole.
inspect-seen-lying = Znasz ją ze stołu.
inspect-not-with = Bez tej karty: { $names }.
inspect-unknown = Jeszcze nic.
inspect-pencil = Twój ołówek, „{ $mark }”: { $names }.

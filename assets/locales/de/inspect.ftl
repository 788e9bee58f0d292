# The game's words in German: what the table tells of a room, a square, a piece, a card or a player that one looks at.

inspect-here = Hier: { $who }
inspect-nobody = Niemand ist hier
inspect-doors = { $doors ->
    [one] Eine Tür
   *[other] { $doors } Türen
}
inspect-joined = Nebenan: { NAME($rooms, form: "name") }
inspect-passage = Geheimgang { NAME($room, form: "into") }
inspect-accuse = Hier wird angeklagt
inspect-card-lies = Hier liegt eine Karte verdeckt
inspect-square = Ein Feld
inspect-door-to = Tür { NAME($room, form: "into") }
inspect-draws = Wer hier hält, zieht eine Karte
inspect-snoops = Wer hier hält, darf auf eine Karte linsen
inspect-starts = Start für { NAME($who, form: "acc") }

inspect-you-here = Du bist hier
inspect-in-reach = { $steps } deiner { $all } Schritte
inspect-leads-here = Hierher kannst du jetzt, ohne einen Schritt
inspect-by-passage = Der Geheimgang führt dich hin
inspect-any-roll = { $steps ->
    [one] Ein Schritt: Jeder Wurf
   *[other] { $steps } Schritte: Jeder Wurf
} bringt dich hin
inspect-next-roll = { $steps } Schritte: Eine { $steps }{ $last ->
    [yes] {""}
   *[no] {" "}oder mehr
} bringt dich hin
inspect-next-turn = { $steps } Schritte: Deine nächsten { $most } Schritte bringen dich hin
inspect-too-far = { $steps } Schritte: mehr als ein Zug mit höchstens { $most } Schritten
inspect-further = Von dort im nächsten Zug wahrscheinlich: { $rooms }

inspect-person = { $name }, eine Person
inspect-you = { $name }, das bist du
inspect-bot = { $name }, ein Bot
inspect-out = Aus dem Rennen, antwortet aber weiter
inspect-hand = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} auf der Hand
inspect-played-by-none = Niemand spielt diese Figur
inspect-on-square = Auf einem Feld zwischen den Räumen
inspect-at = Steht { NAME($place, form: "in") }
inspect-beside = Neben dem Spielplan
inspect-kept = Behält { $kept } { $kept ->
    [one] { NAME($deck, form: "name") }
   *[other] { NAME($deck, form: "plural") }
}
inspect-power = Kann noch eine Fähigkeit nutzen
inspect-pulled = Die Figur wurde von anderen versetzt
inspect-open = Die Karten liegen offen
inspect-holds = Hat sicher { NAME($cards, form: "acc") }

inspect-card = Was du von der Karte weißt
inspect-mine = Du hast sie.
inspect-held = { $name } hat sie.
inspect-guilty = Sie liegt in der Fallakte.
inspect-not-guilty = Sie liegt nicht in der Fallakte.
inspect-lies = Sie liegt offen auf dem Tisch.
inspect-seen-lying = Du hast sie auf dem Tisch gesehen.
inspect-not-with = Nicht bei { $names }.
inspect-unknown = Noch nichts.
inspect-pencil = Notiert hast du { $mark }: { $names }.

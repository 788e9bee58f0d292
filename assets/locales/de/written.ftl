# The game’s words in German: what is wrong with a table that was pasted as text. Words between "quotes" are keys of that text.

written-turn = Zug { $turn }: { $what }
written-no-seat = Platz { $seat } ist nicht am Tisch: es gibt { $seats }, gezählt ab 0
written-no-me = Platz { $seat } ("me") ist nicht am Tisch: es gibt { $seats }, gezählt ab 0
written-in-both = "{ $card }" steht in "hand" und in "face_up"
written-hand = der Platz, von dem aus geschaut wird, hat nach "sizes" { $wanted } Karten, und in "hand" { $found }
written-places = es gibt { $all } Karten, aber Hände, Fallakte und Tisch fassen { $placed }; ändere "sizes"
written-no-verdict = eine Anklage braucht "ok", mit true oder false
written-nothing = hier steht nichts: es braucht "cards", "accuse", "revealed", "seen", "nobody", "open" oder "left"
written-asker-shows = Platz { $seat } fragt und kann keine Karte zeigen
written-refused = eine Frage mit "refused" braucht auch "passed", die Liste derer, die gepasst haben
written-no-place = "seen" braucht eines von "by", "room" und "side", damit klar ist, wo
written-no-by = es braucht "by", die Nummer eines Platzes
written-no-card = eine Karte "{ $card }" gibt es nicht; es gibt { $cards }
written-no-room = "{ $card }" ist kein Raum
written-twice = "{ $card }" steht zweimal da
written-triple = es braucht drei Karten: eine verdächtige Person, eine Waffe, einen Raum
written-players = { $players } spielen mit; dieses Thema hat { $least } bis { $most }
written-too-many = es sind mehr als { $most } Züge

# The game’s words in German: what is wrong with lesson files, and with a file of characters.

chapter-large = eine Lektion hat höchstens { $most } Bytes, diese hat { $count }; kürze sie
chapter-unknown = eine mitgelieferte Lektion dieses Namens gibt es nicht; es gibt { $ids }
chapter-gone = das Thema { $theme } mit dieser Lektion ist nicht mehr da; hol das Thema zurück, um sie zu machen
chapter-other-theme = diese Lektion wird mit dem Thema { $theme } gelesen; schreib das hierher
chapter-minutes = eine Lektion dauert 1 bis 10 Minuten; mach aus einer längeren zwei
chapter-no-seats = `seats` fehlt hier; schreib, wer spielt, etwa seats = ["plum", "green"]
chapter-no-you = `you` fehlt hier; schreib, wer von den Spielenden lernt
chapter-setup = diese können nicht an einem Tisch sitzen: { $why }
chapter-seat = Platz { $number }

chapter-no-deal = es ist nichts ausgeteilt; schreib [deal] mit case_file, und hands nach Spielenden
chapter-no-case-file = `case_file` fehlt hier; schreib die drei Karten, die darin liegen
chapter-triple = schreib drei: eine Person, eine Waffe und einen Raum, etwa ["plum", "rope", "hall"]
chapter-no-answer = dieser Raum kann nicht die Lösung sein; nenn einen, zu dem es eine Karte gibt
chapter-card-twice = { $card } liegt schon woanders; jede Karte liegt einmal
chapter-cards-left = diese Karten liegen nirgends: { $cards }; gib sie jemandem
chapter-no-seat = { $suspect } sitzt an keinem Platz; gib diese Karten jemandem, der mitspielt
chapter-no-hand = { $suspect } hat keine Karten; schreib hands.{ $suspect } = ["…"]
chapter-hand-size = { $name } hat hier { $given ->
    [one] { $given } Karte
   *[other] { $given } Karten
}; ausgeteilt sind es { $dealt }
chapter-laid = der Fall kann nicht so liegen: { $why }
chapter-dice = dieses Thema hat { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}; schreib für jeden die Nummer einer Seite
chapter-die-face = die Seiten eines Würfels zählen ab 1
chapter-no-square = [{ $row }, { $column }] ist kein Feld im Gang; Zeilen und Spalten zählen ab 0

chapter-no-steps = es gibt keine Schritte; schreib unter [[steps]], was zu tun ist
chapter-steps = eine Lektion hat höchstens { $most } Schritte; mach zwei daraus
chapter-moves = auf einmal werden höchstens { $most } Entscheidungen getroffen; lass einige weg
chapter-no-deed = hier ist nichts zu tun; schreib, was zu tun ist, etwa do = "roll"
chapter-only-you = ankreuzen, nach dem Warum fragen und drücken kann nur, wer lernt; hier steht, was jemand entscheidet, etwa do = "roll"
chapter-says-nothing = `{ $what }` sagt nichts; schreib { $what }.de = "Ein paar Worte."
chapter-language = die Worte einer Sprache stehen unter ihrem Kürzel, etwa say.en oder say.de
chapter-words-empty = hier steht kein Wort; schreib ein paar
chapter-words-control = in diesen Worten ist ein Steuerzeichen; schreib sie in einfachen Buchstaben auf eine Zeile
chapter-words-letters = diese Worte haben { $count } Buchstaben; gelesen werden höchstens { $most }, kürze sie also
chapter-words-sentences = { $count } Sätze auf einmal; höchstens { $most }, mach also zwei Schritte daraus
chapter-words-long = ein Satz aus { $count } Wörtern; höchstens { $most }, kürze ihn also

chapter-refused = das geht hier nicht: { $why }
chapter-closed = der Fall ist schon abgeschlossen
chapter-others-turn = { $name } muss entscheiden
chapter-can = möglich ist für { $name }: { $deeds }
chapter-open-ways = die Schritte lassen bis hierher zu viel offen; nenn, wer oder was verdächtigt werden soll
chapter-after-other = nach einer anderen Wahl bei einem früheren Schritt: { $why }

chapter-claim-seat = dass { $card } { $there ->
    [yes] bei { $name } ist
   *[no] nicht bei { $name } ist
}
chapter-claim-case-file = dass { $card } { $there ->
    [yes] in der Fallakte ist
   *[no] nicht in der Fallakte ist
}
chapter-claim-table = dass { $card } { $there ->
    [yes] auf dem Tisch liegt
   *[no] nicht auf dem Tisch liegt
}
chapter-not-certain = { $claim }, ist hier noch nicht sicher
chapter-opposite = { $claim }, ist falsch: das Gegenteil ist sicher
chapter-known-before = { $claim }, war schon sicher, bevor das Letzte geschah; frag danach, sobald man es wissen kann
chapter-printed = { $card }: das druckt der Notizblock von selbst; verlang etwas, worüber man nachdenken muss
chapter-no-why = { $card }: dieses Kästchen ist offen, also gibt es kein Warum
chapter-maybe-certain = { $card }: dieses Kästchen ist hier sicher und nicht offen; verlang Ja oder Nein
chapter-maybe-old = { $card }: was zuletzt geschah, sagt darüber nichts; verlang ein Vielleicht gleich nach dem, was es tut
chapter-accuse-late = die Fallakte war schon sicher, als man früher hätte anklagen können; verlang die Anklage dort

characters-large = das hat { $count } Bytes, gelesen werden höchstens { $most }; nenn weniger Figuren
characters-nobody = hier ist niemand; beginne jede Figur mit [[characters]]
characters-twice = jemand hat diese Kennung schon; gib jeder Figur ihre eigene
characters-word = schreib Buchstaben von a bis z, Ziffern und -, höchstens { $most } davon
characters-asks = dafür rechnet nur, wer level = "master" und kein `notes` hat; schreib asks = "likeliest"
characters-chain = wer nichts folgert, klagt nie an; schreib mindestens chain = 1

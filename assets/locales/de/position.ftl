# The game's words in German: a case at a real table, with paper and cards.
title-position = Am echten Tisch
position-title = Ein Fall am echten Tisch
position-line = { $theme } · schreib auf, was geschieht; auf dem Blatt steht, was man wissen kann
position-prompt = Was ist passiert? Wähle, wer fragt, dann wen, womit und wo, und was alle antworten.
position-prompt-lay = Wer spielt mit, mit wie vielen Karten, und welche sind deine?
position-leave = Zum Titelbild
position-more = Mehr
position-close = Schließen

position-theme = Gespielt mit den Karten von
position-begun-why = Ein anderes Thema oder eine andere Anzahl beginnt einen neuen Fall; „Zurück“ holt diesen wieder.
position-players = Wer mitspielt, und mit wie vielen Karten
position-players-why = In Spielreihenfolge. Geht es nicht auf, hat eine Karte mehr, wer zuerst Karten bekommt: Stell es mit − und + richtig.
position-me = Ich
position-fewer-cards = Eine Karte weniger für { $name }
position-more-cards = Eine Karte mehr für { $name }
position-my-hand = Meine Karten: { $found } von { $wanted }
position-face-up = Offen auf dem Tisch: { $found } von { $wanted }
position-rooms = Räume mit verdeckter Karte: { $count }
position-side = { $count ->
    [one] Eine Karte liegt
   *[other] { $count } Karten liegen
} verdeckt am Rand.
position-begin = Los
position-go-on = Weiter
position-fault-seat = Drücke „Ich“ bei der Person, die du bist.
position-fault-twice = Bei deinen Karten und zugleich offen: { NAME($card, form: "name") }.
position-fault-hand = Du hast { $wanted ->
    [one] eine Karte
   *[other] { $wanted } Karten
}; gewählt sind { $found }.
position-fault-places = Hände, Fallakte und Tisch fassen { $placed } Karten, es gibt aber { $all }.

position-write = Schreiben
position-sheet = Blatt
position-tells = Antworten
position-happened = Was geschah
position-question = Frage
position-accusation = Anklage
position-card = Karte
position-hand = Hand
position-who-asks = Wer fragt
position-who = Wen
position-what = Womit
position-where = Wo
position-answers = Die Antworten der Reihe nach
position-could-not = passt
position-showed = zeigt
position-refused = verweigert
position-which = Welche Karte zeigte { $name }?
position-missing-cards = Wähle eine Person, eine Waffe und einen Raum.
position-missing-answer = Was tat { $name }?
position-whole = Vollständig: Schreib es auf.
position-nobody = Niemand konnte
position-others-not = Die anderen nicht
position-enter = Aufschreiben
position-change = Ändern
position-editing = Nummer { $number } wird geändert
position-stop = So lassen wie zuvor
position-who-accuses = Wer klagt an
position-wrong = Es war falsch
position-right = Es war richtig
position-card-why = Eine Karte, die du außerhalb einer Frage gesehen hast oder die allen gezeigt wurde.
position-card-where = Wo { NUMBER_OF($card) ->
    [plural] sind
   *[singular] ist
} { $card }?
position-at-nobody = Auf keiner Hand
position-at-room = Verdeckt in einem Raum
position-at-side = Verdeckt am Rand, Platz
position-who-leaves = Wer gab auf
position-left = Aufgegeben, Karten bleiben verdeckt
position-open-why = Oder wähle die Karten der Hand, die offengelegt wurde:
position-opened = Offengelegt: { $found } von { $wanted } Karten

position-nothing = Noch nichts.
position-numbered = { $number }. { $text }
position-edit = Ändern
position-remove = Nummer { $number } wegnehmen
position-told-question = { $name } fragte: { NAME($cards, form: "name") }
position-told-accusation = { $name } klagte an: { NAME($cards, form: "name") }
position-told-right = Es war richtig.
position-told-wrong = Es war falsch.
position-told-opened = { $name } legte die Karten offen
position-told-left = { $name } gab auf
position-told-could-not = Gepasst: { $names }
position-told-refused = Verweigert: { $names }
position-told-showed = { $name } zeigte eine Karte
position-told-showed-this = { $name } zeigte { NAME($card, form: "acc") }
position-has = { $card } { NUMBER_OF($card) ->
    [plural] sind
   *[singular] ist
} bei { $name }
position-lies-in = { $card } { NUMBER_OF($card) ->
    [plural] liegen
   *[singular] liegt
} verdeckt: { $name }
position-lies-aside = { $card } { NUMBER_OF($card) ->
    [plural] liegen
   *[singular] liegt
} am Rand, Platz { $name }
position-lies-open = { $card } { NUMBER_OF($card) ->
    [plural] liegen
   *[singular] liegt
} offen
position-in-file = { $card } { NUMBER_OF($card) ->
    [plural] liegen
   *[singular] liegt
} in der Fallakte
position-nobody-has = { NAME($card, form: "acc") } hat niemand auf der Hand

position-refused-line = { $kind ->
    [question] Frage
    [accusation] Anklage
    [hand] Eintrag
   *[card] Karte
} { $number } kann nicht stimmen: { $why } Was davor steht, gilt; ändere diesen Eintrag oder das, was davor falsch ist.
position-not-there = Nach allem, was vorher kam, kann sie dort nicht sein
position-not-seated = Dort sitzt niemand.
position-not-answers = { $name } kann hier nicht geantwortet haben.
position-not-asked = { $name } kann { NAME($card, form: "acc") } nicht gezeigt haben: Danach wurde nicht gefragt.
position-not-passed = { $name } kann nicht gepasst haben, denn { $name } hat { NAME($card, form: "acc") }.
position-not-passed-one = { $name } kann nicht gepasst haben, denn { $name } hat eine der drei.
position-not-showed = { $name } kann keine Karte gezeigt haben, denn { $name } hat keine der drei.
position-not-holds = { $name } kann { NAME($card, form: "acc") } nicht haben. { $place }.
position-not-nobody = Jemand hat { NAME($card, form: "acc") }. { $place }.
position-not-lies = Dort { NUMBER_OF($card) ->
    [plural] können
   *[singular] kann
} { $card } nicht liegen. { $place }.
position-not-hand = { $name } kann diese Karten nicht gehabt haben.
position-not-right = In der Fallakte { NUMBER_OF($card) ->
    [plural] können
   *[singular] kann
} { $card } nicht liegen.
position-not-file = Diese drei können nicht in der Fallakte liegen.
position-not-wrong = Die Anklage von { $name } nennt, was in der Fallakte liegt, war also richtig.

position-thinking = Wird ausgetüftelt …
position-case-file = Die Fallakte
position-accuse = Klage an: { NAME($cards, form: "name") }
position-certain-since = { $number ->
    [0] Das war von Anfang an sicher.
   *[other] Das ist sicher seit Nummer { $number }.
}
position-not-certain = Noch ist keine Anklage sicher. Am wahrscheinlichsten:
position-likely = { $percent } %: { NAME($cards, form: "name") }
position-deals = { $deals } Verteilungen der Karten passen.
position-deals-many = Mehr als eine Milliarde Verteilungen der Karten passen.
position-deals-estimated = Die Chancen sind geschätzt.
position-best = Was du fragen solltest
position-best-none = Mehr ist nicht zu erfahren: Die Fallakte ist sicher.
position-best-estimated = Geschätzt aus zufällig gezogenen Verteilungen.
position-best-rooms = Die beste Frage in jedem Raum
position-best-room = { NAME($room, form: "name") }: { NAME($suspect, form: "name") }, { NAME($weapon, form: "name") } · { $bits } Bits
position-worth = Verrät { $much ->
    [most] sehr viel
    [much] viel
    [some] etwas
   *[little] wenig
}: { $bits } von { $open } Bits im Schnitt. Zu { $percent } % kann niemand antworten.

position-lay = Personen, Karten, Thema
position-copy = Tisch als Text kopieren
position-copied = Der Text ist in der Zwischenablage; „Text lesen“, hier oder auf einem anderen Gerät, macht damit weiter.
position-text = Text lesen
position-text-why = Die Zeile, die „Tisch als Text kopieren“ erzeugt hat, oder eine, die der Befehl „candlestick deduce“ liest.
position-take = Lesen
position-read = Der Tisch wurde gelesen. „Zurück“ holt wieder, was hier war.
position-not-read = Das ließ sich nicht lesen: { $why }
position-no-theme = das Thema „{ $theme }“ ist nicht hier; füge es erst hinzu.
position-anew = Neu anfangen
position-anew-title = Ein neuer Tisch?
position-anew-why = Alles, was zu diesem Fall aufgeschrieben wurde, ist dann für immer weg. Wer mitspielt, bleibt.
position-anew-yes = Neu anfangen
position-aside = Der gespeicherte Tisch ließ sich nicht lesen ({ $why }); er wurde beiseitegelegt: { $place }

# The game's words in German: the table in words, for whoever types and hears it.

verb-roll = würfeln, wuerfeln, wurfeln, würfle, wuerfle, w
verb-go = gehen, geh, gehe, g, laufen, lauf, betreten, betritt
verb-toward = richtung, nach, t
verb-through = durch, hindurch
verb-passage = geheimgang, gang, tunnel
verb-door = tür, tuer, tur, verbindungstür, verbindungstuer, nebenan
verb-jump = springen, spring, fliegen, flieg
verb-stay = bleiben, bleib, bleibe, halten, halt, stopp, stop
verb-suggest = verdacht, v, verdächtigen, verdaechtigen, verdachtigen, verdächtige, verdaechtige, fragen, frag
verb-show = zeigen, zeig, zeige, herzeigen
verb-reveal = aufdecken, offenlegen, umdrehen
verb-accuse = anklagen, a, anklage, klage
verb-give-up = aufgeben, gib auf, gebe auf
verb-end = ende, e, beenden, zug beenden, fertig, nichts fragen
verb-choose = wählen, waehlen, wahlen, wähle, waehle, aussuchen, schnüffeln, schnueffeln, schnuffeln
verb-name = nennen, nenn, nenne
verb-play = spielen, spiele, ausspielen, p
verb-power = fähigkeit, faehigkeit, fahigkeit, nutzen, nutze
verb-send = schicken, schick, schicke, zurückschicken, zurueckschicken
verb-draw = ziehen, z, zieh, ziehe
verb-pass = passen, passe, pass, keine, keine davon, nichts, nein, verzichten, ablehnen
verb-side = rand, randkarte
verb-options = optionen, o, möglichkeiten, moeglichkeiten, moglichkeiten, was
verb-squares = felder
verb-now = jetzt, nochmal, dran
verb-where = wo, spielplan, plan, räume, raeume, raume
verb-look = ansehen, s, sieh, schau, schauen, wer
verb-hand = karten, k, hand, h
verb-players = spieler, mitspieler, personen
verb-table = tisch, stapel
verb-notebook = notizblock, n, notizen, block
verb-why = warum, wieso
verb-mark = notieren, m, notiere, eintragen, bleistift
verb-undo = zurück, zurueck, zuruck, rückgängig, rueckgaengig
verb-redo = vor, wieder vor, wiederholen
verb-assist = hilfsstufe, notizhilfe
verb-log = verlauf, l, protokoll
verb-question = frage, gefragt
verb-rules = regeln, regel, anleitung
verb-help = hilfe, befehle
verb-complete = ergänzen, ergaenzen, erganzen
verb-save = speichern, sichern
verb-quit = verlassen, q, schluss, tschüss, tschuess, tschuss
verb-take-back = zurücknehmen, zuruecknehmen, zurucknehmen, nimm zurück, nimm zurueck, nimm zuruck
verb-plan = planen, plane, einplanen

spoken-small-words = der, die, das, den, dem, des, ein, eine, einen, einer, einem, in, im, ins, auf, aufs, an, am, mit, zu, zum, zur, nach, von, und, es, war, waren, ist, sind, hat, haben, bei
spoken-word-over = über, ueber, uber, via
spoken-word-me = ich, mich, mir, du, mein
spoken-word-file = akte, fallakte, fall, umschlag
spoken-word-yes = ja, j, hat, richtig
spoken-word-no = nein, n, x, falsch
spoken-word-maybe = vielleicht, eventuell
spoken-word-clear = leer, löschen, loeschen, loschen, weg

spoken-go = Gehen: { NAME($place, form: "into") }, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
spoken-go-over = Gehen: { NAME($place, form: "into") } über { $over }
spoken-through = Weiter durch { NAME($place, form: "acc") }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
spoken-near = Noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} bis { NAME($room, form: "into") }
spoken-passage = Nimm den Geheimgang { NAME($place, form: "into") }
spoken-door = Geh durch die Verbindungstür { NAME($place, form: "into") }
spoken-jump = Geh geradewegs { NAME($place, form: "into") }; die Karte erlaubt es
spoken-stay = Bleib { NAME($in, form: "in") }
spoken-stop = Halte { NAME($in, form: "in") }
spoken-show = Zeige { $name } { NAME($card, form: "acc") }
spoken-show-secretly = Zeige { $name } heimlich { NAME($card, form: "acc") }
spoken-reveal = Decke { NAME($card, form: "acc") } für alle auf
spoken-name = Nenne { NAME($card, form: "acc") }
spoken-choose = Wähle { $name }
spoken-send = Schicke { NAME($suspect, form: "acc") } zurück
spoken-play = Spiele „{ $title }“
spoken-power = Nutze deine Fähigkeit „{ $title }“
spoken-list = { $label }: { $things }

spoken-group-plan = Deinen nächsten Weg planen
spoken-plan = Planen: { NAME($place, form: "into") }
spoken-plan-is = Geplant: { NAME($place, form: "into") }.
spoken-plan-drop = Doch nicht mehr: { NAME($place, form: "into") }
spoken-plan-none = Du hast noch keinen Weg geplant.
spoken-plan-where = Du kannst den Weg in jeden anderen Raum planen, oder auf ein Feld, das in einem Zug zu erreichen ist.
spoken-plan-help = Während die anderen spielen: planen { $room }, planen, planen nein

spoken-too-long = Das ist zu lang für einen Befehl.
spoken-nothing = Tippe ? für alles, was du jetzt tun kannst, oder hilfe für alle Befehle.
spoken-unknown = „{ $word }“ ist kein Befehl. Tippe ? für alles, was du jetzt tun kannst, oder hilfe für alle Befehle.
spoken-unknown-name = Hier heißt nichts „{ $word }“. Es gibt { $names }.
spoken-several = „{ $word }“ könnte { $names } sein.
spoken-not-now = „{ $word }“ geht jetzt nicht ({ $asked }).
spoken-which = Sag genauer, was: { $names }.
spoken-lacks = Sag mehr als „{ $word }“: ergänzen { $word } zeigt, wie es weitergehen kann.
spoken-lacks-why = Sag, welche Karte und bei wem: { $word } { $weapon } { $suspect } oder { $word } { $weapon } akte.
spoken-lacks-mark = Sag, welche Karte, bei wem und was: { $word } { $weapon } { $suspect } nein (oder ja, vielleicht, leer oder eine Zahl von 1 bis 9).
spoken-no-way = Jetzt kommst du nicht { NAME($room, form: "into") }; { $command } bringt dich so nah wie möglich.
spoken-no-way-name = Kein Ort heißt „{ $word }“. Es gibt { $names }; ein Feld ist ein Buchstabe und eine Zahl, etwa E7.
spoken-two-sentences = { $one }. { $other }
spoken-same-kind = „{ $word }“ nennt zwei von einer Art. Nenne von jeder eine.
spoken-too-much = „{ $word }“ nennt mehr, als gefragt ist.
spoken-unfilled = { $questions } Zum Beispiel: { $example }
spoken-only-here = Fragen kannst du nur nach dem Raum, in dem du bist: { NAME($room, form: "name") }.

spoken-in-room = { $who } { NUMBER_OF($who) ->
    [plural] sind
   *[singular] ist
} { NAME($in, form: "in") }.
spoken-at-place = { $who } { NUMBER_OF($who) ->
    [plural] stehen
   *[singular] steht
} { NAME($place, form: "in") }.
spoken-on-square = { $who } { NUMBER_OF($who) ->
    [plural] stehen
   *[singular] steht
} auf Feld { $place }.
spoken-beside = { $who } { NUMBER_OF($who) ->
    [plural] liegen
   *[singular] liegt
} neben dem Spielplan.

spoken-doors = { $doors ->
    [one] Eine Tür
   *[other] { $doors } Türen
}: { $places }
spoken-door-at = { $side ->
    [north] nach Norden
    [east] nach Osten
    [south] nach Süden
   *[west] nach Westen
} bei { $square }
spoken-near-rooms = Zu Fuß am nächsten: { $rooms }
spoken-near-room = { NAME($room, form: "name") } ({ $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
})

spoken-hello = { $theme }. Du bist { $me }; mit am Tisch: { $others }.
spoken-sure = { $label } { $warning } Ja oder nein?
spoken-left = Dann nicht.
spoken-done = Erledigt.
spoken-nothing-to-do = Es gibt nichts zurückzunehmen oder wiederherzustellen.
spoken-taken-back = Zurückgenommen.
spoken-stands = Das bleibt so: Deine letzte Entscheidung hat etwas verraten, oder jemand anderes hat seither entschieden.
spoken-now = Du kannst: { $commands }.
spoken-now-more = Du kannst: { $commands } und mehr: Tippe ?.
spoken-squares-short = felder ({ $count })
spoken-squares-many = {"  "}felder: listet die { $count } Felder auf, auf die du gehen kannst
spoken-option = {"  "}{ $command }: { $label }
spoken-option-note = {"  "}{ $command }: { $label }. { $note }
spoken-option-form = {"  "}{ $command } …: { $label }. { $fields }
spoken-field = { $label } { $options }.
spoken-slip = „{ $title }“ – { $text }
spoken-no-end = So beginnt jetzt kein Befehl.
spoken-rules = Die Regeln haben diese Teile; „regeln“ mit einem Wort dahinter liest einen vor:
spoken-assist = {"  "}{ $word }: { $name }{ $chosen }. { $why }
spoken-chosen = {" "}(wie jetzt)
spoken-not-chosen = {""}
spoken-group-start = Zu Beginn
spoken-group-squares = Felder in Reichweite
spoken-group-question = Eine Frage
spoken-group-answer = Deine Antwort
spoken-group-pick = Eins davon
spoken-group-end = Oder
spoken-saved = Gespeichert in { $file }. Weiterspielen mit: candlestick play --resume { $file }
spoken-not-saved = { $file } lässt sich nicht schreiben: { $why }. Nenne eine andere Datei.
spoken-there-already = { $file } gibt es schon, und es ist nicht dieser Fall. Nenne eine andere Datei, damit nichts verloren geht.
spoken-kept = Gespeichert unter deinen Fällen als Nummer { $id }. Weiterspielen mit: candlestick play --resume { $id }
spoken-kept-closed = Gespeichert unter deinen Fällen als Nummer { $id }. „speichern DATEI“ schreibt ihn in eine Datei; „candlestick review DATEI“ erzählt dann mehr davon.
spoken-not-kept = Der Fall lässt sich nicht unter deinen speichern: { $why }. Speichere ihn in einer Datei: speichern DATEI
spoken-resume-theme = bei einem eigenen Thema sag, wo es liegt: sein Ordner oder Zip vor --resume
spoken-resume-closed = dieser Fall ist abgeschlossen; candlestick review erzählt, wie er ausging
spoken-resume-who = in diesem Fall spielt nicht nur eine Person: Sag mit --me, wessen Platz du nimmst; die anderen übernehmen Bots
spoken-resume-not-there = { $id } spielt in diesem Fall nicht mit
spoken-resume-none = keiner deiner Fälle hat die Nummer { $id }; offen sind: { $open }. Eine Datei nennst du mit ihrem Pfad.
spoken-help =
    Was du jetzt tun kannst, und was gefragt ist: ?, jetzt, felder, ergänzen
    Spielen: würfeln, gehen { $room }, richtung { $room }, durch { $room }, geheimgang, bleiben, verdacht { $suspect } { $weapon }, zeigen { $weapon }, ende, anklagen { $suspect } { $weapon } { $room }, aufgeben, zurücknehmen
    Karten und Fähigkeiten: ziehen, spielen, fähigkeit, nennen, wählen, schicken, rand 2, passen
    Der Tisch: wo, ansehen { $room }, spieler, karten, tisch, frage, verlauf 20, regeln
    Der Notizblock: notizblock, notizblock { $suspect }, warum { $weapon } { $suspect }, notieren { $weapon } { $suspect } nein, zurück, vor, hilfsstufe
    Der Fall: speichern DATEI, verlassen. Er wird nach jeder Entscheidung gespeichert.
    Namen dürfen angefangen oder vertippt sein, in beliebiger Reihenfolge; v, g, w, e, a, k, n, s, l stehen für verdacht, gehen, würfeln, ende, anklagen, karten, notizblock, ansehen, verlauf. Mehrere Befehle stehen in einer Zeile mit ; dazwischen.
    Ein Feld ist ein Buchstabe und eine Zahl: Spalten von links, Zeilen von oben.

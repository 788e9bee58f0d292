# The game's words in German: cli.

cli-error = Fehler: { $message }
cli-builtin-meant = Hinweis: { $id } ist das mitgelieferte Thema; für den Ordner oder das Zip hier schreib ./{ $id }
cli-review-own-theme = bei einem eigenen Thema sag, wo es liegt: --theme und sein Ordner oder Zip
cli-review-open = { $actions ->
    [one] Die eine Aktion darin ist erlaubt.
   *[other] Die { $actions } Aktionen darin sind alle erlaubt.
} Was verborgen ist, wird erzählt, sobald der Fall abgeschlossen ist.
cli-verify-played = Mit { $theme } neu ausgeteilt und nachgespielt: { $actions ->
    [one] die eine Aktion ist erlaubt.
   *[other] die { $actions } Aktionen sind erlaubt.
}
cli-verify-sealed = Siegel der Verteilung: { $seal }
cli-verify-sound = Jedes Byte ist, wie es geschrieben wurde.
cli-verify-no-checksum = Eine frühere Version hat die Datei geschrieben, noch ohne Prüfsumme: Ein verändertes Byte fiele nicht auf.
cli-verify-altered = Die Datei wurde nach dem Schreiben verändert: Ihre Prüfsumme passt nicht.
cli-verify-seal = Das Siegel darin ist nicht das dieser Verteilung: Thema, Optionen oder Startwert wurden ausgetauscht.
cli-verify-theme = Die Dateien des Themas haben sich seither geändert; nachgespielt wurde mit den heutigen.
cli-verify-outcome = Es endet nicht so, wie die Datei sagt.
cli-verify-room = Fall { $number } einer Runde, mit { $theme } neu ausgeteilt und nachgespielt: { $actions ->
    [one] eine Entscheidung.
   *[other] { $actions } Entscheidungen.
}
cli-verify-room-deal = Die Karten folgen aus dem Geheimnis des Servers und { $count ->
    [one] einem Beitrag zum Mischen. Er kam von diesem Gerät.
   *[other] { $count } Beiträgen zum Mischen. Einer davon kam von diesem Gerät.
}
cli-verify-room-late = Die Karten folgen aus dem Geheimnis des Servers und { $count ->
    [one] einem Beitrag zum Mischen. Dieses Gerät kam später dazu und muss das dem Server glauben.
   *[other] { $count } Beiträgen zum Mischen. Dieses Gerät kam später dazu und muss das dem Server glauben.
}
cli-verify-room-signed = { $count ->
    [one] Eine Entscheidung eines Menschen ist unterschrieben, über alles, was ihm vorher erzählt wurde.
   *[other] { $count } Entscheidungen von Menschen sind unterschrieben, jede über alles, was ihnen vorher erzählt wurde.
}
cli-verify-room-unsigned = { $count ->
    [one] Eine Entscheidung eines Menschen ist nicht unterschrieben
   *[other] { $count } Entscheidungen von Menschen sind nicht unterschrieben
}: Als der Fall begann, gab es noch keine Schlüssel; darüber lässt sich nichts sagen.
cli-verify-room-bots = { $count ->
    [one] Eine Entscheidung eines Bots wurde neu berechnet und ist dieselbe.
   *[other] { $count } Entscheidungen von Bots wurden neu berechnet und sind dieselben.
}
cli-verify-room-elsewhere = { $count ->
    [one] Eine Entscheidung dieser Person fiel
   *[other] { $count } Entscheidungen dieser Person fielen
}, während dieses Gerät weg war, ohne Unterschrift.
cli-verify-room-given-up = { $count ->
    [one] Ein Start wurde
   *[other] { $count } Starts wurden
} vorher abgebrochen.
cli-verify-room-earlier-digest = Das Thema war nur mit der Prüfsumme einer früheren Version benannt. Andere Dateien lassen sich passend
    dazu machen; dass alle nach denselben Regeln gespielt haben, ist also nicht bewiesen.
cli-verify-room-told = Was diesem Gerät erzählt wurde, hat der Server unterschrieben.
cli-verify-room-untold = Was diesem Gerät erzählt wurde, hat niemand unterschrieben.
cli-verify-room-altered = Was laut dieser Datei erzählt wurde, hat der Server so nicht unterschrieben: Die Datei wurde verändert.
cli-verify-room-two-feeds = Der Server hat zwei verschiedene Dinge als ein und dasselbe unterschrieben: Das beweist es allen.
cli-verify-room-decision = Es ist Entscheidung { $number }, von 0 an gezählt.
cli-verify-room-other-case = Die andere Datei ist von einem anderen Fall.
cli-verify-room-other-told = Der anderen Datei wurde ein anderer Tisch erzählt, oder andere Schlüssel: Der Server hat zwei Fälle gespielt.
cli-verify-room-other-opened = Der anderen Datei wurde ein anderer Fall offengelegt: Der Server hat zwei Fälle gespielt, oder eine Datei wurde verändert.
cli-verify-room-fair = Der Server war ehrlich.
cli-verify-room-theme = die Dateien von { $theme } sind andere als die, mit denen der Fall gespielt wurde; sag mit --theme, wo jene liegen
cli-verify-undealt = Fall { $number } einer Runde, in der niemand ausgeteilt hat, mit { $theme } nachgespielt: { $actions ->
    [one] eine Entscheidung.
   *[other] { $actions } Entscheidungen.
}
cli-verify-undealt-posts = { $count ->
    [one] Eine Nachricht hält stand: Ihr Platz hat sie unterschrieben, und sie beweist, was sie sagt.
   *[other] Alle { $count } Nachrichten halten stand: Jede ist von ihrem Platz unterschrieben, beweist, was sie sagt, und folgt auf die vor ihr.
}
cli-verify-undealt-open = Der Fall ist der, den sie offenlegen: die Karten, die Würfel und jede Entscheidung, und was danach jedem Platz und den
    Zuschauern gezeigt wird.
cli-verify-undealt-kept = Diese Datei ist unterschrieben, und zwar mit dem Schlüssel, mit dem auch gespielt wurde.
cli-verify-undealt-watched = Wer diese Datei gespeichert hat, hat nur zugesehen; die Datei selbst hat also niemand unterschrieben.
cli-verify-undealt-altered = Diese Datei ist nicht das, was unterschrieben wurde: Sie wurde verändert.
cli-verify-undealt-fair = Niemand hat ausgeteilt, und alles, was gesagt wurde, hält stand.
cli-verify-undealt-bad = Diese Aufzeichnung hält nicht stand: { $why }.
cli-verify-undealt-what = { $what ->
    [post] eine Nachricht kann an dieser Stelle nicht von ihrem Platz stammen
    [unfinished] ihre Nachrichten kommen nicht bis zum Ende des Falls
    [course] ihre Nachrichten stehen nicht in der Reihenfolge, in der sie kamen
    [opened] ihre Karten sind nicht die, die ihre Nachrichten offenlegen
    [posted] eine Entscheidung ist nicht die, die gesagt wurde
    [view] jemandem wurde etwas anderes gezeigt, als die offenen Karten ergeben
    [table] Tisch oder Thema sind andere als die, die erzählt wurden
    [altered] der Fall darin wurde nachträglich verändert
   *[no-case] der Fall darin lässt sich nicht nachspielen
}
cli-verify-undealt-post = Es ist Nachricht { $number } von { $count }, von 0 an gezählt, angeblich von { $name }: { $why }.
cli-verify-undealt-after = Das zeigt sich nach allen Nachrichten, { $count } an der Zahl.
cli-verify-undealt-eyes = Gezeigt wurde es { $name }.
cli-verify-undealt-part = { $what ->
    [file] Es ist die Fallakte.
    [hand] Es ist die Hand von { $name }.
    [rooms] Es sind die Karten in den Räumen.
    [dice] Es ist Wurf { $number }, von 0 an gezählt.
   *[laid] Es ist der Aufbau des Tischs.
}
cli-verify-undealt-why = { $what ->
    [no-seat] dort sitzt niemand
    [unreadable] sie ist nicht zu lesen
    [not-now] der Tisch wartet auf etwas anderes
    [stale] sie entstand, bevor der Tisch so weit war
    [forked] sie folgt auf andere Nachrichten als die vor ihr
    [unsigned] dieser Platz hat sie nicht unterschrieben
    [not-offered] die Regeln bieten diese Entscheidung nicht an
    [contradiction] sie widerspricht dem, was vorher bewiesen wurde
    [key] der Platz kennt das Geheimnis seines Schlüssels nicht
    [shuffle] beim Mischen wurden Karten ausgetauscht
    [deal] ein Anteil an einer ausgeteilten Karte ist falsch
    [draw] ein Anteil am Würfeln ist falsch
    [look] ein Anteil an einer Karte, die jemand ansehen darf, ist falsch
    [pass] sie beweist nicht, dass der Platz keine der drei Karten hält
    [can] sie beweist nicht, dass der Platz eine der drei Karten hält
    [show] die gezeigte Karte ist keine der drei auf dieser Hand
    [right] die Anklage stimmt nicht, obwohl das behauptet wurde
    [wrong] die Anklage ist nicht falsch, obwohl das behauptet wurde
   *[open] das Geheimnis gehört nicht zum Schlüssel des Platzes
}
cli-no-window = Dieser Build hat kein Fenster. Baue ihn mit dem Feature "app" (cargo run --release) oder nimm einen der Befehle oben.

cli-simulated = { $games ->
    [one] Ein Fall
   *[other] { $games } Fälle
} von { $theme } mit { $players } am Tisch
cli-solved = Gelöst: { $solved } ({ $share } %)
cli-turns = Züge: { $mean } im Schnitt (Standardabweichung { $sd }), { $min } bis { $max }
cli-wrong = Falsche Anklagen: { $count } (in allen Fällen zusammen; genannt wurde nicht, was in der Fallakte liegt, und wer es nannte, kann nicht mehr gewinnen)
cli-corner-rooms = Die Karten in Räumen liegen in denen mit Geheimgang.
cli-nobody = Von niemandem gewonnen: { $count }
cli-stalled = Festgefahren, abgebrochen nach { $turns } Zügen: { $count } (Startwerte { $seeds })
cli-refused = Von der Spielleitung abgelehnt, was ein Bot wählte: { $count } (Startwerte { $seeds })
cli-unused-rooms = Nie betreten: { $rooms }
cli-cards = Karten gezogen: { $drawn }, gespielt: { $used }
cli-undrawn-cards = Nie gezogen: { $cards }
cli-powers = Fähigkeiten genutzt: { $used }
cli-unused-powers = Fähigkeiten nie genutzt: { $suspects }
cli-wins-seat = Platz { $seat } ({ NAME($suspect, form: "name") }): { $wins } gewonnen, { $share } %, { $advantage } gegenüber gleichen Anteilen (Standardfehler { $error })
cli-wins-level = Stärke { $level }: { $wins } gewonnen, { $share } % je Platz (95-%-Intervall { $low } bis { $high })
cli-thinking = Stärke { $level }: { $mean } ms je Entscheidung, höchstens { $worst } ms

cli-arena = { $games ->
    [one] Ein Fall
   *[other] { $games } Fälle
} von { $theme }, { $mean } Züge im Schnitt
cli-arena-policy = { $policy }: { $wins } gewonnen, { $share } % (95-%-Intervall { $low } bis { $high }; fair { $fair }, p = { $p }), { $wrong } falsche Anklagen, { $mean } ms je Entscheidung, höchstens { $worst } ms
cli-arena-seat = Platz { $seat }: { $wins } gewonnen, { $share } % (95-%-Intervall { $low } bis { $high })
cli-arena-odds = { $policy }: Chancen von { $odds } % trafen in { $came } % von { $turns } Zügen ein; von dann { $accused } Anklagen waren { $right } richtig
cli-arena-habits = { $policy }: wie viel eher eine eigene Karte genannt wurde als eine andere, nach Frage: { $odds }
cli-arena-rest = Festgefahren: { $stalled }, abgelehnte Aktionen: { $refused }, von niemandem gewonnen: { $nobody }

cli-lab-broke = ein Fall ließ sich nicht spielen
cli-lab-corner-rooms = --corner-rooms ist für zwei am Tisch, in einem Thema, das dann Karten in Räume legt
cli-lab-no-suspect = --suspects: in { $theme } gibt es { $id } nicht; möglich sind { $known }
cli-lab-two-seats = --suspects: { $id } sitzt an zwei Plätzen; gib jedem Platz jemand anderen
cli-lab-policy = eine Spielweise "{ $name }" gibt es nicht; möglich sind { $policies }, jede mit +KÖNNEN, -KÖNNEN (reads, dares, hides, bluffs, pulls) oder @CHARAKTER ({ $personas }) dahinter; oder eine Figur der Rangleiter: { $characters }
cli-lab-no-board = ohne Spielplan spielen { $least } bis { $most }, nicht { $players }
cli-outside-port = { $name }: kein Port ist frei: { $why }
cli-outside-program = { $name }: { $program } lässt sich nicht starten: { $why }
cli-outside-connect = { $name }: keine Verbindung: { $why }
cli-outside-ended = beendet mit { $status }
cli-outside-late = { $name } hat binnen { $seconds } Sekunden nicht geantwortet
cli-outside-left = { $name } hat mitten im Spiel aufgelegt
cli-outside-lost = { $name }: { $why }
cli-outside-answer = { $name } hat auf "{ $told }" mit { $said } geantwortet; das Protokoll verlangt "{ $wanted }"

cli-theme-nowhere = { $fault }; auch einen Ordner oder ein Zip { $name } gibt es hier nicht
cli-check-fault = Fehler
cli-check-warning = Rat
cli-check-sound = { $title }: kein Fehler, und nichts, was sich schlecht spielen wird.
cli-check-advice = { $title }: kein Fehler, { $count ->
    [one] ein Ratschlag.
   *[other] { $count } Ratschläge.
}
cli-check-faults = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
} So lässt sich das Thema nicht spielen.
cli-check-hands = { $players } am Tisch: Handkarten { $sizes }
cli-check-aside = { "," } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} am Rand
cli-check-face-up = { "," } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} offen

cli-new-written = Ein Thema, das sich schon spielen lässt, liegt in { $folder }. Wie weiter?
    candlestick theme check "{ $folder }"           nennt Fehler, und was sich schlecht spielen wird
    candlestick simulate "{ $folder }" --games 20   lässt Bots es spielen
    Dann öffne dort theme.toml und board.txt und mach sie zu deinen.
cli-new-not-empty = { $folder } ist nicht leer. Nenne einen Ordner, den es noch nicht gibt, damit nichts von dir überschrieben wird.
cli-new-failed = { $folder } lässt sich nicht schreiben: { $why }
cli-check-language = { $language }: das ganze Thema
cli-check-language-part = { $language }: { $count } fehlen und bleiben, wie sie in theme.toml stehen: { $some }
cli-check-language-more = {" "}und { $count } weitere
cli-check-language-none = Ohne eigene Wörter: { $languages }. Dort bleibt alles, wie es in theme.toml steht.

cli-me-unknown = --me: { $theme } hat kein { $id }; möglich sind { $known }
cli-no-chance = das System gibt keinen Zufall her ({ $why }); nenne einen --seed
cli-verify-room-unreadable = das ist keine lesbare Aufzeichnung einer Runde ({ $why }); speichere sie noch einmal aus dem Rückblick
cli-verify-room-format = diese Aufzeichnung einer Runde hat Format { $found }; nimm die neuere Version, die sie geschrieben hat
cli-deduce-unreadable = { $file } lässt sich nicht lesen: { $fault }
cli-deduce-line = { $file }, Zeile { $line }: { $fault }
cli-deduce-unwritable = die Ergebnisse lassen sich nicht schreiben: { $fault }
cli-speedclue-connection = der Server ist nicht zu erreichen oder ging weg: { $fault }
cli-speedclue-message = der Server schickte { $text }: { $why }
cli-speedclue-no-game = der Server schickte { $text } vor "reset"; es gibt noch kein Spiel, in dem das ginge
cli-speedclue-unknown = so eine Nachricht gibt es nicht
cli-speedclue-short = am Ende fehlt ein Wort
cli-speedclue-card = { $word } ist keine Karte; die Kürzel sind { $codes }
cli-speedclue-player = { $word } ist bei 3 bis 6 Spielern, von 0 an gezählt, keiner
cli-speedclue-order = { $word } steht nicht da, wo Person, Waffe und Raum genannt werden
cli-speedclue-outcome = { $word } ist weder + noch -
cli-serve-ready = Candlestick läuft unter { $address }   (Strg+C beendet es)
cli-serve-page = die Seite { $place } lässt sich nicht lesen: { $fault }; baue sie mit script/play --web oder lass --page weg
cli-serve-listen = unter { $address } lässt sich nicht zuhören: { $fault }; wähle anderes mit --port und --host
cli-serve-threads = das System gibt keine Threads her: { $fault }
cli-serve-no-postgres = dieses Programm wurde ohne Postgres gebaut: baue es mit --features postgres
cli-serve-log = das Protokoll { $place }: { $fault }
cli-serve-too-new = das Protokoll { $place } hat Format { $found }, dieses Programm kennt es bis { $known }: nimm das neuere Programm
cli-serve-folder = der Ordner { $place } lässt sich nicht anlegen: { $fault }

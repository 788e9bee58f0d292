# The game's words in German: the notebook, its help levels and its whys.

note-title = Notizblock
note-players-before = Die Spalten davor
note-players-after = Die Spalten danach
note-who = Wer
note-what = Womit
note-where = Wo
note-case-file = Fallakte
note-you = { $name } (du)
note-cell = { NAME($card, form: "name") }, { $column }: { $mark }
note-cell-odds = { $odds } Prozent
note-printed = { $mark } (gedruckt)
note-pencilled = { $mark } (mit Bleistift)
note-blank = leer
note-no = nein
note-yes = ja
note-maybe = vielleicht

note-help = Hilfe · { $help }
note-why = Warum?
note-undo = Zurück
note-redo = Vor
note-copy = Notizblock als Text kopieren
note-copied = In die Zwischenablage kopiert.
note-saved = Gespeichert als { $place }
note-estimated = geschätzt
note-thinking = wird ausgetüftelt …

help-title = Wie viel der Notizblock hilft
help-blank = Leeres Blatt
help-cross-off = Streicht aus
help-slips = Warnt vor Fehlern
help-deduce = Kombiniert
help-odds = Chancen
help-blank-why = Nichts ist gedruckt. Alles liegt an deinem Bleistift.
help-cross-off-why = Druckt deine eigenen Karten, die Karten, die dir gezeigt wurden, und wer nicht antworten konnte. Kleine Zahlen sind Züge: Eine dieser Karten wurde damals gezeigt.
help-slips-why = Kringelt außerdem deine Bleistiftzeichen rot ein, wenn sie nicht stimmen können.
help-deduce-why = Druckt außerdem alles, was aus dem, was du gesehen hast, sicher folgt.
help-odds-why = Schattiert außerdem offene Kästchen: je dunkler, desto wahrscheinlicher. Die Zahl ist die Chance in Prozent.
help-legend-game = vom Spiel gedruckt
help-legend-own = dein Bleistift: Tippe ein offenes Kästchen an oder drücke X, Y, ? und 1 bis 9. „Warum?“ sagt, was hinter dem zuletzt angetippten Kästchen steckt; langes Drücken oder ein Rechtsklick auch.
help-legend-slip = ein Ausrutscher des Bleistifts
help-copy = Als Text kopieren
help-save = Als Datei speichern
help-close = Schließen

cell-title = { NAME($card, form: "name") } · { $column }
cell-close = Schließen
cell-mark = „{ $mark }“ eintragen
cell-wipe = Dein Zeichen löschen
cell-number = Kleine Zahl { $number }
cell-log = Im Verlauf

why-cell-held = Du hast sie: Sie ist unter deinen Karten.
why-cell-not-held = Du hast sie nicht: Sie wurde dir nicht ausgeteilt.
why-cell-elsewhere = Du hast sie selbst.
why-cell-sure = Es folgt sicher aus allem, was du bisher gesehen hast.
why-cell-slip = Dein Zeichen kann nicht stimmen. Sieh noch einmal nach, was du gesehen hast.
why-cell-turn = Zug { $turn }: { $line }
why-cell-shown = Zug { $turn }: { $by } zeigte { $to } eine dieser Karten: { NAME($cards, form: "name") }.
why-cell-odds = Soweit du wissen kannst, liegt die Chance bei { $odds } Prozent.
why-cell-odds-estimated = Soweit du wissen kannst, liegt die Chance bei etwa { $odds } Prozent (geschätzt).
why-cell-open = Noch hast du nichts gesehen, was das klärt.
why-cell-blank = Das Blatt ist leer: Schreib hierher, was du weißt.

sheet-title = Notizblock von { $name }, Zug { $turn }
sheet-key = x: nein, o: ja, ?: vielleicht; deine eigenen Zeichen stehen in Klammern
sheet-percent = { $odds } %
sheet-who = WER
sheet-what = WOMIT
sheet-where = WO
sheet-file = Akte

lookback-title = Rückblick
lookback-wait = Wer wann was hätte wissen können, wird ausgetüftelt …
lookback-chart = Noch mögliche Fallakten, Zug um Zug
lookback-chart-told = { $name }: { $first } mögliche Fallakten nach dem Austeilen, { $last } am Ende.
lookback-chart-turn = Zug
lookback-deal = Start
lookback-curves = Kurven
lookback-steps = Schrittweise
lookback-seats = Personen
lookback-board = Der Plan bei diesem Schritt
lookback-back = Schritt zurück
lookback-on = Schritt weiter
lookback-turn = Der nächste Zug
lookback-step = Zug { $turn }: { $line }
lookback-hands-why = Alle Karten liegen offen. Unterstrichen: danach wurde gefragt. Leuchtend: eben gezeigt.
lookback-card-asked = { $card } (danach wurde gefragt)
lookback-card-shown = { $card } (eben gezeigt)
lookback-missed = Verpasst
lookback-questions = Fragen
lookback-bits = Ein Bit halbiert, was noch offen ist. „Wert“ ist, was eine Frage im Schnitt verraten sollte, „verriet“, was sie wirklich verriet.
lookback-copy = Teilen
lookback-save = Speichern
lookback-save-room = Beweis der Runde speichern
lookback-no-proof = Der Beweis dieses Falls ist nicht mehr da.
lookback-leave = Zurück
verdict-review = Rückblick
lookback-older = Ein älterer Fall
lookback-newer = Ein neuerer Fall
lookback-which = { $theme } · Fall { $n } von { $of }
lookback-from = Aus { $file } · { $theme }
lookback-open = Gespeicherten Fall öffnen …
lookback-empty = Auf diesem Gerät ist noch kein Fall abgeschlossen. Sobald einer abgeschlossen ist, findest du ihn hier: was alle hätten wissen können, und wann. Auch ein Fall, der anderswo gespeichert wurde, lässt sich öffnen.
lookback-drop-page = Oder lege die Datei irgendwo auf dieser Seite ab.
lookback-drop-window = Um einen gespeicherten Fall zu öffnen, lege seine Datei auf diesem Fenster ab oder starte das Spiel mit „candlestick --review DATEI“.
lookback-gone = er ist nicht mehr da
lookback-none = Ein abgeschlossener Fall lässt sich hier nicht mehr abspielen: { $why }

file-import-opened = Rückblick auf { $file }.
file-import-none = „{ $file }“ wurde nicht geöffnet: { $why }
file-import-still-open = „{ $file }“ ist noch nicht abgeschlossen: Der Fall liegt jetzt bei deinen, zum Weiterspielen.
file-import-theme-missing = gespielt wurde mit dem Thema „{ $theme }“, und das ist nicht hier. Füge erst das Thema hinzu („Eigene Themen“ bei einem neuen Fall), dann öffne die Datei noch einmal.
file-import-later = „{ $file }“ wurde nicht geöffnet, weil gerade ein Fall läuft. Geh erst zum Titelbild (der Fall wird gespeichert) und öffne die Datei dann noch einmal.
file-import-others = „{ $file }“ wurde geöffnet; immer nur eine auf einmal.
file-import-link = der Link
file-import-close = Schließen

title-daily = Fall des Tages
title-daily-done = Fall des Tages · erledigt
daily-title = Rätsel des Tages
daily-line = { $date } · { $theme } · du bist { $name } · { $grade }
daily-clues = Was du gesehen hast
daily-notebook = Notizblock
daily-answer = Deine Antwort
daily-why = Eine Antwort ist sicher. Wähle: wer, womit, wo.
daily-say = Das ist es!
daily-wrong = { $tries ->
    [one] Das nicht. Etwas anderes ist sicher: Sieh noch einmal hin.
   *[other] Das auch nicht ({ $tries } Versuche bisher). Sieh noch einmal hin.
}
daily-right = { $tries ->
    [one] Richtig, beim ersten Versuch! { NUMBER_OF($suspect) ->
        [plural] Es waren
       *[singular] Es war
    } { $suspect }, { $with }, { $in }.
   *[other] Richtig! { NUMBER_OF($suspect) ->
        [plural] Es waren
       *[singular] Es war
    } { $suspect }, { $with }, { $in }.
}
daily-leave = Zum Titelbild
daily-case = Der ganze Fall des Tages
daily-case-done = Rückblick darauf
daily-case-name = Fall des Tages vom { $date }
daily-share-it = Teilen
daily-share = Candlestick · { $date }
daily-share-puzzle = { $tries ->
    [one] Rätsel ★ beim ersten Versuch
   *[other] Rätsel ★ nach { $tries } Versuchen
  }
daily-share-case = Fall ★ in Zug { $turns }
daily-share-case-lost = Fall · nicht gelöst, { $turns } Züge
daily-streak = { $days } Tage in Folge
daily-wait = Der Fall des Tages wird gesucht …

# The game's words in German: what is told of faults. What a system or a parser said stands in them as it was said.

fault-store-folder = das System nennt keinen Ordner für eigene Daten; setze CANDLESTICK_DATA
fault-store-denied = der Browser verweigert dieser Seite ihren Speicher
fault-store-place = es gibt keinen Platz zum Speichern: { $why }
fault-store-read = { $name } ließ sich nicht lesen: { $why }
fault-store-write = { $name } ließ sich nicht speichern: { $why }
fault-store-there = { $name } ist schon da; nimm es erst weg, oder gib dem neuen Thema einen anderen Namen

fault-format = das hat Format { $found }; diese Version des Spiels liest Formate bis { $known }, eine neuere vielleicht auch dieses
fault-format-unreadable = so etwas speichert das Spiel dort nicht ({ $why })

fault-record-long = es ist länger als { $most } MiB, länger als jeder gespeicherte Fall
fault-record-no-text = es ist kein Text, wie ein gespeicherter Fall einer ist
fault-record-unreadable = das ist kein gespeicherter Fall, wie ihn der Rückblick schreibt ({ $why })
fault-record-actions = er hat { $count } Aktionen; nachgespielt werden höchstens { $most }
fault-record-comments = er hat { $count } Anmerkungen; gespeichert werden höchstens { $most }
fault-record-comment = Anmerkung { $number } steht nach { $after } Aktionen und hat { $length } Zeichen; der Fall hat { $actions } Aktionen, und eine Anmerkung höchstens { $most } Zeichen
fault-record-title = sein Titel hat { $length } Zeichen; gespeichert werden höchstens { $most }

fault-link-letter = der Link ist beim Zeichen { $letter } beschädigt; kopiere ihn ganz
fault-link = der Link ist beschädigt oder abgeschnitten; kopiere ihn ganz

fault-replay-theme = der Fall wurde mit dem Thema { $wanted } gespielt, nicht mit { $given }; öffne ihn mit { $wanted }
fault-replay-changed = das Thema { $theme } hat sich geändert, seit dieser Fall gespielt wurde; bring die alten Dateien zurück oder beginne einen neuen Fall
fault-replay-seats = der Fall nennt { $named } Spieler für { $seats } Plätze; es muss für jeden einer sein
fault-replay-setup = so kann nicht aufgebaut werden: { $why }
fault-replay-laid = so könnte der Fall nicht ausgeteilt worden sein: { $why }
fault-replay-action = Aktion { $number } von { $of } (Platz { $seat }, { $action }) ist nicht möglich: { $why }

fault-laid-case-file = in der Fallakte liegt etwas, das diese Ausgabe nicht hat; gib ihr eine verdächtige Person, eine Waffe, einen Raum
fault-laid-no-card = Karte { $card } gibt es in dieser Ausgabe nicht
fault-laid-twice = Karte { $card } liegt an zwei Stellen; nimm sie von einer weg
fault-laid-nowhere = Karte { $card } liegt nirgends; gib sie jemandem
fault-laid-hands = { $hands } Hände für { $seats } Plätze; gib jedem seine eigene
fault-laid-hand-size = Platz { $seat } hat { $given } Karten; beim Austeilen bekommt er { $dealt }
fault-laid-in-rooms = { $given } Karten liegen in Räumen; ausgeteilt sind es { $dealt }
fault-laid-at-side = { $given } Karten liegen am Rand; ausgeteilt sind es { $dealt }
fault-laid-face-up = { $given } Karten liegen offen; ausgeteilt sind es { $dealt }
fault-laid-room = in Raum { $room } liegt eine Karte, die dort nicht liegen kann; je eine darf in jedem Raum liegen, der die Lösung sein kann
fault-laid-first = Platz { $seat } soll beginnen und ist nicht da
fault-laid-dice = Wurf { $roll } ist mit den Würfeln dieser Ausgabe nicht möglich; gib jedem Würfel eine seiner Seiten
fault-laid-rolls = { $rolls } Würfe sind festgelegt; höchstens { $most } können es sein
fault-laid-deck = Zusatzkarte { $card } ist öfter gelegt, als es sie gibt
fault-laid-token = die Figur der verdächtigen Person { $suspect } kann dort nicht stehen; gib ihr ein freies Feld oder einen Raum
fault-laid-weapon = Waffe { $weapon } kann dort nicht liegen; gib ihr einen Raum

fault-setup-seats = { $seats } Plätze; diese Ausgabe hat { $least } bis { $most }
fault-setup-suspect = die verdächtige Person { $number } gibt es in dieser Ausgabe nicht
fault-setup-twice = die verdächtige Person { $number } sitzt auf zwei Plätzen; gib jedem Platz eine eigene

fault-refused-closed = der Fall ist abgeschlossen
fault-refused-seat = Platz { $seat } ist mit der Entscheidung dran
fault-refused-action = das geht an dieser Stelle nicht

fault-exercise-question = die Frage dieser Übung passt nicht zu ihrem Fall; nimm eine andere Übung

fault-lesson-chapter = diese Lektion gehört zum Kapitel { $wanted }, nicht zu { $given }; öffne sie mit { $wanted }
fault-lesson-changed = das Kapitel { $chapter } hat sich seither geändert; beginne es neu
fault-lesson-step = Schritt { $number } ging nicht so; beginne das Kapitel neu

fault-real-table-unreadable = der Tisch lässt sich nicht lesen: { $why }
fault-real-table-theme = das Thema „{ $theme }“ dieses Tisches ist nicht hier; leg es zu deinen eigenen Themen

fault-puzzle-never = kein Fall von { $theme } kommt an eine Stelle, an der eine Antwort sicher ist; versuch eine andere Zahl oder ein anderes Thema

job-failed = Das ließ sich nicht ausrechnen: ein Fehler dieses Programms. Versuch es noch einmal; Gespeichertes ist unverändert.

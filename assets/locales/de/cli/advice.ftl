# The game’s words in German: advice on a sound theme, which `candlestick theme check` gives.

check-and = { $one } und { $other }
check-two = { $one }; { $other }

check-picture-idle = dieses Bild wird nirgends gezeigt; nimm es weg, oder nenn es in theme.toml mit picture =
check-picture-idle-near = dieses Bild wird nirgends gezeigt; soll es { $near } sein?
check-picture-png = das Spiel zeigt nur PNG-Bilder; speichere dieses als PNG
check-picture-none = es gibt keine Bilder; das erste wäre { $first }, ein PNG mit 256 × 256
check-picture-missing = das Bild dazu, { $path }, fehlt; ergänze es, oder nenn ein anderes mit picture =
check-back-missing = das Bild { $path } fehlt; ergänze es, oder nimm card_back_picture weg
check-picture-large = dieses Bild hat { $width } × { $height } Punkte, mehr, als je zu sehen sind; 256 × 256 genügt
check-picture-heavy = dieses Bild hat { $size } KiB; speichere es mit weniger Farben oder Punkten
check-picture-small = dieses Bild hat nur { $width } × { $height } Punkte; zeichne es größer, mindestens 128 × 128
check-picture-square = dieses Bild hat { $width } × { $height } Punkte; Bilder werden quadratisch gezeigt, also schneide es quadratisch
check-back-shape = dieses Bild hat { $width } × { $height } Punkte; Kartenrücken sind { $wide } zu { $high }, also schneide es auf 250 × 350
check-picture-deep = dieses Bild hat 16 Bit je Kanal; speichere es mit 8
check-picture-clear = auf diesem Bild ist nichts zu sehen; zeichne etwas
check-picture-full = dieses Bild füllt den ganzen Grund; Waffen und Räume sind weiß auf durchsichtigem Grund gezeichnet
check-picture-dark = dieses Bild ist dunkel; Waffen und Räume sind weiß auf durchsichtigem Grund gezeichnet
check-picture-cut = dieses Bild ist abgeschnitten; speichere oder kopiere es noch einmal
check-picture-damaged = dieses Bild ist beschädigt; speichere oder kopiere es noch einmal
check-picture-moves = dieses Bild bewegt sich, und das Spiel zeigt stehende; speichere nur sein erstes Bild

check-words-unspoken = das Spiel spricht `{ $language }` nicht, darum liest das niemand
check-words-forms = solche Formen hat die Sprache nicht: { $forms }
check-no-blurb = es gibt keinen Vorspann (blurb); schreib ein, zwei Sätze, die sagen, was einen erwartet
check-no-rules = die Regeltafel bleibt leer; schreib Teile [[how_to_play]]
check-verb-half = { $weapon } hat nur eines der Verben; schreib verb und verb_ing
check-verb-none = { $weapon } hat kein Verb, andere schon; schreib verb und verb_ing
check-letters-lacking = in den Schriften des Spiels fehlt { $letters }; schreib es ohne
check-letters-mixed = { $letters } zwischen lateinischen Buchstaben; schreib den lateinischen
check-same-cards = zwei Karten heißen { $name }, diese und `{ $other }`; benenn eine davon um
check-same-players = zwei Personen heißen { $name }, diese und `{ $other }`; benenn eine davon um
check-same-deck = zwei Arten von Zusatzkarten heißen { $name }, diese und `{ $other }`; benenn eine davon um
check-chain = jede gezogene Karte bringt im Schnitt { $more } weitere, so geht ein Zug durch den ganzen Stapel; nimm von { $card } welche heraus, leg Karten dazu, die anderes tun, oder lass weniger Seiten ziehen
check-hands-small = zu { $players } hat jemand nur { $least } der { $dealt } Karten, andere { $most }; lass weniger mitspielen, oder leg Karten dazu
check-hands-left = zu { $players } bleiben { $left } Karten übrig und liegen offen, { $dealt } werden ausgeteilt; schreib leftovers = "dealt", oder ändere die Zahl der Karten
check-deck-none-face = auf einer Würfelseite wird eine Karte gezogen, aber es gibt keinen Stapel; ergänze [[deck.cards]]
check-deck-none = es werden Karten gezogen, aber es gibt keinen Stapel; ergänze [[deck.cards]]
check-deck-undrawn = die Karten des Stapels werden nie gezogen; gib einer Würfelseite draws = true, oder zeichne ? auf den Spielplan
check-marks-none = für Felder mit Zeichen gibt es eine Regel, aber gezeichnet ist keines; zeichne ? auf den Spielplan
check-marks-idle = Felder mit ? tun nichts; schreib mark = "draw" oder mark = "snoop"
check-card-three = { $card } braucht jemanden an dritter Stelle, den es nie gibt; nimm die Karte heraus
check-deck-name = die Karten des Stapels haben keinen eigenen Namen; schreib unter [deck] name = "Clue card"
check-reach-no-door = keine Figur kommt nach { $room }; gib dem Raum eine Tür zum Gang
check-reach-doors = keine Figur kommt nach { $room }, die Türen führen nirgendhin; verbinde die Felder davor mit einem Gang
check-reach-squares = keine Figur kommt zu { $count } Feldern im Gang, dieses zuerst; verbinde sie, oder schreib #
check-start-walled = { $suspect } ist am Start eingemauert und kommt in keinen Raum; öffne einen Weg hinaus
check-pieces-room = der Spielplan zerfällt: { $suspect } kommt nie nach { $room }, andere schon; verbinde die Gänge, oder schreib eine Verbindung oder einen Geheimgang
check-pieces-squares = der Spielplan zerfällt: { $suspect } kommt nie zu manchen Feldern, andere schon; verbinde die Gänge, oder schreib eine Verbindung oder einen Geheimgang
check-room-pieces = { $room } ist in Stücken gezeichnet; hier beginnen { $count } Felder davon, abseits der ersten
check-start-far = { $suspect } beginnt { $steps } Schritte vom nächsten Raum, jemand anderes nur { $best }; gleich es aus
check-start-door = { $suspect } beginnt vor einer Tür von { $room } und versperrt sie; setz den Start ein Feld daneben
check-start-shut = { $suspect } kommt in keinen Raum, solange die anderen auf ihren Starts stehen; mach Platz
check-power-some = { $suspect } hat eine Fähigkeit, die meisten anderen keine; gib der Gerechtigkeit halber allen eine, oder niemandem
check-power-lacks = { $suspect } hat keine Fähigkeit, andere schon; ergänze der Gerechtigkeit halber eine
check-colours-alike = { $one } und { $other } haben Figurenfarben, die schwer zu unterscheiden sind; ändere eine
check-marks-alike = { $one } und { $other } haben Kürzel, die gleich aussehen; ändere eines
check-colour-tiles = die Farbe von { $suspect } gleicht den Fliesen im Gang; nimm eine, die sich abhebt
check-floor = der Name von { $room } steht elfenbeinfarben auf diesem Boden, Kontrast { $ratio } zu 1; nimm eine dunklere Farbe, für mindestens { $least } zu 1
check-house-wood = Buchstaben auf diesem Holz sind hell; nimm ein dunkleres: Kontrast { $ratio } zu 1, nötig sind mindestens { $least }
check-house-paper = Buchstaben auf diesem Papier sind dunkel; nimm ein helleres: Kontrast { $ratio } zu 1, nötig sind mindestens { $least }
check-house-accent = diese Linien liegen auf dem Holz; nimm eine hellere Farbe: Kontrast { $ratio } zu 1, nötig sind mindestens { $least }
check-weapons-many = { $weapons } Waffen beginnen in { $rooms } Räumen, also teilen sich manche einen; nimm welche heraus, oder ergänze Räume

# The game’s words in German: what is wrong with a theme’s files.

check-sign-space = ein Leerzeichen
check-sign-control = das Steuerzeichen { $code }
check-sign-no-width = { $code }, das keine Breite hat,
check-sign-no-width-end = { $code }, das keine Breite hat
check-sign-like = `{ $sign }` ({ $code }, das nur aussieht wie { $like })
check-sign-plain = `{ $sign }`
check-sign-odd-space = { $code }, das kein gewöhnliches Leerzeichen ist,
check-sign-odd-space-end = { $code }, das kein gewöhnliches Leerzeichen ist
check-sign-code = `{ $sign }` ({ $code })
check-remark = ; darin steht { $sign }
check-aside = { " " }Hier steht { $sign }
check-or = { $one } oder { $other }

check-bare-text = Text steht zwischen geraden Anführungszeichen; schreib "{ $word }"
check-backslash = mit \ beginnt hier ein Sonderzeichen; zwischen Ordnern schreib /, auf jedem System, sonst zwei, \\
check-syntax = { $parser }{ $remark }
check-syntax-out = { $parser }; { $way_out }{ $remark }
check-syntax-sign = ; hier steht { $sign }
check-syntax-list = beende die Liste mit ], hier oder weiter oben
check-syntax-key = ein Schlüssel hat einfache Buchstaben a bis z, Ziffern, - und _
check-syntax-quotes = setz es zwischen gerade "Anführungszeichen"
check-syntax-text = beende den Text mit einem geraden "
check-syntax-value = schreib Schlüssel = Wert
check-syntax-twice = schreib es einmal, und jeden Block einer Liste mit zwei Klammern wie [[suspects]]
check-one-table = [{ $name }] gibt es einmal; schreib es mit einem Paar Klammern
check-blocks = jeder Eintrag dieser Liste ist ein eigener Block; schreib [[{ $name }]], mit zwei Paar Klammern
check-key-missing = `{ $key }` fehlt hier; ergänze { $key } = …
check-key-missing-such = `{ $key }` fehlt hier; ergänze es, etwa { $key } = { $example }
check-wrong-kind = hier steht { $found }; schreib { $wanted }
check-wrong-length = hier stehen { $length }; schreib { $wanted }
check-one-entry = hierher gehört genau ein Eintrag; schreib nur diesen
check-expected = { $found }; schreib { $wanted }
check-found-list = eine Liste
check-found-table = eine Tabelle
check-found-text = der Text { $value }
check-found-number = die Zahl { $value }
check-found-word = das Wort { $value }
check-want-text = Text in "Anführungszeichen"
check-want-number = eine ganze Zahl von 0 bis { $most }
check-want-boolean = true oder false
check-want-two = eine Liste mit zweien, wie [1, 2]
check-want-list = eine Liste wie [1, 2]
check-want-table = eine Tabelle wie { "{" } at = [3, 4], to = "north" { "}" }
check-want-keys = eine Tabelle mit Schlüsseln
check-unknown = `{ $word }` ist hier nicht bekannt; möglich sind { $known }
check-unknown-near = `{ $word }` ist hier nicht bekannt; meintest du `{ $near }`?{ $aside }
check-none = als { $kind } gibt es `{ $word }` nicht; schreib eine id, die im Thema dafür steht{ $aside }
check-none-near = als { $kind } gibt es `{ $word }` nicht; meintest du `{ $near }`?{ $aside }
check-kind-suspect = verdächtige Person
check-kind-weapon = Waffe
check-kind-room = Raum
check-kind-card = Karte
check-kind-deck-card = Zusatzkarte
check-kind-player = Mitspieler
check-kind-name = Name
check-kind-power = Fähigkeit einer verdächtigen Person

check-indented = die Zeichnung ist eingerückt; nimm weg, was in jeder Zeile links davon steht
check-start-twice = das Startzeichen { $mark } ist zweimal gezeichnet; jedes steht auf einem Feld
check-drawn-unknown = { $sign } ist nicht bekannt{ $cells }{ $like }; schreib `#` für Wand, `.` für ein Feld im Gang, `?` für eines mit Zeichen, eine Ziffer für einen Start, oder den Buchstaben eines Raums{ $known }
check-drawn-cells = { " " }({ $count } Felder, dieses zuerst)
check-drawn-like = ; es sieht aus wie { $sign }, ein Buchstabe dieses Themas
check-drawn-letters = { " " }(einen von { $letters })
check-board-empty = der Spielplan ist leer; zeichne seine Reihen, jede in eine Zeile
check-board-large = der Spielplan hat { $rows } Reihen mit { $columns } Feldern; möglich sind höchstens { $most } Reihen mit { $most }
check-row-short = Reihe { $row } des Spielplans hat { $cells } Felder, die anderen { $others }; zeichne den Rest
check-row-long = Reihe { $row } des Spielplans hat { $cells } Felder, die anderen { $others }; nimm welche weg, auch Leerzeichen
check-letter = ein Raum oder besonderes Feld wird mit einem Buchstaben gezeichnet, etwa "K", oder mit *{ $remark }
check-letter-wall = ein Raum oder besonderes Feld wird mit einem Buchstaben gezeichnet, etwa "K", oder mit *; # ist für Wände{ $remark }
check-letter-corridor = ein Raum oder besonderes Feld wird mit einem Buchstaben gezeichnet, etwa "K", oder mit *; . ist für Felder im Gang{ $remark }
check-letter-mark = ein Raum oder besonderes Feld wird mit einem Buchstaben gezeichnet, etwa "K", oder mit *; ? ist für Felder mit Zeichen{ $remark }
check-letter-digit = ein Raum oder besonderes Feld wird mit einem Buchstaben gezeichnet, etwa "K", oder mit *; Ziffern sind für Starts{ $remark }
check-letter-taken = den Buchstaben { $letter } hat schon ein anderer Raum; nimm einen anderen
check-letter-alike = { $letter } sieht aus wie der Buchstabe eines anderen Raums, { $other }; nimm einen anderen
check-room-undrawn = auf dem Spielplan ist nichts mit { $letter } gezeichnet; zeichne damit den Boden des Raums
check-square-undrawn = auf dem Spielplan ist nichts mit { $letter } gezeichnet; zeichne damit das Feld
check-centre-answer = die Mitte ist nie die Lösung; gib diesem Raum answer = false
check-start-room-door = alle Figuren beginnen in diesem Raum, darum braucht er eine Tür
check-wall = eine Wand steht zwischen zwei Feldern, die sich berühren, wie [[3, 4], [3, 5]]
check-link = eine Verbindung führt von einem Feld im Gang zu einem anderen, wie [[3, 4], [3, 9]]
check-start-idle = alle Figuren beginnen im start_room von [board]; lass diese Zeile weg
check-start-digit = ein Start ist die Ziffer, die auf dem Spielplan steht, etwa "1"{ $remark }
check-start-taken = bei { $mark } beginnt schon eine andere Person; nimm ein anderes Zeichen
check-start-undrawn = das Startzeichen { $mark } ist auf dem Spielplan nicht gezeichnet; setz es auf ein Feld
check-start-nobody = bei { $mark } beginnt niemand; schreib `.`, oder gib es jemandem mit start = "{ $mark }"
check-room-sealed = der Raum `{ $room }` hat keine Tür, keinen Geheimgang und keine Verbindungstür; gib ihm etwas davon
check-door-twice = diese Tür gibt es schon; nimm eine weg
check-door-outside = die Tür bei Reihe { $row }, Spalte { $column } ist nicht auf einem Feld im Gang, sondern außerhalb des Spielplans; `at` ist das Feld vor dem Raum
check-door-in-wall = die Tür bei Reihe { $row }, Spalte { $column } ist nicht auf einem Feld im Gang, sondern in einer Wand; `at` ist das Feld vor dem Raum
check-door-in-room = die Tür bei Reihe { $row }, Spalte { $column } ist nicht auf einem Feld im Gang, sondern in einem Raum; `at` ist das Feld vor dem Raum
check-door-leads = die Tür bei Reihe { $row }, Spalte { $column } führt mit to = "{ $to }" nicht in ihren Raum; schreib to = { $sides }
check-door-leads-nowhere = die Tür bei Reihe { $row }, Spalte { $column } führt mit to = "{ $to }" nicht in ihren Raum; der Raum berührt dieses Feld auf keiner Seite
check-passage = davon hat einer schon einen Geheimgang; ein Raum hat höchstens einen, zu einem anderen Raum
check-join = eine Tür verbindet zwei verschiedene Räume, und je zwei nur einmal

check-id-taken = die id `{ $name }` ist schon vergeben; nimm eine andere
check-id-taken-as = die id `{ $name }` ist schon vergeben, als `{ $other }`; nimm eine andere
check-mark-taken = das Kürzel `{ $name }` ist schon vergeben; nimm ein anderes
check-mark-taken-as = das Kürzel `{ $name }` ist schon vergeben, als `{ $other }`; nimm ein anderes
check-id = eine id hat 1 bis 40 Kleinbuchstaben, Ziffern und Striche, etwa "lead-pipe"{ $remark }
check-id-sign = ; in dieser steht { $sign }
check-text-empty = dieser Text ist leer; schreib etwas
check-text-long = dieser Text hat { $length } Zeichen; höchstens { $most } passen
check-text-control = dieser Text enthält das Steuerzeichen { $code }; schreib ihn in eine Zeile, mit gewöhnlichen Buchstaben
check-text-unseen = dieser Text enthält { $code }, ein Zeichen, das man nicht sieht; nimm es weg
check-paragraphs-long = dieser Text hat { $length } Zeichen; schreib 1 bis { $most }
check-paragraphs-control = `{ $text }…` enthält das Steuerzeichen { $code }; nimm es weg
check-colour = `{ $colour }` ist keine Farbe; schreib # und sechs Hexziffern, etwa "#c8323c"
check-path = ein Bild ist eine .png-Datei im Ordner des Themas, etwa "pictures/rooms/hall.png"
check-path-slash = zwischen Ordnern steht /, auf jedem System; schreib "{ $path }"
check-mark = das Kürzel `{ $mark }` muss ein oder zwei Buchstaben haben, etwa "Pl"{ $remark }
check-words-parts = theme.toml hat { $most } Teile [[how_to_play]]; hier ist einer mehr
check-cast-none = es gibt keine [[{ $list }]]; ein Fall braucht mindestens 2 zur Auswahl
check-cast-one = von [[{ $list }]] gibt es nur eines; ein Fall braucht mindestens 2 zur Auswahl
check-cast-many = Personen, Waffen und Räume sind zusammen { $total }; möglich sind höchstens { $most }
check-furniture = hier sind { $count } Möbel genannt; schreib höchstens { $most }
check-nothing-to-show = dieser Spielplan hat nichts von der Art { $what } zu zeigen; nimm die Zeile weg

check-deck-count = eine Karte gibt es mindestens einmal, und ein Stapel hat höchstens { $most } Karten
check-effect-idle = nur zu do = "{ $owner }" gehört { $key }; lass diese Zeile weg
check-effect-category = bei dieser Karte wird eine Karte genannt, aber von welcher Art? Ergänze category = "suspect"
check-effect-room = diese Karte führt in einen Raum, aber in welchen? Ergänze room = und seine id
check-effect-room-answer = in diesem Raum wird gefragt, also muss er die Lösung sein können
check-effect-custom = diese Karte braucht eine Wirkung von außen; ergänze custom = und ihren Namen
check-effect-steps = diese Karte erhöht den Wurf, aber um wie viel? Ergänze steps = 6
check-effect-most-steps = eine Karte gibt 1 bis { $most } Schritte dazu
check-outside-near = eine Wirkung von außen `{ $effect }` gibt es nicht; meintest du `{ $near }`?
check-outside-others = eine Wirkung von außen `{ $effect }` gibt es nicht; bekannt sind andere
check-outside-none = eine Wirkung von außen `{ $effect }` gibt es nicht; dieses Programm bringt keine mit; nur ein Programm mit der Erweiterung spielt dieses Thema
check-power-no-roll = ohne Würfel gibt es keinen Wurf zu wiederholen; gib der Fähigkeit eine andere Wirkung
check-power-only-drawn = das kann nur eine Karte des Stapels, sobald sie gezogen wird; gib der Fähigkeit eine andere Wirkung
check-when = das geht dann nicht; schreib when = { $moments }
check-when-power = eine Fähigkeit wird in einem selbst gewählten Moment genutzt; schreib when = { $moments }
check-when-no-roll = ohne Würfel gibt es keinen Wurf zu wiederholen; schreib when = { $moments }

check-rule-centre = um in der Mitte anzuklagen, braucht es eine; ergänze in [board] centre = und die id eines Raums
check-rule-start-room = die Waffen beginnen bei den Figuren; ergänze in [board] start_room = und die id eines Raums
check-rule-players = von { $least } bis { $most } am Tisch geht nicht; schreib die kleinste und die größte Zahl, mindestens 2 und höchstens { $possible }, so viele, wie es Personen gibt
check-rule-dealt = { $cards } Karten lassen sich nicht an { $players } austeilen; senke die größte Zahl
check-rule-in-rooms = in Räumen können hier höchstens { $most } Karten liegen
check-rule-aside = am Rand können hier höchstens { $most } Karten liegen
check-rule-steps = ein Zug hat 1 bis { $most } Schritte
check-rule-no-dice = mit fixed_steps gibt es keine Würfel; lass eines von beiden weg
check-rule-first = ohne Würfel kann niemand darum würfeln; schreib "lot" oder "start-order"
check-rule-dice = schreib 1 bis { $most } Würfel, jeden als Liste von Seiten
check-rule-no-steps = diese Würfel geben nie einen Schritt, so könnte niemand gehen; schreib einige Seiten ab 1
check-rule-faces = ein Würfel hat 1 bis { $most } Seiten
check-rule-face = eine Seite hat 0 bis { $most } Schritte
check-order-twice = `{ $suspect }` steht schon da; nenn jede Person einmal
check-order-lacks = `{ $suspect }` fehlt in der Startreihenfolge; ergänze den Namen

check-file-text = die Texte eines Themas haben je höchstens { $most } Bytes, dieser hat { $size }; kürze ihn
check-file-large = diese Datei hat mehr als { $most } Bytes; mach sie kleiner
check-files-large = die Dateien des Themas haben zusammen mehr als { $most } Bytes; mach seine Bilder kleiner
check-files-many = es sind mehr als { $most } Dateien; ein Thema braucht viel weniger
check-file-twice = diese Datei gibt es zweimal
check-file-utf8 = das ist kein UTF-8-Text; speichere die Datei in deinem Editor als UTF-8
check-file-path = dieser Pfad ist länger als { $most } Bytes; nimm kürzere Namen
check-file-name = der Name dieser Datei enthält Steuerzeichen; benenn sie um
check-file-outside = dieser Pfad führt aus dem Ordner des Themas hinaus; pack den Ordner noch einmal, mit einfachen Namen
check-file-unreadable = diese Datei lässt sich nicht lesen: { $why }
check-several = hier sind mehrere Themen, in { $one } und { $other }; gib eines nach dem anderen
check-no-theme = es gibt keine theme.toml, weder ganz oben noch in einem Ordner dort; ist das ein Thema?
check-no-theme-like = es gibt keine theme.toml; { $like }
check-no-board = es gibt keine board.txt; zeichne darin den Spielplan, neben theme.toml
check-no-board-like = es gibt keine board.txt; { $like }
check-like-move = ist es { $file }? Dann leg es hierher, damit es { $wanted } ist
check-like-rename = ist es { $file }? Dann benenn es um, damit es { $wanted } ist
check-like-hidden = ist es { $file }? Dann benenn es um, damit es { $wanted } ist; vielleicht verbirgt dein System das Ende des Namens
check-no-builtin = ein mitgeliefertes Thema mit diesem Namen gibt es nicht; es gibt { $known }
check-called-builtin = ein mitgeliefertes Thema heißt schon { $id }; gib dem Ordner oder Zip einen anderen Namen
check-called-other = { $other } heißt schon { $id }; gib einem von beiden einen anderen Namen
check-folder-no-theme = in diesem Ordner gibt es keine theme.toml; `candlestick theme new` schreibt eine
check-folder-no-theme-like = in diesem Ordner gibt es keine theme.toml; { $like }
check-folder-not-there = dieser Ordner lässt sich nicht lesen, denn es gibt ihn nicht; sieh nach, wie er geschrieben wird
check-folder-is-file = das ist eine Datei; nenn den Ordner des Themas, oder ein Zip davon
check-folder-unreadable = dieser Ordner lässt sich nicht lesen: { $why }
check-folder-link = { $path } ist eine Verknüpfung; leg die Datei selbst dorthin
check-folder-many = es sind mehr als { $most } Dateien; ist das der Ordner eines Themas?
check-zip-large = das Zip hat mehr als { $most } Bytes; mach die Bilder des Themas kleiner
check-zip-damaged = das ist kein Zip, oder ein beschädigtes; pack den Ordner des Themas noch einmal
check-zip-list = das Dateiverzeichnis des Zips ist beschädigt; pack den Ordner des Themas noch einmal
check-zip-link = { $path } ist eine Verknüpfung mit einer anderen Datei; pack die Datei selbst
check-zip-twice = { $path } ist zweimal im Zip; pack den Ordner des Themas noch einmal
check-zip-file = diese Datei ist im Zip beschädigt oder gesperrt; pack den Ordner des Themas noch einmal
check-zip-unpacked = diese Datei hat ausgepackt { $size } Bytes; höchstens { $most } passen
check-zip-method = diese Datei ist ungewöhnlich gepackt; pack den Ordner als einfaches Zip

check-picture-no-png = das ist kein PNG-Bild; öffne es in einem Bildprogramm und speichere es als PNG
check-picture-huge = dieses Bild hat { $width } × { $height } Punkte; mach es kleiner, 256 × 256 genügt
check-pictures-huge = die Bilder haben zusammen { $millions } Millionen Punkte, möglich sind höchstens { $most } Millionen; mach sie kleiner, 256 × 256 genügt für jedes

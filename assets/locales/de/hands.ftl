# The game's words in German: keys, gamepads, and which card one would rather show.

keys-title = Tasten
keys-close = Fertig
keys-why-sheet = Drück den Knopf einer Taste, dann die neue Taste.
keys-wait = „{ $what }“: Drück die neue Taste. Escape lässt sie, wie sie ist.
keys-press = Drück eine Taste
keys-change = { $what }: { $key }. Ändern
keys-refused = { $key } bleibt, was es ist: eine feste Taste des Spiels oder des Browsers.
keys-done = { $key } ist jetzt die Taste für „{ $what }“.
keys-swapped = { $key } war die Taste für „{ $what }“; dort ist jetzt { $other }.

keys-two = Zwei Hände
keys-two-why = Anfangsbuchstaben, wie auf den Knöpfen. Ein Druck auf einen Satz bringt alle seine Tasten zurück.
keys-left = Maus links
keys-left-why = Tasten unter der rechten Hand, für alle, die die Maus links haben.
keys-one = Eine Hand
keys-one-why = Tasten allein unter der linken Hand, neben Tab, Escape und Leertaste.
keys-own-why = Deine eigenen Tasten. Ein Satz bringt alle seine Tasten zurück.

keys-roll = Würfeln
keys-walk = Zum gewählten Ort gehen
keys-go-on = Dort halten und weitergehen
keys-planned = Gehen wie geplant
keys-say = Fragen, bestätigen, beginnen
keys-end = Zug beenden oder verzichten
keys-take-back = Deine letzte Entscheidung zurücknehmen
keys-accuse = Anklagen
keys-draw = Eine Karte ziehen
keys-skip = Beenden, was gezeigt wird; gehalten: weiter, bis du dran bist
keys-notebook = Zum Notizblock
keys-leaf = Nächstes Blatt; mit Umschalt das vorige
keys-no = Notizblock: nein
keys-yes = Notizblock: ja
keys-maybe = Notizblock: vielleicht
keys-erase = Notizblock: ausradieren
keys-why = Notizblock: warum?
keys-nobody = Am echten Tisch: niemand hatte eine
keys-sheet = Die Tasten zeigen

keys-fixed = Immer
keys-arrows = Auf dem Spielplan zu einem anderen Ort, sonst zum nächsten Knopf
keys-enter = Dorthin gehen; den Knopf drücken; sonst beenden, was gezeigt wird
keys-escape = Den Knopf loslassen, das Fenster schließen, das Menü öffnen
keys-tab = Zum nächsten Knopf; mit Umschalt zum vorigen
keys-out = Aus dem Bild hinaus, zum Rest der Seite
keys-numbers = Notizblock: eine eigene Zahl
keys-undo = Notizblock: zurücknehmen, wiederholen
keys-text = Auch die Tasten der Seite als Text
keys-pad = Gamepad
keys-pad-why = Richtungen: wie die Pfeile. Unterer Knopf: Enter. Rechter: Escape. Linker: beenden, was gezeigt wird. Oberer: der Notizblock. Schultern: Blätter. Trigger: nächster Knopf. Start: das Menü.

keys-name-arrows = Pfeile
keys-name-enter = Enter
keys-name-escape = Escape
keys-name-tab = Tab
keys-name-out = F6
keys-name-numbers = 1–9
keys-name-undo = Strg+Z, Strg+Y
keys-name-space = Leertaste
keys-name-backspace = Rücktaste
keys-name-delete = Entf
keys-name-insert = Einfg
keys-name-home = Pos1
keys-name-end = Ende
keys-name-page-up = Bild auf
keys-name-page-down = Bild ab

would-open = Wenn man mich fragt …
would-title = Wenn man mich fragt
would-why = Drück deine Karten in der Reihenfolge, in der du sie lieber zeigst. Niemand sonst sieht das. Dadurch allein wird nichts gezeigt: Die Karte liegt bereit, wenn sie passt.
would-anybody = Wer auch immer
would-none = Nichts ist festgelegt.
would-order = In dieser Reihenfolge: { $cards }.
would-clear = Nichts festlegen
would-close = Fertig
act-show-ready = { NAME($card, form: "acc") } zeigen

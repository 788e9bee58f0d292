# The game's words in German: the page as text, for screen readers and keyboards.

mirror-skip = Mit Text und Screenreader spielen
mirror-leave = Zurück zum Bild
mirror-keys = Auf dieser Seite, außerhalb der Befehlszeile: { $last } sagt, was zuletzt geschah, { $cards }, welche Karten du hast, { $turn }, wer dran ist, { $here }, wo du bist. { $notebook } führt zum Notizblock, { $deeds } zu dem, was du tun kannst, { $line } zur Befehlszeile, Escape zurück zum Bild. Auf dem Blatt mit den Tasten lassen sie sich ändern oder ausschalten. Nimmt dein Screenreader sie für sich, schalte ihn in seinen Fokusmodus.
mirror-no-keys = Einzelne Tasten sind auf dieser Seite ausgeschaltet, auf dem Blatt mit den Tasten; Escape führt zurück zum Bild.

mirror-screen = { $screen ->
    [title] Candlestick
    [library] Deine Fälle
    [setup] Ein neuer Fall
    [play] Der Fall
    [watched] Einen Fall noch einmal ansehen
    [verdict] Das Urteil
    [review] Rückblick
    [puzzle] Fall des Tages
    [practice] Üben
    [insight] Wie du spielst
    [position] Am echten Tisch
    [together] Gemeinsam spielen
   *[other] Candlestick
}
mirror-now = Was gefragt ist
mirror-do = Was du tun kannst
mirror-board = Der Spielplan
mirror-who = Wer und was wo ist
mirror-rooms = Die Räume
mirror-players = Die Verdächtigen und wer sie spielt
mirror-weapons = Die Waffen
mirror-open = Was auf dem Tisch liegt
mirror-question = Die letzte Frage
mirror-picture = Alle Knöpfe des Bildes
mirror-wait = Gerade nichts: Die anderen spielen.

mirror-type = Tippe einen Befehl
mirror-enter = Los
mirror-sure = Wirklich?
mirror-yes = Ja: { $label }
mirror-no = Nein

mirror-card = Karte
mirror-known = Was man weiß

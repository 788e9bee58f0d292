# The game's words in German: tabs, saves and other things around the panels.

tab-act = Spiel
tab-notebook = Notizblock
tab-hand = Karten
tab-log = Verlauf
tab-table = Tisch
tab-board = Plan

save-put-aside = Ein gespeicherter Fall ließ sich nicht lesen ({ $why }). Nichts ist verloren: Er liegt als { $place } beiseite.
save-theme-missing = Ein Fall wartet auf sein Thema „{ $theme }“, das nicht hier ist. Er bleibt gespeichert: Bring das Thema zurück, dann kannst du ihn öffnen.
save-theme-changed = Ein gespeicherter Fall wurde mit einem früheren „{ $theme }“ begonnen und kann mit dem heutigen nicht weitergehen. Er bleibt gespeichert: Bring die früheren Dateien zurück, dann kannst du ihn fortsetzen.
save-theme-changed-fits = „{ $theme }“ hat sich geändert, seit dieser Fall begann. Alles, was darin geschah, ist auch jetzt möglich: Der Fall geht mit dem heutigen Thema weiter.

board-accuse = Hier anklagen

eyes-title = Sprache und Schrift
reading-title = Schrift
reading-size = Größe: { $percent } %
reading-smaller = Kleinere Schrift
reading-larger = Größere Schrift
reading-strong = Starker Kontrast
reading-plain = Leicht unterscheidbare Buchstaben
sight-title = Farben
sight-usual = Wie gemalt
sight-protan = Bei Rotschwäche
sight-deutan = Bei Grünschwäche
sight-tritan = Bei Blauschwäche
language-title = Sprache
language-of-system = Wie im System
language-close = Fertig
language-refused = { $language } ließ sich nicht holen ({ $why }). Prüfe die Verbindung und wähle die Sprache noch einmal.

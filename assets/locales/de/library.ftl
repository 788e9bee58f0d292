# The game's words in German: the library of cases.

library-title = Deine Fälle
library-empty = Jeder Fall, den du beginnst, wird hier nach jeder Aktion gespeichert, bis du ihn entfernst. Auch ein Fall von anderswo findet hier Platz: als Datei, als Text oder als Link.
library-none-found = Keiner deiner Fälle enthält all diese Wörter.
library-all = Alle
library-open = Offen
library-closed = Erledigt
library-search = Suchen: Haus, Name, Tag …
library-open-line = Offen, nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
}
library-solved = Gelöst von { $name } in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
library-unsolved = Ungelöst nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
library-play-on = Weiterspielen
library-more = Mehr
library-link = Als Link
library-link-why = Wer diesen Link öffnet ({ $letters } Zeichen), hat den ganzen Fall mit allen Karten darin, aber ohne deinen Notizblock.
library-deal = Gleiche Verteilung
library-deal-why = Wer diesen Link öffnet ({ $letters } Zeichen), spielt dieselbe Verteilung mit denselben Würfen und Bots, von Anfang an. Wie dein Fall ausging, verrät er nicht.
library-copy-link = Link kopieren
library-qr = Der Link als QR-Code
library-no-qr = Dieser Link ist zu lang für einen QR-Code, den eine Kamera hier lesen könnte.
library-file = Als Datei
library-name = Benennen
library-name-hint = Wie heißt er?
library-name-this = So nennen
library-named = Der Name ist gespeichert.
library-remove = Entfernen
library-remove-why = Dann ist er für immer weg. Speichere ihn vorher als Datei, wenn du ihn vielleicht noch brauchst.
library-remove-this = Entfernen
library-removed = Der Fall ist weg.
library-not-now = Nicht jetzt
library-paste = Aus Link oder Text
library-paste-hint = Füge den Link oder den Text eines Falls ein
library-take = Aufnehmen
library-taken = Der Fall gehört jetzt zu deinen.
library-known = Diesen Fall hast du schon.
library-not-taken = Er wurde nicht aufgenommen: { $why }
library-unreadable = Fall { $number } lässt sich nicht lesen ({ $why }). Er bleibt, wie er ist.
library-torn = Der letzte Eintrag von Fall { $number } war beschädigt. Der Fall geht beim Eintrag davor weiter.
library-not-kept = Dieser Fall lässt sich hier nicht speichern: { $why }. Du kannst weiterspielen, aber er ist verloren, sobald sich dieses Fenster schließt.
library-proof-not-kept = Der Beweis dieses Falls lässt sich hier nicht speichern: { $why }. Speichere ihn im Rückblick, bevor du die Runde verlässt.

lookback-watch = Ansehen
replay-back = Schritt zurück
replay-forth = Schritt weiter
replay-run = Laufen lassen
replay-stop = Anhalten
replay-turn = Zug { $turn }
replay-eyes = Mit den Augen von { $name }
replay-eyes-before = Vorige Sicht
replay-eyes-next = Nächste Sicht
replay-play-on = Von hier weiterspielen
replay-cards = Alle Karten
replay-more = Mehr zu diesem Moment
replay-next-remark = Zur nächsten Anmerkung
replay-remark = Eine Anmerkung zu diesem Moment
replay-remark-hint = Was gibt es zu diesem Moment zu sagen?
replay-remark-keep = Behalten
replay-branch = Ab Zug { $turn } anders

verdict-seal = Siegel der Verteilung: { $seal }, wie zu Beginn.
menu-seal = Siegel der Verteilung: { $seal }. Notiere es, wenn du magst: Der gespeicherte Fall öffnet es, und alle sehen, dass keine Karte vertauscht wurde.

insight-title = Wie du spielst
insight-why = Alle Fälle, die du allein auf diesem Gerät gespielt hast, nach dem stärksten Bot am Tisch. Nichts davon verlässt das Gerät.
insight-empty = Noch ist nichts gezählt. Schließe einen Fall ab, den du allein spielst, dann siehst du hier, was du gut gefragt und was du verpasst hast.
insight-all = Alle
insight-people = Personen
insight-cases = Fälle
insight-solved = Von dir gelöst
insight-speed = Züge bis zur Lösung
insight-questions = Fragen pro Fall
insight-skill = Güte deiner Fragen
insight-wasted = Vergeudete Fragen
insight-lost = Verlorene Züge pro Fall
insight-luck = Glück pro Fall, in Bits
insight-missed = Verpasst
insight-late = Züge, in denen du hättest anklagen können
insight-seen = Mit eigenen Augen gesehen
insight-passed = Alle anderen haben gepasst
insight-counting = Durch Zählen
insight-shown = Anderen gezeigt
insight-chain = Ketten aus mehreren Schritten
insight-practise = Üben, was dir am meisten entgeht

# The game's words in German: themes of one's own.

themes-button = Eigene Themen { $faults ->
    [0] {""}
    [one] (ein Fehler)
   *[other] ({ $faults } Fehler)
}
themes-title = Eigene Themen
themes-none = Noch keine.
themes-ready = spielbereit
themes-broken = { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
themes-as-before = { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}; noch der Stand davor
themes-play = Spielen
themes-remove = { $theme } entfernen
themes-remove-sure = Entfernen?

themes-folder = Lege den Ordner oder das Zip eines Themas auf diesem Fenster ab oder in diesen Ordner. Es wird sofort gelesen, und wieder, sobald du dort etwas änderst:
themes-folder-open = Öffnen
themes-folder-copy = Pfad kopieren
themes-starter = „candlestick theme new“ schreibt ein erstes Thema, das sich schon spielen lässt.
themes-drop = Lege den Ordner oder das Zip eines Themas auf dieser Seite ab oder wähle es aus. Es bleibt in diesem Browser; behalte auch deine eigene Kopie.
themes-pick-zip = Zip wählen
themes-pick-folder = Ordner wählen

themes-faults = { $faults ->
    [one] Ein Fehler zu beheben
   *[other] { $faults } Fehler zu beheben
}
themes-kept = Bis dahin bleibt das Thema, wie es war.
themes-copy = Alles kopieren
themes-close = Schließen

themes-waits-title = Erst im nächsten Fall
themes-waits-cast = { $theme } hat jetzt andere Verdächtige, Waffen oder Räume. Dieser Fall geht mit den bisherigen weiter.
themes-waits-board = { $theme } hat jetzt einen anderen Spielplan. Dieser Fall geht weiter wie bisher: Was darin geschah, ist dort nicht möglich.
themes-waits-rules = { $theme } hat jetzt andere Regeln. Dieser Fall geht mit denen weiter, mit denen er begann.

themes-say-ready = { $theme } ist spielbereit.
themes-say-fault = { $place }: { $fault }

own-picture-no-png = das ist kein PNG-Bild; speichere es als PNG
own-picture-large = dieses Bild hat { $width }×{ $height } Pixel; mach es höchstens { $most }×{ $most } groß
own-picture-unreadable = dieses Bild lässt sich nicht lesen ({ $why }); speichere es noch einmal als PNG

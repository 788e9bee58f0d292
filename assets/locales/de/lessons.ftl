# The game's words in German: the lessons. What a chapter says itself stands in its own file.

lesson-wrong = Das nicht. Folge dem Pfeil.
lesson-progress = Schritt { $done } von { $of }
lesson-play = Fall spielen
lesson-next = Weiter: { $title }
lesson-title = Zum Titelbild

lessons-title = Spielanleitung
lessons-why = Je ein paar Minuten, zum Mitmachen.
lessons-minutes = { $minutes } Min.
lessons-minutes-of = { $theme } · { $minutes } Min.
lessons-left = weiter
lessons-line = { $title }, { $note }{ $state ->
    [done] , geschafft
   *[open] {""}
}
lessons-rules = Die Regeln in Worten
lessons-close = Zurück

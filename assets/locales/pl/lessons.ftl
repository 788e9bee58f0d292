# The game's words in Polish: the lessons. What a chapter says itself stands in its own file.

lesson-wrong = Nie to. Idź za strzałką.
lesson-progress = Krok { $done } z { $of }
lesson-play = Zagraj sprawę
lesson-next = Dalej: { $title }
lesson-title = Ekran tytułowy

lessons-title = Jak grać
lessons-why = Po kilka minut, w praktyce.
lessons-minutes = { $minutes } min
lessons-minutes-of = { $theme } · { $minutes } min
lessons-left = dalej
lessons-line = { $title }, { $note }{ $state ->
    [done] , gotowe
   *[open] {""}
}
lessons-rules = Zasady na piśmie
lessons-close = Wróć

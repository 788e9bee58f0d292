# The game's words: the lessons. What a chapter says itself stands in its own file.

# What is told of a wrong try where the chapter has no words of its own for it.
lesson-wrong = Not that one. Follow the arrow.
# For screen readers.
lesson-progress = Step { $done } of { $of }
# The end of a chapter.
lesson-play = Play a case
lesson-next = Next: { $title }
lesson-title = Main menu

# The list of chapters.
lessons-title = How to play
lessons-why = Hands-on, a few minutes each.
lessons-minutes = { $minutes } min
# Of a chapter that a theme of one's own brings.
lessons-minutes-of = { $theme } · { $minutes } min
lessons-left = resume
# A chapter for screen readers.
lessons-line = { $title }, { $note }{ $state ->
    [done] , done
   *[open] {""}
}
lessons-rules = The rules in words
lessons-close = Back

# The game's words in French: the lessons. What a chapter says itself stands in its own file.

lesson-wrong = Non, autre chose. Suis la flèche.
lesson-progress = Étape { $done } sur { $of }
lesson-play = Enquêter
lesson-next = Ensuite : { $title }
lesson-title = Accueil

lessons-title = Comment jouer
lessons-why = Quelques minutes chacune, en jouant.
lessons-minutes = { $minutes } min
lessons-minutes-of = { $theme } · { $minutes } min
lessons-left = reprendre
lessons-line = { $title }, { $note }{ $state ->
    [done] , terminée
   *[open] {""}
}
lessons-rules = Les règles en mots
lessons-close = Retour

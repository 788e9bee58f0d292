# The game's words in Spanish: the lessons. What a chapter says itself stands in its own file.

lesson-wrong = Eso no. Sigue la flecha.
lesson-progress = Paso { $done } de { $of }
lesson-play = Jugar un caso
lesson-next = Siguiente: { $title }
lesson-title = A la portada

lessons-title = Cómo se juega
lessons-why = Unos minutos cada una, jugando.
lessons-minutes = { $minutes } min
lessons-minutes-of = { $theme } · { $minutes } min
lessons-left = seguir
lessons-line = { $title }, { $note }{ $state ->
    [done] , hecha
   *[open] {""}
}
lessons-rules = Las reglas, en palabras
lessons-close = Volver

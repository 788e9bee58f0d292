# The game's words: the lessons. What a chapter says itself stands in its own file.

# What is told of a wrong try where the chapter has no words of its own for it.
lesson-wrong = Not that one. Follow the arrow.

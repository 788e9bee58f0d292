# The game's words: screens.

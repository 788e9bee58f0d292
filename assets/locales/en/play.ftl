# The game's words: play.

# The game's words: log.

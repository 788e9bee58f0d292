# The game's words: cli.

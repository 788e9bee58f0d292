# The game's words: tabs, saves and other things around the panels.

tab-act = Play
tab-notebook = Notebook
tab-hand = Your cards
tab-log = Log
tab-table = Table
tab-board = Board

save-put-aside = A saved case could not be read ({ $why }). Nothing is lost: it was kept as { $place }.
save-theme-missing = A case is waiting for its theme “{ $theme }”, which is not here. It is kept: put the theme back, and you can open the case.
save-theme-changed = A saved case was begun with an earlier “{ $theme }” and cannot go on with the one that is here now. It is kept: bring the earlier files back, and you can take it up.
save-theme-changed-fits = “{ $theme }” has changed since this case began. All that was done in it is possible there too: it goes on with the theme as it is now.

## Painted on the board
board-accuse = Accuse here

# Languages: what the list says and when one can't be had.
eyes-title = Language and text
reading-title = Text
reading-size = Size: { $percent }%
reading-smaller = Smaller text
reading-larger = Larger text
reading-strong = Strong contrast
reading-plain = Letters that are easy to tell apart
sight-title = Colours
sight-usual = As painted
sight-protan = For eyes weak in red
sight-deutan = For eyes weak in green
sight-tritan = For eyes weak in blue
language-title = Language
language-of-system = As the system
language-close = Done
language-refused = { $language } could not be fetched ({ $why }). Check the connection and choose it again.

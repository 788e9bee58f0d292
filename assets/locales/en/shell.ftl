# The game's words: tabs, saves and other things around the panels.

tab-act = Play
tab-notebook = Notebook
tab-hand = Your cards
tab-log = Log
tab-table = Table
tab-board = Board

save-put-aside = A saved case could not be read ({ $why }). Nothing is lost: it was kept as { $place }.
save-theme-missing = A case is waiting for its theme “{ $theme }”, which is not here. It is kept: put the theme back, and you can open the case.
save-theme-changed = A saved case was started with an earlier “{ $theme }” and cannot continue with the one that is here now. It is kept: put the earlier files back to continue it.
save-theme-changed-fits = “{ $theme }” has changed since this case began. Everything done so far is still possible, so the case continues with the theme as it is now.

## Painted on the board
board-accuse = Accuse here

# Languages: what the list says and when one can't be had.
eyes-title = Language and text
reading-title = Text
reading-size = Size: { $percent }%
reading-smaller = Smaller text
reading-larger = Larger text
reading-strong = High contrast
reading-plain = Easy-to-read letters
sight-title = Colours
sight-usual = Standard
sight-protan = For red-weak vision
sight-deutan = For green-weak vision
sight-tritan = For blue-weak vision
language-title = Language
language-of-system = Same as system
language-close = Done
language-refused = { $language } could not be loaded ({ $why }). Check your connection and choose it again.

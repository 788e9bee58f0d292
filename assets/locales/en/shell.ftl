# The game's words: tabs, saves and other things around the panels.

tab-act = Play
tab-notebook = Notebook
tab-hand = Your cards
tab-log = Log
tab-table = Table

save-put-aside = A saved case could not be read ({ $why }). Nothing is lost: it was kept as { $place }.
save-theme-missing = its theme “{ $theme }” is not here

# The game's words: the notebook, its help levels and its whys.
#
# $card and $cards come with their articles ("the Rope"); $name, $by and $to are players' short names.

note-title = Notebook
note-players-before = Previous players
note-players-after = Next players
note-who = Who
note-what = With what
note-where = Where
note-case-file = Case file
note-you = { $name } (you)
note-cell = { $card }, { $column }: { $mark }
note-cell-odds = { $odds }%
note-printed = printed { $mark }
note-pencilled = pencilled { $mark }
note-blank = blank
note-no = no
note-yes = yes
note-maybe = maybe

# The foot.
note-help = Help · { $help }
note-why = Why?
note-undo = Undo
note-redo = Redo
note-copy = Copy the notebook as text
note-copied = Copied to the clipboard.
note-saved = Saved as { $place }
note-estimated = estimated
note-thinking = working it out …

# The help levels.
help-title = How much the notebook helps
help-blank = Blank sheet
help-cross-off = Crosses off
help-slips = Flags mistakes
help-deduce = Deduces
help-odds = Odds
help-blank-why = Nothing is printed. Everything is up to your pencil.
help-cross-off-why = Prints your own cards, the cards you were shown, and who could not answer. Small numbers are turns: one of these cards was shown on that turn.
help-slips-why = Also circles your pencil marks in red if they cannot be right.
help-deduce-why = Also prints everything that follows for certain from what you have seen.
help-odds-why = Also shades open cells: the darker, the likelier. The number is the chance in per cent.
help-legend-game = printed by the game
help-legend-own = your pencil: tap an open cell, or press X, Y, ? and 1 to 9. “Why?” explains the last cell you tapped; so does a long press or a right click.
help-legend-slip = a mistaken pencil mark
help-copy = Copy as text
help-save = Save as a file
help-close = Close

# The cell that is looked at.
cell-title = { $card } · { $column }
cell-close = Close
cell-mark = Pencil in “{ $mark }”
cell-wipe = Clear your mark
cell-number = Small number { $number }
cell-log = Show in log

# Why a cell stands as it does.
why-cell-held = You hold it: it is one of the cards you were dealt.
why-cell-not-held = You do not hold it: it was not dealt to you.
why-cell-elsewhere = You hold it yourself.
why-cell-sure = It follows for certain from everything you have seen so far.
why-cell-slip = Your mark cannot be right. Look again at what you have seen.
why-cell-turn = Turn { $turn }: { $line }
why-cell-shown = Turn { $turn }: { $by } showed { $to } one of { $cards }.
why-cell-odds = From what you can know, the chance is { $odds }%.
why-cell-odds-estimated = From what you can know, the chance is about { $odds }% (estimated).
why-cell-open = Nothing you have seen settles this yet.
why-cell-blank = The sheet is blank: write down what you know.

# The notebook as text.
sheet-title = Notebook of { $name }, turn { $turn }
sheet-key = x: no, o: yes, ?: maybe; your own marks are in brackets
# In a cell as wide as five letters; $odds is of a hundred, such as 12 or <1.
sheet-percent = { $odds }%
sheet-who = WHO
sheet-what = WITH WHAT
sheet-where = WHERE
sheet-file = File

# The review screen.
lookback-title = Looking back
lookback-wait = Working out who could have known what …
lookback-chart = Case files still possible, turn by turn
lookback-chart-told = { $name }: { $first } possible case files after the deal, { $last } at the end.
lookback-chart-turn = Turn
lookback-deal = deal
lookback-curves = Curves
lookback-steps = Step by step
lookback-seats = Players
lookback-board = The board at this step
lookback-back = Step back
lookback-on = Step forward
lookback-turn = Next turn
lookback-step = Turn { $turn }: { $line }
lookback-hands-why = Everyone’s cards are face up. Underlined: asked for. Lit: just shown.
lookback-card-asked = { $card } (asked for)
lookback-card-shown = { $card } (just shown)
lookback-missed = Missed
lookback-questions = Questions
lookback-bits = One bit halves the possibilities. “Worth” is what a question tells on average, “told” is what it did tell.
lookback-copy = Share
lookback-save = Save
lookback-save-room = Save the room’s proof
lookback-no-proof = The proof of this case is no longer here.
lookback-leave = Back
verdict-review = Look back
lookback-older = Older case
lookback-newer = Newer case
lookback-which = { $theme } · case { $n } of { $of }
lookback-from = From { $file } · { $theme }
lookback-open = Open a saved case…
lookback-empty = There is no closed case on this device yet. Once a case is closed, you can see here what everyone could have known, and when. You can also open a case that was saved elsewhere.
lookback-drop-page = Or drop the file anywhere on this page.
lookback-drop-window = To open a saved case, drop its file on this window, or start the game with “candlestick --review FILE”.
lookback-gone = it is no longer saved
lookback-none = A closed case cannot be replayed here: { $why }

# A saved case that was dropped or picked.
file-import-opened = Looking back at { $file }.
file-import-none = “{ $file }” could not be opened: { $why }
file-import-still-open = “{ $file }” is not closed yet: it is now in “Your cases”, and you can play on.
file-import-theme-missing = it was played with the theme “{ $theme }”, which you do not have. Add that theme first (“Your own themes” in a new case), then open the file again.
file-import-later = “{ $file }” was not opened because a case is being played. Exit to the main menu first (the case is saved), then open the file again.
file-import-others = “{ $file }” was opened; only one file at a time.
file-import-link = the link
file-import-close = Close

# The daily case.
title-daily = Daily case
title-daily-done = Daily case · done
daily-title = Today’s puzzle
daily-line = { $date } · { $theme } · you are { $name } · { $grade }
daily-clues = What you have seen
daily-notebook = Notebook
daily-answer = Your answer
daily-why = One answer is certain. Pick who, with what, and where.
daily-say = That’s it!
daily-wrong = { $tries ->
    [one] Not that one. Something else is certain: look again.
   *[other] Not that one either ({ $tries } tries so far). Look again.
}
daily-right = { $tries ->
    [one] Right, on the first try! It was { $suspect }, { $with }, { $in }.
   *[other] Right! It was { $suspect }, { $with }, { $in }.
}
daily-leave = Main menu
daily-case = Today’s full case
daily-case-done = Look back at it
daily-case-name = Daily case of { $date }
daily-share-it = Share
daily-share = Candlestick · { $date }
daily-share-puzzle = { $tries ->
    [one] Puzzle ★ on the first try
   *[other] Puzzle ★ after { $tries } tries
  }
daily-share-case = Case ★ on turn { $turns }
daily-share-case-lost = Case · not solved, { $turns } turns
daily-streak = { $days } days in a row
daily-wait = Looking for today’s case …

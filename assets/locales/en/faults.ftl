# The game's words: what is told of faults. What a system or a parser said stands in them as it was said.

fault-store-folder = the system has no folder for user data; set CANDLESTICK_DATA
fault-store-denied = the browser does not let this page store anything
fault-store-place = there is nowhere to keep saves: { $why }
fault-store-read = { $name } could not be read: { $why }
fault-store-write = { $name } could not be saved: { $why }
fault-store-there = { $name } is already there; remove it first, or give the new theme another name

fault-format = this has format { $found }; this version of the game reads formats up to { $known }, a newer one may read it
fault-format-unreadable = this is not what the game keeps there ({ $why })

fault-record-long = it is longer than { $most } MiB; no saved case is
fault-record-no-text = it is not text, but a saved case is
fault-record-unreadable = this is not a saved case; “Save” in the review makes one ({ $why })
fault-record-actions = it has { $count } actions; at most { $most } can be replayed
fault-record-comments = it has { $count } comments; at most { $most } are kept
fault-record-comment = comment { $number } comes after { $after } actions and has { $length } characters; the case has { $actions } actions, and a comment at most { $most } characters
fault-record-title = its title has { $length } characters; at most { $most } are kept

fault-link-letter = the link is damaged at letter { $letter }; copy all of it
fault-link = the link is damaged or cut off; copy all of it

fault-replay-theme = the log was played with the theme { $wanted }, not with { $given }; open it with { $wanted }
fault-replay-changed = the theme { $theme } has changed since this case was played; bring back its old files or start a new case
fault-replay-seats = the log names { $named } players for { $seats } seats; it must name one each
fault-replay-setup = the setup is not possible: { $why }
fault-replay-laid = the cards could not have been dealt like this: { $why }
fault-replay-action = action { $number } of { $of } (seat { $seat }, { $action }) is not possible: { $why }

fault-laid-case-file = the case file holds something this edition does not have; give it one suspect, one weapon, one room
fault-laid-no-card = card { $card } is not in this edition
fault-laid-twice = card { $card } is in two places; take it out of one
fault-laid-nowhere = card { $card } is nowhere; give it to somebody
fault-laid-hands = { $hands } hands for { $seats } seats; give each its own
fault-laid-hand-size = seat { $seat } has { $given } cards; dealt, it has { $dealt }
fault-laid-in-rooms = { $given } cards lie in rooms; dealt, there are { $dealt }
fault-laid-at-side = { $given } cards lie at the side; dealt, there are { $dealt }
fault-laid-face-up = { $given } cards lie face up; dealt, there are { $dealt }
fault-laid-room = room { $room } has a card that cannot lie there; one may lie in each room that can be the answer
fault-laid-first = seat { $seat } is to begin, but is not there
fault-laid-dice = roll { $roll } is not possible with this edition’s dice; give each die one of its faces
fault-laid-rolls = { $rolls } rolls are set; at most { $most } can be
fault-laid-deck = deck card { $card } is used more often than it exists
fault-laid-token = the token of suspect { $suspect } cannot stand there; give it a free square or a room
fault-laid-weapon = weapon { $weapon } cannot lie there; give it a room

fault-setup-seats = { $seats } seats; this edition takes { $least } to { $most }
fault-setup-suspect = suspect { $number } is not in this edition
fault-setup-twice = suspect { $number } sits at two seats; give each seat its own

fault-refused-closed = the case is closed
fault-refused-seat = it is seat { $seat }’s decision
fault-refused-action = it cannot be done at that point

fault-exercise-question = the question of this exercise does not fit its case; take another exercise

fault-lesson-chapter = this lesson is from the chapter { $wanted }, not from { $given }; open it with { $wanted }
fault-lesson-changed = the chapter { $chapter } has changed since you left it; start it again
fault-lesson-step = step { $number } was not done like this; start the chapter again

fault-real-table-unreadable = no table can be read: { $why }
fault-real-table-theme = this table’s theme “{ $theme }” is not here; add it to your own themes

fault-puzzle-never = no case of { $theme } reaches a point where one answer is certain; try another number or theme

job-failed = That could not be worked out: a fault in this program. Try again; nothing that was saved has changed.

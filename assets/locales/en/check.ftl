# The game’s words: what is wrong with a theme’s files. What stands in `backquotes`, in "quotes",
# in [brackets] or beside an = is typed as it stands here. The last “; ” parts what is wrong from the way out.

check-sign-space = a space
check-sign-control = the control character { $code }
check-sign-no-width = { $code }, which has no width,
check-sign-no-width-end = { $code }, which has no width
check-sign-like = `{ $sign }` ({ $code }, which only looks like { $like })
check-sign-plain = `{ $sign }`
check-sign-odd-space = { $code }, which is not an ordinary space,
check-sign-odd-space-end = { $code }, which is not an ordinary space
check-sign-code = `{ $sign }` ({ $code })
check-remark = ; it has { $sign }
check-aside = { " " }It has { $sign } here
check-or = { $one } or { $other }

check-bare-text = text belongs between straight quotes; write "{ $word }"
check-backslash = a \ begins a special character here; between folders write / on every system, and anywhere else write two, \\
check-syntax = { $parser }{ $remark }
check-syntax-out = { $parser }; { $way_out }{ $remark }
check-syntax-sign = ; here is { $sign }
check-syntax-list = end the list with ], here or above
check-syntax-key = a key may only have plain letters a to z, digits, - and _
check-syntax-quotes = put it between straight "quotes"
check-syntax-text = end the text with a straight "
check-syntax-value = write key = value
check-syntax-twice = write it only once, and begin each block of a list with two brackets, such as [[suspects]]
check-one-table = there is only one [{ $name }]; write it with one pair of brackets
check-blocks = each entry of this list is a block of its own; write [[{ $name }]], with two pairs of brackets
check-key-missing = `{ $key }` is missing here; add it as { $key } = …
check-key-missing-such = `{ $key }` is missing here; add it, such as { $key } = { $example }
check-wrong-kind = this is { $found }; write { $wanted }
check-wrong-length = there are { $length } here; write { $wanted }
check-one-entry = exactly one entry belongs here; write just one
check-expected = { $found }; write { $wanted }
check-found-list = a list
check-found-table = a table
check-found-text = the text { $value }
check-found-number = the number { $value }
check-found-word = the word { $value }
check-want-text = text in "quotes"
check-want-number = a whole number from 0 to { $most }
check-want-boolean = true or false
check-want-two = a list of two, such as [1, 2]
check-want-list = a list such as [1, 2]
check-want-table = a table such as { "{" } at = [3, 4], to = "north" { "}" }
check-want-keys = a table with keys
check-unknown = `{ $word }` is not known here; choose from { $known }
check-unknown-near = `{ $word }` is not known here; did you mean `{ $near }`?{ $aside }
check-none = there is no { $kind } `{ $word }`; write a { $kind }'s id{ $aside }
check-none-near = there is no { $kind } `{ $word }`; did you mean `{ $near }`?{ $aside }
check-kind-suspect = suspect
check-kind-weapon = weapon
check-kind-room = room
check-kind-card = card
check-kind-deck-card = deck card
check-kind-player = player
check-kind-name = name
check-kind-power = power of a suspect

check-indented = the drawing is indented; take out whatever is to the left of it on each line
check-start-twice = the start mark { $mark } is drawn twice; draw each one on one square only
check-drawn-unknown = { $sign } is not known{ $cells }{ $like }; write `#` for wall, `.` for a corridor square, `?` for one with a mark, a digit for a start, or a room's letter{ $known }
check-drawn-cells = { " " }({ $count } cells, this one first)
check-drawn-like = ; it looks like { $sign }, a letter of this theme
check-drawn-letters = { " " }(one of { $letters })
check-board-empty = the board is empty; draw its rows, one line each
check-board-large = the board has { $rows } rows of { $columns } cells; at most { $most } rows of { $most } are possible
check-row-short = board row { $row } has { $cells } cells, the others { $others }; draw the rest
check-row-long = board row { $row } has { $cells } cells, the others { $others }; take some out, spaces too
check-letter = a room or special square is drawn with one letter, such as "K", or with *{ $remark }
check-letter-wall = a room or special square is drawn with one letter, such as "K", or with *; # is for walls{ $remark }
check-letter-corridor = a room or special square is drawn with one letter, such as "K", or with *; . is for corridor squares{ $remark }
check-letter-mark = a room or special square is drawn with one letter, such as "K", or with *; ? is for squares with a mark{ $remark }
check-letter-digit = a room or special square is drawn with one letter, such as "K", or with *; digits are for starts{ $remark }
check-letter-taken = the letter { $letter } already belongs to another room; choose another
check-letter-alike = { $letter } looks like another room's letter, { $other }; choose another
check-room-undrawn = no cell of the board is drawn with { $letter }; draw the room's floor with it
check-square-undrawn = no cell of the board is drawn with { $letter }; draw the square with it
check-centre-answer = the centre is never the answer; give that room answer = false
check-start-room-door = all tokens start in this room, so it needs a door
check-wall = a wall stands between two cells that touch, such as [[3, 4], [3, 5]]
check-link = a link goes from one corridor square to another, such as [[3, 4], [3, 9]]
check-start-idle = all tokens start in the start_room of [board]; leave this line out
check-start-digit = a start is the digit drawn on the board, such as "1"{ $remark }
check-start-taken = another suspect starts at { $mark } already; choose another mark
check-start-undrawn = the start mark { $mark } is not drawn on the board; put it on a square
check-start-nobody = no suspect starts at { $mark }; write `.` or give it to a suspect with start = "{ $mark }"
check-room-sealed = the room `{ $room }` has no door, no passage and no joining door; give it one
check-door-twice = this door is there already; take one out
check-door-outside = the door at row { $row }, column { $column } is not on a corridor square but outside the board; `at` is the square outside the room
check-door-in-wall = the door at row { $row }, column { $column } is not on a corridor square but in a wall; `at` is the square outside the room
check-door-in-room = the door at row { $row }, column { $column } is not on a corridor square but inside a room; `at` is the square outside the room
check-door-leads = the door at row { $row }, column { $column } does not lead into its room to the { $to }; write to = { $sides }
check-door-leads-nowhere = the door at row { $row }, column { $column } does not lead into its room to the { $to }; the room touches this square on no side
check-passage = one of these already has a passage; a room has at most one, which leads to another room
check-join = a door joins two different rooms, and no two rooms are joined twice

check-id-taken = the id `{ $name }` is taken already; choose another
check-id-taken-as = the id `{ $name }` is taken already, as `{ $other }`; choose another
check-mark-taken = the mark `{ $name }` is taken already; choose another
check-mark-taken-as = the mark `{ $name }` is taken already, as `{ $other }`; choose another
check-id = an id has 1 to 40 lower-case letters, digits and dashes, such as "lead-pipe"{ $remark }
check-id-sign = ; this has { $sign }
check-text-empty = this text is empty; write something
check-text-long = this text has { $length } letters; at most { $most } fit
check-text-control = this text has the control character { $code }; write it on one line in plain letters
check-text-unseen = this text has { $code }, an invisible character; take it out
check-paragraphs-long = this text has { $length } letters; write 1 to { $most }
check-paragraphs-control = `{ $text }…` has the control character { $code }; take it out
check-colour = `{ $colour }` is not a colour; write # and six hex digits, such as "#c8323c"
check-path = a picture is a .png file inside the theme's folder, such as "pictures/rooms/hall.png"
check-path-slash = folders are separated by / on every system; write "{ $path }"
check-mark = the mark `{ $mark }` must be one or two letters, such as "Pl"{ $remark }
check-words-parts = theme.toml has { $most } parts of [[how_to_play]]; here is one more
check-cast-none = there are no [[{ $list }]]; a case needs at least 2 to choose from
check-cast-one = there is only one of [[{ $list }]]; a case needs at least 2 to choose from
check-cast-many = there are { $total } suspects, weapons and rooms together; at most { $most } are possible
check-furniture = { $count } pieces of furniture are named here; write at most { $most }
check-nothing-to-show = this board has no { $what } to show; take the line out

check-deck-count = there must be at least one of each card, and a deck has at most { $most } cards
check-effect-idle = only do = "{ $owner }" takes a { $key }; leave this line out
check-effect-category = this card names a card, but of which category? Add category = "suspect"
check-effect-room = this card leads to a room, but to which? Add room = and its id
check-effect-room-answer = players ask in this room, so it must be one that can be the answer
check-effect-custom = this card needs an effect from a plugin; add custom = and its name
check-effect-steps = this card adds to the roll, but how much? Add steps = 6
check-effect-most-steps = a card adds 1 to { $most } steps
check-outside-near = there is no plugin effect `{ $effect }`; did you mean `{ $near }`?
check-outside-others = there is no plugin effect `{ $effect }`; the plugins here have others
check-outside-none = there is no plugin effect `{ $effect }`; this program has no plugins; only a build with the right plugin can play this theme
check-power-no-roll = without dice there is no roll to make again; give the power another effect
check-power-only-drawn = only a card of the deck can do this, as soon as it is drawn; give the power another effect
check-when = this cannot be done at that moment; write when = { $moments }
check-when-power = a power is used at a moment of its player's choice; write when = { $moments }
check-when-no-roll = without dice there is no roll to make again; write when = { $moments }

check-rule-centre = accusing in the centre needs one; add centre = and a room's id to [board]
check-rule-start-room = the weapons start with the tokens; add start_room = and a room's id to [board]
check-rule-players = { $least } to { $most } players are not possible; write the fewest and the most players, both from 2 to { $possible }, the number of suspects
check-rule-dealt = { $cards } cards cannot be dealt to { $players } players; allow fewer players
check-rule-in-rooms = at most { $most } cards can lie in rooms here
check-rule-aside = at most { $most } cards can lie at the side here
check-rule-steps = a turn has 1 to { $most } steps
check-rule-no-dice = with fixed_steps there are no dice; leave out one of the two
check-rule-first = without dice nobody can roll to go first; write "lot" or "start-order"
check-rule-dice = write 1 to { $most } dice, each a list of faces
check-rule-no-steps = these dice never give a step, so nobody could walk; give some faces 1 step or more
check-rule-faces = a die has 1 to { $most } faces
check-rule-face = a face has 0 to { $most } steps
check-order-twice = `{ $suspect }` is there already; name each suspect once
check-order-lacks = `{ $suspect }` is missing from the start order; add it

check-file-text = a theme's texts have at most { $most } bytes each, this one has { $size }; shorten it
check-file-large = this file has more than { $most } bytes; make it smaller
check-files-large = the theme's files have more than { $most } bytes together; make its pictures smaller
check-files-many = there are more than { $most } files; a theme needs far fewer
check-file-twice = this file is there twice
check-file-utf8 = this is not UTF-8 text; save the file as UTF-8 in your editor
check-file-path = this path is longer than { $most } bytes; use shorter names
check-file-name = this file's name has control characters; rename it
check-file-outside = this path leads out of the theme's folder; pack the folder again, with plain names
check-file-unreadable = this file cannot be read: { $why }
check-several = there are several themes here, in { $one } and { $other }; give one theme at a time
check-no-theme = there is no theme.toml, neither at the top nor in one folder there; is this a theme?
check-no-theme-like = there is no theme.toml; { $like }
check-no-board = there is no board.txt; draw the board in it, beside theme.toml
check-no-board-like = there is no board.txt; { $like }
check-like-move = is it { $file }? Then move it here, so that it is { $wanted }
check-like-rename = is it { $file }? Then rename it, so that it is { $wanted }
check-like-hidden = is it { $file }? Then rename it, so that it is { $wanted }; your system may hide the end of the name
check-no-builtin = there is no built-in theme of that name; choose from { $known }
check-called-builtin = a built-in theme is called { $id } already; give the folder or zip another name
check-called-other = { $other } is called { $id } already; give one of the two another name
check-folder-no-theme = there is no theme.toml in this folder; `candlestick theme new` writes one
check-folder-no-theme-like = there is no theme.toml in this folder; { $like }
check-folder-not-there = this folder cannot be read, as it does not exist; check the spelling
check-folder-is-file = this is a file; name the theme's folder, or a zip of it
check-folder-unreadable = this folder cannot be read: { $why }
check-folder-link = { $path } is a link; put the file itself there
check-folder-many = there are more than { $most } files; is this a theme's folder?
check-zip-large = the zip has more than { $most } bytes; make the theme's pictures smaller
check-zip-damaged = this is not a zip, or it is damaged; pack the theme's folder again
check-zip-list = the zip's list of files is damaged; pack the theme's folder again
check-zip-link = { $path } is a link to another file; pack the file itself
check-zip-twice = { $path } is in the zip twice; pack the theme's folder again
check-zip-file = this file is damaged or locked in the zip; pack the theme's folder again
check-zip-unpacked = this file has { $size } bytes unpacked; at most { $most } fit
check-zip-method = this file is packed in an unusual way; pack the folder as a plain zip

check-picture-no-png = this is not a PNG picture; open it in a picture program and save it as PNG
check-picture-huge = this picture is { $width } × { $height }; make it smaller, 256 × 256 is enough
check-pictures-huge = the pictures have { $millions } million pixels together, at most { $most } million are possible; make them smaller, 256 × 256 is enough for each

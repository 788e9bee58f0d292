# The game's words: the table in words, for whoever types and hears it.
#
# $card and $suspect come with their articles ("the Rope"), $place and $room too ("the Library", or a square such as
# "E7"), $in with its preposition ("in the Library"); $name is a player's short name. $command and $example are commands
# as they are typed, $word is what somebody typed.

# The verbs: words parted by commas. The first is the one that is listed; a command begins with any of them.
verb-roll = roll, r
verb-go = go, g, walk, move, enter
verb-toward = toward, towards, t
verb-through = through, over
verb-passage = passage, secret passage, tunnel
verb-door = door, next door, join
verb-jump = jump, fly
verb-stay = stay, stop
verb-suggest = suggest, s, ask
verb-show = show, hand over
verb-reveal = reveal
verb-accuse = accuse, a
verb-give-up = give up, giveup, resign
verb-end = end, e, end turn, done, ask nothing
verb-choose = choose, pick, snoop on
verb-name = name
verb-play = play, p
verb-power = power, use power, use
verb-send = send
verb-draw = draw, d
verb-pass = pass, decline, none, have none, nothing, no
verb-side = side, card
verb-options = options, o, what
verb-squares = squares
verb-now = now, again, turn
verb-where = where, w, board, rooms
verb-look = look, look at, l, who
verb-hand = hand, h, cards
verb-players = players
verb-table = table, deck
verb-notebook = notebook, n, notes
verb-why = why
verb-mark = mark, m, pencil
verb-undo = undo
verb-redo = redo
verb-assist = assist
verb-log = log
verb-question = question, asked
verb-rules = rules
verb-help = help, commands
verb-complete = complete
verb-save = save
verb-quit = quit, q, exit, bye
verb-take-back = take back, takeback, oops
verb-plan = plan, plan on

# Other words that commands have.
spoken-small-words = the, a, an, in, on, at, with, to, into, of, and, it, was, is, has, did, by the, not in
spoken-word-over = by, via
spoken-word-me = me, i, mine
spoken-word-file = case, case file, file, envelope
spoken-word-yes = yes, y, has, right
spoken-word-no = no, n, x, wrong
spoken-word-maybe = maybe, perhaps
spoken-word-clear = clear, wipe, blank

# What can be done now.
spoken-go = Go to { $place }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}
spoken-go-over = Go to { $place } over { $over }
spoken-through = Go on through { $place }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}
spoken-near = { $steps ->
    [one] One step
   *[other] { $steps } steps
} from { $room }
spoken-passage = Take the secret passage to { $place }
spoken-door = Go through the joining door to { $place }
spoken-jump = Go straight to { $place }, as the card allows
spoken-stay = Stay { $in }
spoken-stop = Stop { $in }
spoken-show = Show { $name } { $card }
spoken-show-secretly = Secretly show { $name } { $card }
spoken-reveal = Reveal { $card } to everyone
spoken-name = Name { $card }
spoken-choose = Choose { $name }
spoken-send = Send { $suspect } back
spoken-play = Play “{ $title }”
spoken-power = Use your power “{ $title }”
spoken-list = { $label }: { $things }

# Where one plans to go while others play.
spoken-group-plan = Plan where you go next
spoken-plan = Plan to go to { $place }
spoken-plan-is = You plan to go to { $place }.
spoken-plan-drop = Drop your plan to go to { $place }
spoken-plan-none = You have not planned where you go next.
spoken-plan-where = You can plan to go to any room but the one you are in, or to a square that one turn can reach.
spoken-plan-help = While others play: plan { $room }, plan, plan no

# What was not understood.
spoken-too-long = That is too long for a command.
spoken-nothing = Type ? for what you can do now, or help for all commands.
spoken-unknown = “{ $word }” is not a command. Type ? for what you can do now, or help for all commands.
spoken-unknown-name = Nothing here is called “{ $word }”. You can name { $names }.
spoken-several = “{ $word }” could be { $names }.
spoken-not-now = There is nothing to { $word } now: { $asked }.
spoken-which = Say which: { $names }.
spoken-lacks = “{ $word }” needs more: complete { $word } lists how it can go on.
spoken-lacks-why = Say which card, and whose: { $word } { $weapon } { $suspect }, or { $word } { $weapon } case.
spoken-lacks-mark = Say which card, whose, and what: { $word } { $weapon } { $suspect } no (or yes, maybe, clear, or a number from 1 to 9).
spoken-no-way = You cannot go to { $room } now; { $command } goes as close as possible.
spoken-no-way-name = No place is called “{ $word }”. The places are { $names }; a square is a letter and a number, such as E7.
spoken-two-sentences = { $one }. { $other }
spoken-same-kind = “{ $word }” names two of the same kind. Name one of each.
spoken-too-much = “{ $word }” names more than you were asked for.
spoken-unfilled = { $questions } For example: { $example }
spoken-only-here = You can ask only in the room you are in: { $room }.

# Who and what is where.
spoken-in-room = { $who } is { $in }.
spoken-at-place = { $who } is at { $place }.
spoken-on-square = { $who } is on square { $place }.
spoken-beside = { $who } lies beside the board.

# The doors of a room and what is near it, for whoever does not see the board: $places are doors and $square is the square
# outside, "F7".
spoken-doors = { $doors ->
    [one] One door
   *[other] { $doors } doors
}: { $places }
spoken-door-at = { $side ->
    [north] to the north
    [east] to the east
    [south] to the south
   *[west] to the west
} at { $square }
spoken-near-rooms = Nearest on foot: { $rooms }
spoken-near-room = { $room } ({ $steps ->
    [one] one step
   *[other] { $steps } steps
})

# A case in a terminal.
spoken-hello = { $theme }. You are { $me }, playing with { $others }.
spoken-sure = { $label } { $warning } Yes or no?
spoken-left = Cancelled.
spoken-done = Done.
spoken-nothing-to-do = There is nothing to undo or redo.
spoken-taken-back = Taken back.
spoken-stands = You cannot take that back: your last decision revealed something, or somebody else has decided since.
spoken-now = You can: { $commands }.
spoken-now-more = You can: { $commands }, and more: type ?.
spoken-squares-short = squares ({ $count })
spoken-squares-many = {"  "}squares: lists the { $count } squares you can go to
spoken-option = {"  "}{ $command }: { $label }
spoken-option-note = {"  "}{ $command }: { $label }. { $note }
spoken-option-form = {"  "}{ $command } …: { $label }. { $fields }
spoken-field = { $label } { $options }.
spoken-slip = “{ $title }” – { $text }
spoken-no-end = No command starts like that now.
spoken-rules = The rules have these parts; type “rules” and a word to read one:
spoken-assist = {"  "}{ $word }: { $name }{ $chosen }. { $why }
spoken-chosen = {" "}(current)
spoken-not-chosen = {""}
spoken-group-start = To begin
spoken-group-squares = Squares within reach
spoken-group-question = A question
spoken-group-answer = Your answer
spoken-group-pick = One of these
spoken-group-end = Or
spoken-saved = Saved to { $file }. Play on with: candlestick play --resume { $file }
spoken-not-saved = { $file } cannot be written: { $why }. Name another file.
spoken-there-already = { $file } already exists and is not this case. Name another file, so that nothing is lost.
spoken-kept = Saved in your cases as number { $id }. Play on with: candlestick play --resume { $id }
spoken-kept-closed = Saved in your cases as number { $id }. “save FILE” writes it to a file; “candlestick review FILE” then tells you more about it.
spoken-not-kept = The case cannot be saved in your cases: { $why }. Save it to a file: save FILE
spoken-resume-theme = for a theme of your own, give its folder or zip before --resume
spoken-resume-closed = this case is closed; candlestick review tells how it went
spoken-resume-who = this case does not have exactly one person: use --me to say whose seat you take; bots take the others
spoken-resume-not-there = { $id } does not play in this case
spoken-resume-none = none of your cases has the number { $id }; the open ones are: { $open }. For a file, give its path.
spoken-help =
    What you can do now, and what is asked: ?, now, squares, complete
    Play: roll, go { $room }, toward { $room }, through { $room }, passage, stay, suggest { $suspect } { $weapon }, show { $weapon }, end, accuse { $suspect } { $weapon } { $room }, give up, take back
    Cards and powers: draw, play, power, name, choose, send, side 2, pass
    The table: where, look { $room }, players, hand, table, question, log 20, rules
    The notebook: notebook, notebook { $suspect }, why { $weapon } { $suspect }, mark { $weapon } { $suspect } no, undo, redo, assist
    The case: save FILE, quit. It is saved after each decision.
    Names can be shortened, mistyped and in any order; s, g, r, e, a, w, h, n, l stand for suggest, go, roll, end, accuse, where, hand, notebook, look. Separate several commands in one line with ;.
    A square is a letter and a number: columns from the left, rows from the top.

# The game's words: the page as text, for screen readers and keyboards.

mirror-skip = Play by text or screen reader
mirror-leave = Back to the picture
mirror-keys = On this page, outside the command line: { $last } reads the last event, { $cards } your cards, { $turn } whose turn it is, { $here } where you are; { $notebook } goes to the notebook, { $deeds } to what you can do, { $line } to the command line, Escape back to the picture. You can change these keys or turn them off under “Keys”. If your screen reader takes them for itself, switch it to its focus mode.
mirror-no-keys = Single keys are turned off for this page, under “Keys”; Escape goes back to the picture.

# The headings. $screen is which one stands.
mirror-screen = { $screen ->
    [title] Candlestick
    [library] Your cases
    [setup] A new case
    [play] The case
    [watched] Watching a case again
    [verdict] The verdict
    [review] Looking back
    [puzzle] The daily case
    [practice] Practice
    [insight] How you play
    [position] A real table
    [together] Play together
   *[other] Candlestick
}
mirror-now = Right now
mirror-do = What you can do
mirror-board = The board
mirror-who = Who and what is where
mirror-rooms = The rooms
mirror-players = The suspects and their players
mirror-weapons = The weapons
mirror-open = On the table
mirror-question = The last question
mirror-picture = All buttons of the picture
mirror-wait = Nothing right now: the others are playing.

# The command line. $label names what a yes would do.
mirror-type = Type a command
mirror-enter = Do it
mirror-sure = Are you sure?
mirror-yes = Yes: { $label }
mirror-no = No

# The notebook: the head of the column of names, and of what is known of each card.
mirror-card = Card
mirror-known = What is known

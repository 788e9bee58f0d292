# The game's words: keys, gamepads, and which card one would rather show.

keys-title = Keys
keys-close = Done
keys-why-sheet = Press a key’s button, then the new key.
keys-wait = “{ $what }”: press the new key. Escape keeps the old one.
keys-press = Press a key
# What a key's button is read as. $what is what it does, $key is what it is called.
keys-change = { $what }: { $key }. Change
keys-refused = { $key } cannot be changed: it is one of the game’s fixed keys, or belongs to the browser.
keys-done = { $key } is now the key for “{ $what }”.
keys-swapped = { $key } was the key for “{ $what }”, which now has { $other }.

keys-two = Two hands
keys-two-why = First letters, as on the buttons. Choosing a set restores all its keys.
keys-left = Mouse left
keys-left-why = Keys for the right hand, if your left is on the mouse.
keys-one = One hand
keys-one-why = Keys for the left hand alone, next to Tab, Escape and the space bar.
keys-own-why = Your own keys. Choosing a set restores all its keys.

keys-roll = Roll the dice
keys-walk = Go to the chosen place
keys-go-on = Stop there and go on
keys-planned = Go as planned
keys-say = Ask, confirm, start
keys-end = End the turn, or let it pass
keys-take-back = Take back your last decision
keys-accuse = Accuse
keys-draw = Draw a card
keys-skip = Skip what is shown; hold to skip to your turn
keys-notebook = To the notebook
keys-leaf = Next tab; with Shift the previous one
keys-no = Notebook: no
keys-yes = Notebook: yes
keys-maybe = Notebook: maybe
keys-erase = Notebook: erase
keys-why = Notebook: why?
keys-nobody = At a real table: nobody had any
keys-sheet = Show the keys

keys-fixed = Always
keys-arrows = On the board to another place, otherwise to the next button
keys-enter = Go there, or plan to; press the button; otherwise skip what is shown
keys-escape = Leave the button, close the window, open the menu
keys-tab = Next button; with Shift the previous one
keys-out = Out of the picture, to the rest of the page
keys-numbers = Notebook: a number of your own
keys-undo = Notebook: undo, redo
keys-text = On the page as text
keys-text-on = Single keys
keys-text-last = The last event
keys-text-cards = Your cards
keys-text-turn = Whose turn it is
keys-text-here = Where you are
keys-text-notebook = To the notebook
keys-text-deeds = To what you can do
keys-text-type = To the command line
keys-pad = Gamepad
keys-pad-why = Directions: like the arrows. Bottom button: Enter. Right: Escape. Left: skip what is shown. Top: the notebook. Shoulders: tabs. Triggers: the next button. Start: the menu.

# What keys are called.
keys-name-arrows = Arrows
keys-name-enter = Enter
keys-name-escape = Escape
keys-name-tab = Tab
keys-name-out = F6
keys-name-numbers = 1–9
keys-name-undo = Ctrl+Z, Ctrl+Y
keys-name-space = Space
keys-name-backspace = Backspace
keys-name-delete = Delete
keys-name-insert = Insert
keys-name-home = Home
keys-name-end = End
keys-name-page-up = Page up
keys-name-page-down = Page down

# Which card one would rather show, fixed while others play.
would-open = When I am asked …
would-title = When I am asked
would-why = Pick your cards in the order you would rather show them. Nobody else sees it. This alone shows nothing: a card that fits is just kept ready.
would-anybody = By anybody
would-none = No order chosen.
would-order = In this order: { $cards }.
would-clear = Clear order
would-close = Done
act-show-ready = Show { $card }

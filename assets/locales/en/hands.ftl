# The game's words: keys, gamepads, and which card one would rather show.

keys-title = Keys
keys-close = Done
keys-why-sheet = Press a key’s button, then the new key.
keys-wait = “{ $what }”: press the new key. Escape leaves it as it is.
keys-press = Press a key
# What a key's button is read as. $what is what it does, $key is what it is called.
keys-change = { $what }: { $key }. Change
keys-refused = { $key } stays what it is: it belongs to the game’s fixed keys or to the browser.
keys-done = { $key } is now the key for “{ $what }”.
keys-swapped = { $key } was the key for “{ $what }”, which now has { $other }.

keys-two = Two hands
keys-two-why = First letters, as on the buttons. Pressed, a set brings all its keys back.
keys-left = Mouse left
keys-left-why = Keys under the right hand, for whoever has the mouse in the left.
keys-one = One hand
keys-one-why = Keys under the left hand alone, beside Tab, Escape and the space bar.
keys-own-why = Keys of your own. A set brings all its keys back.

keys-roll = Roll the dice
keys-walk = Go to the chosen place
keys-go-on = Stop there and go on
keys-planned = Go as planned
keys-say = Ask, confirm, begin
keys-end = End the turn, or let it pass
keys-take-back = Take your last decision back
keys-accuse = Accuse
keys-draw = Draw a card
keys-skip = End what is being shown; held, on to your turn
keys-notebook = To the notebook
keys-leaf = Next leaf; with Shift the one before
keys-no = Notebook: no
keys-yes = Notebook: yes
keys-maybe = Notebook: maybe
keys-erase = Notebook: rub out
keys-why = Notebook: why?
keys-nobody = At a real table: nobody had any
keys-sheet = Show the keys

keys-fixed = Always
keys-arrows = On the board to another place, else to the next button
keys-enter = Go there; press the button; else end what is being shown
keys-escape = Let go of the button, close the window, open the menu
keys-tab = To the next button; with Shift the one before
keys-out = Out of the picture, to the rest of the page
keys-numbers = Notebook: a number of your own
keys-undo = Notebook: take back, do again
keys-text = In the page as text
keys-text-on = Single keys
keys-text-last = The last event
keys-text-cards = Your cards
keys-text-turn = Whose turn it is
keys-text-here = Where you are
keys-text-notebook = To the notebook
keys-text-deeds = To what you can do
keys-text-type = To the command line
keys-pad = Gamepad
keys-pad-why = Directions: as the arrows. Lower button: Enter. Right: Escape. Left: be done with what is shown. Upper: the notebook. Shoulders: leaves. Triggers: the next button. Start: the menu.

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
would-why = Press your cards in the order in which you would rather show them. Nobody else sees it. Nothing is shown by it alone: the card stands ready when it fits.
would-anybody = By anybody
would-none = Nothing is fixed.
would-order = In this order: { $cards }.
would-clear = Fix nothing
would-close = Done
act-show-ready = Show { $card }

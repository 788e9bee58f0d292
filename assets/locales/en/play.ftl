# The game's words: play. Everything said at the table, but for the log.
#
# $name and $asker are players' short names; $room, $suspect and $weapon come with their article ("the Rope").

# What is asked of the person.
prompt-roll = Roll the dice
prompt-choose-seat = Choose a player
prompt-name-card = Name a card
prompt-card = Decide what the card or power asks for
prompt-reveal = Reveal one of your cards to everyone
prompt-pass-left = Show { $name } one of your cards in secret
prompt-move = Choose where to go: { $steps } { $steps ->
    [one] step
   *[other] steps
}
prompt-move-no-walk = No way out on foot: choose what to do
prompt-suggest = Who, and with what? You are in { $room }
prompt-answer = { $cards ->
    [one] Show { $name } this card
   *[other] Show { $name } one of these
}
prompt-conclude = Accuse, or end your turn
prompt-over = The case is closed
prompt-busy = { $name }’s turn …
prompt-busy-mine = Your turn …
prompt-you = you

# What somebody else is to decide.
wait-roll = { $kind ->
    [bot] { $name } reaches for the dice …
   *[person] { $name } is to roll
}
wait-choose-seat = { $kind ->
    [bot] { $name } is looking round the table …
   *[person] { $name } is to choose a player
}
wait-name-card = { $kind ->
    [bot] { $name } is thinking of a card to name …
   *[person] { $name } is to name a card
}
wait-card = { $kind ->
    [bot] { $name } is thinking …
   *[person] { $name } is to decide
}
wait-reveal = { $kind ->
    [bot] { $name } is choosing a card to reveal …
   *[person] { $name } is to reveal a card
}
wait-pass-left = { $kind ->
    [bot] { $name } is choosing a card to pass on …
   *[person] { $name } is to show a card to the left
}
wait-move = { $kind ->
    [bot] { $name } is thinking about where to go …
   *[person] { $name } is to choose where to go
}
wait-suggest = { $kind ->
    [bot] { $name } is thinking about whom to suspect …
   *[person] { $name } is to make a suggestion
}
wait-answer = { $kind ->
    [bot] { $name } is choosing a card to show { $asker } …
   *[person] { $name } is to show { $asker } a card
}
wait-conclude = { $kind ->
    [bot] { $name } is thinking it over …
   *[person] { $name } is to accuse or end the turn
}

# The players.
seat-you = you
seat-out = out
seat-turn = turn
seat-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
seat-hover = { $suspect }: { $name }, { $kind ->
    [bot] a bot
   *[person] a person
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
seat-hover-out = { $suspect }: { $name }, out of the race but still answering

# What can be done.
act-roll = Roll
act-end-turn = End turn
act-accuse = Accuse …
act-give-up = Give up …
act-skip = Skip ahead
act-fast-forward = Play on to the verdict
act-fast-forward-why = Only bots are left in the race.
act-idle = Meanwhile, your notebook is open: tap a blank cell to pencil in a mark.
act-watching = You are watching.
act-rooms = Rooms within reach
act-other-ways = Or without the dice
act-any-room = Any room, as the card allows
act-passage = passage
act-stay = stay
act-pick = Pick a room, or a lit place on the board.
act-pick-square = Pick a lit square on the board.
act-walk-here = Walk here
act-go-to = Go to { $room }
act-square-next = Next square
act-square-previous = Previous square
act-who = Who?
act-with-what = With what?
act-where = Where?
act-suggest = Suggest
act-suggest-pick = Choose a suspect and a weapon.
act-suggest-pick-suspect = Choose a suspect.
act-suggest-pick-weapon = Choose a weapon.
act-suggest-sentence = “I suggest { $suspect }, with { $weapon }, in { $room }.”
act-show-why = Only { $name } will see it.
act-reveal-why = Everyone will see it.
act-pass-left-why = Only { $name } will see it.
act-accuse-title = Your accusation
act-accuse-warning = You have only one accusation. If it is wrong, you take no more turns, but still answer.
act-accuse-pick = Choose who did it, with what, and where.
act-accuse-sentence = “I accuse { $suspect }, with { $weapon }, in { $room }.”
act-accuse-confirm = Accuse
act-cancel = Not yet
act-give-up-title = Give up?
act-give-up-warning = You leave the race for this case. You take no more turns, but still answer the others.
act-give-up-confirm = Give up

# Own hand, log, curtain.
hand-title = Your cards
hand-watching = You are watching: no cards.
log-empty = Nothing yet.
curtain-title = Pass the device to { $suspect }
curtain-name = { $name }
curtain-why = A decision waits for { $suspect } alone. Everyone else looks away.
curtain-button = I am { $name }

# Rules and menu.
rules-title = Rules
rules-close = Close
menu-title = Candlestick
menu-resume = Back to the table
menu-rules = Rules
menu-motion = Motion
menu-leave = Leave to the title
menu-leave-why = The case is kept; you can take it up again.
menu-give-up = Give up …

pace-full = Full
pace-quick = Quick
pace-off = Off

# Announcements over the board.
banner-turn = { $name }’s turn
banner-turn-mine = Your turn
banner-suggested = { $name } suggests
banner-suggested-mine = You suggest
banner-accused = { $name } accuses!
banner-accused-mine = You accuse!
banner-right = Right!
banner-wrong = Wrong!
banner-passed = { $name } cannot answer
banner-passed-mine = You cannot answer
banner-shown = { $by } shows { $to } a card
banner-shown-mine = You show { $to } a card
banner-shown-to-me = { $by } shows you a card
banner-nobody = Nobody can answer
banner-drawn = { $name } draws a { $deck }
banner-drawn-mine = You draw a { $deck }
banner-revealed = { $name } reveals
banner-revealed-mine = You reveal
banner-nobody-holds = Nobody holds it
banner-gave-up = { $name } gives up
banner-gave-up-mine = You give up
banner-stuck = No way to go
banner-room-card = { $name } looks at the card in { $room }
banner-room-card-mine = In { $room } you find
banner-peeked = { $by } looks at one of { $at }’s cards
banner-peeked-mine = You see one of { $at }’s cards
banner-case-file = The case file holds

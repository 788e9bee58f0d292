# The game's words: a case at a real table, with paper and cards.
title-position = At a real table
position-title = A case at a real table
position-line = { $theme } · write down what happens; the sheet shows everything that can be known
position-prompt = What happened? Pick who asks, suspect, weapon and room, then what everyone answered.
position-prompt-lay = Who is playing, how many cards does each have, and which are yours?
position-leave = Main menu
position-more = More
position-close = Close

# Laying the table.
position-theme = Played with the cards of
position-begun-why = Changing the theme or the number of players starts a new case; Undo brings this one back.
position-players = Who is playing, and how many cards each has
position-players-why = In order of play. If the cards do not divide evenly, those dealt first have one more: adjust it with − and +.
position-me = Me
position-fewer-cards = One card fewer for { $name }
position-more-cards = One card more for { $name }
position-my-hand = My cards: { $found } of { $wanted }
position-face-up = Face up on the table: { $found } of { $wanted }
position-rooms = Rooms with a card face down: { $count }
position-side = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} face down at the side.
position-begin = Begin
position-go-on = Go on
position-fault-seat = Press “Me” next to the player you are.
position-fault-twice = { $card } is both in your hand and face up.
position-fault-hand = You have { $wanted ->
    [one] one card
   *[other] { $wanted } cards
}; { $found } picked.
position-fault-places = Hands, case file and table take { $placed } cards, but there are { $all }.

# Writing down what happens.
position-write = Write
position-sheet = Sheet
position-tells = Answers
position-happened = What happened
position-question = Question
position-accusation = Accusation
position-card = Card
position-hand = Hand
position-who-asks = Who asks
position-who = Who
position-what = With what
position-where = Where
position-answers = The answers, in order
position-could-not = could not
position-showed = showed
position-refused = refused
position-which = Which card did { $name } show?
position-missing-cards = Pick a suspect, a weapon and a room.
position-missing-answer = What did { $name } do?
position-whole = Complete: write it down.
position-nobody = Nobody could
position-others-not = The others could not
position-enter = Write it down
position-change = Change it
position-editing = Changing number { $number }
position-stop = Leave it as it was
position-who-accuses = Who accuses
position-wrong = It was wrong
position-right = It was right
position-card-why = A card that you saw outside a question, or that everyone was shown.
position-card-where = Where is { $card }?
position-at-nobody = No player has it
position-at-room = Face down in a room
position-at-side = Face down at the side, place
position-who-leaves = Who dropped out
position-left = Dropped out, hand hidden
position-open-why = Or pick the cards of the hand that was revealed:
position-opened = Revealed: { $found } of { $wanted } cards

# What happened.
position-nothing = Nothing yet.
position-numbered = { $number }. { $text }
position-edit = Change
position-remove = Remove number { $number }
position-told-question = { $name } asked: { $cards }
position-told-accusation = { $name } accused: { $cards }
position-told-right = It was right.
position-told-wrong = It was wrong.
position-told-opened = { $name } revealed their hand
position-told-left = { $name } dropped out
position-told-could-not = { $names } could not
position-told-refused = { $names } refused
position-told-showed = { $name } showed a card
position-told-showed-this = { $name } showed { $card }
position-has = { $card } is with { $name }
position-lies-in = { $card } lies face down: { $name }
position-lies-aside = { $card } lies at the side, place { $name }
position-lies-open = { $card } lies face up
position-in-file = { $card } is in the case file
position-nobody-has = No player has { $card }

# What cannot have happened.
position-refused-line = { $kind ->
    [question] Question
    [accusation] Accusation
    [hand] Entry
   *[card] Card
} { $number } is impossible: { $why } Everything before it counts; change it, or whatever is wrong before it.
position-not-there = It cannot be there because of what came before
position-not-seated = nobody sits there.
position-not-answers = { $name } cannot have answered here.
position-not-asked = { $name } cannot have shown { $card }, which was not asked for.
position-not-passed = { $name } cannot have passed: { $name } has { $card }.
position-not-passed-one = { $name } cannot have passed: { $name } has one of the three.
position-not-showed = { $name } cannot have shown a card: { $name } has none of the three.
position-not-holds = { $name } cannot have { $card }. { $place }.
position-not-nobody = somebody has { $card }. { $place }.
position-not-lies = { $card } cannot lie there. { $place }.
position-not-hand = { $name } cannot have had these cards.
position-not-right = { $card } cannot be in the case file.
position-not-file = the case file cannot hold these three.
position-not-wrong = { $name }’s accusation names what is in the case file, so it was right.

# What it tells.
position-thinking = Working it out …
position-case-file = The case file
position-accuse = Accuse: { $cards }
position-certain-since = { $number ->
    [0] It was certain from the start.
   *[other] It has been certain since number { $number }.
}
position-not-certain = No accusation is certain yet. Likeliest:
position-likely = { $percent }%: { $cards }
position-deals = { $deals } ways to deal the cards fit.
position-deals-many = More than a billion ways to deal the cards fit.
position-deals-estimated = The chances are estimated.
position-best = What to ask
position-best-none = There is nothing more to learn: the case file is certain.
position-best-estimated = Estimated from random deals.
position-best-rooms = The best question in each room
position-best-room = { $room }: { $suspect }, { $weapon } · { $bits } bits
position-worth = Tells { $much ->
    [most] a great deal
    [much] a lot
    [some] something
   *[little] little
}: { $bits } of { $open } bits on average. The chance that nobody can answer is { $percent }%.

# Other ways.
position-lay = Players, cards and theme
position-copy = Copy the table as text
position-copied = Copied to the clipboard. “Read a text”, here or on another device, brings the table back.
position-text = Read a text
position-text-why = The line that “Copy the table as text” made, or one that the command “candlestick deduce” reads.
position-take = Read it
position-read = The table was read. Undo brings back what was here.
position-not-read = That could not be read: { $why }
position-no-theme = the theme “{ $theme }” is not here; add it first.
position-anew = Start again
position-anew-title = A new table?
position-anew-why = Everything written down for this case is deleted for good. The players stay.
position-anew-yes = Start again
position-aside = The saved table could not be read ({ $why }); it was put aside: { $place }

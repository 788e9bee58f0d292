# The game's words: play. Everything said at the table, but for the log.
#
# $name and $asker are players' short names; $room and $suspect come with their article ("the Kitchen"); $with,
# $in, $question, $none, $verb and $verbing are as in log.ftl.

# What is asked of the person.
prompt-roll = Roll the dice
prompt-roll-or = Roll, or go another way
prompt-start = Choose how to start your turn
prompt-choose-seat = Choose a player
prompt-choose-reveals = Who reveals a card to everyone?
prompt-choose-shows = Who shows you a card?
prompt-snoop = Whose cards will you peek at?
prompt-choose-room = Choose a room to go to
prompt-choose-token = Whose token goes back to the start?
prompt-ask-anywhere = Who, with what, and where?
prompt-may-draw = Your token was moved: draw { $vowel ->
    [yes] an
   *[no] a
} { $deck }?
prompt-side-card = Nobody could answer: look at a side card
prompt-name-card = Name a card
prompt-watch = A card was shown: will you react?
prompt-watch-nothing = A card was shown: you have nothing to play
prompt-reveal = Reveal one of your cards to everyone
prompt-pass-left = Secretly show { $name } one of your cards
prompt-show-card = Show { $name } any of your cards
prompt-move = Choose where to go: { $steps } { $steps ->
    [one] step
   *[other] steps
}
prompt-move-no-walk = You cannot walk out: choose what to do
prompt-suggest = Who, and with what? You are { $in }
prompt-suggest-or-not = Ask something, or not? You are { $in }
prompt-answer = { $cards ->
    [one] Show { $name } this card
   *[other] Show { $name } one of these
}
prompt-answer-none = { $none ->
    [cannot-answer] You cannot answer: tell { $name }
   *[have-none] You have none of the three: tell { $name }
}
prompt-answer-none-or = { $none ->
    [cannot-answer] You cannot answer: tell { $name }, or bluff
   *[have-none] You have none of the three: tell { $name }, or bluff
}
prompt-conclude = Accuse, or end your turn
prompt-conclude-play = Play a card, accuse, or end your turn
prompt-conclude-only-play = Play a card, or end your turn
prompt-conclude-only = End your turn
prompt-over = The case is closed
prompt-busy = { $name }’s turn …
prompt-busy-mine = Your turn …
prompt-you = you

# What somebody else is to decide.
wait-roll = { $kind ->
    [bot] { $name } reaches for the dice …
   *[person] Waiting for { $name } to roll
}
wait-choose-seat = { $kind ->
    [bot] { $name } is looking round the table …
   *[person] Waiting for { $name } to choose a player
}
wait-name-card = { $kind ->
    [bot] { $name } is thinking of a card to name …
   *[person] Waiting for { $name } to name a card
}
wait-card = { $kind ->
    [bot] { $name } is thinking …
   *[person] Waiting for { $name } to decide
}
wait-choose-room = { $kind ->
    [bot] { $name } is choosing where to go …
   *[person] Waiting for { $name } to choose a room
}
wait-choose-token = { $kind ->
    [bot] { $name } is choosing a token to send back …
   *[person] Waiting for { $name } to choose a token
}
wait-show-card = { $kind ->
    [bot] { $name } is choosing a card to show …
   *[person] Waiting for { $name } to show a card
}
wait-may-draw = { $kind ->
    [bot] { $name } may draw a card …
   *[person] Waiting for { $name } to draw a card or not
}
wait-side-card = { $kind ->
    [bot] { $name } is choosing a side card …
   *[person] Waiting for { $name } to look at a side card
}
wait-reveal = { $kind ->
    [bot] { $name } is choosing a card to reveal …
   *[person] Waiting for { $name } to reveal a card
}
wait-pass-left = { $kind ->
    [bot] { $name } is choosing a card to pass on …
   *[person] Waiting for { $name } to show a card to the left
}
wait-move = { $kind ->
    [bot] { $name } is thinking about where to go …
   *[person] Waiting for { $name } to choose where to go
}
wait-suggest = { $kind ->
    [bot] { $name } is thinking about who to suspect …
   *[person] Waiting for { $name } to { $question ->
        [ask] ask a question
       *[suggest] make a suggestion
    }
}
wait-answer = { $kind ->
    [bot] { $name } is thinking how to answer { $asker } …
   *[person] Waiting for { $name } to answer { $asker }
}
wait-conclude = { $kind ->
    [bot] { $name } is thinking it over …
   *[person] Waiting for { $name } to accuse or end the turn
}

# The players.
seat-you = you
seat-out = out
seat-away = away
seat-turn = turn
seat-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

# Cards that lie open, at the side or in the deck.
table-face-up = Face up for everyone
table-side = Face down at the side
table-open-hand = { $name }’s hand is face up
table-revealed = Revealed to everyone
table-deck = { $deck }s: { $left } left
table-clock = { $title }: { $gone } of { $count } drawn
table-gone = { $title }: { $gone } of { $count } out of the game
table-nothing = Nothing is face up.
hand-kept = Cards you keep
hand-power = Your power
hand-power-used = Your power, used

# What can be done.
act-roll = Roll
act-end-turn = End turn
act-ask-nothing = Don’t ask
act-let-pass = Let it pass
act-plays = Cards and powers to use now
act-play-card = Play
act-use-power = Use
act-draw = Draw { $vowel ->
    [yes] an
   *[no] a
} { $deck }
act-no-move = Don’t move
act-have-none = { $none ->
    [cannot-answer] I cannot answer
   *[have-none] I have none of the three
}
act-no-draw = No, thank you
act-no-snoop = Don’t peek
act-side-card = Side card { $place }
act-side-why = Only you will see it. It stays where it is.
act-accuse-where = You can only accuse { $in }.
act-accuse = Accuse …
act-give-up = Give up …
act-skip = Skip ahead
act-take-back = Take back
act-fast-forward = Skip to the verdict
act-fast-forward-why = Only bots are left in the race.
board-whole = The whole house
board-near = Fill the screen
board-reach = Where you can go
board-beyond-left = More places to the left
board-beyond-right = More places to the right
board-beyond-up = More places above
board-beyond-down = More places below
sheet-down = Lower the panel
sheet-up = Raise the panel
act-idle = Meanwhile, your notebook is open: tap a blank cell to pencil in a mark.
act-idle-plan = Meanwhile, your notebook is open: tap a blank cell to pencil in a mark. Or tap a room to plan where you go next.
act-watching = You are watching.
act-shared = Somebody else is deciding. Pass the device on when one of you is asked.
act-rooms = Rooms within reach
act-through = Or walk on through
act-other-ways = Or another way
act-without-dice = Or without the dice
act-ways = Ways from here
act-any-room = Any room, as the card allows
act-passage = passage
act-join = next door
act-stay = stay
act-stop = stop here
act-square-passage = Take the passage to { $place }
act-pick = Pick a room, or a lit place on the board.
act-pick-square = Pick a lit square on the board.
act-go-planned = Go to { $room } as planned
act-walk-planned = Walk as planned
plan-room = You plan to go to { $room }
plan-square = You have planned a walk
plan-clear = Cancel
board-planned = planned
board-steps = { $steps } of { $all } steps
act-walk-here = Walk here
act-go-to = Go to { $room }
act-stay-put = Stay here
act-go-on = Go on through { $room }
act-go-on-here = Go on from here
act-stop-to-snoop = Stop to snoop
act-snoop-on-the-way = Go there, and snoop on the way after { $steps ->
    [one] one step
   *[other] { $steps } steps
}
act-square-next = Next square
act-square-previous = Previous square
act-who = Who?
act-with-what = With what?
act-where = Where?
act-suggest = { $question ->
    [ask] Ask
   *[suggest] Suggest
}
act-suggest-pick = Choose a suspect and a weapon.
act-suggest-pick-suspect = Choose a suspect.
act-suggest-pick-weapon = Choose a weapon.
act-suggest-pick-room = Choose a room.
act-suggest-sentence = { $has-verb ->
    [yes] “Did { $suspect } { $verb } { $in }?”
   *[no] { $question ->
        [ask] “Was it { $suspect }, { $with }, { $in }?”
       *[suggest] “I suggest { $suspect }, { $with }, { $in }.”
    }
}
act-show-why = Only { $name } will see it.
act-reveal-why = Everyone will see it.
act-pass-left-why = Only { $name } will see it.
act-accuse-title = Your accusation
act-accuse-warning = You can accuse only once. If you are wrong, you get no more turns but still answer.
act-accuse-pick = Choose who did it, with what, and where.
act-accuse-sentence = { $has-verbing ->
    [yes] “I accuse { $suspect } of { $verbing } { $in }.”
   *[no] “I accuse { $suspect }, { $with }, { $in }.”
}
act-accuse-confirm = Accuse
act-cancel = Not yet
act-give-up-title = Give up?
act-give-up-warning = You drop out of this case. You get no more turns but still answer the others.
act-give-up-confirm = Give up

# The open question and its answers.
asked-nothing = Nobody has asked anything yet.
question = { $name } asks: { $asked }
question-mine = You ask: { $asked }
question-asked = { $has-verb ->
    [yes] did { $suspect } { $verb } { $in }?
   *[no] { $question ->
        [ask] was it { $suspect }, { $with }, { $in }?
       *[suggest] { $suspect }, { $with }, { $in }?
    }
}
refutation-none = { $me ->
    [yes] You { $none ->
        [cannot-answer] cannot answer
       *[have-none] have none of these
    }
   *[no] { $name } { $none ->
        [cannot-answer] cannot answer
       *[have-none] has none of these
    }
}
refutation-none-of = { $none ->
    [cannot-answer] Cannot answer
   *[have-none] None of these
}: { $names }
refutation-card = { $me ->
    [yes] You showed { $card }
   *[no] { $name } showed { $card }
}
refutation-a-card = { $name } showed a card
refutation-passed-on = { $me ->
    [yes] You let the question pass
   *[no] { $name } let the question pass
}
refutation-refused = { $me ->
    [yes] You left it unanswered
   *[no] { $name } left it unanswered
}

# Own hand, log, curtain.
hand-title = Your cards
hand-watching = You are watching: no cards.
hand-shared = Your cards stay hidden until one of you is asked.
log-empty = Nothing yet.
log-none = Nothing like that yet.
log-all = All
log-questions = Questions
log-moves = Moves
log-about = About …
curtain-title = Pass the device to { $suspect }
curtain-name = { $name }
# What is said of it: $title is the first line, $name the second.
curtain-told = { $title }. { $name }.
curtain-why = This decision is for { $suspect } only. Everyone else, look away.
curtain-button = I am { $name }

# Rules and menu.
rules-search = Search the rules
rules-none = No rule has these words. Try fewer words.
rules-title = Rules
rules-close = Close
menu-title = Candlestick
menu-open = Menu
menu-resume = Back to the table
menu-rules = Rules
menu-motion = Motion
motion-as-system = Same as system
menu-leave = Exit to main menu
menu-leave-why = The case is saved; you can continue it later.
menu-give-up = Give up …

pace-full = Full
pace-quick = Quick
pace-reduced = Fades
pace-off = Off
menu-sound = Sound
sound-off = Off
sound-volume = { $percent }%
sound-only-my-turn = Only when it is my turn
sound-ambience = Quiet background sounds

# Announcements over the board.
banner-turn = { $name }’s turn
banner-turn-mine = Your turn
banner-suggested = { $name } { $question ->
    [ask] asks
   *[suggest] suggests
}
banner-suggested-mine = You { $question ->
    [ask] ask
   *[suggest] suggest
}
banner-accused = { $name } accuses!
banner-accused-mine = You accuse!
banner-right = Right!
banner-wrong = Wrong!
banner-cannot-refute = { $name } cannot answer
banner-cannot-refute-mine = You cannot answer
banner-cannot-refute-several = { $names } cannot answer
banner-shown = { $by } shows { $to } a card
banner-shown-mine = You show { $to } a card
banner-shown-to-me = { $by } shows you a card
banner-nobody = Nobody shows a card
banner-drawn = { $name } draws { $vowel ->
    [yes] an
   *[no] a
} { $deck }
banner-drawn-mine = You draw { $vowel ->
    [yes] an
   *[no] a
} { $deck }
banner-revealed = { $name } reveals
banner-revealed-mine = You reveal
banner-nobody-holds = Nobody holds it
banner-gave-up = { $name } gives up
banner-gave-up-mine = You give up
banner-stuck = Nowhere to go
banner-room-card = { $name } looks at the card { $in }
banner-room-card-mine = { $in } you find
banner-peeked = { $by } looks at one of { $at }’s cards
banner-peeked-mine = You see one of { $at }’s cards
banner-case-file = The case file holds
banner-named = { $name } names
banner-named-mine = You name
banner-nothing-to-show = { $name } has nothing to show
banner-nothing-to-show-mine = You have nothing to show
banner-passed-on = { $name } lets the question pass
banner-passed-on-mine = You let the question pass
banner-unanswered = { $name } leaves it unanswered
banner-unanswered-mine = You leave it unanswered
banner-no-effect = It does nothing for { $name }
banner-no-effect-mine = It does nothing for you
banner-turn-missed = { $name } misses a turn
banner-turn-missed-mine = You miss a turn
banner-rolled-off = { $name } rolls { $steps } for the first turn
banner-rolled-off-mine = You roll { $steps } for the first turn
banner-steps-added = { $name } can now walk { $steps }
banner-steps-added-mine = You can now walk { $steps }
banner-eliminated = { $name } is out of the game
banner-eliminated-mine = You are out of the game
banner-token-sent = { $name } sends { $suspect } back
banner-token-sent-mine = You send { $suspect } back
banner-chose = { $name } chooses { $to }
banner-chose-mine = You choose { $to }
banner-chose-me = { $name } chooses you
banner-reshuffled = The { $deck }s are reshuffled
banner-kept = { $name } draws { $vowel ->
    [yes] an
   *[no] a
} { $deck } and keeps it
banner-kept-mine = You draw { $vowel ->
    [yes] an
   *[no] a
} { $deck } and keep it
banner-card-played = { $name } plays { $vowel ->
    [yes] an
   *[no] a
} { $deck }
banner-card-played-mine = You play { $vowel ->
    [yes] an
   *[no] a
} { $deck }
banner-power-used = { $name } uses a power
banner-power-used-mine = You use your power
banner-seen-too = { $name } sees it too
banner-seen-too-mine = You see it too
banner-side-card = { $name } looks at side card { $place }
banner-side-card-mine = Side card { $place }

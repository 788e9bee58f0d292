# The game's words: screens. Title, setup and verdict.

# What a button is read as of which there are several: "Play on: The Glasshouse at Midnight". What is painted on it comes first.
button-of = { $button }: { $of }

title-name = CANDLESTICK
title-tagline = A whodunit by candlelight
title-resume = Continue case
title-resume-line = Turn { $turn }, { $who }
title-resume-who = { $kind ->
    [nobody] { $bots } bots among themselves
   *[people] { $people }{ $bots ->
        [0] {""}
        [one] {" "}vs. one bot
       *[other] {" "}vs. { $bots } bots
    }
}
title-new-case = New case
title-learn = Learn by playing
title-learn-on = Keep learning
title-lessons = How to play
title-motion = Motion: { $pace ->
    [quick] quick
    [reduced] fades
    [off] off
    [system] auto
   *[full] full
}
title-sound-on = Sound: on
title-sound-off = Sound: off
title-quit = Quit
title-cases = { $cases ->
    [0] Your cases
   *[other] Your cases · { $cases }
}
title-foot = Version { $version } · a fan project with no ties to the owners of the game it honours

# Setting up a case.
setup-title = A new case
setup-themes = What to play
setup-theme-players = { $least } to { $most } players
setup-seats = Who plays
setup-seat-told = { $name }: { $suspect }
setup-you-are = You are { $suspect }.
setup-bots = Bot level
setup-more = More: rivals, names, options, themes
setup-less = Less
setup-order = Turns go in this order. A team shares one seat: enter all its names, such as “Ann & Bo”.
setup-add-seat = Add a player
setup-fewer-seats = Remove the last player
setup-told = { $theme }, { $count } players
setup-count = { $count } players
setup-remove-seat = Remove { $name }
setup-person = Person
setup-bot = Bot
setup-character = { $name }’s character: { $character }
persona-plain = Plain
persona-plain-why = Simply plays at its level.
persona-own = Custom
persona-own-why = A character this version of the game has no name for.
persona-careful = Careful
persona-careful-why = Accuses only when certain, and never asks for its own cards.
persona-gambler = Gambler
persona-gambler-why = Accuses long before it is certain.
persona-fox = Fox
persona-fox-why = Likes to ask for its own cards, to throw the others off.
persona-gossip = Gossip
persona-gossip-why = Asks whenever it can, and listens closely to the others.
persona-dreamer = Dreamer
persona-dreamer-why = Misses much of what the others ask each other, and forgets things.
persona-recluse = Recluse
persona-recluse-why = Asks only when there is a lot to learn.
setup-level-novice = Novice
setup-level-detective = Detective
setup-level-master = Master
setup-suspect = Choose another suspect for { $name }
setup-person-name = Player { $n }
setup-bot-names = Agatha, Basil, Clementine, Dashiell, Esmeralda, Fergus, Georgina, Humphrey, Imogen, Jasper
setup-options = This case
setup-deck = Play with { $deck }s
setup-powers = Play with powers
setup-powers-why = Each suspect has one, to use once per game. By the rulebooks, the original game keeps them.
setup-deck-why = Turn this off for the original game without them.
setup-deck-two = With two players, these cards are always left out.
setup-corner = Put the four cards in the corner rooms
setup-corner-why = With two players, four cards lie face down in rooms; corner rooms make a quicker case.
setup-seed = Seed
setup-seed-why = The same seed and players give the same case. Leave it empty for a random one that nobody can guess.
setup-seed-drawn = Random
setup-start = Open the case
setup-opens = Setting the table …
setup-back = Back
setup-fault-seed = The seed can be a whole number up to { $most }, or any word.
setup-fault-few = At least { $least } players are needed.
setup-fault-suspects = Two players cannot be the same suspect.
setup-watching = Only bots are playing: you will watch.

# The opened case file.
verdict-won = { $name } solved the case
verdict-won-by = { $player }, in { $turns } { $turns ->
    [one] turn
   *[other] turns
}
verdict-lost = The culprit gets away
verdict-lost-by = Nobody solved it in { $turns } { $turns ->
    [one] turn
   *[other] turns
}
verdict-sentence = { $has-verbing ->
    [yes] { $suspect } is guilty of { $verbing } { $in }.
   *[no] It was { $suspect }, { $with }, { $in }.
}
verdict-known = How it could have been solved
verdict-hands = What everyone held
verdict-rooms = Face down in rooms
verdict-side = At the side
verdict-face-up = Face up
verdict-again = Again
verdict-new-case = New case
verdict-title = Main menu

# What an edition does otherwise than the plain game, one short sentence each.
differs-title = What’s different here
differs-nothing = Nothing: the standard game.
differs-fixed-steps = No dice: every turn is { $steps } steps.
differs-dice = { $count ->
    [one] One die instead of two.
   *[other] { $count } dice instead of two.
}
differs-accuse-centre = Accuse only in the centre of the house.
differs-all-answer = Everyone answers, each with one card.
differs-asking-optional = In a room you may { $question ->
    [ask] ask
   *[suggest] suggest
}, but don’t have to.
differs-not-next-turn = You can’t { $question ->
    [ask] ask
   *[suggest] suggest
} in the same room two turns in a row.
differs-stay-when-pulled = Stay in a room only if somebody’s { $question ->
    [ask] question
   *[suggest] suggestion
} brought you there.
differs-passage-instead = Take a secret passage instead of rolling.
differs-passage-inside = A secret passage is one step of your roll.
differs-cross-rooms = Walk through rooms, one step each.
differs-pass-tokens = Walk past other tokens; they never block you.
differs-dice-draw = A marked die face draws { $vowel ->
    [yes] an
   *[no] a
} { $deck }.
differs-squares-draw = A marked square draws { $vowel ->
    [yes] an
   *[no] a
} { $deck }.
differs-pulled-draws = Moved by somebody else? You may draw { $vowel ->
    [yes] an
   *[no] a
} { $deck }.
differs-powers = Each suspect has a power, used once.
differs-snooping = Stop on a spyglass to peek at somebody’s card.
differs-leftovers = Leftover cards lie face up for everyone.
differs-room-cards = Two players: { $count } cards lie face down in rooms.
differs-side-cards = Two players: { $count } cards are set aside; see one when nobody can answer.

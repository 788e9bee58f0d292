# The game's words: what the table tells of a room, a square, a piece, a card or a player that one looks at.
#
# $room, $rooms, $who, $cards and $place come with their articles ("the Library"); $name and $names are players' short
# names; $in is where somebody is ("in the Library").

# Rooms and squares.
inspect-here = Here: { $who }
inspect-nobody = Nobody is here
inspect-doors = { $doors ->
    [one] One door
   *[other] { $doors } doors
}
inspect-joined = Next door: { $rooms }
inspect-passage = Secret passage to { $room }
inspect-accuse = Accusations are made here
inspect-card-lies = A card lies face down here
inspect-square = A square
inspect-door-to = Door to { $room }
inspect-draws = Whoever stops here draws a card
inspect-snoops = Whoever stops here may look at a card
inspect-starts = { $who } starts here

# How far it is for whoever looks.
inspect-you-here = You are here
inspect-in-reach = { $steps } of your { $all } steps
inspect-leads-here = You can go there now without using a step
inspect-by-passage = The secret passage leads you there
inspect-any-roll = { $steps ->
    [one] One step away: any roll
   *[other] { $steps } steps away: any roll
} gets you there
inspect-next-roll = { $steps } steps away: a roll of { $steps }{ $last ->
    [yes] {""}
   *[no] {" "}or more
} gets you there
inspect-next-turn = { $steps } steps away: your next { $most } steps get you there
inspect-too-far = { $steps } steps away: more than one turn, at most { $most } steps each
inspect-further = Likely from there on the next turn: { $rooms }

# Suspects and weapons.
inspect-person = { $name }, a person
inspect-you = { $name }, you
inspect-bot = { $name }, a bot
inspect-out = Out of the race, but still answers
inspect-hand = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in hand
inspect-played-by-none = Nobody plays this suspect
inspect-on-square = On a square between the rooms
inspect-at = At { $place }
inspect-beside = Beside the board
inspect-kept = Keeps { $kept } { $deck }{ $kept ->
    [one] {""}
   *[other] s
}
inspect-power = Has a power left to use
inspect-pulled = Somebody else moved the token
inspect-open = The hand is face up
inspect-holds = Known to hold { $cards }

# What is known of its card.
inspect-card = What you know of the card
inspect-mine = You hold it.
inspect-held = { $name } holds it.
inspect-guilty = It is in the case file.
inspect-not-guilty = It is not in the case file.
inspect-lies = It lies face up on the table.
inspect-seen-lying = You have seen it on the table.
inspect-not-with = Not with { $names }.
inspect-unknown = Nothing yet.
inspect-pencil = You pencilled { $mark }: { $names }.

# The game’s words: what is wrong with lesson files, and with a file of characters. What stands in `backquotes`, in "quotes",
# in [brackets] or beside an = is typed as it stands here, and so are ids ($card, $suspect, $name of a seat, $deeds). The last
# “; ” parts what is wrong from the way out.

# The file as a whole, and who plays.
chapter-large = a lesson has at most { $most } bytes, this one has { $count }; shorten it
chapter-unknown = there is no built-in lesson of that name; there are { $ids }
chapter-gone = there is no theme { $theme } with this lesson any more; bring the theme back to take it
chapter-other-theme = this lesson belongs to the theme { $theme }; write that here
chapter-minutes = a lesson takes 1 to 10 minutes; make two of a longer one
chapter-no-seats = `seats` is missing here; write who plays, such as seats = ["plum", "green"]
chapter-no-you = `you` is missing here; write which of the players is the learner
chapter-setup = these cannot sit at the same table: { $why }
chapter-seat = seat { $number }

# How the case lies.
chapter-no-deal = there is no deal; write [deal] with case_file, and hands by player
chapter-no-case-file = `case_file` is missing here; write the three cards that it holds
chapter-triple = write three: a suspect, a weapon and a room, such as ["plum", "rope", "hall"]
chapter-no-answer = this room cannot be the answer; name one that has a card
chapter-card-twice = { $card } is already somewhere else; each card can be in one place only
chapter-cards-left = these cards are nowhere: { $cards }; give them to somebody
chapter-no-seat = { $suspect } is not at any seat; give these cards to a player
chapter-no-hand = { $suspect } has no hand; write hands.{ $suspect } = ["…"]
chapter-hand-size = { $name } has { $given ->
    [one] { $given } card
   *[other] { $given } cards
} here; a dealt hand has { $dealt }
chapter-laid = the case cannot be set up like this: { $why }
chapter-dice = this theme has { $dice ->
    [one] one die
   *[other] { $dice } dice
}; write the number of a face for each
chapter-die-face = a die’s faces count from 1
chapter-no-square = [{ $row }, { $column }] is not a square of the corridor; rows and columns count from 0

# The steps and what they say.
chapter-no-steps = there are no steps; write what to do under [[steps]]
chapter-steps = a lesson has at most { $most } steps; split it in two
chapter-moves = at most { $most } decisions can be made at once; leave some out
chapter-no-deed = there is nothing to do here; write something, such as do = "roll"
chapter-only-you = only you can mark, ask why and press; here, write what somebody decides, such as do = "roll"
chapter-says-nothing = `{ $what }` says nothing; write { $what }.en = "A few words."
chapter-language = the words of a language go under its code, such as say.en or say.de
chapter-words-empty = these words are empty; write a few
chapter-words-control = these words contain a control character; write them on one line in plain letters
chapter-words-letters = these words have { $count } letters; at most { $most } are read, so shorten them
chapter-words-sentences = { $count } sentences at once; at most { $most }, so split the step in two
chapter-words-long = a sentence of { $count } words; at most { $most }, so shorten it

# Where the script cannot go on.
chapter-refused = this is not possible here: { $why }
chapter-closed = the case is already closed
chapter-others-turn = { $name } has to decide
chapter-can = { $name } can { $deeds }
chapter-open-ways = the steps leave too much open by here; name whom to suggest, or what
chapter-after-other = after another choice at an earlier step: { $why }

# What a step asks for. $there is "yes" where the card is there; a $claim stands in the sentences after it.
chapter-claim-seat = that { $card } is { $there ->
    [yes] with { $name }
   *[no] not with { $name }
}
chapter-claim-case-file = that { $card } is { $there ->
    [yes] in the case file
   *[no] not in the case file
}
chapter-claim-table = that { $card } is { $there ->
    [yes] on the table
   *[no] not on the table
}
chapter-not-certain = { $claim } is not certain here yet
chapter-opposite = { $claim } is wrong: the opposite is certain
chapter-known-before = { $claim } was certain before the last thing happened; ask for it as soon as it can be known
chapter-printed = { $card }: the notebook prints that by itself; ask for something that takes thought
chapter-no-why = { $card }: this cell is open, so there is no why
chapter-maybe-certain = { $card }: this cell is certain here, not open; ask for yes or no
chapter-maybe-old = { $card }: the last thing that happened says nothing about it; ask for a maybe right after what does
chapter-accuse-late = the case file was certain when an accusation could be made earlier; ask for it there

# A file of characters.
characters-large = this has { $count } bytes, at most { $most } are read; name fewer characters
characters-nobody = there is nobody here; begin each character with [[characters]]
characters-twice = somebody already has this id; give each an id of its own
characters-word = write letters a to z, digits and -, { $most } of them at most
characters-asks = only a master without `notes` counts for this; write asks = "likeliest"
characters-chain = somebody who concludes nothing never accuses; write chain = 1 at least

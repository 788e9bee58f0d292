# The game's words: the library of cases.

library-title = Your cases
library-empty = Every case that you begin is kept here after each action, until you take it away. A case from somewhere else can be taken in: as a file, a text or a link.
library-none-found = None of your cases has all these words.
library-all = All
library-open = Open
library-closed = Closed
library-search = Search: house, player, day …
library-open-line = Open, after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
library-solved = { $name } solved it in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
library-unsolved = Nobody solved it, in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
library-play-on = Play on
library-more = More
library-link = As a link
library-link-why = Whoever opens this link ({ $letters } letters) has the whole case, with every card in it, and without your notebook.
library-deal = The same deal
library-deal-why = Whoever opens this link ({ $letters } letters) plays the same deal with the same dice and bots, from the beginning. It tells nothing of how your case went.
library-copy-link = Copy the link
library-qr = The link as a pattern for cameras
library-no-qr = This link is too long for a pattern that a camera could read from here.
library-file = As a file
library-name = Name it
library-name-hint = What is it called?
library-name-this = Call it that
library-named = It has its name.
library-remove = Remove
library-remove-why = It goes for good. Save it as a file first if you may want it again.
library-remove-this = Remove it
library-removed = The case is gone.
library-not-now = Not now
library-paste = From a link or text
library-paste-hint = Paste the link or the text of a case
library-take = Take it in
library-taken = The case is among yours now.
library-known = That case is among yours already.
library-not-taken = It was not taken in: { $why }
library-unreadable = Case { $number } cannot be read ({ $why }). It is left as it is.
library-torn = The last entry of case { $number } was damaged. The case goes on from the entry before.
library-not-kept = This case cannot be kept here: { $why }. You can play on, but it is lost when this window closes.
library-proof-not-kept = This case’s proof cannot be kept here: { $why }. Save it by “Look back” before you leave the room.

# A case that is watched again.
lookback-watch = Watch
replay-back = One step back
replay-forth = One step on
replay-run = Let it run
replay-stop = Stop
replay-turn = Turn { $turn }
replay-eyes = As { $name } saw it
replay-eyes-before = With the eyes of the player before
replay-eyes-next = With the eyes of the next player
replay-play-on = Play on from here
replay-cards = Everybody’s cards
replay-next-remark = To the next remark
replay-remark = A remark on this moment
replay-remark-hint = What is to be said of this moment?
replay-remark-keep = Keep it
replay-branch = From turn { $turn }, otherwise

# The seal of the deal.
verdict-seal = Seal of the deal: { $seal }, as it was at the start.
menu-seal = Seal of the deal: { $seal }. Note it if you like: the saved case opens it, so that everybody can see that no card was exchanged.

insight-title = How you play
insight-why = All cases that you played alone on this device, by the strongest bot at the table. Nothing of it leaves the device.
insight-empty = Nothing is counted yet. Close a case that you play alone, and you find here what you asked well and what you missed.
insight-all = All
insight-people = People
insight-cases = Cases
insight-solved = Solved by you
insight-speed = Turns to solve
insight-questions = Questions a case
insight-skill = Worth of the best questions
insight-wasted = Questions wasted
insight-lost = Turns lost a case
insight-luck = Luck a case, in bits
insight-missed = Missed
insight-late = Turns on which you could have accused
insight-seen = Seen with your own eyes
insight-passed = Everybody else passed
insight-counting = By counting
insight-shown = Shown to somebody else
insight-chain = Chains of several steps
insight-practise = Practise what you miss most

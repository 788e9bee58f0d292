# The game's words: the library of cases.

library-title = Your cases
library-empty = Every case you start is saved here after each action, until you remove it. You can also add a case from elsewhere: as a file, a text or a link.
library-none-found = None of your cases matches all these words.
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
library-link-why = Anyone with this link ({ $letters } characters) gets the whole case with every card in it, but without your notebook.
library-deal = The same deal
library-deal-why = Anyone with this link ({ $letters } characters) can play the same deal with the same dice and bots, from the beginning. It gives away nothing about how your case went.
library-copy-link = Copy the link
library-qr = The link as a QR code
library-no-qr = This link is too long for a QR code that a camera could read from here.
library-file = As a file
library-name = Name it
library-name-hint = What is it called?
library-name-this = Save name
library-named = Name saved.
library-remove = Remove
library-remove-why = It will be gone for good. Save it as a file first if you might want it again.
library-remove-this = Remove it
library-removed = Case removed.
library-not-now = Not now
library-paste = From a link or text
library-paste-hint = Paste a case’s link or text
library-take = Add it
library-taken = The case is now in “Your cases”.
library-known = That case is already in “Your cases”.
library-not-taken = It could not be added: { $why }
library-unreadable = Case { $number } cannot be read ({ $why }). It has been left as it is.
library-torn = The last entry of case { $number } was damaged. The case continues from the entry before it.
library-not-kept = This case cannot be saved here: { $why }. You can play on, but it will be lost when this window closes.
library-proof-not-kept = This case’s proof cannot be saved here: { $why }. Save it from “Look back” before you leave the room.

# A case that is watched again.
lookback-watch = Watch
replay-back = Step back
replay-forth = Step forward
replay-run = Autoplay
replay-stop = Stop
replay-turn = Turn { $turn }
replay-eyes = As { $name } saw it
replay-eyes-before = As the previous player saw it
replay-eyes-next = As the next player saw it
replay-play-on = Play on from here
replay-cards = Everyone’s cards
replay-more = More about this moment
replay-next-remark = To the next comment
replay-remark = Comment on this moment
replay-remark-hint = What would you like to say about it?
replay-remark-keep = Save
replay-branch = Variation from turn { $turn }

# The seal of the deal.
verdict-seal = Seal of the deal: { $seal }, as it was at the start.
menu-seal = Seal of the deal: { $seal }. Write it down if you like: the saved case opens it, so everyone can see that no card was swapped.

insight-title = How you play
insight-why = All the cases you played alone on this device, by the strongest bot at the table. None of it leaves the device.
insight-empty = Nothing here yet. Finish a case on your own, and you will see here what you asked well and what you missed.
insight-all = All
insight-people = People
insight-cases = Cases
insight-solved = Solved by you
insight-speed = Turns to solve
insight-questions = Questions per case
insight-skill = Question quality
insight-wasted = Questions wasted
insight-lost = Turns lost per case
insight-luck = Luck per case, in bits
insight-missed = Missed
insight-late = Turns when you could have accused
insight-seen = Seen with your own eyes
insight-passed = Everyone else passed
insight-counting = By counting
insight-shown = Shown to somebody else
insight-chain = Chains of several steps
insight-practise = Practise what you miss most

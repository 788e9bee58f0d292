# The game's words: ends that are not told, and what characters say at the table.

keeping-hide-endings = Hide endings I have not seen
keeping-end-hidden = Closed. You will see how it ended once you have watched it or looked back at it.

# What the characters of the ladder say at the table, at most a line in some three turns. Cornered: whoever asked has had
# its last card shown. Passes: it has nothing to show, not for the first time. Shows: it shows a card. Accuses: before the
# envelope is opened. Beaten: somebody else has solved the case.
talk-setting = The others talk at the table
auto-show-setting = Show a card automatically if only one fits, or if I chose which

talk-pip-cornered = Oh no, that was my last one!
talk-pip-passes = I haven’t got those either. Is that allowed?
talk-pip-shows = Here you are. Was that the one you wanted?
talk-pip-accuses = I just have to say it now!
talk-pip-beaten = How did you know that?

talk-mabel-cornered = Well, now you have seen everything I own, dear.
talk-mabel-passes = No, dear, none of those, and I dusted everywhere.
talk-mabel-shows = There you are, dear. Mind the corners.
talk-mabel-accuses = I have been round the whole house, and this is what is left.
talk-mabel-beaten = And I was so nearly done.

talk-percy-cornered = That was the last letter in my bag.
talk-percy-passes = Nothing for that address. Again.
talk-percy-shows = One card, delivered by hand.
talk-percy-accuses = This one goes express.
talk-percy-beaten = Somebody knew a shorter way.

talk-clara-cornered = You have seen my whole list now.
talk-clara-passes = Nothing. Note it, as I would.
talk-clara-shows = Shown. It is noted.
talk-clara-accuses = My list says so, and my list is never wrong.
talk-clara-beaten = That was not on my list.

talk-otto-cornered = Tick, tock. You have quite taken me apart.
talk-otto-passes = Nothing again. My wheels spin idly.
talk-otto-shows = There. One little wheel for you.
talk-otto-accuses = The hour strikes. I accuse.
talk-otto-beaten = Wound right to the end, and then it stops.

talk-inez-cornered = That was my last source.
talk-inez-passes = No comment. Again.
talk-inez-shows = You have an exclusive.
talk-inez-accuses = Stop the presses!
talk-inez-beaten = You got the story first. This time.

talk-hale-cornered = You have questioned me thoroughly.
talk-hale-passes = Once more, nothing to declare.
talk-hale-shows = Evidence handed over.
talk-hale-accuses = In the name of the law.
talk-hale-beaten = A clean arrest. My compliments.

talk-vesper-cornered = You have looked behind my last veil.
talk-vesper-passes = The cards are silent again.
talk-vesper-shows = You were going to see it anyway.
talk-vesper-accuses = I have seen it, and now I say it.
talk-vesper-beaten = I saw it coming, a moment too late.

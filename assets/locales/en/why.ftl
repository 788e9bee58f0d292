# The game's words: why. How the notebook tells a proof, step by step.
#
# $claim, $opposite and $known are sentences without their full stop ("Ada has the Rope"); names of cards come with
# their article. $me is "yes" when the reader is the one it is about.

# What can be claimed. $cards is one card or several ("the Rope and Miss Scarlett").
why-has = { $me ->
    [yes] you have { $cards }
   *[no] { $name } has { $cards }
}
why-has-not = { $me ->
    [yes] you don't have { $cards }
   *[no] { $name } doesn't have { $cards }
}
why-file = { $cards } is in the case file
why-file-not = { $cards } isn't in the case file
why-file-not-many = { $cards } aren't in the case file
why-file-many = { $cards } are in the case file
why-table = { $cards } lies face down on the table
why-table-many = { $cards } lie face down on the table
why-table-not = { $cards } doesn't lie face down on the table
why-table-not-many = { $cards } don't lie face down on the table
why-face-up = { $cards } lies face up
why-face-up-many = { $cards } lie face up
why-face-up-not = { $cards } doesn't lie face up
why-face-up-not-many = { $cards } don't lie face up
# As log-and.
why-or = or

# What the log says outright.
why-told-hand = Your own cards show it: { $claim }.
why-told-cannot-refute = Passed when asked: { $claim }.
why-told-seen = You saw the card: { $claim }.
why-told-shown-by-me = You showed it yourself: { $claim }.
why-told-all = Everyone saw it: { $claim }.
why-told-named = The card was named and nobody had it: { $claim }.
why-told-table = You looked at the card there: { $claim }.
why-told-face-up = It was face up from the start: { $claim }.
why-told-file = The case file was opened: { $claim }.

# Rules.
why-elsewhere = Because { $known }: { $claim }.
why-nowhere-else = It cannot be anywhere else: { $claim }.
why-hand-full = { $size ->
    [one] The only card there is
   *[other] All { $size } cards there are
} known, so { $claim }.
why-hand-needs = { $size ->
    [one] Only one card is left that can be there
   *[other] Only { $size } cards are left that can be there
}, so { $claim }.
why-category-full = The case file holds only one of each kind, and { $known }: { $claim }.
why-category-needs = All others of its kind are ruled out: { $claim }.
why-one-of-these = { $me ->
    [yes] You had
   *[no] { $name } had
} one of { $cards }. The others are ruled out, so { $claim }.
why-wrong-accusation = Accusing { $cards } was wrong although the other two were right, so { $claim }.

# Cases.
why-suppose = Suppose { $opposite }.
why-impossible = So { $claim } after all.
why-cases-where = { $cards } must be somewhere. Look at each place.
why-cases-shown = { $me ->
    [yes] You had
   *[no] { $name } had
} one of { $cards }. Look at each of them.
why-case = If { $claim } …
why-case-impossible = … that cannot be: { $one }, and yet { $other }.
why-case-follows = … then { $claim }.

# The game’s words: advice on a sound theme, which `candlestick theme check` gives. What stands in `backquotes`, in "quotes", in
# [brackets] or beside an = is typed as it stands here.

check-and = { $one } and { $other }
check-two = { $one }; { $other }

check-picture-idle = this picture is not used; take it out, or name it with picture = in theme.toml
check-picture-idle-near = this picture is not used; is it meant to be { $near }?
check-picture-png = the game shows only PNG pictures; save this one as PNG
check-picture-none = there are no pictures; the first would be { $first }, a PNG of 256 × 256
check-picture-missing = its picture { $path } is missing; add it, or name another with picture =
check-back-missing = the picture { $path } is missing; add it, or take card_back_picture out
check-picture-large = this picture is { $width } × { $height }, larger than it is ever shown; 256 × 256 is enough
check-picture-heavy = this picture has { $size } KiB; save it with fewer colours or pixels
check-picture-small = this picture is only { $width } × { $height }; draw it larger, 128 × 128 at least
check-picture-square = this picture is { $width } × { $height }; pictures are shown square, so cut it square
check-back-shape = this picture is { $width } × { $height }; cards' backs are { $wide } to { $high }, so cut it to 250 × 350
check-picture-deep = this picture has 16 bits per channel; save it with 8
check-picture-clear = this picture is empty; draw something
check-picture-full = this picture has no transparent background; weapons and rooms are drawn in white on a transparent background
check-picture-dark = this picture is dark; weapons and rooms are drawn in white on a transparent background
check-picture-cut = this picture is cut off; save or copy it again
check-picture-damaged = this picture is damaged; save or copy it again
check-picture-moves = this picture is animated, but the game shows only still pictures; save just its first frame

check-words-unspoken = the game does not speak `{ $language }`, so nobody will read this
check-words-forms = the language has no such forms: { $forms }
check-no-blurb = there is no blurb; write one or two sentences that say what awaits the players
check-no-rules = the rules panel is empty; write some [[how_to_play]] parts
check-verb-half = { $weapon } has only one of its verbs; write both verb and verb_ing
check-verb-none = { $weapon } has no verb, but others do; write verb and verb_ing
check-letters-lacking = the game's fonts lack { $letters }; write this another way
check-letters-mixed = { $letters } among Latin letters; write the Latin one
check-same-cards = two cards are called { $name }, this one and `{ $other }`; rename one of them
check-same-players = two players are called { $name }, this one and `{ $other }`; rename one of them
check-same-deck = two kinds of deck cards are called { $name }, this one and `{ $other }`; rename one of them
check-chain = each card drawn brings { $more } more on average, so one turn goes through the whole deck; take copies of { $card } out, add cards that do something else, or let fewer faces draw
check-hands-small = with { $players } players somebody has only { $least } of the { $dealt } cards, others { $most }; allow fewer players, or add cards
check-hands-left = with { $players } players { $left } cards are left over and lie face up, { $dealt } are dealt; write leftovers = "dealt", or change the number of cards
check-deck-none-face = a face of a die draws a card, but there is no deck; add [[deck.cards]]
check-deck-none = something draws cards, but there is no deck; add [[deck.cards]]
check-deck-undrawn = nothing draws the deck's cards; give a face of a die draws = true, or draw ? on the board
check-marks-none = marked squares have a rule, but none is drawn; draw ? on the board
check-marks-idle = squares drawn with ? do nothing; write mark = "draw" or mark = "snoop"
check-card-three = { $card } needs a third player, and there never is one; take it out
check-deck-name = the deck's cards have no name of their own; write name = "Clue card" under [deck]
check-reach-no-door = no token can reach { $room }; give it a door to the corridor
check-reach-doors = no token can reach { $room }, its doors lead nowhere; join the squares outside to a corridor
check-reach-squares = no token can reach { $count } corridor squares, this one first; join them or write #
check-start-walled = { $suspect } is walled in at the start and cannot reach any room; open a way out
check-pieces-room = the board is in separate pieces: { $suspect } can never reach { $room }, but others can; join the corridors, or write a link or a passage
check-pieces-squares = the board is in separate pieces: { $suspect } can never reach some squares, but others can; join the corridors, or write a link or a passage
check-room-pieces = { $room } is drawn in pieces; { $count } of its cells, from here on, are apart from the rest
check-start-far = { $suspect } starts { $steps } steps from the nearest room, another suspect only { $best }; even it out
check-start-door = { $suspect } starts in front of a door of { $room } and shuts it; move the start one square aside
check-start-shut = { $suspect } cannot reach any room while the others stand on their starts; leave a way out
check-power-some = { $suspect } has a power, but most others have none; to be fair, give all suspects one, or none
check-power-lacks = { $suspect } has no power, but others do; to be fair, give this suspect one too
check-colours-alike = { $one } and { $other } have token colours that are hard to tell apart; change one
check-marks-alike = { $one } and { $other } have marks that look alike; change one
check-colour-tiles = { $suspect }'s colour is like the corridor's tiles; choose one that stands out
check-floor = the name of { $room } is written in ivory on this floor, with a contrast of { $ratio } to 1; choose a darker colour, for at least { $least } to 1
check-house-wood = letters on this wood are light; choose a darker one: contrast { $ratio } to 1, at least { $least } is needed
check-house-paper = letters on this paper are dark; choose a lighter one: contrast { $ratio } to 1, at least { $least } is needed
check-house-accent = these lines lie on the wood; choose a lighter colour: contrast { $ratio } to 1, at least { $least } is needed
check-weapons-many = { $weapons } weapons start in { $rooms } rooms, so some share one; take some out, or add rooms

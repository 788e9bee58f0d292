# The game's words: cli.

cli-error = error: { $message }
cli-builtin-meant = note: { $id } is the built-in theme; to use the folder or zip here, write ./{ $id }
cli-review-own-theme = for a theme of your own, say where it is with --theme and its folder or zip
cli-review-open = { $actions ->
    [one] Its one action is legal.
   *[other] Its { $actions } actions are all legal.
} Everything hidden is shown once the case is closed.
cli-verify-played = Dealt and played again with { $theme }: { $actions ->
    [one] its one action is legal.
   *[other] its { $actions } actions are legal.
}
cli-verify-sealed = Seal of the deal: { $seal }
cli-verify-sound = Every byte is as it was written.
cli-verify-no-checksum = It was saved by an earlier version, which wrote no checksum: a changed byte would go unnoticed.
cli-verify-altered = It was altered after it was written: its checksum does not match.
cli-verify-seal = The seal in it does not belong to this deal: the theme, options or seed were swapped.
cli-verify-theme = The theme’s files have changed since; the case was played again with today’s files.
cli-verify-outcome = It does not end in the way that the file says.
cli-verify-room = Case { $number } of a room, dealt and played again with { $theme }: { $actions ->
    [one] one decision.
   *[other] { $actions } decisions.
}
cli-verify-room-deal = The cards follow from the room’s secret and { $count ->
    [one] one share, the one from this device.
   *[other] { $count } shares. One of them came from this device.
}
cli-verify-room-late = The cards follow from the room’s secret and { $count ->
    [one] one share. This device joined later and has to take the room’s word for it.
   *[other] { $count } shares. This device joined later and has to take the room’s word for them.
}
cli-verify-room-signed = { $count ->
    [one] One decision by a person is signed, together with everything that they had been told before it.
   *[other] { $count } decisions by people are signed, each together with everything that they had been told before it.
}
cli-verify-room-unsigned = { $count ->
    [one] One decision by a person is not signed
   *[other] { $count } decisions by people are not signed
}: they had no keys when the case began, so nothing can be said about that.
cli-verify-room-bots = { $count ->
    [one] One decision by a bot was worked out again and came out the same.
   *[other] { $count } decisions by bots were worked out again and came out the same.
}
cli-verify-room-elsewhere = { $count ->
    [one] One decision by this person was
   *[other] { $count } decisions by this person were
} made while this device was away, without a signature.
cli-verify-room-given-up = { $count ->
    [one] One earlier start was
   *[other] { $count } earlier starts were
} given up.
cli-verify-room-earlier-digest = The theme was identified by a checksum of an earlier version. Other files can be made to match it, so nothing proves that
    everybody played by the same rules.
cli-verify-room-told = Everything that this device was told, the room has signed.
cli-verify-room-untold = Nobody has signed what this device was told.
cli-verify-room-altered = What this device was told, according to this file, is not what the room has signed: the file was altered.
cli-verify-room-two-feeds = The room has signed two different versions of the same thing, which proves to everybody that it cheated.
cli-verify-room-decision = It is decision { $number }, counted from 0.
cli-verify-room-other-case = The other file is of another case.
cli-verify-room-other-told = The other device was told of a different table or different keys: the room has played two cases.
cli-verify-room-other-opened = A different case was revealed to the other device: the room has played two cases, or a file was altered.
cli-verify-room-fair = The room was honest.
cli-verify-room-theme = the files of { $theme } are not the ones that the case was played with; say with --theme where those files are
cli-verify-undealt = Case { $number } of a room that nobody dealt, played again with { $theme }: { $actions ->
    [one] one decision.
   *[other] { $actions } decisions.
}
cli-verify-undealt-posts = { $count ->
    [one] One post is valid: it is signed by its seat and proves what it says.
   *[other] All { $count } posts are valid: each is signed by its seat, proves what it says, and follows from those before it.
}
cli-verify-undealt-open = The case is the one that the posts reveal: the deal, the dice and each decision, and what every seat and everybody who
    watches is shown after each.
cli-verify-undealt-kept = Whoever saved this file has signed it with the key that they played with.
cli-verify-undealt-watched = Whoever saved this file only watched, so nobody has signed the file itself.
cli-verify-undealt-altered = This file is not the one that was signed when it was saved: it was altered.
cli-verify-undealt-fair = Nobody dealt, and everything that was posted is valid.
cli-verify-undealt-bad = This record is not valid: { $why }.
cli-verify-undealt-what = { $what ->
    [post] one post cannot have been made by its seat at that point
    [unfinished] its posts stop before the end of the case
    [course] its posts are not in the order in which they were posted
    [opened] its deal is not the one that its posts reveal
    [posted] a decision is not the one that was posted
    [view] somebody was shown something that does not fit the deal that was revealed
    [table] the table or the theme is not the one that was announced
    [altered] the case in it was altered after it was written
   *[no-case] the case in it cannot be replayed
}
cli-verify-undealt-post = It is post { $number } of { $count }, counted from 0, supposedly by { $name }: { $why }.
cli-verify-undealt-after = This only shows after all posts, { $count } of them.
cli-verify-undealt-eyes = It was shown to { $name }.
cli-verify-undealt-part = { $what ->
    [file] It is the case file.
    [hand] It is the hand of { $name }.
    [rooms] It is the cards in rooms.
    [dice] It is roll { $number } of the dice, counted from 0.
   *[laid] It is how the table was laid.
}
cli-verify-undealt-why = { $what ->
    [no-seat] nobody sits there
    [unreadable] it cannot be read
    [not-now] the table was waiting for something else
    [stale] it was made before the table had got that far
    [forked] it follows from other posts than those before it
    [unsigned] it is not signed by this seat
    [not-offered] the rules do not offer that decision
    [contradiction] it contradicts what was proved before
    [key] the seat does not know the secret of its key
    [shuffle] cards were swapped during the shuffle
    [deal] a share of a dealt card is wrong
    [draw] a share of the dice is wrong
    [look] a share of a card that somebody else may look at is wrong
    [pass] it does not prove that the seat holds none of the three cards
    [can] it does not prove that the seat holds one of the three cards
    [show] the card that was shown is not one of the three in this hand
    [right] the accusation is not right, although it was said to be
    [wrong] the accusation is not wrong, although it was said to be
   *[open] the secret is not that of the seat’s key
}
cli-no-window = This build has no window. Build it with the feature "app" (cargo run --release), or use one of the commands above.

cli-simulated = { $games ->
    [one] One case
   *[other] { $games } cases
} of { $theme } with { $players } players
cli-solved = Solved: { $solved } ({ $share }%)
cli-turns = Turns: { $mean } on average (standard deviation { $sd }), { $min } to { $max }
cli-wrong = Wrong accusations: { $count } (in all cases together; what was named was not the three cards of the case file, and whoever named it can no longer win)
cli-corner-rooms = The face-down cards lie in the rooms with a secret passage.
cli-nobody = Won by nobody: { $count }
cli-stalled = Stalled and stopped after { $turns } turns: { $count } (seeds { $seeds })
cli-refused = The referee refused what a bot chose: { $count } (seeds { $seeds })
cli-unused-rooms = Never entered: { $rooms }
cli-cards = Cards drawn: { $drawn }, used: { $used }
cli-undrawn-cards = Never drawn: { $cards }
cli-powers = Powers used: { $used }
cli-unused-powers = Powers never used: { $suspects }
cli-wins-seat = Seat { $seat } ({ $suspect }): { $wins } won, { $share }%, { $advantage } against an equal share (standard error { $error })
cli-wins-level = Level { $level }: { $wins } won, { $share }% for each seat (95% interval { $low } to { $high })
cli-thinking = Level { $level }: { $mean } ms per decision, { $worst } ms at most

cli-arena = { $games ->
    [one] One case
   *[other] { $games } cases
} of { $theme }, { $mean } turns on average
cli-arena-policy = { $policy }: { $wins } won, { $share }% (95% interval { $low } to { $high }; fair { $fair }, p = { $p }), { $wrong } wrong accusations, { $mean } ms per decision, { $worst } ms at most
cli-arena-seat = Seat { $seat }: { $wins } won, { $share }% (95% interval { $low } to { $high })
cli-arena-odds = { $policy }: odds of { $odds }% came true in { $came }% of { $turns } turns; of { $accused } accusations then { $right } were right
cli-arena-habits = { $policy }: how much more likely it was to name a card of its own than another, by question: { $odds }
cli-arena-rest = Stalled: { $stalled }, refused actions: { $refused }, won by nobody: { $nobody }

# What is wrong with what `simulate` and `arena` were asked for, and with a bot from elsewhere.
cli-lab-broke = a case could not be played
cli-lab-corner-rooms = --corner-rooms is for two players, in a theme that then lays cards in rooms
cli-lab-no-suspect = --suspects: { $theme } has no { $id }; choose from { $known }
cli-lab-two-seats = --suspects: { $id } sits at two seats; give each seat its own
cli-lab-policy = there is no policy "{ $name }"; choose from { $policies }, each with +SKILL, -SKILL (reads, dares, hides, bluffs, pulls) or @PERSONA ({ $personas }) after it; or a character of the ladder: { $characters }
cli-lab-no-board = without a board, { $least } to { $most } can play, not { $players }
cli-outside-port = { $name }: no port is free: { $why }
cli-outside-program = { $name }: { $program } cannot be started: { $why }
cli-outside-connect = { $name }: it did not connect: { $why }
cli-outside-ended = it ended with { $status }
cli-outside-late = { $name } did not answer within { $seconds } seconds
cli-outside-left = { $name } hung up in the middle of a game
cli-outside-lost = { $name }: { $why }
cli-outside-answer = { $name } answered "{ $told }" with { $said }; the protocol wants "{ $wanted }"

cli-theme-nowhere = { $fault }; there is no folder or zip { $name } here either
cli-check-fault = error
cli-check-warning = warning
cli-check-sound = { $title }: no faults, and nothing that will play badly.
cli-check-advice = { $title }: no faults, { $count ->
    [one] one piece of advice.
   *[other] { $count } pieces of advice.
}
cli-check-faults = { $count ->
    [one] One fault.
   *[other] { $count } faults.
} The theme cannot be played like this.
cli-check-hands = { $players } players: hands of { $sizes }
cli-check-aside = { "," } { $count ->
    [one] one card
   *[other] { $count } cards
} aside
cli-check-face-up = { "," } { $count ->
    [one] one card
   *[other] { $count } cards
} face up

cli-new-written = A theme that already plays is now in { $folder }. What next?
    candlestick theme check "{ $folder }"           tells faults, and what will play badly
    candlestick simulate "{ $folder }" --games 20   lets bots play it
    Then open theme.toml and board.txt there and make them yours.
cli-new-not-empty = { $folder } is not empty. Name a folder that does not exist yet, so that nothing of yours is overwritten.
cli-new-failed = { $folder } cannot be written: { $why }
cli-check-language = { $language }: the whole theme
cli-check-language-part = { $language }: { $count } missing, shown as they are in theme.toml: { $some }
cli-check-language-more = , and { $count } more
cli-check-language-none = No words of its own: { $languages }. In these languages everything is shown as it is in theme.toml.

cli-me-unknown = --me: { $theme } has no { $id }; choose from { $known }
cli-no-chance = the system gives no random numbers ({ $why }); give a --seed
cli-verify-room-unreadable = this is not a room’s record that can be read ({ $why }); save it again from the review
cli-verify-room-format = this room’s record has format { $found }; use the newer version that wrote it
cli-deduce-unreadable = { $file } cannot be read: { $fault }
cli-deduce-line = { $file }, line { $line }: { $fault }
cli-deduce-unwritable = the results cannot be written: { $fault }
cli-speedclue-connection = the server cannot be reached or went away: { $fault }
cli-speedclue-message = the server sent { $text }: { $why }
cli-speedclue-no-game = the server sent { $text } before "reset"; there is no game to do that in
cli-speedclue-unknown = there is no such message
cli-speedclue-short = a word is missing at the end
cli-speedclue-card = { $word } is not a card; the codes are { $codes }
cli-speedclue-player = { $word } is not one of the 3 to 6 players, counted from 0
cli-speedclue-order = { $word } is out of place; a suspect, a weapon and a room are named in this order
cli-speedclue-outcome = { $word } is neither + nor -
cli-serve-ready = Candlestick is served at { $address }   (Ctrl+C ends it)
cli-serve-page = the page { $place } cannot be read: { $fault }; build it with script/play --web, or leave --page out
cli-serve-listen = cannot listen on { $address }: { $fault }; choose another with --port and --host
cli-serve-threads = the system does not allow any threads: { $fault }
cli-serve-no-postgres = this program was built without Postgres: build it with --features postgres
cli-serve-log = the log { $place }: { $fault }
cli-serve-too-new = the log { $place } has format { $found }, and this program only knows formats up to { $known }: use the newer program
cli-serve-folder = the folder { $place } cannot be created: { $fault }

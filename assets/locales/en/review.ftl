# The game's words: the review of a case, and puzzles.

review-solved = { $theme }: { $name } solved the case on turn { $turns }. It was { $suspect } { $with } { $in }.
review-unsolved = { $theme }: nobody solved the case in { $turns } turns. It was { $suspect } { $with } { $in }.
review-open = { $theme }: the case is still open after { $turns } turns.
review-share = Candlestick · { $theme } · { $turns } turns
review-curve = Possible case files, turn by turn: { $curve }
review-could-know = Could have known on turn { $turn }.
review-never-certain = Could never have been certain.
known-you = You could have known it from turn { $turn } on: { $event }
known-you-first = You could have known it as soon as anybody, from turn { $turn } on: { $event }
known-you-never = You could never have been certain.
known-first = Nobody could have known it before { $name }, on turn { $turn }: { $event }
known-nobody = Nobody could have been certain.
review-accused-right = Accused on turn { $turn }, and was right.
review-accused-wrong = Accused on turn { $turn }, and was wrong.
review-missed-accusation = Turn { $turn }: could have accused here.
review-missed-known = Turn { $turn }: asked for { $card }, although it was certain where that card is.
review-asked = Turn { $turn }: { $suspect } { $with } { $in } was worth { $expected } bits and told { $gained }.
review-asked-better = Turn { $turn }: { $suspect } { $with } { $in } was worth { $expected } bits and told { $gained }; { $bettersuspect } { $betterwith } was worth { $better }.
review-cost-slip = A slip: about { $turns } turns.
review-cost-mistake = A mistake: about { $turns } turns.
review-cost-blunder = A blunder: about { $turns } turns.
review-lost = Mistakes cost about { $turns } of its turns.
review-skill = Questions: { $skill } % of the best there were. Luck: { $luck } bits.

puzzle-title = { $theme }: { $name }’s puzzle, number { $seed } ({ $grade })
puzzle-date = Puzzle of { $date }
puzzle-question = Who, with what, where? One answer is certain.
puzzle-answer = It was { $suspect } { $with } { $in }.
puzzle-hint = Add --answer for the answer.
puzzle-grade-seen = easy: cross off what was seen
puzzle-grade-passed = middling: watch who passes
puzzle-grade-shown = hard: what was shown to others
puzzle-grade-counted = very hard: weigh the cases

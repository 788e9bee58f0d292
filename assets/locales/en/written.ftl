# The game’s words: what is wrong with a table that was pasted as text. Words between "quotes" are keys of that text.

written-turn = turn { $turn }: { $what }
written-no-seat = seat { $seat } is not at the table: there are { $seats }, from 0
written-no-me = seat { $seat } ("me") is not at the table: there are { $seats }, from 0
written-in-both = "{ $card }" is in "hand" and in "face_up"
written-hand = your seat ("me") has { $wanted } cards by "sizes", but { $found } in "hand"
written-places = there are { $all } cards, but hands, case file and table take { $placed }; correct "sizes"
written-no-verdict = an accusation needs "ok", true or false
written-nothing = it says nothing: it needs "cards", "accuse", "revealed", "seen", "nobody", "open" or "left"
written-asker-shows = seat { $seat } is the asker and cannot show a card
written-refused = a question with "refused" needs "passed" too, the list of who passed
written-no-place = "seen" needs one of "by", "room" and "side" to say where
written-no-by = it needs "by", the number of a seat
written-no-card = there is no card "{ $card }"; there are { $cards }
written-no-room = "{ $card }" is not a room
written-twice = "{ $card }" is there twice
written-triple = three cards are needed: one suspect, one weapon, one room
written-players = there are { $players } players; this theme takes { $least } to { $most }
written-too-many = there are more than { $most } turns

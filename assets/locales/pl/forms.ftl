# The game's words in Polish: how a form of a name is made where a theme does not give it.
#
# Polish names bend by rules that no message can hold, so our own themes give every form. What stands here is right for
# any name, in any language: the name itself, unbent, behind a noun that bends for it.
# the: nominative in a sentence; gen, acc: genitive and accusative of the card, place or person; in, into: where and
# whither; with: the instrumental ("liną"); many: the plural (of the deck's cards).

form-suspect-the = { $name }
form-suspect-gen = { $name }
form-suspect-acc = { $name }
form-suspect-in = { $name }
form-suspect-into = { $name }
form-suspect-with = { $name }
form-suspect-many = { $name }

form-weapon-the = { $name }
form-weapon-gen = karty „{ $name }”
form-weapon-acc = kartę „{ $name }”
form-weapon-in = { $name }
form-weapon-into = { $name }
form-weapon-with = narzędziem „{ $name }”
form-weapon-many = { $name }

form-room-the = { $name }
form-room-gen = pokoju „{ $name }”
form-room-acc = pokój „{ $name }”
form-room-in = w pokoju „{ $name }”
form-room-into = do pokoju „{ $name }”
form-room-with = { $name }
form-room-many = { $name }

form-square-the = { $name }
form-square-gen = pola „{ $name }”
form-square-acc = pole „{ $name }”
form-square-in = na polu „{ $name }”
form-square-into = na pole „{ $name }”
form-square-with = { $name }
form-square-many = { $name }

form-deck-the = karta „{ $name }”
form-deck-gen = karty „{ $name }”
form-deck-acc = kartę „{ $name }”
form-deck-in = { $name }
form-deck-into = { $name }
form-deck-with = kartą „{ $name }”
form-deck-many = karty „{ $name }”

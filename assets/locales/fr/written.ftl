# The game’s words in French: what is wrong with a table that was pasted as text. Words between "quotes" are keys of that text.

written-turn = tour { $turn } : { $what }
written-no-seat = la place { $seat } n’est pas à la table : il y en a { $seats }, à partir de 0
written-no-me = la place { $seat } ("me") n’est pas à la table : il y en a { $seats }, à partir de 0
written-in-both = "{ $card }" est dans "hand" et dans "face_up"
written-hand = la place qui regarde a { $wanted } cartes selon "sizes", et { $found } dans "hand"
written-places = il y a { $all } cartes, mais les mains, l’étui et la table en prennent { $placed } ; corrige "sizes"
written-no-verdict = une accusation a besoin de "ok", true ou false
written-nothing = cela ne dit rien : il faut "cards", "accuse", "revealed", "seen", "nobody", "open" ou "left"
written-asker-shows = la place { $seat } pose la question et ne peut pas montrer de carte
written-refused = une question avec "refused" a aussi besoin de "passed", la liste de qui a passé
written-no-place = "seen" a besoin de "by", "room" ou "side" pour dire où
written-no-by = il faut "by", le numéro d’une place
written-no-card = il n’y a pas de carte "{ $card }" ; il y a { $cards }
written-no-room = "{ $card }" n’est pas une pièce
written-twice = "{ $card }" y est deux fois
written-triple = il faut trois cartes : un suspect, une arme, une pièce
written-players = il y a { $players } joueurs ; ce thème en prend de { $least } à { $most }
written-too-many = il y a plus de { $most } tours

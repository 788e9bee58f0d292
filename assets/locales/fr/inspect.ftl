# The game's words in French: what the table tells of a room, a square, a piece, a card or a player that one looks at.

inspect-here = Ici : { $who }
inspect-nobody = Il n’y a personne
inspect-doors = { $doors ->
    [one] Une porte
   *[other] { $doors } portes
}
inspect-joined = À côté : { $rooms }
inspect-passage = Passage secret vers { $room }
inspect-accuse = C’est ici qu’on accuse
inspect-card-lies = Ici, une carte face cachée
inspect-square = Une case
inspect-door-to = Porte { NAME($room, form: "of") }
inspect-draws = S’arrêter ici fait piocher une carte
inspect-snoops = S’arrêter ici permet d’espionner une carte
inspect-starts = { $who } commence ici

inspect-you-here = Tu es ici
inspect-in-reach = { $steps } pas sur tes { $all }
inspect-leads-here = Tu peux y aller tout de suite, sans un pas
inspect-by-passage = Le passage secret t’y mène
inspect-any-roll = À { $steps } pas : n’importe quel lancer t’y mène
inspect-next-roll = À { $steps } pas : un lancer de { $steps }{ $last ->
    [yes] {""}
   *[no] {" "}ou plus
} t’y mène
inspect-next-turn = À { $steps } pas : tes { $most } prochains pas t’y mènent
inspect-too-far = À { $steps } pas : plus d’un tour, à { $most } pas au plus
inspect-further = De là, probable au prochain tour : { $rooms }

inspect-person = { $name }, en chair et en os
inspect-you = { $name }, toi
inspect-bot = { $name }, un bot
inspect-out = Hors jeu, mais répond encore
inspect-hand = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
inspect-played-by-none = Personne ne joue ce suspect
inspect-on-square = Sur une case, entre les pièces
inspect-at = Case : { $place }
inspect-beside = À côté du plateau
inspect-kept = Garde { $kept ->
    [one] { NAME($deck, form: "a") }
   *[other] { $kept } { NAME($deck, form: "many") }
}
inspect-power = A encore son pouvoir
inspect-pulled = Son pion a été déplacé par un autre
inspect-open = Sa main est étalée
inspect-holds = A en main, on le sait : { $cards }

inspect-card = Ce que tu sais de la carte
inspect-mine = Tu l’as en main.
inspect-held = { $name } l’a en main.
inspect-guilty = Elle est dans l’étui.
inspect-not-guilty = Elle n’est pas dans l’étui.
inspect-lies = Elle est sur la table, face visible.
inspect-seen-lying = Tu l’as vue sur la table.
inspect-not-with = Pas chez { $names }.
inspect-unknown = Rien encore.
inspect-pencil = Au crayon, { $mark } : { $names }.

# The game’s words in French: what is wrong with lesson files, and with a file of characters.

chapter-large = une leçon a { $most } octets au plus, celle-ci en a { $count } ; raccourcis-la
chapter-unknown = aucune leçon intégrée ne porte ce nom ; il y a { $ids }
chapter-gone = le thème { $theme } n’est plus là avec cette leçon ; remets-le pour la suivre
chapter-other-theme = cette leçon se lit avec le thème { $theme } ; écris-le ici
chapter-minutes = une leçon dure de 1 à 10 minutes ; d’une plus longue, fais-en deux
chapter-no-seats = `seats` manque ici ; écris qui joue, par exemple seats = ["plum", "green"]
chapter-no-you = `you` manque ici ; écris lequel des joueurs apprend
chapter-setup = ceux-ci ne peuvent pas s’asseoir à une même table : { $why }
chapter-seat = la place { $number }

chapter-no-deal = rien n’est distribué ; écris [deal] avec case_file, et hands par joueur
chapter-no-case-file = `case_file` manque ici ; écris les trois cartes qu’il contient
chapter-triple = écris-en trois : un suspect, une arme et une pièce, par exemple ["plum", "rope", "hall"]
chapter-no-answer = cette pièce ne peut pas être la solution ; nommes-en une qui a une carte
chapter-card-twice = { $card } est déjà ailleurs ; chaque carte n’est posée qu’une fois
chapter-cards-left = ces cartes ne sont nulle part : { $cards } ; donne-les à quelqu’un
chapter-no-seat = { $suspect } n’a pas de place ; donne ces cartes à quelqu’un qui joue
chapter-no-hand = { $suspect } n’a pas de cartes ; écris hands.{ $suspect } = ["…"]
chapter-hand-size = { $name } a ici { $given ->
    [one] { $given } carte
   *[other] { $given } cartes
} ; à la distribution, c’est { $dealt }
chapter-laid = l’enquête ne peut pas être posée ainsi : { $why }
chapter-dice = ce thème a { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ; écris pour chacun le numéro d’une face
chapter-die-face = les faces d’un dé se comptent à partir de 1
chapter-no-square = [{ $row }, { $column }] n’est pas une case du couloir ; rangées et colonnes se comptent à partir de 0

chapter-no-steps = il n’y a pas d’étapes ; écris sous [[steps]] ce qu’il faut faire
chapter-steps = une leçon a { $most } étapes au plus ; fais-en deux
chapter-moves = { $most } décisions au plus se prennent d’un coup ; enlèves-en quelques-unes
chapter-no-deed = il n’y a rien à faire ici ; écris quoi, par exemple do = "roll"
chapter-only-you = seul celui qui apprend note, demande pourquoi et appuie ; ici se met ce que quelqu’un décide, par exemple do = "roll"
chapter-says-nothing = `{ $what }` ne dit rien ; écris { $what }.fr = "Quelques mots."
chapter-language = les mots d’une langue se mettent sous son code, comme say.en ou say.de
chapter-words-empty = il n’y a aucun mot ici ; écris-en quelques-uns
chapter-words-control = ces mots ont un caractère de contrôle ; écris-les sur une ligne, en lettres simples
chapter-words-letters = ces mots ont { $count } caractères ; on en lit { $most } au plus, raccourcis-les donc
chapter-words-sentences = { $count } phrases à la fois ; { $most } au plus, fais-en donc deux étapes
chapter-words-long = une phrase de { $count } mots ; { $most } au plus, raccourcis-la donc

chapter-refused = ce n’est pas possible ici : { $why }
chapter-closed = l’enquête est déjà close
chapter-others-turn = c’est à { $name } de décider
chapter-can = { $name } peut : { $deeds }
chapter-open-ways = jusqu’ici, les étapes laissent trop de choix ; dis qui il faut soupçonner, ou avec quoi
chapter-after-other = après un autre choix à une étape précédente : { $why }

chapter-claim-seat = { $card } { $there ->
    [yes] est chez { $name }
   *[no] n’est pas chez { $name }
}
chapter-claim-case-file = { $card } { $there ->
    [yes] est dans l’étui
   *[no] n’est pas dans l’étui
}
chapter-claim-table = { $card } { $there ->
    [yes] est sur la table
   *[no] n’est pas sur la table
}
chapter-not-certain = { $claim } : ce n’est pas encore certain ici
chapter-opposite = { $claim } : c’est faux, le contraire est certain
chapter-known-before = { $claim } : c’était déjà certain avant ce qui vient de se passer ; demande-le dès qu’on peut le savoir
chapter-printed = { $card } : cela, le carnet l’imprime tout seul ; demande quelque chose qui fasse réfléchir
chapter-no-why = { $card } : cette case est ouverte, il n’y a donc pas de pourquoi
chapter-maybe-certain = { $card } : cette case est certaine ici, pas ouverte ; demande oui ou non
chapter-maybe-old = { $card } : ce qui vient de se passer n’en dit rien ; demande un peut-être juste après ce qui en parle
chapter-accuse-late = l’étui était déjà certain quand on pouvait accuser plus tôt ; demande l’accusation à ce moment-là

characters-large = ceci a { $count } octets, on en lit { $most } au plus ; nomme moins de personnages
characters-nobody = il n’y a personne ici ; commence chaque personnage par [[characters]]
characters-twice = quelqu’un a déjà cet identifiant ; donne à chacun le sien
characters-word = écris des lettres de a à z, des chiffres et -, { $most } au plus
characters-asks = seul un maître sans `notes` compte pour cela ; écris asks = "likeliest"
characters-chain = qui ne conclut rien n’accuse jamais ; écris au moins chain = 1

# The game's words in French: a case at a real table, with paper and cards.
title-position = À une vraie table
position-title = Une enquête à une vraie table
position-line = { $theme } · note ce qui se passe ; tout ce qu’on peut savoir est sur la feuille
position-prompt = Que s’est-il passé ? Choisis qui demande, le suspect, l’arme et la pièce, puis ce que chacun a répondu.
position-prompt-lay = Qui joue, combien de cartes chacun a-t-il, et lesquelles sont à toi ?
position-leave = Accueil
position-more = Plus
position-close = Fermer

position-theme = Joué avec les cartes de
position-begun-why = Un autre thème ou un autre nombre de joueurs commence une nouvelle enquête ; Annuler ramène celle-ci.
position-players = Qui joue, et avec combien de cartes
position-players-why = Dans l’ordre du jeu. Les premiers servis ont une carte de plus quand le compte ne tombe pas juste : corrige avec − et +.
position-me = Moi
position-fewer-cards = Une carte de moins pour { $name }
position-more-cards = Une carte de plus pour { $name }
position-my-hand = Mes cartes : { $found } sur { $wanted }
position-face-up = Face visible sur la table : { $found } sur { $wanted }
position-rooms = Pièces avec une carte face cachée : { $count }
position-side = { $count ->
    [one] Une carte reste
   *[other] { $count } cartes restent
} à l’écart, face cachée.
position-begin = Commencer
position-go-on = Continuer
position-fault-seat = Appuie sur « Moi » à ta place.
position-fault-twice = Une carte en double : { $card }, dans ta main et face visible.
position-fault-hand = Il te faut { $wanted ->
    [one] une carte
   *[other] { $wanted } cartes
} ; { $found } choisies.
position-fault-places = Mains, étui et table prennent { $placed } cartes, mais il y en a { $all }.

position-write = Noter
position-sheet = Feuille
position-tells = Réponses
position-happened = Événements
position-question = Question
position-accusation = Accusation
position-card = Carte
position-hand = Main
position-who-asks = Qui demande
position-who = Qui
position-what = Avec quoi
position-where = Où
position-answers = Les réponses, dans l’ordre
position-could-not = ne peut pas
position-showed = montre
position-refused = refuse
position-which = Quelle carte a montrée { $name } ?
position-missing-cards = Choisis un suspect, une arme et une pièce.
position-missing-answer = Et { $name }, quelle réponse ?
position-whole = Complet : tu peux noter.
position-nobody = Personne ne peut
position-others-not = Les autres ne peuvent pas
position-enter = Noter
position-change = Modifier
position-editing = Modification du n° { $number }
position-stop = Laisser tel quel
position-who-accuses = Qui accuse
position-wrong = C’était faux
position-right = C’était juste
position-card-why = Une carte que tu as vue hors d’une question, ou qu’on a montrée à tous.
position-card-where = Où est { $card } ?
position-at-nobody = Aucun joueur ne l’a
position-at-room = Cachée dans une pièce
position-at-side = À l’écart, face cachée, place
position-who-leaves = Qui quitte la course
position-left = Départ, main cachée
position-open-why = Ou choisis les cartes de la main étalée :
position-opened = Étalées : { $found } sur { $wanted }

position-nothing = Rien encore.
position-numbered = { $number }. { $text }
position-edit = Modifier
position-remove = Retirer le n° { $number }
position-told-question = { $name } demande : { $cards }
position-told-accusation = { $name } accuse : { $cards }
position-told-right = C’était juste.
position-told-wrong = C’était faux.
position-told-opened = { $name } étale sa main
position-told-left = { $name } quitte la course
position-told-could-not = Pas de réponse : { $names }
position-told-refused = Refus : { $names }
position-told-showed = { $name } montre une carte
position-told-showed-this = { $name } montre { $card }
position-has = { $card } { NUMBER_OF($card) ->
    [plural] sont
   *[singular] est
} chez { $name }
position-lies-in = { $card } { NUMBER_OF($card) ->
    [plural] sont
   *[singular] est
} face cachée ({ $name })
position-lies-aside = { $card } { NUMBER_OF($card) ->
    [plural] sont
   *[singular] est
} à l’écart, place { $name }
position-lies-open = { $card } { NUMBER_OF($card) ->
    [plural] sont
   *[singular] est
} face visible
position-in-file = { $card } { NUMBER_OF($card) ->
    [plural] sont
   *[singular] est
} dans l’étui
position-nobody-has = Aucun joueur n’a { $card }

position-refused-line = { $kind ->
    [question] La question
    [accusation] L’accusation
    [hand] L’entrée
   *[card] La carte
} { $number } est impossible : { $why } Ce qui précède fait foi ; modifie-la, ou ce qui est faux avant elle.
position-not-there = Elle ne peut pas y être, d’après ce qui précède
position-not-seated = personne n’est assis là.
position-not-answers = { $name } ne peut pas avoir répondu ici.
position-not-asked = { $name } ne peut pas avoir montré { $card }, qu’on ne demandait pas.
position-not-passed = { $name } ne peut pas avoir passé, avec { $card } en main.
position-not-passed-one = { $name } ne peut pas avoir passé, avec l’une des trois en main.
position-not-showed = { $name } ne peut pas avoir montré de carte, sans aucune des trois en main.
position-not-holds = { $name } ne peut pas avoir { $card }. { $place }.
position-not-nobody = quelqu’un a { $card }. { $place }.
position-not-lies = on ne peut pas trouver { $card } à cet endroit. { $place }.
position-not-hand = { $name } ne peut pas avoir eu ces cartes.
position-not-right = il est impossible d’avoir { $card } dans l’étui.
position-not-file = l’étui ne peut pas contenir ces trois cartes.
position-not-wrong = l’accusation nomme ce que contient l’étui : { $name } avait donc raison.

position-thinking = Je calcule…
position-case-file = L’étui
position-accuse = Accuse : { $cards }
position-certain-since = { $number ->
    [0] C’était certain dès le début.
   *[other] C’est certain depuis le n° { $number }.
}
position-not-certain = Une accusation n’est pas encore certaine. Le plus probable :
position-likely = { $percent } % : { $cards }
position-deals = { $deals } donnes sont possibles.
position-deals-many = Plus d’un milliard de donnes sont possibles.
position-deals-estimated = Les chances sont estimées.
position-best = Que demander
position-best-none = Il n’y a plus rien à apprendre : la solution est certaine.
position-best-estimated = Estimé sur des donnes tirées au hasard.
position-best-rooms = La meilleure question de chaque pièce
position-best-room = { $room } : { $suspect }, { $weapon } · { $bits } bits
position-worth = Apprend { $much ->
    [most] énormément
    [much] beaucoup
    [some] un peu
   *[little] très peu
} : { $bits } bits sur { $open } en moyenne. { $percent } % de chances que personne ne puisse répondre.

position-lay = Joueurs, cartes et thème
position-copy = Copier la table en texte
position-copied = Le texte est dans le presse-papiers ; « Lire un texte », ici ou sur un autre appareil, le reprend.
position-text = Lire un texte
position-text-why = La ligne faite par « Copier la table en texte », ou une que lit la commande « candlestick deduce ».
position-take = Lire
position-read = La table a été lue. Annuler ramène ce qu’il y avait ici.
position-not-read = Lecture impossible : { $why }
position-no-theme = le thème « { $theme } » n’est pas ici ; ajoute-le d’abord.
position-anew = Recommencer
position-anew-title = Nouvelle table ?
position-anew-why = Tout ce qui est noté de cette enquête disparaît pour de bon. Les joueurs restent.
position-anew-yes = Recommencer
position-aside = La table gardée n’a pas pu être lue ({ $why }) ; on l’a mise de côté : { $place }

# The game's words in French: screens. Title, setup and verdict.

# What a button is read as of which there are several: "Play on: The Glasshouse at Midnight". What is painted on it comes first.
button-of = { $button } : { $of }

title-name = CANDLESTICK
title-tagline = Une enquête aux chandelles
title-resume = Reprendre l’enquête
title-resume-line = Tour { $turn }, { $who }
title-resume-who = { $kind ->
    [nobody] { $bots } bots entre eux
   *[people] { $people }{ $bots ->
        [0] {""}
        [one] {" "}contre un bot
       *[other] {" "}contre { $bots } bots
    }
}
title-new-case = Nouvelle enquête
title-learn = Apprendre en jouant
title-learn-on = Continuer d’apprendre
title-lessons = Comment jouer
title-motion = Animations : { $pace ->
    [quick] rapides
    [reduced] fondus
    [off] aucune
    [system] auto
   *[full] toutes
}
title-sound-on = Son : oui
title-sound-off = Son : non
title-quit = Quitter
title-cases = { $cases ->
    [0] Tes enquêtes
   *[other] Tes enquêtes · { $cases }
}
title-foot = Version { $version } · un projet de fans, sans lien avec les propriétaires du jeu qu’il salue

setup-title = Nouvelle enquête
setup-themes = À quoi jouer
setup-theme-players = { $least } à { $most } joueurs
setup-seats = Qui joue
setup-seat-told = { $name } : { $suspect }
setup-you-are = Tu joues { $suspect }.
setup-bots = Niveau des bots
setup-more = Plus : adversaires, noms, options, thèmes
setup-less = Moins
setup-order = On joue dans cet ordre. Une équipe partage une place : écris tous ses noms, par exemple « Anne & Bo ».
setup-add-seat = Ajouter un joueur
setup-fewer-seats = Retirer le dernier joueur
setup-told = { $theme }, { $count } joueurs
setup-count = { $count } joueurs
setup-remove-seat = Retirer { $name }
setup-person = Humain
setup-bot = Bot
setup-character = Caractère ({ $name }) : { $character }
persona-plain = Neutre
persona-plain-why = Joue selon son niveau.
persona-own = Le sien
persona-own-why = Un caractère pour lequel cette version du jeu n’a pas de nom.
persona-careful = Tête froide
persona-careful-why = N’accuse qu’à coup sûr, et ne demande jamais ses propres cartes.
persona-gambler = Tête brûlée
persona-gambler-why = Accuse bien avant d’avoir une certitude.
persona-fox = Renard
persona-fox-why = Demande volontiers ses propres cartes, pour égarer les autres.
persona-gossip = Pipelette
persona-gossip-why = Demande dès que possible, et écoute bien les autres.
persona-dreamer = Tête en l’air
persona-dreamer-why = Rate une bonne part de ce que les autres se demandent, et oublie.
persona-recluse = Ermite
persona-recluse-why = Ne demande que s’il y a beaucoup à apprendre.
setup-level-novice = Novice
setup-level-detective = Détective
setup-level-master = Maître
setup-suspect = Choisir un autre suspect pour { $name }
setup-person-name = Joueur { $n }
setup-bot-names = Agathe, Basile, Clémentine, Désiré, Esméralda, Firmin, Georgette, Hubert, Imogène, Jasper
setup-options = Cette enquête
setup-deck = Avec les { NAME($deck, form: "many") }
setup-powers = Avec les pouvoirs
setup-powers-why = Chaque suspect en a un, qui sert une fois par partie. Les livrets de règles les gardent dans le jeu d’origine.
setup-deck-why = À désactiver pour le jeu d’origine, sans elles.
setup-deck-two = À deux joueurs, on s’en passe de toute façon.
setup-corner = Poser les quatre cartes dans les pièces d’angle
setup-corner-why = À deux joueurs, quatre cartes sont posées face cachée dans des pièces ; dans les angles, l’enquête va plus vite.
setup-seed = Graine
setup-seed-why = La même graine et les mêmes joueurs donnent la même enquête. Vide, elle est tirée au sort, et personne ne peut la deviner.
setup-seed-drawn = Tirée au sort
setup-start = Ouvrir l’enquête
setup-opens = On dresse la table…
setup-back = Retour
setup-fault-seed = La graine peut être un nombre entier jusqu’à { $most }, ou n’importe quel mot.
setup-fault-few = Il faut au moins { $least } joueurs.
setup-fault-suspects = Deux joueurs ne peuvent pas être le même suspect.
setup-watching = Il n’y a que des bots : tu regardes.

verdict-won = { $name } a résolu l’enquête
verdict-won-by = { $player }, en { $turns } { $turns ->
    [one] tour
   *[other] tours
}
verdict-lost = Coupable en fuite
verdict-lost-by = Pas de solution en { $turns } { $turns ->
    [one] tour
   *[other] tours
}
verdict-sentence = { $has-verbing ->
    [yes] Verdict : { $suspect } est coupable { $verbing } { $in }.
   *[no] C’était { $suspect }, { $with }, { $in }.
}
verdict-known = Comment on aurait pu le savoir
verdict-hands = Les mains de chacun
verdict-rooms = Dans les pièces
verdict-side = À l’écart
verdict-face-up = Face visible
verdict-again = Rejouer
verdict-new-case = Nouvelle enquête
verdict-title = Accueil

differs-title = Ce qui change ici
differs-nothing = Rien : le jeu tel quel.
differs-fixed-steps = Pas de dés : { $steps } pas à chaque tour.
differs-dice = { $count ->
    [one] Un dé au lieu de deux.
   *[other] { $count } dés au lieu de deux.
}
differs-accuse-centre = On n’accuse qu’au centre de la maison.
differs-all-answer = Tout le monde répond, une carte chacun.
differs-asking-optional = Dans une pièce, on peut { $question ->
    [ask] demander
   *[suggest] émettre une hypothèse
}, sans obligation.
differs-not-next-turn = Jamais deux { $question ->
    [ask] questions
   *[suggest] hypothèses
} au même endroit deux tours de suite.
differs-stay-when-pulled = On ne reste dans une pièce que si { $question ->
    [ask] la question
   *[suggest] l’hypothèse
} d’un autre y a amené le pion.
differs-passage-instead = Le passage secret remplace les dés.
differs-passage-inside = Un passage secret compte pour un pas.
differs-cross-rooms = On traverse les pièces, un pas chacune.
differs-pass-tokens = On dépasse les autres pions ; aucun ne gêne.
differs-dice-draw = Un dé marqué fait piocher { NAME($deck, form: "a") }.
differs-squares-draw = Une case marquée fait piocher { NAME($deck, form: "a") }.
differs-pulled-draws = Un autre a déplacé ton pion ? Tu peux piocher { NAME($deck, form: "a") }.
differs-powers = Chaque suspect a un pouvoir, à usage unique.
differs-snooping = Sur une longue-vue, on espionne une carte.
differs-leftovers = Les cartes en trop restent face visible.
differs-room-cards = À deux : { $count } cartes face cachée dans des pièces.
differs-side-cards = À deux : { $count } cartes à l’écart ; on en voit une quand personne ne peut répondre.

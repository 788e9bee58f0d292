# The game's words in French: play. Everything said at the table, but for the log.

prompt-roll = Lance les dés
prompt-roll-or = Les dés, ou un autre chemin
prompt-start = Choisis comment commencer ton tour
prompt-choose-seat = Choisis un joueur
prompt-choose-reveals = Qui révèle une carte à tout le monde ?
prompt-choose-shows = Qui te montre une carte ?
prompt-snoop = Chez qui regardes-tu une carte ?
prompt-choose-room = Choisis la pièce où aller
prompt-choose-token = Quel pion retourne au départ ?
prompt-ask-anywhere = Qui, avec quoi, et où ?
prompt-may-draw = On a déplacé ton pion : piocher { NAME($deck, form: "a") } ?
prompt-side-card = Personne n’a pu répondre : regarde une carte à l’écart
prompt-name-card = Nomme une carte
prompt-watch = On vient de montrer une carte : veux-tu réagir ?
prompt-watch-nothing = On vient de montrer une carte : tu n’as rien à jouer
prompt-reveal = Révèle une de tes cartes à tout le monde
prompt-pass-left = Montre en secret une de tes cartes à { $name }
prompt-show-card = Montre à { $name } une carte de ton choix
prompt-move = Choisis où aller : { $steps } pas
prompt-move-no-walk = Aucune issue à pied : choisis quoi faire
prompt-suggest = Qui, et avec quoi ? Tu es { $in }
prompt-suggest-or-not = Pose une question, ou non : tu es { $in }
prompt-answer = { $cards ->
    [one] Montre cette carte à { $name }
   *[other] Montre l’une de ces cartes à { $name }
}
prompt-answer-none = { $none ->
    [cannot-answer] Tu ne peux pas répondre : dis-le à { $name }
   *[have-none] Tu n’as aucune des trois : dis-le à { $name }
}
prompt-answer-none-or = { $none ->
    [cannot-answer] Tu ne peux pas répondre : dis-le à { $name }, ou bluffe
   *[have-none] Tu n’as aucune des trois : dis-le à { $name }, ou bluffe
}
prompt-conclude = Accuse, ou termine ton tour
prompt-conclude-play = Joue une carte, accuse, ou termine ton tour
prompt-conclude-only-play = Joue une carte, ou termine ton tour
prompt-conclude-only = Termine ton tour
prompt-over = L’enquête est close
prompt-busy = À { $name } de jouer…
prompt-busy-mine = À toi de jouer…
prompt-you = toi

wait-roll = { $kind ->
    [bot] { $name } attrape les dés…
   *[person] À { $name } de lancer les dés
}
wait-choose-seat = { $kind ->
    [bot] { $name } observe la tablée…
   *[person] À { $name } de choisir un joueur
}
wait-name-card = { $kind ->
    [bot] { $name } cherche une carte à nommer…
   *[person] À { $name } de nommer une carte
}
wait-card = { $kind ->
    [bot] { $name } réfléchit…
   *[person] À { $name } de décider
}
wait-choose-room = { $kind ->
    [bot] { $name } choisit où aller…
   *[person] À { $name } de choisir une pièce
}
wait-choose-token = { $kind ->
    [bot] { $name } choisit un pion à renvoyer…
   *[person] À { $name } de choisir un pion
}
wait-show-card = { $kind ->
    [bot] { $name } choisit une carte à montrer…
   *[person] À { $name } de montrer une carte
}
wait-may-draw = { $kind ->
    [bot] { $name } hésite à piocher…
   *[person] À { $name } de piocher une carte, ou non
}
wait-side-card = { $kind ->
    [bot] { $name } choisit une carte à l’écart…
   *[person] À { $name } de regarder une carte à l’écart
}
wait-reveal = { $kind ->
    [bot] { $name } choisit une carte à révéler…
   *[person] À { $name } de révéler une carte
}
wait-pass-left = { $kind ->
    [bot] { $name } choisit une carte pour sa gauche…
   *[person] À { $name } de montrer une carte à sa gauche
}
wait-move = { $kind ->
    [bot] { $name } se demande où aller…
   *[person] À { $name } de choisir où aller
}
wait-suggest = { $kind ->
    [bot] { $name } se demande qui soupçonner…
   *[person] À { $name } { $question ->
        [ask] de poser une question
       *[suggest] d’émettre une hypothèse
    }
}
wait-answer = { $kind ->
    [bot] { $name } réfléchit à une réponse pour { $asker }…
   *[person] À { $name } de répondre à { $asker }
}
wait-conclude = { $kind ->
    [bot] { $name } pèse le pour et le contre…
   *[person] À { $name } d’accuser ou de terminer son tour
}

seat-you = toi
seat-out = hors jeu
seat-away = pas là
seat-turn = joue
seat-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

table-face-up = Face visible pour tous
table-side = À l’écart, face cachée
table-open-hand = Main étalée : { $name }
table-revealed = Révélées à tous
table-deck = Pioche de { NAME($deck, form: "many") } : encore { $left }
table-clock = { $title } : déjà { $gone } sur { $count }
table-gone = { $title } : { $gone } sur { $count } hors du jeu
table-nothing = Aucune carte visible.
hand-kept = Cartes gardées
hand-power = Ton pouvoir
hand-power-used = Ton pouvoir, utilisé

act-roll = Lancer
act-end-turn = Fin du tour
act-ask-nothing = Rien à demander
act-let-pass = Laisser passer
act-plays = Cartes et pouvoirs du moment
act-play-card = Jouer
act-use-power = Utiliser
act-draw = Piocher { NAME($deck, form: "a") }
act-no-move = Ne pas bouger
act-have-none = { $none ->
    [cannot-answer] Je ne peux pas répondre
   *[have-none] Je n’ai aucune des trois
}
act-no-draw = Non merci
act-no-snoop = Ne pas regarder
act-side-card = Carte { $place } à l’écart
act-side-why = Personne d’autre ne la verra ; elle reste à sa place.
act-accuse-where = On n’accuse que { $in }.
act-accuse = Accuser…
act-give-up = Abandonner…
act-skip = Avance rapide
act-take-back = Se raviser
act-fast-forward = Jouer jusqu’au verdict
act-fast-forward-why = Il ne reste que des bots en course.
board-whole = Toute la maison
board-near = À la largeur de l’écran
board-reach = Où tu peux aller
board-beyond-left = D’autres lieux à gauche
board-beyond-right = D’autres lieux à droite
board-beyond-up = D’autres lieux en haut
board-beyond-down = D’autres lieux en bas
sheet-down = Baisser le panneau
sheet-up = Remonter le panneau
act-idle = En attendant, ton carnet est ouvert : touche une case vide pour y noter une marque au crayon.
act-idle-plan = En attendant, ton carnet est ouvert : touche une case vide pour y noter une marque au crayon. Ou touche une pièce pour prévoir où tu iras ensuite.
act-watching = Tu regardes la partie.
act-shared = C’est à quelqu’un d’autre de décider. Vous passerez l’appareil dès que l’un de vous sera concerné.
act-rooms = Pièces à portée
act-through = Ou traverser
act-other-ways = Ou autrement
act-without-dice = Ou sans les dés
act-ways = Chemins d’ici
act-any-room = Une pièce au choix, grâce à la carte
act-passage = passage
act-join = à côté
act-stay = rester
act-stop = s’arrêter
act-square-passage = Prendre le passage vers { $place }
act-pick = Choisis une pièce, ou un endroit éclairé du plateau.
act-pick-square = Choisis une case éclairée du plateau.
act-go-planned = Aller { NAME($room, form: "into") } comme prévu
act-walk-planned = Marcher comme prévu
plan-room = Prochain but : { $room }
plan-square = Tu as prévu où aller
plan-clear = Oublier
board-planned = prévu
board-steps = { $steps } pas sur { $all }
act-walk-here = Aller ici
act-go-to = Aller { NAME($room, form: "into") }
act-stay-put = Rester ici
act-go-on = Traverser { $room }
act-go-on-here = Continuer d’ici
act-stop-to-snoop = Espionner ici
act-snoop-on-the-way = Y aller, en espionnant après { $steps } pas
act-square-next = Case suivante
act-square-previous = Case précédente
act-who = Qui ?
act-with-what = Avec quoi ?
act-where = Où ?
act-suggest = { $question ->
    [ask] Demander
   *[suggest] Hypothèse
}
act-suggest-pick = Choisis un suspect et une arme.
act-suggest-pick-suspect = Choisis un suspect.
act-suggest-pick-weapon = Choisis une arme.
act-suggest-pick-room = Choisis une pièce.
act-suggest-sentence = { $has-verb ->
    [yes] « Est-ce { $suspect } qui { $verb } { $in } ? »
   *[no] { $question ->
        [ask] « Est-ce { $suspect }, { $with }, { $in } ? »
       *[suggest] « Mon hypothèse : { $suspect }, { $with }, { $in }. »
    }
}
act-show-why = Personne ne la verra, sauf { $name }.
act-reveal-why = Tout le monde la verra.
act-pass-left-why = Personne ne la verra, sauf { $name }.
act-accuse-title = Ton accusation
act-accuse-warning = Tu n’as qu’une accusation. Si elle est fausse, tu ne joues plus, mais tu réponds encore.
act-accuse-pick = Choisis qui, avec quoi, et où.
act-accuse-sentence = { $has-verbing ->
    [yes] « J’accuse { $suspect } { $verbing } { $in }. »
   *[no] « J’accuse { $suspect }, { $with }, { $in }. »
}
act-accuse-confirm = Accuser
act-cancel = Pas encore
act-give-up-title = Abandonner ?
act-give-up-warning = Tu quittes la course pour cette enquête. Tu ne joues plus, mais tu réponds encore aux autres.
act-give-up-confirm = Abandonner

asked-nothing = Personne n’a encore rien demandé.
question = { $name } demande : { $asked }
question-mine = Tu demandes : { $asked }
question-asked = { $has-verb ->
    [yes] est-ce { $suspect } qui { $verb } { $in } ?
   *[no] { $question ->
        [ask] est-ce { $suspect }, { $with }, { $in } ?
       *[suggest] { $suspect }, { $with }, { $in } ?
    }
}
refutation-none = { $me ->
    [yes] { $none ->
        [cannot-answer] Tu ne peux pas répondre
       *[have-none] Tu n’en as aucune
    }
   *[no] { $name } { $none ->
        [cannot-answer] ne peut pas répondre
       *[have-none] n’en a aucune
    }
}
refutation-none-of = { $none ->
    [cannot-answer] Pas de réponse
   *[have-none] Aucune des trois
} : { $names }
refutation-card = { $me ->
    [yes] Tu as montré { $card }
   *[no] { $name } a montré { $card }
}
refutation-a-card = { $name } a montré une carte
refutation-passed-on = { $me ->
    [yes] Tu as laissé passer la question
   *[no] { $name } a laissé passer la question
}
refutation-refused = { $me ->
    [yes] Tu l’as laissée sans réponse
   *[no] { $name } l’a laissée sans réponse
}

hand-title = Tes cartes
hand-watching = Sans cartes : tu regardes.
hand-shared = Vos cartes restent cachées jusqu’à ce que l’un de vous soit concerné.
log-empty = Rien encore.
log-none = Rien de tel pour l’instant.
log-all = Tout
log-questions = Questions
log-moves = Trajets
log-about = Filtrer…
curtain-title = Passe l’appareil à { $suspect }
curtain-name = { $name }
curtain-told = { $title }. { $name }.
curtain-why = Une décision attend { $suspect }. Que tous les autres regardent ailleurs.
curtain-button = C’est moi, { $name }

rules-search = Chercher une règle
rules-none = Aucune règle ne contient ces mots. Essaies-en moins.
rules-title = Règles
rules-close = Fermer
menu-title = Candlestick
menu-open = Menu
menu-resume = Retour à la table
menu-rules = Règles
menu-motion = Animations
motion-as-system = Comme le système
menu-leave = Retour à l’accueil
menu-leave-why = L’enquête est gardée ; tu pourras la reprendre.
menu-give-up = Abandonner…

pace-full = Toutes
pace-quick = Rapides
pace-reduced = Fondus
pace-off = Aucune
menu-sound = Son
sound-off = Muet
sound-volume = { $percent } %
sound-only-my-turn = Seulement à mon tour
sound-ambience = Bruits feutrés de la maison

banner-turn = À { $name } de jouer
banner-turn-mine = À toi de jouer
banner-suggested = { $name } { $question ->
    [ask] demande
   *[suggest] émet une hypothèse
}
banner-suggested-mine = { $question ->
    [ask] Tu demandes
   *[suggest] Ton hypothèse
}
banner-accused = { $name } accuse !
banner-accused-mine = Tu accuses !
banner-right = Juste !
banner-wrong = Faux !
banner-cannot-refute = { $name } ne peut pas répondre
banner-cannot-refute-mine = Tu ne peux pas répondre
banner-cannot-refute-several = { $names } ne peuvent pas répondre
banner-shown = { $by } montre une carte à { $to }
banner-shown-mine = Tu montres une carte à { $to }
banner-shown-to-me = { $by } te montre une carte
banner-nobody = Personne ne montre de carte
banner-drawn = { $name } pioche { NAME($deck, form: "a") }
banner-drawn-mine = Tu pioches { NAME($deck, form: "a") }
banner-revealed = { $name } révèle
banner-revealed-mine = Tu révèles
banner-nobody-holds = Personne ne l’a
banner-gave-up = { $name } abandonne
banner-gave-up-mine = Tu abandonnes
banner-stuck = Aucune issue
banner-room-card = { $name } regarde la carte posée { $in }
banner-room-card-mine = { $in }, tu trouves
banner-peeked = { $by } regarde une carte chez { $at }
banner-peeked-mine = Tu vois une carte chez { $at }
banner-case-file = L’étui contient
banner-named = { $name } nomme
banner-named-mine = Tu nommes
banner-nothing-to-show = { $name } n’a rien à montrer
banner-nothing-to-show-mine = Tu n’as rien à montrer
banner-passed-on = { $name } laisse passer la question
banner-passed-on-mine = Tu laisses passer la question
banner-unanswered = { $name } refuse de répondre
banner-unanswered-mine = Tu refuses de répondre
banner-no-effect = Sans effet pour { $name }
banner-no-effect-mine = Sans effet pour toi
banner-turn-missed = { $name } passe un tour
banner-turn-missed-mine = Tu passes un tour
banner-rolled-off = { $name } fait { $steps } pour le premier tour
banner-rolled-off-mine = Tu fais { $steps } pour le premier tour
banner-steps-added = { $name } peut maintenant faire { $steps } pas
banner-steps-added-mine = Tu peux maintenant faire { $steps } pas
banner-eliminated = { $name } est hors jeu
banner-eliminated-mine = Te voilà hors jeu
banner-token-sent = { $name } renvoie { $suspect }
banner-token-sent-mine = Tu renvoies { $suspect }
banner-chose = { $name } choisit { $to }
banner-chose-mine = Tu choisis { $to }
banner-chose-me = { $name } te choisit
banner-reshuffled = On remélange les { NAME($deck, form: "many") }
banner-kept = { $name } pioche et garde { NAME($deck, form: "a") }
banner-kept-mine = Tu pioches et gardes { NAME($deck, form: "a") }
banner-card-played = { $name } joue { NAME($deck, form: "a") }
banner-card-played-mine = Tu joues { NAME($deck, form: "a") }
banner-power-used = { $name } utilise un pouvoir
banner-power-used-mine = Tu utilises ton pouvoir
banner-seen-too = { $name } la voit aussi
banner-seen-too-mine = Tu la vois aussi
banner-side-card = { $name } regarde la carte { $place } à l’écart
banner-side-card-mine = Carte { $place } à l’écart

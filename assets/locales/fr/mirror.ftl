# The game's words in French: the page as text, for screen readers and keyboards.

mirror-skip = Jouer par texte et lecteur d’écran
mirror-leave = Retour à l’image
mirror-keys = Sur cette page, hors de la ligne de commande : { $last } annonce le dernier événement, { $cards } tes cartes, { $turn } à qui de jouer, { $here } où tu es ; { $notebook } mène au carnet, { $deeds } à ce que tu peux faire, { $line } à la ligne de commande ; Échap ramène à l’image. On les change ou les désactive dans la feuille des touches. Si ton lecteur d’écran les garde pour lui, passe-le en mode formulaire (focus).
mirror-no-keys = Les touches seules sont désactivées sur cette page, dans la feuille des touches ; Échap ramène à l’image.

mirror-screen = { $screen ->
    [title] Candlestick
    [library] Tes enquêtes
    [setup] Nouvelle enquête
    [play] L’enquête
    [watched] Revoir une enquête
    [verdict] Le verdict
    [review] Analyse
    [puzzle] Enquête du jour
    [practice] Entraînement
    [insight] Comment tu joues
    [position] À une vraie table
    [together] Jouer ensemble
   *[other] Candlestick
}
mirror-now = Ce qu’on attend
mirror-do = Ce que tu peux faire
mirror-board = Le plateau
mirror-who = Où sont pions et armes
mirror-rooms = Les pièces
mirror-players = Les suspects et qui les joue
mirror-weapons = Les armes
mirror-open = Sur la table
mirror-question = La dernière question
mirror-picture = Tous les boutons de l’image
mirror-wait = Rien pour l’instant : les autres jouent.

mirror-type = Tape une commande
mirror-enter = Valider
mirror-sure = Vraiment ?
mirror-yes = Oui : { $label }
mirror-no = Non

mirror-card = Carte
mirror-known = Ce qu’on sait

# The game's words in French: keys, gamepads, and which card one would rather show.

keys-title = Touches
keys-close = Terminé
keys-why-sheet = Appuie sur le bouton d’une touche, puis sur la nouvelle touche.
keys-wait = « { $what } » : appuie sur la nouvelle touche. Échap la laisse telle quelle.
keys-press = Appuie
keys-change = { $what } : { $key }. Changer
keys-refused = { $key } reste ce qu’elle est : une touche fixe du jeu ou du navigateur.
keys-done = { $key } est maintenant la touche pour « { $what } ».
keys-swapped = { $key } était la touche pour « { $what } », qui a maintenant { $other }.

keys-two = Deux mains
keys-two-why = Des lettres du clavier, comme sur les boutons. Un jeu choisi reprend toutes ses touches.
keys-left = Souris à gauche
keys-left-why = Des touches sous la main droite, quand la souris est dans la gauche.
keys-one = Une main
keys-one-why = Des touches sous la seule main gauche, près de Tab, Échap et de la barre d’espace.
keys-own-why = Tes propres touches. Un jeu choisi reprend toutes les siennes.

keys-roll = Lancer les dés
keys-walk = Aller au lieu choisi
keys-go-on = S’y arrêter et continuer
keys-planned = Aller comme prévu
keys-say = Demander, confirmer, commencer
keys-end = Finir le tour, ou passer
keys-take-back = Reprendre ta dernière décision
keys-accuse = Accuser
keys-draw = Piocher une carte
keys-skip = Finir ce qui est montré ; maintenue, jusqu’à ton tour
keys-notebook = Au carnet
keys-leaf = Feuille suivante ; avec Maj la précédente
keys-no = Carnet : non
keys-yes = Carnet : oui
keys-maybe = Carnet : peut-être
keys-erase = Carnet : effacer
keys-why = Carnet : pourquoi ?
keys-nobody = À une vraie table : personne n’en avait
keys-sheet = Montrer les touches

keys-fixed = Toujours
keys-arrows = Sur le plateau vers un autre lieu, sinon vers le bouton suivant
keys-enter = Y aller ; presser le bouton ; sinon finir ce qui est montré
keys-escape = Lâcher le bouton, fermer la fenêtre, ouvrir le menu
keys-tab = Au bouton suivant ; avec Maj au précédent
keys-out = Quitter l’image, vers le reste de la page
keys-numbers = Carnet : un nombre à toi
keys-undo = Carnet : annuler, refaire
keys-text = Aussi les touches de la page en texte
keys-pad = Manette
keys-pad-why = Directions : comme les flèches. Bouton du bas : Entrée. Droite : Échap. Gauche : finir ce qui est montré. Haut : le carnet. Tranches : feuilles. Gâchettes : bouton suivant. Start : le menu.

keys-name-arrows = Flèches
keys-name-enter = Entrée
keys-name-escape = Échap
keys-name-tab = Tab
keys-name-out = F6
keys-name-numbers = 1–9
keys-name-undo = Ctrl+Z, Ctrl+Y
keys-name-space = Espace
keys-name-backspace = Retour arrière
keys-name-delete = Suppr
keys-name-insert = Inser
keys-name-home = Début
keys-name-end = Fin
keys-name-page-up = Page préc.
keys-name-page-down = Page suiv.

would-open = Quand on m’interroge …
would-title = Quand on m’interroge
would-why = Presse tes cartes dans l’ordre où tu préfères les montrer. Personne d’autre ne le voit. Rien n’est montré par là seul : la carte est prête quand elle convient.
would-anybody = N’importe qui
would-none = Rien n’est fixé.
would-order = Dans cet ordre : { $cards }.
would-clear = Ne rien fixer
would-close = Terminé
act-show-ready = Montrer { $card }

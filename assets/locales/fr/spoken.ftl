# The game's words in French: the table in words, for whoever types and hears it.

verb-roll = lancer, l, lance, jeter, jette
verb-go = aller, v, va, vais, entrer, entre, marcher, marche
verb-toward = vers, direction
verb-through = traverser, traverse
verb-passage = passage, passage secret, souterrain
verb-door = porte, porte communicante, voisine
verb-jump = sauter, saute, bondir
verb-stay = rester, r, reste, arrêter, arreter
verb-suggest = supposer, s, suppose, hypothèse, hypothese, soupçonner, soupconner, demander, demande
verb-show = montrer, montre
verb-reveal = révéler, reveler, révèle, revele
verb-accuse = accuser, a, accuse
verb-give-up = abandonner, abandonne, abandon
verb-end = finir, f, fin, fini, terminer, termine, ne rien demander
verb-choose = choisir, choisis, espionner, espionne
verb-name = nommer, nomme
verb-play = jouer, j, joue
verb-power = pouvoir, utiliser, utilise
verb-send = renvoyer, renvoie
verb-draw = piocher, p, pioche
verb-pass = passer, passe, refuser, aucune, rien, non
verb-side = écart, ecart, carte
verb-options = options, o, quoi
verb-squares = cases
verb-now = maintenant, encore, tour
verb-where = où, ou, plateau, pièces, pieces
verb-look = regarder, e, regarde, examiner, examine, qui
verb-hand = main, m, cartes
verb-players = joueurs
verb-table = table, paquet
verb-notebook = carnet, c, notes
verb-why = pourquoi
verb-mark = noter, n, note, cocher, coche, crayon
verb-undo = annuler, annule
verb-redo = refaire, refais
verb-assist = assistance
verb-log = journal
verb-question = question, questions
verb-rules = règles, regles
verb-help = aide, commandes
verb-complete = compléter, completer
verb-save = enregistrer, sauver
verb-quit = quitter, q, quitte, adieu
verb-take-back = reprendre, reprends
verb-plan = prévoir, prevoir, prévois, prevois, planifier, planifie

spoken-small-words = le, la, les, l, un, une, des, de, du, d, en, dans, sur, avec, au, aux, à, vers, et, c, ce, est, cest, était, etait, a, ont, chez, pas, dun, dune
spoken-word-over = par, via
spoken-word-me = moi, je
spoken-word-file = étui, etui, étui confidentiel, etui confidentiel, enveloppe, dossier
spoken-word-yes = oui, o, vrai, juste
spoken-word-no = non, n, x, faux
spoken-word-maybe = possible, peutêtre, peutetre
spoken-word-clear = effacer, efface, gommer, vide

spoken-go = Aller : { $place }, à { $steps } pas
spoken-go-over = Aller : { $place }, en passant par { $over }
spoken-through = Passer par { $place } : { $steps } pas
spoken-near = À { $steps } pas { NAME($room, form: "of") }
spoken-passage = Prendre le passage secret vers { $place }
spoken-door = Passer par la porte communicante vers { $place }
spoken-jump = Aller directement { NAME($place, form: "into") }, grâce à la carte
spoken-stay = Rester { $in }
spoken-stop = S’arrêter { $in }
spoken-show = Montrer { $card } à { $name }
spoken-show-secretly = Montrer { $card } en secret à { $name }
spoken-reveal = Révéler { $card } à tout le monde
spoken-name = Nommer { $card }
spoken-choose = Choisir { $name }
spoken-send = Renvoyer { $suspect }
spoken-play = Jouer « { $title } »
spoken-power = Utiliser ton pouvoir « { $title } »
spoken-list = { $label } : { $things }

spoken-group-plan = Prévoir où aller ensuite
spoken-plan = Prévoir d’aller : { $place }
spoken-plan-is = Prochain but : { $place }.
spoken-plan-drop = Oublier ce but : { $place }
spoken-plan-none = Tu n’as pas prévu où aller ensuite.
spoken-plan-where = Tu peux prévoir d’aller dans n’importe quelle autre pièce, ou sur une case à portée d’un seul tour.
spoken-plan-help = Pendant que les autres jouent : prévoir { $room }, prévoir, prévoir non

spoken-too-long = C’est trop long pour une commande.
spoken-nothing = Tape ? pour savoir ce que tu peux faire, ou aide pour toutes les commandes.
spoken-unknown = « { $word } » n’est pas une commande. Tape ? pour savoir ce que tu peux faire, ou aide pour toutes les commandes.
spoken-unknown-name = Rien ici ne s’appelle « { $word } ». Il y a { $names }.
spoken-several = « { $word } » peut désigner { $names }.
spoken-not-now = « { $word } » ne sert à rien maintenant : { $asked }.
spoken-which = Précise : { $names }.
spoken-lacks = « { $word } » ne suffit pas : compléter { $word } donne la suite possible.
spoken-lacks-why = Précise quelle carte, et chez qui : { $word } { $weapon } { $suspect }, ou { $word } { $weapon } étui.
spoken-lacks-mark = Précise quelle carte, chez qui, et quoi : { $word } { $weapon } { $suspect } non (ou oui, possible, effacer, ou un chiffre de 1 à 9).
spoken-no-way = Impossible d’aller { NAME($room, form: "into") } maintenant ; { $command } t’en rapproche au mieux.
spoken-no-way-name = Aucun endroit ne s’appelle « { $word } ». Il y a { $names } ; une case s’écrit avec une lettre et un nombre, comme E7.
spoken-two-sentences = { $one }. { $other }
spoken-same-kind = « { $word } » nomme deux choses de la même sorte. Nommes-en une de chaque.
spoken-too-much = « { $word } » : c’est plus qu’on n’en demande.
spoken-unfilled = { $questions } Par exemple : { $example }
spoken-only-here = Tu ne peux interroger que sur la pièce où tu es : { $room }.

spoken-in-room = { $who } : { $in }.
spoken-at-place = { $who } : { NAME($place, form: "in") }.
spoken-on-square = { $who } : sur la case { $place }.
spoken-beside = { $who } : à côté du plateau.

spoken-doors = { $doors ->
    [one] Une porte
   *[other] { $doors } portes
} : { $places }
spoken-door-at = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
} en { $square }
spoken-near-rooms = Au plus près à pied : { $rooms }
spoken-near-room = { $room } (à { $steps } pas)

spoken-hello = { $theme }. Tu joues { $me } ; avec toi : { $others }.
spoken-sure = { $label } { $warning } Oui ou non ?
spoken-left = On n’y touche pas.
spoken-done = C’est fait.
spoken-nothing-to-do = Il n’y a rien à annuler ni à refaire.
spoken-taken-back = C’est annulé.
spoken-stands = C’est joué : ta dernière décision a révélé quelque chose, ou quelqu’un d’autre a décidé depuis.
spoken-now = Tu peux : { $commands }.
spoken-now-more = Tu peux : { $commands }, et plus encore : tape ?.
spoken-squares-short = cases ({ $count })
spoken-squares-many = {"  "}cases : liste les { $count } cases où tu peux aller
spoken-option = {"  "}{ $command } : { $label }
spoken-option-note = {"  "}{ $command } : { $label }. { $note }
spoken-option-form = {"  "}{ $command } … : { $label }. { $fields }
spoken-field = { $label } { $options }.
spoken-slip = « { $title } » – { $text }
spoken-no-end = Aucune commande ne commence ainsi pour l’instant.
spoken-rules = Voici les parties des règles ; « règles » suivi d’un mot en dit une :
spoken-assist = {"  "}{ $word } : { $name }{ $chosen }. { $why }
spoken-chosen = {" "}(réglage actuel)
spoken-not-chosen = {""}
spoken-group-start = Pour commencer
spoken-group-squares = Cases à portée
spoken-group-question = Une question
spoken-group-answer = Ta réponse
spoken-group-pick = Au choix
spoken-group-end = Ou bien
spoken-saved = Enregistré dans { $file }. Pour continuer : candlestick play --resume { $file }
spoken-not-saved = Impossible d’écrire { $file } : { $why }. Nomme un autre fichier.
spoken-there-already = { $file } existe déjà et n’est pas cette enquête. Nomme un autre fichier, pour que rien ne se perde.
spoken-kept = Gardée parmi tes enquêtes sous le numéro { $id }. Pour continuer : candlestick play --resume { $id }
spoken-kept-closed = Gardée parmi tes enquêtes sous le numéro { $id }. « enregistrer FICHIER » l’écrit dans un fichier ; « candlestick review FICHIER » en dit alors plus.
spoken-not-kept = Impossible de garder l’enquête parmi les tiennes : { $why }. Écris-la dans un fichier : enregistrer FICHIER
spoken-resume-theme = pour un thème à toi, dis où il est : son dossier ou son zip, avant --resume
spoken-resume-closed = cette enquête est close ; candlestick review raconte comment elle s’est passée
spoken-resume-who = plus d’une personne joue dans cette enquête : dis avec --me quelle place tu prends, et des bots prennent les autres
spoken-resume-not-there = { $id } ne joue pas dans cette enquête
spoken-resume-none = aucune de tes enquêtes n’a le numéro { $id } ; ouvertes : { $open }. Un fichier se nomme avec son chemin.
spoken-help =
    Ce que tu peux faire, et ce qu’on attend de toi : ?, maintenant, cases, compléter
    Jouer : lancer, aller { $room }, vers { $room }, traverser { $room }, passage, rester, supposer { $suspect } { $weapon }, montrer { $weapon }, finir, accuser { $suspect } { $weapon } { $room }, abandonner, reprendre
    Cartes et pouvoirs : piocher, jouer, pouvoir, nommer, choisir, renvoyer, écart 2, passer
    La table : où, regarder { $room }, joueurs, main, table, question, journal 20, règles
    Le carnet : carnet, carnet { $suspect }, pourquoi { $weapon } { $suspect }, noter { $weapon } { $suspect } non, annuler, refaire, assistance
    L’enquête : enregistrer FICHIER, quitter. Elle est gardée après chaque décision.
    Les noms peuvent être abrégés, mal tapés et dans n’importe quel ordre ; s, v, l, f, a, m, c, n, e veulent dire supposer, aller, lancer, finir, accuser, main, carnet, noter, regarder. Plusieurs commandes tiennent sur une ligne, séparées par ;
    Une case est une lettre et un nombre : les colonnes depuis la gauche, les rangées depuis le haut.

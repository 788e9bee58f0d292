# The game’s words in French: advice on a sound theme, which `candlestick theme check` gives.

check-and = { $one } et { $other }
check-two = { $one } ; { $other }

check-picture-idle = rien ne montre cette image ; enlève-la, ou nomme-la avec picture = dans theme.toml
check-picture-idle-near = rien ne montre cette image ; devrait-elle être { $near } ?
check-picture-png = le jeu ne montre que des images PNG ; enregistre celle-ci en PNG
check-picture-none = il n’y a pas d’images ; la première serait { $first }, un PNG de 256 × 256
check-picture-missing = son image { $path } manque ; ajoute-la, ou nommes-en une autre avec picture =
check-back-missing = l’image { $path } manque ; ajoute-la, ou enlève card_back_picture
check-picture-large = cette image fait { $width } × { $height }, plus qu’on n’en verra jamais ; 256 × 256 suffit
check-picture-heavy = cette image pèse { $size } Kio ; enregistre-la avec moins de couleurs ou de pixels
check-picture-small = cette image ne fait que { $width } × { $height } ; dessine-la plus grande, 128 × 128 au moins
check-picture-square = cette image fait { $width } × { $height } ; les images se montrent carrées, coupe-la donc en carré
check-back-shape = cette image fait { $width } × { $height } ; le dos des cartes est de { $wide } sur { $high }, coupe-la donc à 250 × 350
check-picture-deep = cette image a 16 bits par canal ; enregistre-la avec 8
check-picture-clear = on ne voit rien sur cette image ; dessine quelque chose
check-picture-full = cette image remplit tout son fond ; armes et pièces se dessinent en blanc sur fond transparent
check-picture-dark = cette image est sombre ; armes et pièces se dessinent en blanc sur fond transparent
check-picture-cut = cette image est tronquée ; enregistre-la ou copie-la encore une fois
check-picture-damaged = cette image est abîmée ; enregistre-la ou copie-la encore une fois
check-picture-moves = cette image bouge, et le jeu montre des images fixes ; n’en enregistre que la première

check-words-unspoken = le jeu ne parle pas `{ $language }`, personne ne lit donc ceci
check-words-forms = la langue n’a pas de telles formes : { $forms }
check-no-blurb = il n’y a pas de présentation (blurb) ; écris une ou deux phrases qui disent ce qui attend les joueurs
check-no-rules = le panneau des règles reste vide ; écris des parties [[how_to_play]]
check-verb-half = { $weapon } n’a que l’un de ses verbes ; écris verb et verb_ing
check-verb-none = { $weapon } n’a pas de verbe, d’autres en ont ; écris verb et verb_ing
check-letters-lacking = les polices du jeu n’ont pas { $letters } ; écris-le sans
check-letters-mixed = { $letters } parmi des lettres latines ; écris la lettre latine
check-same-cards = deux cartes s’appellent { $name }, celle-ci et `{ $other }` ; renommes-en une
check-same-players = deux joueurs s’appellent { $name }, celui-ci et `{ $other }` ; renommes-en un
check-same-deck = deux sortes de cartes spéciales s’appellent { $name }, celle-ci et `{ $other }` ; renommes-en une
check-chain = chaque carte piochée en amène { $more } de plus en moyenne, un tour épuise donc toute la pioche ; enlève des exemplaires de la carte { $card }, ajoute des cartes qui font autre chose, ou laisse moins de faces piocher
check-hands-small = à { $players } joueurs, quelqu’un n’a que { $least } des { $dealt } cartes, d’autres { $most } ; permets moins de joueurs, ou ajoute des cartes
check-hands-left = à { $players } joueurs, { $left } cartes restent et sont face visible, { $dealt } sont distribuées ; écris leftovers = "dealt", ou change le nombre de cartes
check-deck-none-face = une face fait piocher une carte, mais il n’y a pas de pioche ; ajoute [[deck.cards]]
check-deck-none = quelque chose fait piocher des cartes, mais il n’y a pas de pioche ; ajoute [[deck.cards]]
check-deck-undrawn = rien ne fait piocher les cartes de la pioche ; donne à une face d’un dé draws = true, ou dessine ? sur le plateau
check-marks-none = il y a une règle pour les cases marquées, mais aucune n’est dessinée ; dessine ? sur le plateau
check-marks-idle = les cases dessinées avec ? ne font rien ; écris mark = "draw" ou mark = "snoop"
check-card-three = { $card } demande un troisième joueur, et il n’y en a jamais ; enlève-la
check-deck-name = les cartes de la pioche n’ont pas de nom à elles ; écris name = "Clue card" sous [deck]
check-reach-no-door = aucun pion ne peut atteindre { $room } ; donne-lui une porte vers le couloir
check-reach-doors = aucun pion ne peut atteindre { $room }, ses portes ne mènent nulle part ; relie les cases de devant à un couloir
check-reach-squares = aucun pion ne peut atteindre { $count } cases de couloir, celle-ci la première ; relie-les ou écris #
check-start-walled = { $suspect } est muré au départ et n’atteint aucune pièce ; ouvre un chemin
check-pieces-room = le plateau est en morceaux : { $suspect } ne peut jamais atteindre { $room }, et d’autres si ; relie les couloirs, ou écris un lien ou un passage
check-pieces-squares = le plateau est en morceaux : { $suspect } ne peut jamais atteindre certaines cases, et d’autres si ; relie les couloirs, ou écris un lien ou un passage
check-room-pieces = { $room } est dessinée en morceaux ; { $count } de ses cases commencent ici, à l’écart des premières
check-start-far = { $suspect } part à { $steps } pas de la pièce la plus proche, quelqu’un d’autre à { $best } seulement ; équilibre cela
check-start-door = { $suspect } part devant une porte de la pièce { $room } et la bouche ; fais-le partir une case à côté
check-start-shut = { $suspect } ne peut atteindre aucune pièce tant que les autres sont à leurs départs ; fais de la place
check-power-some = { $suspect } a un pouvoir, la plupart des autres n’en ont pas ; par équité, donnes-en un à tous, ou à personne
check-power-lacks = { $suspect } n’a pas de pouvoir, d’autres en ont ; par équité, donne-lui-en un
check-colours-alike = { $one } et { $other } ont des couleurs de pion difficiles à distinguer ; changes-en une
check-marks-alike = { $one } et { $other } ont des sigles qui se ressemblent ; changes-en un
check-colour-tiles = la couleur { BEGINS($suspect) ->
    [vowel] d’{ $suspect }
   *[other] de { $suspect }
} est comme celle du carrelage du couloir ; choisis-en une qui ressorte
check-floor = le nom de la pièce { $room } est ivoire sur ce sol, contraste { $ratio } pour 1 ; choisis une couleur plus sombre, pour au moins { $least } pour 1
check-house-wood = les lettres sur ce bois sont claires ; choisis-en un plus sombre : contraste { $ratio } pour 1, il faut au moins { $least }
check-house-paper = les lettres sur ce papier sont sombres ; choisis-en un plus clair : contraste { $ratio } pour 1, il faut au moins { $least }
check-house-accent = ces lignes sont sur le bois ; choisis une couleur plus claire : contraste { $ratio } pour 1, il faut au moins { $least }
check-weapons-many = { $weapons } armes commencent dans { $rooms } pièces, certaines en partagent donc une ; enlèves-en, ou ajoute des pièces

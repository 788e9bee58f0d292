# The game’s words in French: what is wrong with a theme’s files.

check-sign-space = une espace
check-sign-control = le caractère de contrôle { $code }
check-sign-no-width = { $code }, qui n’a pas de largeur,
check-sign-no-width-end = { $code }, qui n’a pas de largeur
check-sign-like = `{ $sign }` ({ $code }, qui ne fait que ressembler à { $like })
check-sign-plain = `{ $sign }`
check-sign-odd-space = { $code }, qui n’est pas une espace ordinaire,
check-sign-odd-space-end = { $code }, qui n’est pas une espace ordinaire
check-sign-code = `{ $sign }` ({ $code })
check-remark = { "\u202F" }; on y trouve { $sign }
check-aside = { " " }Ici se trouve { $sign }
check-or = { $one } ou { $other }

check-bare-text = un texte se met entre guillemets droits ; écris "{ $word }"
check-backslash = ici \ commence un signe spécial ; entre dossiers écris /, sur tous les systèmes, ailleurs deux, \\
check-syntax = { $parser }{ $remark }
check-syntax-out = { $parser } ; { $way_out }{ $remark }
check-syntax-sign = { "\u202F" }; ici se trouve { $sign }
check-syntax-list = termine la liste par ], ici ou plus haut
check-syntax-key = une clé a des lettres simples de a à z, des chiffres, - et _
check-syntax-quotes = mets-le entre "guillemets" droits
check-syntax-text = termine le texte par un " droit
check-syntax-value = écris clé = valeur
check-syntax-twice = écris-le une fois, et chaque bloc d’une liste avec deux crochets, comme [[suspects]]
check-one-table = [{ $name }] n’y est qu’une fois ; écris-le avec une paire de crochets
check-blocks = chaque entrée de cette liste est un bloc à elle ; écris [[{ $name }]], avec deux paires de crochets
check-key-missing = `{ $key }` manque ici ; ajoute { $key } = …
check-key-missing-such = `{ $key }` manque ici ; ajoute-le, par exemple { $key } = { $example }
check-wrong-kind = ici se trouve { $found } ; écris { $wanted }
check-wrong-length = il y en a { $length } ici ; écris { $wanted }
check-one-entry = il faut ici exactement une entrée ; n’écris que celle-là
check-expected = { $found } ; écris { $wanted }
check-found-list = une liste
check-found-table = une table
check-found-text = le texte { $value }
check-found-number = le nombre { $value }
check-found-word = le mot { $value }
check-want-text = un texte entre "guillemets"
check-want-number = un nombre entier de 0 à { $most }
check-want-boolean = true ou false
check-want-two = une liste de deux, comme [1, 2]
check-want-list = une liste comme [1, 2]
check-want-table = une table comme { "{" } at = [3, 4], to = "north" { "}" }
check-want-keys = une table avec des clés
check-unknown = `{ $word }` n’est pas connu ici ; sont possibles { $known }
check-unknown-near = `{ $word }` n’est pas connu ici ; voulais-tu dire `{ $near }` ?{ $aside }
check-none = `{ $word }` n’existe pas ({ $kind }) ; écris un id du thème{ $aside }
check-none-near = `{ $word }` n’existe pas ({ $kind }) ; voulais-tu dire `{ $near }` ?{ $aside }
check-kind-suspect = suspect
check-kind-weapon = arme
check-kind-room = pièce
check-kind-card = carte
check-kind-deck-card = carte spéciale
check-kind-player = joueur
check-kind-name = nom
check-kind-power = pouvoir d’un suspect

check-indented = le dessin est décalé ; enlève ce qui est à sa gauche sur chaque ligne
check-start-twice = la marque de départ { $mark } est dessinée deux fois ; chacune est sur une case
check-drawn-unknown = { $sign } n’est pas connu{ $cells }{ $like } ; écris `#` pour un mur, `.` pour une case de couloir, `?` pour une case marquée, un chiffre pour un départ, ou la lettre d’une pièce{ $known }
check-drawn-cells = { " " }({ $count } cases, celle-ci la première)
check-drawn-like = { "\u202F" }; il ressemble à { $sign }, une lettre de ce thème
check-drawn-letters = { " " }(une de { $letters })
check-board-empty = le plateau est vide ; dessine ses rangées, une par ligne
check-board-large = le plateau a { $rows } rangées de { $columns } cases ; { $most } rangées de { $most } au plus sont possibles
check-row-short = la rangée { $row } du plateau a { $cells } cases, les autres { $others } ; dessine le reste
check-row-long = la rangée { $row } du plateau a { $cells } cases, les autres { $others } ; enlèves-en, les espaces aussi
check-letter = une pièce ou case spéciale se dessine avec une lettre, comme "K", ou avec *{ $remark }
check-letter-wall = une pièce ou case spéciale se dessine avec une lettre, comme "K", ou avec * ; # est pour les murs{ $remark }
check-letter-corridor = une pièce ou case spéciale se dessine avec une lettre, comme "K", ou avec * ; . est pour les cases de couloir{ $remark }
check-letter-mark = une pièce ou case spéciale se dessine avec une lettre, comme "K", ou avec * ; ? est pour les cases marquées{ $remark }
check-letter-digit = une pièce ou case spéciale se dessine avec une lettre, comme "K", ou avec * ; les chiffres sont pour les départs{ $remark }
check-letter-taken = la lettre { $letter } est déjà celle d’une autre pièce ; choisis-en une autre
check-letter-alike = { $letter } ressemble à la lettre d’une autre pièce, { $other } ; choisis-en une autre
check-room-undrawn = aucune case du plateau n’est dessinée avec { $letter } ; dessine le sol de la pièce avec
check-square-undrawn = aucune case du plateau n’est dessinée avec { $letter } ; dessine la case avec
check-centre-answer = le centre n’est jamais la réponse ; donne à cette pièce answer = false
check-start-room-door = tous les pions partent de cette pièce, il lui faut donc une porte
check-wall = un mur se trouve entre deux cases qui se touchent, comme [[3, 4], [3, 5]]
check-link = un lien va d’une case de couloir à une autre, comme [[3, 4], [3, 9]]
check-start-idle = tous les pions partent de la start_room de [board] ; enlève cette ligne
check-start-digit = un départ est le chiffre dessiné sur le plateau, comme "1"{ $remark }
check-start-taken = un autre suspect part déjà de { $mark } ; choisis une autre marque
check-start-undrawn = la marque de départ { $mark } n’est pas dessinée sur le plateau ; mets-la sur une case
check-start-nobody = aucun suspect ne part de { $mark } ; écris `.` ou donne-la à un suspect avec start = "{ $mark }"
check-room-sealed = la pièce `{ $room }` n’a ni porte, ni passage, ni porte vers une autre pièce ; donne-lui l’un des trois
check-door-twice = cette porte y est déjà ; enlèves-en une
check-door-outside = la porte à la rangée { $row }, colonne { $column } n’est pas sur une case de couloir, mais hors du plateau ; `at` est la case devant la pièce
check-door-in-wall = la porte à la rangée { $row }, colonne { $column } n’est pas sur une case de couloir, mais dans un mur ; `at` est la case devant la pièce
check-door-in-room = la porte à la rangée { $row }, colonne { $column } n’est pas sur une case de couloir, mais dans une pièce ; `at` est la case devant la pièce
check-door-leads = la porte à la rangée { $row }, colonne { $column } ne mène pas dans sa pièce avec to = "{ $to }" ; écris to = { $sides }
check-door-leads-nowhere = la porte à la rangée { $row }, colonne { $column } ne mène pas dans sa pièce avec to = "{ $to }" ; la pièce ne touche cette case d’aucun côté
check-passage = l’une d’elles a déjà un passage ; une pièce en a un au plus, vers une autre pièce
check-join = une porte relie deux pièces différentes, et chaque paire une seule fois

check-id-taken = l’id `{ $name }` est déjà pris ; choisis-en un autre
check-id-taken-as = l’id `{ $name }` est déjà pris, sous la forme `{ $other }` ; choisis-en un autre
check-mark-taken = le sigle `{ $name }` est déjà pris ; choisis-en un autre
check-mark-taken-as = le sigle `{ $name }` est déjà pris, sous la forme `{ $other }` ; choisis-en un autre
check-id = un id a de 1 à 40 minuscules, chiffres et tirets, comme "lead-pipe"{ $remark }
check-id-sign = { "\u202F" }; dans celui-ci se trouve { $sign }
check-text-empty = ce texte est vide ; écris quelque chose
check-text-long = ce texte a { $length } caractères ; { $most } au plus y tiennent
check-text-control = ce texte contient le caractère de contrôle { $code } ; écris-le sur une ligne, en lettres ordinaires
check-text-unseen = ce texte contient { $code }, un signe qu’on ne voit pas ; enlève-le
check-paragraphs-long = ce texte a { $length } caractères ; écris-en de 1 à { $most }
check-paragraphs-control = `{ $text }…` contient le caractère de contrôle { $code } ; enlève-le
check-colour = `{ $colour }` n’est pas une couleur ; écris # et six chiffres hexadécimaux, comme "#c8323c"
check-path = une image est un fichier .png dans le dossier du thème, comme "pictures/rooms/hall.png"
check-path-slash = entre dossiers il y a /, sur tous les systèmes ; écris "{ $path }"
check-mark = le sigle `{ $mark }` doit avoir une ou deux lettres, comme "Pl"{ $remark }
check-words-parts = theme.toml a { $most } parties [[how_to_play]] ; en voici une de plus
check-cast-none = il n’y a pas de [[{ $list }]] ; une enquête en demande au moins 2 au choix
check-cast-one = il n’y a qu’un seul [[{ $list }]] ; une enquête en demande au moins 2 au choix
check-cast-many = suspects, armes et pièces sont { $total } en tout ; { $most } au plus sont possibles
check-furniture = { $count } meubles sont nommés ici ; écris-en { $most } au plus
check-nothing-to-show = ce plateau n’a pas de { $what } à montrer ; enlève la ligne

check-deck-count = une carte y est au moins une fois, et une pioche a au plus { $most } cartes
check-effect-idle = seul do = "{ $owner }" prend { $key } ; enlève cette ligne
check-effect-category = avec cette carte on nomme une carte, mais de quelle sorte ? Ajoute category = "suspect"
check-effect-room = cette carte mène dans une pièce, mais laquelle ? Ajoute room = et son id
check-effect-room-answer = on pose une question dans cette pièce, elle doit donc pouvoir être la réponse
check-effect-custom = cette carte demande un effet externe ; ajoute custom = et son nom
check-effect-steps = cette carte ajoute au lancer, mais combien ? Ajoute steps = 6
check-effect-most-steps = une carte ajoute de 1 à { $most } pas
check-outside-near = il n’y a pas d’effet externe `{ $effect }` ; voulais-tu dire `{ $near }` ?
check-outside-others = il n’y a pas d’effet externe `{ $effect }` ; d’autres sont connus
check-outside-none = il n’y a pas d’effet externe `{ $effect }` ; ce programme n’en apporte aucun ; seul un programme avec l’extension joue ce thème
check-power-no-roll = sans dés, il n’y a pas de lancer à refaire ; donne au pouvoir un autre effet
check-power-only-drawn = seule une carte de la pioche peut faire cela, dès qu’elle est piochée ; donne au pouvoir un autre effet
check-when = cela ne peut pas se faire à ce moment ; écris when = { $moments }
check-when-power = un pouvoir s’utilise au moment que choisit qui l’a ; écris when = { $moments }
check-when-no-roll = sans dés, il n’y a pas de lancer à refaire ; écris when = { $moments }

check-rule-centre = pour accuser au centre, il en faut un ; ajoute à [board] centre = et l’id d’une pièce
check-rule-start-room = les armes commencent avec les pions ; ajoute à [board] start_room = et l’id d’une pièce
check-rule-players = de { $least } à { $most } joueurs, ce n’est pas possible ; écris le plus petit et le plus grand nombre, au moins 2 et au plus { $possible }, autant qu’il y a de suspects
check-rule-dealt = { $cards } cartes ne peuvent pas se distribuer à { $players } joueurs ; baisse le plus grand nombre
check-rule-in-rooms = ici, { $most } cartes au plus peuvent être dans des pièces
check-rule-aside = ici, { $most } cartes au plus peuvent être à l’écart
check-rule-steps = un tour a de 1 à { $most } pas
check-rule-no-dice = avec fixed_steps il n’y a pas de dés ; enlève l’un des deux
check-rule-first = sans dés, personne ne peut lancer pour cela ; écris "lot" ou "start-order"
check-rule-dice = écris de 1 à { $most } dés, chacun comme une liste de faces
check-rule-no-steps = ces dés ne donnent jamais un pas, personne ne pourrait donc marcher ; écris quelques faces à partir de 1
check-rule-faces = un dé a de 1 à { $most } faces
check-rule-face = une face a de 0 à { $most } pas
check-order-twice = `{ $suspect }` y est déjà ; nomme chaque suspect une fois
check-order-lacks = `{ $suspect }` manque dans l’ordre de départ ; ajoute-le

check-file-text = les textes d’un thème ont chacun { $most } octets au plus, celui-ci en a { $size } ; raccourcis-le
check-file-large = ce fichier a plus de { $most } octets ; rends-le plus petit
check-files-large = les fichiers du thème ont plus de { $most } octets en tout ; rends ses images plus petites
check-files-many = il y a plus de { $most } fichiers ; un thème en demande bien moins
check-file-twice = ce fichier y est deux fois
check-file-utf8 = ce n’est pas un texte UTF-8 ; enregistre le fichier en UTF-8 dans ton éditeur
check-file-path = ce chemin dépasse { $most } octets ; prends des noms plus courts
check-file-name = le nom de ce fichier contient des caractères de contrôle ; renomme-le
check-file-outside = ce chemin sort du dossier du thème ; refais l’archive du dossier, avec des noms simples
check-file-unreadable = ce fichier ne peut pas être lu : { $why }
check-several = il y a plusieurs thèmes ici, dans { $one } et { $other } ; donne un thème à la fois
check-no-theme = il n’y a pas de theme.toml, ni à la racine ni dans un dossier juste dessous ; est-ce un thème ?
check-no-theme-like = il n’y a pas de theme.toml ; { $like }
check-no-board = il n’y a pas de board.txt ; dessines-y le plateau, à côté de theme.toml
check-no-board-like = il n’y a pas de board.txt ; { $like }
check-like-move = est-ce { $file } ? Alors mets-le ici, pour qu’il soit { $wanted }
check-like-rename = est-ce { $file } ? Alors renomme-le, pour qu’il soit { $wanted }
check-like-hidden = est-ce { $file } ? Alors renomme-le, pour qu’il soit { $wanted } ; ton système cache peut-être la fin du nom
check-no-builtin = il n’y a pas de thème intégré de ce nom ; il y a { $known }
check-called-builtin = un thème intégré s’appelle déjà { $id } ; donne un autre nom au dossier ou au zip
check-called-other = { $other } s’appelle déjà { $id } ; donne un autre nom à l’un des deux
check-folder-no-theme = il n’y a pas de theme.toml dans ce dossier ; `candlestick theme new` en écrit un
check-folder-no-theme-like = il n’y a pas de theme.toml dans ce dossier ; { $like }
check-folder-not-there = ce dossier ne peut pas être lu, car il n’est pas là ; vérifie son nom
check-folder-is-file = c’est un fichier ; nomme le dossier du thème, ou un zip de ce dossier
check-folder-unreadable = ce dossier ne peut pas être lu : { $why }
check-folder-link = { $path } est un lien ; mets là le fichier lui-même
check-folder-many = il y a plus de { $most } fichiers ; est-ce le dossier d’un thème ?
check-zip-large = le zip a plus de { $most } octets ; rends les images du thème plus petites
check-zip-damaged = ce n’est pas un zip, ou il est abîmé ; refais l’archive du dossier du thème
check-zip-list = la liste des fichiers du zip est abîmée ; refais l’archive du dossier du thème
check-zip-link = { $path } est un lien vers un autre fichier ; mets le fichier lui-même dans le zip
check-zip-twice = { $path } est deux fois dans le zip ; refais l’archive du dossier du thème
check-zip-file = ce fichier est abîmé ou verrouillé dans le zip ; refais l’archive du dossier du thème
check-zip-unpacked = ce fichier a { $size } octets une fois extrait ; { $most } au plus y tiennent
check-zip-method = ce fichier est compressé d’une façon inhabituelle ; fais du dossier un zip ordinaire

check-picture-no-png = ce n’est pas une image PNG ; ouvre-la dans un programme d’images et enregistre-la en PNG
check-picture-huge = cette image fait { $width } × { $height } ; rends-la plus petite, 256 × 256 suffit
check-pictures-huge = les images ont { $millions } millions de pixels en tout, { $most } millions au plus sont possibles ; rends-les plus petites, 256 × 256 suffit pour chacune

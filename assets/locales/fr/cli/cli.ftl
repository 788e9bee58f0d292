# The game's words in French: cli.

cli-error = erreur : { $message }
cli-builtin-meant = note : { $id } est le thème intégré ; pour le dossier ou le zip d’ici, écris ./{ $id }
cli-review-own-theme = pour un thème à toi, dis où il est : --theme et son dossier ou son zip
cli-review-open = { $actions ->
    [one] Sa seule action est permise.
   *[other] Ses { $actions } actions sont toutes permises.
} Ce qui est caché sera dit quand l’enquête sera close.
cli-verify-played = Distribué et rejoué avec { $theme } : { $actions ->
    [one] sa seule action est permise.
   *[other] ses { $actions } actions sont permises.
}
cli-verify-sealed = Sceau de la donne : { $seal }
cli-verify-sound = Chaque octet est tel qu’il a été écrit.
cli-verify-no-checksum = Gardée par une version antérieure, qui n’écrivait pas de somme de contrôle : un octet modifié ne se verrait pas.
cli-verify-altered = Modifiée après avoir été écrite : sa somme de contrôle ne correspond pas.
cli-verify-seal = Le sceau qu’elle annonce n’est pas celui de cette donne : thème, options ou graine ont été échangés.
cli-verify-theme = Les fichiers du thème ont changé depuis ; l’enquête a été rejouée avec ceux d’aujourd’hui.
cli-verify-outcome = Elle ne finit pas comme elle le dit.
cli-verify-room = Enquête { $number } d’une table, distribuée et rejouée avec { $theme } : { $actions ->
    [one] une décision.
   *[other] { $actions } décisions.
}
cli-verify-room-deal = Les cartes découlent du secret du serveur et { $count ->
    [one] d’une part dans le mélange. Elle est venue de cet appareil.
   *[other] de { $count } parts dans le mélange. L’une d’elles est venue de cet appareil.
}
cli-verify-room-late = Les cartes découlent du secret du serveur et { $count ->
    [one] d’une part dans le mélange. Cet appareil est venu plus tard et doit en croire le serveur.
   *[other] de { $count } parts dans le mélange. Cet appareil est venu plus tard et doit en croire le serveur.
}
cli-verify-room-signed = { $count ->
    [one] Une décision d’une personne est signée, sur tout ce qui lui avait été dit.
   *[other] { $count } décisions de personnes sont signées, chacune sur tout ce qui leur avait été dit.
}
cli-verify-room-unsigned = { $count ->
    [one] Une décision d’une personne n’est pas signée
   *[other] { $count } décisions de personnes ne sont pas signées
} : il n’y avait pas encore de clés quand l’enquête a commencé, on ne peut donc rien en dire.
cli-verify-room-bots = { $count ->
    [one] Une décision d’un bot a été recalculée et reste la même.
   *[other] { $count } décisions de bots ont été recalculées et restent les mêmes.
}
cli-verify-room-elsewhere = { $count ->
    [one] Une décision de cette personne a été prise
   *[other] { $count } décisions de cette personne ont été prises
} pendant que cet appareil était absent, sans signature.
cli-verify-room-given-up = { $count ->
    [one] Un départ a été abandonné avant.
   *[other] { $count } départs ont été abandonnés avant.
}
cli-verify-room-earlier-digest = Le thème était désigné par la somme de contrôle d’une version antérieure. On peut fabriquer d’autres fichiers
    qui y correspondent ; rien ne prouve donc que tout le monde a joué avec les mêmes règles.
cli-verify-room-told = Le serveur a signé ce qui a été dit à cet appareil.
cli-verify-room-untold = Personne n’a signé ce qui a été dit à cet appareil.
cli-verify-room-altered = Ce que ce fichier dit avoir entendu n’est pas ce que le serveur a signé : le fichier a été modifié.
cli-verify-room-two-feeds = Le serveur a signé deux choses différentes comme si c’était la même : cela le prouve à tout le monde.
cli-verify-room-decision = C’est la décision { $number }, en comptant à partir de 0.
cli-verify-room-other-case = L’autre fichier est d’une autre enquête.
cli-verify-room-other-told = À l’autre fichier, on a annoncé une autre table ou d’autres clés : le serveur a joué deux enquêtes.
cli-verify-room-other-opened = À l’autre fichier, on a dévoilé une autre enquête : le serveur a joué deux enquêtes, ou un fichier a été modifié.
cli-verify-room-fair = Le serveur a été honnête.
cli-verify-room-theme = les fichiers de { $theme } ne sont pas ceux avec lesquels l’enquête a été jouée ; dis avec --theme où ils sont
cli-verify-undealt = Enquête { $number } d’une table, que personne n’a distribuée, rejouée avec { $theme } : { $actions ->
    [one] une décision.
   *[other] { $actions } décisions.
}
cli-verify-undealt-posts = { $count ->
    [one] Un message tient : sa place l’a signé et il prouve ce qu’il dit.
   *[other] Les { $count } messages tiennent : chacun est signé par sa place, prouve ce qu’il dit et suit ceux d’avant.
}
cli-verify-undealt-open = L’enquête est celle qu’ils dévoilent : les cartes, les dés et chaque décision, et ce qui est montré ensuite à chaque place
    et aux spectateurs.
cli-verify-undealt-kept = Qui a gardé ce fichier l’a signé avec la clé de son jeu.
cli-verify-undealt-watched = Qui a gardé ce fichier n’a fait que regarder : personne n’a donc signé le fichier lui-même.
cli-verify-undealt-altered = Ce fichier n’est pas ce qui a été signé : il a été modifié.
cli-verify-undealt-fair = Personne n’a distribué, et tout ce qui a été dit tient.
cli-verify-undealt-bad = Cet enregistrement ne tient pas : { $why }.
cli-verify-undealt-what = { $what ->
    [post] un message ne peut pas venir de sa place à cet endroit
    [unfinished] ses messages ne mènent pas à la fin de l’enquête
    [course] ses messages ne sont pas dans l’ordre où ils sont venus
    [opened] ses cartes ne sont pas celles que ses messages dévoilent
    [posted] une décision n’est pas celle qui a été dite
    [view] quelqu’un a vu autre chose que ce que donnent les cartes dévoilées
    [table] la table ou le thème ne sont pas ceux annoncés
    [altered] l’enquête qu’il contient a été modifiée après coup
   *[no-case] l’enquête qu’il contient ne peut pas être rejouée
}
cli-verify-undealt-post = C’est le message { $number } sur { $count }, en comptant à partir de 0, attribué à { $name } : { $why }.
cli-verify-undealt-after = Cela se voit après tous les messages, au nombre de { $count }.
cli-verify-undealt-eyes = Cela a été montré à { $name }.
cli-verify-undealt-part = { $what ->
    [file] C’est l’étui.
    [hand] C’est la main de { $name }.
    [rooms] Ce sont les cartes dans les pièces.
    [dice] C’est le lancer { $number }, en comptant à partir de 0.
   *[laid] C’est la mise en place de la table.
}
cli-verify-undealt-why = { $what ->
    [no-seat] personne n’est assis là
    [unreadable] il est illisible
    [not-now] la table attend autre chose
    [stale] il a été fait avant que la table en soit là
    [forked] il suit d’autres messages que ceux d’avant
    [unsigned] cette place ne l’a pas signé
    [not-offered] les règles ne permettent pas cette décision
    [contradiction] il contredit ce qui était prouvé
    [key] la place ne connaît pas le secret de sa clé
    [shuffle] des cartes ont été échangées pendant le mélange
    [deal] une part d’une carte distribuée est fausse
    [draw] une part des dés est fausse
    [look] une part d’une carte qu’un autre peut regarder est fausse
    [pass] il ne prouve pas que la place n’a aucune des trois cartes
    [can] il ne prouve pas que la place a une des trois cartes
    [show] la carte montrée n’est pas une des trois de cette main
    [right] l’accusation n’est pas juste comme il a été dit
    [wrong] l’accusation n’est pas fausse comme il a été dit
   *[open] le secret n’est pas celui de la clé de la place
}
cli-no-window = Cette version est construite sans fenêtre. Construis-la avec l’option « app » (cargo run --release), ou utilise une des commandes ci-dessus.

cli-simulated = { $games ->
    [one] Une enquête
   *[other] { $games } enquêtes
} : { $theme }, { $players } joueurs
cli-solved = Résolues : { $solved } ({ $share } %)
cli-turns = Tours : { $mean } en moyenne (écart type { $sd }), de { $min } à { $max }
cli-wrong = Accusations fausses : { $count } (toutes enquêtes confondues ; les trois cartes nommées n’étaient pas celles de l’étui, et qui les a nommées ne peut plus gagner)
cli-corner-rooms = Les cartes posées dans des pièces sont dans celles qui ont un passage secret.
cli-nobody = Sans gagnant : { $count }
cli-stalled = Enlisées, interrompues après { $turns } tours : { $count } (graines { $seeds })
cli-refused = L’arbitre a refusé le choix d’un bot : { $count } (graines { $seeds })
cli-unused-rooms = Jamais visitées : { $rooms }
cli-cards = Cartes piochées : { $drawn }, jouées : { $used }
cli-undrawn-cards = Jamais piochées : { $cards }
cli-powers = Pouvoirs utilisés : { $used }
cli-unused-powers = Pouvoirs jamais utilisés : { $suspects }
cli-wins-seat = Place { $seat } ({ $suspect }) : { $wins } gagnées, { $share } %, { $advantage } par rapport à une part égale (erreur type { $error })
cli-wins-level = Niveau { $level } : { $wins } gagnées, { $share } % par place (intervalle à 95 % : { $low } à { $high })
cli-thinking = Niveau { $level } : { $mean } ms par décision, { $worst } ms au plus

cli-arena = { $games ->
    [one] Une enquête
   *[other] { $games } enquêtes
} : { $theme }, { $mean } tours en moyenne
cli-arena-policy = { $policy } : { $wins } gagnées, { $share } % (intervalle à 95 % : { $low } à { $high } ; part équitable { $fair }, p = { $p }), { $wrong } accusations fausses, { $mean } ms par décision, { $worst } ms au plus
cli-arena-seat = Place { $seat } : { $wins } gagnées, { $share } % (intervalle à 95 % : { $low } à { $high })
cli-arena-odds = { $policy } : des chances de { $odds } % se sont vérifiées dans { $came } % de { $turns } tours ; sur { $accused } accusations portées alors, { $right } étaient justes
cli-arena-habits = { $policy } : combien une de ses cartes avait plus de chances d’être nommée qu’une autre, question par question : { $odds }
cli-arena-rest = Enlisées : { $stalled }, actions refusées : { $refused }, sans gagnant : { $nobody }

cli-lab-broke = une enquête n’a pas pu être jouée
cli-lab-corner-rooms = --corner-rooms est pour deux joueurs, dans un thème qui pose alors des cartes dans des pièces
cli-lab-no-suspect = --suspects : { $theme } n’a personne du nom de { $id } ; sont acceptés { $known }
cli-lab-two-seats = --suspects : { $id } occupe deux places ; donne à chaque place quelqu’un d’autre
cli-lab-policy = il n’y a pas de façon de jouer "{ $name }" ; sont acceptés { $policies }, suivis de +TALENT, -TALENT (reads, dares, hides, bluffs, pulls) ou @CARACTÈRE ({ $personas }) ; ou un personnage de l’échelle : { $characters }
cli-lab-no-board = sans plateau, on joue de { $least } à { $most }, pas à { $players }
cli-outside-port = { $name } : aucun port n’est libre : { $why }
cli-outside-program = { $name } : impossible de lancer { $program } : { $why }
cli-outside-connect = { $name } : il ne s’est pas connecté : { $why }
cli-outside-ended = il s’est arrêté avec { $status }
cli-outside-late = { $name } n’a pas répondu en { $seconds } secondes
cli-outside-left = { $name } a raccroché au milieu d’une partie
cli-outside-lost = { $name } : { $why }
cli-outside-answer = { $name } a répondu { $said } à "{ $told }" ; le protocole veut "{ $wanted }"

cli-theme-nowhere = { $fault } ; il n’y a pas non plus de dossier ou de zip { $name } ici
cli-check-fault = défaut{ " " }
cli-check-warning = conseil{ " " }
cli-check-sound = { $title } : aucun défaut, et rien qui se jouera mal.
cli-check-advice = { $title } : aucun défaut, { $count ->
    [one] un conseil.
   *[other] { $count } conseils.
}
cli-check-faults = { $count ->
    [one] Un défaut.
   *[other] { $count } défauts.
} Le thème ne peut pas se jouer ainsi.
cli-check-hands = { $players } joueurs : mains de { $sizes }
cli-check-aside = { "," } { $count ->
    [one] une carte
   *[other] { $count } cartes
} à l’écart
cli-check-face-up = { "," } { $count ->
    [one] une carte
   *[other] { $count } cartes
} face visible

cli-new-written = Un thème prêt à jouer est dans { $folder }. Et après ?
    candlestick theme check "{ $folder }"           dit les défauts, et ce qui se jouera mal
    candlestick simulate "{ $folder }" --games 20   le fait jouer par des bots
    Ouvre ensuite theme.toml et board.txt, et fais-en ce que tu veux.
cli-new-not-empty = { $folder } n’est pas vide. Nomme un dossier qui n’existe pas encore, pour que rien à toi ne soit écrasé.
cli-new-failed = Impossible d’écrire { $folder } : { $why }
cli-check-language = { $language } : tout le thème
cli-check-language-part = { $language } : il en manque { $count }, dits comme dans theme.toml : { $some }
cli-check-language-more = {" "}et { $count } de plus
cli-check-language-none = Sans mots à lui : { $languages }. Tout y est dit comme dans theme.toml.

cli-me-unknown = --me : { $theme } n’a pas de { $id } ; sont acceptés { $known }
cli-no-chance = le système ne fournit pas de hasard ({ $why }) ; donne un --seed
cli-verify-room-unreadable = ce n’est pas un enregistrement de table lisible ({ $why }) ; enregistre-le de nouveau depuis l’analyse
cli-verify-room-format = cet enregistrement de table a le format { $found } ; utilise la version plus récente qui l’a écrit
cli-deduce-unreadable = impossible de lire { $file } : { $fault }
cli-deduce-line = { $file }, ligne { $line } : { $fault }
cli-deduce-unwritable = impossible d’écrire les résultats : { $fault }
cli-speedclue-connection = le serveur est injoignable ou s’est interrompu : { $fault }
cli-speedclue-message = le serveur a envoyé { $text } : { $why }
cli-speedclue-no-game = le serveur a envoyé { $text } avant "reset" ; il n’y a pas encore de partie pour cela
cli-speedclue-unknown = ce message n’existe pas
cli-speedclue-short = il manque un mot à la fin
cli-speedclue-card = { $word } n’est pas une carte ; les codes sont { $codes }
cli-speedclue-player = { $word } n’est aucun des 3 à 6 joueurs, comptés à partir de 0
cli-speedclue-order = { $word } n’est pas à sa place parmi un suspect, une arme et une pièce
cli-speedclue-outcome = { $word } n’est ni + ni -
cli-serve-ready = Candlestick est servi à l’adresse { $address }   (Ctrl+C y met fin)
cli-serve-page = impossible de lire la page { $place } : { $fault } ; construis-la avec script/play --web, ou enlève --page
cli-serve-listen = impossible d’écouter à { $address } : { $fault } ; choisis une autre adresse avec --port et --host
cli-serve-threads = le système n’accorde pas de fils d’exécution : { $fault }
cli-serve-no-postgres = ce programme a été construit sans Postgres : construis-le avec --features postgres
cli-serve-log = le journal { $place } : { $fault }
cli-serve-too-new = le journal { $place } est au format { $found }, ce programme en connaît jusqu’au { $known } : prends le programme plus récent
cli-serve-folder = impossible de créer le dossier { $place } : { $fault }

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
cli-verify-sound = Chaque octet est tel qu’il fut écrit.
cli-verify-no-checksum = Gardée par une version antérieure, qui n’écrivait pas de somme de contrôle : un octet modifié ne se verrait pas.
cli-verify-altered = Modifiée après avoir été écrite : sa somme de contrôle ne correspond pas.
cli-verify-seal = Le sceau qu’elle annonce n’est pas celui de cette donne : thème, options ou graine ont été échangés.
cli-verify-theme = Les fichiers du thème ont changé depuis ; l’enquête a été rejouée avec ceux d’aujourd’hui.
cli-verify-outcome = Elle ne finit pas comme elle le dit.
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
cli-arena-odds = { $policy } : des chances de { $odds } % se sont vérifiées { $came } fois sur { $turns } tours ; sur { $accused } accusations alors, { $right } étaient justes
cli-arena-habits = { $policy } : combien une de ses cartes avait plus de chances d’être nommée qu’une autre, question par question : { $odds }
cli-arena-rest = Enlisées : { $stalled }, actions refusées : { $refused }, sans gagnant : { $nobody }

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

cli-new-written = Un thème qui se joue déjà est dans { $folder }. Et après ?
    candlestick theme check "{ $folder }"           dit les défauts, et ce qui se jouera mal
    candlestick simulate "{ $folder }" --games 20   le fait jouer par des bots
    Ouvre ensuite theme.toml et board.txt, et fais-en ce que tu veux.
cli-new-not-empty = { $folder } n’est pas vide. Nomme un dossier qui n’existe pas encore, pour que rien à toi ne soit écrasé.
cli-new-failed = Impossible d’écrire { $folder } : { $why }
cli-check-language = { $language } : tout le thème
cli-check-language-part = { $language } : il en manque { $count }, dits comme dans theme.toml : { $some }

# The game's words in French: themes of one's own.

themes-button = Tes propres thèmes { $faults ->
    [0] {""}
    [one] (un défaut)
   *[other] ({ $faults } défauts)
}
themes-title = Tes propres thèmes
themes-none = Aucun encore.
themes-ready = prêt à jouer
themes-broken = { $faults ->
    [one] un défaut
   *[other] { $faults } défauts
}
themes-as-before = { $faults ->
    [one] un défaut
   *[other] { $faults } défauts
} ; tel qu’avant
themes-play = Jouer
themes-remove = Retirer { $theme }
themes-remove-sure = Le retirer ?

themes-folder = Dépose le dossier ou le zip d’un thème sur cette fenêtre, ou mets-le dans ce dossier. Il est lu aussitôt, et à nouveau chaque fois que tu l’y modifies :
themes-folder-open = L’ouvrir
themes-folder-copy = Copier son nom
themes-starter = « candlestick theme new » écrit un premier thème prêt à jouer.
themes-drop = Dépose le dossier ou le zip d’un thème sur cette page, ou choisis-le. Il reste dans ce navigateur ; gardes-en aussi une copie.
themes-pick-zip = Choisir un zip
themes-pick-folder = Choisir un dossier

themes-faults = { $faults ->
    [one] Une chose à corriger
   *[other] { $faults } choses à corriger
}
themes-kept = D’ici là, le thème reste tel qu’il était.
themes-copy = Tout copier
themes-close = Fermer

themes-waits-title = À la prochaine enquête
themes-waits-cast = { $theme } a maintenant d’autres suspects, armes ou pièces. Cette enquête continue avec les siens.
themes-waits-board = { $theme } a maintenant un autre plateau. Cette enquête continue telle quelle : ce qui s’y est fait n’y serait pas possible.
themes-waits-rules = { $theme } a maintenant d’autres règles. Cette enquête continue avec celles du début.

themes-say-ready = { $theme } est prêt à jouer.
themes-say-fault = { $place } : { $fault }

own-picture-no-png = ce n’est pas une image PNG ; enregistre-la en PNG
own-picture-large = cette image fait { $width }×{ $height } pixels ; réduis-la à { $most }×{ $most } au plus
own-picture-unreadable = cette image est illisible ({ $why }) ; enregistre-la de nouveau en PNG

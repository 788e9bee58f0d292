# The game's words in French: tabs, saves and other things around the panels.

tab-act = Jouer
tab-notebook = Carnet
tab-hand = Tes cartes
tab-log = Journal
tab-table = Table
tab-board = Plateau

save-put-aside = Une enquête gardée n’a pas pu être lue ({ $why }). Rien n’est perdu : elle est conservée ici : { $place }.
save-theme-missing = Une enquête attend son thème « { $theme } », qui n’est pas ici. Elle est gardée : remets le thème, et tu pourras l’ouvrir.
save-theme-changed = Une enquête gardée a commencé avec une version antérieure de « { $theme } » et ne peut pas continuer avec celle d’ici. Elle est gardée : remets les anciens fichiers, et tu pourras la reprendre.
save-theme-changed-fits = « { $theme } » a changé depuis le début de cette enquête. Tout ce qui s’y est fait y reste possible : elle continue avec le thème actuel.

board-accuse = On accuse ici

eyes-title = Langue et texte
reading-title = Texte
reading-size = Taille : { $percent } %
reading-smaller = Texte plus petit
reading-larger = Texte plus grand
reading-strong = Contraste fort
reading-plain = Lettres faciles à distinguer
sight-title = Couleurs
sight-usual = Comme elles sont peintes
sight-protan = Si tu perçois mal le rouge
sight-deutan = Si tu perçois mal le vert
sight-tritan = Si tu perçois mal le bleu
language-title = Langue
language-of-system = Comme le système
language-close = Fermer
language-refused = Impossible d’obtenir « { $language } » ({ $why }). Vérifie la connexion, puis choisis de nouveau cette langue.

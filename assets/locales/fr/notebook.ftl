# The game's words in French: the notebook, its help levels and its whys.

note-title = Carnet
note-players-before = Les joueurs précédents
note-players-after = Les joueurs suivants
note-who = Qui
note-what = Avec quoi
note-where = Où
note-case-file = Étui
note-you = { $name } (toi)
note-cell = { $card }, { $column } : { $mark }
note-cell-odds = { $odds } % de chances
note-printed = { $mark }, imprimé
note-pencilled = { $mark }, au crayon
note-blank = vide
note-no = non
note-yes = oui
note-maybe = peut-être

note-help = Aide · { $help }
note-why = Pourquoi ?
note-undo = Annuler
note-redo = Refaire
note-copy = Copier le carnet en texte
note-copied = Copié dans le presse-papiers.
note-saved = Enregistré : { $place }
note-estimated = estimation
note-thinking = je calcule…

help-title = Aide du carnet
help-blank = Feuille blanche
help-cross-off = Raye
help-slips = Relève les erreurs
help-deduce = Déduit
help-odds = Chances
help-blank-why = Rien n’est imprimé. Tout est affaire de crayon.
help-cross-off-why = Imprime tes propres cartes, celles qu’on t’a montrées, et qui n’a pas pu répondre. Les petits chiffres sont des tours : l’une de ces cartes a été montrée alors.
help-slips-why = Entoure aussi de rouge une marque au crayon qui ne peut pas être juste.
help-deduce-why = Imprime aussi tout ce qui découle à coup sûr de ce que tu as vu.
help-odds-why = Ombre aussi les cases ouvertes : plus c’est sombre, plus c’est probable. Le nombre donne les chances sur cent.
help-legend-game = imprimé par le jeu
help-legend-own = ton crayon : touche une case ouverte, ou appuie sur X, Y, ? et 1 à 9. « Pourquoi ? » explique la dernière case touchée ; un appui long ou un clic droit aussi.
help-legend-slip = une erreur au crayon
help-copy = Copier en texte
help-save = Vers un fichier
help-close = Fermer

cell-title = { $card } · { $column }
cell-close = Fermer
cell-mark = Noter « { $mark } »
cell-wipe = Effacer ta marque
cell-number = Petit chiffre { $number }
cell-log = Dans le journal

why-cell-held = Tu l’as en main : elle fait partie des cartes qu’on t’a distribuées.
why-cell-not-held = Tu ne l’as pas en main : on ne te l’a pas distribuée.
why-cell-elsewhere = C’est toi qui l’as en main.
why-cell-sure = Cela découle à coup sûr de tout ce que tu as vu jusqu’ici.
why-cell-slip = Ta marque ne peut pas être juste. Revois ce que tu as vu.
why-cell-turn = Tour { $turn } : { $line }
why-cell-shown = Tour { $turn } : { $by } a montré à { $to } l’une de ces cartes : { $cards }.
why-cell-odds = Pour autant que tu puisses savoir, il y a { $odds } % de chances.
why-cell-odds-estimated = Pour autant que tu puisses savoir, il y a environ { $odds } % de chances (estimation).
why-cell-open = Rien de ce que tu as vu ne tranche encore.
why-cell-blank = La feuille est blanche : écris ici ce que tu sais.

sheet-title = Carnet : { $name }, tour { $turn }
sheet-key = x : non, o : oui, ? : peut-être ; tes propres marques sont entre parenthèses
sheet-percent = { $odds } %
sheet-who = QUI
sheet-what = AVEC QUOI
sheet-where = OÙ
sheet-file = Étui

lookback-title = Analyse
lookback-wait = On calcule qui aurait pu savoir quoi…
lookback-chart = Solutions encore possibles, tour par tour
lookback-chart-told = { $name } : { $first } solutions possibles après la donne, { $last } à la fin.
lookback-chart-turn = Tour
lookback-deal = donne
lookback-curves = Courbes
lookback-steps = Pas à pas
lookback-seats = Joueurs
lookback-board = Le plateau à cet instant
lookback-back = Reculer
lookback-on = Avancer
lookback-turn = Le tour suivant
lookback-step = Tour { $turn } : { $line }
lookback-hands-why = Toutes les cartes sont visibles. Souligné : demandé. Éclairé : montré à l’instant.
lookback-card-asked = { $card } (demandé)
lookback-card-shown = { $card } (montré à l’instant)
lookback-missed = Manqué
lookback-questions = Questions
lookback-bits = Un bit divise par deux ce qui reste ouvert. « Valait » : ce qu’une question devait apprendre en moyenne. « Appris » : ce qu’elle a vraiment appris.
lookback-copy = Partager
lookback-save = Enregistrer
lookback-save-room = Enregistrer la preuve de la table
lookback-no-proof = La preuve de cette enquête n’est plus là.
lookback-leave = Retour
verdict-review = Analyser
lookback-older = Plus ancienne
lookback-newer = Plus récente
lookback-which = { $theme } · enquête { $n } sur { $of }
lookback-from = Depuis { $file } · { $theme }
lookback-open = Ouvrir une enquête…
lookback-empty = Il n’y a pas encore d’enquête close sur cet appareil. Dès qu’une enquête est close, tu la retrouves ici : ce que chacun aurait pu savoir, et quand. On peut aussi ouvrir une enquête enregistrée ailleurs.
lookback-drop-page = Ou dépose le fichier n’importe où sur cette page.
lookback-drop-window = Pour ouvrir une enquête enregistrée, dépose son fichier sur cette fenêtre, ou lance le jeu avec « candlestick --review FICHIER ».
lookback-gone = elle n’est plus gardée
lookback-none = Impossible de rejouer ici une enquête close : { $why }

file-import-opened = Analyse : { $file }.
file-import-none = « { $file } » n’a pas pu s’ouvrir : { $why }
file-import-still-open = L’enquête « { $file } » n’est pas encore close : la voici parmi tes enquêtes, à poursuivre.
file-import-theme-missing = elle se joue avec le thème « { $theme } », qui n’est pas ici. Ajoute d’abord ce thème (nouvelle enquête, « Tes propres thèmes »), puis rouvre le fichier.
file-import-later = « { $file } » n’a pas été ouvert : une enquête est en cours. Reviens d’abord à l’accueil (l’enquête est gardée), puis redonne le fichier.
file-import-others = « { $file } » a été ouvert ; un seul à la fois.
file-import-link = le lien
file-import-close = Fermer

title-daily = Enquête du jour
title-daily-done = Enquête du jour · faite
daily-title = L’énigme du jour
daily-line = { $date } · { $theme } · tu joues { $name } · { $grade }
daily-clues = Ce que tu as vu
daily-notebook = Carnet
daily-answer = Ta réponse
daily-why = Une seule réponse est certaine. Choisis qui, avec quoi, et où.
daily-say = C’est ça !
daily-wrong = { $tries ->
    [one] Raté. C’est autre chose qui est certain : regarde encore.
   *[other] Raté aussi ({ $tries } essais pour l’instant). Regarde encore.
}
daily-right = { $tries ->
    [one] Juste, du premier coup ! C’était { $suspect }, { $with }, { $in }.
   *[other] Juste ! C’était { $suspect }, { $with }, { $in }.
}
daily-leave = Vers l’accueil
daily-case = Toute l’enquête du jour
daily-case-done = L’analyser
daily-case-name = Enquête du jour, { $date }
daily-share-it = Partager
daily-share = Candlestick · { $date }
daily-share-puzzle = { $tries ->
    [one] Énigme ★ du premier coup
   *[other] Énigme ★ en { $tries } essais
  }
daily-share-case = Enquête ★ au tour { $turns }
daily-share-case-lost = Enquête · sans solution, { $turns } tours
daily-streak = { $days } jours d’affilée
daily-wait = On cherche l’enquête du jour…

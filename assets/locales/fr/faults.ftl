# The game's words in French: what is told of faults. What a system or a parser said stands in them as it was said.

fault-store-folder = le système n’indique aucun dossier pour tes données ; définis CANDLESTICK_DATA
fault-store-denied = le navigateur refuse son stockage à cette page
fault-store-place = il n’y a nulle part où garder les enquêtes : { $why }
fault-store-read = { $name } n’a pas pu être lu : { $why }
fault-store-write = { $name } n’a pas pu être enregistré : { $why }
fault-store-there = { $name } existe déjà ; enlève-le d’abord, ou donne un autre nom au nouveau thème

fault-format = ceci est au format { $found } ; cette version du jeu lit jusqu’au format { $known }, une plus récente le lira peut-être
fault-format-unreadable = ce n’est pas ce que le jeu garde à cet endroit ({ $why })

fault-record-long = il dépasse { $most } Mio, ce qu’aucune enquête enregistrée ne fait
fault-record-no-text = ce n’est pas un texte, comme l’est une enquête enregistrée
fault-record-unreadable = ce n’est pas une enquête enregistrée depuis l’analyse ({ $why })
fault-record-actions = elle compte { $count } actions ; on en rejoue au plus { $most }
fault-record-comments = elle compte { $count } remarques ; on en garde au plus { $most }
fault-record-comment = la remarque { $number } vient après { $after } actions et compte { $length } caractères ; l’enquête compte { $actions } actions, et une remarque au plus { $most } caractères
fault-record-title = son titre compte { $length } caractères ; on en garde au plus { $most }

fault-link-letter = le lien est abîmé à la lettre { $letter } ; copie-le en entier
fault-link = le lien est abîmé ou coupé ; copie-le en entier

fault-replay-theme = l’enquête a été jouée avec le thème { $wanted }, pas avec { $given } ; ouvre-la avec { $wanted }
fault-replay-changed = le thème { $theme } a changé depuis cette enquête ; remets ses anciens fichiers ou commence une autre enquête
fault-replay-seats = l’enquête nomme { $named } joueurs pour { $seats } places ; il en faut un par place
fault-replay-setup = cette mise en place est impossible : { $why }
fault-replay-laid = l’enquête ne pourrait pas avoir été distribuée ainsi : { $why }
fault-replay-action = l’action { $number } sur { $of } (place { $seat }, { $action }) n’est pas possible : { $why }

fault-laid-case-file = l’étui contient quelque chose que cette édition n’a pas ; mets-y un suspect, une arme, une pièce
fault-laid-no-card = la carte { $card } n’est pas dans cette édition
fault-laid-twice = la carte { $card } est à deux endroits ; enlève-la de l’un
fault-laid-nowhere = la carte { $card } n’est nulle part ; donne-la à quelqu’un
fault-laid-hands = { $hands } mains pour { $seats } places ; donne à chacune la sienne
fault-laid-hand-size = la place { $seat } a { $given } cartes ; à la distribution, c’est { $dealt }
fault-laid-in-rooms = { $given } cartes sont dans des pièces ; à la distribution, c’est { $dealt }
fault-laid-at-side = { $given } cartes sont à l’écart ; à la distribution, c’est { $dealt }
fault-laid-face-up = { $given } cartes sont face visible ; à la distribution, c’est { $dealt }
fault-laid-room = dans la pièce { $room } se trouve une carte qui ne peut pas y être ; il peut y en avoir une dans chaque pièce qui peut être la réponse
fault-laid-first = la place { $seat } doit commencer et n’existe pas
fault-laid-dice = le lancer { $roll } n’est pas possible avec les dés de cette édition ; donne à chaque dé l’une de ses faces
fault-laid-rolls = { $rolls } lancers sont posés ; il peut y en avoir { $most } au plus
fault-laid-deck = la carte spéciale { $card } est posée plus souvent qu’elle n’existe
fault-laid-token = le pion du suspect { $suspect } ne peut pas être là ; donne-lui une case libre ou une pièce
fault-laid-weapon = l’arme { $weapon } ne peut pas être là ; donne-lui une pièce

fault-setup-seats = { $seats } places ; cette édition en prend de { $least } à { $most }
fault-setup-suspect = le suspect { $number } n’est pas dans cette édition
fault-setup-twice = le suspect { $number } occupe deux places ; donne à chaque place le sien

fault-refused-closed = l’enquête est close
fault-refused-seat = c’est à la place { $seat } de décider
fault-refused-action = ce n’est pas possible à ce moment

fault-exercise-question = la question de cet exercice ne correspond pas à son enquête ; prends un autre exercice

fault-lesson-chapter = cette leçon est du chapitre { $wanted }, pas de { $given } ; ouvre-la avec { $wanted }
fault-lesson-changed = le chapitre { $chapter } a changé depuis que tu l’as quitté ; recommence-le
fault-lesson-step = l’étape { $number } n’a pas été faite ainsi ; recommence le chapitre

fault-real-table-unreadable = la table est illisible : { $why }
fault-real-table-theme = le thème « { $theme } » de cette table n’est pas ici ; mets-le parmi tes thèmes

fault-puzzle-never = aucune enquête du thème { $theme } n’arrive à un point où une réponse est certaine ; essaie un autre numéro ou un autre thème

job-failed = Impossible de calculer cela : c’est une erreur de ce programme. Essaie encore une fois ; ce qui était enregistré n’a pas changé.

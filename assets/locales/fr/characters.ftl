# The game's words in French: the ladder, its characters, feats and titles.
ladder-title = Tes adversaires
ladder-next = Ensuite : { $name }
ladder-none = Choisis un adversaire ou, ci-dessus, un niveau pour tous les bots.
ladder-record = Contre { $name }, tu as gagné { $won } fois sur { $cases } ; { $name } a gagné { $lost } fois.
ladder-record-none = Aucune enquête contre { $name } pour l’instant.
ladder-told = { $name } : { $who }
ladder-says = { $name } : « { $line } »

character-pip = Pip
character-pip-who = Ne coche que les cartes qu’on lui montre, et demande toutes celles de la feuille, les siennes comprises.
character-pip-begin = C’est ma toute première partie. Je vais par où ?
character-pip-won = J’ai gagné ? Gagné pour de vrai ?
character-pip-lost = Ah, c’est donc comme ça qu’on fait !

character-mabel = Mabel
character-mabel-who = Fait le tour de la maison et descend la feuille ; que quelqu’un passe ne lui dit rien.
character-mabel-begin = Une pièce après l’autre, mon chou, c’est aussi comme ça que je fais le ménage.
character-mabel-won = Eh bien, j’ai fini par toutes les avoir.
character-mabel-lost = Et dire qu’il ne me restait que trois pièces à faire.

character-percy = Percy
character-percy-who = Sait quelles pièces valent le détour, et n’écoute pas qui passe.
character-percy-begin = Trente ans dans les postes. Je connais tous les raccourcis.
character-percy-won = Livré, et à l’heure.
character-percy-lost = Encore la mauvaise porte, on dirait.

character-clara = Clara
character-clara-who = Note qui n’a pas pu répondre à ses questions, et rien de celles des autres.
character-clara-begin = Silence, je vous prie. Je tiens une liste.
character-clara-won = Tout était sur ma liste.
character-clara-lost = J’aurais dû écouter les questions des autres.

character-otto = Otto
character-otto-who = Note qui passe, et ce qu’on a montré quand ça saute aux yeux ; plus tard, il l’a oublié.
character-otto-begin = Chaque rouage en fait tourner un autre. Commençons.
character-otto-won = Réglé comme une horloge.
character-otto-lost = Je l’avais en main, et je l’ai reposé.

character-inez = Inez
character-inez-who = Retient ce qui se montre entre les autres et compte les mains, mais prend le chemin le plus long.
character-inez-begin = Tout sera consigné, merci.
character-inez-won = Voilà ma une.
character-inez-lost = On m’a volé mon scoop. D’où tiens-tu ça ?

character-hale = Inspecteur Hale
character-hale-who = Tire toute conclusion évidente, et va là où une question en dit le plus.
character-hale-begin = Personne ne quitte la maison.
character-hale-won = Simple routine.
character-hale-lost = Je te citerai dans mon rapport.

character-vesper = Madame Vesper
character-vesper-who = Compte toutes les donnes possibles, lit dans tes questions, et ose accuser tôt.
character-vesper-begin = Je savais que tu viendrais.
character-vesper-won = Tu m’as tout dit toi-même, question après question.
character-vesper-lost = Enfin. J’avais presque perdu espoir.

feat-new = Un exploit : { $feat }
feat-at-once = accuser dès le premier tour où l’on pouvait savoir.
feat-first = savoir avant que les autres le puissent.
feat-no-waste = ne poser aucune question en vain.
feat-counted = trouver la réponse en comptant les mains et ce qui restait.
feat-overheard = trouver la réponse dans ce que les autres se montraient.
feat-chain = trouver la réponse par une chaîne d’au moins cinq étapes.
feats-count = { $title } · exploits : { $count } sur { $all }
title-new = Ton nouveau titre : { $title }.
title-newcomer = Nouvelle recrue
title-sleuth = Fin limier
title-inspector = Commissaire
title-chief-inspector = Commissaire divisionnaire
title-great-detective = Détective de légende

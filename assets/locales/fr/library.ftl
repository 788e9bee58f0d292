# The game's words in French: the library of cases.

library-title = Tes enquêtes
library-empty = Chaque enquête que tu commences est gardée ici après chaque action, jusqu’à ce que tu la retires. On peut aussi en importer une d’ailleurs : depuis un fichier, un texte ou un lien.
library-none-found = Aucune de tes enquêtes ne contient tous ces mots.
library-all = Toutes
library-open = Ouvertes
library-closed = Closes
library-search = Chercher : maison, joueur, jour…
library-open-line = Ouverte, après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
library-solved = Résolue par { $name } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
library-unsolved = Sans solution, en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
library-play-on = Continuer
library-more = Plus
library-link = En lien
library-link-why = Qui ouvre ce lien ({ $letters } caractères) a toute l’enquête, avec toutes ses cartes, et sans ton carnet.
library-deal = La même donne
library-deal-why = Qui ouvre ce lien ({ $letters } caractères) joue la même donne avec les mêmes dés et les mêmes bots, depuis le début. Il ne dit rien de la façon dont ton enquête s’est passée.
library-copy-link = Copier le lien
library-qr = Le lien en code QR
library-no-qr = Ce lien est trop long pour un code QR lisible à l’écran.
library-file = En fichier
library-name = Nommer
library-name-hint = Comment s’appelle-t-elle ?
library-name-this = Garder ce nom
library-named = Nom enregistré.
library-remove = Retirer
library-remove-why = Elle disparaît pour de bon. Enregistre-la d’abord en fichier si tu risques d’en avoir besoin.
library-remove-this = La retirer
library-removed = Enquête retirée.
library-not-now = Plus tard
library-paste = Coller un lien
library-paste-hint = Colle le lien ou le texte d’une enquête
library-take = Importer
library-taken = L’enquête est parmi les tiennes.
library-known = Tu as déjà cette enquête.
library-not-taken = Import impossible : { $why }
library-unreadable = L’enquête { $number } est illisible ({ $why }). On la laisse telle quelle.
library-torn = La dernière entrée de l’enquête { $number } était abîmée. L’enquête reprend à l’entrée d’avant.
library-not-kept = Impossible de garder cette enquête ici : { $why }. Tu peux continuer, mais elle sera perdue à la fermeture de la fenêtre.
library-proof-not-kept = Impossible de garder ici la preuve de cette enquête : { $why }. Enregistre-la depuis l’analyse avant de quitter la table.

lookback-watch = Revoir
replay-back = Un pas en arrière
replay-forth = Un pas en avant
replay-run = Défiler
replay-stop = Arrêter
replay-turn = Tour { $turn }
replay-eyes = Vu par { $name }
replay-eyes-before = Avec les yeux du joueur précédent
replay-eyes-next = Avec les yeux du joueur suivant
replay-play-on = Jouer à partir d’ici
replay-cards = Les cartes de chacun
replay-more = Plus sur ce moment
replay-next-remark = À la remarque suivante
replay-remark = Une remarque sur cet instant
replay-remark-hint = Qu’y a-t-il à dire de cet instant ?
replay-remark-keep = La garder
replay-branch = Depuis le tour { $turn }, autrement

verdict-seal = Sceau de la donne : { $seal }, tel qu’il était au début.
menu-seal = Sceau de la donne : { $seal }. Note-le si tu veux : l’enquête enregistrée l’ouvre, et chacun peut voir qu’aucune carte n’a été échangée.

insight-title = Comment tu joues
insight-why = Toutes les enquêtes jouées sans autre humain sur cet appareil, selon le plus fort des bots de la table. Rien n’en sort.
insight-empty = Rien à compter pour l’instant. Mène une enquête à son terme, et tu verras ici tes bonnes questions et ce que tu as manqué.
insight-all = Tous
insight-people = Humains
insight-cases = Enquêtes
insight-solved = Résolues par toi
insight-speed = Tours pour résoudre
insight-questions = Questions par enquête
insight-skill = Part des meilleures questions
insight-wasted = Questions gâchées
insight-lost = Tours perdus par enquête
insight-luck = Chance par enquête, en bits
insight-missed = Manqué
insight-late = Tours où tu aurais pu accuser
insight-seen = Vu de tes propres yeux
insight-passed = Tous les autres ont passé
insight-counting = En comptant
insight-shown = Montré à quelqu’un d’autre
insight-chain = Chaînes de plusieurs étapes
insight-practise = T’entraîner sur tes points faibles

# The game's words in French: playing together by link.

together-title = Jouer ensemble
together-what = Chacun sur son appareil ou à plusieurs sur un seul, n’importe où. Qui a le lien d’une table s’assied avec toi ; personne n’a besoin de compte.

together-name = Ton nom
together-name-hint = Comment les autres t’appellent
together-server = Serveur
together-server-hint = https://…
together-open = Ouvrir une table
together-be-table = Cet écran est la table
together-be-table-why = Il montre ce que tout le monde voit et rien de secret ; on joue chacun sur son téléphone.
together-table-name = La table
together-join = Rejoindre une table
together-link-hint = Le lien ou les quatre mots
together-enter = Rejoindre
together-chairs = Tables où tu étais
together-chair = { $name } à la table { $room }
together-back = Accueil
together-opening = On ouvre une table…
together-no-server = Aucun serveur n’a répondu. Il en faut un pour une table : vérifie la connexion, ou joue sur cet appareil.
together-bad-server = Ce n’est pas l’adresse d’un serveur. Elle ressemble à https://example.org.
together-bad-link = Ce n’est pas le lien d’une table. Copie en entier le lien que tu as reçu.
together-words-count = { $count ->
    [one] Une table a quatre mots, et en voilà un seul.
   *[other] Une table a quatre mots, et en voilà { $count }.
}
together-words-near = Aucune table n’a le mot « { $word } ». Voulais-tu dire « { $near } » ?
together-words-unknown = Aucune table n’a le mot « { $word } ». Ce sont des mots anglais : redemande-les.
together-words-none = Aucune table ouverte en ce moment n’a ces mots. Redemande-les, ou demande le lien.
together-words-often = Trop d’essais manqués. Attends dix minutes, ou demande le lien.
together-not-opened = Le serveur n’ouvre pas de table pour l’instant ({ $why }). Réessaie dans une minute.

together-connecting = Connexion…
together-again = La connexion est coupée. On réessaie ; rien n’est perdu.
together-ended = { $code ->
    [replaced] Tu as continué dans une autre fenêtre ou sur un autre appareil.
    [kicked] L’hôte t’a fait quitter la table.
    [bad-token] Ta place n’est plus à toi ici. Tu peux entrer en visite.
    [bad-version] Cette page est plus ancienne ou plus récente que le serveur. Recharge-la.
    [full] Il n’y a plus de place pour regarder.
    [no-room] Cette table n’existe pas ici. Redemande le lien.
    [stuck] Le serveur a gardé cette table mais ne peut pas l’ouvrir : son thème a changé, ou son enregistrement est abîmé. Préviens la personne qui s’occupe du serveur.
   *[other] Le serveur de la table a mis fin à la connexion.
}
together-reconnect = Continuer ici
together-anew = Se reconnecter
together-impasse = { $why ->
    [unread] Ce qui se joue ici ne peut pas être montré : le jeu ou le thème est d’une autre version, ou quelque chose est arrivé abîmé. Reconnecte-toi ; si ça ne suffit pas, recharge la page ou mets le jeu à jour.
    [withheld] Le serveur n’a pas donné le thème de la table. Reconnecte-toi dans un instant.
   *[contradicted] Le serveur dit maintenant autre chose qu’avant, et rien n’avance plus ici. Reconnecte-toi ; si ça ne suffit pas, ouvre une autre table.
}
together-line-of = { $name } : { $line }
together-line-beside = Sur cet appareil : { $line }
together-leave = Quitter la table

together-room = Table { $room }
together-invite = Qui ouvre ce lien s’assied avec toi
together-invite-now = Qui ouvre ce lien regarde, ou prend la place d’un bot
together-inviting = Inviter quelqu’un
together-words = À dire au téléphone : { $words }
together-copy = Copier le lien
together-copied = Le lien est copié. Envoie-le à tes amis.
together-copied-own = Ton propre lien est copié : c’est la clé de ta place.
together-qr = Le lien de la table en code QR, à lire avec un téléphone
together-table-join = Scanne ce code et prends place
together-table-words = Ou ouvre { $server } et tape ces quatre mots
together-table-first = Qui prend place en premier prépare l’enquête et la commence.
together-table-here = Un écran montre la table à tout le monde.
together-table-seen = Je vois cet écran d’ici
together-device = Ma place sur un autre appareil
together-device-why = Ce lien est une clé de ta propre place : garde-le pour toi. Il rouvre la place si cet appareil est perdu ou n’a plus de batterie.
together-own-link = Ton propre lien rouvre ta place sur n’importe quel appareil, même quand celui-ci n’a plus de batterie.
together-copy-own = Copier mon propre lien
together-send-own = Me l’envoyer
together-beside-device = La place { BEGINS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} sur un autre appareil
together-people = Autour de la table
together-person = { $name } : { $suspect }
together-bot = { $name } (bot) : { $suspect }
together-with = { $who } ({ $what })
together-you = toi
together-host = hôte
together-is-away = pas là
together-watchers = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
together-sit = Prendre place
together-stand = Se lever
together-beside = Aussi sur cet appareil
together-beside-why = On peut jouer à plusieurs sur un appareil. Il passe de main en main, et un rideau cache ce qui est secret.
together-beside-hint = Son nom
together-beside-sit = Quelqu’un d’autre prend place ici
together-beside-stand = { $name } se lève
together-beside-you = sur cet appareil
together-case = L’enquête
together-bots = Bots
together-fewer-bots = Un bot de moins
together-more-bots = Un bot de plus
together-bot-count = { $count ->
    [0] Aucun bot
    [one] Un bot
   *[other] { $count } bots
}
together-help = Aide maximale du carnet
together-stand-in = Remplacer les absents après
together-after = { $seconds ->
    [30] 30 secondes
    [90] 90 secondes
    [600] 10 minutes
   *[86400] un jour
}
together-limit = Temps par décision
together-limit-none = sans limite
together-blind = Personne ne distribue
together-blind-why = Personne ne distribue : vous mélangez et distribuez entre vous, et même le serveur ne voit aucune carte. De deux à six personnes, sans bots ; qui part pour de bon met fin à l’enquête.
together-watch-delay = Décalage pour qui regarde
together-watch-later = { $minutes ->
    [0] aucun
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
together-term = { $what } : { $how }
together-yes = oui
together-no = non
together-levels = Niveau des bots et des remplaçants
together-start = Lancer l’enquête
together-too-few = { $count ->
    [one] Il manque encore { $count } joueur, humain ou bot.
   *[other] Il manque encore { $count } joueurs, humains ou bots.
}
together-too-many = { $count ->
    [one] Il y a { $count } joueur de trop pour ce thème.
   *[other] Il y a { $count } joueurs de trop pour ce thème.
}
together-door = Plus personne ne s’assied
together-door-why = Qui a une place la garde. Les autres peuvent regarder.
together-waits = { $name } lancera l’enquête.
together-start-away = { $count ->
    [one] Pas là : { $who }. Attends, ou commence sans cette personne.
   *[other] Pas là : { $who }. Attends, ou commence sans ces personnes.
}
together-start-without = Commencer sans attendre : { $who }
together-sharing = Tout le monde mélange…

together-here = Tablée
together-everybody = Tout le monde est là.
together-away = { $count ->
    [one] { $name } n’est plus là depuis { $count } minute.
   *[other] { $name } n’est plus là depuis { $count } minutes.
}
together-away-seconds = { $count ->
    [one] { $name } n’est plus là depuis { $count } seconde.
   *[other] { $name } n’est plus là depuis { $count } secondes.
}
together-away-all = Pas là : { $who }.
together-away-each = { $name } ({ $time })
together-seconds = { $count } s
together-minutes = { $count } min
together-stood-in = Un bot remplace { $name }.
together-paused = L’enquête est en pause.
together-pause = Pause
together-resume = Reprendre
together-nudge = Relancer qui doit jouer
together-nudge-later = Pas là : { $name }. Le rappel viendra au retour.
together-nudged = { $name } t’attend.
together-tab-nudged = Quelqu’un t’attend
together-kick = Exclure { $name }
together-kick-title = Exclure { $name } ?
together-kick-warning = Son lien n’ouvrira plus rien. Pendant une enquête, un bot garde sa place jusqu’au bout.
together-kick-blind = Son lien n’ouvrira plus rien. Sans cette place, aucune carte ne peut être ouverte : l’enquête prend fin, et tout le monde revient à la table.
together-waiting = On attend { $name }.
together-due-you = Dans { $count } s, un bot décide pour toi.
together-due = Dans { $count } s, un bot décide pour { $name }.
together-reacted = { $name } : { $reaction }
reaction = { $reaction ->
    [clap] Bien joué !
    [laugh] Ha !
    [think] Tiens, tiens…
    [gasp] Oh !
    [sigh] Dommage.
    [wave] Bonjour !
    [thanks] Merci !
   *[tea] Prends ton temps.
}

together-claim = C’est ma place
together-claim-asked = On demande à { $host } si c’est ta place. Dis-lui ces mots : { $words }
together-claim-title = Sur un autre appareil, quelqu’un dit : je suis { $name }.
together-claim-words = Ne donne la place qu’à la personne qui te dit ces mots : { $words }
together-claim-give = Donner la place à { $name }
together-claim-deny = Ce n’est pas { $name }
together-claim-line = Quelqu’un demande la place { BEGINS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}. Ouvre la tablée pour répondre.
together-handed = { $by } a rendu à { $name } sa place sur un autre appareil.
together-took-back = { $name } annule son dernier coup.

together-rematch = Encore une
together-another = Une nouvelle affaire se prépare : « { $again } » t’y emmène.
together-fair-checking = On vérifie la donne…
together-fair = La donne était honnête : rejouée et vérifiée ici.
together-fair-undealt = Personne n’a distribué : mélanges, cartes et réponses sont tous venus avec leur preuve, vérifiée ici, comme toute l’enquête.
together-fair-late = Tout s’est passé comme on te l’a dit : rejoué et vérifié ici. La façon dont on a mélangé, ceux qui étaient assis au début la connaissent.
together-elsewhere = { $count ->
    [one] { $count } de tes décisions a été prise
   *[other] { $count } de tes décisions ont été prises
} pendant que cet appareil n’était pas là.
together-given-up = { $count ->
    [one] { $count } départ a été abandonné
   *[other] { $count } départs ont été abandonnés
} auparavant.
together-closed-away = La dernière enquête s’est terminée en ton absence. Elle est maintenant parmi tes enquêtes, avec sa preuve.
together-unfair = Le serveur n’a pas été honnête : { $why }.
together-cheat = { $what ->
    [contradicted] il a dit la même chose de deux façons
    [no-case] ce qu’il a dévoilé n’est pas une enquête qu’on puisse rejouer
    [secret] son secret n’est pas celui sur lequel il s’était engagé
    [share] la part de quelqu’un dans le mélange a été échangée
    [deal] les cartes ne découlent pas du mélange
    [table] la table, le thème ou le sceau ne sont pas ceux qui étaient annoncés
    [event] quelque chose s’est passé autrement que ce qui a été dit
    [my-decision] une de tes décisions a été changée
    [not-mine] une décision a été inventée en ton nom
    [stood-in] il ne dit plus la même chose qu’avant sur les décisions prises par un bot remplaçant
    [took-back] il ne dit plus la même chose qu’avant sur ce qui a été annulé
    [key] il montre pour quelqu’un une autre clé qu’avant, ou aucune
    [unsigned] une décision n’est pas signée par la personne qui l’aurait prise
   *[bot] un bot a fait ce qu’il n’aurait pas fait
}

together-refused = { $code ->
    [bad-name] Un nom compte de 1 à 40 caractères.
    [not-seated] Il faut avoir une place ici pour cela.
    [not-host] Cela revient à l’hôte.
    [case-runs] Une enquête est en cours.
    [no-case] Aucune enquête n’est en cours.
    [not-closed] L’enquête n’est pas encore close.
    [chair-taken] Ce suspect a déjà une place.
    [full] Aucune place n’est libre.
    [no-theme] Le serveur n’a pas ce thème.
    [bad-theme] Ce thème ne peut pas être joué ici : il a des défauts, ou c’est celui qui est choisi. Choisis-en d’abord un autre pour l’apporter à nouveau.
    [out-of-range] On ne peut pas choisir cette durée ou ce nombre.
    [too-few] Il n’y a pas assez de joueurs ici.
    [too-many] Il y a trop de joueurs ici.
    [share-missing] La part de quelqu’un dans le mélange n’est pas arrivée. Réessaie dans un instant.
    [wrong-share] La part de quelqu’un dans le mélange n’est pas celle qui était convenue.
    [stale] C’est déjà décidé.
    [not-yours] C’est à quelqu’un d’autre de jouer.
    [not-offered] Ce n’est pas possible maintenant.
    [paused] L’enquête est en pause.
    [no-person] Il n’y a personne à qui faire cela.
    [unsigned] La signature manque ou ne correspond pas. Recharge la page.
    [needs-dealer] Quand personne ne distribue, on joue de deux à six, sans bots, sans cartes en plus ni pouvoirs.
    [old-program] Le programme de quelqu’un est trop ancien pour une enquête où personne ne distribue. Recharger la page suffit.
    [unproved] Ce qui a été envoyé n’est pas prouvé, et n’a pas été accepté.
    [sent-away] Quelqu’un a été exclu de cette enquête. Jusqu’à la fin, personne ne prend la place d’un bot.
    [unattended] Personne de la partie n’est là. Attends que quelqu’un revienne.
    [somebody-away] Quelqu’un de la table n’est pas là. Attends, ou commence sans cette personne.
    [is-here] Cette personne est de retour.
    [closed] L’hôte ne laisse plus personne s’asseoir.
    [opener] On n’exclut pas qui a ouvert la table.
    [own-secret] Quand personne ne distribue, une place ne s’ouvre qu’avec son propre lien.
    [too-fast] Trop de choses à la fois. Attends une seconde.
    [busy] Le serveur est occupé. Réessaie.
   *[other] Le serveur n’a pas compris. Recharge la page.
}
together-garbled = Ce que le serveur a dit est illisible. Recharge la page, ou mets le jeu à jour.
together-contradicted = Le serveur dit maintenant autre chose qu’avant. Ne continue qu’avec des amis de confiance.
together-false = Le programme { BEGINS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} a affirmé quelque chose de faux. On n’en a pas tenu compte.
together-take = Prendre cette place
together-may-sit = Tu regardes. La place d’un bot peut être la tienne.
together-watching-later = { $minutes ->
    [one] Tu vois tout { $minutes } minute plus tard.
   *[other] Tu vois tout { $minutes } minutes plus tard.
}
together-begun = L’enquête a commencé à ta table.

## A theme of the host’s own
together-theme-going = Le thème est en route vers la table…
together-theme-coming = Le thème de la table est en route…
together-theme-large = Ce thème pèse { $kilobytes } ko compressé ; une table en accepte 1024 au plus. Réduis ses images.
together-theme-pixels = Les images de ce thème ont { $millions } millions de pixels en tout ; une table en accepte { $most } millions au plus. Réduis-les.

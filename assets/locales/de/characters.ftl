# The game's words in German: the ladder, whom one plays against, and the feats and titles.
ladder-title = Gegen wen du spielst
ladder-next = Als Nächstes: { $name }
ladder-none = Wähle, gegen wen du spielst, oder oben eine Stärke für alle Bots.
ladder-record = Gegen { $name } hast du { $won } von { $cases } Fällen gewonnen; an { $name } gingen { $lost }.
ladder-record-none = Noch kein Fall gegen { $name }.
ladder-told = { $name }: { $who }
ladder-says = { $name }: „{ $line }“

character-pip = Pip
character-pip-who = Hakt nur selbst gesehene Karten ab und fragt nach jeder Karte auf dem Blatt, auch nach den eigenen.
character-pip-begin = Ich hab das noch nie gespielt. Wo geht’s lang?
character-pip-won = Gewonnen? Ich? Wirklich?
character-pip-lost = Ach, so geht das!

character-mabel = Mabel
character-mabel-who = Geht im Haus herum und auf dem Blatt nach unten; wer passt, verrät ihr nichts.
character-mabel-begin = Ein Raum nach dem anderen, Herzchen, so putze ich auch.
character-mabel-won = Na, am Ende hatte ich sie alle.
character-mabel-lost = Dabei fehlten mir nur noch drei Räume.

character-percy = Percy
character-percy-who = Weiß, für welche Räume sich der Weg lohnt, und hört nicht hin, wenn jemand passt.
character-percy-begin = Dreißig Jahre bei der Post. Ich kenne jede Abkürzung.
character-percy-won = Zugestellt, und zwar pünktlich.
character-percy-lost = Wieder an der falschen Tür geklingelt.

character-clara = Clara
character-clara-who = Notiert, wer auf ihre eigenen Fragen nicht antworten konnte, und nichts von denen der anderen.
character-clara-begin = Ruhe, bitte. Ich führe eine Liste.
character-clara-won = Es stand alles auf meiner Liste.
character-clara-lost = Ich hätte hören sollen, was die anderen fragen.

character-otto = Otto
character-otto-who = Notiert, wer passt, und was gezeigt wurde, wenn es gleich klar ist; später ist es vergessen.
character-otto-begin = Ein Rädchen greift ins andere. Bitte, fang an.
character-otto-won = Läuft wie ein Uhrwerk.
character-otto-lost = Ich hatte es in der Hand und habe es weggelegt.

character-inez = Inez
character-inez-who = Merkt sich, was andere einander zeigen, und zählt Karten, nimmt aber gern den Umweg.
character-inez-begin = Alles zu Protokoll, bitte.
character-inez-won = Das kommt auf die Titelseite.
character-inez-lost = Mir zuvorgekommen. Von wem weißt du das?

character-hale = Inspektor Hale
character-hale-who = Zieht jeden einfachen Schluss und geht dorthin, wo eine Frage am meisten verrät.
character-hale-begin = Niemand verlässt das Haus.
character-hale-won = Reine Routine.
character-hale-lost = Ich werde dich in meinem Bericht erwähnen.

character-vesper = Madame Vesper
character-vesper-who = Zählt jede mögliche Verteilung, liest in deinen Fragen und wagt die Anklage früh.
character-vesper-begin = Ich wusste, dass du kommst.
character-vesper-won = Du hast es mir selbst gesagt, mit jeder Frage.
character-vesper-lost = Endlich. Ich hatte die Hoffnung fast aufgegeben.

feat-new = Ein Glanzstück: { $feat }
feat-at-once = angeklagt im ersten Zug, in dem man es wissen konnte.
feat-first = gewusst, bevor es sonst jemand wissen konnte.
feat-no-waste = keine Frage vergeudet.
feat-counted = die Antwort durch Zählen gefunden: Hände und was übrig blieb.
feat-overheard = die Antwort in etwas gefunden, was andere einander zeigten.
feat-chain = die Antwort durch eine Kette von fünf oder mehr Schritten gefunden.
feats-count = { $title }: { $count } von { $all } Glanzstücken
title-new = Dein neuer Titel: { $title }.
title-newcomer = Frischling
title-sleuth = Spürnase
title-inspector = Kombinationstalent
title-chief-inspector = Kriminalgenie
title-great-detective = Detektivlegende

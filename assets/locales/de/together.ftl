# The game's words in German: playing together by link.

together-title = Gemeinsam spielen
together-what = Am eigenen Gerät oder mehrere an einem, egal wo. Wer den Link einer Runde hat, setzt sich zu dir; niemand braucht ein Konto.

together-name = Dein Name
together-name-hint = Wie die anderen dich nennen
together-server = Server
together-server-hint = https://…
together-open = Runde eröffnen
together-be-table = Dieser Bildschirm ist der Tisch
together-be-table-why = Er zeigt, was alle sehen, und nichts Geheimes; gespielt wird am eigenen Handy.
together-table-name = Der Tisch
together-join = Einer Runde beitreten
together-link-hint = Der Link oder die vier Wörter
together-enter = Beitreten
together-chairs = Runden, in denen du warst
together-chair = { $name } in Runde { $room }
together-back = Titelbild
together-opening = Eine Runde wird eröffnet …
together-no-server = Kein Server hat geantwortet. Runden brauchen einen: Prüfe die Verbindung oder spiel auf diesem Gerät.
together-bad-server = Das ist keine Serveradresse. Eine sieht so aus: https://example.org.
together-bad-link = Das ist kein Link einer Runde. Kopiere den ganzen Link, den du bekommen hast.
together-words-count = { $count ->
    [one] Eine Runde hat vier Wörter, und das ist eines.
   *[other] Eine Runde hat vier Wörter, und das sind { $count }.
}
together-words-near = „{ $word }“ ist keines der Wörter, die Runden haben. Meinst du „{ $near }“?
together-words-unknown = „{ $word }“ ist keines der Wörter, die Runden haben. Es sind englische: Frag noch einmal nach ihnen.
together-words-none = Keine Runde, die gerade offen ist, hat diese Wörter. Frag noch einmal nach ihnen oder nach dem Link.
together-words-often = Das war zu oft falsch. Warte zehn Minuten oder frag nach dem Link.
together-not-opened = Der Server eröffnet gerade keine Runde ({ $why }). Versuch es in einer Minute noch einmal.

together-connecting = Verbindung wird aufgebaut …
together-again = Die Verbindung ist weg. Sie wird neu aufgebaut; nichts ist verloren.
together-ended = { $code ->
    [replaced] Du hast in einem anderen Fenster oder auf einem anderen Gerät weitergemacht.
    [kicked] Wer die Runde leitet, hat dich weggeschickt.
    [bad-token] Dein Platz gehört dir hier nicht mehr. Du kannst als Gast dazukommen.
    [bad-version] Diese Seite ist älter oder neuer als der Server. Lade sie neu.
    [full] Mehr dürfen nicht zusehen.
    [no-room] Eine solche Runde gibt es hier nicht. Lass dir den Link noch einmal schicken.
    [stuck] Der Server hat diese Runde gespeichert und kann sie nicht öffnen: Ihr Thema ist inzwischen ein anderes, oder ihre Aufzeichnung ist beschädigt. Sag es denen, die den Server betreiben.
   *[other] Der Server der Runde hat die Verbindung beendet.
}
together-reconnect = Hier weitermachen
together-anew = Neu verbinden
together-impasse = { $why ->
    [unread] Was hier gespielt wird, lässt sich nicht zeigen: Das Spiel oder das Thema hat eine andere Version, oder etwas kam beschädigt an. Verbinde dich neu; hilft das nicht, lade die Seite neu oder aktualisiere das Spiel.
    [withheld] Der Server hat das Thema der Runde nicht herausgegeben. Verbinde dich gleich noch einmal neu.
   *[contradicted] Der Server sagt jetzt etwas anderes als vorher, darum geht es hier nicht weiter. Verbinde dich neu; hilft das nicht, eröffne eine andere Runde.
}
together-line-of = { $name }: { $line }
together-line-beside = An diesem Gerät: { $line }
together-leave = Runde verlassen

together-room = Runde { $room }
together-invite = Wer diesen Link öffnet, setzt sich zu dir
together-invite-now = Wer diesen Link öffnet, sieht zu oder übernimmt den Platz eines Bots
together-inviting = Jemanden einladen
together-words = Am Telefon zu sagen: { $words }
together-copy = Link kopieren
together-copied = Der Link ist kopiert. Schick ihn allen, die mitspielen.
together-copied-own = Dein eigener Link ist kopiert: ein Schlüssel zu deinem Platz.
together-qr = Der Link der Runde als QR-Code für die Handykamera
together-table-join = QR-Code scannen und Platz nehmen
together-table-words = Oder { $server } öffnen und diese vier Wörter eingeben
together-table-first = Wer sich zuerst hinsetzt, richtet den Fall ein und beginnt ihn.
together-table-here = Ein Bildschirm zeigt allen den Tisch.
together-table-seen = Ich sehe diesen Bildschirm von hier aus
together-device = Mein Platz auf anderem Gerät
together-device-why = Dieser Link ist ein Schlüssel zu deinem eigenen Platz: Behalte ihn für dich. Er öffnet den Platz wieder, wenn dieses Gerät weg oder sein Akku leer ist.
together-own-link = Dein eigener Link öffnet deinen Platz auf jedem Gerät wieder, auch wenn der Akku von diesem leer ist.
together-copy-own = Meinen Link kopieren
together-send-own = An mich selbst senden
together-beside-device = Platz von { $name } auf anderem Gerät
together-people = Am Tisch
together-person = { $name }: { NAME($suspect, form: "name") }
together-bot = { $name } (Bot): { NAME($suspect, form: "name") }
together-with = { $who } ({ $what })
together-you = du
together-host = leitet
together-is-away = nicht da
together-watchers = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
together-sit = Hinsetzen
together-stand = Aufstehen
together-beside = Auch an diesem Gerät
together-beside-why = Mehrere können sich ein Gerät teilen. Es wird weitergegeben, und ein Vorhang verbirgt, was geheim ist.
together-beside-hint = Wie sie oder er heißt
together-beside-sit = Noch jemand setzt sich hierher
together-beside-stand = { $name } steht auf
together-beside-you = an diesem Gerät
together-case = Der Fall
together-bots = Bots
together-fewer-bots = Ein Bot weniger
together-more-bots = Ein Bot mehr
together-bot-count = { $count ->
    [0] Keine Bots
    [one] Ein Bot
   *[other] { $count } Bots
}
together-help = Höchste Hilfe des Notizblocks
together-stand-in = Wer nicht da ist, wird vertreten nach
together-after = { $seconds ->
    [30] 30 Sekunden
    [90] 90 Sekunden
    [600] 10 Minuten
   *[86400] 1 Tag
}
together-limit = Zeit für eine Entscheidung
together-limit-none = unbegrenzt
together-blind = Niemand teilt aus
together-blind-why = Niemand teilt aus: Ihr mischt und verteilt die Karten unter euch, und nicht einmal der Server sieht eine. Zwei bis sechs Personen, keine Bots; wer für immer geht, beendet den Fall.
together-watch-delay = Verzögerung beim Zusehen
together-watch-later = { $minutes ->
    [0] keine
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
together-term = { $what }: { $how }
together-yes = ja
together-no = nein
together-levels = Bots und Vertretungen spielen als
together-start = Fall starten
together-too-few = { $count ->
    [one] Es fehlt noch jemand: eine Person oder ein Bot.
   *[other] Es fehlen noch { $count }: Personen oder Bots.
}
together-too-many = { $count ->
    [one] Für dieses Thema sitzt hier jemand zu viel.
   *[other] Für dieses Thema sitzen hier { $count } zu viel.
}
together-door = Niemand nimmt mehr Platz
together-door-why = Wer einen Platz hat, behält ihn. Andere können zusehen.
together-waits = { $name } startet den Fall.
together-start-away = { $count ->
    [one] { $who } ist nicht da: Warte oder beginne ohne { $who }.
   *[other] Nicht da: { $who }. Warte oder beginne ohne sie.
}
together-start-without = Ohne { $who } beginnen
together-sharing = Alle mischen mit …

together-here = Runde
together-everybody = Alle sind da.
together-away = { $count ->
    [one] { $name } ist seit einer Minute nicht da.
   *[other] { $name } ist seit { $count } Minuten nicht da.
}
together-away-seconds = { $count ->
    [one] { $name } ist seit einer Sekunde nicht da.
   *[other] { $name } ist seit { $count } Sekunden nicht da.
}
together-away-all = Nicht da: { $who }.
together-away-each = { $name } ({ $time })
together-seconds = { $count } s
together-minutes = { $count } min
together-stood-in = Ein Bot vertritt { $name }.
together-paused = Der Fall ist angehalten.
together-pause = Anhalten
together-resume = Weiter
together-nudge = An den Zug erinnern
together-nudge-later = { $name } ist nicht da und wird bei der Rückkehr erinnert.
together-nudged = { $name } wartet auf dich.
together-tab-nudged = Jemand wartet auf dich
together-kick = { $name } wegschicken
together-kick-title = { $name } wegschicken?
together-kick-warning = Der Link dieser Person öffnet dann nichts mehr. In einem laufenden Fall hat ein Bot ihren Platz bis zum Ende.
together-kick-blind = Der Link dieser Person öffnet dann nichts mehr. Ohne sie lässt sich keine Karte öffnen: Der Fall endet, und alle sind wieder in der Lobby.
together-waiting = Alles wartet auf { $name }.
together-due-you = In { $count } s entscheidet ein Bot für dich.
together-due = In { $count } s entscheidet ein Bot für { $name }.
together-reacted = { $name }: { $reaction }
reaction = { $reaction ->
    [clap] Gut gemacht!
    [laugh] Ha!
    [think] Sieh an …
    [gasp] Oh!
    [sigh] Schade.
    [wave] Hallo!
    [thanks] Danke!
   *[tea] Lass dir Zeit.
}

together-claim = Das ist mein Platz
together-claim-asked = { $host } wird gefragt, ob das dein Platz ist. Sag { $host } diese Wörter: { $words }
together-claim-title = An einem anderen Gerät sagt jemand: Ich bin { $name }.
together-claim-words = Gib den Platz nur, wenn man dir diese Wörter sagt: { $words }
together-claim-give = { $name } den Platz geben
together-claim-deny = Das ist nicht { $name }
together-claim-line = Jemand möchte den Platz von { $name }. Öffne die Runde, um zu antworten.
together-handed = { $by } hat { $name } den Platz an einem anderen Gerät gegeben.
together-took-back = { $name } hat den letzten Zug zurückgenommen.

together-rematch = Noch einmal
together-another = Ein weiterer Fall wird vorbereitet: „{ $again }“ bringt dich hin.
together-fair-checking = Die Verteilung wird geprüft …
together-fair = Die Verteilung war ehrlich: hier nachgespielt und geprüft.
together-fair-undealt = Niemand hat ausgeteilt: Jedes Mischen, jede Karte und jede Antwort kam mit einem Beweis, und der wurde hier geprüft wie der ganze Fall.
together-fair-late = Alles geschah, wie es dir gesagt wurde: hier nachgespielt und geprüft. Wie gemischt wurde, wissen die, die am Anfang hier saßen.
together-elsewhere = { $count ->
    [one] Eine deiner Entscheidungen fiel
   *[other] { $count } deiner Entscheidungen fielen
}, während dieses Gerät nicht da war.
together-given-up = Vorher wurde { $count ->
    [one] ein Start
   *[other] { $count }-mal ein Start
} abgebrochen.
together-closed-away = Der letzte Fall ging zu Ende, während du weg warst. Er liegt jetzt mit seinem Beweis bei deinen Fällen.
together-unfair = Der Server war nicht ehrlich: { $why }.
together-cheat = { $what ->
    [contradicted] Er hat dasselbe auf zwei Arten erzählt
    [no-case] Was er offengelegt hat, ist kein Fall, der sich nachspielen lässt
    [secret] Sein Geheimnis ist nicht das, auf das er festgelegt war
    [share] Ein Beitrag zum Mischen wurde ausgetauscht
    [deal] Die Karten ergeben sich nicht aus dem Mischen
    [table] Tisch, Thema oder Siegel sind andere als angesagt
    [event] Etwas ist anders geschehen, als es erzählt wurde
    [my-decision] Eine deiner Entscheidungen wurde geändert
    [not-mine] In deinem Namen wurde eine Entscheidung erfunden
    [stood-in] Er sagt anders als zuvor, wo ein Bot jemanden vertreten hat
    [took-back] Er sagt anders als zuvor, was zurückgenommen wurde
    [key] Er zeigt für jemanden einen anderen Schlüssel als zuvor, oder keinen
    [unsigned] Eine Entscheidung ist nicht von der Person unterschrieben, die sie getroffen haben soll
   *[bot] Ein Bot hat getan, was er nicht getan hätte
}

together-refused = { $code ->
    [bad-name] Ein Name hat 1 bis 40 Buchstaben.
    [not-seated] Das darf nur, wer hier sitzt.
    [not-host] Das darf nur, wer die Runde leitet.
    [case-runs] Gerade wird ein Fall gespielt.
    [no-case] Gerade wird kein Fall gespielt.
    [not-closed] Der Fall ist noch nicht abgeschlossen.
    [chair-taken] Diese Figur hat schon einen Platz.
    [full] Kein Platz ist frei.
    [no-theme] Der Server hat dieses Thema nicht.
    [bad-theme] Dieses Thema kann hier nicht gespielt werden: Es hat Fehler, oder es ist das, das gespielt werden soll. Um es neu zu bringen, wähle erst ein anderes.
    [out-of-range] Diese Zeit oder Zahl lässt sich nicht wählen.
    [too-few] Hier sitzen zu wenige.
    [too-many] Hier sitzen zu viele.
    [share-missing] Ein Beitrag zum Mischen ist nicht angekommen. Versuch es gleich noch einmal.
    [wrong-share] Ein Beitrag zum Mischen ist nicht der, der festgelegt war.
    [stale] Das ist schon entschieden.
    [not-yours] Jemand anderes ist dran.
    [not-offered] Das geht jetzt nicht.
    [paused] Der Fall ist angehalten.
    [no-person] Da ist niemand, mit dem das geht.
    [unsigned] Die Unterschrift dazu fehlt oder passt nicht. Lade die Seite neu.
    [needs-dealer] Wo niemand austeilt, spielen zwei bis sechs Personen, ohne Bots, Zusatzkarten und Fähigkeiten.
    [old-program] Bei jemandem ist das Programm zu alt für einen Fall, in dem niemand austeilt. Die Seite neu zu laden hilft.
    [unproved] Was gesendet wurde, ist nicht bewiesen und wurde nicht angenommen.
    [sent-away] Aus diesem Fall wurde jemand weggeschickt. Bis zu seinem Ende nimmt niemand den Platz eines Bots.
    [unattended] Niemand, der mitspielt, ist gerade da. Warte, bis jemand zurück ist.
    [somebody-away] Jemand vom Tisch ist nicht da. Warte oder beginne ohne diese Person.
    [is-here] Diese Person ist wieder da.
    [closed] Wer die Runde leitet, lässt gerade niemanden mehr Platz nehmen.
    [opener] Wer die Runde eröffnet hat, lässt sich nicht wegschicken.
    [own-secret] Wo niemand austeilt, öffnet nur der eigene Link einen Platz.
    [too-fast] Zu viel auf einmal. Warte eine Sekunde.
    [busy] Der Server ist beschäftigt. Versuch es noch einmal.
   *[other] Der Server hat das nicht verstanden. Lade die Seite neu.
}
together-garbled = Was der Server gesagt hat, ließ sich nicht lesen. Lade die Seite neu oder aktualisiere das Spiel.
together-contradicted = Der Server sagt jetzt etwas anderes als vorher. Spiel nur mit Leuten weiter, denen du vertraust.
together-false = Das Programm von { $name } hat etwas behauptet, das nicht stimmt. Es wurde nicht angenommen.
together-take = Diesen Platz nehmen
together-may-sit = Du siehst zu. Der Platz eines Bots kann deiner werden.
together-watching-later = { $minutes ->
    [one] Du siehst alles eine Minute später.
   *[other] Du siehst alles { $minutes } Minuten später.
}
together-begun = Der Fall in deiner Runde hat begonnen.

## A theme of the host’s own
together-theme-going = Das Thema ist unterwegs in die Runde …
together-theme-coming = Das Thema der Runde ist unterwegs …
together-theme-large = Dieses Thema ist gepackt { $kilobytes } kB groß; in eine Runde passen höchstens 1024. Verkleinere seine Bilder.
together-theme-pixels = Die Bilder dieses Themas haben zusammen { $millions } Millionen Punkte; in eine Runde passen höchstens { $most } Millionen. Verkleinere sie.

# The game's words in German: screens. Title, setup and verdict.

# What a button is read as of which there are several: "Play on: The Glasshouse at Midnight". What is painted on it comes first.
button-of = { $button }: { $of }

title-name = CANDLESTICK
title-tagline = Ein Krimi bei Kerzenschein
title-resume = Fall fortsetzen
title-resume-line = Zug { $turn }, { $who }
title-resume-who = { $kind ->
    [nobody] { $bots } Bots unter sich
   *[people] { $people }{ $bots ->
        [0] {""}
        [one] {" "}gegen einen Bot
       *[other] {" "}gegen { $bots } Bots
    }
}
title-new-case = Neuer Fall
title-learn = Spielend lernen
title-learn-on = Weiterlernen
title-lessons = Spielanleitung
title-motion = Bewegung: { $pace ->
    [quick] flott
    [reduced] Blenden
    [off] aus
    [system] auto
   *[full] voll
}
title-sound-on = Ton: an
title-sound-off = Ton: aus
title-quit = Beenden
title-cases = { $cases ->
    [0] Deine Fälle
   *[other] Deine Fälle · { $cases }
}
title-foot = Version { $version } · ein Fanprojekt, ohne Bezug zu den Rechteinhabern des Spiels

setup-title = Ein neuer Fall
setup-themes = Was gespielt wird
setup-theme-players = { $least } bis { $most } Personen
setup-seats = Wer mitspielt
setup-seat-told = { $name }: { NAME($suspect, form: "name") }
setup-you-are = Du bist { NAME($suspect, form: "name") }.
setup-bots = Wie gut die Bots spielen
setup-more = Mehr: Gegner, Namen, Optionen, Themen
setup-less = Weniger
setup-order = Gespielt wird in dieser Reihenfolge. Ein Team teilt sich einen Platz: Schreib alle Namen hin, etwa „Ann & Bo“.
setup-add-seat = Noch jemand
setup-fewer-seats = Letzten Platz wegnehmen
setup-told = { $theme }, zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}
setup-count = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}
setup-remove-seat = { $name } wegnehmen
setup-person = Person
setup-bot = Bot
setup-character = Charakter von { $name }: { $character }
persona-plain = Schlicht
persona-plain-why = Spielt, wie es die Stärke vorgibt.
persona-own = Eigen
persona-own-why = Ein Charakter, für den diese Fassung des Spiels keinen Namen hat.
persona-careful = Vorsichtig
persona-careful-why = Klagt nur an, wenn alles sicher ist, und fragt nie nach eigenen Karten.
persona-gambler = Zocker
persona-gambler-why = Klagt an, lange bevor es sicher ist.
persona-fox = Fuchs
persona-fox-why = Fragt gern nach eigenen Karten, um die anderen in die Irre zu führen.
persona-gossip = Plaudertasche
persona-gossip-why = Fragt, wann immer es geht, und hört den anderen gut zu.
persona-dreamer = Träumer
persona-dreamer-why = Überhört vieles, was die anderen einander fragen, und vergisst.
persona-recluse = Eremit
persona-recluse-why = Fragt nur, wenn viel zu erfahren ist.
setup-level-novice = Neuling
setup-level-detective = Detektiv
setup-level-master = Meister
setup-suspect = Andere Figur für { $name } wählen
setup-person-name = Person { $n }
setup-bot-names = Agathe, Basil, Clementine, Dagobert, Esmeralda, Ferdinand, Georgina, Hubertus, Isolde, Jasper
setup-options = Dieser Fall
setup-deck = Mit { NAME($deck, form: "plural") } spielen
setup-powers = Mit Fähigkeiten spielen
setup-powers-why = Alle Verdächtigen haben je eine, einmal im Spiel nutzbar. Die Anleitungen behalten sie auch im Grundspiel bei.
setup-deck-why = Ohne sie ist es das Grundspiel.
setup-deck-two = Zu zweit bleiben die Karten ohnehin draußen.
setup-corner = Die vier Karten in die Eckräume legen
setup-corner-why = Zu zweit liegen vier Karten verdeckt in Räumen; mit den Eckräumen geht der Fall schneller.
setup-seed = Startwert
setup-seed-why = Gleicher Startwert, gleiche Runde, gleicher Fall. Bleibt das Feld leer, wird ausgelost, und niemand kann den Wert erraten.
setup-seed-drawn = Wird ausgelost
setup-start = Fall eröffnen
setup-opens = Der Tisch wird gedeckt …
setup-back = Zurück
setup-fault-seed = Der Startwert ist eine ganze Zahl bis { $most } oder irgendein Wort.
setup-fault-few = Es müssen mindestens { $least } mitspielen.
setup-fault-suspects = Zwei können nicht dieselbe Figur sein.
setup-watching = Keine Person spielt mit: Du siehst zu.

verdict-won = { $name } hat den Fall gelöst
verdict-won-by = { $player }, in { $turns } { $turns ->
    [one] Zug
   *[other] Zügen
}
verdict-lost = Die Tat bleibt ungesühnt
verdict-lost-by = Niemand löste den Fall in { $turns } { $turns ->
    [one] Zug
   *[other] Zügen
}
verdict-sentence = { $has-verbing ->
    [yes] { $suspect } { NUMBER_OF($suspect) ->
        [plural] haben
       *[singular] hat
    } { $in } { $verbing }.
   *[no] { NUMBER_OF($suspect) ->
        [plural] Es waren
       *[singular] Es war
    } { $suspect }, { $with }, { $in }.
}
verdict-known = Wie man es hätte wissen können
verdict-hands = Wer was hatte
verdict-rooms = Verdeckt in Räumen
verdict-side = Am Rand
verdict-face-up = Offen
verdict-again = Noch mal
verdict-new-case = Neuer Fall
verdict-title = Zum Titelbild

differs-title = Was hier anders ist
differs-nothing = Nichts: das Grundspiel.
differs-fixed-steps = Keine Würfel: Jeder Zug hat { $steps } Schritte.
differs-dice = { $count ->
    [one] Ein Würfel statt zwei.
   *[other] { $count } Würfel statt zwei.
}
differs-accuse-centre = Angeklagt wird nur in der Mitte des Hauses.
differs-all-answer = Alle antworten, mit je einer Karte.
differs-asking-optional = In einem Raum darfst du { $question ->
    [ask] fragen
   *[suggest] einen Verdacht äußern
}, musst aber nicht.
differs-not-next-turn = Nie zwei Züge nacheinander im selben Raum { $question ->
    [ask] fragen
   *[suggest] einen Verdacht äußern
}.
differs-stay-when-pulled = Im Raum bleibst du nur, wenn dich jemand mit { $question ->
    [ask] einer Frage
   *[suggest] einem Verdacht
} hergeholt hat.
differs-passage-instead = Geheimgang nehmen statt würfeln.
differs-passage-inside = Ein Geheimgang zählt als ein Schritt des Wurfs.
differs-cross-rooms = Durch Räume darfst du hindurch, je ein Schritt.
differs-pass-tokens = An anderen Figuren kommst du vorbei; keine steht im Weg.
differs-dice-draw = Zeigt ein Würfel das Zeichen, ziehst du { NAME($deck, form: "a") }.
differs-squares-draw = Auf markierten Feldern ziehst du { NAME($deck, form: "a") }.
differs-pulled-draws = Von anderen versetzt? Du darfst { NAME($deck, form: "a") } ziehen.
differs-powers = Alle Verdächtigen haben je eine Fähigkeit, einmal nutzbar.
differs-snooping = Halte auf einer Lupe und linse auf eine fremde Karte.
differs-leftovers = Übrige Karten liegen offen für alle.
differs-room-cards = Zu zweit: { $count } Karten liegen verdeckt in Räumen.
differs-side-cards = Zu zweit: { $count } Karten liegen am Rand; sieh eine an, wenn niemand antworten kann.

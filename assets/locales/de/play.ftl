# The game's words in German: play. Everything said at the table, but for the log.

prompt-roll = Würfle
prompt-roll-or = Würfle oder nimm einen anderen Weg
prompt-start = Wie beginnst du deinen Zug?
prompt-choose-seat = Wen wählst du?
prompt-choose-reveals = Wer deckt für alle eine Karte auf?
prompt-choose-shows = Wer zeigt dir eine Karte?
prompt-snoop = Wem siehst du in die Karten?
prompt-choose-room = In welchen Raum gehst du?
prompt-choose-token = Wessen Figur muss zurück zum Start?
prompt-ask-anywhere = Wer, womit und wo?
prompt-may-draw = Deine Figur wurde versetzt: Ziehst du { NAME($deck, form: "a") }?
prompt-side-card = Niemand konnte antworten: Sieh dir eine Karte am Rand an
prompt-name-card = Nenne eine Karte
prompt-watch = Eine Karte wurde gezeigt: Greifst du ein?
prompt-watch-nothing = Eine Karte wurde gezeigt: Du kannst dazu nichts spielen
prompt-reveal = Decke eine deiner Karten für alle auf
prompt-pass-left = Zeige { $name } heimlich eine deiner Karten
prompt-show-card = Zeige { $name } irgendeine deiner Karten
prompt-move = Wohin gehst du? { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}
prompt-move-no-walk = Zu Fuß kommst du nicht weiter: Was tust du?
prompt-suggest = Wer und womit? Du bist { NAME($in, form: "in") }
prompt-suggest-or-not = Frage oder lass es: Du bist { NAME($in, form: "in") }
prompt-answer = { $cards ->
    [one] Zeige { $name } diese Karte
   *[other] Zeige { $name } eine davon
}
prompt-answer-none = { $none ->
    [cannot-answer] Du kannst nicht antworten: Sag es { $name }
   *[have-none] Du hast keine der drei: Sag es { $name }
}
prompt-answer-none-or = { $none ->
    [cannot-answer] Du kannst nicht antworten: Sag es { $name } oder bluffe
   *[have-none] Du hast keine der drei: Sag es { $name } oder bluffe
}
prompt-conclude = Klage an oder beende deinen Zug
prompt-conclude-play = Spiele eine Karte, klage an oder beende deinen Zug
prompt-conclude-only-play = Spiele eine Karte oder beende deinen Zug
prompt-conclude-only = Beende deinen Zug
prompt-over = Der Fall ist abgeschlossen
prompt-busy = { $name } ist dran …
prompt-busy-mine = Du bist dran …
prompt-you = dir

wait-roll = { $kind ->
    [bot] { $name } holt zum Wurf aus …
   *[person] { $name } muss würfeln
}
wait-choose-seat = { $kind ->
    [bot] { $name } blickt in die Runde …
   *[person] { $name } muss jemanden wählen
}
wait-name-card = { $kind ->
    [bot] { $name } überlegt, welche Karte …
   *[person] { $name } muss eine Karte nennen
}
wait-card = { $kind ->
    [bot] { $name } überlegt …
   *[person] { $name } muss sich entscheiden
}
wait-choose-room = { $kind ->
    [bot] { $name } überlegt, wohin …
   *[person] { $name } muss einen Raum wählen
}
wait-choose-token = { $kind ->
    [bot] { $name } sucht eine Figur zum Zurückschicken …
   *[person] { $name } muss eine Figur wählen
}
wait-show-card = { $kind ->
    [bot] { $name } sucht eine Karte zum Zeigen …
   *[person] { $name } muss eine Karte zeigen
}
wait-may-draw = { $kind ->
    [bot] { $name } darf eine Karte ziehen …
   *[person] { $name } darf eine Karte ziehen, muss aber nicht
}
wait-side-card = { $kind ->
    [bot] { $name } wählt eine Karte am Rand …
   *[person] { $name } muss sich eine Karte am Rand ansehen
}
wait-reveal = { $kind ->
    [bot] { $name } sucht eine Karte zum Aufdecken …
   *[person] { $name } muss eine Karte aufdecken
}
wait-pass-left = { $kind ->
    [bot] { $name } sucht eine Karte für links …
   *[person] { $name } muss nach links eine Karte zeigen
}
wait-move = { $kind ->
    [bot] { $name } überlegt, wohin …
   *[person] { $name } muss einen Weg wählen
}
wait-suggest = { $kind ->
    [bot] { $name } überlegt, wer verdächtig ist …
   *[person] { $name } muss { $question ->
        [ask] eine Frage stellen
       *[suggest] einen Verdacht äußern
    }
}
wait-answer = { $kind ->
    [bot] { $name } sucht eine Antwort für { $asker } …
   *[person] { $name } muss { $asker } antworten
}
wait-conclude = { $kind ->
    [bot] { $name } denkt noch einmal nach …
   *[person] { $name } muss anklagen oder den Zug beenden
}

seat-you = du
seat-out = raus
seat-away = weg
seat-turn = am Zug
seat-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

table-face-up = Offen für alle
table-side = Verdeckt am Rand
table-open-hand = Offene Karten von { $name }
table-revealed = Für alle aufgedeckt
table-deck = { NAME($deck, form: "plural") }: noch { $left }
table-clock = { $title }: { $gone } von { $count } gezogen
table-gone = { $title }: { $gone } von { $count } aus dem Spiel
table-nothing = Nichts liegt offen.
hand-kept = Karten, die du behältst
hand-power = Deine Fähigkeit
hand-power-used = Deine Fähigkeit, genutzt

act-roll = Würfeln
act-end-turn = Zug beenden
act-ask-nothing = Nichts fragen
act-let-pass = Verzichten
act-plays = Karten und Fähigkeiten für diesen Moment
act-play-card = Spielen
act-use-power = Nutzen
act-draw = { NAME($deck, form: "name") } ziehen
act-no-move = Stehen bleiben
act-have-none = { $none ->
    [cannot-answer] Ich kann nicht antworten
   *[have-none] Ich habe keine der drei
}
act-no-draw = Nein, danke
act-no-snoop = Nicht hinsehen
act-side-card = Karte { $place } am Rand
act-side-why = Nur du siehst sie; sie bleibt, wo sie ist.
act-accuse-where = Anklagen darfst du nur { NAME($in, form: "in") }.
act-accuse = Anklagen …
act-give-up = Aufgeben …
act-skip = Vorspulen
act-take-back = Zurücknehmen
act-fast-forward = Weiter bis zum Urteil
act-fast-forward-why = Nur Bots sind noch im Rennen.
board-whole = Das ganze Haus
board-near = So breit wie der Bildschirm
board-reach = Wohin du gehen kannst
board-beyond-left = Weitere Orte links
board-beyond-right = Weitere Orte rechts
board-beyond-up = Weitere Orte oben
board-beyond-down = Weitere Orte unten
sheet-down = Bedienfeld nach unten schieben
sheet-up = Bedienfeld hochholen
act-idle = Dein Notizblock liegt derweil offen: Tippe ein leeres Kästchen an, um etwas zu notieren.
act-idle-plan = Dein Notizblock liegt derweil offen: Tippe ein leeres Kästchen an, um etwas zu notieren. Oder tippe einen Raum an, um deinen nächsten Weg zu planen.
act-watching = Du siehst zu.
act-shared = Jemand anderes entscheidet. Ihr gebt das Gerät weiter, wenn jemand von euch gefragt ist.
act-rooms = Räume in Reichweite
act-through = Oder weiter durch
act-other-ways = Oder auf anderem Weg
act-without-dice = Oder ohne Würfel
act-ways = Wege von hier
act-any-room = Jeder Raum; die Karte erlaubt es
act-passage = Geheimgang
act-join = nebenan
act-stay = bleiben
act-stop = hier halten
act-square-passage = Geheimgang { NAME($place, form: "into") } nehmen
act-pick = Wähle einen Raum oder ein leuchtendes Feld auf dem Plan.
act-pick-square = Wähle ein leuchtendes Feld auf dem Plan.
act-go-planned = Geh wie geplant { NAME($room, form: "into") }
act-walk-planned = Geh wie geplant
plan-room = Geplant: { NAME($room, form: "into") }
plan-square = Dein Weg ist geplant
plan-clear = Doch nicht
board-planned = geplant
board-steps = { $steps } von { $all } Schritten
act-walk-here = Geh hierher
act-go-to = Geh { NAME($room, form: "into") }
act-stay-put = Bleib hier
act-go-on = Weiter durch { NAME($room, form: "acc") }
act-go-on-here = Von hier weiter
act-stop-to-snoop = Hier schnüffeln
act-snoop-on-the-way = Hingehen und unterwegs schnüffeln, nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}
act-square-next = Nächstes Feld
act-square-previous = Voriges Feld
act-who = Wer?
act-with-what = Womit?
act-where = Wo?
act-suggest = { $question ->
    [ask] Fragen
   *[suggest] Verdacht!
}
act-suggest-pick = Wähle eine Person und eine Waffe.
act-suggest-pick-suspect = Wähle eine Person.
act-suggest-pick-weapon = Wähle eine Waffe.
act-suggest-pick-room = Wähle einen Raum.
act-suggest-sentence = { $has-verb ->
    [yes] „{ NUMBER_OF($suspect) ->
        [plural] Haben
       *[singular] Hat
    } { $suspect } { $in } { $verb }?“
   *[no] { $question ->
        [ask] „{ NUMBER_OF($suspect) ->
            [plural] Waren
           *[singular] War
        } es { $suspect }, { $with }, { $in }?“
       *[suggest] „Ich verdächtige { NAME($suspect, form: "acc") }, { $with }, { $in }.“
    }
}
act-show-why = Nur { $name } sieht sie.
act-reveal-why = Alle sehen sie.
act-pass-left-why = Nur { $name } sieht sie.
act-accuse-title = Deine Anklage
act-accuse-warning = Du hast nur eine Anklage. Ist sie falsch, kommst du nicht mehr dran, antwortest aber weiter.
act-accuse-pick = Wähle, wer es war, womit und wo.
act-accuse-sentence = { $has-verbing ->
    [yes] „Ich klage { NAME($suspect, form: "acc") } an, { $in } { $verbing } zu haben.“
   *[no] „Ich klage { NAME($suspect, form: "acc") } an, { $with }, { $in }.“
}
act-accuse-confirm = Anklagen
act-cancel = Noch nicht
act-give-up-title = Aufgeben?
act-give-up-warning = Du bist in diesem Fall aus dem Rennen. Du kommst nicht mehr dran, antwortest aber weiter.
act-give-up-confirm = Aufgeben

asked-nothing = Bisher hat niemand gefragt.
question = { $name } fragt: { $asked }
question-mine = Du fragst: { $asked }
question-asked = { $has-verb ->
    [yes] { NUMBER_OF($suspect) ->
        [plural] Haben
       *[singular] Hat
    } { $suspect } { $in } { $verb }?
   *[no] { $question ->
        [ask] { NUMBER_OF($suspect) ->
            [plural] Waren
           *[singular] War
        } es { $suspect }, { $with }, { $in }?
       *[suggest] { $suspect }, { $with }, { $in }?
    }
}
refutation-none = { $me ->
    [yes] Du { $none ->
        [cannot-answer] kannst nicht antworten
       *[have-none] hast keine davon
    }
   *[no] { $name } { $none ->
        [cannot-answer] kann nicht antworten
       *[have-none] hat keine davon
    }
}
refutation-none-of = { $none ->
    [cannot-answer] Keine Antwort von
   *[have-none] Keine davon bei
} { $names }
refutation-card = { $me ->
    [yes] Du zeigst { NAME($card, form: "acc") }
   *[no] { $name } zeigt { NAME($card, form: "acc") }
}
refutation-a-card = { $name } zeigt eine Karte
refutation-passed-on = { $me ->
    [yes] Du lässt die Frage weitergehen
   *[no] { $name } lässt die Frage weitergehen
}
refutation-refused = { $me ->
    [yes] Du verweigerst die Antwort
   *[no] { $name } verweigert die Antwort
}

hand-title = Deine Karten
hand-watching = Du siehst zu: keine Karten.
hand-shared = Eure Karten sind verdeckt, bis jemand von euch gefragt ist.
log-empty = Noch nichts.
log-none = Davon noch nichts.
log-all = Alles
log-questions = Fragen
log-moves = Wege
log-about = Über …
curtain-title = Gib das Gerät weiter an { NAME($suspect, form: "acc") }
curtain-name = { $name }
curtain-told = { $title }. { $name }.
curtain-why = Diese Entscheidung liegt allein bei { $suspect }. Alle anderen sehen weg.
curtain-button = Ich bin { $name }

rules-search = Regel suchen
rules-none = Keine Regel enthält diese Wörter. Versuch es mit weniger.
rules-title = Regeln
rules-close = Schließen
menu-title = Candlestick
menu-open = Menü
menu-resume = Zurück an den Tisch
menu-rules = Regeln
menu-motion = Bewegung
motion-as-system = Wie im System
menu-leave = Zum Titelbild
menu-leave-why = Der Fall wird gespeichert; du kannst ihn später fortsetzen.
menu-give-up = Aufgeben …

pace-full = Voll
pace-quick = Flott
pace-reduced = Blenden
pace-off = Aus
menu-sound = Ton
sound-off = Aus
sound-volume = { $percent } %
sound-only-my-turn = Nur wenn ich dran bin
sound-ambience = Leise Geräusche des Hauses

banner-turn = { $name } ist dran
banner-turn-mine = Du bist dran
banner-suggested = { $name } { $question ->
    [ask] fragt
   *[suggest] verdächtigt
}
banner-suggested-mine = Du { $question ->
    [ask] fragst
   *[suggest] verdächtigst
}
banner-accused = { $name } klagt an!
banner-accused-mine = Du klagst an!
banner-right = Richtig!
banner-wrong = Falsch!
banner-cannot-refute = { $name } kann nicht antworten
banner-cannot-refute-mine = Du kannst nicht antworten
banner-cannot-refute-several = { $names } können nicht antworten
banner-shown = { $by } zeigt { $to } eine Karte
banner-shown-mine = Du zeigst { $to } eine Karte
banner-shown-to-me = { $by } zeigt dir eine Karte
banner-nobody = Niemand zeigt eine Karte
banner-drawn = { $name } zieht { NAME($deck, form: "a") }
banner-drawn-mine = Du ziehst { NAME($deck, form: "a") }
banner-revealed = { $name } deckt auf
banner-revealed-mine = Du deckst auf
banner-nobody-holds = Niemand hat sie
banner-gave-up = { $name } gibt auf
banner-gave-up-mine = Du gibst auf
banner-stuck = Kein Weg frei
banner-room-card = { $name } sieht sich die Karte { NAME($in, form: "in") } an
banner-room-card-mine = { NAME($in, form: "in") } findest du
banner-peeked = { $by } sieht eine Karte von { $at }
banner-peeked-mine = Du siehst eine Karte von { $at }
banner-case-file = In der Fallakte
banner-named = { $name } nennt
banner-named-mine = Du nennst
banner-nothing-to-show = { $name } hat nichts zu zeigen
banner-nothing-to-show-mine = Du hast nichts zu zeigen
banner-passed-on = { $name } lässt die Frage weitergehen
banner-passed-on-mine = Du lässt die Frage weitergehen
banner-unanswered = { $name } verweigert die Antwort
banner-unanswered-mine = Du verweigerst die Antwort
banner-no-effect = { $name } hat nichts davon
banner-no-effect-mine = Dir bringt das nichts
banner-turn-missed = { $name } setzt aus
banner-turn-missed-mine = Du setzt aus
banner-rolled-off = { $name } würfelt { $steps } um den ersten Zug
banner-rolled-off-mine = Du würfelst { $steps } um den ersten Zug
banner-steps-added = { $name } darf jetzt { $steps } Felder gehen
banner-steps-added-mine = Du darfst jetzt { $steps } Felder gehen
banner-eliminated = { $name } scheidet aus
banner-eliminated-mine = Du scheidest aus
banner-token-sent = { $name } schickt { NAME($suspect, form: "acc") } zurück
banner-token-sent-mine = Du schickst { NAME($suspect, form: "acc") } zurück
banner-chose = { $name } wählt { $to }
banner-chose-mine = Du wählst { $to }
banner-chose-me = { $name } wählt dich
banner-reshuffled = Neu gemischt: { NAME($deck, form: "plural") }
banner-kept = { $name } zieht und behält { NAME($deck, form: "a") }
banner-kept-mine = Du ziehst und behältst { NAME($deck, form: "a") }
banner-card-played = { $name } spielt { NAME($deck, form: "a") }
banner-card-played-mine = Du spielst { NAME($deck, form: "a") }
banner-power-used = { $name } nutzt eine Fähigkeit
banner-power-used-mine = Du nutzt deine Fähigkeit
banner-seen-too = { $name } sieht sie auch
banner-seen-too-mine = Du siehst sie auch
banner-side-card = { $name } sieht sich Karte { $place } am Rand an
banner-side-card-mine = Karte { $place } am Rand

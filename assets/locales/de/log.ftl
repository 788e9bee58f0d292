# The game's words in German: log. One line for each thing that happened, in the present tense.

log-and = und

log-opened = { $me ->
    [yes] Der Fall ist eröffnet, und du beginnst.
   *[no] Der Fall ist eröffnet, und { $name } beginnt.
}
log-opened-lot = { $me ->
    [yes] Der Fall ist eröffnet. Das Los fällt auf dich: Du beginnst.
   *[no] Der Fall ist eröffnet. Das Los fällt auf { $name }: { $name } beginnt.
}
log-opened-with-cards = { $me ->
    [yes] Der Fall ist eröffnet. Je eine Karte liegt verdeckt { NAME($rooms, form: "in") }. Du beginnst.
   *[no] Der Fall ist eröffnet. Je eine Karte liegt verdeckt { NAME($rooms, form: "in") }. { $name } beginnt.
}
log-opened-roll = Der Fall ist eröffnet. Alle würfeln, wer beginnt.
log-opened-side = { $count ->
    [one] Eine Karte liegt
   *[other] { $count } Karten liegen
} verdeckt am Rand.
log-opened-face-up = Offen für alle: { NAME($cards, form: "name") }.
log-rolled-off = { $me ->
    [yes] Du würfelst { $steps }{ $dice } um den ersten Zug.
   *[no] { $name } würfelt { $steps }{ $dice } um den ersten Zug.
}
log-dealt = Deine Karten: { NAME($cards, form: "name") }.
log-turn = { $me ->
    [yes] Zug { $turn }: Du bist dran.
   *[no] Zug { $turn }: { $name } ist dran.
}
log-rolled = { $me ->
    [yes] Du würfelst { $steps }{ $dice }.
   *[no] { $name } würfelt { $steps }{ $dice }.
}
log-drawn = { $me ->
    [yes] Du ziehst { NAME($deck, form: "acc") } „{ $title }“.
   *[no] { $name } zieht { NAME($deck, form: "acc") } „{ $title }“.
}
log-kept = { $me ->
    [yes] Du ziehst und behältst { NAME($deck, form: "a") }.
   *[no] { $name } zieht und behält { NAME($deck, form: "a") }.
}
log-kept-known = { $me ->
    [yes] Du ziehst und behältst { NAME($deck, form: "acc") } „{ $title }“.
   *[no] { $name } zieht und behält { NAME($deck, form: "acc") } „{ $title }“.
}
log-card-played = { $me ->
    [yes] Du spielst { NAME($deck, form: "acc") } „{ $title }“.
   *[no] { $name } spielt { NAME($deck, form: "acc") } „{ $title }“.
}
log-power-used = { $me ->
    [yes] Du nutzt deine Fähigkeit „{ $title }“.
   *[no] { $name } nutzt die Fähigkeit „{ $title }“.
}
log-no-effect = { $me ->
    [yes] Dir bringt das nichts.
   *[no] { $name } hat nichts davon.
}
log-eliminated = { $me ->
    [yes] Deine Zeit ist um: Du scheidest aus, und deine Karten liegen offen: { NAME($cards, form: "name") }.
   *[no] Für { $name } ist die Zeit um: { $name } scheidet aus, und alle Karten liegen offen: { NAME($cards, form: "name") }.
}
log-reshuffled = Die abgelegten { NAME($deck, form: "plural") } werden gemischt: ein neuer Stapel.
log-turn-missed = { $me ->
    [yes] Du setzt einmal aus.
   *[no] { $name } setzt einmal aus.
}
log-steps-added = { $me ->
    [yes] Du darfst jetzt { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit gehen.
   *[no] { $name } darf jetzt { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit gehen.
}
log-token-sent = { $me ->
    [yes] Du schickst { NAME($suspect, form: "acc") } zurück { NAME($room, form: "into") }.
   *[no] { $name } schickt { NAME($suspect, form: "acc") } zurück { NAME($room, form: "into") }.
}
log-token-sent-square = { $me ->
    [yes] Du schickst { NAME($suspect, form: "acc") } zurück zum Start.
   *[no] { $name } schickt { NAME($suspect, form: "acc") } zurück zum Start.
}
log-walked-in = { $me ->
    [yes] Du gehst { NAME($into, form: "into") }.
   *[no] { $name } geht { NAME($into, form: "into") }.
}
log-walked = { $me ->
    [yes] Du gehst { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit.
   *[no] { $name } geht { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit.
}
log-joined = { $me ->
    [yes] Du gehst durch die Verbindungstür { NAME($room, form: "into") }.
   *[no] { $name } geht durch die Verbindungstür { NAME($room, form: "into") }.
}
log-passage = { $me ->
    [yes] Du nimmst den Geheimgang { NAME($room, form: "into") }.
   *[no] { $name } nimmt den Geheimgang { NAME($room, form: "into") }.
}
log-jumped = { $me ->
    [yes] Du gehst geradewegs { NAME($room, form: "into") }; die Karte erlaubt es.
   *[no] { $name } geht geradewegs { NAME($room, form: "into") }; die Karte erlaubt es.
}
log-stayed = { $me ->
    [yes] Du bleibst { NAME($in, form: "in") }.
   *[no] { $name } bleibt { NAME($in, form: "in") }.
}
log-stuck = { $me ->
    [yes] Du kommst nicht vom Fleck.
   *[no] { $name } kommt nicht vom Fleck.
}
log-room-card = { $me ->
    [yes] Du siehst dir die Karte { NAME($in, form: "in") } an.
   *[no] { $name } sieht sich die Karte { NAME($in, form: "in") } an.
}
log-room-card-known = { $me ->
    [yes] Du siehst dir die Karte { NAME($in, form: "in") } an: { NAME($card, form: "name") }.
   *[no] { $name } sieht sich die Karte { NAME($in, form: "in") } an: { NAME($card, form: "name") }.
}
log-suggested = { $me ->
    [yes] Du { $has-verb ->
        [yes] fragst: { NUMBER_OF($suspect) ->
            [plural] Haben
           *[singular] Hat
        } { $suspect } { $in } { $verb }?
       *[no] { $question ->
            [ask] fragst: { NUMBER_OF($suspect) ->
                [plural] Waren
               *[singular] War
            } es { $suspect } { $with } { $in }?
           *[suggest] verdächtigst { NAME($suspect, form: "acc") } { $with } { $in }.
        }
    }
   *[no] { $name } { $has-verb ->
        [yes] fragt: { NUMBER_OF($suspect) ->
            [plural] Haben
           *[singular] Hat
        } { $suspect } { $in } { $verb }?
       *[no] { $question ->
            [ask] fragt: { NUMBER_OF($suspect) ->
                [plural] Waren
               *[singular] War
            } es { $suspect } { $with } { $in }?
           *[suggest] verdächtigt { NAME($suspect, form: "acc") } { $with } { $in }.
        }
    }
}
log-token-pulled = { $suspect } { NUMBER_OF($suspect) ->
    [plural] werden
   *[singular] wird
} { NAME($into, form: "into") } geholt.
log-weapon-pulled = { $weapon } { NUMBER_OF($weapon) ->
    [plural] kommen
   *[singular] kommt
} { NAME($into, form: "into") }.
log-cannot-refute = { $me ->
    [yes] Du { $none ->
        [cannot-answer] kannst nicht antworten.
       *[have-none] hast keine der drei.
    }
   *[no] { $name } { $none ->
        [cannot-answer] kann nicht antworten.
       *[have-none] hat keine der drei.
    }
}
log-shown = { $me ->
    [yes] Du zeigst { $to } eine Karte.
   *[no] { $name } zeigt { $at-me ->
        [yes] dir
       *[no] { $to }
    } eine Karte.
}
log-shown-known = { $me ->
    [yes] Du zeigst { $to } { NAME($card, form: "acc") }.
   *[no] { $name } zeigt { $at-me ->
        [yes] dir
       *[no] { $to }
    } { NAME($card, form: "acc") }.
}
log-shown-freely = { $me ->
    [yes] Du zeigst { $to } eine Karte deiner Wahl.
   *[no] { $name } zeigt { $at-me ->
        [yes] dir
       *[no] { $to }
    } eine Karte nach eigener Wahl.
}
log-shown-freely-known = { $me ->
    [yes] Du zeigst { $to } { NAME($card, form: "acc") }.
   *[no] { $name } zeigt { $at-me ->
        [yes] dir
       *[no] { $to }
    } { NAME($card, form: "acc") }.
}
log-seen-too = { $me ->
    [yes] Du siehst die Karte auch.
   *[no] { $name } sieht die Karte auch.
}
log-seen-too-known = { $me ->
    [yes] Du siehst die Karte auch: { NAME($card, form: "name") }.
   *[no] { $name } sieht die Karte auch: { NAME($card, form: "name") }.
}
log-passed-on = { $me ->
    [yes] Du lässt die Frage weitergehen.
   *[no] { $name } lässt die Frage weitergehen.
}
log-left-unanswered = { $me ->
    [yes] Du lässt die Frage unbeantwortet.
   *[no] { $name } lässt die Frage unbeantwortet.
}
log-side-card = { $me ->
    [yes] Du siehst dir Karte { $place } am Rand an.
   *[no] { $name } sieht sich Karte { $place } am Rand an.
}
log-side-card-known = { $me ->
    [yes] Du siehst dir Karte { $place } am Rand an: { NAME($card, form: "name") }.
   *[no] { $name } sieht sich Karte { $place } am Rand an: { NAME($card, form: "name") }.
}
log-nobody-showed = Niemand zeigt eine Karte.
log-chose = { $me ->
    [yes] Du wählst { $to }.
   *[no] { $name } wählt { $at-me ->
        [yes] dich
       *[no] { $to }
    }.
}
log-named = { $me ->
    [yes] Du nennst { NAME($card, form: "acc") }.
   *[no] { $name } nennt { NAME($card, form: "acc") }.
}
log-revealed = { $me ->
    [yes] Du deckst { NAME($card, form: "acc") } für alle auf.
   *[no] { $name } deckt { NAME($card, form: "acc") } für alle auf.
}
log-nobody-holds = Niemand hat { NAME($card, form: "acc") }.
log-nothing-to-show = { $me ->
    [yes] Du hast keine Karte zum Zeigen.
   *[no] { $name } hat keine Karte zum Zeigen.
}
log-passed-left = { $me ->
    [yes] Du zeigst { $to } heimlich eine Karte.
   *[no] { $name } zeigt { $at-me ->
        [yes] dir
       *[no] { $to }
    } heimlich eine Karte.
}
log-passed-left-known = { $me ->
    [yes] Du zeigst { $to } heimlich { NAME($card, form: "acc") }.
   *[no] { $name } zeigt { $at-me ->
        [yes] dir
       *[no] { $to }
    } heimlich { NAME($card, form: "acc") }.
}
log-peeked = { $me ->
    [yes] Du linst auf eine Karte von { $to }.
   *[no] { $name } linst auf eine { $at-me ->
        [yes] deiner Karten
       *[no] Karte von { $to }
    }.
}
log-peeked-known = { $me ->
    [yes] Du linst auf eine Karte von { $to }: { NAME($card, form: "name") }.
   *[no] { $name } linst auf eine { $at-me ->
        [yes] deiner Karten
       *[no] Karte von { $to }
    }: { NAME($card, form: "name") }.
}
log-accused-right = { $me ->
    [yes] Du klagst { NAME($suspect, form: "acc") } an, { $has-verbing ->
        [yes] { $in } { $verbing } zu haben
       *[no] { $with } { $in }
    } – und hast recht.
   *[no] { $name } klagt { NAME($suspect, form: "acc") } an, { $has-verbing ->
        [yes] { $in } { $verbing } zu haben
       *[no] { $with } { $in }
    } – und hat recht.
}
log-accused-wrong = { $me ->
    [yes] Du klagst { NAME($suspect, form: "acc") } an, { $has-verbing ->
        [yes] { $in } { $verbing } zu haben
       *[no] { $with } { $in }
    } – und liegst falsch.
   *[no] { $name } klagt { NAME($suspect, form: "acc") } an, { $has-verbing ->
        [yes] { $in } { $verbing } zu haben
       *[no] { $with } { $in }
    } – und liegt falsch.
}
log-case-file = { $me ->
    [yes] Du siehst in die Fallakte.
   *[no] { $name } sieht in die Fallakte.
}
log-case-file-known = { $me ->
    [yes] Du siehst in die Fallakte: { $has-verbing ->
        [yes] { $suspect } { NUMBER_OF($suspect) ->
            [plural] haben
           *[singular] hat
        } { $in } { $verbing }
       *[no] { NUMBER_OF($suspect) ->
            [plural] Es waren
           *[singular] Es war
        } { $suspect } { $with } { $in }
    }.
   *[no] { $name } sieht in die Fallakte: { $has-verbing ->
        [yes] { $suspect } { NUMBER_OF($suspect) ->
            [plural] haben
           *[singular] hat
        } { $in } { $verbing }
       *[no] { NUMBER_OF($suspect) ->
            [plural] Es waren
           *[singular] Es war
        } { $suspect } { $with } { $in }
    }.
}
log-gave-up = { $me ->
    [yes] Du gibst auf.
   *[no] { $name } gibt auf.
}
log-solved = { $me ->
    [yes] Du löst den Fall: { $has-verbing ->
        [yes] { $suspect } { NUMBER_OF($suspect) ->
            [plural] haben
           *[singular] hat
        } { $in } { $verbing }
       *[no] { NUMBER_OF($suspect) ->
            [plural] Es waren
           *[singular] Es war
        } { $suspect } { $with } { $in }
    }.
   *[no] { $name } löst den Fall: { $has-verbing ->
        [yes] { $suspect } { NUMBER_OF($suspect) ->
            [plural] haben
           *[singular] hat
        } { $in } { $verbing }
       *[no] { NUMBER_OF($suspect) ->
            [plural] Es waren
           *[singular] Es war
        } { $suspect } { $with } { $in }
    }.
}
log-unsolved = Der Fall bleibt ungelöst. { NUMBER_OF($suspect) ->
    [plural] Es waren
   *[singular] Es war
} { $suspect } { $with } { $in }.

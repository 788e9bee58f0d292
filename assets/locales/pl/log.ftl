# The game's words in Polish: log. One line for each thing that happened, in the present tense.

log-and = i

log-opened = { $me ->
    [yes] Sprawa otwarta. Zaczynasz ty.
   *[no] Sprawa otwarta. Zaczyna { $name }.
}
log-opened-lot = { $me ->
    [yes] Sprawa otwarta. Los wskazuje ciebie: zaczynasz.
   *[no] Sprawa otwarta. Los wskazuje: zaczyna { $name }.
}
log-opened-with-cards = { $me ->
    [yes] Sprawa otwarta. Zakryte karty leżą { NAME($rooms, form: "in") }. Zaczynasz ty.
   *[no] Sprawa otwarta. Zakryte karty leżą { NAME($rooms, form: "in") }. Zaczyna { $name }.
}
log-opened-roll = Sprawa otwarta. Rzut kostkami rozstrzyga, kto zaczyna.
log-opened-side = { $count ->
    [one] Z boku leży jedna zakryta karta.
    [few] Z boku leżą { $count } zakryte karty.
   *[many] Z boku leży { $count } zakrytych kart.
}
log-opened-face-up = Odkryte dla wszystkich: { $cards }.
log-rolled-off = { $me ->
    [yes] Rzucasz o pierwszeństwo: { $steps }{ $dice }.
   *[no] { $name } rzuca o pierwszeństwo: { $steps }{ $dice }.
}
log-dealt = Twoje karty: { $cards }.
log-turn = { $me ->
    [yes] Tura { $turn }: twoja kolej.
   *[no] Tura { $turn }: gra { $name }.
}
log-rolled = { $me ->
    [yes] Wyrzucasz { $steps }{ $dice }.
   *[no] { $name } wyrzuca { $steps }{ $dice }.
}
log-drawn = { $me ->
    [yes] Dobierasz { NAME($deck, form: "acc") }: „{ $title }”.
   *[no] { $name } dobiera { NAME($deck, form: "acc") }: „{ $title }”.
}
log-kept = { $me ->
    [yes] Dobierasz i zatrzymujesz { NAME($deck, form: "acc") }.
   *[no] { $name } dobiera i zatrzymuje { NAME($deck, form: "acc") }.
}
log-kept-known = { $me ->
    [yes] Dobierasz i zatrzymujesz { NAME($deck, form: "acc") }: „{ $title }”.
   *[no] { $name } dobiera i zatrzymuje { NAME($deck, form: "acc") }: „{ $title }”.
}
log-card-played = { $me ->
    [yes] Zagrywasz { NAME($deck, form: "acc") }: „{ $title }”.
   *[no] { $name } zagrywa { NAME($deck, form: "acc") }: „{ $title }”.
}
log-power-used = { $me ->
    [yes] Używasz swojej mocy „{ $title }”.
   *[no] { $name } używa mocy „{ $title }”.
}
log-no-effect = { $me ->
    [yes] Nic ci to nie daje.
   *[no] { $name } nic z tego nie ma.
}
log-eliminated = { $me ->
    [yes] Czas minął: odpadasz z gry i odkrywasz karty: { $cards }.
   *[no] Czas minął: { $name } odpada z gry i odkrywa karty: { $cards }.
}
log-reshuffled = Zużyte karty potasowane. Nowy stos: { NAME($deck, form: "many") }.
log-turn-missed = { $me ->
    [yes] Tracisz turę.
   *[no] { $name } traci turę.
}
log-steps-added = { $me ->
    [yes] Możesz teraz przejść { $steps } { $steps ->
        [one] pole
        [few] pola
       *[many] pól
    }.
   *[no] { $name } może teraz przejść { $steps } { $steps ->
        [one] pole
        [few] pola
       *[many] pól
    }.
}
log-token-sent = { $me ->
    [yes] Odsyłasz { NAME($suspect, form: "acc") } { NAME($room, form: "into") }.
   *[no] { $name } odsyła { NAME($suspect, form: "acc") } { NAME($room, form: "into") }.
}
log-token-sent-square = { $me ->
    [yes] Odsyłasz { NAME($suspect, form: "acc") } na start.
   *[no] { $name } odsyła { NAME($suspect, form: "acc") } na start.
}
log-walked-in = { $me ->
    [yes] Idziesz { $into }.
   *[no] { $name } idzie { $into }.
}
log-walked = { $me ->
    [yes] Przechodzisz { $steps } { $steps ->
        [one] pole
        [few] pola
       *[many] pól
    }.
   *[no] { $name } przechodzi { $steps } { $steps ->
        [one] pole
        [few] pola
       *[many] pól
    }.
}
log-joined = { $me ->
    [yes] Idziesz drzwiami łączącymi { NAME($room, form: "into") }.
   *[no] { $name } idzie drzwiami łączącymi { NAME($room, form: "into") }.
}
log-passage = { $me ->
    [yes] Idziesz tajnym przejściem { NAME($room, form: "into") }.
   *[no] { $name } idzie tajnym przejściem { NAME($room, form: "into") }.
}
log-jumped = { $me ->
    [yes] Dzięki karcie idziesz prosto { NAME($room, form: "into") }.
   *[no] Dzięki karcie { $name } idzie prosto { NAME($room, form: "into") }.
}
log-stayed = { $me ->
    [yes] Zostajesz { $in }.
   *[no] { $name } zostaje { $in }.
}
log-stuck = { $me ->
    [yes] Nie możesz zrobić ani kroku.
   *[no] { $name } nie może zrobić ani kroku.
}
log-room-card = { $me ->
    [yes] Oglądasz kartę, która leży { $in }.
   *[no] { $name } ogląda kartę, która leży { $in }.
}
log-room-card-known = { $me ->
    [yes] Oglądasz kartę, która leży { $in }: { $card }.
   *[no] { $name } ogląda kartę, która leży { $in }: { $card }.
}
log-suggested = { $me ->
    [yes] { $has-verb ->
        [yes] Pytasz: czy { $suspect } { NUMBER_OF($suspect) ->
            [plural] mają
           *[singular] ma
        } na sumieniu { $verb } { $in }?
       *[no] { $question ->
            [ask] Pytasz: czy to { $suspect }, { $with }, { $in }?
           *[suggest] Podejrzewasz, że to { $suspect }, { $with }, { $in }.
        }
    }
   *[no] { $name } { $has-verb ->
        [yes] pyta: czy { $suspect } { NUMBER_OF($suspect) ->
            [plural] mają
           *[singular] ma
        } na sumieniu { $verb } { $in }?
       *[no] { $question ->
            [ask] pyta: czy to { $suspect }, { $with }, { $in }?
           *[suggest] podejrzewa, że to { $suspect }, { $with }, { $in }.
        }
    }
}
log-token-pulled = { $suspect } { NUMBER_OF($suspect) ->
    [plural] trafiają
   *[singular] trafia
} { $into }.
log-weapon-pulled = { $weapon } { NUMBER_OF($weapon) ->
    [plural] trafiają
   *[singular] trafia
} { $into }.
log-cannot-refute = { $me ->
    [yes] { $none ->
        [cannot-answer] Nie możesz odpowiedzieć.
       *[have-none] Nie masz żadnej z trzech.
    }
   *[no] { $name } { $none ->
        [cannot-answer] nie może odpowiedzieć.
       *[have-none] nie ma żadnej z trzech.
    }
}
log-shown = { $me ->
    [yes] Pokazujesz kartę graczowi { $to }.
   *[no] { $name } pokazuje { $at-me ->
        [yes] ci kartę
       *[no] kartę graczowi { $to }
    }.
}
log-shown-known = { $me ->
    [yes] Pokazujesz graczowi { $to } { NAME($card, form: "acc") }.
   *[no] { $name } pokazuje { $at-me ->
        [yes] ci
       *[no] graczowi { $to }
    } { NAME($card, form: "acc") }.
}
log-shown-freely = { $me ->
    [yes] Pokazujesz graczowi { $to } kartę według własnego wyboru.
   *[no] { $name } pokazuje { $at-me ->
        [yes] ci
       *[no] graczowi { $to }
    } kartę według własnego wyboru.
}
log-shown-freely-known = { $me ->
    [yes] Pokazujesz graczowi { $to } { NAME($card, form: "acc") }.
   *[no] { $name } pokazuje { $at-me ->
        [yes] ci
       *[no] graczowi { $to }
    } { NAME($card, form: "acc") }.
}
log-seen-too = { $me ->
    [yes] Ty też widzisz tę kartę.
   *[no] { $name } też widzi tę kartę.
}
log-seen-too-known = { $me ->
    [yes] Ty też widzisz tę kartę: { $card }.
   *[no] { $name } też widzi tę kartę: { $card }.
}
log-passed-on = { $me ->
    [yes] Przepuszczasz pytanie dalej.
   *[no] { $name } przepuszcza pytanie dalej.
}
log-left-unanswered = { $me ->
    [yes] Zostawiasz pytanie bez odpowiedzi.
   *[no] { $name } zostawia pytanie bez odpowiedzi.
}
log-side-card = { $me ->
    [yes] Oglądasz kartę nr { $place } z boku.
   *[no] { $name } ogląda kartę nr { $place } z boku.
}
log-side-card-known = { $me ->
    [yes] Oglądasz kartę nr { $place } z boku: { $card }.
   *[no] { $name } ogląda kartę nr { $place } z boku: { $card }.
}
log-nobody-showed = Nikt nie pokazuje karty.
log-chose = { $me ->
    [yes] Wybierasz gracza { $to }.
   *[no] { $name } wybiera { $at-me ->
        [yes] ciebie
       *[no] gracza { $to }
    }.
}
log-named = { $me ->
    [yes] Wywołujesz kartę: { $card }.
   *[no] { $name } wywołuje kartę: { $card }.
}
log-revealed = { $me ->
    [yes] Odkrywasz przed wszystkimi { NAME($card, form: "acc") }.
   *[no] { $name } odkrywa przed wszystkimi { NAME($card, form: "acc") }.
}
log-nobody-holds = Nikt nie ma { NAME($card, form: "gen") }.
log-nothing-to-show = { $me ->
    [yes] Nie masz czego pokazać.
   *[no] { $name } nie ma czego pokazać.
}
log-passed-left = { $me ->
    [yes] Pokazujesz w sekrecie kartę graczowi { $to }.
   *[no] { $name } pokazuje { $at-me ->
        [yes] ci w sekrecie kartę
       *[no] w sekrecie kartę graczowi { $to }
    }.
}
log-passed-left-known = { $me ->
    [yes] Pokazujesz w sekrecie graczowi { $to } { NAME($card, form: "acc") }.
   *[no] { $name } pokazuje { $at-me ->
        [yes] ci w sekrecie
       *[no] w sekrecie graczowi { $to }
    } { NAME($card, form: "acc") }.
}
log-peeked = { $me ->
    [yes] Podglądasz jedną z kart gracza { $to }.
   *[no] { $name } podgląda jedną z { $at-me ->
        [yes] twoich kart
       *[no] kart gracza { $to }
    }.
}
log-peeked-known = { $me ->
    [yes] Podglądasz jedną z kart gracza { $to }: { $card }.
   *[no] { $name } podgląda jedną z { $at-me ->
        [yes] twoich kart
       *[no] kart gracza { $to }
    }: { $card }.
}
log-accused-right = { $me ->
    [yes] { $has-verbing ->
        [yes] Oskarżasz { NAME($suspect, form: "acc") } o { $verbing } { $in } – i masz rację.
       *[no] Oskarżasz: { $suspect }, { $with }, { $in } – i masz rację.
    }
   *[no] { $name } { $has-verbing ->
        [yes] oskarża { NAME($suspect, form: "acc") } o { $verbing } { $in } – i ma rację.
       *[no] oskarża: { $suspect }, { $with }, { $in } – i ma rację.
    }
}
log-accused-wrong = { $me ->
    [yes] { $has-verbing ->
        [yes] Oskarżasz { NAME($suspect, form: "acc") } o { $verbing } { $in } – i się mylisz.
       *[no] Oskarżasz: { $suspect }, { $with }, { $in } – i się mylisz.
    }
   *[no] { $name } { $has-verbing ->
        [yes] oskarża { NAME($suspect, form: "acc") } o { $verbing } { $in } – i się myli.
       *[no] oskarża: { $suspect }, { $with }, { $in } – i się myli.
    }
}
log-case-file = { $me ->
    [yes] Zaglądasz do koperty.
   *[no] { $name } zagląda do koperty.
}
log-case-file-known = { $me ->
    [yes] Zaglądasz do koperty
   *[no] { $name } zagląda do koperty
}: { $has-verbing ->
    [yes] { $suspect } { NUMBER_OF($suspect) ->
        [plural] mają
       *[singular] ma
    } na sumieniu { $verbing } { $in }.
   *[no] { $suspect }, { NAME($with, form: "the") } i { NAME($in, form: "the") }.
}
log-gave-up = { $me ->
    [yes] Poddajesz się.
   *[no] { $name } się poddaje.
}
log-solved = { $me ->
    [yes] Rozwiązujesz sprawę
   *[no] { $name } rozwiązuje sprawę
}: { $has-verbing ->
    [yes] { $suspect } { NUMBER_OF($suspect) ->
        [plural] mają
       *[singular] ma
    } na sumieniu { $verbing } { $in }.
   *[no] to { $suspect }, { $with }, { $in }.
}
log-unsolved = Sprawa pozostaje nierozwiązana. W kopercie: { $suspect }, { NAME($with, form: "the") } i { NAME($in, form: "the") }.

# The game's words in Polish: play. Everything said at the table, but for the log.

prompt-roll = Rzuć kostkami
prompt-roll-or = Rzuć albo wybierz inną drogę
prompt-start = Wybierz, jak zacząć turę
prompt-choose-seat = Wybierz gracza
prompt-choose-reveals = Kto odkryje kartę przed wszystkimi?
prompt-choose-shows = Kto pokaże ci kartę?
prompt-snoop = Czyje karty podglądasz?
prompt-choose-room = Wybierz pokój, do którego idziesz
prompt-choose-token = Czyj pionek wraca na start?
prompt-ask-anywhere = Kto, czym i gdzie?
prompt-may-draw = Ktoś przeniósł twój pionek: dobierasz { NAME($deck, form: "acc") }?
prompt-side-card = Nikt nie odpowiada: obejrzyj kartę z boku
prompt-name-card = Wywołaj kartę
prompt-watch = Ktoś pokazuje kartę: robisz coś z tym?
prompt-watch-nothing = Ktoś pokazuje kartę: nie masz co na to zagrać
prompt-reveal = Odkryj jedną ze swoich kart przed wszystkimi
prompt-pass-left = Pokaż w sekrecie kartę. Zobaczy ją { $name }
prompt-show-card = Pokaż dowolną kartę. Zobaczy ją { $name }
prompt-move = Wybierz, dokąd idziesz: { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
}
prompt-move-no-walk = Pieszo nigdzie nie dojdziesz: wybierz coś innego
prompt-suggest = Kto i czym? Jesteś { $in }
prompt-suggest-or-not = Pytaj albo nie: jesteś { $in }
prompt-answer = { $cards ->
    [one] Pokaż tę kartę. Zobaczy ją { $name }
   *[other] Pokaż jedną z tych kart. Zobaczy ją { $name }
}
prompt-answer-none = { $none ->
    [cannot-answer] Nie możesz odpowiedzieć: daj znać. Czeka { $name }
   *[have-none] Nie masz żadnej z trzech: daj znać. Czeka { $name }
}
prompt-answer-none-or = { $none ->
    [cannot-answer] Nie możesz odpowiedzieć: daj znać albo blefuj. Czeka { $name }
   *[have-none] Nie masz żadnej z trzech: daj znać albo blefuj. Czeka { $name }
}
prompt-conclude = Oskarż albo zakończ turę
prompt-conclude-play = Zagraj kartę, oskarż albo zakończ turę
prompt-conclude-only-play = Zagraj kartę albo zakończ turę
prompt-conclude-only = Zakończ turę
prompt-over = Sprawa zamknięta
prompt-busy = Gra { $name }…
prompt-busy-mine = Twoja kolej…
prompt-you = ty

wait-roll = { $kind ->
    [bot] { $name } sięga po kostki…
   *[person] { $name }: rzut kostkami
}
wait-choose-seat = { $kind ->
    [bot] { $name } przygląda się graczom…
   *[person] { $name }: wybór gracza
}
wait-name-card = { $kind ->
    [bot] { $name } zastanawia się, którą kartę wywołać…
   *[person] { $name }: wywołanie karty
}
wait-card = { $kind ->
    [bot] { $name } myśli…
   *[person] { $name }: decyzja
}
wait-choose-room = { $kind ->
    [bot] { $name } wybiera drogę…
   *[person] { $name }: wybór pokoju
}
wait-choose-token = { $kind ->
    [bot] { $name } wybiera pionek do odesłania…
   *[person] { $name }: wybór pionka
}
wait-show-card = { $kind ->
    [bot] { $name } wybiera kartę do pokazania…
   *[person] { $name }: pokazanie karty
}
wait-may-draw = { $kind ->
    [bot] { $name } może dobrać kartę…
   *[person] { $name }: dobrać kartę czy nie
}
wait-side-card = { $kind ->
    [bot] { $name } wybiera kartę z boku…
   *[person] { $name }: karta z boku
}
wait-reveal = { $kind ->
    [bot] { $name } wybiera kartę do odkrycia…
   *[person] { $name }: odkrycie karty
}
wait-pass-left = { $kind ->
    [bot] { $name } wybiera kartę dla sąsiada…
   *[person] { $name }: karta dla gracza z lewej
}
wait-move = { $kind ->
    [bot] { $name } zastanawia się, dokąd iść…
   *[person] { $name }: wybór drogi
}
wait-suggest = { $kind ->
    [bot] { $name } zastanawia się, kogo podejrzewać…
   *[person] { $name }: { $question ->
        [ask] pytanie
       *[suggest] podejrzenie
    }
}
wait-answer = { $kind ->
    [bot] { $name } szuka odpowiedzi. Pyta { $asker }…
   *[person] { $name }: odpowiedź. Pyta { $asker }
}
wait-conclude = { $kind ->
    [bot] { $name } rozważa, co dalej…
   *[person] { $name }: oskarżenie lub koniec tury
}

seat-you = ty
seat-out = odpada
seat-away = nie ma
seat-turn = gra
seat-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}

table-face-up = Odkryte dla wszystkich
table-side = Zakryte z boku
table-open-hand = Odkryte karty: { $name }
table-revealed = Odkryte w trakcie gry
table-deck = { NAME($deck, form: "many") } – w stosie: { $left }
table-clock = { $title }: dobrano { $gone } z { $count }
table-gone = { $title }: { $gone } z { $count } poza grą
table-nothing = Nic nie leży odkryte.
hand-kept = Karty na później
hand-power = Twoja moc
hand-power-used = Twoja moc, już użyta

act-roll = Rzuć
act-end-turn = Koniec tury
act-ask-nothing = O nic nie pytam
act-let-pass = Przepuszczam
act-plays = Karty i moce na tę chwilę
act-play-card = Zagraj
act-use-power = Użyj
act-draw = Dobierz { NAME($deck, form: "acc") }
act-no-move = Nie ruszam się
act-have-none = { $none ->
    [cannot-answer] Nie mogę odpowiedzieć
   *[have-none] Nie mam żadnej z trzech
}
act-no-draw = Nie, dziękuję
act-no-snoop = Nie podglądam
act-side-card = Karta nr { $place } z boku
act-side-why = Zobaczysz ją tylko ty; karta zostaje na miejscu.
act-accuse-where = Oskarżać można tylko { $in }.
act-accuse = Oskarżam…
act-give-up = Poddaję się…
act-skip = Przewiń
act-take-back = Wycofaj decyzję
act-fast-forward = Graj do rozwiązania
act-fast-forward-why = W wyścigu zostały same boty.
board-whole = Cały dom
board-near = Na szerokość ekranu
board-reach = Dokąd możesz iść
board-beyond-left = Więcej miejsc po lewej
board-beyond-right = Więcej miejsc po prawej
board-beyond-up = Więcej miejsc wyżej
board-beyond-down = Więcej miejsc niżej
sheet-down = Opuść panel
sheet-up = Podnieś panel
act-idle = Tymczasem notes czeka: dotknij pustej kratki i wpisz coś ołówkiem.
act-idle-plan = Tymczasem notes czeka: dotknij pustej kratki i wpisz coś ołówkiem. Albo dotknij pokoju i zaplanuj drogę.
act-watching = Oglądasz grę.
act-shared = Decyduje ktoś inny. Przekażecie urządzenie, gdy przyjdzie kolej na kogoś z was.
act-rooms = Pokoje w zasięgu
act-through = Albo idź dalej
act-other-ways = Albo inna droga
act-without-dice = Albo bez kostek
act-ways = Drogi stąd
act-any-room = Karta prowadzi do każdego pokoju
act-passage = przejście
act-join = obok
act-stay = zostań
act-stop = zostań tu
act-square-passage = Idź przejściem { NAME($place, form: "into") }
act-pick = Wybierz pokój albo podświetlone miejsce na planszy.
act-pick-square = Wybierz podświetlone pole na planszy.
act-go-planned = Zgodnie z planem { NAME($room, form: "into") }
act-walk-planned = Idź zgodnie z planem
plan-room = W planie: { NAME($room, form: "acc") }
plan-square = Droga jest w planie
plan-clear = Już nie
board-planned = w planie
board-steps = kroki: { $steps } z { $all }
act-walk-here = Idź tutaj
act-go-to = Idź { NAME($room, form: "into") }
act-stay-put = Zostań tutaj
act-go-on = Idź dalej przez { NAME($room, form: "acc") }
act-go-on-here = Idź stąd dalej
act-stop-to-snoop = Stań i podglądaj
act-snoop-on-the-way = Idź tam, a po { $steps ->
    [one] jednym kroku
   *[other] { $steps } krokach
} podglądaj po drodze
act-square-next = Następne pole
act-square-previous = Poprzednie pole
act-who = Kto?
act-with-what = Czym?
act-where = Gdzie?
act-suggest = { $question ->
    [ask] Pytam
   *[suggest] Podejrzewam
}
act-suggest-pick = Wybierz, kto i czym.
act-suggest-pick-suspect = Wybierz, kto.
act-suggest-pick-weapon = Wybierz, czym.
act-suggest-pick-room = Wybierz, gdzie.
act-suggest-sentence = { $has-verb ->
    [yes] „Czy { $suspect } { NUMBER_OF($suspect) ->
        [plural] mają
       *[singular] ma
    } na sumieniu { $verb } { $in }?”
   *[no] { $question ->
        [ask] „Czy to { $suspect }, { $with }, { $in }?”
       *[suggest] „Podejrzewam, że to { $suspect }, { $with }, { $in }.”
    }
}
act-show-why = Zobaczy ją tylko { $name }.
act-reveal-why = Zobaczą ją wszyscy.
act-pass-left-why = Zobaczy ją tylko { $name }.
act-accuse-title = Twoje oskarżenie
act-accuse-warning = Oskarżyć możesz tylko raz. Jeśli się pomylisz, nie masz już swoich tur, ale nadal odpowiadasz.
act-accuse-pick = Wybierz, kto, czym i gdzie.
act-accuse-sentence = { $has-verbing ->
    [yes] „Oskarżam { NAME($suspect, form: "acc") } o { $verbing } { $in }.”
   *[no] „Oskarżam: { $suspect }, { $with }, { $in }.”
}
act-accuse-confirm = Oskarżam
act-cancel = Jeszcze nie
act-give-up-title = Poddajesz się?
act-give-up-warning = Wycofujesz się z tej sprawy. Nie masz już swoich tur, ale nadal odpowiadasz innym.
act-give-up-confirm = Poddaję się

asked-nothing = Nikt jeszcze o nic nie pytał.
question = { $name } pyta: { $asked }
question-mine = Pytasz: { $asked }
question-asked = { $has-verb ->
    [yes] czy { $suspect } { NUMBER_OF($suspect) ->
        [plural] mają
       *[singular] ma
    } na sumieniu { $verb } { $in }?
   *[no] { $question ->
        [ask] czy to { $suspect }, { $with }, { $in }?
       *[suggest] { $suspect }, { $with }, { $in }?
    }
}
refutation-none = { $me ->
    [yes] { $none ->
        [cannot-answer] Nie możesz odpowiedzieć
       *[have-none] Nie masz żadnej z nich
    }
   *[no] { $name } { $none ->
        [cannot-answer] nie może odpowiedzieć
       *[have-none] nie ma żadnej z nich
    }
}
refutation-none-of = { $none ->
    [cannot-answer] Bez odpowiedzi
   *[have-none] Bez karty
}: { $names }
refutation-card = { $me ->
    [yes] Pokazujesz { NAME($card, form: "acc") }
   *[no] { $name } pokazuje { NAME($card, form: "acc") }
}
refutation-a-card = { $name } pokazuje kartę
refutation-passed-on = { $me ->
    [yes] Przepuszczasz pytanie dalej
   *[no] { $name } przepuszcza pytanie dalej
}
refutation-refused = { $me ->
    [yes] Nie odpowiadasz
   *[no] { $name } nie odpowiada
}

hand-title = Twoje karty
hand-watching = Oglądasz grę: bez kart.
hand-shared = Wasze karty są zakryte, dopóki nie przyjdzie kolej na kogoś z was.
log-empty = Jeszcze nic.
log-none = Na razie nic takiego.
log-all = Całość
log-questions = Pytania
log-moves = Ruchy
log-about = Temat…
curtain-title = Urządzenie bierze { $suspect }
curtain-name = { $name }
curtain-told = { $title }. { $name }.
curtain-why = Tę decyzję podejmuje tylko { $suspect }. Reszta patrzy gdzie indziej.
curtain-button = To ja, { $name }

rules-search = Szukaj w zasadach
rules-none = W zasadach nie ma tych słów. Wpisz mniej.
rules-title = Zasady
rules-close = Zamknij
menu-title = Candlestick
menu-open = Menu
menu-resume = Wróć do stołu
menu-rules = Zasady
menu-motion = Animacje
motion-as-system = Jak w systemie
menu-leave = Do ekranu tytułowego
menu-leave-why = Sprawa jest zapisana; możesz do niej wrócić.
menu-give-up = Poddaję się…

pace-full = Pełne
pace-quick = Szybkie
pace-reduced = Zanikanie
pace-off = Brak
menu-sound = Dźwięk
sound-off = Wył.
sound-volume = { $percent }%
sound-only-my-turn = Tylko gdy gram ja
sound-ambience = Ciche odgłosy domu

banner-turn = Gra { $name }
banner-turn-mine = Twoja kolej
banner-suggested = { $name } { $question ->
    [ask] pyta
   *[suggest] podejrzewa
}
banner-suggested-mine = { $question ->
    [ask] Pytasz
   *[suggest] Podejrzewasz
}
banner-accused = { $name } oskarża!
banner-accused-mine = Oskarżasz!
banner-right = Trafione!
banner-wrong = Pudło!
banner-cannot-refute = { $name } nie może odpowiedzieć
banner-cannot-refute-mine = Nie możesz odpowiedzieć
banner-cannot-refute-several = Bez odpowiedzi: { $names }
banner-shown = { $by } pokazuje kartę graczowi { $to }
banner-shown-mine = Pokazujesz kartę graczowi { $to }
banner-shown-to-me = { $by } pokazuje ci kartę
banner-nobody = Nikt nie pokazuje karty
banner-drawn = { $name } dobiera { NAME($deck, form: "acc") }
banner-drawn-mine = Dobierasz { NAME($deck, form: "acc") }
banner-revealed = { $name } odkrywa
banner-revealed-mine = Odkrywasz
banner-nobody-holds = Nikt jej nie ma
banner-gave-up = { $name } się poddaje
banner-gave-up-mine = Poddajesz się
banner-stuck = Nie ma dokąd iść
banner-room-card = { $name } ogląda kartę { $in }
banner-room-card-mine = Znalezisko { $in }
banner-peeked = { $by } podgląda kartę gracza { $at }
banner-peeked-mine = Podglądasz kartę gracza { $at }
banner-case-file = W kopercie
banner-named = { $name } wywołuje
banner-named-mine = Wywołujesz
banner-nothing-to-show = { $name } nie ma czego pokazać
banner-nothing-to-show-mine = Nie masz czego pokazać
banner-passed-on = { $name } przepuszcza pytanie dalej
banner-passed-on-mine = Przepuszczasz pytanie dalej
banner-unanswered = { $name } nie odpowiada
banner-unanswered-mine = Nie odpowiadasz
banner-no-effect = { $name } nic z tego nie ma
banner-no-effect-mine = Nic ci to nie daje
banner-turn-missed = { $name } traci turę
banner-turn-missed-mine = Tracisz turę
banner-rolled-off = { $name } rzuca o pierwszeństwo: { $steps }
banner-rolled-off-mine = Rzucasz o pierwszeństwo: { $steps }
banner-steps-added = { $name } może teraz przejść { $steps }
banner-steps-added-mine = Możesz teraz przejść { $steps }
banner-eliminated = { $name } odpada z gry
banner-eliminated-mine = Odpadasz z gry
banner-token-sent = { $name } odsyła { NAME($suspect, form: "acc") }
banner-token-sent-mine = Odsyłasz { NAME($suspect, form: "acc") }
banner-chose = { $name } wybiera gracza { $to }
banner-chose-mine = Wybierasz gracza { $to }
banner-chose-me = { $name } wybiera ciebie
banner-reshuffled = Znów potasowane: { NAME($deck, form: "many") }
banner-kept = { $name } zatrzymuje { NAME($deck, form: "acc") }
banner-kept-mine = Zatrzymujesz { NAME($deck, form: "acc") }
banner-card-played = { $name } zagrywa { NAME($deck, form: "acc") }
banner-card-played-mine = Zagrywasz { NAME($deck, form: "acc") }
banner-power-used = { $name } używa mocy
banner-power-used-mine = Używasz mocy
banner-seen-too = { $name } też ją widzi
banner-seen-too-mine = Ty też ją widzisz
banner-side-card = { $name } ogląda kartę nr { $place } z boku
banner-side-card-mine = Karta nr { $place } z boku

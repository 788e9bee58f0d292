# The game's words in Polish: screens. Title, setup and verdict.

# What a button is read as of which there are several: "Play on: The Glasshouse at Midnight". What is painted on it comes first.
button-of = { $button }: { $of }

title-name = CANDLESTICK
title-tagline = Kryminał przy świecy
title-resume = Wróć do sprawy
title-resume-line = Tura { $turn }, { $who }
title-resume-who = { $kind ->
    [nobody] { $bots } { $bots ->
        [one] bot
        [few] boty
       *[many] botów
    } między sobą
   *[people] { $people }{ $bots ->
        [0] {""}
        [one] {" "}kontra bot
        [few] {" "}kontra { $bots } boty
       *[many] {" "}kontra { $bots } botów
    }
}
title-new-case = Nowa sprawa
title-learn = Naucz się, grając
title-learn-on = Ucz się dalej
title-lessons = Jak grać
title-motion = Animacje: { $pace ->
    [quick] szybkie
    [reduced] zanikanie
    [off] brak
    [system] auto
   *[full] pełne
}
title-sound-on = Dźwięk: wł.
title-sound-off = Dźwięk: wył.
title-quit = Wyjdź
title-cases = { $cases ->
    [0] Twoje sprawy
   *[other] Twoje sprawy · { $cases }
}
title-foot = Wersja { $version } · projekt fanów, bez związku z właścicielami gry, której składa hołd

setup-title = Nowa sprawa
setup-themes = W co gramy
setup-theme-players = Gracze: { $least }–{ $most }
setup-seats = Kto gra
setup-seat-told = { $name }: { $suspect }
setup-you-are = Grasz jako { $suspect }.
setup-bots = Jak dobrze grają boty
setup-more = Więcej: rywale, imiona, opcje, motywy
setup-less = Mniej
setup-order = Gra toczy się w tej kolejności. Drużyna ma jedno miejsce: wpisz wszystkie imiona, na przykład „Ania i Bolek”.
setup-add-seat = Dodaj gracza
setup-fewer-seats = Usuń ostatniego gracza
setup-told = { $theme }, { $count } { $count ->
    [one] gracz
    [few] graczy
   *[many] graczy
}
setup-count = { $count } { $count ->
    [one] gracz
    [few] graczy
   *[many] graczy
}
setup-remove-seat = Usuń: { $name }
setup-person = Człowiek
setup-bot = Bot
setup-character = Charakter – { $name }: { $character }
persona-plain = Zwykły
persona-plain-why = Gra zgodnie ze swoim poziomem.
persona-own = Własny
persona-own-why = Charakter, na który ta wersja gry nie ma nazwy.
persona-careful = Ostrożny
persona-careful-why = Oskarża, tylko gdy ma pewność, i nigdy nie pyta o własne karty.
persona-gambler = Hazardzista
persona-gambler-why = Oskarża, na długo zanim ma pewność.
persona-fox = Lis
persona-fox-why = Chętnie pyta o własne karty, żeby zmylić innych.
persona-gossip = Plotkarz
persona-gossip-why = Pyta, kiedy tylko może, i dobrze słucha innych.
persona-dreamer = Marzyciel
persona-dreamer-why = Przeocza wiele z tego, o co pytają inni, i zapomina.
persona-recluse = Odludek
persona-recluse-why = Pyta tylko wtedy, gdy można się wiele dowiedzieć.
setup-level-novice = Nowicjusz
setup-level-detective = Detektyw
setup-level-master = Mistrz
setup-suspect = Inna postać dla: { $name }
setup-person-name = Gracz { $n }
setup-bot-names = Agata, Bazyli, Klementyna, Dionizy, Esmeralda, Fabian, Genowefa, Hipolit, Izolda, Jacenty
setup-options = Ta sprawa
setup-deck = W grze: { NAME($deck, form: "many") }
setup-powers = W grze: moce
setup-powers-why = Każda postać ma jedną, do użycia raz na grę. Według instrukcji zostają też w grze podstawowej.
setup-deck-why = Wyłącz, a zagrasz w grę podstawową, bez nich.
setup-deck-two = Gdy gra dwoje, tych kart i tak nie ma.
setup-corner = Połóż cztery karty w pokojach narożnych
setup-corner-why = Gdy gra dwoje, w pokojach leżą cztery zakryte karty; w narożnych sprawa toczy się szybciej.
setup-seed = Ziarno
setup-seed-why = To samo ziarno i ci sami gracze dają tę samą sprawę. Puste pole: ziarno się losuje i nikt go nie zgadnie.
setup-seed-drawn = Losowe
setup-start = Otwórz sprawę
setup-opens = Przygotowujemy stół…
setup-back = Wróć
setup-fault-seed = Ziarno to liczba całkowita do { $most } albo dowolne słowo.
setup-fault-few = Potrzeba co najmniej { $least } graczy.
setup-fault-suspects = Dwóch graczy nie może być tą samą postacią.
setup-watching = Grają same boty: będziesz oglądać.

verdict-won = { $name } rozwiązuje sprawę
verdict-won-by = { $player }, w { $turns } { $turns ->
    [one] turę
    [few] tury
   *[many] tur
}
verdict-lost = Sprawca się wymyka
verdict-lost-by = Bez rozwiązania przez { $turns } { $turns ->
    [one] turę
    [few] tury
   *[many] tur
}
verdict-sentence = { $has-verbing ->
    [yes] { NAME($suspect, form: "name") } { NUMBER_OF($suspect) ->
        [plural] mają
       *[singular] ma
    } na sumieniu { $verbing } { $in }.
   *[no] To { $suspect }, { $with }, { $in }.
}
verdict-known = Jak można było na to wpaść
verdict-hands = Kto co miał
verdict-rooms = Zakryte w pokojach
verdict-side = Z boku
verdict-face-up = Odkryte
verdict-again = Od nowa
verdict-new-case = Nowa sprawa
verdict-title = Ekran tytułowy

differs-title = Czym się różni
differs-nothing = Niczym: zwykła gra.
differs-fixed-steps = Bez kostek: w każdej turze { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
}.
differs-dice = { $count ->
    [one] Jedna kostka zamiast dwóch.
    [few] { $count } kostki zamiast dwóch.
   *[many] { $count } kostek zamiast dwóch.
}
differs-accuse-centre = Oskarżenia tylko w środku domu.
differs-all-answer = Odpowiadają wszyscy, każdy jedną kartą.
differs-asking-optional = W pokoju możesz { $question ->
    [ask] pytać
   *[suggest] rzucić podejrzenie
}, ale nie musisz.
differs-not-next-turn = W tym samym pokoju żadnych { $question ->
    [ask] pytań
   *[suggest] podejrzeń
} dwie tury z rzędu.
differs-stay-when-pulled = W pokoju zostajesz tylko wtedy, gdy trafiasz tam przez cudze { $question ->
    [ask] pytanie
   *[suggest] podejrzenie
}.
differs-passage-instead = Tajne przejście zamiast rzutu.
differs-passage-inside = Tajne przejście to jeden krok z rzutu.
differs-cross-rooms = Przez pokoje można przejść, każdy to jeden krok.
differs-pass-tokens = Inne pionki można mijać; żaden nie zagradza drogi.
differs-dice-draw = Znak na kostce: dobierasz { NAME($deck, form: "acc") }.
differs-squares-draw = Pole ze znakiem: dobierasz { NAME($deck, form: "acc") }.
differs-pulled-draws = Ktoś przeniósł twój pionek? Możesz dobrać { NAME($deck, form: "acc") }.
differs-powers = Każda postać ma moc, do użycia raz.
differs-snooping = Przystań przy lunecie i podejrzyj czyjąś kartę.
differs-leftovers = Karty, które zostały, leżą odkryte dla wszystkich.
differs-room-cards = Dwoje graczy: { $count } { $count ->
    [one] zakryta karta
    [few] zakryte karty
   *[many] zakrytych kart
} w pokojach.
differs-side-cards = Dwoje graczy: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
} z boku; oglądasz jedną, gdy nikt nie odpowiada.

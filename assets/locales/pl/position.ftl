# The game's words in Polish: a case at a real table, with paper and cards.
title-position = Przy prawdziwym stole
position-title = Sprawa przy prawdziwym stole
position-line = { $theme } · zapisuj, co się dzieje; notes pokaże wszystko, co można wiedzieć
position-prompt = Co się dzieje? Wybierz, kto pyta, o kogo, czym i gdzie, a potem odpowiedzi wszystkich.
position-prompt-lay = Kto gra, ile kart mają gracze i które są twoje?
position-leave = Ekran tytułowy
position-more = Więcej
position-close = Zamknij

position-theme = Gramy kartami z motywu
position-begun-why = Inny motyw lub inna liczba graczy zaczyna nową sprawę; „Cofnij” przywraca tę.
position-players = Kto gra i ile ma kart
position-players-why = W kolejności gry. Gdy kart nie da się podzielić równo, kto dostaje pierwszy, ma o jedną więcej: popraw to przez − i +.
position-me = Ja
position-fewer-cards = Jedna karta mniej: { $name }
position-more-cards = Jedna karta więcej: { $name }
position-my-hand = Moje karty: { $found } z { $wanted }
position-face-up = Odkryte na stole: { $found } z { $wanted }
position-rooms = Pokoje z zakrytą kartą: { $count }
position-side = { $count ->
    [one] Z boku leży jedna zakryta karta.
    [few] Z boku leżą { $count } zakryte karty.
   *[many] Z boku leży { $count } zakrytych kart.
}
position-begin = Zacznij
position-go-on = Dalej
position-fault-seat = Naciśnij „Ja” przy sobie.
position-fault-twice = Ta karta jest i u ciebie, i wśród odkrytych: { $card }.
position-fault-hand = Masz { $wanted ->
    [one] jedną kartę
    [few] { $wanted } karty
   *[many] { $wanted } kart
}; wybrane: { $found }.
position-fault-places = Ręce, koperta i stół wymagają { $placed } kart, a wszystkich jest { $all }.

position-write = Zapis
position-sheet = Notes
position-tells = Wnioski
position-happened = Co się działo
position-question = Pytanie
position-accusation = Oskarżenie
position-card = Karta
position-hand = Ręka
position-who-asks = Kto pyta
position-who = Kto
position-what = Czym
position-where = Gdzie
position-answers = Odpowiedzi po kolei
position-could-not = nie ma
position-showed = pokazuje
position-refused = odmawia
position-which = { $name } pokazuje – którą kartę?
position-missing-cards = Wybierz, kto, czym i gdzie.
position-missing-answer = { $name } – jaka odpowiedź?
position-whole = Jest wszystko: zapisz.
position-nobody = Nikt nie ma
position-others-not = Reszta nie ma
position-enter = Zapisz
position-change = Zmień
position-editing = Zmiana wpisu nr { $number }
position-stop = Zostaw, jak było
position-who-accuses = Kto oskarża
position-wrong = Oskarżenie błędne
position-right = Oskarżenie trafne
position-card-why = Karta, którą udało ci się zobaczyć poza pytaniem albo którą pokazano wszystkim.
position-card-where = Gdzie jest { $card }?
position-at-nobody = Nie ma jej żaden gracz
position-at-room = Zakryta w pokoju
position-at-side = Zakryta z boku, miejsce
position-who-leaves = Kto się wycofuje
position-left = Wycofanie bez odkrycia kart
position-open-why = Albo wybierz odkryte karty tego gracza:
position-opened = Odkryte: { $found } z { $wanted }

position-nothing = Jeszcze nic.
position-numbered = { $number }. { $text }
position-edit = Zmień
position-remove = Usuń wpis nr { $number }
position-told-question = { $name } pyta: { $cards }
position-told-accusation = { $name } oskarża: { $cards }
position-told-right = Oskarżenie trafne.
position-told-wrong = Oskarżenie błędne.
position-told-opened = { $name } odkrywa karty
position-told-left = { $name } się wycofuje
position-told-could-not = Bez karty: { $names }
position-told-refused = Odmawia: { $names }
position-told-showed = { $name } pokazuje kartę
position-told-showed-this = { $name } pokazuje { NAME($card, form: "acc") }
position-has = { $name } ma { NAME($card, form: "acc") }
position-lies-in = { $card } – karta zakryta, pokój: { $name }
position-lies-aside = { $card } – karta z boku, miejsce { $name }
position-lies-open = { $card } – karta odkryta
position-in-file = { $card } { NUMBER_OF($card) ->
    [plural] są
   *[singular] jest
} w kopercie
position-nobody-has = Żaden gracz nie ma { NAME($card, form: "gen") }

position-refused-line = { $kind ->
    [question] Pytanie
    [accusation] Oskarżenie
    [hand] Wpis
   *[card] Karta
} nr { $number } się nie zgadza: { $why } Liczy się to, co było przedtem; zmień ten wpis albo wcześniejszą pomyłkę.
position-not-there = Z tego, co było przedtem, wynika, że tam jej nie ma
position-not-seated = nikt tam nie siedzi.
position-not-answers = { $name } nie może tu odpowiadać.
position-not-asked = { $name } nie może pokazać tej karty, bo nikt o nią nie pytał: { $card }.
position-not-passed = { $name } nie może pasować, bo ma { NAME($card, form: "acc") }.
position-not-passed-one = { $name } nie może pasować, bo ma jedną z trzech.
position-not-showed = { $name } nie może pokazać karty, bo nie ma żadnej z trzech.
position-not-holds = { $name } nie może mieć { NAME($card, form: "gen") }. { $place }.
position-not-nobody = ktoś ma { NAME($card, form: "acc") }. { $place }.
position-not-lies = { $card }: ta karta nie może tam leżeć. { $place }.
position-not-hand = { $name } nie może mieć tych kart.
position-not-right = { NAME($card, form: "gen") } nie może być w kopercie.
position-not-file = tych trzech kart nie może być w kopercie.
position-not-wrong = { $name } wymienia to, co jest w kopercie, więc oskarżenie jest trafne.

position-thinking = Liczę…
position-case-file = Koperta
position-accuse = Oskarż: { $cards }
position-certain-since = { $number ->
    [0] Było to pewne od początku.
   *[other] Jest to pewne od wpisu nr { $number }.
}
position-not-certain = Oskarżenie nie jest jeszcze pewne. Najbardziej prawdopodobne:
position-likely = { $percent }%: { $cards }
position-deals = Pasujące rozdania: { $deals }.
position-deals-many = Pasuje ponad miliard rozdań.
position-deals-estimated = Szanse są przybliżone.
position-best = O co pytać
position-best-none = Nie ma już czego się dowiadywać: koperta jest pewna.
position-best-estimated = Oszacowane z losowych rozdań.
position-best-rooms = Najlepsze pytanie w każdym pokoju
position-best-room = { NAME($room, form: "name") }: { $suspect }, { $weapon } · { $bits } bita
position-worth = Mówi { $much ->
    [most] bardzo dużo
    [much] dużo
    [some] coś
   *[little] niewiele
}: średnio { $bits } z { $open } bita. { $percent }%, że nikt nie odpowie.

position-lay = Gracze, karty i motyw
position-copy = Kopiuj stół jako tekst
position-copied = Tekst jest w schowku; „Wczytaj tekst”, tu lub na innym urządzeniu, przywraca stół.
position-text = Wczytaj tekst
position-text-why = Wiersz, który daje „Kopiuj stół jako tekst”, albo taki, który czyta polecenie „candlestick deduce”.
position-take = Wczytaj
position-read = Stół wczytany. „Cofnij” przywraca poprzedni.
position-not-read = Nie udało się wczytać: { $why }
position-no-theme = nie ma tu motywu „{ $theme }”; najpierw go dodaj.
position-anew = Zacznij od nowa
position-anew-title = Nowy stół?
position-anew-why = Wszystkie wpisy tej sprawy znikną na zawsze. Gracze zostają.
position-anew-yes = Zacznij od nowa
position-aside = Nie udało się wczytać zapisanego stołu ({ $why }); został odłożony: { $place }

# The game's words in Polish: the page as text, for screen readers and keyboards.

mirror-skip = Gra tekstowa i czytnik ekranu
mirror-leave = Wróć do obrazu
mirror-keys = Na tej stronie, poza wierszem poleceń: { $last } podaje ostatnie zdarzenie, { $cards } twoje karty, { $turn } czyja kolej, { $here } gdzie jesteś, { $notebook } prowadzi do notesu, { $deeds } do tego, co możesz zrobić, { $line } do wiersza poleceń, Escape z powrotem do obrazu. Można je zmienić albo wyłączyć w arkuszu klawiszy. Jeśli czytnik ekranu zatrzymuje je dla siebie, przełącz go w tryb formularza (fokusu).
mirror-no-keys = Pojedyncze klawisze są na tej stronie wyłączone w arkuszu klawiszy; Escape prowadzi z powrotem do obrazu.

mirror-screen = { $screen ->
    [title] Candlestick
    [library] Twoje sprawy
    [setup] Nowa sprawa
    [play] Sprawa
    [watched] Oglądanie sprawy
    [verdict] Werdykt
    [review] Omówienie
    [puzzle] Sprawa dnia
    [practice] Trening
    [insight] Jak grasz
    [position] Przy prawdziwym stole
    [together] Gra z innymi
   *[other] Candlestick
}
mirror-now = Co teraz
mirror-do = Co możesz zrobić
mirror-board = Plansza
mirror-who = Kto i co gdzie jest
mirror-rooms = Pokoje
mirror-players = Podejrzani i ich gracze
mirror-weapons = Narzędzia
mirror-open = Co leży na stole
mirror-question = Ostatnie pytanie
mirror-picture = Wszystkie przyciski z obrazu
mirror-wait = Na razie nic: grają inni.

mirror-type = Wpisz polecenie
mirror-enter = Wykonaj
mirror-sure = Na pewno?
mirror-yes = Tak: { $label }
mirror-no = Nie

mirror-card = Karta
mirror-known = Co wiadomo

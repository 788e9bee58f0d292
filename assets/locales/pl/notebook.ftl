# The game's words in Polish: the notebook, its help levels and its whys; the review screen and the daily case.

note-title = Notes
note-players-before = Wcześniejsi gracze
note-players-after = Dalsi gracze
note-who = Kto
note-what = Czym
note-where = Gdzie
note-case-file = Koperta
note-you = { $name } (ty)
note-cell = { NAME($card, form: "name") }, { $column }: { $mark }
note-cell-odds = { $odds } na sto
note-printed = druk: { $mark }
note-pencilled = ołówek: { $mark }
note-blank = puste
note-no = nie
note-yes = tak
note-maybe = może

note-help = Pomoc · { $help }
note-why = Czemu?
note-undo = Cofnij
note-redo = Ponów
note-copy = Kopiuj notes jako tekst
note-copied = Skopiowano do schowka.
note-saved = Zapisano jako { $place }
note-estimated = szacunek
note-thinking = liczę…

help-title = Ile pomaga notes
help-blank = Czysta kartka
help-cross-off = Skreśla
help-slips = Wytyka pomyłki
help-deduce = Wnioskuje
help-odds = Szanse
help-blank-why = Nic nie jest wydrukowane. Wszystko zależy od twojego ołówka.
help-cross-off-why = Drukuje twoje karty, karty, które ci pokazano, i to, kto nie mógł odpowiedzieć. Małe liczby to tury: wtedy pokazano jedną z tych kart.
help-slips-why = Do tego zakreśla na czerwono każdy twój wpis, który nie może być prawdą.
help-deduce-why = Do tego drukuje wszystko, co na pewno wynika z tego, co widać.
help-odds-why = Do tego cieniuje otwarte kratki: im ciemniej, tym bardziej prawdopodobne. Liczba to szansa w procentach.
help-legend-game = wydrukowane przez grę
help-legend-own = twój ołówek: dotknij otwartej kratki albo naciśnij X, Y, ? lub cyfrę od 1 do 9. „Czemu?” wyjaśnia ostatnio dotkniętą kratkę; długie naciśnięcie lub prawy przycisk też.
help-legend-slip = pomyłka ołówka
help-copy = Kopiuj jako tekst
help-save = Zapisz do pliku
help-close = Zamknij

cell-title = { NAME($card, form: "name") } · { $column }
cell-close = Zamknij
cell-mark = Wpisz „{ $mark }”
cell-wipe = Zetrzyj wpis
cell-number = Mała liczba { $number }
cell-log = W dzienniku

why-cell-held = Masz tę kartę: jest wśród rozdanych tobie.
why-cell-not-held = Nie masz tej karty: nie ma jej wśród rozdanych tobie.
why-cell-elsewhere = Masz tę kartę u siebie.
why-cell-sure = Na pewno wynika to z tego, co wiesz do tej pory.
why-cell-slip = Twój wpis nie może być prawdą. Przyjrzyj się jeszcze raz temu, co wiesz.
why-cell-turn = Tura { $turn }: { $line }
why-cell-shown = Tura { $turn }: { $by } pokazuje graczowi { $to } jedną z kart: { $cards }.
why-cell-odds = Z tego, co możesz wiedzieć, szansa wynosi { $odds } na sto.
why-cell-odds-estimated = Z tego, co możesz wiedzieć, szansa wynosi około { $odds } na sto (szacunek).
why-cell-open = Nic z tego, co wiesz, jeszcze tego nie rozstrzyga.
why-cell-blank = Kartka jest czysta: wpisuj tu, co wiesz.

sheet-title = Notes gracza { $name }, tura { $turn }
sheet-key = x: nie, o: tak, ?: może; twoje wpisy są w nawiasach
sheet-percent = { $odds }%
sheet-who = KTO
sheet-what = CZYM
sheet-where = GDZIE
sheet-file = Kop.

lookback-title = Omówienie
lookback-wait = Sprawdzam, kto co mógł wiedzieć…
lookback-chart = Możliwe zawartości koperty, tura po turze
lookback-chart-told = { $name }: po rozdaniu możliwych zawartości koperty: { $first }, na końcu: { $last }.
lookback-chart-turn = Tura
lookback-deal = start
lookback-curves = Krzywe
lookback-steps = Po kroku
lookback-seats = Gracze
lookback-board = Plansza w tej chwili
lookback-back = Krok wstecz
lookback-on = Krok dalej
lookback-turn = Następna tura
lookback-step = Tura { $turn }: { $line }
lookback-hands-why = Karty wszystkich są odkryte. Podkreślone: o nie pytano. Podświetlone: pokazane przed chwilą.
lookback-card-asked = { $card } (o nią pytano)
lookback-card-shown = { $card } (pokazana przed chwilą)
lookback-missed = Umknęło
lookback-questions = Pytania
lookback-bits = Jeden bit zmniejsza liczbę możliwości o połowę. „Warte” – ile pytanie miało średnio powiedzieć, „dało” – ile naprawdę powiedziało.
lookback-copy = Udostępnij
lookback-save = Zapisz
lookback-save-room = Zapisz dowód ze stolika
lookback-no-proof = Dowodu tej sprawy już tu nie ma.
lookback-leave = Wróć
verdict-review = Omówienie
lookback-older = Starsza sprawa
lookback-newer = Nowsza sprawa
lookback-which = { $theme } · sprawa { $n } z { $of }
lookback-from = Z pliku { $file } · { $theme }
lookback-open = Otwórz zapisaną sprawę…
lookback-empty = Na tym urządzeniu nie ma jeszcze zamkniętej sprawy. Gdy jakąś zamkniesz, dowiesz się tu, kto co mógł wiedzieć i kiedy. Można też otworzyć sprawę zapisaną gdzie indziej.
lookback-drop-page = Albo upuść plik gdziekolwiek na tej stronie.
lookback-drop-window = Aby otworzyć zapisaną sprawę, upuść jej plik na to okno albo uruchom grę poleceniem „candlestick --review PLIK”.
lookback-gone = już jej tu nie ma
lookback-none = Zamkniętej sprawy nie da się tu odtworzyć: { $why }

file-import-opened = Omówienie: { $file }.
file-import-none = Nie otwarto „{ $file }”: { $why }
file-import-still-open = „{ $file }” to sprawa jeszcze niezamknięta: jest teraz wśród twoich, możesz grać dalej.
file-import-theme-missing = sprawę rozegrano z motywem „{ $theme }”, którego tu nie ma. Najpierw go dodaj („Twoje motywy” przy nowej sprawie), potem otwórz plik jeszcze raz.
file-import-later = Nie otwarto „{ $file }”, bo trwa inna sprawa. Najpierw wyjdź do ekranu tytułowego (sprawa jest zapisana), potem podaj plik jeszcze raz.
file-import-others = Otwarto „{ $file }”; naraz można tylko jeden.
file-import-link = link
file-import-close = Zamknij

title-daily = Sprawa dnia
title-daily-done = Sprawa dnia · gotowa
daily-title = Dzisiejsza zagadka
daily-line = { $date } · { $theme } · grasz jako { $name } · { $grade }
daily-clues = Co wiesz
daily-notebook = Notes
daily-answer = Twoja odpowiedź
daily-why = Jedna odpowiedź jest pewna. Wybierz, kto, czym i gdzie.
daily-say = To jest to!
daily-wrong = { $tries ->
    [one] To nie to. Pewne jest coś innego: spójrz jeszcze raz.
   *[other] To też nie to (próby: { $tries }). Spójrz jeszcze raz.
}
daily-right = { $tries ->
    [one] Zgadza się, za pierwszym razem! To { $suspect }, { $with }, { $in }.
   *[other] Zgadza się! To { $suspect }, { $with }, { $in }.
}
daily-leave = Ekran tytułowy
daily-case = Cała sprawa na dziś
daily-case-done = Do omówienia
daily-case-name = Sprawa dnia { $date }
daily-share-it = Udostępnij
daily-share = Candlestick · { $date }
daily-share-puzzle = { $tries ->
    [one] Zagadka ★ za pierwszym razem
   *[other] Zagadka ★ próby: { $tries }
}
daily-share-case = Sprawa ★ w turze { $turns }
daily-share-case-lost = Sprawa · nierozwiązana, tury: { $turns }
daily-streak = { $days } { $days ->
    [one] dzień
    [few] dni
   *[many] dni
} z rzędu
daily-wait = Szukam dzisiejszej sprawy…

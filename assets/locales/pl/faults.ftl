# The game's words in Polish: what is told of faults. What a system or a parser said stands in them as it was said.

fault-store-folder = system nie wskazuje folderu na dane użytkownika; ustaw CANDLESTICK_DATA
fault-store-denied = przeglądarka odmawia tej stronie miejsca na dane
fault-store-place = nie ma gdzie zachowywać gier: { $why }
fault-store-read = nie udało się odczytać { $name }: { $why }
fault-store-write = nie udało się zapisać { $name }: { $why }
fault-store-there = { $name } już istnieje; najpierw to usuń albo nadaj nowemu motywowi inną nazwę

fault-format = to ma format { $found }; ta wersja gry czyta formaty do { $known }, nowsza być może go odczyta
fault-format-unreadable = to nie jest to, co gra tam zachowuje ({ $why })

fault-record-long = ma ponad { $most } MiB, a tyle nie ma żadna zapisana sprawa
fault-record-no-text = to nie jest tekst, a zapisana sprawa nim jest
fault-record-unreadable = to nie jest sprawa zapisana w omówieniu ({ $why })
fault-record-actions = liczba akcji: { $count }; odtwarza się najwyżej { $most }
fault-record-comments = liczba uwag: { $count }; zachowuje się najwyżej { $most }
fault-record-comment = uwaga { $number } stoi po akcji { $after } i ma długość { $length }; liczba akcji sprawy: { $actions }, największa długość uwagi: { $most }
fault-record-title = długość tytułu: { $length }; zachowuje się najwyżej { $most }

fault-link-letter = link jest uszkodzony przy znaku { $letter }; skopiuj go w całości
fault-link = link jest uszkodzony lub ucięty; skopiuj go w całości

fault-replay-theme = sprawę rozegrano z motywem { $wanted }, a nie { $given }; otwórz ją z motywem { $wanted }
fault-replay-changed = motyw { $theme } zmienił się od rozegrania tej sprawy; przywróć dawne pliki albo zacznij nową sprawę
fault-replay-seats = liczba graczy w zapisie: { $named }, miejsc: { $seats }; na każde przypada jeden
fault-replay-setup = takie przygotowanie nie jest możliwe: { $why }
fault-replay-laid = sprawa nie mogła zostać tak rozdana: { $why }
fault-replay-action = akcja { $number } z { $of } (miejsce { $seat }, { $action }) nie jest możliwa: { $why }

fault-laid-case-file = w kopercie jest coś, czego ta edycja nie ma; włóż do niej jednego podejrzanego, jedno narzędzie i jeden pokój
fault-laid-no-card = karty { $card } nie ma w tej edycji
fault-laid-twice = karta { $card } leży w dwóch miejscach; zabierz ją z jednego
fault-laid-nowhere = karta { $card } nigdzie nie leży; daj ją komuś
fault-laid-hands = liczba rąk: { $hands }, liczba miejsc: { $seats }; daj każdemu własną rękę
fault-laid-hand-size = miejsce { $seat } ma tyle kart: { $given }; po rozdaniu ma { $dealt }
fault-laid-in-rooms = karty w pokojach: { $given }; po rozdaniu jest ich { $dealt }
fault-laid-at-side = karty odłożone na bok: { $given }; po rozdaniu jest ich { $dealt }
fault-laid-face-up = karty odkryte: { $given }; po rozdaniu jest ich { $dealt }
fault-laid-room = w pokoju { $room } leży karta, która nie może tam leżeć; po jednej może leżeć w każdym pokoju, który może być rozwiązaniem
fault-laid-first = ma zacząć miejsce { $seat }, a go nie ma
fault-laid-dice = rzut { $roll } nie jest możliwy kostkami tej edycji; daj każdej kostce jedną z jej ścianek
fault-laid-rolls = ustalono rzutów: { $rolls }; może ich być najwyżej { $most }
fault-laid-deck = karta dodatkowa { $card } jest ułożona częściej, niż występuje
fault-laid-token = pionek podejrzanego { $suspect } nie może tam stać; daj mu wolne pole albo pokój
fault-laid-weapon = narzędzie { $weapon } nie może tam leżeć; daj mu pokój

fault-setup-seats = liczba miejsc: { $seats }; ta edycja przyjmuje od { $least } do { $most }
fault-setup-suspect = podejrzanego { $number } nie ma w tej edycji
fault-setup-twice = podejrzany { $number } siedzi na dwóch miejscach; każdemu miejscu daj innego

fault-refused-closed = sprawa jest zamknięta
fault-refused-seat = decyduje miejsce { $seat }
fault-refused-action = w tym miejscu nie można tego zrobić

fault-exercise-question = pytanie tego ćwiczenia nie pasuje do jego sprawy; wybierz inne ćwiczenie

fault-lesson-chapter = ta lekcja należy do rozdziału { $wanted }, a nie { $given }; otwórz ją z rozdziałem { $wanted }
fault-lesson-changed = rozdział { $chapter } zmienił się od czasu przerwania; zacznij go od nowa
fault-lesson-step = krok { $number } przebiegł inaczej; zacznij rozdział od nowa

fault-real-table-unreadable = nie da się odczytać stołu: { $why }
fault-real-table-theme = nie ma tu motywu „{ $theme }” tego stołu; dodaj go do swoich motywów

fault-puzzle-never = żadna sprawa z motywem { $theme } nie dochodzi do miejsca z jedną pewną odpowiedzią; spróbuj innej liczby lub innego motywu

job-failed = Nie udało się tego obliczyć: to błąd programu. Spróbuj jeszcze raz; to, co zapisane, pozostało bez zmian.

# The game's words in Polish: tabs, saves and other things around the panels.

tab-act = Gra
tab-notebook = Notes
tab-hand = Twoje karty
tab-log = Dziennik
tab-table = Stół
tab-board = Plansza

save-put-aside = Nie można odczytać zapisanej sprawy ({ $why }). Nic nie przepadło: leży jako { $place }.
save-theme-missing = Sprawa czeka na swój motyw „{ $theme }”, którego tu nie ma. Jest zachowana: przywróć motyw, a będzie można ją otworzyć.
save-theme-changed = Zapisaną sprawę rozpoczęto z wcześniejszą wersją motywu „{ $theme }”, a z obecną nie może się ona toczyć dalej. Jest zachowana: przywróć wcześniejsze pliki, a będzie można do niej wrócić.
save-theme-changed-fits = Motyw „{ $theme }” zmienił się od początku tej sprawy. Wszystko, co się w niej stało, jest możliwe i teraz, więc toczy się ona dalej z obecną wersją.

board-accuse = Tu oskarżaj

eyes-title = Język i tekst
reading-title = Tekst
reading-size = Rozmiar: { $percent }%
reading-smaller = Mniejszy tekst
reading-larger = Większy tekst
reading-strong = Mocny kontrast
reading-plain = Litery łatwe do odróżnienia
sight-title = Kolory
sight-usual = Zwykłe
sight-protan = Gdy słabo widać czerwień
sight-deutan = Gdy słabo widać zieleń
sight-tritan = Gdy słabo widać błękit
language-title = Język
language-of-system = Jak w systemie
language-close = Gotowe
language-refused = Nie udało się pobrać języka: { $language } ({ $why }). Sprawdź połączenie i wybierz go jeszcze raz.

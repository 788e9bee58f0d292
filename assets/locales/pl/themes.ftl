# The game's words in Polish: themes of one's own.

themes-button = Twoje motywy { $faults ->
    [0] {""}
    [one] (jedna usterka)
    [few] ({ $faults } usterki)
   *[many] ({ $faults } usterek)
}
themes-title = Twoje motywy
themes-none = Jeszcze żadnego.
themes-ready = gotowy do gry
themes-broken = { $faults ->
    [one] jedna usterka
    [few] { $faults } usterki
   *[many] { $faults } usterek
}
themes-as-before = { $faults ->
    [one] jedna usterka
    [few] { $faults } usterki
   *[many] { $faults } usterek
}; działa poprzednia wersja
themes-play = Graj
themes-remove = Usuń: { $theme }
themes-remove-sure = Na pewno usunąć?

themes-folder = Upuść na to okno folder lub zip motywu albo włóż go do tego folderu. Wczyta się od razu i przy każdej zmianie:
themes-folder-open = Otwórz
themes-folder-copy = Kopiuj ścieżkę
themes-starter = „candlestick theme new” tworzy pierwszy motyw, w który już można grać.
themes-drop = Upuść na tę stronę folder lub zip motywu albo wybierz go. Zostanie w tej przeglądarce; zachowaj też własną kopię.
themes-pick-zip = Wybierz zip
themes-pick-folder = Wybierz folder

themes-faults = { $faults ->
    [one] Jedna rzecz do poprawy
    [few] { $faults } rzeczy do poprawy
   *[many] { $faults } rzeczy do poprawy
}
themes-kept = Do tego czasu motyw zostaje, jaki był.
themes-copy = Kopiuj całość
themes-close = Zamknij

themes-waits-title = W następnej sprawie
themes-waits-cast = { $theme } ma teraz innych podejrzanych, inne narzędzia lub pokoje. Ta sprawa toczy się dalej z dotychczasowymi.
themes-waits-board = { $theme } ma teraz inną planszę. Ta sprawa toczy się dalej bez zmian: na nowej nie dałoby się zrobić tego, co już się stało.
themes-waits-rules = { $theme } ma teraz inne zasady. Ta sprawa toczy się dalej według tych, z którymi się zaczęła.

themes-say-ready = { $theme }: można grać.
themes-say-fault = { $place }: { $fault }

own-picture-no-png = to nie jest obraz PNG; zapisz go jako PNG
own-picture-large = ten obraz ma { $width }×{ $height } pikseli; zmniejsz go do najwyżej { $most }×{ $most }
own-picture-unreadable = nie można odczytać tego obrazu ({ $why }); zapisz go ponownie jako PNG

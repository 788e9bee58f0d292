# The game's words in Polish: the library of cases, watching a case again, and how you play.

library-title = Twoje sprawy
library-empty = Każda rozpoczęta sprawa zapisuje się tu po każdym ruchu, dopóki jej nie usuniesz. Można też wczytać sprawę z zewnątrz: jako plik, tekst lub link.
library-none-found = Żadna z twoich spraw nie ma wszystkich tych słów.
library-all = Wszystkie
library-open = Otwarte
library-closed = Zamknięte
library-search = Szukaj: dom, gracz, dzień…
library-open-line = Otwarta, po { $decisions ->
    [one] jednej decyzji
    [few] { $decisions } decyzjach
   *[many] { $decisions } decyzjach
}
library-solved = Rozwiązuje { $name }, w { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[many] { $turns } tur
}
library-unsolved = Bez rozwiązania, { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
library-play-on = Graj dalej
library-more = Więcej
library-link = Jako link
library-link-why = Kto otworzy ten link (znaki: { $letters }), dostanie całą sprawę, ze wszystkimi kartami, ale bez twojego notesu.
library-deal = To samo rozdanie
library-deal-why = Kto otworzy ten link (znaki: { $letters }), zagra od początku to samo rozdanie, z tymi samymi kostkami i botami. Nie mówi on nic o przebiegu twojej sprawy.
library-copy-link = Kopiuj link
library-qr = Link jako wzór dla aparatu
library-no-qr = Ten link jest za długi na wzór, który aparat mógłby stąd odczytać.
library-file = Jako plik
library-name = Nazwij
library-name-hint = Jak się nazywa?
library-name-this = Tak nazwij
library-named = Sprawa ma nazwę.
library-remove = Usuń
library-remove-why = Zniknie na zawsze. Jeśli może się jeszcze przydać, zapisz ją najpierw do pliku.
library-remove-this = Usuń ją
library-removed = Sprawy już nie ma.
library-not-now = Nie teraz
library-paste = Z linku lub tekstu
library-paste-hint = Wklej link albo tekst sprawy
library-take = Wczytaj
library-taken = Sprawa jest teraz wśród twoich.
library-known = Ta sprawa już jest wśród twoich.
library-not-taken = Nie udało się jej wczytać: { $why }
library-unreadable = Nie można odczytać sprawy { $number } ({ $why }). Zostaje, jaka jest.
library-torn = Ostatni wpis sprawy { $number } był uszkodzony. Sprawa toczy się dalej od wpisu przed nim.
library-not-kept = Tej sprawy nie da się tu zachować: { $why }. Możesz grać dalej, ale przepadnie po zamknięciu tego okna.
library-proof-not-kept = Dowodu tej sprawy nie da się tu zachować: { $why }. Zapisz go w omówieniu, zanim odejdziesz od stolika.

lookback-watch = Oglądaj
replay-back = Krok wstecz
replay-forth = Krok dalej
replay-run = Odtwarzaj
replay-stop = Stop
replay-turn = Tura { $turn }
replay-eyes = Tak to widzi { $name }
replay-eyes-before = Oczami poprzedniego gracza
replay-eyes-next = Oczami następnego gracza
replay-play-on = Graj dalej stąd
replay-cards = Karty wszystkich
replay-more = Więcej o tej chwili
replay-next-remark = Do następnej uwagi
replay-remark = Uwaga o tej chwili
replay-remark-hint = Co powiesz o tej chwili?
replay-remark-keep = Zachowaj
replay-branch = Od tury { $turn }, inaczej

verdict-seal = Pieczęć rozdania: { $seal }, taka jak na początku.
menu-seal = Pieczęć rozdania: { $seal }. Jeśli chcesz, zanotuj ją: zapisana sprawa ją otwiera, więc każdy zobaczy, że nie podmieniono żadnej karty.

insight-title = Jak grasz
insight-why = Wszystkie sprawy rozegrane na tym urządzeniu bez innych ludzi, w ocenie najsilniejszego bota przy stole. Nic z tego nie opuszcza urządzenia.
insight-empty = Nie ma jeszcze czego liczyć. Zamknij sprawę bez innych ludzi, a znajdziesz tu, które pytania były dobre, a co umknęło.
insight-all = Razem
insight-people = Ludzie
insight-cases = Sprawy
insight-solved = Rozwiązane przez ciebie
insight-speed = Tury do rozwiązania
insight-questions = Pytania na sprawę
insight-skill = Wartość wobec najlepszych pytań
insight-wasted = Pytania na próżno
insight-lost = Tury stracone na sprawę
insight-luck = Szczęście na sprawę, w bitach
insight-missed = Umknęło
insight-late = Tury, w których można już było oskarżyć
insight-seen = Widziane na własne oczy
insight-passed = Wszyscy inni pasują
insight-counting = Przez liczenie
insight-shown = Pokazane komu innemu
insight-chain = Łańcuchy kilku kroków
insight-practise = Ćwicz to, co umyka najczęściej

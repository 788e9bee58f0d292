# The game’s words in Polish: what is wrong with a theme’s files.

check-sign-space = spacja
check-sign-control = znak sterujący { $code }
check-sign-no-width = { $code }, który nie ma szerokości,
check-sign-no-width-end = { $code }, który nie ma szerokości
check-sign-like = `{ $sign }` ({ $code }, który tylko wygląda jak { $like })
check-sign-plain = `{ $sign }`
check-sign-odd-space = { $code }, który nie jest zwykłą spacją,
check-sign-odd-space-end = { $code }, który nie jest zwykłą spacją
check-sign-code = `{ $sign }` ({ $code })
check-remark = ; jest w tym: { $sign }
check-aside = { " " }Jest tu: { $sign }
check-or = { $one } lub { $other }

check-bare-text = tekst pisze się w prostych cudzysłowach; napisz "{ $word }"
check-backslash = \ zaczyna tu znak specjalny; między folderami pisz /, w każdym systemie, gdzie indziej dwa, \\
check-syntax = { $parser }{ $remark }
check-syntax-out = { $parser }; { $way_out }{ $remark }
check-syntax-sign = ; tu stoi: { $sign }
check-syntax-list = zakończ listę znakiem ], tutaj albo wyżej
check-syntax-key = klucz ma zwykłe litery od a do z, cyfry, - i _
check-syntax-quotes = umieść to w prostym "cudzysłowie"
check-syntax-text = zakończ tekst prostym "
check-syntax-value = napisz klucz = wartość
check-syntax-twice = napisz to raz, a każdy blok listy z dwoma nawiasami, jak [[suspects]]
check-one-table = [{ $name }] jest tylko raz; napisz to z jedną parą nawiasów
check-blocks = każda pozycja tej listy to osobny blok; napisz [[{ $name }]], z dwiema parami nawiasów
check-key-missing = brakuje tu `{ $key }`; dodaj { $key } = …
check-key-missing-such = brakuje tu `{ $key }`; dodaj to, np. { $key } = { $example }
check-wrong-kind = stoi tu { $found }; napisz { $wanted }
check-wrong-length = jest tu tyle: { $length }; napisz { $wanted }
check-one-entry = tu należy dokładnie jeden wpis; zostaw tylko ten
check-expected = { $found }; napisz { $wanted }
check-found-list = lista
check-found-table = tabela
check-found-text = tekst { $value }
check-found-number = liczba { $value }
check-found-word = słowo { $value }
check-want-text = tekst w "cudzysłowie"
check-want-number = liczbę całkowitą od 0 do { $most }
check-want-boolean = true albo false
check-want-two = listę dwóch, np. [1, 2]
check-want-list = listę, np. [1, 2]
check-want-table = tabelę, np. { "{" } at = [3, 4], to = "north" { "}" }
check-want-keys = tabelę z kluczami
check-unknown = `{ $word }` nie jest tu znane; możliwe są { $known }
check-unknown-near = `{ $word }` nie jest tu znane; może chodzi o `{ $near }`?{ $aside }
check-none = nie ma `{ $word }` ({ $kind }); napisz odpowiednie id z motywu{ $aside }
check-none-near = nie ma `{ $word }` ({ $kind }); może chodzi o `{ $near }`?{ $aside }
check-kind-suspect = podejrzany
check-kind-weapon = narzędzie
check-kind-room = pokój
check-kind-card = karta
check-kind-deck-card = karta dodatkowa
check-kind-player = gracz
check-kind-name = nazwa
check-kind-power = moc podejrzanego

check-indented = rysunek jest wcięty; usuń to, co stoi z lewej w każdym wierszu
check-start-twice = znak startu { $mark } jest narysowany dwa razy; każdy stoi na jednym polu
check-drawn-unknown = { $sign } nie jest tu znane{ $cells }{ $like }; napisz `#` jako ścianę, `.` jako pole korytarza, `?` jako pole ze znakiem, cyfrę jako start albo literę pokoju{ $known }
check-drawn-cells = { " " }(takich pól: { $count }, to pierwsze)
check-drawn-like = ; wygląda jak { $sign }, litera tego motywu
check-drawn-letters = { " " }(jedną z { $letters })
check-board-empty = plansza jest pusta; narysuj jej rzędy, każdy w osobnym wierszu
check-board-large = plansza ma rzędów: { $rows }, po tyle pól: { $columns }; możliwe jest najwyżej { $most } rzędów po { $most }
check-row-short = rząd { $row } planszy ma tyle pól: { $cells }, a inne { $others }; dorysuj resztę
check-row-long = rząd { $row } planszy ma tyle pól: { $cells }, a inne { $others }; usuń nadmiar, także spacje
check-letter = pokój lub pole specjalne rysuje się jedną literą, np. "K", albo znakiem *{ $remark }
check-letter-wall = pokój lub pole specjalne rysuje się jedną literą, np. "K", albo znakiem *; # jest dla ścian{ $remark }
check-letter-corridor = pokój lub pole specjalne rysuje się jedną literą, np. "K", albo znakiem *; . jest dla pól korytarza{ $remark }
check-letter-mark = pokój lub pole specjalne rysuje się jedną literą, np. "K", albo znakiem *; ? jest dla pól ze znakiem{ $remark }
check-letter-digit = pokój lub pole specjalne rysuje się jedną literą, np. "K", albo znakiem *; cyfry są dla startów{ $remark }
check-letter-taken = literę { $letter } ma już inny pokój; wybierz inną
check-letter-alike = { $letter } wygląda jak litera innego pokoju, { $other }; wybierz inną
check-room-undrawn = żadne pole planszy nie jest narysowane znakiem { $letter }; narysuj nim podłogę pokoju
check-square-undrawn = żadne pole planszy nie jest narysowane znakiem { $letter }; narysuj nim to pole
check-centre-answer = środek nigdy nie jest rozwiązaniem; daj temu pokojowi answer = false
check-start-room-door = wszystkie pionki zaczynają w tym pokoju, więc potrzebuje drzwi
check-wall = ściana stoi między dwoma polami, które się stykają, np. [[3, 4], [3, 5]]
check-link = połączenie prowadzi z jednego pola korytarza na inne, np. [[3, 4], [3, 9]]
check-start-idle = wszystkie pionki zaczynają w start_room z [board]; usuń ten wiersz
check-start-digit = start to cyfra narysowana na planszy, np. "1"{ $remark }
check-start-taken = inny podejrzany zaczyna już na { $mark }; wybierz inny znak
check-start-undrawn = znaku startu { $mark } nie ma na planszy; postaw go na polu
check-start-nobody = żaden podejrzany nie zaczyna na { $mark }; napisz `.` albo daj go komuś przez start = "{ $mark }"
check-room-sealed = pokój `{ $room }` nie ma drzwi, przejścia ani drzwi do innego pokoju; daj mu któreś z nich
check-door-twice = te drzwi już są; usuń jedne
check-door-outside = drzwi w rzędzie { $row }, kolumnie { $column } nie są na polu korytarza, lecz poza planszą; `at` to pole przed pokojem
check-door-in-wall = drzwi w rzędzie { $row }, kolumnie { $column } nie są na polu korytarza, lecz w ścianie; `at` to pole przed pokojem
check-door-in-room = drzwi w rzędzie { $row }, kolumnie { $column } nie są na polu korytarza, lecz wewnątrz pokoju; `at` to pole przed pokojem
check-door-leads = drzwi w rzędzie { $row }, kolumnie { $column } nie prowadzą przez to = "{ $to }" do swojego pokoju; napisz to = { $sides }
check-door-leads-nowhere = drzwi w rzędzie { $row }, kolumnie { $column } nie prowadzą przez to = "{ $to }" do swojego pokoju; pokój nie styka się z tym polem z żadnej strony
check-passage = jeden z nich ma już przejście; pokój ma najwyżej jedno, do innego pokoju
check-join = drzwi łączą dwa różne pokoje, a każde dwa tylko raz

check-id-taken = id `{ $name }` jest już zajęte; wybierz inne
check-id-taken-as = id `{ $name }` jest już zajęte, jako `{ $other }`; wybierz inne
check-mark-taken = skrót `{ $name }` jest już zajęty; wybierz inny
check-mark-taken-as = skrót `{ $name }` jest już zajęty, jako `{ $other }`; wybierz inny
check-id = id ma od 1 do 40 małych liter, cyfr i kresek, np. "lead-pipe"{ $remark }
check-id-sign = ; w tym jest { $sign }
check-text-empty = ten tekst jest pusty; napisz coś
check-text-long = ten tekst ma tyle znaków: { $length }; zmieści się najwyżej { $most }
check-text-control = w tym tekście jest znak sterujący { $code }; napisz go w jednym wierszu, zwykłymi literami
check-text-unseen = w tym tekście jest { $code }, znak, którego nie widać; usuń go
check-paragraphs-long = ten tekst ma tyle znaków: { $length }; napisz od 1 do { $most }
check-paragraphs-control = w `{ $text }…` jest znak sterujący { $code }; usuń go
check-colour = `{ $colour }` to nie kolor; napisz # i sześć cyfr szesnastkowych, np. "#c8323c"
check-path = obraz to plik .png w folderze motywu, np. "pictures/rooms/hall.png"
check-path-slash = między folderami stoi /, w każdym systemie; napisz "{ $path }"
check-mark = skrót `{ $mark }` musi mieć jedną lub dwie litery, np. "Pl"{ $remark }
check-words-parts = theme.toml ma tyle części [[how_to_play]]: { $most }; tu jest o jedną więcej
check-cast-none = nie ma żadnego [[{ $list }]]; sprawa wymaga co najmniej 2 do wyboru
check-cast-one = jest tylko jedno [[{ $list }]]; sprawa wymaga co najmniej 2 do wyboru
check-cast-many = podejrzanych, narzędzi i pokoi jest razem { $total }; możliwych jest najwyżej { $most }
check-furniture = wymieniono tu tyle mebli: { $count }; zapisz najwyżej { $most }
check-nothing-to-show = ta plansza nie ma { $what } do pokazania; usuń ten wiersz

check-deck-count = karta jest co najmniej raz, a talia ma najwyżej tyle kart: { $most }
check-effect-idle = tylko przy do = "{ $owner }" stoi { $key }; usuń ten wiersz
check-effect-category = przy tej karcie wymienia się kartę, ale jakiego rodzaju? Dodaj category = "suspect"
check-effect-room = ta karta prowadzi do pokoju, ale do którego? Dodaj room = i jego id
check-effect-room-answer = w tym pokoju się pyta, więc musi to być pokój, który może być rozwiązaniem
check-effect-custom = ta karta potrzebuje efektu z zewnątrz; dodaj custom = i jego nazwę
check-effect-steps = ta karta zwiększa rzut, ale o ile? Dodaj steps = 6
check-effect-most-steps = karta dodaje od 1 do { $most } kroków
check-outside-near = nie ma efektu z zewnątrz `{ $effect }`; może chodzi o `{ $near }`?
check-outside-others = nie ma efektu z zewnątrz `{ $effect }`; znane są inne
check-outside-none = nie ma efektu z zewnątrz `{ $effect }`; ten program nie ma żadnego; w ten motyw zagra tylko program z rozszerzeniem
check-power-no-roll = bez kostek nie ma rzutu do powtórzenia; daj mocy inny efekt
check-power-only-drawn = to może tylko karta z talii, gdy zostaje dobrana; daj mocy inny efekt
check-when = wtedy nie można tego zrobić; napisz when = { $moments }
check-when-power = mocy używa się w chwili wybranej przez gracza; napisz when = { $moments }
check-when-no-roll = bez kostek nie ma rzutu do powtórzenia; napisz when = { $moments }

check-rule-centre = oskarżanie w środku go wymaga; dodaj do [board] centre = i id pokoju
check-rule-start-room = narzędzia zaczynają przy pionkach; dodaj do [board] start_room = i id pokoju
check-rule-players = od { $least } do { $most } graczy być nie może; napisz najmniejszą i największą liczbę, co najmniej 2 i najwyżej { $possible }, tyle, ilu jest podejrzanych
check-rule-dealt = kart jest { $cards } i nie da się ich rozdać { $players } graczom; zmniejsz największą liczbę
check-rule-in-rooms = w pokojach może tu leżeć kart najwyżej { $most }
check-rule-aside = z boku może tu leżeć kart najwyżej { $most }
check-rule-steps = tura ma od 1 do { $most } kroków
check-rule-no-dice = przy fixed_steps nie ma kostek; usuń jedno z dwojga
check-rule-first = bez kostek nikt nie może o to rzucać; napisz "lot" albo "start-order"
check-rule-dice = podaj od 1 do { $most } kostek, każdą jako listę ścianek
check-rule-no-steps = te kostki nigdy nie dają kroku, więc nikt nie mógłby iść; napisz też ścianki od 1 w górę
check-rule-faces = kostka ma od 1 do { $most } ścianek
check-rule-face = ścianka ma od 0 do { $most } kroków
check-order-twice = `{ $suspect }` już tu jest; wymień każdego podejrzanego raz
check-order-lacks = w kolejności startu brakuje `{ $suspect }`; dodaj

check-file-text = teksty motywu mają najwyżej { $most } bajtów każdy, ten ma { $size }; skróć go
check-file-large = ten plik ma więcej bajtów niż { $most }; zmniejsz go
check-files-large = pliki motywu mają razem więcej bajtów niż { $most }; zmniejsz jego obrazy
check-files-many = plików jest więcej niż { $most }; motyw potrzebuje dużo mniej
check-file-twice = ten plik jest tu dwa razy
check-file-utf8 = to nie jest tekst UTF-8; zapisz plik w edytorze jako UTF-8
check-file-path = ta ścieżka ma więcej bajtów niż { $most }; użyj krótszych nazw
check-file-name = w nazwie tego pliku są znaki sterujące; zmień ją
check-file-outside = ta ścieżka wychodzi poza folder motywu; spakuj folder ponownie, z prostymi nazwami
check-file-unreadable = nie da się odczytać tego pliku: { $why }
check-several = jest tu kilka motywów, w folderach { $one } i { $other }; podaj jeden naraz
check-no-theme = nie ma theme.toml, ani na samej górze, ani w jednym folderze tam; czy to motyw?
check-no-theme-like = nie ma theme.toml; { $like }
check-no-board = nie ma board.txt; narysuj w nim planszę, obok theme.toml
check-no-board-like = nie ma board.txt; { $like }
check-like-move = czy to { $file }? Jeśli tak, przenieś to tutaj, żeby było { $wanted }
check-like-rename = czy to { $file }? Jeśli tak, zmień nazwę, żeby było { $wanted }
check-like-hidden = czy to { $file }? Jeśli tak, zmień nazwę, żeby było { $wanted }; twój system może ukrywać koniec nazwy
check-no-builtin = nie ma wbudowanego motywu o tej nazwie; są { $known }
check-called-builtin = wbudowany motyw nazywa się już { $id }; daj folderowi lub zipowi inną nazwę
check-called-other = { $other } nazywa się już { $id }; daj jednemu z nich inną nazwę
check-folder-no-theme = w tym folderze nie ma theme.toml; zapisze go `candlestick theme new`
check-folder-no-theme-like = w tym folderze nie ma theme.toml; { $like }
check-folder-not-there = nie da się odczytać tego folderu, bo go nie ma; sprawdź pisownię
check-folder-is-file = to jest plik; podaj folder motywu albo jego zip
check-folder-unreadable = nie da się odczytać tego folderu: { $why }
check-folder-link = { $path } to dowiązanie; umieść tam sam plik
check-folder-many = plików jest więcej niż { $most }; czy to folder motywu?
check-zip-large = zip ma więcej bajtów niż { $most }; zmniejsz obrazy motywu
check-zip-damaged = to nie jest zip albo jest uszkodzony; spakuj folder motywu ponownie
check-zip-list = spis plików w zipie jest uszkodzony; spakuj folder motywu ponownie
check-zip-link = { $path } to dowiązanie do innego pliku; spakuj sam plik
check-zip-twice = { $path } jest w zipie dwa razy; spakuj folder motywu ponownie
check-zip-file = ten plik jest w zipie uszkodzony lub zablokowany; spakuj folder motywu ponownie
check-zip-unpacked = ten plik ma po rozpakowaniu tyle bajtów: { $size }; zmieści się najwyżej { $most }
check-zip-method = ten plik jest spakowany w nietypowy sposób; spakuj folder jako zwykły zip

check-picture-no-png = to nie jest obraz PNG; otwórz go w programie graficznym i zapisz jako PNG
check-picture-huge = ten obraz ma { $width } × { $height }; zmniejsz go, wystarczy 256 × 256
check-pictures-huge = obrazy mają razem { $millions } mln pikseli, możliwe jest najwyżej { $most } mln; zmniejsz je, na każdy wystarczy 256 × 256

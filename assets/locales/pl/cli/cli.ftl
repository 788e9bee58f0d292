# The game's words in Polish: cli.

cli-error = błąd: { $message }
cli-builtin-meant = uwaga: { $id } to wbudowany motyw; folder lub zip stąd zapisz jako ./{ $id }
cli-review-own-theme = przy własnym motywie podaj, gdzie jest: --theme i jego folder lub zip
cli-review-open = { $actions ->
    [one] Jej jedyny ruch jest zgodny z zasadami.
    [few] Wszystkie jej ruchy ({ $actions }) są zgodne z zasadami.
   *[many] Wszystkie jej ruchy ({ $actions }) są zgodne z zasadami.
} To, co ukryte, wyjdzie na jaw po zamknięciu sprawy.
cli-verify-played = Rozdano i rozegrano ponownie z motywem { $theme }: { $actions ->
    [one] jedyny ruch jest zgodny z zasadami.
   *[other] wszystkie ruchy ({ $actions }) są zgodne z zasadami.
}
cli-verify-sealed = Pieczęć rozdania: { $seal }
cli-verify-sound = Każdy bajt jest taki, jak go zapisano.
cli-verify-no-checksum = Zapisała ją wcześniejsza wersja, bez sumy kontrolnej: zmienionego bajtu nie byłoby widać.
cli-verify-altered = Zmieniono ją po zapisaniu: suma kontrolna się nie zgadza.
cli-verify-seal = Podana pieczęć nie należy do tego rozdania: podmieniono motyw, opcje lub ziarno.
cli-verify-theme = Pliki motywu od tego czasu się zmieniły; sprawę rozegrano z dzisiejszymi.
cli-verify-outcome = Nie kończy się tak, jak podaje.
cli-verify-room = Sprawa { $number } ze stolika, rozdana i rozegrana ponownie z motywem { $theme }: { $actions ->
    [one] jedna decyzja.
    [few] { $actions } decyzje.
   *[other] { $actions } decyzji.
}
cli-verify-room-deal = Karty wynikają z sekretu serwera i { $count ->
    [one] jednego udziału w tasowaniu. Pochodził z tego urządzenia.
   *[other] { $count } udziałów w tasowaniu. Jeden z nich pochodził z tego urządzenia.
}
cli-verify-room-late = Karty wynikają z sekretu serwera i { $count ->
    [one] jednego udziału w tasowaniu. To urządzenie dołączyło później i musi w to uwierzyć serwerowi.
   *[other] { $count } udziałów w tasowaniu. To urządzenie dołączyło później i musi w to uwierzyć serwerowi.
}
cli-verify-room-signed = { $count ->
    [one] Jedna decyzja człowieka jest podpisana, z wszystkim, co mu wcześniej powiedziano.
    [few] { $count } decyzje ludzi są podpisane, każda z wszystkim, co im wcześniej powiedziano.
   *[other] { $count } decyzji ludzi jest podpisanych, każda z wszystkim, co im wcześniej powiedziano.
}
cli-verify-room-unsigned = { $count ->
    [one] Jedna decyzja człowieka nie jest podpisana
    [few] { $count } decyzje ludzi nie są podpisane
   *[other] { $count } decyzji ludzi nie jest podpisanych
}: gdy zaczynała się sprawa, nie było jeszcze kluczy, więc nic o tym nie wiadomo.
cli-verify-room-bots = { $count ->
    [one] Jedną decyzję bota obliczono ponownie i jest taka sama.
    [few] { $count } decyzje botów obliczono ponownie i są takie same.
   *[other] { $count } decyzji botów obliczono ponownie i są takie same.
}
cli-verify-room-elsewhere = { $count ->
    [one] Jedna decyzja tej osoby zapadła
    [few] { $count } decyzje tej osoby zapadły
   *[other] { $count } decyzji tej osoby zapadło
}, gdy tego urządzenia nie było, bez podpisu.
cli-verify-room-given-up = { $count ->
    [one] Wcześniej raz przerwano start.
    [few] Wcześniej { $count } razy przerwano start.
   *[other] Wcześniej { $count } razy przerwano start.
}
cli-verify-room-earlier-digest = Motyw był oznaczony sumą kontrolną z wcześniejszej wersji. Można do niej dopasować inne pliki, więc nic
    nie dowodzi, że wszyscy grali według tych samych zasad.
cli-verify-room-told = To, co powiedziano temu urządzeniu, serwer podpisał.
cli-verify-room-untold = Nikt nie podpisał tego, co powiedziano temu urządzeniu.
cli-verify-room-altered = To, co według tego pliku powiedziano, nie jest tym, co podpisał serwer: plik zmieniono.
cli-verify-room-two-feeds = Serwer podpisał dwie różne rzeczy jako jedną: to dowód dla wszystkich.
cli-verify-room-decision = To decyzja { $number }, licząc od 0.
cli-verify-room-other-case = Drugi plik jest z innej sprawy.
cli-verify-room-other-told = Drugiemu plikowi podano inny stół albo inne klucze: serwer rozegrał dwie sprawy.
cli-verify-room-other-opened = Drugiemu plikowi ujawniono inną sprawę: serwer rozegrał dwie sprawy albo zmieniono plik.
cli-verify-room-fair = Serwer był uczciwy.
cli-verify-room-theme = pliki motywu { $theme } są inne niż te, z którymi rozegrano sprawę; podaj przez --theme, gdzie one są
cli-verify-undealt = Sprawa { $number } ze stolika, której nikt nie rozdał, rozegrana ponownie z motywem { $theme }: { $actions ->
    [one] jedna decyzja.
    [few] { $actions } decyzje.
   *[other] { $actions } decyzji.
}
cli-verify-undealt-posts = { $count ->
    [one] Jedna wiadomość się zgadza: podpisało ją jej miejsce i dowodzi ona tego, co mówi.
    [few] Wszystkie wiadomości ({ $count }) się zgadzają: każda jest podpisana przez swoje miejsce, dowodzi tego, co mówi, i następuje po poprzednich.
   *[other] Wszystkie wiadomości ({ $count }) się zgadzają: każda jest podpisana przez swoje miejsce, dowodzi tego, co mówi, i następuje po poprzednich.
}
cli-verify-undealt-open = Sprawa jest tą, którą one ujawniają: karty, kostki i każda decyzja, i to, co po każdej pokazano każdemu miejscu i widzom.
cli-verify-undealt-kept = Osoba, która zachowała ten plik, podpisała go kluczem, którym grała.
cli-verify-undealt-watched = Osoba, która zachowała ten plik, tylko patrzyła, więc samego pliku nikt nie podpisał.
cli-verify-undealt-altered = Ten plik nie jest tym, co podpisano: został zmieniony.
cli-verify-undealt-fair = Nikt nie rozdawał i wszystko, co powiedziano, się zgadza.
cli-verify-undealt-bad = Ten zapis się nie zgadza: { $why }.
cli-verify-undealt-what = { $what ->
    [post] wiadomość nie może w tym miejscu pochodzić od swojego miejsca
    [unfinished] jego wiadomości nie dochodzą do końca sprawy
    [course] jego wiadomości nie są w kolejności, w jakiej przyszły
    [opened] jego karty nie są tymi, które ujawniają wiadomości
    [posted] decyzja nie jest tą, którą podano
    [view] komuś pokazano coś innego, niż wynika z ujawnionych kart
    [table] stół albo motyw są inne niż te, które podano
    [altered] sprawę w nim zmieniono po zapisaniu
   *[no-case] sprawy w nim nie da się rozegrać ponownie
}
cli-verify-undealt-post = To wiadomość { $number } z { $count }, licząc od 0, podana jako { $name }: { $why }.
cli-verify-undealt-after = Widać to po wszystkich wiadomościach; jest ich { $count }.
cli-verify-undealt-eyes = Pokazano to: { $name }.
cli-verify-undealt-part = { $what ->
    [file] To koperta.
    [hand] To ręka: { $name }.
    [rooms] To karty w pokojach.
    [dice] To rzut { $number }, licząc od 0.
   *[laid] To układ stołu.
}
cli-verify-undealt-why = { $what ->
    [no-seat] nikt tam nie siedzi
    [unreadable] nie da się jej odczytać
    [not-now] stół czeka na coś innego
    [stale] powstała, zanim stół do tego doszedł
    [forked] następuje po innych wiadomościach niż poprzednie
    [unsigned] to miejsce jej nie podpisało
    [not-offered] zasady nie pozwalają na tę decyzję
    [contradiction] przeczy temu, czego dowiedziono wcześniej
    [key] miejsce nie zna sekretu swojego klucza
    [shuffle] przy tasowaniu podmieniono karty
    [deal] udział w rozdanej karcie jest zły
    [draw] udział w rzucie kostkami jest zły
    [look] udział w karcie, którą ktoś może obejrzeć, jest zły
    [pass] nie dowodzi, że miejsce nie ma żadnej z trzech kart
    [can] nie dowodzi, że miejsce ma jedną z trzech kart
    [show] pokazana karta nie jest jedną z trzech na tej ręce
    [right] oskarżenie nie jest słuszne, jak podano
    [wrong] oskarżenie nie jest błędne, jak podano
   *[open] sekret nie należy do klucza miejsca
}
cli-no-window = Ten program nie ma okna. Zbuduj go z funkcją "app" (cargo run --release) albo użyj jednego z poleceń powyżej.

cli-simulated = { $theme }, gracze: { $players } – { $games } { $games ->
    [one] sprawa
    [few] sprawy
   *[many] spraw
}
cli-solved = Rozwiązane: { $solved } ({ $share }%)
cli-turns = Tury: średnio { $mean } (odchylenie standardowe { $sd }), od { $min } do { $max }
cli-wrong = Błędne oskarżenia: { $count } (we wszystkich sprawach razem; wymieniono co innego, niż było w kopercie, a kto je rzuca, nie może już wygrać)
cli-corner-rooms = Karty w pokojach leżą w tych z tajnym przejściem.
cli-nobody = Bez zwycięzcy: { $count }
cli-stalled = Utknęły, przerwane po turach: { $turns } – { $count } (ziarna { $seeds })
cli-refused = Sędzia odrzucił to, co wybrał bot: { $count } (ziarna { $seeds })
cli-unused-rooms = Nieodwiedzone: { $rooms }
cli-cards = Karty dobrane: { $drawn }, użyte: { $used }
cli-undrawn-cards = Ani razu niedobrane: { $cards }
cli-powers = Użyte moce: { $used }
cli-unused-powers = Moce ani razu nieużyte: { $suspects }
cli-wins-seat = Miejsce { $seat } ({ $suspect }): wygrane { $wins }, { $share }%, { $advantage } wobec równego udziału (błąd standardowy { $error })
cli-wins-level = Poziom { $level }: wygrane { $wins }, { $share }% na miejsce (95-procentowy przedział od { $low } do { $high })
cli-thinking = Poziom { $level }: { $mean } ms na decyzję, najwyżej { $worst } ms

cli-arena = { $theme }: { $games } { $games ->
    [one] sprawa
    [few] sprawy
   *[many] spraw
}, tury średnio { $mean }
cli-arena-policy = { $policy }: wygrane { $wins }, { $share }% (95-procentowy przedział od { $low } do { $high }; równy udział { $fair }, p = { $p }), błędne oskarżenia { $wrong }, { $mean } ms na decyzję, najwyżej { $worst } ms
cli-arena-seat = Miejsce { $seat }: wygrane { $wins }, { $share }% (95-procentowy przedział od { $low } do { $high })
cli-arena-odds = { $policy }: szanse { $odds }% sprawdziły się w { $came }% tur ({ $turns }); trafne oskarżenia: { $right } z { $accused }
cli-arena-habits = { $policy }: ile razy częściej padała karta własna niż inna, według pytań: { $odds }
cli-arena-rest = Utknęły: { $stalled }, odrzucone ruchy: { $refused }, bez zwycięzcy: { $nobody }

cli-lab-broke = nie udało się rozegrać jednej ze spraw
cli-lab-corner-rooms = --corner-rooms jest dla dwóch graczy, w motywie, który kładzie wtedy karty w pokojach
cli-lab-no-suspect = --suspects: w motywie { $theme } nie ma { $id }; możliwe są { $known }
cli-lab-two-seats = --suspects: { $id } siedzi na dwóch miejscach; daj każdemu miejscu kogo innego
cli-lab-policy = nie ma sposobu gry "{ $name }"; możliwe są { $policies }, a po nich +ZDOLNOŚĆ, -ZDOLNOŚĆ (reads, dares, hides, bluffs, pulls) lub @CHARAKTER ({ $personas }); albo postać z drabinki: { $characters }
cli-lab-no-board = bez planszy gra od { $least } do { $most } osób, a nie { $players }
cli-outside-port = { $name }: żaden port nie jest wolny: { $why }
cli-outside-program = { $name }: nie da się uruchomić { $program }: { $why }
cli-outside-connect = { $name }: brak połączenia: { $why }
cli-outside-ended = zakończył się wynikiem { $status }
cli-outside-late = { $name } nie odpowiada od { $seconds } sekund
cli-outside-left = { $name }: rozłączenie w środku gry
cli-outside-lost = { $name }: { $why }
cli-outside-answer = { $name }: odpowiedź na "{ $told }" to { $said }; protokół wymaga "{ $wanted }"

cli-theme-nowhere = { $fault }; nie ma tu też folderu ani zipa { $name }
cli-check-fault = usterka
cli-check-warning = rada
cli-check-sound = { $title }: bez usterek i bez niczego, co psułoby grę.
cli-check-advice = { $title }: bez usterek, { $count ->
    [one] jedna rada.
    [few] { $count } rady.
   *[many] { $count } rad.
}
cli-check-faults = { $count ->
    [one] Jedna usterka.
    [few] { $count } usterki.
   *[many] { $count } usterek.
} W taki motyw nie da się grać.
cli-check-hands = Gracze: { $players }, karty na rękach: { $sizes }
cli-check-aside = { "," } { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
} z boku
cli-check-face-up = { "," } { $count ->
    [one] jedna karta odkryta
    [few] { $count } karty odkryte
   *[many] { $count } kart odkrytych
}

cli-new-written = Motyw, w który już można grać, jest w { $folder }. Co dalej?
    candlestick theme check "{ $folder }"           podaje usterki i to, co psułoby grę
    candlestick simulate "{ $folder }" --games 20   każe w niego grać botom
    Potem otwórz tam theme.toml i board.txt i zrób z nich swoje.
cli-new-not-empty = { $folder } nie jest pusty. Podaj folder, którego jeszcze nie ma, aby nic twojego nie przepadło.
cli-new-failed = Nie można zapisać { $folder }: { $why }
cli-check-language = { $language }: cały motyw
cli-check-language-part = { $language }: brakuje { $count }; zostają jak w theme.toml: { $some }
cli-check-language-more = {" "}i { $count } więcej
cli-check-language-none = Bez własnych słów: { $languages }. Tam wszystko zostaje jak w theme.toml.

cli-me-unknown = --me: motyw { $theme } nie ma { $id }; dozwolone są { $known }
cli-no-chance = system nie daje losowości ({ $why }); podaj --seed
cli-verify-room-unreadable = to nie jest czytelny zapis stolika ({ $why }); zapisz go ponownie z omówienia
cli-verify-room-format = ten zapis stolika ma format { $found }; uruchom nowszą wersję, która go zapisała
cli-deduce-unreadable = nie można odczytać pliku { $file }: { $fault }
cli-deduce-line = { $file }, wiersz { $line }: { $fault }
cli-deduce-unwritable = nie można zapisać wyników: { $fault }
cli-speedclue-connection = serwer jest nieosiągalny albo się rozłączył: { $fault }
cli-speedclue-message = serwer przysłał { $text }: { $why }
cli-speedclue-no-game = serwer przysłał { $text } przed "reset"; nie ma jeszcze gry, w której byłoby to możliwe
cli-speedclue-unknown = nie ma takiej wiadomości
cli-speedclue-short = na końcu brakuje słowa
cli-speedclue-card = { $word } to nie karta; kody to { $codes }
cli-speedclue-player = { $word } to nikt z 3 do 6 graczy, licząc od 0
cli-speedclue-order = { $word } nie stoi tam, gdzie wymienia się osobę, narzędzie i pokój
cli-speedclue-outcome = { $word } to ani +, ani -
cli-serve-ready = Candlestick działa pod adresem { $address }   (Ctrl+C kończy)
cli-serve-page = nie można odczytać strony { $place }: { $fault }; zbuduj ją poleceniem script/play --web albo pomiń --page
cli-serve-listen = nie można nasłuchiwać pod { $address }: { $fault }; wybierz inny adres przez --port i --host
cli-serve-threads = system nie przydziela wątków: { $fault }
cli-serve-no-postgres = ten program zbudowano bez Postgresa: zbuduj go z --features postgres
cli-serve-log = dziennik { $place }: { $fault }
cli-serve-too-new = dziennik { $place } ma format { $found }, ten program zna do { $known }: użyj nowszego programu
cli-serve-folder = nie można utworzyć folderu { $place }: { $fault }

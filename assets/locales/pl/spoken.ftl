# The game's words in Polish: the table in words, for whoever types and hears it.

verb-roll = rzuć, rzuc, rzucam, rzut, r
verb-go = idź, idz, idę, ide, wejdź, wejdz, i
verb-toward = ku, w stronę, w strone, w kierunku
verb-through = przez, dalej przez
verb-passage = przejście, przejscie, tajne przejście, tajne przejscie, tunel
verb-door = drzwi, obok
verb-jump = skocz, leć, lec
verb-stay = zostań, zostan, stój, stoj
verb-suggest = podejrzewam, podejrzewaj, rzuć podejrzenie, rzuc podejrzenie, pytam, zapytaj, p
verb-show = pokaż, pokaz, pokazuję, pokazuje
verb-reveal = odkryj, odkrywam
verb-accuse = oskarżam, oskarzam, oskarż, oskarz, rzuć oskarżenie, rzuc oskarzenie, o
verb-give-up = poddaję się, poddaje sie, poddaj się, poddaj sie, poddaję, poddaje, rezygnuję, rezygnuje
verb-end = koniec, koniec tury, zakończ, zakoncz, o nic nie pytam, k
verb-choose = wybierz, wybieram, zajrzyj
verb-name = wywołaj, wywolaj, nazwij
verb-play = zagraj, zagrywam
verb-power = moc, użyj mocy, uzyj mocy, użyj, uzyj
verb-send = odeślij, odeslij
verb-draw = dobierz, dobieram, d
verb-pass = pas, pasuję, pasuje, nie mam, żadnej, zadnej, przepuszczam, nie
verb-side = bok, z boku
verb-options = opcje, co
verb-squares = pola
verb-now = teraz, jeszcze raz
verb-where = gdzie, plansza, pokoje, g
verb-look = zobacz, obejrzyj, spójrz, spojrz, z
verb-hand = karty, moje karty, ręka, reka, m
verb-players = gracze
verb-table = stół, stol, talia
verb-notebook = notes, notatki, n
verb-why = czemu, dlaczego
verb-mark = wpisz, zaznacz, skreśl, skresl, w
verb-undo = cofnij
verb-redo = ponów, ponow
verb-assist = wsparcie
verb-log = dziennik
verb-question = pytanie
verb-rules = zasady
verb-help = pomoc, polecenia
verb-complete = dokończ, dokoncz
verb-save = zapisz
verb-quit = wyjdź, wyjdz, do widzenia, q
verb-take-back = wycofaj, wycofuję, wycofuje, cofnij ruch
verb-plan = planuj, zaplanuj, planuję, planuje, plan

spoken-small-words = ten, ta, to, w, we, na, do, z, ze, u, pod, przy, o, i, oraz, a, czy, jest, był, była, było, byl, byla, bylo, kartę, karte, poza, się, sie
spoken-word-over = przez
spoken-word-me = ja, mnie, moje, mój, moj, moja
spoken-word-file = koperta, kopercie, sprawa
spoken-word-yes = tak, t, ma, zgadza
spoken-word-no = nie, n, x
spoken-word-maybe = może, moze, chyba
spoken-word-clear = puste, zetrzyj, skasuj

spoken-go = Idź { NAME($place, form: "into") }: { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
}
spoken-go-over = Idź { NAME($place, form: "into") } przez { $over }
spoken-through = Idź dalej przez { NAME($place, form: "acc") }: { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
}
spoken-near = { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
} od { NAME($room, form: "gen") }
spoken-passage = Idź tajnym przejściem { NAME($place, form: "into") }
spoken-door = Idź drzwiami łączącymi { NAME($place, form: "into") }
spoken-jump = Dzięki karcie idź prosto { NAME($place, form: "into") }
spoken-stay = Zostań { $in }
spoken-stop = Zatrzymaj się { $in }
spoken-show = Pokaż graczowi { $name } { NAME($card, form: "acc") }
spoken-show-secretly = Pokaż w sekrecie graczowi { $name } { NAME($card, form: "acc") }
spoken-reveal = Odkryj przed wszystkimi { NAME($card, form: "acc") }
spoken-name = Wywołaj kartę: { $card }
spoken-choose = Wybierz gracza { $name }
spoken-send = Odeślij { NAME($suspect, form: "acc") }
spoken-play = Zagraj „{ $title }”
spoken-power = Użyj swojej mocy „{ $title }”
spoken-list = { $label }: { $things }

spoken-group-plan = Zaplanuj, dokąd pójdziesz
spoken-plan = Zaplanuj drogę: { NAME($place, form: "into") }
spoken-plan-is = Zaplanowana droga: { NAME($place, form: "into") }.
spoken-plan-drop = Porzuć plan: { NAME($place, form: "into") }
spoken-plan-none = Nie masz jeszcze zaplanowanej drogi.
spoken-plan-where = Możesz zaplanować drogę do każdego innego pokoju albo na pole, do którego wystarczy jedna tura.
spoken-plan-help = Gdy grają inni: planuj { $room }, planuj, planuj nie

spoken-too-long = To za długie jak na polecenie.
spoken-nothing = Wpisz ?, aby zobaczyć, co możesz teraz zrobić, albo pomoc, aby zobaczyć wszystkie polecenia.
spoken-unknown = „{ $word }” to nie polecenie. Wpisz ?, aby zobaczyć, co możesz teraz zrobić, albo pomoc, aby zobaczyć wszystkie polecenia.
spoken-unknown-name = Nic tu się nie nazywa „{ $word }”. Do wyboru: { $names }.
spoken-several = „{ $word }” może znaczyć: { $names }.
spoken-not-now = Polecenie „{ $word }” na nic się teraz nie przyda: { $asked }.
spoken-which = Powiedz, które: { $names }.
spoken-lacks = Powiedz więcej niż „{ $word }”: dokończ { $word } podaje, co może być dalej.
spoken-lacks-why = Powiedz, która karta i czyja: { $word } { $weapon } { $suspect } albo { $word } { $weapon } koperta.
spoken-lacks-mark = Powiedz, która karta, czyja i co wpisać: { $word } { $weapon } { $suspect } nie (albo tak, może, puste lub liczba od 1 do 9).
spoken-no-way = Nie dojdziesz teraz { NAME($room, form: "into") }; { $command } prowadzi najbliżej, jak się da.
spoken-no-way-name = Żadne miejsce nie nazywa się „{ $word }”. Do wyboru: { $names }; pole to litera i liczba, na przykład E7.
spoken-two-sentences = { $one }. { $other }
spoken-same-kind = „{ $word }” wymienia dwie rzeczy jednego rodzaju. Wymień po jednej z każdego.
spoken-too-much = „{ $word }” wymienia więcej, niż trzeba.
spoken-unfilled = { $questions } Na przykład: { $example }
spoken-only-here = Pytać można tylko o pokój, w którym jesteś. Jesteś { NAME($room, form: "in") }.

spoken-in-room = { $who } – { $in }.
spoken-at-place = { $who } – { NAME($place, form: "in") }.
spoken-on-square = { $who } – na polu { $place }.
spoken-beside = { $who } – obok planszy.

spoken-doors = { $doors ->
    [one] Jedne drzwi
   *[other] Drzwi ({ $doors })
}: { $places }
spoken-door-at = { $side ->
    [north] na północ
    [east] na wschód
    [south] na południe
   *[west] na zachód
} przy { $square }
spoken-near-rooms = Najbliżej pieszo: { $rooms }
spoken-near-room = { $room } ({ $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
})

spoken-hello = { $theme }. Grasz jako { $me }; z tobą grają: { $others }.
spoken-sure = { $label } { $warning } Tak czy nie?
spoken-left = Nic nie zrobiono.
spoken-done = Zrobione.
spoken-nothing-to-do = Nie ma czego cofnąć ani ponowić.
spoken-taken-back = Wycofano.
spoken-stands = Tego nie da się już cofnąć: twoja ostatnia decyzja coś zdradziła albo ktoś inny zdążył zdecydować.
spoken-now = Możesz: { $commands }.
spoken-now-more = Możesz: { $commands } i więcej: wpisz ?.
spoken-squares-short = pola ({ $count })
spoken-squares-many = {"  "}pola: wylicza pola, na które możesz pójść ({ $count })
spoken-option = {"  "}{ $command }: { $label }
spoken-option-note = {"  "}{ $command }: { $label }. { $note }
spoken-option-form = {"  "}{ $command } …: { $label }. { $fields }
spoken-field = { $label } { $options }.
spoken-slip = „{ $title }” – { $text }
spoken-no-end = Żadne polecenie nie zaczyna się teraz w ten sposób.
spoken-rules = Zasady mają te części; „zasady” i słowo podają jedną z nich:
spoken-assist = {"  "}{ $word }: { $name }{ $chosen }. { $why }
spoken-chosen = {" "}(tak jest teraz)
spoken-not-chosen = {""}
spoken-group-start = Na początek
spoken-group-squares = Pola w zasięgu
spoken-group-question = Pytanie
spoken-group-answer = Twoja odpowiedź
spoken-group-pick = Jedno z tych
spoken-group-end = Albo
spoken-saved = Zapisano w pliku { $file }. Dalsza gra: candlestick play --resume { $file }
spoken-not-saved = Nie można zapisać { $file }: { $why }. Podaj inny plik.
spoken-there-already = Plik { $file } już istnieje i nie jest to ta sprawa. Podaj inny plik, aby nic nie przepadło.
spoken-kept = Sprawa jest wśród twoich pod numerem { $id }. Dalsza gra: candlestick play --resume { $id }
spoken-kept-closed = Sprawa jest wśród twoich pod numerem { $id }. „zapisz PLIK” zapisuje ją do pliku; „candlestick review PLIK” powie o niej więcej.
spoken-not-kept = Tej sprawy nie da się zachować wśród twoich: { $why }. Zapisz ją do pliku: zapisz PLIK
spoken-resume-theme = przy własnym motywie podaj, gdzie jest: jego folder lub zip przed --resume
spoken-resume-closed = ta sprawa jest zamknięta; candlestick review powie, jak przebiegła
spoken-resume-who = w tej sprawie gra nie tylko jeden człowiek: podaj przez --me, czyje miejsce zajmujesz, a resztę przejmą boty
spoken-resume-not-there = { $id } nie gra w tej sprawie
spoken-resume-none = żadna z twoich spraw nie ma numeru { $id }; otwarte: { $open }. Plik podaje się razem ze ścieżką.
spoken-help =
    Co możesz teraz zrobić i o co chodzi: ?, teraz, pola, dokończ
    Gra: rzuć, idź { $room }, ku { $room }, przez { $room }, przejście, zostań, podejrzewam { $suspect } { $weapon }, pokaż { $weapon }, koniec, oskarżam { $suspect } { $weapon } { $room }, poddaję się, wycofaj
    Karty i moce: dobierz, zagraj, moc, wywołaj, wybierz, odeślij, bok 2, pas
    Stół: gdzie, zobacz { $room }, gracze, karty, stół, pytanie, dziennik 20, zasady
    Notes: notes, notes { $suspect }, czemu { $weapon } { $suspect }, wpisz { $weapon } { $suspect } nie, cofnij, ponów, wsparcie
    Sprawa: zapisz PLIK, wyjdź. Gra zapisuje ją po każdej decyzji.
    Nazwy wystarczy zacząć, można je przekręcić i podać w dowolnej kolejności; p, i, r, k, o, g, m, n, z, w to podejrzewam, idź, rzuć, koniec, oskarżam, gdzie, karty, notes, zobacz, wpisz. W jednym wierszu może stać kilka poleceń, a między nimi ;.
    Pole to litera i liczba: kolumny od lewej, rzędy od góry.

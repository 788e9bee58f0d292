# The game's words in Polish: playing together by link.

together-title = Zagraj z innymi
together-what = Każdy na własnym urządzeniu albo kilkoro przy jednym, gdziekolwiek jesteście. Kto ma link do stolika, siada razem z tobą; nikt nie potrzebuje konta.

together-name = Twoje imię
together-name-hint = Jak mają cię nazywać inni
together-server = Serwer
together-server-hint = https://…
together-open = Otwórz stolik
together-be-table = Ten ekran jest stołem
together-be-table-why = Pokazuje to, co widzą wszyscy, i nic tajnego; każdy gra na własnym telefonie.
together-table-name = Stół
together-join = Dosiądź się do stolika
together-link-hint = Link albo cztery słowa
together-enter = Dosiądź się
together-chairs = Twoje poprzednie stoliki
together-chair = { $name } przy stoliku { $room }
together-back = Ekran tytułowy
together-opening = Otwieramy stolik…
together-no-server = Żaden serwer nie odpowiada. Stolik go potrzebuje: sprawdź połączenie albo graj na tym urządzeniu.
together-bad-server = To nie jest adres serwera. Wygląda on tak: https://example.org.
together-bad-link = To nie jest link do stolika. Skopiuj cały otrzymany link.
together-words-count = { $count ->
    [one] Stolik ma cztery słowa, a to jedno.
    [few] Stolik ma cztery słowa, a to { $count }.
   *[other] Stolik ma cztery słowa, a to { $count }.
}
together-words-near = Żaden stolik nie ma słowa „{ $word }”. Czy chodziło o „{ $near }”?
together-words-unknown = Żaden stolik nie ma słowa „{ $word }”. To słowa angielskie: poproś o nie jeszcze raz.
together-words-none = Żaden otwarty teraz stolik nie ma tych słów. Poproś o nie jeszcze raz albo o link.
together-words-often = Zbyt wiele złych prób. Zaczekaj dziesięć minut albo poproś o link.
together-not-opened = Serwer nie otwiera teraz stolików ({ $why }). Spróbuj ponownie za minutę.

together-connecting = Łączenie…
together-again = Połączenie się zerwało. Łączymy ponownie; nic nie przepadło.
together-ended = { $code ->
    [replaced] Grasz dalej w innym oknie albo na innym urządzeniu.
    [kicked] Gospodarz wyprosił cię od stolika.
    [bad-token] Twoje miejsce już nie należy tu do ciebie. Możesz wejść jako gość.
    [bad-version] Ta strona jest starsza albo nowsza niż serwer. Odśwież ją.
    [full] Nie ma już miejsc dla widzów.
    [no-room] Nie ma tu takiego stolika. Poproś o link jeszcze raz.
    [stuck] Serwer zachował ten stolik, ale nie może go otworzyć: jego motyw się zmienił albo zapis jest uszkodzony. Daj znać temu, kto prowadzi serwer.
   *[other] Serwer stolika zakończył połączenie.
}
together-reconnect = Graj dalej tutaj
together-anew = Połącz ponownie
together-impasse = { $why ->
    [unread] Nie można tu pokazać tego, co jest grane: gra albo motyw jest w innej wersji lub coś dotarło uszkodzone. Połącz się ponownie; jeśli to nie pomoże, odśwież stronę albo zaktualizuj grę.
    [withheld] Serwer nie wydał motywu stolika. Połącz się ponownie za chwilę.
   *[contradicted] Serwer mówi teraz co innego niż przedtem, więc nic tu nie idzie dalej. Połącz się ponownie; jeśli to nie pomoże, otwórz inny stolik.
}
together-line-of = { $name }: { $line }
together-line-beside = Przy tym urządzeniu: { $line }
together-leave = Odejdź od stolika

together-room = Stolik { $room }
together-invite = Kto otworzy ten link, siada razem z tobą
together-invite-now = Kto otworzy ten link, ogląda albo zajmuje miejsce bota
together-inviting = Zaproś kogoś
together-words = Do podania przez telefon: { $words }
together-copy = Kopiuj link
together-copied = Link skopiowany. Wyślij go przyjaciołom.
together-copied-own = Skopiowano twój własny link: to klucz do twojego miejsca.
together-qr = Link do stolika jako wzór, który odczyta aparat telefonu
together-table-join = Skieruj tu aparat telefonu i usiądź
together-table-words = Albo otwórz { $server } i wpisz te cztery słowa
together-table-first = Kto usiądzie pierwszy, przygotowuje sprawę i ją zaczyna.
together-table-here = Stół widać na osobnym ekranie.
together-table-seen = Widzę stąd ten ekran
together-device = Miejsce na innym urządzeniu
together-device-why = Ten link to klucz do twojego własnego miejsca: zachowaj go dla siebie. Otworzy je znowu, gdy to urządzenie zginie albo wyczerpie się w nim bateria.
together-own-link = Twój własny link otworzy twoje miejsce na każdym urządzeniu, także gdy w tym wyczerpie się bateria.
together-copy-own = Kopiuj mój link
together-send-own = Wyślij do siebie
together-beside-device = Miejsce gracza { $name } na innym urządzeniu
together-people = Przy stole
together-person = { $name }: { $suspect }
together-bot = { $name } (bot): { $suspect }
together-with = { $who } ({ $what })
together-you = ty
together-host = gospodarz
together-is-away = nieobecność
together-watchers = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
together-sit = Usiądź
together-stand = Wstań
together-beside = Także przy tym urządzeniu
together-beside-why = Jedno urządzenie może służyć kilku osobom. Podajecie je sobie, a kurtyna zasłania to, co tajne.
together-beside-hint = Imię tej osoby
together-beside-sit = Dosiada się tu ktoś jeszcze
together-beside-stand = { $name } wstaje
together-beside-you = przy tym urządzeniu
together-case = Sprawa
together-bots = Boty
together-fewer-bots = O jednego bota mniej
together-more-bots = O jednego bota więcej
together-bot-count = { $count ->
    [0] Bez botów
    [one] Jeden bot
    [few] { $count } boty
   *[many] { $count } botów
}
together-help = Największa pomoc notesu
together-stand-in = Czas do zastąpienia nieobecnych
together-after = { $seconds ->
    [30] 30 sekund
    [90] 90 sekund
    [600] 10 minut
   *[86400] 1 dzień
}
together-limit = Czas na decyzję
together-limit-none = bez limitu
together-blind = Nikt nie rozdaje
together-blind-why = Nikt nie rozdaje: tasujecie i rozdajecie między sobą, a kart nie widzi nawet serwer. Od dwóch do sześciu osób, bez botów; jeśli ktoś odejdzie na dobre, sprawa się kończy.
together-watch-delay = Opóźnienie dla oglądających
together-watch-later = { $minutes ->
    [0] brak
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
together-term = { $what }: { $how }
together-yes = tak
together-no = nie
together-levels = Poziom botów i zastępców
together-start = Rozpocznij sprawę
together-too-few = { $count ->
    [one] Brakuje jeszcze jednego gracza: człowieka albo bota.
    [few] Brakuje jeszcze { $count } graczy: ludzi albo botów.
   *[many] Brakuje jeszcze { $count } graczy: ludzi albo botów.
}
together-too-many = { $count ->
    [one] Jak na ten motyw jest tu o jednego gracza za dużo.
    [few] Jak na ten motyw jest tu o { $count } graczy za dużo.
   *[many] Jak na ten motyw jest tu o { $count } graczy za dużo.
}
together-door = Nikt więcej nie siada
together-door-why = Kto ma miejsce, zachowuje je. Inni mogą patrzeć.
together-waits = Sprawę rozpocznie { $name }.
together-start-away = { $count ->
    [one] Z dala od stołu: { $who }. Poczekaj albo zacznij bez tej osoby.
   *[other] Z dala od stołu: { $who }. Poczekaj albo zacznij bez tych osób.
}
together-start-without = Zacznij, nie czekając: { $who }
together-sharing = Wszyscy tasują…

together-here = Stolik
together-everybody = Wszyscy są przy stole.
together-away = { $count ->
    [one] Od minuty { $name } jest z dala od stołu.
    [few] Od { $count } minut { $name } jest z dala od stołu.
   *[many] Od { $count } minut { $name } jest z dala od stołu.
}
together-away-seconds = { $count ->
    [one] Od sekundy { $name } jest z dala od stołu.
    [few] Od { $count } sekund { $name } jest z dala od stołu.
   *[many] Od { $count } sekund { $name } jest z dala od stołu.
}
together-away-all = Z dala od stołu: { $who }.
together-away-each = { $name } ({ $time })
together-seconds = { $count } s
together-minutes = { $count } min
together-stood-in = { $name }: w zastępstwie gra bot.
together-paused = Sprawa jest wstrzymana.
together-pause = Pauza
together-resume = Graj dalej
together-nudge = Przypomnij o ruchu
together-nudge-later = Z dala od stołu: { $name }. Przypomnienie przyjdzie po powrocie.
together-nudged = { $name } czeka na ciebie.
together-tab-nudged = Ktoś na ciebie czeka
together-kick = Wyproś: { $name }
together-kick-title = Wyprosić: { $name }?
together-kick-warning = Link do tego miejsca przestanie działać. W trakcie sprawy do jej końca gra tam bot.
together-kick-blind = Link do tego miejsca przestanie działać. Bez tego gracza nie da się otworzyć żadnej karty: sprawa się kończy i wszyscy wracają do poczekalni.
together-waiting = Czekamy na ruch: { $name }.
together-due-you = Za { $count } s zdecyduje za ciebie bot.
together-due = Za { $count } s bot zastąpi gracza { $name }.
together-reacted = { $name }: { $reaction }
reaction = { $reaction ->
    [clap] Brawo!
    [laugh] Ha!
    [think] No proszę…
    [gasp] Och!
    [sigh] Szkoda.
    [wave] Cześć!
    [thanks] Dziękuję!
   *[tea] Nie ma pośpiechu.
}

together-claim = To moje miejsce
together-claim-asked = Pytamy gospodarza ({ $host }), czy to twoje miejsce. Podaj te słowa: { $words }
together-claim-title = Na innym urządzeniu ktoś mówi: to ja, { $name }.
together-claim-words = Oddaj miejsce tylko temu, kto poda ci te słowa: { $words }
together-claim-give = Oddaj miejsce: { $name }
together-claim-deny = To nie { $name }
together-claim-line = Ktoś prosi o miejsce gracza { $name }. Otwórz stolik, aby odpowiedzieć.
together-handed = { $name } ma znów swoje miejsce, na innym urządzeniu. Zgoda: { $by }.
together-took-back = { $name }: ostatni ruch wycofany.

together-rematch = Jeszcze raz
together-another = Szykuje się następna sprawa: „{ $again }” zaprowadzi cię tam.
together-fair-checking = Sprawdzamy rozdanie…
together-fair = Rozdanie było uczciwe: odtworzone i sprawdzone tutaj.
together-fair-undealt = Nikt nie rozdawał: każde tasowanie, każda karta i każda odpowiedź miały dowód, który tu sprawdzono, podobnie jak całą sprawę.
together-fair-late = Wszystko przebiegło tak, jak ci mówiono: odtworzone i sprawdzone tutaj. Jak tasowano, wiedzą ci, którzy siedzieli tu na początku.
together-elsewhere = { $count ->
    [one] Jedna z twoich decyzji zapadła
    [few] { $count } z twoich decyzji zapadły
   *[many] { $count } z twoich decyzji zapadło
}, gdy tego urządzenia nie było przy stole.
together-given-up = Wcześniej { $count ->
    [one] raz przerwano start
    [few] { $count } razy przerwano start
   *[many] { $count } razy przerwano start
}.
together-closed-away = Ostatnia sprawa zakończyła się, kiedy cię nie było. Leży teraz wśród twoich spraw, razem z dowodem.
together-unfair = Serwer nie był uczciwy: { $why }.
together-cheat = { $what ->
    [contradicted] mówił o tym samym na dwa sposoby
    [no-case] to, co ujawnił, nie jest sprawą, którą da się odtworzyć
    [secret] jego sekret nie jest tym, do którego się zobowiązał
    [share] podmieniono czyjś udział w tasowaniu
    [deal] karty nie wynikają z tasowania
    [table] stół, motyw lub pieczęć są inne, niż podano
    [event] coś stało się inaczej, niż podano
    [my-decision] zmieniono jedną z twoich decyzji
    [not-mine] zmyślono decyzję w twoim imieniu
    [stood-in] mówi co innego niż wcześniej o tym, gdzie bot kogoś zastąpił
    [took-back] mówi co innego niż wcześniej o tym, co wycofano
    [key] pokazuje dla kogoś inny klucz niż wcześniej albo żadnego
    [unsigned] decyzja nie jest podpisana przez osobę, która miała ją podjąć
   *[bot] bot zrobił coś, czego sam by nie zrobił
}

together-refused = { $code ->
    [bad-name] Imię ma od 1 do 40 liter.
    [not-seated] To może zrobić tylko ktoś, kto tu siedzi.
    [not-host] To może zrobić tylko gospodarz.
    [case-runs] Sprawa jest w toku.
    [no-case] Żadna sprawa nie jest w toku.
    [not-closed] Sprawa nie jest jeszcze zamknięta.
    [chair-taken] Ta postać ma już miejsce.
    [full] Nie ma wolnych miejsc.
    [no-theme] Serwer nie ma tego motywu.
    [bad-theme] Tego motywu nie można tu zagrać: ma błędy albo jest właśnie wybrany. Aby wczytać go od nowa, wybierz najpierw inny.
    [out-of-range] Nie można wybrać takiego czasu ani takiej liczby.
    [too-few] Siedzi tu za mało graczy.
    [too-many] Siedzi tu za dużo graczy.
    [share-missing] Czyjś udział w tasowaniu nie dotarł. Spróbuj ponownie za chwilę.
    [wrong-share] Czyjś udział w tasowaniu jest inny, niż ustalono.
    [stale] To już rozstrzygnięte.
    [not-yours] Teraz kolej na kogoś innego.
    [not-offered] Teraz nie da się tego zrobić.
    [paused] Sprawa jest wstrzymana.
    [no-person] Nie ma osoby, której to dotyczy.
    [unsigned] Brakuje podpisu albo się nie zgadza. Odśwież stronę.
    [needs-dealer] Tam, gdzie nikt nie rozdaje, gra od dwóch do sześciu osób, bez botów, dodatkowych kart i mocy.
    [old-program] Czyjś program jest za stary na sprawę, w której nikt nie rozdaje. Wystarczy odświeżyć stronę.
    [unproved] To, co wysłano, nie ma dowodu i nie zostało przyjęte.
    [sent-away] Kogoś wyproszono z tej sprawy. Do jej końca nikt nie zajmie miejsca bota.
    [unattended] Nie ma teraz nikogo z grających. Poczekaj, aż ktoś wróci.
    [somebody-away] Kogoś przy stole nie ma. Poczekaj albo zacznij bez tej osoby.
    [is-here] Ta osoba już wróciła.
    [closed] Gospodarz nie wpuszcza już nikogo do stołu.
    [opener] Osoby, która otworzyła stolik, nie można wyprosić.
    [own-secret] Gdzie nikt nie rozdaje, miejsce otwiera tylko własny link.
    [too-fast] Za dużo naraz. Poczekaj sekundę.
    [busy] Serwer jest zajęty. Spróbuj ponownie.
   *[other] Serwer tego nie zrozumiał. Odśwież stronę.
}
together-garbled = Nie można odczytać tego, co mówi serwer. Odśwież stronę albo zaktualizuj grę.
together-contradicted = Serwer mówi teraz co innego niż przedtem. Graj dalej tylko z przyjaciółmi, którym ufasz.
together-false = Program gracza { $name } podał coś, co nie jest prawdą. Nie zostało to przyjęte.
together-take = Zajmij to miejsce
together-may-sit = Przyglądasz się. Miejsce bota może być twoje.
together-watching-later = { $minutes ->
    [one] Widzisz wszystko minutę później.
    [few] Widzisz wszystko { $minutes } minuty później.
   *[many] Widzisz wszystko { $minutes } minut później.
}
together-begun = Sprawa przy twoim stoliku się zaczęła.

## A theme of the host’s own
together-theme-going = Motyw jest w drodze do stolika…
together-theme-coming = Motyw stolika jest w drodze…
together-theme-large = Ten motyw ma po spakowaniu { $kilobytes } kB; przy stoliku mieści się najwyżej 1024. Zmniejsz jego obrazki.
together-theme-pixels = Obrazki tego motywu mają razem { $millions } mln pikseli; przy stoliku mieści się najwyżej { $most } mln. Zmniejsz je.

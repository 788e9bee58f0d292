# The game’s words in Polish: what is wrong with lesson files, and with a file of characters.

chapter-large = lekcja ma najwyżej { $most } bajtów, a ta ma { $count }; skróć ją
chapter-unknown = nie ma wbudowanej lekcji o tej nazwie; są { $ids }
chapter-gone = nie ma już motywu { $theme } z tą lekcją; przywróć motyw, żeby ją przejść
chapter-other-theme = ta lekcja jest czytana z motywem { $theme }; wpisz go tutaj
chapter-minutes = lekcja trwa od 1 do 10 minut; z dłuższej zrób dwie
chapter-no-seats = brakuje tu `seats`; napisz, kto gra, na przykład seats = ["plum", "green"]
chapter-no-you = brakuje tu `you`; napisz, kto z grających się uczy
chapter-setup = ci nie mogą usiąść przy jednym stole: { $why }
chapter-seat = miejsce { $number }

chapter-no-deal = nic nie jest rozdane; napisz [deal] z case_file i hands dla każdego gracza
chapter-no-case-file = brakuje tu `case_file`; napisz, jakie trzy karty w niej leżą
chapter-triple = napisz trzy: podejrzanego, narzędzie i pokój, na przykład ["plum", "rope", "hall"]
chapter-no-answer = ten pokój nie może być rozwiązaniem; podaj taki, który ma kartę
chapter-card-twice = { $card }: ta karta leży już gdzie indziej; każda leży tylko raz
chapter-cards-left = te karty nigdzie nie leżą: { $cards }; daj je komuś
chapter-no-seat = { $suspect } nie siedzi na żadnym miejscu; daj te karty komuś, kto gra
chapter-no-hand = { $suspect } nie ma kart; napisz hands.{ $suspect } = ["…"]
chapter-hand-size = { $name } ma tu { $given ->
    [one] { $given } kartę
    [few] { $given } karty
   *[other] { $given } kart
}; po rozdaniu powinno być { $dealt }
chapter-laid = sprawa nie może być tak ułożona: { $why }
chapter-dice = ten motyw ma { $dice ->
    [one] jedną kostkę
    [few] { $dice } kostki
   *[other] { $dice } kostek
}; dla każdej napisz numer ścianki
chapter-die-face = ścianki kostki liczy się od 1
chapter-no-square = [{ $row }, { $column }] nie jest polem korytarza; wiersze i kolumny liczy się od 0

chapter-no-steps = nie ma kroków; napisz w [[steps]], co trzeba zrobić
chapter-steps = lekcja ma najwyżej { $most } kroków; zrób z niej dwie
chapter-moves = naraz można podjąć najwyżej { $most } decyzji; usuń kilka
chapter-no-deed = nie ma tu nic do zrobienia; napisz, co trzeba zrobić, na przykład do = "roll"
chapter-only-you = zaznacza, pyta dlaczego i naciska tylko ten, kto się uczy; tu wpisz, co ktoś postanawia, na przykład do = "roll"
chapter-says-nothing = `{ $what }` nic nie mówi; napisz { $what }.pl = "Kilka słów."
chapter-language = słowa w danym języku stoją pod jego kodem, na przykład say.en albo say.de
chapter-words-empty = nie ma tu ani słowa; napisz kilka
chapter-words-control = te słowa mają znak sterujący; napisz je w jednym wierszu zwykłymi literami
chapter-words-letters = liczba liter w tych słowach: { $count }; czyta się najwyżej { $most }, więc je skróć
chapter-words-sentences = liczba zdań naraz: { $count }; najwyżej { $most }, więc zrób z tego dwa kroki
chapter-words-long = liczba słów w zdaniu: { $count }; najwyżej { $most }, więc je skróć

chapter-refused = to nie jest tu możliwe: { $why }
chapter-closed = sprawa jest już zamknięta
chapter-others-turn = decyduje { $name }
chapter-can = { $name } może: { $deeds }
chapter-open-ways = do tego miejsca kroki zostawiają za dużo swobody; podaj, kogo lub co trzeba wskazać
chapter-after-other = po innym wyborze we wcześniejszym kroku: { $why }

chapter-claim-seat = { $card } { $there ->
    [yes] jest u gracza { $name }
   *[no] nie jest u gracza { $name }
}
chapter-claim-case-file = { $card } { $there ->
    [yes] jest w kopercie
   *[no] nie jest w kopercie
}
chapter-claim-table = { $card } { $there ->
    [yes] leży na stole
   *[no] nie leży na stole
}
chapter-not-certain = { $claim }: to jeszcze nie jest tu pewne
chapter-opposite = { $claim }: to nieprawda, pewne jest coś przeciwnego
chapter-known-before = { $claim }: to było pewne już przed ostatnim zdarzeniem; pytaj o to, gdy tylko da się to wiedzieć
chapter-printed = { $card }: to notes drukuje sam; poproś o coś, nad czym trzeba pomyśleć
chapter-no-why = { $card }: ta kratka jest jeszcze otwarta, więc nie ma „dlaczego”
chapter-maybe-certain = { $card }: ta kratka jest tu pewna, a nie otwarta; poproś o tak lub nie
chapter-maybe-old = { $card }: ostatnie zdarzenie nic o tym nie mówi; poproś o „może” zaraz po tym, co mówi
chapter-accuse-late = koperta była pewna już wcześniej, gdy można było oskarżyć; poproś o oskarżenie tam

characters-large = to ma { $count } bajtów, a czyta się najwyżej { $most }; wymień mniej postaci
characters-nobody = nikogo tu nie ma; każdą postać zacznij od [[characters]]
characters-twice = ktoś ma już ten identyfikator; daj każdej postaci własny
characters-word = pisz litery od a do z, cyfry i -, razem najwyżej { $most }
characters-asks = do tego liczy tylko mistrz bez `notes`; napisz asks = "likeliest"
characters-chain = kto niczego nie wnioskuje, nigdy nie oskarża; napisz co najmniej chain = 1

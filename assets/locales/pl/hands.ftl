# The game's words in Polish: keys, gamepads, and which card one would rather show.

keys-title = Klawisze
keys-close = Gotowe
keys-why-sheet = Naciśnij przycisk klawisza, a potem nowy klawisz.
keys-wait = „{ $what }”: naciśnij nowy klawisz. Escape zostawia stary.
keys-press = Naciśnij klawisz
keys-change = { $what }: { $key }. Zmień
keys-refused = { $key } zostaje, czym jest: to stały klawisz gry albo przeglądarki.
keys-done = { $key } to teraz klawisz „{ $what }”.
keys-swapped = { $key } to był klawisz „{ $what }”; teraz jest tam { $other }.

keys-two = Dwie ręce
keys-two-why = Litery jak na przyciskach. Wybrany zestaw przywraca wszystkie swoje klawisze.
keys-left = Mysz z lewej
keys-left-why = Klawisze pod prawą ręką, gdy mysz jest w lewej.
keys-one = Jedna ręka
keys-one-why = Klawisze pod samą lewą ręką, obok Tab, Escape i spacji.
keys-own-why = Twoje własne klawisze. Wybrany zestaw przywraca wszystkie swoje.

keys-roll = Rzuć kośćmi
keys-walk = Idź w wybrane miejsce
keys-go-on = Zatrzymaj się tam i idź dalej
keys-planned = Idź zgodnie z planem
keys-say = Zapytaj, potwierdź, zacznij
keys-end = Zakończ turę albo odpuść
keys-take-back = Wycofaj swoją ostatnią decyzję
keys-accuse = Oskarż
keys-draw = Dobierz kartę
keys-skip = Zakończ to, co jest pokazywane; przytrzymany: aż do twojej tury
keys-notebook = Do notesu
keys-leaf = Następna kartka; z Shift poprzednia
keys-no = Notes: nie
keys-yes = Notes: tak
keys-maybe = Notes: może
keys-erase = Notes: wymaż
keys-why = Notes: dlaczego?
keys-nobody = Przy prawdziwym stole: nikt nie miał
keys-sheet = Pokaż klawisze

keys-fixed = Zawsze
keys-arrows = Na planszy do innego miejsca, poza nią do następnego przycisku
keys-enter = Idź tam; naciśnij przycisk; inaczej zakończ to, co jest pokazywane
keys-escape = Puść przycisk, zamknij okno, otwórz menu
keys-tab = Do następnego przycisku; z Shift do poprzedniego
keys-out = Wyjście z obrazu do reszty strony
keys-numbers = Notes: własna liczba
keys-undo = Notes: cofnij, ponów
keys-text = Także klawisze strony jako tekstu
keys-pad = Pad
keys-pad-why = Kierunki: jak strzałki. Dolny przycisk: Enter. Prawy: Escape. Lewy: koniec tego, co jest pokazywane. Górny: notes. Górne boczne: kartki. Spusty: następny przycisk. Start: menu.

keys-name-arrows = Strzałki
keys-name-enter = Enter
keys-name-escape = Escape
keys-name-tab = Tab
keys-name-out = F6
keys-name-numbers = 1–9
keys-name-undo = Ctrl+Z, Ctrl+Y
keys-name-space = Spacja
keys-name-backspace = Backspace
keys-name-delete = Delete
keys-name-insert = Insert
keys-name-home = Home
keys-name-end = End
keys-name-page-up = Page Up
keys-name-page-down = Page Down

would-open = Gdy mnie pytają …
would-title = Gdy mnie pytają
would-why = Naciskaj swoje karty w kolejności, w jakiej wolisz je pokazywać. Nikt inny tego nie widzi. Samo to niczego nie pokazuje: karta czeka gotowa, gdy pasuje.
would-anybody = Ktokolwiek
would-none = Nic nie ustalono.
would-order = W tej kolejności: { $cards }.
would-clear = Nic nie ustalaj
would-close = Gotowe
act-show-ready = Pokaż { NAME($card, form: "acc") }

# The game’s words in Polish: advice on a sound theme, which `candlestick theme check` gives.

check-and = { $one } i { $other }
check-two = { $one }; { $other }

check-picture-idle = nic nie pokazuje tego obrazu; usuń go albo podaj przez picture = w theme.toml
check-picture-idle-near = nic nie pokazuje tego obrazu; czy ma to być { $near }?
check-picture-png = gra pokazuje tylko obrazy PNG; zapisz ten jako PNG
check-picture-none = nie ma obrazów; pierwszym byłby { $first }, PNG o wymiarach 256 × 256
check-picture-missing = brakuje obrazu { $path }; dodaj go albo podaj inny przez picture =
check-back-missing = brakuje obrazu { $path }; dodaj go albo usuń card_back_picture
check-picture-large = ten obraz ma { $width } × { $height }, więcej, niż kiedykolwiek widać; wystarczy 256 × 256
check-picture-heavy = ten obraz ma { $size } KiB; zapisz go z mniejszą liczbą kolorów lub pikseli
check-picture-small = ten obraz ma tylko { $width } × { $height }; narysuj go większego, co najmniej 128 × 128
check-picture-square = ten obraz ma { $width } × { $height }; obrazy są pokazywane jako kwadraty, więc przytnij go do kwadratu
check-back-shape = ten obraz ma { $width } × { $height }; rewersy kart są { $wide } do { $high }, więc przytnij go do 250 × 350
check-picture-deep = ten obraz ma 16 bitów na kanał; zapisz go z 8
check-picture-clear = na tym obrazie nic nie widać; narysuj coś
check-picture-full = ten obraz wypełnia całe tło; narzędzia i pokoje rysuje się na biało na przezroczystym tle
check-picture-dark = ten obraz jest ciemny; narzędzia i pokoje rysuje się na biało na przezroczystym tle
check-picture-cut = ten obraz jest ucięty; zapisz lub skopiuj go jeszcze raz
check-picture-damaged = ten obraz jest uszkodzony; zapisz lub skopiuj go jeszcze raz
check-picture-moves = ten obraz się rusza, a gra pokazuje nieruchome; zapisz tylko jego pierwszą klatkę

check-words-unspoken = gra nie mówi w języku `{ $language }`, więc nikt tego nie czyta
check-words-forms = język nie ma takich form: { $forms }
check-no-blurb = nie ma wprowadzenia (blurb); napisz jedno lub dwa zdania o tym, co czeka graczy
check-no-rules = panel zasad zostaje pusty; napisz części [[how_to_play]]
check-verb-half = { $weapon } ma tylko jeden ze swoich czasowników; napisz verb i verb_ing
check-verb-none = { $weapon } nie ma czasownika, inne mają; napisz verb i verb_ing
check-letters-lacking = w krojach gry brakuje: { $letters }; napisz to bez tego
check-letters-mixed = { $letters } wśród liter łacińskich; wpisz łacińską
check-same-cards = dwie karty nazywają się { $name }, ta i `{ $other }`; zmień nazwę jednej z nich
check-same-players = dwóch graczy nazywa się { $name }, ten i `{ $other }`; zmień nazwę jednego z nich
check-same-deck = dwa rodzaje kart dodatkowych nazywają się { $name }, ten i `{ $other }`; zmień nazwę jednego z nich
check-chain = każda dobrana karta daje średnio kolejnych: { $more }, więc jedna tura przechodzi przez całą talię; usuń kopie karty { $card }, dodaj karty, które robią coś innego, albo niech mniej ścianek każe dobierać
check-hands-small = przy { $players } graczach ktoś ma tylko { $least } z { $dealt } kart, a inni { $most }; dopuść mniej graczy albo dodaj karty
check-hands-left = przy { $players } graczach zostaje kart { $left } i leżą odkryte, a rozdaje się { $dealt }; napisz leftovers = "dealt" albo zmień liczbę kart
check-deck-none-face = ścianka każe dobrać kartę, ale nie ma talii; dodaj [[deck.cards]]
check-deck-none = coś każe dobierać karty, ale nie ma talii; dodaj [[deck.cards]]
check-deck-undrawn = nic nie każe dobierać kart z talii; daj ściance kostki draws = true albo narysuj ? na planszy
check-marks-none = jest zasada dla pól ze znakiem, ale żadnego nie narysowano; narysuj ? na planszy
check-marks-idle = pola narysowane znakiem ? nic nie robią; napisz mark = "draw" albo mark = "snoop"
check-card-three = { $card } wymaga trzeciego gracza, a nigdy go nie ma; usuń tę kartę
check-deck-name = karty talii nie mają własnej nazwy; napisz name = "Clue card" pod [deck]
check-reach-no-door = żaden pionek nie dojdzie do { $room }; daj temu pokojowi drzwi na korytarz
check-reach-doors = żaden pionek nie dojdzie do { $room }, drzwi prowadzą donikąd; połącz pola przed nimi z korytarzem
check-reach-squares = żaden pionek nie dojdzie do tylu pól korytarza: { $count }, to pierwsze; połącz je albo napisz #
check-start-walled = { $suspect } stoi na starcie za murem i nie dojdzie do żadnego pokoju; otwórz drogę
check-pieces-room = plansza się rozpada: { $suspect } nigdy nie dojdzie do { $room }, a inni tak; połącz korytarze albo napisz połączenie lub przejście
check-pieces-squares = plansza się rozpada: { $suspect } nigdy nie dojdzie do niektórych pól, a inni tak; połącz korytarze albo napisz połączenie lub przejście
check-room-pieces = { $room } jest w kawałkach; tu zaczyna się tyle pól: { $count }, z dala od pierwszych
check-start-far = { $suspect } zaczyna tyle kroków od najbliższego pokoju: { $steps }, a ktoś inny tylko { $best }; wyrównaj to
check-start-door = { $suspect } zaczyna przed drzwiami do { $room } i je zastawia; przesuń start o jedno pole
check-start-shut = { $suspect } nie dojdzie do żadnego pokoju, dopóki inni stoją na swoich startach; zrób miejsce
check-power-some = { $suspect } ma moc, a większość pozostałych nie; dla równowagi daj ją wszystkim albo nikomu
check-power-lacks = { $suspect } nie ma mocy, a inni mają; dla równowagi daj i tutaj jedną
check-colours-alike = { $one } i { $other } mają kolory pionków, które trudno odróżnić; zmień jeden
check-marks-alike = { $one } i { $other } mają skróty, które wyglądają podobnie; zmień jeden
check-colour-tiles = kolor postaci { $suspect } jest jak płytki korytarza; wybierz taki, który się odcina
check-floor = nazwa { $room } jest na tej podłodze w kolorze kości słoniowej, kontrast { $ratio } do 1; wybierz ciemniejszy kolor, na co najmniej { $least } do 1
check-house-wood = litery na tym drewnie są jasne; wybierz ciemniejsze: kontrast { $ratio } do 1, potrzeba co najmniej { $least }
check-house-paper = litery na tym papierze są ciemne; wybierz jaśniejszy: kontrast { $ratio } do 1, potrzeba co najmniej { $least }
check-house-accent = te linie leżą na drewnie; wybierz jaśniejszy kolor: kontrast { $ratio } do 1, potrzeba co najmniej { $least }
check-weapons-many = narzędzi jest { $weapons }, a zaczynają w { $rooms } pokojach, więc niektóre dzielą jeden; usuń część albo dodaj pokoje

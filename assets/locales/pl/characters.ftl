# The game's words in Polish: the ladder, what its characters say, feats and titles.
ladder-title = Z kim grasz
ladder-next = Dalej: { $name }
ladder-none = Wybierz, z kim chcesz grać, albo powyżej poziom dla wszystkich botów.
ladder-record = { $name }: twoje wygrane { $won } z { $cases }, przegrane { $lost }.
ladder-record-none = { $name }: jeszcze ani jednej wspólnej sprawy.
ladder-told = { $name }: { $who }
ladder-says = { $name }: „{ $line }”

character-pip = Pip
character-pip-who = Odhacza tylko karty, które zobaczy, i pyta o wszystko po kolei, nawet o własne.
character-pip-begin = Pierwszy raz w to gram. W którą stronę się idzie?
character-pip-won = Wygrana? Naprawdę moja?
character-pip-lost = A, to tak się to robi!

character-mabel = Mabel
character-mabel-who = Obchodzi dom dookoła, a notes z góry na dół; czyjś pas nic jej nie mówi.
character-mabel-begin = Pokój po pokoju, skarbie, tak samo sprzątam.
character-mabel-won = No proszę, w końcu zajrzałam wszędzie.
character-mabel-lost = A zostały mi już tylko trzy pokoje.

character-percy = Percy
character-percy-who = Wie, do których pokoi warto iść, ale nie słucha, kto pasuje.
character-percy-begin = Trzydzieści lat na poczcie. Znam każdy skrót.
character-percy-won = Doręczone, i to na czas.
character-percy-lost = Znowu nie te drzwi, jak widzę.

character-clara = Clara
character-clara-who = Notuje, kto nie odpowiada na jej własne pytania, a z cudzych nic.
character-clara-begin = Proszę o ciszę. Prowadzę listę.
character-clara-won = Wszystko było na mojej liście.
character-clara-lost = Trzeba było słuchać, o co pytają inni.

character-otto = Otto
character-otto-who = Notuje każdy pas i to, co z pokazanych kart widać od razu; później już o nich nie pamięta.
character-otto-begin = Jedno kółko obraca drugie. Proszę zaczynać.
character-otto-won = Chodzi jak w zegarku.
character-otto-lost = Miałem to w ręku i odłożyłem.

character-inez = Inez
character-inez-who = Pamięta, co pokazują sobie inni, i liczy karty na rękach, ale chodzi okrężną drogą.
character-inez-begin = Proszę mówić do protokołu.
character-inez-won = To idzie na pierwszą stronę.
character-inez-lost = Ktoś mnie ubiegł. Kto ci powiedział?

character-hale = Inspektor Hale
character-hale-who = Wyciąga każdy prosty wniosek i idzie tam, gdzie pytanie powie najwięcej.
character-hale-begin = Nikt nie wychodzi z domu.
character-hale-won = Rutyna.
character-hale-lost = Wspomnę o tobie w raporcie.

character-vesper = Madame Vesper
character-vesper-who = Liczy każde pasujące rozdanie, czyta z twoich pytań i nie boi się oskarżyć wcześnie.
character-vesper-begin = Wiedziałam, że cię tu zobaczę.
character-vesper-won = Wszystko wiem od ciebie, z twoich pytań.
character-vesper-lost = Nareszcie. Już prawie straciłam nadzieję.

feat-new = Wyczyn: { $feat }
feat-at-once = oskarżenie w pierwszej turze, w której można było wiedzieć.
feat-first = wiedza, której nikt inny nie mógł mieć wcześniej.
feat-no-waste = ani jednego pytania na próżno.
feat-counted = odpowiedź z policzenia kart na rękach i tych, które zostały.
feat-overheard = odpowiedź z karty, którą ktoś pokazał komu innemu.
feat-chain = odpowiedź z łańcucha pięciu lub więcej kroków.
feats-count = { $title } · wyczyny: { $count } z { $all }
title-new = Od teraz mówią o tobie: { $title }.
title-newcomer = Nowa twarz
title-sleuth = Bystre oko
title-inspector = Inspektor
title-chief-inspector = Nadinspektor
title-great-detective = Geniusz dedukcji

# The game's words in Polish: ends that are not told, and what characters say at the table.

keeping-hide-endings = Nie zdradzaj zakończeń, których nie znam
keeping-end-hidden = Zamknięta. Jak się skończyła, dowiesz się, gdy ją obejrzysz albo zajrzysz do omówienia.

talk-setting = Inni odzywają się przy stole
auto-show-setting = Pokazuj kartę za mnie, gdy pasuje tylko jedna albo gdy jest ustalona

talk-pip-cornered = O nie, to była moja ostatnia!
talk-pip-passes = Tych też nie mam. Tak można?
talk-pip-shows = Proszę. O tę chodziło?
talk-pip-accuses = Muszę to wreszcie powiedzieć!
talk-pip-beaten = Ale skąd to wiesz?

talk-mabel-cornered = No, teraz znasz już cały mój dobytek, skarbie.
talk-mabel-passes = Nie, skarbie, nic takiego, a kurze ścierałam wszędzie.
talk-mabel-shows = Proszę, skarbie. Tylko nie pozaginaj rogów.
talk-mabel-accuses = Obeszłam cały dom i to właśnie zostało.
talk-mabel-beaten = A już prawie cały dom obeszłam.

talk-percy-cornered = To był ostatni list w mojej torbie.
talk-percy-passes = Na ten adres nic nie mam. Znowu.
talk-percy-shows = Jedna karta, do rąk własnych.
talk-percy-accuses = Ta przesyłka idzie ekspresem.
talk-percy-beaten = Ktoś znał krótszą drogę.

talk-clara-cornered = Znasz już całą moją listę.
talk-clara-passes = Nic. Proszę zanotować. Ja bym zanotowała.
talk-clara-shows = Pokazane. Zanotowane.
talk-clara-accuses = Tak mówi moja lista, a moja lista się nie myli.
talk-clara-beaten = Tego nie było na mojej liście.

talk-otto-cornered = Tik-tak. I oto leżę rozłożony na części.
talk-otto-passes = Znowu nic. Kółka kręcą się na pusto.
talk-otto-shows = Proszę. Jedno małe kółko dla ciebie.
talk-otto-accuses = Wybiła godzina. Oskarżam.
talk-otto-beaten = Nakręcone do oporu i nagle stoi.

talk-inez-cornered = To było moje ostatnie źródło.
talk-inez-passes = Bez komentarza. Znowu.
talk-inez-shows = Masz to na wyłączność.
talk-inez-accuses = Wstrzymać druk!
talk-inez-beaten = Temat jest twój. Tym razem.

talk-hale-cornered = Gruntowne przesłuchanie, przyznaję.
talk-hale-passes = Ponownie nic do oclenia.
talk-hale-shows = Dowód przekazany.
talk-hale-accuses = W imieniu prawa.
talk-hale-beaten = Wzorowe zatrzymanie. Moje uznanie.

talk-vesper-cornered = Widzisz już, co było za ostatnią zasłoną.
talk-vesper-passes = Karty znowu milczą.
talk-vesper-shows = I tak było ci pisane ją zobaczyć.
talk-vesper-accuses = Ujrzałam to, a teraz powiem.
talk-vesper-beaten = Przewidziałam to, o chwilę za późno.

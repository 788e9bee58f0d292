# The game's words in German: ends that are not told, and what characters say at the table.

keeping-hide-endings = Kein Ende verraten, das ich nicht kenne
keeping-end-hidden = Abgeschlossen. Wie er ausging, steht hier, sobald du ihn angesehen hast oder im Rückblick warst.

talk-setting = Die anderen reden am Tisch
auto-show-setting = Eine Karte von selbst zeigen, wenn nur eine passt oder ich sie festgelegt habe

talk-pip-cornered = Oh nein, das war meine letzte!
talk-pip-passes = Die hab ich auch alle nicht. Darf man das?
talk-pip-shows = Hier, bitte. Wolltest du die?
talk-pip-accuses = Ich muss es jetzt einfach sagen!
talk-pip-beaten = Woher wusstest du das?

talk-mabel-cornered = Na, jetzt hast du alles gesehen, was ich habe, Herzchen.
talk-mabel-passes = Nein, Herzchen, nichts davon, und ich habe überall Staub gewischt.
talk-mabel-shows = Bitte, Herzchen. Und keine Eselsohren.
talk-mabel-accuses = Ich war im ganzen Haus, und das hier ist übrig.
talk-mabel-beaten = Ach, und ich war doch fast durch.

talk-percy-cornered = Das war der letzte Brief in meiner Tasche.
talk-percy-passes = Nichts für diese Adresse. Schon wieder.
talk-percy-shows = Eine Karte, persönlich zugestellt.
talk-percy-accuses = Das hier geht per Eilboten.
talk-percy-beaten = Da kannte jemand den kürzeren Weg.

talk-clara-cornered = Jetzt hast du meine ganze Liste gelesen.
talk-clara-passes = Nichts. Notiere es, ich täte es auch.
talk-clara-shows = Gezeigt. Und notiert.
talk-clara-accuses = So steht es auf meiner Liste, und die irrt sich nie.
talk-clara-beaten = Das stand nicht auf meiner Liste.

talk-otto-cornered = Ticktack. Du hast mich ganz zerlegt.
talk-otto-passes = Wieder nichts. Leerlauf im Räderwerk.
talk-otto-shows = Da. Ein Rädchen für dich.
talk-otto-accuses = Die Stunde schlägt. Ich klage an.
talk-otto-beaten = Bis zum Anschlag aufgezogen, und dann bleibt alles stehen.

talk-inez-cornered = Das war meine letzte Quelle.
talk-inez-passes = Auch diesmal: kein Kommentar.
talk-inez-shows = Das hast du exklusiv.
talk-inez-accuses = Stoppt die Druckmaschinen!
talk-inez-beaten = Du hattest die Story zuerst. Diesmal.

talk-hale-cornered = Du hast mich gründlich verhört.
talk-hale-passes = Erneut Fehlanzeige.
talk-hale-shows = Beweisstück übergeben.
talk-hale-accuses = Im Namen des Gesetzes.
talk-hale-beaten = Saubere Festnahme. Meine Anerkennung.

talk-vesper-cornered = Du hast hinter meinen letzten Schleier geblickt.
talk-vesper-passes = Die Karten schweigen wieder.
talk-vesper-shows = Du hättest sie ohnehin gesehen.
talk-vesper-accuses = Ich habe es gesehen, und nun spreche ich es aus.
talk-vesper-beaten = Ich sah es kommen, nur einen Augenblick zu spät.

# The game's words in French: ends that are not told, and what characters say at the table.
keeping-hide-endings = Taire les fins que je n’ai pas vues
keeping-end-hidden = Close. Pour savoir comment elle a fini, revois-la ou analyse-la.

talk-setting = Bavardages à la table
auto-show-setting = Montrer la carte toute seule quand une seule convient ou que je l’ai fixée

talk-pip-cornered = Oh non, c’était ma dernière !
talk-pip-passes = Celles-là non plus, je ne les ai pas. C’est permis ?
talk-pip-shows = Tiens. C’est bien celle que tu voulais ?
talk-pip-accuses = Là, il faut que je le dise !
talk-pip-beaten = Mais comment tu as su ?

talk-mabel-cornered = Eh bien, mon chou, tu as vu tout ce que je possède.
talk-mabel-passes = Non, mon chou, rien de tout ça, et pourtant j’ai épousseté partout.
talk-mabel-shows = Voilà, mon chou. Et ne corne pas les coins.
talk-mabel-accuses = J’ai fait toute la maison, et voilà ce qui reste.
talk-mabel-beaten = Et moi qui avais presque fini mon tour.

talk-percy-cornered = C’était la dernière lettre de ma sacoche.
talk-percy-passes = Toujours rien pour cette adresse.
talk-percy-shows = Une carte, remise en main propre.
talk-percy-accuses = Celle-ci part en recommandé, avec accusé de réception.
talk-percy-beaten = Il y avait donc un raccourci que j’ignorais.

talk-clara-cornered = Tu as lu ma liste jusqu’au bout.
talk-clara-passes = Rien. Note-le ; moi, je le ferais.
talk-clara-shows = Montrée. C’est noté.
talk-clara-accuses = Ma liste le dit, et ma liste ne se trompe jamais.
talk-clara-beaten = Cela n’était pas sur ma liste.

talk-otto-cornered = Tic, tac. Tu m’as démonté jusqu’au dernier rouage.
talk-otto-passes = Encore rien. Les rouages tournent à vide.
talk-otto-shows = Voilà. Un petit rouage pour toi.
talk-otto-accuses = L’heure sonne. J’accuse.
talk-otto-beaten = Un dernier tour de clé, et tout s’arrête.

talk-inez-cornered = C’était ma dernière source.
talk-inez-passes = Sans commentaire. Une fois de plus.
talk-inez-shows = Tu en as l’exclusivité.
talk-inez-accuses = Arrêtez les rotatives !
talk-inez-beaten = Le scoop est à toi. Pour cette fois.

talk-hale-cornered = Voilà un interrogatoire en règle.
talk-hale-passes = Cette fois encore, rien à déclarer.
talk-hale-shows = Pièce à conviction remise ce jour.
talk-hale-accuses = Au nom de la loi.
talk-hale-beaten = Une belle arrestation. Mes compliments.

talk-vesper-cornered = Tu as soulevé mon dernier voile.
talk-vesper-passes = Les cartes se taisent encore.
talk-vesper-shows = Tu l’aurais vue de toute façon.
talk-vesper-accuses = Je l’ai vu, et maintenant je le dis.
talk-vesper-beaten = Je l’ai vu venir, un instant trop tard.

# The game's words in Spanish: ends that are not told, and what characters say at the table.

keeping-hide-endings = Ocultar los finales que no he visto
keeping-end-hidden = Cerrado. Sabrás cómo acabó cuando lo veas o lo repases.

talk-setting = Charla en la mesa
auto-show-setting = Mostrar sola la carta si solo sirve una o ya la fijé

talk-pip-cornered = ¡Ay, esa era la última que me quedaba!
talk-pip-passes = Tampoco tengo ninguna de esas. ¿Eso vale?
talk-pip-shows = Toma. ¿Era esta la que querías?
talk-pip-accuses = ¡Es que tengo que decirlo ya!
talk-pip-beaten = ¿Y cómo lo sabías?

talk-mabel-cornered = Pues ya has visto todo lo que tengo, cielo.
talk-mabel-passes = Nada, cielo, y mira que he quitado el polvo por todos los rincones.
talk-mabel-shows = Aquí tienes, cielo. No le dobles las esquinas.
talk-mabel-accuses = He recorrido toda la casa, y esto es lo que queda.
talk-mabel-beaten = Con lo poquito que me faltaba para acabar la vuelta.

talk-percy-cornered = Era la última carta de mi saca.
talk-percy-passes = Nada para esa dirección. Otra vez.
talk-percy-shows = Una carta, entregada en mano.
talk-percy-accuses = Esta va por correo urgente.
talk-percy-beaten = Alguien se sabía un atajo mejor.

talk-clara-cornered = Ya te has leído mi lista entera.
talk-clara-passes = Nada. Anótalo; yo lo haría.
talk-clara-shows = Carta mostrada. Queda anotado.
talk-clara-accuses = Lo dice mi lista, y mi lista no se equivoca nunca.
talk-clara-beaten = Eso no estaba en mi lista.

talk-otto-cornered = Tic, tac. Me has desmontado pieza a pieza.
talk-otto-passes = Otra vez nada. Las ruedas giran en vacío.
talk-otto-shows = Ahí va. Una ruedecita para ti.
talk-otto-accuses = Da la hora. Acuso.
talk-otto-beaten = Con toda la cuerda dada, y va y se para.

talk-inez-cornered = Era mi última fuente.
talk-inez-passes = Sin comentarios. Otra vez.
talk-inez-shows = Esto lo tienes en exclusiva.
talk-inez-accuses = ¡Que paren las rotativas!
talk-inez-beaten = La exclusiva es tuya. Esta vez.

talk-hale-cornered = Me has interrogado a fondo.
talk-hale-passes = De nuevo, nada que declarar.
talk-hale-shows = Prueba entregada.
talk-hale-accuses = En nombre de la ley.
talk-hale-beaten = Una detención impecable. Mi enhorabuena.

talk-vesper-cornered = Has mirado tras mi último velo.
talk-vesper-passes = Las cartas vuelven a callar.
talk-vesper-shows = Ibas a verla de todos modos.
talk-vesper-accuses = Lo he visto, y ahora lo digo.
talk-vesper-beaten = Lo vi venir, un instante tarde.

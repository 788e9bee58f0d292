# The game's words in Spanish: playing together by link.

together-title = Jugar en compañía
together-what = Cada cual en su dispositivo o varias personas en uno, estén donde estén. Quien tenga el enlace de una sala se sienta contigo; nadie necesita una cuenta.

together-name = Tu nombre
together-name-hint = Cómo te llama el resto
together-server = Servidor
together-server-hint = https://…
together-open = Abrir una sala
together-be-table = Esta pantalla es la mesa
together-be-table-why = Muestra lo que todo el mundo ve y nada privado; cada cual juega en su teléfono.
together-table-name = La mesa
together-join = Entrar en una sala
together-link-hint = El enlace o las cuatro palabras
together-enter = Entrar
together-chairs = Salas en las que estuviste
together-chair = { $name } en la sala { $room }
together-back = Portada
together-opening = Abriendo una sala…
together-no-server = No respondió ningún servidor. Las salas necesitan uno: comprueba la conexión o juega en este dispositivo.
together-bad-server = Esa no es la dirección de un servidor. Son así: https://example.org.
together-bad-link = Ese no es el enlace de una sala. Copia entero el enlace que te enviaron.
together-words-count = { $count ->
    [one] Una sala tiene cuatro palabras, y aquí hay una.
   *[other] Una sala tiene cuatro palabras, y aquí hay { $count }.
}
together-words-near = «{ $word }» no es una de las palabras de las salas. ¿Querías decir «{ $near }»?
together-words-unknown = «{ $word }» no es una de las palabras de las salas. Son palabras inglesas: vuelve a pedirlas.
together-words-none = Ninguna sala abierta ahora tiene esas palabras. Vuelve a pedirlas, o pide el enlace.
together-words-often = Demasiados intentos equivocados. Espera diez minutos, o pide el enlace.
together-not-opened = El servidor no abre ahora ninguna sala ({ $why }). Inténtalo otra vez dentro de un minuto.

together-connecting = Conectando…
together-again = Se ha perdido la conexión. Se intenta otra vez; no se pierde nada.
together-ended = { $code ->
    [replaced] Has seguido en otra ventana o en otro dispositivo.
    [kicked] Quien organiza te ha echado.
    [bad-token] Tu puesto aquí ya no es tuyo. Puedes entrar de visita.
    [bad-version] Esta página es más antigua o más nueva que el servidor. Vuelve a cargarla.
    [full] No cabe más público.
    [no-room] Aquí no hay ninguna sala así. Pide otra vez el enlace.
    [stuck] El servidor conserva esta sala pero no puede abrirla: su tema ha cambiado o su registro está dañado. Avisa a quien lleva el servidor.
   *[other] El servidor de la sala ha cortado la conexión.
}
together-reconnect = Seguir aquí
together-anew = Volver a conectar
together-impasse = { $why ->
    [unread] No se puede mostrar lo que se juega aquí: el juego o el tema es de otra versión, o algo ha llegado dañado. Vuelve a conectar; si no basta, recarga la página o actualiza el juego.
    [withheld] El servidor no ha entregado el tema de la sala. Vuelve a conectar dentro de un momento.
   *[contradicted] El servidor dice ahora algo distinto que antes, y aquí ya no se avanza. Vuelve a conectar; si no basta, abre otra sala.
}
together-line-of = { $name }: { $line }
together-line-beside = En este dispositivo: { $line }
together-leave = Salir de la sala

together-room = Sala { $room }
together-invite = Quien abra este enlace se sienta contigo
together-invite-now = Quien abra este enlace mira o toma el puesto de un bot
together-inviting = Invitar a alguien
together-words = Para decirlas por teléfono: { $words }
together-copy = Copiar el enlace
together-copied = El enlace está copiado. Envíaselo a tus amigos.
together-copied-own = Tu propio enlace está copiado: es la llave de tu puesto.
together-qr = El enlace de la sala como código QR para el teléfono
together-table-join = Apunta aquí la cámara del teléfono y siéntate
together-table-words = O abre { $server } y escribe estas cuatro palabras
together-table-first = Quien se siente primero prepara el caso y lo empieza.
together-table-here = Una pantalla muestra la mesa a todo el mundo.
together-table-seen = Veo esa pantalla desde aquí
together-device = Mi puesto en otro dispositivo
together-device-why = Este enlace es una llave de tu propio puesto: no se lo des a nadie. Vuelve a abrir el puesto si este dispositivo se pierde o se queda sin batería.
together-own-link = Tu propio enlace vuelve a abrir tu puesto en cualquier dispositivo, también si este se queda sin batería.
together-copy-own = Copiar mi propio enlace
together-send-own = Enviármelo
together-beside-device = El puesto de { $name } en otro dispositivo
together-people = En la mesa
together-person = { $name }: { $suspect }
together-bot = { $name } (bot): { $suspect }
together-with = { $who } ({ $what })
together-you = tú
together-host = organiza
together-is-away = ausente
together-watchers = { $count ->
    [one] Una persona mira.
   *[other] { $count } personas miran.
}
together-sit = Sentarse
together-stand = Levantarse
together-beside = También en este dispositivo
together-beside-why = Varias personas pueden compartir un dispositivo. Se va pasando, y un telón oculta lo que es privado.
together-beside-hint = Cómo se llama
together-beside-sit = Se sienta alguien más aquí
together-beside-stand = { $name } se levanta
together-beside-you = en este dispositivo
together-case = El caso
together-bots = Bots
together-fewer-bots = Un bot menos
together-more-bots = Un bot más
together-bot-count = { $count ->
    [0] Sin bots
    [one] Un bot
   *[other] { $count } bots
}
together-help = Ayuda máxima de la libreta
together-stand-in = Sustituir a quien se ausente tras
together-after = { $seconds ->
    [30] 30 segundos
    [90] 90 segundos
    [600] 10 minutos
   *[86400] un día
}
together-limit = Tiempo para decidir
together-limit-none = sin límite
together-blind = Nadie reparte
together-blind-why = Nadie reparte: se baraja y se reparte entre toda la mesa, y ni el servidor puede ver una carta. De dos a seis personas, sin bots; quien se va para siempre pone fin al caso.
together-watch-delay = Retraso para quien mira
together-watch-later = { $minutes ->
    [0] ninguno
    [one] 1 minuto
   *[other] { $minutes } minutos
}
together-term = { $what }: { $how }
together-yes = sí
together-no = no
together-levels = Nivel de bots y sustitutos
together-start = Empezar el caso
together-too-few = { $count ->
    [one] Falta alguien por sentarse: una persona o un bot.
   *[other] Faltan { $count } por sentarse: personas o bots.
}
together-too-many = { $count ->
    [one] Aquí sobra alguien para este tema.
   *[other] Aquí sobran { $count } para este tema.
}
together-door = No se sienta nadie más
together-door-why = Quien tiene puesto lo conserva. Los demás pueden mirar.
together-waits = { $name } dará comienzo al caso.
together-start-away = { $count ->
    [one] No está { $who }: espera, o empieza sin { $who }.
   *[other] No están: { $who }. Espera, o empieza sin estas personas.
}
together-start-without = Empezar sin { $who }
together-sharing = Toda la mesa baraja…

together-here = Sala
together-everybody = Está toda la mesa.
together-away = { $count ->
    [one] { $name } lleva un minuto ausente.
   *[other] { $name } lleva { $count } minutos ausente.
}
together-away-seconds = { $count ->
    [one] { $name } lleva un segundo ausente.
   *[other] { $name } lleva { $count } segundos ausente.
}
together-away-all = No están: { $who }.
together-away-each = { $name } ({ $time })
together-seconds = { $count } s
together-minutes = { $count } min
together-stood-in = Un bot sustituye a { $name }.
together-paused = El caso está en pausa.
together-pause = Pausa
together-resume = Seguir
together-nudge = Avisar a quien le toca
together-nudge-later = { $name } no está: se le avisará cuando vuelva.
together-nudged = { $name } te espera.
together-tab-nudged = Alguien te espera
together-kick = Echar a { $name }
together-kick-title = ¿Echar a { $name }?
together-kick-warning = Su enlace ya no abrirá nada. Si hay un caso en marcha, un bot ocupa su puesto hasta el final.
together-kick-blind = Su enlace ya no abrirá nada. Sin ese puesto no se puede abrir ninguna carta: el caso termina y toda la mesa vuelve a la sala de espera.
together-waiting = Esperando a { $name }.
together-due-you = En { $count } s decide un bot por ti.
together-due = En { $count } s decide un bot por { $name }.
together-reacted = { $name }: { $reaction }
reaction = { $reaction ->
    [clap] ¡Bien hecho!
    [laugh] ¡Ja!
    [think] Vaya, vaya…
    [gasp] ¡Oh!
    [sigh] Qué pena.
    [wave] ¡Hola!
    [thanks] ¡Gracias!
   *[tea] Tómate tu tiempo.
}

together-claim = Este es mi puesto
together-claim-asked = Se pregunta a { $host } si este es tu puesto. Dile estas palabras: { $words }
together-claim-title = Desde otro dispositivo alguien dice: soy { $name }.
together-claim-words = Da el puesto solo a quien te diga estas palabras: { $words }
together-claim-give = Dar el puesto a { $name }
together-claim-deny = Esa persona no es { $name }
together-claim-line = Alguien pide el puesto de { $name }. Abre la sala para responder.
together-handed = { $by } ha dado a { $name } su puesto en otro dispositivo.
together-took-back = { $name } deshace su última jugada.

together-rematch = Una más
together-another = Se prepara otro caso: «{ $again }» te lleva allí.
together-fair-checking = Comprobando el reparto…
together-fair = El reparto fue limpio: se ha rejugado y comprobado aquí.
together-fair-undealt = Nadie repartió: cada vez que se barajó, cada carta y cada respuesta vinieron con su prueba, que se comprobó aquí, igual que todo el caso.
together-fair-late = Todo pasó como se te contó: se ha rejugado y comprobado aquí. Cómo se barajó lo saben quienes estaban sentados al empezar.
together-elsewhere = { $count ->
    [one] Una de tus decisiones se tomó
   *[other] { $count } de tus decisiones se tomaron
} mientras este dispositivo no estaba.
together-given-up = Antes se { $count ->
    [one] abandonó un comienzo
   *[other] abandonaron { $count } comienzos
}.
together-closed-away = El último caso se cerró mientras no estabas. Ahora está entre tus casos, con su prueba.
together-unfair = El servidor no fue honrado: { $why }.
together-cheat = { $what ->
    [contradicted] contó lo mismo de dos maneras
    [no-case] lo que reveló no es un caso que se pueda rejugar
    [secret] su secreto no es aquel con el que se comprometió
    [share] se cambió la parte de alguien al barajar
    [deal] las cartas no salen de lo que se barajó
    [table] la mesa, el tema o el sello no son los que se dijeron
    [event] algo ocurrió de otro modo que como se contó
    [my-decision] se cambió una decisión tuya
    [not-mine] se inventó una decisión en tu nombre
    [stood-in] ahora dice otra cosa sobre dónde un bot sustituyó a alguien
    [took-back] ahora dice otra cosa sobre lo que se deshizo
    [key] muestra para alguien otra clave que antes, o ninguna
    [unsigned] una decisión no está firmada por quien se dice que la tomó
   *[bot] un bot hizo lo que no habría hecho
}

together-refused = { $code ->
    [bad-name] Un nombre tiene de 1 a 40 letras.
    [not-seated] Eso solo puede hacerlo quien tiene un puesto aquí.
    [not-host] Eso solo puede hacerlo quien organiza.
    [case-runs] Se está jugando un caso.
    [no-case] No se está jugando ningún caso.
    [not-closed] El caso aún no está cerrado.
    [chair-taken] Ese sospechoso ya tiene puesto.
    [full] No queda ningún puesto libre.
    [no-theme] El servidor no tiene ese tema.
    [bad-theme] Ese tema no se puede jugar aquí: tiene fallos, o es el que ya está elegido. Elige antes otro para volver a traerlo.
    [out-of-range] Ese tiempo o ese número no se puede elegir.
    [too-few] Aquí falta gente.
    [too-many] Aquí sobra gente.
    [share-missing] No ha llegado la parte de alguien al barajar. Inténtalo otra vez dentro de un momento.
    [wrong-share] La parte de alguien al barajar no es aquella con la que se comprometió.
    [stale] Eso ya se decidió.
    [not-yours] Le toca a otra persona.
    [not-offered] Eso no se puede hacer ahora.
    [paused] El caso está en pausa.
    [no-person] No hay nadie a quien hacerle eso.
    [unsigned] La firma falta o no cuadra. Recarga la página.
    [needs-dealer] Donde nadie reparte juegan de dos a seis personas, sin bots, cartas extra ni poderes.
    [old-program] El programa de alguien es demasiado antiguo para un caso en el que nadie reparte. Basta con recargar la página.
    [unproved] Lo que se envió no está probado, y no se ha aceptado.
    [sent-away] Se echó a alguien de este caso. Hasta que acabe nadie ocupa el puesto de un bot.
    [unattended] No hay nadie de la partida. Espera a que alguien vuelva.
    [somebody-away] Falta alguien de la mesa. Espera, o empieza sin esa persona.
    [is-here] Esa persona ya ha vuelto.
    [closed] Quien organiza no deja que se siente nadie más.
    [opener] A quien abrió la sala no se le echa.
    [own-secret] Cuando nadie reparte, un puesto solo se abre con su propio enlace.
    [too-fast] Demasiado de una vez. Espera un segundo.
    [busy] El servidor tiene mucho que hacer. Inténtalo otra vez.
   *[other] El servidor no lo ha entendido. Vuelve a cargar la página.
}
together-garbled = No se pudo leer lo que dijo el servidor. Vuelve a cargar la página o actualiza el juego.
together-contradicted = El servidor dice ahora algo distinto que antes. Sigue jugando solo con amigos en quienes confíes.
together-false = El programa de { $name } ha afirmado algo que no es cierto. No se ha aceptado.
together-take = Tomar este puesto
together-may-sit = Estás mirando. El puesto de un bot puede ser tuyo.
together-watching-later = { $minutes ->
    [one] Lo ves todo un minuto después.
   *[other] Lo ves todo { $minutes } minutos después.
}
together-begun = El caso de tu sala ha comenzado.

## A theme of the host’s own
together-theme-going = El tema va camino de la sala…
together-theme-coming = El tema de la sala está en camino…
together-theme-large = Ese tema ocupa { $kilobytes } kB comprimido; en una sala caben 1024 como mucho. Reduce sus imágenes.
together-theme-pixels = Las imágenes de ese tema tienen { $millions } millones de píxeles en total; en una sala caben { $most } millones como mucho. Redúcelas.

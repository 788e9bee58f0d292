# The game's words in Spanish: cli.

cli-error = error: { $message }
cli-builtin-meant = nota: { $id } es el tema incorporado; para la carpeta o el zip de aquí, escribe ./{ $id }
cli-review-own-theme = si el tema es tuyo, di dónde está: --theme y su carpeta o su zip
cli-review-open = { $actions ->
    [one] Su única acción es válida.
   *[other] Sus { $actions } acciones son válidas.
} Lo oculto se cuenta una vez cerrado el caso.
cli-verify-played = Repartido y jugado de nuevo con { $theme }: { $actions ->
    [one] su única acción es válida.
   *[other] sus { $actions } acciones son válidas.
}
cli-verify-sealed = Sello del reparto: { $seal }
cli-verify-sound = Cada byte está como se escribió.
cli-verify-no-checksum = Lo guardó una versión anterior, que no escribía suma de control: un byte alterado no se notaría.
cli-verify-altered = Se alteró después de escribirse: su suma de control no cuadra.
cli-verify-seal = El sello que indica no es el de este reparto: se cambiaron el tema, las opciones o la semilla.
cli-verify-theme = Los archivos del tema han cambiado desde entonces; el caso se jugó con los de hoy.
cli-verify-outcome = No termina como dice.
cli-verify-room = Caso { $number } de una sala, repartido y jugado de nuevo con { $theme }: { $actions ->
    [one] una decisión.
   *[other] { $actions } decisiones.
}
cli-verify-room-deal = Las cartas salen del secreto del servidor y de { $count ->
    [one] una parte al barajar. Vino de este dispositivo.
   *[other] { $count } partes al barajar. Una de ellas vino de este dispositivo.
}
cli-verify-room-late = Las cartas salen del secreto del servidor y de { $count ->
    [one] una parte al barajar. Este dispositivo llegó después y tiene que creer al servidor.
   *[other] { $count } partes al barajar. Este dispositivo llegó después y tiene que creer al servidor.
}
cli-verify-room-signed = { $count ->
    [one] Una decisión de una persona está firmada, sobre todo lo que se le había contado.
   *[other] { $count } decisiones de personas están firmadas, cada una sobre todo lo que se les había contado.
}
cli-verify-room-unsigned = { $count ->
    [one] Una decisión de una persona no está firmada
   *[other] { $count } decisiones de personas no están firmadas
}: cuando empezó el caso aún no tenían claves, así que nada se puede decir de eso.
cli-verify-room-bots = { $count ->
    [one] Una decisión de un bot se calculó de nuevo y es la misma.
   *[other] { $count } decisiones de bots se calcularon de nuevo y son las mismas.
}
cli-verify-room-elsewhere = { $count ->
    [one] Una decisión de esta persona se tomó
   *[other] { $count } decisiones de esta persona se tomaron
} mientras este dispositivo no estaba, sin firma.
cli-verify-room-given-up = { $count ->
    [one] Antes se abandonó un comienzo.
   *[other] Antes se abandonaron { $count } comienzos.
}
cli-verify-room-earlier-digest = El tema se nombró con la suma de control de una versión anterior. Se pueden hacer otros archivos que
    encajen con ella, así que nada demuestra que todos jugaran con las mismas reglas.
cli-verify-room-told = El servidor ha firmado lo que se contó a este dispositivo.
cli-verify-room-untold = Nadie ha firmado lo que se contó a este dispositivo.
cli-verify-room-altered = Lo que este archivo dice que se contó no es lo que firmó el servidor: el archivo se alteró.
cli-verify-room-two-feeds = El servidor firmó dos cosas distintas como si fueran una: eso lo demuestra ante todos.
cli-verify-room-decision = Es la decisión { $number }, contando desde 0.
cli-verify-room-other-case = El otro archivo es de otro caso.
cli-verify-room-other-told = Al otro archivo se le contó otra mesa u otras claves: el servidor ha jugado dos casos.
cli-verify-room-other-opened = Al otro archivo se le reveló otro caso: el servidor ha jugado dos casos, o se alteró un archivo.
cli-verify-room-fair = El servidor fue honrado.
cli-verify-room-theme = los archivos de { $theme } no son aquellos con los que se jugó el caso; di con --theme dónde están
cli-verify-undealt = Caso { $number } de una sala que nadie repartió, jugado de nuevo con { $theme }: { $actions ->
    [one] una decisión.
   *[other] { $actions } decisiones.
}
cli-verify-undealt-posts = { $count ->
    [one] Un mensaje se sostiene: su puesto lo ha firmado y demuestra lo que dice.
   *[other] Los { $count } mensajes se sostienen: cada uno está firmado por su puesto, demuestra lo que dice y sigue a los anteriores.
}
cli-verify-undealt-open = El caso es el que ellos revelan: las cartas, los dados y cada decisión, y lo que después se muestra a cada puesto y a
    quien mira.
cli-verify-undealt-kept = Quien guardó este archivo lo ha firmado con la clave con la que jugó.
cli-verify-undealt-watched = Quien guardó este archivo solo miraba, así que nadie ha firmado el archivo mismo.
cli-verify-undealt-altered = Este archivo no es lo que se firmó: se alteró.
cli-verify-undealt-fair = Nadie repartió, y todo lo que se dijo se sostiene.
cli-verify-undealt-bad = Este registro no se sostiene: { $why }.
cli-verify-undealt-what = { $what ->
    [post] un mensaje no puede ser de su puesto en ese lugar
    [unfinished] sus mensajes no llegan al final del caso
    [course] sus mensajes no están en el orden en que llegaron
    [opened] sus cartas no son las que sus mensajes revelan
    [posted] una decisión no es la que se dijo
    [view] a alguien se le mostró algo distinto de lo que dan las cartas reveladas
    [table] la mesa o el tema no son los que se contaron
    [altered] el caso que contiene se alteró después de escribirse
   *[no-case] el caso que contiene no se puede volver a jugar
}
cli-verify-undealt-post = Es el mensaje { $number } de { $count }, contando desde 0, que se dice de { $name }: { $why }.
cli-verify-undealt-after = Se ve después de todos los mensajes, { $count } en total.
cli-verify-undealt-eyes = Se le mostró a { $name }.
cli-verify-undealt-part = { $what ->
    [file] Es el sobre.
    [hand] Es la mano de { $name }.
    [rooms] Son las cartas de las habitaciones.
    [dice] Es la tirada { $number }, contando desde 0.
   *[laid] Es cómo se dispuso la mesa.
}
cli-verify-undealt-why = { $what ->
    [no-seat] ahí no hay nadie
    [unreadable] no se puede leer
    [not-now] la mesa espera otra cosa
    [stale] se hizo antes de que la mesa llegara ahí
    [forked] sigue a otros mensajes que los anteriores
    [unsigned] este puesto no lo ha firmado
    [not-offered] las reglas no ofrecen esa decisión
    [contradiction] contradice lo que ya estaba demostrado
    [key] el puesto no conoce el secreto de su clave
    [shuffle] se cambiaron cartas al barajar
    [deal] una parte de una carta repartida es falsa
    [draw] una parte de los dados es falsa
    [look] una parte de una carta que otro puede mirar es falsa
    [pass] no demuestra que el puesto no tenga ninguna de las tres cartas
    [can] no demuestra que el puesto tenga una de las tres cartas
    [show] la carta mostrada no es una de las tres de esa mano
    [right] la acusación no es correcta como se dijo
    [wrong] la acusación no es falsa como se dijo
   *[open] el secreto no es el de la clave del puesto
}
cli-no-window = Esta compilación no tiene ventana. Compílala con la característica "app" (cargo run --release), o usa una de las órdenes de arriba.

cli-simulated = { $games ->
    [one] Un caso
   *[other] { $games } casos
} de { $theme } con { $players } jugadores
cli-solved = Resueltos: { $solved } ({ $share } %)
cli-turns = Turnos: { $mean } de media (desviación típica { $sd }), de { $min } a { $max }
cli-wrong = Acusaciones falladas: { $count } (en todos los casos juntos; lo nombrado no eran las tres cartas del sobre, y quien las nombró ya no puede ganar)
cli-corner-rooms = Las cartas en habitaciones están en las que tienen pasadizo secreto.
cli-nobody = Sin ganador: { $count }
cli-stalled = Atascados, cortados tras { $turns } turnos: { $count } (semillas { $seeds })
cli-refused = El árbitro rechazó lo que eligió un bot: { $count } (semillas { $seeds })
cli-unused-rooms = Nunca visitadas: { $rooms }
cli-cards = Cartas robadas: { $drawn }, usadas: { $used }
cli-undrawn-cards = Nunca robadas: { $cards }
cli-powers = Poderes usados: { $used }
cli-unused-powers = Poderes nunca usados: { $suspects }
cli-wins-seat = Puesto { $seat } ({ $suspect }): { $wins } ganados, { $share } %, { $advantage } frente a un reparto igual (error típico { $error })
cli-wins-level = Nivel { $level }: { $wins } ganados, { $share } % por puesto (intervalo del 95 %: de { $low } a { $high })
cli-thinking = Nivel { $level }: { $mean } ms por decisión, { $worst } ms como mucho

cli-arena = { $games ->
    [one] Un caso
   *[other] { $games } casos
} de { $theme }, { $mean } turnos de media
cli-arena-policy = { $policy }: { $wins } ganados, { $share } % (intervalo del 95 %: de { $low } a { $high }; lo justo { $fair }, p = { $p }), { $wrong } acusaciones falladas, { $mean } ms por decisión, { $worst } ms como mucho
cli-arena-seat = Puesto { $seat }: { $wins } ganados, { $share } % (intervalo del 95 %: de { $low } a { $high })
cli-arena-odds = { $policy }: las probabilidades del { $odds } % se cumplieron en el { $came } % de { $turns } turnos; de { $accused } acusaciones hechas entonces, { $right } acertaron
cli-arena-habits = { $policy }: cuánto más probable era que nombrara una carta propia que otra, por pregunta: { $odds }
cli-arena-rest = Atascados: { $stalled }, acciones rechazadas: { $refused }, sin ganador: { $nobody }

cli-lab-broke = no se pudo jugar un caso
cli-lab-corner-rooms = --corner-rooms es para dos jugadores, en un tema que entonces pone cartas en habitaciones
cli-lab-no-suspect = --suspects: en { $theme } no existe { $id }; se aceptan { $known }
cli-lab-two-seats = --suspects: { $id } ocupa dos puestos; da a cada puesto el suyo
cli-lab-policy = no hay ninguna manera de jugar "{ $name }"; se aceptan { $policies }, seguidas de +HABILIDAD, -HABILIDAD (reads, dares, hides, bluffs, pulls) o @CARÁCTER ({ $personas }); o un personaje de la escalera: { $characters }
cli-lab-no-board = sin tablero juegan de { $least } a { $most }, no { $players }
cli-outside-port = { $name }: no hay ningún puerto libre: { $why }
cli-outside-program = { $name }: no se puede iniciar { $program }: { $why }
cli-outside-connect = { $name }: no se conectó: { $why }
cli-outside-ended = terminó con { $status }
cli-outside-late = { $name } no contestó en { $seconds } segundos
cli-outside-left = { $name } colgó a mitad de una partida
cli-outside-lost = { $name }: { $why }
cli-outside-answer = { $name } contestó { $said } a "{ $told }"; el protocolo pide "{ $wanted }"

cli-theme-nowhere = { $fault }; tampoco hay aquí una carpeta o un zip { $name }
cli-check-fault = fallo
cli-check-warning = consejo
cli-check-sound = { $title }: ningún fallo, y nada que vaya a jugarse mal.
cli-check-advice = { $title }: ningún fallo, { $count ->
    [one] un consejo.
   *[other] { $count } consejos.
}
cli-check-faults = { $count ->
    [one] Un fallo.
   *[other] { $count } fallos.
} Así no se puede jugar el tema.
cli-check-hands = { $players } jugadores: manos de { $sizes }
cli-check-aside = { "," } { $count ->
    [one] una carta apartada
   *[other] { $count } cartas apartadas
}
cli-check-face-up = { "," } { $count ->
    [one] una carta
   *[other] { $count } cartas
} boca arriba

cli-new-written = En { $folder } hay un tema que ya se puede jugar. ¿Y ahora?
    candlestick theme check "{ $folder }"           señala los fallos y lo que se jugará mal
    candlestick simulate "{ $folder }" --games 20   deja que los bots lo jueguen
    Después abre allí theme.toml y board.txt y hazlos tuyos.
cli-new-not-empty = { $folder } no está vacía. Di una carpeta que aún no exista, para que no se sobrescriba nada tuyo.
cli-new-failed = No se puede escribir { $folder }: { $why }
cli-check-language = { $language }: el tema entero
cli-check-language-part = { $language }: faltan { $count }, que se dicen como en theme.toml: { $some }
cli-check-language-more = {" "}y { $count } más
cli-check-language-none = Sin palabras propias: { $languages }. Allí todo se dice como en theme.toml.

cli-me-unknown = --me: { $theme } no tiene { $id }; se aceptan { $known }
cli-no-chance = el sistema no da azar ({ $why }); indica un --seed
cli-verify-room-unreadable = esto no es el registro de una sala que se pueda leer ({ $why }); guárdalo otra vez desde el repaso
cli-verify-room-format = este registro de una sala tiene el formato { $found }; usa la versión más nueva que lo escribió
cli-deduce-unreadable = no se puede leer { $file }: { $fault }
cli-deduce-line = { $file }, línea { $line }: { $fault }
cli-deduce-unwritable = no se pueden escribir los resultados: { $fault }
cli-speedclue-connection = no se puede llegar al servidor, o se ha ido: { $fault }
cli-speedclue-message = el servidor envió { $text }: { $why }
cli-speedclue-no-game = el servidor envió { $text } antes de "reset"; todavía no hay partida para eso
cli-speedclue-unknown = no existe tal mensaje
cli-speedclue-short = falta una palabra al final
cli-speedclue-card = { $word } no es una carta; los códigos son { $codes }
cli-speedclue-player = { $word } no es ninguno de 3 a 6 jugadores, contados desde 0
cli-speedclue-order = { $word } no está donde se nombran un sospechoso, un arma y una habitación
cli-speedclue-outcome = { $word } no es ni + ni -
cli-serve-ready = Candlestick se sirve en { $address }   (Ctrl+C lo termina)
cli-serve-page = no se puede leer la página { $place }: { $fault }; constrúyela con script/play --web, o deja --page
cli-serve-listen = no se puede escuchar en { $address }: { $fault }; elige otra con --port y --host
cli-serve-threads = el sistema no da hilos: { $fault }
cli-serve-no-postgres = este programa se construyó sin Postgres: constrúyelo con --features postgres
cli-serve-log = el registro { $place }: { $fault }
cli-serve-too-new = el registro { $place } tiene el formato { $found }, este programa conoce hasta el { $known }: usa el programa más nuevo
cli-serve-folder = no se puede crear la carpeta { $place }: { $fault }

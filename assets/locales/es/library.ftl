# The game's words in Spanish: the library of cases.

library-title = Tus casos
library-empty = Cada caso que empiezas se guarda aquí después de cada acción, hasta que lo quites. También puedes traer un caso de otro sitio: como archivo, texto o enlace.
library-none-found = Ninguno de tus casos tiene todas esas palabras.
library-all = Todos
library-open = Abiertos
library-closed = Cerrados
library-search = Busca: casa, jugador, día…
library-open-line = Abierto, tras { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
}
library-solved = { $name } lo resolvió en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
library-unsolved = Nadie lo resolvió, en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
library-play-on = Seguir
library-more = Más
library-link = Como enlace
library-link-why = Quien abra este enlace ({ $letters } letras) tendrá el caso entero, con todas sus cartas y sin tu libreta.
library-deal = El mismo reparto
library-deal-why = Quien abra este enlace ({ $letters } letras) jugará el mismo reparto, con los mismos dados y bots, desde el principio. No dice nada de cómo te fue.
library-copy-link = Copiar el enlace
library-qr = El enlace como código QR
library-no-qr = Este enlace es demasiado largo para un código QR que una cámara pueda leer desde aquí.
library-file = Como archivo
library-name = Nombrar
library-name-hint = ¿Cómo se llama?
library-name-this = Llamarlo así
library-named = Ya tiene nombre.
library-remove = Quitar
library-remove-why = Se borra para siempre. Guárdalo antes como archivo si crees que lo querrás de vuelta.
library-remove-this = Quitarlo
library-removed = El caso ya no está.
library-not-now = Ahora no
library-paste = De un enlace o texto
library-paste-hint = Pega el enlace o el texto de un caso
library-take = Traerlo
library-taken = El caso ya está entre los tuyos.
library-known = Ese caso ya estaba entre los tuyos.
library-not-taken = No se pudo traer: { $why }
library-unreadable = El caso { $number } no se puede leer ({ $why }). Se deja como está.
library-torn = La última entrada del caso { $number } estaba dañada. El caso sigue desde la anterior.
library-not-kept = Este caso no se puede guardar aquí: { $why }. Puedes seguir jugando, pero se perderá al cerrar esta ventana.
library-proof-not-kept = La prueba de este caso no se puede guardar aquí: { $why }. Guárdala desde el repaso antes de salir de la sala.

lookback-watch = Ver
replay-back = Un paso atrás
replay-forth = Un paso adelante
replay-run = Reproducir
replay-stop = Parar
replay-turn = Turno { $turn }
replay-eyes = Como lo vio { $name }
replay-eyes-before = Con los ojos del jugador anterior
replay-eyes-next = Con los ojos del jugador siguiente
replay-play-on = Seguir jugando desde aquí
replay-cards = Las cartas de todos
replay-more = Más sobre este momento
replay-next-remark = Al siguiente comentario
replay-remark = Un comentario sobre este momento
replay-remark-hint = ¿Qué quieres decir de este momento?
replay-remark-keep = Guardarlo
replay-branch = Desde el turno { $turn }, de otra manera

verdict-seal = Sello del reparto: { $seal }, tal como estaba al principio.
menu-seal = Sello del reparto: { $seal }. Apúntalo si quieres: el caso guardado lo abre, y así cualquiera puede ver que no se cambió ninguna carta.

insight-title = Cómo juegas
insight-why = Todos los casos que jugaste en solitario en este dispositivo, según el bot más fuerte de la mesa. Nada de esto sale del dispositivo.
insight-empty = Todavía no hay nada que contar. Cierra un caso que juegues en solitario y aquí verás qué preguntaste bien y qué se te escapó.
insight-all = Todo
insight-people = Personas
insight-cases = Casos
insight-solved = Resueltos por ti
insight-speed = Turnos hasta resolver
insight-questions = Preguntas por caso
insight-skill = Valía frente a la mejor pregunta
insight-wasted = Preguntas en vano
insight-lost = Turnos perdidos por caso
insight-luck = Suerte por caso, en bits
insight-missed = Descuidos
insight-late = Turnos en que podías haber acusado
insight-seen = Visto con tus ojos
insight-passed = Pasó el resto de la mesa
insight-counting = Contando
insight-shown = Mostrado a otra persona
insight-chain = Cadenas de varios pasos
insight-practise = Practicar lo que más se te escapa

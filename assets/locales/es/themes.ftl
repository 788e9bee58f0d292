# The game's words in Spanish: themes of one's own.

themes-button = Temas propios { $faults ->
    [0] {""}
    [one] (un fallo)
   *[other] ({ $faults } fallos)
}
themes-title = Temas propios
themes-none = Ninguno todavía.
themes-ready = listo para jugar
themes-broken = { $faults ->
    [one] un fallo
   *[other] { $faults } fallos
}
themes-as-before = { $faults ->
    [one] un fallo
   *[other] { $faults } fallos
}; queda como estaba
themes-play = Jugar
themes-remove = Quitar { $theme }
themes-remove-sure = ¿Quitarlo?

themes-folder = Suelta en esta ventana la carpeta o el zip de un tema, o ponlo en esta carpeta. Se lee enseguida, y otra vez cada vez que lo cambies ahí:
themes-folder-open = Abrirla
themes-folder-copy = Copiar su nombre
themes-starter = «candlestick theme new» escribe un primer tema que ya se puede jugar.
themes-drop = Suelta en esta página la carpeta o el zip de un tema, o elígelo. Se queda en este navegador; guarda también tu propia copia.
themes-pick-zip = Elegir un zip
themes-pick-folder = Elegir carpeta

themes-faults = { $faults ->
    [one] Una cosa que arreglar
   *[other] { $faults } cosas que arreglar
}
themes-kept = Hasta entonces, el tema queda como estaba.
themes-copy = Copiar todo
themes-close = Cerrar

themes-waits-title = En el próximo caso
themes-waits-cast = { $theme } tiene ahora otros sospechosos, armas o habitaciones. Este caso sigue con los que tiene.
themes-waits-board = { $theme } tiene ahora otro tablero. Este caso sigue como está: lo que se hizo en él allí no es posible.
themes-waits-rules = { $theme } tiene ahora otras reglas. Este caso sigue con las que tenía al empezar.

themes-say-ready = { $theme } ya se puede jugar.
themes-say-fault = { $place }: { $fault }

own-picture-no-png = esto no es una imagen PNG; guárdala como PNG
own-picture-large = esta imagen tiene { $width }×{ $height } píxeles; que tenga { $most }×{ $most } como mucho
own-picture-unreadable = no se puede leer esta imagen ({ $why }); guárdala de nuevo como PNG

# The game's words in Spanish: tabs, saves and other things around the panels.

tab-act = Jugar
tab-notebook = Libreta
tab-hand = Tus cartas
tab-log = Registro
tab-table = Mesa
tab-board = Tablero

save-put-aside = Un caso guardado no se pudo leer ({ $why }). No se ha perdido nada: se guardó como { $place }.
save-theme-missing = Un caso espera su tema, «{ $theme }», que no está aquí. Se conserva: devuelve el tema a su sitio y podrás abrir el caso.
save-theme-changed = Un caso guardado empezó con un «{ $theme }» anterior y no puede seguir con el que hay ahora. Se conserva: recupera los archivos de entonces y podrás retomarlo.
save-theme-changed-fits = «{ $theme }» ha cambiado desde que empezó este caso. Todo lo que se hizo en él también es posible ahora: sigue con el tema tal como está.

board-accuse = Aquí se acusa

eyes-title = Idioma y texto
reading-title = Texto
reading-size = Tamaño: { $percent } %
reading-smaller = Texto más pequeño
reading-larger = Texto más grande
reading-strong = Contraste fuerte
reading-plain = Letras fáciles de distinguir
sight-title = Colores
sight-usual = Tal como se pintan
sight-protan = Si se percibe mal el rojo
sight-deutan = Si se percibe mal el verde
sight-tritan = Si se percibe mal el azul
language-title = Idioma
language-of-system = El del sistema
language-close = Hecho
language-refused = No se pudo descargar { $language } ({ $why }). Comprueba la conexión y elígelo otra vez.

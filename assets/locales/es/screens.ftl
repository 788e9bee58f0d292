# The game's words in Spanish: screens. Title, setup and verdict.

# What a button is read as of which there are several: "Play on: The Glasshouse at Midnight". What is painted on it comes first.
button-of = { $button }: { $of }

title-name = CANDLESTICK
title-tagline = Un misterio a la luz de las velas
title-resume = Retomar el caso
title-resume-line = Turno { $turn }, { $who }
title-resume-who = { $kind ->
    [nobody] { $bots } bots entre sí
   *[people] { $people }{ $bots ->
        [0] {""}
        [one] {" "}contra un bot
       *[other] {" "}contra { $bots } bots
    }
}
title-new-case = Caso nuevo
title-learn = Aprende jugando
title-learn-on = Sigue aprendiendo
title-lessons = Cómo se juega
title-motion = Animación: { $pace ->
    [quick] rápida
    [reduced] fundidos
    [off] no
    [system] auto
   *[full] completa
}
title-sound-on = Sonido: sí
title-sound-off = Sonido: no
title-quit = Salir
title-cases = { $cases ->
    [0] Tus casos
   *[other] Tus casos · { $cases }
}
title-foot = Versión { $version } · un proyecto de aficionados, sin relación con los dueños del juego al que rinde homenaje

setup-title = Un caso nuevo
setup-themes = A qué se juega
setup-theme-players = De { $least } a { $most } jugadores
setup-seats = Quién juega
setup-seat-told = { $name }: { $suspect }
setup-you-are = Tu papel: { $suspect }.
setup-bots = Qué tal juegan los bots
setup-more = Más: rivales, nombres, opciones, temas
setup-less = Menos
setup-order = Se juega en este orden. Un equipo comparte un puesto: escribe todos sus nombres, como «Ana & Leo».
setup-add-seat = Añadir un jugador
setup-fewer-seats = Quitar al último jugador
setup-told = { $theme }, { $count } jugadores
setup-count = { $count } jugadores
setup-remove-seat = Quitar a { $name }
setup-person = Persona
setup-bot = Bot
setup-character = Carácter de { $name }: { $character }
persona-plain = Sin más
persona-plain-why = Juega según su nivel.
persona-own = Propio
persona-own-why = Un carácter para el que esta versión del juego no tiene nombre.
persona-careful = Prudente
persona-careful-why = Solo acusa con certeza y nunca pregunta por sus propias cartas.
persona-gambler = Tahúr
persona-gambler-why = Acusa mucho antes de tener certeza.
persona-fox = Zorro
persona-fox-why = Pregunta con gusto por sus propias cartas, para despistar al resto.
persona-gossip = Fisgón
persona-gossip-why = Pregunta siempre que puede y no pierde palabra de lo que se dice.
persona-dreamer = En las nubes
persona-dreamer-why = Se le escapa mucho de lo que se pregunta en la mesa, y olvida.
persona-recluse = Ermitaño
persona-recluse-why = Solo pregunta cuando hay mucho que aprender.
setup-level-novice = Novato
setup-level-detective = Detective
setup-level-master = Maestro
setup-suspect = Elegir otro sospechoso para { $name }
setup-person-name = Jugador { $n }
setup-bot-names = Águeda, Basilio, Clementina, Dalmacio, Esmeralda, Fermín, Georgina, Hipólito, Imelda, Jacinto
setup-options = Este caso
setup-deck = Jugar con { NAME($deck, form: "many") }
setup-powers = Jugar con poderes
setup-powers-why = Cada sospechoso tiene uno, que se usa una vez por partida. Los reglamentos los conservan en el juego original.
setup-deck-why = Desactívalo para jugar al original, sin ellas.
setup-deck-two = Con dos jugadores, esas cartas no se usan en ningún caso.
setup-corner = Dejar las cuatro cartas en las esquinas
setup-corner-why = Con dos jugadores hay cuatro cartas boca abajo en habitaciones; si son las de las esquinas, el caso va más rápido.
setup-seed = Semilla
setup-seed-why = La misma semilla y los mismos jugadores dan el mismo caso. Si la dejas vacía, se saca al azar y nadie puede adivinarla.
setup-seed-drawn = Al azar
setup-start = Abrir el caso
setup-opens = Preparando la mesa…
setup-back = Volver
setup-fault-seed = La semilla puede ser un número entero hasta { $most } o cualquier palabra.
setup-fault-few = Juegan { $least } como mínimo.
setup-fault-suspects = Dos jugadores no pueden ser el mismo sospechoso.
setup-watching = No juega ninguna persona: estarás de público.

verdict-won = Caso resuelto: { $name }
verdict-won-by = { $player }, en { $turns } { $turns ->
    [one] turno
   *[other] turnos
}
verdict-lost = Se salió con la suya
verdict-lost-by = Nadie lo resolvió en { $turns } { $turns ->
    [one] turno
   *[other] turnos
}
verdict-sentence = { $has-verbing ->
    [yes] { NUMBER_OF($suspect) ->
        [plural] Son culpables
       *[singular] Es culpable
    } { $suspect } de { $verbing } { $in }.
   *[no] { NUMBER_OF($suspect) ->
        [plural] Fueron
       *[singular] Fue
    } { $suspect }, { $with }, { $in }.
}
verdict-known = Cómo se podía haber sabido
verdict-hands = Qué tenía cada cual
verdict-rooms = Boca abajo en habitaciones
verdict-side = Apartadas
verdict-face-up = Boca arriba
verdict-again = Otra vez
verdict-new-case = Caso nuevo
verdict-title = A la portada

differs-title = Qué cambia aquí
differs-nothing = Nada: el juego de siempre.
differs-fixed-steps = Sin dados: cada turno son { $steps } pasos.
differs-dice = { $count ->
    [one] Un dado en vez de dos.
   *[other] { $count } dados en vez de dos.
}
differs-accuse-centre = Solo se acusa en el centro de la casa.
differs-all-answer = Responde toda la mesa, cada cual con una carta.
differs-asking-optional = En una habitación puedes { $question ->
    [ask] preguntar
   *[suggest] sugerir
}, pero no es obligatorio.
differs-not-next-turn = Nunca se { $question ->
    [ask] pregunta
   *[suggest] sugiere
} en una misma habitación dos turnos seguidos.
differs-stay-when-pulled = Solo te quedas en una habitación si te llevó allí una { $question ->
    [ask] pregunta
   *[suggest] sugerencia
} ajena.
differs-passage-instead = El pasadizo secreto se toma en vez de tirar.
differs-passage-inside = Un pasadizo secreto es un paso de tu tirada.
differs-cross-rooms = Se cruzan las habitaciones: un paso cada una.
differs-pass-tokens = Se pasa por delante de otras fichas; ninguna estorba.
differs-dice-draw = Una cara del dado roba { NAME($deck, form: "one") }.
differs-squares-draw = Una casilla marcada roba { NAME($deck, form: "one") }.
differs-pulled-draws = ¿Te movió alguien? Puedes robar { NAME($deck, form: "one") }.
differs-powers = Cada sospechoso tiene un poder, que se usa una vez.
differs-snooping = Párate en una lupa para husmear una carta ajena.
differs-leftovers = Las cartas sobrantes quedan boca arriba, a la vista.
differs-room-cards = Dos jugadores: { $count } cartas quedan boca abajo en habitaciones.
differs-side-cards = Dos jugadores: { $count } cartas quedan apartadas; mira una cuando nadie pueda responder.

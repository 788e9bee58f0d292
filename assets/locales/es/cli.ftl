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

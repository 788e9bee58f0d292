# The game's words in Spanish: log. One line for each thing that happened.

log-and = { BEGINS($next) ->
    [i] e
   *[other] y
}

log-opened = { $me ->
    [yes] Se abre el caso y empiezas tú.
   *[no] Se abre el caso y empieza { $name }.
}
log-opened-lot = { $me ->
    [yes] Se abre el caso. La suerte te señala: empiezas tú.
   *[no] Se abre el caso. La suerte señala a { $name }, que empieza.
}
log-opened-with-cards = { $me ->
    [yes] Se abre el caso, con una carta boca abajo { $rooms }. Empiezas tú.
   *[no] Se abre el caso, con una carta boca abajo { $rooms }. Empieza { $name }.
}
log-opened-roll = Se abre el caso. Toda la mesa tira para ver quién empieza.
log-opened-side = { $count ->
    [one] Hay una carta apartada
   *[other] Hay { $count } cartas apartadas
}, boca abajo.
log-opened-face-up = Boca arriba, a la vista de toda la mesa: { $cards }.
log-rolled-off = { $me ->
    [yes] Sacaste { $steps }{ $dice } para ver quién empieza.
   *[no] { $name } sacó { $steps }{ $dice } para ver quién empieza.
}
log-dealt = Tus cartas: { $cards }.
log-turn = { $me ->
    [yes] Turno { $turn }: te toca a ti.
   *[no] Turno { $turn }: le toca a { $name }.
}
log-rolled = { $me ->
    [yes] Sacaste { $steps }{ $dice }.
   *[no] { $name } sacó { $steps }{ $dice }.
}
log-drawn = { $me ->
    [yes] Robaste { NAME($deck, form: "one") }: «{ $title }».
   *[no] { $name } robó { NAME($deck, form: "one") }: «{ $title }».
}
log-kept = { $me ->
    [yes] Robaste y guardaste { NAME($deck, form: "one") }.
   *[no] { $name } robó y guardó { NAME($deck, form: "one") }.
}
log-kept-known = { $me ->
    [yes] Robaste y guardaste { NAME($deck, form: "one") }: «{ $title }».
   *[no] { $name } robó y guardó { NAME($deck, form: "one") }: «{ $title }».
}
log-card-played = { $me ->
    [yes] Jugaste { NAME($deck, form: "one") }: «{ $title }».
   *[no] { $name } jugó { NAME($deck, form: "one") }: «{ $title }».
}
log-power-used = { $me ->
    [yes] Usaste tu poder: «{ $title }».
   *[no] { $name } usó su poder: «{ $title }».
}
log-no-effect = { $me ->
    [yes] No te sirvió de nada.
   *[no] A { $name } no le sirvió de nada.
}
log-eliminated = { $me ->
    [yes] Se te acabó el tiempo: sales del juego y tu mano queda a la vista: { $cards }.
   *[no] A { $name } se le acabó el tiempo: sale del juego y su mano queda a la vista: { $cards }.
}
log-reshuffled = Se barajaron las cartas usadas: hay un mazo nuevo de { NAME($deck, form: "many") }.
log-turn-missed = { $me ->
    [yes] Perdiste el turno.
   *[no] { $name } perdió un turno.
}
log-steps-added = { $me ->
    [yes] Ahora puedes avanzar { $steps } casillas.
   *[no] { $name } puede avanzar ahora { $steps } casillas.
}
log-token-sent = { $me ->
    [yes] Mandaste { NAME($suspect, form: "into") } de vuelta { NAME($room, form: "into") }.
   *[no] { $name } mandó { NAME($suspect, form: "into") } de vuelta { NAME($room, form: "into") }.
}
log-token-sent-square = { $me ->
    [yes] Mandaste { NAME($suspect, form: "into") } de vuelta a la salida.
   *[no] { $name } mandó { NAME($suspect, form: "into") } de vuelta a la salida.
}
log-walked-in = { $me ->
    [yes] Entraste { NAME($into, form: "in") }.
   *[no] { $name } entró { NAME($into, form: "in") }.
}
log-walked = { $me ->
    [yes] Avanzaste { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    }.
   *[no] { $name } avanzó { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    }.
}
log-joined = { $me ->
    [yes] Pasaste { NAME($room, form: "into") } por la puerta contigua.
   *[no] { $name } pasó { NAME($room, form: "into") } por la puerta contigua.
}
log-passage = { $me ->
    [yes] Fuiste { NAME($room, form: "into") } por el pasadizo secreto.
   *[no] { $name } fue { NAME($room, form: "into") } por el pasadizo secreto.
}
log-jumped = { $me ->
    [yes] Fuiste directamente { NAME($room, form: "into") }, como permite la carta.
   *[no] { $name } fue directamente { NAME($room, form: "into") }, como permite la carta.
}
log-stayed = { $me ->
    [yes] Te quedaste { $in }.
   *[no] { $name } se quedó { $in }.
}
log-stuck = { $me ->
    [yes] No pudiste dar ni un paso.
   *[no] { $name } no pudo dar ni un paso.
}
log-room-card = { $me ->
    [yes] Miraste la carta que hay { $in }.
   *[no] { $name } miró la carta que hay { $in }.
}
log-room-card-known = { $me ->
    [yes] Miraste la carta que hay { $in }: { $card }.
   *[no] { $name } miró la carta que hay { $in }: { $card }.
}
log-suggested = { $me ->
    [yes] { $has-verb ->
        [yes] Preguntaste: ¿{ NUMBER_OF($suspect) ->
        [plural] se atrevieron
       *[singular] se atrevió
    } { $suspect } a { $verb } { $in }?
       *[no] { $question ->
            [ask] Preguntaste: ¿{ NUMBER_OF($suspect) ->
        [plural] fueron
       *[singular] fue
    } { $suspect } { $with } { $in }?
           *[suggest] Sugeriste: { $suspect } { $with } { $in }.
        }
    }
   *[no] { $name } { $has-verb ->
        [yes] preguntó: ¿{ NUMBER_OF($suspect) ->
        [plural] se atrevieron
       *[singular] se atrevió
    } { $suspect } a { $verb } { $in }?
       *[no] { $question ->
            [ask] preguntó: ¿{ NUMBER_OF($suspect) ->
        [plural] fueron
       *[singular] fue
    } { $suspect } { $with } { $in }?
           *[suggest] sugirió: { $suspect } { $with } { $in }.
        }
    }
}
log-token-pulled = { $suspect } { NUMBER_OF($suspect) ->
        [plural] acudieron
       *[singular] acudió
    } { $into }.
log-weapon-pulled = { $weapon } { NUMBER_OF($weapon) ->
        [plural] pasaron
       *[singular] pasó
    } { $into }.
log-cannot-refute = { $me ->
    [yes] { $none ->
        [cannot-answer] No puedes responder.
       *[have-none] No tienes ninguna de las tres.
    }
   *[no] { $name } { $none ->
        [cannot-answer] no puede responder.
       *[have-none] no tiene ninguna de las tres.
    }
}
log-shown = { $me ->
    [yes] Mostraste una carta a { $to }.
   *[no] { $name } { $at-me ->
        [yes] te mostró una carta.
       *[no] mostró una carta a { $to }.
    }
}
log-shown-known = { $me ->
    [yes] Mostraste una carta a { $to }: { $card }.
   *[no] { $name } { $at-me ->
        [yes] te mostró una carta: { $card }.
       *[no] mostró una carta a { $to }: { $card }.
    }
}
log-shown-freely = { $me ->
    [yes] Mostraste a { $to } una carta de tu elección.
   *[no] { $name } { $at-me ->
        [yes] te mostró una carta de su elección.
       *[no] mostró a { $to } una carta de su elección.
    }
}
log-shown-freely-known = { $me ->
    [yes] Mostraste a { $to } una carta de tu elección: { $card }.
   *[no] { $name } { $at-me ->
        [yes] te mostró una carta de su elección: { $card }.
       *[no] mostró a { $to } una carta de su elección: { $card }.
    }
}
log-seen-too = { $me ->
    [yes] Tú también viste la carta.
   *[no] { $name } también vio la carta.
}
log-seen-too-known = { $me ->
    [yes] Tú también viste la carta: { $card }.
   *[no] { $name } también vio la carta: { $card }.
}
log-passed-on = { $me ->
    [yes] Dejaste pasar la pregunta.
   *[no] { $name } dejó pasar la pregunta.
}
log-left-unanswered = { $me ->
    [yes] Dejaste la pregunta sin respuesta.
   *[no] { $name } dejó la pregunta sin respuesta.
}
log-side-card = { $me ->
    [yes] Miraste la carta apartada { $place }.
   *[no] { $name } miró la carta apartada { $place }.
}
log-side-card-known = { $me ->
    [yes] Miraste la carta apartada { $place }: { $card }.
   *[no] { $name } miró la carta apartada { $place }: { $card }.
}
log-nobody-showed = Nadie mostró ninguna carta.
log-chose = { $me ->
    [yes] Elegiste a { $to }.
   *[no] { $name } { $at-me ->
        [yes] te eligió a ti.
       *[no] eligió a { $to }.
    }
}
log-named = { $me ->
    [yes] Nombraste una carta: { $card }.
   *[no] { $name } nombró una carta: { $card }.
}
log-revealed = { $me ->
    [yes] Revelaste a toda la mesa una carta: { $card }.
   *[no] { $name } reveló a toda la mesa una carta: { $card }.
}
log-nobody-holds = Nadie tiene { $card }.
log-nothing-to-show = { $me ->
    [yes] No tienes ninguna carta que mostrar.
   *[no] { $name } no tiene ninguna carta que mostrar.
}
log-passed-left = { $me ->
    [yes] Mostraste en secreto una carta a { $to }.
   *[no] { $name } { $at-me ->
        [yes] te mostró en secreto una carta.
       *[no] mostró en secreto una carta a { $to }.
    }
}
log-passed-left-known = { $me ->
    [yes] Mostraste en secreto una carta a { $to }: { $card }.
   *[no] { $name } { $at-me ->
        [yes] te mostró en secreto una carta: { $card }.
       *[no] mostró en secreto una carta a { $to }: { $card }.
    }
}
log-peeked = { $me ->
    [yes] Echaste un vistazo a una carta de { $to }.
   *[no] { $name } echó un vistazo a { $at-me ->
        [yes] una de tus cartas.
       *[no] una carta de { $to }.
    }
}
log-peeked-known = { $me ->
    [yes] Echaste un vistazo a una carta de { $to }: { $card }.
   *[no] { $name } echó un vistazo a { $at-me ->
        [yes] una de tus cartas: { $card }.
       *[no] una carta de { $to }: { $card }.
    }
}
log-accused-right = { $me ->
    [yes] Acusaste { NAME($suspect, form: "into") } { $has-verbing ->
        [yes] de { $verbing }
       *[no] { $with }
    } { $in }, y acertaste.
   *[no] { $name } acusó { NAME($suspect, form: "into") } { $has-verbing ->
        [yes] de { $verbing }
       *[no] { $with }
    } { $in }, y acertó.
}
log-accused-wrong = { $me ->
    [yes] Acusaste { NAME($suspect, form: "into") } { $has-verbing ->
        [yes] de { $verbing }
       *[no] { $with }
    } { $in }, y fallaste.
   *[no] { $name } acusó { NAME($suspect, form: "into") } { $has-verbing ->
        [yes] de { $verbing }
       *[no] { $with }
    } { $in }, y falló.
}
log-case-file = { $me ->
    [yes] Miraste dentro del sobre.
   *[no] { $name } miró dentro del sobre.
}
log-case-file-known = { $me ->
    [yes] Miraste dentro del sobre: { $suspect } { $has-verbing ->
        [yes] { NUMBER_OF($suspect) ->
        [plural] son culpables
       *[singular] es culpable
    } de { $verbing }
       *[no] { $with }
    } { $in }.
   *[no] { $name } miró dentro del sobre: { $suspect } { $has-verbing ->
        [yes] { NUMBER_OF($suspect) ->
        [plural] son culpables
       *[singular] es culpable
    } de { $verbing }
       *[no] { $with }
    } { $in }.
}
log-gave-up = { $me ->
    [yes] Te rendiste.
   *[no] { $name } se rindió.
}
log-solved = { $me ->
    [yes] Resolviste el caso: { $has-verbing ->
        [yes] { $suspect } { NUMBER_OF($suspect) ->
        [plural] son culpables
       *[singular] es culpable
    } de { $verbing }
       *[no] { NUMBER_OF($suspect) ->
        [plural] fueron
       *[singular] fue
    } { $suspect } { $with }
    } { $in }.
   *[no] { $name } resolvió el caso: { $has-verbing ->
        [yes] { $suspect } { NUMBER_OF($suspect) ->
        [plural] son culpables
       *[singular] es culpable
    } de { $verbing }
       *[no] { NUMBER_OF($suspect) ->
        [plural] fueron
       *[singular] fue
    } { $suspect } { $with }
    } { $in }.
}
log-unsolved = El caso queda sin resolver. { NUMBER_OF($suspect) ->
        [plural] Fueron
       *[singular] Fue
    } { $suspect } { $with } { $in }.

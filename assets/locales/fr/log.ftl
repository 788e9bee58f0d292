# The game's words in French: log. One line for each thing that happened, in the present tense.

log-and = et

log-opened = { $me ->
    [yes] L’enquête s’ouvre, et tu commences.
   *[no] L’enquête s’ouvre, et { $name } commence.
}
log-opened-lot = { $me ->
    [yes] L’enquête s’ouvre. Le sort te désigne : tu commences.
   *[no] L’enquête s’ouvre. Le sort désigne { $name }, qui commence.
}
log-opened-with-cards = { $me ->
    [yes] L’enquête s’ouvre. Des cartes attendent, face cachée, { $rooms }. Tu commences.
   *[no] L’enquête s’ouvre. Des cartes attendent, face cachée, { $rooms }. { $name } commence.
}
log-opened-roll = L’enquête s’ouvre. Chacun lance les dés pour savoir qui commence.
log-opened-side = { $count ->
    [one] Une carte reste
   *[other] { $count } cartes restent
} à l’écart, face cachée.
log-opened-face-up = Face visible, pour tout le monde : { $cards }.
log-rolled-off = { $me ->
    [yes] Tu fais { $steps }{ $dice } pour le premier tour.
   *[no] { $name } fait { $steps }{ $dice } pour le premier tour.
}
log-dealt = Tes cartes : { $cards }.
log-turn = { $me ->
    [yes] Tour { $turn } : à toi de jouer.
   *[no] Tour { $turn } : à { $name } de jouer.
}
log-rolled = { $me ->
    [yes] Tu fais { $steps }{ $dice }.
   *[no] { $name } fait { $steps }{ $dice }.
}
log-drawn = { $me ->
    [yes] Tu pioches { NAME($deck, form: "the") } « { $title } ».
   *[no] { $name } pioche { NAME($deck, form: "the") } « { $title } ».
}
log-kept = { $me ->
    [yes] Tu pioches et gardes { NAME($deck, form: "a") }.
   *[no] { $name } pioche et garde { NAME($deck, form: "a") }.
}
log-kept-known = { $me ->
    [yes] Tu pioches et gardes { NAME($deck, form: "the") } « { $title } ».
   *[no] { $name } pioche et garde { NAME($deck, form: "the") } « { $title } ».
}
log-card-played = { $me ->
    [yes] Tu joues { NAME($deck, form: "the") } « { $title } ».
   *[no] { $name } joue { NAME($deck, form: "the") } « { $title } ».
}
log-power-used = { $me ->
    [yes] Tu utilises ton pouvoir « { $title } ».
   *[no] { $name } utilise son pouvoir « { $title } ».
}
log-no-effect = { $me ->
    [yes] Sans effet pour toi.
   *[no] Sans effet pour { $name }.
}
log-eliminated = { $me ->
    [yes] Ton temps est écoulé : te voilà hors jeu. Tes cartes, sur la table : { $cards }.
   *[no] Le temps est écoulé pour { $name } : hors jeu. Ses cartes, sur la table : { $cards }.
}
log-reshuffled = On mélange les cartes jouées : nouvelle pioche de { NAME($deck, form: "many") }.
log-turn-missed = { $me ->
    [yes] Tu passes un tour.
   *[no] { $name } passe un tour.
}
log-steps-added = { $me ->
    [yes] Tu peux maintenant faire { $steps } pas.
   *[no] { $name } peut maintenant faire { $steps } pas.
}
log-token-sent = { $me ->
    [yes] Tu renvoies { $suspect } { NAME($room, form: "into") }.
   *[no] { $name } renvoie { $suspect } { NAME($room, form: "into") }.
}
log-token-sent-square = { $me ->
    [yes] Tu renvoies { $suspect } à la case départ.
   *[no] { $name } renvoie { $suspect } à la case départ.
}
log-walked-in = { $me ->
    [yes] Tu arrives { $into }.
   *[no] { $name } arrive { $into }.
}
log-walked = { $me ->
    [yes] Tu avances de { $steps } { $steps ->
        [one] case
       *[other] cases
    }.
   *[no] { $name } avance de { $steps } { $steps ->
        [one] case
       *[other] cases
    }.
}
log-joined = { $me ->
    [yes] Par la porte communicante, tu arrives { NAME($room, form: "into") }.
   *[no] Par la porte communicante, { $name } arrive { NAME($room, form: "into") }.
}
log-passage = { $me ->
    [yes] Tu prends le passage secret vers { $room }.
   *[no] { $name } prend le passage secret vers { $room }.
}
log-jumped = { $me ->
    [yes] Tu vas directement { NAME($room, form: "into") }, grâce à la carte.
   *[no] { $name } va directement { NAME($room, form: "into") }, grâce à la carte.
}
log-stayed = { $me ->
    [yes] Tu restes { $in }.
   *[no] { $name } reste { $in }.
}
log-stuck = { $me ->
    [yes] Tu ne peux pas faire un seul pas.
   *[no] { $name } ne peut pas faire un seul pas.
}
log-room-card = { $me ->
    [yes] Tu regardes la carte posée { $in }.
   *[no] { $name } regarde la carte posée { $in }.
}
log-room-card-known = { $me ->
    [yes] Tu regardes la carte posée { $in } : { $card }.
   *[no] { $name } regarde la carte posée { $in } : { $card }.
}
log-suggested = { $me ->
    [yes] { $has-verb ->
        [yes] Tu demandes : est-ce { $suspect } qui { $verb } { $in } ?
       *[no] { $question ->
            [ask] Tu demandes : est-ce { $suspect } { $with } { $in } ?
           *[suggest] Tu émets une hypothèse : { $suspect } { $with } { $in }.
        }
    }
   *[no] { $has-verb ->
        [yes] { $name } demande : est-ce { $suspect } qui { $verb } { $in } ?
       *[no] { $question ->
            [ask] { $name } demande : est-ce { $suspect } { $with } { $in } ?
           *[suggest] { $name } émet une hypothèse : { $suspect } { $with } { $in }.
        }
    }
}
log-token-pulled = On amène { $suspect } { $into }.
log-weapon-pulled = On apporte { $weapon } { $into }.
log-cannot-refute = { $me ->
    [yes] Tu { $none ->
        [cannot-answer] ne peux pas répondre.
       *[have-none] n’as aucune des trois.
    }
   *[no] { $name } { $none ->
        [cannot-answer] ne peut pas répondre.
       *[have-none] n’a aucune des trois.
    }
}
log-shown = { $me ->
    [yes] Tu montres une carte à { $to }.
   *[no] { $name } { $at-me ->
        [yes] te montre une carte.
       *[no] montre une carte à { $to }.
    }
}
log-shown-known = { $me ->
    [yes] Tu montres { $card } à { $to }.
   *[no] { $name } { $at-me ->
        [yes] te montre { $card }.
       *[no] montre { $card } à { $to }.
    }
}
log-shown-freely = { $me ->
    [yes] Tu montres à { $to } une carte de ton choix.
   *[no] { $name } { $at-me ->
        [yes] te montre une carte de son choix.
       *[no] montre à { $to } une carte de son choix.
    }
}
log-shown-freely-known = { $me ->
    [yes] Tu montres { $card } à { $to }.
   *[no] { $name } { $at-me ->
        [yes] te montre { $card }.
       *[no] montre { $card } à { $to }.
    }
}
log-seen-too = { $me ->
    [yes] Tu vois aussi la carte.
   *[no] { $name } voit aussi la carte.
}
log-seen-too-known = { $me ->
    [yes] Tu vois aussi la carte : { $card }.
   *[no] { $name } voit aussi la carte : { $card }.
}
log-passed-on = { $me ->
    [yes] Tu laisses passer la question.
   *[no] { $name } laisse passer la question.
}
log-left-unanswered = { $me ->
    [yes] Tu laisses la question sans réponse.
   *[no] { $name } laisse la question sans réponse.
}
log-side-card = { $me ->
    [yes] Tu regardes la carte { $place } à l’écart.
   *[no] { $name } regarde la carte { $place } à l’écart.
}
log-side-card-known = { $me ->
    [yes] Tu regardes la carte { $place } à l’écart : { $card }.
   *[no] { $name } regarde la carte { $place } à l’écart : { $card }.
}
log-nobody-showed = Personne ne montre de carte.
log-chose = { $me ->
    [yes] Tu choisis { $to }.
   *[no] { $name } { $at-me ->
        [yes] te choisit.
       *[no] choisit { $to }.
    }
}
log-named = { $me ->
    [yes] Tu nommes { $card }.
   *[no] { $name } nomme { $card }.
}
log-revealed = { $me ->
    [yes] Tu révèles { $card } à tout le monde.
   *[no] { $name } révèle { $card } à tout le monde.
}
log-nobody-holds = Personne n’a { $card }.
log-nothing-to-show = { $me ->
    [yes] Tu n’as aucune carte à montrer.
   *[no] { $name } n’a aucune carte à montrer.
}
log-passed-left = { $me ->
    [yes] Tu montres en secret une carte à { $to }.
   *[no] { $name } { $at-me ->
        [yes] te montre en secret une carte.
       *[no] montre en secret une carte à { $to }.
    }
}
log-passed-left-known = { $me ->
    [yes] Tu montres en secret { $card } à { $to }.
   *[no] { $name } { $at-me ->
        [yes] te montre en secret { $card }.
       *[no] montre en secret { $card } à { $to }.
    }
}
log-peeked = { $me ->
    [yes] Tu jettes un œil à une carte chez { $to }.
   *[no] { $name } jette un œil à une carte { $at-me ->
        [yes] chez toi
       *[no] chez { $to }
    }.
}
log-peeked-known = { $me ->
    [yes] Tu jettes un œil à une carte chez { $to } : { $card }.
   *[no] { $name } jette un œil à une carte { $at-me ->
        [yes] chez toi
       *[no] chez { $to }
    } : { $card }.
}
log-accused-right = { $me ->
    [yes] Tu accuses { $suspect } { $has-verbing ->
        [yes] { $verbing }
       *[no] { $with }
    } { $in }, et tu as raison.
   *[no] { $name } accuse { $suspect } { $has-verbing ->
        [yes] { $verbing }
       *[no] { $with }
    } { $in }, à raison.
}
log-accused-wrong = { $me ->
    [yes] Tu accuses { $suspect } { $has-verbing ->
        [yes] { $verbing }
       *[no] { $with }
    } { $in }, et tu as tort.
   *[no] { $name } accuse { $suspect } { $has-verbing ->
        [yes] { $verbing }
       *[no] { $with }
    } { $in }, à tort.
}
log-case-file = { $me ->
    [yes] Tu regardes dans l’étui.
   *[no] { $name } regarde dans l’étui.
}
log-case-file-known = { $me ->
    [yes] Tu regardes dans l’étui : { $suspect } { $has-verbing ->
        [yes] est coupable { $verbing }
       *[no] { $with }
    } { $in }.
   *[no] { $name } regarde dans l’étui : { $suspect } { $has-verbing ->
        [yes] est coupable { $verbing }
       *[no] { $with }
    } { $in }.
}
log-gave-up = { $me ->
    [yes] Tu abandonnes.
   *[no] { $name } abandonne.
}
log-solved = { $me ->
    [yes] Tu résous l’enquête : { $has-verbing ->
        [yes] { $suspect } est coupable { $verbing }
       *[no] c’était { $suspect } { $with }
    } { $in }.
   *[no] { $name } résout l’enquête : { $has-verbing ->
        [yes] { $suspect } est coupable { $verbing }
       *[no] c’était { $suspect } { $with }
    } { $in }.
}
log-unsolved = L’enquête reste sans solution. C’était { $suspect } { $with } { $in }.

# The game's words in Spanish: forms of names. "the", "in", "into" (to; of a person the object), "with"; "one" and "many" are for the deck.
# “El” before a feminine name that begins with a stressed a (el Aula) cannot be seen here: themes give it.

# How words begin for whom “y” is “e” (not where the i makes one sound with what follows: hielo, Ian), and “o” is “u”.
begins-i = i í hi hí yb yc yd yf yg yk yl ym yn yp yr ys yt yv yz
    .but = ia iá ie ié io ió iu iú hia hiá hie hié hio hió hiu hiú
begins-o = o ó ho hó 8
    .but = oui

form-suspect-the = { $name }
form-suspect-in = en { $name }
form-suspect-into = a { $name }
form-suspect-with = con { $name }
form-suspect-one = { $name }
form-suspect-many = { $name }

form-weapon-the = { $number ->
    [plural] { $gender ->
        [feminine] las { $name }
        [masculine] los { $name }
       *[other] “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] la { $name }
        [masculine] el { $name }
       *[other] “{ $name }”
    }
}
form-weapon-in = { $number ->
    [plural] { $gender ->
        [feminine] en las { $name }
        [masculine] en los { $name }
       *[other] en “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] en la { $name }
        [masculine] en el { $name }
       *[other] en “{ $name }”
    }
}
form-weapon-into = { $number ->
    [plural] { $gender ->
        [feminine] a las { $name }
        [masculine] a los { $name }
       *[other] a “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] a la { $name }
        [masculine] al { $name }
       *[other] a “{ $name }”
    }
}
form-weapon-with = { $number ->
    [plural] { $gender ->
        [feminine] con las { $name }
        [masculine] con los { $name }
       *[other] con “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] con la { $name }
        [masculine] con el { $name }
       *[other] con “{ $name }”
    }
}
form-weapon-one = “{ $name }”
form-weapon-many = “{ $name }”

form-room-the = { $number ->
    [plural] { $gender ->
        [feminine] las { $name }
        [masculine] los { $name }
       *[other] “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] la { $name }
        [masculine] el { $name }
       *[other] “{ $name }”
    }
}
form-room-in = { $number ->
    [plural] { $gender ->
        [feminine] en las { $name }
        [masculine] en los { $name }
       *[other] en “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] en la { $name }
        [masculine] en el { $name }
       *[other] en “{ $name }”
    }
}
form-room-into = { $number ->
    [plural] { $gender ->
        [feminine] a las { $name }
        [masculine] a los { $name }
       *[other] a “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] a la { $name }
        [masculine] al { $name }
       *[other] a “{ $name }”
    }
}
form-room-with = { $number ->
    [plural] { $gender ->
        [feminine] con las { $name }
        [masculine] con los { $name }
       *[other] con “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] con la { $name }
        [masculine] con el { $name }
       *[other] con “{ $name }”
    }
}
form-room-one = “{ $name }”
form-room-many = “{ $name }”

form-square-the = { $number ->
    [plural] { $gender ->
        [feminine] las { $name }
        [masculine] los { $name }
       *[other] { $name }
    }
   *[singular] { $gender ->
        [feminine] la { $name }
        [masculine] el { $name }
       *[other] { $name }
    }
}
form-square-in = { $number ->
    [plural] { $gender ->
        [feminine] en las { $name }
        [masculine] en los { $name }
       *[other] en { $name }
    }
   *[singular] { $gender ->
        [feminine] en la { $name }
        [masculine] en el { $name }
       *[other] en { $name }
    }
}
form-square-into = { $number ->
    [plural] { $gender ->
        [feminine] a las { $name }
        [masculine] a los { $name }
       *[other] a { $name }
    }
   *[singular] { $gender ->
        [feminine] a la { $name }
        [masculine] al { $name }
       *[other] a { $name }
    }
}
form-square-with = { $number ->
    [plural] { $gender ->
        [feminine] con las { $name }
        [masculine] con los { $name }
       *[other] con { $name }
    }
   *[singular] { $gender ->
        [feminine] con la { $name }
        [masculine] con el { $name }
       *[other] con { $name }
    }
}
form-square-one = { $name }
form-square-many = { $name }

form-deck-the = { $number ->
    [plural] { $gender ->
        [feminine] las { $name }
        [masculine] los { $name }
       *[other] la carta “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] la { $name }
        [masculine] el { $name }
       *[other] la carta “{ $name }”
    }
}
form-deck-in = { $number ->
    [plural] { $gender ->
        [feminine] en las { $name }
        [masculine] en los { $name }
       *[other] en la carta “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] en la { $name }
        [masculine] en el { $name }
       *[other] en la carta “{ $name }”
    }
}
form-deck-into = { $number ->
    [plural] { $gender ->
        [feminine] a las { $name }
        [masculine] a los { $name }
       *[other] a la carta “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] a la { $name }
        [masculine] al { $name }
       *[other] a la carta “{ $name }”
    }
}
form-deck-with = { $number ->
    [plural] { $gender ->
        [feminine] con las { $name }
        [masculine] con los { $name }
       *[other] con la carta “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] con la { $name }
        [masculine] con el { $name }
       *[other] con la carta “{ $name }”
    }
}
form-deck-one = { $number ->
    [plural] { $gender ->
        [feminine] unas { $name }
        [masculine] unos { $name }
       *[other] una carta “{ $name }”
    }
   *[singular] { $gender ->
        [feminine] una { $name }
        [masculine] un { $name }
       *[other] una carta “{ $name }”
    }
}
form-deck-many = cartas “{ $name }”


# How French forms of names are made where a theme does not give them. Before an h nothing is elided, as it may be one that
# is not passed over (le hall): a theme gives the forms where it is (l’hélice).

# Before what “le”, “la” and “de” lose their vowel.
begins-vowel = a à â æ e é è ê ë i î ï o ô ö œ u ù û ü yb yc yd yf yg yk yl ym yn yp yr ys yt yv yz
    .but = onz oui uhl

form-suspect-the = { $name }
form-suspect-in = chez { $name }
form-suspect-into = chez { $name }
form-suspect-with = avec { $name }
form-suspect-of = { BEGINS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
form-suspect-a = { $name }
form-suspect-many = { $name }

form-weapon-the = { $number ->
    [plural] les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] l’{ $name }
           *[other] la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] l’{ $name }
           *[other] le { $name }
        }
       *[other] « { $name } »
    }
}
form-weapon-in = { $number ->
    [plural] dans les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] dans l’{ $name }
           *[other] dans la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] dans l’{ $name }
           *[other] dans le { $name }
        }
       *[other] dans « { $name } »
    }
}
form-weapon-into = { $number ->
    [plural] dans les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] dans l’{ $name }
           *[other] dans la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] dans l’{ $name }
           *[other] dans le { $name }
        }
       *[other] dans « { $name } »
    }
}
form-weapon-with = { $number ->
    [plural] avec les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] avec l’{ $name }
           *[other] avec la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] avec l’{ $name }
           *[other] avec le { $name }
        }
       *[other] avec « { $name } »
    }
}
form-weapon-of = { $number ->
    [plural] des { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] de l’{ $name }
           *[other] de la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] de l’{ $name }
           *[other] du { $name }
        }
       *[other] de « { $name } »
    }
}
form-weapon-a = { $number ->
    [plural] des { $name }
   *[singular] { $gender ->
        [feminine] une { $name }
        [masculine] un { $name }
       *[other] « { $name } »
    }
}
form-weapon-many = { $name }

form-room-the = { $number ->
    [plural] les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] l’{ $name }
           *[other] la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] l’{ $name }
           *[other] le { $name }
        }
       *[other] la pièce « { $name } »
    }
}
form-room-in = { $number ->
    [plural] dans les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] dans l’{ $name }
           *[other] dans la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] dans l’{ $name }
           *[other] dans le { $name }
        }
       *[other] dans la pièce « { $name } »
    }
}
form-room-into = { $number ->
    [plural] dans les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] dans l’{ $name }
           *[other] dans la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] dans l’{ $name }
           *[other] dans le { $name }
        }
       *[other] dans la pièce « { $name } »
    }
}
form-room-with = { $number ->
    [plural] avec les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] avec l’{ $name }
           *[other] avec la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] avec l’{ $name }
           *[other] avec le { $name }
        }
       *[other] avec la pièce « { $name } »
    }
}
form-room-of = { $number ->
    [plural] des { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] de l’{ $name }
           *[other] de la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] de l’{ $name }
           *[other] du { $name }
        }
       *[other] de la pièce « { $name } »
    }
}
form-room-a = { $number ->
    [plural] des { $name }
   *[singular] { $gender ->
        [feminine] une { $name }
        [masculine] un { $name }
       *[other] une pièce « { $name } »
    }
}
form-room-many = { $name }

form-square-the = { $number ->
    [plural] les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] l’{ $name }
           *[other] la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] l’{ $name }
           *[other] le { $name }
        }
       *[other] la case « { $name } »
    }
}
form-square-in = { $number ->
    [plural] sur les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] sur l’{ $name }
           *[other] sur la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] sur l’{ $name }
           *[other] sur le { $name }
        }
       *[other] sur la case « { $name } »
    }
}
form-square-into = { $number ->
    [plural] sur les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] sur l’{ $name }
           *[other] sur la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] sur l’{ $name }
           *[other] sur le { $name }
        }
       *[other] sur la case « { $name } »
    }
}
form-square-with = { $number ->
    [plural] avec les { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] avec l’{ $name }
           *[other] avec la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] avec l’{ $name }
           *[other] avec le { $name }
        }
       *[other] avec la case « { $name } »
    }
}
form-square-of = { $number ->
    [plural] des { $name }
   *[singular] { $gender ->
        [feminine] { BEGINS($name) ->
            [vowel] de l’{ $name }
           *[other] de la { $name }
        }
        [masculine] { BEGINS($name) ->
            [vowel] de l’{ $name }
           *[other] du { $name }
        }
       *[other] de la case « { $name } »
    }
}
form-square-a = { $number ->
    [plural] des { $name }
   *[singular] { $gender ->
        [feminine] une { $name }
        [masculine] un { $name }
       *[other] une case « { $name } »
    }
}
form-square-many = { $name }

form-deck-the = { $gender ->
    [feminine] { BEGINS($name) ->
        [vowel] l’{ $name }
       *[other] la { $name }
    }
    [masculine] { BEGINS($name) ->
        [vowel] l’{ $name }
       *[other] le { $name }
    }
   *[other] la carte « { $name } »
}
form-deck-in = { $gender ->
    [feminine] { BEGINS($name) ->
        [vowel] dans l’{ $name }
       *[other] dans la { $name }
    }
    [masculine] { BEGINS($name) ->
        [vowel] dans l’{ $name }
       *[other] dans le { $name }
    }
   *[other] dans la carte « { $name } »
}
form-deck-into = { $gender ->
    [feminine] { BEGINS($name) ->
        [vowel] dans l’{ $name }
       *[other] dans la { $name }
    }
    [masculine] { BEGINS($name) ->
        [vowel] dans l’{ $name }
       *[other] dans le { $name }
    }
   *[other] dans la carte « { $name } »
}
form-deck-with = { $gender ->
    [feminine] { BEGINS($name) ->
        [vowel] avec l’{ $name }
       *[other] avec la { $name }
    }
    [masculine] { BEGINS($name) ->
        [vowel] avec l’{ $name }
       *[other] avec le { $name }
    }
   *[other] avec la carte « { $name } »
}
form-deck-of = { $gender ->
    [feminine] { BEGINS($name) ->
        [vowel] de l’{ $name }
       *[other] de la { $name }
    }
    [masculine] { BEGINS($name) ->
        [vowel] de l’{ $name }
       *[other] du { $name }
    }
   *[other] de la carte « { $name } »
}
form-deck-a = { $gender ->
    [feminine] une { $name }
    [masculine] un { $name }
   *[other] une carte « { $name } »
}
form-deck-many = { $gender ->
    [feminine] { $name }s
    [masculine] { $name }s
   *[other] cartes « { $name } »
}

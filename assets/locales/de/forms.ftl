# How the forms of names are made in German, where a theme does not give them: "the" is the nominative with its
# article, "acc" the accusative, "in", "into" and "with" come with their preposition, "a" is the accusative with "ein",
# "plural" is many of it. Without a gender the name stands in quotation marks behind a word that is right for any name.

form-suspect-the = { $name }
form-suspect-acc = { $name }
form-suspect-in = { $name }
form-suspect-into = { $name }
form-suspect-with = mit { $name }
form-suspect-a = { $name }
form-suspect-plural = { $name }

form-weapon-the = { $number ->
    [plural] die { $name }
   *[other] { $gender ->
        [feminine] die { $name }
        [masculine] der { $name }
        [neuter] das { $name }
       *[other] die Waffe „{ $name }“
    }
}
form-weapon-acc = { $number ->
    [plural] die { $name }
   *[other] { $gender ->
        [feminine] die { $name }
        [masculine] den { $name }
        [neuter] das { $name }
       *[other] die Waffe „{ $name }“
    }
}
form-weapon-in = { $name }
form-weapon-into = { $name }
form-weapon-with = { $number ->
    [plural] mit den { $name }
   *[other] { $gender ->
        [feminine] mit der { $name }
        [masculine] mit dem { $name }
        [neuter] mit dem { $name }
       *[other] mit der Waffe „{ $name }“
    }
}
form-weapon-a = { $number ->
    [plural] { $name }
   *[other] { $gender ->
        [feminine] eine { $name }
        [masculine] einen { $name }
        [neuter] ein { $name }
       *[other] eine Waffe „{ $name }“
    }
}
form-weapon-plural = { $name }

form-room-the = { $number ->
    [plural] die { $name }
   *[other] { $gender ->
        [feminine] die { $name }
        [masculine] der { $name }
        [neuter] das { $name }
       *[other] der Raum „{ $name }“
    }
}
form-room-acc = { $number ->
    [plural] die { $name }
   *[other] { $gender ->
        [feminine] die { $name }
        [masculine] den { $name }
        [neuter] das { $name }
       *[other] den Raum „{ $name }“
    }
}
form-room-in = { $number ->
    [plural] in den { $name }
   *[other] { $gender ->
        [feminine] in der { $name }
        [masculine] im { $name }
        [neuter] im { $name }
       *[other] im Raum „{ $name }“
    }
}
form-room-into = { $number ->
    [plural] in die { $name }
   *[other] { $gender ->
        [feminine] in die { $name }
        [masculine] in den { $name }
        [neuter] ins { $name }
       *[other] in den Raum „{ $name }“
    }
}
form-room-with = { $number ->
    [plural] mit den { $name }
   *[other] { $gender ->
        [feminine] mit der { $name }
        [masculine] mit dem { $name }
        [neuter] mit dem { $name }
       *[other] mit dem Raum „{ $name }“
    }
}
form-room-a = { $number ->
    [plural] { $name }
   *[other] { $gender ->
        [feminine] eine { $name }
        [masculine] einen { $name }
        [neuter] ein { $name }
       *[other] einen Raum „{ $name }“
    }
}
form-room-plural = { $name }

form-square-the = { $number ->
    [plural] die { $name }
   *[other] { $gender ->
        [feminine] die { $name }
        [masculine] der { $name }
        [neuter] das { $name }
       *[other] das Feld „{ $name }“
    }
}
form-square-acc = { $number ->
    [plural] die { $name }
   *[other] { $gender ->
        [feminine] die { $name }
        [masculine] den { $name }
        [neuter] das { $name }
       *[other] das Feld „{ $name }“
    }
}
form-square-in = { $number ->
    [plural] auf den { $name }
   *[other] { $gender ->
        [feminine] auf der { $name }
        [masculine] auf dem { $name }
        [neuter] auf dem { $name }
       *[other] auf dem Feld „{ $name }“
    }
}
form-square-into = { $number ->
    [plural] zu den { $name }
   *[other] { $gender ->
        [feminine] zur { $name }
        [masculine] zum { $name }
        [neuter] zum { $name }
       *[other] zum Feld „{ $name }“
    }
}
form-square-with = { $number ->
    [plural] mit den { $name }
   *[other] { $gender ->
        [feminine] mit der { $name }
        [masculine] mit dem { $name }
        [neuter] mit dem { $name }
       *[other] mit dem Feld „{ $name }“
    }
}
form-square-a = { $number ->
    [plural] { $name }
   *[other] { $gender ->
        [feminine] eine { $name }
        [masculine] einen { $name }
        [neuter] ein { $name }
       *[other] ein Feld „{ $name }“
    }
}
form-square-plural = { $name }

form-deck-the = { $gender ->
    [feminine] die { $name }
    [masculine] der { $name }
    [neuter] das { $name }
   *[other] die Karte „{ $name }“
}
form-deck-acc = { $gender ->
    [feminine] die { $name }
    [masculine] den { $name }
    [neuter] das { $name }
   *[other] die Karte „{ $name }“
}
form-deck-in = { $gender ->
    [feminine] in der { $name }
    [masculine] im { $name }
    [neuter] im { $name }
   *[other] in der Karte „{ $name }“
}
form-deck-into = { $gender ->
    [feminine] in die { $name }
    [masculine] in den { $name }
    [neuter] ins { $name }
   *[other] in die Karte „{ $name }“
}
form-deck-with = { $gender ->
    [feminine] mit der { $name }
    [masculine] mit dem { $name }
    [neuter] mit dem { $name }
   *[other] mit der Karte „{ $name }“
}
form-deck-a = { $gender ->
    [feminine] eine { $name }
    [masculine] einen { $name }
    [neuter] ein { $name }
   *[other] eine Karte „{ $name }“
}
form-deck-plural = { $gender ->
    [feminine] { $name }n
   *[other] Karten „{ $name }“
}

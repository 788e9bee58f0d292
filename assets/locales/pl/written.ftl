# The game’s words in Polish: what is wrong with a table that was pasted as text. Words between "quotes" are keys of that text.

written-turn = tura { $turn }: { $what }
written-no-seat = miejsca { $seat } nie ma przy stole: miejsc jest { $seats }, liczonych od 0
written-no-me = miejsca { $seat } ("me") nie ma przy stole: miejsc jest { $seats }, liczonych od 0
written-in-both = "{ $card }" jest w "hand" i w "face_up"
written-hand = miejsce, z którego patrzysz, ma według "sizes" tyle kart: { $wanted }, a w "hand": { $found }
written-places = kart jest { $all }, a ręce, koperta i stół mieszczą { $placed }; popraw "sizes"
written-no-verdict = oskarżenie wymaga "ok", true albo false
written-nothing = nic tu nie ma: potrzeba "cards", "accuse", "revealed", "seen", "nobody", "open" albo "left"
written-asker-shows = miejsce { $seat } pyta i nie może pokazać karty
written-refused = pytanie z "refused" wymaga też "passed", listy tych, którzy spasowali
written-no-place = "seen" wymaga jednego z "by", "room" i "side", żeby było wiadomo gdzie
written-no-by = potrzeba "by", numeru miejsca
written-no-card = nie ma karty "{ $card }"; są { $cards }
written-no-room = "{ $card }" to nie pokój
written-twice = "{ $card }" jest tu dwa razy
written-triple = potrzeba trzech kart: jednego podejrzanego, jednego narzędzia, jednego pokoju
written-players = graczy jest { $players }; ten motyw przyjmuje od { $least } do { $most }
written-too-many = tur jest więcej niż { $most }

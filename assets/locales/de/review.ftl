# The game's words in German: the review of a case, and puzzles.

review-solved = { $theme }: { $name } hat den Fall in Zug { $turns } gelöst. { NUMBER_OF($suspect) ->
    [plural] Es waren
   *[singular] Es war
} { $suspect } { $with } { $in }.
review-unsolved = { $theme }: Niemand hat den Fall in { $turns } Zügen gelöst. { NUMBER_OF($suspect) ->
    [plural] Es waren
   *[singular] Es war
} { $suspect } { $with } { $in }.
review-open = { $theme }: Der Fall ist nach { $turns } Zügen noch offen.
review-share = Candlestick · { $theme } · { $turns } Züge
review-curve = Mögliche Fallakten, Zug um Zug: { $curve }
review-could-know = Hätte es in Zug { $turn } wissen können.
review-never-certain = Hätte es nie sicher wissen können.
known-you = Du hättest es ab Zug { $turn } wissen können: { $event }
known-you-first = Du hättest es so früh wie alle anderen wissen können, ab Zug { $turn }: { $event }
known-you-never = Du hättest es nie sicher wissen können.
known-first = Am frühesten hätte es { $name } wissen können, in Zug { $turn }: { $event }
known-nobody = Niemand hätte es sicher wissen können.
review-accused-right = Anklage in Zug { $turn }, und zwar richtig.
review-accused-wrong = Anklage in Zug { $turn }, und zwar falsch.
review-missed-accusation = Zug { $turn }: hätte hier anklagen können.
review-missed-known = Zug { $turn }: gefragt nach „{ NAME($card, form: "name") }“, obwohl sicher war, wo diese Karte ist.
review-asked = Zug { $turn }: { $suspect } { $with } { $in } war { $expected } Bits wert und verriet { $gained }.
review-asked-better = Zug { $turn }: { $suspect } { $with } { $in } war { $expected } Bits wert und verriet { $gained }; { $bettersuspect } { $betterwith } war { $better } wert.
review-cost-slip = Ein Ausrutscher: etwa { $turns } Züge.
review-cost-mistake = Ein Fehler: etwa { $turns } Züge.
review-cost-blunder = Ein Patzer: etwa { $turns } Züge.
review-lost = Fehler kosteten etwa { $turns } Züge.
review-skill = Fragen: { $skill } % der besten möglichen. Glück: { $luck } Bits.
lookback-asked = Gefragt
lookback-best = Beste
lookback-other-suspect = Andere Person
lookback-other-weapon = Andere Waffe
lookback-tells = Im Schnitt verriet diese Frage { $bits } Bits. Ihre Antworten, die wahrscheinlichste zuerst:
lookback-answer = { $chance } %: { $what }. { $left } Bits bleiben offen.
lookback-shows = { $name } zeigt { NAME($card, form: "name") }
lookback-nobody-else-has = niemand sonst hat eine davon
lookback-other-answers = { $chance } %: andere Antworten
lookback-no-stops = Hier gab es keine Stelle, an der genau eine Antwort sicher zu finden war.
lookback-found = Auf Anhieb gefunden: { $found } von { $of }. Der Rest kommt beim Üben wieder.
deal-title = Gleiche Verteilung
deal-why = Dieselbe Verteilung, dieselben Würfe: der Fall, wie er gespielt wurde, wie andere ihn spielten, und wie Bots ihn an deiner Stelle gespielt hätten.
deal-who = Wer
deal-you = Du
deal-friend = Gegenüber
deal-ended = Zug
deal-questions = Fragen
deal-skill = Können
deal-lost = Verlorene Züge
deal-solved = { $turn } ★
deal-not-solved = { $turn } –
deal-send = Meinen Fall kopieren
deal-sent = Candlestick · { $theme } · { $turns } Züge. Mein Fall mit dieser Verteilung, zum Danebenlegen:
deal-paste = Anderen Fall danebenlegen
deal-paste-hint = Füge hier ein, was dir geschickt wurde
deal-take = Danebenlegen
deal-not-now = Nicht jetzt
deal-other = Das ist ein Fall mit anderer Verteilung. Schick erst den Link dieser Verteilung hin: Du findest ihn unter „Deine Fälle“.
deal-open = Dieser Fall ist noch nicht abgeschlossen. Er liegt jetzt bei deinen.

puzzle-title = { $theme }: das Rätsel von { $name }, Nummer { $seed } ({ $grade })
puzzle-date = Rätsel vom { $date }
puzzle-question = Wer, womit, wo? Eine Antwort ist sicher.
puzzle-answer = { NUMBER_OF($suspect) ->
    [plural] Es waren
   *[singular] Es war
} { $suspect } { $with } { $in }.
puzzle-hint = Mit --answer kommt die Antwort.
puzzle-grade-seen = leicht: Gesehenes ausstreichen
puzzle-grade-passed = mittel: darauf achten, wer passt
puzzle-grade-shown = schwer: was anderen gezeigt wurde
puzzle-grade-counted = sehr schwer: Möglichkeiten abwägen

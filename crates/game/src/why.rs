//! A proof in plain words: one sentence for each step, with the lines of the log that it rests on.

use candlestick_deduction::proof::{Claim, Location, Premise, Proof, ProofCase, ProofStep, ProofTable, Rule};
use candlestick_rules::{CardId, CardSet, Event, SeatId};
use candlestick_themes::{Arg, MessageKey, Phrase, Theme, Words, capitalised, either_of, key, list_of};

/// One sentence of a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The sentence.
    pub text: String,
    /// How deep it stands within suppositions; 0 for the proof's own steps.
    pub depth: usize,
    /// The events that it rests on, by their index in the view.
    pub lines: Vec<usize>,
}

/// What a proof is told with.
#[derive(Debug, Clone, Copy)]
pub struct ProofTelling<'a> {
    /// The names of cards and rooms.
    pub theme: &'a Theme,
    /// The sentences.
    pub words: &'a Words,
    /// The players' display names, by seat.
    pub names: &'a [String],
    /// Who reads it.
    pub me: SeatId,
    /// The table that the proof is about.
    pub table: &'a ProofTable,
    /// The log that the proof names lines of, as its reader saw it.
    pub events: &'a [Event],
}

/// A proof, sentence by sentence.
#[must_use]
pub fn explain(proof: &Proof, telling: &ProofTelling) -> Vec<Reason> {
    let mut reasons = Vec::new();
    telling.steps(&proof.steps, 0, &mut reasons);
    reasons
}

impl ProofTelling<'_> {
    fn steps(&self, steps: &[ProofStep], depth: usize, reasons: &mut Vec<Reason>) {
        let mut steps = steps.iter().peekable();
        while let Some(step) = steps.next() {
            // What one line says of several cards is one sentence.
            let mut cards = vec![step.claim.card];
            let alike = |other: &&ProofStep| {
                let (a, b) = (step.claim, other.claim);
                step.rule == other.rule && step.from == other.from && (a.location, a.there) == (b.location, b.there)
            };
            while step.cases().is_empty() && steps.peek().is_some_and(alike) {
                cards.extend(steps.next().map(|step| step.claim.card));
            }
            self.step(step, &cards, depth, reasons);
        }
    }

    fn step(&self, step: &ProofStep, cards: &[CardId], depth: usize, reasons: &mut Vec<Reason>) {
        let claim = self.claims(step.claim, cards);
        let values = [("claim", Arg::from(&claim))];
        match &step.rule {
            Rule::Suppose(case) => {
                self.say(
                    key!("why-suppose"),
                    &[("opposite", (&self.claim(case.suppose)).into())],
                    step,
                    depth,
                    reasons,
                );
                self.steps(&case.steps, depth + 1, reasons);
                if case.steps.last().is_none_or(|last| last.claim != step.claim) {
                    self.end_of_case(case, step.claim, depth + 1, reasons);
                }
                self.say(key!("why-impossible"), &values, step, depth, reasons);
            }
            Rule::Cases(cases) => {
                let card = cases.first().map_or(step.claim.card, |case| case.suppose.card);
                let name = self.cards(&[card]);
                self.say(key!("why-cases-where"), &[("cards", (&name).into())], step, depth, reasons);
                self.each_case(cases, step.claim, depth, reasons);
            }
            Rule::CasesShown(cases) => {
                self.say_of_line(key!("why-cases-shown"), &[], step, depth, reasons);
                self.each_case(cases, step.claim, depth, reasons);
            }
            Rule::Fact => self.say(self.outright_key(step), &values, step, depth, reasons),
            Rule::Elsewhere | Rule::CategoryFull => {
                let known = self.first_known(step).map_or_else(String::new, |known| self.claim(known));
                let key = if step.rule == Rule::Elsewhere { key!("why-elsewhere") } else { key!("why-category-full") };
                self.say(key, &[values[0], ("known", (&known).into())], step, depth, reasons);
            }
            Rule::NowhereElse => self.say(key!("why-nowhere-else"), &values, step, depth, reasons),
            Rule::HandFull | Rule::HandNeeds => {
                let size = self.size(step.claim.location);
                let key = if step.rule == Rule::HandFull { key!("why-hand-full") } else { key!("why-hand-needs") };
                self.say(key, &[values[0], ("size", size.into())], step, depth, reasons);
            }
            Rule::CategoryNeeds => self.say(key!("why-category-needs"), &values, step, depth, reasons),
            Rule::OneOfThese => self.say_of_line(key!("why-one-of-these"), &values, step, depth, reasons),
            Rule::WrongAccusation => self.say_of_line(key!("why-wrong-accusation"), &values, step, depth, reasons),
        }
    }

    fn each_case(&self, cases: &[ProofCase], claim: Claim, depth: usize, reasons: &mut Vec<Reason>) {
        for case in cases {
            let text = self.words.with(key!("why-case"), &[("claim", (&self.claim(case.suppose)).into())]);
            reasons.push(Reason { text, depth: depth + 1, lines: Vec::new() });
            self.steps(&case.steps, depth + 2, reasons);
            self.end_of_case(case, claim, depth + 1, reasons);
        }
    }

    /// How a case ends: with the claim, or with something and its opposite.
    fn end_of_case(&self, case: &ProofCase, claim: Claim, depth: usize, reasons: &mut Vec<Reason>) {
        let last = case.steps.last().map_or(case.suppose, |step| step.claim);
        let text = if last == claim && case.suppose != claim.not() {
            self.words.with(key!("why-case-follows"), &[("claim", (&self.claim(claim)).into())])
        } else {
            let (one, other) = (self.claim(last), self.claim(last.not()));
            self.words.with(key!("why-case-impossible"), &[("one", (&one).into()), ("other", (&other).into())])
        };
        reasons.push(Reason { text, depth, lines: Vec::new() });
    }

    fn say(&self, key: MessageKey, values: &[(&str, Arg)], step: &ProofStep, depth: usize, reasons: &mut Vec<Reason>) {
        let text = capitalised(self.words.with(key, values));
        reasons.push(Reason { text, depth, lines: lines(step) });
    }

    /// A sentence about who answered or accused, and about which cards.
    fn say_of_line(
        &self,
        key: MessageKey,
        values: &[(&str, Arg)],
        step: &ProofStep,
        depth: usize,
        reasons: &mut Vec<Reason>,
    ) {
        let line = lines(step).first().copied().unwrap_or(0);
        let (seat, cards) = self.about(line);
        let list = if key == key!("why-wrong-accusation") { self.cards(&cards) } else { self.any_of(&cards) };
        let mut all = values.to_vec();
        all.extend([("cards", (&list).into()), ("name", self.name(seat).into()), ("me", self.is_me(seat).into())]);
        self.say(key, &all, step, depth, reasons);
    }

    /// Who answered, and the cards that were asked for; or who accused of what.
    fn about(&self, line: usize) -> (SeatId, Vec<CardId>) {
        let cards = self.theme.edition.cards;
        let before = self.events.get(..line).unwrap_or_default().iter().rev();
        let asked =
            before.filter_map(|event| if let Event::Suggested { triple, .. } = event { Some(*triple) } else { None });
        let asked = asked.map(|triple| cards.cards(triple).to_vec()).next().unwrap_or_default();
        match self.events.get(line) {
            Some(Event::Accused { seat, triple, .. }) => (*seat, cards.cards(*triple).to_vec()),
            Some(Event::Shown { by, .. }) => (*by, asked),
            _ => (self.me, asked),
        }
    }

    /// The sentence for what a line says outright.
    fn outright_key(&self, step: &ProofStep) -> MessageKey {
        let line = lines(step).first().copied().unwrap_or(0);
        match self.events.get(line) {
            Some(Event::Dealt { .. }) => key!("why-told-hand"),
            Some(Event::CannotRefute { .. }) => key!("why-told-cannot-refute"),
            Some(Event::NobodyHolds { .. }) => key!("why-told-named"),
            Some(Event::RoomCardSeen { .. } | Event::SideCardSeen { .. }) => key!("why-told-table"),
            Some(Event::Opened(_)) => key!("why-told-face-up"),
            Some(Event::CaseFileSeen { .. } | Event::Accused { .. }) => key!("why-told-file"),
            Some(Event::Revealed { .. } | Event::Eliminated { .. } | Event::Closed(_)) => key!("why-told-all"),
            Some(Event::Shown { by, .. } | Event::ShownFreely { by, .. }) if *by == self.me => {
                key!("why-told-shown-by-me")
            }
            _ => key!("why-told-seen"),
        }
    }

    fn first_known(&self, step: &ProofStep) -> Option<Claim> {
        step.from.iter().find_map(|from| if let Premise::Known(claim) = from { Some(*claim) } else { None })
    }

    fn claim(&self, claim: Claim) -> String {
        self.claims(claim, &[claim.card])
    }

    /// A claim about several cards at once.
    fn claims(&self, claim: Claim, cards: &[CardId]) -> String {
        // Nobody "has" several cards of which it is said that they are not there: "or" reads better then.
        let seat = matches!(claim.location, Location::Seat(_));
        let list = if seat && !claim.there { self.any_of(cards) } else { self.cards(cards) };
        let seat = if let Location::Seat(seat) = claim.location { seat } else { self.me };
        let values = [("cards", (&list).into()), ("name", self.name(seat).into()), ("me", self.is_me(seat).into())];
        self.words.with(sentence(claim.location, claim.there, cards.len() > 1), &values)
    }

    fn cards(&self, cards: &[CardId]) -> Phrase {
        list_of(&self.phrases(cards), self.words)
    }

    /// "The Rope, the Dagger or Miss Scarlett".
    fn any_of(&self, cards: &[CardId]) -> Phrase {
        either_of(&self.phrases(cards), self.words)
    }

    fn phrases(&self, cards: &[CardId]) -> Vec<Phrase> {
        let set: CardSet = cards.iter().copied().collect();
        set.iter().map(|card| self.theme.card_phrase(card)).collect()
    }

    fn size(&self, location: Location) -> usize {
        match location {
            Location::Seat(seat) => self.table.sizes.get(seat.index()).map_or(0, |size| usize::from(*size)),
            _ => usize::from(self.table.laid),
        }
    }

    fn name(&self, seat: SeatId) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn is_me(&self, seat: SeatId) -> &'static str {
        if seat == self.me { "yes" } else { "no" }
    }
}

/// The sentence that says of one card, or of many, where they are or are not.
fn sentence(place: Location, there: bool, many: bool) -> MessageKey {
    match (place, there, many) {
        (Location::Seat(_), true, _) => key!("why-has"),
        (Location::Seat(_), false, _) => key!("why-has-not"),
        (Location::CaseFile, true, false) => key!("why-file"),
        (Location::CaseFile, true, true) => key!("why-file-many"),
        (Location::CaseFile, false, false) => key!("why-file-not"),
        (Location::CaseFile, false, true) => key!("why-file-not-many"),
        (Location::Table, true, false) => key!("why-table"),
        (Location::Table, true, true) => key!("why-table-many"),
        (Location::Table, false, false) => key!("why-table-not"),
        (Location::Table, false, true) => key!("why-table-not-many"),
        (Location::FaceUp, true, false) => key!("why-face-up"),
        (Location::FaceUp, true, true) => key!("why-face-up-many"),
        (Location::FaceUp, false, false) => key!("why-face-up-not"),
        (Location::FaceUp, false, true) => key!("why-face-up-not-many"),
    }
}

/// The lines that a step names.
fn lines(step: &ProofStep) -> Vec<usize> {
    step.from.iter().filter_map(|from| if let Premise::Line(line) = from { Some(*line) } else { None }).collect()
}

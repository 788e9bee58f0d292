//! The review in words: whole for reading, short for sharing, and as JSON for programs.

use serde_json::{Value, json};

use super::{AskedQuestion, Missed, Review, ReviewPoint, SeatReview, Weight};
use candlestick_rules::{SeatId, Triple};
use candlestick_themes::{Arg, Form, Theme, Words, key};

/// Steps of the small curve, from nothing known to all known.
const STEPS: [char; 8] = ['█', '▇', '▆', '▅', '▄', '▃', '▂', '▁'];

impl Review {
    /// Everything, to be read.
    #[must_use]
    pub fn to_text(&self, theme: &Theme, words: &Words) -> String {
        let mut lines = vec![self.headline(theme, words)];
        for seat in &self.seats {
            lines.push(String::new());
            lines.extend(seat.lines(theme, words));
        }
        lines.join("\n")
    }

    /// A few lines to share: who solved it when, and how each seat came to know.
    #[must_use]
    pub fn to_share(&self, theme: &Theme, words: &Words) -> String {
        let title = words.with(key!("review-share"), &[("theme", (&theme.title).into()), ("turns", self.turns.into())]);
        let won = |seat: &SeatReview| self.winner == Some(seat.seat);
        let line = |seat: &SeatReview| {
            let sign = if won(seat) { "★" } else { "·" };
            format!("{sign} {} {}", seat.sparkline(), seat.who(theme))
        };
        std::iter::once(title).chain(self.seats.iter().map(line)).collect::<Vec<_>>().join("\n")
    }

    /// For programs; cards by their ids in the theme. The case file of an open case is not told.
    #[must_use]
    pub fn to_json(&self, theme: &Theme) -> Value {
        let triple = |triple: Triple| theme.edition.cards.cards(triple).map(|card| theme.card_key(card).to_owned());
        let asked = |asked: &AskedQuestion| {
            json!({
                "turn": asked.turn, "event": asked.event, "question": triple(asked.question),
                "expected_bits": asked.expected, "gained_bits": asked.gained,
                "better": triple(asked.better), "better_bits": asked.better_expected, "cost_turns": asked.cost,
            })
        };
        let missed = |missed: &Missed| match missed {
            Missed::CouldAccuse { turn, event } => json!({ "what": "could-accuse", "turn": turn, "event": event }),
            Missed::NamedKnown { turn, event, card, .. } => {
                json!({ "what": "named-known", "turn": turn, "event": event, "card": theme.card_key(*card) })
            }
        };
        let seat = |seat: &SeatReview| {
            json!({
                "seat": seat.seat, "name": seat.name, "suspect": theme.suspects[seat.suspect.index()].id,
                "curve": seat.curve, "could_know": seat.could_know,
                "settled_by": seat.settled_by,
                "accused": seat.accused.map(|(turn, right)| json!({ "turn": turn, "right": right })),
                "skill": seat.skill(), "luck_bits": seat.luck(), "lost_turns": seat.lost(),
                "asked": seat.asked.iter().map(asked).collect::<Vec<_>>(),
                "missed": seat.missed.iter().map(missed).collect::<Vec<_>>(),
            })
        };
        json!({
            "theme": theme.id, "turns": self.turns, "closed": self.closed, "winner": self.winner,
            "case_file": self.closed.then(|| triple(self.case_file)), "seats": self.seats.iter().map(seat).collect::<Vec<_>>(),
        })
    }

    fn headline(&self, theme: &Theme, words: &Words) -> String {
        let winner = |seat: SeatId| self.seats.get(seat.index()).map(|seat| seat.who(theme)).unwrap_or_default();
        let (key, name) = match self.winner {
            Some(seat) => (key!("review-solved"), winner(seat)),
            None if self.closed => (key!("review-unsolved"), String::new()),
            None => (key!("review-open"), String::new()),
        };
        let values = [("theme", (&theme.title).into()), ("name", (&name).into()), ("turns", self.turns.into())];
        theme.triple_told(words, key, self.case_file, &values)
    }
}

/// Rounded to tenths; a nought has no sign.
fn tenths(bits: f64) -> f64 {
    (bits * 10.0).round() / 10.0 + 0.0
}

impl SeatReview {
    /// The suspect, with the player's name where that is another.
    pub(super) fn who(&self, theme: &Theme) -> String {
        let suspect = &theme.suspects[self.suspect.index()].name;
        if self.name.is_empty() || &self.name == suspect {
            suspect.clone()
        } else {
            format!("{suspect} ({})", self.name)
        }
    }

    /// The curve in a few signs: the lower, the more was known.
    #[must_use]
    pub fn sparkline(&self) -> String {
        let most = self.curve.iter().map(|point| point.bits).fold(0.0, f64::max);
        let sign = |point: &ReviewPoint| {
            let known = if most > 0.0 { 1.0 - point.bits / most } else { 1.0 };
            STEPS[((known * STEPS.len() as f64) as usize).min(STEPS.len() - 1)]
        };
        self.curve.iter().map(sign).collect()
    }

    fn lines(&self, theme: &Theme, words: &Words) -> Vec<String> {
        let name = self.who(theme);
        let mut lines = vec![format!("{name} {}", self.sparkline())];
        let envelopes: Vec<_> = self.curve.iter().map(|point| point.envelopes.to_string()).collect();
        lines.push(words.with(key!("review-curve"), &[("curve", (&envelopes.join(" ")).into())]));
        lines.push(self.knew_line(words));
        lines.extend(self.accused_line(words));
        let costing =
            |line: String, cost| std::iter::once(line).chain(told_cost(cost, words)).collect::<Vec<_>>().join(" ");
        lines.extend(self.missed.iter().map(|missed| costing(missed.line(theme, words), self.cost(missed))));
        lines.extend(self.asked.iter().map(|asked| costing(asked.line(theme, words), asked.cost)));
        lines.extend(self.skill_line(words));
        lines.extend(self.lost_line(words));
        lines
    }

    /// When it could have known, in words.
    #[must_use]
    pub fn knew_line(&self, words: &Words) -> String {
        match self.could_know {
            Some(turn) => words.with(key!("review-could-know"), &[("turn", turn.into())]),
            None => words.say(key!("review-never-certain")),
        }
    }

    /// Its accusation in words, if it made one.
    #[must_use]
    pub fn accused_line(&self, words: &Words) -> Option<String> {
        let (turn, right) = self.accused?;
        let key = if right { key!("review-accused-right") } else { key!("review-accused-wrong") };
        Some(words.with(key, &[("turn", turn.into())]))
    }

    /// Skill and luck of its questions in words, if it asked any.
    #[must_use]
    pub fn skill_line(&self, words: &Words) -> Option<String> {
        let (skill, luck) =
            (format!("{:.0}", self.skill()? * 100.0), words.decimal(&format!("{:+.1}", tenths(self.luck()))));
        Some(words.with(key!("review-skill"), &[("skill", (&skill).into()), ("luck", (&luck).into())]))
    }
}

impl SeatReview {
    /// What its mistakes cost together in words, if they cost anything worth telling.
    #[must_use]
    pub fn lost_line(&self, words: &Words) -> Option<String> {
        let (all, shown) = (self.lost(), words.decimal(&format!("{:.1}", tenths(self.lost()))));
        (all >= WORTH_TELLING).then(|| words.with(key!("review-lost"), &[("turns", (&shown).into())]))
    }
}

/// Turns from which on a cost is worth telling.
const WORTH_TELLING: f64 = 0.5;

/// What a mistake cost in words, if that is worth telling.
#[must_use]
pub fn told_cost(turns: f64, words: &Words) -> Option<String> {
    let key = match Weight::of(turns) {
        Weight::Slip => key!("review-cost-slip"),
        Weight::Mistake => key!("review-cost-mistake"),
        Weight::Blunder => key!("review-cost-blunder"),
    };
    let shown = words.decimal(&format!("{:.1}", tenths(turns)));
    (turns >= WORTH_TELLING).then(|| words.with(key, &[("turns", (&shown).into())]))
}

impl Missed {
    /// A sentence about it.
    #[must_use]
    pub fn line(&self, theme: &Theme, words: &Words) -> String {
        match self {
            Self::CouldAccuse { turn, .. } => words.with(key!("review-missed-accusation"), &[("turn", (*turn).into())]),
            Self::NamedKnown { turn, card, .. } => {
                let card = theme.card_phrase(*card);
                words.with(key!("review-missed-known"), &[("turn", (*turn).into()), ("card", (&card).into())])
            }
        }
    }
}

impl AskedQuestion {
    /// A sentence about it, with the better question where one was clearly better.
    #[must_use]
    pub fn line(&self, theme: &Theme, words: &Words) -> String {
        let [suspect, weapon, _] = theme.edition.cards.cards(self.better);
        let (better_suspect, better_with) = (theme.card_phrase(suspect), theme.card_form(weapon, Form::With));
        let bits = |bits: f64| words.decimal(&format!("{:.1}", tenths(bits)));
        let (expected, gained, better) = (bits(self.expected), bits(self.gained), bits(self.better_expected));
        let values: [(&str, Arg); 6] = [
            ("turn", self.turn.into()),
            ("expected", (&expected).into()),
            ("gained", (&gained).into()),
            ("bettersuspect", (&better_suspect).into()),
            ("betterwith", (&better_with).into()),
            ("better", (&better).into()),
        ];
        let key = if self.is_weak() { key!("review-asked-better") } else { key!("review-asked") };
        theme.triple_told(words, key, self.question, &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rounds_to_nothing_is_told_without_a_minus() {
        let told = |bits: f64| format!("{:.1} {:+.1}", tenths(bits), tenths(bits));
        assert_eq!([-0.04, 0.04, -0.06, -1.26].map(told), ["0.0 +0.0", "0.0 +0.0", "-0.1 -0.1", "-1.3 -1.3"]);
    }
}

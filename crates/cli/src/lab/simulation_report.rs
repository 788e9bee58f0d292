//! Reports what a simulation came to, as sentences or as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    decision_times::DecisionTimes,
    share::{Share, percent},
    tally::SimulationTally,
};
use candlestick_rules::{DeckCardId, SuspectId};
use candlestick_themes::{Arg, DeckLook, MessageKey, Theme, Words, key, list_of};

/// Which cases were asked for, as far as the report names it.
#[derive(Debug, Clone, Copy)]
pub(super) struct SimulatedCases {
    /// Cases at each table.
    pub games: u32,
    /// Seed of the first case.
    pub seed: u64,
    /// Turns after which a case counts as stalled.
    pub most_turns: u32,
}

/// The whole report.
#[derive(Serialize)]
pub(super) struct SimulationReport {
    theme: String,
    title: String,
    /// Cases at each table.
    games: u32,
    seed: u64,
    most_turns: u32,
    /// Whether every case was closed and no action refused.
    clean: bool,
    tables: Vec<TableReport>,
}

/// The report for one table.
#[derive(Serialize)]
struct TableReport {
    players: usize,
    /// Whether the cards in rooms lie in those with a secret passage.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    corner_rooms: bool,
    solved: u32,
    won_by_nobody: u32,
    /// Seeds.
    stalled: Vec<u64>,
    /// Seeds.
    refused: Vec<u64>,
    /// In all cases together: accusations that did not name the three cards of the case file.
    wrong_accusations: u32,
    turns: Turns,
    seats: Vec<SeatReport>,
    levels: BTreeMap<&'static str, Share>,
    /// Names of rooms with the number of times that they were entered.
    rooms: Vec<(String, u32)>,
    unused_rooms: Vec<String>,
    /// The deck's kinds of cards; none where it is not played with.
    cards: Vec<Card>,
    /// The powers at the table; none where they are not played with.
    powers: Vec<PowerReport>,
    thinking: BTreeMap<&'static str, ThinkingTimes>,
}

#[derive(Serialize)]
struct Turns {
    mean: f64,
    /// Standard deviation of one case.
    sd: f64,
    min: u32,
    max: u32,
}

/// A kind of card.
#[derive(Serialize)]
struct Card {
    card: String,
    title: String,
    drawn: u32,
    /// Followed at once, or kept and played later.
    used: u32,
}

/// A power at the table.
#[derive(Serialize)]
struct PowerReport {
    suspect: String,
    name: String,
    used: u32,
}

#[derive(Serialize)]
struct SeatReport {
    /// The id of the suspect that sits there.
    suspect: String,
    /// Its name.
    name: String,
    #[serde(flatten)]
    share: Share,
    /// Share of wins above (or below) an equal share of the solved cases.
    advantage: f64,
    /// Its standard error.
    error: f64,
}

#[derive(Serialize)]
struct ThinkingTimes {
    decisions: u64,
    mean_ms: f64,
    worst_ms: f64,
}

impl SimulationReport {
    pub(super) fn new(asked: SimulatedCases, theme: &Theme, tallies: &[SimulationTally]) -> Self {
        Self {
            theme: theme.id.clone(),
            title: theme.title.clone(),
            games: asked.games,
            seed: asked.seed,
            most_turns: asked.most_turns,
            clean: tallies.iter().all(|tally| tally.stalled.is_empty() && tally.refused.is_empty()),
            tables: tallies.iter().map(|tally| TableReport::new(theme, tally)).collect(),
        }
    }

    pub(super) const fn is_clean(&self) -> bool {
        self.clean
    }

    /// As one JSON object.
    pub(super) fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// As sentences.
    pub(super) fn to_text(&self, words: &Words) -> String {
        let tables: Vec<_> = self.tables.iter().map(|table| self.table_text(table, words)).collect();
        tables.join("\n\n")
    }

    fn table_text(&self, table: &TableReport, words: &Words) -> String {
        let Turns { mean, sd, min, max } = table.turns;
        let share = words.decimal(&percent(f64::from(table.solved) / f64::from(self.games.max(1))));
        let [mean, sd] = [mean, sd].map(|number| words.decimal(&format!("{number:.1}")));
        let heading: [(&str, Arg); 3] =
            [("games", self.games.into()), ("theme", (&self.title).into()), ("players", table.players.into())];
        let turns: [(&str, Arg); 4] =
            [("mean", (&mean).into()), ("sd", (&sd).into()), ("min", min.into()), ("max", max.into())];
        let mut lines = vec![
            words.with(key!("cli-simulated"), &heading),
            words.with(key!("cli-solved"), &[("solved", table.solved.into()), ("share", (&share).into())]),
            words.with(key!("cli-turns"), &turns),
            words.with(key!("cli-wrong"), &[("count", table.wrong_accusations.into())]),
        ];
        if table.won_by_nobody > 0 {
            lines.push(words.with(key!("cli-nobody"), &[("count", table.won_by_nobody.into())]));
        }
        if table.corner_rooms {
            lines.push(words.say(key!("cli-corner-rooms")));
        }
        lines.extend(self.broken(table, words));
        lines.extend(table.seats.iter().enumerate().map(|(n, seat)| seat.line(n, words)));
        if table.levels.len() > 1 {
            let levels = table.levels.iter();
            lines.extend(
                levels.map(|(level, share)| share.line(words, key!("cli-wins-level"), ("level", (*level).into()))),
            );
        }
        if !table.unused_rooms.is_empty() {
            let rooms = list_of(&table.unused_rooms, words);
            lines.push(words.with(key!("cli-unused-rooms"), &[("rooms", (&rooms).into())]));
        }
        lines.extend(table.cards_text(words));
        lines.extend(table.powers_text(words));
        for (level, ThinkingTimes { mean_ms, worst_ms, .. }) in &table.thinking {
            let (mean, worst) = (words.decimal(&format!("{mean_ms:.2}")), words.decimal(&format!("{worst_ms:.1}")));
            let values: [(&str, Arg); 3] =
                [("level", (*level).into()), ("mean", (&mean).into()), ("worst", (&worst).into())];
            lines.push(words.with(key!("cli-thinking"), &values));
        }
        lines.join("\n")
    }

    /// Cases that did not come to their end, by their seeds.
    fn broken(&self, table: &TableReport, words: &Words) -> Vec<String> {
        let seeds = |seeds: &[u64]| seeds.iter().take(20).map(u64::to_string).collect::<Vec<_>>().join(" ");
        let mut lines = Vec::new();
        for (key, list) in [(key!("cli-stalled"), &table.stalled), (key!("cli-refused"), &table.refused)] {
            if !list.is_empty() {
                let named = seeds(list);
                let values: [(&str, Arg); 3] =
                    [("count", list.len().into()), ("turns", self.most_turns.into()), ("seeds", (&named).into())];
                lines.push(words.with(key, &values));
            }
        }
        lines
    }
}

impl TableReport {
    fn new(theme: &Theme, tally: &SimulationTally) -> Self {
        let games = tally.turns.len() as u32;
        let rooms: Vec<_> = theme.edition.board.rooms().collect();
        let entered = |room| tally.entered.get(room).copied().unwrap_or(0);
        let named = |room: &&candlestick_rules::RoomId| theme.rooms[room.index()].name.clone();
        Self {
            players: tally.setup.seats.len(),
            corner_rooms: tally.setup.corner_rooms,
            solved: tally.solved,
            won_by_nobody: tally.nobody,
            stalled: tally.stalled.clone(),
            refused: tally.refused.clone(),
            wrong_accusations: tally.wrong,
            turns: Turns::of(&tally.turns),
            seats: (0..tally.setup.seats.len()).map(|n| SeatReport::of(n, games, theme, tally)).collect(),
            levels: tally.by_level.iter().map(|(level, (won, of))| (level.key(), Share::of(*won, *of))).collect(),
            unused_rooms: rooms.iter().filter(|room| entered(room) == 0).map(|room| named(&room)).collect(),
            rooms: rooms.iter().map(|room| (named(&room), entered(room))).collect(),
            cards: cards(theme, tally),
            powers: powers(theme, tally),
            thinking: tally
                .thinking
                .iter()
                .map(|(level, thinking)| (level.key(), ThinkingTimes::of(thinking)))
                .collect(),
        }
    }

    /// How many cards were drawn and used, and which never.
    fn cards_text(&self, words: &Words) -> Vec<String> {
        let sum = |count: fn(&Card) -> u32| -> u32 { self.cards.iter().map(count).sum() };
        let (drawn, used) = (sum(|card| card.drawn), sum(|card| card.used));
        let never = self.cards.iter().filter(|card| card.drawn == 0).map(|card| card.title.clone());
        let values: [(&str, Arg); 2] = [("drawn", drawn.into()), ("used", used.into())];
        let all = (!self.cards.is_empty()).then(|| words.with(key!("cli-cards"), &values));
        all.into_iter().chain(named(key!("cli-undrawn-cards"), "cards", never.collect(), words)).collect()
    }

    /// How often powers were used, and whose never.
    fn powers_text(&self, words: &Words) -> Vec<String> {
        let used: u32 = self.powers.iter().map(|power| power.used).sum();
        let never = self.powers.iter().filter(|power| power.used == 0).map(|power| power.name.clone());
        let all = (!self.powers.is_empty()).then(|| words.with(key!("cli-powers"), &[("used", used.into())]));
        all.into_iter().chain(named(key!("cli-unused-powers"), "suspects", never.collect(), words)).collect()
    }
}

/// A sentence with names, if there are any.
fn named(key: MessageKey, value: &str, names: Vec<String>, words: &Words) -> Option<String> {
    let list = list_of(&names, words);
    (!names.is_empty()).then(|| words.with(key, &[(value, (&list).into())]))
}

/// Every kind of card of the deck, if it is played with.
fn cards(theme: &Theme, tally: &SimulationTally) -> Vec<Card> {
    if !theme.edition.uses_deck(&tally.setup) {
        return Vec::new();
    }
    let card = |(n, look): (usize, &DeckLook)| {
        let (drawn, used) = tally.cards.get(&DeckCardId(n as u8)).copied().unwrap_or_default();
        Card { card: look.id.clone(), title: look.title.clone(), drawn, used }
    };
    theme.deck.iter().enumerate().map(card).collect()
}

/// The powers of those who sit there, if they are played with.
fn powers(theme: &Theme, tally: &SimulationTally) -> Vec<PowerReport> {
    if !theme.edition.uses_powers(&tally.setup) {
        return Vec::new();
    }
    let have = tally.setup.seats.iter().filter(|suspect| theme.edition.power(**suspect).is_some());
    let power = |suspect: &SuspectId| {
        let look = &theme.suspects[suspect.index()];
        let used = tally.powers.get(suspect).copied().unwrap_or(0);
        PowerReport { suspect: look.id.clone(), name: look.name.clone(), used }
    };
    have.map(power).collect()
}

impl Turns {
    fn of(turns: &[u32]) -> Self {
        let count = turns.len().max(1) as f64;
        // Whole numbers: the sum is the same in whatever order the threads brought their cases.
        let sum: u64 = turns.iter().map(|turns| u64::from(*turns)).sum();
        let squares: u64 = turns.iter().map(|turns| u64::from(*turns).pow(2)).sum();
        let mean = sum as f64 / count;
        let spread = (turns.len() as u64 * squares).saturating_sub(sum * sum) as f64;
        let sd = if turns.len() > 1 { (spread / (count * (count - 1.0))).sqrt() } else { 0.0 };
        let (min, max) = (turns.iter().min(), turns.iter().max());
        Self { mean, sd, min: min.copied().unwrap_or(0), max: max.copied().unwrap_or(0) }
    }
}

impl SeatReport {
    fn of(n: usize, games: u32, theme: &Theme, tally: &SimulationTally) -> Self {
        let look = &theme.suspects[tally.setup.seats[n].index()];
        let share = Share::of(tally.by_seat[n], games);
        let cases = f64::from(games.max(1));
        let fair = f64::from(tally.solved) / cases / tally.setup.seats.len().max(1) as f64;
        let error = (share.share * (1.0 - share.share) / cases).sqrt();
        Self { suspect: look.id.clone(), name: look.name.clone(), share, advantage: share.share - fair, error }
    }

    fn line(&self, n: usize, words: &Words) -> String {
        let [advantage, error, share] =
            [format!("{:+.1}", self.advantage * 100.0), percent(self.error), self.share.percents().0]
                .map(|number| words.decimal(&number));
        let values: [(&str, Arg); 6] = [
            ("seat", (n + 1).into()),
            ("suspect", (&self.name).into()),
            ("wins", self.share.wins.into()),
            ("share", (&share).into()),
            ("advantage", (&advantage).into()),
            ("error", (&error).into()),
        ];
        words.with(key!("cli-wins-seat"), &values)
    }
}

impl ThinkingTimes {
    fn of(thinking: &DecisionTimes) -> Self {
        Self { decisions: thinking.decisions, mean_ms: thinking.mean_ms(), worst_ms: thinking.worst_ms() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_rules::Setup;

    fn three() -> Setup {
        Setup::new((0..3).map(SuspectId).collect())
    }

    #[test]
    fn cases_without_an_end_are_told_with_all_their_values() {
        let theme = candlestick_themes::builtin("classic-2016").unwrap();
        let tally = SimulationTally {
            nobody: 1,
            stalled: vec![3],
            refused: vec![4],
            wrong: 2,
            turns: vec![9],
            ..SimulationTally::new(three())
        };
        let told = SimulationReport {
            theme: theme.id.clone(),
            title: theme.title.clone(),
            games: 3,
            seed: 3,
            most_turns: 9,
            clean: false,
            tables: vec![TableReport::new(&theme, &tally)],
        };
        let text = told.to_text(&Words::english());
        crate::output::assert_said(&text);
        assert!(text.contains("seeds 3)") && text.contains("seeds 4)") && text.contains("Never entered"), "{text}");
    }

    #[test]
    fn means_and_errors_are_those_of_the_textbook() {
        let Turns { mean, sd, min, max } = Turns::of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert!((mean - 5.0).abs() < 1e-9 && (sd - 2.138).abs() < 1e-3, "{mean} {sd}");
        assert_eq!((min, max), (2, 9));
        let theme = candlestick_themes::builtin("classic-2016").unwrap();
        let four = Setup::new((0..4).map(SuspectId).collect());
        let tally = SimulationTally { solved: 100, by_seat: vec![30; 4], ..SimulationTally::new(four) };
        let seat = SeatReport::of(0, 100, &theme, &tally);
        assert!((seat.advantage - 0.05).abs() < 1e-9 && (seat.error - 0.0458).abs() < 1e-4);
    }
}

//! What a simulation came to, as sentences or as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    share::{Share, percent},
    tally::Tally,
    thinking::Thinking,
};
use candlestick_themes::{Arg, Theme, Words, list_of};

/// Which cases were asked for, as far as the report names it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asked {
    /// Cases at each table.
    pub games: u32,
    /// Seed of the first case.
    pub seed: u64,
    /// Turns after which a case counts as stalled.
    pub most_turns: u32,
}

/// The whole report.
#[derive(Serialize)]
pub(super) struct Told {
    theme: String,
    title: String,
    /// Cases for each number of players.
    games: u32,
    seed: u64,
    most_turns: u32,
    /// Whether every case was closed and no action refused.
    clean: bool,
    tables: Vec<Table>,
}

/// The report for one number of players.
#[derive(Serialize)]
struct Table {
    players: u8,
    solved: u32,
    won_by_nobody: u32,
    /// Seeds.
    stalled: Vec<u64>,
    /// Seeds.
    refused: Vec<u64>,
    wrong_accusations: u32,
    turns: Turns,
    seats: Vec<Seat>,
    levels: BTreeMap<&'static str, Share>,
    /// Names of rooms with the number of times that they were entered.
    rooms: Vec<(String, u32)>,
    unused_rooms: Vec<String>,
    thinking: BTreeMap<&'static str, Times>,
}

#[derive(Serialize)]
struct Turns {
    mean: f64,
    /// Standard deviation of one case.
    sd: f64,
    min: u32,
    max: u32,
}

#[derive(Serialize)]
struct Seat {
    #[serde(flatten)]
    share: Share,
    /// Share of wins above (or below) an equal share of the solved cases.
    advantage: f64,
    /// Its standard error.
    error: f64,
}

#[derive(Serialize)]
struct Times {
    decisions: u64,
    mean_ms: f64,
    worst_ms: f64,
}

impl Told {
    pub(super) fn new(asked: Asked, theme: &Theme, tallies: &[Tally]) -> Self {
        Self {
            theme: theme.id.clone(),
            title: theme.title.clone(),
            games: asked.games,
            seed: asked.seed,
            most_turns: asked.most_turns,
            clean: tallies.iter().all(|tally| tally.stalled.is_empty() && tally.refused.is_empty()),
            tables: tallies.iter().map(|tally| Table::new(theme, tally)).collect(),
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

    fn table_text(&self, table: &Table, words: &Words) -> String {
        let Turns { mean, sd, min, max } = table.turns;
        let share = percent(f64::from(table.solved) / f64::from(self.games.max(1)));
        let (mean, sd) = (format!("{mean:.1}"), format!("{sd:.1}"));
        let heading: [(&str, Arg); 3] =
            [("games", self.games.into()), ("theme", (&self.title).into()), ("players", table.players.into())];
        let turns: [(&str, Arg); 4] =
            [("mean", (&mean).into()), ("sd", (&sd).into()), ("min", min.into()), ("max", max.into())];
        let mut lines = vec![
            words.with("cli-simulated", &heading),
            words.with("cli-solved", &[("solved", table.solved.into()), ("share", (&share).into())]),
            words.with("cli-turns", &turns),
            words.with("cli-wrong", &[("count", table.wrong_accusations.into())]),
        ];
        if table.won_by_nobody > 0 {
            lines.push(words.with("cli-nobody", &[("count", table.won_by_nobody.into())]));
        }
        lines.extend(self.broken(table, words));
        lines.extend(table.seats.iter().enumerate().map(|(n, seat)| seat.line(n, words)));
        if table.levels.len() > 1 {
            let levels = table.levels.iter();
            lines.extend(levels.map(|(level, share)| share.line(words, "cli-wins-level", ("level", (*level).into()))));
        }
        if !table.unused_rooms.is_empty() {
            let rooms = list_of(&table.unused_rooms, words);
            lines.push(words.with("cli-unused-rooms", &[("rooms", (&rooms).into())]));
        }
        for (level, Times { mean_ms, worst_ms, .. }) in &table.thinking {
            let (mean, worst) = (format!("{mean_ms:.2}"), format!("{worst_ms:.1}"));
            let values: [(&str, Arg); 3] =
                [("level", (*level).into()), ("mean", (&mean).into()), ("worst", (&worst).into())];
            lines.push(words.with("cli-thinking", &values));
        }
        lines.join("\n")
    }

    /// Cases that did not come to their end, by their seeds.
    fn broken(&self, table: &Table, words: &Words) -> Vec<String> {
        let seeds = |seeds: &[u64]| seeds.iter().take(20).map(u64::to_string).collect::<Vec<_>>().join(" ");
        let mut lines = Vec::new();
        for (key, list) in [("cli-stalled", &table.stalled), ("cli-refused", &table.refused)] {
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

impl Table {
    fn new(theme: &Theme, tally: &Tally) -> Self {
        let games = tally.turns.len() as u32;
        let rooms: Vec<_> = theme.edition.board.rooms().collect();
        let entered = |room| tally.entered.get(room).copied().unwrap_or(0);
        let named = |room: &&candlestick_rules::RoomId| theme.rooms[room.index()].name.clone();
        Self {
            players: tally.players,
            solved: tally.solved,
            won_by_nobody: tally.nobody,
            stalled: tally.stalled.clone(),
            refused: tally.refused.clone(),
            wrong_accusations: tally.wrong,
            turns: Turns::of(&tally.turns),
            seats: tally.by_seat.iter().map(|wins| Seat::of(*wins, games, tally)).collect(),
            levels: tally.by_level.iter().map(|(level, (won, of))| (level.key(), Share::of(*won, *of))).collect(),
            unused_rooms: rooms.iter().filter(|room| entered(room) == 0).map(|room| named(&room)).collect(),
            rooms: rooms.iter().map(|room| (named(&room), entered(room))).collect(),
            thinking: tally.thinking.iter().map(|(level, thinking)| (level.key(), Times::of(thinking))).collect(),
        }
    }
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

impl Seat {
    fn of(wins: u32, games: u32, tally: &Tally) -> Self {
        let share = Share::of(wins, games);
        let cases = f64::from(games.max(1));
        let fair = f64::from(tally.solved) / cases / f64::from(tally.players.max(1));
        let error = (share.share * (1.0 - share.share) / cases).sqrt();
        Self { share, advantage: share.share - fair, error }
    }

    fn line(&self, n: usize, words: &Words) -> String {
        let (advantage, error) = (format!("{:+.1}", self.advantage * 100.0), percent(self.error));
        let (share, _, _) = self.share.percents();
        let values: [(&str, Arg); 5] = [
            ("seat", (n + 1).into()),
            ("wins", self.share.wins.into()),
            ("share", (&share).into()),
            ("advantage", (&advantage).into()),
            ("error", (&error).into()),
        ];
        words.with("cli-wins-seat", &values)
    }
}

impl Times {
    fn of(thinking: &Thinking) -> Self {
        Self { decisions: thinking.decisions, mean_ms: thinking.mean_ms(), worst_ms: thinking.worst_ms() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_without_an_end_are_told_with_all_their_values() {
        let theme = candlestick_themes::builtin("classic-2016").unwrap();
        let tally = Tally { nobody: 1, stalled: vec![3], refused: vec![4], wrong: 2, turns: vec![9], ..Tally::new(3) };
        let told = Told {
            theme: theme.id.clone(),
            title: theme.title.clone(),
            games: 3,
            seed: 3,
            most_turns: 9,
            clean: false,
            tables: vec![Table::new(&theme, &tally)],
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
        let tally = Tally { solved: 100, players: 4, ..Tally::new(4) };
        let seat = Seat::of(30, 100, &tally);
        assert!((seat.advantage - 0.05).abs() < 1e-9 && (seat.error - 0.0458).abs() < 1e-4);
    }
}

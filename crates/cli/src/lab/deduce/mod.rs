//! `candlestick deduce`: reads games as one seat saw them, and prints what that seat could know. The format is in
//! docs/deduce.md.

mod game;

use std::{
    collections::{BTreeMap, btree_map::Entry},
    fs::File,
    io::{self, BufRead, BufReader, Write},
    path::Path,
    process::ExitCode,
};

use serde::{Serialize, Serializer, ser::SerializeMap};

pub use game::SeenGame;

use crate::{
    lab::card_codes::{CARDS, CODES},
    named_theme::{builtin_theme, open_theme},
    output::{MISUSE, complain},
};
use candlestick_deduction::{Holder, Knowledge};
use candlestick_game::{
    FaultText,
    position::{CardNames, ReadFault, theme_of},
};
use candlestick_rules::{CardId, SeatId};
use candlestick_themes::{Words, key};

/// Steps that a count may use: more than a player waits for, as here exact numbers are wanted.
const BUDGET: usize = 60_000_000;

/// Which games to read.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Deduce {
    /// A file with one game per line (see docs/deduce.md for the format), or - for standard input
    #[arg(help = key!("args-deduce-file").name())]
    pub file: String,
    /// Name the cards by the ids of this theme (a built-in one's id, such as glasshouse, or a folder or zip) instead of the
    /// two-letter codes, or of the theme that a game names
    #[arg(long, value_name = "ID_OR_DIR", help = key!("args-deduce-theme").name())]
    pub theme: Option<String>,
}

/// Why a file cannot be worked through.
#[derive(Debug)]
pub enum DeduceFault {
    /// The file cannot be read.
    Unreadable {
        /// The file as it was named.
        file: String,
        /// What the system says.
        fault: io::Error,
    },
    /// There is no such theme.
    Theme(String),
    /// A line is not a game.
    Line {
        /// The file as it was named.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        fault: ReadFault,
    },
    /// The results cannot be written.
    Unwritable(io::Error),
}

impl DeduceFault {
    /// The fault as these words say it.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Unreadable { file, fault } => {
                let fault = fault.to_string();
                words.with(key!("cli-deduce-unreadable"), &[("file", file.into()), ("fault", (&fault).into())])
            }
            Self::Theme(faults) => faults.clone(),
            Self::Line { file, line, fault } => at_line(file, *line, &fault.say(words), words),
            Self::Unwritable(fault) => {
                words.with(key!("cli-deduce-unwritable"), &[("fault", (&fault.to_string()).into())])
            }
        }
    }
}

/// What is wrong in a line of a file.
fn at_line(file: &str, line: usize, fault: &str, words: &Words) -> String {
    words.with(key!("cli-deduce-line"), &[("file", file.into()), ("line", line.into()), ("fault", fault.into())])
}

/// What a seat could know after a turn.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TurnKnowledge<'a> {
    /// The turn's number in the game's list, from 0.
    pub turn: usize,
    /// The exact number of deals that fit, in decimal; none where it is beyond counting.
    pub deals: Option<String>,
    /// Card by card the odds of each holder.
    pub marginals: Marginals<'a>,
}

/// Card by card the share of deals that have it with each seat, then with the case file, then on the table where cards
/// lie there.
#[derive(Debug, Clone, PartialEq)]
pub struct Marginals<'a> {
    names: &'a CardNames,
    rows: Vec<Vec<f64>>,
}

impl Serialize for Marginals<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.rows.len()))?;
        for (n, row) in self.rows.iter().enumerate() {
            map.serialize_entry(self.names.name(CardId(n as u8)), row)?;
        }
        map.end()
    }
}

impl<'a> TurnKnowledge<'a> {
    /// What is known after a turn.
    #[must_use]
    pub fn after(turn: usize, knowledge: &Knowledge, game: &SeenGame, names: &'a CardNames) -> Self {
        let row = |card: CardId| {
            let seats = (0..game.seats).map(|seat| Holder::Seat(SeatId(seat))).chain([Holder::CaseFile]);
            let mut row: Vec<_> = seats.map(|holder| knowledge.probability(card, holder)).collect();
            if game.table {
                row.push(knowledge.on_table(card));
            }
            row
        };
        let rows = names.cards().all().iter().map(row).collect();
        let deals = knowledge.is_exact().then(|| knowledge.all_deals().to_string());
        Self { turn, deals, marginals: Marginals { names, rows } }
    }
}

impl Deduce {
    /// Reads and prints.
    pub(crate) fn run(&self, words: &Words) -> ExitCode {
        let result = self.named(words).and_then(|named| match self.file.as_str() {
            "-" => self.work((io::stdin().lock(), words), named, &mut io::stdout().lock()),
            file => match File::open(file) {
                Ok(open) => self.work((BufReader::new(open), words), named, &mut io::stdout().lock()),
                Err(fault) => Err(DeduceFault::Unreadable { file: file.into(), fault }),
            },
        });
        match result {
            Ok(()) => ExitCode::SUCCESS,
            // Whoever reads the results has seen enough.
            Err(DeduceFault::Unwritable(fault)) if fault.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(fault) => {
                complain(words, &fault.say(words));
                ExitCode::from(MISUSE)
            }
        }
    }

    /// The names of the cards, where the command line says whose they are.
    fn named(&self, words: &Words) -> Result<Option<CardNames>, DeduceFault> {
        self.theme.as_deref().map(|theme| names_of(theme, words)).transpose().map_err(DeduceFault::Theme)
    }

    /// Works through games, one line each, and writes a line for each turn; `words` say what is wrong with a theme.
    ///
    /// # Errors
    /// At the first line that is not a game, or when reading or writing fails.
    fn work(
        &self,
        (lines, words): (impl BufRead, &Words),
        named: Option<CardNames>,
        out: &mut impl Write,
    ) -> Result<(), DeduceFault> {
        let codes = CardNames::new(CARDS, CODES);
        let mut of_themes: BTreeMap<String, CardNames> = BTreeMap::new();
        for (n, line) in lines.lines().enumerate() {
            let line = line.map_err(|fault| DeduceFault::Unreadable { file: self.file.clone(), fault })?;
            if line.trim().is_empty() {
                continue;
            }
            let at = |fault| DeduceFault::Line { file: self.file.clone(), line: n + 1, fault };
            let unknown =
                |faults: Vec<String>| DeduceFault::Theme(at_line(&self.file, n + 1, &faults.join("; "), words));
            let names = match (&named, theme_of(&line)) {
                (Some(names), _) => names,
                (None, None) => &codes,
                (None, Some(id)) => match of_themes.entry(id) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(new) => {
                        // A game names no folder of this computer.
                        let names = CardNames::of_theme(&builtin_theme(new.key(), words).map_err(unknown)?);
                        new.insert(names)
                    }
                },
            };
            let game = SeenGame::read(&line, names).map_err(at)?;
            let mut knowledge = Knowledge::within(game.start.clone(), BUDGET);
            for (turn, events) in game.turns.iter().enumerate() {
                knowledge = knowledge.after_all(events);
                write(&TurnKnowledge::after(turn, &knowledge, &game, names), out).map_err(DeduceFault::Unwritable)?;
            }
        }
        Ok(())
    }
}

/// What the cards of a theme are called: of a built-in one, or of one in a folder or zip.
fn names_of(id_or_path: &str, words: &Words) -> Result<CardNames, String> {
    let theme = open_theme(Path::new(id_or_path), words).map_err(|faults| faults.join("; "))?;
    Ok(CardNames::of_theme(&theme))
}

/// One line, at once.
fn write(known: &TurnKnowledge, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, known)?;
    out.write_all(b"\n")?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deduced(text: &str, theme: Option<&str>) -> Result<Vec<serde_json::Value>, String> {
        deduced_in(&Words::english(), text, theme)
    }

    fn deduced_in(words: &Words, text: &str, theme: Option<&str>) -> Result<Vec<serde_json::Value>, String> {
        let deduce = Deduce { file: "games.jsonl".into(), theme: theme.map(str::to_owned) };
        let named = deduce.named(words).map_err(|fault| fault.say(words))?;
        let mut out = Vec::new();
        deduce.work((text.as_bytes(), words), named, &mut out).map_err(|fault| fault.say(words))?;
        let out = String::from_utf8(out).unwrap();
        Ok(out.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
    }

    /// The examples of the documentation: a game and what it says of it.
    fn documented() -> Vec<(String, Vec<String>)> {
        let text = include_str!("../../../../../docs/deduce.md");
        let mut found: Vec<(String, Vec<String>)> = Vec::new();
        for line in text.lines().filter(|line| line.starts_with('{')) {
            if line.contains("\"me\"") {
                found.push((line.to_owned(), Vec::new()));
            } else if line.contains("\"deals\"") {
                found.last_mut().unwrap().1.push(line.to_owned());
            }
        }
        found
    }

    #[test]
    fn the_documented_examples_come_out_as_written() {
        let examples = documented();
        assert!(examples.len() >= 3);
        for (game, results) in examples {
            let theme = game.contains("\"orchid\"").then_some("classic-2016");
            let lines = deduced(&game, theme).unwrap();
            assert!(!results.is_empty());
            for result in results {
                let wanted: serde_json::Value = serde_json::from_str(&result).unwrap();
                let line = &lines[wanted["turn"].as_u64().unwrap() as usize];
                assert_eq!(line["deals"], wanted["deals"], "{game}");
                for (card, row) in wanted["marginals"].as_object().unwrap() {
                    let numbers =
                        |row: &serde_json::Value| -> Vec<f64> { serde_json::from_value(row.clone()).unwrap() };
                    let (found, wanted) = (numbers(&line["marginals"][card]), numbers(row));
                    let near = found.iter().zip(&wanted).all(|(a, b)| (a - b).abs() < 1e-9);
                    assert!(near && found.len() == wanted.len(), "{card} in {line}");
                }
            }
        }
    }

    #[test]
    fn turns_are_told_one_by_one_game_after_game() {
        let hand = r#"["Gr","Mu","Ca","Kn","Ba","Bi"]"#;
        let game = |turns: &str| format!(r#"{{"me":0,"hand":{hand},"sizes":[6,6,6],"turns":[{turns}]}}"#);
        let pass = r#"{"by":1,"cards":["Pe","Pi","Co"],"shower":null,"shown":null}"#;
        let wrong = r#"{"by":2,"accuse":["Pe","Pi","Co"],"ok":false}"#;
        let text = format!("{}\n\n{}\n", game(&[pass, wrong].join(",")), game(wrong));
        let lines = deduced(&text, None).unwrap();
        let turns: Vec<_> = lines.iter().map(|line| line["turn"].as_u64().unwrap()).collect();
        assert_eq!(turns, [0, 1, 0]);
        assert_eq!(lines[0]["marginals"]["Gr"], serde_json::json!([1.0, 0.0, 0.0, 0.0]));
        // Seats 2 and 0 passed: the three are with the asker or in the case file.
        assert_eq!(lines[0]["marginals"]["Pe"][2], 0.0);
        let deals: Vec<u128> = lines.iter().map(|line| line["deals"].as_str().unwrap().parse().unwrap()).collect();
        // 4 suspects, 4 weapons and 7 rooms are left for the case file, and 12 other cards for two hands of 6.
        assert_eq!(deals[2], (4 * 4 * 7 - 1) * 924);
        assert!(deals[1] < deals[0] && deals[0] < deals[2]);
    }

    #[test]
    fn a_line_that_is_no_game_is_told_with_its_place() {
        let game = |me: &str, hand: &str, turns: &str| {
            format!(r#"{{"me":{me},"hand":{hand},"sizes":[6,6,6],"turns":[{turns}]}}"#)
        };
        let hand = r#"["Gr","Mu","Ca","Kn","Ba","Bi"]"#;
        let cases = [
            (String::from("{"), "line 1"),
            (game("3", hand, ""), "there are 3"),
            (game("0", r#"["Gr"]"#, ""), "6 cards"),
            (game("0", r#"["Gr","Mu","Ca","Kn","Ba","Zz"]"#, ""), "Zz"),
            (game("0", r#"["Gr","Gr","Ca","Kn","Ba","Bi"]"#, ""), "twice"),
            (game("0", hand, r#"{"by":7,"cards":["Gr","Pi","Bi"],"shower":null}"#), "turn 0"),
            (
                game("0", hand, r#"{"by":1,"cards":["Gr","Mu","Bi"],"shower":null}"#),
                "one suspect, one weapon, one room",
            ),
            (game("0", hand, r#"{"by":1,"cards":["Gr","Pi","Bi"],"shower":1}"#), "asker"),
            (game("0", hand, "{}"), "says nothing"),
            (String::from(r#"{"me":0,"hand":[],"sizes":[0,6],"turns":[]}"#), "21 cards"),
            (
                String::from(r#"{"me":0,"hand":["Gr"],"sizes":[1,15],"rooms":["Di","Di"],"turns":[]}"#),
                "\"Di\" is there twice",
            ),
            (String::from(r#"{"me":0,"hand":["Gr"],"sizes":[1,16],"face_up":["Gr"],"turns":[]}"#), "in \"face_up\""),
        ];
        for (text, wanted) in cases {
            let fault = deduced(&text, None).unwrap_err();
            assert!(fault.contains(wanted) && fault.contains("games.jsonl, line 1"), "{text}: {fault}");
        }
        assert!(deduced("", Some("nowhere")).unwrap_err().contains("classic-2016"));
    }

    #[test]
    fn what_is_wrong_is_told_in_the_language_that_is_spoken() {
        let words = Words::carried("de");
        let fault = deduced_in(&words, "{}", None).unwrap_err();
        assert!(fault.starts_with("games.jsonl, Zeile 1: "), "{fault}");
        let fault = DeduceFault::Unwritable(io::ErrorKind::StorageFull.into()).say(&words);
        assert!(fault.contains("Ergebnisse"), "{fault}");
    }

    #[test]
    fn a_game_that_names_its_theme_needs_no_other_word() {
        let game = r#"{"theme":"classic-2016","names":["Ann","Bo"],"me":0,"hand":["scarlett"],"sizes":[1,13],
            "rooms":["kitchen","ballroom","lounge","hall"],"turns":[{"by":1,"left":true}]}"#;
        let line = game.replace('\n', "");
        assert_eq!(deduced(&line, None).unwrap(), deduced(&line, Some("classic-2016")).unwrap());
        let fault = deduced(&line.replace("classic-2016", "nowhere"), None).unwrap_err();
        assert!(fault.contains("line 1") && fault.contains("glasshouse"), "{fault}");
    }

    #[test]
    fn every_card_of_every_theme_has_a_name_of_its_own() {
        for id in candlestick_themes::builtin_ids() {
            let names = names_of(id, &Words::english()).unwrap();
            let all = names.cards().all();
            assert!(all.iter().all(|card| names.card(names.name(card)) == Some(card)), "{id}");
        }
    }
}

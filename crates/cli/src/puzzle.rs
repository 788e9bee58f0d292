//! `candlestick puzzle`: a position with one answer, of a day or of a number.

use std::{
    path::Path,
    process::ExitCode,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use serde_json::json;

use super::{
    named_theme::{NamedTheme, open_theme},
    output::{MISUSE, complain, status, tell},
    typed,
};
use candlestick_game::FaultText;
use candlestick_game::puzzle::{self, Date, Grade, Puzzle};
use candlestick_rules::CardId;
use candlestick_themes::{Words, describe, key};

/// Which puzzle.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct PrintPuzzle {
    /// The id of a built-in theme, or a theme's folder or zip; by default the theme of the daily case on the title
    /// screen
    #[arg(long, default_value_t = first_theme(), help = key!("args-puzzle-theme").name())]
    pub theme: String,
    /// The puzzle of this number
    #[arg(
        long,
        value_name = "NUMBER",
        value_parser = typed::seed,
        conflicts_with = "date",
        help = key!("args-puzzle-seed").name()
    )]
    pub seed: Option<u64>,
    /// The puzzle of this day; by default today's
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = typed::date, help = key!("args-puzzle-date").name())]
    pub date: Option<Date>,
    /// How hard it is, with --seed: seen, passed, shown or counted; if there is none that hard, the hardest there is
    #[arg(long, value_parser = typed::grade, requires = "seed", help = key!("args-puzzle-grade").name())]
    pub grade: Option<Grade>,
    /// Print the answer too
    #[arg(long = "answer", help = key!("args-puzzle-answer").name())]
    pub tells_case_file: bool,
    /// Print one JSON object instead of sentences
    #[arg(long, help = key!("args-json").name())]
    pub json: bool,
}

/// The game's face, as the window has it.
pub(super) fn first_theme() -> String {
    candlestick_themes::builtin_ids().first().copied().unwrap_or_default().to_owned()
}

impl PrintPuzzle {
    /// Makes and prints it.
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        NamedTheme::of(Path::new(&self.theme)).note_shadowed(words);
        match self.puzzle(words) {
            Ok((puzzle, date)) => {
                let text = if self.json { self.to_json(&puzzle) } else { self.to_text(&puzzle, date, words) };
                status(tell(words, text))
            }
            Err(fault) => {
                complain(words, &fault);
                ExitCode::from(MISUSE)
            }
        }
    }

    fn puzzle(&self, words: &Words) -> Result<(Puzzle, Option<Date>), String> {
        let theme = open_theme(Path::new(&self.theme), words).map_err(|faults| faults.join("; "))?;
        let theme = Arc::new(theme.in_language(words));
        if let Some(seed) = self.seed {
            let puzzle = puzzle::of_seed(&theme, seed, self.grade).map_err(|fault| fault.say(words))?;
            return Ok((puzzle, None));
        }
        let date = self.date.unwrap_or_else(today);
        let puzzle = puzzle::daily(&theme, date).map_err(|fault| fault.say(words))?;
        Ok((puzzle, Some(date)))
    }

    fn to_text(&self, puzzle: &Puzzle, date: Option<Date>, words: &Words) -> String {
        let theme = &puzzle.theme;
        let grade = words.say(puzzle.grade.sentence());
        let names = puzzle.names();
        let name = names.get(puzzle.seat().index()).cloned().unwrap_or_default();
        let mut lines: Vec<_> = date
            .map(|date| words.with(key!("puzzle-date"), &[("date", (&date.say(words)).into())]))
            .into_iter()
            .collect();
        let seed = puzzle.log.seed.to_string();
        let values = [
            ("theme", (&theme.title).into()),
            ("name", (&name).into()),
            ("seed", (&seed).into()),
            ("grade", (&grade).into()),
        ];
        lines.push(words.with(key!("puzzle-title"), &values));
        let told = puzzle.clues().map(|event| describe(event, theme, words, &names, Some(puzzle.seat())));
        lines.extend(told.filter(|line| !line.is_empty()));
        lines.push(words.say(key!("puzzle-question")));
        lines.push(if self.tells_case_file {
            theme.triple_told(words, key!("puzzle-answer"), puzzle.case_file, &[])
        } else {
            words.say(key!("puzzle-hint"))
        });
        lines.join("\n")
    }

    fn to_json(&self, puzzle: &Puzzle) -> String {
        let theme = &puzzle.theme;
        let key = |card: CardId| theme.card_key(card).to_owned();
        let case_file = theme.edition.cards.cards(puzzle.case_file).map(key);
        let value = json!({
            "theme": theme.id, "seed": puzzle.log.seed, "grade": puzzle.grade, "seat": puzzle.seat(),
            "names": puzzle.names(), "hand": puzzle.view.hand.iter().map(key).collect::<Vec<_>>(),
            "events": puzzle.view.events, "answer": self.tells_case_file.then_some(case_file),
        });
        serde_json::to_string_pretty(&value).unwrap_or_default()
    }
}

/// Today, by Greenwich.
pub(super) fn today() -> Date {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Date::from_days((since.as_secs() / 86_400) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::assert_said;

    #[test]
    fn a_puzzle_is_printed_with_and_without_its_answer() {
        let words = Words::english();
        let asked = PrintPuzzle {
            theme: "classic-2016".into(),
            seed: Some(5),
            date: None,
            grade: None,
            tells_case_file: false,
            json: false,
        };
        let (puzzle, date) = asked.puzzle(&Words::english()).unwrap();
        let text = asked.to_text(&puzzle, date, &words);
        assert_said(&text);
        assert!(text.contains("Who, with what, where?") && !text.contains("It was"));
        let told = PrintPuzzle { tells_case_file: true, ..asked.clone() };
        let solved = told.to_text(&puzzle, Some(today()), &words);
        assert_said(&solved);
        assert!(solved.contains("It was"));
        let day = Some("2026-11-24".parse().unwrap());
        assert!(asked.to_text(&puzzle, day, &words).starts_with("Puzzle of 24 November 2026\n"));
        let json: serde_json::Value = serde_json::from_str(&asked.to_json(&puzzle)).unwrap();
        assert!(json["answer"].is_null() && json["grade"].is_string());
        let json: serde_json::Value = serde_json::from_str(&told.to_json(&puzzle)).unwrap();
        assert_eq!(json["answer"].as_array().map(Vec::len), Some(3));
    }
}

//! Faults that a person is told, in the person's language; where no words are at hand (logs), in English.

use std::fmt;

use crate::{
    FormatFault, RecordFault, ReplayFault,
    fault::FaultText,
    lesson::ResumeFault,
    position::{ReadFault, TableEditorFault},
    practice::{ExerciseFault, ExerciseRecord},
    puzzle::PuzzleFault,
    record::{Comment, MOST_ACTIONS, MOST_BYTES, MOST_COMMENTS, Record},
    store::StoreFault,
};
use candlestick_themes::{Words, key};

/// Shows these as English says them.
macro_rules! shown_in_english {
    ($($fault:ty),* $(,)?) => {$(
        impl fmt::Display for $fault {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.say(&Words::english()))
            }
        }
    )*};
}
impl std::error::Error for ReadFault {}

shown_in_english!(
    TableEditorFault,
    ExerciseFault,
    FormatFault,
    PuzzleFault,
    ReadFault,
    RecordFault,
    ReplayFault,
    ResumeFault,
    StoreFault
);

/// A thing of one format, read by a version that reads up to another.
fn format(words: &Words, found: u64, known: u32) -> String {
    words.with(key!("fault-format"), &[("found", found.to_string().as_str().into()), ("known", known.into())])
}

impl FaultText for StoreFault {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::NoFolder => words.say(key!("fault-store-folder")),
            Self::Denied => words.say(key!("fault-store-denied")),
            Self::NoPlace(why) => words.with(key!("fault-store-place"), &[("why", why.into())]),
            Self::Read { name, why } => {
                words.with(key!("fault-store-read"), &[("name", name.into()), ("why", why.into())])
            }
            Self::Write { name, why } => {
                words.with(key!("fault-store-write"), &[("name", name.into()), ("why", why.into())])
            }
            Self::There(name) => words.with(key!("fault-store-there"), &[("name", name.into())]),
        }
    }
}

impl FaultText for FormatFault {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::Unreadable(why) => {
                words.with(key!("fault-format-unreadable"), &[("why", why.to_string().as_str().into())])
            }
            Self::Format { found, known } => format(words, (*found).into(), *known),
        }
    }
}

impl FaultText for RecordFault {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::TooLong => words.with(key!("fault-record-long"), &[("most", (MOST_BYTES >> 20).into())]),
            Self::NoText => words.say(key!("fault-record-no-text")),
            Self::Unreadable(why) => words.with(key!("fault-record-unreadable"), &[("why", why.into())]),
            Self::Format { found } => format(words, *found, Record::FORMAT),
            Self::TooMany(count) => {
                words.with(key!("fault-record-actions"), &[("count", (*count).into()), ("most", MOST_ACTIONS.into())])
            }
            Self::TooManyComments(count) => {
                words.with(key!("fault-record-comments"), &[("count", (*count).into()), ("most", MOST_COMMENTS.into())])
            }
            Self::Comment { number, after, length, actions } => words.with(
                key!("fault-record-comment"),
                &[
                    ("number", (*number).into()),
                    ("after", (*after).into()),
                    ("length", (*length).into()),
                    ("actions", (*actions).into()),
                    ("most", Comment::MOST.into()),
                ],
            ),
            Self::Title { length } => words
                .with(key!("fault-record-title"), &[("length", (*length).into()), ("most", Record::MOST_TITLE.into())]),
            Self::LinkLetter(letter) => words.with(key!("fault-link-letter"), &[("letter", (*letter).into())]),
            Self::Link => words.say(key!("fault-link")),
            Self::Theme(why) => why.clone(),
            Self::Replay(fault) => fault.say(words),
        }
    }
}

impl FaultText for ReplayFault {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::OtherTheme { wanted, given } => {
                words.with(key!("fault-replay-theme"), &[("wanted", wanted.into()), ("given", given.into())])
            }
            Self::ThemeChanged { id } => words.with(key!("fault-replay-changed"), &[("theme", id.into())]),
            Self::Seats { named, seats } => {
                words.with(key!("fault-replay-seats"), &[("named", (*named).into()), ("seats", (*seats).into())])
            }
            Self::Setup(fault) => words.with(key!("fault-replay-setup"), &[("why", (&fault.say(words)).into())]),
            Self::Laid(fault) => words.with(key!("fault-replay-laid"), &[("why", (&fault.say(words)).into())]),
            Self::Refused { number, of, seat, action, why } => words.with(
                key!("fault-replay-action"),
                &[
                    ("number", (*number).into()),
                    ("of", (*of).into()),
                    ("seat", seat.0.into()),
                    ("action", (&format!("{action:?}")).into()),
                    ("why", (&why.say(words)).into()),
                ],
            ),
        }
    }
}

impl FaultText for ExerciseFault {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::Format { found } => format(words, (*found).into(), ExerciseRecord::FORMAT),
            Self::Replay(fault) => fault.say(words),
            Self::Question => words.say(key!("fault-exercise-question")),
        }
    }
}

impl FaultText for ResumeFault {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::OtherChapter { wanted, given } => {
                words.with(key!("fault-lesson-chapter"), &[("wanted", wanted.into()), ("given", given.into())])
            }
            Self::Changed(chapter) => words.with(key!("fault-lesson-changed"), &[("chapter", chapter.into())]),
            Self::NotDone { number } => words.with(key!("fault-lesson-step"), &[("number", (*number).into())]),
        }
    }
}

impl FaultText for TableEditorFault {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::Unreadable(why) => {
                words.with(key!("fault-real-table-unreadable"), &[("why", why.to_string().as_str().into())])
            }
            Self::Format { found } => format(words, (*found).into(), crate::position::TableEditor::FORMAT),
            Self::NoTheme(theme) => words.with(key!("fault-real-table-theme"), &[("theme", theme.into())]),
            Self::Table(fault) => fault.say(words),
        }
    }
}

impl FaultText for PuzzleFault {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::Setup(fault) => fault.say(words),
            Self::Never { theme } => words.with(key!("fault-puzzle-never"), &[("theme", theme.into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_rules::{
        Action, CardId, DeckCardId, LaidFault, Refusal, RoomId, SeatId, SetupFault, SuspectId, WeaponId,
    };

    fn every() -> Vec<Box<dyn FaultText>> {
        let name = || String::from("x1");
        let refused = |why| ReplayFault::Refused { number: 31, of: 32, seat: SeatId(4), action: Action::Roll, why };
        vec![
            Box::new(StoreFault::NoFolder),
            Box::new(StoreFault::Denied),
            Box::new(StoreFault::NoPlace(name())),
            Box::new(StoreFault::Read { name: name(), why: "x2".into() }),
            Box::new(StoreFault::Write { name: name(), why: "x2".into() }),
            Box::new(FormatFault::Format { found: 77, known: 1 }),
            Box::new(RecordFault::TooLong),
            Box::new(RecordFault::NoText),
            Box::new(RecordFault::Unreadable(name())),
            Box::new(RecordFault::TooMany(3)),
            Box::new(RecordFault::TooManyComments(3)),
            Box::new(RecordFault::Comment { number: 31, after: 32, length: 33, actions: 34 }),
            Box::new(RecordFault::Title { length: 31 }),
            Box::new(RecordFault::LinkLetter(31)),
            Box::new(RecordFault::Link),
            Box::new(ReplayFault::OtherTheme { wanted: name(), given: "x2".into() }),
            Box::new(ReplayFault::ThemeChanged { id: name() }),
            Box::new(ReplayFault::Seats { named: 31, seats: 32 }),
            Box::new(ReplayFault::Setup(SetupFault::Seats { seats: 31, least: 3, most: 6 })),
            Box::new(ReplayFault::Setup(SetupFault::NoSuchSuspect { suspect: 31 })),
            Box::new(ReplayFault::Setup(SetupFault::TwoSeats { suspect: 31 })),
            Box::new(ReplayFault::Laid(LaidFault::Token(SuspectId(31)))),
            Box::new(refused(Refusal::CaseClosed)),
            Box::new(refused(Refusal::NotYours { waiting_for: SeatId(35) })),
            Box::new(refused(Refusal::NotOffered { seat: SeatId(4), action: Action::Roll })),
            Box::new(ExerciseFault::Question),
            Box::new(ResumeFault::OtherChapter { wanted: name(), given: "x2".into() }),
            Box::new(ResumeFault::Changed(name())),
            Box::new(ResumeFault::NotDone { number: 31 }),
            Box::new(TableEditorFault::NoTheme(name())),
            Box::new(PuzzleFault::Never { theme: name() }),
        ]
    }

    /// Every way in which a case cannot be laid.
    fn laid() -> Vec<LaidFault> {
        let aside = |place| LaidFault::Aside { place, given: 31, dealt: 32 };
        vec![
            LaidFault::Setup(SetupFault::TwoSeats { suspect: 31 }),
            LaidFault::CaseFile,
            LaidFault::NoSuchCard(CardId(31)),
            LaidFault::Twice(CardId(31)),
            LaidFault::Nowhere(CardId(31)),
            LaidFault::Hands { hands: 31, seats: 32 },
            LaidFault::HandSize { seat: SeatId(31), given: 32, dealt: 33 },
            aside("in rooms"),
            aside("at the side"),
            aside("face up"),
            LaidFault::Room(RoomId(31)),
            LaidFault::First(SeatId(31)),
            LaidFault::Dice { roll: 31 },
            LaidFault::TooManyRolls(31),
            LaidFault::Deck(DeckCardId(31)),
            LaidFault::Token(SuspectId(31)),
            LaidFault::Weapon(WeaponId(31)),
        ]
    }

    #[test]
    fn english_says_of_a_laid_case_what_the_referee_says() {
        let english = Words::english();
        for fault in laid() {
            assert_eq!(fault.say(&english).replace('’', "'"), fault.to_string().replace("{MOST_ROLLS}", "31"));
        }
    }

    #[test]
    fn each_fault_is_told_in_each_language_with_its_names_and_numbers() {
        // Languages put other signs between thousands.
        let grouped = |letter: &char| !matches!(letter, ',' | '.' | '\u{a0}' | '\u{202f}');
        let values = |text: &str| {
            let text: String = text.chars().filter(grouped).collect();
            let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
            let mut found: Vec<_> =
                words.filter(|word| word.contains(|letter: char| letter.is_ascii_digit())).map(str::to_owned).collect();
            found.sort();
            found
        };
        let english = Words::english();
        for language in ["de", "es", "fr", "pl"] {
            let words = Words::carried(language);
            let laid = laid().into_iter().map(|fault| Box::new(fault) as Box<dyn FaultText>);
            for fault in every().into_iter().chain(laid) {
                let (here, there) = (fault.say(&words), fault.say(&english));
                assert_ne!(here, there, "{language}");
                assert_eq!(values(&here), values(&there), "{language}: {here} / {there}");
            }
        }
    }

    #[test]
    fn what_is_shown_without_words_is_what_english_says() {
        let fault = StoreFault::Write { name: "case-1".into(), why: "disk full".into() };
        assert_eq!(fault.to_string(), "case-1 could not be saved: disk full");
    }
}

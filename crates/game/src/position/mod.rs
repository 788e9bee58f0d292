//! A case at a real table with paper and cards: written down, checked as it goes, and all that it tells one of its players.

mod ask;
mod draft;
mod findings;
mod happening;
mod names;
mod read;
mod real_table;
mod refusal;
mod start;
mod table_editor;
#[cfg(test)]
mod tests;
mod view;
mod write;
mod written;

pub use ask::{BestQuestions, WorthAsking};
pub use draft::{Missing, QuestionDraft};
pub use findings::TableFindings;
pub use happening::Happening;
pub use names::CardNames;
pub use read::{ReadFault, ReadTable, theme_of};
pub use real_table::{MOST_HAPPENINGS, MOST_NAME, RealPlayer, RealTable};
pub use refusal::{Impossible, RefusedHappening, refusal};
pub use start::{Start, StartFault};
pub use table_editor::{TableEditor, TableEditorFault};

//! Holds what the library shows and where one stands in it, and lists what can be chosen.

use candlestick_game::library::CaseId;

/// A case of the list in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseEntry {
    /// Which.
    pub id: CaseId,
    /// What a person calls it, or nothing.
    pub title: String,
    /// The theme's title, or its id where it is not here.
    pub house: String,
    /// Who plays.
    pub who: String,
    /// How far it has come, or how it ended.
    pub how: String,
    /// The day on which it began as people write it, or nothing.
    pub begun: String,
    /// The same as files write it (2026-11-24), to be found by.
    pub day: String,
    /// Whether it is closed.
    pub closed: bool,
    /// Whether its theme is here.
    pub here: bool,
}

/// Which cases are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CaseFilter {
    /// All.
    #[default]
    All,
    /// Those that can go on.
    Open,
    /// Those that are closed.
    Closed,
}

/// What is shown of one case beside its line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum CaseDetail {
    /// Its ways: name, link, file, removal.
    #[default]
    Ways,
    /// A name that is being typed.
    Naming(String),
    /// Its link, as a pattern for cameras too.
    Link(String),
    /// The link of the same deal before its first action, for somebody else to play.
    Deal(String),
    /// Whether it is to go for good.
    Removing,
}

/// What the library shows and where one stands in it.
#[derive(Debug, Clone, Default)]
pub struct LibraryState {
    /// The cases, the one that was played last first.
    pub entries: Vec<CaseEntry>,
    /// Which of them are listed.
    pub listed: CaseFilter,
    /// What is sought in them.
    pub sought: String,
    /// The case that is unfolded, and what of it.
    pub unfolded: Option<(CaseId, CaseDetail)>,
    /// A text or link that is being pasted; none while nobody pastes.
    pub pasted: Option<String>,
    /// What became of the last thing chosen.
    pub told: Option<String>,
    /// Whether ends are hidden that were not seen; none where there are none.
    pub hide_endings: Option<bool>,
    /// Whether a file can be picked here; else one is dropped on the window.
    pub pick: bool,
}

/// What was chosen in the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LibraryChoice {
    /// Back to the title.
    Back,
    /// To what was done in all of them.
    Insight,
    /// Other cases are listed.
    List(CaseFilter),
    /// Plays on, or looks back.
    Open(CaseId),
    /// Watches a closed case from its beginning.
    Watch,
    /// Unfolds a case, or folds it up again.
    Unfold(CaseId),
    /// Shows something else of the case that is unfolded.
    Show(CaseDetail),
    /// Calls the case that is unfolded by what was typed.
    Name,
    /// The link of the case that is unfolded onto the clipboard.
    CopyLink,
    /// The record of the case that is unfolded as a file.
    Save,
    /// The case that is unfolded goes for good.
    Remove,
    /// Ends that were not seen are hidden, or told.
    HideEndings(bool),
    /// A case from a file that is to be picked.
    Pick,
    /// A field for a text or a link; or none.
    Paste(bool),
    /// Takes what was pasted.
    TakePasted,
}

impl LibraryState {
    /// The cases that are listed.
    pub(super) fn found(&self) -> impl Iterator<Item = &CaseEntry> {
        let listed = |entry: &&CaseEntry| match self.listed {
            CaseFilter::All => true,
            CaseFilter::Open => !entry.closed,
            CaseFilter::Closed => entry.closed,
        };
        self.entries.iter().filter(listed).filter(|entry| entry.is_found(&self.sought))
    }

    /// Whether something is to be done with the case that is unfolded: the gold is there then.
    pub(super) const fn acts_on_a_case(&self) -> bool {
        matches!(self.unfolded, Some((_, CaseDetail::Naming(_) | CaseDetail::Link(_) | CaseDetail::Deal(_))))
    }

    /// The case that is unfolded.
    pub(super) fn chosen(&self) -> Option<CaseId> {
        self.unfolded.as_ref().map(|(id, _)| *id)
    }

    /// Does what was chosen, as far as it is about what is shown.
    pub fn carry_out(&mut self, choice: LibraryChoice) {
        match choice {
            LibraryChoice::List(listed) => self.listed = listed,
            LibraryChoice::Unfold(id) => {
                self.unfolded = (self.chosen() != Some(id)).then(|| (id, CaseDetail::default()));
            }
            LibraryChoice::Show(part) => {
                if let Some((_, shown)) = &mut self.unfolded {
                    *shown = part;
                }
            }
            LibraryChoice::Paste(open) => self.pasted = open.then(String::new),
            _ => {}
        }
    }
}

//! What a room can have done that an honest one does not.

/// What a room did that an honest one does not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Cheat {
    /// It told the same thing in two ways while the case was played.
    #[error("the room told something in two ways")]
    Contradicted,
    /// What it opened is of another case, or none that can be read and played.
    #[error("what was opened is no case that can be played: {0}")]
    NoCase(String),
    /// Its secret is not the one it was committed to.
    #[error("the room's secret is not the one it was committed to")]
    Secret,
    /// A share is not the one that was committed to, is missing, or one's own is another.
    #[error("the share of person {0} is not the one that was committed to")]
    Share(u8),
    /// The seed does not follow from the secret and the shares.
    #[error("the deal does not follow from the secret and the shares")]
    Deal,
    /// Setup, theme or seal are not those that were told.
    #[error("the table was not laid as it was told")]
    Table,
    /// An event was another than what was told.
    #[error("event {0} was another than this client was told")]
    Event(usize),
    /// One's own decision was another, or left out.
    #[error("decision {0} of this client was changed or left out")]
    MyDecision(u64),
    /// A decision of one's own seat that this client did not make, and no bot for it.
    #[error("decision {0} was made for this client's seat by nobody it knows of")]
    NotMine(u64),
    /// A bot is said to have stood in where none was told to, or none where one was.
    #[error("at decision {0} the room says otherwise than it told whether a bot stood in")]
    StoodIn(u64),
    /// Somebody's key is another than was told before the deal, is missing, or one's own is another.
    #[error("the key of person {0} is not the one that was told before the deal")]
    Key(u8),
    /// A decision of somebody's is not signed by them, over the head of what their seat was told: it was changed, made up,
    /// taken from elsewhere, or they were told something else.
    #[error("decision {0} is not signed by whoever is said to have made it, over what they were told")]
    Unsigned(u64),
    /// A bot decided what it would not have.
    #[error("decision {0} is not what its bot decides there")]
    Bot(u64),
}

impl Cheat {
    /// What it is called, in sentences for people and for scripts.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Contradicted => "contradicted",
            Self::NoCase(_) => "no-case",
            Self::Secret => "secret",
            Self::Share(_) => "share",
            Self::Deal => "deal",
            Self::Table => "table",
            Self::Event(_) => "event",
            Self::MyDecision(_) => "my-decision",
            Self::NotMine(_) => "not-mine",
            Self::StoodIn(_) => "stood-in",
            Self::Key(_) => "key",
            Self::Unsigned(_) => "unsigned",
            Self::Bot(_) => "bot",
        }
    }

    /// At which decision, counted from 0.
    #[must_use]
    pub const fn decision(&self) -> Option<u64> {
        match self {
            Self::MyDecision(at) | Self::NotMine(at) | Self::StoodIn(at) | Self::Unsigned(at) | Self::Bot(at) => {
                Some(*at)
            }
            Self::Contradicted
            | Self::NoCase(_)
            | Self::Secret
            | Self::Share(_)
            | Self::Deal
            | Self::Table
            | Self::Event(_)
            | Self::Key(_) => None,
        }
    }
}

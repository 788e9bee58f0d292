//! Lists the ways in which a room, or a player where nobody deals, can be found to have cheated.

use candlestick_blind::PostRefusal;

/// What a room did that an honest one does not; of a case that nobody dealt, what does not hold in its record.
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
    /// A decision is said to have been taken back where none was told to be or could be, or none where one was told to be.
    #[error("at number {0} the room says otherwise than it told, or than can be, whether a decision was taken back")]
    TookBack(u64),
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
    /// A post of a case that nobody dealt is none that its seat can have made there.
    #[error("post {number}, said to be of seat {seat}: {why}")]
    Post {
        /// Which, counted from 0.
        number: usize,
        /// Whose it is said to be.
        seat: u8,
        /// What is wrong with it.
        why: PostRefusal,
    },
    /// The posts of a case that nobody dealt do not come to its end.
    #[error("after its {0} posts the case is not at its end")]
    Unfinished(usize),
    /// All posts hold, but they are not, in this order, what whoever kept them has heard.
    #[error("the {0} posts do not come in the order in which they were posted")]
    Course(usize),
    /// The deal that is told is another than the one that the posts open.
    #[error("the deal is not the one that the posts open: {0}")]
    Opened(OpenedPart),
    /// A decision is told otherwise than it was posted.
    #[error("decision {0} is another than was posted")]
    Posted(u64),
    /// By the posts a seat was shown something else than the opened deal gives.
    #[error("after {decision} decisions seat {seat} was shown something else than the opened deal gives")]
    View {
        /// After how many decisions.
        decision: u64,
        /// Whose eyes; that of whoever watches is 255.
        seat: u8,
    },
    /// The case in a record was altered after it was written.
    #[error("the case in it was altered after it was written")]
    Altered,
}

/// A part of a deal that lies open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OpenedPart {
    /// The case file.
    #[error("the case file")]
    CaseFile,
    /// The hand of a seat.
    #[error("the hand of seat {0}")]
    Hand(u8),
    /// The cards in rooms.
    #[error("the cards in rooms")]
    Rooms,
    /// A roll of the dice, counted from 0.
    #[error("roll {0} of the dice")]
    Dice(usize),
    /// What else is drawn for a deal, or how it was laid.
    #[error("how the table was laid")]
    Table,
}

impl OpenedPart {
    /// What it is called, in sentences for people and for scripts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::CaseFile => "file",
            Self::Hand(_) => "hand",
            Self::Rooms => "rooms",
            Self::Dice(_) => "dice",
            Self::Table => "laid",
        }
    }
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
            Self::TookBack(_) => "took-back",
            Self::Key(_) => "key",
            Self::Unsigned(_) => "unsigned",
            Self::Bot(_) => "bot",
            Self::Post { .. } => "post",
            Self::Unfinished(_) => "unfinished",
            Self::Course(_) => "course",
            Self::Opened(_) => "opened",
            Self::Posted(_) => "posted",
            Self::View { .. } => "view",
            Self::Altered => "altered",
        }
    }

    /// At which decision, counted from 0.
    #[must_use]
    pub const fn decision(&self) -> Option<u64> {
        match self {
            Self::MyDecision(at)
            | Self::NotMine(at)
            | Self::StoodIn(at)
            | Self::TookBack(at)
            | Self::Unsigned(at)
            | Self::Bot(at)
            | Self::Posted(at)
            | Self::View { decision: at, .. } => Some(*at),
            Self::Contradicted
            | Self::NoCase(_)
            | Self::Secret
            | Self::Share(_)
            | Self::Deal
            | Self::Table
            | Self::Event(_)
            | Self::Key(_)
            | Self::Post { .. }
            | Self::Unfinished(_)
            | Self::Course(_)
            | Self::Opened(_)
            | Self::Altered => None,
        }
    }

    /// At which post of a case that nobody dealt, counted from 0.
    #[must_use]
    pub const fn post(&self) -> Option<usize> {
        if let Self::Post { number, .. } = self { Some(*number) } else { None }
    }
}

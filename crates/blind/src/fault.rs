//! Lists the reasons for which a post is refused, and tells which of them are its author's cheating.

use candlestick_rules::{Action, SeatId};

/// A post that was not taken; the table is as it was. Every table at the deal refuses it alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("seat {}: {why}", seat.0)]
pub struct RefusedPost {
    /// Who is said to have posted it.
    pub seat: SeatId,
    /// What is wrong with it.
    pub why: PostRefusal,
}

/// What is wrong with a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PostRefusal {
    /// Nobody sits there.
    #[error("nobody sits there")]
    NoSeat,
    /// Its bytes say nothing.
    #[error("the post cannot be read")]
    Unreadable,
    /// The table waits for something else. Happens to the honest too, when two post at once.
    #[error("the table is waiting for something else")]
    NotNow,
    /// It was made before what the table waits for was known. Happens to the honest too.
    #[error("the post was made before the table had got that far")]
    Stale,
    /// Its author has seen other posts, or these in another order, or counts their own otherwise: a relay that tells two
    /// seats different things, or a post from elsewhere.
    #[error("the post follows from other posts than those before it")]
    Forked,
    /// Not signed by the seat's key: the relay has made it up, or changed it.
    #[error("the post is not signed by this seat")]
    Unsigned,
    /// The rules do not offer this now.
    #[error("the rules do not offer {0:?} now")]
    NotOffered(Action),
    /// Signed by the seat, and what it proves is not so. Nobody honest posts this.
    #[error("{0}")]
    False(FalseClaim),
    /// What is proved by all contradicts itself. Cannot happen unless a proof was forged.
    #[error("the post contradicts what was proved before")]
    Contradiction,
}

/// What a seat said that is not so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum FalseClaim {
    /// It does not know its key's secret, or the key is none.
    #[error("the seat does not know the secret of its key")]
    Key,
    /// The shuffled cards are not the cards that were to be shuffled.
    #[error("cards were swapped during the shuffle")]
    Shuffle,
    /// A share of a dealt card is wrong.
    #[error("a share of a dealt card is wrong")]
    Deal,
    /// A share of the dice is wrong.
    #[error("a share of the dice is wrong")]
    Draw,
    /// A share of a card that another looks at is wrong.
    #[error("a share of a card that somebody else may look at is wrong")]
    Look,
    /// It says that it holds none of the three.
    #[error("the post does not prove that the seat holds none of the three cards")]
    CannotRefute,
    /// It says that it holds one of the three.
    #[error("the post does not prove that the seat holds one of the three cards")]
    CanRefute,
    /// What it sealed is not one of the three that it holds.
    #[error("the card that was shown is not one of the three in this hand")]
    Show,
    /// It says that its accusation is right.
    #[error("the accusation is not right, although it was said to be")]
    Right,
    /// It says that its accusation is wrong.
    #[error("the accusation is not wrong, although it was said to be")]
    Wrong,
    /// The secret is not that of its key.
    #[error("the secret is not that of the seat's key")]
    Open,
}

impl PostRefusal {
    /// What it is called, in sentences for people and for scripts; of what is not so the kind of post that says it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoSeat => "no-seat",
            Self::Unreadable => "unreadable",
            Self::NotNow => "not-now",
            Self::Stale => "stale",
            Self::Forked => "forked",
            Self::Unsigned => "unsigned",
            Self::NotOffered(_) => "not-offered",
            Self::False(claim) => claim.name(),
            Self::Contradiction => "contradiction",
        }
    }
}

impl FalseClaim {
    /// The kind of post that says it, as [`Post::kind`](crate::Post::kind) has it; `shuffle` of both shuffles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Key => "key",
            Self::Shuffle => "shuffle",
            Self::Deal => "deal",
            Self::Draw => "draw",
            Self::Look => "look",
            Self::CannotRefute => "pass",
            Self::CanRefute => "can",
            Self::Show => "show",
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Open => "open",
        }
    }
}

impl RefusedPost {
    /// Whether the seat itself has said something that is not so, signed by its key: nobody honest does.
    #[must_use]
    pub const fn is_cheating(&self) -> bool {
        matches!(self.why, PostRefusal::False(_))
    }
}

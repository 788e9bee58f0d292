//! The cues: one for each meaning.

/// A short sound that means one thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cue {
    /// It is for a person at the table to act: their turn begins, or they are called on another's.
    MyTurn,
    /// A question is put.
    Asked,
    /// A card is shown, to whomever.
    Shown,
    /// Somebody has none of the three, or lets the question pass.
    Passed,
    /// Dice are thrown.
    Dice,
    /// A token walks.
    Step,
    /// A token goes through a door or a passage into a room.
    Door,
    /// A deck card or a power is drawn, kept or played.
    Card,
    /// A pencil writes into the notebook.
    Tick,
    /// An accusation was wrong, the clock put somebody out, or a try in a lesson was wrong.
    Wrong,
    /// An accusation was right.
    Right,
    /// Another screen or another leaf of the desk is turned up.
    Page,
    /// A clock card was drawn.
    Clock,
}

impl Cue {
    /// All cues.
    pub const ALL: [Self; 13] = [
        Self::MyTurn,
        Self::Asked,
        Self::Shown,
        Self::Passed,
        Self::Dice,
        Self::Step,
        Self::Door,
        Self::Card,
        Self::Tick,
        Self::Wrong,
        Self::Right,
        Self::Page,
        Self::Clock,
    ];

    /// The name of its sound below `assets/sounds`, without its ending.
    #[must_use]
    pub const fn sound(self) -> &'static str {
        match self {
            Self::MyTurn => "my-turn",
            Self::Asked => "asked",
            Self::Shown => "shown",
            Self::Passed => "passed",
            Self::Dice => "dice",
            Self::Step => "step",
            Self::Door => "door",
            Self::Card => "card",
            Self::Tick => "tick",
            Self::Wrong => "wrong",
            Self::Right => "right",
            Self::Page => "page",
            Self::Clock => "clock",
        }
    }
}

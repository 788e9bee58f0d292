//! Defines the screens and the parts of a turn, as states: which screen is shown, and which part of a turn it is.

use bevy::prelude::*;

use candlestick_rules::Phase;

/// The screen that is shown.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Pictures are being loaded.
    #[default]
    Loading,
    /// The title.
    Title,
    /// The cases of this device.
    Library,
    /// Who plays, and how.
    Setup,
    /// A case at the table.
    Play,
    /// The opened case file.
    Verdict,
    /// Looking back at a closed case.
    Review,
    /// The daily case.
    Puzzle,
    /// Exercise after exercise.
    Practice,
    /// What was done in all cases.
    Insight,
    /// A case at a real table.
    Position,
    /// A room by link: the way in, and its lobby.
    Together,
}

impl Screen {
    /// Its name for tests and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loading => "loading",
            Self::Title => "title",
            Self::Library => "library",
            Self::Setup => "setup",
            Self::Play => "play",
            Self::Verdict => "verdict",
            Self::Review => "review",
            Self::Puzzle => "puzzle",
            Self::Practice => "practice",
            Self::Insight => "insight",
            Self::Position => "position",
            Self::Together => "together",
        }
    }
}

/// The part of the turn, mirrored from the referee whenever the table has come to rest.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Play)]
pub enum TurnPhase {
    /// Events are being shown on the table.
    #[default]
    Showing,
    /// The turn's owner is to roll.
    Roll,
    /// A drawn card wants a decision.
    Card,
    /// The turn's owner moves, stays or takes the passage.
    Move,
    /// The turn's owner makes a suggestion.
    Suggest,
    /// Somebody shows a card.
    Refute,
    /// The turn's owner accuses or ends the turn.
    Conclude,
    /// The case is closed.
    Over,
}

impl From<Phase> for TurnPhase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Roll => Self::Roll,
            Phase::ChooseSeat(_)
            | Phase::NameCard(_)
            | Phase::UsePower(_)
            | Phase::Snoop
            | Phase::ChooseRoom(_)
            | Phase::ChooseToken(_)
            | Phase::Reveal(_)
            | Phase::PassLeft(_)
            | Phase::ShowCard(_)
            | Phase::MayDraw(_)
            | Phase::Watch(_)
            | Phase::SideCard(_) => Self::Card,
            Phase::Move => Self::Move,
            Phase::Suggest | Phase::AskAnywhere(_) => Self::Suggest,
            Phase::Refute(_) => Self::Refute,
            Phase::Conclude => Self::Conclude,
            Phase::Over => Self::Over,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_sub_state::<TurnPhase>();
}

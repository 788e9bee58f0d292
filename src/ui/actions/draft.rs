//! Half-made choices, kept for one seat's turn alone so that no other seat ever meets them.

use bevy_egui::egui::{Context, Id};

use crate::ui::own_id::own_id;
use candlestick_rules::{RoomId, SuspectId, Triple, View, WeaponId};

/// What has been picked so far.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Draft {
    /// Whom to suggest.
    pub suspect: Option<SuspectId>,
    /// With what.
    pub weapon: Option<WeaponId>,
    /// Where, when a card allows any room.
    pub room: Option<RoomId>,
    /// Whether the accusation window is open.
    pub accusing: bool,
    /// Whom to accuse.
    pub culprit: Option<SuspectId>,
    /// With what.
    pub means: Option<WeaponId>,
    /// Where.
    pub scene: Option<RoomId>,
    /// Whether the window that asks about giving up is open.
    pub giving_up: bool,
}

impl Draft {
    /// A key of this case, turn and seat.
    fn key(view: &View) -> Id {
        own_id(("draft", view.turn), view)
    }

    /// A key for leaving the race, which may be asked while the others' turns go on.
    fn leaving_key(view: &View) -> Id {
        own_id("leaving", view)
    }

    pub(super) fn load(ctx: &Context, view: &View) -> Self {
        ctx.data(|data| {
            let draft: Self = data.get_temp(Self::key(view)).unwrap_or_default();
            Self { giving_up: data.get_temp(Self::leaving_key(view)).unwrap_or_default(), ..draft }
        })
    }

    pub(super) fn store(self, ctx: &Context, view: &View) {
        ctx.data_mut(|data| {
            data.insert_temp(Self::key(view), self);
            data.insert_temp(Self::leaving_key(view), self.giving_up);
        });
    }

    /// The accusation, once it is whole.
    pub(super) fn accusation(&self) -> Option<Triple> {
        Some(Triple { suspect: self.culprit?, weapon: self.means?, room: self.scene? })
    }
}

//! The card that says what an edition does otherwise than the plain game.

use bevy_egui::egui::Ui;

use super::{parts::SetupScreen, state::SetupState};
use crate::ui::scale::Size;
use crate::ui::{
    style::body,
    widgets::{Signed, plate, signed, subheading},
};
use candlestick_themes::{Difference, differences, key, palette};

/// Shows the differences at the table that is set up.
pub(super) fn show(ui: &mut Ui, state: &SetupState, shared: &SetupScreen) {
    plate().show(ui, |ui| {
        ui.set_width(ui.available_width());
        subheading(ui, &shared.words.say(key!("differs-title")));
        let (tint, ink) = (palette::CANDLE.into(), palette::PARCHMENT.into());
        let look = Signed { side: 18.0, tint, font: body(Size::TEXT), ink };
        let all = differences(shared.theme, &state.setup());
        for one in &all {
            signed(ui, shared.art, icon(*one), &one.say(shared.theme, shared.words), &look);
        }
        if all.is_empty() {
            signed(ui, shared.art, "check", &shared.words.say(key!("differs-nothing")), &look);
        }
    });
}

/// The picture that goes with a difference.
const fn icon(difference: Difference) -> &'static str {
    match difference {
        Difference::FixedSteps(_) | Difference::PassTokens | Difference::CrossRooms => "footsteps",
        Difference::Dice(_) | Difference::DiceDraw => "dice",
        Difference::AccuseInTheCentre => "gavel",
        Difference::AllAnswer | Difference::AskingIsOptional | Difference::NotNextTurn => "speech",
        Difference::StayWhenPulled => "door",
        Difference::PassageInsteadOfRoll | Difference::PassageInsideRoll => "passage",
        Difference::SquaresDraw | Difference::PulledDraws => "question",
        Difference::Powers => "mask",
        Difference::Snooping => "magnifier",
        Difference::LeftoversFaceUp | Difference::RoomCards(_) | Difference::SideCards(_) => "cards",
    }
}

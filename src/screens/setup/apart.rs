//! The card that says what an edition does otherwise than the plain game.

use bevy_egui::egui::{Label, Rect, RichText, Sense, Ui, vec2};

use super::{stage::SetupScreen, state::SetupState};
use crate::ui::scale::Size;
use crate::ui::{
    style::body,
    widgets::{draw, plate, subheading},
};
use candlestick_themes::{Difference, differences, key, palette};

/// Shows the differences at the table that is set up.
pub(super) fn show(ui: &mut Ui, state: &SetupState, stage: &SetupScreen) {
    plate().show(ui, |ui| {
        ui.set_width(ui.available_width());
        subheading(ui, &stage.words.say(key!("differs-title")));
        let all = differences(stage.theme, &state.setup());
        for one in &all {
            line(ui, stage, icon(*one), &one.say(stage.theme, stage.words));
        }
        if all.is_empty() {
            line(ui, stage, "check", &stage.words.say(key!("differs-nothing")));
        }
    });
}

fn line(ui: &mut Ui, stage: &SetupScreen, icon: &str, text: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
        if let Some(texture) = stage.art.icon(icon) {
            let at = Rect::from_center_size(rect.center(), vec2(18.0, 18.0));
            ui.painter().image(texture, at, draw::WHOLE, palette::CANDLE.into());
        }
        ui.add(Label::new(RichText::new(text).font(body(Size::TEXT)).color(palette::PARCHMENT)).wrap());
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

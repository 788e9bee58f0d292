//! Shows what an edition does otherwise than the plain game, in a few short lines with pictures.

use bevy_egui::egui::{Rect, Ui};

use super::{
    Art,
    scale::Size,
    style::body,
    widgets::{SignStyle, signed, subheading},
};
use candlestick_rules::Setup;
use candlestick_themes::{Difference, Theme, Words, differences, key, palette};

/// Shows the differences at a table, below their heading; answers where they stand.
pub fn differences_card(ui: &mut Ui, theme: &Theme, setup: &Setup, (words, art): (&Words, &Art)) -> Rect {
    ui.scope(|ui| {
        subheading(ui, &words.say(key!("differs-title")));
        let (tint, ink) = (palette::CANDLE.into(), palette::PARCHMENT.into());
        let look = SignStyle { side: 18.0, tint, font: body(Size::TEXT), ink };
        let all = differences(theme, setup);
        for one in &all {
            signed(ui, art, icon(*one), &one.say(theme, words), &look);
        }
        if all.is_empty() {
            signed(ui, art, "check", &words.say(key!("differs-nothing")), &look);
        }
    })
    .response
    .rect
}

/// The picture that goes with a difference.
const fn icon(difference: Difference) -> &'static str {
    match difference {
        Difference::FixedSteps(_) | Difference::PassTokens | Difference::CrossRooms => "footsteps",
        Difference::Dice(_) | Difference::DiceDraw => "dice",
        Difference::AccuseInTheCentre => "gavel",
        Difference::AllRefute | Difference::AskingIsOptional | Difference::NotNextTurn => "speech",
        Difference::StayWhenPulled => "door",
        Difference::PassageInsteadOfRoll | Difference::PassageInsideRoll => "passage",
        Difference::SquaresDraw | Difference::PulledDraws => "question",
        Difference::Powers => "mask",
        Difference::Snooping => "magnifier",
        Difference::LeftoversFaceUp | Difference::RoomCards(_) | Difference::SideCards(_) => "cards",
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput};

    use super::*;
    use crate::ui::written::written;
    use candlestick_rules::SuspectId;
    use candlestick_themes::{builtin, builtin_ids};

    #[test]
    fn every_difference_of_every_edition_has_its_line_and_the_plain_game_says_so() {
        let words = Words::english();
        for id in builtin_ids() {
            let theme = builtin(id).expect("built in");
            for setup in [Setup::new((0..4).map(SuspectId).collect()), Setup::new(vec![SuspectId(0), SuspectId(1)])] {
                let ctx = Context::default();
                crate::ui::style::apply(&ctx);
                let lines = written(ctx.run_ui(RawInput::default(), |ui| {
                    differences_card(ui, &theme, &setup, (&words, &Art::default()));
                }));
                let said: Vec<_> = differences(&theme, &setup).iter().map(|one| one.say(&theme, &words)).collect();
                let plain = vec![words.say(key!("differs-nothing"))];
                assert_eq!(lines[1..], if said.is_empty() { plain } else { said }, "{id}: {lines:?}");
            }
        }
    }
}

//! Tabs that stand for values: one of the values is chosen, a press chooses another.

use bevy_egui::egui::Ui;

use super::{screen_targets::ScreenTargets, widgets::segmented};
use candlestick_themes::{MessageKey, Words};

/// Shows a tab for each value, with its words and its target, and none lit where no value is chosen; answers the value whose tab was pressed.
pub fn tabs<T: Copy + PartialEq>(
    ui: &mut Ui,
    (words, targets): (&Words, &ScreenTargets),
    all: &[(T, MessageKey, impl AsRef<str>)],
    chosen: Option<T>,
) -> Option<T> {
    let labels: Vec<_> = all.iter().map(|(_, key, _)| words.say(*key)).collect();
    let labels: Vec<_> = labels.iter().map(String::as_str).collect();
    let at = all.iter().position(|(one, ..)| Some(*one) == chosen);
    let (pressed, responses) = segmented(ui, &labels, at);
    for (response, (.., target)) in responses.iter().zip(all) {
        targets.mark(target.as_ref(), response);
    }
    pressed.map(|n| all[n].0)
}

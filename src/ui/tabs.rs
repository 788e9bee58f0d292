//! Tabs that stand for values: one of the values is chosen, a press chooses another.

use bevy_egui::egui::Ui;

use super::{screen_targets::ScreenTargets, widgets::segmented_where};
use candlestick_themes::{MessageKey, Words};

/// Shows a tab for each value, with its words and its target, and none lit where no value is chosen; answers the value whose tab was pressed.
pub fn tabs<T: Copy + PartialEq>(
    ui: &mut Ui,
    parts: (&Words, &ScreenTargets),
    all: &[(T, MessageKey, impl AsRef<str>)],
    chosen: Option<T>,
) -> Option<T> {
    tabs_where(ui, parts, all, chosen, |_| true)
}

/// The same where some may not be pressed now: those are dim.
pub fn tabs_where<T: Copy + PartialEq>(
    ui: &mut Ui,
    (words, targets): (&Words, &ScreenTargets),
    all: &[(T, MessageKey, impl AsRef<str>)],
    chosen: Option<T>,
    may: impl Fn(T) -> bool,
) -> Option<T> {
    let labels: Vec<_> = all.iter().map(|(_, key, _)| words.say(*key)).collect();
    let labels: Vec<_> = labels.iter().map(String::as_str).collect();
    let at = all.iter().position(|(one, ..)| Some(*one) == chosen);
    let (pressed, responses) = segmented_where(ui, &labels, at, |n| all.get(n).is_some_and(|(one, ..)| may(*one)));
    for (response, (.., target)) in responses.iter().zip(all) {
        targets.mark(target.as_ref(), response);
    }
    pressed.map(|n| all[n].0)
}

//! Keeps the reading options, with their controls: how large words are, in which letters, and which colours are shown.

use bevy::prelude::Resource;
use bevy_egui::egui::{Response, RichText, Ui};
use serde::{Deserialize, Serialize};

use super::{
    Art, ScreenTargets,
    scale::{Size, set_text_size},
    style::bold,
    widgets::{Button, ButtonKind, icon_button, subheading, switch, told_first},
};
use candlestick_themes::{
    Words, key,
    palette::{self, Sight},
};

/// What a person has set for reading.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TextOptions {
    /// The size of texts in percent; one of [`TextOptions::SIZES`], or what lies between.
    pub size: u16,
    /// Whether colours are as strong as they can be.
    pub strong: bool,
    /// The eyes that colours are told apart by.
    pub sight: Sight,
    /// Whether words stand in letters that are hard to take for one another.
    pub plain: bool,
}

impl Default for TextOptions {
    fn default() -> Self {
        Self { size: 100, strong: false, sight: Sight::Usual, plain: false }
    }
}

impl TextOptions {
    /// The sizes of texts that can be set, in percent.
    pub const SIZES: [u16; 6] = [80, 100, 120, 140, 170, 200];

    /// Has everything that is drawn from now on follow it; what was kept out of bounds is taken as the nearest that fits.
    pub fn begin(self) {
        let [least, .., most] = Self::SIZES;
        set_text_size(self.size.clamp(least, most));
        palette::show(self.strong, self.sight);
    }

    fn smaller(self) -> Option<u16> {
        Self::SIZES.into_iter().rev().find(|size| *size < self.size)
    }

    fn larger(self) -> Option<u16> {
        Self::SIZES.into_iter().find(|size| *size > self.size)
    }
}

/// Shows the controls; targets are named `reading.…`.
pub fn show(ui: &mut Ui, words: &Words, art: &Art, reading: &mut TextOptions, targets: &ScreenTargets) {
    subheading(ui, &words.say(key!("reading-title")));
    let size = words.with(key!("reading-size"), &[("percent", u32::from(reading.size).into())]);
    let size = RichText::new(size).font(bold(Size::TEXT)).color(palette::PARCHMENT);
    let says = |ui: &mut Ui| {
        ui.horizontal(|ui| ui.label(size));
    };
    let end = 2.0 * ui.spacing().interact_size.y + ui.spacing().item_spacing.x;
    told_first(ui, end, says, |ui| {
        let steps = [
            ("minus", key!("reading-smaller"), "reading.smaller", reading.smaller()),
            ("plus", key!("reading-larger"), "reading.larger", reading.larger()),
        ];
        for (icon, name, target, wanted) in steps {
            let button = |ui: &mut Ui| icon_button(ui, art.icon(icon), &words.say(name));
            let response = ui.add_enabled_ui(wanted.is_some(), button).inner;
            targets.mark(target, &response);
            if let Some(size) = wanted.filter(|_| response.clicked()) {
                reading.size = size;
            }
        }
    });
    targets.mark("reading.strong", &switch(ui, &mut reading.strong, &words.say(key!("reading-strong"))));
    targets.mark("reading.plain", &switch(ui, &mut reading.plain, &words.say(key!("reading-plain"))));
    ui.add_space(6.0);
    subheading(ui, &words.say(key!("sight-title")));
    for (sight, name, target) in [
        (Sight::Usual, key!("sight-usual"), "reading.sight.usual"),
        (Sight::Protan, key!("sight-protan"), "reading.sight.protan"),
        (Sight::Deutan, key!("sight-deutan"), "reading.sight.deutan"),
        (Sight::Tritan, key!("sight-tritan"), "reading.sight.tritan"),
    ] {
        let chosen = reading.sight == sight;
        let response = choice(ui, art, &words.say(name), chosen);
        targets.mark(target, &response);
        if response.clicked() {
            reading.sight = sight;
        }
    }
}

/// One of several of which one is chosen.
pub(crate) fn choice(ui: &mut Ui, art: &Art, name: &str, chosen: bool) -> Response {
    let kind = if chosen { ButtonKind::Chosen } else { ButtonKind::Plain };
    Button::new(name).kind(kind).icon(art.icon("check").filter(|_| chosen)).wide().show(ui)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_go_from_the_least_to_the_most_and_from_any_between() {
        let at = |size| TextOptions { size, ..TextOptions::default() };
        assert_eq!((at(80).smaller(), at(80).larger()), (None, Some(100)));
        assert_eq!((at(200).smaller(), at(200).larger()), (Some(170), None));
        assert_eq!((at(130).smaller(), at(130).larger()), (Some(120), Some(140)));
    }
}

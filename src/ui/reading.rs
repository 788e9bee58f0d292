//! How large words are and how strongly they stand out: what a person sets, and the controls for it.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align, Layout, RichText, Ui};
use serde::{Deserialize, Serialize};

use super::{
    Art, ScreenTargets,
    scale::{Size, set_text_size},
    style::bold,
    widgets::{icon_button, subheading, switch},
};
use candlestick_themes::{Words, key, palette};

/// What a person has set for reading.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reading {
    /// The size of texts in percent; one of [`Reading::SIZES`], or what lies between.
    pub size: u16,
    /// Whether colours are as strong as they can be.
    pub strong: bool,
}

impl Default for Reading {
    fn default() -> Self {
        Self { size: 100, strong: false }
    }
}

impl Reading {
    /// The sizes of texts that can be set, in percent.
    pub const SIZES: [u16; 6] = [80, 100, 120, 140, 170, 200];

    /// Has everything that is drawn from now on follow it; what was kept out of bounds is taken as the nearest that fits.
    pub fn begin(self) {
        let [least, .., most] = Self::SIZES;
        set_text_size(self.size.clamp(least, most));
        palette::show_strong(self.strong);
    }

    fn smaller(self) -> Option<u16> {
        Self::SIZES.into_iter().rev().find(|size| *size < self.size)
    }

    fn larger(self) -> Option<u16> {
        Self::SIZES.into_iter().find(|size| *size > self.size)
    }
}

/// Shows the controls; spots are named `reading.…`.
pub fn show(ui: &mut Ui, words: &Words, art: &Art, reading: &mut Reading, spots: &ScreenTargets) {
    subheading(ui, &words.say(key!("reading-title")));
    ui.allocate_ui_with_layout(
        bevy_egui::egui::vec2(ui.available_width(), ui.spacing().interact_size.y),
        Layout::right_to_left(Align::Center),
        |ui| {
            let steps = [
                ("plus", key!("reading-larger"), "reading.larger", reading.larger()),
                ("minus", key!("reading-smaller"), "reading.smaller", reading.smaller()),
            ];
            for (icon, name, spot, wanted) in steps {
                let button = |ui: &mut Ui| icon_button(ui, art.icon(icon), &words.say(name));
                let response = ui.add_enabled_ui(wanted.is_some(), button).inner;
                spots.mark(spot, &response);
                if let Some(size) = wanted.filter(|_| response.clicked()) {
                    reading.size = size;
                }
            }
            let size = words.with(key!("reading-size"), &[("percent", u32::from(reading.size).into())]);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(RichText::new(size).font(bold(Size::TEXT)).color(palette::PARCHMENT));
            });
        },
    );
    spots.mark("reading.strong", &switch(ui, &mut reading.strong, &words.say(key!("reading-strong"))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_go_from_the_least_to_the_most_and_from_any_between() {
        let at = |size| Reading { size, strong: false };
        assert_eq!((at(80).smaller(), at(80).larger()), (None, Some(100)));
        assert_eq!((at(200).smaller(), at(200).larger()), (Some(170), None));
        assert_eq!((at(130).smaller(), at(130).larger()), (Some(120), Some(140)));
    }
}

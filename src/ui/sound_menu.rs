//! Shows the sound setting in the menu: the volume or nothing, only one's own turn, and ambience.

use bevy_egui::egui::Ui;

use super::{
    ScreenTargets, named_group,
    widgets::{segmented, subheading, switch},
};
use crate::table::SoundSettings;
use candlestick_themes::{Words, key};

/// Shows the sound setting; targets are named `menu.sound.…`.
pub fn show(ui: &mut Ui, words: &Words, sound: &mut SoundSettings, targets: &ScreenTargets) {
    subheading(ui, &words.say(key!("menu-sound")));
    volume(ui, words, sound, targets);
    ui.add_enabled_ui(!sound.muted, |ui| {
        let only = switch(ui, &mut sound.only_my_turn, &words.say(key!("sound-only-my-turn")));
        targets.mark("menu.sound.only-my-turn", &only);
        ui.add_enabled_ui(!sound.only_my_turn, |ui| {
            let ambience = switch(ui, &mut sound.ambience, &words.say(key!("sound-ambience")));
            targets.mark("menu.sound.ambience", &ambience);
        });
    });
}

/// Nothing, or one of the volumes. The volume waits while nothing is heard.
fn volume(ui: &mut Ui, words: &Words, sound: &mut SoundSettings, targets: &ScreenTargets) {
    let all = SoundSettings::VOLUMES;
    let volumes = all.map(|volume| words.with(key!("sound-volume"), &[("percent", volume.into())]));
    let off = words.say(key!("sound-off"));
    let labels: Vec<_> = [off.as_str()].into_iter().chain(volumes.iter().map(String::as_str)).collect();
    let nearest = all.iter().rposition(|volume| *volume <= sound.volume).unwrap_or(0);
    let at = if sound.muted { 0 } else { nearest + 1 };
    let (pressed, responses) = named_group(ui, &words.say(key!("menu-sound")), |ui| segmented(ui, &labels, Some(at)));
    for (n, response) in responses.iter().enumerate() {
        let name = n.checked_sub(1).map_or_else(|| "off".to_owned(), |n| all[n].to_string());
        targets.mark(format!("menu.sound.{name}"), response);
    }
    match pressed {
        Some(0) => sound.muted = true,
        Some(n) => (sound.muted, sound.volume) = (false, all[n - 1]),
        None => {}
    }
}

//! The characters of the bots: a button in the row, and all of them with what each means below it.

use bevy_egui::egui::{Label, RichText, Ui};

use super::{
    below::{OpenBelow, opened, toggle},
    parts::SetupScreen,
    state::SetupState,
};
use crate::ui::scale::Size;
use crate::ui::{
    style::{body, mix},
    widgets::{Button, ButtonKind, fixed, icon_button},
};
use candlestick_game::{Controller, Persona};
use candlestick_themes::{MessageKey, key, palette};

/// Narrowest button of a character.
const LEAST: f32 = 96.0;
/// Space between them.
const GAP: f32 = 6.0;

/// The key of a character; a bot without one plays as its level does.
fn key(persona: Option<Persona>) -> &'static str {
    persona.map_or("plain", |persona| persona.key().unwrap_or("own"))
}

/// The sentences with a character's name and with what it means.
fn sentences(persona: Option<Persona>) -> (MessageKey, MessageKey) {
    match key(persona) {
        "plain" => (key!("persona-plain"), key!("persona-plain-why")),
        "careful" => (key!("persona-careful"), key!("persona-careful-why")),
        "gambler" => (key!("persona-gambler"), key!("persona-gambler-why")),
        "fox" => (key!("persona-fox"), key!("persona-fox-why")),
        "gossip" => (key!("persona-gossip"), key!("persona-gossip-why")),
        "dreamer" => (key!("persona-dreamer"), key!("persona-dreamer-why")),
        "recluse" => (key!("persona-recluse"), key!("persona-recluse-why")),
        _ => (key!("persona-own"), key!("persona-own-why")),
    }
}

/// Opens the characters of a bot; says the one it has.
pub(super) fn button(ui: &mut Ui, state: &SetupState, shared: &SetupScreen, at: usize) {
    let row = &state.seats[at];
    if row.controller == Controller::Person {
        return;
    }
    let character = shared.words.say(sentences(row.persona).0);
    let values = [("name", (&row.name).into()), ("character", (&character).into())];
    let text = shared.words.with(key!("setup-character"), &values);
    let icon = shared.art.icon(if row.persona.is_some() { "mask" } else { "mask-plain" });
    let response = icon_button(ui, icon, &text);
    shared.targets.mark(format!("setup.seat.{at}.character"), &response);
    if response.clicked() {
        toggle(ui, OpenBelow::Characters(at));
    }
}

/// All characters to choose from, under the row that asked, and what the chosen one means.
pub(super) fn show(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen, at: usize) {
    if opened(ui) != Some(OpenBelow::Characters(at)) || state.seats[at].controller == Controller::Person {
        return;
    }
    ui.add_space(4.0);
    let all: Vec<_> = std::iter::once(None).chain(Persona::PRESETS.map(|(_, persona)| Some(persona))).collect();
    let columns = (((ui.available_width() + GAP) / (LEAST + GAP)) as usize).clamp(1, all.len());
    let width = (ui.available_width() + GAP) / columns as f32 - GAP;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for persona in row {
                let text = shared.words.say(sentences(*persona).0);
                let kind = if state.seats[at].persona == *persona { ButtonKind::Chosen } else { ButtonKind::Plain };
                let response = fixed(ui, width, Button::new(&text).kind(kind));
                shared.targets.mark(format!("setup.seat.{at}.character.{}", key(*persona)), &response);
                if response.clicked() {
                    state.seats[at].persona = *persona;
                }
            }
        });
    }
    let why = shared.words.say(sentences(state.seats[at].persona).1);
    let quiet = mix(palette::SMOKE, palette::PARCHMENT, 0.6);
    ui.add(Label::new(RichText::new(why).font(body(Size::FOOT)).color(quiet)).wrap());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_a_name_and_a_meaning_of_its_own() {
        let all: Vec<_> = Persona::PRESETS.iter().map(|(_, persona)| sentences(Some(*persona))).collect();
        assert!(all.iter().all(|one| *one != sentences(None) && one.0 != key!("persona-own")));
        assert_eq!(all.iter().collect::<std::collections::BTreeSet<_>>().len(), all.len());
    }
}

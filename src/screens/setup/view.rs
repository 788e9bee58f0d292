//! The setup: who plays, as whom and how well, the options and the seed.

use std::sync::Arc;

use bevy_egui::egui::{CentralPanel, Frame, Key, Label, Margin, Panel, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::ui::{
    Art, TestTargets,
    style::{LOW, body, display, mix, touch, veil},
    widgets::{Button, Kind, draw, hairline, icon_button, plate, subheading, switch, wood},
};
use candlestick_themes::palette;
use candlestick_themes::{Theme, Words};

use super::{
    chooser, rows,
    state::{SetupProblem, SetupState},
};

/// What was chosen in the setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupChoice {
    /// Open the case; see [`SetupState::to_case`].
    Start,
    /// Back to the title.
    Back,
    /// Put another random seed.
    Shuffle,
    /// Play with the theme of this number.
    Theme(usize),
    /// Show the themes of the user's own.
    OwnThemes,
}

/// What the parts of the screen share.
pub(super) struct SetupScreen<'a> {
    pub themes: &'a [Arc<Theme>],
    pub theme: &'a Theme,
    pub own_faults: usize,
    pub words: &'a Words,
    pub art: &'a Art,
    pub spots: &'a TestTargets,
    pub narrow: bool,
}

/// Shows the setup over the whole window: all themes to choose from, and the seats and options of the chosen one.
/// `own_faults` is how many faults the user's own themes have; `notice` is something that has gone wrong, in words.
pub fn show(
    ui: &mut Ui,
    state: &mut SetupState,
    (themes, theme, own_faults): (&[Arc<Theme>], &Theme, usize),
    notice: Option<&str>,
    words: &Words,
    art: &Art,
    spots: &TestTargets,
) -> Option<SetupChoice> {
    let room = ui.max_rect();
    let narrow = room.width() < 700.0 || room.height() < LOW;
    let stage = SetupScreen { themes, theme, own_faults, words, art, spots, narrow };
    touch(ui, narrow);
    wood(ui, art, room);
    ui.painter().rect_filled(room, 0, veil(palette::NIGHT, 0.55));
    draw::glow(ui.painter(), room.center_top(), vec2(room.width() * 0.7, 420.0), veil(palette::CANDLE, 0.12));
    let mut chosen = foot(ui, state, notice, &stage);
    let margin = Margin::symmetric(if narrow { 12 } else { 28 }, 10);
    CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        touch(ui, narrow);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.vertical_centered(|ui| {
                let size = if room.height() < LOW {
                    22.0
                } else if narrow {
                    30.0
                } else {
                    38.0
                };
                ui.label(RichText::new(words.say("setup-title")).font(display(size)).color(palette::CANDLE));
            });
            chosen = chooser::show(ui, &stage).or(chosen);
            hairline(ui);
            chosen = body_of(ui, state, &stage).or(chosen);
        });
    });
    chosen
}

/// Seats and options, side by side where there is room.
fn body_of(ui: &mut Ui, state: &mut SetupState, stage: &SetupScreen) -> Option<SetupChoice> {
    if stage.narrow {
        rows::show(ui, state, stage);
        ui.add_space(10.0);
        return options(ui, state, stage);
    }
    let width = ui.available_width().min(1120.0);
    let side = (ui.available_width() - width) / 2.0;
    ui.horizontal_top(|ui| {
        ui.add_space(side);
        let seats = (width * 0.64).max(600.0).min(width - 240.0);
        ui.allocate_ui(vec2(seats, 0.0), |ui| ui.vertical(|ui| rows::show(ui, state, stage)));
        ui.add_space(10.0);
        ui.vertical(|ui| {
            ui.set_width((width - seats - 26.0).max(200.0));
            options(ui, state, stage)
        })
        .inner
    })
    .inner
}

fn options(ui: &mut Ui, state: &mut SetupState, stage: &SetupScreen) -> Option<SetupChoice> {
    let words = stage.words;
    plate()
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            subheading(ui, &words.say("setup-options"));
            let edition = &stage.theme.edition;
            if !edition.deck.is_empty() {
                let text = words.with("setup-deck", &[("deck", (&stage.theme.deck_name).into())]);
                stage.spots.mark("setup.deck", &switch(ui, &mut state.deck, &text));
                let two_without = state.two_sides() && !edition.profile.two_side_deck;
                why(ui, &words.say(if two_without { "setup-deck-two" } else { "setup-deck-why" }));
            }
            if !edition.powers.is_empty() {
                ui.add_space(6.0);
                stage.spots.mark("setup.powers", &switch(ui, &mut state.powers, &words.say("setup-powers")));
                why(ui, &words.say("setup-powers-why"));
            }
            if state.two_sides() && stage.theme.edition.profile.two_side_room_cards > 0 {
                ui.add_space(6.0);
                stage.spots.mark("setup.corner", &switch(ui, &mut state.corner_rooms, &words.say("setup-corner")));
                why(ui, &words.say("setup-corner-why"));
            }
            ui.add_space(8.0);
            seed(ui, state, stage)
        })
        .inner
}

fn why(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(body(13.5)).color(mix(palette::SMOKE, palette::PARCHMENT, 0.4)));
}

fn seed(ui: &mut Ui, state: &mut SetupState, stage: &SetupScreen) -> Option<SetupChoice> {
    let words = stage.words;
    subheading(ui, &words.say("setup-seed"));
    let mut chosen = None;
    ui.horizontal(|ui| {
        let button = ui.spacing().interact_size.y + ui.spacing().item_spacing.x;
        let height = ui.spacing().interact_size.y;
        let edit = TextEdit::singleline(&mut state.seed)
            .desired_width(ui.available_width() - button)
            .char_limit(64)
            .vertical_align(bevy_egui::egui::Align::Center)
            .min_size(vec2(0.0, height))
            .margin(Margin::symmetric(8, 4));
        stage.spots.mark("setup.seed", &ui.add(edit));
        let shuffle = icon_button(ui, stage.art.icon("shuffle"), &words.say("setup-shuffle"));
        stage.spots.mark("setup.shuffle", &shuffle);
        chosen = shuffle.clicked().then_some(SetupChoice::Shuffle);
    });
    match state.problem() {
        Some(problem @ SetupProblem::Seed) => complaint(ui, &problem.say(words)),
        _ => why(ui, &words.say("setup-seed-why")),
    }
    chosen
}

fn complaint(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).color(mix(palette::BLOOD, palette::IVORY, 0.5));
    ui.add(Label::new(text).wrap());
}

/// Back and start, always in sight, with the reason why not.
fn foot(ui: &mut Ui, state: &SetupState, notice: Option<&str>, stage: &SetupScreen) -> Option<SetupChoice> {
    let words = stage.words;
    let problem = state.problem();
    let frame = Frame::new().fill(veil(palette::NIGHT, 0.75)).inner_margin(Margin::symmetric(12, 10));
    let mut chosen = None;
    Panel::bottom("setup-foot").frame(frame).show_separator_line(false).show(ui, |ui| {
        touch(ui, stage.narrow);
        ui.vertical_centered(|ui| {
            let width = ui.available_width().min(620.0);
            ui.set_max_width(width);
            if let Some(notice) = notice {
                complaint(ui, notice);
            }
            match problem {
                Some(problem) => complaint(ui, &problem.say(words)),
                None if !state
                    .seats
                    .iter()
                    .any(|row| row.on && row.controller == candlestick_game::Controller::Person) =>
                {
                    why(ui, &words.say("setup-watching"));
                }
                None => {}
            }
            ui.horizontal(|ui| {
                let text = words.say("setup-back");
                let back = Button::new(&text).icon(stage.art.icon("home")).show(ui);
                stage.spots.mark("setup.back", &back);
                let text = words.say("setup-start");
                let start = Button::new(&text).kind(Kind::Primary).icon(stage.art.icon("magnifier")).key(Key::S).wide();
                let start = start.enabled(problem.is_none()).show(ui);
                stage.spots.mark("setup.start", &start);
                chosen = back.clicked().then_some(SetupChoice::Back);
                chosen = start.clicked().then_some(SetupChoice::Start).or(chosen);
            });
        });
    });
    chosen
}

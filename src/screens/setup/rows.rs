//! The rows of the setup: a portrait to change, a name to type, person or bot, level and character, and away.

use bevy_egui::egui::{Align2, Label, Margin, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{
    below::{OpenBelow, open, opened, toggle},
    characters,
    parts::SetupScreen,
    state::SetupState,
};
use crate::ui::scale::{Size, growth, round};
use crate::ui::{
    button_of, level_button, level_name,
    style::{body, bold, mix},
    widgets::{
        Button, Tile, called, disc, draw, fixed, focus_ring, icon_button, line_so_wide, picture_tile, plate, tile_rows,
        tip,
    },
};
use candlestick_game::Controller;
use candlestick_rules::SuspectId;
use candlestick_themes::{key, palette};

/// Shows every seat.
pub(super) fn show(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) {
    let mut gone = None;
    for at in 0..state.count() {
        plate().inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.push_id(at, |ui| {
                gone = row(ui, state, shared, at).then_some(at).or(gone);
                suspects(ui, state, shared, at);
                characters::show(ui, state, shared, at);
            });
        });
    }
    if let Some(at) = gone {
        state.remove(at);
        open(ui, None);
    }
    let text = RichText::new(shared.words.say(key!("setup-order"))).font(body(Size::FOOT));
    ui.add(Label::new(text.color(palette::ASH)).wrap());
}

/// One seat; tells whether it is to go.
fn row(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen, at: usize) -> bool {
    ui.horizontal(|ui| {
        portrait(ui, state, shared, at);
        if shared.narrow && ui.available_width() < TIGHT * growth() {
            ui.vertical(|ui| tight(ui, state, shared, at)).inner
        } else if shared.narrow {
            ui.vertical(|ui| {
                let gone = ui.horizontal(|ui| {
                    let room = ui.available_width() - if state.can_remove() { icon_side(ui) } else { 0.0 };
                    name(ui, state, shared, at, room);
                    away(ui, state, shared, at)
                });
                ui.horizontal(|ui| {
                    let bot = state.seats[at].controller != Controller::Person;
                    kind(ui, state, shared, at, if bot { 80.0 } else { 100.0 });
                    let rest = ui.available_width() - if bot { icon_side(ui) } else { 0.0 };
                    level(ui, state, shared, at, rest);
                    characters::button(ui, state, shared, at);
                });
                gone.inner
            })
            .inner
        } else {
            let (gap, side) = (ui.spacing().item_spacing.x, icon_side(ui));
            let button = if state.can_remove() { side } else { 0.0 };
            let bot = state.seats[at].controller != Controller::Person;
            let room = ui.available_width() - (108.0 + 150.0 + button + side + 2.0 * gap);
            name(ui, state, shared, at, room);
            kind(ui, state, shared, at, 108.0);
            level(ui, state, shared, at, if bot { 150.0 } else { 150.0 + side });
            characters::button(ui, state, shared, at);
            away(ui, state, shared, at)
        }
    })
    .inner
}

/// How much of a row a button with a sign takes, with the gap before it.
fn icon_side(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y + ui.spacing().item_spacing.x
}

/// Narrower than this, a seat's name and level have lines of their own beside the portrait, in points at the usual size of letters.
const TIGHT: f32 = 190.0;

/// What stands beside the portrait where letters are large for a phone; tells whether the seat is to go.
fn tight(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen, at: usize) -> bool {
    let room = ui.available_width();
    name(ui, state, shared, at, room);
    let gone = ui.horizontal(|ui| {
        let bot = state.seats[at].controller != Controller::Person;
        let icons = usize::from(bot) + usize::from(state.can_remove());
        kind(ui, state, shared, at, room - icon_side(ui) * icons as f32);
        characters::button(ui, state, shared, at);
        away(ui, state, shared, at)
    });
    level(ui, state, shared, at, room);
    gone.inner
}

/// The portrait opens the choice of suspects.
fn portrait(ui: &mut Ui, state: &SetupState, shared: &SetupScreen, at: usize) {
    let crowded = state.count() > 4;
    let side = if shared.narrow {
        76.0
    } else if crowded {
        44.0
    } else {
        66.0
    };
    let (rect, response) = ui.allocate_exact_size(vec2(side, side + 14.0), Sense::click());
    let suspect = state.seats[at].suspect;
    let look = &shared.theme.suspects[suspect.index()];
    let text = shared.words.with(key!("setup-suspect"), &[("name", (&state.seats[at].name).into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &text));
    shared.targets.mark(format!("setup.seat.{at}.suspect"), &response);
    let lit = response.hovered() || response.has_focus();
    let rim = if lit { palette::CANDLE.into() } else { mix(palette::BRASS, palette::WALNUT, 0.2) };
    let centre = rect.center_top() + vec2(0.0, side / 2.0);
    disc(ui.painter(), shared.theme, shared.art, suspect, centre, side / 2.0 - 3.0, rim);
    let at_name = rect.center_bottom() - vec2(0.0, 6.0);
    draw::write(
        ui.painter(),
        at_name,
        Align2::CENTER_CENTER,
        &look.short,
        &bold(Size::FOOT),
        palette::IVORY.into(),
        side + 4.0,
    );
    focus_ring(ui, &response, round::PLATE);
    if tip(response, text).clicked() {
        toggle(ui, OpenBelow::Suspects(at));
    }
}

/// All suspects to choose from, under the row that asked.
fn suspects(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen, at: usize) {
    if opened(ui) != Some(OpenBelow::Suspects(at)) {
        return;
    }
    ui.add_space(4.0);
    let count = shared.theme.suspects.len();
    let (columns, size) = tile_rows(ui.available_width(), 6.0, count);
    let all: Vec<_> = (0..count as u8).map(SuspectId).collect();
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for &suspect in row {
                let card = shared.theme.edition.cards.suspect(suspect);
                let chosen = state.seats[at].suspect == suspect;
                let tile = Tile { chosen, ..Tile::of(shared.theme, card) };
                let response = picture_tile(ui, shared.theme, shared.art, tile, size);
                let key = &shared.theme.suspects[suspect.index()].id;
                shared.targets.mark(format!("setup.seat.{at}.suspect.{key}"), &response);
                if response.clicked() {
                    state.choose(at, suspect);
                    open(ui, None);
                }
            }
        });
    }
}

/// Most letters of a player's name.
const LONGEST_NAME: usize = 40;

fn name(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen, at: usize, room: f32) {
    let edit = line_so_wide(ui, room.max(60.0), &mut state.seats[at].name, "", LONGEST_NAME);
    called(&edit, shared.words.with(key!("setup-person-name"), &[("n", (at + 1).into())]));
    shared.targets.mark(format!("setup.seat.{at}.name"), &edit);
}

fn kind(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen, at: usize, width: f32) {
    let (key, icon) = match state.seats[at].controller {
        Controller::Person => (key!("setup-person"), "person"),
        Controller::Bot(_) => (key!("setup-bot"), "robot"),
    };
    let text = shared.words.say(key);
    let told = button_of(shared.words, &text, &state.seats[at].name);
    let response = fixed(ui, width, Button::new(&text).read_as(&told).icon(shared.art.icon(icon)));
    shared.targets.mark(format!("setup.seat.{at}.kind"), &response);
    if response.clicked() {
        state.toggle_kind(at);
    }
}

fn level(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen, at: usize, width: f32) {
    let Controller::Bot(level) = state.seats[at].controller else {
        return help(ui, state, shared, at, width);
    };
    let told = button_of(shared.words, &shared.words.say(level_name(level)), &state.seats[at].name);
    let response = level_button(ui, level, width, (shared.words, &told));
    shared.targets.mark(format!("setup.seat.{at}.level"), &response);
    if response.clicked() {
        state.next_level(at);
    }
}

/// How much a person's notebook helps.
fn help(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen, at: usize, width: f32) {
    let help = state.seats[at].help;
    let text = shared.words.say(help.sentence());
    let told = button_of(shared.words, &text, &state.seats[at].name);
    let response = fixed(ui, width, Button::new(&text).read_as(&told).icon(shared.art.icon("notebook")));
    shared.targets.mark(format!("setup.seat.{at}.help"), &response);
    if tip(response, shared.words.say(help.why())).clicked() {
        state.next_help(at);
    }
}

fn away(ui: &mut Ui, state: &SetupState, shared: &SetupScreen, at: usize) -> bool {
    if !state.can_remove() {
        return false;
    }
    let text = shared.words.with(key!("setup-remove-seat"), &[("name", (&state.seats[at].name).into())]);
    let response = icon_button(ui, shared.art.icon("cross"), &text);
    shared.targets.mark(format!("setup.remove-seat.{at}"), &response);
    response.clicked()
}

//! Gives the parts of the screen what they share: words and pictures, rows of buttons, seats side by side, and cards to
//! pick.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use super::{choice::PositionChoice, state::PositionState};
use crate::ui::{
    Art, ScreenTargets, headed_group,
    scale::Size,
    style::body,
    widgets::{Button, ButtonKind, Tile, picture_tile, segmented, tile_rows},
};
use candlestick_rules::{CardId, SeatId};
use candlestick_themes::{Words, palette};

/// What the parts of the screen share.
pub(super) struct PositionScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    pub narrow: bool,
}

/// The narrowest name of a player, in points.
const NAME: f32 = 78.0;
/// Space between tiles.
const GAP: f32 = 5.0;

/// One way of several: its words, its target, what it is for, whether it can be chosen, and what it chooses.
pub(super) struct PositionButton<'a> {
    pub text: String,
    pub target: &'a str,
    pub kind: ButtonKind,
    pub on: bool,
    pub choice: PositionChoice,
}

impl<'a> PositionButton<'a> {
    /// A plain one that can be chosen.
    pub(super) const fn new(text: String, target: &'a str, choice: PositionChoice) -> Self {
        Self { text, target, kind: ButtonKind::Plain, on: true, choice }
    }
}

/// Ways side by side, each as wide as the others.
pub(super) fn ways(ui: &mut Ui, shared: &PositionScreen, all: Vec<PositionButton>, chosen: &mut Vec<PositionChoice>) {
    let (room, gap, height) = (ui.available_width(), ui.spacing().item_spacing.x, ui.spacing().interact_size.y);
    let width = (room - gap * (all.len().max(1) as f32 - 1.0)) / all.len().max(1) as f32;
    ui.horizontal(|ui| {
        for PositionButton { text, target, kind, on, choice } in all {
            let button = Button::new(&text).kind(kind).enabled(on).leaves_if(target == "position.leave").wide();
            let shown = ui.allocate_ui(vec2(width, height), |ui| {
                ui.set_width(width);
                button.show(ui)
            });
            shared.targets.mark(target, &shown.inner);
            chosen.extend(shown.inner.clicked().then_some(choice));
        }
    });
}

/// All players side by side, in several rows where they are many, under what is asked of them, which is their group's name:
/// suspects may be called as they are. Answers the one that was pressed.
pub(super) fn seats(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    picked: Option<SeatId>,
    (asked, target): (&str, &str),
) -> Option<SeatId> {
    headed_group(ui, asked, |ui| rows_of_seats(ui, state, shared, picked, target))
}

fn rows_of_seats(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    picked: Option<SeatId>,
    target: &str,
) -> Option<SeatId> {
    let names = state.table().names();
    let fits = ((ui.available_width() / NAME) as usize).max(1);
    let in_row = names.len().div_ceil(names.len().div_ceil(fits).max(1)).max(1);
    let mut pressed = None;
    for (row, names) in names.chunks(in_row).enumerate() {
        let labels: Vec<_> = names.iter().map(String::as_str).collect();
        let first = row * in_row;
        let at = picked.and_then(|seat| seat.index().checked_sub(first)).filter(|at| *at < names.len());
        let (hit, responses) = segmented(ui, &labels, at);
        for (n, response) in responses.iter().enumerate() {
            shared.targets.mark(format!("{target}.{}", first + n), response);
        }
        pressed = hit.map(|n| SeatId((first + n) as u8)).or(pressed);
    }
    pressed
}

/// Cards as tiles in even rows; `look` says how each looks. Answers the one that was pressed.
pub(super) fn cards<'a>(
    ui: &mut Ui,
    (state, shared): (&'a PositionState, &PositionScreen),
    all: impl IntoIterator<Item = CardId>,
    target: &str,
    look: impl Fn(Tile<'a>) -> Tile<'a>,
) -> Option<CardId> {
    let theme = &state.table().theme;
    let all: Vec<_> = all.into_iter().collect();
    let (columns, size) = tile_rows(ui.available_width(), GAP, all.len().max(3));
    let mut pressed = None;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for card in row {
                let response = picture_tile(ui, theme, shared.art, look(Tile::of(theme, *card)), size);
                shared.targets.mark(format!("{target}.{}", theme.card_key(*card)), &response);
                if response.clicked() {
                    pressed = Some(*card);
                }
            }
        });
    }
    pressed
}

/// A sentence.
pub(super) fn say(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(body(Size::TEXT)).color(palette::PARCHMENT)).wrap());
}

/// A sentence that matters less.
pub(super) fn note(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(palette::PARCHMENT_SHADE)).wrap());
}

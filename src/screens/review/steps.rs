//! The case step by step with everyone's cards open: the line of the log, the board and the hands.

use bevy_egui::egui::{Align, Key, Label, Layout, RichText, ScrollArea, Ui, vec2};

use super::{
    parts::ReviewScreen,
    state::{ReviewChoice, ReviewState},
};
use crate::ui::scale::Size;
use crate::ui::{
    miniboard::{self, PiecePlaces},
    style::{body, bold, mix},
    widgets::{self, arrow_button, icon_button, plate, token_dot},
};
use candlestick_rules::{CardId, Event, SeatId};
use candlestick_themes::{key, palette};

/// From this width on, board and hands stand side by side.
const SIDE_BY_SIDE: f32 = 600.0;
/// The same where the curves stand above and others beside: in a window, or on a tablet.
const BESIDE: f32 = 420.0;

/// Shows the present step, as high as given.
pub(super) fn show(
    ui: &mut Ui,
    state: &ReviewState,
    shared: &ReviewScreen,
    height: f32,
    chosen: &mut Option<ReviewChoice>,
) {
    if let Some(way) = controls(ui, state, shared) {
        *chosen = Some(way);
    }
    let room = (height - 64.0).max(160.0);
    let Some(event) = state.event() else { return };
    let standing = PiecePlaces::after(&state.case.game().events()[..=event]);
    let text = shared.words.say(key!("lookback-board"));
    if shared.narrow && ui.available_width() < SIDE_BY_SIDE {
        miniboard::show(ui, &state.case.theme, shared.art, &standing, vec2(ui.available_width(), room * 0.6), &text);
        hands(ui, state, shared);
        return;
    }
    if ui.available_width() < BESIDE {
        miniboard::show(ui, &state.case.theme, shared.art, &standing, vec2(ui.available_width(), room * 0.5), &text);
        ScrollArea::vertical().id_salt("hands").max_height(room * 0.5).show(ui, |ui| hands(ui, state, shared));
        return;
    }
    ui.horizontal_top(|ui| {
        let width = ui.available_width();
        miniboard::show(ui, &state.case.theme, shared.art, &standing, vec2(width * 0.55, room), &text);
        ui.vertical(|ui| {
            ScrollArea::vertical().id_salt("hands").max_height(room).show(ui, |ui| hands(ui, state, shared));
        });
    });
}

/// First, back, the line, on, last; the arrow keys do the same.
fn controls(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) -> Option<ReviewChoice> {
    let words = shared.words;
    let height = ui.spacing().interact_size.y.max(44.0);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::left_to_right(Align::Center), |ui| {
        let back = arrow_button(ui, true, &words.say(key!("lookback-back")));
        shared.targets.mark("review.back", &back);
        let on = arrow_button(ui, false, &words.say(key!("lookback-on")));
        shared.targets.mark("review.on", &on);
        let turn = icon_button(ui, shared.art.icon("skip"), &words.say(key!("lookback-turn")));
        shared.targets.mark("review.turn", &turn);
        let (left, right) = if ui.ctx().text_edit_focused() {
            (false, false)
        } else {
            ui.input(|input| (input.key_pressed(Key::ArrowLeft), input.key_pressed(Key::ArrowRight)))
        };
        if let Some(step) = state.steps.get(state.step) {
            let text = words.with(key!("lookback-step"), &[("turn", step.turn.into()), ("line", (&step.text).into())]);
            ui.add(Label::new(RichText::new(text).font(bold(Size::TEXT)).color(palette::IVORY)).wrap());
        }
        if turn.clicked() {
            return Some(ReviewChoice::Turn(state.turn() + 1));
        }
        let on = (on.clicked() || right).then_some(ReviewChoice::Step(state.step + 1));
        on.or_else(|| (back.clicked() || left).then_some(ReviewChoice::Step(state.step.saturating_sub(1))))
    })
    .inner
}

/// The card that is shown or seen in the present step.
fn card_in_play(event: &Event) -> Option<CardId> {
    match event {
        Event::Shown { card, .. }
        | Event::ShownFreely { card, .. }
        | Event::PassedLeft { card, .. }
        | Event::SeenToo { card, .. }
        | Event::Peeked { card, .. } => *card,
        Event::Revealed { card, .. } => Some(*card),
        _ => None,
    }
}

/// Everyone's hand in names; the card in play and cards that were asked for stand out.
fn hands(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) {
    let game = state.case.game();
    let theme = &state.case.theme;
    let events = game.events();
    let at = state.event().unwrap_or(0);
    let shown = card_in_play(&events[at]);
    let turn = events[..=at].iter().rev().take_while(|event| !matches!(event, Event::TurnStarted { .. }));
    let asked = turn.filter_map(|event| if let Event::Suggested { triple, .. } = event { Some(*triple) } else { None });
    let asked = asked.map(|triple| theme.edition.cards.set(triple)).next().unwrap_or_default();
    let quiet = mix(palette::PARCHMENT, palette::SMOKE, 0.35);
    for seat in (0..game.setup().seats.len() as u8).map(SeatId) {
        plate().inner_margin(bevy_egui::egui::Margin::symmetric(8, 4)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
                ui.spacing_mut().interact_size.y = 18.0;
                let (dot, _) = ui.allocate_exact_size(vec2(18.0, 18.0), bevy_egui::egui::Sense::hover());
                let suspect = game.suspect_of(seat);
                token_dot(ui.painter(), theme, suspect, dot.center(), 8.5);
                let name = &theme.suspects[suspect.index()].short;
                ui.label(RichText::new(name).font(bold(Size::FOOT)).color(palette::BRASS));
                for card in game.truth().hand(seat).iter() {
                    let name = widgets::Tile::of(theme, card).name;
                    let text = RichText::new(name).font(body(Size::FOOT));
                    let text = match (shown == Some(card), asked.contains(card)) {
                        (true, _) => text.color(palette::INK).background_color(palette::CANDLE),
                        (false, true) => text.color(palette::CANDLE).underline(),
                        (false, false) => text.color(quiet),
                    };
                    ui.label(text);
                }
            });
        });
    }
    ui.label(RichText::new(shared.words.say(key!("lookback-hands-why"))).font(body(Size::FOOT)).color(quiet));
}

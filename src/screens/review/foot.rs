//! The foot of the review: what is to be told, and the ways on from here.

use bevy_egui::egui::{Response, RichText, Ui, vec2};

use super::{
    parts::ReviewScreen,
    state::{ReviewChoice, ReviewState},
};
use crate::ui::scale::{Size, widest};
use crate::ui::{
    live,
    style::{body, mix, touch},
    widgets::{Button, ButtonKind},
};
use candlestick_themes::{MessageKey, key, palette};

/// One button of the foot: its words, picture and what it is for.
type FootButton = (MessageKey, &'static str, ButtonKind);

const COPY: FootButton = (key!("lookback-copy"), "scroll", ButtonKind::Plain);
const SAVE: FootButton = (key!("lookback-save"), "book", ButtonKind::Plain);
const SAVE_ROOM: FootButton = (key!("lookback-save-room"), "lock", ButtonKind::Plain);
const OPEN: FootButton = (key!("lookback-open"), "envelope", ButtonKind::Plain);
const WATCH: FootButton = (key!("lookback-watch"), "play", ButtonKind::Plain);

/// The way back, golden where nothing else is.
const fn back(kind: ButtonKind) -> FootButton {
    (key!("lookback-leave"), "home", kind)
}

/// The widest foot, in points.
const WIDEST: f32 = 800.0;
/// All buttons stand in one row from this width on.
const ROOMY: f32 = 600.0;

/// Watch, copy, save, open another one where files can be picked, and back.
pub(super) fn show(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) -> Option<ReviewChoice> {
    frame(ui, state.told.as_deref(), shared, |ui| {
        if !shared.pick && state.told.is_none() {
            let hint = RichText::new(shared.words.say(key!("lookback-drop-window"))).font(body(Size::FOOT));
            ui.label(hint.color(mix(palette::PARCHMENT, palette::SMOKE, 0.35)));
        }
        let mut chosen = None;
        if state.of_room {
            let width = ui.available_width();
            chosen = one(ui, shared, SAVE_ROOM, "review.save-room", width).clicked().then_some(ReviewChoice::SaveRoom);
        }
        let alone = shared.pick && ui.available_width() < widest(ROOMY);
        if alone {
            let width = ui.available_width();
            chosen = open(ui, shared, width).or(chosen);
        }
        ui.horizontal(|ui| {
            let count = if shared.pick && !alone { 5.0 } else { 4.0 };
            let width = (ui.available_width() - (count - 1.0) * ui.spacing().item_spacing.x) / count;
            let watch = one(ui, shared, WATCH, "review.watch", width);
            let copy = one(ui, shared, COPY, "review.copy", width);
            let save = one(ui, shared, SAVE, "review.save", width);
            if shared.pick && !alone {
                chosen = open(ui, shared, width).or(chosen.take());
            }
            let kind = if state.comparison.pasted.is_some() { ButtonKind::Plain } else { ButtonKind::Primary };
            let back = one(ui, shared, back(kind), "review.leave", width);
            if let (true, Some(review)) = (copy.clicked(), &state.review) {
                chosen = Some(ReviewChoice::Copy(review.to_share(state.case.theme(), shared.words)));
            }
            chosen = watch.clicked().then_some(ReviewChoice::Watch).or(chosen.take());
            chosen = save.clicked().then_some(ReviewChoice::Save).or(chosen.take());
            chosen = back.clicked().then_some(ReviewChoice::Back).or(chosen.take());
        });
        chosen
    })
}

/// The way back alone, where there is no case.
pub(super) fn bare(ui: &mut Ui, shared: &ReviewScreen) -> Option<ReviewChoice> {
    frame(ui, None, shared, |ui| {
        let width = ui.available_width().min(widest(280.0));
        one(ui, shared, back(ButtonKind::Primary), "review.leave", width).clicked().then_some(ReviewChoice::Back)
    })
}

/// The button that opens a case from a file.
pub(super) fn open(ui: &mut Ui, shared: &ReviewScreen, width: f32) -> Option<ReviewChoice> {
    one(ui, shared, OPEN, "review.open", width).clicked().then_some(ReviewChoice::Open)
}

fn frame(
    ui: &mut Ui,
    told: Option<&str>,
    shared: &ReviewScreen,
    ways: impl FnOnce(&mut Ui) -> Option<ReviewChoice>,
) -> Option<ReviewChoice> {
    touch(ui, shared.narrow);
    let shown = ui.vertical_centered(|ui| {
        ui.set_max_width(ui.available_width().min(widest(WIDEST)));
        if let Some(told) = told {
            let shown = ui.label(RichText::new(told).font(body(Size::FOOT)).color(palette::CANDLE));
            live::heard(&shown, "review.told", told);
        }
        ways(ui)
    });
    shown.inner
}

fn one(ui: &mut Ui, shared: &ReviewScreen, (key, icon, kind): FootButton, target: &str, width: f32) -> Response {
    let text = shared.words.say(key);
    let height = ui.spacing().interact_size.y;
    let shown = ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_width(width);
        let leaves = target == "review.leave";
        Button::new(&text).kind(kind).icon(shared.art.icon(icon)).leaves_if(leaves).wide().show(ui)
    });
    shared.targets.mark(target, &shown.inner);
    shown.inner
}

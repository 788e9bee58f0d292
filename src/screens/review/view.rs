//! The review: what each seat could know when, what was missed, what better questions were worth, step by step.

use bevy_egui::egui::{CentralPanel, Frame, Label, RichText, ScrollArea, Spinner, Ui, vec2};

use super::{
    chart, deal, foot,
    parts::{ReviewScreen, ground, title},
    seats,
    state::{ReviewChoice, ReviewPart, ReviewState},
    steps, which,
};
use crate::ui::scale::Size;
use crate::ui::style::body;
use crate::ui::{
    Art, ScreenTargets, tabs,
    widgets::{Foot, hairline, plate, token_dot},
};
use candlestick_game::review::Review;
use candlestick_themes::{Words, key, palette};

/// Shows the review over the whole window.
pub fn show(
    ui: &mut Ui,
    state: &ReviewState,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Option<ReviewChoice> {
    let (shared, margin) = ground(ui, state.pick, (words, art, targets));
    let lower = Foot::of(ui, "review-foot");
    let mut chosen = None;
    lower.above(ui, |ui| {
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            title(ui, &shared);
            if state.which.of() > 1 || state.which.file.is_some() {
                chosen = which::show(ui, state, &shared).map(ReviewChoice::Other);
            }
            hairline(ui);
            match &state.review {
                None => waiting(ui, &shared),
                Some(review) if shared.narrow => phone(ui, state, review, &shared, &mut chosen),
                Some(review) => window(ui, state, review, &shared, &mut chosen),
            }
        });
    });
    lower.show(ui, |ui| foot::show(ui, state, &shared)).or(chosen)
}

fn waiting(ui: &mut Ui, shared: &ReviewScreen) {
    ui.add_space(60.0);
    ui.vertical_centered(|ui| {
        ui.add(Spinner::new().size(32.0).color(palette::CANDLE));
        ui.label(RichText::new(shared.words.say(key!("lookback-wait"))).color(palette::PARCHMENT));
    });
}

/// Curves and steps at the left, at the right the seats or the same deal.
fn window(ui: &mut Ui, state: &ReviewState, review: &Review, shared: &ReviewScreen, chosen: &mut Option<ReviewChoice>) {
    let height = ui.available_height();
    let width = ui.available_width();
    ui.horizontal_top(|ui| {
        let left = (width * 0.6).min(width - 380.0);
        ui.allocate_ui(vec2(left, height), |ui| {
            ui.vertical(|ui| {
                ui.set_width(left);
                let chart = (height * 0.34).clamp(150.0, 260.0);
                curves(ui, state, review, shared, chart, chosen);
                let rest = ui.available_height();
                plate().show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.set_min_height(rest - 32.0);
                    steps::show(ui, state, shared, rest - 32.0, chosen);
                });
            });
        });
        plate().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(height - 24.0);
            ui.vertical(|ui| {
                let parts = [
                    (ReviewPart::Seats, key!("lookback-seats"), "review.seats"),
                    (ReviewPart::Deal, key!("deal-title"), "review.deal"),
                ];
                let deal = state.part == ReviewPart::Deal;
                let shown = if deal { ReviewPart::Deal } else { ReviewPart::Seats };
                if let Some(part) = tabs(ui, (shared.words, shared.targets), &parts, Some(shown)) {
                    *chosen = Some(ReviewChoice::Part(part));
                }
                ui.add_space(4.0);
                ScrollArea::vertical().id_salt("seats").auto_shrink([false, false]).show(ui, |ui| {
                    if deal {
                        *chosen = deal::show(ui, state, shared).or(chosen.take());
                    } else {
                        seats::show(ui, state, review, shared, chosen);
                    }
                });
            });
        });
    });
}

/// One part below its tabs.
fn phone(ui: &mut Ui, state: &ReviewState, review: &Review, shared: &ReviewScreen, chosen: &mut Option<ReviewChoice>) {
    let parts = [
        (ReviewPart::Curves, key!("lookback-curves"), "review.curves"),
        (ReviewPart::Steps, key!("lookback-steps"), "review.steps"),
        (ReviewPart::Seats, key!("lookback-seats"), "review.seats"),
        (ReviewPart::Deal, key!("deal-title"), "review.deal"),
    ];
    if let Some(part) = tabs(ui, (shared.words, shared.targets), &parts, Some(state.part)) {
        *chosen = Some(ReviewChoice::Part(part));
    }
    ui.add_space(4.0);
    let height = ui.available_height();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| match state.part {
        ReviewPart::Curves => {
            curves(ui, state, review, shared, (height * 0.55).clamp(170.0, 340.0), chosen);
            legend(ui, state, review, shared);
        }
        ReviewPart::Steps => steps::show(ui, state, shared, height, chosen),
        ReviewPart::Seats => seats::show(ui, state, review, shared, chosen),
        ReviewPart::Deal => *chosen = deal::show(ui, state, shared).or(chosen.take()),
    });
}

fn curves(
    ui: &mut Ui,
    state: &ReviewState,
    review: &Review,
    shared: &ReviewScreen,
    height: f32,
    chosen: &mut Option<ReviewChoice>,
) {
    plate().show(ui, |ui| {
        ui.set_width(ui.available_width());
        if let Some(turn) = chart::show(ui, state, review, shared.words, height - 24.0) {
            *chosen = Some(ReviewChoice::Turn(turn));
        }
    });
}

/// Who is which curve, and when each could have known.
fn legend(ui: &mut Ui, state: &ReviewState, review: &Review, shared: &ReviewScreen) {
    ui.spacing_mut().interact_size.y = 22.0;
    for seat in &review.seats {
        ui.horizontal_top(|ui| {
            let (dot, _) = ui.allocate_exact_size(vec2(18.0, 18.0), bevy_egui::egui::Sense::hover());
            token_dot(ui.painter(), state.case.theme(), seat.suspect, dot.center(), 8.0);
            let name = &state.case.theme().suspects[seat.suspect.index()].short;
            let when = seat.knew_line(shared.words);
            let line = RichText::new(format!("{name}: {when}")).font(body(Size::TEXT)).color(palette::PARCHMENT);
            ui.add(Label::new(line).wrap());
        });
    }
}

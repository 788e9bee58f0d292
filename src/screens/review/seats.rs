//! One seat's part of the review: when it could have known, what it missed, and its questions with their worth.

use bevy_egui::egui::{Color32, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, vec2};

use super::{
    parts::ReviewScreen,
    refutations,
    state::{ReviewChoice, ReviewState},
};
use crate::ui::scale::{Size, round};
use crate::ui::{
    style::{body, bold, mix, veil},
    widgets::{Button, draw, focus_ring, segmented_with, subheading},
};
use candlestick_game::review::{AskedQuestion, Review, SeatReview, told_cost};
use candlestick_themes::{key, palette};

/// Tabs for the seats, and the chosen seat's findings.
pub(super) fn show(
    ui: &mut Ui,
    state: &ReviewState,
    review: &Review,
    shared: &ReviewScreen,
    chosen: &mut Option<ReviewChoice>,
) {
    if let Some(seat) = choose(ui, state, review, shared) {
        *chosen = Some(ReviewChoice::Seat(seat));
    }
    let Some(seat) = review.seats.get(state.seat) else { return };
    ui.add_space(4.0);
    outcome(ui, seat, shared);
    skill(ui, seat, shared);
    find_it(ui, state, seat, shared, chosen);
    missed(ui, state, seat, shared, chosen);
    questions(ui, state, seat, shared, chosen);
}

/// The way to what the seat missed, to be found by oneself.
fn find_it(
    ui: &mut Ui,
    state: &ReviewState,
    seat: &SeatReview,
    shared: &ReviewScreen,
    chosen: &mut Option<ReviewChoice>,
) {
    if let Some(line) = seat.lost_line(shared.words) {
        ui.add(Label::new(RichText::new(line).font(body(Size::TEXT)).color(palette::PARCHMENT)).wrap());
    }
    if seat.missed.is_empty() && !seat.asked.iter().any(AskedQuestion::is_weak) {
        return;
    }
    let coming = state.stops.are_coming();
    let text = shared.words.say(if coming { key!("note-thinking") } else { key!("practice-stops") });
    let response = Button::new(&text).icon(shared.art.icon("magnifier")).wide().enabled(!coming).show(ui);
    shared.targets.mark("review.find", &response);
    if response.clicked() {
        *chosen = Some(ReviewChoice::FindIt);
    }
}

/// What the seat could have known and did not note, each with its proof where that was asked for.
fn missed(
    ui: &mut Ui,
    state: &ReviewState,
    seat: &SeatReview,
    shared: &ReviewScreen,
    chosen: &mut Option<ReviewChoice>,
) {
    if seat.missed.is_empty() {
        return;
    }
    subheading(ui, &shared.words.say(key!("lookback-missed")));
    for (n, missed) in seat.missed.iter().enumerate() {
        let line = costing(missed.line(state.case.theme(), shared.words), seat.cost(missed), shared);
        if entry(ui, shared, &line, &format!("review.missed.{n}"), palette::BLOOD.into()) {
            *chosen = Some(ReviewChoice::Missed(n));
        }
        if state.open == Some((state.seat, n)) {
            proof_of(ui, state, shared);
        }
    }
}

/// What the seat asked, and what that was worth.
fn questions(
    ui: &mut Ui,
    state: &ReviewState,
    seat: &SeatReview,
    shared: &ReviewScreen,
    chosen: &mut Option<ReviewChoice>,
) {
    if seat.asked.is_empty() {
        return;
    }
    subheading(ui, &shared.words.say(key!("lookback-questions")));
    for (n, asked) in seat.asked.iter().enumerate() {
        let line = costing(asked.line(state.case.theme(), shared.words), asked.cost, shared);
        let good = asked.expected >= 0.8 * asked.better_expected;
        let tick = if good { palette::MOSS } else { palette::BRASS };
        if entry(ui, shared, &line, &format!("review.question.{n}"), tick.into()) {
            *chosen = Some(ReviewChoice::Question(n));
        }
        if let Some(instead) = state.instead.as_ref().filter(|instead| instead.at == (state.seat, n))
            && let Some(other) = refutations::show(ui, state, instead, shared)
        {
            *chosen = Some(other);
        }
    }
    ui.label(RichText::new(shared.words.say(key!("lookback-bits"))).font(body(Size::FOOT)).color(quiet()));
}

/// Why it was certain then, from what the seat had seen, sentence by sentence.
fn proof_of(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) {
    if state.proof.is_thinking() {
        ui.label(RichText::new(shared.words.say(key!("note-thinking"))).font(body(Size::FOOT)).color(quiet()));
    }
    for (line, depth) in state.proof.lines() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.add_space(26.0 + 14.0 * (*depth).min(4) as f32);
            ui.add(Label::new(RichText::new(line).font(body(Size::FOOT)).color(palette::PARCHMENT_SHADE)).wrap());
        });
    }
}

/// A finding with what it cost, where that is worth telling.
fn costing(line: String, cost: f64, shared: &ReviewScreen) -> String {
    match told_cost(cost, shared.words) {
        Some(cost) => format!("{line} {cost}"),
        None => line,
    }
}

fn quiet() -> Color32 {
    mix(palette::PARCHMENT, palette::SMOKE, 0.35)
}

/// The seats as tabs, in rows of at most five; answers the one that was pressed.
fn choose(ui: &mut Ui, state: &ReviewState, review: &Review, shared: &ReviewScreen) -> Option<usize> {
    let mut wanted = None;
    let theme = state.case.theme();
    let names: Vec<_> = review.seats.iter().map(|seat| theme.suspects[seat.suspect.index()].short.as_str()).collect();
    // A dot and a short name need so much.
    let fits = ((ui.available_width() / 92.0) as usize).clamp(2, 5);
    let rows = names.len().div_ceil(fits).max(1);
    let each = names.len().div_ceil(rows).max(1);
    for (row, part) in names.chunks(each).enumerate() {
        let chosen = state.seat.checked_sub(row * each).filter(|n| *n < part.len());
        let colours: Vec<_> = (0..part.len()).map(|n| state.colour(row * each + n)).collect();
        let (pressed, responses) = segmented_with(ui, part, chosen, &colours);
        for (n, response) in responses.iter().enumerate() {
            shared.targets.mark(format!("review.seat.{}", row * each + n), response);
        }
        if let Some(n) = pressed {
            wanted = Some(row * each + n);
        }
    }
    wanted
}

/// When it could have known, and how it ended for this seat.
fn outcome(ui: &mut Ui, seat: &SeatReview, shared: &ReviewScreen) {
    for text in std::iter::once(seat.knew_line(shared.words)).chain(seat.accused_line(shared.words)) {
        ui.add(Label::new(RichText::new(text).font(bold(Size::TEXT)).color(palette::PARCHMENT)).wrap());
    }
}

/// Luck against skill: a bar for the questions, and what chance added.
fn skill(ui: &mut Ui, seat: &SeatReview, shared: &ReviewScreen) {
    let (Some(skill), Some(text)) = (seat.skill(), seat.skill_line(shared.words)) else { return };
    ui.add(Label::new(RichText::new(&text).font(body(Size::TEXT)).color(palette::PARCHMENT_SHADE)).wrap());
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), 12.0), Sense::hover());
    let bar = bar.shrink2(vec2(0.0, 1.5));
    ui.painter().rect_filled(bar, round::SMALL, veil(palette::WALNUT_LIGHT, 0.7));
    let done = Rect::from_min_size(bar.min, vec2(bar.width() * (skill.clamp(0.0, 1.0) as f32), bar.height()));
    ui.painter().rect_filled(done, round::SMALL, palette::BRASS);
    ui.painter().rect_stroke(bar, round::SMALL, Stroke::new(1.0, veil(palette::BRASS, 0.6)), StrokeKind::Inside);
    ui.add_space(4.0);
}

/// A finding to press, which goes to its moment; tells whether it was.
fn entry(ui: &mut Ui, shared: &ReviewScreen, line: &str, target: &str, tick: Color32) -> bool {
    let width = ui.available_width();
    let text = ui.painter().layout(line.to_owned(), body(Size::FOOT), palette::PARCHMENT.into(), width - 26.0);
    let height = (text.size().y + 8.0).max(ui.spacing().interact_size.y);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, line));
    shared.targets.mark(target, &response);
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, round::PLATE, veil(palette::BRASS, 0.15));
    }
    let bar = Rect::from_min_size(rect.min + vec2(3.0, 4.0), vec2(4.0, rect.height() - 8.0));
    painter.rect_filled(bar, round::SMALL, tick);
    let top = (height - text.size().y) / 2.0;
    painter.galley(rect.min + vec2(14.0, top), text, palette::PARCHMENT.into());
    let at = rect.right_center() - vec2(7.0, 0.0);
    draw::write(
        painter,
        at,
        bevy_egui::egui::Align2::CENTER_CENTER,
        "›",
        &bold(Size::TEXT),
        veil(palette::BRASS, 0.8),
        10.0,
    );
    focus_ring(ui, &response, round::PLATE);
    response.clicked()
}

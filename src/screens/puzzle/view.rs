//! The daily case: a position with one answer, its clues and a notebook, and the three tiles that say who, with what, where.

use bevy_egui::egui::{CentralPanel, Frame, Margin, RichText, Spinner, Ui, vec2};

use super::{
    answer, before,
    state::{PuzzleChoice, PuzzlePart, PuzzleState},
};
use crate::{
    screens::study::{self, StudyScreen, column},
    ui::{
        Art, ScreenTargets, live,
        scale::{Size, round},
        style::{body, touch},
        tabs,
        widgets::{Backdrop, Button, ButtonKind, Foot, hairline},
    },
};
use candlestick_themes::{Words, key, palette};

/// Shows the daily case over the whole window; answers what was chosen, in order.
pub fn show(
    ui: &mut Ui,
    state: &PuzzleState,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Vec<PuzzleChoice> {
    let room = ui.max_rect();
    let narrow = study::one_at_a_time(room);
    let shared = StudyScreen { words, art, targets, narrow };
    touch(ui, narrow);
    Backdrop::STUDY.show(ui, art);
    let (lower, mut chosen) = (Foot::of(ui, "daily-foot"), Vec::new());
    let margin = Margin::symmetric(if narrow { 10 } else { 24 }, 8);
    lower.above(ui, |ui| {
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            touch(ui, narrow);
            head(ui, state, &shared);
            if narrow {
                phone(ui, state, &shared, &mut chosen);
            } else {
                window(ui, state, &shared, &mut chosen);
            }
        });
    });
    chosen.extend(lower.show(ui, |ui| foot(ui, state, &shared)));
    if let Some(setup) = &state.before {
        chosen.extend(before::show(ui.ctx(), (&state.puzzle.theme, setup), (words, art, targets)));
    }
    chosen
}

fn head(ui: &mut Ui, state: &PuzzleState, shared: &StudyScreen) {
    let words = shared.words;
    ui.vertical_centered(|ui| {
        let suspect = state.puzzle.view.my_suspect();
        let (grade, day) = (words.say(state.puzzle.grade.sentence()), state.day_said(words));
        let values = [
            ("date", (&day).into()),
            ("theme", (&state.puzzle.theme.title).into()),
            ("name", (&state.puzzle.theme.suspects[suspect.index()].name).into()),
            ("grade", (&grade).into()),
        ];
        study::head(ui, &words.say(key!("daily-title")), &words.with(key!("daily-line"), &values), shared.narrow);
        if state.today.streak > 1 {
            let streak = words.with(key!("daily-streak"), &[("days", state.today.streak.into())]);
            ui.label(RichText::new(streak).font(body(Size::FOOT)).color(palette::CANDLE));
        }
    });
    hairline(ui);
}

/// Clues, notebook and answer side by side.
fn window(ui: &mut Ui, state: &PuzzleState, shared: &StudyScreen, chosen: &mut Vec<PuzzleChoice>) {
    let (width, height) = (ui.available_width(), ui.available_height());
    ui.horizontal_top(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let book = (width * 0.38).clamp(380.0, 480.0);
        let clue = ((width - book) * 0.46).max(240.0);
        column(ui, clue, height, |ui| study::clues(ui, &state.study, shared));
        ui.allocate_ui(vec2(book, height), |ui| {
            ui.set_width(book);
            ui.set_max_height(height);
            ui.vertical(|ui| sheet(ui, state, shared, chosen));
        });
        column(ui, width - book - clue - 2.0 * gap, height, |ui| answer::show(ui, state, shared, chosen));
    });
}

/// One part below its tabs.
fn phone(ui: &mut Ui, state: &PuzzleState, shared: &StudyScreen, chosen: &mut Vec<PuzzleChoice>) {
    let parts = [
        (PuzzlePart::Clues, key!("daily-clues"), "daily.clues"),
        (PuzzlePart::Notebook, key!("daily-notebook"), "daily.notebook"),
        (PuzzlePart::Answer, key!("daily-answer"), "daily.answer"),
    ];
    if let Some(part) = tabs(ui, (shared.words, shared.targets), &parts, Some(state.part)) {
        chosen.push(PuzzleChoice::Part(part));
    }
    ui.add_space(4.0);
    match state.part {
        PuzzlePart::Clues => study::clues(ui, &state.study, shared),
        PuzzlePart::Notebook => sheet(ui, state, shared, chosen),
        PuzzlePart::Answer => answer::show(ui, state, shared, chosen),
    }
}

/// The notebook of the seat, and its hand.
fn sheet(ui: &mut Ui, state: &PuzzleState, shared: &StudyScreen, chosen: &mut Vec<PuzzleChoice>) {
    chosen.extend(study::sheet(ui, &state.study, shared).into_iter().map(PuzzleChoice::Notebook));
}

/// What is told, and the ways out, to share, and to the whole case.
fn foot(ui: &mut Ui, state: &PuzzleState, shared: &StudyScreen) -> Option<PuzzleChoice> {
    let mut chosen = None;
    touch(ui, shared.narrow);
    if let Some(told) = &state.told {
        ui.vertical_centered(|ui| {
            let shown = ui.label(RichText::new(told).font(body(Size::FOOT)).color(palette::CANDLE));
            live::heard(&shown, "daily.told", told);
        });
    }
    let today = state.today;
    let played = match today.case {
        None => key!("daily-case"),
        Some(_) => key!("daily-case-done"),
    };
    let kind = if state.is_solved() && today.case.is_none() { ButtonKind::Primary } else { ButtonKind::Plain };
    study::three_ways(ui, |ui, size| {
        let mut one = |ui: &mut Ui, button: Button, target: &str, choice: PuzzleChoice| {
            chosen = study::way(ui, shared, size, button, target).then_some(choice).or(chosen);
        };
        one(ui, Button::new(&shared.words.say(key!("daily-leave"))).leaves(), "daily.leave", PuzzleChoice::Back);
        let done = today.puzzle.is_some() || today.case.is_some();
        let share = shared.words.say(key!("daily-share-it"));
        one(ui, Button::new(&share).enabled(done), "daily.share", PuzzleChoice::Share);
        one(ui, Button::new(&shared.words.say(played)).kind(kind), "daily.case", PuzzleChoice::Case);
    });
    chosen
}

/// As long as the case is being looked for.
pub(super) fn wait(ui: &mut Ui, words: &Words) {
    ui.painter().rect_filled(ui.max_rect(), round::SQUARE, palette::NIGHT);
    ui.add_space(ui.available_height() * 0.4);
    ui.vertical_centered(|ui| {
        ui.add(Spinner::new().size(32.0).color(palette::CANDLE));
        ui.label(RichText::new(words.say(key!("daily-wait"))).color(palette::PARCHMENT));
    });
}

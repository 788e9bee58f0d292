//! The practice screen: what the seat has seen, its notebook, and the question with its answers.

use bevy_egui::egui::{CentralPanel, Frame, Margin, RichText, Spinner, Ui, vec2};

use super::{
    answers,
    state::{PracticeChoice, PracticePart, PracticeProgress, PracticeState},
};
use crate::{
    screens::study::{self, StudyScreen, column},
    ui::{
        Art, ScreenTargets,
        scale::round,
        style::touch,
        tabs,
        widgets::{Backdrop, Button, ButtonKind, Foot, hairline},
    },
};
use candlestick_game::{
    practice::{ExerciseSource, Sprint},
    review::told_cost,
};
use candlestick_themes::{Words, key, palette};

/// Shows the exercise over the whole window; answers what was chosen, in order.
pub fn show(
    ui: &mut Ui,
    state: &PracticeState,
    standing: PracticeProgress,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Vec<PracticeChoice> {
    let room = ui.max_rect();
    let narrow = study::one_at_a_time(room);
    let shared = StudyScreen { words, art, targets, narrow };
    touch(ui, narrow);
    Backdrop::STUDY.show(ui, art);
    let (lower, mut chosen) = (Foot::of(ui, "practice-foot"), Vec::new());
    let margin = Margin::symmetric(if narrow { 10 } else { 24 }, 8);
    lower.above(ui, |ui| {
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            touch(ui, narrow);
            head(ui, state, standing, &shared);
            if narrow {
                phone(ui, state, standing, &shared, &mut chosen);
            } else {
                window(ui, state, standing, &shared, &mut chosen);
            }
        });
    });
    lower.show(ui, |ui| foot(ui, state, standing, &shared, &mut chosen));
    chosen
}

fn head(ui: &mut Ui, state: &PracticeState, standing: PracticeProgress, shared: &StudyScreen) {
    let (words, exercise) = (shared.words, &state.exercise);
    ui.vertical_centered(|ui| {
        let title = if standing.stop.is_some() { key!("practice-stops") } else { key!("practice-title") };
        let title = words.say(title);
        let suspect = exercise.view.my_suspect();
        let mut values = vec![
            ("theme", (&exercise.theme.title).into()),
            ("name", (&exercise.theme.suspects[suspect.index()].name).into()),
        ];
        if let Some(stop) = standing.stop {
            let cost = told_cost(stop.cost, words).unwrap_or_default();
            let values = [
                ("number", stop.number.into()),
                ("of", stop.of.into()),
                ("turn", stop.turn.into()),
                ("cost", (&cost).into()),
            ];
            let line = words.with(key!("practice-stop-line"), &values);
            return study::head(ui, &title, line.trim_end(), shared.narrow);
        }
        let line = match standing.sprint {
            Some((number, right)) => {
                values.extend([("number", number.into()), ("of", Sprint::LENGTH.into()), ("right", right.into())]);
                words.with(key!("practice-sprint-line"), &values)
            }
            None if matches!(state.source, ExerciseSource::Case(_)) => words.with(key!("practice-own-line"), &values),
            None => {
                values.push(("rating", standing.rating.into()));
                words.with(key!("practice-line"), &values)
            }
        };
        study::head(ui, &title, &line, shared.narrow);
    });
    hairline(ui);
}

/// Clues, notebook and question side by side.
fn window(
    ui: &mut Ui,
    state: &PracticeState,
    standing: PracticeProgress,
    shared: &StudyScreen,
    chosen: &mut Vec<PracticeChoice>,
) {
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
        let rest = width - book - clue - 2.0 * gap;
        column(ui, rest, height, |ui| answers::show(ui, state, standing, shared, chosen));
    });
}

/// One part below its tabs.
fn phone(
    ui: &mut Ui,
    state: &PracticeState,
    standing: PracticeProgress,
    shared: &StudyScreen,
    chosen: &mut Vec<PracticeChoice>,
) {
    let parts = [
        (PracticePart::Answer, key!("practice-answer"), "practice.answer"),
        (PracticePart::Clues, key!("daily-clues"), "practice.clues"),
        (PracticePart::Notebook, key!("daily-notebook"), "practice.notebook"),
    ];
    if let Some(part) = tabs(ui, (shared.words, shared.targets), &parts, Some(state.part)) {
        chosen.push(PracticeChoice::Part(part));
    }
    ui.add_space(4.0);
    match state.part {
        PracticePart::Clues => study::clues(ui, &state.study, shared),
        PracticePart::Notebook => sheet(ui, state, shared, chosen),
        PracticePart::Answer => answers::show(ui, state, standing, shared, chosen),
    }
}

fn sheet(ui: &mut Ui, state: &PracticeState, shared: &StudyScreen, chosen: &mut Vec<PracticeChoice>) {
    chosen.extend(study::sheet(ui, &state.study, shared).into_iter().map(PracticeChoice::Notebook));
}

/// The ways on and out.
fn foot(
    ui: &mut Ui,
    state: &PracticeState,
    standing: PracticeProgress,
    shared: &StudyScreen,
    chosen: &mut Vec<PracticeChoice>,
) {
    touch(ui, shared.narrow);
    study::three_ways(ui, |ui, size| {
        let mut one = |ui: &mut Ui, button: Button, target: &str, choice: PracticeChoice| {
            chosen.extend(study::way(ui, shared, size, button, target).then_some(choice));
        };
        let back = if standing.stop.is_some() { key!("practice-stop-leave") } else { key!("practice-leave") };
        one(ui, Button::new(&shared.words.say(back)).leaves(), "practice.leave", PracticeChoice::Back);
        match (standing.stop, standing.sprint) {
            (Some(_), _) => {
                let text = shared.words.say(key!("practice-show"));
                let show = Button::new(&text).enabled(!state.is_solved());
                one(ui, show, "practice.show", PracticeChoice::Show);
            }
            (None, sprint) => {
                let text = if sprint.is_some() { key!("practice-sprint-leave") } else { key!("practice-sprint") };
                one(ui, Button::new(&shared.words.say(text)), "practice.sprint", PracticeChoice::Sprint);
            }
        }
        let kind = if state.is_solved() { ButtonKind::Primary } else { ButtonKind::Plain };
        let last = standing.stop.is_some_and(|stop| stop.number == stop.of);
        let next = shared.words.say(if last { key!("practice-stops-done") } else { key!("practice-next") });
        let next = Button::new(&next).kind(kind).enabled(state.picked.is_some());
        one(ui, next, "practice.next", PracticeChoice::Next);
    });
}

/// As long as an exercise is being looked for.
pub(super) fn wait(ui: &mut Ui, words: &Words) {
    ui.painter().rect_filled(ui.max_rect(), round::SQUARE, palette::NIGHT);
    ui.add_space(ui.available_height() * 0.4);
    ui.vertical_centered(|ui| {
        ui.add(Spinner::new().size(32.0).color(palette::CANDLE));
        ui.label(RichText::new(words.say(key!("practice-wait"))).color(palette::PARCHMENT));
    });
}

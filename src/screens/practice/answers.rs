//! The kinds to choose from, the question, and the answers to press.

use bevy_egui::egui::{Label, RichText, ScrollArea, Ui};

use super::{
    said,
    state::{PracticeChoice, PracticeProgress, PracticeState},
};
use crate::{
    screens::study::StudyScreen,
    ui::{
        scale::Size,
        style::bold,
        tabs,
        widgets::{self, Button, Tile, picture_tile, tile_rows},
    },
};
use candlestick_game::practice::{ExerciseAnswer, ExerciseKind, ExerciseQuestion};
use candlestick_rules::{CardId, Event};
use candlestick_themes::{key, palette};

/// Shows them; chooses at most one.
pub(super) fn show(
    ui: &mut Ui,
    state: &PracticeState,
    standing: PracticeProgress,
    shared: &StudyScreen,
    chosen: &mut Vec<PracticeChoice>,
) {
    ScrollArea::vertical().id_salt("answers").auto_shrink([false, false]).show(ui, |ui| {
        if standing.sprint.is_none() && standing.stop.is_none() {
            kinds(ui, standing, shared, chosen);
        }
        ui.add_space(6.0);
        let asked = RichText::new(question(state, shared)).font(bold(Size::LEAD)).color(palette::PARCHMENT);
        ui.add(Label::new(asked).wrap());
        ui.add_space(6.0);
        if state.exercise.answers.iter().all(|answer| matches!(answer, ExerciseAnswer::Card(_))) {
            tiles(ui, state, shared, chosen);
        } else {
            buttons(ui, state, shared, chosen);
        }
        said::show(ui, state, standing, shared);
    });
}

/// Two rows of kinds: seven would not fit side by side on a phone.
fn kinds(ui: &mut Ui, standing: PracticeProgress, shared: &StudyScreen, chosen: &mut Vec<PracticeChoice>) {
    let rows = [
        &[
            (None, key!("practice-mixed"), "practice.kind.mixed"),
            (Some(ExerciseKind::OneStep), key!("practice-one-step"), "practice.kind.one-step"),
            (Some(ExerciseKind::Shown), key!("practice-shown"), "practice.kind.shown"),
            (Some(ExerciseKind::CaseFile), key!("practice-case-file"), "practice.kind.case-file"),
        ][..],
        &[
            (Some(ExerciseKind::Chain), key!("practice-chain"), "practice.kind.chain"),
            (Some(ExerciseKind::Ask), key!("practice-ask"), "practice.kind.ask"),
            (Some(ExerciseKind::Walk), key!("practice-walk"), "practice.kind.walk"),
        ],
    ];
    for row in rows {
        let wished = tabs(ui, (shared.words, shared.targets), row, Some(standing.wished));
        chosen.extend(wished.map(PracticeChoice::Kind));
    }
}

/// What is asked.
fn question(state: &PracticeState, shared: &StudyScreen) -> String {
    let (exercise, words) = (&state.exercise, shared.words);
    match exercise.question {
        ExerciseQuestion::Holder { card } => {
            words.with(key!("practice-who"), &[("card", (&exercise.theme.card_phrase(card)).into())])
        }
        ExerciseQuestion::CaseFile => words.say(key!("practice-file")),
        ExerciseQuestion::Shown { event } => {
            let by = if let Some(Event::Shown { by, .. }) = exercise.view.events.get(event) { by.index() } else { 0 };
            let name = state.study.names().get(by).map_or("", String::as_str);
            words.with(key!("practice-which"), &[("name", name.into())])
        }
        ExerciseQuestion::Ask => words.say(key!("practice-best")),
        ExerciseQuestion::Walk => words.say(key!("practice-where")),
    }
}

fn tiles(ui: &mut Ui, state: &PracticeState, shared: &StudyScreen, chosen: &mut Vec<PracticeChoice>) {
    let theme = &state.exercise.theme;
    let cards = state.exercise.answers.iter().enumerate();
    let cards: Vec<(usize, CardId)> = cards
        .filter_map(|(n, answer)| if let ExerciseAnswer::Card(card) = answer { Some((n, *card)) } else { None })
        .collect();
    let gap = 5.0;
    let (columns, size) = tile_rows(ui.available_width(), gap, cards.len());
    for row in cards.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (n, card) in row {
                let (chosen_now, enabled) = (state.picked == Some(*n), !state.is_solved());
                let tile = Tile { chosen: chosen_now, enabled, ..Tile::of(theme, *card) };
                let response = picture_tile(ui, theme, shared.art, tile, size);
                shared.targets.mark(format!("practice.answer.{n}"), &response);
                chosen.extend(response.clicked().then_some(PracticeChoice::Answer(*n)));
            }
        });
    }
}

fn buttons(ui: &mut Ui, state: &PracticeState, shared: &StudyScreen, chosen: &mut Vec<PracticeChoice>) {
    for n in 0..state.exercise.answers.len() {
        let text = said::answer(state, shared, n);
        let picked = state.picked == Some(n);
        let kind = if picked { widgets::ButtonKind::Chosen } else { widgets::ButtonKind::Plain };
        let response = Button::new(&text).kind(kind).wide().enabled(picked || !state.is_solved()).show(ui);
        shared.targets.mark(format!("practice.answer.{n}"), &response);
        chosen.extend(response.clicked().then_some(PracticeChoice::Answer(n)));
    }
}

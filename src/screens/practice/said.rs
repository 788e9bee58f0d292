//! Shows the feedback to an answer: the proof of a right one, and a deal that fits everything seen against a wrong one.

use bevy_egui::egui::{Label, RichText, Spinner, Ui};

use super::state::{PracticeProgress, PracticeState};
use crate::{
    screens::study::StudyScreen,
    ui::{
        live,
        scale::Size,
        style::{body, bold, mix},
    },
};
use candlestick_deduction::{Deal, Holder};
use candlestick_game::practice::{ExerciseAnswer, Feedback, Sprint};
use candlestick_rules::{CardId, CardSet};
use candlestick_themes::{key, list_of, palette};

/// An answer in words.
pub(super) fn answer(state: &PracticeState, shared: &StudyScreen, n: usize) -> String {
    let theme = &state.exercise.theme;
    match state.exercise.answers.get(n) {
        Some(ExerciseAnswer::Holder(Holder::Seat(seat))) => {
            state.study.names().get(seat.index()).cloned().unwrap_or_default()
        }
        Some(ExerciseAnswer::Holder(Holder::CaseFile)) => shared.words.say(key!("practice-in-file")),
        Some(ExerciseAnswer::Holder(_)) => shared.words.say(key!("practice-on-table")),
        Some(ExerciseAnswer::Card(card)) => theme.card_phrase(*card).into(),
        Some(ExerciseAnswer::Question(triple)) => {
            theme.triple_told(shared.words, key!("practice-question"), *triple, &[])
        }
        None => String::new(),
    }
}

/// Shows what is said to the last answer, and what came of a sprint.
pub(super) fn show(ui: &mut Ui, state: &PracticeState, standing: PracticeProgress, shared: &StudyScreen) {
    let Some(picked) = state.picked else { return };
    ui.add_space(8.0);
    if let Some((right, seconds)) = standing.done {
        let values = [("right", right.into()), ("of", Sprint::LENGTH.into()), ("seconds", (seconds as usize).into())];
        line(ui, "practice.sprint", &shared.words.with(key!("practice-sprint-done"), &values), true);
    }
    if picked == state.exercise.right {
        let said = if state.given { key!("practice-given") } else { key!("practice-right") };
        line(ui, "practice.answer", &shared.words.say(said), true);
    }
    let Some(feedback) = &state.feedback else {
        ui.horizontal(|ui| {
            ui.add(Spinner::new().color(palette::CANDLE));
            ui.label(RichText::new(shared.words.say(key!("practice-thinking"))).font(body(Size::TEXT)));
        });
        return;
    };
    if let Some(deal) = &feedback.counter {
        against(ui, state, shared, (feedback, deal));
    } else {
        worths(ui, state, shared, feedback);
    }
    ui.scope(|ui| {
        // Lines of text, not buttons: no taller than they are.
        ui.spacing_mut().interact_size.y = 0.0;
        for (text, depth) in &state.proof {
            ui.horizontal(|ui| {
                ui.add_space(14.0 * *depth as f32);
                ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(palette::PARCHMENT)).wrap());
            });
        }
    });
}

/// What the answer is, which is heard as well.
fn line(ui: &mut Ui, name: &'static str, text: &str, good: bool) {
    let ink = if good { palette::CANDLE.into() } else { mix(palette::BLOOD, palette::IVORY, 0.5) };
    live::heard(&ui.add(Label::new(RichText::new(text).font(bold(Size::TEXT)).color(ink)).wrap()), name, text);
}

/// "It could still be …", hand by hand, the case file last.
fn against(ui: &mut Ui, state: &PracticeState, shared: &StudyScreen, (feedback, deal): (&Feedback, &Deal)) {
    let (words, theme) = (shared.words, &state.exercise.theme);
    let bits = |bits: f64| shared.words.decimal(&format!("{bits:.1}"));
    let text = match feedback.left {
        Some((left, best)) => {
            let (left, best) = (bits(left), bits(best));
            words.with(key!("practice-worse"), &[("left", (&left).into()), ("best", (&best).into())])
        }
        None if feedback.possible => words.say(key!("practice-wrong")),
        None => words.say(key!("practice-not")),
    };
    line(ui, "practice.answer", &text, false);
    let me = state.exercise.seat().index();
    let hands = state.study.names().iter().zip(&deal.hands).enumerate().filter(|(n, _)| *n != me);
    let table: CardSet = deal.room_cards.iter().map(|(_, card)| *card).chain(deal.side_cards.iter().copied()).collect();
    let (file, on_table) = (words.say(key!("practice-in-file")), words.say(key!("practice-on-table")));
    let places = [(on_table, table), (file, theme.edition.cards.set(deal.case_file))];
    let all = hands.map(|(_, (name, hand))| (name.clone(), *hand)).chain(places);
    for (name, cards) in all.filter(|(_, cards)| !cards.is_empty()) {
        let names: Vec<_> = cards.iter().map(|card: CardId| theme.card_name(card).to_owned()).collect();
        let list = list_of(&names, words);
        let values = [("name", (&name).into()), ("cards", (&list).into())];
        let text = RichText::new(words.with(key!("practice-holds"), &values));
        ui.add(Label::new(text.font(body(Size::TEXT)).color(palette::PARCHMENT)).wrap());
    }
}

/// What each of the questions tells on average.
fn worths(ui: &mut Ui, state: &PracticeState, shared: &StudyScreen, feedback: &Feedback) {
    for (n, worth) in feedback.worth.iter().enumerate() {
        let (question, bits) = (answer(state, shared, n), shared.words.decimal(&format!("{worth:.1}")));
        let values = [("question", (&question).into()), ("bits", (&bits).into())];
        let text = RichText::new(shared.words.with(key!("practice-worth"), &values));
        ui.add(Label::new(text.font(body(Size::TEXT)).color(palette::PARCHMENT)).wrap());
    }
}

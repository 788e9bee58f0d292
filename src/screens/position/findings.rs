//! Shows what a real table tells beside its sheet: the case file, whether to accuse, and the questions that tell most.

use bevy_egui::egui::{Label, RichText, ScrollArea, Spinner, Ui};

use super::{
    happened::refusal,
    parts::{PositionScreen, note, say},
    state::PositionState,
};
use crate::ui::{
    scale::Size,
    style::bold,
    widgets::{hairline, subheading},
};
use candlestick_game::position::{BestQuestions, TableFindings, WorthAsking};
use candlestick_rules::{RoomId, Triple};
use candlestick_themes::{key, palette};

/// How many of the best questions of all are shown.
const BEST: usize = 3;
/// A number of deals longer than this is not told digit by digit.
const DIGITS: usize = 9;
/// Of what is open, a question that tells this share tells very much, much, some.
const MUCH: [f32; 3] = [0.3, 0.2, 0.1];

/// Shows it.
pub(super) fn show(ui: &mut Ui, state: &PositionState, shared: &PositionScreen) {
    ScrollArea::vertical().id_salt("answers").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size.y = 0.0;
        if let Some(text) = refusal(state, shared.words) {
            let text = RichText::new(text).font(bold(Size::TEXT)).color(palette::CANDLE);
            ui.add(Label::new(text).wrap());
            hairline(ui);
        }
        match state.known() {
            Some(known) => case_file(ui, state, shared, known),
            None => wait(ui, shared),
        }
        hairline(ui);
        subheading(ui, &shared.words.say(key!("position-best")));
        match state.best() {
            Some(best) if best.open < 0.001 => note(ui, &shared.words.say(key!("position-best-none"))),
            Some(best) => questions(ui, state, shared, best),
            None => wait(ui, shared),
        }
    });
}

fn wait(ui: &mut Ui, shared: &PositionScreen) {
    ui.horizontal(|ui| {
        ui.add(Spinner::new().size(16.0).color(palette::CANDLE));
        note(ui, &shared.words.say(key!("position-thinking")));
    });
}

/// What the case file may hold, and whether an accusation is certain.
fn case_file(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, known: &TableFindings) {
    let words = shared.words;
    subheading(ui, &words.say(key!("position-case-file")));
    if let Some(since) = known.certain_since
        && let Some((triple, _)) = known.likely.first()
    {
        let told = question_text(state, shared, *triple);
        let text = words.with(key!("position-accuse"), &[("cards", (&told).into())]);
        ui.add(Label::new(RichText::new(text).font(bold(Size::LEAD)).color(palette::CANDLE)).wrap());
        return note(ui, &words.with(key!("position-certain-since"), &[("number", since.into())]));
    }
    say(ui, &words.say(key!("position-not-certain")));
    for (triple, odds) in &known.likely {
        let cards = question_text(state, shared, *triple);
        let values = [("cards", (&cards).into()), ("percent", percent(*odds).into())];
        say(ui, &words.with(key!("position-likely"), &values));
    }
    match known.deals.as_deref() {
        Some(deals) if deals.len() <= DIGITS => {
            note(ui, &words.with(key!("position-deals"), &[("deals", (&words.grouped(deals)).into())]));
        }
        Some(_) => note(ui, &words.say(key!("position-deals-many"))),
        None => note(ui, &words.say(key!("position-deals-estimated"))),
    }
}

/// The best of all, then the best of each room: one knows in which room one is.
fn questions(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, best: &BestQuestions) {
    let words = shared.words;
    for asking in best.of(None).take(BEST) {
        let question = state.table().theme.triple_told(words, key!("practice-question"), asking.question, &[]);
        ui.add(Label::new(RichText::new(question).font(bold(Size::TEXT)).color(palette::PARCHMENT)).wrap());
        note(ui, &worth(shared, best, asking));
    }
    if !best.exact {
        note(ui, &words.say(key!("position-best-estimated")));
    }
    ui.add_space(4.0);
    subheading(ui, &words.say(key!("position-best-rooms")));
    let theme = &state.table().theme;
    for room in (0..state.table().cards().rooms).map(RoomId) {
        let Some(asking) = best.of(Some(room)).next() else { continue };
        let [suspect, weapon, room] = theme.edition.cards.cards(asking.question).map(|card| theme.card_name(card));
        let bits = words.decimal(&format!("{:.1}", asking.bits));
        let values =
            [("room", room.into()), ("suspect", suspect.into()), ("weapon", weapon.into()), ("bits", (&bits).into())];
        note(ui, &words.with(key!("position-best-room"), &values));
    }
}

/// What a question tells, in words and in bits.
fn worth(shared: &PositionScreen, best: &BestQuestions, asking: &WorthAsking) -> String {
    let share = asking.bits / best.open.max(0.001);
    let much = match MUCH.iter().position(|least| share >= *least) {
        Some(0) => "most",
        Some(1) => "much",
        Some(_) => "some",
        None => "little",
    };
    let (bits, open) =
        (shared.words.decimal(&format!("{:.1}", asking.bits)), shared.words.decimal(&format!("{:.1}", best.open)));
    let values = [
        ("much", much.into()),
        ("bits", (&bits).into()),
        ("open", (&open).into()),
        ("percent", percent(asking.unrefuted).into()),
    ];
    shared.words.with(key!("position-worth"), &values)
}

fn question_text(state: &PositionState, shared: &PositionScreen, triple: Triple) -> String {
    state.table().theme.triple_told(shared.words, key!("practice-question"), triple, &[])
}

/// Whole percent; what is possible is never told as none.
fn percent(odds: f32) -> u32 {
    let percent = (odds * 100.0).round() as u32;
    if odds > 0.0 { percent.max(1) } else { percent }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_possible_is_never_told_as_none() {
        assert_eq!((percent(0.001), percent(0.0), percent(0.556)), (1, 0, 56));
    }
}

//! Writing down what happens: what kind of thing it is, and a question with its answers in as few presses as can be.

use std::sync::Arc;

use bevy_egui::egui::{Frame, Galley, Label, RichText, ScrollArea, Ui, vec2};

use super::{
    choice::{EntryKind, PositionChoice},
    others,
    parts::{PositionScreen, cards, note, seats},
    picking::{three, unbound},
    state::{PositionState, shows},
};
use crate::ui::{
    keys::Shortcut,
    named_group,
    scale::Size,
    style::{body, bold},
    tabs,
    widgets::{Button, ButtonKind, Foot, Tile, draw, segmented, subheading},
};
use candlestick_game::position::Missing;
use candlestick_game::question::Refutation;
use candlestick_rules::SeatId;
use candlestick_themes::{key, palette};

/// So many lines of what is written down stand above its buttons at least, or these go on with it.
const LEAST_LINES: f32 = 4.0;

/// Shows it, below what was refused, if anything was.
pub(super) fn show(
    ui: &mut Ui,
    (state, refusal): (&PositionState, Option<&str>),
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) {
    let asks = state.entry == EntryKind::Question;
    let lower = Foot::framed(ui, "position-finish", Frame::new().inner_margin(4));
    let least = LEAST_LINES * ui.spacing().interact_size.y;
    let told = refusal.map_or(0.0, |text| refused(ui, text).size().y);
    // Where letters are large or a phone lies on its side it all goes on below the edge.
    let above = if asks { lower.height_above() } else { ui.available_height() };
    if above < least + told {
        let whole = ScrollArea::vertical().id_salt("entering-all").auto_shrink([false, false]);
        whole.show(ui, |ui| {
            head(ui, (state, refusal), shared, chosen);
            form(ui, state, shared, chosen);
            if asks {
                finish(ui, state, shared, chosen);
            }
        });
        return;
    }
    if !asks {
        return above_buttons(ui, (state, refusal), shared, chosen);
    }
    lower.above(ui, |ui| above_buttons(ui, (state, refusal), shared, chosen));
    lower.show(ui, |ui| finish(ui, state, shared, chosen));
}

/// What was refused, on as many rows as it takes.
fn refused(ui: &Ui, text: &str) -> Arc<Galley> {
    ui.painter().layout(text.to_owned(), body(Size::FOOT), palette::CANDLE.into(), ui.available_width())
}

/// What is written down, and by what kind of thing it is.
fn above_buttons(
    ui: &mut Ui,
    of: (&PositionState, Option<&str>),
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) {
    head(ui, of, shared, chosen);
    let list = ScrollArea::vertical().id_salt(("entering", of.0.entry)).auto_shrink([false, false]);
    list.show(ui, |ui| form(ui, of.0, shared, chosen));
}

/// What was refused, what is being changed, and the kinds of things that can be written down.
fn head(
    ui: &mut Ui,
    (state, refusal): (&PositionState, Option<&str>),
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) {
    if let Some(text) = refusal {
        let text = RichText::new(text).font(body(Size::FOOT)).color(palette::CANDLE);
        ui.add(Label::new(text).wrap());
    }
    if let Some(at) = state.editing {
        editing(ui, at, shared, chosen);
    }
    let kinds = [
        (EntryKind::Question, key!("position-question"), "position.entry.question"),
        (EntryKind::Accusation, key!("position-accusation"), "position.entry.accusation"),
        (EntryKind::Card, key!("position-card"), "position.entry.card"),
        (EntryKind::Hand, key!("position-hand"), "position.entry.hand"),
    ];
    let entry = tabs(ui, (shared.words, shared.targets), &kinds, Some(state.entry));
    chosen.extend(entry.map(PositionChoice::Entry));
}

/// What is picked of it.
fn form(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    match state.entry {
        EntryKind::Question => question(ui, state, shared, chosen),
        EntryKind::Accusation => others::accusation(ui, state, shared, chosen),
        EntryKind::Card => others::card(ui, state, shared, chosen),
        EntryKind::Hand => others::hand(ui, state, shared, chosen),
    }
    ui.add_space(6.0);
}

/// What is being changed, and the way out of it.
fn editing(ui: &mut Ui, at: usize, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    ui.horizontal(|ui| {
        let text = shared.words.with(key!("position-editing"), &[("number", (at + 1).into())]);
        ui.label(RichText::new(text).font(bold(Size::TEXT)).color(palette::CANDLE));
        let stop = Button::new(&shared.words.say(key!("position-stop"))).show(ui);
        shared.targets.mark("position.stop", &stop);
        chosen.extend(stop.clicked().then_some(PositionChoice::Stop));
    });
}

fn question(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let asked = shared.words.say(key!("position-who-asks"));
    chosen.extend(seats(ui, state, shared, Some(state.draft.by), (&asked, "position.by")).map(PositionChoice::By));
    three(ui, state, shared, chosen);
    subheading(ui, &shared.words.say(key!("position-answers")));
    let order = state.draft.order(state.table(), state.at());
    let ended = order.iter().position(|seat| shows(state.draft.refutation(*seat)));
    let first = state.table().theme.edition.profile.refuters == candlestick_rules::Refuters::FirstHolder;
    for (n, seat) in order.iter().enumerate() {
        // Whoever sits after the first who shows is not asked; pressing there says that it was somebody else.
        let after = first && ended.is_some_and(|ended| n > ended);
        refutation(ui, state, shared, (*seat, after), chosen);
    }
}

/// How one seat refuted: could not, showed, or refused; and which card, where that was seen.
fn refutation(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    (seat, after): (SeatId, bool),
    chosen: &mut Vec<PositionChoice>,
) {
    let (words, refutation) = (shared.words, state.draft.refutation(seat));
    let name = state.table().names().get(seat.index()).cloned().unwrap_or_default();
    ui.horizontal(|ui| {
        let height = ui.spacing().interact_size.y;
        let width = (ui.available_width() * 0.27).max(72.0);
        let ink = if after { palette::ASH } else { palette::PARCHMENT };
        ui.allocate_ui(vec2(width, height), |ui| {
            ui.set_width(width);
            ui.centered_and_justified(|ui| {
                // A long one takes more rows, of the same height.
                let font = draw::font_in_plate(ui.painter(), &name, &bold(Size::TEXT), vec2(width, height));
                ui.add(Label::new(RichText::new(&name).font(font).color(ink)).wrap());
            });
        });
        let mut labels = vec![words.say(key!("position-could-not")), words.say(key!("position-showed"))];
        if refusals(state) {
            labels.push(words.say(key!("position-refused")));
        }
        let labels: Vec<_> = labels.iter().map(String::as_str).collect();
        let at = match refutation {
            None => None,
            Some(Refutation::CannotRefute) => Some(0),
            Some(Refutation::Showed(_)) => Some(1),
            Some(Refutation::PassedOn) => Some(2),
        };
        let (hit, responses) = named_group(ui, &name, |ui| segmented(ui, &labels, at));
        for (response, what) in responses.iter().zip(["could-not", "showed", "refused"]) {
            shared.targets.mark(format!("position.answer.{}.{what}", seat.0), response);
        }
        let refutations = [Refutation::CannotRefute, Refutation::Showed(None), Refutation::PassedOn];
        let said = hit.map(|n| {
            if at == Some(n) { PositionChoice::Unsay(seat) } else { PositionChoice::Refutation(seat, refutations[n]) }
        });
        chosen.extend(said);
    });
    let showable = state.draft.showable(state.table(), seat);
    if let Some(Refutation::Showed(shown)) = refutation
        && !showable.is_empty()
    {
        let which = words.with(key!("position-which"), &[("name", (&name).into())]);
        note(ui, &which);
        let look = |tile: Tile<'_>| Tile { chosen: shown == Some(tile.card), ..unbound(state.table(), tile.card) };
        let pressed = named_group(ui, &which, |ui| cards(ui, (state, shared), showable.iter(), "position.shown", look));
        chosen.extend(pressed.map(|card| PositionChoice::Refutation(seat, Refutation::Showed(Some(card)))));
    }
}

/// Whether a seat may refuse an answer by a card or a power here.
fn refusals(state: &PositionState) -> bool {
    state.table().theme.edition.has_original()
}

/// The two buttons that stay in sight: nobody could, and write it down; with what is still missing.
fn finish(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let (words, table, at) = (shared.words, state.table(), state.at());
    let missing = state.draft.missing(table, at);
    let said = state.draft.order(table, at).iter().any(|seat| state.draft.refutation(*seat).is_some());
    crate::ui::style::touch(ui, shared.narrow);
    let name = |seat: SeatId| table.names().get(seat.index()).cloned().unwrap_or_default();
    let line = match missing {
        None => words.say(key!("position-whole")),
        Some(Missing::Cards) => words.say(key!("position-missing-cards")),
        Some(Missing::Refutation(seat)) => {
            words.with(key!("position-missing-answer"), &[("name", (&name(seat)).into())])
        }
        Some(Missing::Card(seat)) => words.with(key!("position-which"), &[("name", (&name(seat)).into())]),
    };
    note(ui, &line);
    let open = matches!(missing, Some(Missing::Refutation(_)));
    let nobody = words.say(if said { key!("position-others-not") } else { key!("position-nobody") });
    let enter = words.say(if state.editing.is_some() { key!("position-change") } else { key!("position-enter") });
    ui.horizontal(|ui| {
        let (gap, height) = (ui.spacing().item_spacing.x, ui.spacing().interact_size.y);
        let size = vec2((ui.available_width() - gap) / 2.0, height);
        let mut one = |ui: &mut Ui, button: Button, target: &str, choice: PositionChoice| {
            let shown = ui.allocate_ui(size, |ui| {
                ui.set_width(size.x);
                button.wide().show(ui)
            });
            shared.targets.mark(target, &shown.inner);
            chosen.extend(shown.inner.clicked().then_some(choice));
        };
        let button = Button::new(&nobody).key(Shortcut::Nobody).enabled(open);
        one(ui, button, "position.nobody", PositionChoice::OthersCannotRefute);
        let kind = if missing.is_none() { ButtonKind::Primary } else { ButtonKind::Plain };
        let button = Button::new(&enter).kind(kind).key(Shortcut::Say).enabled(missing.is_none());
        one(ui, button, "position.enter", PositionChoice::Enter);
    });
}

//! Shows what happened at a real table, the latest first, each to be changed or taken away; and which of it is
//! impossible.

use bevy_egui::egui::{Frame, Label, Margin, RichText, ScrollArea, Ui};

use super::{
    choice::PositionChoice,
    parts::{PositionScreen, note},
    state::PositionState,
};
use crate::ui::{
    button_of,
    scale::{Size, round},
    style::{body, bold, mix, veil},
    widgets::{Button, icon_button, told_first},
};
use candlestick_deduction::Holder;
use candlestick_game::position::{Happening, Impossible, RefusedHappening};
use candlestick_game::question::Refutation;
use candlestick_rules::{CardId, SeatId, Triple};
use candlestick_themes::{Phrase, Words, capitalised, key, list_of, palette};

/// Shows it.
pub(super) fn show(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    ScrollArea::vertical().id_salt("happened").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let happenings = &state.table().happenings;
        if happenings.is_empty() {
            note(ui, &shared.words.say(key!("position-nothing")));
        }
        for (at, happening) in happenings.iter().enumerate().rev() {
            row(ui, state, shared, (at, happening), chosen);
        }
    });
}

fn row(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    (at, happening): (usize, &Happening),
    chosen: &mut Vec<PositionChoice>,
) {
    let (words, teller) = (shared.words, HappeningTeller { state, words: shared.words });
    let refused = state.sheet.refusal.filter(|refusal| refusal.at == at);
    let waits = state.sheet.refusal.is_some_and(|refusal| at > refusal.at);
    let lit = state.sheet.why.as_ref().is_some_and(|why| teller.turns(&why.events).contains(&(at + 1)));
    let ground = match (refused.is_some(), state.editing == Some(at) || lit) {
        (true, _) => veil(mix(palette::BLOOD, palette::NIGHT, 0.55), 0.9),
        (_, true) => veil(palette::BRASS, 0.35),
        _ => veil(palette::NIGHT, 0.35),
    };
    let ink = if waits { palette::ASH } else { palette::PARCHMENT };
    let frame = Frame::new().fill(ground).corner_radius(round::PLATE).inner_margin(Margin::symmetric(8, 4));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let number = at + 1;
        let (head, line) = teller.tell(happening);
        let head = words.with(key!("position-numbered"), &[("number", number.into()), ("text", (&head).into())]);
        let says = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add(Label::new(RichText::new(&head).font(bold(Size::TEXT)).color(ink)).wrap());
            if !line.is_empty() {
                ui.add(Label::new(RichText::new(line).font(body(Size::FOOT)).color(ink)).wrap());
            }
        };
        let text = words.say(key!("position-edit"));
        let told = button_of(words, &text, &head);
        let edit = Button::new(&text).read_as(&told);
        let end = edit.natural_width(ui) + ui.spacing().item_spacing.x + ui.spacing().interact_size.y;
        told_first(ui, end, says, |ui| {
            let edit = edit.show(ui);
            shared.targets.mark(format!("position.edit.{at}"), &edit);
            chosen.extend(edit.clicked().then_some(PositionChoice::Edit(at)));
            let text = words.with(key!("position-remove"), &[("number", number.into())]);
            let remove = icon_button(ui, shared.art.icon("cross"), &text);
            shared.targets.mark(format!("position.remove.{at}"), &remove);
            chosen.extend(remove.clicked().then_some(PositionChoice::Remove(at)));
        });
        if let Some(refusal) = refused {
            let text = teller.refused(&refusal, happening);
            ui.add(Label::new(RichText::new(text).font(bold(Size::TEXT)).color(palette::IVORY)).wrap());
        }
    });
}

/// What of the table cannot be, in words.
pub(super) fn refusal(state: &PositionState, words: &Words) -> Option<String> {
    let refusal = state.sheet.refusal?;
    let happening = state.table().happenings.get(refusal.at)?;
    Some(HappeningTeller { state, words }.refused(&refusal, happening))
}

struct HappeningTeller<'a> {
    state: &'a PositionState,
    words: &'a Words,
}

impl HappeningTeller<'_> {
    /// The numbers, from 1, of the happenings that some events of the view are of.
    fn turns(&self, events: &[usize]) -> Vec<usize> {
        let view = &self.state.sheet.view;
        let started = |event: &candlestick_rules::Event| matches!(event, candlestick_rules::Event::TurnStarted { .. });
        let turn =
            |at: &usize| view.events[..=(*at).min(view.events.len() - 1)].iter().filter(|one| started(one)).count();
        events.iter().map(turn).collect()
    }

    fn name(&self, seat: SeatId) -> String {
        self.state.sheet.names.get(seat.index()).cloned().unwrap_or_else(|| String::from("?"))
    }

    fn names(&self, seats: &[SeatId]) -> Phrase {
        let names: Vec<_> = seats.iter().map(|seat| self.name(*seat)).collect();
        list_of(&names, self.words)
    }

    fn card(&self, card: CardId) -> Phrase {
        self.state.table().theme.card_phrase(card)
    }

    /// Cards by their bare names.
    fn cards(&self, cards: impl IntoIterator<Item = CardId>) -> Phrase {
        let theme = &self.state.table().theme;
        let names: Vec<_> = cards.into_iter().map(|card| theme.card_name(card).to_owned()).collect();
        list_of(&names, self.words)
    }

    fn three(&self, triple: Triple) -> Phrase {
        self.cards(self.state.table().theme.edition.cards.cards(triple))
    }

    /// What happened in a few words, and what came of it.
    fn tell(&self, happening: &Happening) -> (String, String) {
        let words = self.words;
        let by = |seat: SeatId| self.name(seat);
        match happening {
            Happening::Question { by: asker, asked, refutations } => {
                let (name, cards) = (by(*asker), self.three(*asked));
                let head =
                    words.with(key!("position-told-question"), &[("name", (&name).into()), ("cards", (&cards).into())]);
                (head, self.refutations(refutations))
            }
            Happening::Accusation { by: accuser, accused, right, .. } => {
                let (name, cards) = (by(*accuser), self.three(*accused));
                let values = [("name", (&name).into()), ("cards", (&cards).into())];
                let line = if *right { key!("position-told-right") } else { key!("position-told-wrong") };
                (words.with(key!("position-told-accusation"), &values), words.say(line))
            }
            Happening::Revealed { by: seat, card } => (self.at(*card, Some(Holder::Seat(*seat))), String::new()),
            Happening::Seen { at, card } => (self.at(*card, Some(*at)), String::new()),
            Happening::Nobody { card } => (self.at(*card, None), String::new()),
            Happening::Opened { by: seat, hand } => {
                let name = by(*seat);
                (
                    words.with(key!("position-told-opened"), &[("name", (&name).into())]),
                    self.cards(hand.iter()).to_string(),
                )
            }
            Happening::Left { by: seat } => {
                let name = by(*seat);
                (words.with(key!("position-told-left"), &[("name", (&name).into())]), String::new())
            }
        }
    }

    /// Who could not, who showed what, who refused.
    fn refutations(&self, refutations: &[(SeatId, Refutation)]) -> String {
        let words = self.words;
        let did = |wanted: Refutation| -> Vec<SeatId> {
            refutations.iter().filter(|(_, refutation)| *refutation == wanted).map(|(seat, _)| *seat).collect()
        };
        let mut parts = Vec::new();
        let passed = did(Refutation::CannotRefute);
        if !passed.is_empty() {
            let names = self.names(&passed);
            parts.push(words.with(key!("position-told-could-not"), &[("names", (&names).into())]));
        }
        let refused = did(Refutation::PassedOn);
        if !refused.is_empty() {
            let names = self.names(&refused);
            parts.push(words.with(key!("position-told-refused"), &[("names", (&names).into())]));
        }
        for (seat, refutation) in refutations {
            let name = self.name(*seat);
            match refutation {
                Refutation::Showed(Some(card)) => {
                    let card = self.card(*card);
                    let values = [("name", (&name).into()), ("card", (&card).into())];
                    parts.push(words.with(key!("position-told-showed-this"), &values));
                }
                Refutation::Showed(None) => {
                    parts.push(words.with(key!("position-told-showed"), &[("name", (&name).into())]));
                }
                Refutation::CannotRefute | Refutation::PassedOn => {}
            }
        }
        parts.join(" · ")
    }

    /// Where a card is; none for "nobody has it".
    fn at(&self, card: CardId, holder: Option<Holder>) -> String {
        let (card, words) = (self.card(card), self.words);
        let with = |key, name: &str| capitalised(words.with(key, &[("card", (&card).into()), ("name", name.into())]));
        match holder {
            Some(Holder::Seat(seat)) => with(key!("position-has"), &self.name(seat)),
            Some(Holder::Room(room)) => with(
                key!("position-lies-in"),
                self.state.table().theme.card_name(self.state.table().cards().room(room)),
            ),
            Some(Holder::Side(place)) => with(key!("position-lies-aside"), &(place + 1).to_string()),
            Some(Holder::CaseFile) => with(key!("position-in-file"), ""),
            Some(Holder::FaceUp) => with(key!("position-lies-open"), ""),
            None => with(key!("position-nobody-has"), ""),
        }
    }

    /// "Question 4 is impossible: …"
    fn refused(&self, refusal: &RefusedHappening, happening: &Happening) -> String {
        let words = self.words;
        let kind = match happening {
            Happening::Question { .. } => "question",
            Happening::Accusation { .. } => "accusation",
            Happening::Opened { .. } | Happening::Left { .. } => "hand",
            Happening::Revealed { .. } | Happening::Seen { .. } | Happening::Nobody { .. } => "card",
        };
        let why = self.impossible(refusal.what);
        let values = [("kind", kind.into()), ("number", (refusal.at + 1).into()), ("why", (&why).into())];
        words.with(key!("position-refused-line"), &values)
    }

    fn impossible(&self, what: Impossible) -> String {
        let words = self.words;
        let of = |key, seat: SeatId| words.with(key, &[("name", (&self.name(seat)).into())]);
        let both = |key, name: &str, card: CardId| {
            words.with(key, &[("name", name.into()), ("card", (&self.card(card)).into())])
        };
        let place = |card: CardId, at: Option<Holder>| {
            at.map_or_else(|| words.say(key!("position-not-there")), |at| self.at(card, Some(at)))
        };
        match what {
            Impossible::NoSuchSeat(_) => words.say(key!("position-not-seated")),
            Impossible::Refutes(seat) => of(key!("position-not-answers"), seat),
            Impossible::NotAsked { by, card } => both(key!("position-not-asked"), &self.name(by), card),
            Impossible::CannotRefute { by, has: Some(card) } => both(key!("position-not-passed"), &self.name(by), card),
            Impossible::CannotRefute { by, has: None } => of(key!("position-not-passed-one"), by),
            Impossible::Showed(seat) => of(key!("position-not-showed"), seat),
            Impossible::Holds { seat, card, at } => {
                let (name, card_name, place) = (self.name(seat), self.card(card), place(card, at));
                let values = [("name", (&name).into()), ("card", (&card_name).into()), ("place", (&place).into())];
                words.with(key!("position-not-holds"), &values)
            }
            Impossible::Nobody { card, at } => {
                let place = place(card, at);
                words.with(
                    key!("position-not-nobody"),
                    &[("card", (&self.card(card)).into()), ("place", (&place).into())],
                )
            }
            Impossible::Lies { card, at, .. } => {
                let place = place(card, at);
                words
                    .with(key!("position-not-lies"), &[("card", (&self.card(card)).into()), ("place", (&place).into())])
            }
            Impossible::Hand(seat) => of(key!("position-not-hand"), seat),
            Impossible::Right { without: Some(card), .. } | Impossible::File { without: Some(card) } => {
                both(key!("position-not-right"), "", card)
            }
            Impossible::Right { without: None, .. } | Impossible::File { without: None } => {
                words.say(key!("position-not-file"))
            }
            Impossible::Wrong(seat) => of(key!("position-not-wrong"), seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use candlestick_game::position::{RealTable, TableEditor};
    use candlestick_rules::{CardSet, RoomId, SuspectId, WeaponId};

    #[test]
    fn cards_are_told_as_a_list_is_in_the_language() {
        let theme = Arc::new(candlestick_themes::builtin("classic-2016").unwrap());
        let state = PositionState::new(TableEditor::of(RealTable::new(&theme, 4)));
        let cards = theme.edition.cards;
        let hand: CardSet = cards.all().iter().take(3).collect();
        let asked = Triple { suspect: SuspectId(1), weapon: WeaponId(2), room: RoomId(3) };
        let name = |card: CardId| theme.card_name(card).to_owned();
        for (code, and) in [("en", " and "), ("de", " und ")] {
            let words = Words::carried(code);
            let teller = HappeningTeller { state: &state, words: &words };
            let row = |all: Vec<String>| format!("{}, {}{and}{}", all[0], all[1], all[2]);
            let (head, _) = teller.tell(&Happening::Question { by: SeatId(0), asked, refutations: Vec::new() });
            assert!(head.ends_with(&row(cards.cards(asked).map(name).to_vec())), "{head}");
            let (_, line) = teller.tell(&Happening::Opened { by: SeatId(0), hand });
            assert_eq!(line, row(hand.iter().map(name).collect()));
        }
    }
}

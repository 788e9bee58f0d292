//! What rivals may know: their side of the table, seen through deals that could be the truth.

use super::thought::Thought;
use crate::{
    mind::{Cell, Deal, Facts, Holder, Knowledge, asked_after},
    rules::{CardId, CardSet, Category, Event, SeatId, View},
};

/// Deals through which rivals are seen.
const DEALS: usize = 8;

/// The chance that no rival closes the case before this seat's next turn.
pub(super) fn chance_to_wait(thought: &Thought) -> f64 {
    let Some(samples) = thought.samples() else { return 1.0 };
    let deals = samples.deals();
    let step = (deals.len() / DEALS).max(1);
    let seen: Vec<_> = deals.iter().step_by(step).take(DEALS).collect();
    thought.rivals().map(|rival| 1.0 - closes(thought.view, rival, &seen)).product()
}

/// The chance that a rival closes the case on its next turn.
fn closes(view: &View, rival: SeatId, deals: &[&Deal]) -> f64 {
    let each = deals.iter().enumerate().map(|(n, deal)| solves(envelopes(view, rival, deal, n)));
    each.sum::<f64>() / deals.len().max(1) as f64
}

/// The chance to close the case on a turn that begins with so many envelopes possible. Measured over cases of the
/// reference policies.
fn solves(envelopes: f64) -> f64 {
    (0.95 / envelopes.powf(0.75)).min(1.0)
}

/// How many envelopes a rival holds for possible in a deal, by plain reasoning.
fn envelopes(view: &View, rival: SeatId, deal: &Deal, salt: usize) -> f64 {
    let cards = view.edition.cards;
    let sizes = view.seats.iter().map(|seat| seat.hand_size).collect();
    let rooms = view.room_cards.iter().copied().map(Holder::Room);
    let unseen = rooms.chain((0..view.side_cards).map(Holder::Side)).collect();
    let mut facts = Facts::new(cards, rival, sizes, unseen);
    facts.face_up(view.face_up);
    facts.hand(rival, deal.hand(rival));
    let mut asked = None;
    for (n, event) in view.events.iter().enumerate() {
        facts.note(&as_seen(event, rival, deal, asked.unwrap_or_default(), salt + n));
        asked = asked_after(event, cards, asked);
    }
    let known = Knowledge::within(facts, 0);
    let open = |category| {
        let all = cards.set_of(category);
        all.iter().filter(|card| known.cell(*card, Holder::CaseFile) != Cell::No).count().max(1) as f64
    };
    Category::ALL.into_iter().map(open).product()
}

/// An event as a rival saw it, were this the deal; of several cards that may have been shown, any.
fn as_seen(event: &Event, rival: SeatId, deal: &Deal, asked: CardSet, salt: usize) -> Event {
    let any = |cards: CardSet| -> Option<CardId> { cards.nth(salt % cards.len().max(1)) };
    let mut filled = event.clone();
    match &mut filled {
        Event::Shown { by, card, .. } | Event::SeenToo { by, card, .. } if card.is_none() => {
            *card = any(deal.hand(*by).and(asked));
        }
        Event::ShownFreely { by, card, .. }
        | Event::PassedLeft { by, card, .. }
        | Event::Peeked { at: by, card, .. }
            if card.is_none() =>
        {
            *card = any(deal.hand(*by));
        }
        Event::RoomCardSeen { room, card, .. } if card.is_none() => *card = deal.room_card(*room),
        Event::SideCardSeen { place, card, .. } if card.is_none() => {
            *card = deal.side_cards.get(usize::from(*place)).copied();
        }
        _ => {}
    }
    filled.seen_by(rival)
}

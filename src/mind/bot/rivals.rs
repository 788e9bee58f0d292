//! What rivals may know: their side of the table, seen through deals that could be the truth.

use crate::{
    mind::{Deal, Facts, Holder, Knowledge, asked_after},
    rules::{CardId, CardSet, Event, SeatId, View},
};

/// Deals through which rivals are seen.
const DEALS: usize = 8;
/// What a better chance to name the case file counts for a rival, beside nats.
const HIT: f64 = 5.0;

/// What rivals know in a few deals.
pub(super) struct Minds {
    me: SeatId,
    /// Each rival in the order of turns, with its knowledge in each deal.
    rivals: Vec<(SeatId, Vec<Knowledge>)>,
}

impl Minds {
    /// Looks at the table through the rivals' eyes, in some of the deals that could be the truth.
    pub fn new(view: &View, rivals: impl Iterator<Item = SeatId>, deals: &[Deal]) -> Self {
        let step = (deals.len() / DEALS).max(1);
        let seen = || deals.iter().step_by(step).take(DEALS).enumerate();
        let minds = |rival| seen().map(|(n, deal)| knowledge(view, rival, deal, n)).collect();
        Self { me: view.me, rivals: rivals.map(|rival| (rival, minds(rival))).collect() }
    }

    /// How sure of the case file a rival would be, were it shown this card of one's own.
    pub fn told(&self, rival: SeatId, card: CardId) -> f64 {
        let event = Event::Shown { by: self.me, to: rival, card: Some(card) };
        let minds = self.rivals.iter().find(|(seat, _)| *seat == rival).map_or(&[][..], |(_, minds)| minds);
        minds.iter().map(|known| sureness(&known.after(&event))).sum()
    }

    /// The chance that no rival closes the case before this seat's next turn.
    pub fn chance_to_wait(&self) -> f64 {
        let closes = |minds: &[Knowledge]| {
            minds.iter().map(|known| solves(likeliest(known))).sum::<f64>() / minds.len().max(1) as f64
        };
        self.rivals.iter().map(|(_, minds)| 1.0 - closes(minds)).product()
    }
}

/// The odds of the likeliest case file.
fn likeliest(known: &Knowledge) -> f64 {
    known.triples().first().map_or(0.0, |(_, odds)| *odds)
}

/// The chance to close the case on a turn that begins with these odds of the likeliest case file. Measured over cases of
/// the reference policies.
fn solves(odds: f64) -> f64 {
    1.0 - (1.0 - odds).max(0.0).powf(1.2)
}

/// How sure knowledge is of the case file.
fn sureness(known: &Knowledge) -> f64 {
    HIT * likeliest(known) + known.triples().iter().map(|(_, odds)| odds * odds.ln()).sum::<f64>()
}

/// What a rival knows in a deal.
fn knowledge(view: &View, rival: SeatId, deal: &Deal, salt: usize) -> Knowledge {
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
    Knowledge::new(facts)
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

//! Estimates what rivals may know: looks at their side of the table in deals that could be the truth.

use candlestick_deduction::{Deal, Facts, Holder, Knowledge, asked_after};
use candlestick_rules::{AccuseWhere, CardId, CardSet, Event, Origin, SeatId, Secret, View};

/// Deals through which rivals are seen.
const DEALS: usize = 8;
/// What a better chance to name the case file counts for a rival, beside nats.
const HIT: f64 = 5.0;

/// A kind of player: how common it is, and the chance that it says on its turn what it could know.
struct RivalPace {
    common: f64,
    says: f64,
}

/// Those that count exactly and those that take a while to see it, chosen over cases of the levels, the references and bots
/// from elsewhere (`docs/bots.md`).
const RIVAL_PACES: [RivalPace; 2] = [RivalPace { common: 0.7, says: 0.98 }, RivalPace { common: 0.3, says: 0.2 }];

/// A rival in one of the deals: what it knows there.
struct RivalInDeal {
    known: Knowledge,
    /// Turns at whose end it could have known the case file and did not accuse.
    missed: usize,
}

/// What rivals know in a few deals.
pub(super) struct OpponentKnowledge {
    me: SeatId,
    /// Each rival in the order of turns, with what it knows in each deal.
    rivals: Vec<(SeatId, Vec<RivalInDeal>)>,
}

impl OpponentKnowledge {
    /// Looks at the table through the rivals' eyes, in some of the deals that could be the truth.
    pub fn new(view: &View, rivals: impl Iterator<Item = SeatId>, deals: &[Deal]) -> Self {
        let step = (deals.len() / DEALS).max(1);
        let seen = || deals.iter().step_by(step).take(DEALS).enumerate();
        let in_deals = |rival| {
            let ends = ends_of_turns(view, rival);
            seen().map(|(n, deal)| RivalInDeal::new(view, rival, deal, n, &ends)).collect()
        };
        Self { me: view.me, rivals: rivals.map(|rival| (rival, in_deals(rival))).collect() }
    }

    /// How sure of the case file a rival would be, were it shown this card of one's own.
    pub fn sureness_if_shown(&self, rival: SeatId, card: CardId) -> f64 {
        let event = Event::Shown { by: self.me, to: rival, card: Some(card) };
        let in_deals = self.rivals.iter().find(|(seat, _)| *seat == rival).map_or(&[][..], |(_, in_deals)| in_deals);
        in_deals.iter().map(|rival| sureness(&rival.known.after(&event))).sum()
    }

    /// The chance that no rival closes the case before this seat's next turn.
    pub fn chance_to_wait(&self) -> f64 {
        self.rivals.iter().map(|(_, in_deals)| 1.0 - closes(in_deals)).product()
    }
}

impl RivalInDeal {
    /// What a rival knows in a deal; `ends` tells after how many events turns ended on which it could have accused.
    fn new(view: &View, rival: SeatId, deal: &Deal, salt: usize, ends: &[usize]) -> Self {
        let known = knowledge(view, rival, deal, salt, view.events.len());
        let sure = |end: usize| knowledge(view, rival, deal, salt, end).case_file().is_some();
        // What was known stays known.
        let ends = if known.case_file().is_some() { ends } else { &[] };
        Self { missed: ends.iter().rev().take_while(|end| sure(**end)).count(), known }
    }
}

/// After how many events a rival's turns ended on which it could have accused.
fn ends_of_turns(view: &View, rival: SeatId) -> Vec<usize> {
    // Elsewhere it may have known and not been where one accuses.
    if view.edition.profile.accuse != AccuseWhere::Anywhere {
        return Vec::new();
    }
    let starts = view.events.iter().enumerate().filter_map(|(n, event)| match event {
        Event::TurnStarted { seat, .. } => Some((n, *seat)),
        _ => None,
    });
    let next = starts.clone().skip(1);
    starts.zip(next).filter(|((_, seat), _)| *seat == rival).map(|(_, (end, _))| end).collect()
}

/// The chance that a rival closes the case on its next turn; which kind of player it is, shows in what it has not said.
fn closes(in_deals: &[RivalInDeal]) -> f64 {
    let (mut all, mut closing) = (0.0, 0.0);
    for pace in &RIVAL_PACES {
        for rival in in_deals {
            let likely = pace.common * (1.0 - pace.says).powi(rival.missed as i32);
            all += likely;
            closing += likely * pace.says * solves(likeliest(&rival.known));
        }
    }
    if all > 0.0 { closing / all } else { 0.0 }
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

/// What a rival knew in a deal after so many events.
fn knowledge(view: &View, rival: SeatId, deal: &Deal, salt: usize, until: usize) -> Knowledge {
    let cards = view.edition.cards;
    let sizes = view.seats.iter().map(|seat| seat.hand_size).collect();
    let rooms = view.room_cards.iter().copied().map(Holder::Room);
    let unseen = rooms.chain((0..view.side_cards).map(Holder::Side)).collect();
    let mut facts = Facts::new(cards, rival, sizes, unseen);
    facts.face_up(view.face_up);
    facts.hand(rival, deal.hand(rival));
    let mut asked = None;
    for (n, event) in view.events.iter().take(until).enumerate() {
        facts.note(&as_seen(event, rival, deal, asked.unwrap_or_default(), salt + n));
        asked = asked_after(event, cards, asked);
    }
    Knowledge::new(facts)
}

/// An event as a rival saw it, were this the deal; of several cards that may have been shown, any.
fn as_seen(event: &Event, rival: SeatId, deal: &Deal, asked: CardSet, salt: usize) -> Event {
    let any = |cards: CardSet| -> Option<CardId> { cards.nth(salt % cards.len().max(1)) };
    let mut filled = event.clone();
    filled.secrets(|secret, _| match secret {
        Secret::Card(card, origin) if card.is_none() => {
            *card = match origin {
                Origin::Refutation(by) => any(deal.hand(by).and(asked)),
                Origin::Hand(of) => any(deal.hand(of)),
                Origin::Room(room) => deal.room_card(room),
                Origin::Side(place) => deal.side_cards.get(usize::from(place)).copied(),
            }
        }
        // Seen already; its own hand it knows from the deal; deck cards are no part of a deal, and whoever looked into the
        // case file is no rival any more.
        Secret::Card(..) | Secret::Hand(..) | Secret::CaseFile(_) | Secret::DeckCard(_) => {}
    });
    filled.seen_by(rival)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use candlestick_deduction::testing::{case, street};
    use candlestick_rules::{Edition, Profile};

    const RIVAL: SeatId = SeatId(1);

    /// The chance to wait of seat 0 of three, once its rival asked on its turn for what nobody can show and then left so
    /// many turns unused.
    fn chance_to_wait(accuse: AccuseWhere, unused: u32) -> f64 {
        let edition = street(6, 6, 9);
        let edition = Edition { profile: Profile { accuse, ..edition.profile.clone() }, ..(*edition).clone() };
        let mut view = case(&edition.into(), 3, false, 1).view(SeatId(0));
        let deal = Knowledge::from_view(&view).sample(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
        let turn = |seat, turn| Event::TurnStarted { seat, turn };
        view.events.extend([turn(RIVAL, 1), Event::Suggested { seat: RIVAL, triple: deal.case_file }]);
        view.events.extend([SeatId(2), SeatId(0)].map(|seat| Event::CannotRefute { seat }));
        view.events.push(Event::NobodyShowed { asker: RIVAL });
        for n in 0..unused {
            view.events.extend([turn(SeatId(2), 3 * n + 2), turn(SeatId(0), 3 * n + 3), turn(RIVAL, 3 * n + 4)]);
        }
        OpponentKnowledge::new(&view, std::iter::once(RIVAL), &[deal]).chance_to_wait()
    }

    #[test]
    fn who_could_have_accused_and_did_not_is_less_to_fear() {
        let chances = [0, 1, 2].map(|unused| chance_to_wait(AccuseWhere::Anywhere, unused));
        assert!(chances[0] < 0.3 && chances[1] > 0.7 && chances[2] > chances[1], "{chances:?}");
    }

    #[test]
    fn who_cannot_accuse_where_it_stands_is_no_less_to_fear() {
        assert_eq!(chance_to_wait(AccuseWhere::Centre, 2), chance_to_wait(AccuseWhere::Centre, 0));
    }
}

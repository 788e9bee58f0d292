//! Draws possible deals at random, those more often in which the opponents' questions so far would have been likely.
//!
//! What rivals asked proves nothing, so it weighs the possible deals and strikes out none. The weighted deals are drawn by chains of
//! swaps (Metropolis), each begun at an even draw.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::opponent_model::OpponentModel;
use candlestick_deduction::{Deal, Fact, Holder, Knowledge, Possession, asked_after, facts_in};
use candlestick_rules::{CardCounts, CardId, CardSet, Category, SeatId, View};

/// Chains that are begun.
const CHAINS: usize = 24;
/// Swaps tried before a chain's first draw, and between draws.
const BURN: usize = 400;
const GAP: usize = 60;

/// What is possible and how likely each sign makes it.
pub(super) struct PosteriorSampler {
    seats: usize,
    /// For each card the holders it may be with, as bits: seats, then the case file, then cards unseen on the table.
    may: Vec<u64>,
    /// Cards that may be with several holders.
    open: Vec<usize>,
    clauses: Vec<(usize, CardSet)>,
    wrong: Vec<CardSet>,
    cards: CardCounts,
    model: OpponentModel,
}

/// A deal as the chains change it.
#[derive(Clone)]
struct State {
    holder: Vec<usize>,
    held: Vec<CardSet>,
    /// How likely each holder's cards make what it did.
    weights: Vec<f64>,
}

impl PosteriorSampler {
    /// What a seat can read out of what it saw.
    pub fn new(view: &View, knowledge: &Knowledge) -> Self {
        let cards = view.edition.cards;
        let seats = view.seats.len();
        let may: Vec<_> = cards.all().iter().map(|card| holders(knowledge, seats, card)).collect();
        let open = (0..may.len()).filter(|card| may[*card].count_ones() > 1).collect();
        let (mut clauses, mut wrong, mut asked) = (Vec::new(), Vec::new(), None);
        for event in &view.events {
            for told in facts_in(event, asked) {
                match told {
                    Fact::HoldsOneOf(seat, cards) if seat != view.me => clauses.push((seat.index(), cards)),
                    Fact::NotCaseFile(triple) => wrong.push(cards.set(triple)),
                    _ => {}
                }
            }
            asked = asked_after(event, cards, asked);
        }
        clauses.sort_unstable();
        clauses.dedup();
        Self { seats, may, open, clauses, wrong, cards, model: OpponentModel::new(view) }
    }

    /// Draws so many deals, weighted by what was observed.
    pub fn draw(&self, knowledge: &Knowledge, count: usize, rng: &mut ChaCha8Rng) -> Vec<Deal> {
        let each = count.div_ceil(CHAINS);
        let mut deals = Vec::with_capacity(count);
        while deals.len() < count {
            let Some(start) = knowledge.sample(rng) else { return deals };
            let mut state = self.state(&start);
            (0..BURN).for_each(|_| self.swap(&mut state, rng));
            for _ in 0..each {
                (0..GAP).for_each(|_| self.swap(&mut state, rng));
                deals.push(self.deal(&state, &start));
            }
        }
        deals
    }

    fn state(&self, deal: &Deal) -> State {
        let table = self.seats + 1;
        let mut holder = vec![table; self.may.len()];
        for card in self.cards.cards(deal.case_file) {
            holder[card.index()] = self.seats;
        }
        for (seat, hand) in deal.hands.iter().enumerate() {
            hand.iter().for_each(|card| holder[card.index()] = seat);
        }
        let mut held = vec![CardSet::EMPTY; self.seats + 2];
        holder.iter().enumerate().for_each(|(card, at)| held[*at].insert(CardId(card as u8)));
        let weights = held.iter().enumerate().map(|(at, held)| self.model.weight(at, *held)).collect();
        State { holder, held, weights }
    }

    /// The deal of a state; cards on the table lie as in the deal that it began with.
    fn deal(&self, state: &State, start: &Deal) -> Deal {
        let mut deal = start.clone();
        deal.hands = state.held[..self.seats].to_vec();
        let filed = |category| state.held[self.seats].and(self.cards.set_of(category)).nth(0).unwrap_or(CardId(0));
        deal.case_file = self.cards.triple(Category::ALL.map(filed));
        self.lay(state, &mut deal);
        deal
    }

    /// Puts the state's table cards where cards of the old deal lay that are no longer on the table.
    fn lay(&self, state: &State, deal: &mut Deal) {
        let table = state.held[self.seats + 1];
        let mut lying: CardSet =
            deal.room_cards.iter().map(|(_, card)| *card).chain(deal.side_cards.iter().copied()).collect();
        lying = lying.or(deal.face_up);
        let mut new = table.without(lying);
        let unseen = deal.room_cards.iter_mut().map(|(_, card)| card).chain(&mut deal.side_cards);
        for place in unseen.filter(|card| !table.contains(**card)) {
            if let Some(card) = new.nth(0) {
                new.remove(card);
                *place = card;
            }
        }
    }

    /// Tries to swap two cards.
    fn swap(&self, state: &mut State, rng: &mut ChaCha8Rng) {
        let n = self.open.len() as u32;
        if n < 2 {
            return;
        }
        let (a, b) = (self.open[rng.random_range(0..n) as usize], self.open[rng.random_range(0..n) as usize]);
        let (from, to) = (state.holder[a], state.holder[b]);
        if from == to || self.may[a] & (1 << to) == 0 || self.may[b] & (1 << from) == 0 {
            return;
        }
        let (card_a, card_b) = (CardId(a as u8), CardId(b as u8));
        let filed = from == self.seats || to == self.seats;
        if filed && self.cards.category(card_a) != self.cards.category(card_b) {
            return;
        }
        exchange(state, (card_a, from), (card_b, to));
        let broken = |(seat, cards): &(usize, CardSet)| {
            (*seat == from || *seat == to) && state.held[*seat].and(*cards).is_empty()
        };
        let told_wrong = filed && self.wrong.iter().any(|wrong| wrong.without(state.held[self.seats]).is_empty());
        if !told_wrong && !self.clauses.iter().any(broken) {
            let weigh = |at: usize| self.model.weight(at, state.held[at]);
            let (new_from, new_to) = (weigh(from), weigh(to));
            let ratio = new_from * new_to / (state.weights[from] * state.weights[to]);
            if rng.random::<f64>() < ratio {
                (state.weights[from], state.weights[to]) = (new_from, new_to);
                return;
            }
        }
        exchange(state, (card_a, to), (card_b, from));
    }
}

/// Card a goes from its holder to card b's, and the other way round.
fn exchange(state: &mut State, (a, from): (CardId, usize), (b, to): (CardId, usize)) {
    state.held[from].remove(a);
    state.held[to].remove(b);
    state.held[from].insert(b);
    state.held[to].insert(a);
    state.holder[a.index()] = to;
    state.holder[b.index()] = from;
}

/// The holders that a card may be with.
fn holders(knowledge: &Knowledge, seats: usize, card: CardId) -> u64 {
    let seat = |seat: usize| Holder::Seat(SeatId(seat as u8));
    let each = (0..seats).filter(|n| knowledge.cell(card, seat(*n)) != Possession::No).fold(0, |bits, n| bits | 1 << n);
    let file = u64::from(knowledge.cell(card, Holder::CaseFile) != Possession::No) << seats;
    let table = u64::from(knowledge.in_unseen_room(card) > 0.0) << (seats + 1);
    each | file | table
}

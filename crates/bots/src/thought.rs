//! What a bot has in mind while it decides: the view, its style, what it knows, and deals that could be the truth.

use std::cell::OnceCell;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Style, memory, reading::Reading, rivals::Minds, samples::Samples};
use candlestick_deduction::{Cell, Holder, Knowledge};
use candlestick_rules::{AccuseWhere, CardId, CardSet, Category, Choice, Place, RoomId, SeatId, Triple, View};

/// Deals for a decision about an accusation.
const SURE: usize = 1200;

/// One decision's thinking.
pub(super) struct Thought<'a> {
    pub view: &'a View,
    pub style: &'a Style,
    pub knowledge: Knowledge,
    samples: OnceCell<Option<Samples>>,
    minds: OnceCell<Minds>,
    seed: ChaCha8Rng,
}

impl<'a> Thought<'a> {
    pub fn new(view: &'a View, style: &'a Style, rng: &mut ChaCha8Rng) -> Self {
        let knowledge = memory::recall(view, style);
        let seed = if style.asking.draws() { ChaCha8Rng::from_rng(rng) } else { rng.clone() };
        Self { view, style, knowledge, samples: OnceCell::new(), minds: OnceCell::new(), seed }
    }

    /// Possible deals, for styles that think in them.
    pub fn samples(&self) -> Option<&Samples> {
        let draw = || Samples::draw(self.view, &self.knowledge, self.style.skills.reads, &mut self.seed.clone());
        self.samples.get_or_init(|| self.style.asking.draws().then(draw)).as_ref()
    }

    /// What the rivals may know.
    pub fn minds(&self) -> &Minds {
        let deals = || self.samples().map_or(&[][..], Samples::deals);
        self.minds.get_or_init(|| Minds::new(self.view, self.rivals(), deals()))
    }

    /// The likeliest case file and its odds, from many more deals than a question needs.
    pub fn surer(&self, rng: &mut ChaCha8Rng) -> Option<(Triple, f64)> {
        if !self.style.skills.reads {
            return self.knowledge.triples().first().copied();
        }
        let deals = Reading::new(self.view, &self.knowledge).draw(&self.knowledge, SURE, rng);
        let mut files: Vec<_> = deals.iter().map(|deal| deal.case_file).collect();
        files.sort_unstable();
        let most = files.chunk_by(|a, b| a == b).max_by_key(|same| same.len())?;
        Some((most[0], most.len() as f64 / deals.len() as f64))
    }

    /// The chance that a card is in the case file.
    pub fn odds(&self, card: CardId) -> f64 {
        self.knowledge.probability(card, Holder::CaseFile)
    }

    /// How unsettled it is whether a card is in the case file: 0 for settled, 1 for even odds.
    pub fn doubt(&self, card: CardId) -> f64 {
        let odds = self.odds(card);
        4.0 * odds * (1.0 - odds)
    }

    /// How many other seats may hold a card.
    pub fn possible_holders(&self, card: CardId) -> usize {
        let may = |seat: &SeatId| self.knowledge.cell(card, Holder::Seat(*seat)) != Cell::No;
        self.view.left_of(self.view.me).filter(may).count()
    }

    /// [`Thought::doubt`] about a card that another seat may hold, so that asking can tell something.
    pub fn askable(&self, card: CardId) -> f64 {
        if self.possible_holders(card) > 0 { self.doubt(card) } else { 0.0 }
    }

    /// Cards of a category that may or may not be in the case file; if any of them can be asked for, only those.
    pub fn open(&self, category: Category) -> CardSet {
        let all = self.view.edition.cards.set_of(category);
        let askable: CardSet = all.iter().filter(|card| self.askable(*card) > 0.0).collect();
        if askable.is_empty() { all.iter().filter(|card| self.doubt(*card) > 0.0).collect() } else { askable }
    }

    /// Where a category is settled: own cards, which keep others guessing, else the answer.
    pub fn blank(&self, category: Category) -> CardSet {
        let all = self.view.edition.cards.set_of(category);
        let own = all.and(self.view.hand);
        let answer = all.and(self.knowledge.suspects_of_case());
        [own, answer].into_iter().find(|set| !set.is_empty()).unwrap_or(all)
    }

    /// Whether a room holds a card face down that this seat hasn't seen.
    pub fn unseen(&self, room: RoomId) -> bool {
        self.knowledge.facts().unseen_rooms().contains(&room)
    }

    /// Whether a room can be asked about.
    pub fn nameable(&self, room: RoomId) -> bool {
        room.0 < self.view.edition.cards.rooms
    }

    /// Whether an accusation may be made now.
    pub fn may_accuse(&self) -> bool {
        self.view.choices.iter().any(|choice| matches!(choice, Choice::Accuse))
    }

    /// The room where one must be to accuse, if it matters.
    pub fn accusing_room(&self) -> Option<RoomId> {
        (self.view.edition.profile.accuse == AccuseWhere::Centre).then(|| self.view.edition.board.centre()).flatten()
    }

    /// Where this seat's token is.
    pub fn place(&self) -> Place {
        self.view.my_place()
    }

    /// Other seats that are still in the race.
    pub fn rivals(&self) -> impl Iterator<Item = SeatId> + use<'_> {
        self.view.left_of(self.view.me).filter(|seat| !self.view.seats[seat.index()].out)
    }
}

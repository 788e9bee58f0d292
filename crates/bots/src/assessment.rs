//! Gathers what a bot weighs while it decides: the view, its style, what it knows, and deals that could be the truth.

use std::cell::OnceCell;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    memory,
    opponent_knowledge::OpponentKnowledge,
    posterior_sampler::PosteriorSampler,
    samples::Samples,
    style::{QuestionStyle, Reasoning, Style, Walking},
};
use candlestick_deduction::{Holder, Knowledge, Possession};
use candlestick_rules::{
    AccuseWhere, CardId, CardSet, Category, Choice, Effect, Event, Place, RoomId, SeatId, Triple, View,
};

/// Deals for a decision about an accusation.
const SURE: usize = 1200;

/// One decision's thinking.
pub(super) struct Assessment<'a> {
    pub view: &'a View,
    pub style: &'a Style,
    pub knowledge: Knowledge,
    samples: OnceCell<Option<Samples>>,
    opponents: OnceCell<OpponentKnowledge>,
    at_a_loss: OnceCell<bool>,
    seed: ChaCha8Rng,
}

impl<'a> Assessment<'a> {
    pub fn new(view: &'a View, style: &'a Style, rng: &mut ChaCha8Rng) -> Self {
        let knowledge = memory::recall(view, style);
        let seed = if style.asking.draws() { ChaCha8Rng::from_rng(rng) } else { rng.clone() };
        let (samples, opponents, at_a_loss) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Self { view, style, knowledge, samples, opponents, at_a_loss, seed }
    }

    /// Possible deals, for styles that think in them.
    pub fn samples(&self) -> Option<&Samples> {
        let draw = || Samples::draw(self.view, &self.knowledge, self.style.skills.reads, &mut self.seed.clone());
        self.samples.get_or_init(|| self.style.asking.draws().then(draw)).as_ref()
    }

    /// What the rivals may know.
    pub fn opponent_knowledge(&self) -> &OpponentKnowledge {
        let deals = || self.samples().map_or(&[][..], Samples::deals);
        self.opponents.get_or_init(|| OpponentKnowledge::new(self.view, self.rivals(), deals()))
    }

    /// The likeliest case file and its odds, from many more deals than a question needs.
    pub fn surer(&self, rng: &mut ChaCha8Rng) -> Option<(Triple, f64)> {
        if !self.style.skills.reads {
            return self.knowledge.triples().first().copied();
        }
        let deals = PosteriorSampler::new(self.view, &self.knowledge).draw(&self.knowledge, SURE, rng);
        let mut files: Vec<_> = deals.iter().map(|deal| deal.case_file).collect();
        files.sort_unstable();
        let most = files.chunk_by(|a, b| a == b).max_by_key(|same| same.len())?;
        Some((most[0], most.len() as f64 / deals.len() as f64))
    }

    /// Whether this seat has learnt nothing for so long that what it weighs must lead it in a circle.
    pub fn at_a_loss(&self) -> bool {
        *self.at_a_loss.get_or_init(|| memory::learnt_nothing_for_long(self.view, self.style))
    }

    /// How questions are chosen now: the style's way, and card by card where that has told nothing for long. A valuation
    /// over drawn deals may hold for ever that some other room or question is the better one; card by card every card
    /// that is open and can be asked for counts.
    pub fn asking(&self) -> QuestionStyle {
        if self.style.asking.draws() && self.at_a_loss() { QuestionStyle::Likeliest } else { self.style.asking }
    }

    /// Where one goes to ask now: whoever overlooks much and has learnt nothing for long goes round the house, for a room
    /// whose answers one takes no note of would seem worth another question for ever.
    pub fn walking(&self) -> Walking {
        let overlooks = matches!(self.style.reasoning, Reasoning::Within(_));
        if overlooks && self.at_a_loss() { Walking::Round } else { self.style.walking }
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
        let may = |seat: &SeatId| self.knowledge.cell(card, Holder::Seat(*seat)) != Possession::No;
        self.view.left_of(self.view.me).filter(may).count()
    }

    /// [`Assessment::doubt`] about a card that another seat may hold, so that asking can tell something.
    pub fn askable(&self, card: CardId) -> f64 {
        if self.possible_holders(card) > 0 { self.doubt(card) } else { 0.0 }
    }

    /// Cards of a category that may or may not be in the case file; if any of them can be asked for, only those.
    pub fn open(&self, category: Category) -> CardSet {
        let all = self.view.edition.cards.set_of(category);
        let askable: CardSet = all.iter().filter(|card| self.askable(*card) > 0.0).collect();
        if askable.is_empty() { all.iter().filter(|card| self.doubt(*card) > 0.0).collect() } else { askable }
    }

    /// Where a category is settled: own cards, which keep others guessing, else the case file.
    pub fn blank(&self, category: Category) -> CardSet {
        let all = self.view.edition.cards.set_of(category);
        let own = all.and(self.view.hand);
        let case_file_suspects = all.and(self.knowledge.suspects_of_case());
        [own, case_file_suspects].into_iter().find(|set| !set.is_empty()).unwrap_or(all)
    }

    /// Whether a question that nobody answers brings this seat a look at a card at the side.
    pub fn looks_unrefuted(&self) -> bool {
        !self.knowledge.facts().unseen_sides().is_empty()
    }

    /// A card of a category that no other seat can show; an own one where there is one, which keeps others guessing.
    pub fn irrefutable(&self, category: Category) -> Option<CardId> {
        let all = self.view.edition.cards.set_of(category);
        let none: CardSet = all.iter().filter(|card| self.possible_holders(*card) == 0).collect();
        none.and(self.view.hand).nth(0).or_else(|| none.nth(0))
    }

    /// Whether a room holds a card face down that this seat hasn't seen.
    pub fn unseen(&self, room: RoomId) -> bool {
        self.knowledge.facts().unseen_rooms().contains(&room)
    }

    /// The cards of each question that this seat has asked, in order.
    pub fn asked_so_far(&self) -> impl Iterator<Item = [CardId; 3]> + use<'_> {
        self.view.events.iter().filter_map(|event| match event {
            Event::Suggested { seat, triple } if *seat == self.view.me => Some(self.view.edition.cards.cards(*triple)),
            _ => None,
        })
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

    /// Whether a card or power leads to the room where one accuses.
    pub fn leads_home(&self, effect: Effect) -> bool {
        let start = self.view.edition.board.start_place(self.view.my_suspect()).room();
        matches!(effect, Effect::GoToStart | Effect::SendAnyToStart) && start.is_some() && start == self.accusing_room()
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

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_deduction::testing::{case, street};

    #[test]
    fn whoever_draws_deals_asks_card_by_card_once_that_told_nothing_for_long() {
        let mut view = case(&street(6, 6, 9), 3, false, 1).view(SeatId(0));
        let asking = |view: &View| {
            [Style::MASTER, Style::ENTROPY, Style::NOVICE]
                .map(|style| Assessment::new(view, &style, &mut ChaCha8Rng::seed_from_u64(1)).asking())
        };
        assert_eq!(asking(&view), [QuestionStyle::Race, QuestionStyle::Entropy, QuestionStyle::AnyOpen]);
        view.events.extend((0..10).map(|turn| Event::TurnStarted { seat: SeatId(0), turn }));
        assert_eq!(asking(&view), [QuestionStyle::Likeliest, QuestionStyle::Likeliest, QuestionStyle::AnyOpen]);
    }
}

//! Holds a case that is refereed elsewhere, as one seat or a watcher was told of it.

use std::{ops::Range, sync::Arc};

use candlestick_blind::{BlindTable, FallenDecision};
use candlestick_game::{Seat, record::Commitment};
use candlestick_rules::{Action, CardSet, Choices, Event, Phase, Refusal, SeatId, View, ViewFault, WrittenView};
use candlestick_themes::Theme;

use crate::{
    digest::Digest,
    feed::{AgreedTerms, BesideEvents, Chain},
    protocol::{Arrangement, CaseNews, CaseNewsKind, Decider, PersonId, TakenBack, TakenChair, Undealt, WholeCase},
    sign::PublicKey,
};

/// The case as it was last told. Everything in it was held against the theme, so it names nothing that is not there.
#[derive(Debug, Clone)]
pub struct RemoteTable {
    theme: Arc<Theme>,
    /// Which case of the room this is.
    deal: u32,
    decision: u64,
    arrangement: Arrangement,
    seats: Vec<Seat>,
    people: Vec<Option<PersonId>>,
    seal: Commitment,
    stood_in: Vec<u64>,
    taken: Vec<TakenChair>,
    taken_back: Vec<TakenBack>,
    may_take_back: bool,
    paused: bool,
    view: View,
    /// The chain before the first event.
    first: Chain,
    /// All events that stand of those that were told, chained.
    chain: Chain,
}

impl RemoteTable {
    /// The case as it is told whole, with the events that come before those told.
    pub(super) fn of(
        theme: Arc<Theme>,
        whole: WholeCase,
        mut events: Vec<Event>,
        (room, key): (&str, Option<PublicKey>),
    ) -> Result<Self, ViewFault> {
        let WholeCase { deal, decision, arrangement, seats, people, seal, stood_in, taken, paused, view, .. } = whole;
        let (taken_back, may_take_back) = (whole.taken_back, whole.may_take_back);
        events.extend(whole.events);
        let view = attached(&theme, view, events)?;
        let counted = seats.len() == view.setup.seats.len() && people.len() == seats.len();
        if !counted {
            return Err(ViewFault::Beyond("names"));
        }
        let agreed = AgreedTerms {
            room,
            key,
            deal,
            commitment: &whole.commitment,
            seal: &seal,
            theme: &whole.theme.digest,
            setup: &view.setup,
            shares: &whole.shares,
            keys: &whole.keys,
        };
        let first = Chain::new(&agreed.digest(), view.me);
        let chain = first.told(&view.events);
        Ok(Self {
            theme,
            deal,
            decision,
            arrangement,
            seats,
            people,
            seal,
            stood_in,
            taken,
            taken_back,
            may_take_back,
            paused,
            view,
            first,
            chain,
        })
    }

    /// A case that nobody deals, as this client's own table has it.
    pub(super) fn undealt(theme: &Arc<Theme>, told: &Undealt, name: &Digest, view: View, table: &BlindTable) -> Self {
        let told_of = |fallen: &FallenDecision| {
            let FallenDecision { seat, number, left, events } = *fallen;
            TakenBack { number: number as u64, left, seat, events }
        };
        Self {
            theme: Arc::clone(theme),
            deal: told.deal,
            decision: table.steps() as u64,
            arrangement: told.arrangement.clone(),
            seats: told.seats.clone(),
            people: told.people.iter().copied().map(Some).collect(),
            seal: Commitment::from_bytes(name.0),
            stood_in: Vec::new(),
            taken: Vec::new(),
            taken_back: table.fallen().iter().map(told_of).collect(),
            may_take_back: table.may_take_back(),
            paused: false,
            // Nothing of it is signed: its posts are.
            first: Chain::new(name, view.me),
            chain: Chain::new(name, view.me),
            view,
        }
    }

    /// The head of all that was told: what one signs with a decision.
    #[must_use]
    pub fn head(&self) -> Digest {
        let Self { stood_in, taken, taken_back, .. } = self;
        self.chain.head(self.decision, BesideEvents { stood_in, taken, taken_back })
    }

    /// The head that it has once that is taken.
    pub(super) fn head_with(&self, news: &CaseNews) -> Digest {
        let (mut stood_in, mut taken_back) = (self.stood_in.clone(), self.taken_back.clone());
        stood_in.extend(self.stand_in(news.what));
        taken_back.extend(news.what.taken_back());
        let beside = BesideEvents { stood_in: &stood_in, taken: &self.taken, taken_back: &taken_back };
        self.chain_with(news).head(news.decision, beside)
    }

    /// The chain that it has once that is taken.
    fn chain_with(&self, news: &CaseNews) -> Chain {
        let left = |back: TakenBack| self.first.told(self.view.events.get(..back.events).unwrap_or_default());
        news.what.taken_back().map_or(self.chain, left).told(&news.events)
    }

    /// The present decision, where a bot has made it for a person.
    const fn stand_in(&self, what: CaseNewsKind) -> Option<u64> {
        match what {
            CaseNewsKind::Acted { by: Decider::StandIn, .. } => Some(self.decision),
            CaseNewsKind::Acted { by: Decider::Own | Decider::Bot, .. }
            | CaseNewsKind::TookBack(_)
            | CaseNewsKind::Paused
            | CaseNewsKind::Resumed
            | CaseNewsKind::Kicked { .. } => None,
        }
    }

    /// Takes what happened.
    pub(super) fn take(&mut self, news: CaseNews) -> Result<(), ViewFault> {
        self.chain = self.chain_with(&news);
        let CaseNews { what, decision, events, view, may_take_back, .. } = news;
        let mut all = std::mem::take(&mut self.view.events);
        if let Some(back) = what.taken_back() {
            all.truncate(back.events);
            self.taken_back.push(back);
        }
        all.extend(events);
        self.may_take_back = may_take_back;
        self.view = attached(&self.theme, view, all)?;
        self.stood_in.extend(self.stand_in(what));
        match what {
            CaseNewsKind::Paused => self.paused = true,
            CaseNewsKind::Resumed => self.paused = false,
            CaseNewsKind::Acted { .. } | CaseNewsKind::TookBack(_) | CaseNewsKind::Kicked { .. } => {}
        }
        self.decision = decision;
        Ok(())
    }

    /// Which case of the room this is, from 0.
    #[must_use]
    pub const fn deal(&self) -> u32 {
        self.deal
    }

    /// The theme.
    #[must_use]
    pub const fn theme(&self) -> &Arc<Theme> {
        &self.theme
    }

    /// From now on it is told with this theme, if that has the same rules: it may speak another language.
    pub fn tell_with(&mut self, theme: &Arc<Theme>) {
        if theme.id == self.theme.id && theme.digest == self.theme.digest {
            self.theme = Arc::clone(theme);
        }
    }

    /// What was arranged.
    #[must_use]
    pub const fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// How many seconds later whoever watches is told of it; none where that is at once, as after the verdict.
    pub(super) fn watch_delay(&self) -> Option<u32> {
        Some(self.arrangement.watch_delay).filter(|delay| *delay > 0 && !self.is_over())
    }

    /// Names and controllers of the seats.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The person of each seat; none of a bot's.
    #[must_use]
    pub fn people(&self) -> &[Option<PersonId>] {
        &self.people
    }

    /// Whose eyes these are: a seat, or [`SeatId::WATCHER`].
    #[must_use]
    pub const fn me(&self) -> SeatId {
        self.view.me
    }

    /// All that one may know now.
    #[must_use]
    pub const fn own_view(&self) -> &View {
        &self.view
    }

    /// The view of a seat: one's own, or what everybody sees. Nothing else is known here, so any other seat's is a
    /// watcher's.
    #[must_use]
    pub fn view(&self, seat: SeatId) -> View {
        if seat == self.view.me { self.view.clone() } else { watched(&self.view) }
    }

    /// Events of a range as a seat saw them; of other seats what everybody saw.
    #[must_use]
    pub fn events(&self, range: Range<usize>, seat: SeatId) -> Vec<Event> {
        let events = self.view.events.get(range).unwrap_or_default();
        if seat == self.view.me {
            return events.to_vec();
        }
        events.iter().map(|event| event.seen_by(SeatId::WATCHER)).collect()
    }

    /// The seal of the deal.
    #[must_use]
    pub const fn seal(&self) -> Commitment {
        self.seal
    }

    /// The part of the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.view.phase
    }

    /// Who is to act.
    #[must_use]
    pub const fn actor(&self) -> Option<SeatId> {
        self.view.actor
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn_seat(&self) -> SeatId {
        self.view.turn_seat
    }

    /// Whether a seat is out of the race.
    #[must_use]
    pub fn is_out(&self, seat: SeatId) -> bool {
        self.view.seats.get(seat.index()).is_some_and(|seat| seat.out)
    }

    /// How many decisions there were, and takings back: names the present one.
    #[must_use]
    pub const fn decision(&self) -> u64 {
        self.decision
    }

    /// How many events there were.
    #[must_use]
    pub const fn event_count(&self) -> usize {
        self.view.events.len()
    }

    /// Whether another client of the same room was told as far as this one.
    #[must_use]
    pub fn is_in_step_with(&self, other: &Self) -> bool {
        let at = |table: &Self| (table.deal, table.decision, table.event_count(), table.paused);
        at(self) == at(other)
    }

    /// Decisions of people that bots made.
    #[must_use]
    pub fn stood_in(&self) -> &[u64] {
        &self.stood_in
    }

    /// Chairs that were taken since it began.
    #[must_use]
    pub fn taken(&self) -> &[TakenChair] {
        &self.taken
    }

    /// How many decisions stand.
    #[must_use]
    pub fn standing(&self) -> usize {
        // Each that was taken back has its number, as has the taking back.
        usize::try_from(self.decision).unwrap_or(usize::MAX).saturating_sub(2 * self.taken_back.len())
    }

    /// Decisions that were taken back since it began.
    #[must_use]
    pub fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    /// Whether the room lets whoever is told take their last decision back now.
    #[must_use]
    pub const fn may_take_back(&self) -> bool {
        self.may_take_back
    }

    /// Whether the case is paused.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether the case is closed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.view.phase == Phase::Over
    }

    /// Why one may not do that now, as far as can be told here; the room decides.
    #[must_use]
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        let leaves = action == Action::GiveUp && self.view.may_give_up;
        let cards = self.view.edition.cards;
        if self.is_over() {
            Some(Refusal::CaseClosed)
        } else if leaves || self.view.choices.allows(cards, action) {
            None
        } else {
            let other = self.view.actor.filter(|actor| *actor != self.view.me);
            let refused = Refusal::NotOffered { seat: self.view.me, action };
            Some(other.map_or(refused, |waiting_for| Refusal::NotYours { waiting_for }))
        }
    }
}

fn attached(theme: &Theme, view: WrittenView, events: Vec<Event>) -> Result<View, ViewFault> {
    view.with_events(events).with_edition(Arc::clone(&theme.edition))
}

/// What of a seat's view everybody sees.
fn watched(view: &View) -> View {
    let me = SeatId::WATCHER;
    View {
        me,
        hand: CardSet::EMPTY,
        sides_seen: Vec::new(),
        kept: Vec::new(),
        choices: Choices::default(),
        may_give_up: false,
        events: view.events.iter().map(|event| event.seen_by(me)).collect(),
        ..view.clone()
    }
}

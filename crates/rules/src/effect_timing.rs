//! The moments at which kept cards and powers are used, and who must be asked so that nothing leaks.

use super::{
    DeckCardId, Effect, EffectTiming, Event, Game, Phase, Power, Refuters, SeatId, SuspectId,
    task_stack::{EffectSource, Task},
};

impl Game {
    /// The kinds of kept cards that a seat can play at one of these moments.
    pub(super) fn playable(&self, seat: SeatId, timings: &[EffectTiming]) -> Vec<DeckCardId> {
        if self.is_out(seat) {
            return Vec::new();
        }
        let mut kinds = self.player(seat).kept.clone();
        kinds.sort_unstable();
        kinds.dedup();
        kinds.retain(|card| {
            let kind = self.edition.deck_card(*card);
            timings.contains(&kind.when) && self.can_do(seat, kind.effect)
        });
        kinds
    }

    /// The suspect whose power a seat can use at one of these moments.
    pub(super) fn usable_power(&self, seat: SeatId, timings: &[EffectTiming]) -> Option<SuspectId> {
        let Power { effect, when } = self.power_of(seat)?;
        let free = !self.player(seat).power_used && !self.is_out(seat);
        (free && timings.contains(&when) && self.can_do(seat, effect)).then(|| self.suspect_of(seat))
    }

    /// The power of a seat's suspect, where powers are used.
    pub(super) fn power_of(&self, seat: SeatId) -> Option<Power> {
        self.edition.power(self.suspect_of(seat)).filter(|_| self.edition.uses_powers(&self.setup))
    }

    /// Whether an effect makes sense now.
    fn can_do(&self, seat: SeatId, effect: Effect) -> bool {
        if self.setup.seats.len() < 3 && self.edition.needs_three(effect) {
            return false;
        }
        match effect {
            Effect::AskHere => self.room_of(seat).is_some_and(|room| self.is_nameable(room)),
            Effect::SendToStart | Effect::SendAnyToStart => !self.sendable(seat, effect).is_empty(),
            Effect::Peek | Effect::PeekRight | Effect::ChosenShows | Effect::ChosenReveals | Effect::RightShows => {
                !self.targets(seat).is_empty()
            }
            Effect::GoAnyRoom => !self.other_rooms(self.token(self.suspect_of(seat))).is_empty(),
            _ => true,
        }
    }

    /// Whether, for all that the table knows, a seat may keep a card for this moment.
    fn could_keep(&self, seat: SeatId, window: EffectTiming) -> bool {
        let player = self.player(seat);
        let mut kinds = self.edition.deck.iter().zip(&self.gone);
        let possible = kinds.any(|(kind, gone)| {
            kind.when == window
                && *gone < kind.count
                && (self.setup.seats.len() > 2 || !self.edition.needs_three(kind.effect))
        });
        !player.out && !player.kept.is_empty() && possible
    }

    /// The moment that a card just shown is for a seat.
    pub(super) fn shown_timing(&self, seat: SeatId) -> EffectTiming {
        match self.turn.shown {
            Some((_, to, _)) if to == seat => EffectTiming::WhenShown,
            _ => EffectTiming::WhenOthersShow,
        }
    }

    /// Whether a seat is asked if it does something about a card that was just shown.
    pub(super) fn may_watch(&self, seat: SeatId) -> bool {
        let Some((by, ..)) = self.turn.shown else { return false };
        let window = self.shown_timing(seat);
        if window == EffectTiming::WhenShown {
            let first_only = self.edition.profile.refuters == Refuters::FirstHolder;
            let refuting = self.open_question().is_some() && first_only;
            if !refuting || self.next_to_refute(by).is_none() {
                return false;
            }
        }
        self.usable_power(seat, &[window]).is_some() || self.could_keep(seat, window)
    }

    /// Whether, for all that the table knows, a seat may refuse an answer by a card or its power. Such a seat is asked
    /// even if it holds none of the three: being asked, or refusing, must not prove that it holds one.
    pub(super) fn may_refuse(&self, seat: SeatId) -> bool {
        let window = EffectTiming::WhenRefuting;
        self.usable_power(seat, &[window]).is_some() || self.could_keep(seat, window)
    }

    /// Whether, for all that the table knows, there may be something to play at the end of the turn.
    pub(super) fn may_play_at_end(&self) -> bool {
        let seat = self.turn.seat;
        self.could_keep(seat, EffectTiming::EndOfTurn) || self.usable_power(seat, &[EffectTiming::EndOfTurn]).is_some()
    }

    /// The moments that a move which was not begun is for.
    pub(super) const fn timings_before_move(&self) -> &'static [EffectTiming] {
        match (self.turn.under_way, self.turn.fresh) {
            (true, _) => &[],
            (false, true) => &[EffectTiming::InsteadOfRoll, EffectTiming::AfterRoll, EffectTiming::BeforeMove],
            (false, false) => &[EffectTiming::AfterRoll, EffectTiming::BeforeMove],
        }
    }

    /// Whether, for all that the table knows, there may be something to play before moving: then one is asked, also
    /// where no step is possible.
    pub(super) fn may_play_before_move(&self) -> bool {
        let seat = self.turn.seat;
        let could =
            |window: &EffectTiming| self.could_keep(seat, *window) || self.usable_power(seat, &[*window]).is_some();
        self.timings_before_move().iter().any(could)
    }

    /// Plays a kept card.
    pub(super) fn play_card(&mut self, seat: SeatId, card: DeckCardId) -> Option<Phase> {
        let kept = &mut self.player_mut(seat).kept;
        let at = kept.iter().position(|other| *other == card)?;
        kept.remove(at);
        self.events.push(Event::CardPlayed { seat, card });
        self.lay_aside(card);
        let kind = *self.edition.deck_card(card);
        self.come_back(kind.effect, kind.when);
        self.perform(seat, kind.effect, EffectSource::Card(card))
    }

    /// Uses a power, once a game.
    pub(super) fn use_power(&mut self, seat: SeatId) -> Option<Phase> {
        let suspect = self.suspect_of(seat);
        let Power { effect, when } = self.power_of(seat)?;
        self.player_mut(seat).power_used = true;
        self.events.push(Event::PowerUsed { seat, suspect });
        self.come_back(effect, when);
        self.perform(seat, effect, EffectSource::Power(suspect))
    }

    /// What was to be decided is decided afterwards, unless the effect replaces it.
    fn come_back(&mut self, effect: Effect, when: EffectTiming) {
        let beside = matches!(when, EffectTiming::BeforeMove | EffectTiming::AfterRoll) && effect != Effect::RollAgain;
        if beside {
            let task = if self.phase == Phase::Move { Task::Move } else { Task::Back(self.phase) };
            self.turn.tasks.push(task);
        }
    }
}

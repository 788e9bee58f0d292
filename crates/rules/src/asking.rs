//! Questions: who is asked in which order, who shows what, and what follows when nobody can.

use super::{
    CardId, Event, Game, Phase, Place, Refuters, SeatId, Triple,
    task_stack::{Question, Task},
};

impl Game {
    /// Asks in the room one is in.
    pub(super) fn ask_in_room(&mut self, asker: SeatId, triple: Triple) -> Option<Phase> {
        let player = self.player_mut(asker);
        player.last_asked = Some((player.turns, triple.room));
        self.ask(asker, triple)
    }

    /// Asks: the named token and weapon are brought, then the question goes round.
    pub(super) fn ask(&mut self, asker: SeatId, triple: Triple) -> Option<Phase> {
        let (shown, refused, more, closed) = (false, false, false, false);
        self.turn.question = Some(Question { triple, asker, shown, refused, more, closed });
        self.turn.shown = None;
        self.events.push(Event::Suggested { seat: asker, triple });
        self.turn.tasks.push(Task::Close);
        self.turn.tasks.extend(self.left_of(asker).next().map(Task::Refute));
        if let Some(owner) = self.pull(asker, triple)
            && self.edition.profile.draw_when_pulled
        {
            self.turn.tasks.push(Task::MayDraw(owner));
        }
        None
    }

    /// Moves the named suspect and weapon into the room; gives the other player whose token really moved.
    fn pull(&mut self, asker: SeatId, Triple { suspect, weapon, room }: Triple) -> Option<SeatId> {
        let from = self.token(suspect);
        let moved = from != Place::Room(room);
        if moved {
            self.tokens[suspect.index()] = Place::Room(room);
            self.events.push(Event::TokenPulled { suspect, from, to: room });
        }
        let from = self.weapon(weapon);
        if from != Some(room) {
            self.weapons[weapon.index()] = Some(room);
            self.events.push(Event::WeaponPulled { weapon, from, to: room });
        }
        let owner = self.seat_of(suspect).filter(|owner| moved && *owner != asker)?;
        self.moved_by_another(owner);
        Some(owner)
    }

    /// The question reaches a seat: it decides how to refute it, or it cannot and the next one is asked.
    pub(super) fn ask_to_refute(&mut self, seat: SeatId) -> Option<Phase> {
        if self.player(seat).open {
            return self.ask_beyond(seat);
        }
        if self.matching(seat).is_empty() && !self.may_refuse(seat) {
            return self.cannot_refute(seat);
        }
        Some(Phase::Refute(seat))
    }

    /// Says that a seat has none of the three.
    pub(super) fn cannot_refute(&mut self, seat: SeatId) -> Option<Phase> {
        self.events.push(Event::CannotRefute { seat });
        self.ask_beyond(seat)
    }

    /// The next seat that is to refute after this one.
    pub(super) fn next_to_refute(&self, seat: SeatId) -> Option<SeatId> {
        let asker = self.turn.question?.asker;
        self.left_of(seat).next().filter(|next| *next != asker)
    }

    fn ask_beyond(&mut self, seat: SeatId) -> Option<Phase> {
        self.turn.tasks.extend(self.next_to_refute(seat).map(Task::Refute));
        None
    }

    /// Shows a card: to the asker, or to whoever follows a card or power that asks for it.
    pub(super) fn show(&mut self, by: SeatId, card: CardId) -> Option<Phase> {
        if matches!(self.phase, Phase::ShowCard(_)) {
            let to = self.turn.doer;
            self.events.push(Event::ShownFreely { by, to, card: Some(card) });
            self.shown(by, to, card);
            return None;
        }
        let to = self.turn.question.map_or(self.turn.seat, |question| question.asker);
        self.events.push(Event::Shown { by, to, card: Some(card) });
        if let Some(question) = &mut self.turn.question {
            question.shown = true;
        }
        self.turn.tasks.push(Task::Showed(by));
        self.shown(by, to, card);
        None
    }

    /// A card was shown: those who see the next one see it, then others may use a card or power on it.
    fn shown(&mut self, by: SeatId, to: SeatId, card: CardId) {
        self.turn.shown = Some((by, to, card));
        let others: Vec<_> = self.left_of(to).filter(|seat| *seat != by).collect();
        for &seat in &others {
            if std::mem::take(&mut self.player_mut(seat).sees_next) && !self.is_out(seat) {
                self.events.push(Event::SeenToo { seat, by, to, card: Some(card) });
            }
        }
        self.turn.tasks.push(Task::Watch(to));
        self.turn.tasks.extend(others.into_iter().rev().map(Task::Watch));
    }

    /// Once all have used what they would: whether another must show.
    pub(super) fn after_shown(&mut self, by: SeatId) -> Option<Phase> {
        let question = self.turn.question.as_mut()?;
        let more = std::mem::take(&mut question.more);
        if more || self.edition.profile.refuters == Refuters::All {
            return self.ask_beyond(by);
        }
        None
    }

    /// Lets the question pass on, whether or not one could show.
    pub(super) fn pass_on(&mut self, seat: SeatId) -> Option<Phase> {
        self.events.push(Event::PassedOn { seat });
        self.ask_beyond(seat)
    }

    pub(super) fn leave_unrefuted(&mut self, seat: SeatId) -> Option<Phase> {
        self.events.push(Event::LeftUnrefuted { seat });
        if let Some(question) = &mut self.turn.question {
            question.refused = true;
        }
        None
    }

    /// The question ends; where nobody showed, a card at the side may be looked at.
    pub(super) fn close_question(&mut self) -> Option<Phase> {
        let question = self.turn.question.as_mut()?;
        question.closed = true;
        let Question { asker, shown, refused, .. } = *question;
        self.turn.shown = None;
        if shown || refused {
            return None;
        }
        self.events.push(Event::NobodyShowed { asker });
        if self.is_out(asker) {
            return None;
        }
        match self.unseen_sides(asker).as_slice() {
            [] => None,
            [only] => self.look_at_side(asker, *only),
            _ => Some(Phase::SideCard(asker)),
        }
    }

    /// Places at the side whose card a seat hasn't looked at.
    pub(super) fn unseen_sides(&self, seat: SeatId) -> Vec<u8> {
        let places = 0..self.truth.side_cards.len() as u8;
        places.filter(|place| !self.player(seat).sides_seen.contains(place)).collect()
    }

    pub(super) fn look_at_side(&mut self, seat: SeatId, place: u8) -> Option<Phase> {
        let card = self.truth.side_cards.get(usize::from(place)).copied();
        self.player_mut(seat).sides_seen.push(place);
        self.events.push(Event::SideCardSeen { seat, place, card });
        None
    }
}

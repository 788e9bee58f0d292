//! Carries out a plugin's effect, with the game as the table that it acts on.

use rand::RngExt;

use super::{
    Board, EffectContext, Event, Game, Place, RoomId, SeatId, SuspectId, WeaponId,
    custom::EffectTable,
    task_stack::{EffectSource, Task},
};

impl EffectTable for Game {
    fn board(&self) -> &Board {
        &self.edition.board
    }

    fn others(&self, seat: SeatId) -> Vec<SeatId> {
        self.left_of(seat).collect()
    }

    fn targets(&self, seat: SeatId) -> Vec<SeatId> {
        Self::targets(self, seat)
    }

    fn suspect_of(&self, seat: SeatId) -> Option<SuspectId> {
        self.setup.seats.get(seat.index()).copied()
    }

    fn token(&self, suspect: SuspectId) -> Option<Place> {
        self.tokens.get(suspect.index()).copied()
    }

    fn has_weapon(&self, weapon: WeaponId) -> bool {
        weapon.0 < self.edition.cards.weapons
    }

    fn weapon(&self, weapon: WeaponId) -> Option<RoomId> {
        self.weapons.get(weapon.index()).copied().flatten()
    }

    fn is_nameable(&self, room: RoomId) -> bool {
        Self::is_nameable(self, room)
    }

    fn chance(&mut self, below: u32) -> u32 {
        self.streams.deck.random_range(0..below)
    }

    fn peek(&mut self, seat: SeatId, at: SeatId) {
        Self::peek(self, seat, at);
    }

    fn send_token(&mut self, seat: SeatId, suspect: SuspectId, to: Place) {
        self.put_elsewhere(seat, suspect, to);
    }

    fn bring_weapon(&mut self, weapon: WeaponId, to: RoomId) {
        let from = self.weapons[weapon.index()].replace(to);
        self.events.push(Event::WeaponPulled { weapon, from, to });
    }
}

impl Game {
    /// Follows an effect from outside; one that is not known does nothing.
    pub(super) fn follow_custom(&mut self, seat: SeatId, id: u8, source: EffectSource) {
        let Some(effect) = self.edition.extensions.get(id).cloned() else {
            self.events.push(Event::NoEffect { seat });
            return;
        };
        let before = self.events.len();
        let mut context = EffectContext::new(self, seat);
        effect.follow(&mut context);
        let then = context.into_then();
        if then.is_empty() && self.events.len() == before {
            self.events.push(Event::NoEffect { seat });
        }
        self.turn.tasks.extend(then.into_iter().rev().map(|effect| Task::Perform(seat, effect, source)));
    }
}

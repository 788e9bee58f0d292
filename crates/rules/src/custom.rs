//! Effects from outside: a Rust plugin's own, over a narrow door to the referee whose every event is a known one.

use std::{fmt, sync::Arc};

use rand::RngExt;

use super::{
    Board, Effect, Event, Game, Place, RoomId, SeatId, SuspectId, WeaponId, Window,
    task_stack::{Source, Task},
};

/// An effect of one's own, for cards and powers of themes that name it.
///
/// It must be pure: everything it does comes from the context, chance included, so that the same log gives the same
/// game everywhere. What it can do is told by the events that every notebook and bot knows, so both stay sound.
pub trait CustomEffect: Send + Sync {
    /// The name by which theme files ask for it: `do = "custom"` and `custom = "…"`.
    fn name(&self) -> &str;

    /// Follows the card or power.
    fn follow(&self, context: &mut EffectContext);

    /// Whether it is void with two sides.
    fn needs_three(&self) -> bool {
        false
    }
}

/// The effects from outside that themes may name.
#[derive(Clone, Default)]
pub struct Extensions(Vec<Arc<dyn CustomEffect>>);

impl Extensions {
    /// None.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more effect; one of the same name is replaced.
    #[must_use]
    pub fn with(mut self, effect: impl CustomEffect + 'static) -> Self {
        self.0.retain(|other| other.name() != effect.name());
        self.0.push(Arc::new(effect));
        self
    }

    /// The names, in the order in which they were added.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|effect| effect.name())
    }

    /// The effect of a name, for an edition with these extensions.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<Effect> {
        let at = self.names().position(|other| other == name)?;
        Some(Effect::Custom { id: u8::try_from(at).ok()? })
    }

    pub(super) fn get(&self, id: u8) -> Option<&Arc<dyn CustomEffect>> {
        self.0.get(usize::from(id))
    }
}

impl fmt::Debug for Extensions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

impl PartialEq for Extensions {
    fn eq(&self, other: &Self) -> bool {
        self.names().eq(other.names())
    }
}

impl Eq for Extensions {}

/// What an effect of one's own may see and do: what is public, and what the table's own cards could do too.
pub struct EffectContext<'a> {
    game: &'a mut Game,
    seat: SeatId,
    /// Effects of the common vocabulary that follow, in order.
    then: Vec<Effect>,
}

impl fmt::Debug for EffectContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EffectContext").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl EffectContext<'_> {
    /// Who follows the effect.
    #[must_use]
    pub const fn seat(&self) -> SeatId {
        self.seat
    }

    /// The other seats, from the left on.
    #[must_use]
    pub fn others(&self) -> Vec<SeatId> {
        self.game.left_of(self.seat).collect()
    }

    /// The other seats whose hand can be looked into, from the left on.
    #[must_use]
    pub fn targets(&self) -> Vec<SeatId> {
        self.game.targets(self.seat)
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.game.edition.board
    }

    /// A seat's suspect; `None` for a seat that the table hasn't.
    #[must_use]
    pub fn suspect_of(&self, seat: SeatId) -> Option<SuspectId> {
        self.game.setup.seats.get(seat.index()).copied()
    }

    /// Where a token is; `None` for a suspect that the edition hasn't.
    #[must_use]
    pub fn token(&self, suspect: SuspectId) -> Option<Place> {
        self.game.tokens.get(suspect.index()).copied()
    }

    /// Where a weapon is; `None` while it lies beside the board.
    #[must_use]
    pub fn weapon(&self, weapon: WeaponId) -> Option<RoomId> {
        self.game.weapons.get(weapon.index()).copied().flatten()
    }

    /// A number from 0 to below `below`, from the deck's own generator; 0 when nothing is below.
    pub fn chance(&mut self, below: u32) -> u32 {
        if below == 0 { 0 } else { self.game.streams.deck.random_range(0..below) }
    }

    /// Looks at a random hand card of another seat. False when that seat has none hidden.
    pub fn peek(&mut self, at: SeatId) -> bool {
        let may = self.targets().contains(&at);
        if may {
            self.game.peek(self.seat, at);
        }
        may
    }

    /// Sends another's token to a room that can be the answer. False when that cannot be or changes nothing.
    pub fn send_token(&mut self, suspect: SuspectId, to: RoomId) -> bool {
        let own = self.suspect_of(self.seat) == Some(suspect);
        let (Some(from), to) = (self.token(suspect), Place::Room(to)) else { return false };
        if own || from == to || to.room().is_none_or(|room| !self.game.is_nameable(room)) {
            return false;
        }
        self.game.put_elsewhere(self.seat, suspect, to);
        true
    }

    /// Brings a weapon into a room that can be the answer. False when that cannot be or changes nothing.
    pub fn bring_weapon(&mut self, weapon: WeaponId, to: RoomId) -> bool {
        let from = self.weapon(weapon);
        if weapon.0 >= self.game.edition.cards.weapons || from == Some(to) || !self.game.is_nameable(to) {
            return false;
        }
        self.game.weapons[weapon.index()] = Some(to);
        self.game.events.push(Event::WeaponPulled { weapon, from, to });
        true
    }

    /// Follows an effect of the common vocabulary after this one, in the order of the calls. False for one that is only
    /// used at moments of its own, and for effects from outside.
    pub fn then(&mut self, effect: Effect) -> bool {
        let may = effect.windows().contains(&Window::AtOnce)
            && !matches!(effect, Effect::Clock | Effect::Custom { .. })
            && self.then.len() < MOST_AFTER;
        if may {
            self.then.push(effect);
        }
        may
    }
}

/// Most effects that follow one from outside.
const MOST_AFTER: usize = 8;

impl Game {
    /// Follows an effect from outside; one that is not known does nothing.
    pub(super) fn follow_custom(&mut self, seat: SeatId, id: u8, source: Source) {
        let Some(effect) = self.edition.extensions.get(id).cloned() else {
            self.events.push(Event::NoEffect { seat });
            return;
        };
        let before = self.events.len();
        let mut context = EffectContext { game: self, seat, then: Vec::new() };
        effect.follow(&mut context);
        let then = context.then;
        if then.is_empty() && self.events.len() == before {
            self.events.push(Event::NoEffect { seat });
        }
        self.turn.agenda.extend(then.into_iter().rev().map(|effect| Task::Perform(seat, effect, source)));
    }
}

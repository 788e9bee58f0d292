//! Lets a Rust plugin bring effects of its own, through a narrow interface to the referee that tells only events the
//! game knows.

use std::{fmt, sync::Arc};

use super::{Board, Effect, EffectTiming, Place, RoomId, SeatId, SuspectId, WeaponId};

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

/// The table as an effect from outside finds it; the referee's game is one.
///
/// It stands between the two because a game has an edition, and an edition its effects from outside.
pub(super) trait EffectTable {
    fn board(&self) -> &Board;
    /// The other seats, from the left on.
    fn others(&self, seat: SeatId) -> Vec<SeatId>;
    /// The other seats whose hand can be looked into, from the left on.
    fn targets(&self, seat: SeatId) -> Vec<SeatId>;
    /// A seat's suspect; `None` for a seat that the table hasn't.
    fn suspect_of(&self, seat: SeatId) -> Option<SuspectId>;
    /// Where a token is; `None` for a suspect that the edition hasn't.
    fn token(&self, suspect: SuspectId) -> Option<Place>;
    /// Whether the edition has a weapon.
    fn has_weapon(&self, weapon: WeaponId) -> bool;
    /// Where a weapon is; `None` while it lies beside the board.
    fn weapon(&self, weapon: WeaponId) -> Option<RoomId>;
    /// Whether a room can be in the case file.
    fn is_nameable(&self, room: RoomId) -> bool;
    /// A number from 0 to below `below`, which is not 0.
    fn chance(&mut self, below: u32) -> u32;
    /// A seat looks at a random hand card of one of its targets.
    fn peek(&mut self, seat: SeatId, at: SeatId);
    /// A seat sends another's token somewhere.
    fn send_token(&mut self, seat: SeatId, suspect: SuspectId, to: Place);
    /// A weapon that the edition has is brought into a room.
    fn bring_weapon(&mut self, weapon: WeaponId, to: RoomId);
}

/// What an effect of one's own may see and do: what is public, and what the table's own cards could do too.
pub struct EffectContext<'a> {
    table: &'a mut dyn EffectTable,
    seat: SeatId,
    /// Effects of the common vocabulary that follow, in order.
    then: Vec<Effect>,
}

impl fmt::Debug for EffectContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EffectContext").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'a> EffectContext<'a> {
    pub(super) fn new(table: &'a mut dyn EffectTable, seat: SeatId) -> Self {
        Self { table, seat, then: Vec::new() }
    }

    /// The effects that follow, in order.
    pub(super) fn into_then(self) -> Vec<Effect> {
        self.then
    }

    /// Who follows the effect.
    #[must_use]
    pub const fn seat(&self) -> SeatId {
        self.seat
    }

    /// The other seats, from the left on.
    #[must_use]
    pub fn others(&self) -> Vec<SeatId> {
        self.table.others(self.seat)
    }

    /// The other seats whose hand can be looked into, from the left on.
    #[must_use]
    pub fn targets(&self) -> Vec<SeatId> {
        self.table.targets(self.seat)
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.table.board()
    }

    /// A seat's suspect; `None` for a seat that the table hasn't.
    #[must_use]
    pub fn suspect_of(&self, seat: SeatId) -> Option<SuspectId> {
        self.table.suspect_of(seat)
    }

    /// Where a token is; `None` for a suspect that the edition hasn't.
    #[must_use]
    pub fn token(&self, suspect: SuspectId) -> Option<Place> {
        self.table.token(suspect)
    }

    /// Where a weapon is; `None` while it lies beside the board.
    #[must_use]
    pub fn weapon(&self, weapon: WeaponId) -> Option<RoomId> {
        self.table.weapon(weapon)
    }

    /// A number from 0 to below `below`, from the deck's own generator; 0 when nothing is below.
    pub fn chance(&mut self, below: u32) -> u32 {
        if below == 0 { 0 } else { self.table.chance(below) }
    }

    /// Looks at a random hand card of another seat. False when that seat has none hidden.
    pub fn peek(&mut self, at: SeatId) -> bool {
        let may = self.targets().contains(&at);
        if may {
            self.table.peek(self.seat, at);
        }
        may
    }

    /// Sends another's token to a room that can be in the case file. False when that cannot be or changes nothing.
    pub fn send_token(&mut self, suspect: SuspectId, to: RoomId) -> bool {
        let own = self.suspect_of(self.seat) == Some(suspect);
        let (Some(from), to) = (self.token(suspect), Place::Room(to)) else { return false };
        if own || from == to || to.room().is_none_or(|room| !self.table.is_nameable(room)) {
            return false;
        }
        self.table.send_token(self.seat, suspect, to);
        true
    }

    /// Brings a weapon into a room that can be in the case file. False when that cannot be or changes nothing.
    pub fn bring_weapon(&mut self, weapon: WeaponId, to: RoomId) -> bool {
        if !self.table.has_weapon(weapon) || self.weapon(weapon) == Some(to) || !self.table.is_nameable(to) {
            return false;
        }
        self.table.bring_weapon(weapon, to);
        true
    }

    /// Follows an effect of the common vocabulary after this one, in the order of the calls. False for one that is only
    /// used at moments of its own, and for effects from outside.
    pub fn then(&mut self, effect: Effect) -> bool {
        let may = effect.timings().contains(&EffectTiming::AtOnce)
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

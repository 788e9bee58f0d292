//! Tracks whose eyes look at the table, and the curtain between people who share a device.

use super::authority::Authority;
use candlestick_rules::SeatId;

/// Who looks, and to whom the device is to be passed.
#[derive(Debug)]
pub(super) struct Viewer {
    /// Who is looking; a watcher when the table belongs to nobody in particular.
    pub seat: SeatId,
    /// The seat that the device is to be passed to.
    pub curtain: Option<SeatId>,
    /// Whose eyes alone look, whoever is to act: where a case is watched and not played.
    held: Option<SeatId>,
}

impl Viewer {
    /// The eyes with which a case is begun or taken up.
    pub fn new(authority: &dyn Authority) -> Self {
        let alone = authority.persons().len() == 1;
        Self { seat: if alone { audience(authority) } else { SeatId::WATCHER }, curtain: None, held: None }
    }

    /// One pair of eyes, from the beginning to the end.
    pub const fn holding(seat: SeatId) -> Self {
        Self { seat, curtain: None, held: Some(seat) }
    }

    /// Whether one pair of eyes looks from the beginning to the end.
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Who should be looking now.
    pub fn audience(&self, authority: &dyn Authority) -> SeatId {
        self.held.unwrap_or_else(|| audience(authority))
    }

    /// Whether the right eyes look.
    pub fn is_right(&self, authority: &dyn Authority) -> bool {
        self.curtain.is_none() && self.audience(authority) == self.seat
    }

    /// Hands the table to other eyes; between two people the curtain falls.
    pub fn hand_over(&mut self, audience: SeatId, authority: &dyn Authority) {
        if is_person(authority, audience) && authority.persons().len() > 1 {
            self.curtain = Some(audience);
            self.seat = SeatId::WATCHER;
        } else {
            self.seat = audience;
        }
    }

    /// The right person has the device; who that is, if there was a curtain.
    pub fn lift_curtain(&mut self) -> Option<SeatId> {
        let seat = self.curtain.take()?;
        self.seat = seat;
        Some(seat)
    }
}

/// Whether a person sits there.
pub(super) fn is_person(authority: &dyn Authority, seat: SeatId) -> bool {
    authority.persons().contains(&seat)
}

/// Who should be looking where a case is played.
///
/// One person alone always looks. Several pass the device: it belongs to whoever is to act, on a
/// person's turn to that person while bots answer, and otherwise to nobody.
fn audience(authority: &dyn Authority) -> SeatId {
    if let [only] = authority.persons()[..] {
        return only;
    }
    let turn = authority.turn_seat();
    match authority.actor() {
        Some(actor) if is_person(authority, actor) => actor,
        Some(_) if !authority.is_out(turn) && is_person(authority, turn) => turn,
        _ => SeatId::WATCHER,
    }
}

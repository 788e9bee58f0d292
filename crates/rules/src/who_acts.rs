//! Tells who is to act, and who may leave the race.

use super::{Game, Phase, SeatId};

impl Game {
    /// Who is to act; nobody once the case is closed.
    #[must_use]
    pub const fn actor(&self) -> Option<SeatId> {
        match self.phase {
            Phase::Over => None,
            Phase::Reveal(seat)
            | Phase::PassLeft(seat)
            | Phase::ShowCard(seat)
            | Phase::Refute(seat)
            | Phase::UsePower(seat)
            | Phase::ChooseRoom(seat)
            | Phase::ChooseToken(seat)
            | Phase::AskAnywhere(seat)
            | Phase::MayDraw(seat)
            | Phase::Watch(seat)
            | Phase::SideCard(seat) => Some(seat),
            Phase::ChooseSeat(_) | Phase::NameCard(_) => Some(self.turn.doer),
            Phase::Roll | Phase::Snoop | Phase::Move | Phase::Suggest | Phase::Conclude => Some(self.turn.seat),
        }
    }

    /// Whether a seat may leave the race now: at any time, but not while it decides on its own card, power or draw.
    /// While others decide it isn't among the choices, which list what the table waits for.
    #[must_use]
    pub fn may_give_up(&self, seat: SeatId) -> bool {
        let racing = self.players.get(seat.index()).is_some_and(|player| !player.out);
        racing
            && match self.actor() {
                None => false,
                Some(actor) if actor != seat => true,
                Some(_) => matches!(
                    self.phase,
                    Phase::Roll
                        | Phase::Move
                        | Phase::Snoop
                        | Phase::Suggest
                        | Phase::Conclude
                        | Phase::Refute(_)
                        | Phase::Reveal(_)
                        | Phase::PassLeft(_)
                        | Phase::ShowCard(_)
                ),
            }
    }
}

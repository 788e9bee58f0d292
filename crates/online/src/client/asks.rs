//! Sends what a client asks of its room, and keeps it to be sent again until the room confirms it.

use super::{
    io::{ClientOutput, Notice, said},
    state::{Client, UnconfirmedDeed},
    table::RemoteTable,
    undealt::UndealtSide,
};
use crate::protocol::{Code, Deed, FromClient};

/// How much waits at most to be said again.
const MOST_UNCONFIRMED: usize = 64;
/// For how long nothing more is asked for because something cannot be read, in milliseconds: the answer may be no better.
const REST: u64 = 1_000;

impl Client {
    pub(super) fn ask(&mut self, deed: Deed, out: &mut Vec<ClientOutput>) {
        let deed = self.own.signed(deed, self.table.as_ref());
        let passing = matches!(deed, Deed::React(_) | Deed::Nudge | Deed::Commit { .. } | Deed::Share { .. });
        let nonce = self.own.nonce();
        if let Deed::Mark { .. } = deed {
            // Only the newest marks are worth saying again.
            self.unconfirmed.retain(|other| !matches!(other.deed, Deed::Mark { .. }));
        }
        if let (Deed::Act { decision, action, .. }, Some(told)) = (&deed, &mut self.told) {
            told.decides(*decision, *action);
        }
        if let (Deed::TakeBack { decision, .. }, Some(told)) = (&deed, &mut self.told) {
            told.wants_back(*decision);
        }
        if let (Deed::Post { .. }, Some(undealt)) = (&deed, &self.undealt) {
            self.pledges.posts_in(undealt.course());
        }
        if let Deed::Commit { .. } | Deed::Share { .. } = deed {
            self.said.says(&nonce);
        }
        let deal = self.deal().filter(|_| deed.is_of_one_case());
        let asked = UnconfirmedDeed { nonce, deed, deal };
        if self.line.is_open() {
            out.push(said(&asked.said()));
        }
        if !passing && self.unconfirmed.len() < MOST_UNCONFIRMED {
            self.unconfirmed.push(asked);
        }
    }

    /// Which case is shown, or the lobby of which.
    fn deal(&self) -> Option<u32> {
        let undealt = self.undealt.as_ref().map(UndealtSide::deal);
        let lobby = self.lobby.as_ref().map(|lobby| lobby.deal);
        self.table.as_ref().map(RemoteTable::deal).or(undealt).or(lobby)
    }

    pub(super) fn confirmed(&mut self, nonce: &str, code: Option<Code>, now: u64, out: &mut Vec<ClientOutput>) {
        if code == Some(Code::Busy) {
            self.said.refused_busy(nonce, now);
        }
        let Some(at) = self.unconfirmed.iter().position(|other| other.nonce == nonce) else { return };
        let UnconfirmedDeed { deed, deal, .. } = self.unconfirmed.remove(at);
        if let (Some(_), Some(told)) = (code, self.told.as_mut().filter(|told| deal == Some(told.deal()))) {
            match deed {
                Deed::Act { decision, action, .. } => told.did_not_decide(decision, action),
                Deed::TakeBack { decision, .. } => told.has_not_back(decision),
                _ => {}
            }
        }
        // Marks of a case that was put away meanwhile are of no use any more.
        if matches!(deed, Deed::Mark { .. }) && code == Some(Code::Stale) {
            self.revision += 1;
            return;
        }
        if matches!(deed, Deed::Claim { .. }) && code.is_some() {
            self.claim = None;
        }
        // What opened the chair opens nothing any more.
        if deed == Deed::Stand && code.is_none() {
            self.own.link.token = None;
        }
        self.revision += 1;
        if matches!(deed, Deed::Post { .. }) {
            if let (Some(Code::Busy | Code::TooFast), Some(undealt)) = (code, &mut self.undealt) {
                undealt.forget_said();
            }
            // Two have posted at once; what is still owed is said again by itself.
            if code == Some(Code::Stale) {
                return;
            }
        }
        self.notices.extend(code.map(Notice::Refused));
        if let Deed::Bring(part) = &deed
            && let Some(next) = self.mail.confirmed(part, code.is_none())
        {
            self.ask(Deed::Bring(next), out);
        }
    }

    /// Something is missing: asks for the whole, once.
    pub(super) fn ask_again(&mut self, out: &mut Vec<ClientOutput>) {
        if !self.asked_again {
            self.asked_again = true;
            out.push(said(&FromClient::Again));
        }
    }

    /// What came cannot be read, so it is missing here, whatever it was: asks for the whole.
    pub(super) fn garbled(&mut self, now: u64, out: &mut Vec<ClientOutput>) {
        self.notice(Notice::Garbled);
        // It may have been what was asked for.
        self.asked_again = false;
        if self.line.is_open() && now >= self.rests_until {
            self.rests_until = now + REST;
            self.ask_again(out);
        }
    }

    /// Asks whether the room is there.
    pub(super) fn ping(&mut self, out: &mut Vec<ClientOutput>) {
        out.push(said(&FromClient::Ping { number: self.own.number() }));
    }
}

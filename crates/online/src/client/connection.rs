//! Connects a client to its room, greets and is greeted, and drops what is lost with a connection.

use super::{
    io::{ClientOutput, Notice, said},
    said_of_share::SaidOfShare,
    state::Client,
    undealt::UndealtSide,
};
use crate::{
    port::CloseCode,
    protocol::{Deed, FromClient, Hello, PROTOCOL, Welcome},
};

impl Client {
    pub(super) fn connect(&mut self, now: u64, out: &mut Vec<ClientOutput>) {
        self.line.connecting(now);
        self.revision += 1;
        out.push(ClientOutput::Connect);
    }

    pub(super) fn opened(&mut self, now: u64, out: &mut Vec<ClientOutput>) {
        let (room, token) = (self.own.link.room.clone(), self.own.link.token.clone());
        let hello = Hello {
            protocol: PROTOCOL,
            room,
            token,
            have: self.number,
            table: self.own.link.table,
            verdicts: Some(self.verdicts()),
        };
        out.push(said(&FromClient::Hello(hello)));
        self.line.greeted(now);
    }

    pub(super) fn closed(&mut self, code: Option<u16>, now: u64) {
        self.said = SaidOfShare::default();
        self.asked_again = false;
        self.mail.comes_no_more();
        self.undealt.iter_mut().chain(&mut self.ending).for_each(UndealtSide::is_cut);
        self.line.lost(code.and_then(CloseCode::of), now);
        self.revision += 1;
    }

    pub(super) fn welcomed(&mut self, welcome: Welcome, out: &mut Vec<ClientOutput>) {
        let again = self.line.is_open();
        self.line.welcomed();
        // With other eyes nothing goes on that was told so far.
        if self.you != welcome.you {
            self.number = None;
        }
        self.you = welcome.you;
        self.unseen = None;
        if !self.pledges.note_room(welcome.key) {
            self.notice(Notice::Contradicted);
        }
        // Of the case that is told of next.
        (self.marks, self.marks_of) = (welcome.marks, None);
        self.revision += 1;
        if self.you.is_some() && self.own.link.token.is_none() {
            let mut sat = self.unconfirmed.iter().filter_map(|asked| match &asked.deed {
                Deed::Sit { token, .. } | Deed::Claim { token, .. } => Some(token.clone()),
                _ => None,
            });
            // A chair that was given opens to what was drawn as it was asked for.
            self.own.link.token = Some(sat.next().unwrap_or_else(|| self.own.token()));
            self.claim = None;
        }
        if !again {
            self.fresh = true;
            out.extend(self.unconfirmed.iter().map(|asked| said(&asked.said())));
            self.claims_again(out);
        }
    }
    /// A room forgets with a connection who has asked for a chair, unless it was given meanwhile.
    fn claims_again(&mut self, out: &mut Vec<ClientOutput>) {
        let asked = self.unconfirmed.iter().any(|asked| matches!(asked.deed, Deed::Claim { .. }));
        if let Some(person) = self.claim.filter(|_| self.you.is_none() && !asked) {
            let token = self.own.token();
            self.ask(Deed::Claim { person, token, key: None }, out);
        }
    }
}

//! Takes in the lobby before a case, and commits to and tells this client's share of the deal.

use candlestick_themes::Theme;

use super::{
    io::{ClientOutput, Notice},
    state::Client,
};
use crate::{
    audit::{OtherDeal, Testimony},
    deal,
    protocol::{Deed, Lobby, PersonId},
};

impl Client {
    /// Says again, once a while has passed, that for which the room was too busy.
    pub(super) fn shares_again(&mut self, now: u64, out: &mut Vec<ClientOutput>) {
        if self.said.again.take_if(|at| *at <= now).is_some()
            && let Some(lobby) = self.lobby.clone()
        {
            self.share(&lobby, out);
        }
    }

    pub(super) fn take_lobby(&mut self, lobby: Lobby, now: u64, out: &mut Vec<ClientOutput>) {
        self.asked_again = false;
        if self.knows_more(lobby.deal, lobby.number) {
            return;
        }
        // Nobody can know what is played by a digest that other files have too.
        if !self.is_sure_of(&lobby.theme) {
            return self.notice(Notice::Garbled);
        }
        let Some(theme) = self.plays_by(&lobby.theme) else { return self.misses(&lobby.theme, out) };
        if !has_everybody(&theme, &lobby) {
            return self.garbled(now, out);
        }
        (self.number, self.table, self.verdict, self.fresh) = (Some(lobby.number), None, None, false);
        self.puts_undealt_away();
        if self.told.as_ref().is_none_or(|told| told.deal() != lobby.deal) {
            self.told = Some(Testimony::new(&self.own.link.room, &lobby, self.own.signs.public()));
        }
        self.revision += 1;
        self.share(&lobby, out);
        self.lobby = Some(lobby);
    }

    /// Commits to one's share of the deal, and tells it once everybody is asked to.
    fn share(&mut self, lobby: &Lobby, out: &mut Vec<ClientOutput>) {
        let (Some(you), Some(told)) = (self.you, &mut self.told) else { return };
        if !told.stands(lobby) {
            return self.notice(Notice::Contradicted);
        }
        if lobby.sharing {
            self.tell_share(lobby, you, out);
        } else {
            self.commit(lobby, you, out);
        }
        if let Some(told) = &mut self.told {
            told.pledges(&self.pledges);
        }
    }

    /// Commits to a share that was never told.
    fn commit(&mut self, lobby: &Lobby, you: PersonId, out: &mut Vec<ClientOutput>) {
        self.said.told = false;
        let closed = self.last_closed.as_ref().map(|closed| closed.table().deal());
        self.pledges.give_up(closed.max(self.unseen));
        if self.pledges.is_spent(&self.own.share, lobby.deal) {
            self.own.draw_share();
        }
        let commitment = deal::share_commitment(&self.own.share);
        if !lobby.commitments.contains(&(you, commitment)) && self.said.committed != Some((you, commitment)) {
            self.said.committed = Some((you, commitment));
            let (deal, signature) = (lobby.deal, Some(self.own.commits(lobby.deal, you, &commitment)));
            self.ask(Deed::Commit { deal, commitment, key: None, undealt: true, signature }, out);
        }
    }

    fn tell_share(&mut self, lobby: &Lobby, you: PersonId, out: &mut Vec<ClientOutput>) {
        if self.said.told {
            return;
        }
        match self.pledges.tell(lobby, you, self.own.share, self.own.signs.public()) {
            Ok(Some(share)) => {
                self.said.told = true;
                self.ask(Deed::Share { deal: lobby.deal, share }, out);
            }
            // Whoever was away has committed to nothing yet; it is given up.
            Ok(None) => {}
            Err(OtherDeal) => {
                if let Some(told) = &mut self.told {
                    told.asks_twice();
                }
                self.notice(Notice::Contradicted);
            }
        }
    }
}

/// Whether everybody in a lobby is somebody of the theme.
fn has_everybody(theme: &Theme, lobby: &Lobby) -> bool {
    let people = lobby.people.iter().map(|one| one.suspect);
    let bots = lobby.arrangement.bots.iter().map(|bot| bot.suspect);
    people.chain(bots).all(|suspect| suspect.index() < theme.suspects.len())
}

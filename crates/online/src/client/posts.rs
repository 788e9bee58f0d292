//! Takes in the posts of a case that nobody deals as they come, and posts what this client owes by itself.

use super::{
    io::{ClientOutput, Notice, said},
    said_of_share::SaidOfShare,
    state::Client,
    undealt::{OwnIdentity, UndealtSide, UnplayableCase},
};
use crate::protocol::{Deed, FromClient, Posted, Posts, Undealt};

impl Client {
    /// A case that nobody deals has begun, or is told again.
    pub(super) fn take_undealt(&mut self, told: Undealt, out: &mut Vec<ClientOutput>) {
        self.asked_again = false;
        if !self.is_sure_of(&told.theme) {
            return self.notice(Notice::Garbled);
        }
        let Some(theme) = self.plays_by(&told.theme) else { return self.misses(&told.theme, out) };
        let number = told.number;
        let new = match UndealtSide::new(told, theme, &self.me()) {
            Ok(new) => new,
            Err(UnplayableCase::NotMe) => return self.notice(Notice::Contradicted),
            Err(UnplayableCase::Setting) => return self.notice(Notice::Garbled),
        };
        (self.number, self.verdict, self.told) = (Some(number), None, None);
        // No share is asked for, so the same may be committed to for the next deal.
        self.said = SaidOfShare::default();
        let same = self.undealt.as_mut().filter(|known| known.is_same(&new));
        let fits = if let Some(known) = same {
            known.again(new.told)
        } else {
            let mut new = new;
            new.must_pass(self.pledges.course_of(new.name()));
            let fits = !new.broken;
            self.puts_undealt_away();
            self.table = None;
            self.lobby = Some(new.lobby());
            self.undealt = Some(new);
            fits
        };
        self.revision += 1;
        if !fits {
            self.notice(Notice::Contradicted);
        }
    }

    pub(super) fn take_posts(&mut self, posts: Posts) {
        if let Some(ending) = self.ending.as_mut().filter(|ending| ending.told.deal == posts.deal) {
            return ending.comes(posts);
        }
        let Some(undealt) = self.undealt.as_mut().filter(|undealt| undealt.told.deal == posts.deal) else { return };
        self.number = self.number.max(Some(posts.number));
        undealt.comes(posts);
        self.revision += 1;
    }

    /// The room has refused what somebody signed and says so; only what is seen here is told.
    pub(super) fn take_false(&mut self, posted: &Posted) {
        let undealt = self.undealt.as_ref().filter(|undealt| !undealt.is_behind());
        if let Some(person) = undealt.and_then(|undealt| undealt.liar(posted)) {
            self.notice(Notice::False(person));
        }
    }

    /// Who this client is in a case that nobody deals.
    pub(super) fn me(&self) -> OwnIdentity<'_> {
        OwnIdentity {
            you: self.you,
            room: &self.own.link.room,
            room_key: self.pledges.room_key(),
            link: &self.own.key,
            signs: self.own.signs.public(),
        }
    }

    /// Hears the last posts of a case that the room has put away, and asks for those that are missing.
    pub(super) fn ends_undealt(&mut self, out: &mut Vec<ClientOutput>) {
        let Some(mut ending) = self.ending.take() else { return };
        if ending.hears().is_err() {
            return self.notice(Notice::Contradicted);
        }
        let deal = ending.told.deal;
        if self.line.is_open()
            && let Some(after) = ending.misses()
        {
            out.push(said(&FromClient::Posts { deal, after }));
        }
        self.lies_open(&ending);
        if !ending.broken && self.closed_cases().all(|closed| closed.table().deal() != deal) {
            self.ending = Some(ending);
        }
    }

    /// Goes on with a case that nobody deals: hears posts, asks for those that are missing, and says what is owed.
    pub(super) fn plays_undealt(&mut self, out: &mut Vec<ClientOutput>) {
        self.ends_undealt(out);
        let Some(undealt) = &mut self.undealt else { return };
        let was_broken = undealt.broken;
        let heard = undealt.hears();
        let (broke, deal) = (undealt.broken && !was_broken, undealt.told.deal);
        if heard.as_ref().is_ok_and(|heard| *heard) && undealt.is_caught_up() {
            let before = self.table.as_ref().filter(|table| table.deal() == deal).map(|table| table.taken_back().len());
            self.table = undealt.shown();
            let back = self.table.as_ref().and_then(|table| table.taken_back().get(before?..)?.last().copied());
            self.notices.extend(back.map(|back| Notice::TookBack(back.seat)));
            self.opened = undealt.opened();
            if self.opened.is_some()
                && let Some(undealt) = self.undealt.take()
            {
                self.lies_open(&undealt);
                self.undealt = Some(undealt);
            }
            if self.table.is_some() {
                self.lobby = None;
            }
            self.revision += 1;
        }
        if broke {
            self.notice(Notice::Contradicted);
        }
        if !self.line.is_open() {
            return;
        }
        let posting = self.is_posting();
        let Some(undealt) = &mut self.undealt else { return };
        if let Some(after) = undealt.misses() {
            out.push(said(&FromClient::Posts { deal, after }));
        }
        if !posting && let Some(post) = undealt.owes() {
            self.ask(Deed::Post { deal, post }, out);
        }
    }
}

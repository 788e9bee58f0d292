//! Finds what decides about each kind of deed.

use super::{outcome::DeedOutcome, rules::Rules};
use crate::{
    protocol::{Claimed, Code, Deed, PersonId},
    room::{body::LoggedDeed, live::SeatCommitment},
};

impl Rules<'_> {
    /// What a deed of somebody comes to.
    pub(in crate::room) fn step(self, who: Option<PersonId>, deed: Deed) -> Result<DeedOutcome, Code> {
        let step = self.wanted(who, deed)?;
        match &step {
            DeedOutcome::Log(done) if !self.state.has_room_for(who, done) => Err(Code::Full),
            _ => Ok(step),
        }
    }

    fn wanted(self, who: Option<PersonId>, deed: Deed) -> Result<DeedOutcome, Code> {
        if let Deed::Sit { name, suspect, token, key } = deed {
            return self.sit(who, name, suspect, (&token, key));
        }
        if let Deed::Claim { person, token, key } = deed {
            return self.claim(who, person, (&token, key));
        }
        let me = who.filter(|person| self.state.people.get(*person).is_some()).ok_or(Code::NotSeated)?;
        match deed {
            Deed::Sit { .. } | Deed::Claim { .. } => Err(Code::BadFrame),
            Deed::Hand { person, key, signature } => self.hand(me, Claimed { person, key }, signature),
            Deed::Deny { key } => self.host(me).map(|()| DeedOutcome::Deny(key)),
            Deed::Stand => self.before_case().map(|()| DeedOutcome::log(LoggedDeed::Stood { person: me })),
            Deed::Unseat { person } => self.unseat(me, person),
            Deed::Arrange(arrangement) => self.arrange(me, arrangement),
            Deed::Bring(part) => self.bring(me, part),
            Deed::Commit { deal, commitment, key, undealt, signature } => {
                let key = key.ok_or(Code::Unsigned);
                key.and_then(|key| self.commit(me, deal, SeatCommitment { commitment, key, undealt, signature }))
            }
            Deed::Start => self.start(me),
            Deed::Share { deal, share } => self.share(me, deal, share),
            Deed::Act { decision, action, signature } => self.act(me, decision, action, signature),
            Deed::TakeBack { decision, signature } => self.take_back(me, decision, signature),
            Deed::Post { deal, post } => self.post(me, deal, post),
            Deed::Mark { text } => Ok(DeedOutcome::log(LoggedDeed::Marked { person: me, text })),
            Deed::Pause => self.pause(true),
            Deed::Resume => self.pause(false),
            Deed::Kick { person } => self.kick(me, person),
            Deed::Rematch => self.rematch(me),
            Deed::React(reaction) => Ok(DeedOutcome::React(me, reaction)),
            Deed::Nudge => self.nudge(me),
        }
    }
}

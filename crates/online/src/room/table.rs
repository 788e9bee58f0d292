//! A case of a room: who sits there, how it was dealt, and what of it was told under which number.

use std::sync::Arc;

use candlestick_game::{Case, Controller, Level, Record, Seat, ThemeStamp, record::Commitment};
use candlestick_rules::{Action, Event, Phase, SeatId, Setup, SuspectId};
use candlestick_themes::Theme;

use super::people::{People, Person};
use crate::{
    deal,
    digest::Digest,
    feed::{AgreedTerms, BesideEvents, Chain, FeedPlace},
    protocol::{
        Arrangement, BotChair, Code, Decider, PersonId, PersonShare, Revealed, SeatKey, TakenBack, TakenChair, Voucher,
    },
    seat_keys::keys_at,
    sign::{PublicKey, Signature},
};

/// A case being played, or closed and not yet put away.
#[derive(Debug, Clone)]
pub(super) struct RoomTable {
    pub(super) case: Case,
    /// The person of each seat.
    pub(super) people: Vec<Option<PersonId>>,
    pub(super) shares: Vec<PersonShare>,
    /// The keys of the people who began it.
    pub(super) keys: Vec<SeatKey>,
    /// The signatures of people under their decisions, and where they took one back.
    signatures: Vec<(u64, Signature)>,
    /// The numbers of the decisions that stand.
    standing: Vec<u64>,
    /// What was taken back, and what had been decided.
    taken_back: Vec<(TakenBack, Action)>,
    /// The theme by the digest that all agreed on.
    pub(super) theme: ThemeStamp,
    /// What all agreed on.
    agreed: Digest,
    /// What each seat was told, and last what a watcher was.
    chains: Vec<(SeatId, Chain)>,
    /// Decisions of people that bots made.
    pub(super) stood_in: Vec<u64>,
    /// Chairs that were taken since it began.
    pub(super) taken: Vec<TakenChair>,
    pub(super) paused: bool,
    pub(super) seal: Commitment,
    secret: Digest,
    deal: u32,
    /// The feed's number of its beginning.
    first: u64,
    /// How many events there were after each number from the first on.
    events_by: Vec<usize>,
}

/// What a table is laid with.
pub(super) struct Laying<'a> {
    pub(super) room: &'a str,
    pub(super) key: PublicKey,
    pub(super) theme: &'a Arc<Theme>,
    /// The digest of the theme's files that everybody agreed on.
    pub(super) digest: String,
    pub(super) arrangement: &'a Arrangement,
    pub(super) people: &'a People,
    pub(super) kept: &'a Digest,
    pub(super) deal: u32,
    pub(super) first: u64,
}

/// How a decision was made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Authorship {
    pub(super) by: Decider,
    pub(super) signature: Option<Signature>,
}

impl RoomTable {
    /// Deals.
    pub(super) fn lay(
        laying: Laying,
        setup: Setup,
        shares: Vec<PersonShare>,
        keys: Vec<SeatKey>,
    ) -> Result<Self, String> {
        let Laying { room, key, theme, digest, arrangement, people, kept, deal, first } = laying;
        let stamp = ThemeStamp { id: theme.id.clone(), digest };
        if !stamp.is_of(theme) {
            return Err(format!("it began with other files of the theme {}; bring them back", stamp.id));
        }
        let secret = deal::secret(kept, deal);
        let seed = deal::seed(&secret, &shares, &setup, &stamp.digest);
        let sitting: Vec<_> = setup.seats.iter().map(|suspect| people.of_suspect(*suspect)).collect();
        let bot_of = |n: usize| arrangement.bots.iter().find(|bot| setup.seats.get(n) == Some(&bot.suspect));
        let seat = |n: usize, person: Option<&Person>| match person {
            Some(person) => Some(person_seat(person)),
            None => bot_of(n).map(bot_seat),
        };
        let seats: Option<Vec<_>> = sitting.iter().enumerate().map(|(n, person)| seat(n, *person)).collect();
        let seats = seats.ok_or("a chair has neither a person nor a bot")?;
        let numbers = sitting.iter().map(|person| person.map(|person| person.number)).collect();
        let case = Case::new(Arc::clone(theme), setup, seats, seed).map_err(|fault| fault.to_string())?;
        let (seal, commitment) = (Commitment::of(case.log()), deal::commitment(&secret));
        let agreed = AgreedTerms {
            room,
            key: Some(key),
            deal,
            commitment: &commitment,
            seal: &seal,
            theme: &stamp.digest,
            setup: &case.log().setup,
            shares: &shares,
            keys: &keys,
        };
        let agreed = agreed.digest();
        let mut table = Self {
            case,
            people: numbers,
            shares,
            keys,
            signatures: Vec::new(),
            standing: Vec::new(),
            taken_back: Vec::new(),
            theme: stamp,
            agreed,
            chains: Vec::new(),
            stood_in: Vec::new(),
            taken: Vec::new(),
            paused: false,
            seal,
            secret,
            deal,
            first,
            events_by: Vec::new(),
        };
        table.chain_again();
        Ok(table)
    }

    /// Chains what every seat was told from the first event on.
    pub(super) fn chain_again(&mut self) {
        let seats = (0..).map(SeatId).take(self.people.len());
        let seats = seats.chain([SeatId::WATCHER]);
        self.chains = seats.map(|seat| (seat, Chain::new(&self.agreed, seat))).collect();
        self.chain();
    }

    /// For tests: chains on from what another table, of which this one is a few steps on, had chained.
    #[cfg(feature = "testing")]
    pub(super) fn chain_on(&mut self, before: &Self) {
        if before.taken_back.len() < self.taken_back.len() {
            return self.chain_again();
        }
        self.chains.clone_from(&before.chains);
        self.chain();
    }

    /// Chains what has happened since.
    fn chain(&mut self) {
        for (seat, chain) in &mut self.chains {
            chain.catch_up(self.case.game().events(), *seat);
        }
    }

    /// The head of all that a seat was told by now.
    pub(super) fn head(&self, seat: SeatId) -> Digest {
        let chain = self.chains.iter().find(|(other, _)| *other == seat).map(|(_, chain)| *chain);
        let chain = chain.unwrap_or_else(|| Chain::new(&self.agreed, seat));
        let taken_back = self.taken_back();
        let beside = BesideEvents { stood_in: &self.stood_in, taken: &self.taken, taken_back: &taken_back };
        chain.head(self.decision(), beside)
    }

    /// The keys of whoever decides at a seat; none of a bot's, and where the case began before people had keys.
    fn keys_of(&self, seat: SeatId) -> Vec<PublicKey> {
        keys_at(&self.keys, &self.taken, seat, self.decision())
    }

    /// The signature under the present decision, where one is needed; refused where it is missing or does not fit.
    pub(super) fn signed(
        &self,
        place: FeedPlace,
        action: Action,
        signature: Option<Signature>,
    ) -> Result<Option<Signature>, Code> {
        if self.keys_of(place.seat).is_empty() {
            return Ok(None);
        }
        let what = place.decided(self.decision(), action, &self.head(place.seat));
        self.signed_by(place.seat, &what, signature).map(Some)
    }

    /// A signature of whoever decides at a seat; refused where it is missing or does not fit.
    fn signed_by(&self, seat: SeatId, what: &Digest, signature: Option<Signature>) -> Result<Signature, Code> {
        let fits = |signature: &Signature| self.keys_of(seat).iter().any(|key| key.has_signed(what, signature));
        signature.filter(fits).ok_or(Code::Unsigned)
    }

    /// How many decisions there were, and takings back: names the present one.
    pub(super) fn decision(&self) -> u64 {
        // Each that was taken back has its number, as has the taking back.
        (self.case.log().actions.len() + 2 * self.taken_back.len()) as u64
    }

    /// What was taken back, as it is told.
    pub(super) fn taken_back(&self) -> Vec<TakenBack> {
        self.taken_back.iter().map(|(back, _)| *back).collect()
    }

    /// What it comes to where a seat takes its last decision back; none where it may not. One that its person has signed, and
    /// each place in the case once: nobody can hold the others up by it.
    pub(super) fn taking_back(&self, seat: SeatId) -> Option<TakenBack> {
        let own = self.standing.last().filter(|last| self.signatures.iter().any(|(signed, _)| signed == *last));
        if own.is_none() || self.paused || !self.case.may_take_back(seat) {
            return None;
        }
        let left = self.standing.len().checked_sub(1)?;
        let again = self.taken_back.iter().any(|(back, _)| back.left == left);
        (!again).then(|| TakenBack { number: self.decision(), left, seat, events: self.case.events_before_last() })
    }

    /// The same where its person has signed that; refused where they have not, or may not.
    pub(super) fn signed_back(
        &self,
        place: FeedPlace,
        decision: u64,
        signature: Option<Signature>,
    ) -> Result<(TakenBack, Signature), Code> {
        if decision != self.decision() {
            return Err(Code::Stale);
        }
        let back = self.taking_back(place.seat).ok_or(Code::NotOffered)?;
        let what = place.took_back(decision, back.left, &self.head(place.seat));
        Ok((back, self.signed_by(place.seat, &what, signature)?))
    }

    /// A seat takes its last decision back.
    pub(super) fn take_back(&mut self, back: TakenBack, signature: Signature) -> Result<(), String> {
        let due = self.taking_back(back.seat).filter(|due| *due == back).ok_or("nothing may be taken back so")?;
        let (_, action) = *self.case.log().actions.last().ok_or("nothing was decided")?;
        self.case = self.case.take_back(due.seat).ok_or("it cannot be played again without it")?;
        self.standing.pop();
        self.taken_back.push((due, action));
        self.signatures.push((due.number, signature));
        self.chain_again();
        Ok(())
    }

    /// The seat of a person; that of a watcher for anybody else.
    pub(super) fn seat_of(&self, person: Option<PersonId>) -> SeatId {
        let at = person.and_then(|person| self.people.iter().position(|other| *other == Some(person)));
        at.and_then(|at| u8::try_from(at).ok()).map_or(SeatId::WATCHER, SeatId)
    }

    /// The seat that is to act, and the person there; none of a bot's.
    pub(super) fn to_act(&self) -> Option<(SeatId, Option<PersonId>)> {
        let seat = self.case.game().actor()?;
        Some((seat, self.people.get(seat.index()).copied().flatten()))
    }

    /// Why a seat may not do that now.
    pub(super) fn fault_of(&self, seat: SeatId, decision: u64, action: Action) -> Option<Code> {
        let game = self.case.game();
        let leaves = action == Action::GiveUp && game.may_give_up(seat);
        if self.case.is_closed() {
            Some(Code::NoCase)
        } else if self.paused {
            Some(Code::Paused)
        } else if decision != self.decision() {
            Some(Code::Stale)
        } else if game.actor() != Some(seat) && !leaves {
            Some(Code::NotYours)
        } else {
            let offered = leaves || game.choices(seat).allows(game.edition().cards, action);
            (!offered).then_some(Code::NotOffered)
        }
    }

    /// Does what a seat decided.
    pub(super) fn act(&mut self, decision: u64, seat: SeatId, action: Action, made: Authorship) -> Result<(), String> {
        if decision != self.decision() {
            return Err(format!("it is decision {decision}, and {} is due", self.decision()));
        }
        self.case.apply(seat, action).map_err(|refusal| refusal.to_string())?;
        self.standing.push(decision);
        if made.by == Decider::StandIn {
            self.stood_in.push(decision);
        }
        self.signatures.extend(made.signature.map(|signature| (decision, signature)));
        self.chain();
        Ok(())
    }

    /// A late guest has the chair of a bot from now on.
    pub(super) fn take_chair(&mut self, person: &Person, bot: Level, key: Option<PublicKey>) -> Result<(), String> {
        let at = self.bot_seat(person.suspect).ok_or("no bot has that chair")?;
        let from = self.decision();
        if let Some(sitting) = self.people.get_mut(at.index()) {
            *sitting = Some(person.number);
        }
        self.case.reseat(at, person_seat(person));
        self.taken.push(TakenChair { seat: at, from, person: person.number, bot: Some(bot), key, by: None });
        Ok(())
    }

    /// Somebody has their own chair again, without the link to it: this key signs what they decide from now on too.
    pub(super) fn hand(&mut self, person: PersonId, key: PublicKey, by: Voucher) -> Result<(), String> {
        let (seat, from) = (self.seat_of(Some(person)), self.decision());
        if seat == SeatId::WATCHER {
            return Err("they have no chair in the case".into());
        }
        self.taken.push(TakenChair { seat, from, person, bot: None, key: Some(key), by: Some(by) });
        Ok(())
    }

    /// Whether somebody who plays has signed that whoever has this key is that person.
    pub(super) fn is_vouched(&self, room: &str, (person, key): (PersonId, &PublicKey), by: &Voucher) -> bool {
        let what = FeedPlace { room, deal: self.deal, seat: self.seat_of(Some(person)) }.vouched(person, key);
        let keys = self.keys_of(self.seat_of(Some(by.person)));
        keys.iter().any(|known| known.has_signed(&what, &by.signature))
    }

    /// The seat of a suspect whom a bot plays.
    pub(super) fn bot_seat(&self, suspect: SuspectId) -> Option<SeatId> {
        let at = self.case.log().setup.seats.iter().position(|other| *other == suspect)?;
        let free = self.people.get(at).is_some_and(Option::is_none);
        u8::try_from(at).ok().map(SeatId).filter(|_| free)
    }

    /// Notes that one more thing is told, its beginning the first.
    pub(super) fn note_told(&mut self) {
        self.events_by.push(self.case.game().events().len());
    }

    /// How many events of those that stand had been told with that number; none where this case had not begun.
    pub(super) fn events_by(&self, number: u64) -> Option<usize> {
        let at = usize::try_from(number.checked_sub(self.first)?).ok()?;
        // What came since may have been taken back, and something else told in its place.
        self.events_by.get(at..)?.iter().min().copied()
    }

    /// Events from one on as a seat saw them.
    pub(super) fn events_from(&self, from: usize, seat: SeatId) -> Vec<Event> {
        let events = self.case.game().events().get(from..).unwrap_or_default();
        events.iter().map(|event| event.seen_by(seat)).collect()
    }

    /// What is opened once the case is closed; none before.
    pub(super) fn revealed(&self, arrangement: &Arrangement) -> Option<Revealed> {
        (self.case.game().phase() == Phase::Over).then(|| Revealed {
            deal: self.deal,
            secret: self.secret,
            shares: self.shares.clone(),
            stood_in: self.stood_in.clone(),
            stand_in: arrangement.stand_in,
            taken: self.taken.clone(),
            taken_back: self.taken_back.clone(),
            keys: self.keys.clone(),
            signatures: self.signatures.clone(),
            record: Record::of(&self.case).to_text(),
        })
    }

    /// What the room had committed itself to.
    pub(super) fn commitment(&self) -> Digest {
        deal::commitment(&self.secret)
    }
}

fn person_seat(person: &Person) -> Seat {
    Seat::new(person.name.clone(), Controller::Person)
}

fn bot_seat(bot: &BotChair) -> Seat {
    Seat::bot(bot.name.clone(), bot.level)
}

//! Deals and plays a closed case again from what the room has opened, and finds what does not fit.

use std::sync::Arc;

use candlestick_game::{BotDecided, Case, Controller, ReadRecord, ThemeStamp, jobs::Job};
use candlestick_rules::{Action, Event, SeatId};
use candlestick_themes::Theme;

use super::{
    cheat::Cheat,
    hands::bot_before,
    keys::keys,
    signed::Signatures,
    testimony::{CaseBeginning, Testimony},
};
use crate::{
    deal,
    protocol::{Revealed, TakenBack},
    sign::PublicKey,
    steps::{CaseStep, StepKind, steps},
};

/// What was found of a room that did nothing that an honest one does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditFindings {
    /// Whether this client told a share of the deal itself, and so knows that nobody chose it. Whoever came later, or
    /// watched, has the room's word for that; all that came of the deal was checked for them too.
    pub knows_deal: bool,
    /// How many starts the room gave up after this client had told its share: each was another throw of the dice.
    pub given_up: usize,
    /// The decisions of one's own seat that were made while this client did not follow, by no bot, and without one's
    /// signature: another device of one's own made them, or the room did. Only the person knows. None where people have
    /// keys: whoever has one's own link has signed them.
    pub elsewhere: Vec<u64>,
    /// How many decisions of people are signed by them, over what they were told.
    pub signed: usize,
    /// How many are of people who had no key yet, so that nothing can be said of them: a case that was begun before people
    /// had any.
    pub unsigned: usize,
    /// How many decisions were bots', who have decided the same again.
    pub bots: usize,
    /// Whether the theme was named by a digest of earlier versions only, which does not prove that everybody had the same
    /// files ([`ThemeStamp::proves`]).
    pub earlier_digest: bool,
    /// How many posts hold, each with its signature and proof, of a case that nobody dealt; none of any other.
    pub posts: usize,
}

impl AuditFindings {
    /// Of a case that nobody dealt: a room that only passes posts on can do nothing else. Without its posts.
    #[must_use]
    pub const fn of_undealt(knows_deal: bool) -> Self {
        let elsewhere = Vec::new();
        let (given_up, signed, unsigned, bots, posts) = (0, 0, 0, 0, 0);
        Self { knows_deal, given_up, elsewhere, signed, unsigned, bots, earlier_digest: false, posts }
    }
}

/// Holds what a client was told against what the room has opened. Replays the whole case and has its bots think again:
/// seconds where masters play.
///
/// # Errors
/// The first thing that an honest room does not do.
pub fn check(told: &Testimony, revealed: &Revealed, theme: &Arc<Theme>) -> Result<AuditFindings, Cheat> {
    let audit = Audit::begin(told, revealed, theme)?;
    let again = audit.case.decided_again(&audit.bots).map_err(|fault| Cheat::NoCase(fault.to_string()))?;
    audit.finish(&again)
}

/// The same in two halves, for whoever has the bots think elsewhere in between.
#[derive(Debug)]
pub struct Audit {
    told: Testimony,
    begun: CaseBeginning,
    case: Case,
    /// The decisions that were a bot's, each by its place in the record.
    bots: Vec<BotDecided>,
    /// The numbers of the decisions that stand.
    numbers: Vec<u64>,
    elsewhere: Vec<u64>,
    signatures: Signatures,
}

impl Audit {
    /// Checks the secret, the shares, the deal and one's own decisions.
    ///
    /// # Errors
    /// The first thing that an honest room does not do.
    pub fn begin(told: &Testimony, revealed: &Revealed, theme: &Arc<Theme>) -> Result<Self, Cheat> {
        if told.is_contradicted() {
            return Err(Cheat::Contradicted);
        }
        let begun = told.begun.clone().ok_or_else(|| Cheat::NoCase("this client saw no case".into()))?;
        if revealed.deal != told.deal {
            return Err(Cheat::NoCase("it is another case of the room".into()));
        }
        if !deal::commitment(&revealed.secret).same(&told.commitment) {
            return Err(Cheat::Secret);
        }
        if revealed.taken != told.taken || revealed.stand_in != begun.terms.stand_in {
            return Err(Cheat::Table);
        }
        stand_ins(told, revealed)?;
        takings_back(told, revealed)?;
        shares(told, revealed)?;
        keys(told, &begun, revealed)?;
        let read = ReadRecord::from_text(&revealed.record).map_err(|fault| Cheat::NoCase(fault.to_string()))?;
        let log = read.record.log;
        if log.seed != deal::seed(&revealed.secret, &revealed.shares, &log.setup, &begun.theme) {
            return Err(Cheat::Deal);
        }
        let sealed = candlestick_game::record::Commitment::of(&log) == begun.seal;
        if !sealed
            || log.seats != told.seats
            || log.setup != begun.setup
            || !is_theme(&log.theme, &begun, theme)
            || log.laid.is_some()
        {
            return Err(Cheat::Table);
        }
        let Some(steps) = steps(&log.actions, &revealed.taken_back) else {
            return Err(Cheat::NoCase("what was taken back was never decided".into()));
        };
        let elsewhere = mine(told, &begun, revealed, &steps)?;
        let start = candlestick_game::CaseLog { actions: Vec::new(), ..log };
        let mut case = Case::replay(Arc::clone(theme), start).map_err(|fault| Cheat::NoCase(fault.to_string()))?;
        let (bots, numbers) = (bots(&case, revealed, &steps), standing(&steps));
        let mut signatures = Signatures::of(told, &begun, revealed);
        for (number, step) in (0..).zip(steps) {
            let is_own = signatures.is_of_a_person(&case, number, step.seat);
            signatures.notes(&case, number, step);
            let done = match step.kind {
                StepKind::Stands(action) | StepKind::Falls(action) => {
                    case.apply(step.seat, action).map(drop).map_err(|refusal| Cheat::NoCase(refusal.to_string()))
                }
                StepKind::TookBack(back) => fallen(told, &begun, &case, back).and_then(|()| {
                    let before = without_last(&case, back).filter(|_| is_own);
                    before.map(|before| case = before).ok_or(Cheat::TookBack(number))
                }),
            };
            if let Err(cheat) = done {
                // What was decided before it may be why; such a room's bots think at once.
                let again = case.decided_again(&bots).map_err(|fault| Cheat::NoCase(fault.to_string()))?;
                let earlier = first(other_bot((&case, &numbers), &bots, &again), signatures.found(&case).bad);
                return Err(earlier.unwrap_or(cheat));
            }
        }
        Ok(Self { told: told.clone(), begun, case, bots, numbers, elsewhere, signatures })
    }

    /// The whole case, as the room has opened it.
    #[must_use]
    pub const fn case(&self) -> &Case {
        &self.case
    }

    /// Looks at the signatures of so many decisions more, each of which takes a tenth of a millisecond or, in a page, some
    /// tenths; answers whether others are left. [`Audit::finish`] looks at all that are.
    pub fn goes_on(&mut self, most: usize) -> bool {
        self.signatures.goes_on(&self.case, most)
    }

    /// What is still to be worked out: what the bots decide again.
    #[must_use]
    pub fn job(&self) -> Job {
        Job::BotsAgain { log: self.case.job_log(), of: self.bots.clone() }
    }

    /// Holds what the bots decide again against what they decided, and all events against what was told; answers as
    /// [`check`] does.
    ///
    /// # Errors
    /// The first thing that is another.
    pub fn finish(mut self, again: &[Option<(SeatId, Action)>]) -> Result<AuditFindings, Cheat> {
        let signed = self.signatures.found(&self.case);
        // Where one's chair was given to another device, that one's signature is not one's own.
        let is_own = |key: &PublicKey| self.told.key.is_none_or(|own| own == *key);
        self.elsewhere.retain(|decision| !signed.good.iter().any(|(good, key)| good == decision && is_own(key)));
        if let Some(cheat) = first(other_bot((&self.case, &self.numbers), &self.bots, again), signed.bad) {
            return Err(cheat);
        }
        events(&self.told, &self.begun, self.case.game().events())?;
        let Testimony { pledges, deal, .. } = &self.told;
        let knows_deal = pledges.of(*deal).is_some();
        Ok(AuditFindings {
            knows_deal,
            given_up: pledges.given_up(),
            elsewhere: self.elsewhere,
            signed: signed.good.len(),
            unsigned: signed.unknown,
            bots: self.bots.len(),
            earlier_digest: !self.begun.stamp(&self.case.theme().id).proves(self.case.theme()),
            posts: 0,
        })
    }
}

/// Whether a record is of the theme that was told, by that digest of it or by both.
fn is_theme(log: &ThemeStamp, begun: &CaseBeginning, theme: &Theme) -> bool {
    log.digest == begun.theme || log.is_of(theme) && begun.stamp(&log.id).is_of(theme)
}

/// The first decision of a bot that it does not make again.
fn other_bot((case, numbers): (&Case, &[u64]), bots: &[BotDecided], again: &[Option<(SeatId, Action)>]) -> Option<u64> {
    let again = again.iter().copied().chain(std::iter::repeat(None));
    let other = |(bot, again): &(&BotDecided, _)| case.log().actions.get(bot.decision).copied() != *again;
    bots.iter().zip(again).find(other).and_then(|(bot, _)| numbers.get(bot.decision)).copied()
}

/// What came first: what is decided otherwise changes all that follows, for bots and for what is signed.
fn first(bot: Option<u64>, unsigned: Option<u64>) -> Option<Cheat> {
    match (bot, unsigned) {
        (Some(bot), Some(unsigned)) if unsigned < bot => Some(Cheat::Unsigned(unsigned)),
        (Some(bot), _) => Some(Cheat::Bot(bot)),
        (None, unsigned) => unsigned.map(Cheat::Unsigned),
    }
}

/// Everybody's share is the one that was committed to.
fn shares(told: &Testimony, revealed: &Revealed) -> Result<(), Cheat> {
    for shared in &revealed.shares {
        if !deal::share_commitment(&shared.share).same(&shared.commitment) {
            return Err(Cheat::Share(shared.person));
        }
    }
    let spent = revealed.shares.iter().find(|shared| told.pledges.is_spent(&shared.share, told.deal));
    if let Some(shared) = spent {
        return Err(Cheat::Share(shared.person));
    }
    let Some(pledge) = told.pledges.of(told.deal) else { return Ok(()) };
    for (person, commitment) in &pledge.commitments {
        let shared = revealed.shares.iter().find(|shared| shared.person == *person);
        if shared.is_none_or(|shared| shared.commitment != *commitment) {
            return Err(Cheat::Share(*person));
        }
    }
    let committed = |person| pledge.commitments.iter().any(|(other, _)| *other == person);
    if let Some(unknown) = revealed.shares.iter().find(|shared| !committed(shared.person)) {
        return Err(Cheat::Share(unknown.person));
    }
    let mine = revealed.shares.iter().any(|shared| shared.person == pledge.person && shared.share == pledge.share);
    if mine { Ok(()) } else { Err(Cheat::Share(pledge.person)) }
}

/// A bot stood in where this client was told so as it happened, and nowhere else.
fn stand_ins(told: &Testimony, revealed: &Revealed) -> Result<(), Cheat> {
    let only = |of: &[u64], other: &[u64]| of.iter().copied().find(|decision| !other.contains(decision));
    let other = only(&revealed.stood_in, &told.stood_in).or_else(|| only(&told.stood_in, &revealed.stood_in));
    other.map_or(Ok(()), |decision| Err(Cheat::StoodIn(decision)))
}

/// What this client decided stands in the record, and what stands there for its seat it has decided or a bot for it;
/// answers what was decided while it did not follow.
fn mine(told: &Testimony, begun: &CaseBeginning, revealed: &Revealed, steps: &[CaseStep]) -> Result<Vec<u64>, Cheat> {
    let at = |number: u64| usize::try_from(number).ok().and_then(|at| steps.get(at)).filter(|at| at.seat == begun.seat);
    for (decision, action) in &told.decided {
        if at(*decision).and_then(CaseStep::action) != Some(*action) {
            return Err(Cheat::MyDecision(*decision));
        }
    }
    if let Some(other) = told.took_back.iter().find(|number| !at(**number).is_some_and(CaseStep::is_back)) {
        return Err(Cheat::MyDecision(*other));
    }
    // Who was given the chair later was nobody there before.
    let given = revealed.taken.iter().filter(|taken| taken.seat == begun.seat && taken.bot.is_none());
    let given = given.filter(|taken| taken.key.is_some() && taken.key == told.key).map(|taken| taken.from).min();
    let away = |decision: &u64| {
        given.is_some_and(|from| *decision < from)
            || told.away.iter().any(|(first, end)| (*first..*end).contains(decision))
    };
    // Nobody stands in for whoever is here, unless it was agreed how long a decision may take.
    let may_stand_in = |decision: &u64| begun.terms.limit.is_some() || away(decision);
    let strange = (0..).zip(steps).filter(|(decision, CaseStep { seat, .. })| {
        let known = told.decided.iter().any(|(mine, _)| mine == decision)
            || told.took_back.contains(decision)
            || (revealed.stood_in.contains(decision) && may_stand_in(decision))
            || bot_before(revealed, *seat, *decision).is_some();
        *seat == begun.seat && !known
    });
    let (elsewhere, made_up): (Vec<u64>, Vec<u64>) = strange.map(|(decision, _)| decision).partition(away);
    made_up.first().map_or(Ok(elsewhere), |decision| Err(Cheat::NotMine(*decision)))
}

/// The numbers of the decisions that stand, by their places in the record.
fn standing(steps: &[CaseStep]) -> Vec<u64> {
    (0..).zip(steps).filter(|(_, step)| step.stands()).map(|(number, _)| number).collect()
}

/// The case without its last decision, where that may be taken back so.
fn without_last(case: &Case, back: TakenBack) -> Option<Case> {
    let (left, last) = (case.log().actions.len().checked_sub(1), case.log().actions.last());
    let told = (left, last.map(|(seat, _)| *seat), case.events_before_last());
    (told == (Some(back.left), Some(back.seat), back.events)).then(|| case.take_back(back.seat)).flatten()
}

/// Byte for byte what this client was told of a decision that was taken back, as far as it was.
fn fallen(told: &Testimony, begun: &CaseBeginning, case: &Case, back: TakenBack) -> Result<(), Cheat> {
    let Some((_, events)) = told.fallen.iter().find(|(number, _)| *number == back.number) else { return Ok(()) };
    let came = case.game().events().get(back.events..).unwrap_or_default();
    let seen = came.iter().map(|event| written(&event.seen_by(begun.seat)));
    if seen.eq(events.iter().map(written)) { Ok(()) } else { Err(Cheat::Event(back.events)) }
}

/// What was taken back was told as it happened, and nothing else.
fn takings_back(told: &Testimony, revealed: &Revealed) -> Result<(), Cheat> {
    let opened: Vec<_> = revealed.taken_back.iter().map(|(back, _)| *back).collect();
    let count = opened.len().max(told.taken_back.len());
    let other = (0..count).find(|at| opened.get(*at) != told.taken_back.get(*at));
    let numbers =
        other.map(|at| [opened.get(at), told.taken_back.get(at)].into_iter().flatten().map(|back| back.number));
    numbers.and_then(Iterator::min).map_or(Ok(()), |number| Err(Cheat::TookBack(number)))
}

/// The decisions that were a bot's: of a seat that is one, that was one, or where one stood in. What was taken back was
/// nobody's but a person's.
fn bots(case: &Case, revealed: &Revealed, steps: &[CaseStep]) -> Vec<BotDecided> {
    let of = |(number, seat): (u64, SeatId)| {
        let stood_in = revealed.stood_in.contains(&number).then_some(revealed.stand_in);
        match (case.controller(seat), bot_before(revealed, seat, number).or(stood_in)) {
            (Controller::Bot(_), _) => Some(None),
            (Controller::Person, Some(level)) => Some(Some(level)),
            (Controller::Person, None) => None,
        }
    };
    let standing = (0..).zip(steps).filter(|(_, step)| step.stands()).enumerate();
    let decided = |(decision, (number, step)): (usize, (u64, &CaseStep))| {
        Some(BotDecided { decision, instead: of((number, step.seat))? })
    };
    standing.filter_map(decided).collect()
}

fn written(event: &Event) -> String {
    serde_json::to_string(event).unwrap_or_default()
}

/// Byte for byte what this client was told.
fn events(told: &Testimony, begun: &CaseBeginning, events: &[Event]) -> Result<(), Cheat> {
    let seen = events.iter().map(|event| written(&event.seen_by(begun.seat)));
    let (mine, count) = (told.events.iter().map(written), events.len().max(told.events.len()));
    let (seen, mine): (Vec<_>, Vec<_>) = (seen.collect(), mine.collect());
    match (0..count).find(|at| seen.get(*at) != mine.get(*at)) {
        Some(at) => Err(Cheat::Event(at)),
        None => Ok(()),
    }
}

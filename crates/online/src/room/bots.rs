//! Decides when bots are asked and when they act: those of the table, and those that stand in for people who are away.

use candlestick_rules::{Action, SeatId};

use super::{body::LoggedDeed, in_place::StandInNotice, live::Live, state::RoomState, table::RoomTable};
use crate::{
    port::BotJob,
    protocol::{Decider, PersonId},
};

/// After how long a bot that has not answered is asked again, in milliseconds.
const ASKED_AGAIN: u64 = 60_000;

/// A decision that a bot makes.
#[derive(Debug)]
struct PendingDecision {
    /// The first job of it: any from that one on gives the same action, however late it comes.
    first_job: u64,
    /// How many jobs of it have been given out.
    jobs: u32,
    seat: SeatId,
    by: Decider,
    /// When it is told: a moment that does not depend on what the bot thinks, nor how long.
    due: u64,
    asked: u64,
    action: Option<Action>,
}

/// The bots of a room.
#[derive(Debug, Default)]
pub(super) struct Bots {
    next_job: u64,
    /// The decision that is due, by case and number, while somebody is here and the case goes on.
    present: Option<(u32, u64)>,
    /// Since when that decision is due.
    since: u64,
    /// Since when somebody is here and the case goes on.
    going_since: u64,
    thinking: Option<PendingDecision>,
    /// When a bot decides in the place of a person who could still decide.
    due: Option<u64>,
    /// When something may be due next.
    pub(super) wake: Option<u64>,
}

/// A bot that is to make the present decision.
struct DecidingBot {
    by: Decider,
    /// From when on.
    begin: u64,
}

impl Bots {
    /// Looks at what is to be decided; answers a job for a bot that is to think now.
    pub(super) fn consult(&mut self, state: &RoomState, live: &Live, now: u64) -> Option<BotJob> {
        (self.wake, self.due) = (None, None);
        let going = state.table.as_ref().filter(|table| !table.paused && live.is_attended());
        let Some((table, seat, person)) = going.and_then(|table| table.to_act().map(|(seat, who)| (table, seat, who)))
        else {
            (self.present, self.thinking) = (None, None);
            return None;
        };
        self.follow((state.deal, table.decision()), now);
        let turn = self.turn(state, live, person);
        self.due = turn.as_ref().and_then(|turn| turn.due(state, person));
        let Some(turn) = turn.filter(|turn| now >= turn.begin || self.will(turn)) else {
            self.thinking = None;
            return None;
        };
        self.think(state, table, seat, &turn, now)
    }

    /// Keeps up with which decision is due.
    fn follow(&mut self, decision: (u32, u64), now: u64) {
        if self.present.is_none() {
            self.going_since = now;
        }
        if self.present != Some(decision) {
            (self.present, self.since, self.thinking) = (Some(decision), now, None);
        }
    }

    /// Notes when a turn that is not yet due begins.
    fn will(&mut self, turn: &DecidingBot) -> bool {
        self.wake = Some(turn.begin);
        false
    }

    /// Which bot makes the present decision, and from when on; none where a person does.
    fn turn(&self, state: &RoomState, live: &Live, person: Option<PersonId>) -> Option<DecidingBot> {
        let Some(person) = person else { return Some(DecidingBot { by: Decider::Bot, begin: self.since }) };
        let seconds = |count: u32| u64::from(count) * 1_000;
        let arranged = &state.arrangement;
        let gone = state.people.get(person).is_none().then_some(self.since);
        let patience = seconds(arranged.stand_in_after);
        let away = live.away_since(person).map(|since| since.max(self.going_since) + patience);
        let slow = arranged.limit.map(|limit| self.since + seconds(limit));
        let begin = [gone, away, slow].into_iter().flatten().min()?.max(self.since);
        Some(DecidingBot { by: Decider::StandIn, begin })
    }

    fn think(
        &mut self,
        state: &RoomState,
        table: &RoomTable,
        seat: SeatId,
        turn: &DecidingBot,
        now: u64,
    ) -> Option<BotJob> {
        let pace = u64::from(state.arrangement.pace);
        let before = self.thinking.take().filter(|thinking| thinking.by == turn.by);
        let lost = |thinking: &PendingDecision| thinking.action.is_none() && now >= thinking.asked + ASKED_AGAIN;
        if let Some(thinking) = before.as_ref().filter(|thinking| !lost(thinking)) {
            let due = thinking.action.map_or(thinking.asked + ASKED_AGAIN, |_| thinking.due);
            (self.wake, self.thinking) = (Some(due), before);
            return None;
        }
        let bot = match turn.by {
            Decider::Bot => table.case.bot_turn(),
            Decider::StandIn | Decider::Own => table.case.stand_in_turn(state.arrangement.stand_in),
        };
        let job = self.next_job;
        self.next_job += 1;
        let due = next_beat(turn.begin + pace, pace, now);
        let (first_job, asked_before) = before.map_or((job, 0), |before| (before.first_job, before.jobs));
        let jobs = asked_before.saturating_add(1);
        self.thinking = Some(PendingDecision { first_job, jobs, seat, by: turn.by, due, asked: now, action: None });
        self.wake = Some(now + ASKED_AGAIN);
        bot.map(|bot| BotJob::new(job, asked_before, bot))
    }

    /// A bot has decided. What nobody waits for any more is dropped.
    pub(super) fn decided(&mut self, job: u64, action: Action, state: &RoomState, now: u64) {
        let pace = u64::from(state.arrangement.pace);
        let Some(((_, decision), table)) = self.present.zip(state.table.as_ref()) else { return };
        let sound = |thinking: &&mut PendingDecision| {
            job >= thinking.first_job
                && thinking.action.is_none()
                && table.fault_of(thinking.seat, decision, action).is_none()
        };
        if let Some(thinking) = self.thinking.as_mut().filter(sound) {
            thinking.action = Some(action);
            thinking.due = next_beat(thinking.due, pace, now);
        }
    }

    /// What a bot does now.
    pub(super) fn ready(&self, now: u64) -> Option<LoggedDeed> {
        let thinking = self.thinking.as_ref().filter(|thinking| now >= thinking.due)?;
        let (_, decision) = self.present?;
        Some(LoggedDeed::Acted {
            decision,
            seat: thinking.seat,
            action: thinking.action?,
            by: thinking.by,
            signature: None,
        })
    }

    /// What is told of a bot in the place of this person, who is to act.
    pub(super) fn in_place_of(&self, to_act: Option<PersonId>) -> StandInNotice {
        let stands_in = self.thinking.as_ref().is_some_and(|thinking| thinking.by == Decider::StandIn);
        StandInNotice { whom: to_act.filter(|_| stands_in), due: self.due }
    }
}

impl DecidingBot {
    /// When it decides in the place of a person who may still be quicker: not where the host has sent them away.
    fn due(&self, state: &RoomState, person: Option<PersonId>) -> Option<u64> {
        person.and_then(|person| state.people.get(person)).map(|_| self.begin + u64::from(state.arrangement.pace))
    }
}

/// The moment, or a whole number of beats after it, that is not before `now`.
const fn next_beat(moment: u64, beat: u64, now: u64) -> u64 {
    let late = now.saturating_sub(moment);
    moment + late.div_ceil(if beat == 0 { 1 } else { beat }) * beat
}

//! Runs the room as a state machine: takes one input after the other, and passes each to where it is taken in.

use super::{parts::Room, room_outputs::RoomOutputs, watched::DueToWatchers};
use crate::{
    port::{Input, Output},
    protocol::FromRoom,
};

impl Room {
    /// Takes an input; answers what is to be done, in order.
    pub fn handle(&mut self, now: u64, input: Input) -> Vec<Output> {
        let mut out = RoomOutputs::default();
        if self.over {
            return out.0;
        }
        self.tell_watchers(now, &mut out);
        match input {
            Input::Opened { connection, hello } => self.opened(connection, &hello, now, &mut out),
            Input::Frame { connection, text } => self.frame(connection, &text, now, &mut out),
            Input::Closed { connection } => {
                if self.live.close(connection, now) {
                    self.teller(now).presence_to_all(&mut out);
                }
            }
            Input::Appended { seq } => self.appended(seq, now, &mut out),
            Input::NotAppended { .. } => self.give_up(&mut out),
            Input::BotDecided { job, action } => self.bots.decided(job, action, &self.state, now),
            Input::Tick => self.wake = None,
        }
        self.go_on(now, &mut out);
        out.0
    }

    /// Tells those who watch later what they may know now.
    fn tell_watchers(&mut self, now: u64, out: &mut RoomOutputs) {
        let due = self.watched.goes_on(now);
        self.tells_due(&due, now, out);
    }

    /// Tells those who watch later what they have just come to know.
    pub(super) fn tells_due(&self, due: &[DueToWatchers], now: u64, out: &mut RoomOutputs) {
        let teller = self.teller(now);
        for due in due {
            match *due {
                DueToWatchers::Step(ref done, before) => teller.step_to_watchers(done, before, out),
                DueToWatchers::All(before) => teller.all_to_watchers(before, out),
                DueToWatchers::Reacted(person, reaction) => {
                    teller.reaction_to_watchers(&FromRoom::Reacted { person, reaction }, out);
                }
            }
        }
    }
}

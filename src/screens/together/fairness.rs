//! After the verdict: the room's case is opened here, dealt and played again, and held against what was told.

use std::time::Duration;

use bevy::{platform::time::Instant, prelude::*};

use super::room::RoomAtHand;
use crate::{
    session::{Saving, Session},
    table::BackgroundTasks,
};
use candlestick_game::{Case, ReadRecord};
use candlestick_online::audit::{Audit, Cheat};

/// The longest that a frame goes on checking.
const SLICE: Duration = Duration::from_millis(8);

/// How far the check of a closed case has come.
#[derive(Debug, Default)]
pub(super) struct Fairness {
    state: Checking,
    /// The whole case, which the room has opened.
    opened: Option<Case>,
}

#[derive(Debug, Default)]
enum Checking {
    /// Nothing is opened yet.
    #[default]
    Sealed,
    Under(Box<Audit>),
    /// What came of it: decisions of one's own that were made elsewhere, or how the room was not honest.
    Done(Result<Vec<u64>, Cheat>),
}

impl Fairness {
    /// The whole case, once the room has opened it.
    pub const fn opened(&self) -> Option<&Case> {
        self.opened.as_ref()
    }

    /// Whether it is being checked.
    pub const fn is_under_way(&self) -> bool {
        matches!(self.state, Checking::Under(_))
    }

    /// What came of the check.
    pub const fn found(&self) -> Option<&Result<Vec<u64>, Cheat>> {
        if let Checking::Done(found) = &self.state { Some(found) } else { None }
    }

    fn step(&mut self) {
        let Checking::Under(audit) = &mut self.state else { return };
        let began = Instant::now();
        let found = loop {
            match audit.step() {
                Ok(true) if began.elapsed() < SLICE => {}
                Ok(true) => return,
                Ok(false) => break None,
                Err(cheat) => break Some(cheat),
            }
        };
        if let Checking::Under(audit) = std::mem::take(&mut self.state) {
            self.state = Checking::Done(found.map_or_else(|| audit.finish(), Err));
        }
    }
}

/// Opens what the room has opened, has it kept among the cases of this device, and checks it a little in each frame.
pub(super) fn work(
    mut at_hand: ResMut<RoomAtHand>,
    session: Option<ResMut<Session>>,
    saving: Option<ResMut<Saving>>,
    tasks: Res<BackgroundTasks>,
) {
    let Some(room) = at_hand.bypass_change_detection().get_mut() else { return };
    if room.fairness.is_under_way() {
        room.fairness.step();
        tasks.signal().note();
        return;
    }
    let (Some(revealed), Some(told), Some(table)) = (room.client.verdict(), room.client.told(), room.client.table())
    else {
        return;
    };
    if room.fairness.found().is_some() || room.laid != Some(table.deal()) {
        return;
    }
    let theme = table.theme();
    let checking = match Audit::begin(told, revealed, theme) {
        Ok(audit) => Checking::Under(Box::new(audit)),
        Err(cheat) => Checking::Done(Err(cheat)),
    };
    let opened = ReadRecord::from_text(&revealed.record)
        .map_err(|fault| fault.to_string())
        .and_then(|read| Case::replay(theme.clone(), read.record.log).map_err(|fault| fault.to_string()));
    let opened = opened.inspect_err(|fault| error!("the room's record cannot be played: {fault}")).ok();
    room.fairness = Fairness { state: checking, opened };
    let case = room.case(room.fairness.opened().cloned());
    if let (Some(case), Some(mut session)) = (case, session.filter(|session| session.is_elsewhere())) {
        session.hear(Box::new(case));
        if let Some(mut saving) = saving.filter(|_| room.fairness.opened().is_some()) {
            saving.keep();
        }
    }
    tasks.signal().note();
}

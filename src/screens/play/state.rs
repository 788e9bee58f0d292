//! Holds what the play screen remembers from frame to frame.

use bevy::prelude::*;

use super::{
    hold::Hold, knowing::SeatDeductions, latest_lines::LatestLines, pad::Pad, panel_state::PanelState,
    spoken::SpokenState, tab::Tab, typed_commands::TypedCommands,
};
use crate::{
    screens::{Speech, settings::TableTalk},
    session::{OwnMarks, Session},
    table::BackgroundTasks,
    ui::{LogLine, coach::Coach, log_lines},
};
use candlestick_game::{ladder::talk, lesson::WantedDeed};
use candlestick_rules::SeatId;

/// What the play screen remembers from frame to frame.
#[derive(Resource, Debug, Default)]
pub(super) struct PlayState {
    pub panels: PanelState,
    pub rules: bool,
    pub lines: Vec<LogLine>,
    pub told: (ViewedSeat, usize, bool),
    /// What a screen reader of the window was told of them.
    pub news: LatestLines,
    pub pad: Pad,
    pub was_asked: bool,
    pub hold: Hold,
    /// How large each room's name is painted, in cells; none before it was asked for.
    pub names: Option<Vec<f32>>,
    pub spoken: SpokenState,
    pub typed: TypedCommands,
}

/// A seat as a cache key.
pub(super) type ViewedSeat = Option<SeatId>;

impl PlayState {
    /// Brings what a lesson's step is about to the front, where not all fits, rather than what can be decided.
    pub(super) fn lead_to(&mut self, coach: &Coach) {
        self.panels.tab = Tab::of_step(coach);
        self.pad.prove = matches!(coach.wanted, WantedDeed::Why(..));
        self.was_asked = true;
    }

    /// Log lines and the sheet are made anew only when the view has changed.
    pub(super) fn refresh(
        &mut self,
        session: &Session,
        marks: &OwnMarks,
        words: &Speech,
        knowing: &SeatDeductions,
        (tasks, talks): (&BackgroundTasks, TableTalk),
    ) {
        let view = session.view();
        let key = (Some(view.me), view.events.len(), talks.0);
        if self.told != key {
            self.told = key;
            let said = if talks.0 { talk(view, session.seats()) } else { Vec::new() };
            self.lines = log_lines(session.theme(), &words.0, view, &said);
        }
        self.pad.refresh(session, marks.of(session.viewer()), &words.0, knowing.sure(view.me), tasks);
        let asked = view.actor == Some(view.me) && session.at_rest() && !session.is_watched();
        if asked && !self.was_asked {
            self.panels.tab = Tab::Act;
        }
        self.was_asked = asked;
        self.panels.sheet.ask(asked.then_some(view.events.len()));
    }
}

//! What the play screen remembers from frame to frame.

use bevy::prelude::*;

use super::{knowing::Knowing, lens::Lens, pad::Pad};
use crate::{
    screens::Speech,
    session::{OwnMarks, Session},
    table::BackgroundTasks,
    ui::{LogLine, coach::Coach, seat_names},
};
use candlestick_game::lesson::{Target, Wanted};
use candlestick_rules::SeatId;
use candlestick_themes::describe;

/// The panel that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Tab {
    /// What is asked, and the builders.
    #[default]
    Act,
    /// The notebook.
    Notebook,
    /// The own hand.
    Hand,
    /// What happened.
    Log,
    /// What lies on the table beside the hands.
    Things,
}

/// What the play screen remembers from frame to frame.
#[derive(Resource, Debug, Default)]
pub(super) struct Desktop {
    pub tab: Tab,
    pub rules: bool,
    pub menu: bool,
    pub lines: Vec<LogLine>,
    pub told: (Eyes, usize),
    pub pad: Pad,
    pub was_asked: bool,
    pub lens: Lens,
}

/// A seat as a cache key.
pub(super) type Eyes = Option<SeatId>;

impl Desktop {
    /// Brings what a lesson's step is about to the front, where not all fits, rather than what can be decided.
    pub(super) fn lead_to(&mut self, coach: &Coach) {
        self.tab = match (&coach.wanted, coach.at) {
            (Wanted::Mark(..) | Wanted::Why(..), _) | (_, Target::Cell(..) | Target::Notebook) => Tab::Notebook,
            (_, Target::Log) => Tab::Log,
            (_, Target::Hand) => Tab::Hand,
            _ => Tab::Act,
        };
        self.pad.prove = matches!(coach.wanted, Wanted::Why(..));
        self.was_asked = true;
    }

    /// Log lines and the sheet are made anew only when the view has changed.
    pub(super) fn refresh(
        &mut self,
        session: &Session,
        marks: &OwnMarks,
        words: &Speech,
        knowing: &Knowing,
        tasks: &BackgroundTasks,
    ) {
        let view = session.view();
        let key = (Some(view.me), view.events.len());
        if self.told != key {
            self.told = key;
            self.lines = lines(session, words);
        }
        self.pad.refresh(session, marks.of(session.viewer()), &words.0, knowing.sure(view.me), tasks);
        let asked = view.actor == Some(view.me) && session.at_rest();
        if asked && !self.was_asked {
            self.tab = Tab::Act;
        }
        self.was_asked = asked;
    }
}

/// The log in words, as the person at the table saw it.
fn lines(session: &Session, words: &Speech) -> Vec<LogLine> {
    let view = session.view();
    let names = seat_names(session.theme(), view);
    let me = Some(view.me).filter(|me| *me != SeatId::WATCHER);
    let (mut turn, mut seat) = (0, None);
    let told = view.events.iter().enumerate().map(|(at, event)| {
        if let candlestick_rules::Event::TurnStarted { seat: owner, turn: number } = event {
            (turn, seat) = (*number, Some(*owner));
        }
        LogLine { turn, text: describe(event, session.theme(), &words.0, &names, me), seat, event: at }
    });
    told.filter(|line| !line.text.is_empty()).collect()
}

//! The lines of the log: what one seat saw, in words.

use crate::ui::seat_names;
use candlestick_game::ladder::TalkLine;
use candlestick_rules::{Event, SeatId, View};
use candlestick_themes::{Theme, Words, describe};

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The turn it belongs to; 0 before the first.
    pub turn: u32,
    /// The sentence.
    pub text: String,
    /// Whose turn it is.
    pub seat: Option<SeatId>,
    /// The event that it tells, as a place in the view's events.
    pub event: usize,
}

/// Every line that the view's seat may read, with what was `said`; events without a sentence have none.
#[must_use]
pub fn log_lines(theme: &Theme, words: &Words, view: &View, said: &[TalkLine]) -> Vec<LogLine> {
    let names = seat_names(theme, view);
    let me = Some(view.me).filter(|me| *me != SeatId::WATCHER);
    let (mut turn, mut seat) = (0, None);
    let told = view.events.iter().enumerate().flat_map(|(at, event)| {
        if let Event::TurnStarted { seat: owner, turn: number } = event {
            (turn, seat) = (*number, Some(*owner));
        }
        let line = |text| LogLine { turn, text, seat, event: at };
        let said = said.iter().filter(|said| said.event == at).map(|said| line(said.text(&names, words)));
        [line(describe(event, theme, words, &names, me))].into_iter().chain(said).collect::<Vec<_>>()
    });
    told.filter(|line| !line.text.is_empty()).collect()
}

//! Collects what has happened since a screen reader of the window was told last.

use crate::ui::LogLine;
use candlestick_rules::SeatId;

/// What is told last, and how far that goes.
#[derive(Debug, Default)]
pub(super) struct LatestLines {
    /// Who was told, and how many events they have been told of.
    told: Option<(SeatId, usize)>,
    text: String,
    /// The newest event of it, as a place in the view's events.
    newest: usize,
}

impl LatestLines {
    /// Takes up every line that is new to these eyes, which know of so many events. Whoever begins to read, and whoever took
    /// something back, has the last line alone; the log is before them.
    pub(super) fn take(&mut self, (me, events): (SeatId, usize), lines: &[LogLine]) {
        let before = self.told.replace((me, events));
        let known = before.filter(|(who, known)| *who == me && *known <= events).map(|(_, known)| known);
        let new = match known {
            Some(known) => lines.partition_point(|line| line.event < known),
            None => lines.len().saturating_sub(1),
        };
        let new = lines.get(new..).unwrap_or_default();
        if let Some(last) = new.last() {
            self.text = new.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n");
            self.newest = last.event;
        } else if known.is_none() {
            self.text.clear();
        }
    }

    /// What is told, a line each, and the number of its newest event: the same words of another event are told again.
    pub(super) fn text_and_newest(&self) -> Option<(&str, usize)> {
        (!self.text.is_empty()).then_some((self.text.as_str(), self.newest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: SeatId = SeatId(0);

    /// A log in which every event has this line.
    fn log(lines: &[&str]) -> Vec<LogLine> {
        let line = |(event, text): (usize, &&str)| LogLine { turn: 1, text: (*text).to_owned(), seat: None, event };
        lines.iter().enumerate().map(line).collect()
    }

    /// Takes these up as the whole log, and answers what is told then.
    fn text_after(news: &mut LatestLines, me: SeatId, lines: &[&str]) -> Option<(String, usize)> {
        news.take((me, lines.len()), &log(lines));
        news.text_and_newest().map(|(text, newest)| (text.to_owned(), newest))
    }

    fn some(text: &str, newest: usize) -> Option<(String, usize)> {
        Some((text.to_owned(), newest))
    }

    #[test]
    fn all_that_happened_since_the_last_time_is_told_and_whoever_begins_hears_the_last_line() {
        let mut news = LatestLines::default();
        assert_eq!(text_after(&mut news, ME, &[]), None);
        let mut news = LatestLines::default();
        assert_eq!(text_after(&mut news, ME, &["One.", "Two."]), some("Two.", 1));
        assert_eq!(text_after(&mut news, ME, &["One.", "Two."]), some("Two.", 1));
        assert_eq!(text_after(&mut news, ME, &["One.", "Two.", "Three.", "Four."]), some("Three.\nFour.", 3));
        assert_eq!(text_after(&mut news, ME, &["One.", "Two.", "Three.", "Four.", "Five."]), some("Five.", 4));
    }

    #[test]
    fn the_same_line_of_another_event_is_another() {
        let mut news = LatestLines::default();
        assert_eq!(text_after(&mut news, ME, &["Nothing to show."]), some("Nothing to show.", 0));
        assert_eq!(text_after(&mut news, ME, &["Nothing to show.", "Nothing to show."]), some("Nothing to show.", 1));
    }

    #[test]
    fn events_without_a_line_leave_what_is_told_as_it_is() {
        let mut news = LatestLines::default();
        news.take((ME, 1), &log(&["One."]));
        news.take((ME, 3), &log(&["One."]));
        assert_eq!(news.text_and_newest(), Some(("One.", 0)));
    }

    #[test]
    fn other_eyes_and_whoever_took_something_back_hear_the_last_line_that_stands() {
        let mut news = LatestLines::default();
        text_after(&mut news, ME, &["One.", "Two.", "Three."]);
        assert_eq!(text_after(&mut news, SeatId(1), &["One.", "Two.", "Other.", "More."]), some("More.", 3));
        assert_eq!(text_after(&mut news, SeatId(1), &["One.", "Two."]), some("Two.", 1));
        assert_eq!(text_after(&mut news, SeatId(1), &[]), None);
    }
}

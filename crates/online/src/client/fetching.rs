//! Fetches a theme of the room that is missing here, part by part.

use candlestick_game::ThemeStamp;
use candlestick_themes::is_builtin;

use super::{
    io::{ClientOutput, Notice, said},
    state::Client,
    theme_mail::ThemePartOutcome,
};
use crate::protocol::{Code, FromClient, ThemePart};

impl Client {
    /// The theme of the room is not here: it is asked for part by part, and then the state once more.
    pub(super) fn misses(&mut self, stamp: &ThemeStamp, out: &mut Vec<ClientOutput>) {
        if is_builtin(&stamp.id) {
            return self.notice(Notice::Garbled);
        }
        out.extend(self.mail.misses(stamp).map(|asked| said(&asked)));
        self.revision += 1;
    }

    pub(super) fn take_part(&mut self, part: &ThemePart, out: &mut Vec<ClientOutput>) {
        match self.mail.take(part) {
            Ok(None) => return,
            Ok(Some(ThemePartOutcome::Next(next))) => out.push(said(&next)),
            Ok(Some(ThemePartOutcome::Whole(theme))) => {
                self.room_themes.insert(theme.id.clone(), theme);
                self.revision += 1;
                out.push(said(&FromClient::Again));
            }
            Err(_) => {
                self.notice(Notice::Garbled);
                self.sees_no_more();
            }
        }
        out.extend(self.mail.asks_next().map(|asked| said(&asked)));
    }

    /// The room has refused what has no name, as a part of a theme that it has not.
    pub(super) fn refused_unnamed(&mut self, code: Code, out: &mut Vec<ClientOutput>) {
        if self.mail.is_fetching() {
            self.sees_no_more();
        }
        self.mail.is_refused();
        out.extend(self.mail.asks_next().map(|asked| said(&asked)));
        self.notice(Notice::Refused(code));
    }
}

//! Carries themes into a room and out of it, part by part: the next follows when the one before was confirmed.

use std::{collections::VecDeque, sync::Arc};

use candlestick_game::ThemeStamp;
use candlestick_themes::Theme;

use crate::protocol::{BroughtTheme, Code, FromClient, ThemeAssembly, ThemePart};

/// What is on its way.
#[derive(Debug, Default)]
pub(super) struct ThemeMail {
    /// One's own, by its id, into the room.
    bringing: Option<(String, Vec<u8>)>,
    /// Whether all of it is there, which was not noticed yet.
    is_there: bool,
    /// The one that is missing here, with the parts of it that have come.
    fetching: Option<(ThemeStamp, Option<ThemeAssembly>)>,
    /// Others that are missing here, asked for one after the other: parts do not say which of two they were asked for.
    missing: VecDeque<ThemeStamp>,
    /// What came and was not taken up yet.
    pub(super) came: Vec<BroughtTheme>,
}

/// How many themes are asked for after the one that is on its way: that of a closed case, and of the lobby as it is now.
const MOST_MISSING: usize = 3;

/// What a part of a theme leads to.
pub(super) enum ThemePartOutcome {
    /// Ask for the next.
    Next(FromClient),
    /// It is whole.
    Whole(Arc<Theme>),
}

impl ThemeMail {
    /// Begins to bring a theme; its first part. None while another is on its way.
    pub(super) fn bring(&mut self, id: String, zip: Vec<u8>) -> Option<ThemePart> {
        if self.is_bringing() {
            return None;
        }
        self.is_there = false;
        let first = ThemePart::of(&id, &zip, 0);
        self.bringing = Some((id, zip)).filter(|_| first.is_some());
        first
    }

    /// The room has taken a part, or has not: the next one.
    pub(super) fn confirmed(&mut self, part: &ThemePart, taken: bool) -> Option<ThemePart> {
        let (id, zip) = self.bringing.as_ref()?;
        let next = if taken { ThemePart::of(id, zip, part.part + 1) } else { None };
        if next.is_none() {
            (self.bringing, self.is_there) = (None, taken);
        }
        next
    }

    pub(super) const fn is_bringing(&self) -> bool {
        self.bringing.is_some()
    }

    /// Whether the room has had all of it since this was last asked.
    pub(super) const fn take_brought(&mut self) -> bool {
        std::mem::replace(&mut self.is_there, false)
    }

    /// A theme is missing here: asks for its first part, unless it or another is on its way.
    pub(super) fn misses(&mut self, stamp: &ThemeStamp) -> Option<FromClient> {
        let mut known = self.fetching.iter().map(|(other, _)| other).chain(&self.missing);
        if known.any(|other| other == stamp) {
            return None;
        }
        if self.missing.len() >= MOST_MISSING {
            self.missing.pop_front();
        }
        self.missing.push_back(stamp.clone());
        self.asks_next()
    }

    /// Asks for the first part of what is missing next, unless another is on its way.
    pub(super) fn asks_next(&mut self) -> Option<FromClient> {
        if self.is_fetching() {
            return None;
        }
        let stamp = self.missing.pop_front()?;
        let asked = FromClient::Theme { id: stamp.id.clone(), part: 0 };
        self.fetching = Some((stamp, None));
        Some(asked)
    }

    /// The room has not what was asked for.
    pub(super) fn is_refused(&mut self) {
        self.fetching = None;
    }

    /// The connection is lost: what was asked for does not come.
    pub(super) fn comes_no_more(&mut self) {
        self.fetching = None;
        self.missing.clear();
    }

    pub(super) const fn is_fetching(&self) -> bool {
        self.fetching.is_some()
    }

    /// A part came; none where it was not asked for.
    pub(super) fn take(&mut self, part: &ThemePart) -> Result<Option<ThemePartOutcome>, Code> {
        let Some((stamp, before)) = self.fetching.take() else { return Ok(None) };
        if part.id != stamp.id {
            return Err(Code::BadTheme);
        }
        let all = ThemeAssembly::with(before, part)?;
        if !all.is_whole() {
            let next = FromClient::Theme { id: stamp.id.clone(), part: all.next() };
            self.fetching = Some((stamp, Some(all)));
            return Ok(Some(ThemePartOutcome::Next(next)));
        }
        let brought = all.opened()?;
        if !stamp.is_of(&brought.theme) {
            // The room has another of that name since, which may be missing here too.
            let other = self.missing.iter().position(|other| other.is_of(&brought.theme)).ok_or(Code::BadTheme)?;
            self.missing.remove(other);
        }
        let theme = Arc::clone(&brought.theme);
        self.came.push(brought);
        Ok(Some(ThemePartOutcome::Whole(theme)))
    }
}

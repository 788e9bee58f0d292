//! A case of the list in words: who played, how far it has come, how it ended.

use super::state::CaseEntry;
use crate::screens::Themes;
use candlestick_game::{Controller, library::KeptCase};
use candlestick_themes::{Theme, Words, key, list_of};

impl CaseEntry {
    /// A kept case in words; how it ended is told unless that is `hidden`. Of an open one nothing is told that is hidden.
    pub(super) fn of(kept: &KeptCase, hidden: bool, themes: &Themes, words: &Words) -> Self {
        let log = &kept.record.log;
        let theme = themes.with_id(&log.theme.id);
        let house = theme.map_or_else(|| log.theme.id.clone(), |theme| theme.title.clone());
        Self {
            id: kept.id,
            title: kept.record.title.clone(),
            house,
            who: who(kept, theme.map(AsRef::as_ref), words),
            how: match hidden {
                true => words.say(key!("keeping-end-hidden")),
                false => how(kept, theme.map(AsRef::as_ref), words),
            },
            begun: kept.record.begun.map(|day| day.say(words)).unwrap_or_default(),
            day: kept.record.begun.map(|day| day.to_string()).unwrap_or_default(),
            closed: kept.record.is_closed(),
            here: theme.is_some(),
        }
    }

    /// Its own name, or the house it is played in.
    pub(super) fn name(&self) -> &str {
        if self.title.is_empty() { &self.house } else { &self.title }
    }

    /// What it is called where it stands alone: also of two cases in one house it tells which is meant.
    pub(super) fn called(&self) -> String {
        let parts = [self.name(), &self.how, &self.begun];
        parts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// Whether it is found by what was typed, in any of its words.
    pub(super) fn is_found(&self, sought: &str) -> bool {
        let all = [&self.title, &self.house, &self.who, &self.how, &self.begun, &self.day];
        let all = all.map(|text| text.to_lowercase());
        sought.to_lowercase().split_whitespace().all(|word| all.iter().any(|text| text.contains(word)))
    }
}

/// The suspect of a seat, or the player's name where the theme is not here.
fn name(kept: &KeptCase, seat: usize, theme: Option<&Theme>) -> String {
    let log = &kept.record.log;
    let suspect = theme.zip(log.setup.seats.get(seat)).and_then(|(theme, id)| theme.suspects.get(id.index()));
    let player = || log.seats.get(seat).map(|seat| seat.name.clone()).unwrap_or_default();
    suspect.map_or_else(player, |suspect| suspect.name.clone())
}

/// Whom people play, against how many bots.
fn who(kept: &KeptCase, theme: Option<&Theme>, words: &Words) -> String {
    let seats = &kept.record.log.seats;
    let person = |seat: &usize| seats[*seat].controller == Controller::Person;
    let people: Vec<_> = (0..seats.len()).filter(person).map(|seat| name(kept, seat, theme)).collect();
    let kind = if people.is_empty() { "nobody" } else { "people" };
    let bots = seats.len() - people.len();
    let people = list_of(&people, words);
    words.with(key!("title-resume-who"), &[("people", (&people).into()), ("bots", bots.into()), ("kind", kind.into())])
}

/// How far it has come, or how it ended.
fn how(kept: &KeptCase, theme: Option<&Theme>, words: &Words) -> String {
    let Some(outcome) = kept.record.outcome else {
        let decisions = kept.record.log.actions.len();
        return words.with(key!("library-open-line"), &[("decisions", decisions.into())]);
    };
    let turns = ("turns", outcome.turns.into());
    match outcome.winner {
        Some(winner) => {
            let name = name(kept, winner.index(), theme);
            words.with(key!("library-solved"), &[("name", (&name).into()), turns])
        }
        None => words.with(key!("library-unsolved"), &[turns]),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use candlestick_game::{Record, library::CaseId, record::Outcome, testing::novices};

    fn entry_of(record: Record, hidden: bool, themes: &[&str]) -> CaseEntry {
        let themes = Themes::of(themes.iter().map(|id| Arc::new(candlestick_themes::builtin(id).unwrap())).collect());
        let kept = KeptCase { id: CaseId::from(1), record, change: 1, whole: true };
        CaseEntry::of(&kept, hidden, &themes, &Words::english())
    }

    fn entry(record: Record, themes: &[&str]) -> CaseEntry {
        entry_of(record, false, themes)
    }

    #[test]
    fn two_cases_that_ended_differently_read_alike_while_their_end_is_hidden() {
        let record = Record::of(&novices(4, usize::MAX));
        let outcome = record.outcome.map(|outcome| Outcome { winner: None, turns: outcome.turns + 9 });
        let other = Record { outcome, ..record.clone() };
        let told = |record: &Record, hidden| entry_of(record.clone(), hidden, &["classic-2016"]);
        assert_eq!(told(&record, true), told(&other, true));
        assert_ne!(told(&record, false), told(&other, false));
        assert!(!told(&record, true).is_found("solved") && !told(&record, true).is_found("turns"));
    }

    #[test]
    fn a_case_is_told_in_words_also_where_its_theme_is_not_here() {
        let open = entry(Record::of(&novices(4, 30)), &["classic-2016"]);
        assert_eq!((open.closed, open.here, open.how.as_str()), (false, true, "Open, after 30 decisions"));
        assert!(open.who.contains("3 bots"), "{}", open.who);
        let closed = entry(Record::of(&novices(4, usize::MAX)), &["classic-2016"]);
        assert!(closed.closed && closed.how.contains("turns"), "{}", closed.how);
        let gone = entry(Record::of(&novices(4, usize::MAX)), &[]);
        assert!(!gone.here && gone.house == "classic-2016" && gone.how.contains("Bot"), "{gone:?}");
    }

    #[test]
    fn a_case_tells_its_day_as_people_write_it_and_is_found_by_either_writing() {
        let begun = Some("2026-11-24".parse().unwrap());
        let entry = entry(Record { begun, ..Record::of(&novices(4, 30)) }, &["classic-2016"]);
        assert_eq!(entry.begun, "24 November 2026");
        assert!(entry.is_found("november") && entry.is_found("2026-11-24") && !entry.is_found("october"));
    }

    #[test]
    fn every_word_that_is_sought_must_be_there() {
        let entry = entry(Record { title: "At Ada’s".into(), ..Record::of(&novices(4, 30)) }, &["classic-2016"]);
        assert!(entry.is_found("") && entry.is_found("ada OPEN") && entry.is_found(" 30 "));
        assert!(!entry.is_found("ada solved"));
    }
}

//! Puts into words what a room tells.

use super::{
    at_hand::RoomAtHand,
    connected::Impasse,
    room::JoinedRoom,
    span::Span,
    trouble::{Trouble, worst},
};
use crate::session::Session;
use candlestick_online::{
    CloseCode,
    audit::AuditFindings,
    client::{Notice, RemoteTable},
    protocol::{Claimed, Code, PersonId, Reaction},
};
use candlestick_rules::SeatId;
use candlestick_themes::{MessageKey, Words, key, list_of};

impl RoomAtHand {
    /// What came of the check of the deal, of a case that a room has closed.
    #[must_use]
    pub fn fairness(&self, session: &Session, words: &Words) -> Option<String> {
        let room = self.get().filter(|room| session.is_elsewhere() && room.fairness.is_of(session.seal()))?;
        fairness(room, words)
    }

    /// That the room is back in its lobby, while the case that it closed is still looked at.
    #[must_use]
    pub fn another(&self, session: &Session, words: &Words) -> Option<String> {
        let client = &self.get().filter(|_| session.is_elsewhere())?.own.client;
        let gathers = client.table().is_none() && client.lobby().is_some();
        let again = words.say(key!("verdict-again"));
        gathers.then(|| words.with(key!("together-another"), &[("again", (&again).into())]))
    }
}

/// The name of a person, as they typed it.
pub(super) fn name_of(room: &JoinedRoom, person: PersonId) -> String {
    if let Some(lobby) = room.own.client.lobby() {
        return lobby.people.iter().find(|one| one.person == person).map(|one| one.name.clone()).unwrap_or_default();
    }
    let seats = room.own.client.table().and_then(|table| {
        let at = table.people().iter().position(|one| *one == Some(person))?;
        table.seats().get(at).map(|seat| seat.name.clone())
    });
    seats.unwrap_or_default()
}

/// Something that is told once.
pub(super) fn notice(room: &JoinedRoom, notice: Notice, words: &Words) -> String {
    match notice {
        Notice::Refused(code) => refused(code, words),
        Notice::Reacted(person, reaction) => {
            let (name, said) = (name_of(room, person), reaction_of(reaction, words));
            words.with(key!("together-reacted"), &[("name", (&name).into()), ("reaction", (&said).into())])
        }
        Notice::Nudged(person) => words.with(key!("together-nudged"), &[("name", (&name_of(room, person)).into())]),
        Notice::Handed(person, by) => {
            let (name, by) = (name_of(room, person), name_of(room, by));
            words.with(key!("together-handed"), &[("name", (&name).into()), ("by", (&by).into())])
        }
        Notice::TookBack(seat) => {
            let seats = room.own.client.table().map(RemoteTable::seats).unwrap_or_default();
            let name = seats.get(seat.index()).map(|seat| seat.name.as_str()).unwrap_or_default();
            words.with(key!("together-took-back"), &[("name", name.into())])
        }
        Notice::Garbled => words.say(key!("together-garbled")),
        Notice::Contradicted => words.say(key!("together-contradicted")),
        Notice::False(person) => words.with(key!("together-false"), &[("name", (&name_of(room, person)).into())]),
    }
}

/// Why something was not done.
pub(super) fn refused(code: Code, words: &Words) -> String {
    words.with(key!("together-refused"), &[("code", (&named(code)).into())])
}

/// A reaction in words.
pub(super) fn reaction_of(reaction: Reaction, words: &Words) -> String {
    words.with(key!("reaction"), &[("reaction", (&named(reaction)).into())])
}

/// How it is written in the protocol, which is how the sentences name it.
fn named(what: impl serde::Serialize) -> String {
    match serde_json::to_value(what) {
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}

/// How the connections of those who play here are, where there is something to tell: the worst of them, and whose it is where
/// it is not one's own.
pub(super) fn line(room: &JoinedRoom, words: &Words) -> Option<String> {
    let (trouble, whose) = worst(room)?;
    let line = told(trouble, words);
    if std::ptr::eq(whose, &room.own) {
        return Some(line);
    }
    let name = whose.client.you().map(|person| name_of(room, person)).unwrap_or_default();
    Some(if name.is_empty() {
        words.with(key!("together-line-beside"), &[("line", (&line).into())])
    } else {
        words.with(key!("together-line-of"), &[("name", (&name).into()), ("line", (&line).into())])
    })
}

/// What keeps somebody from the room, in words.
fn told(trouble: Trouble, words: &Words) -> String {
    match trouble {
        Trouble::ThemeGoing => words.say(key!("together-theme-going")),
        Trouble::ThemeComing => words.say(key!("together-theme-coming")),
        Trouble::Connecting => words.say(key!("together-connecting")),
        Trouble::Again => words.say(key!("together-again")),
        Trouble::NoServer => words.say(key!("together-no-server")),
        Trouble::Impasse(why) => words.with(key!("together-impasse"), &[("why", stopped(why).into())]),
        Trouble::Ended(code) => words.with(key!("together-ended"), &[("code", ended(code).into())]),
    }
}

/// The name of an impasse in the sentence that tells it.
const fn stopped(why: Impasse) -> &'static str {
    match why {
        Impasse::Unread => "unread",
        Impasse::Withheld => "withheld",
        Impasse::Contradicted => "contradicted",
    }
}

/// What stands on the button by which those who play here go on; none where nobody needs it.
pub(super) fn way_on(room: &JoinedRoom) -> Option<MessageKey> {
    let anew = room.is_at_impasse().then_some(key!("together-anew"));
    anew.or_else(|| room.is_stopped().then_some(key!("together-reconnect")))
}

/// The name of a close code in the sentence that tells it.
const fn ended(code: CloseCode) -> &'static str {
    match code {
        CloseCode::Replaced => "replaced",
        CloseCode::Kicked => "kicked",
        CloseCode::BadToken => "bad-token",
        CloseCode::BadVersion => "bad-version",
        CloseCode::Full => "full",
        CloseCode::NoRoom => "no-room",
        CloseCode::Stuck => "stuck",
        _ => "other",
    }
}

/// How much later this is told, to whoever watches where the host wants it so.
pub(super) fn later(room: &JoinedRoom, words: &Words) -> Option<String> {
    let minutes = room.own.client.watches_later()?.div_ceil(60);
    Some(words.with(key!("together-watching-later"), &[("minutes", minutes.into())]))
}

/// A sentence of how the room stands.
#[derive(Debug)]
pub(super) struct RoomSentence {
    /// What it is called among those that are told at the same time.
    pub name: &'static str,
    pub text: String,
    /// What it is about: while that is the same, only numbers go on.
    pub about: String,
}

impl RoomSentence {
    /// A sentence without numbers that go on.
    fn new(name: &'static str, text: String) -> Self {
        Self { name, about: text.clone(), text }
    }
}

/// What holds the case up, who is away, and how much later this is seen, a sentence each; none where there is nothing to
/// tell.
pub(super) fn state(room: &JoinedRoom, words: &Words) -> Vec<RoomSentence> {
    match line(room, words) {
        Some(line) => vec![RoomSentence::new("room.line", line)],
        None => {
            let later = later(room, words).map(|later| RoomSentence::new("room.later", later));
            let asks = asking(room).into_iter().map(|asks| {
                let name = name_of(room, asks.person);
                RoomSentence::new("room.claimed", words.with(key!("together-claim-line"), &[("name", (&name).into())]))
            });
            asks.chain(held_up(room, words)).chain(later).collect()
        }
    }
}

/// Who asks the host, who plays here, for a chair; nobody while a closed case lies there, and nobody anybody else.
pub(super) fn asking(room: &JoinedRoom) -> Vec<Claimed> {
    let is_over = room.own.client.table().is_some_and(RemoteTable::is_over);
    let is_host = room.me().is_some_and(|(_, host)| host);
    if is_host && !is_over { room.own.client.presence().claims.clone() } else { Vec::new() }
}

/// Whom the case waits for, somebody elsewhere first.
fn asked(room: &JoinedRoom) -> Option<PersonId> {
    if room.own.client.is_undealt() {
        // Whose part is missing, and not whose turn it is.
        let all = room.own.client.awaited();
        return all.iter().copied().find(|person| !room.is_here(*person)).or_else(|| all.first().copied());
    }
    let table = room.own.client.table()?;
    let of = |seat: SeatId| table.people().get(seat.index()).copied().flatten();
    table.actor().and_then(of)
}

/// That whoever is reminded is away, and hears of it only on coming back; none where they are here.
pub(super) fn nudged_later(room: &JoinedRoom, words: &Words) -> Option<String> {
    let person = asked(room).filter(|person| room.away.contains_key(person))?;
    Some(words.with(key!("together-nudge-later"), &[("name", (&name_of(room, person)).into())]))
}

/// What holds the case up, and who is away.
fn held_up(room: &JoinedRoom, words: &Words) -> Vec<RoomSentence> {
    let Some(table) = room.own.client.table().filter(|table| !table.is_over()) else { return Vec::new() };
    if table.is_paused() {
        return vec![RoomSentence::new("room.paused", words.say(key!("together-paused")))];
    }
    let named =
        |name, key, person| RoomSentence::new(name, words.with(key, &[("name", (&name_of(room, person)).into())]));
    let stood_in = room.own.client.presence().stood_in;
    let others = |person: &PersonId| !room.is_here(*person);
    let asked = asked(room);
    let awaited = asked.filter(others);
    let missed: Vec<_> = room.missed(awaited).into_iter().filter(|(person, _)| Some(*person) != stood_in).collect();
    let stands_in = stood_in.map(|person| named("room.stood-in", key!("together-stood-in"), person));
    let mut told: Vec<_> = stands_in.into_iter().collect();
    told.extend(away(room, &missed, words));
    let left = asked.and_then(|person| Some((person, room.left(person).filter(|left| *left > 0)?)));
    told.extend(left.map(|(person, left)| hurry(room, person, left, words)));
    if !told.is_empty() {
        return told;
    }
    if let Some(person) = awaited.filter(|_| room.is_long_awaited()) {
        return vec![named("room.waiting", key!("together-waiting"), person)];
    }
    let may_sit = room.may_take_chair() && table.people().contains(&None);
    may_sit.then(|| RoomSentence::new("room.may-sit", words.say(key!("together-may-sit")))).into_iter().collect()
}

/// How many seconds are left when it is said again that somebody is to hurry; the last first.
const SAID_AGAIN: [u64; 2] = [10, 30];

/// How long somebody still has to decide, in seconds.
fn hurry(room: &JoinedRoom, person: PersonId, left: u64, words: &Words) -> RoomSentence {
    let count = i64::try_from(left).unwrap_or(i64::MAX);
    let is_alone = room.beside.is_empty();
    let text = if is_alone && room.is_here(person) {
        words.with(key!("together-due-you"), &[("count", count.into())])
    } else {
        words.with(key!("together-due"), &[("name", (&name_of(room, person)).into()), ("count", count.into())])
    };
    RoomSentence { name: "room.due", text, about: format!("{person} {}", said_at(left)) }
}

/// How many seconds were left at most when the present ones are said: the last minute is not counted aloud.
fn said_at(left: u64) -> u64 {
    SAID_AGAIN.into_iter().find(|at| left <= *at).unwrap_or(u64::MAX)
}

/// Who is away, and for how long, in one sentence.
fn away(room: &JoinedRoom, missed: &[(PersonId, Span)], words: &Words) -> Option<RoomSentence> {
    let mut about: Vec<_> = missed.iter().map(|(person, _)| *person).collect();
    about.sort_unstable();
    let text = who_is_away(room, missed, words)?;
    Some(RoomSentence { name: "room.away", text, about: format!("{about:?}") })
}

/// The same in words.
fn who_is_away(room: &JoinedRoom, missed: &[(PersonId, Span)], words: &Words) -> Option<String> {
    match missed {
        [] => None,
        [(person, span)] => Some(away_for(room, *person, *span, words)),
        several => {
            let each = several.iter().map(|(person, span)| {
                let (name, time) = (name_of(room, *person), span.short(words));
                words.with(key!("together-away-each"), &[("name", (&name).into()), ("time", (&time).into())])
            });
            let who = list_of(&each.collect::<Vec<_>>(), words);
            Some(words.with(key!("together-away-all"), &[("who", (&who).into())]))
        }
    }
}

/// For how long somebody is away.
pub(super) fn away_for(room: &JoinedRoom, person: PersonId, span: Span, words: &Words) -> String {
    let name = name_of(room, person);
    let key = if span.is_seconds() { key!("together-away-seconds") } else { key!("together-away") };
    words.with(key, &[("name", (&name).into()), ("count", span.count().into())])
}

/// What came of the check of the deal, where it is closed.
pub(super) fn fairness(room: &JoinedRoom, words: &Words) -> Option<String> {
    if room.fairness.is_under_way() {
        return Some(words.say(key!("together-fair-checking")));
    }
    Some(match room.fairness.found()? {
        Ok(_) if is_undealt(room) => words.say(key!("together-fair-undealt")),
        Ok(found) => honest(found, words),
        Err(cheat) => {
            let why = words.with(key!("together-cheat"), &[("what", cheat.name().into())]);
            words.with(key!("together-unfair"), &[("why", (&why).into())])
        }
    })
}

/// Whether nobody dealt the case that was checked.
fn is_undealt(room: &JoinedRoom) -> bool {
    let checked = room.own.client.closed_cases().find(|closed| room.fairness.is_of(closed.table().seal()));
    checked.is_some_and(|closed| closed.undealt().is_some())
}

/// What is said of an honest room.
fn honest(found: &AuditFindings, words: &Words) -> String {
    let counted = |key, count: usize| (count > 0).then(|| words.with(key, &[("count", count.into())]));
    let deal = if found.knows_deal { key!("together-fair") } else { key!("together-fair-late") };
    let more = [
        counted(key!("together-elsewhere"), found.elsewhere.len()),
        counted(key!("together-given-up"), found.given_up),
    ];
    std::iter::once(words.say(deal)).chain(more.into_iter().flatten()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_minute_is_said_at_its_beginning_at_half_of_it_and_shortly_before_its_end() {
        let mut said: Vec<_> = (1..=60).rev().map(said_at).collect();
        said.dedup();
        assert_eq!(said, [u64::MAX, 30, 10]);
        assert_eq!([said_at(31), said_at(30), said_at(11), said_at(10)], [u64::MAX, 30, 30, 10]);
    }
}

//! Tests that no byte that a room sends a seat depends on cards that the seat cannot know, that what waits for watchers
//! is bounded, and that a room full of marks still goes on.

use std::{collections::BTreeMap, sync::Arc};

use candlestick_game::Level;
use candlestick_rules::{SeatId, SuspectId};
use candlestick_themes::{Theme, builtin, builtin_ids};

use super::{
    body::{ArrangedTheme, EntryBody, LoggedDeed},
    deed_outcome::Rules,
    exchange::{exchanged, hidden_pairs},
    in_place::StandInNotice,
    live::Live,
    room_outputs::RoomOutputs,
    state::RoomState,
    table::RoomTable,
    tell::Teller,
    watched::{DueToWatchers, WatchersView},
};
use crate::{
    digest::Digest,
    port::{ConnectionId, LogEntry, Output},
    protocol::{Arrangement, BotChair, CaseNewsKind, Code, Decider, Deed},
};

fn entry(seq: u64, done: LoggedDeed) -> LogEntry {
    LogEntry { seq, seat: None, nonce: format!("room-{seq}"), body: EntryBody::new(0, done).written() }
}

/// A room whose case has just begun: one person, and bots at the other chairs.
fn begun(theme: &Arc<Theme>) -> RoomState {
    let bot = |n| BotChair { suspect: SuspectId(n), level: Level::Novice, name: format!("Bot {n}") };
    let bots = (1..theme.edition.profile.max_seats.min(4)).map(bot).collect();
    let arrangement = Arrangement { theme: theme.id.clone(), bots, ..Arrangement::default() };
    let arranged = ArrangedTheme { theme: candlestick_game::ThemeStamp::of(theme), arrangement };
    let created = LoggedDeed::Created {
        room: "r".into(),
        kept: Digest::of("kept", &[]),
        name: "Ada".into(),
        suspect: SuspectId(0),
        token: Digest::of("token", &[]),
        arranged,
    };
    let themes = BTreeMap::from([(theme.id.clone(), Arc::clone(theme))]);
    let mut state = RoomState::first(&entry(0, created), themes).unwrap();
    let setup = state.arrangement.setup(state.people.iter().map(|person| person.suspect), state.deal);
    state.take(&entry(1, LoggedDeed::Started { setup, shares: Vec::new(), keys: Vec::new(), theme: None })).unwrap();
    state
}

/// All bytes that the person of the first seat, and a watcher, are sent after the last step.
fn sent(state: &RoomState, events_before: usize) -> Vec<(ConnectionId, String)> {
    let mut live = Live::nobody(&state.people, 0);
    live.open(ConnectionId(1), Some(0), 0);
    live.open(ConnectionId(2), None, 0);
    let teller = Teller { state, live: &live, watched: None, in_place: StandInNotice::default(), now: 0 };
    let mut out = RoomOutputs::default();
    teller.news_to_all(CaseNewsKind::Acted { seat: SeatId(0), by: Decider::Bot }, events_before, &mut out);
    for connection in [ConnectionId(1), ConnectionId(2)] {
        teller.welcome(connection, &mut out);
        teller.state(connection, None, &mut out);
        teller.view_alone(connection, &mut out);
    }
    teller.presence_to_all(&mut out);
    let text = |output| if let Output::Send { connection, text } = output { Some((connection, text)) } else { None };
    out.0.into_iter().filter_map(text).collect()
}

#[test]
fn no_byte_depends_on_cards_that_a_seat_cannot_know() {
    let mut compared = 0;
    for id in builtin_ids() {
        let mut state = begun(&Arc::new(builtin(id).unwrap()));
        for step in 0..120 {
            let Some((seat, action)) = state.table.as_ref().and_then(|table| {
                let bot = table.case.bot_action();
                bot.or_else(|| table.case.stand_in_turn(Level::Novice).map(candlestick_game::BotTurn::decide))
            }) else {
                break;
            };
            let table = state.table.as_ref().unwrap();
            let (before, decision) = (table.case.game().events().len(), table.decision());
            let done = LoggedDeed::Acted { decision, seat, action, by: Decider::Bot, signature: None };
            state.take(&entry(state.seq, done)).unwrap();
            let case = &state.table.as_ref().unwrap().case;
            if case.is_closed() || step % 6 != 0 {
                continue;
            }
            let told = sent(&state, before);
            for (connection, me) in [(ConnectionId(1), SeatId(0)), (ConnectionId(2), SeatId::WATCHER)] {
                for (a, b) in hidden_pairs(case.game(), me) {
                    let Some(other) = exchanged(&state, (a, b)) else { continue };
                    compared += 1;
                    let of = |all: Vec<(ConnectionId, String)>| {
                        all.into_iter().filter(|(to, _)| *to == connection).collect::<Vec<_>>()
                    };
                    assert!(of(sent(&other, before)) == of(told.clone()), "{id}: {me:?} can tell {a:?} from {b:?}");
                }
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn however_much_is_done_meanwhile_little_waits_for_those_who_watch_later() {
    let mut state = begun(&Arc::new(builtin("classic-2016").unwrap()));
    state.arrangement.watch_delay = 60;
    let mut watched = WatchersView::begins(&state);
    watched.leaps(&state, 0);
    let count = 10_000;
    for now in 1..=count {
        let done = if now % 2 == 1 { LoggedDeed::Paused } else { LoggedDeed::Resumed };
        state.take(&entry(state.seq, done.clone())).unwrap();
        watched.steps(&done, &state, now);
    }
    assert!(watched.waiting() <= 4096, "{} wait", watched.waiting());
    assert!(matches!(watched.goes_on(60_000 + 1)[..], []), "what waited is one leap now, in its time");
    assert!(matches!(watched.goes_on(60_000 + count)[..], [DueToWatchers::All(_)]));
    assert_eq!(watched.known().unwrap().number, state.number, "and nothing is left out");
}

#[test]
fn a_room_that_is_full_of_marks_is_still_paused_and_goes_on_and_what_is_played_makes_room() {
    let mut state = begun(&Arc::new(builtin("classic-2016").unwrap()));
    let mut live = Live::nobody(&state.people, 0);
    live.open(ConnectionId(1), Some(0), 0);
    let step = |state: &RoomState, deed| Rules { state, live: &live }.step(Some(0), deed).map(|_| ());
    let mark = || Deed::Mark { text: "aha".into() };
    state.beside = 16 << 20;
    assert_eq!(step(&state, mark()), Err(Code::Full));
    assert_eq!(step(&state, Deed::Pause), Ok(()));
    state.take(&entry(state.seq, LoggedDeed::Paused)).unwrap();
    assert_eq!(step(&state, Deed::Resume), Ok(()));
    state.take(&entry(state.seq, LoggedDeed::Resumed)).unwrap();
    let table = state.table.as_ref().unwrap();
    let bot = table.case.bot_action();
    let (seat, action) = bot.unwrap_or_else(|| table.case.stand_in_turn(Level::Novice).unwrap().decide());
    let done = LoggedDeed::Acted { decision: 0, seat, action, by: Decider::Bot, signature: None };
    state.take(&entry(state.seq, done)).unwrap();
    assert_eq!(step(&state, mark()), Ok(()));
}

#[test]
fn a_case_that_was_put_away_is_kept_by_what_was_decided_and_comes_to_the_very_same_again() {
    for id in builtin_ids() {
        let mut state = begun(&Arc::new(builtin(id).unwrap()));
        while let Some((seat, action)) = state.table.as_ref().and_then(|table| {
            let bot = table.case.bot_action();
            bot.or_else(|| table.case.stand_in_turn(Level::Novice).map(candlestick_game::BotTurn::decide))
        }) {
            let decision = state.table.as_ref().unwrap().decision();
            let done = LoggedDeed::Acted { decision, seat, action, by: Decider::Bot, signature: None };
            state.take(&entry(state.seq, done)).unwrap();
        }
        let ended = state.table.clone().unwrap();
        assert!(ended.case.is_closed(), "{id}");
        state.take(&entry(state.seq, LoggedDeed::Rematched)).unwrap();
        let closed = state.closed.clone().unwrap();
        let folded = closed.folded.as_ref().unwrap();
        assert!(state.table.is_none() && closed.table.is_none(), "{id}");
        let events = |table: &RoomTable| table.case.game().events().len();
        assert!(events(folded.without_case()) < events(&ended) / 4, "{id}: {}", events(folded.without_case()));
        assert_eq!(format!("{:?}", folded.unfolded()), format!("{ended:?}"), "{id}");
    }
}

//! Tests what is heard at the table: each cue once at its event, by whose turn it is, and what the settings keep
//! silent; and the sound files.

use std::{collections::BTreeMap, fs, path::Path, sync::Arc, time::Duration};

use bevy::{ecs::message::MessageCursor, prelude::*, time::TimeUpdateStrategy};
use candlestick::session::{Decide, Session};
use candlestick::table::{
    Cue, Cued, FastForward, MotionPace, Screen, SkipAnimation, SoundSettings, Sounded, cue_of, headless,
};
use candlestick_game::{Case, Controller, Level, Seat};
use candlestick_rules::{Action, Event, SeatId, Setup, SuspectId};
use candlestick_themes::{self as theme, Ambience};

/// Frames after which a case that has not ended counts as stalled.
const FRAMES: u32 = 60_000;
const ME: SeatId = SeatId(0);

/// A person in the first seat with two bots.
fn case_of(edition: &str, seed: u64) -> Case {
    let theme = Arc::new(theme::builtin(edition).expect("the built-in theme has no fault"));
    let bots = [Controller::Bot(Level::Detective); 2];
    let seats = [Controller::Person].into_iter().chain(bots).enumerate();
    let seats: Vec<_> = seats.map(|(n, controller)| Seat::new(format!("Player {n}"), controller)).collect();
    let setup = Setup::new((0..seats.len() as u8).map(SuspectId).collect());
    Case::new(theme, setup, seats, seed).expect("the setup fits")
}

/// A table that writes down what is heard.
struct HeardTable {
    app: App,
    /// Whether the person accuses as soon as possible, of what they hold themselves.
    rash: bool,
    cursor: MessageCursor<Sounded>,
}

impl HeardTable {
    fn new(case: Case, pace: MotionPace, settings: SoundSettings) -> Self {
        Self::in_frames(case, pace, settings, 50)
    }

    /// The same, drawn in frames of so many milliseconds.
    fn in_frames(case: Case, pace: MotionPace, settings: SoundSettings, frame: u64) -> Self {
        let mut app = headless();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(frame)));
        app.insert_resource(pace).insert_resource(settings).insert_resource(Session::new(case));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app.update();
        Self { app, rash: false, cursor: MessageCursor::default() }
    }

    fn session(&self) -> &Session {
        self.app.world().resource()
    }

    /// One frame; what is heard in it.
    fn frame(&mut self) -> Vec<Cue> {
        self.app.update();
        let heard = self.app.world().resource::<Messages<Sounded>>();
        self.cursor.read(heard).map(|Sounded(cue)| *cue).collect()
    }

    /// Decides as a bot in the person's place would, where the person is to act; whether it did.
    fn decide(&mut self) -> bool {
        let session = self.session();
        let asked = session.at_rest() && session.actor() == Some(ME);
        if asked {
            let mut log = session.log().expect("the case is here").clone();
            log.seats[0].controller = Controller::Bot(Level::Detective);
            let case = Case::replay(Arc::clone(session.theme()), log).expect("the record replays");
            let usual = case.bot_action().expect("a bot is to act").1;
            let action = if self.rash { wrong_accusation(session).unwrap_or(usual) } else { usual };
            self.app.world_mut().write_message(Decide(action));
        }
        asked
    }

    /// Plays to the verdict; calls `each` after every frame with what was heard in it.
    fn play(&mut self, mut each: impl FnMut(&mut Self, Vec<Cue>)) {
        for _ in 0..FRAMES {
            let heard = self.frame();
            let over = self.session().is_over() && self.session().at_rest();
            each(self, heard);
            if over {
                return;
            }
            self.decide();
        }
        panic!("stalled");
    }
}

/// An accusation with a card of the person's own hand, where they may accuse.
fn wrong_accusation(session: &Session) -> Option<Action> {
    let view = session.view();
    let cards = view.edition.cards;
    let own = |triple| cards.cards(triple).into_iter().any(|card| view.hand.contains(card));
    let all = view.choices.actions(cards);
    all.into_iter().find(|action| matches!(action, Action::Accuse(triple) if own(*triple)))
}

fn counted(cues: impl IntoIterator<Item = Cue>) -> BTreeMap<&'static str, usize> {
    cues.into_iter().fold(BTreeMap::new(), |mut counts, cue| {
        *counts.entry(cue.sound()).or_default() += 1;
        counts
    })
}

/// What there was to be heard of the case's events, those told together as one where others asked, and the calls of the
/// person on others' turns, by the record alone.
fn expected(session: &Session) -> Vec<Cue> {
    let mut log = session.log().expect("the case is here").clone();
    let actions = std::mem::take(&mut log.actions);
    let mut case = Case::replay(Arc::clone(session.theme()), log).expect("an empty record replays");
    let (mut cues, mut called, mut asker) = (Vec::new(), false, None);
    for (seat, action) in actions {
        let game = case.game();
        let asks = game.actor() == Some(ME) && game.view(ME).turn_seat != ME;
        cues.extend((asks && !called).then_some(Cue::MyTurn));
        called = asks;
        let mut unable = false;
        for event in case.apply(seat, action).expect("what was done is legal") {
            let event = event.seen_by(ME);
            if let Event::Suggested { seat, .. } = event {
                asker = Some(seat);
            }
            // One after the other, but for the person and whom they asked, they are shown as one.
            let other = matches!(event, Event::CannotRefute { seat } if seat != ME) && asker != Some(ME);
            if !(other && unable) {
                cues.extend(cue_of(&event, &session.theme().edition, |seat| seat == ME));
            }
            unable = other;
        }
    }
    cues
}

#[test]
fn in_a_whole_case_each_cue_sounds_once_at_its_event() {
    let mut all = BTreeMap::new();
    for (edition, seed) in
        theme::builtin_ids().into_iter().flat_map(|edition| [(edition, 1), (edition, 2), (edition, 3)])
    {
        let mut table = HeardTable::new(case_of(edition, seed), MotionPace::Quick, SoundSettings::default());
        let mut heard = Vec::new();
        table.play(|_, now| heard.extend(now));
        let (heard, expected) = (counted(heard), counted(expected(table.session())));
        assert_eq!(heard, expected, "{edition}, seed {seed}");
        all.extend(heard);
    }
    let mut table = HeardTable::new(case_of("classic-2016", 1), MotionPace::Quick, SoundSettings::default());
    table.rash = true;
    let mut heard = Vec::new();
    table.play(|_, now| heard.extend(now));
    assert_eq!(counted(heard.iter().copied()), counted(expected(table.session())));
    all.extend(counted(heard));
    // All but those that no event of the table has.
    let silent: Vec<_> = Cue::ALL.into_iter().filter(|cue| !all.contains_key(cue.sound())).collect();
    assert!(silent.iter().all(|cue| matches!(cue, Cue::Tick | Cue::Page)), "never heard: {silent:?}");
}

#[test]
fn where_frames_are_longer_than_events_each_cue_still_sounds_once() {
    for edition in theme::builtin_ids() {
        let mut table = HeardTable::in_frames(case_of(edition, 1), MotionPace::Quick, SoundSettings::default(), 100);
        let mut heard = Vec::new();
        table.play(|_, now| heard.extend(now));
        assert_eq!(counted(heard), counted(expected(table.session())), "{edition}");
    }
}

#[test]
fn an_event_sounds_when_it_begins_to_be_shown_and_not_again_while_it_is() {
    let mut table = HeardTable::new(case_of("classic-2016", 4), MotionPace::Full, SoundSettings::default());
    assert_eq!(table.frame(), []);
    table.app.world_mut().write_message(Decide(Action::Roll));
    assert_eq!(table.frame(), [Cue::Dice]);
    assert!(!table.session().at_rest(), "the dice roll");
    assert_eq!((table.frame(), table.frame()), (vec![], vec![]));
}

/// The most sounds between two questions to the person, and how often it was called.
fn between_questions(seed: u64, pace: MotionPace, skip: bool) -> (usize, usize) {
    let mut table = HeardTable::new(case_of("classic-2016", seed), pace, SoundSettings::default());
    let (mut since, mut most, mut called) = (Vec::new(), 0, 0);
    table.play(|table, now| {
        since.extend(now);
        if table.session().at_rest() && table.session().actor() == Some(ME) {
            most = most.max(since.len());
            called += usize::from(since.contains(&Cue::MyTurn));
            since.clear();
        }
        if skip {
            table.app.world_mut().write_message(SkipAnimation);
        }
    });
    (most, called)
}

#[test]
fn a_round_of_bots_that_is_not_shown_makes_one_sound_beside_the_call() {
    for (pace, skip) in [(MotionPace::Off, false), (MotionPace::Full, true)] {
        let mut calls = 0;
        for seed in 0..4 {
            let (most, called) = between_questions(seed, pace, skip);
            assert!(most <= 2, "{pace:?}, skip {skip}: {most} sounds between two questions");
            calls += called;
        }
        assert!(calls > 8, "{pace:?}, skip {skip}: called {calls} times");
    }
    assert!(between_questions(0, MotionPace::Full, false).0 > 5, "what is shown is heard");
}

#[test]
fn a_case_that_is_played_on_unseen_is_silent() {
    let mut bots = case_of("classic-2016", 6).into_log();
    bots.seats[0].controller = Controller::Bot(Level::Novice);
    let theme = Arc::new(theme::builtin("classic-2016").expect("the built-in theme has no fault"));
    let case = Case::replay(theme, bots).expect("an empty record replays");
    let mut table = HeardTable::new(case, MotionPace::Full, SoundSettings::default());
    table.app.insert_resource(FastForward(true));
    let mut heard = Vec::new();
    table.play(|_, now| heard.extend(now));
    assert_eq!(heard, []);
}

#[test]
fn only_my_turn_sounds_nothing_but_the_call_and_mute_nothing() {
    for (settings, most) in [
        (SoundSettings { only_my_turn: true, ..SoundSettings::default() }, usize::MAX),
        (SoundSettings { muted: true, ..SoundSettings::default() }, 0),
    ] {
        let mut table = HeardTable::new(case_of("classic-2016", 4), MotionPace::Quick, settings);
        let mut heard = Vec::new();
        table.play(|_, now| heard.extend(now));
        assert!(heard.iter().all(|cue| *cue == Cue::MyTurn), "{heard:?}");
        let calls = expected(table.session()).into_iter().filter(|cue| *cue == Cue::MyTurn).count();
        assert_eq!(heard.len(), calls.min(most));
    }
}

#[test]
fn nothing_sounds_twice_in_a_frame() {
    let mut table = HeardTable::new(case_of("classic-2016", 4), MotionPace::Full, SoundSettings::default());
    for cue in [Cue::Tick, Cue::Page, Cue::Tick] {
        table.app.world_mut().write_message(Cued(cue));
    }
    assert_eq!(table.frame(), [Cue::Tick, Cue::Page]);
    assert_eq!(table.frame(), []);
}

#[test]
fn whoever_looks_hears_the_same_of_an_event() {
    let mut hidden = 0;
    for edition in theme::builtin_ids() {
        let mut case = case_of(edition, 9);
        let mut bots = case.log().clone();
        bots.seats[0].controller = Controller::Bot(Level::Novice);
        case = Case::replay(Arc::clone(case.theme()), bots).expect("an empty record replays");
        let mut events = Vec::new();
        while let Some((seat, action)) = case.bot_action() {
            events.extend(case.apply(seat, action).expect("a bot does what is offered"));
        }
        for event in events {
            let heard = |seat| cue_of(&event.seen_by(seat), &case.theme().edition, |_| false);
            let watcher = heard(SeatId::WATCHER);
            hidden += usize::from(event.seen_by(SeatId::WATCHER) != event);
            assert!((0..3).all(|seat| heard(SeatId(seat)) == watcher), "{event:?}");
        }
    }
    assert!(hidden > 20, "hardly anything was hidden from anybody: {hidden}");
}

#[test]
fn each_cue_and_each_ambience_has_its_file_and_each_file_its_use_within_400_kilobytes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
    let files = fs::read_dir(folder).expect("the folder of sounds").map(|entry| entry.expect("a file"));
    let files: BTreeMap<_, _> = files
        .map(|file| (file.file_name().to_string_lossy().into_owned(), file.metadata().expect("a file").len()))
        .collect();
    let names = Cue::ALL.into_iter().map(Cue::sound).chain(Ambience::ALL.into_iter().filter_map(Ambience::sound));
    let mut names: Vec<_> = names.map(|name| format!("{name}.wav")).collect();
    names.sort();
    assert_eq!(files.keys().cloned().collect::<Vec<_>>(), names);
    let bytes: u64 = files.values().sum();
    assert!(bytes <= 400_000, "{bytes} bytes");
}

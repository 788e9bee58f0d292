//! A theme's files change while a case is being played: the table takes up names and board, and the case goes on.

use std::{fs, path::PathBuf, sync::Arc, time::Duration};

use bevy::{prelude::*, time::TimeUpdateStrategy};
use candlestick::session::Session;
use candlestick::table::{
    CaseRenewed, CorridorSquare, InRoom, MotionPace, OnSquare, RoomSpace, Screen, ThemeChanged, Token, TurnPhase,
    headless,
};
use candlestick_game::{
    Case, Level, NotRenewed, Seat,
    theme_store::{Change, UserThemes, Watcher},
};
use candlestick_rules::{Place, Setup, SuspectId};
use candlestick_themes::{Theme, ThemeFiles, builtin_files};

/// Frames after which a case that has not ended counts as stalled.
const FRAMES: u32 = 60_000;

fn theme(change: impl FnOnce(&mut ThemeFiles)) -> Arc<Theme> {
    let mut files = builtin_files("classic-2016").unwrap();
    change(&mut files);
    Arc::new(Theme::from_files("manor", &files).expect("the change is sound"))
}

fn case_of_bots(theme: Arc<Theme>, seed: u64) -> Case {
    let setup = Setup::new((0..4).map(SuspectId).collect());
    let seat = |n| Seat::bot(format!("Player {n}"), Level::Detective);
    Case::new(theme, setup, (0..4).map(seat).collect(), seed).expect("the setup fits")
}

/// A table at which a case of bots has begun.
fn table(theme: Arc<Theme>) -> App {
    let mut app = headless();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.insert_resource(MotionPace::Off);
    app.insert_resource(Session::new(case_of_bots(theme, 5)));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    for _ in 0..60 {
        app.update();
    }
    app
}

/// Tells the table of a change; what waits for the next case.
fn tell(app: &mut App, theme: &Arc<Theme>) -> Vec<NotRenewed> {
    app.world_mut().write_message(ThemeChanged(Arc::clone(theme)));
    app.update();
    let mut renewed = app.world_mut().resource_mut::<Messages<CaseRenewed>>();
    let told: Vec<_> = renewed.drain().collect();
    assert_eq!(told.len(), 1, "the table says that it took the change up");
    told[0].waits.clone()
}

fn names(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut tokens = world.query_filtered::<&Name, With<Token>>();
    tokens.iter(world).map(ToString::to_string).collect()
}

fn squares(app: &mut App) -> usize {
    let world = app.world_mut();
    world.query::<&CorridorSquare>().iter(world).count()
}

/// Every token is where the view says, on this board's squares.
fn assert_tokens_agree(app: &mut App) {
    let world = app.world_mut();
    let view = world.resource::<Session>().view().clone();
    let mut tokens = world.query::<(&Token, Option<&InRoom>, Option<&OnSquare>)>();
    for (token, room, square) in tokens.iter(world) {
        let room = room.and_then(|room| world.get::<RoomSpace>(room.0)).map(|room| Place::Room(room.0));
        let square = square.and_then(|square| world.get::<CorridorSquare>(square.0)).map(|at| Place::Square(at.0));
        assert_eq!(room.or(square), Some(view.tokens[token.0.index()]), "{token:?}");
    }
}

fn play_to_the_end(app: &mut App) {
    for _ in 0..FRAMES {
        app.update();
        let over = app.world().get_resource::<State<TurnPhase>>().is_some_and(|phase| *phase.get() == TurnPhase::Over);
        if over && app.world().resource::<Session>().at_rest() {
            return;
        }
    }
    unreachable!("the case stalled");
}

#[test]
fn names_and_board_change_on_the_table_at_once_and_the_case_goes_on_to_its_end() {
    let mut app = table(theme(|_| {}));
    let (before, deeds) = (squares(&mut app), app.world().resource::<Session>().action_count());
    assert!(deeds > 5, "only {deeds} decisions were made");
    let changed = theme(|files| {
        files.theme_toml = files.theme_toml.replace("Miss Scarlett", "Miss Ruby");
        files.board = files.board.replacen("#########3", "########.3", 1);
    });
    assert_eq!(tell(&mut app, &changed), []);
    assert!(names(&mut app).contains(&"Miss Ruby".to_owned()), "{:?}", names(&mut app));
    assert_eq!(squares(&mut app), before + 1);
    assert_eq!(names(&mut app).len(), 6, "the old tokens are gone");
    app.update();
    assert_tokens_agree(&mut app);
    play_to_the_end(&mut app);
    assert_tokens_agree(&mut app);
}

#[test]
fn changed_rules_are_told_to_wait_and_another_theme_changes_nothing() {
    let mut app = table(theme(|_| {}));
    let rules = theme(|files| files.theme_toml = files.theme_toml.replace("2, 3, 4, 5, 6]", "2, 3, 4, 5, 5]"));
    assert_eq!(tell(&mut app, &rules), [NotRenewed::Rules]);
    let other = Arc::new(Theme { id: "villa".into(), ..(*theme(|_| {})).clone() });
    app.world_mut().write_message(ThemeChanged(other));
    app.update();
    assert!(app.world().resource::<Messages<CaseRenewed>>().is_empty());
    play_to_the_end(&mut app);
}

#[test]
fn an_edit_in_the_themes_folder_reaches_the_table_and_a_broken_one_does_not() {
    let folder: PathBuf = std::env::temp_dir().join(format!("candlestick-reload-{}", std::process::id()));
    fs::remove_dir_all(&folder).ok();
    let write = |change: &dyn Fn(String) -> String| {
        let files = builtin_files("classic-2016").unwrap();
        fs::create_dir_all(folder.join("manor")).unwrap();
        fs::write(folder.join("manor/board.txt"), files.board).unwrap();
        fs::write(folder.join("manor/theme.toml"), change(files.theme_toml)).unwrap();
    };
    write(&|text| text);
    let (mut watcher, mut shelf) = (Watcher::new(folder.clone()), UserThemes::default());
    // A change is told at the second look that finds it the same.
    let mut look = |shelf: &mut UserThemes| {
        let news = (0..2).flat_map(|_| watcher.look().unwrap()).collect::<Vec<_>>();
        news.into_iter().map(|news| shelf.take(news)).collect::<Vec<_>>()
    };
    look(&mut shelf);
    let mut app = table(Arc::clone(shelf.themes().next().unwrap()));

    write(&|text| text.replacen("players", "playrs", 1));
    let changes = look(&mut shelf);
    assert!(matches!(changes.as_slice(), [Change::Broken]), "{changes:?}");
    assert!(shelf.faults().any(|(_, fault)| fault.message.contains("players")));

    write(&|text| text.replace("Miss Scarlett", "Miss Ruby"));
    let changes = look(&mut shelf);
    let [Change::Theme(changed)] = changes.as_slice() else { unreachable!("{changes:?}") };
    tell(&mut app, changed);
    assert!(names(&mut app).contains(&"Miss Ruby".to_owned()));
    fs::remove_dir_all(folder).unwrap();
}

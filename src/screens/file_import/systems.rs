//! Reads the given file: a closed case opens its review, an open one goes into the library, else the fault is told.

use std::sync::Arc;

use bevy::prelude::*;

use super::{calm::shown, state::FileImport};
use crate::{
    platform::{self, ArrivedFile},
    screens::{
        Notices, Speech, Themes,
        library::cases::CaseLibrary,
        library::import::{Imported, import},
        opening::Opening,
        review::open_review::OpenReview,
        themes::state::OwnThemes,
    },
    table::Screen,
};
use candlestick_game::{Case, FaultText};
use candlestick_themes::{Words, key};

/// The longest name of a file that is shown, in characters.
const MOST_NAME: usize = 48;
/// The longest reason that is told, in characters: it may quote the file.
const MOST_WHY: usize = 240;

/// Where what became of a file is told.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Voices<'w> {
    words: Res<'w, Speech>,
    screen: Res<'w, State<Screen>>,
    file_import: ResMut<'w, FileImport>,
    notices: ResMut<'w, Notices>,
    open_review: ResMut<'w, OpenReview>,
}

/// Opens what was given: a closed case to look back at, an open one among one's cases. A case at the table is not left
/// for it.
pub(super) fn open(
    mut voices: Voices,
    opening: Res<Opening>,
    (themes, mut cases): (Res<Themes>, ResMut<CaseLibrary>),
    mut own: ResMut<OwnThemes>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(file) = voices.file_import.file.take() else { return };
    let name = shown(&file.name, MOST_NAME);
    let values = [("file", (&name).into())];
    let from = *voices.screen.get();
    if from == Screen::Play || opening.is_pending() {
        let words = voices.words.0.with(key!("file-import-later"), &values);
        return voices.tell(words);
    }
    let taken = case_in(&file, &themes, &voices.words.0);
    let taken = if from == Screen::Library || taken.as_ref().is_ok_and(|case| !case.is_closed()) {
        taken.and_then(|_| keep(&file, &mut cases, &themes, &voices.words.0))
    } else {
        taken.map(|case| ImportOutcome::Shown(Arc::new(case)))
    };
    let words = &voices.words.0;
    match taken {
        Ok(ImportOutcome::Shown(case)) => {
            let told = (file.others > 0).then(|| words.with(key!("file-import-others"), &values));
            platform::say(&words.with(key!("file-import-opened"), &values));
            voices.open_review.open_file((name, case), cases.closed_count(), words, from);
            voices.open_review.tell(told);
            voices.notices.0.clear();
            own.make_way();
            if from != Screen::Review {
                next.set(Screen::Review);
            }
        }
        Ok(ImportOutcome::Kept { open, known }) => {
            let key = match (open, known) {
                (true, false) => key!("file-import-still-open"),
                (false, false) => key!("library-taken"),
                (_, true) => key!("library-known"),
            };
            let told = words.with(key, &values);
            own.make_way();
            voices.notices.0.push(told);
            next.set(Screen::Library);
        }
        Err(why) => {
            let values = [("file", (&name).into()), ("why", (&why).into())];
            let words = words.with(key!("file-import-none"), &values);
            voices.tell(words);
        }
    }
}

/// What becomes of a case that was given.
enum ImportOutcome {
    /// It is looked back at.
    Shown(Arc<Case>),
    /// It is kept, and whether it is open and had been kept before.
    Kept { open: bool, known: bool },
}

/// The case in a file.
fn case_in(file: &ArrivedFile, themes: &Themes, words: &Words) -> Result<Case, String> {
    let bytes = file.bytes.as_ref().map_err(|why| shown(why, MOST_WHY))?;
    let missing =
        |id: &str| words.with(key!("file-import-theme-missing"), &[("theme", (&shown(id, MOST_NAME)).into())]);
    let case = Case::from_record(bytes, |id| themes.with_id(id).map(Arc::clone).ok_or_else(|| missing(id)));
    case.map_err(|fault| shown(&fault.say(words), MOST_WHY))
}

/// Keeps the case in a file among one's own.
fn keep(file: &ArrivedFile, cases: &mut CaseLibrary, themes: &Themes, words: &Words) -> Result<ImportOutcome, String> {
    let bytes = file.bytes.as_ref().map_err(|why| shown(why, MOST_WHY))?;
    let Imported { known, case, .. } = import(bytes, cases, themes, words).map_err(|why| shown(&why, MOST_WHY))?;
    Ok(ImportOutcome::Kept { open: !case.is_closed(), known })
}

impl Voices<'_> {
    /// Tells in words where the screen has a line for it, else in a small window; each is heard as it comes.
    fn tell(&mut self, words: String) {
        match self.screen.get() {
            Screen::Title | Screen::Library | Screen::Setup | Screen::Verdict => self.notices.0.push(words),
            Screen::Review => self.open_review.tell(Some(words)),
            Screen::Loading
            | Screen::Play
            | Screen::Puzzle
            | Screen::Practice
            | Screen::Insight
            | Screen::Position
            | Screen::Together => {
                self.file_import.told = Some(words);
            }
        }
    }
}

/// What was told of a screen is not told of the next.
pub(super) fn forget(mut file_import: ResMut<FileImport>) {
    file_import.told = None;
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use bevy::{state::app::StatesPlugin, window::FileDragAndDrop};

    use super::*;
    use crate::resource::Begin;
    use crate::screens::{Launch, file_import::drops};
    use candlestick_game::{Record, testing::novices};
    use candlestick_rules::Seed;
    use candlestick_themes as theme;

    fn played(most: usize) -> Case {
        novices(4, most)
    }

    fn text(most: usize) -> String {
        Record::of(&played(most)).to_text()
    }

    /// The screens' states and what opening a file needs, without a window.
    fn app(screen: Screen) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin)).add_message::<FileDragAndDrop>().insert_state(screen);
        app.begin::<FileImport>().begin::<Notices>().begin::<OpenReview>();
        app.begin::<Opening>().begin::<CaseLibrary>().begin::<OwnThemes>();
        app.begin::<Speech>().begin::<Launch>();
        app.insert_resource(Themes::of(vec![Arc::new(theme::builtin("classic-2016").unwrap())]));
        app.add_systems(PreUpdate, drops::take_dropped);
        app.add_systems(Update, open.run_if(|file_import: Res<FileImport>| file_import.file.is_some()));
        app.update();
        app
    }

    fn give(app: &mut App, text: impl Into<Vec<u8>>) {
        let file = ArrivedFile { name: "case.json".into(), bytes: Ok(text.into()), others: 0 };
        app.world_mut().resource_mut::<FileImport>().put(file);
        app.update();
        app.update();
    }

    fn screen(app: &App) -> Screen {
        *app.world().resource::<State<Screen>>().get()
    }

    fn notice(app: &App) -> String {
        app.world().resource::<Notices>().0.last().cloned().unwrap_or_default()
    }

    #[test]
    fn a_closed_case_opens_its_review_from_every_screen_without_a_case_under_way() {
        let closed = Record::of(&played(usize::MAX)).to_text();
        let all = [Screen::Title, Screen::Setup, Screen::Verdict, Screen::Review, Screen::Puzzle, Screen::Practice];
        for from in all.into_iter().chain([Screen::Position]) {
            let mut app = app(from);
            give(&mut app, closed.clone());
            assert_eq!(screen(&app), Screen::Review);
            let open_review = app.world().resource::<OpenReview>();
            assert_eq!(
                open_review.shown().map(|(log, file)| (log.seed, file)),
                Some((Seed::from(4), Some("case.json")))
            );
        }
    }

    #[test]
    fn a_case_at_the_table_is_not_left() {
        let mut app = app(Screen::Play);
        give(&mut app, text(usize::MAX));
        assert_eq!(screen(&app), Screen::Play);
        let told = app.world().resource::<FileImport>().told.clone().unwrap_or_default();
        assert!(told.contains("case.json") && told.contains("main menu"), "{told}");
    }

    #[test]
    fn what_cannot_be_shown_is_told_on_the_title() {
        let mut app = app(Screen::Title);
        give(&mut app, "{ not a case");
        assert!(notice(&app).contains("not a saved case"), "{}", notice(&app));
        give(&mut app, text(9).replace("classic-2016", "the-attic"));
        assert!(notice(&app).contains("the-attic"), "{}", notice(&app));
        give(&mut app, format!("{{\"format\":2,\"theme\":{{\"id\":\"{}\"}}}}", "x".repeat(100_000)));
        assert!(notice(&app).len() < 1_000);
        give(&mut app, [0xff, 0xff]);
        assert!(notice(&app).contains("not text"), "{}", notice(&app));
        assert_eq!(screen(&app), Screen::Title);
        assert!(app.world().resource::<OpenReview>().shown().is_none());
    }

    #[test]
    fn a_broken_file_leaves_the_review_that_is_shown() {
        let mut app = app(Screen::Title);
        give(&mut app, text(usize::MAX));
        give(&mut app, "{}");
        let open_review = app.world().resource::<OpenReview>();
        assert!(open_review.shown().is_some());
        assert!(open_review.notice_text().is_some_and(|told| told.contains("case.json")));
    }

    #[test]
    fn a_file_dropped_on_the_window_is_read() {
        let path = std::env::temp_dir().join(format!("candlestick-given-{}.JSON", std::process::id()));
        std::fs::write(&path, text(usize::MAX)).unwrap();
        let mut app = app(Screen::Title);
        let drop = |path_buf: PathBuf| FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf };
        app.world_mut().write_message(drop("nowhere.txt".into()));
        app.world_mut().write_message(drop(path.clone()));
        app.update();
        app.update();
        assert_eq!(screen(&app), Screen::Review);
        assert!(app.world().resource::<OpenReview>().notice_text().is_some_and(|told| told.contains("one")));
        std::fs::remove_file(&path).unwrap();
        app.world_mut().write_message(drop(path));
        app.update();
        assert!(
            app.world().resource::<OpenReview>().notice_text().is_some_and(|told| told.contains("could not be opened"))
        );
    }

    #[test]
    fn a_theme_dropped_on_the_window_is_no_saved_case() {
        let folder = std::env::temp_dir().join(format!("candlestick-dropped-{}", std::process::id()));
        let (theme, zip, text) = (folder.join("manor"), folder.join("manor.json"), folder.join("manor/theme.toml"));
        std::fs::create_dir_all(&theme).unwrap();
        std::fs::write(&zip, b"PK\x03\x04, whatever it is called").unwrap();
        std::fs::write(&text, "").unwrap();
        for (dropped, taken) in
            [(vec![&theme], &theme), (vec![&zip], &zip), (vec![&text, &folder.join("saved.json")], &theme)]
        {
            let mut app = app(Screen::Title);
            for path in dropped {
                let path_buf = path.clone();
                app.world_mut().write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf });
            }
            app.update();
            assert_eq!(app.world().resource::<FileImport>().themes, std::slice::from_ref(taken));
            assert_eq!(app.world().resource::<Notices>().0, [""; 0]);
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}

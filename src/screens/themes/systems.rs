//! Takes up the user's themes as they come, tells the table, and shows their panels.

use std::path::Path;

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_egui::EguiContexts;

use super::{
    dropped,
    house::House,
    parts::{ThemesChoice, WaysHere},
    state::{OwnThemes, Panel},
    view,
};
use crate::{
    platform::{self, Arrival, ThemeSource},
    screens::{file_import::state::FileImport, picture_loading::PictureLoading},
    table::{CaseRenewed, Screen, ThemeChanged},
    ui::{Art, ScreenTargets},
};
use candlestick_game::theme_store::ThemeNews;

/// Where the user's themes come from.
#[derive(Resource, Debug)]
pub(super) struct UserThemeSource(ThemeSource);

/// Asks for the user's themes; whoever finds something wakes the event loop.
pub(super) fn begin(mut commands: Commands, mut own: ResMut<OwnThemes>, wake: Option<Res<EventLoopProxyWrapper>>) {
    let wake = wake.map(|wake| (**wake).clone());
    let source =
        ThemeSource::begin(move || wake.as_ref().is_none_or(|wake| wake.send_event(WinitUserEvent::WakeUp).is_ok()));
    own.folder = source.folder().map(Path::to_owned);
    commands.insert_resource(UserThemeSource(source));
}

/// Takes up what has come.
pub(super) fn take_news(source: Res<UserThemeSource>, mut house: House, mut file_import: ResMut<FileImport>) {
    let mut arrivals = source.0.take();
    if !file_import.themes.is_empty() {
        arrivals.extend(file_import.themes.drain(..).map(|path| dropped::arrival(&house.own, &path, &house.words.0)));
    }
    for arrival in arrivals {
        match arrival {
            Arrival::Case(file) => file_import.put(file),
            Arrival::Trouble(words) => house.own.trouble(words),
            Arrival::Theme { news, given } => house.take_up(news, given),
        }
    }
    if house.loading.has_troubles() {
        for trouble in house.loading.take_troubles() {
            house.own.trouble(trouble);
        }
    }
}

/// The table hears of a changed theme when its pictures are there.
pub(super) fn tell_table(
    mut own: ResMut<OwnThemes>,
    loading: Res<PictureLoading>,
    mut changes: MessageWriter<ThemeChanged>,
) {
    if !own.changed.is_empty() && !loading.is_waiting() {
        changes.write_batch(own.changed.drain(..).map(ThemeChanged));
    }
}

/// The table tells what of a change waits for the next case.
pub(super) fn hear_table(mut renewed: MessageReader<CaseRenewed>, mut own: ResMut<OwnThemes>) {
    for case in renewed.read() {
        own.wait(&case.theme, &case.waits);
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    mut house: House,
    (art, targets, screen): (Res<Art>, Res<ScreenTargets>, Res<State<Screen>>),
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    if house.own.panel == Panel::Closed {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let ways = WaysHere {
        may_play: matches!(screen.get(), Screen::Title | Screen::Setup),
        keeps: platform::KEEPS_THEMES,
        folders: platform::can_pick_folders(),
    };
    match view::show(&ctx, &house.own, &house.words.0, &art, &targets, ways) {
        Some(ThemesChoice::Close) => house.own.close(),
        Some(ThemesChoice::Play(id)) => {
            house.favourite.0 = id;
            house.own.close();
            next.set(Screen::Setup);
        }
        Some(ThemesChoice::Remove(place)) => {
            platform::forget(&place);
            house.take_up(ThemeNews::Gone { place }, false);
        }
        Some(ThemesChoice::Pick { folder }) => platform::pick(folder),
        Some(ThemesChoice::OpenFolder) => {
            if let Err(why) = house.own.folder.as_deref().map_or(Ok(()), platform::open) {
                house.own.trouble(why);
            }
        }
        None => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::resource::Begin;
    use std::{fs, path::PathBuf, sync::Arc};

    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::screens::{Favourite, Speech, Themes, setup::SetupTables};
    use candlestick_themes::{ThemePack, Words, builtin, builtin_files};

    /// What themes change, without a window; the folder of themes is one of the test's own and is not there yet.
    fn app(folder: &Path) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).begin::<Favourite>().begin::<SetupTables>();
        app.begin::<PictureLoading>()
            .begin::<crate::ui::text_options::TextOptions>()
            .begin::<Speech>()
            .begin::<FileImport>();
        app.insert_resource(Themes::of(vec![Arc::new(builtin("classic-2016").unwrap())])).begin::<OwnThemes>();
        app.world_mut().resource_mut::<OwnThemes>().folder = Some(folder.join("themes"));
        app.insert_resource(UserThemeSource(ThemeSource::none())).add_systems(Update, take_news);
        app
    }

    fn drop_theme(app: &mut App, path: PathBuf) {
        app.world_mut().resource_mut::<FileImport>().themes.push(path);
        app.update();
    }

    fn faults(app: &App) -> String {
        app.world().resource::<OwnThemes>().faults_as_text(&Words::english())
    }

    #[test]
    fn a_sound_theme_dropped_on_the_window_is_kept_and_offered_and_of_another_the_faults_are_told() {
        let folder = std::env::temp_dir().join(format!("candlestick-drop-theme-{}", std::process::id()));
        let files = builtin_files("classic-2016").unwrap();
        let write = |name: &str, text: &str| {
            fs::create_dir_all(folder.join(name)).unwrap();
            fs::write(folder.join(name).join("theme.toml"), text).unwrap();
            fs::write(folder.join(name).join("board.txt"), &files.board).unwrap();
            folder.join(name)
        };
        let mut app = app(&folder);
        drop_theme(&mut app, write("manor", &files.theme_toml));
        assert_eq!(faults(&app), "");
        assert_eq!(app.world().resource::<Favourite>().0, "manor");
        assert!(app.world().resource::<Themes>().with_id("manor").is_some());
        assert_eq!(fs::read_to_string(folder.join("themes/manor/theme.toml")).unwrap(), files.theme_toml);
        for (name, told) in [("manor", "called manor already"), ("classic-2016", "a built-in theme is called")] {
            drop_theme(&mut app, write(name, &files.theme_toml));
            assert!(faults(&app).contains(told), "{}", faults(&app));
        }
        drop_theme(&mut app, write("attic", &files.theme_toml.replacen("players", "playrs", 1)));
        assert!(faults(&app).contains("attic/theme.toml:"), "{}", faults(&app));
        app.world_mut().resource_mut::<OwnThemes>().close();
        assert_eq!(faults(&app), "", "there is nothing of them to come back to");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_rooms_theme_is_at_hand_in_the_place_of_ones_own_until_it_is_left_and_the_file_stays_what_it_was() {
        let folder = std::env::temp_dir().join(format!("candlestick-lent-theme-{}", std::process::id()));
        let pack = |edition: &str| {
            let files = builtin_files(edition).unwrap();
            let texts = [("theme.toml", files.theme_toml), ("board.txt", files.board)];
            let entries = texts.map(|(path, text)| (path.to_owned(), text.into_bytes()));
            Arc::new(ThemePack::from_entries("manor", entries).unwrap())
        };
        let mut app = app(&folder);
        let place = folder.join("given").join("manor");
        fs::create_dir_all(&place).unwrap();
        for (path, bytes) in pack("classic-2016").used() {
            fs::write(place.join(path), bytes).unwrap();
        }
        drop_theme(&mut app, place);
        let at_hand = |app: &App| app.world().resource::<Themes>().with_id("manor").map(|theme| theme.digest.clone());
        let kept = || fs::read_to_string(folder.join("themes/manor/theme.toml")).unwrap();
        let (own, file) = (at_hand(&app), kept());
        let rooms = pack("master-detective");
        let theme = rooms.theme().unwrap();
        app.world_mut().run_system_once(move |mut house: House| house.lend(&theme, Arc::clone(&rooms))).unwrap();
        let rooms = Some(pack("master-detective").theme().unwrap().digest);
        assert_ne!(own, rooms);
        assert_eq!((at_hand(&app), kept()), (rooms.clone(), file.clone()));
        // Whatever becomes of theirs meanwhile.
        let changed = ThemeNews::found("manor", Ok((*pack("glasshouse")).clone()));
        app.world_mut().run_system_once(move |mut house: House| house.take_up(changed.clone(), false)).unwrap();
        assert_eq!((at_hand(&app), app.world().resource::<OwnThemes>().has_lent()), (rooms, true));
        app.world_mut().run_system_once(|mut house: House| house.take_back()).unwrap();
        let theirs = Some(pack("glasshouse").theme().unwrap().digest);
        assert_eq!((at_hand(&app), kept()), (theirs, file));
        assert!(!app.world().resource::<OwnThemes>().has_lent());
        fs::remove_dir_all(folder).unwrap();
    }
}

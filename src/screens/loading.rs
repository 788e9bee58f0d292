//! Shows the title with what the program carries, and sends for its picture and all others once it has been seen.
//!
//! No file is fetched before it: fonts and the title's icons are part of the program, and which pictures the themes have is
//! known from the themes only (`picture_loading`).

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_asset_loader::prelude::*;

use super::{
    Themes,
    picture_loading::{PictureLoading, Walls},
    themes::pictures::image_of,
};
use crate::{
    platform,
    resource::Begin,
    table::Screen,
    ui::{Art, FRONT, JpegLoader, LATER, Later, TitlePicture},
};

/// Where the game's own pictures are that the program does not carry.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
enum OwnPictures {
    /// Not sent for: the first screen has not been seen.
    #[default]
    Away,
    /// On their way.
    Coming,
    /// Hung, all together; or some of them could not be loaded, and each comes by itself.
    There,
}

/// How many frames of the first screen have been drawn, up to those after which the rest is sent for.
#[derive(Resource, Debug, Default)]
pub(super) struct FirstScreen(u8);

/// So many frames are drawn before the other pictures and the sounds are sent for: unpacking them would keep the first screen
/// from being seen.
const SEEN_AFTER: u8 = 3;

pub(super) fn plugin(app: &mut App) {
    let (width, height) = platform::window_size();
    app.begin::<FirstScreen>().begin::<PictureLoading>();
    app.world_mut().resource_mut::<PictureLoading>().await_own(true);
    app.init_asset_loader::<JpegLoader>()
        .insert_resource(TitlePicture::of_window(width, height))
        .init_state::<OwnPictures>()
        .add_loading_state(
            LoadingState::new(OwnPictures::Coming)
                .continue_to_state(OwnPictures::There)
                .on_failure_continue_to_state(OwnPictures::There)
                .load_collection::<Later>(),
        )
        .add_systems(Update, go_on.run_if(in_state(Screen::Loading)))
        .add_systems(Update, ask_for_other.run_if(in_state(Screen::Title)))
        .add_systems(Update, send_for_the_rest.run_if(not(in_state(Screen::Loading)).and_then(not(is_seen))))
        .add_systems(OnEnter(OwnPictures::There), hang_later)
        .add_systems(OnExit(Screen::Loading), hang_front)
        .add_systems(OnEnter(Screen::Title), platform::ready);
}

/// Letters are there from the second frame on, and with it the title.
fn go_on(mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::Title);
}

/// Gives the title's icons to the panels.
fn hang_front(mut walls: Walls) {
    for (path, file) in FRONT {
        match image_of(file) {
            Ok(image) => drop(walls.hang_image(path, image)),
            Err(why) => error!("{path}: {why:?}"),
        }
    }
}

/// A window that was turned or drawn out shows more of the title than it has.
fn ask_for_other(
    window: Single<&Window, With<PrimaryWindow>>,
    mut asked: ResMut<TitlePicture>,
    art: Res<Art>,
    mut loading: ResMut<PictureLoading>,
) {
    let wanted = TitlePicture::of_window(window.width(), window.height());
    if wanted != *asked {
        *asked = wanted;
        if art.get(wanted.path).is_none() {
            loading.fetch(&[wanted.path]);
        }
    }
}

/// Whether the first screen has been seen.
pub(super) fn is_seen(first: Res<FirstScreen>) -> bool {
    first.0 > SEEN_AFTER
}

/// Counts frames of the first screen, and then reads the themes and sends for the title's picture and the others.
fn send_for_the_rest(
    (title, themes): (Res<TitlePicture>, Res<Themes>),
    mut loading: ResMut<PictureLoading>,
    mut first: ResMut<FirstScreen>,
    mut own: ResMut<NextState<OwnPictures>>,
) {
    first.0 += 1;
    if first.0 > SEEN_AFTER {
        loading.fetch(&[title.path]);
        own.set(OwnPictures::Coming);
        themes.read_ahead();
    }
}

/// Gives the other pictures to the panels; where one could not be loaded, each is sent for by itself.
fn hang_later(later: Option<Res<Later>>, mut loading: ResMut<PictureLoading>, mut walls: Walls) {
    loading.await_own(false);
    match later {
        Some(later) => {
            for (path, handle) in &later.0 {
                walls.hang(path, handle);
            }
        }
        None => loading.fetch(LATER),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bevy::state::app::StatesPlugin;

    use super::*;

    fn read() -> Vec<Arc<candlestick_themes::Theme>> {
        vec![Arc::new(candlestick_themes::builtin("classic-2016").unwrap())]
    }

    #[test]
    fn nothing_is_sent_for_and_no_theme_is_read_before_the_first_screen_has_been_seen() {
        let mut app = App::new();
        app.add_plugins(StatesPlugin).init_state::<OwnPictures>();
        app.insert_resource(TitlePicture::of_window(640.0, 480.0)).insert_resource(Themes::by(read));
        app.begin::<FirstScreen>().begin::<PictureLoading>();
        app.add_systems(Update, send_for_the_rest.run_if(not(is_seen)));
        for frame in 1..=SEEN_AFTER + 3 {
            app.update();
            let sent = frame > SEEN_AFTER;
            assert_eq!(app.world().resource::<PictureLoading>().is_waiting(), sent, "frame {frame}");
            assert_eq!(app.world().resource::<Themes>().read().is_empty(), !sent, "frame {frame}");
        }
        assert_eq!(*app.world().resource::<State<OwnPictures>>().get(), OwnPictures::Coming);
        assert_eq!(app.world().resource::<FirstScreen>().0, SEEN_AFTER + 1, "once");
    }
}

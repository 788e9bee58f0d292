//! Loads what the title shows, with a real progress for the page, then shows the title; all other pictures come after it.
//!
//! No other files are loaded here: fonts are part of the program, as egui and the painter want their bytes at once, and
//! which pictures the themes have is known from the themes only (`gallery`).

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_asset_loader::prelude::*;

use super::gallery::{Gallery, Walls};
use crate::{
    platform,
    table::Screen,
    ui::{Art, Front, JpegLoader, LATER, TallTitle, TitlePicture, WIDE_TITLE, WideTitle},
};

/// The title's picture that was asked for last.
#[derive(Resource, Debug)]
struct AskedFor(TitlePicture);

pub(super) fn plugin(app: &mut App) {
    let (width, height) = platform::window_size();
    let title = TitlePicture::of_window(width, height);
    let loading = LoadingState::new(Screen::Loading)
        .continue_to_state(Screen::Title)
        .on_failure_continue_to_state(Screen::Title)
        .load_collection::<Front>();
    let loading = if title == WIDE_TITLE {
        loading.load_collection::<WideTitle>()
    } else {
        loading.load_collection::<TallTitle>()
    };
    app.init_asset_loader::<JpegLoader>()
        .insert_resource(AskedFor(title))
        .add_loading_state(loading)
        .add_systems(Update, tell_progress.run_if(in_state(Screen::Loading)))
        .add_systems(Update, ask_for_other.run_if(in_state(Screen::Title)))
        .add_systems(OnExit(Screen::Loading), hand_out)
        .add_systems(OnEnter(Screen::Title), platform::ready);
}

fn tell_progress(server: Res<AssetServer>, title: Res<AskedFor>, mut last: Local<u32>) {
    let loaded = |path: &&'static str| {
        server.get_handle::<Image>(*path).is_some_and(|handle| server.is_loaded_with_dependencies(&handle))
    };
    let paths = Front::PATHS.iter().copied().chain([title.0.path]);
    let done = paths.filter(loaded).count() as u32;
    if done != *last {
        *last = done;
        platform::progress(done as f32 / (Front::PATHS.len() + 1) as f32);
    }
}

/// A window that was turned or drawn out shows more of the title than it has.
fn ask_for_other(
    window: Single<&Window, With<PrimaryWindow>>,
    mut asked: ResMut<AskedFor>,
    art: Res<Art>,
    mut gallery: ResMut<Gallery>,
) {
    let wanted = TitlePicture::of_window(window.width(), window.height());
    if wanted != asked.0 {
        asked.0 = wanted;
        if art.get(wanted.path).is_none() {
            gallery.fetch(&[wanted.path]);
        }
    }
}

/// Gives the title's pictures to the panels, and sends for the others.
fn hand_out(
    front: Option<Res<Front>>,
    titles: (Option<Res<WideTitle>>, Option<Res<TallTitle>>),
    mut gallery: ResMut<Gallery>,
    mut walls: Walls,
) {
    let wide = titles.0.iter().flat_map(|title| title.by_path());
    let title: Vec<_> = wide.chain(titles.1.iter().flat_map(|title| title.by_path())).collect();
    if front.is_none() || title.is_empty() {
        error!("some pictures could not be loaded; is the assets folder beside the program?");
    }
    for (path, handle) in front.iter().flat_map(|front| front.by_path()).chain(title) {
        walls.hang(path, handle);
    }
    gallery.fetch(LATER);
}

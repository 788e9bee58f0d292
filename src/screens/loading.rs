//! Loads the game's own pictures, with a real progress for the page, then shows the title.

use bevy::{asset::UntypedHandle, ecs::world::World, platform::collections::HashMap, prelude::*};
use bevy_asset_loader::prelude::*;

use crate::{table::Screen, ui::art_paths};

use super::{gallery, page};

/// Key of the pictures whose list is known only at run time.
const PICTURES: &str = "pictures";

/// Every picture of the game's own, by path.
#[derive(AssetCollection, Resource)]
struct LoadedPictures {
    #[asset(key = "pictures", collection(typed, mapped))]
    by_path: HashMap<String, Handle<Image>>,
}

/// A list of files.
#[derive(Debug)]
struct Files(Vec<String>);

impl DynamicAsset for Files {
    fn load(&self, server: &AssetServer) -> Vec<UntypedHandle> {
        self.0.iter().map(|path| server.load::<Image>(path.clone()).untyped()).collect()
    }

    fn build(&self, world: &mut World) -> Result<DynamicAssetType, anyhow::Error> {
        let server = world.resource::<AssetServer>();
        Ok(DynamicAssetType::Collection(self.load(server)))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Title)
            .on_failure_continue_to_state(Screen::Title)
            .load_collection::<LoadedPictures>(),
    )
    .add_systems(PreStartup, list_files)
    .add_systems(Update, tell_progress.run_if(in_state(Screen::Loading)))
    .add_systems(OnExit(Screen::Loading), hand_out)
    .add_systems(OnEnter(Screen::Title), page::ready);
}

fn list_files(mut assets: ResMut<DynamicAssets>) {
    assets.register_asset(PICTURES, Box::new(Files(art_paths())));
}

fn tell_progress(server: Res<AssetServer>, mut last: Local<u32>) {
    let paths = art_paths();
    let loaded = |path: &String| {
        server.get_handle::<Image>(path).is_some_and(|handle| server.is_loaded_with_dependencies(&handle))
    };
    let done = paths.iter().filter(|path| loaded(path)).count() as u32;
    if done != *last {
        *last = done;
        page::progress(done as f32 / paths.len().max(1) as f32);
    }
}

/// Gives the pictures to the table and to the panels.
fn hand_out(loaded: Option<Res<LoadedPictures>>, mut walls: gallery::Walls) {
    let Some(loaded) = loaded else {
        error!("some pictures could not be loaded; is the assets folder beside the program?");
        return;
    };
    for (path, handle) in &loaded.by_path {
        walls.hang(path, handle);
    }
}

//! Loads every picture, with a real progress for the page, then shows the title.

use bevy::{
    asset::UntypedHandle, ecs::world::World, platform::collections::HashMap, prelude::*,
    render::render_resource::TextureFormat,
};
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::{
    table::{Pictures, Screen},
    theme::Theme,
    ui::{Art, art_paths, for_panels},
};

use super::{Themes, page};

/// Key of the pictures whose list is known only at run time.
const PICTURES: &str = "pictures";

/// Every picture of the game and its themes, by path.
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

/// Paths of the pictures a theme names.
fn theme_paths(theme: &Theme) -> Vec<String> {
    theme.edition.cards.all().iter().map(|card| theme.card_picture(card).to_owned()).collect()
}

fn list_files(themes: Res<Themes>, mut assets: ResMut<DynamicAssets>) {
    let mut paths = art_paths();
    paths.extend(themes.0.iter().flat_map(|theme| theme_paths(theme)));
    assets.register_asset(PICTURES, Box::new(Files(paths)));
}

fn tell_progress(server: Res<AssetServer>, themes: Res<Themes>, mut last: Local<u32>) {
    let mut paths = art_paths();
    paths.extend(themes.0.iter().flat_map(|theme| theme_paths(theme)));
    let loaded = |path: &String| {
        server.get_handle::<Image>(path).is_some_and(|handle| server.is_loaded_with_dependencies(&handle))
    };
    let done = paths.iter().filter(|path| loaded(path)).count() as u32;
    if done != *last {
        *last = done;
        page::progress(done as f32 / paths.len().max(1) as f32);
    }
}

/// The picture as panels blend it.
fn panel_picture(image: &Image) -> Option<Image> {
    image.clone().convert(TextureFormat::Rgba8UnormSrgb).and_then(|image| for_panels(&image))
}

/// Gives the pictures to the table and to the panels.
fn hand_out(
    loaded: Option<Res<LoadedPictures>>,
    mut pictures: ResMut<Pictures>,
    mut art: ResMut<Art>,
    mut textures: ResMut<EguiUserTextures>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(loaded) = loaded else {
        error!("some pictures could not be loaded; is the assets folder beside the program?");
        return;
    };
    for (path, handle) in &loaded.by_path {
        let Some(image) = images.get(handle).and_then(panel_picture) else { continue };
        let texture = textures.add_image(EguiTextureHandle::Strong(images.add(image)));
        art.textures.insert(path.clone(), texture);
        pictures.0.insert(path.clone(), handle.clone());
    }
}

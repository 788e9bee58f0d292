//! The themes' pictures: each theme's are fetched when it is wanted, so that a page need not load all of them first.

use bevy::{asset::LoadState, platform::collections::HashMap, prelude::*, render::render_resource::TextureFormat};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::{
    table::Pictures,
    theme::{Theme, has_picture},
    ui::{Art, for_panels},
};

/// The pictures that are being fetched, by path.
#[derive(Resource, Debug, Default)]
pub(super) struct Gallery {
    coming: HashMap<String, Handle<Image>>,
    wanted: Vec<String>,
}

impl Gallery {
    /// Wants a theme's pictures; once is enough.
    pub(super) fn want(&mut self, theme: &Theme) {
        if !self.wanted.contains(&theme.id) {
            self.wanted.push(theme.id.clone());
            let paths = theme.edition.cards.all().iter().map(|card| theme.card_picture(card));
            let there = paths.filter(|path| has_picture(path));
            self.coming.extend(there.map(|path| (path.to_owned(), Handle::default())));
        }
    }

    /// Whether a wanted picture is still on its way.
    pub(super) fn is_waiting(&self) -> bool {
        !self.coming.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>().add_systems(Update, fetch.run_if(|gallery: Res<Gallery>| gallery.is_waiting()));
}

/// Asks for what is wanted, and gives what has come to the table and to the panels. A picture that cannot be loaded is
/// told once in the log; its place is painted instead.
fn fetch(
    server: Res<AssetServer>,
    mut gallery: ResMut<Gallery>,
    mut pictures: ResMut<Pictures>,
    mut art: ResMut<Art>,
    mut textures: ResMut<EguiUserTextures>,
    mut images: ResMut<Assets<Image>>,
) {
    gallery.coming.retain(|path, handle| {
        if *handle == Handle::default() {
            *handle = server.load(path.clone());
            return true;
        }
        match server.load_state(&*handle) {
            LoadState::Loaded => {
                hang(path, handle, &mut pictures, &mut art, &mut textures, &mut images);
                false
            }
            LoadState::Failed(why) => {
                error!("{path}: {why}");
                false
            }
            LoadState::NotLoaded | LoadState::Loading => true,
        }
    });
}

/// Gives a loaded picture to the table and to the panels.
pub(super) fn hang(
    path: &str,
    handle: &Handle<Image>,
    pictures: &mut Pictures,
    art: &mut Art,
    textures: &mut EguiUserTextures,
    images: &mut Assets<Image>,
) {
    let Some(image) = images.get(handle).and_then(panel_picture) else { return };
    let texture = textures.add_image(EguiTextureHandle::Strong(images.add(image)));
    art.textures.insert(path.to_owned(), texture);
    pictures.0.insert(path.to_owned(), handle.clone());
}

/// The picture as panels blend it.
fn panel_picture(image: &Image) -> Option<Image> {
    image.clone().convert(TextureFormat::Rgba8UnormSrgb).and_then(|image| for_panels(&image))
}

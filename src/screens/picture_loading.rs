//! Loads the pictures that come after the title: the game's own at once, each theme's when it is wanted, so that a page
//! need not load all of them first. No collection names a theme's, as the themes do, and those of one's own come and
//! change while the game runs.

use std::sync::Arc;

use bevy::{asset::LoadState, platform::collections::HashMap, prelude::*, render::render_resource::TextureFormat};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::{
    resource::Begin,
    table::Pictures,
    ui::{Art, for_panels},
};
use candlestick_themes::{NameFace, Theme, ThemePack, has_picture};

use super::{Speech, face_file::FaceFile, themes::pictures::image_of};

/// The pictures that are being fetched, by path.
#[derive(Resource, Debug, Default)]
pub(super) struct PictureLoading {
    /// Whether those of the game's own that come together are still to come.
    awaits_own: bool,
    coming: HashMap<String, Handle<Image>>,
    wanted: Vec<String>,
    /// The files of the user's own themes, by the theme's id.
    own: HashMap<String, Arc<ThemePack>>,
    /// Pictures out of them that are to be unpacked: path and the theme's id.
    packed: Vec<(String, String)>,
    /// Pictures that are to be taken down.
    stale: Vec<String>,
    /// The panels' copies of own pictures, to be freed when those go.
    hung: HashMap<String, Handle<Image>>,
    /// The faces in which wanted themes write their names, on their way.
    faces: HashMap<NameFace, Handle<FaceFile>>,
    /// Own pictures that are none, in words.
    troubles: Vec<String>,
}

/// Own pictures unpacked in one frame.
const UNPACKED: usize = 4;

impl PictureLoading {
    /// Those of the game's own that come together are still to come, or have come.
    pub(super) const fn await_own(&mut self, awaits: bool) {
        self.awaits_own = awaits;
    }

    /// Sends for pictures of the game's own, by their paths below the assets folder.
    pub(super) fn fetch(&mut self, paths: &[&str]) {
        self.coming.extend(paths.iter().map(|path| ((*path).to_owned(), Handle::default())));
    }

    /// Wants a theme's pictures and the face of its names; once is enough.
    pub(super) fn want(&mut self, theme: &Theme) {
        if !self.wanted.contains(&theme.id) {
            self.want_face(theme);
            self.wanted.push(theme.id.clone());
            let paths = theme.card_pictures();
            match self.own.get(&theme.id) {
                Some(pack) => {
                    let there = paths.filter(|path| pack.picture(path).is_some());
                    self.packed.extend(there.map(|path| (path.to_owned(), theme.id.clone())));
                }
                None => {
                    let there = paths.filter(|path| has_picture(path));
                    self.coming.extend(there.map(|path| (path.to_owned(), Handle::default())));
                }
            }
        }
    }

    /// The files of one of the user's own themes are there, or are others now. Pictures that changed are hung anew.
    pub(super) fn bring(&mut self, theme: &Theme, pack: Arc<ThemePack>) {
        let wanted = self.wanted.contains(&theme.id);
        if wanted {
            self.want_face(theme);
        }
        let before = self.own.insert(theme.id.clone(), Arc::clone(&pack));
        let changed = |path: &&str| before.as_ref().is_none_or(|before| before.picture(path) != pack.picture(path));
        for path in theme.card_pictures().filter(changed) {
            self.stale.push(path.to_owned());
            if wanted && pack.picture(path).is_some() {
                self.packed.push((path.to_owned(), theme.id.clone()));
            }
        }
    }

    /// One of the user's own themes is no longer there.
    pub(super) fn leave(&mut self, id: &str) {
        self.own.remove(id);
        self.wanted.retain(|other| other != id);
        self.packed.retain(|(_, other)| other != id);
        let below = format!("themes/{id}/");
        self.stale.extend(self.hung.keys().filter(|path| path.starts_with(&below)).cloned());
    }

    /// Whether an own picture could not be hung.
    pub(super) fn has_troubles(&self) -> bool {
        !self.troubles.is_empty()
    }

    /// Own pictures that could not be hung, in words; their places are painted.
    pub(super) fn take_troubles(&mut self) -> Vec<String> {
        std::mem::take(&mut self.troubles)
    }

    /// Whether a wanted picture or face is still on its way.
    pub(super) fn is_waiting(&self) -> bool {
        self.awaits_own
            || self.wants_faces()
            || !(self.coming.is_empty() && self.packed.is_empty() && self.stale.is_empty())
    }

    /// All that is wanted has come.
    #[cfg(test)]
    pub(super) fn all_came(&mut self) {
        self.awaits_own = false;
        self.coming.clear();
        self.packed.clear();
        self.faces.clear();
    }

    fn want_face(&mut self, theme: &Theme) {
        let face = theme.house.names;
        if face.file().is_some() {
            self.faces.entry(face).or_default();
        }
    }

    /// Whether a wanted face is still on its way.
    pub(super) fn wants_faces(&self) -> bool {
        !self.faces.is_empty()
    }

    /// Goes through the faces that are on their way; those of which it is answered are there, or never come.
    pub(super) fn take_faces(&mut self, mut is_done: impl FnMut(NameFace, &mut Handle<FaceFile>) -> bool) {
        self.faces.retain(|face, handle| !is_done(*face, handle));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<PictureLoading>()
        .add_systems(Update, (fetch, unpack).chain().run_if(|loading: Res<PictureLoading>| loading.is_waiting()));
}

/// Everything that a picture is hung on.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Walls<'w> {
    pictures: ResMut<'w, Pictures>,
    art: ResMut<'w, Art>,
    textures: ResMut<'w, EguiUserTextures>,
    images: ResMut<'w, Assets<Image>>,
}

/// Asks for what is wanted, and gives what has come to the table and to the panels. A picture that cannot be loaded is
/// told once in the log; its place is painted instead.
fn fetch(server: Res<AssetServer>, mut loading: ResMut<PictureLoading>, mut walls: Walls) {
    loading.coming.retain(|path, handle| {
        if *handle == Handle::default() {
            *handle = server.load(path.clone());
            return true;
        }
        match server.load_state(&*handle) {
            LoadState::Loaded => {
                walls.hang(path, handle);
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

/// Takes down own pictures that are no longer so, and unpacks a few of those that are to be hung.
fn unpack(mut loading: ResMut<PictureLoading>, mut walls: Walls, words: Res<Speech>) {
    for path in std::mem::take(&mut loading.stale) {
        walls.take_down(&path, loading.hung.remove(&path));
    }
    let now = loading.packed.len().min(UNPACKED);
    for (path, id) in loading.packed.drain(..now).collect::<Vec<_>>() {
        let Some(pack) = loading.own.get(&id) else { continue };
        match pack.picture(&path).map(image_of) {
            Some(Ok(image)) => {
                if let Some(panel) = walls.hang_image(&path, image) {
                    loading.hung.insert(path, panel);
                }
            }
            Some(Err(why)) => {
                loading.troubles.push(format!("{}: {}", path.trim_start_matches("themes/"), why.say(&words.0)));
            }
            None => {}
        }
    }
}

impl Walls<'_> {
    /// Gives a loaded picture to the table and to the panels; answers the panels' copy of it.
    pub(super) fn hang(&mut self, path: &str, handle: &Handle<Image>) -> Option<Handle<Image>> {
        let image = self.images.get(handle).and_then(panel_picture)?;
        let panel = self.images.add(image);
        let texture = self.textures.add_image(EguiTextureHandle::Strong(panel.clone()));
        self.art.textures.insert(path.to_owned(), texture);
        self.pictures.0.insert(path.to_owned(), handle.clone());
        Some(panel)
    }

    /// The same with a picture that was unpacked here.
    pub(super) fn hang_image(&mut self, path: &str, image: Image) -> Option<Handle<Image>> {
        let handle = self.images.add(image);
        self.hang(path, &handle)
    }

    /// Takes a picture down and frees it.
    fn take_down(&mut self, path: &str, panel: Option<Handle<Image>>) {
        self.pictures.0.remove(path);
        self.art.textures.remove(path);
        if let Some(panel) = panel {
            self.textures.remove_image(panel.id());
        }
    }
}

/// The picture as panels blend it.
fn panel_picture(image: &Image) -> Option<Image> {
    let converted = || for_panels(&image.convert(TextureFormat::Rgba8UnormSrgb)?);
    for_panels(image).or_else(converted)
}

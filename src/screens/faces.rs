//! The faces in which themes write their names: fetched with a theme's pictures, given to the table and to the panels.

use std::sync::Arc;

use bevy::{asset::LoadState, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{
    Favourite, Themes,
    face_file::{FaceFile, FaceLoader},
    gallery::Gallery,
    review::Reviewing,
    window::style_once,
};
use crate::{
    session::Session,
    table::{Faces, Screen},
    ui::style,
};
use candlestick_themes::{NameFace, Theme};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Faces>()
        .init_asset::<FaceFile>()
        .init_asset_loader::<FaceLoader>()
        .add_systems(Update, fetch.run_if(|gallery: Res<Gallery>| gallery.wants_faces()))
        .add_systems(EguiPrimaryContextPass, letter.after(style_once));
}

/// Asks for the faces that are wanted, and gives what has come to the table. One that cannot be loaded is told once in
/// the log; the game's own stands in.
fn fetch(
    server: Res<AssetServer>,
    files: Res<Assets<FaceFile>>,
    mut gallery: ResMut<Gallery>,
    mut faces: ResMut<Faces>,
) {
    gallery.take_faces(|face, handle| {
        let Some(path) = face.file().filter(|_| !faces.has(face)) else { return true };
        if *handle == Handle::default() {
            *handle = server.load(path);
            return false;
        }
        match (server.load_state(&*handle), files.get(&*handle)) {
            (LoadState::Loaded, Some(file)) => {
                faces.put(face, Arc::clone(&file.0));
                true
            }
            (LoadState::Failed(why), _) => {
                error!("{path}: {why}");
                true
            }
            _ => false,
        }
    });
}

/// Titles stand in the face of the theme that is set up, played or looked back at.
fn letter(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    (session, reviewing): (Option<Res<Session>>, Res<Reviewing>),
    (themes, favourite, faces): (Res<Themes>, Res<Favourite>, Res<Faces>),
    mut now: Local<NameFace>,
) -> Result {
    let theme: Option<&Theme> = match screen.get() {
        Screen::Setup => themes.named(&favourite.0).map(|theme| &**theme),
        Screen::Play | Screen::Verdict => session.as_ref().map(|session| &**session.theme()),
        Screen::Review => reviewing.theme(),
        _ => None,
    };
    let own = theme.and_then(|theme| Some((theme.house.names, faces.of(theme)?)));
    let wanted = own.map_or_else(NameFace::default, |(face, _)| face);
    if *now != wanted {
        *now = wanted;
        style::letter(contexts.ctx_mut()?, own.map(|(_, file)| file));
    }
    Ok(())
}

//! Fetches the faces in which themes write their names with a theme's pictures, and plain letters for whoever wants
//! them, and gives both to the table and to the panels.

use std::sync::Arc;

use bevy::{asset::LoadState, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{
    Favourite, Themes,
    face_file::{FaceFile, FaceLoader},
    picture_loading::PictureLoading,
    review::open_review::OpenReview,
    scripts::Scripts,
    window::style_once,
};
use crate::{
    resource::Begin,
    session::Session,
    table::{Faces, PlainFace, Screen, ThemeChanged},
    ui::{style, text_options::TextOptions},
};
use candlestick_themes::{NameFace, Theme, palette::Sight};

pub(super) fn plugin(app: &mut App) {
    app.begin::<Faces>()
        .init_asset::<FaceFile>()
        .init_asset_loader::<FaceLoader>()
        .add_systems(Update, fetch.run_if(|loading: Res<PictureLoading>| loading.wants_faces()))
        .add_systems(Update, write_plain)
        .add_systems(PreUpdate, renew)
        .add_systems(EguiPrimaryContextPass, letter.after(style_once));
}

/// Asks for the faces that are wanted, and gives what has come to the table. One that cannot be loaded is told once in
/// the log; the game's own stands in.
fn fetch(
    server: Res<AssetServer>,
    files: Res<Assets<FaceFile>>,
    mut loading: ResMut<PictureLoading>,
    mut faces: ResMut<Faces>,
) {
    loading.take_faces(|face, handle| {
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

/// The files of the plain letters, below the assets folder: for texts, and bold.
const PLAIN: [&str; 2] = ["fonts/plain/text.ttf", "fonts/plain/bold.ttf"];

/// Has all written in plain letters while somebody wants them, as soon as both files are there; they are asked for once.
fn write_plain(
    server: Res<AssetServer>,
    files: Res<Assets<FaceFile>>,
    reading: Res<TextOptions>,
    mut faces: ResMut<Faces>,
    mut coming: Local<Option<[Handle<FaceFile>; 2]>>,
    mut told: Local<bool>,
) {
    if reading.plain == faces.plain().is_some() {
        return;
    }
    if !reading.plain {
        faces.write_plain(None);
        return;
    }
    let handles = coming.get_or_insert_with(|| PLAIN.map(|path| server.load(path)));
    if let [Some(text), Some(bold)] = handles.each_ref().map(|handle| files.get(handle)) {
        faces.write_plain(Some(PlainFace { text: Arc::clone(&text.0), bold: Arc::clone(&bold.0) }));
    }
    for (handle, path) in handles.iter().zip(PLAIN) {
        if let (LoadState::Failed(why), false) = (server.load_state(handle), *told) {
            error!("{path}: {why}");
            *told = true;
        }
    }
}

/// All themes are coloured for the eyes that are to see them, as strongly as they wish, and tables painted anew for them or in
/// other letters, also as those of another script come.
fn renew(
    (reading, faces): (Res<TextOptions>, Res<Faces>),
    mut themes: ResMut<Themes>,
    mut changed: MessageWriter<ThemeChanged>,
    mut now: Local<(Sight, bool, bool, usize)>,
) {
    let wanted = (reading.sight, reading.strong, faces.plain().is_some(), faces.scripts().len());
    if *now == wanted {
        return;
    }
    *now = wanted;
    for theme in themes.all_mut() {
        *theme = Arc::new(theme.for_eyes(reading.sight, reading.strong));
        changed.write(ThemeChanged(Arc::clone(theme)));
    }
}

/// Texts stand in plain letters where those are wanted, titles else in the face of the theme that is set up, played or looked back at.
fn letter(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    (session, open_review): (Option<Res<Session>>, Res<OpenReview>),
    (themes, favourite, faces): (Res<Themes>, Res<Favourite>, Res<Faces>),
    scripts: Res<Scripts>,
    mut now: Local<(NameFace, bool, usize)>,
) -> Result {
    let theme: Option<&Theme> = match screen.get() {
        Screen::Setup => themes.named(&favourite.0).map(|theme| &**theme),
        Screen::Play | Screen::Verdict => session.as_ref().map(|session| &**session.theme()),
        Screen::Review => open_review.theme(),
        _ => None,
    };
    let own = theme.and_then(|theme| Some((theme.house.names, faces.of(theme)?)));
    let wanted =
        (own.map_or_else(NameFace::default, |(face, _)| face), faces.plain().is_some(), scripts.files().count());
    if *now != wanted {
        *now = wanted;
        let plain = faces.plain().map(|plain| [&*plain.text, &*plain.bold]);
        style::letter(contexts.ctx_mut()?, own.map(|(_, file)| file), plain, scripts.files());
    }
    Ok(())
}

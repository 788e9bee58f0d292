//! Letters of other scripts, as of a friend's name or a theme's words: each file is fetched when one of its letters is first
//! written.

use std::sync::Arc;

use bevy::{asset::LoadState, prelude::*};
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{Shape, epaint::ClippedShape},
};

use super::face_file::FaceFile;
use crate::{resource::Begin, table::Faces};
use candlestick_themes::fonts::{SCRIPTS, script_of};

/// How far a script has come.
#[derive(Debug, Default)]
enum FontArrival {
    /// None of its letters was written yet.
    #[default]
    Unneeded,
    Asked(Handle<FaceFile>),
    Here(Arc<[u8]>),
    /// It could not be loaded, which the log says.
    Missing,
}

/// The scripts that have come, for the panels.
#[derive(Resource, Debug, Default)]
pub(super) struct Scripts([FontArrival; SCRIPTS.len()]);

impl Scripts {
    /// The files of those that are here, with their names.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &[u8])> {
        SCRIPTS.iter().zip(&self.0).filter_map(|((path, _), coming)| match coming {
            FontArrival::Here(file) => Some((*path, &**file)),
            FontArrival::Unneeded | FontArrival::Asked(_) | FontArrival::Missing => None,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<Scripts>()
        .add_systems(Update, take.run_if(is_coming))
        .add_systems(PostUpdate, look.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
}

/// Notes the scripts of all that is written in a shape.
fn gather(shape: &Shape, found: &mut [bool; SCRIPTS.len()]) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, found)),
        Shape::Text(text) => {
            text.galley.text().chars().filter_map(script_of).for_each(|script| found[script] = true);
        }
        _ => {}
    }
}

/// Looks through all that egui is about to paint, and asks for the scripts that it needs.
fn look(server: Res<AssetServer>, mut scripts: ResMut<Scripts>, outputs: Query<&EguiFullOutput>) {
    let mut found = [false; SCRIPTS.len()];
    for ClippedShape { shape, .. } in outputs.iter().flat_map(|output| &output.0).flat_map(|output| &output.shapes) {
        gather(shape, &mut found);
    }
    for (n, (path, _)) in SCRIPTS.iter().enumerate() {
        if found[n] && matches!(scripts.0[n], FontArrival::Unneeded) {
            scripts.0[n] = FontArrival::Asked(server.load(*path));
        }
    }
}

fn is_coming(scripts: Res<Scripts>) -> bool {
    scripts.0.iter().any(|coming| matches!(coming, FontArrival::Asked(_)))
}

/// Takes what has come, for the panels and for what is painted.
fn take(
    server: Res<AssetServer>,
    files: Res<Assets<FaceFile>>,
    mut scripts: ResMut<Scripts>,
    mut faces: ResMut<Faces>,
) {
    for ((path, _), coming) in SCRIPTS.iter().zip(&mut scripts.0) {
        let FontArrival::Asked(handle) = coming else { continue };
        *coming = match (files.get(&*handle), server.load_state(&*handle)) {
            (Some(file), _) => {
                faces.put_script(Arc::clone(&file.0));
                FontArrival::Here(Arc::clone(&file.0))
            }
            (None, LoadState::Failed(why)) => {
                error!("{path}: {why}");
                FontArrival::Missing
            }
            (None, _) => continue,
        };
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, Context, FontFamily, FontId, RawInput, pos2};

    use super::*;
    use crate::ui::style;

    /// A word of each script, in the order of their files.
    const WORDS: [&str; SCRIPTS.len()] = ["Nguyễn", "Ἑλένη", "Юлія", "さくら", "美咲", "지민"];

    #[test]
    fn what_is_written_in_another_script_asks_for_that_script_alone() {
        let ctx = Context::default();
        style::apply(&ctx);
        for (n, word) in WORDS.iter().enumerate() {
            let mut found = [false; SCRIPTS.len()];
            ctx.run_ui(RawInput::default(), |ui| {
                let text = format!("Zoë, Łukasz „{word}“ → 7 × ½ …");
                let galley = ui.painter().layout_no_wrap(text, FontId::proportional(16.0), Color32::WHITE);
                gather(&Shape::Vec(vec![Shape::galley(pos2(0.0, 0.0), galley, Color32::WHITE)]), &mut found);
            })
            .textures_delta
            .clear();
            let expected: [bool; SCRIPTS.len()] = std::array::from_fn(|at| at == n);
            assert_eq!(found, expected, "{word}");
        }
    }

    #[test]
    fn each_file_has_the_letters_that_ask_for_it_and_every_face_falls_back_on_it() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/");
        let read = |path: &str| std::fs::read(format!("{root}{path}")).expect("the file is committed");
        let files: Vec<_> = SCRIPTS.iter().map(|(path, _)| (*path, read(path))).collect();
        let ctx = Context::default();
        let has = |word: &str| {
            ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
            let family = |name: &str| FontFamily::Name(name.into());
            // egui says of the letters beside its sign for a missing one that they are missing too.
            let others: Vec<_> = word.chars().filter(|letter| script_of(*letter).is_some()).collect();
            [FontFamily::Proportional, family("bold"), family("display")].iter().all(|family| {
                let font = FontId::new(16.0, family.clone());
                ctx.fonts_mut(|fonts| others.iter().all(|letter| fonts.has_glyph(&font, *letter)))
            })
        };
        style::apply(&ctx);
        assert!(WORDS.iter().all(|word| !has(word)), "without them there is none");
        style::letter(&ctx, None, None, files.iter().map(|(name, file)| (*name, file.as_slice())));
        for word in WORDS {
            assert!(has(word), "{word}");
        }
    }
}

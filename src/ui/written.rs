//! In tests: the words that a frame of panels would paint.

use bevy_egui::egui::{FullOutput, Shape};

/// The words of a frame, each text of its own, in the order in which they are painted. Takes the frame's textures away,
/// which nobody uploads in a test.
pub(crate) fn written(mut output: FullOutput) -> Vec<String> {
    output.textures_delta.clear();
    let text = |shape| match shape {
        Shape::Text(text) => Some(text.galley.text().to_owned()),
        _ => None,
    };
    output.shapes.into_iter().filter_map(|clipped| text(clipped.shape)).collect()
}

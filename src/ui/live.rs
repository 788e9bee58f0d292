//! Lines that are heard as they come: labels that the window's tree marks as live, and what the page is to say of them.

use std::collections::HashMap;

use bevy_egui::egui::{Context, Id, Response, accesskit::Live};

/// The live labels that are shown, and what of them was not said yet.
#[derive(Debug, Clone, Default)]
struct Heard {
    /// Each with its words and the pass in which it was shown last.
    shown: HashMap<&'static str, (String, u64)>,
    to_say: Vec<String>,
}

fn id() -> Id {
    Id::new("heard-as-it-comes")
}

/// A screen reader of the window tells by itself whenever this label says something else.
pub fn polite(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Whoever listens hears this label: once as it comes, and again whenever its words are others. The name is its own among
/// those that are shown at the same time.
pub fn heard(response: &Response, name: &'static str, text: &str) {
    polite(response);
    let now = response.ctx.cumulative_pass_nr();
    response.ctx.data_mut(|data| {
        let heard: &mut Heard = data.get_temp_mut_or_default(id());
        let before = heard.shown.insert(name, (text.to_owned(), now));
        if before.is_none_or(|(said, shown)| said != text || shown + 1 < now) {
            heard.to_say.push(text.to_owned());
        }
    });
}

/// What is to be said now, in order; each line once.
#[must_use]
pub fn take(ctx: &Context) -> Vec<String> {
    ctx.data_mut(|data| std::mem::take(&mut data.get_temp_mut_or_default::<Heard>(id()).to_say))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;

    use super::*;

    /// A frame with this label, or none; what is to be said of it, and whether the tree marks a label as live.
    fn frame(ctx: &Context, text: Option<&str>) -> (Vec<String>, bool) {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            if let Some(text) = text {
                heard(&ui.label(text), "answer", text);
            }
        });
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.take().expect("a tree");
        (take(ctx), tree.nodes.iter().any(|(_, node)| node.live() == Some(Live::Polite)))
    }

    #[test]
    fn a_label_is_said_once_as_it_comes_and_again_when_it_is_another_or_comes_anew() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let silent = (Vec::new(), true);
        let said = |text: &str| (vec![text.to_owned()], true);
        assert_eq!(frame(&ctx, None), (Vec::new(), false));
        assert_eq!(frame(&ctx, Some("Right.")), said("Right."));
        assert_eq!(frame(&ctx, Some("Right.")), silent);
        assert_eq!(frame(&ctx, Some("Wrong.")), said("Wrong."));
        assert_eq!(frame(&ctx, Some("Wrong.")), silent);
        assert_eq!(frame(&ctx, None), (Vec::new(), false));
        assert_eq!(frame(&ctx, Some("Wrong.")), said("Wrong."));
    }
}

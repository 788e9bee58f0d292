//! Marks labels for screen readers: live ones, those in another language, and those that are heard as one; and gathers
//! what the page is to say of them.

use std::collections::HashMap;

use bevy_egui::egui::{
    Context, Id, Response,
    accesskit::{Live, Role},
};

/// The live labels that are shown, and what of them was not said yet.
#[derive(Debug, Clone, Default)]
struct Heard {
    shown: HashMap<&'static str, LiveLabel>,
    to_say: Vec<String>,
}

/// A live label.
#[derive(Debug, Clone)]
struct LiveLabel {
    about: String,
    /// The words that were said of it.
    said: String,
    /// The pass in which it was shown last.
    pass: u64,
}

fn id() -> Id {
    Id::new("heard-as-it-comes")
}

/// A screen reader of the window tells by itself whenever this label says something else.
pub fn polite(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// What this widget says is in another language than all around it, by its code: it is read aloud so.
pub fn in_language(response: &Response, code: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_language(code));
}

/// Of this label readers hear a text that tells of its neighbours as well. It is made for them alone, and may not ask the
/// context for anything, which waits for it.
pub fn told_as(response: &Response, text: impl FnOnce() -> String) {
    // What a label says is its value.
    response.ctx.accesskit_node_builder(response.id, |node| node.set_value(text()));
}

/// Readers pass over this label, as a neighbour tells what it says.
pub fn passed_over(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::GenericContainer);
        node.clear_value();
    });
}

/// Whoever listens hears this label: once as it comes, and again whenever its words are others. The name is its own among
/// those that are shown at the same time.
pub fn heard(response: &Response, name: &'static str, text: &str) {
    heard_about(response, name, text, text);
}

/// The same for words in which numbers go on: heard again only when what they are about is another.
pub fn heard_about(response: &Response, name: &'static str, text: &str, about: &str) {
    let pass = response.ctx.cumulative_pass_nr();
    let is_said =
        response.ctx.data_mut(|data| data.get_temp_mut_or_default::<Heard>(id()).show(name, text, about, pass));
    if is_said {
        polite(response);
    }
}

impl Heard {
    /// Takes up that this is shown, and answers whether its words are those that were said. With other numbers it is no live
    /// label, or the window's readers would tell each.
    fn show(&mut self, name: &'static str, text: &str, about: &str, pass: u64) -> bool {
        let before = self.shown.remove(name).filter(|before| before.about == about && pass <= before.pass + 1);
        let said = before.map_or_else(
            || {
                self.to_say.push(text.to_owned());
                text.to_owned()
            },
            |before| before.said,
        );
        let is_said = said == text;
        self.shown.insert(name, LiveLabel { about: about.to_owned(), said, pass });
        is_said
    }
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
        frame_about(ctx, text.map(|text| (text, text)))
    }

    /// The same with what it is about.
    fn frame_about(ctx: &Context, label: Option<(&str, &str)>) -> (Vec<String>, bool) {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            if let Some((text, about)) = label {
                heard_about(&ui.label(text), "answer", text, about);
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

    #[test]
    fn a_label_that_tells_of_its_neighbours_is_heard_in_their_place() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            told_as(&ui.label("Ann"), || "Ann: Rope and Hall".into());
            passed_over(&ui.label("Rope"));
            passed_over(&ui.label("Hall"));
        });
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.take().expect("a tree");
        let heard: Vec<_> =
            tree.nodes.iter().filter_map(|(_, node)| node.value()).filter(|text| !text.is_empty()).collect();
        assert_eq!(heard, ["Ann: Rope and Hall"]);
        assert_eq!(tree.nodes.iter().filter(|(_, node)| node.role() == Role::Label).count(), 1);
    }

    #[test]
    fn numbers_that_go_on_are_not_said_until_it_is_about_something_else() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let away = |text: &str, about: &str| frame_about(&ctx, Some((text, about)));
        let said = |text: &str| (vec![text.to_owned()], true);
        assert_eq!(away("Ada is away for 3 minutes.", "Ada"), said("Ada is away for 3 minutes."));
        assert_eq!(away("Ada is away for 3 minutes.", "Ada"), (Vec::new(), true));
        assert_eq!(away("Ada is away for 4 minutes.", "Ada"), (Vec::new(), false), "the window would tell it");
        assert_eq!(away("Max is away for 0 seconds.", "Max"), said("Max is away for 0 seconds."));
        assert_eq!(away("Ada is away for 5 minutes.", "Ada"), said("Ada is away for 5 minutes."));
    }
}

//! Shows for a while what a room says, as a line that screen readers hear as it comes.

use bevy_egui::egui::{Label, Response, RichText, Ui};

use crate::ui::{live, scale::Size, style::body};
use candlestick_themes::palette;

/// What is said for a while.
#[derive(Debug, Clone, Copy)]
pub(super) struct SaidAloud<'a> {
    pub text: &'a str,
    /// Until when, in milliseconds: the same words at another time are said again.
    pub until: u64,
}

impl SaidAloud<'_> {
    /// Shows it. In the page it has been said already, on whatever screen one was.
    pub(super) fn show(self, ui: &mut Ui) {
        ui.push_id(("said", self.until), |ui| live::polite(&line(ui, self.text)));
    }
}

/// A line of what a room tells.
pub(super) fn line(ui: &mut Ui, text: &str) -> Response {
    ui.add(Label::new(RichText::new(text).font(body(Size::TEXT)).color(palette::CANDLE)).wrap())
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{
        Context, RawInput,
        accesskit::{Live, NodeId},
    };

    use super::*;

    /// What is heard as it comes while this is shown.
    fn heard(ctx: &Context, said: SaidAloud) -> Vec<(NodeId, String)> {
        let mut output = ctx.run_ui(RawInput::default(), |ui| said.show(ui));
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.take().expect("a tree");
        let live = tree.nodes.iter().filter(|(_, node)| node.live() == Some(Live::Polite));
        live.map(|(id, node)| (*id, node.value().unwrap_or_default().to_owned())).collect()
    }

    #[test]
    fn what_a_room_says_is_heard_as_it_comes_and_again_when_the_same_is_said_again() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.enable_accesskit();
        let said = |until| SaidAloud { text: "Ada: Well done!", until };
        let first = heard(&ctx, said(6_000));
        assert_eq!(first.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), ["Ada: Well done!"]);
        assert_eq!(heard(&ctx, said(6_000)), first, "it is the same label while it is shown");
        let again = heard(&ctx, said(9_000));
        assert_eq!(again.len(), 1);
        assert_ne!(again[0].0, first[0].0, "it is another label, which is heard");
    }
}

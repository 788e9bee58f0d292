//! The end of a chapter: what it says, and where to go from there.

use bevy_egui::egui::{Context, Id, Key, Label, RichText};

use crate::ui::scale::Size;
use crate::ui::{
    Art, ScreenTargets,
    style::bold,
    widgets::{Button, ButtonKind, DialogFoot, dialog, hairline, heading, pressed},
};
use candlestick_themes::{Words, key, palette};

/// Where to go from the end of a chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndChoice {
    /// To the next chapter.
    Next,
    /// To a case of one's own.
    Play,
    /// To the title.
    Title,
}

/// Shows what the chapter says at its end; `next` is the next one's title, if there is one.
pub fn show(
    ctx: &Context,
    (title, text): (&str, &str),
    next: Option<&str>,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Option<EndChoice> {
    let shown = dialog(ctx, Id::new("lesson-end"), (380.0, true), |ui| {
        heading(ui, title);
        let foot = DialogFoot::of(ui);
        foot.list(ui).show(ui, |ui| {
            ui.add(Label::new(RichText::new(text).font(bold(Size::LEAD)).color(palette::IVORY)).wrap());
        });
        foot.show(ui, |ui| {
            hairline(ui);
            let mut chosen = None;
            let mut one = |text: &str, kind: ButtonKind, icon: &str, target: &str, choice: EndChoice| {
                let response = Button::new(text).kind(kind).icon(art.icon(icon)).wide().show(ui);
                targets.mark(target, &response);
                chosen = response.clicked().then_some(choice).or(chosen);
            };
            // A case of one's own is what it was all for; after the last chapter, and after the first.
            one(&words.say(key!("lesson-play")), ButtonKind::Primary, "magnifier", "lesson.play", EndChoice::Play);
            if let Some(next) = next {
                let text = words.with(key!("lesson-next"), &[("title", next.into())]);
                one(&text, ButtonKind::Plain, "play", "lesson.next", EndChoice::Next);
            }
            one(&words.say(key!("lesson-title")), ButtonKind::Plain, "home", "lesson.title", EndChoice::Title);
            chosen.or_else(|| pressed(ui, Key::Escape).then_some(EndChoice::Title))
        })
    });
    shown.inner
}

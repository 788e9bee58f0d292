//! The windows over the screen: more ways, whether to start anew, and the text of a table from elsewhere.

use bevy_egui::egui::{Context, Id, Margin, TextEdit, Ui};

use super::{
    choice::{PositionChoice, PositionWindow},
    parts::{PositionButton, PositionScreen, note, say, ways},
    state::PositionState,
};
use crate::ui::widgets::{ButtonKind, DialogFoot, called, dialog, heading};
use candlestick_themes::key;

/// The widest window.
const WIDEST: f32 = 460.0;

/// Shows the window that is open.
pub(super) fn show(ctx: &Context, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let Some(window) = &state.window else { return };
    let shown = dialog(ctx, Id::new("position-window"), (WIDEST, shared.narrow), |ui| {
        let foot = DialogFoot::of(ui);
        let below = foot.list(ui).show(ui, |ui| match window {
            PositionWindow::More => more(ui, state, shared, chosen),
            PositionWindow::Anew => anew(ui, shared),
            PositionWindow::Text(pasted) => text(ui, pasted, shared, chosen),
        });
        foot.show(ui, |ui| ways(ui, shared, below.inner, chosen));
    });
    chosen.extend(shown.should_close().then_some(PositionChoice::Window(None)));
}

fn close<'a>(shared: &PositionScreen) -> PositionButton<'a> {
    PositionButton::new(shared.words.say(key!("position-close")), "position.close", PositionChoice::Window(None))
}

/// What stands in each window; answers the ways that stay in sight below it.
fn more<'a>(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) -> Vec<PositionButton<'a>> {
    let words = shared.words;
    heading(ui, &words.say(key!("position-more")));
    if state.kept.begun {
        ways(
            ui,
            shared,
            vec![PositionButton::new(words.say(key!("position-lay")), "position.lay", PositionChoice::Lay)],
            chosen,
        );
    }
    let copy = PositionButton::new(words.say(key!("position-copy")), "position.copy", PositionChoice::Copy);
    ways(ui, shared, vec![copy], chosen);
    let window = |window| PositionChoice::Window(Some(window));
    let text = PositionButton::new(
        words.say(key!("position-text")),
        "position.text",
        window(PositionWindow::Text(String::new())),
    );
    ways(ui, shared, vec![text], chosen);
    let anew = PositionButton::new(words.say(key!("position-anew")), "position.anew", window(PositionWindow::Anew));
    ways(ui, shared, vec![anew], chosen);
    vec![close(shared)]
}

fn anew<'a>(ui: &mut Ui, shared: &PositionScreen) -> Vec<PositionButton<'a>> {
    heading(ui, &shared.words.say(key!("position-anew-title")));
    say(ui, &shared.words.say(key!("position-anew-why")));
    let yes =
        PositionButton::new(shared.words.say(key!("position-anew-yes")), "position.anew.yes", PositionChoice::Anew);
    vec![close(shared), PositionButton { kind: ButtonKind::Danger, ..yes }]
}

fn text<'a>(
    ui: &mut Ui,
    pasted: &str,
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) -> Vec<PositionButton<'a>> {
    heading(ui, &shared.words.say(key!("position-text")));
    note(ui, &shared.words.say(key!("position-text-why")));
    let mut typed = pasted.to_owned();
    let edit =
        TextEdit::multiline(&mut typed).desired_rows(4).desired_width(f32::INFINITY).margin(Margin::symmetric(8, 6));
    let edit = bevy_egui::egui::ScrollArea::vertical().max_height(120.0).show(ui, |ui| ui.add(edit)).inner;
    called(&edit, shared.words.say(key!("position-text")));
    shared.targets.mark("position.pasted", &edit);
    if edit.changed() {
        chosen.push(PositionChoice::Window(Some(PositionWindow::Text(typed))));
    }
    let on = !pasted.trim().is_empty();
    let read = PositionButton::new(shared.words.say(key!("position-take")), "position.take", PositionChoice::Read);
    vec![close(shared), PositionButton { on, kind: ButtonKind::Primary, ..read }]
}

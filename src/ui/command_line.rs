//! The line over the table in which commands are typed, with how it could go on and what came of the last.

use bevy_egui::egui::{Context, Id, Key, Label, Response, RichText, Ui, text::CCursor, text_selection::CCursorRange};

use super::{
    ScreenTargets, live,
    style::body,
    widgets::{Button, ButtonKind, DialogFoot, called, dialog, hairline, heading, line, line_so_wide},
};
use crate::ui::scale::Size;
use candlestick_themes::{Words, key, palette};

/// The most ways to go on that are offered.
const MOST_ENDS: usize = 8;
/// The narrowest line beside its button, in points.
const LEAST_LINE: f32 = 150.0;
/// The most letters of a command.
const MOST_LETTERS: usize = 200;

/// What is typed, while the line is open.
#[derive(Debug, Clone, Default)]
pub struct CommandLine {
    /// Whether it is.
    pub open: bool,
    /// What stands in it.
    pub text: String,
    /// Whether the keyboard is to be in it, behind what was written for the person.
    leads: bool,
}

/// What is shown with the line.
#[derive(Debug, Clone, Copy)]
pub struct CommandLineOf<'a> {
    /// The game's words.
    pub words: &'a Words,
    /// Where it notes what can be pressed.
    pub targets: &'a ScreenTargets,
    /// How what is typed could go on.
    pub ends: &'a [String],
    /// What came of the last command, a line each.
    pub response: &'a [String],
    /// What cannot be taken back and waits for a yes, with the words for yes and no as they are typed.
    pub sure: Option<(&'a str, &'a [String; 2])>,
}

impl CommandLine {
    /// Open, with the keyboard elsewhere.
    #[must_use]
    pub fn opened() -> Self {
        Self { open: true, ..Self::default() }
    }

    /// Opens it, with the keyboard in it.
    pub fn begin(&mut self) {
        *self = Self { open: true, leads: true, text: String::new() };
    }
}

/// Shows it while it is open; answers a command that is to be done.
pub fn show(ctx: &Context, typed: &mut CommandLine, of: &CommandLineOf) -> Option<String> {
    if !typed.open {
        return None;
    }
    let words = of.words;
    let shown = dialog(ctx, Id::new("command-line"), (460.0, true), |ui| {
        ui.vertical_centered(|ui| heading(ui, &words.say(key!("mirror-type"))));
        hairline(ui);
        let mut done = field(ui, typed, of);
        let foot = DialogFoot::of(ui);
        foot.list(ui).id_salt("command-line").show(ui, |ui| {
            done = sure(ui, of).or(done.take());
            ends(ui, typed, of);
            response(ui, of);
        });
        let close = foot.show(ui, |ui| Button::new(&words.say(key!("keys-close"))).leaves().wide().show(ui));
        of.targets.mark("command.close", &close);
        (done, close.clicked())
    });
    let leave = shown.should_close();
    let (done, closed) = shown.inner;
    typed.open = !(leave || closed);
    if done.is_some() {
        typed.text.clear();
        typed.leads = true;
    }
    done
}

/// The line itself; Enter or the button does what stands there.
fn field(ui: &mut Ui, typed: &mut CommandLine, of: &CommandLineOf) -> Option<String> {
    let text = of.words.say(key!("mirror-enter"));
    let button = Button::new(&text).kind(ButtonKind::Primary).enabled(!typed.text.trim().is_empty());
    let beside = ui.available_width() - button.natural_width(ui) - ui.spacing().item_spacing.x;
    let (edit, button) = if beside < LEAST_LINE {
        let edit = line(ui, &mut typed.text, "", MOST_LETTERS);
        (edit, button.wide().show(ui))
    } else {
        let row = |ui: &mut Ui| (line_so_wide(ui, beside, &mut typed.text, "", MOST_LETTERS), button.show(ui));
        ui.horizontal(row).inner
    };
    called(&edit, of.words.say(key!("mirror-type")));
    of.targets.mark("command.line", &edit);
    of.targets.mark("command.do", &button);
    if std::mem::take(&mut typed.leads) {
        lead_to(&edit, &typed.text);
    }
    let enter = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (enter || button.clicked()).then(|| typed.text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// The keyboard is in the line, at its end.
fn lead_to(edit: &Response, text: &str) {
    edit.request_focus();
    let end = CCursor::new(text.chars().count());
    let mut state = bevy_egui::egui::TextEdit::load_state(&edit.ctx, edit.id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::one(end)));
    state.store(&edit.ctx, edit.id);
}

/// What cannot be taken back is asked about once more.
fn sure(ui: &mut Ui, of: &CommandLineOf) -> Option<String> {
    let (label, [yes, no]) = of.sure?;
    let told = of.words.with(key!("mirror-yes"), &[("label", label.into())]);
    let agreed = Button::new(&told).kind(ButtonKind::Danger).wide().show(ui);
    of.targets.mark("command.yes", &agreed);
    let left = Button::new(&of.words.say(key!("mirror-no"))).wide().show(ui);
    of.targets.mark("command.no", &left);
    agreed.clicked().then(|| yes.clone()).or_else(|| left.clicked().then(|| no.clone()))
}

/// How the line could go on, to be pressed.
fn ends(ui: &mut Ui, typed: &mut CommandLine, of: &CommandLineOf) {
    let (all, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let mut rest: Vec<_> = of.ends.iter().take(MOST_ENDS).enumerate().collect();
    while !rest.is_empty() {
        let widths = rest.iter().map(|(_, end)| Button::new(end).natural_width(ui) + gap);
        let mut ends = widths.scan(0.0, |wide, one| {
            *wide += one;
            Some(*wide - gap)
        });
        // One that is too wide for a row alone is made smaller.
        let fit = ends.position(|wide| wide > all).unwrap_or(rest.len()).max(1);
        ui.horizontal(|ui| {
            for (n, end) in rest.drain(..fit) {
                let button = Button::new(end).show(ui);
                of.targets.mark(format!("command.end.{n}"), &button);
                if button.clicked() {
                    typed.text = format!("{end} ");
                    typed.leads = true;
                }
            }
        });
    }
}

/// What came of the last command.
fn response(ui: &mut Ui, of: &CommandLineOf) {
    let told = of.response.iter().map(|line| {
        ui.add(Label::new(RichText::new(line.trim()).font(body(Size::TEXT)).color(palette::PARCHMENT)).wrap())
    });
    let told: Vec<_> = told.collect();
    let Some((first, others)) = told.split_first() else { return };
    // Heard as one.
    let text = of.response.join("\n");
    live::told_as(first, || text.clone());
    live::heard(first, "command", &text);
    others.iter().for_each(live::passed_over);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Event, Modifiers, RawInput};

    use super::*;

    /// A frame with the line, in which this happens; answers what is to be done.
    fn frame(ctx: &Context, typed: &mut CommandLine, ends: &[String], events: Vec<Event>) -> Option<String> {
        let (words, targets) = (Words::english(), ScreenTargets::default());
        let of = CommandLineOf { words: &words, targets: &targets, ends, response: &[], sure: None };
        let mut done = None;
        let input = RawInput { events, focused: true, ..RawInput::default() };
        ctx.run_ui(input, |ui| done = show(ui.ctx(), typed, &of).or(done.take())).textures_delta.clear();
        done
    }

    fn key(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    fn opened() -> (Context, CommandLine) {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let mut typed = CommandLine::default();
        assert_eq!(frame(&ctx, &mut typed, &[], vec![key(Key::Enter)]), None, "it is not open");
        typed.begin();
        (0..3).for_each(|_| assert_eq!(frame(&ctx, &mut typed, &[], Vec::new()), None));
        (ctx, typed)
    }

    #[test]
    fn what_is_typed_is_done_by_enter_and_the_next_can_be_typed_at_once() {
        let (ctx, mut typed) = opened();
        for line in ["where", "why plum case"] {
            assert_eq!(frame(&ctx, &mut typed, &[], vec![Event::Text(line.into())]), None);
            assert_eq!(frame(&ctx, &mut typed, &[], vec![key(Key::Enter)]).as_deref(), Some(line));
            assert_eq!((typed.open, typed.text.as_str()), (true, ""));
            (0..2).for_each(|_| assert_eq!(frame(&ctx, &mut typed, &[], Vec::new()), None));
        }
        assert_eq!(frame(&ctx, &mut typed, &[], vec![key(Key::Enter)]), None, "nothing is typed");
        assert!(typed.open);
    }

    #[test]
    fn escape_closes_it_and_what_it_could_go_on_with_is_written_by_a_press() {
        let (ctx, mut typed) = opened();
        let ends = ["go library".to_owned()];
        frame(&ctx, &mut typed, &ends, vec![Event::Text("go".into())]);
        // From the line to the button that does it, and on to the first of the ways.
        for step in [Key::Tab, Key::Tab, Key::Space] {
            frame(&ctx, &mut typed, &ends, vec![key(step)]);
            frame(&ctx, &mut typed, &ends, Vec::new());
        }
        assert_eq!(typed.text, "go library ");
        frame(&ctx, &mut typed, &ends, vec![Event::Text("x".into())]);
        assert_eq!(typed.text, "go library x", "behind it");
        frame(&ctx, &mut typed, &ends, vec![key(Key::Escape)]);
        assert!(!typed.open);
    }
}

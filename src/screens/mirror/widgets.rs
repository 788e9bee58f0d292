//! The widgets of the picture as elements: egui tells which there are, and hears of it when one is pressed or written in.

use bevy_egui::egui::{
    Context, Event, Key, Modifiers, Rect,
    accesskit::{Action, ActionData, ActionRequest, Node as Widget, NodeId, Role, Toggled, TreeId, TreeUpdate},
    accesskit_root_id, pos2,
};
use std::collections::HashMap;

use super::{
    node::{Node, button, part, words},
    state::ReaderInput,
    tables::FrameTables,
};
use crate::ui::dialog_layers::above_dialog;

/// The widgets of a frame, where those are that can be pressed, and whether a dialog is among them, which Escape closes: the
/// curtain, which lies over everything too, is none.
#[derive(Debug, Default)]
pub(super) struct Widgets {
    pub nodes: Vec<Node>,
    pub bounds: Vec<(NodeId, Rect)>,
    pub closes: bool,
}

/// The widgets that can be reached: where a dialog lies over the others, only those in it.
pub(super) fn widgets(ctx: &Context, update: TreeUpdate) -> Widgets {
    let all: HashMap<NodeId, Widget> = update.nodes.into_iter().collect();
    let roots = above_dialog(ctx).unwrap_or_else(|| vec![accesskit_root_id().accesskit_id()]);
    let mut found = Widgets::default();
    let mut tables = FrameTables::of(ctx);
    for root in roots {
        found.walk(&all, &mut tables, root);
    }
    tables.lay(&mut found.nodes);
    found
}

/// Whether a dialog lies over everything else.
pub(super) fn dialog(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

impl Widgets {
    fn walk(&mut self, all: &HashMap<NodeId, Widget>, tables: &mut FrameTables, id: NodeId) {
        let Some(widget) = all.get(&id) else { return };
        self.closes |= widget.role() == Role::Dialog;
        if let Some(name) = widget.label().filter(|_| widget.role() == Role::Group) {
            let around = std::mem::take(&mut self.nodes);
            self.walk_children(all, tables, widget);
            let inside = std::mem::replace(&mut self.nodes, around);
            let group = part("div", inside).with("role", "group").with("aria-label", name);
            return self.nodes.push(group.keyed(format!("w{}", id.0)));
        }
        if let Some(node) = element(id, widget) {
            if let Some(at) = widget.bounds().filter(|_| is_worked(widget)) {
                let point = |x: f64, y: f64| pos2(x as f32, y as f32);
                self.bounds.push((id, Rect::from_min_max(point(at.x0, at.y0), point(at.x1, at.y1))));
            }
            self.nodes.extend(tables.keep(id, node.keyed(format!("w{}", id.0))));
        }
        self.walk_children(all, tables, widget);
    }

    fn walk_children(&mut self, all: &HashMap<NodeId, Widget>, tables: &mut FrameTables, widget: &Widget) {
        for child in widget.children() {
            self.walk(all, tables, *child);
        }
    }
}

/// Whether a person does something with it: presses it, or draws it along.
fn is_worked(widget: &Widget) -> bool {
    widget.supports_action(Action::Click) || matches!(widget.role(), Role::Slider | Role::SpinButton)
}

/// A widget as an element; none for what only holds others, or has no words.
fn element(id: NodeId, widget: &Widget) -> Option<Node> {
    let label = &*in_one(widget.label().or(widget.placeholder()).unwrap_or_default());
    let value = widget.value().unwrap_or_default();
    let node = match widget.role() {
        Role::Label | Role::Heading => {
            let text = if label.is_empty() { in_one(value) } else { label.to_owned() };
            if text.is_empty() {
                return None;
            }
            return Some(spoken_in(words(if widget.role() == Role::Heading { "h2" } else { "p" }, text), widget));
        }
        // How far one is in a lesson is told in words, not as a bar.
        Role::Image | Role::ProgressIndicator if !label.is_empty() => return Some(words("p", label)),
        Role::TextInput | Role::MultilineTextInput => {
            let tag = if widget.role() == Role::TextInput { "input" } else { "textarea" };
            let field = Node { tag, ..Node::default() };
            field.with("data-write", id.0.to_string()).with("aria-label", label).with("value", value)
        }
        Role::Slider | Role::SpinButton => {
            let number = |number: Option<f64>| number.unwrap_or_default().to_string();
            let field = Node { tag: "input", ..Node::default() }.with("type", "number");
            let field = field.with("data-set", id.0.to_string()).with("aria-label", label);
            let field = field.with("min", number(widget.min_numeric_value()));
            field.with("max", number(widget.max_numeric_value())).with("value", number(widget.numeric_value()))
        }
        Role::TextRun | Role::Window | Role::Pane | Role::ScrollBar | Role::Splitter => return None,
        _ if label.is_empty() || !widget.supports_action(Action::Click) => return None,
        role => {
            let press = button(label).with("data-press", id.0.to_string());
            match (role, widget.toggled()) {
                (_, None) => press,
                (Role::CheckBox, Some(on)) => press.with("role", "switch").with("aria-checked", yes(on)),
                (_, Some(on)) => press.with("aria-pressed", yes(on)),
            }
        }
    };
    let node = if widget.is_disabled() { node.with("disabled", "") } else { node };
    Some(part("div", vec![spoken_in(node, widget)]))
}

/// Lines as one, in which a reader pauses between them: a page runs lines together.
fn in_one(text: &str) -> String {
    let mut told = String::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if !told.is_empty() {
            told.push_str(if told.ends_with(char::is_alphanumeric) { ". " } else { " " });
        }
        told.push_str(line);
    }
    told
}

/// With the language that the widget says its words are in.
fn spoken_in(node: Node, widget: &Widget) -> Node {
    match widget.language() {
        Some(code) => node.with("lang", code),
        None => node,
    }
}

const fn yes(on: Toggled) -> &'static str {
    match on {
        Toggled::True => "true",
        Toggled::False | Toggled::Mixed => "false",
    }
}

fn request(id: &str, action: Action, data: Option<ActionData>) -> Option<Event> {
    let target_node = NodeId(id.parse().ok()?);
    Some(Event::AccessKitActionRequest(ActionRequest { action, target_tree: TreeId::ROOT, target_node, data }))
}

/// Presses a widget, once it is brought into sight: what egui is told, a frame each.
pub(super) fn press(id: &str) -> Option<Vec<ReaderInput>> {
    let seen = request(id, Action::ScrollIntoView, None)?;
    Some(vec![ReaderInput::Events(vec![seen, request(id, Action::Click, None)?])])
}

/// Sets a number: what egui is told, a frame each.
pub(super) fn set(id: &str, value: f64) -> Option<Vec<ReaderInput>> {
    let data = Some(ActionData::NumericValue(value));
    Some(vec![ReaderInput::Events(vec![request(id, Action::SetValue, data)?])])
}

/// A key that goes down and up.
fn strike(key: Key, modifiers: Modifiers) -> Vec<Event> {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    vec![event(true), event(false)]
}

/// Closes the dialog that is open: what egui is told, a frame each.
pub(super) fn close() -> Vec<ReaderInput> {
    vec![ReaderInput::InDialog(strike(Key::Escape, Modifiers::NONE))]
}

/// Writes into a line in place of what stands there, and leaves it: what egui is told, a frame each.
pub(super) fn write(id: &str, text: &str) -> Option<Vec<ReaderInput>> {
    let mut typed = strike(Key::A, Modifiers::COMMAND);
    typed.extend(strike(Key::Backspace, Modifiers::NONE));
    if !text.is_empty() {
        typed.push(Event::Text(text.to_owned()));
    }
    let focus = vec![request(id, Action::ScrollIntoView, None)?, request(id, Action::Focus, None)?];
    Some(vec![ReaderInput::Events(focus), ReaderInput::Events(typed), ReaderInput::Leave])
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Button, Id, Modal, RawInput, Sense, Slider, TextEdit, Ui, Vec2, WidgetInfo, WidgetType};

    use super::*;

    /// A frame with these events; what there is to be read of it.
    fn frame(ctx: &Context, events: Vec<Event>, show: impl FnMut(&mut Ui)) -> Vec<Node> {
        frame_widgets(ctx, events, show).nodes
    }

    fn frame_widgets(ctx: &Context, events: Vec<Event>, show: impl FnMut(&mut Ui)) -> Widgets {
        // The picture does not have the focus while the page is read.
        let mut output = ctx.run_ui(RawInput { events, focused: false, ..RawInput::default() }, show);
        // egui wants it said that nobody draws these fonts.
        output.textures_delta.clear();
        widgets(ctx, output.platform_output.accesskit_update.take().unwrap())
    }

    fn readable() -> Context {
        let ctx = Context::default();
        ctx.enable_accesskit();
        ctx
    }

    /// The element in the wrapping of each widget that can be used.
    fn used<'a>(nodes: &'a [Node], attribute: &str) -> Vec<&'a Node> {
        let all = nodes.iter().flat_map(|node| &node.children);
        all.filter(|node| node.attributes.iter().any(|(name, _)| *name == attribute)).collect()
    }

    fn value(node: &Node, attribute: &str) -> String {
        let found = node.attributes.iter().find(|(name, _)| *name == attribute);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    }

    #[test]
    fn what_can_be_pressed_is_a_button_and_pressing_it_is_a_click() {
        let (ctx, mut clicks) = (readable(), 0);
        let mut show = |events| {
            frame(&ctx, events, |ui| {
                ui.label("Some words");
                clicks += u32::from(ui.button("Press me").clicked());
                ui.add_enabled(false, Button::new("Not me"));
            })
        };
        let nodes = show(Vec::new());
        assert!(nodes.iter().any(|node| node.tag == "p" && node.text == "Some words"), "{nodes:?}");
        let buttons = used(&nodes, "data-press");
        let all: Vec<_> = buttons.iter().map(|node| node.text.as_str()).collect();
        assert_eq!(all, ["Press me", "Not me"]);
        let off: Vec<_> =
            buttons.iter().map(|node| node.attributes.iter().any(|(name, _)| *name == "disabled")).collect();
        assert_eq!(off, [false, true]);
        for told in press(&value(buttons[0], "data-press")).unwrap() {
            if let ReaderInput::Events(events) = told {
                show(events);
            }
        }
        assert_eq!(clicks, 1);
        assert_eq!(press("no number"), None);
    }

    #[test]
    fn what_stands_in_a_named_group_is_in_it_and_what_stands_after_it_is_not() {
        let nodes = frame(&readable(), Vec::new(), |ui| {
            crate::ui::named_group(ui, "Time per decision", |ui| ui.button("30 seconds"));
            ui.label("After it");
        });
        let [group, after] = &nodes[..] else { panic!("{nodes:?}") };
        assert_eq!((value(group, "role"), value(group, "aria-label")), ("group".into(), "Time per decision".into()));
        let buttons: Vec<_> = used(&group.children, "data-press").iter().map(|node| node.text.as_str()).collect();
        assert_eq!((&buttons[..], after.text.as_str()), (&["30 seconds"][..], "After it"));
    }

    #[test]
    fn what_a_widget_says_in_another_language_is_marked_with_it() {
        let nodes = frame(&readable(), Vec::new(), |ui| {
            let response = ui.button("Français");
            crate::ui::live::in_language(&response, "fr");
            ui.label("Languages");
        });
        let buttons = used(&nodes, "data-press");
        assert_eq!(value(buttons[0], "lang"), "fr");
        assert!(nodes.iter().all(|node| node.text != "Languages" || node.attributes.is_empty()), "{nodes:?}");
    }

    #[test]
    fn how_far_one_is_and_what_a_picture_shows_is_read_and_a_spinner_is_not() {
        let nodes = frame(&readable(), Vec::new(), |ui| {
            for (kind, told) in [(WidgetType::ProgressIndicator, "Step 2 of 7"), (WidgetType::Image, "Two curves")] {
                let (_, response) = ui.allocate_exact_size(Vec2::splat(10.0), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(kind, true, told));
            }
            ui.spinner();
        });
        let read: Vec<_> = nodes.iter().map(|node| (node.tag, node.text.as_str())).collect();
        assert_eq!(read, [("p", "Step 2 of 7"), ("p", "Two curves")]);
    }

    #[test]
    fn lines_of_a_text_are_told_with_a_pause_between_them() {
        let nodes = frame(&readable(), Vec::new(), |ui| {
            ui.label("Mr. Green\nDashiell, a bot\n\nHow many cards?\n4 cards");
        });
        let read: Vec<_> = nodes.iter().map(|node| node.text.as_str()).collect();
        assert_eq!(read, ["Mr. Green. Dashiell, a bot. How many cards? 4 cards"]);
    }

    #[test]
    fn behind_a_dialog_there_is_nothing_to_be_read() {
        let ctx = readable();
        let show = || {
            frame(&ctx, Vec::new(), |ui| {
                let _ = ui.button("Behind");
                Modal::new(Id::new("dialog")).show(ui.ctx(), |ui| ui.button("Before"));
            })
        };
        show();
        show();
        let nodes = show();
        let texts: Vec<_> = used(&nodes, "data-press").iter().map(|node| node.text.clone()).collect();
        assert_eq!(texts, ["Before"]);
    }

    #[test]
    fn a_dialog_closes_when_it_is_told_to_and_what_is_none_says_that_it_does_not() {
        let (ctx, mut open) = (readable(), true);
        crate::ui::style::apply(&ctx);
        let mut show = |events| {
            let found = frame_widgets(&ctx, events, |ui| {
                if open {
                    let id = Id::new("sure");
                    let shown = crate::ui::widgets::dialog(ui.ctx(), id, (300.0, false), |ui| ui.button("Yes"));
                    open = !shown.should_close();
                }
            });
            (found.closes, dialog(&ctx))
        };
        show(Vec::new());
        assert_eq!(show(Vec::new()), (true, true));
        for told in close() {
            if let ReaderInput::InDialog(events) = told {
                show(events);
            }
        }
        assert_eq!(show(Vec::new()), (false, false));
        let curtain = || {
            let found = frame_widgets(&ctx, Vec::new(), |ui| {
                Modal::new(Id::new("curtain")).show(ui.ctx(), |ui| ui.button("It is me"));
            });
            (found.closes, dialog(&ctx))
        };
        curtain();
        assert_eq!(curtain(), (false, true));
    }

    #[test]
    fn a_line_is_written_in_and_a_number_is_set() {
        let (ctx, mut text, mut number) = (readable(), String::from("before"), 3.0);
        // Without the fonts no letter has a place, and none could be selected.
        crate::ui::style::apply(&ctx);
        let mut show = |events| {
            frame(&ctx, events, |ui| {
                ui.add(TextEdit::singleline(&mut text).hint_text("A name"));
                ui.add(Slider::new(&mut number, 0.0..=10.0).text("How loud"));
            })
        };
        let nodes = show(Vec::new());
        let (lines, numbers) = (used(&nodes, "data-write"), used(&nodes, "data-set"));
        assert_eq!((value(lines[0], "aria-label"), value(lines[0], "value")), ("A name".into(), "before".into()));
        let mut told = write(&value(lines[0], "data-write"), "after").unwrap();
        told.extend(set(&value(numbers[0], "data-set"), 7.0).unwrap());
        for told in told {
            match told {
                ReaderInput::Events(events) | ReaderInput::InDialog(events) => drop(show(events)),
                ReaderInput::Leave => ctx.memory_mut(bevy_egui::egui::Memory::stop_text_input),
            }
        }
        assert_eq!((text.as_str(), number), ("after", 7.0));
    }
}

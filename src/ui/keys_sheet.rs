//! The sheet that lists all keys, and on which one gives something another key.

use bevy_egui::egui::{Context, Event, Id, Key, Label, RichText, Ui};

use super::{
    ScreenTargets,
    keys::{Changed, KeyGroup, KeySet, Keys, Shortcut, key_name},
    live,
    style::{body, bold},
    tabs,
    widgets::{
        Button, ButtonKind, dialog, hairline, heading, list_at_end, subheading, switch, told_first, whole_words,
    },
};
use crate::ui::scale::Size;
use candlestick_themes::{MessageKey, Words, key, palette};

/// What the sheet remembers while it is open.
#[derive(Debug, Clone, Default)]
pub struct KeysState {
    /// What waits for its new key.
    waits: Option<Shortcut>,
    /// What became of the last change.
    told: Option<String>,
}

/// What the sheet lists beside the keys that can be changed.
#[derive(Debug, Clone, Copy)]
pub struct ListedKeys {
    /// Whether there is a page as text, which has keys of its own.
    pub text: bool,
    /// Whether a gamepad is there.
    pub pad: bool,
}

/// Shows the sheet; keys are changed in place. Tells whether it stays open.
pub fn show(
    ctx: &Context,
    (words, targets): (&Words, &ScreenTargets),
    keys: &mut Keys,
    state: &mut KeysState,
    listed: ListedKeys,
) -> bool {
    // Before any widget hears of it: the key that is given presses nothing.
    hear(ctx, words, keys, state);
    let shown = dialog(ctx, Id::new("keys"), (440.0, true), |ui| {
        ui.vertical_centered(|ui| heading(ui, &words.say(key!("keys-title"))));
        hairline(ui);
        let close = Button::new(&words.say(key!("keys-close"))).kind(ButtonKind::Primary).wide().show(ui);
        targets.mark("keys.close", &close);
        said(ui, words, state);
        list_at_end(ui).show(ui, |ui| {
            sets(ui, (words, targets), keys, state);
            rows(ui, (words, targets), KeyGroup::Picture, keys, state);
            others(ui, words, listed);
            if listed.text {
                in_text(ui, (words, targets), keys, state);
            }
        });
        close.clicked()
    });
    !(shown.should_close() || shown.inner)
}

/// Takes the key that is struck while something waits for one; Escape leaves it as it was.
fn hear(ctx: &Context, words: &Words, keys: &mut Keys, state: &mut KeysState) {
    let Some(of) = state.waits else { return };
    let struck = ctx.input_mut(|input| {
        let struck = input.events.iter().find_map(|event| match event {
            Event::Key { key, pressed: true, repeat: false, modifiers, .. } if !modifiers.command && !modifiers.alt => {
                Some(*key)
            }
            _ => None,
        });
        input.events.retain(|event| !matches!(event, Event::Key { pressed: true, .. } | Event::Text(_)));
        struck
    });
    let Some(struck) = struck else { return };
    state.waits = None;
    let name = key_name(words, struck);
    let said = |sentence: MessageKey, of: Shortcut| {
        let what = words.say(of.sentence());
        words.with(sentence, &[("key", (&name).into()), ("what", (&what).into())])
    };
    state.told = match (struck, keys.key(of)) {
        (Key::Escape, _) => None,
        (_, before) => match keys.change(of, struck) {
            Changed::Refused => Some(words.with(key!("keys-refused"), &[("key", (&name).into())])),
            Changed::Done => Some(said(key!("keys-done"), of)),
            Changed::Swapped(other) => {
                let (what, before) = (words.say(other.sentence()), key_name(words, before));
                let values = [("key", (&name).into()), ("what", (&what).into()), ("other", (&before).into())];
                Some(words.with(key!("keys-swapped"), &values))
            }
        },
    };
}

/// What became of the last change, or that a key is waited for; the line keeps its place. Whoever listens hears it as it
/// comes, but not what the sheet is for, which stands there before anything was pressed.
fn said(ui: &mut Ui, words: &Words, state: &KeysState) {
    let text = match (state.waits, &state.told) {
        (Some(of), _) => {
            let what = words.say(of.sentence());
            words.with(key!("keys-wait"), &[("what", (&what).into())])
        }
        (None, Some(told)) => told.clone(),
        (None, None) => words.say(key!("keys-why-sheet")),
    };
    let ink = if state.waits.is_some() { palette::CANDLE } else { palette::PARCHMENT };
    let label = ui.add(Label::new(RichText::new(&text).font(body(Size::TEXT)).color(ink)).wrap());
    if state.waits.is_some() || state.told.is_some() {
        live::heard(&label, "keys", &text);
    }
}

/// The sets as tabs; another press of the one that is lit undoes nothing. Back to the usual keys is the first of them.
fn sets(ui: &mut Ui, (words, targets): (&Words, &ScreenTargets), keys: &mut Keys, state: &mut KeysState) {
    let all = [
        (KeySet::Two, key!("keys-two"), "keys.two"),
        (KeySet::LeftMouse, key!("keys-left"), "keys.left"),
        (KeySet::One, key!("keys-one"), "keys.one"),
    ];
    if let Some(set) = tabs(ui, (words, targets), &all, keys.set()) {
        let text_on = keys.text_on();
        *keys = Keys::of_set(set);
        keys.switch_text(text_on);
        *state = KeysState::default();
    }
    let hint = match keys.set() {
        Some(KeySet::Two) => key!("keys-two-why"),
        Some(KeySet::LeftMouse) => key!("keys-left-why"),
        Some(KeySet::One) => key!("keys-one-why"),
        None => key!("keys-own-why"),
    };
    note(ui, &words.say(hint));
}

/// What each key of a group does.
fn rows(ui: &mut Ui, said: (&Words, &ScreenTargets), group: KeyGroup, keys: &Keys, state: &mut KeysState) {
    for of in Shortcut::ALL.into_iter().filter(|of| of.group() == group) {
        row(ui, said, of, keys.key(of), state);
    }
}

/// The single keys of the page as text, which can be without.
fn in_text(ui: &mut Ui, said: (&Words, &ScreenTargets), keys: &mut Keys, state: &mut KeysState) {
    let (words, targets) = said;
    ui.add_space(6.0);
    subheading(ui, &words.say(key!("keys-text")));
    let mut on = keys.text_on();
    targets.mark("keys.text", &switch(ui, &mut on, &words.say(key!("keys-text-on"))));
    keys.switch_text(on);
    if on {
        rows(ui, said, KeyGroup::Text, keys, state);
    }
}

/// What a key does, and the key, which a press changes.
fn row(ui: &mut Ui, (words, targets): (&Words, &ScreenTargets), of: Shortcut, key: Key, state: &mut KeysState) {
    let what = words.say(of.sentence());
    let waits = state.waits == Some(of);
    let name = if waits { words.say(key!("keys-press")) } else { key_name(words, key) };
    let told = words.with(key!("keys-change"), &[("what", (&what).into()), ("key", (&name).into())]);
    let kind = if waits { ButtonKind::Chosen } else { ButtonKind::Plain };
    let button = Button::new(&name).read_as(&told).kind(kind);
    let says = |ui: &mut Ui| {
        ui.horizontal(|ui| whole_words(ui, &what, &body(Size::TEXT), palette::PARCHMENT));
    };
    let end = button.natural_width(ui);
    let response = told_first(ui, end, says, |ui| button.show(ui)).inner;
    targets.mark(format!("keys.change.{}", of.id()), &response);
    if response.clicked() {
        (state.waits, state.told) = (Some(of).filter(|_| !waits), None);
    }
}

/// The keys that stay what they are.
fn others(ui: &mut Ui, words: &Words, listed: ListedKeys) {
    ui.add_space(6.0);
    subheading(ui, &words.say(key!("keys-fixed")));
    let fixed = [
        (key!("keys-name-arrows"), key!("keys-arrows")),
        (key!("keys-name-enter"), key!("keys-enter")),
        (key!("keys-name-escape"), key!("keys-escape")),
        (key!("keys-name-tab"), key!("keys-tab")),
        (key!("keys-name-out"), key!("keys-out")),
        (key!("keys-name-numbers"), key!("keys-numbers")),
        (key!("keys-name-delete"), key!("keys-erase")),
        (key!("keys-name-undo"), key!("keys-undo")),
    ];
    // Around a window there is no page to go out to.
    for (name, what) in fixed.into_iter().filter(|(_, what)| listed.text || *what != key!("keys-out")) {
        line(ui, &words.say(name), &words.say(what));
    }
    if listed.pad {
        ui.add_space(6.0);
        subheading(ui, &words.say(key!("keys-pad")));
        note(ui, &words.say(key!("keys-pad-why")));
    }
}

fn line(ui: &mut Ui, name: &str, what: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(name).font(bold(Size::TEXT)).color(palette::BRASS));
        ui.label(RichText::new(what).color(palette::PARCHMENT));
    });
}

fn note(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(palette::ASH)).wrap());
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Modifiers, RawInput};

    use super::*;
    use crate::ui::written::written;

    fn frame(ctx: &Context, key: Option<Key>, keys: &mut Keys, state: &mut KeysState) -> bool {
        let event =
            |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        let input = RawInput { events: key.map(event).into_iter().collect(), ..RawInput::default() };
        let mut open = true;
        let (words, targets) = (Words::english(), ScreenTargets::default());
        let output = ctx.run_ui(input, |ui| {
            open = show(ui.ctx(), (&words, &targets), keys, state, ListedKeys { text: true, pad: true });
        });
        // egui wants it said that nobody draws these fonts.
        let mut output = output;
        output.textures_delta.clear();
        open
    }

    #[test]
    fn the_next_key_is_taken_and_one_that_is_taken_is_told_by_name() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let (mut keys, mut state) = (Keys::default(), KeysState::default());
        state.waits = Some(Shortcut::Roll);
        assert!(frame(&ctx, Some(Key::G), &mut keys, &mut state));
        assert_eq!((keys.key(Shortcut::Roll), keys.key(Shortcut::Walk)), (Key::G, Key::R));
        let walk = Words::english().say(Shortcut::Walk.sentence());
        assert!(state.told.as_ref().is_some_and(|told| told.contains(&walk)), "{:?}", state.told);
        assert_eq!(state.waits, None);
    }

    #[test]
    fn whoever_listens_hears_once_that_a_key_is_waited_for_and_what_became_of_it() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let (mut keys, mut state) = (Keys::default(), KeysState::default());
        let mut heard = |key, state: &mut KeysState| {
            assert!(frame(&ctx, key, &mut keys, state));
            live::take(&ctx)
        };
        assert_eq!(heard(None, &mut state), [""; 0]);
        state.waits = Some(Shortcut::Roll);
        let waits = heard(None, &mut state);
        assert_eq!(waits.len(), 1, "{waits:?}");
        let swapped = heard(Some(Key::G), &mut state);
        assert_eq!(swapped, state.told.clone().into_iter().collect::<Vec<_>>());
        assert_eq!(heard(None, &mut state), [""; 0]);
        state.waits = Some(Shortcut::Roll);
        let refused = [heard(None, &mut state), heard(Some(Key::Delete), &mut state)].concat();
        let words = Words::english();
        let name = key_name(&words, Key::Delete);
        let sentence = words.with(key!("keys-refused"), &[("key", (&name).into())]);
        assert_eq!(refused, [&waits[0], &sentence].map(String::clone));
    }

    #[test]
    fn the_way_out_of_the_picture_is_listed_where_there_is_a_page_around_it() {
        let words = Words::english();
        for text in [true, false] {
            let ctx = Context::default();
            crate::ui::style::apply(&ctx);
            let output = ctx.run_ui(RawInput::default(), |ui| others(ui, &words, ListedKeys { text, pad: false }));
            assert_eq!(written(output).contains(&"F6".to_owned()), text);
        }
    }

    #[test]
    fn escape_leaves_the_key_and_the_sheet_and_the_next_one_closes_it() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let (mut keys, mut state) = (Keys::default(), KeysState::default());
        assert!(frame(&ctx, None, &mut keys, &mut state));
        state.waits = Some(Shortcut::Roll);
        assert!(frame(&ctx, Some(Key::Escape), &mut keys, &mut state), "closed as well");
        assert_eq!((keys, state.waits), (Keys::default(), None));
        assert!(!frame(&ctx, Some(Key::Escape), &mut keys, &mut state), "not closed");
    }
}

//! Hears what was done in the page as text, tells it on, and sends what there is to be read.

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_egui::{EguiContext, EguiFullOutput, EguiInput};
use candlestick_themes::{Colour, is_builtin, key, palette};
use serde::Serialize;

use super::{
    foreign,
    node::{Node, button, part, words},
    state::{KeyDoes, Mirror, MirrorInbox, PageDeed, ReaderInput, ScreenText},
    widgets::{self, Widgets, dialog},
};
use crate::{
    platform,
    screens::{Launch, Speech, Themes, speech::heading},
    table::Screen,
    ui::{tables, text_options::TextOptions},
};

/// Frames that are drawn after something was done, so that every late consequence is read.
const FRAMES: u8 = 4;

/// All that there is to be read.
#[derive(Serialize)]
struct SentScreen {
    nodes: Vec<Node>,
    keys: Vec<(String, KeyDoes)>,
}

/// From now on somebody can ask for the page as text.
pub(super) fn begin(inbox: Res<MirrorInbox>, wake: Option<Res<EventLoopProxyWrapper>>) {
    let (inbox, wake) = (inbox.clone(), wake.map(|wake| (**wake).clone()));
    platform::begin_mirror(move |done| {
        inbox.put(done);
        if let Some(wake) = &wake {
            // The loop ends with the page only.
            wake.send_event(WinitUserEvent::WakeUp).unwrap_or_default();
        }
    });
}

/// Invites to it in the language that is spoken.
pub(super) fn invite(words: Res<Speech>) {
    platform::invite_to_mirror(words.0.language(), &words.0.say(key!("mirror-skip")));
}

/// Knows from now on what themes say in another language than the one that is spoken.
pub(super) fn learn_foreign_words(speech: Res<Speech>, themes: Option<Res<Themes>>, mut mirror: ResMut<Mirror>) {
    // Those of the game's own say everything in each of its languages: a test holds it.
    let all = themes.iter().flat_map(|themes| themes.read()).filter(|theme| !is_builtin(&theme.id));
    mirror.foreign = all.filter_map(|theme| theme.foreign_words(&speech.0)).collect();
}

/// Writes it in letters as they are wanted in the picture.
pub(super) fn letters(reading: Res<TextOptions>) {
    let shown = |(name, colour)| {
        let Colour([r, g, b]) = palette::as_shown(colour, reading.strong, reading.sight);
        format!("{name} #{r:02x}{g:02x}{b:02x}")
    };
    let colours = palette::ALL.map(shown);
    platform::write_mirror(reading.size, reading.plain, &colours.join("\n"));
}

/// Takes up what was done, and tells egui its part of it, a frame at a time.
pub(super) fn take(
    inbox: Res<MirrorInbox>,
    mut mirror: ResMut<Mirror>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut frames: Local<u8>,
) {
    for told in inbox.take() {
        *frames = FRAMES;
        match serde_json::from_str(&told) {
            Ok(done) => take_one(done, &mut mirror, &mut contexts),
            Err(fault) => warn!("the page as text says something unknown: {fault}"),
        }
    }
    if *frames == 0 && mirror.told.is_empty() {
        return;
    }
    *frames = frames.saturating_sub(1);
    redraw.write(RequestRedraw);
    let Some(told) = mirror.told.pop_front() else { return };
    for (mut context, mut input) in &mut contexts {
        match &told {
            ReaderInput::Events(events) => input.events.extend(events.iter().cloned()),
            ReaderInput::Leave => context.get_mut().memory_mut(bevy_egui::egui::Memory::stop_text_input),
            ReaderInput::InDialog(events) => {
                if dialog(context.get_mut()) {
                    input.events.extend(events.iter().cloned());
                }
            }
        }
    }
}

fn take_one(done: PageDeed, mirror: &mut Mirror, contexts: &mut Query<(&mut EguiContext, &mut EguiInput)>) {
    let told = match done {
        PageDeed::On | PageDeed::Off => {
            let on = done == PageDeed::On;
            mirror.turn(on);
            for (mut context, _) in contexts {
                let context = context.get_mut();
                if on {
                    context.enable_accesskit();
                } else {
                    context.disable_accesskit();
                }
                tables::want(context, on);
            }
            if !on {
                platform::show_mirror("");
            }
            return;
        }
        PageDeed::Line { text } => return mirror.type_line(text),
        PageDeed::Begin { text } => {
            mirror.begun = text;
            return;
        }
        PageDeed::Press { id } => widgets::press(&id),
        PageDeed::Set { id, value } => widgets::set(&id, value),
        PageDeed::Write { id, text } => widgets::write(&id, &text),
        PageDeed::Close => Some(widgets::close()),
    };
    mirror.told.extend(told.into_iter().flatten());
}

/// Away from the table nothing of a case is left, nor of what was said of it.
pub(super) fn clear(mut mirror: ResMut<Mirror>) {
    mirror.clear();
    platform::hush();
}

/// Sends what there is to be read, if it is another than before.
pub(super) fn send(
    mut mirror: ResMut<Mirror>,
    mut outputs: Query<(&mut EguiContext, &mut EguiFullOutput)>,
    (screen, speech, launch): (Res<State<Screen>>, Res<Speech>, Res<Launch>),
) {
    if !mirror.is_on() {
        return;
    }
    let Ok((mut context, mut output)) = outputs.single_mut() else { return };
    let Some(update) = output.0.as_mut().and_then(|output| output.platform_output.accesskit_update.take()) else {
        return;
    };
    let context = context.get_mut();
    let Widgets { nodes, bounds, closes } = widgets::widgets(context, update);
    let head = heading(*screen.get(), mirror.table().is_some_and(|table| table.watched), &speech.0);
    // Behind a dialog there is nothing to be done.
    let dialog = dialog(context);
    let table = mirror.table().filter(|_| !dialog).cloned();
    let keys = table.as_ref().map(|table| table.keys.clone()).unwrap_or_default();
    let mut nodes = page(head, &speech, table, (nodes, dialog, closes));
    foreign::mark(&mut nodes, &mirror.foreign);
    if launch.targets {
        mirror.note(&nodes, &bounds);
    }
    let sent = SentScreen { nodes, keys };
    let text = serde_json::to_string(&sent).unwrap_or_default();
    if text != mirror.sent {
        platform::show_mirror(&text);
        mirror.sent = text;
    }
}

/// What stands in a dialog, which is called by its heading and is where its reader begins; Escape closes it or not. It is not
/// told as modal: all behind it is gone already, and a reader would be silent about what is said meanwhile (`#live`).
fn as_dialog(widgets: Vec<Node>, closes: bool) -> Node {
    let heads = widgets.iter().filter(|node| node.tag == "h2");
    let name = heads.chain(&widgets).map(|node| node.text.clone()).find(|text| !text.is_empty()).unwrap_or_default();
    let section = part("section", widgets).keyed("dialog").with("role", "dialog");
    let section = section.with("aria-label", name).with("tabindex", "-1").with("data-home", "");
    if closes { section.with("data-closes", "") } else { section }
}

/// The whole page: its heading, what the screen tells of itself, and the widgets of the picture; of a dialog only that.
fn page(
    head: String,
    speech: &Speech,
    table: Option<ScreenText>,
    (widgets, is_dialog, closes): (Vec<Node>, bool, bool),
) -> Vec<Node> {
    let say = |key| speech.0.say(key);
    let leave = button(say(key!("mirror-leave"))).with("data-leave", "");
    let head = words("h1", head).with("tabindex", "-1");
    if is_dialog {
        return vec![leave, head, as_dialog(widgets, closes)];
    }
    let mut nodes = vec![leave, head.with("data-home", "")];
    let Some(table) = table else {
        nodes.push(part("section", widgets).keyed("widgets"));
        return nodes;
    };
    nodes.push(words("p", table.keys_told).keyed("keys"));
    let mut told = table.nodes;
    let label = words("h2", say(key!("mirror-picture"))).with("tabindex", "-1").with("data-part", "picture");
    let all = part("details", vec![part("summary", vec![label]), part("div", widgets)]).keyed("picture");
    if table.widgets_too {
        // What leads on is among them: they stand before all that is only looked at.
        let leads = told.iter().rposition(|node| ["now", "do"].contains(&node.key.as_str()));
        told.insert(leads.map_or(0, |at| at + 1), all.with("open", ""));
    } else {
        told.push(all);
    }
    nodes.extend(told);
    nodes
}

#[cfg(test)]
mod tests {
    use candlestick_themes::{Words, languages};

    use super::*;

    #[test]
    fn a_dialog_says_whether_escape_closes_it() {
        let says =
            |closes| as_dialog(vec![words("h2", "Keys")], closes).attributes.contains(&("data-closes", String::new()));
        assert_eq!([says(true), says(false)], [true, false]);
    }

    #[test]
    fn a_dialog_does_not_silence_what_is_said_at_the_table() {
        let dialog = as_dialog(vec![words("h2", "Keys")], true);
        assert!(dialog.attributes.contains(&("role", "dialog".into())));
        assert!(dialog.attributes.iter().all(|(name, _)| *name != "aria-modal"), "{:?}", dialog.attributes);
    }

    #[test]
    fn buttons_that_lead_on_stand_before_what_is_only_looked_at() {
        let speech = Speech(Words::english());
        let places = |widgets_too| {
            let nodes = ["now", "do", "board"].map(|name| part("section", Vec::new()).keyed(name)).into();
            let table = ScreenText { nodes, widgets_too, ..ScreenText::default() };
            let page = page(String::new(), &speech, Some(table), (vec![button("Step forward")], false, false));
            let place = |name: &str| page.iter().position(|node| node.key == name).expect("it is there");
            ["do", "picture", "board"].map(place)
        };
        assert!(places(true).is_sorted(), "{:?}", places(true));
        let [_, picture, board] = places(false);
        assert!(board < picture);
    }

    #[test]
    fn every_screen_but_the_title_is_headed_by_a_name_of_its_own_in_every_language() {
        let screens = [
            Screen::Library,
            Screen::Setup,
            Screen::Play,
            Screen::Verdict,
            Screen::Review,
            Screen::Puzzle,
            Screen::Practice,
            Screen::Insight,
            Screen::Position,
            Screen::Together,
        ];
        for language in languages() {
            let words = Words::carried(language.code);
            let game = heading(Screen::Title, false, &words);
            for screen in screens {
                assert_ne!(heading(screen, false, &words), game, "{}: {screen:?}", language.code);
            }
            assert_ne!(heading(Screen::Play, true, &words), heading(Screen::Play, false, &words), "{}", language.code);
        }
    }
}

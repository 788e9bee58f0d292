//! The menu of the play screen: rules, leaving, giving up, language, motion and sound.

use bevy_egui::egui::{Context, Id, RichText, Ui};

use super::{
    Art, ScreenTargets, named_group, sound_menu,
    style::body,
    tabs,
    widgets::{Button, ButtonKind, dialog, hairline, heading, list_at_end, subheading, switch},
};
use crate::table::{Motion, MotionPace, SoundSettings};
use crate::ui::scale::Size;
use candlestick_themes::palette;
use candlestick_themes::{MessageKey, Words, key};

/// What is set in place in the menu.
#[derive(Debug, Clone, Copy, Default)]
pub struct Preferences {
    /// What is set of motion.
    pub motion: Motion,
    /// How things move now.
    pub pace: MotionPace,
    /// What is heard.
    pub sound: SoundSettings,
    /// Whether characters are heard; none where there are none.
    pub talk: Option<bool>,
    /// Whether a card is shown by itself where only one fits.
    pub auto_show: bool,
}

/// The case that the menu is of.
#[derive(Debug, Clone, Copy)]
pub struct MenuOf<'a> {
    /// Whether one may give up now.
    pub may_give_up: bool,
    /// Whether it is played in a room.
    pub in_room: bool,
    /// Whether commands may be typed.
    pub may_type: bool,
    /// The seal of the deal, to be noted.
    pub seal: &'a str,
}

/// What was chosen in the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuChoice {
    /// Show the rules.
    Rules,
    /// Leave to the title; the case is kept.
    Leave,
    /// Ask about giving up.
    GiveUp,
    /// Show who is in the room, and what can be done there.
    Room,
    /// Show languages and how words are shown.
    Language,
    /// Show the keys.
    Keys,
    /// Open the line for commands.
    TypeCommand,
}

/// Shows the menu while it is open; motion and sound are set in place.
pub fn show(
    ctx: &Context,
    words: &Words,
    art: &Art,
    open: &mut bool,
    wanted: &mut Preferences,
    of: MenuOf,
    targets: &ScreenTargets,
) -> Option<MenuChoice> {
    if !*open {
        return None;
    }
    let is_new = opens(ctx);
    let shown = dialog(ctx, Id::new("menu"), (340.0, true), |ui| {
        ui.vertical_centered(|ui| heading(ui, &words.say(key!("menu-title"))));
        hairline(ui);
        let back = entry(ui, &words.say(key!("menu-resume")), art, "play", ButtonKind::Primary);
        targets.mark("menu.close", &back);
        // A phone on its side has no room for all of it.
        let list = list_at_end(ui);
        let list = if is_new { list.vertical_scroll_offset(0.0) } else { list };
        let rest = list.show(ui, |ui| {
            let chosen = entries(ui, words, art, of, targets);
            ui.add_space(6.0);
            motion(ui, words, (&mut wanted.motion, wanted.pace), targets);
            ui.add_space(6.0);
            sound_menu::show(ui, words, &mut wanted.sound, targets);
            if let Some(talk) = &mut wanted.talk {
                targets.mark("menu.talk", &switch(ui, talk, &words.say(key!("talk-setting"))));
            }
            let by_itself = switch(ui, &mut wanted.auto_show, &words.say(key!("auto-show-setting")));
            targets.mark("menu.auto-show", &by_itself);
            ui.add_space(6.0);
            let line = words.with(key!("menu-seal"), &[("seal", of.seal.into())]);
            ui.label(RichText::new(line).font(body(Size::FOOT)).color(palette::ASH));
            chosen
        });
        (rest.inner, back.clicked())
    });
    let leave = shown.should_close();
    let (chosen, back) = shown.inner;
    *open = !(leave || back || chosen.is_some());
    chosen
}

/// Whether it was not shown in the pass before: it begins at its top each time.
fn opens(ctx: &Context) -> bool {
    let now = ctx.cumulative_pass_nr();
    let before = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(Id::new("menu-shown")), now));
    before + 1 < now
}

fn entries(ui: &mut Ui, words: &Words, art: &Art, of: MenuOf, targets: &ScreenTargets) -> Option<MenuChoice> {
    let mut chosen = None;
    let rules = entry(ui, &words.say(key!("menu-rules")), art, "book", ButtonKind::Plain);
    targets.mark("menu.rules", &rules);
    chosen = rules.clicked().then_some(MenuChoice::Rules).or(chosen);
    if of.in_room {
        let room = entry(ui, &words.say(key!("together-here")), art, "person", ButtonKind::Plain);
        targets.mark("menu.room", &room);
        chosen = room.clicked().then_some(MenuChoice::Room).or(chosen);
    }
    if of.may_give_up {
        let give_up = entry(ui, &words.say(key!("menu-give-up")), art, "flag", ButtonKind::Plain);
        targets.mark("menu.give-up", &give_up);
        chosen = give_up.clicked().then_some(MenuChoice::GiveUp).or(chosen);
    }
    let language = entry(ui, &words.say(key!("eyes-title")), art, "eye", ButtonKind::Plain);
    targets.mark("menu.language", &language);
    chosen = language.clicked().then_some(MenuChoice::Language).or(chosen);
    let keys = entry(ui, &words.say(key!("keys-title")), art, "gear", ButtonKind::Plain);
    targets.mark("menu.keys", &keys);
    chosen = keys.clicked().then_some(MenuChoice::Keys).or(chosen);
    if of.may_type {
        let typed = entry(ui, &words.say(key!("mirror-type")), art, "speech", ButtonKind::Plain);
        targets.mark("menu.command", &typed);
        chosen = typed.clicked().then_some(MenuChoice::TypeCommand).or(chosen);
    }
    let leave = entry(ui, &words.say(key!("menu-leave")), art, "home", ButtonKind::Plain);
    targets.mark("menu.leave", &leave);
    ui.label(RichText::new(words.say(key!("menu-leave-why"))).font(body(Size::FOOT)).color(palette::ASH));
    leave.clicked().then_some(MenuChoice::Leave).or(chosen)
}

fn entry(ui: &mut Ui, text: &str, art: &Art, icon: &str, kind: ButtonKind) -> bevy_egui::egui::Response {
    Button::new(text).kind(kind).icon(art.icon(icon)).wide().show(ui)
}

/// Whether the system is followed, and the paces of motion as tabs, of which one lights that is in force.
fn motion(ui: &mut Ui, words: &Words, (setting, pace): (&mut Motion, MotionPace), targets: &ScreenTargets) {
    subheading(ui, &words.say(key!("menu-motion")));
    let mut follows = *setting == Motion::AsSystem;
    targets.mark("menu.motion.system", &switch(ui, &mut follows, &words.say(key!("motion-as-system"))));
    if follows != (*setting == Motion::AsSystem) {
        *setting = if follows { Motion::AsSystem } else { Motion::Chosen(pace) };
    }
    let all = MotionPace::ALL.map(|pace| (pace, pace_key(pace), format!("menu.motion.{}", pace.key())));
    // Sound may be off as well.
    let pressed = named_group(ui, &words.say(key!("menu-motion")), |ui| tabs(ui, (words, targets), &all, Some(pace)));
    if let Some(pressed) = pressed {
        *setting = Motion::Chosen(pressed);
    }
}

const fn pace_key(pace: MotionPace) -> MessageKey {
    match pace {
        MotionPace::Full => key!("pace-full"),
        MotionPace::Quick => key!("pace-quick"),
        MotionPace::Reduced => key!("pace-reduced"),
        MotionPace::Off => key!("pace-off"),
    }
}

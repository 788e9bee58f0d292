//! Tests that a host reaches every term of a room by its control, and that the others read what was chosen.

use std::sync::Arc;

use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, vec2};

use super::*;
use crate::{
    screens::together::terms,
    ui::{Art, ScreenTargets, style},
};
use candlestick_game::{Level, ThemeStamp, theme_store::UserThemes};
use candlestick_online::{Digest, protocol::PersonTold};
use candlestick_themes::{Words, builtin};

/// As high as all terms are on a phone, so that nothing has to be drawn in.
const PAGE: Vec2 = vec2(360.0, 1_600.0);

/// The host's half of a lobby of two people.
struct HostChoice {
    ctx: Context,
    words: Words,
    art: Art,
    targets: ScreenTargets,
    own: UserThemes,
    themes: Themes,
    theme: Arc<Theme>,
    lobby: Lobby,
}

impl HostChoice {
    fn new(theme: &str) -> Self {
        let theme = Arc::new(builtin(theme).expect("a theme of that name"));
        let person = |n| PersonTold { person: n, name: format!("Person {n}"), suspect: SuspectId(n) };
        let lobby = Lobby {
            number: 0,
            deal: 0,
            commitment: Digest::of("test", &[]),
            theme: ThemeStamp::of(&theme),
            arrangement: Arrangement { theme: theme.id.clone(), ..Arrangement::default() },
            people: vec![person(0), person(1)],
            commitments: Vec::new(),
            keys: Vec::new(),
            sharing: false,
        };
        let ctx = Context::default();
        style::apply(&ctx);
        let (art, targets, own) = (Art::default(), ScreenTargets::default(), UserThemes::default());
        let themes = Themes::of(vec![Arc::clone(&theme)]);
        Self { ctx, words: Words::english(), art, targets, own, themes, theme, lobby }
    }

    fn frame(&mut self, events: Vec<Event>) {
        let Self { ctx, words, art, targets, own, themes, theme, lobby } = self;
        let shared = TogetherScreen { words: &*words, art: &*art, targets: &*targets, own: &*own };
        drop(targets.take());
        let input =
            RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, PAGE)), events, ..RawInput::default() };
        let mut chosen = None;
        let mut output = ctx.run_ui(input, |ui| {
            ui.set_max_width(316.0);
            chosen = show(ui, lobby, themes, theme, &shared);
        });
        output.textures_delta.clear();
        if let Some(TogetherChoice::Arrange(wanted)) = chosen {
            lobby.arrangement = *wanted;
        }
    }

    /// Presses a control; what is arranged then, and what the others read that they did not read before.
    fn press(&mut self, target: &str) -> (Arrangement, Vec<String>) {
        let before = self.read();
        self.frame(Vec::new());
        self.frame(Vec::new());
        let at = self.targets.take().into_iter().find(|one| one.name == target).expect(target).rect.center();
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::default(),
        };
        self.frame(vec![Event::PointerMoved(at)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]);
        let after = self.read();
        (self.lobby.arrangement.clone(), after.into_iter().filter(|line| !before.contains(line)).collect())
    }

    fn read(&self) -> Vec<String> {
        let seats = self.lobby.people.len() + self.lobby.arrangement.bots.len();
        terms::lines(&self.lobby.arrangement, &self.theme, seats, &self.words)
    }
}

/// A control, and what it arranges.
type Term = (&'static str, fn(&mut Arrangement));

const POWERS: [Term; 1] = [("together.powers", |wanted| wanted.powers ^= true)];
const TERMS: [Term; 12] = [
    ("together.deck", |wanted| wanted.deck ^= true),
    ("together.corner", |wanted| wanted.corner_rooms ^= true),
    ("together.help.blank", |wanted| wanted.help = Help::ALL[0]),
    ("together.stand-in.0", |wanted| wanted.stand_in_after = 30),
    ("together.stand-in.3", |wanted| wanted.stand_in_after = 86_400),
    ("together.limit.1", |wanted| wanted.limit = Some(30)),
    ("together.limit.3", |wanted| wanted.limit = Some(600)),
    ("together.limit.0", |wanted| wanted.limit = None),
    ("together.watch-delay.1", |wanted| wanted.watch_delay = 60),
    ("together.watch-delay.3", |wanted| wanted.watch_delay = 600),
    ("together.watch-delay.0", |wanted| wanted.watch_delay = 0),
    ("together.door", |wanted| wanted.closed ^= true),
];

#[test]
fn a_host_reaches_every_term_and_the_others_read_it() {
    for (theme, terms) in [("classic-2016", &TERMS[..]), ("doctor-who", &POWERS)] {
        let mut host = HostChoice::new(theme);
        for (target, changes) in terms {
            let mut expected = host.lobby.arrangement.clone();
            changes(&mut expected);
            let changed = expected != host.lobby.arrangement;
            let (arranged, read) = host.press(target);
            assert_eq!(arranged, expected, "{target}");
            assert!(!changed || !read.is_empty(), "{target} is read by nobody");
        }
    }
}

#[test]
fn a_host_has_as_many_bots_as_there_are_chairs_and_they_take_the_suspects_that_are_free() {
    let mut host = HostChoice::new("classic-2016");
    let seats = usize::from(host.theme.edition.profile.max_seats);
    for bots in 1..=seats - 2 {
        let (arranged, _) = host.press("together.more-bots");
        assert_eq!(arranged.bots.len(), bots);
    }
    let (arranged, _) = host.press("together.more-bots");
    let mut suspects: Vec<_> = arranged.bots.iter().map(|bot| bot.suspect).collect();
    suspects.sort();
    suspects.dedup();
    assert_eq!(suspects.len(), seats - 2, "the table is full, each on a suspect of its own");
    assert!(suspects.iter().all(|suspect| host.lobby.people.iter().all(|one| one.suspect != *suspect)));
    let (arranged, _) = host.press("together.fewer-bots");
    assert_eq!(arranged.bots.len(), seats - 3);
    let (arranged, _) = host.press("together.bots.master");
    assert!(arranged.bots.iter().all(|bot| bot.level == Level::Master));
}

#[test]
fn where_nobody_deals_all_is_gone_that_a_dealer_has_to_tell() {
    let mut host = HostChoice::new("classic-2016");
    host.press("together.more-bots");
    host.press("together.limit.1");
    host.press("together.watch-delay.1");
    while host.lobby.arrangement.deck {
        host.press("together.deck");
    }
    let (arranged, read) = host.press("together.blind");
    assert!(arranged.blind && arranged.bots.is_empty() && !arranged.deck && !arranged.powers);
    assert_eq!((arranged.limit, arranged.watch_delay), (None, 0));
    assert!(!read.is_empty());
    host.frame(Vec::new());
    let left = host.targets.take();
    assert!(left.iter().all(|one| !one.name.starts_with("together.limit.") && one.name != "together.more-bots"));
    let (arranged, _) = host.press("together.blind");
    assert!(!arranged.blind);
}

//! Every made-up table and screen of the panels' tool, laid out in long words and large letters: no word is cut.

use std::{
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, PoisonError, RwLock, RwLockReadGuard},
};

use bevy_egui::egui::{Context, Pos2, RawInput, Rect, TextureId, Vec2, epaint::ClippedShape, vec2};
use candlestick::{
    screens::{cut_text, overlapping_text},
    ui::{
        Art, ScreenTarget,
        scale::{OwnTextSize, set_text_size},
        style,
    },
};
use candlestick_themes::{PSEUDO, languages};

use crate::{
    frames::Frames,
    gallery,
    scenes::{self, Scene, SceneLanguage},
};

/// A window, and how large texts are in it, in percent.
pub(super) type Page = (Vec2, u16);

/// The letters that words stand in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Letters {
    /// The game's own, and a theme's for its names.
    Own,
    /// Those that are hard to take for one another.
    Plain,
}

impl Letters {
    /// Has a scene written in them from its next frame on.
    fn write(self, ctx: &Context, scene: &Scene) {
        let file = |path: &str| std::fs::read(format!("assets/{path}")).expect("a face");
        let face = scene.face().map(file);
        let plain = (self == Self::Plain).then(|| ["fonts/plain/text.ttf", "fonts/plain/bold.ttf"].map(file));
        let plain = plain.as_ref().map(|files| files.each_ref().map(Vec::as_slice));
        style::letter(ctx, face.as_deref(), plain, []);
    }
}

/// The narrowest phone that all is made for, and a desk.
pub(super) const PHONE: Vec2 = vec2(360.0, 640.0);
pub(super) const DESK: Vec2 = vec2(1280.0, 800.0);
/// A tablet that is held upright.
const TABLET: Vec2 = vec2(768.0, 1024.0);
/// A phone on its side.
const SIDE: Vec2 = vec2(844.0, 390.0);

/// Colours are one answer for the whole program: whoever changes them lays out alone.
pub(super) static COLOURS: RwLock<()> = RwLock::new(());

/// Lays out, as long as this is held, beside others that do: with the usual colours, and a size of texts of its own.
pub(super) fn laying() -> (RwLockReadGuard<'static, ()>, OwnTextSize) {
    (COLOURS.read().unwrap_or_else(PoisonError::into_inner), OwnTextSize::usual())
}

/// Frames until all stands where it stays, and after which what still moves is looked at as it is.
const FRAMES: std::ops::Range<usize> = 4..16;
/// Seconds between two: nothing fades any more at the end.
const PACE: f64 = 0.4;

/// Every picture of the game and its themes is there, as words stand beside them; none is looked at.
pub(super) fn art() -> Art {
    Art {
        textures: gallery::paths().into_iter().enumerate().map(|(n, path)| (path, TextureId::User(n as u64))).collect(),
    }
}

/// One frame of a scene: the words that are cut in it.
fn frame(ctx: &Context, scene: &mut Scene, art: &Art, (size, time): (Vec2, f64)) -> Vec<String> {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
    let input = RawInput { screen_rect, time: Some(time), focused: true, ..RawInput::default() };
    drop(scene.targets.take());
    let mut output = ctx.run_ui(input, |ui| scene.show(ui, art));
    output.textures_delta.clear();
    cut_for_good(ctx, &output.shapes, &scene.targets.take())
}

/// The words that are cut among what a frame draws, with what it notes that can be pressed.
pub(super) fn cut_for_good(ctx: &Context, shapes: &[ClippedShape], targets: &[ScreenTarget]) -> Vec<String> {
    let tiles: Vec<_> = targets.iter().filter(|target| goes_on(target)).collect();
    let cut = cut_text::in_shapes(shapes, ctx.content_rect());
    let over = overlapping_text::in_shapes(shapes, ctx.content_rect());
    let for_good = cut.into_iter().filter(|(_, ink)| !tiles.iter().any(|tile| tile.rect.intersects(*ink)));
    for_good.chain(over).map(|(words, _)| words).collect()
}

/// Tiles on a shelf go on beyond its edge, where they are drawn in: what stands on one that is not whole is not cut for good.
fn goes_on(target: &ScreenTarget) -> bool {
    !target.whole && ["setup.theme.", "setup.table."].iter().any(|shelf| target.name.starts_with(shelf))
}

/// The words that are cut once a scene stands.
fn cut_on(scene: &mut Scene, art: &Art, (size, percent): Page, letters: Letters) -> Vec<String> {
    set_text_size(percent);
    let ctx = Context::default();
    style::apply(&ctx);
    letters.write(&ctx, scene);
    let mut cut = Vec::new();
    for n in 0..FRAMES.end {
        cut = frame(&ctx, scene, art, (size, n as f64 * PACE));
        if n >= FRAMES.start && !ctx.has_requested_repaint() {
            break;
        }
    }
    cut
}

/// Scenes of which much goes on below the edge, by how their names begin.
const LONG: [&str; 5] = ["setup-more", "lobby-host", "lobby-guests", "room-sheet", "settings"];

/// What is cut in a scene on each of these pages, told by where it is.
fn cut_in(name: &str, (spoken, letters): (&Arc<SceneLanguage>, Letters), art: &Art, pages: &[Page]) -> Vec<String> {
    let mut scene = Scene::named(name, spoken).expect("a scene of this name");
    let _laying = laying();
    // What goes on far below the edge is looked at in windows as much higher, too.
    let higher = |(size, percent): &Page| (vec2(size.x, size.y * 4.0), *percent);
    let goes_on = LONG.iter().any(|long| name.starts_with(long));
    let higher = pages.iter().filter(|_| goes_on).map(higher);
    let found = pages.iter().copied().chain(higher).flat_map(|(size, percent)| {
        let place = format!("{name} at {}x{}, {percent} %", size.x, size.y);
        let cut = cut_on(&mut scene, art, (size, percent), letters);
        cut.into_iter().map(move |words| format!("{place}: {words:?}"))
    });
    found.collect()
}

/// Where names of a theme stand, in the themes that no scene is usually set in: theirs are of other lengths.
const ELSEWHERE: &[&str] = &[
    "setup:big-bang-theory",
    "suggest:big-bang-theory",
    "move:big-bang-theory",
    "conclude:big-bang-theory",
    "note-blank:big-bang-theory",
    "note-log:big-bang-theory",
    "rules:big-bang-theory",
    "review:big-bang-theory",
    "verdict:big-bang-theory",
    "suggest:glasshouse",
    "conclude:glasshouse",
    "note-blank:glasshouse",
    "rules:glasshouse",
    "verdict:glasshouse",
    "suggest:forty-fathoms:4",
    "move:forty-fathoms:4",
    "conclude:forty-fathoms:4",
    "note-blank:forty-fathoms:4",
    "note-log:forty-fathoms:4",
    "rules:forty-fathoms:4",
    "review:forty-fathoms:4",
    "verdict:forty-fathoms:4",
];

/// Holds that no word is cut in any scene in a language; all that are cut are told at once, and which scenes cannot be set.
fn check(language: &str, letters: Letters, pages: &[Page]) {
    let (spoken, art) = (SceneLanguage::of(language), art());
    let found = scenes::NAMES.iter().chain(ELSEWHERE).flat_map(|name| {
        let laid = catch_unwind(AssertUnwindSafe(|| cut_in(name, (&spoken, letters), &art, pages)));
        laid.unwrap_or_else(|_| vec![format!("{name}: it panics, see above")])
    });
    let found: BTreeSet<_> = found.collect();
    assert!(found.is_empty(), "cut in {language}:\n{}", Vec::from_iter(found).join("\n"));
}

/// Scenes, and what is pressed in them one after another, where it is on the page: something opens over the scene or in it.
const PRESSED: &[(&str, &[&str])] = &[
    ("note-deduce", &["note.help"]),
    ("conclude", &["act.accuse"]),
    ("conclude", &["act.give-up"]),
    ("answer", &["tab.hand", "would.open"]),
    ("position", &["position.more"]),
    ("setup-more", &["setup.seat.0.suspect"]),
    ("setup-more", &["setup.seat.1.character"]),
    ("lobby-host", &["together.kick.1"]),
    ("room-sheet", &["room.invite"]),
];

/// The words that are cut once these were pressed; none where the last of them is not on the page.
fn cut_after(
    of: (&str, &[&str]),
    spoken: &Arc<SceneLanguage>,
    art: &Art,
    (size, percent): Page,
) -> Option<Vec<String>> {
    set_text_size(percent);
    let scene = Scene::named(of.0, spoken).expect("a scene of this name");
    let mut frames = Frames::of(scene, art, size);
    let mut was_there = false;
    for name in of.1 {
        let window = Rect::from_min_size(Pos2::ZERO, size);
        let target = frames.targets.iter().find(|target| target.name == *name).map(|target| target.rect.center());
        was_there = target.is_some_and(|at| window.contains(at));
        if let Some(at) = target.filter(|_| was_there) {
            frames.press(at);
        }
    }
    frames.settle();
    was_there.then(|| cut_for_good(&frames.ctx, &frames.shapes, &frames.targets))
}

#[test]
fn no_word_is_cut_in_what_a_press_opens() {
    let art = art();
    let _laying = laying();
    let pages = [(PHONE, 100), (PHONE, 200), (SIDE, 200), (TABLET, 200), (vec2(360.0, 2400.0), 200), (DESK, 100)];
    let mut wrong = Vec::new();
    for language in ["de", PSEUDO] {
        let spoken = SceneLanguage::of(language);
        for (scene, pressed) in PRESSED {
            let mut opened = 0;
            for (size, percent) in pages {
                let Some(cut) = cut_after((scene, pressed), &spoken, &art, (size, percent)) else { continue };
                opened += 1;
                let place = format!("{scene} {pressed:?} at {}x{}, {percent} %, {language}", size.x, size.y);
                wrong.extend(cut.into_iter().map(|words| format!("{place}: {words:?}")));
            }
            if opened == 0 {
                wrong.push(format!("{scene} {pressed:?}, {language}: nowhere on a page"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_word_is_cut_where_all_are_half_as_long_again() {
    check(PSEUDO, Letters::Own, &[(PHONE, 100), (PHONE, 200)]);
}

#[test]
fn no_word_is_cut_in_plain_letters() {
    check("de", Letters::Plain, &[(PHONE, 100), (PHONE, 200)]);
}

#[test]
fn no_word_is_cut_in_small_letters() {
    check("de", Letters::Own, &[(PHONE, 80), (DESK, 80)]);
}

#[test]
fn no_word_is_cut_in_german() {
    let held = [(PHONE, 100), (PHONE, 200), (SIDE, 100), (SIDE, 200), (TABLET, 100)];
    check("de", Letters::Own, &[held.as_slice(), &[(DESK, 100), (DESK, 200)]].concat());
}

/// Every size of window that is looked at, in points.
pub(super) const SIZES: [Vec2; 7] =
    [PHONE, vec2(390.0, 844.0), SIDE, TABLET, DESK, vec2(1920.0, 1080.0), vec2(3840.0, 2160.0)];

#[test]
#[ignore = "takes five minutes; docs/access.md has what it told"]
fn no_word_is_cut_in_any_language_at_any_size() {
    let pages: Vec<_> = SIZES.into_iter().flat_map(|size| [(size, 100), (size, 200)]).collect();
    let all = languages().iter().map(|language| language.code).chain([PSEUDO]);
    let wrong =
        all.filter(|language| catch_unwind(AssertUnwindSafe(|| check(language, Letters::Own, &pages))).is_err());
    assert_eq!(wrong.collect::<Vec<_>>(), [""; 0], "words are cut in these languages, see above");
}

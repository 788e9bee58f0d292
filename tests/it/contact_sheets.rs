//! A picture of every made-up table and screen at seven sizes of window and two of text: no word is cut, words and signs stand out
//! from their ground, and players' faces are told apart by every kind of eye. The contact sheets of them are in `out/screens`.

use std::{
    collections::BTreeSet,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use bevy_egui::egui::{Memory, Rect, Vec2};
use candlestick::{
    screens::shown_text,
    ui::{
        ScreenTarget,
        scale::{OwnTextSize, set_text_size},
    },
};
use candlestick_raster::{ContactSheet, Disc, Eye, LinearCanvas, contrast};
use candlestick_themes::palette::{self, Sight};
use tiny_skia::{IntSize, Pixmap};

use crate::{
    cut_words::{COLOURS, PHONE, Page, SIZES, cut_for_good, laying},
    gallery::Gallery,
    scenes::{self, Scene, SceneLanguage},
    studio::{Drawing, Studio},
};

/// The language with the longest words.
const LONGEST: &str = "de";
/// The least contrast of words with their ground, and of signs (WCAG 2.2, 1.4.3 and 1.4.11).
const LEAST: f32 = 4.5;
const LEAST_SIGN: f32 = 3.0;
/// How far two players' faces are apart in `OKLab` at least, as on the browser's pictures.
const FACES: f32 = 0.08;
/// Pixels a point of the smallest window, by its area in points: the middle of nearly every letter has its own colour.
const FINE: f32 = 2.0;
const SMALL: f32 = 300_000.0;
/// Larger ones have one pixel a point: smoothing takes some contrast. What is faint by more than that, or in a small window, is
/// drawn still finer and measured there.
const SMOOTHED: f32 = 0.5;
const FINEST: f32 = 3.0;
/// Still larger ones are only looked at.
const LARGE: f32 = 3_000_000.0;
/// Points round a word that its ground is seen in, too: letters may fill most of their box.
const ROUND: f32 = 2.0;
/// Scenes in which something else than a dialog lies over the players' faces.
const COVERED: [&str; 2] = ["curtain", "room-sheet"];

/// Pixels a point in a window of this size.
fn scale_of(size: Vec2) -> f32 {
    match size.x * size.y {
        small if small <= SMALL => FINE,
        plain if plain <= LARGE => 1.0,
        _ => 0.25,
    }
}

/// A scene that stands in a window.
struct Stand {
    place: String,
    drawing: Drawing,
    texts: Vec<(String, Rect)>,
    targets: Vec<ScreenTarget>,
    /// Words that are cut.
    cut: Vec<String>,
    scale: f32,
    /// Whether its picture is measured, or only looked at.
    is_measured: bool,
    /// Whether nothing lies over the players' faces.
    shows_faces: bool,
    /// Who has to tell them apart.
    eyes: Vec<Eye>,
}

impl Stand {
    /// Lays a scene out; whoever calls this is `laying`.
    fn of(name: &str, scene: &mut Scene, (size, percent): Page, scale: f32, looker: &Looker) -> Self {
        set_text_size(percent);
        let mut studio = Studio::of(scene, &looker.gallery, size, scale);
        studio.settle();
        let texts = shown_text::in_shapes(&studio.shapes, studio.ctx.content_rect());
        let targets = std::mem::take(&mut studio.targets);
        let cut = cut_for_good(&studio.ctx, &studio.shapes, &targets);
        let place = format!("{name} at {}x{}, {percent} %", size.x, size.y);
        let shows_faces = studio.ctx.memory(Memory::top_modal_layer).is_none() && !COVERED.contains(&name);
        let is_measured = size.x * size.y <= LARGE;
        let eyes = looker.eyes.clone();
        Self { place, drawing: studio.drawing(), texts, targets, cut, scale, is_measured, shows_faces, eyes }
    }

    /// Which words are cut, what is read too hard in its picture, and which faces are alike.
    fn faults(&self, picture: &LinearCanvas) -> Vec<String> {
        let cut = self.cut.iter().map(|words| format!("{words:?} is cut"));
        let measured = if self.is_measured { self.measured(picture) } else { Vec::new() };
        cut.chain(measured).map(|what| format!("{}: {what}", self.place)).collect()
    }

    fn measured(&self, picture: &LinearCanvas) -> Vec<String> {
        let hard = self.texts.iter().filter_map(|text| self.faint(picture, text));
        hard.chain(self.alike(picture)).collect()
    }

    /// What cannot be pressed now is meant to step back.
    fn steps_back(&self, ink: Rect) -> bool {
        self.targets.iter().any(|target| !target.on && target.name != "board" && target.rect.contains(ink.center()))
    }

    fn faint(&self, picture: &LinearCanvas, (words, ink): &(String, Rect)) -> Option<String> {
        let is_sign = words.is_empty();
        let is_read = is_sign || words.chars().any(char::is_alphanumeric);
        if !is_read || self.steps_back(*ink) {
            return None;
        }
        let least = if is_sign { LEAST_SIGN } else { LEAST } - if self.scale < FINE { SMOOTHED } else { 0.0 };
        let ratio = contrast(picture, *ink * self.scale, ROUND * self.scale).filter(|ratio| *ratio < least)?;
        let words: String = words.chars().take(40).collect();
        Some(format!("{words:?} at {:.0},{:.0} has a contrast of {ratio:.1}", ink.left(), ink.top()))
    }

    fn alike(&self, picture: &LinearCanvas) -> Vec<String> {
        let is_face = |it: &&ScreenTarget| self.shows_faces && it.name.starts_with("seat.face.") && it.whole;
        let faces: Vec<_> = self.targets.iter().filter(is_face).collect();
        let told = self.eyes.iter().flat_map(|&eye| {
            let seen = faces.iter().map(|face| Disc::of(picture, face.rect * self.scale, eye));
            let seen: Vec<_> = seen.zip(&faces).collect();
            let pairs =
                seen.iter().enumerate().flat_map(|(n, one)| seen[n + 1..].iter().map(move |other| (one, other)));
            let alike = pairs.map(|((a, one), (b, other))| (a.apart(b), &one.name, &other.name));
            let alike = alike.filter(|(far, ..)| *far < FACES);
            alike.map(|(far, one, other)| format!("{one} and {other} are {far:.3} apart ({eye:?})")).collect::<Vec<_>>()
        });
        told.collect()
    }
}

/// What is found wrong in pictures as they are painted, and their sheets.
struct Found {
    /// Which scenes of which pages have a fault, by the page's number and the scene's.
    faulty: Mutex<BTreeSet<(usize, usize)>>,
    sheets: Vec<Mutex<ContactSheet>>,
    /// Words and signs, and how many of them are in pictures that are measured.
    shown: AtomicUsize,
    measured: AtomicUsize,
}

impl Found {
    fn look_at(&self, at: (usize, usize), stand: &Stand) {
        let picture = stand.drawing.paint();
        self.shown.fetch_add(stand.texts.len(), Ordering::Relaxed);
        if stand.is_measured {
            self.measured.fetch_add(stand.texts.len(), Ordering::Relaxed);
        }
        if !stand.faults(&picture).is_empty() {
            self.faulty.lock().expect("nobody broke").insert(at);
        }
        self.sheets[at.0].lock().expect("nobody broke").hang(at.1, &picture);
    }
}

/// Writes a sheet.
fn write(sheet: &LinearCanvas, path: &Path) {
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for sheets");
    let size = IntSize::from_wh(sheet.width as u32, sheet.height as u32).expect("some pixels");
    Pixmap::from_vec(sheet.bytes(), size).expect("as many pixels").save_png(path).expect("a sheet is written");
}

/// Who looks at all screens, and in what.
struct Looker {
    spoken: Arc<SceneLanguage>,
    gallery: Arc<Gallery>,
    /// Who has to tell faces apart.
    eyes: Vec<Eye>,
}

impl Looker {
    fn of(eyes: impl IntoIterator<Item = Eye>) -> Self {
        let spoken = SceneLanguage::of(LONGEST);
        let gallery = Gallery::open(spoken.themes());
        Self { spoken, gallery, eyes: eyes.into_iter().collect() }
    }

    fn scene(&self, name: &str) -> Scene {
        Scene::named(name, &self.spoken).expect("a scene of this name")
    }

    /// Looks at every made-up table and screen on each of these pages; `set` sets up what one is laid out in.
    fn look_over<Set>(&self, pages: &[Page], set: impl Fn() -> Set) -> Found {
        let sheets = pages.iter().map(|_| Mutex::new(ContactSheet::of(scenes::NAMES.len()))).collect();
        let [shown, measured] = [AtomicUsize::new(0), AtomicUsize::new(0)];
        let found = Found { faulty: Mutex::default(), sheets, shown, measured };
        // One is laid out while another is painted.
        let (to, stands) = mpsc::sync_channel(2);
        thread::scope(|scope| {
            scope.spawn(|| stands.into_iter().for_each(|(at, stand)| found.look_at(at, &stand)));
            for (n, name) in scenes::NAMES.iter().enumerate() {
                let mut last = None;
                for (sheet, page) in pages.iter().enumerate() {
                    // Each page as it opens; but where one looks back, that takes seconds, and nothing is turned by itself.
                    let kept = last.take().filter(|_| name.starts_with("review"));
                    let mut kept = kept.unwrap_or_else(|| self.scene(name));
                    let set = set();
                    let stand = Stand::of(name, &mut kept, *page, scale_of(page.0), self);
                    drop(set);
                    to.send(((sheet, n), stand)).expect("it is looked at");
                    last = Some(kept);
                }
            }
            drop(to);
        });
        found
    }

    /// What is wrong in what was found, looked at once more and more finely.
    fn faults(&self, pages: &[Page], found: &Found) -> Vec<String> {
        let faulty = found.faulty.lock().expect("nobody broke");
        let looked = faulty.iter().flat_map(|(sheet, n)| {
            let (name, page) = (scenes::NAMES[*n], pages[*sheet]);
            // What is only looked at has its words at the pixels of a screen then.
            let scale = if scale_of(page.0) < 1.0 { 1.0 } else { FINEST };
            let fine = Stand::of(name, &mut self.scene(name), page, scale, self);
            fine.faults(&fine.drawing.paint())
        });
        looked.collect()
    }
}

/// Writes the sheets of these pages, of which each has a name.
fn hang(pages: &[Page], found: &Found, colours: &str) {
    thread::scope(|scope| {
        for ((size, percent), sheet) in pages.iter().zip(&found.sheets) {
            let name = format!("out/screens/{}x{}-{percent}{colours}.png", size.x, size.y);
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
            scope.spawn(move || write(&sheet.lock().expect("nobody broke").whole().expect("pictures"), &path));
        }
    });
}

#[test]
fn words_are_whole_and_stand_out_and_faces_differ_on_a_picture_of_every_screen_at_every_size() {
    let pages: Vec<Page> = SIZES.into_iter().flat_map(|size| [(size, 100), (size, 200)]).collect();
    let looker = Looker::of(Eye::all());
    let found = looker.look_over(&pages, laying);
    hang(&pages, &found, "");
    let _laying = laying();
    let wrong = looker.faults(&pages, &found);
    let (shown, measured) = (found.shown.into_inner(), found.measured.into_inner());
    assert!(wrong.is_empty(), "{} of {shown}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(shown > 80_000 && measured > 60_000, "{shown} words and signs, {measured} of them measured");
}

/// The usual colours come back, also where a test fails.
struct OtherColours;

impl OtherColours {
    fn show(strong: bool, sight: Sight) -> Self {
        palette::show(strong, sight);
        Self
    }
}

impl Drop for OtherColours {
    fn drop(&mut self) {
        palette::show(false, Sight::Usual);
    }
}

#[test]
fn words_stand_out_and_faces_differ_in_the_colours_for_every_kind_of_eye() {
    let _alone = COLOURS.write().unwrap_or_else(PoisonError::into_inner);
    let pages = [(PHONE, 100)];
    let (mut wrong, mut measured) = (Vec::new(), 0);
    let strong = (true, Sight::Usual);
    for (strong, sight) in Sight::ALL.map(|sight| if sight == Sight::Usual { strong } else { (false, sight) }) {
        let _shown = OtherColours::show(strong, sight);
        let looker = Looker::of([Eye::Of(sight), Eye::Grey]);
        let found = looker.look_over(&pages, OwnTextSize::usual);
        let kind = if strong { "strong".into() } else { format!("{sight:?}").to_lowercase() };
        hang(&pages, &found, &format!("-{kind}"));
        let _usual = OwnTextSize::usual();
        wrong.extend(looker.faults(&pages, &found).into_iter().map(|fault| format!("{kind}: {fault}")));
        measured += found.measured.into_inner();
    }
    assert!(wrong.is_empty(), "{} of {measured}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(measured > 12_000, "{measured} words and signs");
}

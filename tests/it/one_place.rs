//! Tests that on a phone held upright the board has one place, whatever is asked and whichever leaf of the sheet is up.

use bevy_egui::egui::{Rect, Vec2, vec2};
use candlestick::ui::Art;

use crate::cut_words::laying;
use crate::frames::Frames;
use crate::scenes::{Scene, SceneLanguage};

/// The phones that all is looked at on.
const PHONES: [Vec2; 2] = [vec2(360.0, 640.0), vec2(390.0, 844.0)];
/// Tables of one edition and as many players with other things to be decided, on the board and beside it, or by others.
const ASKED: [&str; 6] = ["move", "roll", "suggest", "answer:classic-2016:4", "conclude", "wait:classic-2016:4"];
/// The leaves in the order in which they are turned up; the first is up already.
const LEAVES: [&str; 4] = ["tab.act", "tab.notebook", "tab.hand", "tab.log"];
/// How often a scene is laid out until all stands where it stays: a sheet goes on its way for longer than other things.
const SETTLED: usize = 3;

/// A scene on a phone, under somebody's finger.
struct Phone<'a>(Frames<'a>);

impl<'a> Phone<'a> {
    fn showing(name: &str, art: &'a Art, size: Vec2) -> Self {
        let scene = Scene::named(name, &SceneLanguage::of("en")).expect("a scene of this name");
        let mut phone = Self(Frames::of(scene, art, size));
        phone.settle();
        phone
    }

    fn settle(&mut self) {
        (0..SETTLED).for_each(|_| self.0.settle());
    }

    fn tap(&mut self, target: &str) {
        let pos = self.find(target).unwrap_or_else(|| panic!("{target} is not there")).center();
        self.0.press(pos);
        self.settle();
    }

    fn find(&self, target: &str) -> Option<Rect> {
        self.0.targets.iter().rev().find(|one| one.name == target).map(|one| one.rect)
    }

    /// Where the board has its place; nothing where it has none.
    fn stage(&self) -> Rect {
        self.find("board").unwrap_or(Rect::NOTHING)
    }
}

fn is_there(one: Rect, other: Rect) -> bool {
    (one.min - other.min).length() < 0.1 && (one.max - other.max).length() < 0.1
}

#[test]
fn the_board_of_a_phone_keeps_its_place_on_every_leaf_whatever_is_asked() {
    let _laying = laying();
    let art = Art::default();
    for size in PHONES {
        let mut stages = Vec::new();
        for name in ASKED {
            let mut phone = Phone::showing(name, &art, size);
            for leaf in LEAVES {
                phone.tap(leaf);
                stages.push((format!("{name}, {leaf}"), phone.stage()));
            }
        }
        let first = stages[0].1;
        assert!((first.width() - size.x).abs() < 0.1 && first.height() > size.y * 0.4, "{first:?} on {size:?}");
        let moved: Vec<_> = stages.iter().filter(|(_, stage)| !is_there(*stage, first)).collect();
        assert!(moved.is_empty(), "not at {first:?} on {size:?}: {moved:?}");
    }
}

#[test]
fn a_sheet_that_is_pushed_down_shows_more_of_the_board_where_it_was() {
    let _laying = laying();
    let art = Art::default();
    for size in PHONES {
        for name in ["move", "conclude"] {
            let mut phone = Phone::showing(name, &art, size);
            let (up, grip) = (phone.stage(), phone.find("sheet.grip").expect("a grip"));
            phone.tap("sheet.grip");
            let (down, low) = (phone.stage(), phone.find("sheet.grip").expect("a grip"));
            assert!(low.top() > grip.top() + 20.0, "{name}: the sheet went from {grip:?} to {low:?}");
            assert!(down.min == up.min && down.width() == up.width(), "{name}: the board went from {up:?} to {down:?}");
            assert!(down.bottom() >= up.bottom() && down.bottom() <= low.bottom(), "{name}: {down:?} over {low:?}");
            phone.tap("sheet.grip");
            assert!(is_there(phone.stage(), up), "{name}: the board came back to {:?} from {up:?}", phone.stage());
        }
    }
}

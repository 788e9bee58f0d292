//! The interface's scales: sizes of type on one ratio, and the radii of corners.

use std::sync::atomic::{AtomicU16, Ordering};

/// How large texts are, in percent, as a person set it: one for the whole program, as a letter's size is asked for everywhere.
static PERCENT: AtomicU16 = AtomicU16::new(100);

/// From now on all texts are so large, in percent; letters on drawn things stay as large as the things.
pub fn set_text_size(percent: u16) {
    PERCENT.store(percent, Ordering::Relaxed);
}

/// How large texts are by their usual size.
#[must_use]
pub fn times() -> f32 {
    f32::from(PERCENT.load(Ordering::Relaxed)) / 100.0
}

/// How much higher things are that hold a line of text: 1 up to the usual size, 1.5 at twice that.
#[must_use]
pub fn growth() -> f32 {
    f32::midpoint(1.0, times()).max(1.0)
}

/// A size of type in points: each named one is the next smaller one times [`Size::RATIO`].
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Size {
    points: f32,
    /// Whether it follows what a person set.
    follows: bool,
}

impl Size {
    /// How much larger each size is than the one before.
    pub const RATIO: f32 = 1.2;
    /// Signs and counts in corners.
    pub const SIGN: Self = Self::text(15.0 / Self::RATIO / Self::RATIO);
    /// Foot notes and what matters less.
    pub const FOOT: Self = Self::text(15.0 / Self::RATIO);
    /// Texts and buttons.
    pub const TEXT: Self = Self::text(15.0);
    /// What is asked, and what leads into a text.
    pub const LEAD: Self = Self::text(15.0 * Self::RATIO);
    /// Headings.
    pub const HEAD: Self = Self::text(15.0 * Self::RATIO * Self::RATIO);
    /// Titles of screens where room is scarce.
    pub const TITLE: Self = Self::text(Self::HEAD.points * Self::RATIO);
    /// Titles of screens.
    pub const GRAND: Self = Self::text(Self::TITLE.points * Self::RATIO);
    /// The verdict.
    pub const SHOUT: Self = Self::text(Self::GRAND.points * Self::RATIO);
    /// All of them, from the smallest.
    pub const ALL: [Self; 8] =
        [Self::SIGN, Self::FOOT, Self::TEXT, Self::LEAD, Self::HEAD, Self::TITLE, Self::GRAND, Self::SHOUT];

    const fn text(points: f32) -> Self {
        Self { points, follows: true }
    }

    /// Letters that belong to a drawn thing and grow with it: on a token, a card, a cell of the notebook.
    #[must_use]
    pub const fn drawn(points: f32) -> Self {
        Self { points, follows: false }
    }

    /// The same for letters that belong to a drawn thing.
    #[must_use]
    pub const fn still(self) -> Self {
        Self::drawn(self.points)
    }

    /// The same for letters that belong to a drawn thing which becomes larger with what holds a line of text.
    #[must_use]
    pub fn grown(self) -> Self {
        Self::drawn(self.points * growth())
    }

    /// In points.
    #[must_use]
    pub fn points(self) -> f32 {
        if self.follows { self.points * times() } else { self.points }
    }
}

/// How round corners are, in points. What is drawn as a thing (a card, a token) is as round as it is large.
pub mod round {
    /// Whole areas and leaves of paper.
    pub const SQUARE: f32 = 0.0;
    /// Marks, bars and cells.
    pub const SMALL: f32 = 4.0;
    /// What can be pressed, and plates.
    pub const PLATE: f32 = 8.0;
    /// Sheets and windows over the table.
    pub const SHEET: f32 = 12.0;
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    use super::Size;

    #[test]
    fn sizes_of_type_stand_on_one_ratio() {
        for pair in Size::ALL.windows(2) {
            let ratio = pair[1].points() / pair[0].points();
            assert!((ratio - Size::RATIO).abs() < 0.001, "{pair:?}");
        }
    }

    /// What takes the radius of a corner.
    const ROUND: [&str; 8] = [
        ".rect(",
        "rect_filled(",
        "rect_stroke(",
        "corner_radius(",
        "CornerRadius::same(",
        "gradient(",
        "focus_ring(",
        "RectShape::filled(",
    ];

    fn files(folder: &Path) -> Vec<PathBuf> {
        let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }

    /// The arguments of a call, from behind its bracket.
    fn arguments(text: &str) -> Vec<&str> {
        let (mut depth, mut from, mut found) = (0, 0, Vec::new());
        for (at, letter) in text.char_indices() {
            match letter {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth == 0 => {
                    found.push(text[from..at].trim());
                    break;
                }
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => {
                    found.push(text[from..at].trim());
                    from = at + 1;
                }
                _ => {}
            }
        }
        found
    }

    /// A source without its inline module of tests, which ends with a bracket at the margin.
    fn without_tests(text: &str) -> String {
        let mut parts = text.split("#[cfg(test)]\nmod tests {\n");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |code, part| code + part.split_once("\n}\n").map_or("", |(_, rest)| rest))
    }

    /// Each call that takes a radius, with the arguments that are numbers.
    fn radii(code: &str) -> Vec<(&'static str, Option<&str>)> {
        let calls = ROUND.into_iter().flat_map(|call| code.match_indices(call).map(move |(at, _)| (call, at)));
        let number = |argument: &&str| argument.parse::<f32>().is_ok();
        calls.map(|(call, at)| (call, arguments(&code[at + call.len()..]).into_iter().find(number))).collect()
    }

    #[test]
    fn no_radius_is_written_as_a_number() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let (mut read, mut calls) = (0, 0);
        for path in ["ui", "screens"].into_iter().flat_map(|folder| files(&root.join(folder))) {
            let code = without_tests(&fs::read_to_string(&path).expect("a source file"));
            let found = radii(&code);
            let written: Vec<_> = found.iter().filter(|(_, number)| number.is_some()).collect();
            assert!(written.is_empty(), "{}: {written:?}", path.display());
            read += 1;
            calls += found.len();
        }
        assert!(read > 200 && calls > 80, "{calls} calls in {read} files: they are not where they were");
    }

    /// What takes spaces between things, or from an edge inwards.
    const SPACES: [&str; 5] =
        ["add_space(", "Margin::symmetric(", "Margin::same(", "item_spacing = vec2(", "item_spacing = Vec2::new("];

    /// Each space that is written as a number, in points.
    fn spaces(code: &str) -> Vec<f32> {
        let calls = SPACES.into_iter().flat_map(|call| code.match_indices(call).map(move |(at, _)| at + call.len()));
        let given = calls.flat_map(|from| arguments(&code[from..]));
        let set = ["item_spacing.x = ", "item_spacing.y = "].into_iter().flat_map(|name| code.split(name).skip(1));
        let set = set.filter_map(|rest| Some(rest.split_once(';')?.0));
        given.chain(set).filter_map(|number| number.parse().ok()).collect()
    }

    #[test]
    fn spaces_are_whole_or_half_steps_of_the_grid_of_four_points() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut read = 0;
        for path in ["ui", "screens"].into_iter().flat_map(|folder| files(&root.join(folder))) {
            let found = spaces(&without_tests(&fs::read_to_string(&path).expect("a source file")));
            let beside: Vec<_> = found.iter().filter(|space| *space % 2.0 > 0.0).collect();
            assert!(beside.is_empty(), "{}: {beside:?}", path.display());
            read += found.len();
        }
        assert!(read > 150, "{read} spaces: they are not where they were");
        assert_eq!(spaces("a.add_space(3.0); s.item_spacing.y = 5.0; b.add_space(gap);"), [3.0, 5.0]);
    }

    #[test]
    fn a_radius_behind_what_only_tests_have_is_found() {
        let code =
            "#[cfg(test)]\nmod far;\na.rect_filled(r, 4.0, c);\n#[cfg(test)]\nmod tests {\n    b.rect(r, 3.0);\n}\n";
        assert_eq!(radii(&without_tests(code)), [("rect_filled(", Some("4.0"))]);
    }
}

//! Letters as shapes: fitting, wrapping and drawing of names and texts.

use std::sync::Arc;

use skrifa::{
    FontRef, GlyphId, MetadataProvider,
    charmap::Charmap,
    instance::{LocationRef, Size},
    metrics::GlyphMetrics,
    outline::{DrawSettings, OutlinePen},
};
use tiny_skia::{Path, PathBuilder, Transform};

use super::canvas::{Canvas, flat};
use candlestick_themes::{
    Colour, Theme,
    fonts::{self, NARROW_BLANK},
};

/// The typefaces, as the bytes of TTF files.
#[derive(Debug, Clone, Default)]
pub struct Fonts {
    /// For names and titles.
    pub display: Vec<u8>,
    /// For texts.
    pub body: Vec<u8>,
    /// For marks and small labels.
    pub body_bold: Vec<u8>,
    /// For letters that those lack, as of other scripts: the first that has a letter stands in.
    pub scripts: Vec<Arc<[u8]>>,
}

impl Fonts {
    /// The game's own, which the program carries with it.
    #[must_use]
    pub fn embedded() -> Self {
        let [display, body, body_bold] = [fonts::DISPLAY, fonts::BODY, fonts::BOLD].map(<[u8]>::to_vec);
        Self { display, body, body_bold, scripts: Vec::new() }
    }

    /// The same with faces for letters that these lack.
    #[must_use]
    pub fn with_scripts(self, scripts: impl IntoIterator<Item = Arc<[u8]>>) -> Self {
        Self { scripts: scripts.into_iter().collect(), ..self }
    }

    /// The face of names and titles.
    pub(super) fn names(&self) -> Typeface<'_> {
        self.face(&self.display)
    }

    /// The face of texts.
    pub(super) fn texts(&self) -> Typeface<'_> {
        self.face(&self.body)
    }

    /// The face of marks and small labels.
    pub(super) fn labels(&self) -> Typeface<'_> {
        self.face(&self.body_bold)
    }

    fn face<'a>(&'a self, bytes: &'a [u8]) -> Typeface<'a> {
        let others = self.scripts.iter().filter_map(|file| FontRef::new(file).ok());
        Typeface { others: others.collect(), ..Typeface::new(bytes) }
    }

    /// The game's own, but for names: those stand in the theme's own face where its file is given and has every letter
    /// of them.
    #[must_use]
    pub fn of(theme: &Theme, own: Option<&[u8]>) -> Self {
        let usual = Self::embedded();
        match own.filter(|own| theme.can_be_written_with(own)) {
            Some(own) => Self { display: own.to_vec(), ..usual },
            None => usual,
        }
    }
}

/// One typeface, ready to letter with.
pub(super) struct Typeface<'a> {
    font: Option<FontRef<'a>>,
    /// Stand in for letters that it lacks.
    others: Vec<FontRef<'a>>,
    /// Height of a capital letter as a part of the size.
    pub capital: f32,
}

/// Lines of text at a size, as they fit into a space.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Fitted {
    pub lines: Vec<String>,
    pub size: f32,
}

/// The size at which outlines are taken from the font, large so that nothing is rounded off.
const EM: f32 = 512.0;

/// Distance of lines as a part of the size.
pub(super) const LEADING: f32 = 1.14;

/// How lettering is coloured.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ink {
    pub colour: Colour,
    pub alpha: f32,
    /// A halo behind the letters: colour, alpha, width as a part of the size.
    pub halo: Option<(Colour, f32, f32)>,
}

/// What darkens the ground under letters, in steps that lie on one another.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shade {
    pub colour: Colour,
    /// How wide it is, as parts of the letters' size: where it is darkest, and where it ends.
    pub widths: (f32, f32),
    pub steps: usize,
    /// The alpha of each step.
    pub step: f32,
}

impl Ink {
    /// A plain colour.
    pub fn plain(colour: Colour) -> Self {
        Self { colour, alpha: 1.0, halo: None }
    }
}

impl<'a> Typeface<'a> {
    /// Reads a typeface; bytes that are none letter nothing.
    pub fn new(bytes: &'a [u8]) -> Self {
        let font = FontRef::new(bytes).ok();
        let metrics = font.as_ref().map(|font| font.metrics(Size::new(EM), LocationRef::default()));
        let capital =
            metrics.and_then(|metrics| metrics.cap_height.map(|height| height / EM)).filter(|height| *height > 0.2);
        Self { font, others: Vec::new(), capital: capital.unwrap_or(0.7) }
    }

    /// The width of a line at size 1.
    pub fn width(&self, text: &str) -> f32 {
        let Some(cut) = self.cut() else { return 0.0 };
        text.chars().filter_map(|letter| step(&cut, letter)).map(|(.., step)| step).sum::<f32>() / EM
    }

    /// The face and those that stand in, ready to be asked for letters; none without a face.
    fn cut(&self) -> Option<Vec<Cut<'_>>> {
        let all = self.font.iter().chain(&self.others).map(|font| Cut {
            map: font.charmap(),
            metrics: font.glyph_metrics(Size::new(EM), LocationRef::default()),
        });
        self.font.is_some().then(|| all.collect())
    }

    /// A line as a shape at the size `EM`, its baseline starting at (0, 0).
    fn outline(&self, text: &str) -> Option<Path> {
        let cut = self.cut()?;
        let glyphs: Vec<_> = self.font.iter().chain(&self.others).map(MetadataProvider::outline_glyphs).collect();
        let mut pen = Pen { path: PathBuilder::new(), x: 0.0 };
        for (face, glyph, step) in text.chars().filter_map(|letter| step(&cut, letter)) {
            if let Some(outline) = glyphs.get(face).and_then(|glyphs| glyphs.get(glyph)) {
                let settings = DrawSettings::unhinted(Size::new(EM), LocationRef::default());
                outline.draw(settings, &mut pen).ok();
            }
            pen.x += step;
        }
        pen.path.finish()
    }

    /// The largest lettering of at most `most` that fits a width and height, on up to `max_lines` lines.
    pub fn fit(&self, text: &str, (width, height): (f32, f32), most: f32, max_lines: usize) -> Fitted {
        let words: Vec<&str> = parted(text);
        let options = (1..=max_lines.min(words.len()).max(1)).map(|count| {
            let lines = self.balanced(&words, count);
            let widest = lines.iter().map(|line| self.width(line)).fold(0.01, f32::max);
            let tall = self.capital + LEADING * (lines.len() as f32 - 1.0) + 0.12;
            let size = most.min(width / widest).min(height / tall);
            Fitted { lines, size }
        });
        let none = Fitted { lines: Vec::new(), size: most };
        options.reduce(|best, next| if next.size > best.size * 1.02 { next } else { best }).unwrap_or(none)
    }

    /// Words on a number of lines, so that the widest line is narrow.
    fn balanced(&self, words: &[&str], count: usize) -> Vec<String> {
        let longest = words.iter().map(|word| self.width(word)).fold(0.0, f32::max);
        let mut width = longest.max(self.width(&words.join(" ")) / count as f32);
        loop {
            let lines = self.wrap(words, width);
            if lines.len() <= count || width > 1e4 {
                return lines;
            }
            width *= 1.04;
        }
    }

    /// Words on lines no wider than a width at size 1; a longer word has a line of its own.
    fn wrap(&self, words: &[&str], width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in words {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}")) <= width + 1e-3 => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push((*word).into()),
            }
        }
        lines
    }

    /// The largest size of at most `most` at which a text wraps into a box.
    pub fn fit_text(&self, text: &str, (width, height): (f32, f32), most: f32) -> Fitted {
        let words: Vec<&str> = parted(text);
        let mut size = most;
        loop {
            let lines = self.wrap(&words, width / size);
            let fits = lines.len() as f32 * size * LEADING <= height;
            let narrow = lines.iter().all(|line| self.width(line) * size <= width * 1.01);
            if (fits && narrow) || size < most * 0.3 {
                return Fitted { lines, size };
            }
            size *= 0.96;
        }
    }

    /// Letters fitted lines around a middle, turned by degrees.
    pub fn letter(&self, canvas: &mut Canvas, fitted: &Fitted, at: (f32, f32), turn: f32, ink: Ink) {
        let shapes = self.shapes(fitted, at, turn);
        if let Some(halo) = ink.halo {
            outlined(canvas, &shapes, halo);
        }
        for (path, place) in &shapes {
            canvas.fill_at(path, &flat(ink.colour, ink.alpha), *place);
        }
    }

    /// Darkens or lightens what lies under fitted lines around a middle: softly, from where the letters end to nothing.
    pub fn shade(&self, canvas: &mut Canvas, fitted: &Fitted, at: (f32, f32), shade: Shade) {
        let shapes = self.shapes(fitted, at, 0.0);
        let (least, most) = shade.widths;
        for n in 0..shade.steps {
            let width = most + (least - most) * n as f32 / shade.steps.saturating_sub(1).max(1) as f32;
            outlined(canvas, &shapes, (shade.colour, shade.step, width));
        }
    }

    /// Fitted lines around a middle, turned by degrees: each as a shape at the size `EM` and where it lies.
    fn shapes(&self, fitted: &Fitted, (x, y): (f32, f32), turn: f32) -> Vec<(Path, Transform)> {
        let size = fitted.size;
        let first = (self.capital - LEADING * (fitted.lines.len() as f32 - 1.0)) / 2.0;
        let shapes = fitted.lines.iter().enumerate().filter_map(|(n, line)| {
            let path = self.outline(line)?;
            let left = -self.width(line) * size / 2.0;
            let place = Transform::from_translate(left, (first + LEADING * n as f32) * size);
            let turned = Transform::from_translate(x, y).pre_concat(Transform::from_rotate(turn)).pre_concat(place);
            Some((path, turned.pre_scale(size / EM, size / EM)))
        });
        shapes.collect()
    }
}

/// Draws round letters: colour, alpha, width as a part of their size.
fn outlined(canvas: &mut Canvas, shapes: &[(Path, Transform)], (colour, alpha, width): (Colour, f32, f32)) {
    for (path, place) in shapes {
        canvas.stroke_at(path, &flat(colour, alpha), width * EM, *place);
    }
}

/// A face's letters, and how wide they are.
struct Cut<'a> {
    map: Charmap<'a>,
    metrics: GlyphMetrics<'a>,
}

impl Cut<'_> {
    fn step(&self, letter: char) -> Option<(GlyphId, f32)> {
        let glyph = self.map.map(letter)?;
        Some((glyph, self.metrics.advance_width(glyph).unwrap_or_default()))
    }
}

/// The face that has a letter, its glyph there, and how far it takes the pen; none where all of them lack it.
fn step(cut: &[Cut], letter: char) -> Option<(usize, GlyphId, f32)> {
    if letter == NARROW_BLANK && cut.first()?.step(letter).is_none() {
        return cut.first()?.step(' ').map(|(blank, wide)| (0, blank, wide / 2.0));
    }
    cut.iter().enumerate().find_map(|(face, one)| one.step(letter).map(|(glyph, wide)| (face, glyph, wide)))
}

/// A text in parts between which a line may break: not before a mark that a language sets apart by a blank of its own.
fn parted(text: &str) -> Vec<&str> {
    let breaks = |letter: char| letter.is_whitespace() && !matches!(letter, '\u{a0}' | NARROW_BLANK);
    text.split(breaks).filter(|part| !part.is_empty()).collect()
}

/// Draws a glyph's outline into a path; fonts count upwards, pictures downwards.
struct Pen {
    path: PathBuilder,
    x: f32,
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, -y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + cx, -cy, self.x + x, -y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x + ax, -ay, self.x + bx, -by, self.x + x, -y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALLS: [&str; 3] = ["Bazinga\u{202f}!", "Toc toc toc\u{202f}!", "Quoi de neuf\u{a0}: rien"];

    #[test]
    fn no_line_begins_with_a_mark_that_french_sets_apart() {
        let face = Typeface::new(fonts::DISPLAY);
        for call in CALLS {
            for width in [0.5, 1.0, 2.0, 3.0, 5.0] {
                let fitted = [face.fit(call, (width, 2.0), 1.0, 4), face.fit_text(call, (width, 4.0), 1.0)];
                for line in fitted.iter().flat_map(|fitted| &fitted.lines) {
                    assert!(!line.starts_with(['!', ':', '\u{a0}', '\u{202f}']), "{call:?} in {width}: {line:?}");
                }
            }
        }
    }

    /// A name in each script that has a file of its own, by that file.
    const NAMES: [(&str, &str); 6] = [
        ("latin", "Nguyễn"),
        ("greek", "Βιβλιοθήκη"),
        ("cyrillic", "Кухня"),
        ("kana", "さくら"),
        ("kanji", "図書室"),
        ("hangul", "부엌"),
    ];

    #[test]
    fn letters_that_a_face_lacks_are_drawn_with_the_scripts_that_are_given() {
        for (script, name) in NAMES {
            let path = format!("{}/../../assets/fonts/scripts/{script}.ttf", env!("CARGO_MANIFEST_DIR"));
            let file: Arc<[u8]> = std::fs::read(path).expect("the file is committed").into();
            let (without, with) = (Fonts::embedded(), Fonts::embedded().with_scripts([file]));
            for (bare, whole) in
                [(without.names(), with.names()), (without.texts(), with.texts()), (without.labels(), with.labels())]
            {
                let count = name.chars().count() as f32;
                let drawn = |face: &Typeface| face.outline(name).map_or(0.0, |path| path.bounds().right()) / EM;
                assert!(whole.width(name) > 0.35 * count && bare.width(name) < whole.width(name), "{name}");
                assert!((drawn(&whole) - whole.width(name)).abs() < 0.2, "{name}: {}", drawn(&whole));
                assert_eq!(bare.width("Kitchen"), whole.width("Kitchen"), "its own letters stay its own");
            }
        }
    }

    #[test]
    fn a_narrow_blank_takes_room_and_less_than_a_blank_in_every_face() {
        for file in [fonts::DISPLAY, fonts::BODY, fonts::BOLD] {
            let face = Typeface::new(file);
            let [none, narrow, whole] = ["Cours!", "Cours\u{202f}!", "Cours !"].map(|text| face.width(text));
            assert!(none + 0.02 < narrow && narrow < whole - 0.02, "{none} {narrow} {whole}");
            let drawn = |text| face.outline(text).map_or(0.0, |path| path.bounds().right()) / EM;
            assert!((drawn("Cours\u{202f}!") - drawn("Cours!") - (narrow - none)).abs() < 1e-3);
        }
    }
}

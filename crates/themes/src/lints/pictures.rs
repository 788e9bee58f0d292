//! Advice on pictures: missing, unused, too large, too small, not square, not as a game can show them.

use std::collections::BTreeMap;

use super::{pixels::Pixels, remarks::Lints};
use crate::{Theme, ThemeFault, ThemePack, pictures::PngHead, read::nearest};

/// More pixels than this are never seen.
const LARGE_SIDE: u32 = 512;
/// Fewer pixels than this are a blur.
const SMALL_SIDE: u32 = 64;
/// More bytes than this make the page slow to load.
const LARGE_BYTES: usize = 200 * 1024;
/// A picture with more than this share of transparent pixels shows nothing.
const MOST_CLEAR: f32 = 0.998;
/// A pictogram leaves at least this share of its ground free.
const LEAST_CLEAR: f32 = 0.1;
/// A pictogram is at least so light, from 0 for black to 1 for white.
const LEAST_LIGHT: f32 = 0.6;
/// What people save pictures as, and the game cannot show.
const OTHER_FORMATS: [&str; 7] = [".jpg", ".jpeg", ".gif", ".webp", ".svg", ".bmp", ".avif"];

/// Width to height of what a card shows, and of a card's back.
const SQUARE: (u32, u32) = (1, 1);
const BACK: (u32, u32) = (5, 7);

/// Pictures by their path in the folder: the list and the id of whose they are.
type Wanted<'a> = BTreeMap<&'a str, (&'static str, &'a str)>;

impl Lints<'_> {
    pub(super) fn pictures(&mut self, pack: &ThemePack) {
        let wanted = wanted(self.theme, pack, self.theme.rooms.len());
        self.missing(&with_card(self.theme, pack), pack);
        let back = self.theme.back_picture.as_deref().and_then(|path| in_folder(path, pack));
        self.missing_back(back, pack);
        for (path, bytes) in &pack.pictures {
            if back == Some(path.as_str()) {
                self.form(path, bytes, BACK);
                self.pixels(path, bytes, false);
            } else if let Some((list, _)) = wanted.get(path.as_str()) {
                self.form(path, bytes, SQUARE);
                self.pixels(path, bytes, *list != "suspects");
            } else {
                let lost = wanted.keys().copied().chain(back).filter(|wanted| !pack.pictures.contains_key(*wanted));
                let hint = nearest(path, lost).map_or_else(
                    || "take it out, or name it with picture = in theme.toml".to_owned(),
                    |near| format!("is it meant to be {near}?"),
                );
                self.of_file(path, format!("nothing shows this picture; {hint}"));
            }
        }
        for path in &pack.others {
            if OTHER_FORMATS.iter().any(|end| path.to_lowercase().ends_with(end)) {
                self.of_file(path, "the game shows only PNG pictures; save this one as PNG".into());
            }
        }
    }

    fn of_file(&mut self, path: &str, message: String) {
        self.list.push(ThemeFault::of_file(path, message));
    }

    fn missing(&mut self, wanted: &Wanted, pack: &ThemePack) {
        let missing: Vec<_> = wanted.iter().filter(|(path, _)| !pack.pictures.contains_key(**path)).collect();
        if let [(first, _), ..] = missing.as_slice()
            && missing.len() == wanted.len()
        {
            let message = format!("there are no pictures; the first would be {first}, a PNG of 256 × 256");
            self.about("title", message);
            return;
        }
        for (path, (list, id)) in missing {
            let message = format!("its picture {path} is missing; add it, or name another with picture =");
            self.entry(list, id, "picture", message);
        }
    }

    fn missing_back(&mut self, back: Option<&str>, pack: &ThemePack) {
        if let Some(path) = back.filter(|path| !pack.pictures.contains_key(*path)) {
            let message = format!("the picture {path} is missing; add it, or take card_back_picture out");
            self.about("house.card_back_picture", message);
        }
    }

    fn form(&mut self, path: &str, bytes: &[u8], (wide, high): (u32, u32)) {
        let Some(PngHead { width, height, depth }) = PngHead::of(bytes) else { return };
        let (long, short) = (width.max(height), width.min(height));
        if long > LARGE_SIDE {
            self.of_file(
                path,
                format!("this picture is {width} × {height}, larger than ever seen; 256 × 256 is enough"),
            );
        } else if bytes.len() > LARGE_BYTES {
            let size = bytes.len() / 1024;
            self.of_file(path, format!("this picture has {size} KiB; save it with fewer colours or pixels"));
        }
        if short < SMALL_SIDE {
            self.of_file(path, format!("this picture is only {width} × {height}; draw it larger, 128 × 128 at least"));
        }
        // In parts of what it would be: a fifth more or less is not seen.
        let (across, down) = (u64::from(width) * u64::from(high), u64::from(height) * u64::from(wide));
        if across.max(down) * 4 > across.min(down) * 5 {
            let message = if (wide, high) == SQUARE {
                format!("this picture is {width} × {height}; pictures are shown square, so cut it square")
            } else {
                format!("this picture is {width} × {height}; cards' backs are {wide} to {high}, so cut it to 250 × 350")
            };
            self.of_file(path, message);
        }
        if depth > 8 {
            self.of_file(path, "this picture has 16 bits a channel; save it with 8".into());
        }
    }
}

impl Lints<'_> {
    /// Reads a picture through; weapons and rooms have a pictogram, white on nothing, which the game lays on any ground.
    fn pixels(&mut self, path: &str, bytes: &[u8], is_pictogram: bool) {
        let pixels = match Pixels::of(bytes) {
            Ok(pixels) => pixels,
            Err(fault) => return self.of_file(path, fault),
        };
        let message = if pixels.clear > MOST_CLEAR {
            "nothing is to be seen on this picture; draw something"
        } else if is_pictogram && pixels.clear < LEAST_CLEAR {
            "this picture fills its whole ground; weapons and rooms are drawn white on a transparent ground"
        } else if is_pictogram && pixels.light < LEAST_LIGHT {
            "this picture is dark; weapons and rooms are drawn white on a transparent ground"
        } else {
            return;
        };
        self.of_file(path, message.into());
    }
}

/// The pictures that cards want; without them a card has its name alone.
fn with_card<'a>(theme: &'a Theme, pack: &ThemePack) -> Wanted<'a> {
    wanted(theme, pack, usize::from(theme.edition.cards.rooms))
}

/// The pictures of all suspects and weapons and of the first rooms; the board shows those of all rooms.
fn wanted<'a>(theme: &'a Theme, pack: &ThemePack, rooms: usize) -> Wanted<'a> {
    let suspects = theme.suspects.iter().map(|look| (&look.picture, ("suspects", look.id.as_str())));
    let weapons = theme.weapons.iter().map(|look| (&look.picture, ("weapons", look.id.as_str())));
    let rooms = theme.rooms.iter().take(rooms).map(|look| (&look.picture, ("rooms", look.id.as_str())));
    let all = suspects.chain(weapons).chain(rooms);
    all.filter_map(|(path, whose)| Some((in_folder(path, pack)?, whose))).collect()
}

/// The path in a theme's folder of a picture that it names.
fn in_folder<'a>(path: &'a str, pack: &ThemePack) -> Option<&'a str> {
    path.strip_prefix("themes/")?.strip_prefix(pack.id.as_str())?.strip_prefix('/')
}

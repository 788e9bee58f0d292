//! Advice on pictures: missing, unused, too large, too small, not square, not as a game can show them.

use crate::{Message, message};
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
type WantedPictures<'a> = BTreeMap<&'a str, (&'static str, &'a str)>;

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
                let message = nearest(path, lost).map_or_else(
                    || message!("check-picture-idle"),
                    |near| message!("check-picture-idle-near", near = near),
                );
                self.of_file(path, message);
            }
        }
        for path in &pack.others {
            if OTHER_FORMATS.iter().any(|end| path.to_lowercase().ends_with(end)) {
                self.of_file(path, message!("check-picture-png"));
            }
        }
    }

    fn of_file(&mut self, path: &str, message: Message) {
        self.list.push(ThemeFault::of_file(path, message));
    }

    fn missing(&mut self, wanted: &WantedPictures, pack: &ThemePack) {
        let missing: Vec<_> = wanted.iter().filter(|(path, _)| !pack.pictures.contains_key(**path)).collect();
        if let [(first, _), ..] = missing.as_slice()
            && missing.len() == wanted.len()
        {
            let message = message!("check-picture-none", first = **first);
            self.about("title", message);
            return;
        }
        for (path, (list, id)) in missing {
            let message = message!("check-picture-missing", path = *path);
            self.entry(list, id, "picture", message);
        }
    }

    fn missing_back(&mut self, back: Option<&str>, pack: &ThemePack) {
        if let Some(path) = back.filter(|path| !pack.pictures.contains_key(*path)) {
            let message = message!("check-back-missing", path = path);
            self.about("house.card_back_picture", message);
        }
    }

    fn form(&mut self, path: &str, bytes: &[u8], (wide, high): (u32, u32)) {
        let Some(PngHead { width, height, depth }) = PngHead::of(bytes) else { return };
        let (long, short) = (width.max(height), width.min(height));
        if long > LARGE_SIDE {
            self.of_file(path, message!("check-picture-large", width = width, height = height));
        } else if bytes.len() > LARGE_BYTES {
            let size = bytes.len() / 1024;
            self.of_file(path, message!("check-picture-heavy", size = size));
        }
        if short < SMALL_SIDE {
            self.of_file(path, message!("check-picture-small", width = width, height = height));
        }
        // In parts of what it would be: a fifth more or less is not seen.
        let (across, down) = (u64::from(width) * u64::from(high), u64::from(height) * u64::from(wide));
        if across.max(down) * 4 > across.min(down) * 5 {
            let message = if (wide, high) == SQUARE {
                message!("check-picture-square", width = width, height = height)
            } else {
                message!("check-back-shape", width = width, height = height, wide = wide, high = high)
            };
            self.of_file(path, message);
        }
        if depth > 8 {
            self.of_file(path, message!("check-picture-deep"));
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
            message!("check-picture-clear")
        } else if is_pictogram && pixels.clear < LEAST_CLEAR {
            message!("check-picture-full")
        } else if is_pictogram && pixels.light < LEAST_LIGHT {
            message!("check-picture-dark")
        } else {
            return;
        };
        self.of_file(path, message);
    }
}

/// The pictures that cards want; without them a card has its name alone.
fn with_card<'a>(theme: &'a Theme, pack: &ThemePack) -> WantedPictures<'a> {
    wanted(theme, pack, usize::from(theme.edition.cards.rooms))
}

/// The pictures of all suspects and weapons and of the first rooms; the board shows those of all rooms.
fn wanted<'a>(theme: &'a Theme, pack: &ThemePack, rooms: usize) -> WantedPictures<'a> {
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

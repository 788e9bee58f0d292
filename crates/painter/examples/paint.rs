//! Paints everything of a theme into a folder as PNG files, to be looked at: `paint FOLDER [THEME] [CELL] [strong]`.
//! THEME is a built-in theme's id, or the folder or zip of a theme; CELL is how many pixels a board cell takes; strong is
//! for colours as strong as they can be.

use std::{env, error::Error, fs, path::Path, time::Instant};

use candlestick_painter as paint;
use candlestick_painter::{
    Fonts, Picture, Sign,
    layout::{RoomLayout, shelf},
};
use candlestick_rules::{DeckCardId, DieFace, SuspectId, WeaponId, WeaponStart};
use candlestick_themes::{Theme, ThemePack, builtin, palette::Sight};

/// What the command was told, and what it paints with.
struct Studio {
    folder: String,
    theme: Theme,
    /// The theme's own files, if it is not built in.
    pack: Option<ThemePack>,
    fonts: Fonts,
}

impl Studio {
    fn picture(&self, path: &str) -> Option<Picture> {
        if let Some(bytes) = self.pack.as_ref().and_then(|pack| pack.picture(path)) {
            return Picture::from_png(bytes);
        }
        Picture::from_png(&fs::read(Path::new("assets").join(path)).ok()?)
    }

    fn save(&self, name: &str, picture: &Picture) -> Result<(), Box<dyn Error>> {
        let png = picture.to_png().ok_or("no picture")?;
        Ok(fs::write(format!("{}/{name}.png", self.folder), png)?)
    }

    fn pieces(&self) -> Result<(), Box<dyn Error>> {
        for (n, look) in self.theme.suspects.iter().enumerate() {
            self.save(&format!("token-{}", look.id), &self.token(SuspectId(n as u8), 112))?;
        }
        for (n, look) in self.theme.weapons.iter().enumerate() {
            self.save(&format!("weapon-{}", look.id), &self.weapon(WeaponId(n as u8), 88))?;
        }
        self.save("glow", &paint::glow(96))?;
        self.save("path-dot", &paint::path_dot(48))?;
        self.save("shadow", &paint::shadow(96))
    }

    fn cards(&self) -> Result<(), Box<dyn Error>> {
        for card in self.theme.edition.cards.all().iter() {
            let picture = self.picture(self.theme.card_picture(card));
            let face = paint::card_face(&self.theme, card, 250, picture.as_ref(), &self.fonts);
            self.save(&format!("card-{}", self.theme.card_key(card)), &face)?;
        }
        for (n, look) in self.theme.deck.iter().enumerate() {
            let face = paint::deck_card_face(&self.theme, DeckCardId(n as u8), 250, &self.fonts);
            self.save(&format!("deck-{}", look.id), &face)?;
        }
        if !self.theme.deck.is_empty() {
            self.save("deck-back", &paint::deck_back(&self.theme, 250, &self.fonts))?;
        }
        for (n, look) in self.theme.suspects.iter().enumerate().filter(|(_, look)| look.power.is_some()) {
            let portrait = self.picture(&look.picture);
            let face = paint::power_card_face(&self.theme, SuspectId(n as u8), 250, portrait.as_ref(), &self.fonts);
            self.save(&format!("power-{}", look.id), &face)?;
        }
        for sign in [Sign::Door, Sign::Join, Sign::Passage, Sign::Draw, Sign::Snoop] {
            self.save(&format!("sign-{sign:?}").to_lowercase(), &paint::sign(sign, 64, &self.fonts))?;
        }
        let back = self.theme.card_back_picture().and_then(|path| self.picture(path));
        self.save("card-back", &paint::card_back(&self.theme, 250, back.as_ref()))
    }

    fn dice(&self) -> Result<(), Box<dyn Error>> {
        for (steps, draws) in (0..=12).map(|steps| (steps, false)).chain([(0, true), (1, true), (6, true), (8, true)]) {
            let name = format!("die-{steps}{}", if draws { "-draws" } else { "" });
            self.save(&name, &paint::die_face(DieFace { steps, draws }, 96))?;
        }
        Ok(())
    }

    /// The board with pieces on it: `tokens` and `weapons` in every room, the rest on their start squares.
    fn scene(&self, board: &Picture, cell: u32, (tokens, weapons): (usize, usize)) -> Picture {
        let mut scene = board.clone();
        let (plan, profile, unit) = (&self.theme.edition.board, &self.theme.edition.profile, cell as f32);
        let mut place = |picture: &Picture, (x, y): (f32, f32)| {
            let to_pixel = |at: f32| (at * unit + paint::margin(cell) as f32) as u32;
            scene.lay(picture, (to_pixel(x) - picture.width / 2, to_pixel(y) - picture.height / 2));
        };
        for room in plan.rooms() {
            let layout = RoomLayout::new(plan, room);
            let first = room.index();
            let at_start = tokens > 1 && plan.start_room() == Some(room);
            let tokens = if at_start { self.theme.suspects.len() } else { tokens };
            for (n, at) in layout.token_places(tokens).into_iter().enumerate() {
                let suspect = SuspectId(((n + first) % self.theme.suspects.len()) as u8);
                place(&self.token(suspect, (layout.token_size(tokens) * unit) as u32), at);
            }
            for (n, at) in layout.weapon_places(weapons).into_iter().enumerate() {
                let weapon = WeaponId(((n + first) % self.theme.weapons.len()) as u8);
                place(&self.weapon(weapon, (layout.weapon_size(weapons) * unit) as u32), at);
            }
        }
        if profile.weapon_start == WeaponStart::OffBoard {
            let (_, size, places) = shelf(plan, self.theme.weapons.len());
            for (n, at) in places.into_iter().enumerate() {
                place(&self.weapon(WeaponId(n as u8), (size * unit) as u32), at);
            }
        }
        for (n, start) in plan.starts().iter().enumerate() {
            let at = plan.square(*start);
            let at = (f32::from(at.col) + 0.5, f32::from(at.row) + 0.5);
            place(&self.token(SuspectId(n as u8), (1.06 * unit) as u32), at);
        }
        scene
    }

    fn token(&self, suspect: SuspectId, size: u32) -> Picture {
        let portrait = self.picture(&self.theme.suspects[suspect.index()].picture);
        paint::token(&self.theme, suspect, size, portrait.as_ref(), &self.fonts)
    }

    fn weapon(&self, weapon: WeaponId, size: u32) -> Picture {
        let icon = self.picture(&self.theme.weapons[weapon.index()].picture);
        paint::weapon(&self.theme, weapon, size, icon.as_ref())
    }

    /// How large pieces may be in each room when it is full.
    fn crowding(&self) {
        let board = &self.theme.edition.board;
        for (room, look) in board.rooms().zip(&self.theme.rooms) {
            let layout = RoomLayout::new(board, room);
            let (tokens, weapons) = (layout.token_size(6), layout.weapon_size(6));
            println!("{:14} 6 tokens {tokens:.2}  6 weapons {weapons:.2}  {:?}", look.name, layout.inner);
        }
    }
}

/// Milliseconds that a processor has worked on this thread; 0 where the system does not tell.
fn busy() -> u64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ').next().and_then(|first| first.parse::<u64>().ok()).unwrap_or_default() / 1_000_000
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [folder, more @ ..] = args.as_slice() else { return Err("usage: paint FOLDER [THEME] [CELL] [strong]".into()) };
    fs::create_dir_all(folder)?;
    let theme = more.first().map_or("classic-2016", String::as_str);
    let cell = more.get(1).map_or(Ok(48), |cell| cell.parse())?;
    let pack = Path::new(theme).exists().then(|| ThemePack::from_path(Path::new(theme))).transpose();
    let pack = pack.map_err(|faults| faults[0].to_string())?;
    let theme = pack.as_ref().map_or_else(|| builtin(theme), ThemePack::theme);
    let strong = more.get(2).is_some_and(|word| word == "strong");
    let theme = theme.map_err(|faults| faults[0].to_string())?.for_eyes(Sight::Usual, strong);
    let own = theme.house.names.file().map(|file| fs::read(Path::new("assets").join(file))).transpose()?;
    let fonts = Fonts::of(&theme, own.as_deref());
    let studio = Studio { folder: folder.clone(), theme, pack, fonts };
    let (start, busy) = (Instant::now(), busy());
    let board = paint::board(&studio.theme, cell, &studio.fonts, &|path| studio.picture(path));
    let (wall, busy) = (start.elapsed().as_millis(), self::busy() - busy);
    println!("board: {} x {} in {wall} ms, of which the processor worked {busy} ms", board.width, board.height);
    studio.save("board", &board)?;
    studio.save("scene-few", &studio.scene(&board, cell, (1, 1)))?;
    studio.save("scene-full", &studio.scene(&board, cell, (6, 6)))?;
    studio.crowding();
    studio.pieces()?;
    studio.cards()?;
    studio.dice()
}

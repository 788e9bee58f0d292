//! Paints everything of a theme into a folder as PNG files, to be looked at: `paint FOLDER [THEME] [CELL]`.

use std::{env, error::Error, fs, path::Path, time::Instant};

use candlestick::{
    rules::{DeckCardId, Face, SuspectId, WeaponId},
    table::paint::{self, Fonts, Picture, layout::RoomLayout},
    theme::{Theme, builtin},
};

/// What the command was told, and what it paints with.
struct Studio {
    folder: String,
    theme: Theme,
    fonts: Fonts,
}

impl Studio {
    fn picture(path: &str) -> Option<Picture> {
        Picture::from_png(&fs::read(Path::new("assets").join(path)).ok()?)
    }

    fn save(&self, name: &str, picture: &Picture) -> Result<(), Box<dyn Error>> {
        let png = picture.to_png().ok_or("no picture")?;
        Ok(fs::write(format!("{}/{name}.png", self.folder), png)?)
    }

    fn pieces(&self) -> Result<(), Box<dyn Error>> {
        for (n, look) in self.theme.suspects.iter().enumerate() {
            let portrait = Self::picture(&look.picture);
            let token = paint::token(&self.theme, SuspectId(n as u8), 112, portrait.as_ref(), &self.fonts);
            self.save(&format!("token-{}", look.id), &token)?;
        }
        for (n, look) in self.theme.weapons.iter().enumerate() {
            let icon = Self::picture(&look.picture);
            let weapon = paint::weapon(&self.theme, WeaponId(n as u8), 88, icon.as_ref());
            self.save(&format!("weapon-{}", look.id), &weapon)?;
        }
        self.save("glow", &paint::glow(96))?;
        self.save("path-dot", &paint::path_dot(48))?;
        self.save("shadow", &paint::shadow(96))
    }

    fn cards(&self) -> Result<(), Box<dyn Error>> {
        for card in self.theme.edition.cards.all().iter() {
            let picture = Self::picture(self.theme.card_picture(card));
            let face = paint::card_face(&self.theme, card, 250, picture.as_ref(), &self.fonts);
            self.save(&format!("card-{}", self.theme.card_key(card)), &face)?;
        }
        for (n, look) in self.theme.deck.iter().enumerate() {
            let face = paint::deck_card_face(&self.theme, DeckCardId(n as u8), 250, &self.fonts);
            self.save(&format!("deck-{}", look.id), &face)?;
        }
        self.save("card-back", &paint::card_back(250, Self::picture("art/card-back.png").as_ref()))
    }

    fn dice(&self) -> Result<(), Box<dyn Error>> {
        for (steps, draws) in (0..=12).map(|steps| (steps, false)).chain([(0, true), (1, true), (6, true), (8, true)]) {
            let name = format!("die-{steps}{}", if draws { "-draws" } else { "" });
            self.save(&name, &paint::die_face(Face { steps, draws }, 96))?;
        }
        Ok(())
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

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [folder, more @ ..] = args.as_slice() else { return Err("usage: paint FOLDER [THEME] [CELL]".into()) };
    fs::create_dir_all(folder)?;
    let theme = more.first().map_or("classic-2016", String::as_str);
    let cell = more.get(1).map_or(Ok(48), |cell| cell.parse())?;
    let theme = builtin(theme).map_err(|faults| faults[0].to_string())?;
    let font = |name: &str| fs::read(format!("assets/fonts/{name}.ttf"));
    let fonts = Fonts { display: font("display")?, body: font("body")?, body_bold: font("body-bold")? };
    let studio = Studio { folder: folder.clone(), theme, fonts };
    let start = Instant::now();
    let board = paint::board(&studio.theme, cell, &studio.fonts, &Studio::picture);
    println!("board: {} x {} in {:?}", board.width, board.height, start.elapsed());
    studio.save("board", &board)?;
    studio.crowding();
    studio.pieces()?;
    studio.cards()?;
    studio.dice()
}

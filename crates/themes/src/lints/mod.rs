//! Advice on a sound theme: what can be played but will play or look badly.

mod board;
mod cards;
mod cast;
mod chains;
mod colours;
mod letters;
mod pictures;
mod pixels;
mod survey;

use super::{
    Theme, ThemeFault, ThemeFiles, ThemePack,
    fault::{BOARD_FILE, THEME_FILE},
    places::Places,
};

impl Theme {
    /// Advice on the theme, with places as in its files, in reading order. An empty list means that nothing stands out.
    /// Pictures are not looked at; see [`ThemePack::lints`].
    #[must_use]
    pub fn lints(&self, files: &ThemeFiles) -> Vec<ThemeFault> {
        let files = files.with_plain_line_ends();
        let mut lints = Lints { theme: self, places: Places::new(&files.theme_toml), list: Vec::new() };
        lints.texts();
        lints.in_reading_order()
    }
}

impl ThemePack {
    /// Advice on the theme and its pictures. The theme is what [`ThemePack::theme`] made of this pack.
    #[must_use]
    pub fn lints(&self, theme: &Theme) -> Vec<ThemeFault> {
        let files = self.files.with_plain_line_ends();
        let mut lints = Lints { theme, places: Places::new(&files.theme_toml), list: Vec::new() };
        lints.texts();
        lints.pictures(self);
        lints.in_reading_order()
    }
}

struct Lints<'a> {
    theme: &'a Theme,
    places: Places<'a>,
    list: Vec<ThemeFault>,
}

impl Lints<'_> {
    fn texts(&mut self) {
        self.board();
        self.cast();
        self.cards();
        self.chains();
        self.powers();
        self.words();
        self.letters();
    }

    fn in_reading_order(mut self) -> Vec<ThemeFault> {
        let rank = |file: &str| [THEME_FILE, BOARD_FILE].iter().position(|known| *known == file).unwrap_or(2);
        self.list.sort_by(|a, b| {
            (rank(&a.file), &a.file, a.line, a.column).cmp(&(rank(&b.file), &b.file, b.line, b.column))
        });
        self.list
    }

    /// A remark at a key such as `rules.players`.
    fn about(&mut self, key: &str, message: String) {
        self.list.push(self.places.about(key, message));
    }

    /// A remark at a key of an entry of a list.
    fn entry(&mut self, list: &str, id: &str, key: &str, message: String) {
        self.list.push(self.places.entry(list, id, key, message));
    }

    /// A remark at a cell of the board.
    fn cell(&mut self, (row, col): (u16, u16), message: String) {
        let (line, column) = (usize::from(row) + 1, usize::from(col) + 1);
        self.list.push(ThemeFault { line, column, ..ThemeFault::of_file(BOARD_FILE, message) });
    }

    fn words(&mut self) {
        if self.theme.blurb.is_empty() {
            self.about(
                "title",
                "there is no blurb; write one or two sentences that say what awaits the players".into(),
            );
        }
        if self.theme.rules_text.is_empty() {
            self.about("title", "the rules panel stays empty; write [[how_to_play]] parts".into());
        }
        let with = self.theme.weapons.iter().filter(|weapon| weapon.verb.is_some()).count();
        let lacking = |weapon: &&super::WeaponLook| weapon.verb.is_none() || weapon.verb_ing.is_none();
        let half: Vec<_> = self.theme.weapons.iter().filter(lacking).collect();
        for weapon in half {
            if weapon.verb.is_some() != weapon.verb_ing.is_some() {
                let message = format!("{} has one of its verbs only; write both verb and verb_ing", weapon.name);
                self.entry("weapons", &weapon.id, "verb", message);
            } else if with > 0 {
                let message = format!("{} has no verb, others do; write verb and verb_ing", weapon.name);
                self.entry("weapons", &weapon.id, "id", message);
            }
        }
    }
}

//! Advice on a sound theme: what can be played but will play badly.

use super::{
    Colour, Theme, ThemeFault, ThemeFiles,
    fault::{BOARD_FILE, THEME_FILE},
    survey::{pieces, reachable, steps_to_a_room},
};
use crate::rules::{Board, Mark, Place, RoomId, SquareId, SuspectId, WeaponStart, hand_sizes};

/// A start may be this many steps farther from the nearest room than another before it is told.
const UNFAIR_STEPS: u32 = 4;
/// Token colours closer than this (`OKLab` distance) are hard to tell apart on the board.
const LIKE_COLOURS: f32 = 0.09;
/// A hand smaller than this hardly plays.
const SMALL_HAND: u8 = 2;

impl Theme {
    /// Advice on the theme, with places as in its files. An empty list means that nothing stands out.
    #[must_use]
    pub fn lints(&self, files: &ThemeFiles) -> Vec<ThemeFault> {
        let mut lints = Lints { theme: self, toml: &files.theme_toml, list: Vec::new() };
        lints.unreachable();
        lints.rooms_in_pieces();
        lints.starts();
        lints.colours();
        lints.marks();
        lints.weapons();
        lints.hands();
        lints.deck();
        lints.words();
        lints.list
    }
}

struct Lints<'a> {
    theme: &'a Theme,
    toml: &'a str,
    list: Vec<ThemeFault>,
}

impl Lints<'_> {
    fn board(&self) -> &Board {
        &self.theme.edition.board
    }

    /// A remark at the line of theme.toml that has this text.
    fn near(&mut self, text: &str, message: String) {
        let line = self.toml.lines().position(|line| line.contains(text) && !line.trim_start().starts_with('#'));
        let line = line.map_or(1, |n| n + 1);
        self.list.push(ThemeFault { line, ..ThemeFault::of_file(THEME_FILE, message) });
    }

    /// A remark at the entry with this id.
    fn entry(&mut self, id: &str, message: String) {
        self.near(&format!("id = \"{id}\""), message);
    }

    /// A remark at a cell of the board.
    fn cell(&mut self, (row, col): (u16, u16), message: String) {
        let (line, column) = (usize::from(row) + 1, usize::from(col) + 1);
        self.list.push(ThemeFault { line, column, ..ThemeFault::of_file(BOARD_FILE, message) });
    }

    fn starts_of_tokens(&self) -> impl Iterator<Item = Place> {
        (0..self.theme.edition.cards.suspects).map(|n| self.board().start_place(SuspectId(n)))
    }

    /// Squares and rooms where no token can ever come.
    fn unreachable(&mut self) {
        let reached = reachable(self.board(), self.starts_of_tokens());
        let lost: Vec<RoomId> = self.board().rooms().filter(|room| !reached.contains(&Place::Room(*room))).collect();
        for room in lost {
            let look = &self.theme.rooms[room.index()];
            let message = format!("no token can reach {}; give it a door to the corridor", look.name);
            self.entry(&look.id.clone(), message);
        }
        let squares = self.board().squares().iter().enumerate();
        let cut_off: Vec<_> = squares
            .filter(|(n, _)| !reached.contains(&Place::Square(SquareId(*n as u16))))
            .map(|(_, square)| (square.row, square.col))
            .collect();
        if let Some(first) = cut_off.first() {
            let count = cut_off.len();
            let message = format!("no token can reach {count} corridor squares, this one first; join them or write #");
            self.cell(*first, message);
        }
    }

    fn rooms_in_pieces(&mut self) {
        for room in self.board().rooms() {
            for (cell, count) in pieces(self.board(), room).into_iter().skip(1) {
                let name = &self.theme.rooms[room.index()].name;
                let message =
                    format!("{name} is drawn in pieces; {count} of its cells begin here, apart from the first");
                self.cell(cell, message);
            }
        }
    }

    /// Starts that have a much longer way to the nearest room than the best one.
    fn starts(&mut self) {
        let squares = self.starts_of_tokens().filter_map(|place| match place {
            Place::Square(square) => Some(square),
            Place::Room(_) => None,
        });
        let ways: Vec<_> = squares.map(|square| (steps_to_a_room(self.board(), square), square)).collect();
        let Some(best) = ways.iter().filter_map(|(steps, _)| *steps).min() else { return };
        for (n, (steps, square)) in ways.into_iter().enumerate() {
            let Some(steps) = steps.filter(|steps| *steps > best + UNFAIR_STEPS) else { continue };
            let at = self.board().square(square);
            let short = &self.theme.suspects[n].short;
            let message =
                format!("{short} starts {steps} steps from the nearest room, another only {best}; even it out");
            self.cell((at.row, at.col), message);
        }
    }

    fn colours(&mut self) {
        for (one, other) in self.pairs() {
            if distance(self.theme.suspects[one].colour, self.theme.suspects[other].colour) < LIKE_COLOURS {
                self.about_pair(one, other, "have token colours that are hard to tell apart; change one");
            }
        }
    }

    fn marks(&mut self) {
        for (one, other) in self.pairs() {
            if plain_mark(&self.theme.suspects[one].mark) == plain_mark(&self.theme.suspects[other].mark) {
                self.about_pair(one, other, "have marks that look alike; change one");
            }
        }
    }

    fn pairs(&self) -> Vec<(usize, usize)> {
        let count = self.theme.suspects.len();
        (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))).collect()
    }

    fn about_pair(&mut self, one: usize, other: usize, what: &str) {
        let (one, other) = (&self.theme.suspects[one], &self.theme.suspects[other]);
        let message = format!("{} and {} {what}", one.short, other.short);
        self.entry(&other.id.clone(), message);
    }

    fn weapons(&mut self) {
        let cards = self.theme.edition.cards;
        let in_rooms = self.theme.edition.profile.weapon_start == WeaponStart::RandomRooms;
        if in_rooms && cards.weapons > cards.rooms {
            let (weapons, rooms) = (cards.weapons, cards.rooms);
            let message = format!("{weapons} weapons start in {rooms} rooms, so some share one");
            self.near("[[weapons]]", message);
        }
    }

    fn hands(&mut self) {
        let edition = &self.theme.edition;
        let dealt = edition.cards.total().saturating_sub(3);
        let profile = &edition.profile;
        let small = (profile.min_seats..=profile.max_seats).find(|seats| {
            let aside = profile.two_side_room_cards + profile.two_side_side_cards;
            let aside = if *seats == 2 { aside } else { 0 };
            hand_sizes(dealt.saturating_sub(aside), *seats).last().is_none_or(|hand| *hand < SMALL_HAND)
        });
        if let Some(seats) = small {
            self.near("players", format!("with {seats} players somebody has fewer than {SMALL_HAND} cards"));
        }
    }

    /// Whether anything draws the cards that there are, and whether there are any to draw.
    fn deck(&mut self) {
        let edition = &self.theme.edition;
        let profile = &edition.profile;
        let marks = (0..edition.board.squares().len() as u16).any(|n| edition.board.marked(SquareId(n)));
        let dice = profile.dice.iter().flatten().any(|face| face.draws);
        let draws = dice || profile.draw_when_pulled || (marks && profile.mark == Mark::Draw);
        let nothing_marked = profile.mark != Mark::Plain && !marks;
        match (draws, edition.deck.is_empty()) {
            (true, true) => self.near("draws", "something draws cards, but there is no deck".into()),
            (false, false) => self.near(
                "[[deck.cards]]",
                "nothing draws the deck's cards; give a face of a die draws = true, or draw ? on the board".into(),
            ),
            _ => {}
        }
        if nothing_marked {
            self.near("[rules]", "marked squares have a rule, but no square is drawn with ?".into());
        }
        if marks && profile.mark == Mark::Plain {
            self.near("[rules]", "squares are drawn with ?, but do nothing; say mark = \"draw\" or \"snoop\"".into());
        }
    }

    fn words(&mut self) {
        if self.theme.blurb.is_empty() {
            self.near("title", "there is no blurb; one or two sentences say what awaits the players".into());
        }
        if self.theme.rules_text.is_empty() {
            self.near("title", "there are no [[how_to_play]] parts; the rules panel stays empty".into());
        }
    }
}

/// A mark without the difference between signs that look alike.
fn plain_mark(mark: &str) -> String {
    let plain = |c: char| match c {
        '0' => 'o',
        '1' | 'i' | 'j' => 'l',
        '5' => 's',
        '8' => 'b',
        c => c,
    };
    mark.to_lowercase().chars().map(plain).collect()
}

/// How different two colours look: their distance in `OKLab`.
fn distance(a: Colour, b: Colour) -> f32 {
    let (a, b) = (oklab(a), oklab(b));
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

/// A colour as lightness and two opponent axes.
fn oklab(Colour(rgb): Colour) -> [f32; 3] {
    let [r, g, b] = rgb.map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
    let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
    let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}

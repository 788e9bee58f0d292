//! Odd themes: random small boards and casts, written as theme files, load without a fault and play to the end.

use std::{fmt::Write, sync::Arc};

use candlestick_game::{Case, Level, Seat};
use candlestick_rules::{Game, Setup, SuspectId};
use candlestick_themes::{Theme, ThemeFiles};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::play::play_on;

/// Themes tried.
const THEMES: u64 = 150;
/// Turns after which a random game need not be played out, and within which bots must have closed theirs.
const MOST_TURNS: u32 = 60;
const MOST_BOT_TURNS: u32 = 400;

const BASES: [&str; 3] = ["house-of-guests", "race-to-the-centre", "grand-manor"];
const EFFECTS: [&str; 13] = [
    "chosen-reveals",
    "left-reveals",
    "all-show-left",
    "peek",
    "peek-right",
    "chosen-shows",
    "any-room",
    "go-to-start",
    "send-to-start",
    "send-any-to-start",
    "ask-anywhere",
    "extra-turn",
    "miss-turn",
];

/// How a theme is laid out: a band of rooms, some rows of corridor, another band of rooms.
struct Layout {
    suspects: usize,
    rooms: usize,
    corridor: usize,
    width: usize,
    centre: bool,
}

impl Layout {
    fn new(chance: &mut SmallRng, base: &str) -> Self {
        let (suspects, rooms) = (chance.random_range(2..=7_usize), chance.random_range(2..=8_usize));
        let centre = base == "race-to-the-centre";
        let columns = (rooms + usize::from(centre)).div_ceil(2);
        Self { suspects, rooms, corridor: chance.random_range(2..=4), width: (columns * 3).max(suspects + 1), centre }
    }

    /// The letter of a room; the centre comes last.
    fn letter(&self, room: usize) -> char {
        if room == self.rooms { '*' } else { char::from(b'A' + room as u8) }
    }

    /// The square before a room's door, and the way in.
    fn door(&self, room: usize) -> (usize, usize, &'static str) {
        if room.is_multiple_of(2) { (2, room / 2 * 3, "north") } else { (1 + self.corridor, room / 2 * 3, "south") }
    }

    fn board(&self, chance: &mut SmallRng) -> String {
        let all = self.rooms + usize::from(self.centre);
        let band = |first: usize| -> String {
            let mut row = vec!['#'; self.width];
            for room in (first..all).step_by(2) {
                row[room / 2 * 3] = self.letter(room);
                row[room / 2 * 3 + 1] = self.letter(room);
            }
            row.into_iter().collect()
        };
        let mut rows = vec![band(0), band(0)];
        for row in 0..self.corridor {
            let inner = row > 0 && row + 1 < self.corridor;
            let cell = |col: usize, chance: &mut SmallRng| match () {
                () if row == 0 && !self.centre && col < self.suspects => char::from(b'1' + col as u8),
                () if inner && chance.random_ratio(1, 6) => '#',
                () if chance.random_ratio(1, 8) => '?',
                () => '.',
            };
            rows.push((0..self.width).map(|col| cell(col, chance)).collect());
        }
        rows.extend([band(1), band(1)]);
        rows.join("\n") + "\n"
    }
}

/// A theme of files, at random.
fn files(seed: u64) -> ThemeFiles {
    let mut chance = SmallRng::seed_from_u64(seed);
    let base = *BASES.choose(&mut chance).unwrap();
    let layout = Layout::new(&mut chance, base);
    let weapons = chance.random_range(2..=6_usize);
    let dealt = layout.suspects + weapons + layout.rooms - 3;
    let most = layout.suspects.min(dealt).max(2);
    let mut toml = format!("title = \"Odd {seed}\"\n[rules]\nbase = \"{base}\"\nplayers = [2, {most}]\n");
    match chance.random_range(0..3) {
        0 => writeln!(toml, "fixed_steps = {}", chance.random_range(1..=7)).unwrap(),
        1 => toml += "dice = [[1, 2, { steps = 1, draws = true }]]\n",
        _ => toml += "dice = [[1, 2, 3], [{ steps = 0, draws = true }, 2]]\n",
    }
    let crosses: bool = chance.random();
    writeln!(toml, "cross_rooms = {crosses}\n[board]\npassages = [[\"room-0\", \"room-1\"]]").unwrap();
    if layout.centre {
        toml += "centre = \"centre\"\nstart_room = \"centre\"\n";
    }
    for n in 0..layout.suspects {
        let start = if layout.centre { String::new() } else { format!("start = \"{}\"\n", n + 1) };
        let shade = 0x20_20_40 + n * 0x18_10_08;
        writeln!(
            toml,
            "[[suspects]]\nid = \"who-{n}\"\nname = \"Who {n}\"\nmark = \"{n}\"\ncolour = \"#{shade:06x}\"\n{start}"
        )
        .unwrap();
    }
    for n in 0..weapons {
        writeln!(toml, "[[weapons]]\nid = \"what-{n}\"\nname = \"What {n}\"").unwrap();
    }
    for n in 0..layout.rooms + usize::from(layout.centre) {
        let (row, col, side) = layout.door(n);
        let (id, answer) = if n == layout.rooms { ("centre".into(), false) } else { (format!("room-{n}"), true) };
        let letter = layout.letter(n);
        writeln!(
            toml,
            "[[rooms]]\nid = \"{id}\"\nname = \"Place {n}\"\nletter = \"{letter}\"\ncolour = \"#806040\"\nanswer = {answer}\n\
             doors = [{{ at = [{row}, {col}], to = \"{side}\" }}]"
        )
        .unwrap();
    }
    toml += "[deck]\nname = \"card\"\n";
    for n in 0..chance.random_range(0..6) {
        let (effect, count) = (EFFECTS.choose(&mut chance).unwrap(), chance.random_range(1..=3));
        writeln!(
            toml,
            "[[deck.cards]]\nid = \"card-{n}\"\ntitle = \"Card {n}\"\ntext = \"Do it.\"\ncount = {count}\ndo = \"{effect}\""
        )
        .unwrap();
    }
    let board = layout.board(&mut chance);
    ThemeFiles { theme_toml: toml, board }
}

fn theme(seed: u64) -> Arc<Theme> {
    let files = files(seed);
    let theme = Theme::from_files(&format!("odd-{seed}"), &files);
    Arc::new(theme.unwrap_or_else(|faults| panic!("seed {seed}: {faults:#?}\n{}\n{}", files.theme_toml, files.board)))
}

#[test]
fn odd_themes_load_and_play_on_at_random() {
    let mut closed = 0;
    for seed in 0..THEMES {
        let theme = theme(seed);
        let mut chance = SmallRng::seed_from_u64(seed);
        let profile = &theme.edition.profile;
        let seats = chance.random_range(profile.min_seats..=profile.max_seats);
        let setup = Setup { deck: chance.random(), ..Setup::new((0..seats).map(SuspectId).collect()) };
        let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
        play_on(&mut game, MOST_TURNS, (seed, &mut chance), |_, _, _| ());
        closed += u32::from(game.actor().is_none());
    }
    assert!(closed > 20, "{closed} ended");
}

#[test]
fn odd_themes_are_played_to_the_end_by_bots() {
    for seed in 0..THEMES / 6 {
        let theme = theme(seed);
        let seats = theme.edition.profile.max_seats.min(4);
        let seat = |n: u8| Seat::bot(n.to_string(), Level::Detective);
        let setup = Setup::new((0..seats).map(SuspectId).collect());
        let mut case = Case::new(Arc::clone(&theme), setup, (0..seats).map(seat).collect(), seed).unwrap();
        while let Some((seat, action)) = case.bot_action() {
            case.apply(seat, action).unwrap();
            assert!(case.game().turn_number() <= MOST_BOT_TURNS, "seed {seed}: {:?}", theme.edition.profile);
        }
    }
}

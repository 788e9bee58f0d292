//! Advice on the cast: colours and marks that are hard to tell apart, names that are hard to read, too many weapons.

use super::{
    colours::{contrast, distance},
    remarks::Lints,
};
use crate::palette;
use crate::{Message, MessageKey, Value, key, message};
use candlestick_rules::WeaponStart;

/// Token colours closer than this (`OKLab` distance) are hard to tell apart on the board.
const LIKE_COLOURS: f32 = 0.09;
/// A token closer than this to the corridor's tiles gets lost on them; its dark rim helps, so less is enough.
const LIKE_TILES: f32 = 0.06;
/// The least contrast of large letters, by the Web Content Accessibility Guidelines (level AA).
const LEAST_CONTRAST: f32 = 3.0;
/// The least contrast of other letters, by the same guidelines.
const LEAST_TEXT: f32 = 4.5;

impl Lints<'_> {
    pub(super) fn cast(&mut self) {
        self.colours();
        self.ground();
        self.house();
        self.marks();
        self.weapons();
    }

    /// A power that only some have.
    pub(super) fn powers(&mut self) {
        let with = self.theme.suspects.iter().filter(|look| look.power.is_some()).count();
        let theme = self.theme;
        let without: Vec<_> = theme.suspects.iter().filter(|look| look.power.is_none()).collect();
        if with == 0 || without.is_empty() {
            return;
        }
        // What is rarer is told: who alone has one, or who alone lacks one.
        if with < without.len() {
            for look in theme.suspects.iter().filter(|look| look.power.is_some()) {
                let message = message!("check-power-some", suspect = &look.short);
                self.entry("suspects", &look.id, "power", message);
            }
        } else {
            for look in without {
                let message = message!("check-power-lacks", suspect = &look.short);
                self.entry("suspects", &look.id, "id", message);
            }
        }
    }

    fn colours(&mut self) {
        for (one, other) in self.pairs() {
            if distance(self.theme.suspects[one].colour, self.theme.suspects[other].colour) < LIKE_COLOURS {
                self.about_pair(one, other, "colour", key!("check-colours-alike"));
            }
        }
    }

    /// Tokens on the corridor, and rooms' names on their floors.
    fn ground(&mut self) {
        let tiles = self.theme.corridor.unwrap_or(palette::TILE);
        for suspect in &self.theme.suspects {
            if distance(suspect.colour, tiles) < LIKE_TILES {
                let short = &suspect.short;
                let message = message!("check-colour-tiles", suspect = short);
                self.entry("suspects", &suspect.id, "colour", message);
            }
        }
        for room in &self.theme.rooms {
            let ratio = contrast(room.colour, palette::IVORY);
            if ratio < LEAST_CONTRAST {
                let message =
                    message!("check-floor", room = &room.name, ratio = decimal(ratio), least = LEAST_CONTRAST as u8);
                self.entry("rooms", &room.id, "colour", message);
            }
        }
    }

    /// Letters on wood and paper, and lines on wood.
    fn house(&mut self) {
        let house = self.theme.house;
        let pairs = [
            ("wood", house.wood, palette::PARCHMENT, LEAST_TEXT, key!("check-house-wood")),
            ("paper", house.paper, palette::PENCIL, LEAST_TEXT, key!("check-house-paper")),
            ("accent", house.accent, house.wood, LEAST_CONTRAST, key!("check-house-accent")),
        ];
        for (key, colour, other, least, what) in pairs {
            let ratio = contrast(colour, other);
            if ratio < least {
                let message = Message::new(what).with("ratio", decimal(ratio));
                self.about(&format!("house.{key}"), message.with("least", Value::Decimal(least.to_string())));
            }
        }
    }

    fn marks(&mut self) {
        for (one, other) in self.pairs() {
            if plain_mark(&self.theme.suspects[one].mark) == plain_mark(&self.theme.suspects[other].mark) {
                self.about_pair(one, other, "mark", key!("check-marks-alike"));
            }
        }
    }

    fn pairs(&self) -> Vec<(usize, usize)> {
        let count = self.theme.suspects.len();
        (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))).collect()
    }

    fn about_pair(&mut self, one: usize, other: usize, key: &str, what: MessageKey) {
        let (one, other) = (&self.theme.suspects[one], &self.theme.suspects[other]);
        self.entry("suspects", &other.id, key, Message::new(what).with("one", &one.short).with("other", &other.short));
    }

    fn weapons(&mut self) {
        let cards = self.theme.edition.cards;
        let in_rooms = self.theme.edition.profile.weapon_start == WeaponStart::RandomRooms;
        if in_rooms && cards.weapons > cards.rooms {
            let (weapons, rooms) = (cards.weapons, cards.rooms);
            let message = message!("check-weapons-many", weapons = weapons, rooms = rooms);
            self.about("weapons", message);
        }
    }
}

/// A contrast as it is told.
fn decimal(ratio: f32) -> Value {
    Value::Decimal(format!("{ratio:.2}"))
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

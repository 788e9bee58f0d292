//! Keeps a room's case that nobody deals: its posts in order, and the table of those who watch, which learns no card.

use candlestick_blind::{Awaited, BlindTable, Post, PostRefusal, RefusedPost};
use candlestick_game::{Controller, Seat, ThemeStamp};
use candlestick_rules::{SeatId, Setup};
use candlestick_themes::Theme;

use super::people::People;
use crate::{
    protocol::{Arrangement, Code, PersonId, Posted, Posts, SeatKey, Undealt},
    sign::PublicKey,
    undealt::AgreedUndealt,
};

/// Most bytes of posts that are told at once, unless one alone is longer.
const MOST_TOLD: usize = 12 * 1024;

/// What a case that nobody deals begins with.
pub(super) struct UndealtBeginning<'a> {
    pub(super) room: &'a str,
    pub(super) key: PublicKey,
    pub(super) theme: &'a Theme,
    pub(super) arrangement: &'a Arrangement,
    pub(super) people: &'a People,
    pub(super) deal: u32,
    pub(super) first: u64,
}

/// A case that nobody deals, being played or closed and not yet put away.
#[derive(Debug, Clone)]
pub(super) struct UndealtCase {
    pub(super) theme: ThemeStamp,
    deal: u32,
    /// The feed's number of its beginning.
    first: u64,
    arrangement: Arrangement,
    setup: Setup,
    seats: Vec<Seat>,
    people: Vec<PersonId>,
    keys: Vec<SeatKey>,
    posts: Vec<Posted>,
    /// What everybody knows of it. It may have heard less than all posts while a log is read.
    table: BlindTable,
}

impl UndealtCase {
    /// Before its first post.
    pub(super) fn begin(
        beginning: &UndealtBeginning,
        setup: Setup,
        keys: Vec<SeatKey>,
        stamp: ThemeStamp,
    ) -> Result<Self, String> {
        let UndealtBeginning { room, key, theme, arrangement, people, deal, first } = *beginning;
        if !stamp.is_of(theme) {
            return Err(format!("it began with other files of the theme {}; bring them back", stamp.id));
        }
        let sitting: Option<Vec<_>> = setup.seats.iter().map(|suspect| people.of_suspect(*suspect)).collect();
        let sitting = sitting.ok_or("a chair has no person")?;
        let agreed =
            AgreedUndealt { room, key: Some(key), deal, theme: &stamp.digest, setup: &setup, arrangement, keys: &keys };
        let setting = agreed.setting(&theme.edition).map_err(|fault| fault.to_string())?;
        let seats = sitting.iter().map(|person| Seat::new(person.name.clone(), Controller::Person)).collect();
        let people = sitting.iter().map(|person| person.number).collect();
        let table = BlindTable::watched(setting);
        let arrangement = arrangement.clone();
        Ok(Self { theme: stamp, deal, first, arrangement, setup, seats, people, keys, posts: Vec::new(), table })
    }

    /// The seat of a person.
    pub(super) fn seat_of(&self, person: PersonId) -> Option<SeatId> {
        let at = self.people.iter().position(|other| *other == person)?;
        u8::try_from(at).ok().map(SeatId)
    }

    /// Whether whoever has taken what came up to a number was told of it, where the last of it has that number.
    pub(super) fn was_told(&self, have: Option<u64>, last: u64) -> bool {
        have.is_some_and(|have| (self.first..=last).contains(&have))
    }

    /// The table once it has heard that.
    pub(super) fn hearing(&self, seat: SeatId, post: &Post) -> Result<BlindTable, RefusedPost> {
        let mut table = self.table.clone();
        table.take(seat, post).map(|_| table)
    }

    /// One more post, which the table has heard already or hears later.
    pub(super) fn adds(&mut self, seat: SeatId, post: Post) {
        self.posts.push(Posted { seat, post });
    }

    /// The table has heard all posts.
    pub(super) fn heard(&mut self, table: BlindTable) {
        self.table = table;
    }

    /// Has the table hear the posts that it has not heard yet.
    pub(super) fn catches_up(&mut self) -> Result<(), RefusedPost> {
        let left = self.posts.get(self.table.posts()..).unwrap_or_default();
        left.iter().try_for_each(|posted| self.table.take(posted.seat, &posted.post).map(drop))
    }

    /// Whether everything lies open.
    pub(super) fn is_closed(&self) -> bool {
        self.table.opened().is_some()
    }

    /// Who is to post.
    pub(super) fn awaited(&self) -> Vec<PersonId> {
        let seats = awaited(&self.table.waits());
        seats.iter().filter_map(|seat| self.people.get(seat.index()).copied()).collect()
    }

    /// Who is to decide, where a decision is what is awaited.
    fn decides(&self) -> Option<PersonId> {
        let Awaited::Decision(seat) = self.table.waits() else { return None };
        self.people.get(seat.index()).copied()
    }

    /// The case but for its posts, as all are told it, with the feed's number.
    pub(super) fn announcement(&self, number: u64) -> Undealt {
        Undealt {
            number,
            deal: self.deal,
            theme: self.theme.clone(),
            arrangement: self.arrangement.clone(),
            setup: self.setup.clone(),
            seats: self.seats.clone(),
            people: self.people.clone(),
            keys: self.keys.clone(),
            posts: self.posts.len(),
        }
    }

    /// Posts after so many, as many as are told at once, with the feed's number.
    pub(super) fn part(&self, number: u64, after: usize) -> Posts {
        let mut room = MOST_TOLD;
        let left = self.posts.get(after..).unwrap_or_default().iter();
        let fits = |posted: &&Posted| {
            // As long as in letters, with what stands around them.
            let long = posted.post.bytes().len() * 4 / 3 + 32;
            let fits = room == MOST_TOLD || long <= room;
            room = room.saturating_sub(long);
            fits
        };
        let posts = left.take_while(fits).cloned().collect();
        Posts { number, deal: self.deal, after, posts, awaits: self.awaited(), decides: self.decides() }
    }

    /// The newest post.
    pub(super) fn newest(&self, number: u64) -> Posts {
        self.part(number, self.posts.len().saturating_sub(1))
    }
}

/// The seats that a table waits for.
pub(crate) fn awaited(waits: &Awaited) -> Vec<SeatId> {
    match waits {
        Awaited::Keys(of)
        | Awaited::Deal(of)
        | Awaited::Opening(of)
        | Awaited::Dice { of, .. }
        | Awaited::Look { of, .. } => of.clone(),
        Awaited::Shuffle(seat)
        | Awaited::Decision(seat)
        | Awaited::Refutation { seat, .. }
        | Awaited::Verdict { seat, .. } => {
            vec![*seat]
        }
        Awaited::Nothing => Vec::new(),
    }
}

/// Why a post is refused that is no lie.
pub(super) const fn code_of(why: PostRefusal) -> Code {
    match why {
        // Happens to the honest too, when two post at once.
        PostRefusal::NotNow | PostRefusal::Stale => Code::Stale,
        PostRefusal::NotOffered(_) => Code::NotOffered,
        PostRefusal::NoSeat
        | PostRefusal::Unreadable
        | PostRefusal::Forked
        | PostRefusal::Unsigned
        | PostRefusal::False(_)
        | PostRefusal::Contradiction => Code::Unproved,
    }
}

//! One client's side of a case that nobody deals: its table, the posts that it has to check, and those that it owes.

use std::{collections::VecDeque, sync::Arc};

use candlestick_blind::{ActFault, Awaited, BlindTable, Post, RefusedPost};
use candlestick_game::Case;
use candlestick_rules::{Action, SeatId, WrittenView};
use candlestick_themes::Theme;

use super::table::RemoteTable;
use crate::{
    audit::{KeptUndealt, PostedCourse, RoomRecord, UndealtRecord},
    digest::Digest,
    protocol::{Lobby, PersonId, PersonTold, Posted, Posts, Undealt},
    room::awaited,
    sign::{PublicKey, SigningKey},
    undealt::{AgreedUndealt, opened_log, secret},
};

/// How many posts are looked at before whoever holds the client may do something else: each takes some milliseconds.
const AT_ONCE: usize = 4;
/// So many posts wait to be looked at before no more are asked for.
const AHEAD: usize = 32;

/// A case that nobody deals, as this client has it.
#[derive(Debug)]
pub(super) struct UndealtSide {
    pub(super) told: Undealt,
    name: Digest,
    theme: Arc<Theme>,
    table: BlindTable,
    /// What the table has taken.
    heard: Vec<Posted>,
    /// What came and was not looked at yet.
    waiting: VecDeque<Posted>,
    /// How many posts there are.
    total: usize,
    /// After how many it asked for more on this connection.
    asked: Option<usize>,
    /// After how many it has said what it owes.
    said: Option<usize>,
    /// How far the case was when one posted last, on this device; the course that it must come by.
    passes: Option<PostedCourse>,
    /// Whether the room tells another case than it did, or what nobody can believe.
    pub(super) broken: bool,
}

/// Why a case cannot be played here.
#[derive(Debug)]
pub(super) enum UnplayableCase {
    /// What was told makes no table.
    Setting,
    /// Who sits where, with which key, is not what this client knows of itself.
    NotMe,
}

/// Who this client is.
pub(super) struct OwnIdentity<'a> {
    pub(super) you: Option<PersonId>,
    pub(super) room: &'a str,
    pub(super) room_key: Option<PublicKey>,
    /// The key of one's own link.
    pub(super) link: &'a Digest,
    /// What signs one's decisions elsewhere, which all were told.
    pub(super) signs: PublicKey,
}

impl UndealtSide {
    /// Before the first post.
    pub(super) fn new(told: Undealt, theme: Arc<Theme>, me: &OwnIdentity) -> Result<Self, UnplayableCase> {
        let seats = told.setup.seats.len();
        if told.people.len() != seats || told.seats.len() != seats {
            return Err(UnplayableCase::NotMe);
        }
        let agreed = AgreedUndealt {
            room: me.room,
            key: me.room_key,
            deal: told.deal,
            theme: &told.theme.digest,
            setup: &told.setup,
            arrangement: &told.arrangement,
            keys: &told.keys,
        };
        let (name, setting) = (agreed.digest(), agreed.setting(&theme.edition).map_err(|_| UnplayableCase::Setting)?);
        let table = match me.seat(&told)? {
            Some(seat) => BlindTable::seated(setting, seat, secret(me.link, me.room, told.deal)),
            None => BlindTable::watched(setting),
        };
        let total = told.posts;
        let (heard, waiting, asked, said, passes) = (Vec::new(), VecDeque::new(), None, None, None);
        Ok(Self { told, name, theme, table, heard, waiting, total, asked, said, passes, broken: false })
    }

    /// What names the case.
    pub(super) const fn name(&self) -> &Digest {
        &self.name
    }

    #[cfg(feature = "testing")]
    pub(super) const fn table(&self) -> &BlindTable {
        &self.table
    }

    /// Whether it is the same case, seen with the same eyes.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.name == other.name && self.table.me() == other.table.me()
    }

    /// It goes on only by the course in which one has posted before.
    pub(super) fn must_pass(&mut self, course: Option<PostedCourse>) {
        self.passes = course;
        self.broken |= course.is_some_and(|course| course.posts > self.total);
    }

    /// Which case of the room it is.
    pub(super) const fn deal(&self) -> u32 {
        self.told.deal
    }

    /// The same case is told again, as on another connection. False where it has gone back.
    pub(super) fn again(&mut self, told: Undealt) -> bool {
        self.asked = None;
        self.total = told.posts;
        self.waiting.clear();
        self.broken |= told.posts < self.table.posts();
        self.told = told;
        !self.broken
    }

    /// The connection is gone: what was asked for does not come.
    pub(super) const fn is_cut(&mut self) {
        self.asked = None;
    }

    /// What one owes is to be said again.
    pub(super) const fn forget_said(&mut self) {
        self.said = None;
    }

    /// Posts came.
    pub(super) fn comes(&mut self, posts: Posts) {
        let known = self.known();
        self.total = self.total.max(posts.after + posts.posts.len());
        if posts.after <= known && !self.broken {
            self.waiting.extend(posts.posts.into_iter().skip(known - posts.after));
        }
    }

    /// Hears some of what came; whether there was any.
    pub(super) fn hears(&mut self) -> Result<bool, RefusedPost> {
        let mut heard = false;
        for _ in 0..AT_ONCE {
            let Some(posted) = self.waiting.pop_front() else { break };
            if let Err(fault) = self.table.take(posted.seat, &posted.post) {
                self.breaks();
                return Err(fault);
            }
            self.heard.push(posted);
            heard = true;
            let passes = self.passes.filter(|course| course.posts == self.table.posts());
            if passes.is_some_and(|course| course.course != Digest(self.table.course())) {
                self.breaks();
                break;
            }
        }
        Ok(heard)
    }

    fn breaks(&mut self) {
        self.broken = true;
        self.waiting.clear();
    }

    /// Whether something waits to be heard.
    pub(super) fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether all that is known to have been posted is heard. Before, nothing is shown: whoever comes again would see the
    /// case played from its beginning.
    pub(super) fn is_caught_up(&self) -> bool {
        self.waiting.is_empty() && self.table.posts() >= self.total
    }

    /// After how many posts more are to be asked for now, once. The next part is on its way while one is heard.
    pub(super) fn misses(&mut self) -> Option<usize> {
        let have = self.known();
        let misses = self.waiting.len() < AHEAD && have < self.total && self.asked != Some(have) && !self.broken;
        misses.then(|| *self.asked.insert(have))
    }

    /// How many posts have come, heard or not.
    fn known(&self) -> usize {
        self.table.posts() + self.waiting.len()
    }

    /// What this seat owes now, once.
    pub(super) fn owes(&mut self) -> Option<Post> {
        let have = self.table.posts();
        if self.broken || have < self.total || self.said == Some(have) {
            return None;
        }
        self.said = Some(have);
        self.table.owed()
    }

    /// The post of a decision.
    pub(super) fn decides(&self, action: Action) -> Result<Post, ActFault> {
        self.table.act(action)
    }

    /// The post that takes one's last decision back; none where one may not.
    pub(super) fn takes_back(&self) -> Option<Post> {
        self.table.take_back()
    }

    /// How far the case is.
    pub(super) fn course(&self) -> PostedCourse {
        PostedCourse { name: self.name, posts: self.table.posts(), course: Digest(self.table.course()) }
    }

    /// Whether something is still to be posted, or heard, before the next decision or the end.
    pub(super) fn is_under_way(&self) -> bool {
        let rests = matches!(self.table.waits(), Awaited::Decision(_) | Awaited::Nothing);
        !rests || self.table.posts() < self.total || self.broken
    }

    /// Who is to post.
    pub(super) fn awaited(&self) -> Vec<PersonId> {
        let seats = awaited(&self.table.waits());
        seats.iter().filter_map(|seat| self.told.people.get(seat.index()).copied()).collect()
    }

    /// Who has signed that and said what is not so, as this table sees it; none where it does not.
    pub(super) fn liar(&self, posted: &Posted) -> Option<PersonId> {
        let fault = self.table.clone().take(posted.seat, &posted.post).err().filter(RefusedPost::is_cheating)?;
        self.told.people.get(fault.seat.index()).copied()
    }

    /// The case as it is shown; none before it is dealt.
    pub(super) fn shown(&self) -> Option<RemoteTable> {
        Some(RemoteTable::undealt(&self.theme, &self.told, &self.name, self.table.view()?, &self.table))
    }

    /// The room while cards are shuffled and dealt.
    pub(super) fn lobby(&self) -> Lobby {
        let Undealt { number, deal, theme, arrangement, setup, seats, people, .. } = &self.told;
        let told = |((person, seat), suspect): ((&PersonId, &candlestick_game::Seat), _)| PersonTold {
            person: *person,
            name: seat.name.clone(),
            suspect,
        };
        let mut people: Vec<_> = people.iter().zip(seats).zip(setup.seats.iter().copied()).map(told).collect();
        people.sort_unstable_by_key(|one| one.person);
        Lobby {
            number: *number,
            deal: *deal,
            commitment: self.name,
            theme: theme.clone(),
            arrangement: arrangement.clone(),
            people,
            commitments: Vec::new(),
            keys: Vec::new(),
            sharing: true,
        }
    }

    /// The whole case, once everybody has laid open their cards: dealt and played again here, and held against what this
    /// table has shown. None before.
    pub(super) fn opened(&self) -> Option<Result<Case, String>> {
        let opened = self.table.opened()?;
        let log = opened_log(&self.told.theme, &self.told.setup, &self.told.seats, opened);
        let case = Case::replay(Arc::clone(&self.theme), log).map_err(|fault| fault.to_string());
        Some(case.and_then(|case| {
            let again = WrittenView::from(case.game().view(self.table.me()));
            let same = self.table.view().map(WrittenView::from) == Some(again);
            same.then_some(case).ok_or_else(|| "it was told otherwise".to_owned())
        }))
    }

    /// All that was posted with the case that it has opened, as a record that proves it to others.
    pub(super) fn record(&self, case: &Case, room: (&str, Option<PublicKey>), signs: &SigningKey) -> RoomRecord {
        let kept = KeptUndealt {
            room: room.0,
            room_key: room.1,
            told: &self.told,
            me: self.table.me(),
            signs,
            posts: &self.heard,
            course: Digest(self.table.course()),
            case,
        };
        RoomRecord::Undealt(Box::new(UndealtRecord::new(&kept)))
    }
}

impl OwnIdentity<'_> {
    /// One's seat, where one has any; it has to be told with one's own key.
    fn seat(&self, told: &Undealt) -> Result<Option<SeatId>, UnplayableCase> {
        let Some(you) = self.you else { return Ok(None) };
        let at = told.people.iter().position(|person| *person == you);
        let Some(seat) = at.and_then(|at| u8::try_from(at).ok()).map(SeatId) else { return Ok(None) };
        let mine = told.keys.iter().any(|key| (key.seat, key.person, key.key) == (seat, you, self.signs));
        if mine { Ok(Some(seat)) } else { Err(UnplayableCase::NotMe) }
    }
}

//! Finds which questions of one's own tell most: a few of each room, weighed exactly.

use serde::{Deserialize, Serialize};

use super::real_table::RealTable;
use crate::{
    dice_of,
    practice::RefutationSpread,
    review::worth::{DrawnDeals, uncertainty},
};
use candlestick_rules::{RoomId, SeatId, Triple};

/// Questions of each room that are weighed exactly, and told.
const EACH: usize = 2;
/// States of a count beyond which weighing exactly would take minutes: the draws' own estimate is told then. A question
/// takes a count for each way in which its three cards can be held.
const MOST_STATES: usize = 6_000;
/// Keeps these draws apart from all others.
const ASK_DOMAIN: u64 = 0x6173_6b20_6265_7374;

/// What a question tells.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct WorthAsking {
    /// The question.
    pub question: Triple,
    /// What its refutation tells of suspect, weapon and room on average, in bits.
    pub bits: f32,
    /// How likely it is that nobody can refute it, from 0 to 1.
    pub unrefuted: f32,
}

/// The questions that tell most.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BestQuestions {
    /// How uncertain suspect, weapon and room are together, in bits.
    pub open: f32,
    /// Whether they were weighed exactly, rather than estimated from deals drawn at random.
    pub exact: bool,
    /// A few questions of every room, the best first.
    pub questions: Vec<WorthAsking>,
}

impl BestQuestions {
    /// The best ones, of one room or of all.
    pub fn of(&self, room: Option<RoomId>) -> impl Iterator<Item = &WorthAsking> {
        self.questions.iter().filter(move |asking| room.is_none_or(|room| asking.question.room == room))
    }
}

impl RealTable {
    /// The questions that tell most after all happenings that count, a few of every room. Those worth looking at are found
    /// by draws, and weighed exactly then; the same table always gives the same. Takes up to a second or two for large editions.
    #[must_use]
    pub fn best_questions(&self) -> BestQuestions {
        let count = self.counted().len();
        let (known, me) = (self.known(count), self.start.me);
        let (open, seats) = (self.open_before(count), self.start.seats().max(1));
        let round = (1..seats).map(|n| SeatId((me.0 + n) % seats));
        let order: Vec<_> = round.filter(|seat| !open.contains(seat)).collect();
        let refuters = self.theme.edition.profile.refuters;
        let mut dice = dice_of(ASK_DOMAIN, [u64::from(me.0), count as u64, self.start.hand.bits()]);
        let draws = DrawnDeals::new(&known, order.clone(), refuters, &mut dice);
        let exact = known.is_exact() && known.states() <= MOST_STATES;
        let mut best = BestQuestions { open: uncertainty(&known) as f32, exact, questions: Vec::new() };
        for room in (0..self.cards().rooms).map(RoomId) {
            let mut all: Vec<_> = draws.all(room).collect();
            all.sort_by(|a, b| b.1.total_cmp(&a.1));
            best.questions.extend(all.into_iter().take(EACH).map(|(question, bits)| {
                if !exact {
                    let unrefuted = draws.unrefuted(question) as f32;
                    return WorthAsking { question, bits: bits as f32, unrefuted };
                }
                let spread = RefutationSpread::of(&known, question, &order, refuters);
                let nobody = spread.possible.iter().filter(|told| told.shown.iter().all(Option::is_none));
                let unrefuted = nobody.map(|told| told.chance).sum::<f64>() as f32;
                WorthAsking { question, bits: spread.worth() as f32, unrefuted }
            }));
        }
        best.questions.sort_by(|a, b| b.bits.total_cmp(&a.bits).then(a.question.cmp(&b.question)));
        best
    }
}

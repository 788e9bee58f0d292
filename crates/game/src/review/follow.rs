//! Follows one seat through a case, event by event, as it saw them.

use super::{
    cost::LearningPace,
    seat_review::{AskedQuestion, Missed, ReviewPoint, SeatReview},
    worth::{self, DrawnDeals},
};
use crate::{Case, dice_of};
use candlestick_deduction::{Facts, Holder, Knowledge};
use candlestick_rules::{CardId, Event, SeatId, Triple};

/// Keeps these draws apart from all others of the same seed.
const REVIEW_DOMAIN: u64 = 0x7265_7669_6577;

impl SeatReview {
    /// One seat's part of the review of a case.
    #[must_use]
    pub fn of(case: &Case, seat: SeatId) -> Self {
        follow(case, seat)
    }
}

fn follow(case: &Case, seat: SeatId) -> SeatReview {
    let mut follow = Follow {
        case,
        known: Knowledge::new(Facts::at_start(&case.game().view(seat))),
        turn: 0,
        asking: None,
        turn_start: None,
        review: SeatReview {
            seat,
            name: case.log().seats.get(seat.index()).map(|player| player.name.clone()).unwrap_or_default(),
            suspect: case.game().suspect_of(seat),
            curve: Vec::new(),
            could_know: None,
            settled_by: None,
            accused: None,
            missed: Vec::new(),
            asked: Vec::new(),
        },
    };
    for (n, event) in case.game().events().iter().enumerate() {
        if !follow.take(n, event) {
            break;
        }
    }
    follow.settle();
    follow.mark();
    let mut review = follow.review;
    let costs: Vec<_> = {
        let pace = LearningPace::of(case, &review);
        review.asked.iter().map(|asked| pace.cost(asked)).collect()
    };
    review.asked.iter_mut().zip(costs).for_each(|(asked, cost)| asked.cost = cost);
    review
}

struct Follow<'a> {
    case: &'a Case,
    known: Knowledge,
    turn: u32,
    /// The own question that is being answered, and how uncertain all was before.
    asking: Option<(AskedQuestion, f64)>,
    /// The event at which an own turn began on which the case file was certain.
    turn_start: Option<usize>,
    review: SeatReview,
}

impl Follow<'_> {
    /// Takes in an event; false when there is nothing more to find out.
    fn take(&mut self, n: usize, event: &Event) -> bool {
        let me = self.review.seat;
        if !is_refuting(event) {
            self.settle();
        }
        match event {
            Event::TurnStarted { seat, turn } => {
                self.end_turn();
                self.mark();
                self.turn = *turn;
                self.turn_start = (*seat == me && self.known.case_file().is_some()).then_some(n);
            }
            Event::Accused { seat, right, .. } => {
                if *seat == me {
                    self.turn_start = None;
                    self.review.accused = Some((self.turn, *right));
                }
                if *seat == me || *right {
                    return false;
                }
            }
            Event::Closed(_) => return false,
            Event::Suggested { seat, triple } if *seat == me => self.ask(n, *triple),
            _ => {}
        }
        self.known = self.known.after(&event.seen_by(me));
        if self.review.could_know.is_none() && self.known.case_file().is_some() {
            self.review.could_know = Some(self.turn);
            self.review.settled_by = Some(n);
        }
        true
    }

    /// An own turn that began with certainty and ended without an accusation.
    fn end_turn(&mut self) {
        if let Some(event) = self.turn_start.take() {
            self.review.missed.push(Missed::CouldAccuse { turn: self.turn, event });
        }
    }

    /// A point of the curve.
    fn mark(&mut self) {
        if self.review.curve.last().is_some_and(|point| point.turn == self.turn) {
            return;
        }
        let envelopes = self.known.triples().len();
        let bits = worth::uncertainty(&self.known);
        self.review.curve.push(ReviewPoint { turn: self.turn, envelopes, bits });
    }

    fn ask(&mut self, event: usize, question: Triple) {
        let game = self.case.game();
        let (me, turn) = (self.review.seat, self.turn);
        let cards = game.edition().cards;
        let named = [cards.suspect(question.suspect), cards.weapon(question.weapon)];
        for card in named.into_iter().filter(|card| !game.truth().hand(me).contains(*card)) {
            if let Some(holder) = self.known_away(card) {
                self.review.missed.push(Missed::NamedKnown { turn, event, card, holder });
            }
        }
        let mut dice = dice_of(self.case.log().seed, [REVIEW_DOMAIN, u64::from(me.0), event as u64]);
        let draws =
            DrawnDeals::new(&self.known, game.left_of(me).collect(), game.edition().profile.refuters, &mut dice);
        let expected = draws.worth(question);
        let (better, better_expected) =
            draws.best(question.room).filter(|(_, worth)| *worth > expected).unwrap_or((question, expected));
        let asked = AskedQuestion { turn, event, question, expected, gained: 0.0, better, better_expected, cost: 0.0 };
        self.asking = Some((asked, worth::uncertainty(&self.known)));
    }

    /// Where a card certainly is, if not in the case file.
    fn known_away(&self, card: CardId) -> Option<Holder> {
        self.known.holder_of(card).filter(|holder| *holder != Holder::CaseFile)
    }

    /// The question was answered: what it told.
    fn settle(&mut self) {
        if let Some((mut asked, before)) = self.asking.take() {
            asked.gained = before - worth::uncertainty(&self.known);
            self.review.asked.push(asked);
        }
    }
}

/// Whether an event belongs to the answering of a question.
const fn is_refuting(event: &Event) -> bool {
    matches!(
        event,
        Event::TokenPulled { .. }
            | Event::WeaponPulled { .. }
            | Event::CannotRefute { .. }
            | Event::Shown { .. }
            | Event::PassedOn { .. }
            | Event::LeftUnrefuted { .. }
            | Event::CardPlayed { .. }
            | Event::PowerUsed { .. }
            | Event::SeenToo { .. }
            | Event::Kept { .. }
            | Event::NobodyShowed { .. }
            | Event::SideCardSeen { .. }
    )
}

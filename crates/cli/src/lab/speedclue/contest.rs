//! The contest's game and its referee: policies and bots from elsewhere ask, show and accuse without a board.

use std::{sync::Arc, time::Instant};

use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{
    message::{CARDS, PLAYERS},
    outside::OutsideBot,
    seat::SpeedclueSeat,
};
use crate::lab::standing::CaseResult;
use candlestick_bots::Policy;
use candlestick_rules::{CardId, CardSet, Category, SeatId, Triple};
use candlestick_themes::{Message, message};

/// Keeps these deals apart from those of the board game.
const DEAL_DOMAIN: u64 = 0x7370_6565_6463_6c75;

/// Whether so many can play.
pub(crate) fn check(players: usize) -> Result<(), Message> {
    let fits = u8::try_from(players).is_ok_and(|players| PLAYERS.contains(&players));
    let say = || message!("cli-lab-no-board", least = *PLAYERS.start(), most = *PLAYERS.end(), players = players);
    fits.then_some(()).ok_or_else(say)
}

/// Who plays at a table: a policy of ours, or a running bot from elsewhere.
pub(crate) enum Contestant {
    Ours(Arc<dyn Policy>),
    Outside(OutsideBot),
}

/// One game; `seated` has the player of every seat.
///
/// # Errors
/// When a bot from elsewhere does not keep to the protocol.
pub(crate) fn play(
    players: &mut [Contestant],
    seated: &[usize],
    seed: u64,
    most_turns: u32,
) -> Result<CaseResult, Message> {
    let n = players.len();
    let mut game = Contest::begin(players, seated, seed)?;
    let mut out = vec![false; n];
    for turn in 0..most_turns {
        let by = turn as usize % n;
        if out[by] {
            continue;
        }
        game.outcome.turns = turn + 1;
        game.ask(by)?;
        match game.accuse(by)? {
            Some(true) => {
                game.won_by(by);
                return Ok(game.outcome);
            }
            Some(false) => out[by] = true,
            None => {}
        }
        // The contest's rule: whoever alone has made no wrong accusation has won.
        let mut left = (0..n).filter(|seat| !out[*seat]);
        if let (Some(last), None) = (left.next(), left.next()) {
            game.won_by(last);
            return Ok(game.outcome);
        }
    }
    game.outcome.stalled = true;
    Ok(game.outcome)
}

/// The case file and the hands of a seed.
fn deal(players: usize, seed: u64) -> (Triple, Vec<CardSet>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ DEAL_DOMAIN);
    let mut rest = Vec::new();
    let file = Category::ALL.map(|category| {
        let mut pile: Vec<_> = CARDS.set_of(category).iter().collect();
        pile.shuffle(&mut rng);
        let filed = pile.pop().unwrap_or(CardId(0));
        rest.extend(pile);
        filed
    });
    rest.shuffle(&mut rng);
    let hand = |seat| rest.iter().copied().skip(seat).step_by(players).collect();
    (CARDS.triple(file), (0..players).map(hand).collect())
}

/// A game under way.
struct Contest<'a> {
    case_file: Triple,
    hands: Vec<CardSet>,
    seats: Vec<SeatedPlayer<'a>>,
    outcome: CaseResult,
    /// The player of every seat.
    seated: &'a [usize],
    /// Questions so far, by seat.
    asked: Vec<usize>,
}

/// Whoever sits at a seat; one of ours with its view.
enum SeatedPlayer<'a> {
    Ours(Box<SpeedclueSeat>),
    Outside(&'a mut OutsideBot),
}

impl<'a> Contest<'a> {
    /// Deals.
    fn begin(players: &'a mut [Contestant], seated: &'a [usize], seed: u64) -> Result<Self, Message> {
        let n = players.len();
        let (case_file, hands) = deal(n, seed);
        let mut standing: Vec<_> = players.iter_mut().map(Some).collect();
        let mut seats = Vec::new();
        for (seat, (hand, player)) in hands.iter().zip(seated).enumerate() {
            let (me, count) = (SeatId(seat as u8), n as u8);
            let player = standing[*player].take().ok_or_else(|| message!("cli-lab-broke"))?;
            seats.push(match player {
                Contestant::Ours(policy) => {
                    SeatedPlayer::Ours(SpeedclueSeat::new(count, me, *hand, Arc::clone(policy)).into())
                }
                Contestant::Outside(line) => {
                    line.reset(count, me, *hand)?;
                    SeatedPlayer::Outside(line)
                }
            });
        }
        Ok(Self { case_file, hands, seats, outcome: CaseResult::new(n), seated, asked: vec![0; n] })
    }

    /// A seat's question and its answer.
    fn ask(&mut self, by: usize) -> Result<(), Message> {
        let (n, seat) = (self.hands.len(), SeatId(by as u8));
        let asked = self.timed(by, true, |seated| match seated {
            SeatedPlayer::Ours(table) => Ok(table.suggest()),
            SeatedPlayer::Outside(line) => line.suggest(),
        })?;
        self.note(by, asked);
        let set = CARDS.set(asked);
        let shower = (1..n).map(|k| (by + k) % n).find(|other| !self.hands[*other].and(set).is_empty());
        let shown = match shower.map(|other| (other, self.hands[other].and(set))) {
            None => None,
            Some((_, one)) if one.len() == 1 => one.nth(0),
            Some((other, matching)) => Some(self.timed(other, false, |seated| match seated {
                SeatedPlayer::Ours(table) => Ok(table.show(seat, asked)),
                SeatedPlayer::Outside(line) => line.show(seat, asked, matching),
            })?),
        };
        for other in 0..n {
            let sees = other == by || Some(other) == shower;
            let (shower, shown) = (shower.map(|shower| SeatId(shower as u8)), shown.filter(|_| sees));
            match &mut self.seats[other] {
                SeatedPlayer::Ours(table) => table.heard(seat, asked, shower, shown),
                SeatedPlayer::Outside(line) => line.heard(seat, asked, shower.map(|shower| (shower, shown)))?,
            }
        }
        Ok(())
    }

    /// Whether a seat's accusation is right, if it makes one.
    fn accuse(&mut self, by: usize) -> Result<Option<bool>, Message> {
        let seat = SeatId(by as u8);
        let accused = self.timed(by, false, |seated| match seated {
            SeatedPlayer::Ours(table) => Ok(table.accuse()),
            SeatedPlayer::Outside(line) => line.accuse(),
        })?;
        let Some(triple) = accused else { return Ok(None) };
        let right = triple == self.case_file;
        for other in 0..self.hands.len() {
            match &mut self.seats[other] {
                SeatedPlayer::Ours(table) => table.accused(seat, triple, right),
                SeatedPlayer::Outside(line) => line.accused(seat, triple, right)?,
            }
        }
        if !right {
            self.outcome.doings[self.seated[by]].wrong += 1;
        }
        Ok(Some(right))
    }

    /// Counts how a question was asked.
    fn note(&mut self, by: usize, asked: Triple) {
        let habits = &mut self.outcome.doings[self.seated[by]].habits;
        habits.note(CARDS, self.asked[by], asked, self.hands[by]);
        self.asked[by] += 1;
    }

    fn won_by(&mut self, seat: usize) {
        self.outcome.winner = Some(self.seated[seat]);
        self.outcome.winning_seat = Some(SeatId(seat as u8));
    }

    /// A seat's decision, with the time it takes.
    fn timed<T>(
        &mut self,
        seat: usize,
        question: bool,
        decide: impl FnOnce(&mut SeatedPlayer<'a>) -> Result<T, Message>,
    ) -> Result<T, Message> {
        let begun = Instant::now();
        let decided = decide(&mut self.seats[seat]);
        let player = self.seated[seat];
        self.outcome.thought(player, begun.elapsed(), question);
        decided
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_bots as bot;

    #[test]
    fn a_contest_is_played_to_its_end_and_the_same_again() {
        let mut players = ["master", "fewest", "detective"].map(|name| Contestant::Ours(bot::policy(name).unwrap()));
        for seed in 0..4 {
            let [one, again] = [(); 2].map(|()| play(&mut players, &[1, 2, 0], seed, 200).unwrap());
            let wrong = |outcome: &CaseResult| [0, 1, 2].map(|player| outcome.doings[player].wrong);
            assert!(!one.stalled && wrong(&one)[1..] == [0, 0], "{one:?}");
            assert_eq!((one.winner, one.turns, wrong(&one)), (again.winner, again.turns, wrong(&again)));
        }
    }

    #[test]
    fn every_card_is_dealt_once() {
        let (file, hands) = deal(4, 9);
        assert_eq!(hands.iter().map(|hand| hand.len()).sum::<usize>(), 18);
        assert_eq!(hands.into_iter().fold(CARDS.set(file), CardSet::or), CARDS.all());
    }
}

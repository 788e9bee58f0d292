//! The contest's game in one process: policies ask, show and accuse without a board, for the arena.

use std::{sync::Arc, time::Instant};

use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{
    message::{CARDS, PLAYERS},
    seat::AtTable,
};
use crate::{
    cli::standing::Outcome,
    mind::bot::Policy,
    rules::{CardId, CardSet, Category, SeatId, Triple},
};

/// Keeps these deals apart from those of the board game.
const DEAL_DOMAIN: u64 = 0x7370_6565_6463_6c75;

/// Whether so many can play.
pub(in crate::cli) fn check(players: usize) -> Result<(), String> {
    let fits = u8::try_from(players).is_ok_and(|players| PLAYERS.contains(&players));
    let say = || format!("without a board {} to {} play, not {players}", PLAYERS.start(), PLAYERS.end());
    fits.then_some(()).ok_or_else(say)
}

/// One game; the policies sit so many places on.
pub(in crate::cli) fn play(policies: &[Arc<dyn Policy>], seed: u64, turned: usize, most_turns: u32) -> Outcome {
    let n = policies.len();
    let (case_file, hands) = deal(n, seed);
    let policy_of = |seat: usize| (seat + turned) % n;
    let mut game = Contest { case_file, tables: Vec::new(), hands, outcome: Outcome::new(n), turned };
    for (seat, hand) in game.hands.iter().enumerate() {
        let policy = Arc::clone(&policies[policy_of(seat)]);
        game.tables.push(AtTable::new(n as u8, SeatId(seat as u8), *hand, policy));
    }
    let mut out = vec![false; n];
    for turn in 0..most_turns {
        let by = turn as usize % n;
        if out[by] {
            continue;
        }
        game.outcome.turns = turn + 1;
        game.ask(by);
        match game.accuse(by) {
            Some(true) => return game.outcome,
            Some(false) => out[by] = true,
            None => {}
        }
        if out.iter().all(|out| *out) {
            return game.outcome;
        }
    }
    game.outcome.stalled = true;
    game.outcome
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
struct Contest {
    case_file: Triple,
    hands: Vec<CardSet>,
    tables: Vec<AtTable>,
    outcome: Outcome,
    turned: usize,
}

impl Contest {
    /// A seat's question and its answer.
    fn ask(&mut self, by: usize) {
        let (n, seat) = (self.hands.len(), SeatId(by as u8));
        let asked = self.timed(by, true, AtTable::suggest);
        let set = CARDS.set(asked);
        let shower = (1..n).map(|k| (by + k) % n).find(|other| !self.hands[*other].and(set).is_empty());
        let shown = shower.map(|other| match self.hands[other].and(set) {
            one if one.len() == 1 => one.nth(0).unwrap_or(CardId(0)),
            _ => self.timed(other, false, |table| table.show(seat, asked)),
        });
        for (other, table) in self.tables.iter_mut().enumerate() {
            let sees = other == by || Some(other) == shower;
            table.heard(seat, asked, shower.map(|shower| SeatId(shower as u8)), shown.filter(|_| sees));
        }
    }

    /// What a seat's accusation turns out to be, if it makes one.
    fn accuse(&mut self, by: usize) -> Option<bool> {
        let triple = self.timed(by, false, AtTable::accuse)?;
        let right = triple == self.case_file;
        let policy = self.policy_of(by);
        for table in &mut self.tables {
            table.accused(SeatId(by as u8), triple, right);
        }
        if right {
            self.outcome.winner = Some(policy);
            self.outcome.winning_seat = Some(SeatId(by as u8));
        } else {
            self.outcome.wrong[policy] += 1;
        }
        Some(right)
    }

    fn policy_of(&self, seat: usize) -> usize {
        (seat + self.turned) % self.hands.len()
    }

    /// A seat's decision, with the time it takes.
    fn timed<T>(&mut self, seat: usize, question: bool, decide: impl FnOnce(&mut AtTable) -> T) -> T {
        let begun = Instant::now();
        let decided = decide(&mut self.tables[seat]);
        let policy = self.policy_of(seat);
        self.outcome.thought(policy, begun.elapsed(), question);
        decided
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mind::bot;

    #[test]
    fn a_contest_is_played_to_its_end_and_the_same_again() {
        let policies: Vec<_> = ["master", "fewest", "detective"].map(|name| bot::policy(name).unwrap()).into();
        for seed in 0..4 {
            let (one, again) = (play(&policies, seed, 1, 200), play(&policies, seed, 1, 200));
            assert!(!one.stalled && one.wrong[1] + one.wrong[2] == 0, "{one:?}");
            assert_eq!((one.winner, one.turns, &one.wrong), (again.winner, again.turns, &again.wrong));
        }
    }

    #[test]
    fn every_card_is_dealt_once() {
        let (file, hands) = deal(4, 9);
        assert_eq!(hands.iter().map(|hand| hand.len()).sum::<usize>(), 18);
        assert_eq!(hands.into_iter().fold(CARDS.set(file), CardSet::or), CARDS.all());
    }
}

//! Measures how long a real table takes in each built-in theme: to be checked, to be told, and for its best questions.
#![expect(clippy::print_stdout, reason = "it is what the example is for")]

use std::{sync::Arc, time::Instant};

use candlestick_game::position::{Happening, RealTable};
use candlestick_game::question::Refutation;
use candlestick_rules::{CardSet, RoomId, SeatId, SuspectId, Triple, WeaponId};
use candlestick_themes as theme;

/// Questions that were asked before the measurement.
const QUESTIONS: u8 = 8;

fn main() {
    println!("| theme | players | check ms | told ms | best questions ms |\n|---|---|---|---|---|");
    for id in theme::builtin_ids() {
        let Ok(theme) = theme::builtin(id).map(Arc::new) else { continue };
        for players in [3, RealTable::most(&theme)] {
            let table = table(&theme, players);
            if let Some(refusal) = table.refusal() {
                println!("{id}: {refusal:?}");
            }
            let check = millis(|| table.refusal());
            let told = millis(|| table.findings());
            let best = millis(|| table.best_questions());
            println!("| {id} | {players} | {check:.1} | {told:.0} | {best:.0} |");
        }
    }
}

fn millis<T>(work: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    std::hint::black_box(work());
    start.elapsed().as_secs_f64() * 1000.0
}

/// A table at which others showed each other cards that nobody else saw.
fn table(theme: &Arc<theme::Theme>, players: u8) -> RealTable {
    let mut table = RealTable::new(theme, players);
    let (cards, size) = (table.cards(), table.start.hand_size());
    let spread: CardSet =
        cards.all().iter().step_by(3).chain(cards.all().iter().skip(1).step_by(3)).take(size).collect();
    table.start.hand = spread;
    let rest = cards.all().without(spread).iter().collect::<Vec<_>>();
    table.start.face_up = rest.iter().rev().take(table.face_up_wanted()).copied().collect();
    for n in 0..QUESTIONS {
        let (by, next) = (SeatId(1 + n % (players - 1)), SeatId((2 + n % (players - 1)) % players));
        let asked = Triple {
            suspect: SuspectId(2 + n % (cards.suspects - 2)),
            weapon: WeaponId(2 + n % (cards.weapons - 2)),
            room: RoomId(1 + n % (cards.rooms - 1)),
        };
        let mine = cards.set(asked).and(table.start.hand);
        let refutation = if next != table.start.me {
            Refutation::Showed(None)
        } else if mine.is_empty() {
            Refutation::CannotRefute
        } else {
            Refutation::Showed(mine.nth(0))
        };
        let mut trial = table.clone();
        trial.happenings.push(Happening::Question { by, asked, refutations: vec![(next, refutation)] });
        if trial.refusal().is_none() {
            table = trial;
        }
    }
    table
}

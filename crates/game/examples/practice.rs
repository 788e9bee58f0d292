//! Measures how long it takes to find an exercise of each kind in each built-in theme, and how hard they come out.
#![expect(clippy::print_stdout, reason = "it is what the example is for")]

use std::{collections::BTreeMap, sync::Arc, time::Instant};

use candlestick_game::{
    practice::{ExerciseKind, of_seed},
    puzzle::Grade,
};
use candlestick_themes as theme;

/// Numbers for each kind and theme.
const NUMBERS: u64 = 10;

fn main() {
    println!("| theme | kind | median ms | longest ms | grades |\n|---|---|---|---|---|");
    for id in theme::builtin_ids() {
        let Ok(theme) = theme::builtin(id).map(Arc::new) else { continue };
        for kind in ExerciseKind::ALL {
            let (mut millis, mut grades) = (Vec::new(), BTreeMap::<Grade, u32>::new());
            for seed in 0..NUMBERS {
                let start = Instant::now();
                match of_seed(&theme, kind, seed, None) {
                    Ok(exercise) => *grades.entry(exercise.grade).or_default() += 1,
                    Err(fault) => println!("{id} {} {seed}: {fault}", kind.key()),
                }
                millis.push(start.elapsed().as_millis());
            }
            millis.sort_unstable();
            let grades: Vec<_> = grades.iter().map(|(grade, count)| format!("{} {count}", grade.key())).collect();
            let (median, longest) = (millis[millis.len() / 2], millis[millis.len() - 1]);
            println!("| {id} | {} | {median} | {longest} | {} |", kind.key(), grades.join(", "));
        }
    }
}

//! What playing without a dealer costs: milliseconds to make and to check each kind of post, and their bytes.

use std::{collections::BTreeMap, time::Instant};

use candlestick_blind::Post;
use candlestick_rules::SeatId;

#[path = "../tests/it/table.rs"]
#[expect(dead_code, clippy::unwrap_used, reason = "the tests' table can do more, and stops short")]
mod table;

use table::Room;

/// What was measured of one kind of post.
#[derive(Default)]
struct Cost {
    count: u32,
    make: f64,
    check: f64,
    bytes: usize,
}

/// Nanoseconds that this thread has had a core; none where the system does not tell.
fn on_core() -> Option<f64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

/// What a call takes of a core in milliseconds (as the clock has it where the system tells no better), and what it gives.
fn timed<T>(what: impl FnOnce() -> T) -> (f64, T) {
    let (clock, core) = (Instant::now(), on_core());
    let given = what();
    let core = core.and_then(|core| Some((on_core()? - core) / 1e6));
    (core.unwrap_or_else(|| clock.elapsed().as_secs_f64() * 1e3), given)
}

/// The next post, and how long it was made.
fn next(room: &mut Room) -> Option<(SeatId, Post, f64)> {
    for table in &room.tables {
        if let (took, Some(post)) = timed(|| table.owed()) {
            return Some((table.me(), post, took));
        }
    }
    let seat = room.actor()?;
    let action = room.choose(seat);
    let (took, post) = timed(|| room.tables[seat.index()].act(action));
    Some((seat, post.ok()?, took))
}

/// A whole case, with each post's cost by its kind, and how many posts there were.
fn measured(seats: u8, seed: u64) -> (BTreeMap<&'static str, Cost>, u32) {
    let mut room = Room::of(seats, seed);
    let (mut costs, mut posts) = (BTreeMap::<_, Cost>::new(), 0);
    while let Some((seat, post, make)) = next(&mut room) {
        let mut watcher = room.tables[usize::from(seats)].clone();
        let (check, _) = timed(|| watcher.take(seat, &post));
        for table in &mut room.tables {
            let _ = table.take(seat, &post);
        }
        let cost = costs.entry(post.kind()).or_default();
        cost.count += 1;
        cost.make += make;
        cost.check += check;
        cost.bytes += serde_json::to_string(&post).map_or(0, |text| text.len());
        posts += 1;
    }
    (costs, posts)
}

fn main() {
    for seats in [2, 3, 6] {
        let (costs, posts) = measured(seats, 1);
        println!(
            "\n{seats} seats, {posts} posts\n| post | count | make, ms | check, ms | bytes |\n|---|---|---|---|---|"
        );
        let (mut dealing, mut playing, mut bytes, mut dealt) = (0.0, 0.0, 0, 0);
        for (kind, Cost { count, make, check, bytes: size }) in &costs {
            let times = f64::from(*count);
            println!("| {kind} | {count} | {:.2} | {:.2} | {} |", make / times, check / times, size / *count as usize);
            // A device makes its own posts and checks all.
            let each = make / f64::from(seats) + check;
            if ["key", "piles", "rest", "deal"].contains(kind) {
                dealing += each;
                dealt += size;
            } else {
                playing += each;
            }
            bytes += size;
        }
        println!(
            "dealing: {dealing:.0} ms on each device, {dealt} bytes; the case: {playing:.0} ms; all posts: {bytes} bytes"
        );
    }
}

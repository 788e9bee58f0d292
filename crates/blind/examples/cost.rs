//! Measures what playing without a dealer costs: milliseconds to make and to check each kind of post, and their bytes;
//! and how long a decision takes until everybody has checked all that comes of it.

use std::{collections::BTreeMap, time::Instant};

use candlestick_blind::Post;
use candlestick_rules::{Action, SeatId};

#[path = "../tests/it/table.rs"]
#[expect(dead_code, clippy::unwrap_used, reason = "the tests' table can do more, and stops short")]
mod table;

use table::AllTables;

/// What was measured of one kind of post.
#[derive(Default)]
struct Cost {
    count: u32,
    make: f64,
    check: f64,
    bytes: usize,
}

/// What a call takes in milliseconds, the least of three that give the same, and what it gives: whatever else runs on the core
/// is not in it.
fn timed<T>(mut what: impl FnMut() -> T) -> (f64, T) {
    let mut once = || {
        let clock = Instant::now();
        let given = what();
        (clock.elapsed().as_secs_f64() * 1e3, given)
    };
    let (one, other, (last, given)) = (once().0, once().0, once());
    (one.min(other).min(last), given)
}

/// A post, how long it was made, and what was decided with it, where anything was.
struct Next {
    seat: SeatId,
    post: Post,
    make: f64,
    decides: Option<&'static str>,
}

/// The next post.
fn next(room: &mut AllTables) -> Option<Next> {
    for table in &room.tables {
        if let (make, Some(post)) = timed(|| table.owed()) {
            return Some(Next { seat: table.me(), post, make, decides: None });
        }
    }
    let seat = room.actor()?;
    let action = room.choose(seat);
    let (make, post) = timed(|| room.tables[seat.index()].act(action));
    Some(Next { seat, post: post.ok()?, make, decides: Some(called(action)) })
}

/// What a decision is called here.
const fn called(action: Action) -> &'static str {
    match action {
        Action::Roll => "a roll",
        Action::Suggest { .. } => "a suggestion, until somebody can refute or nobody",
        Action::Show(_) => "a card that is shown",
        Action::Accuse(_) => "an accusation, to the verdict",
        _ => "anything else",
    }
}

/// What one decision takes: from its post to where every device has checked all posts that come of it, each device with a core
/// of its own and a room between them that checks as well; the way between them takes nothing.
#[derive(Default)]
struct MeasuredDecision {
    called: &'static str,
    /// One after the other: each post is made, checked by the room, and by whoever waits for it.
    wait: f64,
    /// What shares that are made at once have taken to make, at most; they are counted once.
    at_once: f64,
    kind: &'static str,
    posts: u32,
}

impl MeasuredDecision {
    fn takes(&mut self, kind: &'static str, make: f64, check: f64) {
        if kind != self.kind || !["draw", "look", "open"].contains(&kind) {
            self.wait += std::mem::take(&mut self.at_once);
        }
        self.at_once = self.at_once.max(make);
        self.wait += 2.0 * check;
        (self.kind, self.posts) = (kind, self.posts + 1);
    }

    fn took(&self) -> f64 {
        self.wait + self.at_once
    }
}

/// A whole case, with each post's cost by its kind, how many posts there were, and what each decision took.
fn measured(seats: u8, seed: u64) -> (BTreeMap<&'static str, Cost>, u32, Vec<MeasuredDecision>) {
    let mut room = AllTables::of(seats, seed);
    let (mut costs, mut posts, mut decisions) = (BTreeMap::<_, Cost>::new(), 0, Vec::<MeasuredDecision>::new());
    while let Some(Next { seat, post, make, decides }) = next(&mut room) {
        let watcher = &room.tables[usize::from(seats)];
        let mut watchers = [watcher.clone(), watcher.clone(), watcher.clone()].into_iter();
        let (check, _) = timed(|| watchers.next().map(|mut watcher| (watcher.take(seat, &post).is_ok(), watcher)));
        for table in &mut room.tables {
            let _ = table.take(seat, &post);
        }
        decisions.extend(decides.map(|called| MeasuredDecision { called, ..MeasuredDecision::default() }));
        if let Some(decision) = decisions.last_mut() {
            decision.takes(post.kind(), make, check);
        }
        let cost = costs.entry(post.kind()).or_default();
        cost.count += 1;
        cost.make += make;
        cost.check += check;
        cost.bytes += serde_json::to_string(&post).map_or(0, |text| text.len());
        posts += 1;
    }
    (costs, posts, decisions)
}

/// How long decisions of each kind took.
fn tell(decisions: &[MeasuredDecision]) {
    println!("\n| decision | count | posts | ms, median | ms, most |\n|---|---|---|---|---|");
    let mut by_kind = BTreeMap::<_, Vec<&MeasuredDecision>>::new();
    decisions.iter().for_each(|decision| by_kind.entry(decision.called).or_default().push(decision));
    by_kind.insert("all of them", decisions.iter().collect());
    for (called, of) in by_kind {
        let mut took: Vec<_> = of.iter().map(|decision| decision.took()).collect();
        took.sort_by(f64::total_cmp);
        let posts = f64::from(of.iter().map(|decision| decision.posts).sum::<u32>()) / of.len() as f64;
        let (median, most) = (took[took.len() / 2], took[took.len() - 1]);
        println!("| {called} | {} | {posts:.1} | {median:.1} | {most:.1} |", of.len());
    }
}

fn main() {
    for seats in [2, 3, 6] {
        let (costs, posts, decisions) = measured(seats, 1);
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
        tell(&decisions);
    }
}

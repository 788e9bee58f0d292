//! Measures records: how long they and their links are, whether they open again to the same, and what becomes of mangled
//! ones. `cargo run --locked -p candlestick-game --example records -- [CASES]`; figures stand in docs/records.md.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on stops")]

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use candlestick_game::{
    Case, Level, ReadRecord, Record, Seat,
    record::{Commitment, verify},
};
use candlestick_rules::{Seed, Setup, SuspectId};
use candlestick_themes::{Theme, builtin, builtin_ids};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A link that people can send.
const SHORT: usize = 2_000;
/// Decisions after which a case is left open.
const MOST: usize = 4_000;
/// Mangled texts and links of each theme.
const MANGLED: usize = 2_000;

fn main() {
    let cases = std::env::args().nth(1).map_or(1_000, |cases| cases.parse().unwrap());
    println!(
        "theme | cases | opened again alike | text, bytes (median, most) | link, letters (median, most) | up to {SHORT}"
    );
    for id in builtin_ids() {
        let theme = Arc::new(builtin(id).unwrap());
        measure(&theme, cases);
    }
    println!("\ntheme | mangled | refused in words | opened and found altered | opened as it was | panics");
    for id in builtin_ids() {
        let theme = Arc::new(builtin(id).unwrap());
        mangle(&theme);
    }
}

/// A case of bots with a seed drawn in full.
fn played(theme: &Arc<Theme>, rng: &mut ChaCha8Rng, n: usize) -> Case {
    let profile = &theme.edition.profile;
    let most = profile.max_seats.min(theme.edition.cards.suspects);
    let players = profile.min_seats + (n % usize::from(most - profile.min_seats + 1)) as u8;
    let seats = (0..players).map(|n| Seat::bot(format!("Player {n}"), Level::Novice)).collect();
    let setup = Setup::new((0..players).map(SuspectId).collect());
    let case = Case::new(Arc::clone(theme), setup, seats, Seed::from_bytes(rng.random())).unwrap();
    let decisions = case.clone().play_bots(MOST);
    decisions.into_iter().fold(case, |mut case, (seat, action)| {
        case.apply(seat, action).unwrap();
        case
    })
}

/// Text, link and back again for so many cases.
fn measure(theme: &Arc<Theme>, cases: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let (mut alike, mut texts, mut links) = (0, Vec::new(), Vec::new());
    for n in 0..cases {
        let case = played(theme, &mut rng, n);
        let record = Record::of(&case);
        let link = record.to_link();
        let again = ReadRecord::from_link(&link).unwrap().record;
        let opened = Case::replay(Arc::clone(theme), again.log.clone()).unwrap();
        let same = opened.game() == case.game() && again.to_text() == record.to_text();
        alike += usize::from(same && Commitment::of(opened.log()) == Commitment::of(case.log()));
        texts.push(record.to_text().len());
        links.push(link.len());
    }
    let short = links.iter().filter(|letters| **letters <= SHORT).count();
    let told = |mut all: Vec<usize>| {
        all.sort_unstable();
        format!("{}, {}", all[all.len() / 2], all[all.len() - 1])
    };
    println!("{} | {cases} | {alike} | {} | {} | {short}", theme.id, told(texts), told(links));
}

/// What becomes of a mangled record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Refused,
    Found,
    AsItWas,
    Panicked,
}

/// Mangles records and links in every way that accidents know.
fn mangle(theme: &Arc<Theme>) {
    std::panic::set_hook(Box::new(|_| {}));
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let mut fates = BTreeMap::new();
    for n in 0..MANGLED {
        let record = if n % 20 == 0 || n < 3 { Some(Record::of(&played(theme, &mut rng, n))) } else { None };
        let record =
            record.unwrap_or_else(|| Record::of(&played(theme, &mut ChaCha8Rng::seed_from_u64(n as u64 % 5), 0)));
        let text = record.to_text();
        let whole = if n % 4 == 3 { format!("#case={}", record.to_link()) } else { text.clone() };
        let torn = torn(whole.into_bytes(), &mut rng);
        let fate = catch_unwind(AssertUnwindSafe(|| fate(&torn, theme, &text))).unwrap_or(Fate::Panicked);
        *fates.entry(fate).or_insert(0) += 1;
    }
    let of = |fate| fates.get(&fate).copied().unwrap_or(0);
    let [refused, found, same, panics] = [Fate::Refused, Fate::Found, Fate::AsItWas, Fate::Panicked].map(of);
    println!("{} | {MANGLED} | {refused} | {found} | {same} | {panics}", theme.id);
}

fn fate(torn: &[u8], theme: &Arc<Theme>, text: &str) -> Fate {
    let Ok(read) = ReadRecord::from_any(torn) else { return Fate::Refused };
    let opened = Case::from_record(torn, |_| Ok(Arc::clone(theme)));
    let again = read.record.to_text();
    match (opened, verify(torn, |_| Ok(Arc::clone(theme)))) {
        (Ok(_), _) if again == text && torn.first() == Some(&b'#') => Fate::AsItWas,
        (Ok(_), Ok((_, findings))) if findings.is_empty() => Fate::AsItWas,
        (Ok(_), Ok(_)) => Fate::Found,
        _ => Fate::Refused,
    }
}

/// A byte changed, cut off, put in, doubled or swapped.
fn torn(mut bytes: Vec<u8>, rng: &mut ChaCha8Rng) -> Vec<u8> {
    let at = rng.random_range(0..bytes.len());
    match rng.random_range(0..6) {
        0 => bytes[at] = rng.random(),
        1 => bytes.truncate(at),
        2 => bytes.insert(at, rng.random()),
        3 => drop(bytes.drain(at..(at + 7).min(bytes.len()))),
        4 => bytes[at] = b'0' + rng.random_range(0..10),
        _ => {
            let other = rng.random_range(0..bytes.len());
            bytes.swap(at, other);
        }
    }
    bytes
}

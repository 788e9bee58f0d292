//! What bots of every level decide in every built-in theme, as it was decided once: whoever changes how they play sees it.
//!
//! When they play otherwise on purpose: the command below writes the file anew; measure their strength before it is committed
//! (docs/simulations.md).

use std::{env, fmt::Write as _, fs, path::PathBuf, sync::Arc};

use candlestick_bots::Level;
use candlestick_game::{Case, Seat};
use candlestick_rules::{Setup, SuspectId};
use candlestick_themes::{builtin, builtin_ids};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

const COMMAND: &str = "CANDLESTICK_WRITE=1 cargo test --locked -p candlestick-game --test it -- baseline";
/// Decisions of a case that are compared.
const DECISIONS: usize = 80;
const SEATS: u8 = 3;
const SEED: u64 = 26;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/bots_baseline.txt")
}

/// Theme, level, how many decisions and turns there were, the digest of all decisions, and the last.
fn line(id: &str, level: Level) -> String {
    let setup = Setup::new((0..SEATS).map(SuspectId).collect());
    let seats = vec![Seat::bot("bot", level); usize::from(SEATS)];
    let mut case = Case::new(Arc::new(builtin(id).unwrap()), setup, seats, SEED).unwrap();
    while let Some((seat, action)) = case.bot_action().filter(|_| case.log().actions.len() < DECISIONS) {
        case.apply(seat, action).unwrap();
    }
    let written = serde_json::to_vec(&case.log().actions).unwrap();
    let (digest, turns) = (HEXLOWER.encode(&Sha256::digest(written)), case.game().turn_number());
    let last = serde_json::to_string(&case.log().actions.last().unwrap()).unwrap();
    format!("{id} {level:?} {} decisions {turns} turns {} {last}", case.log().actions.len(), &digest[..16])
}

#[test]
fn bots_decide_as_in_the_baseline() {
    let mut text = String::new();
    for id in builtin_ids() {
        for level in Level::ALL {
            writeln!(text, "{}", line(id, level)).unwrap();
        }
    }
    if env::var_os("CANDLESTICK_WRITE").is_some() {
        fs::write(file(), &text).unwrap();
    }
    let kept = fs::read_to_string(file()).unwrap_or_default();
    let other: Vec<_> = text.lines().filter(|line| !kept.lines().any(|kept| kept == *line)).collect();
    let count = (kept.lines().count(), text.lines().count());
    assert!(other.is_empty() && count.0 == count.1, "bots decide otherwise: {other:#?}\nOn purpose? {COMMAND}");
}

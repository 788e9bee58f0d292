//! Kills a program by force while it plays and keeps a case, again and again, and looks whether an action that it had told
//! of was lost. `cargo run --locked -p candlestick-game --example kills -- [KILLS]`; figures stand in docs/records.md.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on stops")]

use std::{
    env,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    sync::Arc,
    thread::sleep,
    time::{Duration, Instant},
};

use candlestick_game::{
    Case, Level, Record, Seat,
    library::{CaseListing, Library},
    store::Device,
};
use candlestick_rules::{Setup, SuspectId};
use candlestick_themes::{Theme, builtin};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What tells the child what it is.
const CHILD: &str = "CANDLESTICK_KILLS_CHILD";

fn main() {
    if env::var_os(CHILD).is_some() {
        return play();
    }
    let kills = env::args().nth(1).map_or(500, |kills| kills.parse().unwrap());
    let folder = env::temp_dir().join(format!("candlestick-kills-{}", std::process::id()));
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    let (mut lost, mut torn, mut told, began) = (0, 0, 0, Instant::now());
    for _ in 0..kills {
        let last = killed(&folder, Duration::from_micros(rng.random_range(2_000..60_000)));
        let listing = listing_in(&folder);
        let kept = listing.cases.first().map_or(0, |case| case.record.log.actions.len());
        told += usize::from(last > 0);
        lost += usize::from(kept < last);
        torn += usize::from(listing.cases.iter().any(|case| !case.whole) || !listing.unreadable.is_empty());
        std::fs::remove_dir_all(&folder).unwrap_or_default();
    }
    let seconds = began.elapsed().as_secs();
    println!(
        "{kills} kills in {seconds} s: {told} after an action was told, {lost} lost one, {torn} left a torn entry"
    );
}

/// Starts a child, kills it after a while, and answers how many actions it had told of.
fn killed(folder: &std::path::Path, after: Duration) -> usize {
    let mut child = Command::new(env::current_exe().unwrap())
        .env(CHILD, "1")
        .env("CANDLESTICK_DATA", folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // The time counts from its first word, as setting out takes longer than playing.
    let mut last = lines.next().map_or(0, |line| line.unwrap().parse().unwrap());
    sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    for line in lines.map_while(Result::ok) {
        last = line.parse().unwrap_or(last);
    }
    last
}

/// What the child has kept, as another process reads it.
fn listing_in(folder: &std::path::Path) -> CaseListing {
    #[derive(Debug, Default)]
    struct Folder(std::path::PathBuf);
    impl candlestick_game::store::Entries for Folder {
        fn names(&self) -> Result<Vec<String>, candlestick_game::store::StoreFault> {
            let files = std::fs::read_dir(&self.0).unwrap().map(|file| file.unwrap().file_name());
            Ok(files.filter_map(|name| name.to_str()?.strip_suffix(".json").map(str::to_owned)).collect())
        }

        fn load(&self, name: &str) -> Result<Option<String>, candlestick_game::store::StoreFault> {
            Ok(std::fs::read_to_string(self.0.join(format!("{name}.json"))).ok())
        }

        fn save(&mut self, _: &str, _: &str) -> Result<(), candlestick_game::store::StoreFault> {
            Ok(())
        }

        fn remove(&mut self, _: &str) -> Result<(), candlestick_game::store::StoreFault> {
            Ok(())
        }
    }
    Library::new(Folder(folder.to_owned())).list().unwrap()
}

/// Plays and keeps a case without end, and tells after each action how many it has kept.
fn play() {
    let theme: Arc<Theme> = Arc::new(builtin("classic-2016").unwrap());
    let mut library = Library::new(Device);
    let mut out = std::io::stdout();
    let seats = (0..3).map(|n| Seat::bot(format!("Bot {n}"), Level::Novice)).collect();
    let mut case = Case::new(theme, Setup::new((0..3).map(SuspectId).collect()), seats, 7).unwrap();
    let id = library.fresh().unwrap();
    loop {
        library.keep(id, &Record::of(&case)).unwrap();
        writeln!(out, "{}", case.log().actions.len()).unwrap();
        out.flush().unwrap();
        let Some((seat, action)) = case.bot_action() else { return sleep(Duration::from_secs(9)) };
        case.apply(seat, action).unwrap();
    }
}

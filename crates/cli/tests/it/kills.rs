//! `candlestick play`, killed by force at any moment: what it had told is kept. `CANDLESTICK_KILLS=500 cargo test --locked
//! -p candlestick-cli --test it killed -- --nocapture` measures it; figures stand in docs/records.md.

use std::{
    collections::BTreeSet,
    env, fs,
    io::{Read, Write},
    path::Path,
    process::{Child, Stdio},
    thread,
    time::Duration,
};

use candlestick_themes::{Theme, builtin};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::{folders::TestFolder, program};

/// What is said of a case that was played to its end.
const CLOSED: &str = "closed";
/// Commands that are typed ahead, so that nobody waits for an answer.
const TYPED: usize = 4_000;
/// The longest that is played before a kill, in milliseconds.
const LONGEST: u64 = 250;

fn start(folder: &Path, line: &str) -> Child {
    program::program()
        .args(line.split(' '))
        .env("CANDLESTICK_DATA", folder)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Commands at random, most of which do nothing where they are typed; one shows whatever it can.
fn typed(theme: &Theme, chance: &mut SmallRng) -> String {
    let word = |name: &str| name.split(' ').next_back().unwrap_or_default().to_lowercase();
    let (mut who, mut what, mut rooms) = (Vec::new(), Vec::new(), Vec::new());
    who.extend(theme.suspects.iter().map(|suspect| word(&suspect.name)));
    what.extend(theme.weapons.iter().map(|weapon| word(&weapon.name)));
    rooms.extend(theme.rooms.iter().map(|room| word(&room.name)));
    let mut lines = String::new();
    for _ in 0..TYPED {
        let (suspect, weapon) = (who.choose(chance).unwrap(), what.choose(chance).unwrap());
        let room = rooms.choose(chance).unwrap();
        lines.push_str(&match chance.random_range(0..8) {
            0 => "roll\n".to_owned(),
            1 => format!("go {room}\n"),
            2 => format!("toward {room}\n"),
            3 => format!("suggest {suspect} {weapon}\n"),
            4 => format!("show {}\n", [suspect, weapon, room].choose(chance).unwrap()),
            5 => "show\n".to_owned(),
            6 => "pass\n".to_owned(),
            _ => "end\n".to_owned(),
        });
    }
    lines
}

/// What was printed until a program was killed after so long.
fn killed(mut child: Child, lines: String, after: Duration) -> String {
    let (mut input, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    // Whoever types is cut off in the middle of a word.
    let typing = thread::spawn(move || input.write_all(lines.as_bytes()).unwrap_or_default());
    let hearing = thread::spawn(move || {
        let mut heard = Vec::new();
        output.read_to_end(&mut heard).unwrap();
        String::from_utf8_lossy(&heard).into_owned()
    });
    thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    typing.join().unwrap();
    hearing.join().unwrap()
}

/// The lines of the log as the case goes on from where it is kept; none where none is kept, or where it is kept as closed.
fn log_of(folder: &Path) -> (Vec<String>, bool) {
    let mut child = start(folder, "play --resume 1");
    let (mut input, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    input.write_all(b"log 99999\nquit\n").unwrap_or_default();
    drop(input);
    let (mut heard, mut fault) = (String::new(), String::new());
    output.read_to_string(&mut heard).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut fault).unwrap();
    child.wait().unwrap();
    (heard.lines().map(|line| line.trim_start_matches("> ").to_owned()).collect(), fault.contains(CLOSED))
}

/// How a line begins: responses to what did nothing begin alike and go on in many ways.
fn beginning(line: &str) -> String {
    line.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// What happened of what was printed: it stands before an empty line; a response to what did nothing stands alone. Of
/// the last words it is not known, so they go by how the responses began that were heard before.
fn happened(heard: &str, responses: &mut BTreeSet<String>) -> Vec<String> {
    let mut all = Vec::new();
    let parts: Vec<_> = heard.split("> ").collect();
    // The greeting happened to nobody.
    for (n, part) in parts.iter().enumerate().skip(1) {
        match part.split_once("\n\n") {
            Some((news, _)) => all.extend(news.lines().map(str::to_owned)),
            None if n + 1 < parts.len() => responses.extend(part.lines().map(beginning)),
            // What was cut off in the middle was not told.
            None => {
                let whole = part.rfind('\n').map_or("", |end| &part[..end]);
                all.extend(whole.lines().filter(|line| !responses.contains(&beginning(line))).map(str::to_owned));
            }
        }
    }
    all.retain(|line| !line.is_empty());
    all
}

#[test]
fn what_was_told_is_kept_when_the_program_is_killed() {
    let kills: u64 = env::var("CANDLESTICK_KILLS").map_or(4, |kills| kills.parse().unwrap());
    let theme = builtin("classic-2016").unwrap();
    let (mut responses, mut told, mut lines) = (BTreeSet::new(), 0, 0);
    for seed in 0..kills {
        let mut chance = SmallRng::seed_from_u64(seed);
        let folder = TestFolder::new("kills");
        fs::create_dir_all(&*folder).unwrap();
        let typed = typed(&theme, &mut chance);
        let after = Duration::from_millis(chance.random_range(20..LONGEST));
        let child = start(&folder, &format!("play classic-2016 --level novice --seed {seed}"));
        let heard = killed(child, typed, after);
        let happened = happened(&heard, &mut responses);
        told += usize::from(!happened.is_empty());
        lines += happened.len();
        let (log, is_closed) = log_of(&folder);
        // A closed case is kept with its last action, and so with all before it.
        if is_closed {
            continue;
        }
        for line in happened {
            assert!(log.contains(&line), "kill {seed} lost what was told: {line}\nheard: {heard}\nkept: {log:#?}");
        }
    }
    println!("{kills} kills, {told} after something had happened, {lines} lines of it, none lost");
}

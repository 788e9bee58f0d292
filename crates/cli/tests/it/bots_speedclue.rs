//! The protocol client at a loopback referee: whole games over a socket, with nothing said out of turn.

use std::{
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    thread,
};

use crate::program::program;
use candlestick_cli as cli;
use candlestick_cli::{Command, Speedclue};
use rand::{SeedableRng, rngs::SmallRng, seq::SliceRandom};

const CODES: [&str; 21] = [
    "Gr", "Mu", "Pe", "Pl", "Sc", "Wh", "Ca", "Kn", "Pi", "Re", "Ro", "Wr", "Ba", "Bi", "Co", "Di", "Ha", "Ki", "Li",
    "Lo", "St",
];
/// Rounds within which a game must be won or lost.
const MOST_ROUNDS: usize = 60;

/// One bot's end of the line.
struct BotEnd(TcpStream);

impl BotEnd {
    fn hear(&mut self) -> String {
        let mut bytes = [0; 512];
        let length = self.0.read(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes[..length]).trim().to_owned()
    }

    /// Says something and waits for the answer; every other message ends with a newline, which a client must bear.
    fn ask(&mut self, message: &str) -> String {
        let end = if message.len().is_multiple_of(2) { "\n" } else { "" };
        self.0.write_all(format!("{message}{end}").as_bytes()).unwrap();
        self.hear()
    }
}

/// How a game ended.
#[derive(Debug, PartialEq)]
enum End {
    Won(usize),
    AllWrong,
}

/// One game; gives its end and the wrong accusations.
fn game(players: &mut [BotEnd], seed: u64) -> (End, usize) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut piles: Vec<Vec<&str>> = [0..6, 6..12, 12..21].map(|range| CODES[range].to_vec()).to_vec();
    piles.iter_mut().for_each(|pile| pile.shuffle(&mut rng));
    let case_file: Vec<&str> = piles.iter_mut().map(|pile| pile.pop().unwrap()).collect();
    let mut rest = piles.concat();
    rest.shuffle(&mut rng);
    let n = players.len();
    let hands: Vec<Vec<&str>> = (0..n).map(|seat| rest.iter().copied().skip(seat).step_by(n).collect()).collect();
    for (seat, player) in players.iter_mut().enumerate() {
        assert_eq!(player.ask(&format!("reset {n} {seat} {}", hands[seat].join(" "))), "ok");
    }
    let mut out = vec![false; n];
    for turn in 0..MOST_ROUNDS * n {
        let by = turn % n;
        if out[by] {
            continue;
        }
        let said = players[by].ask("suggest");
        let asked: Vec<&str> = said.strip_prefix("suggest ").unwrap().split(' ').collect();
        assert_eq!(asked.len(), 3, "{said}");
        let shower = (1..n).map(|k| (by + k) % n).find(|seat| asked.iter().any(|card| hands[*seat].contains(card)));
        let shown = shower.map(|seat| {
            let matching: Vec<_> = asked.iter().copied().filter(|card| hands[seat].contains(card)).collect();
            if let [only] = matching[..] {
                return only.to_owned();
            }
            let said = players[seat].ask(&format!("disprove {by} {}", asked.join(" ")));
            let card = said.strip_prefix("show ").unwrap().to_owned();
            assert!(matching.contains(&card.as_str()), "{said} of {matching:?}");
            card
        });
        for (seat, player) in players.iter_mut().enumerate() {
            let end = match (&shown, shower) {
                (Some(card), Some(shower)) if seat == by || seat == shower => format!("{shower} {card}"),
                (Some(_), Some(shower)) => shower.to_string(),
                _ => "-".to_owned(),
            };
            assert_eq!(player.ask(&format!("suggestion {by} {} {end}", asked.join(" "))), "ok");
        }
        let said = players[by].ask("accuse");
        if said == "-" {
            continue;
        }
        let accused: Vec<&str> = said.strip_prefix("accuse ").unwrap().split(' ').collect();
        let right = accused == case_file;
        for player in players.iter_mut() {
            let sign = if right { "+" } else { "-" };
            assert_eq!(player.ask(&format!("accusation {by} {} {sign}", accused.join(" "))), "ok");
        }
        out[by] = !right;
        let wrong = out.iter().filter(|out| **out).count();
        if right {
            return (End::Won(by), wrong);
        }
        if wrong == n {
            return (End::AllWrong, wrong);
        }
    }
    panic!("seed {seed}: no end in {MOST_ROUNDS} rounds");
}

#[test]
fn masters_play_whole_games_over_a_socket() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    for n in [3, 5] {
        let bots: Vec<_> = (0..n)
            .map(|bot| thread::spawn(move || cli::run(Command::Speedclue(Speedclue { id: format!("bot{bot}"), port }))))
            .collect();
        let mut players: Vec<_> = (0..n).map(|_| BotEnd(listener.accept().unwrap().0)).collect();
        for player in &mut players {
            assert!(player.hear().ends_with(" alive"));
        }
        let ends: Vec<_> = (0..4).map(|seed| game(&mut players, seed)).collect();
        assert!(ends.iter().any(|(end, _)| matches!(end, End::Won(_))), "{ends:?}");
        for player in &mut players {
            assert_eq!(player.ask("done"), "dead");
        }
        bots.into_iter().for_each(|bot| assert_eq!(bot.join().unwrap(), std::process::ExitCode::SUCCESS));
    }
}

#[test]
fn a_client_without_a_server_ends_with_a_fault() {
    let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
    let code = cli::run(Command::Speedclue(Speedclue { id: "bot".into(), port }));
    assert_ne!(code, std::process::ExitCode::SUCCESS);
}

/// What the arena says and whether it went well, with these arguments beside those of a contest.
fn arena(arguments: &[&str]) -> (bool, String, String) {
    let mut command = program();
    command.args(["arena", "--theme", "classic-2016", "--no-board", "--jobs", "1", "--json"]).args(arguments);
    let output = command.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn the_arena_seats_bots_from_elsewhere_beside_its_own() {
    let theirs = format!("theirs={} speedclue", env!("CARGO_BIN_EXE_candlestick-cli"));
    let seats = ["--seats", "theirs,novice,novice", "--games", "6", "--outside", &theirs];
    let (well, told, fault) = arena(&seats);
    assert!(well, "{fault}");
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["games"], &told["stalled"]), (&6.into(), &0.into()));
    assert_eq!(told["policies"][0]["policy"], "theirs");
    // How they asked is told of both, first questions included.
    assert!((0..2).all(|n| told["policies"][n]["habits"][0].is_number()), "{}", told["policies"]);
    let wins: u64 = (0..2).map(|n| told["policies"][n]["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins + told["nobody_won"].as_u64().unwrap(), 6);
}

#[test]
fn a_bot_from_elsewhere_that_breaks_the_protocol_is_named_with_what_it_said() {
    for (polite_at, rude_at) in [("reset", "suggest"), ("nothing", "reset")] {
        let fault = fault_of_a_rude_bot(polite_at);
        assert!(fault.contains(&format!("rude answered \"{rude_at}")) && fault.contains("hello there"), "{fault}");
    }
}

/// What the arena says of a bot that answers properly only to messages that begin like this.
fn fault_of_a_rude_bot(polite_at: &str) -> String {
    let file = std::env::temp_dir().join(format!("candlestick-rude-{}.js", std::process::id()));
    let rude = format!(
        "const [id, port] = process.argv.slice(2);
        const line = require('net').connect(port, '127.0.0.1', () => line.write(id + ' alive'));
        line.on('data', (said) => line.write(String(said).startsWith('{polite_at}') ? 'ok' : 'hello there'));
        line.on('error', () => process.exit());"
    );
    std::fs::write(&file, rude).unwrap();
    let bot = format!("rude=node {}", file.display());
    let (well, _, fault) = arena(&["--seats", "rude,novice,novice", "--games", "1", "--outside", &bot]);
    std::fs::remove_file(&file).unwrap();
    assert!(!well);
    fault
}

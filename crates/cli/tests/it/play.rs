//! `candlestick play` as a person uses it who sees nothing but what it prints, and types.

use std::{
    fs,
    io::{Read, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use candlestick_game::ReadRecord;
use candlestick_themes::builtin_ids;
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::{folders::TestFolder, program};

/// Decisions within which a case must come to its end.
const MOST_DECISIONS: usize = 600;

/// The program with what is typed and printed.
struct Terminal {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
    /// All that was printed.
    heard: String,
}

fn playing(folder: &Path, line: &str) -> Command {
    let mut command = program::program();
    command.args(line.split(' ')).env("CANDLESTICK_DATA", folder.join("data")).current_dir(folder);
    // Whatever the machine speaks.
    command
}

impl Terminal {
    fn open(folder: &Path, line: &str) -> Self {
        let mut command = playing(folder, line);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take(), child.stdout.take().unwrap());
        Self { child, input, output, heard: String::new() }
    }

    /// What is printed up to the next prompt, or to the end.
    fn hear(&mut self) -> String {
        let (mut bytes, mut one) = (Vec::new(), [0]);
        while self.output.read(&mut one).unwrap() == 1 {
            bytes.push(one[0]);
            if bytes == b"> " || bytes.ends_with(b"\n> ") {
                break;
            }
        }
        let text = String::from_utf8(bytes).unwrap();
        assert!(!text.contains('[') && !text.contains("{$"), "a sentence is missing: {text}");
        self.heard.push_str(&text);
        text
    }

    fn ask(&mut self, line: &str) -> String {
        self.heard.push_str(line);
        self.heard.push('\n');
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
        self.hear()
    }

    /// Ends the input; the exit status, and what was printed last.
    fn end(mut self) -> (Option<i32>, String) {
        self.input = None;
        let last = self.hear();
        (self.child.wait().unwrap().code(), last)
    }
}

/// The commands of a list, those of forms with a name picked in each field.
fn commands(listed: &str, chance: &mut SmallRng) -> Vec<String> {
    let mut all = Vec::new();
    for line in listed.lines().filter_map(|line| line.strip_prefix("  ")) {
        let (command, rest) = line.split_once(':').unwrap();
        match command.strip_suffix(" …") {
            None => all.push(command.to_owned()),
            Some(command) => {
                // "Who? plum, green and scarlett. With what? rope and dagger."
                let fields =
                    rest.split("? ").skip(1).map(|field| field.split('.').next().unwrap().replace(" and ", ", "));
                let picks: Vec<_> = fields
                    .map(|field| field.split(", ").collect::<Vec<_>>().choose(chance).unwrap().to_string())
                    .collect();
                all.push(format!("{command} {}", picks.join(" ")));
            }
        }
    }
    all
}

/// One of the commands that are listed, hardly ever one that ends the case for oneself.
fn chosen(terminal: &mut Terminal, chance: &mut SmallRng) -> String {
    let listed = terminal.ask("?");
    let mut all = commands(&listed, chance);
    let leaves = |command: &String| command.starts_with("accuse") || command == "give up";
    all.retain(|command| !leaves(command));
    if all.contains(&"squares".to_owned()) {
        all.retain(|command| command != "squares");
        if all.is_empty() || chance.random_ratio(1, 4) {
            let squares = terminal.ask("squares");
            all = commands(&squares, chance);
        }
    }
    let likely = ["go ", "suggest", "roll", "show"];
    let likely: Vec<_> = all.iter().filter(|command| likely.iter().any(|verb| command.starts_with(verb))).collect();
    let pool = if likely.is_empty() || chance.random_ratio(1, 3) { all.iter().collect() } else { likely };
    (*pool.choose(chance).unwrap_or_else(|| panic!("nothing to choose: {listed}"))).clone()
}

/// Whether the case has come to its end.
fn over(text: &str) -> bool {
    text.contains("The case is closed.")
}

/// Plays until the case is closed; what was printed since the last decision.
fn play(terminal: &mut Terminal, seed: u64, mut accuses: impl FnMut(&mut Terminal) -> Option<String>) -> String {
    let mut chance = SmallRng::seed_from_u64(seed);
    let mut text = terminal.hear();
    for _ in 0..MOST_DECISIONS {
        if over(&text) {
            return text;
        }
        let command = match accuses(terminal) {
            Some(accusation) => {
                let sure = terminal.ask(&accusation);
                assert!(sure.contains("Yes or no?"), "{accusation}: {sure}");
                "yes".to_owned()
            }
            None => chosen(terminal, &mut chance),
        };
        text = terminal.ask(&command);
        let understood = ["is not a command", "Nothing here is called", "There is nothing to", "could be"];
        assert!(!understood.iter().any(|fault| text.contains(fault)), "{command}: {text}");
    }
    panic!("the case did not end: {}", terminal.heard);
}

/// A folder that is there.
fn folder(name: &str) -> TestFolder {
    let folder = TestFolder::new(name);
    fs::create_dir(&*folder).unwrap();
    folder
}

#[test]
fn a_whole_case_of_each_edition_is_played_by_what_is_printed_and_typed_alone() {
    for (n, id) in builtin_ids().into_iter().enumerate() {
        let folder = folder(&format!("play-{id}"));
        let players = if id == "master-detective" { 3 } else { 2 + n % 3 };
        let line = format!("play {id} --players {players} --seed {n} --level detective");
        let mut terminal = Terminal::open(&folder, &line);
        let last = play(&mut terminal, n as u64, |_| None);
        assert!(last.contains("solved the case") || last.contains("remains unsolved"), "{id}: {last}");
        assert!(last.contains("Saved in your cases as number 1"), "{id}: {last}");
        assert!(terminal.ask("save case.json").contains("Saved to case.json"), "{id}");
        let (status, _) = terminal.end();
        assert_eq!(status, Some(0), "{id}");
        // What was kept is the whole case, closed, and sound.
        let record = ReadRecord::from_bytes(&fs::read(folder.join("case.json")).unwrap()).unwrap().record;
        assert!(record.is_closed() && record.log.theme.id == id);
        let verified = playing(&folder, "verify case.json").output().unwrap();
        assert!(verified.status.success(), "{id}: {}", String::from_utf8_lossy(&verified.stdout));
        let again = playing(&folder, "play --resume case.json").output().unwrap();
        assert_eq!(again.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&again.stderr).contains("this case is closed"));
    }
}

#[test]
fn a_case_is_solved_by_what_the_notebook_says() {
    let solved = (0..30).any(|seed| {
        let folder = folder(&format!("play-solve-{seed}"));
        let line = format!("play classic-2016 --seed {seed} --level novice --notebook deduce");
        let mut terminal = Terminal::open(&folder, &line);
        let last = play(&mut terminal, seed, |terminal| {
            let told = terminal.ask("notebook case");
            let guilty: Vec<_> =
                told.lines().filter_map(|line| line.strip_suffix(", Case file: printed yes.")).collect();
            let open = terminal.ask("?").contains("  accuse …");
            (open && guilty.len() == 3).then(|| format!("accuse {}", guilty.join(" ")))
        });
        assert!(!last.contains("You accused") || last.contains("and you were right"), "{last}");
        terminal.end();
        last.contains("You solved the case")
    });
    assert!(solved, "novices were quicker each time");
}

#[test]
fn a_case_goes_on_where_it_was_left() {
    let folder = folder("play-resume");
    let mut terminal = Terminal::open(&folder, "play classic-2016 --seed 5 --me plum --notebook deduce");
    let begun = terminal.hear();
    assert!(begun.contains("You are Professor Plum"), "{begun}");
    let mut chance = SmallRng::seed_from_u64(1);
    for _ in 0..6 {
        let command = chosen(&mut terminal, &mut chance);
        terminal.ask(&command);
    }
    terminal.ask("mark rope scarlett maybe");
    let (log, notes) = (terminal.ask("log 999"), terminal.ask("notebook rope"));
    assert!(terminal.ask("save case.json").contains("Saved to case.json"));
    // It may be written over by this very case, and by nothing else.
    assert!(terminal.ask("save case.json").contains("Saved to case.json"));
    fs::write(folder.join("other.json"), "mine").unwrap();
    assert!(terminal.ask("save other.json").contains("already exists"));
    assert_eq!(fs::read_to_string(folder.join("other.json")).unwrap(), "mine");
    let (status, last) = terminal.end();
    assert_eq!(status, Some(0));
    assert!(last.contains("Saved in your cases as number 1. Play on with: candlestick play --resume 1"), "{last}");
    for from in ["case.json", "1"] {
        let mut again = Terminal::open(&folder, &format!("play --resume {from}"));
        let told = again.hear();
        assert!(told.contains("You are Professor Plum"), "{told}");
        assert_eq!((again.ask("log 999"), again.ask("notebook rope")), (log.clone(), notes.clone()), "{from}");
        let left = again.ask("quit");
        assert!(left.contains("Saved in your cases"), "{left}");
        assert_eq!(again.end().0, Some(0));
    }
    let gone = playing(&folder, "play --resume 77").output().unwrap();
    assert_eq!(gone.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&gone.stderr).contains("the open ones are: "), "{gone:?}");
}

#[test]
fn a_case_of_bots_goes_on_with_whom_one_names() {
    let folder = folder("play-branch");
    let case = candlestick_game::testing::novices(4, 20);
    fs::write(folder.join("bots.json"), candlestick_game::Record::of(&case).to_text()).unwrap();
    let refused = playing(&folder, "play --resume bots.json").stdin(Stdio::null()).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--me"), "{refused:?}");
    let played = playing(&folder, "play --resume bots.json --me mustard").stdin(Stdio::null()).output().unwrap();
    assert!(played.status.success() && String::from_utf8_lossy(&played.stdout).contains("You are Colonel Mustard"));
}

#[test]
fn the_end_of_the_input_is_no_fault_and_keeps_a_case_in_which_something_was_done() {
    let folder = folder("play-eof");
    let ended = |seed: &str| {
        let output = playing(&folder, &format!("play --seed {seed}")).stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    // One's own turn comes first, and nothing is done; then somebody else's does.
    let (idle, begun) = (ended("2"), ended("1"));
    assert!(idle.contains("You are picked at random to begin") && !idle.contains("Saved in"), "{idle}");
    assert!(begun.contains("Drake is picked") && begun.contains("Saved in your cases as number 1"), "{begun}");
}

#[test]
fn the_terminal_speaks_and_understands_the_language_that_is_named_or_that_the_system_has() {
    let folder = folder("play-german");
    let mut terminal = Terminal::open(&folder, "play classic-2016 --seed 1 --language de");
    let begun = terminal.hear();
    assert!(begun.contains("Gloria") && begun.contains("würfeln") && !begun.contains("Scarlett"), "{begun}");
    let rolled = terminal.ask("wurfeln");
    assert!(rolled.contains("Du würfelst"), "{rolled}");
    let (status, _) = terminal.end();
    assert_eq!(status, Some(0));
    let mut system = playing(&folder, "play classic-2016 --seed 1");
    let output = system.env("LC_ALL", "pl_PL.UTF-8").stdin(Stdio::null()).output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("Rzuć kostkami."), "Polish");
    let refused = playing(&folder, "play --language tlh").stdin(Stdio::null()).output().unwrap();
    assert!(String::from_utf8(refused.stderr).unwrap().contains("choose from en, de, es, fr, pl"));
}

#[test]
fn where_nothing_can_be_kept_the_case_is_saved_where_one_is() {
    let folder = folder("play-nowhere");
    fs::write(folder.join("data"), "no folder").unwrap();
    let mut terminal = Terminal::open(&folder, "play classic-2016 --seed 1");
    let mut told = terminal.hear();
    // A case in which nothing was done is not worth a file.
    told += &terminal.ask("roll");
    let (status, last) = terminal.end();
    told += &last;
    assert_eq!(status, Some(0), "{told}");
    assert!(told.contains("cannot be saved in your") && told.contains("Saved to candlestick-case-1.json"), "{told}");
    let text = fs::read(folder.join("candlestick-case-1.json")).unwrap();
    assert!(ReadRecord::from_bytes(&text).is_ok());
    assert_eq!(fs::read_to_string(folder.join("data")).unwrap(), "no folder");
}

#[test]
fn help_names_every_kind_of_command_and_quit_leaves() {
    let folder = folder("play-help");
    let mut terminal = Terminal::open(&folder, "play classic-2016 --seed 5");
    terminal.hear();
    let help = terminal.ask("help");
    for word in ["roll", "suggest", "accuse", "notebook", "why", "mark", "save", "quit", "where", "complete"] {
        assert!(help.contains(word), "{word}");
    }
    let both = terminal.ask("roll; squares");
    assert!(both.contains("You rolled") && both.contains("  go "), "{both}");
    terminal.ask("quit");
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn where_nobody_waits_nothing_is_planned_and_no_command_is_listed_for_it() {
    let folder = folder("play-plan");
    let mut terminal = Terminal::open(&folder, "play classic-2016 --seed 5");
    terminal.hear();
    assert!(!terminal.ask("help").contains("plan") && !terminal.ask("complete pla").contains("plan"));
    let told = terminal.ask("plan library");
    assert!(told.contains("There is nothing to plan now"), "{told}");
    terminal.ask("quit");
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn whatever_bytes_are_typed_the_table_answers_and_keeps_the_case() {
    let folder = folder("play-hostile");
    let mut chance = SmallRng::seed_from_u64(9);
    let mut typed: Vec<u8> = (0..20_000).map(|_| chance.random_range(0..=255_u8)).collect();
    typed.extend(std::iter::repeat_n(b'x', 3_000_000));
    typed.extend(b"\n;;;;\ncomplete \xff\nsave \x00\nlog 99999999999999999999999\nhelp\n");
    fs::write(folder.join("typed"), typed).unwrap();
    let input = fs::File::open(folder.join("typed")).unwrap();
    let output = playing(&folder, "play classic-2016 --seed 5").stdin(input).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{complaint}");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("That is too long for a command.") && told.contains("Saved in your cases"), "{told}");
}

#[test]
fn what_is_not_accepted_is_told_with_what_is() {
    let folder = folder("play-refused");
    for (line, wanted) in [
        ("play classic-2016 --players 9", "2 to 6"),
        ("play classic-2016 --me moriarty", "choose from scarlett"),
        ("play clasic", "classic-2016"),
        ("play --resume nowhere.json", "nowhere.json"),
        ("play --level wizard", "novice, detective, master"),
        ("play --notebook magic", "cross-off"),
    ] {
        let output = playing(&folder, line).stdin(Stdio::null()).output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && complaint.contains(wanted), "{line}: {complaint}");
    }
}

//! A whole case of each edition by the page's elements alone: what they offer is pressed, up to an accusation and the verdict.

use candlestick_game::{
    Case, Help, Level, Mark, Marks, NotebookAssist,
    inspect::Inspector,
    testing::{opened, seen},
};
use candlestick_rules::{Category, SeatId};
use candlestick_themes::{Words, builtin_ids};

use super::{
    elements::ElementsTelling,
    state::{BesideDecisions, SpokenState},
};
use crate::{screens::mirror::node::Node, ui::Intent};

/// The person's seat, and all who play.
const ME: SeatId = SeatId(0);
const PLAYERS: u8 = 3;
/// Decisions of the person before the accusation, and of everybody in all at most.
const BEFORE: usize = 12;
const MOST: usize = 4_000;
/// Decisions of a case in which cards are exchanged.
const LOOKED_AT: usize = 90;
/// First to last: what brings the case forward before what passes the time.
const FIRST: [&str; 17] = [
    "show", "reveal", "choose", "name", "send", "side", "draw", "suggest", "passage", "door", "jump", "go", "roll",
    "through", "stay", "end", "pass",
];

fn attribute<'a>(node: &'a Node, wanted: &str) -> Option<&'a str> {
    node.attributes.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.as_str())
}

/// Every element of these, and all in them.
fn all<'a>(nodes: &'a [Node], found: &mut Vec<&'a Node>) {
    for node in nodes {
        found.push(node);
        all(&node.children, found);
    }
}

/// The commands of all that may be done, as buttons and forms offer them.
fn commands(nodes: &[Node]) -> Vec<String> {
    let mut found = Vec::new();
    all(nodes.iter().find(|node| node.key == "do").map_or(&[], |part| &part.children), &mut found);
    let command =
        |node: &&Node| attribute(node, "data-line").or_else(|| attribute(node, "data-form")).map(str::to_owned);
    found.iter().filter_map(command).collect()
}

/// Calls with the eyes of a seat, which has nothing written.
fn with_eyes<T>(case: &Case, me: SeatId, words: &Words, look: impl FnOnce(&Inspector) -> T) -> T {
    let (view, marks) = (case.game().view(me), Marks::default());
    let assist = NotebookAssist::new(&view, Help::CrossOff, None);
    let seats = &case.log().seats;
    look(&Inspector { theme: case.theme(), words, view: &view, seats, assist: &assist, marks: &marks })
}

/// What the page is told for these eyes, while nothing moves.
fn elements(eyes: &Inspector, spoken: &SpokenState) -> Vec<Node> {
    let watched = eyes.view.me == SeatId::WATCHER;
    ElementsTelling {
        eyes: *eyes,
        spoken,
        prompt: "",
        busy: false,
        watched,
        beside: BesideDecisions::default(),
        begun: "",
    }
    .elements()
}

/// The same for a seat, in letters.
fn told(case: &Case, me: SeatId) -> String {
    let nodes = with_eyes(case, me, &Words::english(), |eyes| elements(eyes, &SpokenState::default()));
    serde_json::to_string(&nodes).expect("plain data")
}

/// Exchanges the first and last card of a kind that a seat has not seen, and holds that it is told the same; how often the
/// cards lay otherwise then.
fn tells_no_card_that_was_not_seen(case: &Case, me: SeatId) -> usize {
    let cards = case.game().edition().cards;
    let hidden = cards.all().without(seen(case.game(), me));
    let mut exchanged = 0;
    for category in Category::ALL {
        let mut two = hidden.and(cards.set_of(category)).iter();
        let (Some(a), Some(b)) = (two.next(), two.last()) else { continue };
        let other = case.with_swapped(a, b);
        exchanged += usize::from(other.game().truth() != case.game().truth());
        assert!(told(case, me) == told(&other, me), "{}: {me:?} can tell {a:?} from {b:?}", case.theme().id);
    }
    exchanged
}

/// A person who knows nothing but the elements.
struct Reader {
    spoken: SpokenState,
    taken: usize,
    accused: bool,
}

impl Reader {
    /// What is typed next, as pressing one of the elements would.
    fn choose(&self, nodes: &[Node], guess: &[String]) -> String {
        let mut found = Vec::new();
        all(nodes.iter().find(|node| node.key == "do").map_or(&[], |part| &part.children), &mut found);
        let plain = found.iter().filter_map(|node| attribute(node, "data-line")).map(str::to_owned);
        let forms = found.iter().filter_map(|node| Some((attribute(node, "data-form")?, *node)));
        let forms = forms.map(|(command, form)| self.filled(command, form, guess));
        let offered: Vec<_> = plain.chain(forms).collect();
        let accusing = offered.iter().find(|line| line.starts_with("accuse") && self.taken >= BEFORE && !self.accused);
        let square = |line: &str| line.starts_with("go ") && line.ends_with(|last: char| last.is_ascii_digit());
        let fits = |verb: &str, squares: bool| {
            let fit = offered.iter().filter(|line| line.split(' ').next() == Some(verb) && square(line) == squares);
            let fit: Vec<_> = fit.collect();
            (!fit.is_empty()).then(|| fit[self.taken % fit.len()])
        };
        let first = || FIRST.iter().find_map(|verb| fits(verb, false)).or_else(|| fits("go", true));
        let other = || offered.iter().find(|line| *line != "give up" && !line.starts_with("accuse"));
        accusing.or_else(first).or_else(other).unwrap_or_else(|| panic!("nothing fits of {offered:?}")).clone()
    }

    /// A form with a name picked in each field: the guess for an accusation, else another one each time.
    fn filled(&self, command: &str, form: &Node, guess: &[String]) -> String {
        let mut inside = Vec::new();
        all(&form.children, &mut inside);
        let picks = inside.iter().filter(|node| node.tag == "select").map(|select| {
            let likely = select.children.iter().find(|option| command == "accuse" && guess.contains(&option.text));
            let option = likely.unwrap_or_else(|| &select.children[(self.taken + 1) % select.children.len()]);
            attribute(option, "value").expect("a command")
        });
        [command].into_iter().chain(picks).collect::<Vec<_>>().join(" ")
    }

    /// Reads the table, presses something, and says yes where that is asked; what was typed, and what comes of it.
    fn type_next(&mut self, eyes: &Inspector) -> (String, Vec<Intent>) {
        let nodes = elements(eyes, &self.spoken);
        let named: Vec<_> = eyes.controls().into_iter().map(|control| control.command).collect();
        assert_eq!(commands(&nodes), named, "each control has its element, and nothing else has");
        let line = self.choose(&nodes, &guess(eyes));
        let mut intents = Vec::new();
        self.spoken.obey(&line, eyes, BesideDecisions::default(), &mut intents);
        if line.starts_with("accuse") {
            assert!(intents.is_empty(), "an accusation is asked about once more");
            self.spoken.obey("yes", eyes, BesideDecisions::default(), &mut intents);
            self.accused = true;
        }
        (line, intents)
    }

    /// Decides by what is read.
    fn decide(&mut self, case: &mut Case, words: &Words) {
        let (line, intents) = with_eyes(case, ME, words, |eyes| self.type_next(eyes));
        let [Intent::Decide(action)] = intents.as_slice() else {
            panic!("{line}: {intents:?}, {:?}", self.spoken.response)
        };
        let action = *action;
        case.apply(ME, action).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        self.taken += 1;
    }
}

/// The card of each kind that the notebook has in the case file, or leaves open there.
fn guess(eyes: &Inspector) -> Vec<String> {
    let rank = |mark: Option<Mark>| match mark {
        Some(Mark::Yes) => 0,
        Some(Mark::No) => 2,
        _ => 1,
    };
    let best = |part: &candlestick_game::spoken::SheetPart| {
        let file = |row: &candlestick_game::spoken::SheetRow| row.cells.last().and_then(|cell| cell.printed);
        part.rows.iter().min_by_key(|row| rank(file(row))).map(|row| row.name.clone())
    };
    eyes.sheet().parts.iter().filter_map(best).collect()
}

#[test]
fn a_case_of_each_edition_is_played_to_an_accusation_and_its_end_by_the_elements_alone() {
    // Bots may be quicker, and some cards take a player out: then another case of the edition is played.
    for id in builtin_ids() {
        assert!((7..20).any(|seed| accuses(id, seed)), "{id}: nobody accused");
    }
}

#[test]
fn no_element_of_the_page_hangs_on_a_card_that_a_seat_has_not_seen() {
    for id in builtin_ids() {
        let mut exchanged = 0;
        for seed in 0..2 {
            let mut case = opened(id, PLAYERS, Level::Novice, seed);
            for step in 0..LOOKED_AT {
                // A closed case lies open to all.
                let Some((seat, action)) = case.bot_action() else { break };
                if step % 13 == 0 {
                    exchanged += [ME, SeatId(1), SeatId::WATCHER]
                        .map(|me| tells_no_card_that_was_not_seen(&case, me))
                        .iter()
                        .sum::<usize>();
                }
                case.apply(seat, action).expect("a legal action");
            }
        }
        assert!(exchanged > 20, "{id}: {exchanged}");
    }
}

/// Plays a case; whether the reader accused before it ended.
fn accuses(id: &str, seed: u64) -> bool {
    let mut case = opened(id, PLAYERS, Level::Novice, seed);
    let mut reader = Reader { spoken: SpokenState::default(), taken: 0, accused: false };
    let words = Words::english();
    for _ in 0..MOST {
        match case.game().actor() {
            None => break,
            Some(ME) => reader.decide(&mut case, &words),
            Some(_) => {
                let (seat, action) = case.bot_action().expect("a bot acts");
                case.apply(seat, action).expect("a legal action");
            }
        }
    }
    assert!(case.game().actor().is_none(), "{id}: the case goes on after {} decisions", reader.taken);
    reader.accused
}

//! `candlestick arena`: policies against each other, seats balanced, with confidence intervals.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Instant,
};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    extras::Extras,
    pool,
    speedclue::{
        contest::{self, Contestant},
        outside::{OutsideBot, OutsideCommand},
    },
    standing::{ArenaStanding, CaseResult},
};
use crate::{
    named_theme::{NamedTheme, open_theme},
    output::{as_told, misused, status, tell},
    typed,
};
use candlestick_bots as bot;
use candlestick_bots::Policy;
use candlestick_game::{
    ladder::{Character, ladder, read_characters},
    setup_message,
};
use candlestick_rules::{Action, Event, Game, Phase, SeatId, Setup, SetupFault, SuspectId};
use candlestick_themes::{Message, Theme, Words, key, message};

/// Keeps the bots' dice apart from the referee's.
const BOT_DOMAIN: u64 = 0x6172_656e_615f_626f;

/// A match of policies.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Arena {
    /// The id of a built-in theme, such as glasshouse, or a theme's folder or zip
    #[arg(long, value_name = "ID_OR_DIR", help = key!("args-arena-theme").name())]
    pub theme: String,
    /// Who plays, one policy for each seat, separated by commas: novice, detective, master, fewest, probable, entropy;
    /// +SKILL or -SKILL switches one of these on or off: reads, dares, hides, bluffs, pulls; @PERSONA gives a persona;
    /// or the name of an --outside bot; or a character of the ladder by its id
    #[arg(
        long,
        default_value = "master,fewest,probable,entropy",
        value_delimiter = ',',
        help = key!("args-arena-seats").name()
    )]
    pub seats: Vec<String>,
    /// How many cases. If all seats play alike, each case has a deal of its own; otherwise each deal is played once for
    /// every rotation of the seats, and the neighbours change from deal to deal, because it matters who sits next to
    /// whom. Use a multiple of 6 for three seats or of 24 for four; with any other number, some orders are played once
    /// more than others
    #[arg(
        long,
        default_value_t = 400,
        value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(1..),
        help = key!("args-arena-games").name()
    )]
    pub games: u32,
    /// Seed of the first deal; each further deal takes the next number
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = typed::seed, help = key!("args-arena-seed").name())]
    pub seed: u64,
    /// Number of threads; 0 means one for each core
    #[arg(long, default_value_t = 0, value_name = "NUMBER", help = key!("args-jobs").name())]
    pub jobs: usize,
    /// Turns after which a case counts as stalled
    #[arg(long, default_value_t = 1000, value_name = "NUMBER", help = key!("args-most-turns").name())]
    pub most_turns: u32,
    /// What is left in the box
    #[command(flatten)]
    pub extras: Extras,
    /// Play without a board, as in the contest of `speedclue`: ask, show and accuse, with that game's 21 cards. Also
    /// print how readily each policy names its own cards
    #[arg(long, help = key!("args-arena-no-board").name())]
    pub no_board: bool,
    /// A bot from elsewhere that speaks the contest's protocol: its name for --seats, and the command that starts it,
    /// to which an identifier and a port are added. It rolls its own dice, so its cases cannot be repeated. May be
    /// given more than once
    #[arg(long, value_name = "NAME=COMMAND", requires = "no_board", help = key!("args-arena-outside").name())]
    pub outside: Vec<OutsideCommand>,
    /// Take the characters that --seats names from this file instead of the built-in ladder; its format is that of
    /// assets/characters.toml
    #[arg(long, value_name = "FILE", help = key!("args-arena-characters").name())]
    pub characters: Option<PathBuf>,
    /// Also compare, in steps of ten per cent, the odds that a policy gave its likeliest case file at the end of its
    /// turns with how often it was right; takes longer
    #[arg(long, conflicts_with = "no_board", help = key!("args-arena-odds").name())]
    pub odds: bool,
    /// Print one JSON object instead of sentences
    #[arg(long, help = key!("args-json").name())]
    pub json: bool,
}

impl Arena {
    /// Plays and prints.
    pub(crate) fn run(&self, words: &Words) -> ExitCode {
        NamedTheme::of(Path::new(&self.theme)).note_shadowed(words);
        match self.play(words) {
            Ok(standing) => status(tell(words, if self.json { standing.to_json() } else { standing.to_text(words) })),
            Err(faults) => misused(words, &faults),
        }
    }

    /// Plays all cases, on all cores.
    pub(super) fn play(&self, words: &Words) -> Result<ArenaStanding, Vec<Message>> {
        let theme = open_theme(Path::new(&self.theme), words).map_err(as_told)?;
        if self.no_board {
            return self.contest(theme.id, words);
        }
        let ladder = self.ladder(words)?;
        let policies = sound(self.seats.iter().map(|name| policy(name, &ladder)))?;
        let setup = self.setup();
        theme.edition.check(&setup).map_err(|fault| vec![setup_message(&fault)])?;
        let table =
            ArenaTable { theme: &theme, policies: &policies, setup, odds: self.odds, most_turns: self.most_turns };
        let parts = pool::play(
            self.games,
            self.jobs,
            || Ok(self.standing(&theme.id)),
            |n, standing| {
                let (seed, seated) = self.deal(n);
                standing.note(&table.play(seed, &seated).map_err(|fault| setup_message(&fault))?);
                Ok(())
            },
        )?;
        Ok(self.sum(&theme.id, parts))
    }

    /// Plays the game without a board; every thread starts bots from elsewhere of its own.
    fn contest(&self, theme: String, words: &Words) -> Result<ArenaStanding, Vec<Message>> {
        contest::check(self.seats.len()).map_err(|why| vec![why])?;
        let ladder = self.ladder(words)?;
        let guests = sound(self.seats.iter().map(|name| self.guest(name, &ladder)))?;
        let begin = || {
            let players: Result<Vec<_>, _> = guests.iter().map(Guest::sit_down).collect();
            Ok((self.standing(&theme), players?))
        };
        let parts = pool::play(self.games, self.jobs, begin, |n, (standing, players)| {
            let (seed, seated) = self.deal(n);
            standing.note(&contest::play(players, &seated, seed, self.most_turns)?);
            Ok(())
        })?;
        Ok(self.sum(&theme, parts.into_iter().map(|(standing, _)| standing)))
    }

    /// Who has this name.
    fn guest(&self, name: &str, ladder: &[Character]) -> Result<Guest<'_>, Message> {
        match self.outside.iter().find(|bot| bot.name == name) {
            Some(bot) => Ok(Guest::Outside(bot)),
            None => policy(name, ladder).map(Guest::Ours),
        }
    }

    /// The characters that can be seated.
    fn ladder(&self, words: &Words) -> Result<Vec<Character>, Vec<Message>> {
        let Some(file) = &self.characters else { return Ok(ladder().to_vec()) };
        let name = file.display().to_string();
        let text = fs::read_to_string(file)
            .map_err(|why| vec![message!("fault-store-read", name = name.as_str(), why = why.to_string())])?;
        read_characters(&name, &text).map_err(|faults| as_told(faults.iter().map(|fault| fault.say(words)).collect()))
    }

    /// The seed of the n-th case, and who sits at each seat. Where all seats play alike there is nothing to turn, so every
    /// case is a deal of its own.
    fn deal(&self, n: u32) -> (u64, Vec<usize>) {
        let seats = self.seats.len();
        if self.seats.iter().all(|name| *name == self.seats[0]) {
            return (self.seed.wrapping_add(u64::from(n)), (0..seats).collect());
        }
        let (deal, turned) = (n / seats as u32, n as usize % seats);
        let mut seated = in_order(seats, deal as usize);
        seated.rotate_left(turned);
        (self.seed.wrapping_add(u64::from(deal)), seated)
    }

    fn standing(&self, theme: &str) -> ArenaStanding {
        ArenaStanding::new(theme.to_owned(), self.seats.clone(), self.seed, self.extras)
    }

    fn sum(&self, theme: &str, parts: impl IntoIterator<Item = ArenaStanding>) -> ArenaStanding {
        let mut sum = self.standing(theme);
        parts.into_iter().for_each(|part| sum.add(part));
        sum
    }

    fn setup(&self) -> Setup {
        let setup = Setup::new((0..self.seats.len()).map(|seat| SuspectId(seat.min(255) as u8)).collect());
        self.extras.of(setup)
    }
}

/// The k-th order of so many round a table; the orders come round again after the last.
fn in_order(seats: usize, mut k: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (1..seats).collect();
    let mut order = vec![0];
    while !left.is_empty() {
        let (next, count) = (k % left.len(), left.len());
        order.push(left.remove(next));
        k /= count;
    }
    order
}

/// The policy of a name: a character's, else one of the bots' own.
fn policy(name: &str, ladder: &[Character]) -> Result<Arc<dyn Policy>, Message> {
    if let Some(character) = ladder.iter().find(|character| character.id == name) {
        return Ok(Arc::new(character.style));
    }
    bot::policy(name).map_err(|_| {
        let characters = ladder.iter().map(|character| character.id.as_str()).collect::<Vec<_>>().join(", ");
        let policies = bot::STYLES.map(|(name, _)| name).join(", ");
        let personas = bot::Persona::PRESETS.map(|(name, _)| name).join(", ");
        message!("cli-lab-policy", name = name, policies = policies, personas = personas, characters = characters)
    })
}

/// What was found, or all that was not.
fn sound<T>(found: impl Iterator<Item = Result<T, Message>>) -> Result<Vec<T>, Vec<Message>> {
    let (mut sound, mut faults) = (Vec::new(), Vec::new());
    for one in found {
        match one {
            Ok(one) => sound.push(one),
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() { Ok(sound) } else { Err(faults) }
}

/// Who is to sit at a table without a board.
enum Guest<'a> {
    Ours(Arc<dyn Policy>),
    Outside(&'a OutsideCommand),
}

impl Guest<'_> {
    /// A bot from elsewhere is started for this table.
    fn sit_down(&self) -> Result<Contestant, Message> {
        match self {
            Self::Ours(policy) => Ok(Contestant::Ours(Arc::clone(policy))),
            Self::Outside(bot) => OutsideBot::start(bot).map(Contestant::Outside),
        }
    }
}

/// Who plays what.
struct ArenaTable<'a> {
    theme: &'a Theme,
    policies: &'a [Arc<dyn Policy>],
    setup: Setup,
    odds: bool,
    most_turns: u32,
}

impl ArenaTable<'_> {
    /// One case; `seated` has the policy of every seat.
    fn play(&self, seed: u64, seated: &[usize]) -> Result<CaseResult, SetupFault> {
        let mut game = Game::new(Arc::clone(&self.theme.edition), self.setup.clone(), seed)?;
        let seats = self.policies.len();
        let policy_of = |seat: SeatId| seated[seat.index()];
        let mut outcome = CaseResult::new(seats);
        let mut dice = ChaCha8Rng::seed_from_u64(seed ^ BOT_DOMAIN);
        while let Some(seat) = game.actor().filter(|_| game.turn_number() <= self.most_turns) {
            let view = game.view(seat);
            let policy = &self.policies[policy_of(seat)];
            let weighs = self.odds && view.phase == Phase::Conclude;
            let odds = weighs.then(|| policy.odds(&view, &mut dice.clone())).flatten();
            let begun = Instant::now();
            let action = policy.decide(&view, &mut dice);
            outcome.thought(
                policy_of(seat),
                begun.elapsed(),
                matches!(action, Action::Suggest { .. } | Action::AskAnywhere(_)),
            );
            if let Some((triple, odds)) = odds {
                outcome.held.push((policy_of(seat), odds, triple, matches!(action, Action::Accuse(_))));
            }
            if game.apply(seat, action).is_err() {
                outcome.refused = true;
                break;
            }
        }
        outcome.turns = game.turn_number();
        outcome.stalled = game.actor().is_some();
        for event in game.events() {
            match event {
                Event::Accused { seat, right: false, .. } => outcome.doings[policy_of(*seat)].wrong += 1,
                Event::Closed(ending) => {
                    outcome.case_file = Some(ending.case_file);
                    outcome.winner = ending.winner.map(policy_of);
                    outcome.winning_seat = ending.winner;
                }
                _ => {}
            }
        }
        Ok(outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::assert_said;

    fn arena(seats: &[&str]) -> Arena {
        Arena {
            theme: "classic-2016".into(),
            seats: seats.iter().map(ToString::to_string).collect(),
            games: 6,
            seed: 1,
            jobs: 2,
            most_turns: 300,
            extras: Extras::default(),
            no_board: false,
            outside: Vec::new(),
            characters: None,
            odds: false,
            json: false,
        }
    }

    #[test]
    fn a_match_is_the_same_however_many_threads_play_it() {
        let run = arena(&["detective", "novice", "fewest"]);
        let one = Arena { jobs: 1, ..run.clone() };
        let shares = |run: &Arena| {
            let json: serde_json::Value =
                serde_json::from_str(&run.play(&Words::english()).unwrap().to_json()).unwrap();
            let wins = json["policies"].as_array().unwrap().iter().map(|policy| policy["wins"].as_u64().unwrap());
            (wins.collect::<Vec<_>>(), json["turns_mean"].to_string())
        };
        assert_eq!(shares(&run), shares(&one));
        assert_eq!(shares(&run).0.iter().sum::<u64>(), 6);
    }

    #[test]
    fn everybody_sits_beside_everybody_and_at_every_seat() {
        let run = arena(&["detective", "novice", "fewest", "probable"]);
        let tables: std::collections::BTreeSet<_> = (0..24).map(|n| run.deal(n).1).collect();
        assert_eq!(tables.len(), 24);
        assert!(tables.iter().all(|table| (0..4).all(|policy| table.contains(&policy))));
        assert_eq!(run.deal(24).1, run.deal(0).1);
    }

    #[test]
    fn where_all_play_alike_every_case_is_a_deal_of_its_own() {
        let run = arena(&["detective"; 4]);
        assert_eq!((0..4).map(|n| run.deal(n).0).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!((0..4).map(|n| arena(&["detective", "novice"]).deal(n).0).collect::<Vec<_>>(), [1, 1, 2, 2]);
    }

    #[test]
    fn a_wrong_policy_is_told_with_those_that_exist() {
        let faults = arena(&["detective", "wizard", "novice"]).play(&Words::english()).unwrap_err();
        assert!(faults[0].contains("wizard") && faults[0].contains("probable"), "{faults:?}");
    }

    #[test]
    fn the_result_is_told_in_words() {
        let run = arena(&["detective", "novice", "novice"]);
        assert_said(&run.play(&Words::english()).unwrap().to_text(&Words::english()));
    }

    #[test]
    fn a_theme_s_folder_is_played_like_a_built_in_one() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/themes/forty-fathoms");
        let [id, path] = ["forty-fathoms", folder].map(|theme| {
            let run = Arena { theme: theme.into(), games: 3, ..arena(&["novice", "novice", "novice"]) };
            let json: serde_json::Value =
                serde_json::from_str(&run.play(&Words::english()).unwrap().to_json()).unwrap();
            (json["theme"].to_string(), json["turns_mean"].to_string(), json["seats"].to_string())
        });
        assert_eq!(id, path);
        let faults =
            Arena { theme: "nowhere".into(), ..arena(&["novice", "novice"]) }.play(&Words::english()).unwrap_err();
        assert!(faults[0].contains("forty-fathoms"), "{faults:?}");
    }
}

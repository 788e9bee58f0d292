//! Begins a case in the terminal, or goes on with one.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use candlestick_game::{
    Case, Controller, FaultText, Level, Marks, ReadRecord, Record, Seat, each_said,
    library::{CaseId, Library},
    read_record,
    store::Device,
};
use candlestick_rules::{SeatId, Seed, Setup, SuspectId};
use candlestick_themes::{Theme, Words, key};

use super::args::PlayCase;
use crate::{
    named_theme::{NamedTheme, builtin_theme, open_theme},
    puzzle::{first_theme, today},
};

/// How many sit down if nothing is said.
const PLAYERS: u8 = 3;

/// A case that is about to be played at one seat.
#[derive(Debug)]
pub(super) struct CaseToPlay {
    /// The case.
    pub case: Case,
    /// The seat of whoever types.
    pub me: SeatId,
    /// What its record holds beyond the case.
    pub record: Record,
    /// Its number among one's own cases, and its file.
    pub from: (Option<CaseId>, Option<PathBuf>),
}

impl PlayCase {
    /// The case that is asked for.
    ///
    /// # Errors
    /// What is wrong, and what is accepted.
    pub(super) fn begin(&self, words: &Words) -> Result<CaseToPlay, String> {
        let mut begun = match &self.resume {
            Some(from) => self.resumed(from, words)?,
            None => self.fresh(words)?,
        };
        begun.record.marks.resize(begun.case.log().seats.len(), Marks::default());
        if let (Some(help), Some(marks)) = (self.notebook, begun.record.marks.get_mut(begun.me.index())) {
            marks.help = help;
        }
        Ok(begun)
    }

    fn fresh(&self, words: &Words) -> Result<CaseToPlay, String> {
        let typed = self.theme.clone().unwrap_or_else(first_theme);
        NamedTheme::of(Path::new(&typed)).note_shadowed(words);
        let theme = open_theme(Path::new(&typed), words).map_err(|faults| faults.join("; "))?;
        let theme = Arc::new(theme.in_language(words));
        let profile = &theme.edition.profile;
        let players = self.players.unwrap_or(PLAYERS.clamp(profile.min_seats, profile.max_seats));
        let me = self.me.as_deref().map_or(Ok(SuspectId(0)), |id| suspect(&theme, id, words))?;
        let mut seats: Vec<_> = (0..players).map(SuspectId).collect();
        // Whoever is not among the first suspects sits down in front of them.
        if !seats.contains(&me) {
            seats.insert(0, me);
            seats.truncate(usize::from(players));
        }
        let at = SeatId(seats.iter().position(|seat| *seat == me).unwrap_or(0) as u8);
        let named = seats_named(&seats, me, self.level, words);
        let setup = self.extras.of(Setup::new(seats));
        let seed = self.seed.map_or_else(|| drawn_seed(words), |seed| Ok(Seed::from(seed)))?;
        let case = Case::new(theme, setup, named, seed).map_err(|fault| fault.say(words))?;
        let record = Record { begun: Some(today()), ..Record::of(&case) };
        Ok(CaseToPlay { case, me: at, record, from: (None, None) })
    }

    fn resumed(&self, from: &str, words: &Words) -> Result<CaseToPlay, String> {
        let told = |fault: &str| format!("{from}: {fault}");
        let file = Path::new(from);
        let number = from.parse().ok().filter(|_: &u32| !file.exists()).map(CaseId::from);
        let record = match number {
            Some(id) => own_case(id, words)?,
            None => {
                let bytes = fs::File::open(file).and_then(read_record).map_err(|fault| told(&fault.to_string()))?;
                ReadRecord::from_any(&bytes).map_err(|fault| told(&fault.say(words)))?.record
            }
        };
        let theme = match &self.theme {
            Some(typed) => open_theme(Path::new(typed), words),
            None => builtin_theme(&record.log.theme.id, words),
        };
        let theme = theme.map_err(|faults| {
            let own = words.say(key!("spoken-resume-theme"));
            told(&format!("{}; {own}", faults.join("; ")))
        })?;
        let theme = Arc::new(theme.in_language(words));
        let case = Case::replay_changed(theme, record.log.clone()).map_err(|fault| told(&fault.say(words)))?;
        if case.is_closed() {
            return Err(told(&words.say(key!("spoken-resume-closed"))));
        }
        let (case, me) = self.seated(case, words).map_err(|fault| told(&fault))?;
        let file = number.is_none().then(|| file.to_owned());
        Ok(CaseToPlay { case, me, record, from: (number, file) })
    }

    /// The case with whoever types at their seat: the one person, or the suspect that was named; then bots take all other
    /// seats.
    fn seated(&self, case: Case, words: &Words) -> Result<(Case, SeatId), String> {
        let log = case.log();
        let persons = log.seats.iter().enumerate().filter(|(_, seat)| seat.controller == Controller::Person);
        let persons: Vec<_> = persons.map(|(n, _)| SeatId(n as u8)).collect();
        let Some(id) = &self.me else {
            return match persons[..] {
                [me] => Ok((case, me)),
                _ => Err(words.say(key!("spoken-resume-who"))),
            };
        };
        let wanted = suspect(case.theme(), id, words)?;
        let seat = log.setup.seats.iter().position(|seat| *seat == wanted);
        let seat = SeatId(seat.ok_or_else(|| words.with(key!("spoken-resume-not-there"), &[("id", id.into())]))? as u8);
        let branch = case.branch(log.actions.len(), seat).map_err(|fault| fault.say(words))?;
        Ok((branch, seat))
    }
}

/// The seats by name: a person, and bots as the setup calls them.
fn seats_named(seats: &[SuspectId], me: SuspectId, level: Level, words: &Words) -> Vec<Seat> {
    let bots = words.say(key!("setup-bot-names"));
    let mut bots = bots.split(',').map(str::trim).cycle();
    let seat = |suspect: &SuspectId| match *suspect == me {
        true => Seat::new(words.with(key!("setup-person-name"), &[("n", 1_u8.into())]), Controller::Person),
        false => Seat::bot(bots.next().unwrap_or_default(), level),
    };
    seats.iter().map(seat).collect()
}

/// One of one's own cases.
fn own_case(id: CaseId, words: &Words) -> Result<Record, String> {
    let listing = Library::new(Device).list().map_err(|fault| fault.say(words))?;
    if let Some((_, why)) = listing.unreadable.iter().find(|(other, _)| *other == id) {
        return Err(format!("{id}: {}", each_said(why, words)));
    }
    let open = listing.cases.iter().filter(|case| !case.record.is_closed()).map(|case| case.id.to_string());
    let open = open.collect::<Vec<_>>().join(", ");
    let none = || words.with(key!("spoken-resume-none"), &[("id", (&id.to_string()).into()), ("open", (&open).into())]);
    listing.cases.iter().find(|case| case.id == id).map(|case| case.record.clone()).ok_or_else(none)
}

/// The suspect of an id.
fn suspect(theme: &Theme, id: &str, words: &Words) -> Result<SuspectId, String> {
    let at = theme.suspects.iter().position(|suspect| suspect.id == id);
    at.map(|n| SuspectId(n as u8)).ok_or_else(|| {
        let known: Vec<_> = theme.suspects.iter().map(|suspect| suspect.id.as_str()).collect();
        let known = known.join(", ");
        words.with(
            key!("cli-me-unknown"),
            &[("theme", (&theme.title).into()), ("id", id.into()), ("known", (&known).into())],
        )
    })
}

/// A seed that nobody can guess.
fn drawn_seed(words: &Words) -> Result<Seed, String> {
    let mut bytes = [0; Seed::BYTES];
    getrandom::fill(&mut bytes)
        .map_err(|fault| words.with(key!("cli-no-chance"), &[("why", (&fault.to_string()).into())]))?;
    Ok(Seed::from_bytes(bytes))
}

//! Reads a chapter's text into a checked [`Chapter`]: every fault told, with its place and the way out.

use std::{collections::BTreeMap, sync::Arc};

use serde::Deserialize;

use super::{
    chapter::Chapter,
    names::LessonNames,
    position,
    raw::{BLOCKS, RawChapter},
    rehearsal::why_in,
    say::Say,
    steps,
};
use crate::{
    Case, Controller, Level, Seat,
    referee_faults::{laid_message, setup_message},
};
use candlestick_rules::{Laid, LaidFault, SeatId, Setup, SuspectId};
use candlestick_themes::{
    Theme, ThemeFault, message,
    reading::{Report, Spanned, Text, digest, plain, read},
};

/// Most bytes of a chapter; the longest one of ours has a tenth.
const MOST_BYTES: usize = 64 * 1024;
/// Minutes of a chapter that doesn't say.
const USUAL_MINUTES: u8 = 2;
/// Most steps; five minutes have fifteen.
const MOST_STEPS: usize = 40;
/// Most decisions that are done by script at once.
const MOST_MOVES: usize = 120;

/// What a list of chapters tells of one, without its theme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outline {
    /// What it is called.
    pub title: Say,
    /// The id of the theme that it is played in; empty where it doesn't say, as a theme's own chapters may.
    pub theme: String,
    /// About how many minutes it takes.
    pub minutes: u8,
}

/// The outline of a chapter's text; none where it cannot be read that far.
#[must_use]
pub fn outline(text: &str) -> Option<Outline> {
    /// The keys that an outline takes from a chapter.
    #[derive(Deserialize, Default)]
    #[serde(default)]
    struct OutlineKeys {
        title: BTreeMap<String, Text>,
        theme: String,
        minutes: Option<u8>,
    }
    if text.len() > MOST_BYTES {
        return None;
    }
    let text = plain(text);
    let mut report = Report::of("", &text);
    let head = read::<OutlineKeys>(&text, BLOCKS, &mut report)?;
    let title = Say::read(&head.title, &(0..0), "title", &mut report);
    report.is_empty().then_some(Outline { title, theme: head.theme, minutes: head.minutes.unwrap_or(USUAL_MINUTES) })
}

impl Chapter {
    /// Reads a chapter, and plays it through with every deed that its steps allow. `file` is its file's name for
    /// messages, and without `.toml` its id.
    ///
    /// What its steps say can be known is not proved here, as that takes its time: [`Chapter::prove`] does that.
    ///
    /// # Errors
    /// Every fault at once, in reading order, each with its place and the way out.
    pub fn read(file: &str, text: &str, theme: &Arc<Theme>) -> Result<Self, Vec<ThemeFault>> {
        if text.len() > MOST_BYTES {
            let message = message!("chapter-large", count = text.len(), most = MOST_BYTES);
            return Err(vec![ThemeFault::of_file(file, message)]);
        }
        let text = plain(text);
        let mut report = Report::of(file, &text);
        let raw = read::<RawChapter>(&text, BLOCKS, &mut report);
        let chapter = raw.and_then(|raw| chapter(file, &text, &raw, theme, &mut report));
        if let Some(chapter) = chapter.filter(|_| report.is_empty()) {
            chapter.play_through(&mut report);
            if report.is_empty() {
                return Ok(chapter);
            }
        }
        Err(report.into_faults())
    }
}

fn chapter(file: &str, text: &str, raw: &RawChapter, theme: &Arc<Theme>, report: &mut Report) -> Option<Chapter> {
    let start = 0..0;
    let title = Say::read(&raw.title, &start, "title", report);
    let end = Say::read(&raw.end, &start, "end", report);
    let wrong = (!raw.wrong.is_empty()).then(|| Say::read(&raw.wrong, &start, "wrong", report));
    if let Some(named) = raw.theme.as_ref().filter(|named| *named.get_ref() != theme.id) {
        report.at(&named.span(), message!("chapter-other-theme", theme = &theme.id));
    }
    let minutes = minutes(raw, report);
    let seats = seats(raw, theme, report);
    let names = LessonNames { theme, seats: &seats };
    if raw.you.is_none() {
        report.missing(&start, "you", message!("chapter-no-you"));
    }
    let you = raw.you.as_ref().and_then(|text| names.seat(text, report));
    let laid = position::laid(raw, names, report);
    too_many(raw, report);
    let steps = raw.steps.iter().take(MOST_STEPS).filter_map(|raw| steps::step(raw, names, report)).collect();
    let (you, laid) = (you?, laid?);
    let (opening, dealt) = opening(raw, theme, (names, you), laid, report)?;
    let id = file.strip_suffix(".toml").unwrap_or(file).rsplit('/').next().unwrap_or_default().to_owned();
    let of = |theme: &String| digest(&[text, theme]);
    let (digest, earlier) = (of(&theme.digest), theme.earlier.iter().chain([&theme.old_digest]).map(of).collect());
    let (theme, file, text) = (Arc::clone(theme), file.to_owned(), text.to_owned());
    let help = raw.help.unwrap_or_default();
    Some(Chapter {
        id,
        digest,
        earlier,
        title,
        minutes,
        theme,
        you,
        help,
        end,
        steps,
        wrong,
        opening,
        dealt,
        file,
        text,
    })
}

/// The case before the first step, and how many events there were before anything was done in it.
fn opening(
    raw: &RawChapter,
    theme: &Arc<Theme>,
    (names, you): (LessonNames, SeatId),
    laid: Laid,
    report: &mut Report,
) -> Option<(Case, usize)> {
    let before = steps::moves(&raw.before, names, report);
    if !report.is_empty() {
        return None;
    }
    let (deck, powers) = (raw.deck.unwrap_or(true), raw.powers.unwrap_or(true));
    let setup = Setup { deck, powers, ..Setup::new(names.seats.to_vec()) };
    let players = players(theme, names.seats, you);
    let case = Case::laid(Arc::clone(theme), setup, players, Box::new(laid), raw.seed);
    let mut case = case.map_err(|fault| tell_laid(&fault, raw, names, report)).ok()?;
    let dealt = case.game().events().len();
    for ((seat, action), written) in before.into_iter().zip(&raw.before) {
        if let Err(refusal) = case.apply(seat, action) {
            let why = why_in(&refusal, case.game(), names);
            report.at(&written.span(), message!("chapter-refused", why = why));
            return None;
        }
    }
    Some((case, dealt))
}

/// About how many minutes it takes.
fn minutes(raw: &RawChapter, report: &mut Report) -> u8 {
    let minutes = raw.minutes.as_ref().map_or(USUAL_MINUTES, |minutes| *minutes.get_ref());
    if let Some(told) = raw.minutes.as_ref().filter(|_| !(1..=10).contains(&minutes)) {
        report.at(&told.span(), message!("chapter-minutes"));
    }
    minutes
}

/// The suspects of the seats; each once.
fn seats(raw: &RawChapter, theme: &Theme, report: &mut Report) -> Vec<SuspectId> {
    let names = LessonNames { theme, seats: &[] };
    if raw.seats.is_empty() {
        report.missing(&(0..0), "seats", message!("chapter-no-seats"));
    }
    raw.seats.iter().filter_map(|text| names.suspect(text, report)).collect()
}

fn too_many(raw: &RawChapter, report: &mut Report) {
    if raw.steps.is_empty() {
        report.missing(&(0..0), "steps", message!("chapter-no-steps"));
    }
    if let Some(step) = raw.steps.get(MOST_STEPS) {
        report.at(&step.span(), message!("chapter-steps", most = MOST_STEPS));
    }
    let scripts = raw.steps.iter().map(|step| &step.get_ref().then).chain([&raw.before]);
    for beyond in scripts.filter_map(|moves| moves.get(MOST_MOVES)) {
        report.at(&beyond.span(), message!("chapter-moves", most = MOST_MOVES));
    }
}

/// The person, and the others, who do as the script says; in a case that is played on they are bots.
fn players(theme: &Theme, seats: &[SuspectId], you: SeatId) -> Vec<Seat> {
    let seat = |(n, suspect): (usize, &SuspectId)| {
        let name = theme.suspects.get(suspect.index()).map_or("", |look| look.short.as_str());
        let controller = if n == you.index() { Controller::Person } else { Controller::Bot(Level::Detective) };
        Seat::new(name, controller)
    };
    seats.iter().enumerate().map(seat).collect()
}

/// Tells what the referee says of the case that was laid, where it can be mended.
fn tell_laid(fault: &LaidFault, raw: &RawChapter, names: LessonNames, report: &mut Report) {
    let deal = raw.deal.as_ref().map_or(0..0, Spanned::span);
    match fault {
        LaidFault::HandSize { seat, given, dealt } => {
            let name = position::seat_name(names, *seat);
            report.at(&deal, message!("chapter-hand-size", name = name, given = *given, dealt = *dealt));
        }
        LaidFault::Dice { roll } => {
            let place = raw.position.dice.get(roll - 1).map_or(0..0, Spanned::span);
            let dice = names.theme.edition.profile.dice.len();
            report.at(&place, message!("chapter-dice", dice = dice));
        }
        LaidFault::Setup(fault) => {
            let place = raw.seats.first().map_or(0..0, Text::span);
            report.at(&place, message!("chapter-setup", why = setup_message(fault)));
        }
        other => report.at(&deal, message!("chapter-laid", why = laid_message(other))),
    }
}

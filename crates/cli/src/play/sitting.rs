//! Runs a case in a terminal for one person: tells what happens, and does what is typed.

use std::{
    collections::VecDeque,
    io::{self, BufRead, Write},
    path::Path,
    sync::Arc,
};

use candlestick_game::{
    Case, Deductions, FaultText, Marks, NotebookAssist, Record,
    inspect::Inspector,
    jobs::{Eyes, Job, JobResult, JobRunner},
    record::Outcome,
    review::{SeatReview, how_known},
    spoken::{Pencil, PickedAction, SpokenOrder, UnclearOrder, parts, yes_or_no},
};
use candlestick_rules::SeatId;
use candlestick_themes::{Words, key};

use super::{begin::CaseToPlay, case_storage::CaseStorage, lines};

/// What comes of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The table waits for another one.
    Wait,
    /// Something was decided, so that the case goes on.
    Decided,
    /// Whoever types leaves.
    Leave,
}

/// A person at the table.
pub(super) struct Sitting<'a, W> {
    pub(super) words: &'a Words,
    pub(super) case: Case,
    pub(super) me: SeatId,
    pub(super) runner: JobRunner,
    record: Record,
    kept: CaseStorage,
    /// Whether keeping it has failed already, so that this is told once.
    complained: bool,
    /// Events that were told.
    told: usize,
    /// Commands of the line that was typed last.
    queue: VecDeque<String>,
    /// What waits for a yes, as it cannot be taken back.
    unsure: Option<PickedAction>,
    /// Whether the end was told.
    ended: bool,
    out: W,
}

impl<'a, W: Write> Sitting<'a, W> {
    /// Sits down at a case.
    pub(super) fn new(begun: CaseToPlay, kept: CaseStorage, words: &'a Words, out: W) -> Self {
        let CaseToPlay { case, me, record, from } = begun;
        let mut runner = JobRunner::default();
        runner.know(case.theme());
        let kept = if from == (None, None) { kept } else { CaseStorage::of(from.0, from.1) };
        let (told, queue) = (0, VecDeque::new());
        Self { words, case, me, runner, record, kept, complained: false, told, queue, unsure: None, ended: false, out }
    }

    /// Plays until the input ends or whoever types leaves; whether the case is kept.
    ///
    /// # Errors
    /// When the output or the input fails.
    pub(super) fn play(&mut self, input: &mut impl BufRead) -> io::Result<bool> {
        self.greet()?;
        loop {
            self.go_on()?;
            if self.queue.is_empty() {
                self.ask()?;
            }
            loop {
                let Some(line) = self.next_line(input)? else { return self.leave() };
                match self.obey(&line)? {
                    Next::Wait => {}
                    Next::Decided => break,
                    Next::Leave => return self.leave(),
                }
            }
        }
    }

    /// The next command: of the line that was typed last, or of a new one.
    fn next_line(&mut self, input: &mut impl BufRead) -> io::Result<Option<String>> {
        if let Some(line) = self.queue.pop_front() {
            return Ok(Some(line));
        }
        write!(self.out, "> ")?;
        self.out.flush()?;
        let Some(line) = lines::next(input)? else {
            writeln!(self.out)?;
            return Ok(None);
        };
        let mut all = parts(&line).map(str::to_owned);
        let first = all.next().unwrap_or_default();
        self.queue = all.collect();
        Ok(Some(first))
    }

    /// Says a line.
    pub(super) fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", line.as_ref())
    }

    fn greet(&mut self) -> io::Result<()> {
        let theme = Arc::clone(self.case.theme());
        let setup = &self.case.log().setup.seats;
        let name = |suspect: &candlestick_rules::SuspectId| theme.suspects[suspect.index()].name.clone();
        let me = setup.get(self.me.index()).map(name).unwrap_or_default();
        let others: Vec<_> =
            setup.iter().enumerate().filter(|(n, _)| *n != self.me.index()).map(|(_, s)| name(s)).collect();
        let others = candlestick_themes::list_of(&others, self.words);
        let values = [("theme", (&theme.title).into()), ("me", (&me).into()), ("others", (&others).into())];
        let hello = self.words.with(key!("spoken-hello"), &values);
        self.say(hello)?;
        let hint = self.words.say(key!("spoken-nothing"));
        self.say(hint)?;
        self.say("")
    }

    /// Lets the others play, and tells what happens, until whoever types is to decide or the case is closed.
    fn go_on(&mut self) -> io::Result<()> {
        // Before it is told: whoever is cut off then has lost nothing that was heard.
        self.keep();
        self.news()?;
        while let Some((seat, action)) = self.case.bot_action() {
            if let Err(refusal) = self.case.apply(seat, action) {
                return self.say(refusal.to_string());
            }
            self.keep();
            self.news()?;
        }
        if self.case.is_closed() && !self.ended {
            self.end()?;
        }
        Ok(())
    }

    /// Tells what happened since.
    fn news(&mut self) -> io::Result<()> {
        let from = self.told;
        let lines = self.eyes(false, |eyes| eyes.log(from));
        self.told = self.case.game().events().len();
        for line in lines {
            self.say(line)?;
        }
        self.out.flush()
    }

    /// Says what is asked, and what can be done in a line.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        let (asked, now) = self.eyes(false, |eyes| (eyes.prompt(), eyes.in_short()));
        self.say("")?;
        self.say(format!("{asked}."))?;
        now.map_or(Ok(()), |now| self.say(now))
    }

    /// Does what a line asks for.
    fn obey(&mut self, line: &str) -> io::Result<Next> {
        if let Some(unsure) = self.unsure.take() {
            match yes_or_no(line, self.words) {
                Some(true) => return self.decide(&unsure),
                Some(false) => {
                    let left = self.words.say(key!("spoken-left"));
                    return self.say(left).map(|()| Next::Wait);
                }
                // Something else was typed: it is done instead.
                None => {}
            }
        }
        match self.eyes(false, |eyes| eyes.understand(line)) {
            Ok(SpokenOrder::Decide(decision)) => self.weigh(decision),
            Ok(SpokenOrder::Tell(what)) => self.tell(&what).map(|()| Next::Wait),
            Ok(SpokenOrder::Quit) => Ok(Next::Leave),
            Ok(SpokenOrder::TakeBack) => self.take_back(),
            // Others have played before anything is asked here: there is nothing to wait for.
            Ok(SpokenOrder::Plan(_)) => {
                #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is not of every lifetime")]
                let told = self.eyes(false, |eyes| eyes.nothing_to_plan());
                self.say(told).map(|()| Next::Wait)
            }
            Ok(order) => self.note(order).map(|()| Next::Wait),
            Err(UnclearOrder { told, .. }) => {
                self.queue.clear();
                self.say(told).map(|()| Next::Wait)
            }
        }
    }

    /// Does what was decided; what cannot be taken back is asked about first.
    fn weigh(&mut self, decision: PickedAction) -> io::Result<Next> {
        let Some(warning) = &decision.warning else { return self.decide(&decision) };
        let values = [("label", (&decision.label).into()), ("warning", warning.into())];
        let sure = self.words.with(key!("spoken-sure"), &values);
        self.unsure = Some(decision);
        self.say(sure).map(|()| Next::Wait)
    }

    fn decide(&mut self, decision: &PickedAction) -> io::Result<Next> {
        match self.case.apply(self.me, decision.action) {
            Ok(_) => Ok(Next::Decided),
            Err(refusal) => self.say(refusal.to_string()).map(|()| Next::Wait),
        }
    }

    /// Takes the last decision back, where nothing came of it that anybody was told.
    fn take_back(&mut self) -> io::Result<Next> {
        let Some(before) = self.case.take_back(self.me) else {
            let stands = self.words.say(key!("spoken-stands"));
            return self.say(stands).map(|()| Next::Wait);
        };
        self.told = before.game().events().len();
        self.case = before;
        let taken = self.words.say(key!("spoken-taken-back"));
        self.say(taken).map(|()| Next::Decided)
    }

    /// Writes into the notebook or into a file.
    fn note(&mut self, order: SpokenOrder) -> io::Result<()> {
        match order {
            SpokenOrder::Pencil(card, column, pencil) => {
                let marks = self.marks_mut();
                match pencil {
                    Pencil::Mark(mark) => marks.set(card, column, mark),
                    Pencil::Number(number) => marks.toggle_number(card, column, number),
                }
                self.keep();
                let cell = self.eyes(true, |eyes| eyes.cell_line(card, column));
                self.say(cell)
            }
            SpokenOrder::Undo | SpokenOrder::Redo => {
                let done = if order == SpokenOrder::Undo { self.marks_mut().undo() } else { self.marks_mut().redo() };
                self.keep();
                let told = self.words.say(if done { key!("spoken-done") } else { key!("spoken-nothing-to-do") });
                self.say(told)
            }
            SpokenOrder::Assist(help) => {
                if let Some(help) = help {
                    self.marks_mut().help = help;
                    self.keep();
                }
                self.assist()
            }
            SpokenOrder::Save(file) => self.save(&file),
            SpokenOrder::Decide(_)
            | SpokenOrder::Tell(_)
            | SpokenOrder::Plan(_)
            | SpokenOrder::TakeBack
            | SpokenOrder::Quit => Ok(()),
        }
    }

    fn marks_mut(&mut self) -> &mut Marks {
        let seats = self.case.log().seats.len().max(self.me.index() + 1);
        if self.record.marks.len() < seats {
            self.record.marks.resize(seats, Marks::default());
        }
        &mut self.record.marks[self.me.index()]
    }

    /// The notebook of whoever types.
    pub(super) fn marks(&self) -> Marks {
        self.record.marks.get(self.me.index()).cloned().unwrap_or_default()
    }

    /// Tells with the person's eyes; where the notebook is looked at, with all that its help level writes.
    pub(super) fn eyes<T>(&mut self, notebook: bool, tell: impl FnOnce(&Inspector) -> T) -> T {
        let (view, marks) = (self.case.game().view(self.me), self.marks());
        let mut sure = None;
        if notebook && marks.help.needs_deduction() {
            let job = Job::Deductions(Eyes::Seated { log: self.case.job_log(), seat: self.me });
            sure = match self.runner.carry_out(job) {
                JobResult::Deductions(found) => Some(found),
                // Where the job could not be done, what it would have found is found here.
                _ => Some(Deductions::from_view(&view)),
            };
        }
        let assist = NotebookAssist::new(&view, marks.help, sure.map(Arc::new));
        let (theme, seats) = (self.case.theme(), &self.case.log().seats);
        tell(&Inspector { theme, words: self.words, view: &view, seats, assist: &assist, marks: &marks })
    }

    /// The record of the case as it stands.
    fn record(&self) -> Record {
        let (log, outcome) = (self.case.log().clone(), Outcome::of(&self.case));
        Record { log, outcome, ..self.record.clone() }
    }

    /// Keeps the case among one's own; whether that went well. What went wrong is told once.
    pub(super) fn keep(&mut self) -> bool {
        let record = self.record();
        match self.kept.keep(&record) {
            Ok(()) => true,
            Err(fault) => {
                if !std::mem::replace(&mut self.complained, true) {
                    let told = self.words.with(key!("spoken-not-kept"), &[("why", (&fault.say(self.words)).into())]);
                    // Where nothing can be said either, leaving tells it by its status.
                    let _ = self.say(told);
                }
                false
            }
        }
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() || file.chars().any(char::is_control) {
            return self.tell_place();
        }
        let record = self.record();
        let told = match self.kept.save(Path::new(file), &record) {
            Ok(()) => self.words.with(key!("spoken-saved"), &[("file", file.into())]),
            Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => {
                self.words.with(key!("spoken-there-already"), &[("file", file.into())])
            }
            Err(fault) => {
                let why = fault.to_string();
                self.words.with(key!("spoken-not-saved"), &[("file", file.into()), ("why", (&why).into())])
            }
        };
        self.say(told)
    }

    /// Says where the case is kept.
    fn tell_place(&mut self) -> io::Result<()> {
        let Some(id) = self.kept.id() else { return Ok(()) };
        let key = if self.case.is_closed() { key!("spoken-kept-closed") } else { key!("spoken-kept") };
        let told = self.words.with(key, &[("id", (&id.to_string()).into())]);
        self.say(told)
    }

    /// The end: how the case could have been known, how one did, and where it is kept.
    fn end(&mut self) -> io::Result<()> {
        self.ended = true;
        let wait = self.words.say(key!("lookback-wait"));
        self.say("")?;
        self.say(wait)?;
        self.out.flush()?;
        let seats: Vec<_> = self.case.game().seats().map(|seat| SeatReview::of(&self.case, seat)).collect();
        let names = candlestick_game::seat_queries::seat_names(self.case.theme(), &self.case.game().view(self.me));
        let mut lines = how_known(&self.case, &seats, (Some(self.me), &names), self.words);
        if let Some(mine) = seats.get(self.me.index()) {
            lines.extend(mine.accused_line(self.words));
            lines.extend(mine.missed.iter().map(|missed| missed.line(self.case.theme(), self.words)));
            lines.extend(mine.skill_line(self.words));
        }
        for line in lines {
            self.say(line)?;
        }
        if self.keep() {
            self.tell_place()?;
        }
        Ok(())
    }

    /// Leaves the table: keeps the case and says where; where that cannot be, in a file here.
    fn leave(&mut self) -> io::Result<bool> {
        if self.keep() {
            self.tell_place()?;
            self.out.flush()?;
            return Ok(true);
        }
        let record = self.record();
        let names = (1..=MOST_FILES).map(|n| format!("candlestick-case-{n}.json"));
        let file = names.into_iter().find(|name| !Path::new(name).exists());
        let saved = file.filter(|file| self.kept.save(Path::new(file), &record).is_ok());
        let well = saved.is_some();
        if let Some(file) = saved {
            let told = self.words.with(key!("spoken-saved"), &[("file", (&file).into())]);
            self.say(told)?;
        }
        self.out.flush()?;
        Ok(well)
    }
}

/// How many names are tried for a file of a case that can be kept nowhere else.
const MOST_FILES: u32 = 500;

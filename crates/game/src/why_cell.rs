//! Explains why a cell of the notebook stands as it does: the sentences, and the lines of the log behind them.

use super::{
    Column, Help, Marks, NotebookAssist,
    inspect::tell_show,
    percentage::percentage,
    why::{ProofTelling, explain},
};
use candlestick_deduction::{
    Notes, Possession,
    proof::{Proof, ProofTable},
};
use candlestick_rules::{CardId, Event, SeatId, View};
use candlestick_themes::{Theme, Words, describe, key};

/// The reasons behind one cell.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CellReasons {
    /// The reasons, a sentence each, with how deep it stands within suppositions.
    pub lines: Vec<(String, usize)>,
    /// What they rest on, as places in the view's events.
    pub events: Vec<usize>,
    /// Who showed or gave away a card to whom on the way.
    pub shows: Vec<(SeatId, SeatId)>,
}

/// The proof of a cell that was deduced.
#[derive(Debug, Clone, Copy, Default)]
pub enum Proved<'a> {
    /// There is none.
    #[default]
    No,
    /// It is still being looked for.
    Pending,
    /// Here it is.
    Yes(&'a Proof),
}

/// What the reasons are found and told with: one seat's view and nothing else.
pub struct CellAsked<'a> {
    /// Names of cards.
    pub theme: &'a Theme,
    /// The game's words.
    pub words: &'a Words,
    /// What the seat sees.
    pub view: &'a View,
    /// What the game writes for it.
    pub assist: &'a NotebookAssist,
    /// What it wrote itself.
    pub marks: &'a Marks,
    /// What the seats are called.
    pub names: &'a [String],
    /// The proof, where the cell needs one.
    pub proof: Proved<'a>,
}

impl CellReasons {
    fn say(&mut self, line: String) {
        self.lines.push((line, 0));
    }
}

impl CellAsked<'_> {
    /// Why this cell?
    #[must_use]
    pub fn why(&self, card: CardId, column: Column) -> CellReasons {
        let mut why = CellReasons::default();
        let slip = self.marks.get(card, column).is_some_and(|own| self.assist.is_slip(card, column, own));
        if slip {
            why.say(self.words.say(key!("why-cell-slip")));
        }
        match self.assist.printed(card, column) {
            _ if self.assist.help == Help::Blank => why.say(self.words.say(key!("why-cell-blank"))),
            Some(_) if self.assist.deduced(card, column) => self.deduced(&mut why),
            Some(_) => self.seen(card, column, &mut why),
            None if !matches!(self.proof, Proved::No) => self.deduced(&mut why),
            None => self.open(card, column, slip, &mut why),
        }
        why.events.sort_unstable();
        why.events.dedup();
        why.shows = why.events.iter().filter_map(|at| shown(self.view.events.get(*at)?)).collect();
        why
    }

    /// What was plainly seen: the first event after which it could be written down.
    fn seen(&self, card: CardId, column: Column, why: &mut CellReasons) {
        let Some(at) = first_seen(self.view, card, column) else {
            let key = match column {
                Column::Seat(seat) if seat != self.view.me => key!("why-cell-elsewhere"),
                Column::CaseFile => key!("why-cell-elsewhere"),
                Column::Seat(_) if self.view.hand.contains(card) => key!("why-cell-held"),
                Column::Seat(_) => key!("why-cell-not-held"),
            };
            return why.say(self.words.say(key));
        };
        let is_refutation = matches!(self.view.events[at], Event::CannotRefute { .. } | Event::Shown { .. });
        let asked = |event: &Event| matches!(event, Event::Suggested { .. });
        let question = if is_refutation { self.view.events[..at].iter().rposition(asked) } else { None };
        for at in question.into_iter().chain([at]) {
            self.tell(at, why);
        }
    }

    /// What follows from several lines together: the proof, sentence by sentence.
    fn deduced(&self, why: &mut CellReasons) {
        let Proved::Yes(proof) = self.proof else {
            let pending = matches!(self.proof, Proved::Pending);
            return why.say(self.words.say(if pending { key!("note-thinking") } else { key!("why-cell-sure") }));
        };
        why.lines.extend(self.proof_lines(proof));
        why.events.extend(proof.lines());
    }

    fn proof_lines(&self, proof: &Proof) -> Vec<(String, usize)> {
        tell_proof(proof, self.view, (self.theme, self.words, self.names))
    }

    fn open(&self, card: CardId, column: Column, slip: bool, why: &mut CellReasons) {
        let before = why.lines.len();
        for show in self.assist.open_shows(card, column) {
            let name = |seat: SeatId| self.names.get(seat.index()).map_or("?", String::as_str);
            why.say(tell_show(show, self.theme, self.words, name));
            why.events.extend(show.events);
        }
        if let Some(odds) = self.assist.odds(card, column) {
            let odds = percentage(odds);
            let key = if self.assist.is_estimated() { key!("why-cell-odds-estimated") } else { key!("why-cell-odds") };
            why.say(self.words.with(key, &[("odds", (&odds).into())]));
        }
        if why.lines.len() == before && !slip {
            why.say(self.words.say(key!("why-cell-open")));
        }
    }

    /// A line of the log with its turn.
    fn tell(&self, at: usize, why: &mut CellReasons) {
        let me = Some(self.view.me);
        let line = describe(&self.view.events[at], self.theme, self.words, self.names, me);
        if !line.is_empty() {
            let turn = turn_of(self.view, at);
            why.say(self.words.with(key!("why-cell-turn"), &[("turn", turn.into()), ("line", (&line).into())]));
        }
        why.events.push(at);
    }
}

/// A proof in sentences, each with how deep it stands and the turn that it rests on; the view is that of its reader.
#[must_use]
pub fn tell_proof(
    proof: &Proof,
    view: &View,
    (theme, words, names): (&Theme, &Words, &[String]),
) -> Vec<(String, usize)> {
    let table = ProofTable::of(view);
    let telling = ProofTelling { theme, words, names, me: view.me, table: &table, events: &view.events };
    let sentence = |text: String, lines: &[usize]| match lines.iter().map(|at| turn_of(view, *at)).max() {
        Some(turn) if turn > 0 => words.with(key!("why-cell-turn"), &[("turn", turn.into()), ("line", (&text).into())]),
        _ => text,
    };
    explain(proof, &telling).into_iter().map(|reason| (sentence(reason.text, &reason.lines), reason.depth)).collect()
}

/// The event that first let the plain sheet write this cell; none when the deal did.
fn first_seen(view: &View, card: CardId, column: Column) -> Option<usize> {
    let mut upto = View { events: Vec::new(), ..view.clone() };
    let mut written = |events: usize| {
        upto.events = view.events[..events].to_vec();
        Notes::from_view(&upto).cell(card, column.into()) != Possession::Maybe
    };
    let (mut least, mut most) = (0, view.events.len());
    if written(0) {
        return None;
    }
    // Whether it is written changes once and for all, so halving finds the event.
    while most - least > 1 {
        let middle = usize::midpoint(least, most);
        if written(middle) {
            most = middle;
        } else {
            least = middle;
        }
    }
    Some(least)
}

/// The turn of an event, from 1; 0 before the first.
fn turn_of(view: &View, at: usize) -> u32 {
    let turns = view.events[..=at].iter().rev();
    turns
        .filter_map(|event| if let Event::TurnStarted { turn, .. } = event { Some(*turn) } else { None })
        .next()
        .unwrap_or(0)
}

/// Who gave whom a card to see.
fn shown(event: &Event) -> Option<(SeatId, SeatId)> {
    match event {
        Event::Shown { by, to, .. } | Event::PassedLeft { by, to, .. } | Event::ShownFreely { by, to, .. } => {
            Some((*by, *to))
        }
        Event::Peeked { by, at, .. } => Some((*at, *by)),
        _ => None,
    }
}

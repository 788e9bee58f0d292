//! What is told when somebody asks: sentences and lists, one thing a line.

use std::io::{self, Write};

use candlestick_game::{
    Column, Help, Proved,
    inspect::{Inspector, Subject, Told},
    jobs::{Job, JobResult},
    spoken::{Control, Does, Group, Page, Sheet, Tell},
};
use candlestick_rules::CardId;
use candlestick_themes::{MessageKey, Words, key, list_of};

use super::sitting::Sitting;

/// Commands that are named in the line below a question.
const IN_SHORT: usize = 14;
/// Squares that are listed with everything else; of more only how many there are.
const FEW_SQUARES: usize = 6;
/// Lines of the log that are told if no number is said.
const LOG_LINES: usize = 15;

impl<W: Write> Sitting<'_, W> {
    /// Tells what was asked for.
    pub(super) fn tell(&mut self, what: Tell) -> io::Result<()> {
        let lines = match what {
            Tell::Now => return self.ask(),
            Tell::Why(card, Some(column)) => self.reasons(card, column),
            Tell::Complete(begun) => vec![self.complete(&begun)],
            Tell::Rules(wanted) => rules(&self.case.theme, &wanted, self.words),
            Tell::Help => self.eyes(false, |eyes| eyes.commands_told().lines().map(str::to_owned).collect()),
            Tell::Options => self.eyes(false, options),
            Tell::Squares => self.eyes(false, |eyes| group(eyes, Group::Squares)),
            Tell::Log(count) => {
                let lines = self.eyes(false, |eyes| eyes.log(0));
                let from = lines.len().saturating_sub(count.unwrap_or(LOG_LINES));
                lines.into_iter().skip(from).collect()
            }
            Tell::Question => self.eyes(false, question),
            Tell::Hand => self.eyes(false, hand),
            Tell::Table => self.eyes(false, open),
            Tell::Where => self.eyes(true, places),
            Tell::Players => self.eyes(true, players),
            Tell::Look(subject) => self.eyes(true, |eyes| whole(eyes, subject)),
            Tell::Why(card, None) => self.eyes(true, |eyes| row(eyes, card)),
            Tell::Notebook(page) => self.eyes(true, |eyes| notebook(eyes, page)),
        };
        let none = self.words.say(key!("log-none"));
        if lines.is_empty() {
            return self.say(none);
        }
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// How much the notebook helps.
    pub(super) fn assist(&mut self) -> io::Result<()> {
        let help = self.marks().help;
        for one in Help::ALL {
            let label = self.words.say(if one == help { key!("spoken-chosen") } else { key!("spoken-not-chosen") });
            let (name, why) = (self.words.say(one.sentence()), self.words.say(one.why()));
            let values = [
                ("word", one.key().into()),
                ("name", (&name).into()),
                ("why", (&why).into()),
                ("chosen", (&label).into()),
            ];
            let line = self.words.with(key!("spoken-assist"), &values);
            self.say(line)?;
        }
        Ok(())
    }

    fn complete(&mut self, begun: &str) -> String {
        let on = self.eyes(false, |eyes| eyes.complete(begun));
        if on.is_empty() { self.words.say(key!("spoken-no-end")) } else { on.join("\n") }
    }

    /// Why a cell stands as it does, with the proof where it was deduced.
    fn reasons(&mut self, card: CardId, column: Column) -> Vec<String> {
        let deduced = self.eyes(true, |eyes| eyes.aid.deduced(card, column));
        let mut proofs = Vec::new();
        if deduced {
            let (log, events) = (self.case.job_log(), self.case.game().events().len());
            let job = Job::Proofs { log, seat: self.me, events, of: vec![(card, column.into())] };
            if let JobResult::Proofs(found) = self.runner.carry_out(job) {
                proofs = found;
            }
        }
        self.eyes(true, |eyes| {
            let proof = proofs.first().map_or(Proved::No, Proved::Yes);
            let mut lines = vec![cell(eyes, card, column)];
            // Within a supposition a line stands further in.
            let why = eyes.why(card, column, proof).lines.into_iter();
            lines.extend(why.map(|(line, depth)| format!("{}{line}", "  ".repeat(depth))));
            lines
        })
    }
}

/// A cell of the notebook, in a sentence.
pub(super) fn cell(eyes: &Inspector, card: CardId, column: Column) -> String {
    format!("{}.", eyes.cell_told(card, column))
}

/// What can be done, in one line; none where there is nothing.
pub(super) fn in_short(eyes: &Inspector) -> Option<String> {
    let controls = eyes.controls();
    let mine = eyes.view.actor == Some(eyes.view.me);
    let short = |together: &[Control]| match together {
        [Control { group: Group::Squares, .. }, ..] if together.len() > FEW_SQUARES => {
            vec![eyes.words.with(key!("spoken-squares-short"), &[("count", together.len().into())])]
        }
        _ => together.iter().map(|control| control.command.clone()).collect::<Vec<_>>(),
    };
    let mut named: Vec<_> = controls.chunk_by(|a, b| a.group == b.group).flat_map(short).collect();
    let key = if named.len() > IN_SHORT { key!("spoken-now-more") } else { key!("spoken-now") };
    named.truncate(IN_SHORT);
    let commands = named.join(", ");
    (mine && !named.is_empty()).then(|| eyes.words.with(key, &[("commands", (&commands).into())]))
}

/// The heading of a group.
const fn heading(group: Group) -> MessageKey {
    match group {
        Group::Start => key!("spoken-group-start"),
        Group::Rooms => key!("act-rooms"),
        Group::Through => key!("act-through"),
        Group::Squares => key!("spoken-group-squares"),
        Group::Question => key!("spoken-group-question"),
        Group::Answer => key!("spoken-group-answer"),
        Group::Pick => key!("spoken-group-pick"),
        Group::Cards => key!("act-plays"),
        Group::End => key!("spoken-group-end"),
        Group::Accuse => key!("act-accuse-title"),
        Group::Leave => key!("act-give-up-title"),
    }
}

/// Everything that can be done, group by group.
fn options(eyes: &Inspector) -> Vec<String> {
    let controls = eyes.controls();
    let mut lines = vec![format!("{}.", eyes.prompt())];
    for together in controls.chunk_by(|a, b| a.group == b.group) {
        let Some(first) = together.first() else { continue };
        lines.push(eyes.words.say(heading(first.group)));
        if first.group == Group::Squares && together.len() > FEW_SQUARES {
            lines.push(eyes.words.with(key!("spoken-squares-many"), &[("count", together.len().into())]));
            continue;
        }
        lines.extend(together.iter().map(|control| option(eyes.words, control)));
    }
    lines
}

/// What can be done of one group.
fn group(eyes: &Inspector, group: Group) -> Vec<String> {
    let controls = eyes.controls();
    controls.iter().filter(|control| control.group == group).map(|control| option(eyes.words, control)).collect()
}

/// A control in a line that begins with its command.
fn option(words: &Words, control: &Control) -> String {
    let (label, command) = (control.label.as_str(), control.command.as_str());
    if let Does::Form(fields) = &control.does {
        let told = |field: &candlestick_game::spoken::Field| {
            let options: Vec<_> = field.options.iter().map(|option| option.command.clone()).collect();
            let options = list_of(&options, words);
            words.with(key!("spoken-field"), &[("label", (&field.label).into()), ("options", (&options).into())])
        };
        let fields = fields.iter().map(told).collect::<Vec<_>>().join(" ");
        let values = [("label", label.into()), ("command", command.into()), ("fields", (&fields).into())];
        return words.with(key!("spoken-option-form"), &values);
    }
    let note = control.note.as_deref();
    let values = [("label", label.into()), ("command", command.into()), ("note", note.unwrap_or_default().into())];
    words.with(if note.is_some() { key!("spoken-option-note") } else { key!("spoken-option") }, &values)
}

/// The last question and its answers.
fn question(eyes: &Inspector) -> Vec<String> {
    eyes.last_question()
}

/// What lies open, and the deck.
fn open(eyes: &Inspector) -> Vec<String> {
    eyes.lies_open()
}

/// The own cards, kept ones and the power.
fn hand(eyes: &Inspector) -> Vec<String> {
    let hand = eyes.hand();
    let list = |label: MessageKey, things: &[String]| {
        let (label, things) = (eyes.words.say(label), list_of(things, eyes.words));
        eyes.words.with(key!("spoken-list"), &[("label", (&label).into()), ("things", (&things).into())])
    };
    let slip = |slip: &candlestick_game::spoken::Slip| {
        let values = [("title", (&slip.title).into()), ("text", (&slip.text).into())];
        vec![eyes.words.with(key!("spoken-slip"), &values)]
    };
    let mut lines = vec![list(key!("hand-title"), &hand.cards)];
    lines.extend(hand.kept.iter().map(|kept| list(key!("hand-kept"), &slip(kept))));
    let label = if hand.power_used { key!("hand-power-used") } else { key!("hand-power") };
    lines.extend(hand.power.iter().map(|power| list(label, &slip(power))));
    lines
}

/// What is told of something, in one line without what is known of its card.
fn line(told: &Told) -> String {
    let lines: Vec<_> = told.lines.iter().map(|line| line.text.as_str()).collect();
    format!("{}: {}.", told.name, lines.join(". "))
}

/// What is told of something, a sentence a line.
fn whole(eyes: &Inspector, subject: Subject) -> Vec<String> {
    let told = eyes.look_at(subject);
    let lines = told.lines.iter().map(|line| format!("{}.", line.text));
    [told.name.clone()].into_iter().chain(lines).chain(told.card).collect()
}

/// Who and what is where, and the rooms.
fn places(eyes: &Inspector) -> Vec<String> {
    let rooms = eyes.rooms_told();
    eyes.who_is_where().into_iter().chain(rooms.iter().map(line)).collect()
}

/// Everybody at the table, and the suspects whom nobody plays.
fn players(eyes: &Inspector) -> Vec<String> {
    eyes.suspects_told().iter().map(line).collect()
}

/// What the notebook has of a card.
fn row(eyes: &Inspector, card: CardId) -> Vec<String> {
    let subject = Subject::of_card(eyes.view.edition.cards, card);
    let told = eyes.look_at(subject);
    [told.name].into_iter().chain(told.card).collect()
}

/// The notebook, card by card, or a column of it.
fn notebook(eyes: &Inspector, page: Option<Page>) -> Vec<String> {
    let column = match page {
        Some(Page::Card(card)) => {
            let cells = eyes.columns().into_iter().map(|column| cell(eyes, card, column));
            return row(eyes, card).into_iter().chain(cells).collect();
        }
        Some(Page::Seat(seat)) => Some(Column::Seat(seat)),
        Some(Page::CaseFile) => Some(Column::CaseFile),
        None => None,
    };
    let Sheet { title, parts, .. } = eyes.sheet();
    let mut lines = vec![title];
    for part in parts {
        lines.push(part.label);
        lines.extend(part.rows.iter().map(|row| match column {
            Some(column) => cell(eyes, row.card, column),
            None => {
                let known = row.known.join(" ");
                let values = [("label", (&row.name).into()), ("things", (&known).into())];
                eyes.words.with(key!("spoken-list"), &values)
            }
        }));
    }
    lines
}

/// The headings of the rules, or the parts that have some words.
fn rules(theme: &candlestick_themes::Theme, wanted: &str, words: &Words) -> Vec<String> {
    if wanted.is_empty() {
        let headings = theme.rules_text.iter().map(|part| part.heading.clone());
        return [words.say(key!("spoken-rules"))].into_iter().chain(headings).collect();
    }
    let wanted = wanted.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&wanted);
    let headed: Vec<_> = theme.rules_text.iter().filter(|part| has(&part.heading)).collect();
    let parts =
        if headed.is_empty() { theme.rules_text.iter().filter(|part| has(&part.text)).collect() } else { headed };
    if parts.is_empty() {
        return vec![words.say(key!("rules-none"))];
    }
    parts.iter().flat_map(|part| [part.heading.clone(), part.text.clone()]).collect()
}

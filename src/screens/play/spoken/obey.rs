//! Does what is typed or pressed in the page as text, tells it what happened, and shows it the table.

use candlestick_game::{
    Proved,
    inspect::Inspector,
    spoken::{Pencil, SpokenOrder, SpokenQuery, UnclearOrder, parts, yes_or_no},
};
use candlestick_themes::{Words, key};

use super::{
    elements::ElementsTelling,
    keys::{keys_told, single_keys},
    plan::complete,
    state::{BesideDecisions, ElementsShown, SpokenState},
};
use crate::{
    platform,
    screens::{
        mirror::ScreenText,
        play::{pad::Pad, play_context::PlayContext, state::PlayState},
    },
    ui::{Intent, notebook::NotebookWish},
};

/// Attends to whoever reads the page as text; what they want goes into the intents.
pub(in crate::screens::play) fn attend(room: &mut PlayContext, state: &mut PlayState, intents: &mut Vec<Intent>) {
    if !room.mirror.is_on() {
        return;
    }
    if room.session.curtain().is_some() {
        state.spoken = SpokenState::default();
        return room.mirror.clear();
    }
    if state.pad.assist().is_none() {
        return;
    }
    let lines: Vec<_> = std::iter::from_fn(|| room.mirror.next_line()).collect();
    let Some(eyes) = room.eyes(&state.pad) else { return };
    let Inspector { words, view, marks, .. } = eyes;
    let session = &room.session;
    let beside = BesideDecisions { take_back: room.may_take_back(), plans: room.open_plans() };
    let spoken = &mut state.spoken;
    spoken.prove(&state.pad, &eyes);
    for one in lines.iter().flat_map(|line| parts(line)) {
        spoken.obey(one, &eyes, beside, intents);
    }
    spoken.hear(&eyes);
    let busy = !room.script.lets_decide(session);
    let shown = ElementsShown {
        eyes: view.me,
        events: view.events.len(),
        revision: session.revision(),
        choices: view.choices.clone(),
        prompt: room.prompted.text().to_owned(),
        busy,
        take_back: beside.take_back,
        plans: beside.plans.map(|plans| plans.of(view)),
        made: state.pad.made(),
        marks: marks.clone(),
        begun: room.mirror.begun.clone(),
        keys: *room.own_keys,
        widgets_too: room.teaching.is_on() || session.is_watched(),
        responses: spoken.responses,
    };
    if spoken.shown.as_ref() == Some(&shown) {
        return;
    }
    let (prompt, begun, widgets_too) = (&shown.prompt, &shown.begun, shown.widgets_too);
    let telling = ElementsTelling { eyes, spoken, prompt, busy, beside, watched: session.is_watched(), begun };
    let keys = &shown.keys;
    let table = ScreenText {
        nodes: telling.elements(),
        keys: single_keys(keys, &eyes),
        keys_told: keys_told(keys, words),
        widgets_too,
        watched: session.is_watched(),
    };
    room.mirror.put(table);
    spoken.shown = Some(shown);
}

impl SpokenState {
    /// Says what happened since this was last asked.
    fn hear(&mut self, eyes: &Inspector) {
        let now = (eyes.view.me, eyes.view.events.len());
        let from = match self.heard.replace(now) {
            Some((me, from)) if me == now.0 => from.min(now.1),
            // Whoever begins to read has the log before them.
            _ => now.1,
        };
        for line in eyes.log(from) {
            platform::say(&line);
        }
    }

    /// Answers, and says it.
    pub(super) fn tell(&mut self, lines: Vec<String>) {
        for line in lines.iter().filter(|_| !self.in_picture) {
            platform::say(line.trim());
        }
        self.respond(lines);
    }

    /// Tells the proof that was asked for, once it is found.
    pub(in crate::screens::play) fn prove(&mut self, pad: &Pad, eyes: &Inspector) {
        let Some((card, column)) = self.proving.filter(|_| !pad.is_proving()) else { return };
        let Some(why) = pad.why().filter(|_| pad.cell == Some((card, column))) else { return };
        let lines = why.lines.iter().map(|(line, _)| line.clone());
        let lines = [eyes.cell_line(card, column)].into_iter().chain(lines).collect();
        self.proving = None;
        self.tell(lines);
    }

    /// Does what a line asks for.
    pub(in crate::screens::play) fn obey(
        &mut self,
        line: &str,
        eyes: &Inspector,
        beside: BesideDecisions,
        intents: &mut Vec<Intent>,
    ) {
        let unsure = self.unsure.take();
        self.responses += 1;
        self.proving = None;
        match (unsure, yes_or_no(line, eyes.words)) {
            (Some(unsure), Some(true)) => return self.decide(unsure.action, intents),
            (Some(_), Some(false)) => return self.tell(vec![eyes.words.say(key!("spoken-left"))]),
            // Something else was typed: it is done instead.
            _ => {}
        }
        match eyes.understand(line) {
            Ok(SpokenOrder::Decide(decision)) => match &decision.warning {
                None => self.decide(decision.action, intents),
                Some(warning) => {
                    let values = [("label", (&decision.label).into()), ("warning", warning.into())];
                    let sure = eyes.words.with(key!("spoken-sure"), &values);
                    self.unsure = Some(decision);
                    self.tell(vec![sure]);
                }
            },
            Ok(SpokenOrder::Tell(SpokenQuery::Why(card, Some(column)))) if eyes.assist.deduced(card, column) => {
                self.proving = Some((card, column));
                intents.push(Intent::Notebook(NotebookWish::LookAt(Some((card, column)))));
                self.tell(vec![eyes.words.say(key!("note-thinking"))]);
            }
            Ok(SpokenOrder::Tell(what)) => self.tell(answer(&what, eyes, beside)),
            Ok(SpokenOrder::Plan(order)) => self.plan(order, eyes, beside, intents),
            Ok(SpokenOrder::TakeBack) if beside.take_back => {
                intents.push(Intent::TakeBack);
                self.tell(vec![eyes.words.say(key!("spoken-taken-back"))]);
            }
            Ok(SpokenOrder::TakeBack) => self.tell(vec![eyes.words.say(key!("spoken-stands"))]),
            Ok(order) => self.note(order, eyes, intents),
            Err(UnclearOrder { told, .. }) => self.tell(vec![told]),
        }
    }

    fn decide(&mut self, action: candlestick_rules::Action, intents: &mut Vec<Intent>) {
        self.respond(Vec::new());
        intents.push(Intent::Decide(action));
    }

    /// Writes into the notebook, or leaves; what it says of the notebook is how it is in the next frame.
    fn note(&mut self, order: SpokenOrder, eyes: &Inspector, intents: &mut Vec<Intent>) {
        let done = |words: &Words| vec![words.say(key!("spoken-done"))];
        let wish = match order {
            SpokenOrder::Pencil(card, column, Pencil::Mark(mark)) => NotebookWish::Set(card, column, mark),
            SpokenOrder::Pencil(card, column, Pencil::Number(number)) => NotebookWish::Number(card, column, number),
            SpokenOrder::Undo => NotebookWish::Undo,
            SpokenOrder::Redo => NotebookWish::Redo,
            SpokenOrder::Assist(None) => return self.tell(eyes.assist_told(eyes.marks.help)),
            SpokenOrder::Assist(Some(help)) => NotebookWish::Help(help),
            SpokenOrder::Save(_) => NotebookWish::Save,
            SpokenOrder::Quit => return intents.push(Intent::Leave),
            SpokenOrder::Decide(_) | SpokenOrder::Tell(_) | SpokenOrder::Plan(_) | SpokenOrder::TakeBack => return,
        };
        intents.push(Intent::Notebook(wish));
        self.tell(done(eyes.words));
    }
}

/// What was asked for; of commands and how they go on also those about a plan, which there is only where one waits.
fn answer(what: &SpokenQuery, eyes: &Inspector, beside: BesideDecisions) -> Vec<String> {
    let mut lines = match what {
        SpokenQuery::Complete(begun) => complete(eyes, begun, beside.plans),
        SpokenQuery::Help => [eyes.lines_for(what, Proved::No), vec![eyes.plan_commands_told()]].concat(),
        _ => Vec::new(),
    };
    if lines.is_empty() {
        lines = eyes.lines_for(what, Proved::No);
    }
    lines
}

//! Understands a line that somebody typed: abbreviations, slips of the hand and any order of cards are borne.

use super::{
    names::NamedThing,
    order::{NotebookPage, Pencil, SpokenOrder, SpokenQuery, UnclearOrder},
    text::{Fit, fit_any, words_of},
    verb::{Certainty, Verb, listed},
};
use crate::{Help, Mark, Numbers, inspect::Inspector};
use candlestick_rules::{Category, Choice, Phase};
use candlestick_themes::{Words, either_of, key, list_of};

/// The longest line that is read, in bytes; longer ones are no commands.
pub const MOST_BYTES: usize = 1_000;
/// The most that are named where several could be meant.
const MOST_NAMED: usize = 12;

/// The parts of a line that are done one after the other.
pub fn parts(line: &str) -> impl Iterator<Item = &str> {
    line.split(';').map(str::trim).filter(|part| !part.is_empty())
}

/// Whether a line says yes or no, as an answer to a question of the table.
#[must_use]
pub fn yes_or_no(line: &str, words: &Words) -> Option<bool> {
    let line = words_of(line.get(..MOST_BYTES).unwrap_or(line));
    let says = |key| listed(words, key).contains(&line);
    match (says(key!("spoken-word-yes")), says(key!("spoken-word-no"))) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// The things that words fit best.
pub(super) fn best<'a, T>(typed: &[String], all: &'a [NamedThing<T>]) -> Option<(Fit, Vec<&'a NamedThing<T>>)> {
    let fits: Vec<_> = all.iter().filter_map(|named| Some((fit_any(typed, &named.forms)?, named))).collect();
    let best = fits.iter().map(|(fit, _)| *fit).min()?;
    Some((best, fits.into_iter().filter(|(fit, _)| *fit == best).map(|(_, named)| named).collect()))
}

impl Inspector<'_> {
    /// What a line asks for.
    ///
    /// # Errors
    /// Why it was not understood, with what could have been meant.
    pub fn understand(&self, line: &str) -> Result<SpokenOrder, UnclearOrder> {
        if line.len() > MOST_BYTES {
            return Err(self.unclear(key!("spoken-too-long"), "", Vec::new()));
        }
        if line.trim() == "?" {
            return Ok(SpokenOrder::Tell(SpokenQuery::Options));
        }
        let typed = words_of(line);
        if typed.is_empty() {
            return Err(self.unclear(key!("spoken-nothing"), "", Vec::new()));
        }
        match Verb::read(self.words, &typed) {
            Some((Certainty::Written, verbs, taken)) => self.with_verb(verbs[0], &typed, taken, line),
            Some((sure, verbs, taken)) => {
                // A mistyped verb gives way to a name: "hall" is the Hall.
                let named = if sure == Certainty::Mistyped { self.bare(&typed) } else { None };
                let likely = self.likely(&verbs);
                match (named, likely.as_slice()) {
                    (Some(order), _) => order,
                    (None, [verb]) => self.with_verb(*verb, &typed, taken, line),
                    (None, several) => {
                        let meant = several.iter().map(|verb| verb.word(self.words)).collect();
                        Err(self.several(&typed[0], meant))
                    }
                }
            }
            None => self
                .bare(&typed)
                .unwrap_or_else(|| Err(self.unclear(key!("spoken-unknown"), &typed.join(" "), Vec::new()))),
        }
    }

    /// Of several verbs those that can be used now, if there are some; telling and leaving can always be.
    fn likely(&self, verbs: &[Verb]) -> Vec<Verb> {
        let controls = self.controls();
        let open: Vec<_> =
            verbs.iter().copied().filter(|verb| controls.iter().any(|control| control.verb == *verb)).collect();
        match open[..] {
            [_] => open,
            _ => verbs.to_vec(),
        }
    }

    /// A line without a verb: what is named is what the moment asks for.
    fn bare(&self, typed: &[String]) -> Option<Result<SpokenOrder, UnclearOrder>> {
        let verb = match self.view.phase {
            _ if self.view.actor != Some(self.view.me) => return None,
            Phase::Refute(_) | Phase::ShowCard(_) | Phase::PassLeft(_) => Verb::Show,
            Phase::Reveal(_) => Verb::Reveal,
            Phase::UsePower(_) if self.view.choices.iter().any(|choice| matches!(choice, Choice::NameCard(_))) => {
                Verb::Name
            }
            Phase::UsePower(_) | Phase::ChooseSeat(_) | Phase::Snoop => Verb::Choose,
            Phase::NameCard(_) => Verb::Name,
            Phase::ChooseToken(_) => Verb::Send,
            Phase::ChooseRoom(_) | Phase::Move => Verb::Go,
            Phase::Suggest | Phase::AskAnywhere(_) => Verb::Suggest,
            Phase::SideCard(_) => Verb::Side,
            Phase::Roll | Phase::MayDraw(_) | Phase::Watch(_) | Phase::Conclude | Phase::Over => return None,
        };
        self.decide(verb, typed).ok().map(|decision| Ok(SpokenOrder::Decide(decision)))
    }

    /// A line that begins with a verb, which takes so many words.
    fn with_verb(&self, verb: Verb, typed: &[String], taken: usize, line: &str) -> Result<SpokenOrder, UnclearOrder> {
        let rest = typed.get(taken..).unwrap_or_default();
        let tell = |tell| Ok(SpokenOrder::Tell(tell));
        match verb {
            Verb::Options => tell(SpokenQuery::Options),
            Verb::Squares => tell(SpokenQuery::Squares),
            Verb::Now => tell(SpokenQuery::Now),
            Verb::Where if rest.is_empty() => tell(SpokenQuery::Where),
            Verb::Where | Verb::Look => self.look(rest),
            Verb::Hand => tell(SpokenQuery::Hand),
            Verb::Players => tell(SpokenQuery::Players),
            Verb::Table => tell(SpokenQuery::Table),
            Verb::Notebook => self.page(rest),
            Verb::Why => self.why_of(rest),
            Verb::Mark => self.pencil(rest),
            Verb::Undo => Ok(SpokenOrder::Undo),
            Verb::Redo => Ok(SpokenOrder::Redo),
            Verb::TakeBack => Ok(SpokenOrder::TakeBack),
            Verb::Plan => self.plan_order(rest).map(SpokenOrder::Plan),
            Verb::Assist => self.assist(rest),
            Verb::Log => tell(SpokenQuery::Log(rest.first().and_then(|word| word.parse().ok()))),
            Verb::Question => tell(SpokenQuery::Question),
            Verb::Rules => tell(SpokenQuery::Rules(rest.join(" "))),
            Verb::Help => tell(SpokenQuery::Help),
            Verb::Complete => tell(SpokenQuery::Complete(after(line, taken))),
            Verb::Save => Ok(SpokenOrder::Save(after(line, taken))),
            Verb::Quit => Ok(SpokenOrder::Quit),
            _ => self.decide(verb, rest).map(SpokenOrder::Decide),
        }
    }

    /// What is to be looked at; on its own, the room one is in.
    fn look(&self, typed: &[String]) -> Result<SpokenOrder, UnclearOrder> {
        let typed = self.without_small_words(typed);
        if typed.is_empty() {
            return Ok(SpokenOrder::Tell(SpokenQuery::Where));
        }
        let all = self.subjects_named();
        Ok(SpokenOrder::Tell(SpokenQuery::Look(*self.one(&typed, &all, Verb::Look)?)))
    }

    fn page(&self, typed: &[String]) -> Result<SpokenOrder, UnclearOrder> {
        let typed = self.without_small_words(typed);
        if typed.is_empty() {
            return Ok(SpokenOrder::Tell(SpokenQuery::Notebook(None)));
        }
        let columns = self.columns_named();
        let page = |column| match column {
            crate::Column::Seat(seat) => NotebookPage::Seat(seat),
            crate::Column::CaseFile => NotebookPage::CaseFile,
        };
        let columns = columns.into_iter().map(|named| named.map(page));
        // A suspect's name is that of a card and perhaps of a player: the player's column tells of the card too.
        let cards = self.all_cards_named().into_iter().map(|named| named.map(NotebookPage::Card));
        let all: Vec<_> = columns.chain(cards).collect();
        let found = best(&typed, &all).map(|(_, found)| found).unwrap_or_default();
        let (cards, columns): (Vec<&NamedThing<NotebookPage>>, Vec<&NamedThing<NotebookPage>>) =
            found.into_iter().partition(|named| matches!(named.thing, NotebookPage::Card(_)));
        let page = match columns[..] {
            [column] if cards.len() <= 1 => column.thing,
            _ => *self.one(&typed, &all, Verb::Notebook)?,
        };
        Ok(SpokenOrder::Tell(SpokenQuery::Notebook(Some(page))))
    }

    /// "why rope plum", "why rope case", "why rope".
    fn why_of(&self, typed: &[String]) -> Result<SpokenOrder, UnclearOrder> {
        let typed = self.without_small_words(typed);
        if typed.is_empty() {
            return Err(self.lacks(Verb::Why));
        }
        let (card, column) = self.cell(&typed, Verb::Why)?;
        Ok(SpokenOrder::Tell(SpokenQuery::Why(card, column)))
    }

    /// A card and perhaps a column: the words are parted where both fit best.
    fn cell(
        &self,
        typed: &[String],
        verb: Verb,
    ) -> Result<(candlestick_rules::CardId, Option<crate::Column>), UnclearOrder> {
        let (cards, columns) = (self.all_cards_named(), self.columns_named());
        let split = |at: usize| {
            let (card, column) = typed.split_at(at);
            let (card_fit, found) = best(card, &cards)?;
            if column.is_empty() {
                return Some(((card_fit, Fit::Whole), found, Vec::new()));
            }
            let (fit, columns) = best(column, &columns)?;
            Some(((card_fit, fit), found, columns))
        };
        let Some((_, cards, columns)) = (1..=typed.len()).filter_map(split).min_by_key(|(fits, ..)| *fits) else {
            let all: Vec<_> = cards.iter().map(|named| named.token.clone()).collect();
            return Err(self.unclear(key!("spoken-unknown-name"), &typed.join(" "), all));
        };
        let card = self.only(typed, &cards, verb)?;
        let column = if columns.is_empty() { None } else { Some(self.only(typed, &columns, verb)?) };
        Ok((card, column))
    }

    /// "mark rope plum no".
    fn pencil(&self, typed: &[String]) -> Result<SpokenOrder, UnclearOrder> {
        let Some((last, cell)) = typed.split_last() else { return Err(self.lacks(Verb::Mark)) };
        let says = |key| listed(self.words, key).iter().any(|form| form.len() == 1 && form[0] == *last);
        let pencil = match last.parse() {
            Ok(number @ 1..=Numbers::MOST) => Pencil::Number(number),
            _ if says(key!("spoken-word-yes")) => Pencil::Mark(Some(Mark::Yes)),
            _ if says(key!("spoken-word-no")) => Pencil::Mark(Some(Mark::No)),
            _ if says(key!("spoken-word-maybe")) => Pencil::Mark(Some(Mark::Maybe)),
            _ if says(key!("spoken-word-clear")) => Pencil::Mark(None),
            _ => return Err(self.lacks(Verb::Mark)),
        };
        let cell = self.without_small_words(cell);
        if cell.is_empty() {
            return Err(self.lacks(Verb::Mark));
        }
        match self.cell(&cell, Verb::Mark)? {
            (card, Some(column)) => Ok(SpokenOrder::Pencil(card, column, pencil)),
            (_, None) => Err(self.lacks(Verb::Mark)),
        }
    }

    fn assist(&self, typed: &[String]) -> Result<SpokenOrder, UnclearOrder> {
        if typed.is_empty() {
            return Ok(SpokenOrder::Assist(None));
        }
        let all: Vec<_> = Help::ALL.iter().map(|help| help_named(*help)).collect();
        Ok(SpokenOrder::Assist(Some(*self.one(typed, &all, Verb::Assist)?)))
    }

    /// The one thing that words name.
    pub(super) fn one<'a, T: PartialEq>(
        &self,
        typed: &[String],
        all: &'a [NamedThing<T>],
        verb: Verb,
    ) -> Result<&'a T, UnclearOrder> {
        let Some((_, found)) = best(typed, all) else {
            // What is picked by number has a name and no word of its own.
            let called =
                |named: &NamedThing<T>| if named.token.is_empty() { &named.name } else { &named.token }.clone();
            return Err(self.unclear(key!("spoken-unknown-name"), &typed.join(" "), all.iter().map(called).collect()));
        };
        match found[..] {
            [first, ref rest @ ..] if rest.iter().all(|other| other.thing == first.thing) => Ok(&first.thing),
            _ => Err(self.several_named(typed, &found, verb)),
        }
    }

    fn only<T: PartialEq + Copy>(
        &self,
        typed: &[String],
        found: &[&NamedThing<T>],
        verb: Verb,
    ) -> Result<T, UnclearOrder> {
        match found {
            [one] => Ok(one.thing),
            several => Err(self.several_named(typed, several, verb)),
        }
    }

    fn several_named<T>(&self, typed: &[String], found: &[&NamedThing<T>], verb: Verb) -> UnclearOrder {
        let names: Vec<_> = found.iter().take(MOST_NAMED).map(|named| named.name.clone()).collect();
        let meant = found.iter().map(|named| format!("{} {}", verb.word(self.words), named.token)).collect();
        UnclearOrder { meant, ..self.several(&typed.join(" "), names) }
    }

    /// "“p” could be Plum or Peacock."
    pub(super) fn several(&self, typed: &str, names: Vec<String>) -> UnclearOrder {
        let values = [("word", typed.into())];
        let all = either_of(&names, self.words);
        let told = self.with(key!("spoken-several"), &[values[0], ("names", (&all).into())]);
        UnclearOrder { told, meant: names }
    }

    /// That a command wants more than was said, with an example.
    pub(super) fn lacks(&self, verb: Verb) -> UnclearOrder {
        let key = match verb {
            Verb::Mark => key!("spoken-lacks-mark"),
            Verb::Why => key!("spoken-lacks-why"),
            _ => key!("spoken-lacks"),
        };
        let word = verb.word(self.words);
        let [suspect, weapon, _] = self.examples();
        let values = [("word", (&word).into()), ("suspect", (&suspect).into()), ("weapon", (&weapon).into())];
        UnclearOrder { told: self.with(key, &values), meant: Vec::new() }
    }

    /// A player's suspect, a weapon and a room as they are typed, for examples.
    fn examples(&self) -> [String; 3] {
        let card = |category| self.cards_named(category).into_iter().next_back().map(|named| named.token);
        let seat = self.seats_named().into_iter().next_back().map(|named| named.token);
        [seat, card(Category::Weapon), card(Category::Room)].map(Option::unwrap_or_default)
    }

    /// All commands in a few lines, with names of the theme as examples.
    #[must_use]
    pub fn commands_told(&self) -> String {
        let [suspect, weapon, room] = self.examples();
        let values = [("suspect", (&suspect).into()), ("weapon", (&weapon).into()), ("room", (&room).into())];
        self.with(key!("spoken-help"), &values)
    }

    /// A sentence about what was typed and what there is.
    pub(super) fn unclear(&self, key: candlestick_themes::MessageKey, typed: &str, meant: Vec<String>) -> UnclearOrder {
        let word: String = typed.chars().take(60).collect();
        let all: Vec<_> = meant.iter().take(MOST_NAMED).cloned().collect();
        let names = list_of(&all, self.words);
        let told = self.with(key, &[("word", (&word).into()), ("names", (&names).into())]);
        UnclearOrder { told, meant }
    }

    /// The words that name something.
    pub(super) fn without_small_words(&self, typed: &[String]) -> Vec<String> {
        let small = listed(self.words, key!("spoken-small-words"));
        typed.iter().filter(|word| !small.iter().any(|one| one.len() == 1 && one[0] == **word)).cloned().collect()
    }
}

/// How much a notebook can help, as it is typed.
pub(super) fn help_named(help: Help) -> NamedThing<Help> {
    let token = help.key().to_owned();
    NamedThing { thing: help, name: token.clone(), forms: vec![words_of(&token)], token }
}

/// The line as it was typed, after so many of its words.
fn after(line: &str, taken: usize) -> String {
    let mut rest = line.trim_start();
    for _ in 0..taken {
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        rest = rest[end..].trim_start();
    }
    rest.trim_end().to_owned()
}

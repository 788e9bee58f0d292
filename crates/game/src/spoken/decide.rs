//! Finds the decision that the words of a command name.

use super::{
    command::best,
    control::{Control, ControlDeed, Field, FieldOption, PickedAction},
    names::NamedThing,
    order::UnclearOrder,
    text::{Fit, fit_any},
    verb::{Verb, listed},
};
use crate::inspect::{Inspector, Subject, Topic};
use candlestick_rules::{CardId, Category, Distances, Place};
use candlestick_themes::key;

/// A word or more that names one of some cards.
struct Item {
    typed: String,
    /// The options that fit, by field, with how well.
    fits: Vec<(usize, usize, Fit)>,
}

/// Which option of each field an item stands for.
type FieldPicks = Vec<Option<usize>>;

impl Inspector<'_> {
    /// The decision that a verb and the words after it name.
    pub(super) fn decide(&self, verb: Verb, typed: &[String]) -> Result<PickedAction, UnclearOrder> {
        let typed = self.without_small_words(typed);
        let controls = self.controls();
        let open: Vec<_> = controls.iter().filter(|control| obeys(control.verb, verb)).collect();
        if let [form] = open[..]
            && let ControlDeed::Form(fields) = &form.does
        {
            return self.fill(form, fields, &typed);
        }
        if verb == Verb::Toward {
            return self.toward(&typed, &controls);
        }
        if open.is_empty() {
            return Err(self.not_now(verb));
        }
        if matches!(verb, Verb::Go | Verb::Through | Verb::Passage | Verb::Door | Verb::Jump | Verb::Stay) {
            return self.go(verb, &typed, &open);
        }
        let named: Vec<_> = open.iter().enumerate().map(|(n, control)| as_named(n, control)).collect();
        match (&typed[..], &open[..]) {
            ([], [only]) => self.single(only),
            ([], several) => Err(self.which(verb, several)),
            (_, [only]) if only.target.forms.is_empty() => self.single(only),
            (typed, _) => self.single(open[*self.one(typed, &named, verb)?]),
        }
    }

    /// The decision of a control that has no fields.
    fn single(&self, control: &Control) -> Result<PickedAction, UnclearOrder> {
        let ControlDeed::Decide(action) = control.does else { return Err(self.lacks(control.verb)) };
        let Control { label, command, warning, .. } = control.clone();
        Ok(PickedAction { label, command, action, warning })
    }

    /// That this cannot be done now, and what is asked instead.
    pub(super) fn not_now(&self, verb: Verb) -> UnclearOrder {
        let (word, asked) = (verb.word(self.words), self.prompt());
        let told = self.with(key!("spoken-not-now"), &[("word", (&word).into()), ("asked", (&asked).into())]);
        UnclearOrder { told, meant: Vec::new() }
    }

    /// That one of several must be named.
    fn which(&self, verb: Verb, open: &[&Control]) -> UnclearOrder {
        let meant: Vec<_> = open.iter().map(|control| control.command.clone()).collect();
        self.unclear(key!("spoken-which"), &verb.word(self.words), meant)
    }

    /// A move to a place, by whichever way there is; of several ways the first that a person would think of.
    fn go(&self, verb: Verb, typed: &[String], open: &[&Control]) -> Result<PickedAction, UnclearOrder> {
        let over = listed(self.words, key!("spoken-word-over"));
        let at = typed.iter().position(|word| over.iter().any(|one| one.len() == 1 && one[0] == *word));
        let (place, over) = at.map_or((typed, &[][..]), |at| (&typed[..at], &typed[at + 1..]));
        let code = over.join("");
        let passes = |control: &Control| match control.target.over {
            None => over.is_empty(),
            Some(square) => {
                let named = self.square_named(square);
                named.token == code || fit_any(over, &named.forms) == Some(Fit::Whole)
            }
        };
        let mut open: Vec<_> = open.iter().copied().filter(|control| passes(control)).collect();
        open.sort_by_key(|control| rank(control.verb));
        if place.is_empty() {
            return match open[..] {
                [only] => self.single(only),
                _ => Err(self.which(verb, &open)),
            };
        }
        let mut named: Vec<_> = open.iter().enumerate().map(|(n, control)| as_named(n, control)).collect();
        // A square must be written out: a single letter would fit dozens.
        let square = |n: usize| matches!(open[n].target.place, Some(Place::Square(_)));
        named.retain(|named| !square(named.thing) || fit_any(place, &named.forms) == Some(Fit::Whole));
        let Some((_, found)) = best(place, &named) else { return Err(self.out_of_reach(place)) };
        let mut places: Vec<_> = found.iter().map(|named| open[named.thing].target.place).collect();
        places.dedup();
        match (&found[..], places.len()) {
            ([first, ..], 1) => self.single(open[first.thing]),
            _ => {
                let names = found.iter().map(|named| open[named.thing].command.clone()).collect();
                Err(self.several(&place.join(" "), names))
            }
        }
    }

    /// Why a place cannot be gone to: how far it is, and how to come nearer.
    fn out_of_reach(&self, typed: &[String]) -> UnclearOrder {
        let rooms = self.rooms_named();
        let Some((_, found)) = best(typed, &rooms) else {
            let all = rooms.iter().map(|named| named.token.clone()).collect();
            return self.unclear(key!("spoken-no-way-name"), &typed.join(" "), all);
        };
        let [room] = found[..] else {
            let names = found.iter().map(|named| named.name.clone()).collect();
            return self.several(&typed.join(" "), names);
        };
        let told = self.look_at(Subject::Place(Place::Room(room.thing)));
        let reach = told.lines.into_iter().find(|line| line.about == Topic::Reach).map(|line| line.text);
        let command = format!("{} {}", Verb::Toward.word(self.words), room.token);
        let place = self.place_phrase(Place::Room(room.thing));
        let values = [("room", (&place).into()), ("command", (&command).into())];
        let mut text = self.with(key!("spoken-no-way"), &values);
        if let Some(reach) = reach {
            text = self.with(key!("spoken-two-sentences"), &[("one", (&reach).into()), ("other", (&text).into())]);
        }
        UnclearOrder { told: text, meant: vec![command] }
    }

    /// As near to a room as one can come: into it, or to the square from which the fewest steps are left.
    fn toward(&self, typed: &[String], controls: &[Control]) -> Result<PickedAction, UnclearOrder> {
        let rooms = self.rooms_named();
        let room = *self.one(typed, &rooms, Verb::Toward)?;
        let walks: Vec<_> = controls
            .iter()
            .filter(|control| matches!(rank(control.verb), 0 | 2..=5) && control.target.over.is_none())
            .collect();
        let there =
            |control: &&&Control| control.target.place == Some(Place::Room(room)) && control.verb != Verb::Through;
        let mut into: Vec<_> = walks.iter().filter(there).collect();
        into.sort_by_key(|control| rank(control.verb));
        if let Some(into) = into.first() {
            return self.single(into);
        }
        let far = Distances::new(&self.view.edition, &self.view.blocked().unwrap_or_default());
        let left = |control: &&Control| far.to_rooms(control.target.place?).get(room.index()).copied().flatten();
        let near = walks.iter().filter_map(|control| Some((left(control)?, *control)));
        let near = near.min_by_key(|(left, control)| (*left, rank(control.verb)));
        near.map_or_else(|| Err(self.not_now(Verb::Toward)), |(_, control)| self.single(control))
    }

    /// Fills the fields of a form from words in any order.
    fn fill(&self, form: &Control, fields: &[Field], typed: &[String]) -> Result<PickedAction, UnclearOrder> {
        let items = self.items(fields, form, typed)?;
        let mut found: Vec<(Vec<Fit>, FieldPicks)> = Vec::new();
        assign(&items, fields.len(), &mut vec![None; fields.len()], &mut Vec::new(), &mut found);
        let least = found.iter().map(|(fits, _)| fits.clone()).min();
        let best: Vec<_> = found.into_iter().filter(|(fits, _)| Some(fits) == least.as_ref()).map(|(_, p)| p).collect();
        let Some(first) = best.first() else {
            return Err(self.unclear(key!("spoken-same-kind"), &typed.join(" "), Vec::new()));
        };
        if let Some(unsure) = (0..fields.len()).find(|field| best.iter().any(|picks| picks[*field] != first[*field])) {
            return Err(self.doubtful(&items, &fields[unsure], unsure, &best));
        }
        let picked: Option<Vec<&FieldOption>> =
            first.iter().zip(fields).map(|(pick, field)| field.options.get((*pick)?)).collect();
        let whole = picked.and_then(|picked| self.picked(form, &picked));
        whole.ok_or_else(|| self.unfilled(form, fields, first))
    }

    /// Which name a word that several fit could stand for.
    fn doubtful(&self, items: &[Item], field: &Field, at: usize, best: &[FieldPicks]) -> UnclearOrder {
        let mut options: Vec<_> = best.iter().filter_map(|picks| picks[at]).collect();
        options.sort_unstable();
        options.dedup();
        let names = options.iter().filter_map(|n| Some(field.options.get(*n)?.label.clone())).collect();
        let item =
            items.iter().find(|item| options.iter().all(|n| item.fits.iter().any(|fit| (fit.0, fit.1) == (at, *n))));
        self.several(item.map_or("", |item| item.typed.as_str()), names)
    }

    /// What a form still lacks.
    fn unfilled(&self, form: &Control, fields: &[Field], picks: &FieldPicks) -> UnclearOrder {
        let lacking: Vec<_> =
            fields.iter().zip(picks).filter(|(_, pick)| pick.is_none()).map(|(field, _)| field).collect();
        let questions: Vec<_> = lacking.iter().map(|field| field.label.clone()).collect();
        let example: Vec<_> =
            [form.command.clone()]
                .into_iter()
                .chain(fields.iter().zip(picks).filter_map(|(field, pick)| {
                    field.options.get(pick.unwrap_or(0)).map(|option| option.command.clone())
                }))
                .collect();
        let (questions, example) = (questions.join(" "), example.join(" "));
        let values = [("questions", (&questions).into()), ("example", (&example).into())];
        let meant = lacking.iter().flat_map(|field| field.options.iter().map(|option| option.command.clone()));
        UnclearOrder { told: self.with(key!("spoken-unfilled"), &values), meant: meant.collect() }
    }

    /// Parts words into names, the longest that fit first.
    fn items(&self, fields: &[Field], form: &Control, typed: &[String]) -> Result<Vec<Item>, UnclearOrder> {
        let all: Vec<(usize, usize, Vec<Vec<String>>)> = self.forms_of(fields);
        let fits = |words: &[String]| -> Vec<(usize, usize, Fit)> {
            let fit = |(field, option, forms): &(usize, usize, Vec<Vec<String>>)| {
                Some((*field, *option, fit_any(words, forms)?))
            };
            let fit: Vec<_> = all.iter().filter_map(fit).collect();
            let best = |field: usize| fit.iter().filter(|fit| fit.0 == field).map(|fit| fit.2).min();
            fit.iter().copied().filter(|fit| best(fit.0) == Some(fit.2)).collect()
        };
        let (mut items, mut at) = (Vec::new(), 0);
        while at < typed.len() {
            let long = |length: usize| {
                let words = &typed[at..at + length];
                let sure = |fit: &(usize, usize, Fit)| {
                    length == 1 || (fit.2 <= Fit::Begun && words.iter().all(|word| word.len() > 1))
                };
                let found: Vec<_> = fits(words).into_iter().filter(sure).collect();
                (!found.is_empty()).then_some((length, found))
            };
            let longest = (1..=(typed.len() - at).min(5)).rev().find_map(long);
            if let Some((length, fits)) = longest {
                items.push(Item { typed: typed[at..at + length].join(" "), fits });
                at += length;
                continue;
            }
            at += self.room_said(form, &typed[at..])?;
        }
        if items.len() > fields.len() {
            return Err(self.unclear(key!("spoken-too-much"), &typed.join(" "), Vec::new()));
        }
        Ok(items)
    }

    /// The ways to write each option of each field.
    fn forms_of(&self, fields: &[Field]) -> Vec<(usize, usize, Vec<Vec<String>>)> {
        let named = self.all_cards_named();
        let forms = |card: CardId| named.iter().find(|named| named.thing == card).map(|named| named.forms.clone());
        let option = |field: usize, (n, option): (usize, &FieldOption)| Some((field, n, forms(option.card)?));
        let of = |(n, field): (usize, &Field)| -> Vec<_> {
            field.options.iter().enumerate().filter_map(|one| option(n, one)).collect()
        };
        fields.iter().enumerate().flat_map(of).collect()
    }

    /// The room one is in may be said with a question; another room cannot be asked about. Answers how many words it takes.
    fn room_said(&self, form: &Control, typed: &[String]) -> Result<usize, UnclearOrder> {
        let unknown = || {
            let cards = self.cards_named(Category::Suspect).into_iter().chain(self.cards_named(Category::Weapon));
            self.unclear(key!("spoken-unknown-name"), &typed[0], cards.map(|named| named.token).collect())
        };
        let (Some((here, phrase)), Verb::Suggest) = (self.asking_room(), form.verb) else { return Err(unknown()) };
        let rooms = self.rooms_named();
        let longest =
            (1..=typed.len().min(5)).rev().find_map(|length| Some((length, best(&typed[..length], &rooms)?.1)));
        match longest {
            Some((length, found)) if found.iter().any(|named| named.thing == here) => Ok(length),
            Some(_) => Err(UnclearOrder {
                told: self.with(key!("spoken-only-here"), &[("room", (&phrase).into())]),
                meant: Vec::new(),
            }),
            None => Err(unknown()),
        }
    }
}

/// Finds every way to give each item a field of its own.
fn assign(
    items: &[Item],
    fields: usize,
    picks: &mut FieldPicks,
    fits: &mut Vec<Fit>,
    found: &mut Vec<(Vec<Fit>, FieldPicks)>,
) {
    let Some((item, rest)) = items.split_first() else {
        let mut fits = fits.clone();
        fits.sort_unstable_by(|a, b| b.cmp(a));
        found.push((fits, picks.clone()));
        return;
    };
    for (field, option, fit) in &item.fits {
        if *field < fields && picks[*field].is_none() {
            picks[*field] = Some(*option);
            fits.push(*fit);
            assign(rest, fields, picks, fits, found);
            fits.pop();
            picks[*field] = None;
        }
    }
}

/// Whether a control is what a verb asks for: "go" takes any way into a room.
const fn obeys(of: Verb, verb: Verb) -> bool {
    matches!((verb, of), (Verb::Go, Verb::Go | Verb::Stay | Verb::Jump | Verb::Passage | Verb::Door))
        || of as u8 == verb as u8
}

/// Which of several ways to one place is meant, the likeliest first.
const fn rank(verb: Verb) -> u8 {
    match verb {
        Verb::Go => 0,
        Verb::Through => 1,
        Verb::Passage => 2,
        Verb::Door => 3,
        Verb::Jump => 4,
        Verb::Stay => 5,
        _ => 6,
    }
}

/// A control by what its command names.
fn as_named(n: usize, control: &Control) -> NamedThing<usize> {
    NamedThing { thing: n, token: String::new(), name: control.label.clone(), forms: control.target.forms.clone() }
}

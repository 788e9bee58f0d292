//! What somebody types and hears about where they plan to go next. What can be planned is known where a table makes people
//! wait, and nowhere here.

use super::{
    command::best,
    names::NamedThing,
    order::{PlanOrder, UnclearOrder},
    text::{Fit, fit_any},
    verb::{Verb, listed},
};
use crate::inspect::Inspector;
use candlestick_rules::Place;
use candlestick_themes::{MessageKey, key};

/// Something that can be done about a plan: what it is called, and what is typed for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanControl {
    /// What it is called.
    pub label: String,
    /// What is typed for it.
    pub command: String,
}

impl Inspector<'_> {
    /// What the words after the verb ask of the plan.
    pub(super) fn plan_order(&self, typed: &[String]) -> Result<PlanOrder, UnclearOrder> {
        let typed = self.without_small_words(typed);
        if typed.is_empty() {
            return Ok(PlanOrder::Tell);
        }
        let none = [key!("spoken-word-no"), key!("spoken-word-clear")];
        if none.into_iter().any(|key| listed(self.words, key).contains(&typed)) {
            return Ok(PlanOrder::Drop);
        }
        let rooms = self.rooms_named();
        // A square must be written out: a single letter would fit dozens.
        let whole = |named: &NamedThing<_>| fit_any(&typed, &named.forms) == Some(Fit::Whole);
        let squares = self.view.edition.board.square_ids().map(|square| self.square_named(square)).filter(whole);
        let squares: Vec<_> = squares.map(|named| named.map(Place::Square)).collect();
        let all: Vec<_> = rooms.iter().cloned().map(|named| named.map(Place::Room)).chain(squares).collect();
        if best(&typed, &all).is_none() {
            let all = rooms.into_iter().map(|named| named.token).collect();
            return Err(self.unclear(key!("spoken-no-way-name"), &typed.join(" "), all));
        }
        self.one(&typed, &all, Verb::Plan).map(|place| PlanOrder::To(*place))
    }

    /// What plans to go to a place is called.
    #[must_use]
    pub fn plan_label(&self, place: Place) -> String {
        self.of_plan(key!("spoken-plan"), place)
    }

    /// What plans to go to each of these places.
    #[must_use]
    pub fn plan_controls(&self, places: &[Place]) -> Vec<PlanControl> {
        let label = |place: &Place| self.plan_label(*place);
        let commands = self.commands_to(places);
        places.iter().map(label).zip(commands).map(|(label, command)| PlanControl { label, command }).collect()
    }

    /// What is typed to plan each of these places.
    fn commands_to(&self, places: &[Place]) -> Vec<String> {
        let (verb, rooms) = (Verb::Plan.word(self.words), self.rooms_named());
        let token = |place: &Place| match place {
            Place::Square(square) => Some(self.square_named(*square).token),
            Place::Room(room) => rooms.iter().find(|named| named.thing == *room).map(|named| named.token.clone()),
        };
        places.iter().map(|place| format!("{verb} {}", token(place).unwrap_or_default())).collect()
    }

    /// What drops the plan to go to a place.
    #[must_use]
    pub fn plan_drop_control(&self, planned: Place) -> PlanControl {
        let no = listed(self.words, key!("spoken-word-no")).into_iter().next().unwrap_or_default().join(" ");
        let command = format!("{} {no}", Verb::Plan.word(self.words));
        PlanControl { label: self.of_plan(key!("spoken-plan-drop"), planned), command }
    }

    /// Every command about a plan to one of these places, for whoever looks how a line could go on.
    #[must_use]
    pub fn plan_commands(&self, places: &[Place]) -> Vec<String> {
        let drop = places.first().map(|place| self.plan_drop_control(*place).command);
        self.commands_to(places).into_iter().chain(drop).chain([Verb::Plan.word(self.words)]).collect()
    }

    /// What is planned, in a sentence.
    #[must_use]
    pub fn plan_told(&self, planned: Option<Place>) -> String {
        planned.map_or_else(|| self.say(key!("spoken-plan-none")), |place| self.of_plan(key!("spoken-plan-is"), place))
    }

    /// That nothing can be planned now, and what is asked instead.
    #[must_use]
    pub fn nothing_to_plan(&self) -> String {
        self.not_now(Verb::Plan).told
    }

    /// The commands about a plan in a line, for where one waits for others.
    #[must_use]
    pub fn plan_commands_told(&self) -> String {
        let room = self.rooms_named().into_iter().next_back().map(|named| named.token).unwrap_or_default();
        self.with(key!("spoken-plan-help"), &[("room", (&room).into())])
    }

    fn of_plan(&self, key: MessageKey, place: Place) -> String {
        self.with(key, &[("place", (&self.place_phrase(place)).into())])
    }
}

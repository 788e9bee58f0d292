//! Tells how far a place is for whoever looks: with what is rolled now, or on the next turn.

use super::{
    description::{Description, Topic},
    inspector::Inspector,
};
use candlestick_rules::{Choice, Distances, Place, RoomId, View};
use candlestick_themes::{Form, MessageKey, key, list_of};

/// How a place is reached from where the seat's token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// The token is there.
    Here,
    /// On foot on this turn, in so many steps.
    OnFoot(u32),
    /// On this turn without a step: by a passage, a joining door or a card.
    WithoutSteps,
    /// On a next turn by the secret passage of the room that the token is in.
    ByPassage,
    /// In so many steps, on a next turn.
    Later(u32),
}

/// The fewest and the most steps that a turn can bring by the dice.
#[must_use]
pub fn steps_of_a_turn(view: &View) -> (u32, u32) {
    let profile = &view.edition.profile;
    if let Some(steps) = profile.fixed_steps {
        return (steps.into(), steps.into());
    }
    let dice = profile.dice.iter().map(|die| {
        let steps = || die.iter().map(|face| u32::from(face.steps));
        (steps().min().unwrap_or(0), steps().max().unwrap_or(0))
    });
    dice.fold((0, 0), |sum, die| (sum.0 + die.0, sum.1 + die.1))
}

/// How the view's seat reaches a place, as far as that can be said.
#[must_use]
pub fn reach(view: &View, place: Place) -> Option<Reach> {
    let me = view.seats.get(view.me.index()).filter(|seat| !seat.out)?;
    let from = view.tokens.get(me.suspect.index()).copied()?;
    if from == place {
        return Some(Reach::Here);
    }
    if let Some(now) = view.choices.iter().find_map(|choice| by_choice(choice, place)) {
        return Some(now);
    }
    let to = place.room()?;
    if view.edition.board.passage_from(from) == Some(place) {
        return Some(Reach::ByPassage);
    }
    let steps = Distances::new(&view.edition, &view.blocked().unwrap_or_default()).to_rooms(from);
    steps.get(to.index()).copied().flatten().map(Reach::Later)
}

/// How many steps a place is from where the view's seat is, by the shortest way.
#[must_use]
pub fn steps_to(view: &View, place: Place) -> Option<u32> {
    let from = own_place(view)?;
    Distances::new(&view.edition, &view.blocked().unwrap_or_default()).between(from, place)
}

/// Where the token of whoever looks is, if they have one.
fn own_place(view: &View) -> Option<Place> {
    view.tokens.get(view.seats.get(view.me.index())?.suspect.index()).copied()
}

/// The rooms that the next turn is likely to reach from a place, and with how many steps: a middling roll is enough. None
/// that can be gone to now, and none whose passage one is at.
#[must_use]
pub fn next_turn(view: &View, from: Place) -> Vec<(RoomId, u32)> {
    let (least, most) = steps_of_a_turn(view);
    let enough = least.midpoint(most);
    let (here, board) = (own_place(view), &view.edition.board);
    let later = |to: Place| {
        let now = view.choices.iter().any(|choice| by_choice(choice, to).is_some());
        to != from && here.is_some_and(|here| to != here && board.passage_from(here) != Some(to)) && !now
    };
    let steps = Distances::new(&view.edition, &view.blocked().unwrap_or_default()).to_rooms(from);
    let near = board.rooms().zip(steps).filter_map(|(room, steps)| Some((room, steps?)));
    near.filter(|(room, steps)| *steps <= enough && later(Place::Room(*room))).collect()
}

/// What one choice says of a place.
fn by_choice(choice: &Choice, place: Place) -> Option<Reach> {
    let leads = match choice {
        Choice::Go(ends) | Choice::Via(ends) => {
            let end = ends.iter().find(|end| end.place == place)?;
            return Some(Reach::OnFoot(end.path.len() as u32));
        }
        Choice::Passage(room) | Choice::Join(room) => Place::Room(*room) == place,
        Choice::Jump(rooms) => place.room().is_some_and(|room| rooms.contains(&room)),
        Choice::SquarePassage(square) => Place::Square(*square) == place,
        _ => false,
    };
    leads.then_some(Reach::WithoutSteps)
}

impl Inspector<'_> {
    /// How far it is, where somebody looks whose token can go there.
    pub(super) fn reach(&self, place: Place, told: &mut Description) {
        let Some(reach) = reach(self.view, place) else { return };
        let (least, most) = steps_of_a_turn(self.view);
        let with = |key: MessageKey, steps: u32, all: u32| {
            let last = if steps == all { "yes" } else { "no" };
            let steps = ("steps", steps.into());
            self.with(key, &[steps, ("all", all.into()), ("most", all.into()), ("last", last.into())])
        };
        let text = match reach {
            Reach::Here => self.say(key!("inspect-you-here")),
            Reach::OnFoot(steps) => with(key!("inspect-in-reach"), steps, self.view.steps.max(steps)),
            Reach::WithoutSteps => self.say(key!("inspect-leads-here")),
            Reach::ByPassage => self.say(key!("inspect-by-passage")),
            Reach::Later(steps) if steps > most => with(key!("inspect-too-far"), steps, most),
            Reach::Later(steps) if least == most => with(key!("inspect-next-turn"), steps, most),
            Reach::Later(steps) if steps <= least => with(key!("inspect-any-roll"), steps, most),
            Reach::Later(steps) => with(key!("inspect-next-roll"), steps, most),
        };
        told.line(Topic::Reach, text);
        if let (Reach::OnFoot(_), Place::Square(_)) = (reach, place) {
            self.further(place, told);
        }
    }

    /// Where one is likely to get on the next turn.
    fn further(&self, from: Place, told: &mut Description) {
        let rooms = next_turn(self.view, from).into_iter().map(|(room, _)| self.theme.room_phrase(room, Form::Bare));
        let rooms: Vec<_> = rooms.collect();
        if !rooms.is_empty() {
            let rooms = list_of(&rooms, self.words);
            told.line(Topic::Reach, self.with(key!("inspect-further"), &[("rooms", (&rooms).into())]));
        }
    }
}

//! Keeps where each seat means to go next, chosen while others play. Nothing is done by it: it is offered when it can
//! be.

use bevy::prelude::*;

use super::place_decisions::{action_at, places};
use candlestick_game::inspect::{steps_of_a_turn, steps_to};
use candlestick_rules::{Action, Choice, Place, SeatId, View};

/// The way that each seat has planned, which is its own secret.
#[derive(Resource, Debug, Default)]
pub struct Plans(Vec<(SeatId, Place)>);

impl Plans {
    /// Where the view's seat means to go, as long as that can be.
    #[must_use]
    pub fn of(&self, view: &View) -> Option<Place> {
        let mine = self.0.iter().find(|(seat, _)| *seat == view.me).map(|(_, place)| *place);
        mine.filter(|place| stands(view, *place))
    }

    /// Plans to go to a place, or nowhere.
    pub fn put(&mut self, view: &View, place: Option<Place>) {
        self.clear(view.me);
        let place = place.filter(|place| stands(view, *place));
        self.0.extend(place.map(|place| (view.me, place)));
    }

    /// Plans to go to a place, or no longer where that was the plan.
    pub fn press(&mut self, view: &View, place: Place) {
        self.put(view, Some(place).filter(|_| self.of(view) != Some(place)));
    }

    /// The seat has no plan any more.
    pub fn clear(&mut self, seat: SeatId) {
        self.0.retain(|(other, _)| *other != seat);
    }
}

/// Whether a seat may plan now: it is in the race, and no place of the board stands for a decision of its own.
#[must_use]
pub fn may_plan(view: &View, resting: bool) -> bool {
    races(view) && !(resting && view.actor == Some(view.me) && !places(view).is_empty())
}

/// Whether one looks ahead to the next turn's way: while one may plan, and before the own dice.
#[must_use]
pub fn looks_ahead(view: &View, resting: bool) -> bool {
    let rolls = resting && view.actor == Some(view.me) && view.choices.iter().any(|choice| *choice == Choice::Roll);
    may_plan(view, resting) || races(view) && rolls
}

/// Whether a press on a place means to go there next: on any room, on a square that the steps of one turn can reach, and
/// on what is planned already.
#[must_use]
pub fn is_plannable(view: &View, plans: &Plans, place: Place) -> bool {
    let near = || steps_to(view, place).is_some_and(|steps| steps <= steps_of_a_turn(view).1);
    stands(view, place) && (place.room().is_some() || plans.of(view) == Some(place) || near())
}

/// The rooms that can be planned, where a seat may plan.
#[must_use]
pub fn plannable_rooms(view: &View) -> Vec<Place> {
    view.edition.board.rooms().map(Place::Room).filter(|room| stands(view, *room)).collect()
}

/// Every place that can be planned, where a seat may plan.
#[must_use]
pub fn plannable(view: &View, plans: &Plans) -> Vec<Place> {
    let squares = view.edition.board.square_ids().map(Place::Square);
    plannable_rooms(view).into_iter().chain(squares.filter(|square| is_plannable(view, plans, *square))).collect()
}

/// The decision that carries a plan out, where it is offered.
#[must_use]
pub fn planned(view: &View, place: Place) -> Option<Action> {
    let goes = |action: &Action| {
        matches!(
            action,
            Action::Go(_) | Action::Passage(_) | Action::Join(_) | Action::Jump(_) | Action::SquarePassage(_)
        )
    };
    action_at(view, place).filter(goes)
}

/// Whether a plan still has a meaning: the place is on the board, one is not there, and the race goes on.
fn stands(view: &View, place: Place) -> bool {
    let board = &view.edition.board;
    let is_there = match place {
        Place::Room(room) => board.rooms().any(|other| other == room),
        Place::Square(square) => square.index() < board.squares().len(),
    };
    is_there && races(view) && view.my_place() != place
}

/// Whether the view's seat is in a race that goes on.
fn races(view: &View) -> bool {
    view.actor.is_some() && view.seats.get(view.me.index()).is_some_and(|seat| !seat.out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::{Choices, Destination, RoomId, SquareId};

    fn view(me: u8) -> View {
        opened("classic-2016", 3, Level::Novice, 1).game().view(SeatId(me))
    }

    const HALL: Place = Place::Room(RoomId(2));
    const STUDY: Place = Place::Room(RoomId(3));

    #[test]
    fn a_plan_is_ones_own_and_another_press_takes_it_back() {
        let (mut plans, mine, theirs) = (Plans::default(), view(0), view(1));
        plans.press(&mine, HALL);
        assert_eq!((plans.of(&mine), plans.of(&theirs), plans.of(&view(SeatId::WATCHER.0))), (Some(HALL), None, None));
        plans.press(&theirs, HALL);
        plans.press(&mine, STUDY);
        assert_eq!((plans.of(&mine), plans.of(&theirs)), (Some(STUDY), Some(HALL)));
        plans.press(&mine, STUDY);
        assert_eq!((plans.of(&mine), plans.of(&theirs)), (None, Some(HALL)));
    }

    #[test]
    fn a_plan_ends_where_one_arrives_or_leaves_the_race_and_off_the_board() {
        let (mut plans, mut now) = (Plans::default(), view(0));
        plans.press(&now, HALL);
        let suspect = now.my_suspect();
        let before = now.tokens[suspect.index()];
        now.tokens[suspect.index()] = HALL;
        assert_eq!(plans.of(&now), None);
        now.tokens[suspect.index()] = before;
        now.seats[0].out = true;
        assert_eq!(plans.of(&now), None);
        assert!(!may_plan(&now, true));
        now.seats[0].out = false;
        assert_eq!(plans.of(&now), Some(HALL));
        for beyond in [Place::Room(RoomId(99)), Place::Square(SquareId(9999)), before] {
            plans.press(&now, beyond);
            assert_eq!(plans.of(&now), None, "{beyond:?}");
        }
    }

    #[test]
    fn whoever_chooses_a_way_does_not_plan_and_only_a_way_that_is_offered_carries_a_plan_out() {
        let mut now = view(0);
        let end = |place| Destination { place, path: vec![place] };
        (now.actor, now.choices) = (Some(SeatId(0)), Choices(vec![Choice::Go(vec![end(HALL)]), Choice::Roll]));
        assert!(!may_plan(&now, true) && may_plan(&now, false));
        assert_eq!((planned(&now, HALL), planned(&now, STUDY)), (Some(Action::Go(HALL)), None));
        now.choices = Choices(vec![Choice::Roll, Choice::Stay(RoomId(2))]);
        assert_eq!(planned(&now, HALL), None, "staying goes nowhere");
        (now.actor, now.choices) = (Some(SeatId(1)), Choices(Vec::new()));
        assert!(may_plan(&now, true));
    }

    #[test]
    fn one_looks_ahead_while_one_waits_and_before_the_dice_also_beside_a_passage_but_not_while_a_way_is_chosen() {
        let mut now = view(0);
        now.actor = Some(SeatId(1));
        assert!(looks_ahead(&now, true) && looks_ahead(&now, false));
        (now.actor, now.choices) = (Some(SeatId(0)), Choices(vec![Choice::Roll, Choice::Passage(RoomId(2))]));
        assert!(looks_ahead(&now, true), "before the dice");
        let end = Destination { place: HALL, path: vec![HALL] };
        now.choices = Choices(vec![Choice::Go(vec![end])]);
        assert!(!looks_ahead(&now, true), "a way is chosen");
        now.seats[0].out = true;
        now.choices = Choices(vec![Choice::Roll]);
        assert!(!looks_ahead(&now, true), "out of the race");
    }
}

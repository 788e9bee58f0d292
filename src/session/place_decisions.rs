//! Finds what the offered choices mean on the board: which place stands for which decision. Board, keys and panels ask
//! here.

use candlestick_rules::{Action, Choice, Detour, Place, View};

/// A decision that a place on the board stands for now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaceDecision<'a> {
    /// The place.
    pub place: Place,
    /// The decision.
    pub action: Action,
    /// The steps on foot that come of it, the last one last; none where nobody walks. A detour's are those to its mark.
    pub path: &'a [Place],
}

/// Every decision that a place stands for: going there on foot before going on from there, before detours, before
/// passages, doors and a card's leap, before tokens to be picked.
#[must_use]
pub fn ways(view: &View) -> Vec<PlaceDecision<'_>> {
    let mut ways: Vec<_> = view.choices.iter().flat_map(|choice| of(choice, view)).collect();
    ways.sort_by_key(|way| rank(way.action));
    ways
}

/// The decision that a place stands for if nothing more is said; of several tokens at one place none is meant.
#[must_use]
pub fn action_at(view: &View, place: Place) -> Option<Action> {
    meant(&ways(view), place)
}

/// Whether a place can be stopped at as well as gone on from, or gone to with a stop on the way, so that a click alone
/// does not say which is meant.
#[must_use]
pub fn is_either(view: &View, place: Place) -> bool {
    let ways = ways(view);
    let mut here = ways.iter().filter(|way| way.place == place).map(|way| way.action);
    here.next() == Some(Action::Go(place)) && here.any(|other| matches!(other, Action::Via(_) | Action::Detour { .. }))
}

/// Every place of the board that can be picked now.
#[must_use]
pub fn places(view: &View) -> Vec<Place> {
    let ways = ways(view);
    let mut places: Vec<_> = ways.iter().map(|way| way.place).collect();
    places.sort_unstable();
    places.dedup();
    places.retain(|place| meant(&ways, *place).is_some());
    places
}

/// Which of these ways a place stands for.
fn meant(ways: &[PlaceDecision], place: Place) -> Option<Action> {
    let mut here = ways.iter().filter(|way| way.place == place).map(|way| way.action);
    match (here.next()?, here.next()) {
        (Action::ChooseToken(_), Some(_)) => None,
        (action, _) => Some(action),
    }
}

/// Which of the decisions at one place comes first.
const fn rank(action: Action) -> u8 {
    match action {
        Action::Go(_) => 0,
        Action::Via(_) => 1,
        Action::Detour { .. } => 2,
        Action::ChooseToken(_) => 4,
        _ => 3,
    }
}

/// The places of one choice.
fn of<'a>(choice: &'a Choice, view: &View) -> Vec<PlaceDecision<'a>> {
    let leap = |place, action| vec![PlaceDecision { place, action, path: &[] }];
    match choice {
        Choice::Go(ends) => {
            ends.iter().map(|end| PlaceDecision::on_foot(end.place, Action::Go(end.place), &end.path)).collect()
        }
        Choice::Via(vias) => {
            vias.iter().map(|via| PlaceDecision::on_foot(via.place, Action::Via(via.place), &via.path)).collect()
        }
        Choice::Detour(detours) => detours.iter().flat_map(around).collect(),
        Choice::Passage(room) => leap(Place::Room(*room), Action::Passage(*room)),
        Choice::Join(room) => leap(Place::Room(*room), Action::Join(*room)),
        Choice::Stay(room) => leap(Place::Room(*room), Action::Stay),
        Choice::SquarePassage(square) => leap(Place::Square(*square), Action::SquarePassage(*square)),
        Choice::Jump(rooms) => rooms.iter().flat_map(|room| leap(Place::Room(*room), Action::Jump(*room))).collect(),
        Choice::ChooseToken(tokens) => {
            let at = |suspect| view.tokens.get(usize::from(suspect)).copied();
            let token = |token: &candlestick_rules::SuspectId| Some((at(token.0)?, Action::ChooseToken(*token)));
            tokens.iter().filter_map(token).flat_map(|(place, action)| leap(place, action)).collect()
        }
        _ => Vec::new(),
    }
}

/// The ends of a detour.
fn around(detour: &Detour) -> impl Iterator<Item = PlaceDecision<'_>> {
    let mark = detour.via.place;
    detour.to.iter().map(move |&to| PlaceDecision::on_foot(to, Action::Detour { mark, to }, &detour.via.path))
}

impl<'a> PlaceDecision<'a> {
    const fn on_foot(place: Place, action: Action, path: &'a [Place]) -> Self {
        Self { place, action, path }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::{Choices, Destination, RoomId, SeatId, SuspectId};

    fn view(choices: Vec<Choice>) -> View {
        let mut view = opened("classic-2016", 3, Level::Novice, 1).game().view(SeatId(0));
        view.choices = Choices(choices);
        view
    }

    fn to(room: u8) -> Destination {
        let place = Place::Room(RoomId(room));
        Destination { place, path: vec![place] }
    }

    #[test]
    fn walking_to_a_place_comes_before_going_on_and_both_before_a_leap() {
        let (hall, study, attic) = (RoomId(0), RoomId(1), RoomId(2));
        let choices = [
            Choice::Jump(vec![hall, study, attic]),
            Choice::Via(vec![to(0), to(1)]),
            Choice::Go(vec![to(0)]),
            Choice::Stay(RoomId(3)),
        ];
        let view = view(choices.to_vec());
        let at = |room| action_at(&view, Place::Room(room));
        assert_eq!(at(hall), Some(Action::Go(Place::Room(hall))));
        assert_eq!(at(study), Some(Action::Via(Place::Room(study))));
        assert_eq!(at(attic), Some(Action::Jump(attic)));
        assert_eq!(at(RoomId(3)), Some(Action::Stay));
        assert_eq!(at(RoomId(4)), None);
        let either = [hall, study, attic].map(|room| is_either(&view, Place::Room(room)));
        assert_eq!(either, [true, false, false]);
        assert_eq!(places(&view), [0, 1, 2, 3].map(|room| Place::Room(RoomId(room))));
    }

    #[test]
    fn of_two_tokens_at_one_place_none_is_meant() {
        let mut view = view(vec![Choice::ChooseToken([0, 1, 2].map(SuspectId).to_vec())]);
        (view.tokens[0], view.tokens[1]) = (Place::Room(RoomId(0)), Place::Room(RoomId(0)));
        view.tokens[2] = Place::Room(RoomId(1));
        assert_eq!(action_at(&view, Place::Room(RoomId(0))), None);
        assert_eq!(action_at(&view, Place::Room(RoomId(1))), Some(Action::ChooseToken(SuspectId(2))));
        assert_eq!(places(&view), [Place::Room(RoomId(1))]);
    }

    #[test]
    fn every_way_is_allowed() {
        let mut case = opened("classic-2016", 3, Level::Novice, 2);
        for _ in 0..60 {
            let Some((seat, action)) = case.bot_action() else { break };
            let view = case.game().view(seat);
            let cards = view.edition.cards;
            assert!(ways(&view).iter().all(|way| view.choices.allows(cards, way.action)));
            case.apply(seat, action).expect("a bot's decision is legal");
        }
    }
}

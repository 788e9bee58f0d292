//! Decides when a bot uses its kept deck cards and its power, and whether it draws a card where it may.

use super::{assessment::Assessment, map::Map, race};
use candlestick_rules::{Action, Choice, Effect, Event, Phase, Place, RoomId, View};

/// What a card or power must bring beyond the next best thing, as it is used only once.
const KEEP: f64 = 0.25;
/// What learning a card in secret is worth.
const LOOK: f64 = 0.35;
/// What a drawn card is worth on average beside a question.
const DRAW: f64 = 0.2;
/// What leaving the game costs.
const END: f64 = 8.0;

/// A card or power of this choice with its effect.
fn effects(view: &View, choice: &Choice) -> Vec<(Action, Effect)> {
    match choice {
        Choice::PlayCard(cards) => {
            cards.iter().map(|card| (Action::PlayCard(*card), view.edition.deck_card(*card).effect)).collect()
        }
        Choice::UsePower(suspect) => {
            view.edition.power(*suspect).map(|power| (Action::UsePower, power.effect)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Cards and powers at the start of a turn or beside a move, with what using them now is worth.
pub(super) fn on_the_way(assessment: &Assessment, map: &Map, choice: &Choice, home: bool) -> Vec<(Action, f64)> {
    let uses = effects(assessment.view, choice).into_iter();
    uses.filter_map(|(action, effect)| worth(assessment, map, effect, home).map(|worth| (action, worth))).collect()
}

fn worth(assessment: &Assessment, map: &Map, effect: Effect, home: bool) -> Option<f64> {
    let (view, place) = (assessment.view, assessment.place());
    let rooms =
        || (0..view.edition.cards.rooms).map(RoomId).filter(|room| place != Place::Room(*room)).collect::<Vec<_>>();
    let cost = if home { 0.0 } else { KEEP };
    let now = if view.phase == Phase::Move { map.under_way(place, view.steps) } else { map.rolling(place) };
    match effect {
        Effect::GoToStart | Effect::SendAnyToStart if home => {
            assessment.leads_home(effect).then(|| map.arrived(start(view)) + 1.0)
        }
        Effect::GoToStart => None,
        Effect::GoAnyRoom | Effect::AnyRoom => map.best_room(&rooms()).map(|(_, worth)| worth - cost),
        Effect::GoToRoom { room } => Some(map.arrived(Place::Room(room)) - cost),
        Effect::AskHere => Some(map.arrived(place) - cost),
        Effect::AddToRoll { steps } => Some(map.under_way(place, view.steps + u32::from(steps)) - cost),
        Effect::RollAgain => Some(map.rolling(place) - cost),
        _ if home => None,
        _ => Some(now + gain(assessment, effect)?),
    }
}

fn start(view: &View) -> Place {
    view.edition.board.start_place(view.my_suspect())
}

/// What an effect brings that takes no move; none for one that is not worth using.
fn gain(assessment: &Assessment, effect: Effect) -> Option<f64> {
    match effect {
        Effect::Peek | Effect::PeekRight | Effect::ChosenShows | Effect::RightShows | Effect::SeeNextShown => {
            Some(LOOK)
        }
        Effect::AskAnywhere | Effect::ExtraTurn => Some(2.0 * LOOK),
        Effect::ChosenReveals | Effect::LeftReveals | Effect::NameAndReveal { .. } => Some(LOOK / 2.0),
        Effect::SendToStart | Effect::SendAnyToStart => {
            assessment.style.skills.pulls.then(|| race::sendable(assessment)).flatten().map(|_| LOOK)
        }
        _ => None,
    }
}

/// At the end of one's turn: what is worth using now.
pub(super) fn at_the_end(assessment: &Assessment, home: bool) -> Option<Action> {
    let mut uses = assessment.view.choices.iter().flat_map(|choice| effects(assessment.view, choice));
    let used = |effect: Effect| match effect {
        Effect::ExtraTurn => true,
        effect if home => assessment.leads_home(effect),
        effect => gain(assessment, effect).is_some(),
    };
    uses.find(|(_, effect)| used(*effect)).map(|(action, _)| action)
}

/// A card or power that refuses an answer.
pub(super) fn refusal(view: &View) -> Option<Action> {
    let mut uses = view.choices.iter().flat_map(|choice| effects(view, choice));
    uses.find(|(_, effect)| matches!(effect, Effect::LeaveUnrefuted | Effect::PassOn)).map(|(action, _)| action)
}

/// On a card that was just shown: to see it, or to have another shown.
pub(super) fn on_a_shown_card(assessment: &Assessment) -> Action {
    let view = assessment.view;
    let mut uses = view.choices.iter().flat_map(|choice| effects(view, choice));
    let wanted = |effect| match effect {
        Effect::SeeShown => unknown_shown(assessment),
        Effect::NextShowsToo => assessment.knowledge.case_file().is_none(),
        _ => false,
    };
    uses.find(|(_, effect)| wanted(*effect)).map_or(Action::Decline, |(action, _)| action)
}

/// Whether the card that was just shown is one that this seat doesn't know the place of.
fn unknown_shown(assessment: &Assessment) -> bool {
    let view = assessment.view;
    let last = view.events.iter().rev().find_map(|event| match event {
        Event::Shown { by, card: None, .. } | Event::ShownFreely { by, card: None, .. } => Some(*by),
        _ => None,
    });
    let Some(by) = last else { return false };
    let known = assessment.knowledge.known_of(by);
    let asked = view.question.map(|triple| view.edition.cards.set(triple)).unwrap_or_default();
    known.and(asked).is_empty() && assessment.knowledge.case_file().is_none()
}

/// Whether to draw a card that one may draw: not when it may well be the last clock.
pub(super) fn draw(view: &View) -> Action {
    if draw_value(view) > 0.0 { Action::Draw } else { Action::Decline }
}

/// What drawing is worth: a card, against the chance that it is the last clock.
pub(super) fn draw_value(view: &View) -> f64 {
    let clocks = view.edition.deck.iter().zip(&view.deck_gone).filter(|(kind, _)| kind.effect == Effect::Clock);
    let left: u32 = clocks.map(|(kind, gone)| u32::from(kind.count.saturating_sub(*gone))).sum();
    let fatal = if left == 1 { 1.0 / f64::from(view.deck_left.max(1)) } else { 0.0 };
    DRAW - END * fatal
}

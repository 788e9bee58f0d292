//! Chooses where a bot goes: every move, card and power of the moment, each rated by the map.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{assessment::Assessment, map::Map, plays, style::QuestionStyle};
use candlestick_rules::{Action, Choice, Place, SquareMark};

/// What a blind look at a card is worth beside a question.
const SNOOP: f64 = 0.35;

/// The best thing to do at the start of a turn or with a roll.
pub(super) fn choose(assessment: &Assessment, home: bool, rng: &mut ChaCha8Rng) -> Option<Action> {
    let moves = |choice: &&Choice| !matches!(choice, Choice::Accuse | Choice::GiveUp);
    if assessment.style.asking.draws()
        && assessment.view.choices.iter().filter(moves).all(|choice| *choice == Choice::Roll)
    {
        return Some(Action::Roll);
    }
    let map = Map::new(assessment, home);
    let noise = match assessment.style.asking {
        QuestionStyle::AnyOpen => 0.25,
        QuestionStyle::Likeliest => 0.02,
        _ => 0.0001,
    };
    let rated = options(assessment, &map, home).into_iter().map(|(action, worth)| {
        let whim = noise * f64::from(rng.random_range(0..1000_u32)) / 1000.0;
        (action, worth + whim)
    });
    rated.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

/// Every way to move, and every card and power to use now, with what it is worth.
fn options(assessment: &Assessment, map: &Map, home: bool) -> Vec<(Action, f64)> {
    let (place, steps) = (assessment.place(), assessment.view.steps);
    let mut options = Vec::new();
    for choice in assessment.view.choices.iter() {
        match choice {
            Choice::Roll => options.push((Action::Roll, map.rolling(place))),
            Choice::Go(ends) => {
                options.extend(
                    ends.iter()
                        .map(|end| (Action::Go(end.place), map.arrived(end.place) + mark(assessment, end.place))),
                );
            }
            Choice::Via(ends) => options.extend(ends.iter().map(|end| {
                let left = steps.saturating_sub(end.path.len() as u32);
                (Action::Via(end.place), map.under_way(end.place, left) + mark(assessment, end.place))
            })),
            Choice::Detour(detours) => {
                let ends = detours.iter().flat_map(|detour| detour.to.iter().map(|to| (detour.via.place, *to)));
                let worth = |(over, to)| map.arrived(to) + mark(assessment, over);
                options.extend(ends.map(|(over, to)| (Action::Detour { mark: over, to }, worth((over, to)))));
            }
            Choice::Passage(room) => options.push((Action::Passage(*room), map.arrived(Place::Room(*room)))),
            Choice::Join(room) => options.push((Action::Join(*room), map.arrived(Place::Room(*room)))),
            Choice::SquarePassage(square) => {
                let to = Place::Square(*square);
                options.push((Action::SquarePassage(*square), map.under_way(to, steps.saturating_sub(1))));
            }
            Choice::Jump(rooms) => {
                options.extend(map.best_room(rooms).map(|(room, worth)| (Action::Jump(room), worth)));
            }
            // Not moving: what lies ahead from where one is, without a question here.
            Choice::Decline => options.push((Action::Decline, map.under_way(place, 0))),
            Choice::Stay(room) => options.push((Action::Stay, map.arrived(Place::Room(*room)))),
            Choice::PlayCard(_) | Choice::UsePower(_) => {
                options.extend(plays::on_the_way(assessment, map, choice, home));
            }
            _ => {}
        }
    }
    options
}

/// What stopping on a marked square brings.
fn mark(assessment: &Assessment, place: Place) -> f64 {
    let Place::Square(square) = place else { return 0.0 };
    let view = assessment.view;
    if !view.edition.board.marked(square) {
        return 0.0;
    }
    match view.edition.profile.mark {
        SquareMark::Snoop => SNOOP,
        SquareMark::Draw if view.edition.uses_deck(&view.setup) => plays::draw_value(view),
        _ => 0.0,
    }
}

//! Does what is typed about the plan where to go next, and says how such a line could go on.

use candlestick_game::{inspect::Inspector, spoken::PlanOrder};
use candlestick_themes::key;

use super::state::{BesideDecisions, SpokenState};
use crate::{
    session::{Plans, is_plannable, plannable_rooms},
    ui::Intent,
};

/// The ways in which a line could go on, with those about a plan while one may plan.
pub(in crate::screens::play) fn complete(eyes: &Inspector, line: &str, plans: Option<&Plans>) -> Vec<String> {
    let more = plans.map(|_| eyes.plan_commands(&plannable_rooms(eyes.view))).unwrap_or_default();
    eyes.complete_with(line, more)
}

impl SpokenState {
    /// Plans where to go next, or no longer, or tells it.
    pub(super) fn plan(
        &mut self,
        order: PlanOrder,
        eyes: &Inspector,
        beside: BesideDecisions,
        intents: &mut Vec<Intent>,
    ) {
        let Some(plans) = beside.plans else { return self.tell(vec![eyes.nothing_to_plan()]) };
        let planned = match order {
            PlanOrder::Tell => return self.tell(vec![eyes.plan_told(plans.of(eyes.view))]),
            PlanOrder::To(place) if !is_plannable(eyes.view, plans, place) => {
                return self.tell(vec![eyes.words.say(key!("spoken-plan-where"))]);
            }
            PlanOrder::To(place) => Some(place),
            PlanOrder::Drop => None,
        };
        intents.push(Intent::Plan(planned));
        self.tell(vec![eyes.plan_told(planned)]);
    }
}

#[cfg(test)]
mod tests {
    use candlestick_game::{Help, Level, Marks, NotebookAssist, testing::opened};
    use candlestick_rules::{Place, SeatId};
    use candlestick_themes::Words;

    use super::*;

    /// Tells with the eyes of somebody who waits for others.
    fn waiting<T>(tell: impl FnOnce(&Inspector) -> T) -> T {
        let case = opened("classic-2016", 4, Level::Novice, 3);
        let me = SeatId(u8::from(case.game().actor() == Some(SeatId(0))));
        let (view, words, marks) = (case.game().view(me), Words::english(), Marks::default());
        let (assist, seats) = (NotebookAssist::new(&view, Help::CrossOff, None), &case.log().seats);
        tell(&Inspector { theme: case.theme(), words: &words, view: &view, seats, assist: &assist, marks: &marks })
    }

    /// What comes of a line: the intents, and the answer.
    fn typed(eyes: &Inspector, line: &str, plans: Option<&Plans>) -> (Vec<Intent>, String) {
        let (mut spoken, mut intents) = (SpokenState::shown_in_picture(), Vec::new());
        spoken.obey(line, eyes, BesideDecisions { take_back: false, plans }, &mut intents);
        (intents, spoken.response().join("\n"))
    }

    #[test]
    fn a_typed_command_plans_a_room_or_a_near_square_tells_the_plan_and_drops_it() {
        waiting(|eyes| {
            let (mut plans, board) = (Plans::default(), &eyes.view.edition.board);
            let room = plannable_rooms(eyes.view)[0];
            let name = &eyes.theme.rooms[room.room().expect("a room").index()].name;
            let (intents, answer) = typed(eyes, &format!("plan the {name}"), Some(&plans));
            assert_eq!(intents, [Intent::Plan(Some(room))]);
            assert!(answer.starts_with("You plan to go to ") && answer.contains(name.as_str()), "{answer}");
            let squares = board.square_ids().map(Place::Square);
            let (near, far): (Vec<_>, Vec<_>) = squares.partition(|square| is_plannable(eyes.view, &plans, *square));
            let line = |place: Place| eyes.plan_controls(&[place])[0].command.clone();
            assert_eq!(typed(eyes, &line(near[0]), Some(&plans)).0, [Intent::Plan(Some(near[0]))]);
            for beyond in [far[0], eyes.view.my_place()] {
                let (intents, answer) = typed(eyes, &line(beyond), Some(&plans));
                assert!(intents.is_empty() && answer.contains("that one turn can reach"), "{beyond:?}: {answer}");
            }
            assert_eq!(typed(eyes, "plan", Some(&plans)), (vec![], "You have not planned where you go next.".into()));
            plans.put(eyes.view, Some(room));
            assert!(typed(eyes, "plan", Some(&plans)).1.contains(name.as_str()));
            assert_eq!(typed(eyes, "plan no", Some(&plans)).0, [Intent::Plan(None)]);
            // Said once more, it is no press that takes it back.
            assert_eq!(typed(eyes, &line(room), Some(&plans)).0, [Intent::Plan(Some(room))]);
        });
    }

    #[test]
    fn where_nothing_can_be_planned_the_command_says_so_and_no_line_goes_on_with_it() {
        waiting(|eyes| {
            let plans = Plans::default();
            let line = eyes.plan_controls(&plannable_rooms(eyes.view))[0].command.clone();
            let (intents, answer) = typed(eyes, &line, None);
            assert!(intents.is_empty() && answer.starts_with("There is nothing to plan now"), "{answer}");
            assert!(complete(eyes, "pla", None).iter().all(|end| !end.starts_with("plan")));
            assert!(complete(eyes, "plan ", Some(&plans)).contains(&line), "{line}");
            assert!(typed(eyes, "complete plan", Some(&plans)).1.contains(&line));
            assert!(typed(eyes, "help", None).1.contains("plan no"));
        });
    }
}

//! Shows a card by itself where only one fits, for whoever wants that: after a while that is drawn by lot, so that others
//! do not learn from the time whether there was a choice.

use bevy::prelude::*;

use crate::session::{Decide, Session};
use candlestick_rules::{Action, Choice, View};

/// The least and the longest that it waits, in seconds.
const WAIT: (f32, f32) = (0.8, 2.6);

/// Whether a card is shown by itself.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct AutoShow(pub bool);

/// The card that is the only decision that the view's seat has.
#[must_use]
fn only_card(view: &View) -> Option<Action> {
    let [Choice::Show(cards)] = view.choices.0.as_slice() else { return None };
    let mut cards = cards.iter();
    cards.next().filter(|_| cards.next().is_none()).map(Action::Show)
}

/// How long the decision under way has waited, and is to wait.
#[derive(Debug, Default)]
pub(super) struct Waited {
    decision: usize,
    so_far: f32,
    until: f32,
}

/// Shows it once its time has come.
pub(super) fn show_by_itself(
    auto: Res<AutoShow>,
    session: Res<Session>,
    time: Res<Time>,
    mut waited: Local<Waited>,
    mut decide: MessageWriter<Decide>,
) {
    let Some(action) = due(*auto, &session) else { return };
    let decision = session.view().events.len();
    if waited.decision != decision || waited.until <= 0.0 {
        // Without chance it is shown at the longest.
        let lot = getrandom::u32().map_or(1.0, |lot| lot as f32 / u32::MAX as f32);
        *waited = Waited { decision, so_far: 0.0, until: WAIT.0 + (WAIT.1 - WAIT.0) * lot };
    }
    waited.so_far += time.delta_secs();
    if waited.so_far >= waited.until {
        waited.until = 0.0;
        decide.write(Decide(action));
    }
}

/// What is to be shown by itself now: nothing while something is still being told, or behind a curtain.
pub(super) fn due(auto: AutoShow, session: &Session) -> Option<Action> {
    let open = auto.0 && session.at_rest() && session.curtain().is_none();
    open.then(|| only_card(session.view())).flatten()
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::table::{Pace, Screen, headless};
    use candlestick_game::{Case, Controller, Level, Seat};
    use candlestick_rules::{Setup, SuspectId};

    /// A person's case against two bots, a tenth of a second a frame.
    fn table(auto: bool) -> App {
        let theme = Arc::new(candlestick_themes::builtin("classic-2016").unwrap());
        let bot = |name: &str| Seat::bot(name, Level::Novice);
        let seats = vec![Seat::new("Ann", Controller::Person), bot("B"), bot("C")];
        let case = Case::new(theme, Setup::new((0..3).map(SuspectId).collect()), seats, 3).unwrap();
        let mut app = headless();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.insert_resource(Pace::Off).insert_resource(AutoShow(auto)).insert_resource(Session::new(case));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app
    }

    /// Plays on, the person doing the first thing offered, until only one card can be shown.
    fn until_one_card(app: &mut App) {
        for _ in 0..2_000 {
            app.update();
            let session = app.world().resource::<Session>();
            if !session.at_rest() || session.other_to_act() {
                continue;
            }
            if only_card(session.view()).is_some() {
                return;
            }
            let view = session.view();
            let mut all = view.choices.iter().flat_map(|choice| choice.actions(view.edition.cards));
            let first = all.find(|action| !matches!(action, Action::GiveUp | Action::Accuse(_)));
            drop(all);
            if let Some(action) = first {
                app.world_mut().write_message(Decide(action));
            }
        }
        panic!("nobody ever asked for one card alone");
    }

    fn actions(app: &App) -> usize {
        app.world().resource::<Session>().action_count()
    }

    /// In how many frames the card was shown; none within ten seconds.
    fn shown_after(app: &mut App) -> Option<usize> {
        let before = actions(app);
        (1..100).find(|_| {
            app.update();
            actions(app) > before
        })
    }

    #[test]
    fn a_card_that_alone_fits_is_shown_by_itself_after_a_while_where_that_is_wanted() {
        let mut app = table(true);
        until_one_card(&mut app);
        let frames = shown_after(&mut app).unwrap();
        assert!((8..=28).contains(&frames), "after {frames} tenths of a second");
    }

    #[test]
    fn otherwise_whoever_is_asked_shows_it() {
        let mut app = table(false);
        until_one_card(&mut app);
        assert_eq!(shown_after(&mut app), None);
    }
}

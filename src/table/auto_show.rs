//! Shows a card by itself where only one fits, or where one had fixed which one, for whoever wants that: after a while that is
//! drawn by lot, so that others do not learn from the time whether there was a choice.

use bevy::prelude::*;

use crate::session::{Decide, Session, WouldShow};
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

/// The card that the view's seat had fixed for this question, where to show one is all that it can do.
#[must_use]
fn fixed_card(view: &View, would_show: &WouldShow) -> Option<Action> {
    let [Choice::Show(_)] = view.choices.0.as_slice() else { return None };
    would_show.ready(view).map(Action::Show)
}

/// How long the decision under way has waited, and is to wait.
#[derive(Debug, Default)]
pub(super) struct ShowDelay {
    decision: usize,
    so_far: f32,
    until: f32,
}

/// Shows it once its time has come.
pub(super) fn show_by_itself(
    auto: Res<AutoShow>,
    (session, would_show): (Res<Session>, Res<WouldShow>),
    time: Res<Time>,
    mut waited: Local<ShowDelay>,
    mut decide: MessageWriter<Decide>,
) {
    let Some(action) = due(*auto, &session, &would_show) else { return };
    let decision = session.view().events.len();
    if waited.decision != decision || waited.until <= 0.0 {
        // Without chance it is shown at the longest.
        let lot = getrandom::u32().map_or(1.0, |lot| lot as f32 / u32::MAX as f32);
        *waited = ShowDelay { decision, so_far: 0.0, until: WAIT.0 + (WAIT.1 - WAIT.0) * lot };
    }
    waited.so_far += time.delta_secs();
    if waited.so_far >= waited.until {
        waited.until = 0.0;
        decide.write(Decide(action));
    }
}

/// What is to be shown by itself now: nothing while something is still being told, or behind a curtain.
pub(super) fn due(auto: AutoShow, session: &Session, would_show: &WouldShow) -> Option<Action> {
    let open = auto.0 && session.at_rest() && session.curtain().is_none();
    let view = session.view();
    open.then(|| only_card(view).or_else(|| fixed_card(view, would_show))).flatten()
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::table::{MotionPace, Screen, headless};
    use candlestick_game::{Case, Controller, Level, Seat};
    use candlestick_rules::{CardId, Setup, SuspectId};

    /// A person's case against two bots, a tenth of a second a frame.
    fn table(auto: bool) -> App {
        let theme = Arc::new(candlestick_themes::builtin("classic-2016").unwrap());
        let bot = |name: &str| Seat::bot(name, Level::Novice);
        let seats = vec![Seat::new("Ann", Controller::Person), bot("B"), bot("C")];
        let case = Case::new(theme, Setup::new((0..3).map(SuspectId).collect()), seats, 3).unwrap();
        let mut app = headless();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.insert_resource(MotionPace::Off).insert_resource(AutoShow(auto)).insert_resource(Session::new(case));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app
    }

    /// Plays on, the person doing the first thing offered, until only one card can be shown.
    fn until_one_card(app: &mut App) {
        until(app, |view| only_card(view).is_some());
    }

    /// Plays on, until one of several cards is to be shown; which.
    fn until_several_cards(app: &mut App) -> Vec<CardId> {
        let several = |view: &View| match view.choices.0.as_slice() {
            [Choice::Show(cards)] if view.asker.is_some() && cards.len() > 1 => Some(cards.iter().collect()),
            _ => None,
        };
        until(app, |view| several(view).is_some());
        several(app.world().resource::<Session>().view()).unwrap()
    }

    fn until(app: &mut App, wanted: impl Fn(&View) -> bool) {
        for _ in 0..8_000 {
            app.update();
            let session = app.world().resource::<Session>();
            if !session.at_rest() || session.other_to_act() {
                continue;
            }
            if wanted(session.view()) {
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
        panic!("nobody ever asked so");
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
    fn it_does_not_always_wait_as_long() {
        let waits = [(); 6].map(|()| {
            let mut app = table(true);
            until_one_card(&mut app);
            shown_after(&mut app).unwrap()
        });
        // All alike by chance once in some two million times.
        assert!(waits.iter().any(|wait| *wait != waits[0]), "{waits:?}");
    }

    #[test]
    fn otherwise_whoever_is_asked_shows_it() {
        let mut app = table(false);
        until_one_card(&mut app);
        assert_eq!(shown_after(&mut app), None);
    }

    #[test]
    fn of_several_cards_the_one_that_was_fixed_is_shown_by_itself_and_none_otherwise() {
        for (auto, fixed) in [(true, true), (true, false), (false, true)] {
            let mut app = table(auto);
            let cards = until_several_cards(&mut app);
            let wanted = *cards.last().unwrap();
            if fixed {
                let view = app.world().resource::<Session>().view().clone();
                app.world_mut().resource_mut::<WouldShow>().press(&view, None, wanted);
            }
            let frames = shown_after(&mut app);
            assert_eq!(frames.is_some(), auto && fixed, "by itself {auto}, fixed {fixed}");
            if let Some(frames) = frames {
                assert!((8..=28).contains(&frames), "after {frames} tenths of a second");
                let log = app.world().resource::<Session>().log().unwrap();
                assert!(log.actions.iter().any(|(_, action)| *action == Action::Show(wanted)));
            }
        }
    }
}

//! Hurries animations for whoever need not see all of them: a press ends what is being shown, holding runs on, and all
//! of it can be skipped.

use bevy::prelude::*;

use super::{flight::Flight, hurried::Hurried, motion::Tumble, states::Screen, turn::TableSet};
use crate::{
    resource::Begin,
    session::{PlaybackStatus, Session},
};

/// Finish what is moving at once, and show the rest without delay.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct SkipAnimation;

/// Finish the one event that is being shown, and go on with the next.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct EndAnimation;

/// Whether everything is finished as it comes; written by the play screen while something is held.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RunOn(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SkipAnimation>()
        .add_message::<EndAnimation>()
        .begin::<RunOn>()
        .begin::<Hurried>()
        .add_systems(Update, hurry.in_set(TableSet::Hurry))
        .add_systems(OnExit(Screen::Play), |mut run_on: ResMut<RunOn>| *run_on = RunOn::default());
}

/// Ends every moving thing, and the event that is shown or all of them.
fn hurry(
    (mut skips, mut ends): (MessageReader<SkipAnimation>, MessageReader<EndAnimation>),
    run_on: Res<RunOn>,
    mut session: ResMut<Session>,
    mut hurried: ResMut<Hurried>,
    mut flights: Query<&mut Flight>,
    mut dice: Query<&mut Tumble>,
) {
    let (skip, end) = (skips.read().last().is_some(), ends.read().last().is_some());
    let all = skip || run_on.0;
    hurried.set_if_neq(Hurried(all || end));
    if !hurried.0 {
        return;
    }
    if all && session.playback_status() == PlaybackStatus::Pending {
        session.tell();
    }
    let ended = if all { session.animations().len() } else { 1 };
    if !session.animations().is_empty() {
        session.animations_mut().iter_mut().take(ended).for_each(|animation| animation.elapsed = f32::MAX);
    }
    flights.iter_mut().for_each(|mut flight| flight.end());
    dice.iter_mut().for_each(|mut die| die.elapsed = f32::MAX);
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::session::Decide;
    use crate::table::{
        MotionPace,
        fade::Fade,
        headless,
        motion::{Glide, Walk},
    };
    use candlestick_game::{Case, Controller, Level, Seat, testing::opened};
    use candlestick_rules::{Action, Setup, SuspectId};

    fn table(case: Case, pace: MotionPace) -> App {
        let mut app = headless();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
        app.insert_resource(pace).insert_resource(Session::new(case));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        (0..3).for_each(|_| app.update());
        app
    }

    /// A person against three bots.
    fn against_bots(seed: u64) -> Case {
        let theme = Arc::new(candlestick_themes::builtin("classic-2016").expect("built in"));
        let bots = (1..4).map(|n| Seat::bot(format!("Bot {n}"), Level::Novice));
        let seats = [Seat::new("Ann", Controller::Person)].into_iter().chain(bots).collect();
        Case::new(theme, Setup::new((0..4).map(SuspectId).collect()), seats, seed).expect("the setup fits")
    }

    /// What is moving: on foot, gliding, flying, fading.
    fn moving(app: &mut App) -> [usize; 4] {
        let world = app.world_mut();
        [
            world.query::<&Walk>().iter(world).count(),
            world.query::<&Glide>().iter(world).count(),
            world.query::<&Flight>().iter(world).count(),
            world.query::<&Fade>().iter(world).count(),
        ]
    }

    #[test]
    fn what_is_ended_leaves_the_board_as_it_would_be_and_nothing_on_its_way() {
        let mut app = table(opened("classic-2016", 4, Level::Novice, 3), MotionPace::Full);
        let mut ended = 0;
        for _ in 0..4000 {
            app.update();
            if moving(&mut app)[..2] == [0, 0] {
                continue;
            }
            app.world_mut().write_message(EndAnimation);
            app.update();
            assert_eq!(moving(&mut app)[1], 0, "all are where they belong");
            ended += 1;
        }
        assert!(ended > 10, "{ended}");
    }

    #[test]
    fn held_it_runs_on_to_the_persons_next_question_and_does_nothing_there() {
        let mut app = table(against_bots(3), MotionPace::Full);
        let asked = |app: &App| {
            let session = app.world().resource::<Session>();
            session.at_rest() && !session.other_to_act()
        };
        while !asked(&app) {
            app.update();
        }
        let mut quick = 0;
        for _ in 0..30 {
            let session = app.world().resource::<Session>();
            if session.is_over() {
                break;
            }
            let view = session.view();
            let actions = view.choices.actions(view.edition.cards);
            let Some(action) = actions.iter().find(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp))
            else {
                break;
            };
            let done = session.action_count();
            app.world_mut().write_message(Decide(*action));
            app.world_mut().insert_resource(RunOn(true));
            let frames = (0..500).find(|_| {
                app.update();
                app.world().resource::<Session>().action_count() > done && asked(&app)
            });
            assert!(frames.is_some(), "the person is asked again");
            let so_far = app.world().resource::<Session>().action_count();
            (0..5).for_each(|_| app.update());
            assert_eq!(app.world().resource::<Session>().action_count(), so_far, "nothing is decided for a person");
            app.world_mut().insert_resource(RunOn(false));
            quick += u32::from(so_far > done + 3);
        }
        assert!(quick > 3, "{quick} rounds of bots");
    }

    #[test]
    fn where_motion_is_reduced_nothing_goes_from_place_to_place_and_pieces_fade() {
        let mut app = table(opened("classic-2016", 4, Level::Novice, 3), MotionPace::Reduced);
        let (mut faded, mut shown) = (0, 0);
        for _ in 0..4000 {
            app.update();
            let [walks, glides, _, fades] = moving(&mut app);
            assert_eq!((walks, glides), (0, 0));
            faded += u32::from(fades > 0);
            shown += u32::from(app.world().resource::<Session>().showing().is_some());
        }
        assert!(faded > 50 && shown > 1000, "{faded} frames with fades, {shown} with something to be read");
    }
}

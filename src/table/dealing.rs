//! Deals the cards round as a case begins; whoever may act need not wait for it.

use bevy::prelude::*;

use super::{
    arrange::Layouts,
    components::{CardPiece, HeldBy, Player, Token},
    flight::Flight,
    pace::MotionPace,
    reload::LayTable,
    turn::TableSet,
};
use crate::{resource::Begin, session::Session};

/// Seconds that a card flies, and seconds from one to the next, at full pace.
const FLIGHT: f32 = 0.4;
const STAGGER: f32 = 0.035;

/// Whether the cards are still to be dealt.
#[derive(Resource, Debug, Default)]
struct IsDealPending(bool);

pub(super) fn plugin(app: &mut App) {
    app.begin::<IsDealPending>()
        .add_systems(LayTable, take_up)
        .add_systems(Update, deal.after(TableSet::Move).run_if(|undealt: Res<IsDealPending>| undealt.0));
}

/// Only a case in which nothing has happened begins with the deal.
fn take_up(session: Res<Session>, pace: Res<MotionPace>, mut undealt: ResMut<IsDealPending>) {
    undealt.0 = pace.moves() && session.action_count() == 0;
}

/// Sends each card to its player's token, round after round, as soon as the tokens stand.
fn deal(
    mut commands: Commands,
    (session, pace, layouts): (Res<Session>, Res<MotionPace>, Res<Layouts>),
    mut undealt: ResMut<IsDealPending>,
    tokens: Query<(&Token, &Transform)>,
    players: Query<&Player>,
    cards: Query<(Entity, &HeldBy), With<CardPiece>>,
) {
    undealt.0 = false;
    let seats = &session.view().seats;
    let mut dealt = vec![0; seats.len()];
    for (card, held) in &cards {
        let Ok(seat) = players.get(held.0).map(|player| player.0.index()) else { continue };
        let suspect = seats[seat].suspect;
        let Some((_, to)) = tokens.iter().find(|(token, _)| token.0 == suspect) else { continue };
        let turn = dealt[seat] * seats.len() + seat;
        dealt[seat] += 1;
        let flight = Flight::new(layouts.middle(), to.translation.truncate(), None, pace.scale(FLIGHT));
        commands.entity(card).insert(flight.after(pace.scale(STAGGER) * turn as f32));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Screen, headless};
    use candlestick_game::{
        Case, Level,
        testing::{novices, opened},
    };

    /// A table at which the deal is seen, two frames after a case came onto it.
    fn table(case: Case, pace: MotionPace) -> App {
        let mut app = headless();
        app.add_plugins(plugin).insert_resource(pace).insert_resource(Session::new(case));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        (0..2).for_each(|_| app.update());
        app
    }

    fn flying(app: &mut App) -> usize {
        app.world_mut().query::<(&Flight, &HeldBy)>().iter(app.world()).count()
    }

    #[test]
    fn a_fresh_case_begins_with_every_card_flying_to_its_player_and_no_two_at_once() {
        let case = opened("classic-2016", 4, Level::Novice, 3);
        let mut app = table(case, MotionPace::Full);
        assert_eq!(flying(&mut app), 18);
        let mut starts: Vec<_> = app
            .world_mut()
            .query::<&Flight>()
            .iter(app.world())
            .map(|flight| (flight.delay() * 1000.0) as u32)
            .collect();
        starts.sort_unstable();
        assert!(starts.windows(2).all(|pair| pair[1] - pair[0] >= 20), "{starts:?}");
        assert!(starts.last().is_some_and(|last| *last < 1000), "{starts:?}");
    }

    #[test]
    fn nothing_is_dealt_where_nothing_moves_or_where_the_case_is_under_way() {
        for pace in [MotionPace::Reduced, MotionPace::Off] {
            assert_eq!(flying(&mut table(opened("classic-2016", 4, Level::Novice, 3), pace)), 0);
        }
        assert_eq!(flying(&mut table(novices(3, 1), MotionPace::Full)), 0);
    }
}

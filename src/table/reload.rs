//! Renews the table when a theme's files change while a case is being played: takes up what fits the case, and lays
//! itself anew.

use std::{collections::HashMap, sync::Arc};

use bevy::{ecs::schedule::ScheduleLabel, prelude::*};

use super::{bot_move::PendingBotMove, components::Die, picking::Selected, states::Screen, turn::TableSet};
use crate::{resource::Begin, session::Session};
use candlestick_game::NotRenewed;
use candlestick_themes::Theme;

/// Lays and dresses the table of the session's case; run whenever a case comes onto the table.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct LayTable;

/// A theme's files are others now, and sound. Its pictures are there already.
#[derive(Message, Debug, Clone)]
pub struct ThemeChanged(pub Arc<Theme>);

/// The case on the table took up its theme's changes.
#[derive(Message, Debug, Clone)]
pub struct CaseRenewed {
    /// The theme's id.
    pub theme: String,
    /// What of the changes waits for the next case.
    pub waits: Vec<NotRenewed>,
}

/// Another case, or another moment of it, was laid on the table while it is shown.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct CaseExchanged;

/// Whether the table is to be laid anew.
#[derive(Resource, Debug, Default)]
struct Stale(bool);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ThemeChanged>()
        .add_message::<CaseRenewed>()
        .add_message::<CaseExchanged>()
        .begin::<Stale>()
        .init_schedule(LayTable)
        .add_systems(OnEnter(Screen::Play), lay)
        .add_systems(
            Update,
            (renew, lay_anew.run_if(|stale: Res<Stale>| stale.0))
                .chain()
                .before(TableSet::Decide)
                .run_if(in_state(Screen::Play)),
        );
}

fn renew(
    mut changes: MessageReader<ThemeChanged>,
    mut session: ResMut<Session>,
    mut renewed: MessageWriter<CaseRenewed>,
    mut exchanged: MessageReader<CaseExchanged>,
    mut stale: ResMut<Stale>,
) {
    if exchanged.read().last().is_some() {
        stale.0 = true;
    }
    for ThemeChanged(theme) in changes.read() {
        if theme.id == session.theme().id {
            let waits = session.renew(theme);
            renewed.write(CaseRenewed { theme: theme.id.clone(), waits });
            stale.0 = true;
        }
    }
}

/// Lays the table. All that follows the session has to be drawn for it, though nothing in the case may change for long.
fn lay(world: &mut World) {
    world.run_schedule(LayTable);
    if let Some(mut session) = world.get_resource_mut::<Session>() {
        session.set_changed();
    }
}

/// Clears the table and lays it as it is now; only the dice keep what they show.
fn lay_anew(world: &mut World) {
    world.insert_resource(Stale(false));
    // What a bot was thinking was of the board as it was.
    world.insert_resource(PendingBotMove::default());
    let mut dice = world.query::<&Die>();
    let faces: HashMap<u8, u8> = dice.iter(world).map(|die| (die.number, die.face)).collect();
    let mut things = world.query_filtered::<Entity, With<DespawnOnExit<Screen>>>();
    for thing in things.iter(world).collect::<Vec<_>>() {
        world.despawn(thing);
    }
    if let Some(mut selected) = world.get_resource_mut::<Selected>() {
        *selected = Selected::default();
    }
    lay(world);
    let mut dice = world.query::<&mut Die>();
    for mut die in dice.iter_mut(world) {
        die.face = faces.get(&die.number).copied().unwrap_or(die.face);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{MotionPace, headless};
    use candlestick_game::{Case, Controller, Seat};
    use candlestick_rules::{Setup, SuspectId};

    /// How often what follows the session was drawn.
    #[derive(Resource, Default)]
    struct Drawn(u32);

    #[test]
    fn what_follows_the_session_is_drawn_whenever_the_table_is_laid() {
        let mut app = headless();
        app.insert_resource(MotionPace::Off).begin::<Drawn>();
        let draw = |mut drawn: ResMut<Drawn>| drawn.0 += 1;
        let follows = draw.run_if(resource_exists_and_changed::<Session>);
        app.add_systems(Update, follows.after(TableSet::Move).run_if(in_state(Screen::Play)));
        // The case is there before the screen is, and people alone play it, so that nothing happens in it.
        let theme = Arc::new(candlestick_themes::builtin("classic-2016").expect("built in"));
        let seats = (0..3).map(|n| Seat::new(format!("Player {n}"), Controller::Person)).collect();
        let setup = Setup::new((0..3).map(SuspectId).collect());
        app.insert_resource(Session::new(Case::new(theme, setup, seats, 1).expect("it can be played")));
        (0..3).for_each(|_| app.update());
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        (0..4).for_each(|_| app.update());
        let first = app.world().resource::<Drawn>().0;
        assert!(first > 0, "as the screen is entered");
        app.world_mut().write_message(CaseExchanged);
        app.update();
        assert!(app.world().resource::<Drawn>().0 > first, "and when it is laid anew");
    }
}

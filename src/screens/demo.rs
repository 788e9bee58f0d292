//! `--demo`: whole cases of bots, one after the other, unattended.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Launch, menu_context::MenuContext};
use crate::table::Screen;
use candlestick_game::{Case, FaultText, Level, Seat};
use candlestick_rules::{Seed, Setup, SetupFault, SuspectId};
use candlestick_themes::Theme;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), start_demo)
        .add_systems(Update, next_demo.run_if(in_state(Screen::Verdict)));
}

/// A case of four bots, or as many as the theme needs.
fn bot_case(theme: &Arc<Theme>, seed: Seed) -> Result<Case, SetupFault> {
    let most = theme.edition.profile.min_seats.max(4).min(theme.edition.cards.suspects);
    let suspects = (0..most).map(SuspectId);
    let seat = |suspect: &SuspectId| Seat::bot(&theme.suspects[suspect.index()].name, Level::Detective);
    let setup = Setup::new(suspects.collect());
    let seats = setup.seats.iter().map(seat).collect();
    Case::new(Arc::clone(theme), setup, seats, seed)
}

/// `--demo` goes straight to a case of bots.
fn start_demo(launch: Res<Launch>, mut lobby: MenuContext) {
    if !launch.demo {
        return;
    }
    if let Some(theme) = lobby.theme() {
        let case = bot_case(&theme, launch.seed_or_fresh());
        let case = case.map_err(|fault| fault.say(&lobby.words.0));
        lobby.opening.demonstrate(case, &mut lobby.notices);
    }
}

/// How long a demo shows the verdict, in seconds.
const DEMO_VERDICT: f32 = 8.0;

fn next_demo(launch: Res<Launch>, time: Res<Time>, mut shown: Local<f32>, mut next: ResMut<NextState<Screen>>) {
    if launch.demo {
        *shown += time.delta_secs();
        if *shown > DEMO_VERDICT {
            *shown = 0.0;
            next.set(Screen::Title);
        }
    }
}

//! Shows the verdict, and goes the way that is chosen on it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{how_known::HowKnown, state::VerdictChoice, unveiling::Unveiling, view};
use crate::{
    screens::{
        menu_context::{LookBack, MenuContext},
        seed::fresh_seed,
        setup::SetupTables,
        together::at_hand::RoomAtHand,
        window::whole,
    },
    session::{OwnMarks, Session},
    table::{BackgroundTasks, Screen},
};
use candlestick_game::{Case, FaultText};

pub(super) fn show(
    mut contexts: EguiContexts,
    mut lobby: MenuContext,
    (session, marks): (Res<Session>, Res<OwnMarks>),
    mut back: LookBack,
    mut tables: ResMut<SetupTables>,
    (unveiling, known): (Res<Unveiling>, Res<HowKnown>),
    (mut together, tasks): (ResMut<RoomAtHand>, Res<BackgroundTasks>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let theme = session.theme();
    let notice = lobby.notices.0.last().cloned();
    let fairness = together.fairness(&session, &lobby.words.0).map(|told| ("lock", told));
    let another = together.another(&session, &lobby.words.0).map(|told| ("shuffle", told));
    let news: Vec<_> = another.into_iter().chain(fairness).chain(known.news().iter().cloned()).collect();
    let choice = view::show(
        &mut whole(&ctx, Screen::Verdict),
        theme,
        (&lobby.words.0, &lobby.art, &lobby.targets),
        session.view(),
        session.seats(),
        (*unveiling, known.lines(), &news, &session.seal().short()),
        notice.as_deref(),
    );
    match choice {
        Some(VerdictChoice::Again) if session.is_elsewhere() => {
            together.play_again(&tasks);
            lobby.next.set(Screen::Together);
        }
        Some(VerdictChoice::Again) if !lobby.opening.is_pending() => {
            // A theme whose files changed in between is played as it is now.
            let theme = lobby.themes.with_id(&theme.id).unwrap_or(theme);
            let Some(log) = session.log() else { return Ok(()) };
            let case = Case::new(Arc::clone(theme), log.setup.clone(), log.seats.clone(), fresh_seed());
            let case = case.map_err(|fault| fault.say(&lobby.words.0));
            lobby.opening.open(case, marks.fresh(), &mut lobby.notices);
        }
        Some(VerdictChoice::NewCase) => {
            lobby.favourite.0.clone_from(&theme.id);
            tables.of(theme, None).seed.clear();
            lobby.next.set(Screen::Setup);
        }
        Some(VerdictChoice::Review) => back.look(&mut lobby, Screen::Verdict),
        Some(VerdictChoice::Title) => lobby.next.set(Screen::Title),
        Some(VerdictChoice::Again) | None => {}
    }
    Ok(())
}

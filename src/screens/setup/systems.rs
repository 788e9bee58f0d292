//! Shows the setup, and lays the case that is set up on the table.

use candlestick_themes::key;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{state::SetupChoice, tables::SetupTables, view};
use crate::{
    screens::{
        Prompted, menu_context::MenuContext, picture_loading::PictureLoading, seed::fresh_seed, standing::KeptStanding,
        themes::state::OwnThemes, window::whole,
    },
    table::Screen,
};
use candlestick_game::{Case, FaultText};

pub(super) fn show(
    mut contexts: EguiContexts,
    mut lobby: MenuContext,
    mut tables: ResMut<SetupTables>,
    mut loading: ResMut<PictureLoading>,
    mut own: ResMut<OwnThemes>,
    (mut prompted, standing): (ResMut<Prompted>, Res<KeptStanding>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(theme) = lobby.theme() else { return Ok(()) };
    loading.want(&theme);
    let state = tables.of(&theme, None);
    let told = [("theme", (&theme.title).into()), ("count", state.count().into())];
    let told = lobby.words.0.with(key!("setup-told"), &told);
    prompted.ask(told);
    let notice = lobby.notices.0.last().cloned();
    let choice = view::show(
        &mut whole(&ctx, Screen::Setup),
        state,
        (lobby.themes.all(), &theme, own.fault_count()),
        &standing.standing,
        (notice.as_deref(), lobby.opening.is_pending()),
        &lobby.words.0,
        &lobby.art,
        &lobby.targets,
    );
    match choice {
        Some(SetupChoice::Start) if !lobby.opening.is_pending() => {
            lobby.favourite.0.clone_from(&theme.id);
            let wanted = state.to_case().map_err(|problem| problem.say(&lobby.words.0));
            let case = wanted.and_then(|(setup, seats, seed)| {
                let seed = seed.unwrap_or_else(fresh_seed);
                Case::new(Arc::clone(&theme), setup, seats, seed).map_err(|fault| fault.say(&lobby.words.0))
            });
            lobby.opening.open(case, state.marks(), &mut lobby.notices);
            if let Err(fault) = tables.keep(&theme) {
                warn!("the table is not remembered: {fault}");
            }
        }
        Some(SetupChoice::Theme(n)) => {
            if let Some(other) = lobby.themes.all().get(n) {
                let seed = state.seed.clone();
                tables.of(other, Some(&theme.id)).seed = seed;
                lobby.favourite.0.clone_from(&other.id);
                lobby.notices.0.clear();
            }
        }
        Some(SetupChoice::OwnThemes) => own.open(),
        Some(SetupChoice::Back) => lobby.next.set(Screen::Title),
        Some(SetupChoice::Start) | None => {}
    }
    Ok(())
}

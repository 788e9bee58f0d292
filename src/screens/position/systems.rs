//! Shows the real table, does what is chosen, keeps it, and has it worked out beside the frames.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{
    choice::{PositionChoice, PositionWindow},
    kept::KeptRealTable,
    tasks::TableTasks,
    view,
};
use crate::{
    screens::{Favourite, Notices, Prompted, Speech, Themes, export, picture_loading::PictureLoading, window::whole},
    table::{BackgroundTasks, Screen},
    ui::{Art, ScreenTargets, notebook::NotebookWish},
};
use candlestick_game::{
    FaultText,
    position::{RealTable, theme_of},
};
use candlestick_themes::{Words, key};

/// Goes on where it was left.
pub(super) fn open(
    mut kept: ResMut<KeptRealTable>,
    (themes, favourite): (Res<Themes>, Res<Favourite>),
    words: Res<Speech>,
) {
    if let Some(new) = themes.named(&favourite.0) {
        kept.recall(new, |id| themes.with_id(id).cloned(), &words.0);
    }
}

/// Takes what was worked out, and sets out for what is not known yet.
pub(super) fn think(
    mut at_work: ResMut<TableTasks>,
    mut kept: ResMut<KeptRealTable>,
    (tasks, words): (Res<BackgroundTasks>, Res<Speech>),
) {
    if kept.state.is_none() {
        return;
    }
    // The screen is drawn anew where its state changes, so that is touched only where something came.
    let come = at_work.come();
    if come.is_any()
        && let Some(state) = &mut kept.state
    {
        at_work.take(come, state, &words.0);
    }
    if let Some(state) = &kept.state {
        at_work.ask(state, &tasks);
    }
}

/// Shows it, and does what is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut kept: ResMut<KeptRealTable>,
    (words, art, targets, themes): (Res<Speech>, Res<Art>, Res<ScreenTargets>, Res<Themes>),
    mut loading: ResMut<PictureLoading>,
    mut prompted: ResMut<Prompted>,
    (mut notices, mut next): (ResMut<Notices>, ResMut<NextState<Screen>>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(state) = &kept.state else {
        next.set(Screen::Title);
        return Ok(());
    };
    loading.want(&state.table().theme);
    let prompt = if state.kept.begun { key!("position-prompt") } else { key!("position-prompt-lay") };
    prompted.ask(words.0.say(prompt));
    let mut ui = whole(&ctx, Screen::Position);
    let chosen = view::show(&mut ui, state, themes.all(), (&words.0, &art, &targets));
    if !chosen.is_empty() {
        // What was chosen is seen in the next frame.
        ctx.request_repaint();
    }
    for choice in chosen {
        if choice == PositionChoice::Back {
            notices.0.clear();
            next.set(Screen::Title);
        }
        carry_out(&mut kept, choice, &themes, (&words.0, &ctx));
    }
    Ok(())
}

fn carry_out(
    kept: &mut KeptRealTable,
    choice: PositionChoice,
    themes: &Themes,
    (words, ctx): (&Words, &egui::Context),
) {
    let Some(state) = &mut kept.state else { return };
    match choice {
        PositionChoice::Copy => {
            ctx.copy_text(state.text.clone());
            state.window = None;
            state.told = Some(words.say(key!("position-copied")));
        }
        PositionChoice::Read => {
            let Some(PositionWindow::Text(pasted)) = state.window.clone() else { return };
            // A line without a theme is read by the cards of the theme that is played.
            let id = theme_of(&pasted).unwrap_or_else(|| state.table().theme.id.clone());
            let read = match themes.with_id(&id) {
                Some(theme) => RealTable::from_text(pasted.trim(), theme).map_err(|fault| fault.say(words)),
                None => Err(words.with(key!("position-no-theme"), &[("theme", (&id).into())])),
            };
            match read {
                Ok(table) => {
                    state.lay_by(table, words);
                    state.told = Some(words.say(key!("position-read")));
                    kept.keep(words);
                }
                Err(why) => state.told = Some(words.with(key!("position-not-read"), &[("why", (&why).into())])),
            }
        }
        PositionChoice::Notebook(NotebookWish::Copy) => {
            let text = state.sheet_text(words);
            state.told = Some(export::copy(ctx, text, words));
        }
        PositionChoice::Notebook(NotebookWish::Save) => {
            let text = state.sheet_text(words);
            state.told = Some(export::save(&text, &state.sheet.view, words));
        }
        choice => {
            if state.carry_out(choice, themes.all(), words) {
                kept.keep(words);
            }
        }
    }
}

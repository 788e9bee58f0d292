//! A frame of the play screen: the panels, the board between them, and what lies over both.

use bevy::prelude::*;
use bevy_egui::egui::{self, PointerButton};

use super::{
    panels::Panels,
    room::{Room, Tokens},
    state::Desktop,
};
use crate::{
    table::{BoardPointer, BoardRect},
    ui::{
        Intent, PanelContext, actions, arrows, banner, curtain,
        menu::{self, MenuChoice},
        prompt, rules_panel,
        style::LOW,
        widgets,
    },
};

pub(super) fn draw(
    ctx: &egui::Context,
    room: &mut Room,
    desktop: &mut Desktop,
    tokens: &Tokens,
    intents: &mut Vec<Intent>,
) {
    let screen = ctx.viewport_rect();
    let narrow = screen.width() < 780.0 || screen.width() < screen.height() * 0.9;
    let session = &room.session;
    let nothing = Default::default();
    let Some(aid) = desktop.pad.aid() else { return };
    let context = PanelContext {
        theme: session.theme(),
        words: &room.words.0,
        art: &room.art,
        view: session.view(),
        seats: session.seats(),
        marks: room.marks.of(session.viewer()).unwrap_or(&nothing),
        aid,
        cell: desktop.pad.cell,
        why: desktop.pad.why(),
        told: desktop.pad.told(),
        selected: room.selected.chosen,
        busy: !session.at_rest(),
        narrow: narrow || screen.height() < LOW,
        spots: &room.spots,
    };
    if let Some(seat) = session.curtain() {
        room.prompted.0 = String::from("curtain");
        *room.pointer = BoardPointer::default();
        return curtain::show(ctx, &context, seat, intents);
    }
    room.prompted.0 = prompt::text(&context);
    let mut window = egui::Ui::new(
        ctx.clone(),
        "play".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen),
    );
    let panels = Panels { context: &context, lines: &desktop.lines };
    let board = if narrow {
        panels.phone(&mut window, &mut desktop.tab, intents)
    } else {
        panels.window(&mut window, &mut desktop.tab, intents)
    };
    if let Some(event) = session.showing() {
        banner::show(ctx, &context, event, board.rect);
    }
    let touch = ctx.input(|input| input.any_touches() || input.multi_touch().is_some());
    let zoom = ctx.zoom_factor();
    let rect = Rect::new(board.rect.min.x, board.rect.min.y, board.rect.max.x, board.rect.max.y);
    let rect = BoardRect(Rect { min: rect.min * zoom, max: rect.max * zoom });
    if *room.rect != rect {
        *room.rect = rect;
    }
    let to_world = |at: egui::Pos2| rect.to_world(&context.view.edition.board, Vec2::new(at.x, at.y) * zoom);
    arrows::show(ctx, &context, board.rect, |seat| {
        let suspect = context.view.setup.seats.get(seat.index())?;
        let (_, at) = tokens.iter().find(|(token, _)| token.0 == *suspect)?;
        let at = rect.to_window(&context.view.edition.board, at.translation.truncate()) / zoom;
        Some(egui::pos2(at.x, at.y))
    });
    let pointer = BoardPointer {
        hover: board.hover_pos().filter(|_| !touch).map(to_world),
        clicked: board.clicked_by(PointerButton::Primary).then(|| board.interact_pointer_pos()).flatten().map(to_world),
        finger: touch,
    };
    if *room.pointer != pointer {
        *room.pointer = pointer;
    }
    menu_button(ctx, &context, board.rect, &mut desktop.menu);
    actions::windows(ctx, &context, intents);
    let mut pace = *room.pace;
    let may_give_up = context.view.may_give_up;
    let words = &room.words.0;
    match menu::show(ctx, words, &room.art, &mut desktop.menu, &mut pace, may_give_up, &room.spots) {
        Some(MenuChoice::Rules) => desktop.rules = true,
        Some(MenuChoice::Leave) => intents.push(Intent::Leave),
        Some(MenuChoice::GiveUp) => actions::ask_to_give_up(ctx, &context),
        None => {}
    }
    if pace != *room.pace {
        *room.pace = pace;
    }
    rules_panel::show(ctx, session.theme(), words, &mut desktop.rules, &room.spots);
}

/// The menu's button, in the board's corner; Escape opens it as well, unless it closes a dialog.
fn menu_button(ctx: &egui::Context, context: &PanelContext, board: egui::Rect, open: &mut bool) {
    let area =
        egui::Area::new("menu-button".into()).fixed_pos(board.min + egui::vec2(8.0, 8.0)).order(egui::Order::Middle);
    area.show(ctx, |ui| {
        let response = widgets::icon_button(ui, context.art.icon("gear"), &context.words.say("menu-title"));
        context.spots.mark("menu.open", &response);
        if response.clicked() || !*open && widgets::pressed(ui, egui::Key::Escape) {
            *open = true;
        }
    });
}

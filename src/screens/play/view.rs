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
        menu::{self, MenuChoice, Preferences},
        prompt, rules_panel,
        style::LOW,
        widgets,
    },
};
use candlestick_rules::SeatId;
use candlestick_themes::{Theme, key};

/// Draws it; what a person wants goes into the intents.
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
        banner::show(ctx, &context, event, &session.told_together(), board.rect);
    }
    let place = OnScreen::of(ctx, board.rect);
    room.rect.set_if_neq(place.rect);
    arrows::show(ctx, &context, board.rect, |seat| place.token_of(&context, tokens, seat));
    room.pointer.set_if_neq(place.pointer(ctx, &context, &board));
    menu_button(ctx, &context, board.rect, &mut desktop.menu);
    actions::windows(ctx, &context, intents);
    let mut wanted = Preferences { pace: *room.pace, sound: *room.sound };
    let open = (&mut desktop.menu, &mut desktop.rules);
    over_all(ctx, &context, session.theme(), open, &mut wanted, intents);
    room.pace.set_if_neq(wanted.pace);
    room.sound.set_if_neq(wanted.sound);
}

/// The menu and the rules, which lie over everything.
fn over_all(
    ctx: &egui::Context,
    context: &PanelContext,
    theme: &Theme,
    (menu, rules): (&mut bool, &mut bool),
    wanted: &mut Preferences,
    intents: &mut Vec<Intent>,
) {
    let (words, may_give_up) = (context.words, context.view.may_give_up);
    match menu::show(ctx, words, context.art, menu, wanted, may_give_up, context.spots) {
        Some(MenuChoice::Rules) => *rules = true,
        Some(MenuChoice::Leave) => intents.push(Intent::Leave),
        Some(MenuChoice::GiveUp) => actions::ask_to_give_up(ctx, context),
        None => {}
    }
    rules_panel::show(ctx, theme, words, rules, context.spots);
}

/// Where the board is on the screen: from egui's points to the window's and to the table's world, and back.
struct OnScreen {
    /// In the window's points.
    rect: BoardRect,
    zoom: f32,
}

impl OnScreen {
    /// The board in a rectangle of egui's.
    fn of(ctx: &egui::Context, board: egui::Rect) -> Self {
        let zoom = ctx.zoom_factor();
        let rect = Rect::new(board.min.x, board.min.y, board.max.x, board.max.y);
        Self { rect: BoardRect(Rect { min: rect.min * zoom, max: rect.max * zoom }), zoom }
    }

    /// Where the token of a seat stands.
    fn token_of(&self, context: &PanelContext, tokens: &Tokens, seat: SeatId) -> Option<egui::Pos2> {
        let suspect = context.view.setup.seats.get(seat.index())?;
        let (_, at) = tokens.iter().find(|(token, _)| token.0 == *suspect)?;
        let at = self.rect.to_window(&context.view.edition.board, at.translation.truncate()) / self.zoom;
        Some(egui::pos2(at.x, at.y))
    }

    /// What the pointer does on the board.
    fn pointer(&self, ctx: &egui::Context, context: &PanelContext, board: &egui::Response) -> BoardPointer {
        let finger = ctx.input(|input| input.any_touches() || input.multi_touch().is_some());
        let to_world =
            |at: egui::Pos2| self.rect.to_world(&context.view.edition.board, Vec2::new(at.x, at.y) * self.zoom);
        let clicked = board.clicked_by(PointerButton::Primary).then(|| board.interact_pointer_pos()).flatten();
        BoardPointer {
            hover: board.hover_pos().filter(|_| !finger).map(to_world),
            clicked: clicked.map(to_world),
            finger,
        }
    }
}

/// The menu's button, in the board's corner; Escape opens it as well, unless it closes a dialog.
fn menu_button(ctx: &egui::Context, context: &PanelContext, board: egui::Rect, open: &mut bool) {
    let area =
        egui::Area::new("menu-button".into()).fixed_pos(board.min + egui::vec2(8.0, 8.0)).order(egui::Order::Middle);
    area.show(ctx, |ui| {
        let response = widgets::icon_button(ui, context.art.icon("gear"), &context.words.say(key!("menu-title")));
        context.spots.mark("menu.open", &response);
        if response.clicked() || !*open && widgets::pressed(ui, egui::Key::Escape) {
            *open = true;
        }
    });
}

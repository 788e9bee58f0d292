//! A frame of the play screen: the panels, the board between them, and what lies over both.

use bevy::prelude::*;
use bevy_egui::egui::{self, PointerButton};

use super::{
    lens::{Interest, Lens},
    panels::Panels,
    room::{Room, Tokens},
    state::Desktop,
};
use crate::{
    table::{BoardPointer, BoardRect, Pace, middle},
    ui::{
        Intent, PanelContext, actions, arrows, banner,
        coach::{self, Coach},
        curtain,
        menu::{self, MenuChoice, Preferences},
        prompt, rules_panel,
        style::LOW,
        widgets,
    },
};
use candlestick_game::lesson::Target;
use candlestick_rules::{Place, SeatId};
use candlestick_themes::{Theme, key};

/// Lower than this the board has no room for a second button.
const LOWEST_BOARD: f32 = 120.0;

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
    let resting = room.script.lets_decide(session);
    let coach = room.teaching.coach(&room.words.0).filter(|_| resting);
    if let Some(coach) = &coach
        && room.teaching.leads()
    {
        desktop.lead_to(coach);
    }
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
        coach: coach.as_ref(),
        busy: !resting,
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
    let lens = if narrow { Some(&mut desktop.lens) } else { None };
    let place = OnScreen::of(ctx, &board, &context, lens, || Interest {
        at: interest(&context, coach.as_ref(), tokens),
        turn: context.view.turn_seat,
        glides: (*room.pace != Pace::Off).then(|| ctx.input(|input| input.stable_dt.min(0.1))),
    });
    room.rect.set_if_neq(place.rect);
    arrows::show(ctx, &context, board.rect, |seat| place.token_of(&context, tokens, seat));
    room.pointer.set_if_neq(place.pointer(ctx, &context, &board));
    menu_button(ctx, &context, board.rect, &mut desktop.menu);
    if narrow {
        whole_button(ctx, &context, board.rect, &mut desktop.lens);
    }
    actions::windows(ctx, &context, intents);
    let mut wanted = Preferences { pace: *room.pace, sound: *room.sound };
    let open = (&mut desktop.menu, &mut desktop.rules);
    let dialog = *open.0 || *open.1;
    over_all(ctx, &context, session.theme(), open, &mut wanted, intents);
    room.pace.set_if_neq(wanted.pace);
    room.sound.set_if_neq(wanted.sound);
    if let Some(coach) = coach.as_ref().filter(|_| !dialog) {
        coach::point(ctx, &context, coach, |at| place.of_place(&context, at), intents);
    }
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

/// Where on the board things happen: what a lesson points at, where one has chosen to go, else whose turn it is.
fn interest(context: &PanelContext, coach: Option<&Coach>, tokens: &Tokens) -> Option<Vec2> {
    let board = &context.view.edition.board;
    let pointed = coach.and_then(|coach| if let Target::Place(place) = coach.at { Some(place) } else { None });
    if let Some(place) = pointed.or(context.selected) {
        return Some(middle(board, place));
    }
    let suspect = context.view.setup.seats.get(context.view.turn_seat.index())?;
    tokens.iter().find(|(token, _)| token.0 == *suspect).map(|(_, at)| at.translation.truncate())
}

impl OnScreen {
    /// The board in a rectangle of egui's; through a lens on a phone.
    fn of(
        ctx: &egui::Context,
        board: &egui::Response,
        context: &PanelContext,
        lens: Option<&mut Lens>,
        interest: impl FnOnce() -> Interest,
    ) -> Self {
        let zoom = ctx.zoom_factor();
        let Rect { min, max } = Rect::new(board.rect.min.x, board.rect.min.y, board.rect.max.x, board.rect.max.y);
        let whole = BoardRect::whole(Rect { min: min * zoom, max: max * zoom });
        let Some(lens) = lens else { return Self { rect: whole, zoom } };
        let cells = &context.view.edition.board;
        let (rect, moves) = lens.look(whole, cells, &interest());
        lens.handle(ctx, board, (rect, context.selected.is_some()), cells);
        if moves {
            ctx.request_repaint();
        }
        Self { rect, zoom }
    }

    /// Where the token of a seat stands.
    fn token_of(&self, context: &PanelContext, tokens: &Tokens, seat: SeatId) -> Option<egui::Pos2> {
        let suspect = context.view.setup.seats.get(seat.index())?;
        let (_, at) = tokens.iter().find(|(token, _)| token.0 == *suspect)?;
        let at = self.rect.to_window(&context.view.edition.board, at.translation.truncate()) / self.zoom;
        Some(egui::pos2(at.x, at.y))
    }

    /// Where a place of the board is, if it is in sight.
    fn of_place(&self, context: &PanelContext, at: Place) -> Option<egui::Rect> {
        let Rect { min, max } = self.rect.of_place(&context.view.edition.board, at)?;
        let [min, max] = [min, max].map(|at| egui::pos2(at.x, at.y) / self.zoom);
        Some(egui::Rect::from_min_max(min, max))
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

/// On a phone: the whole house, or as wide as the screen again.
fn whole_button(ctx: &egui::Context, context: &PanelContext, board: egui::Rect, lens: &mut Lens) {
    if board.height() < LOWEST_BOARD {
        return;
    }
    let corner = egui::pos2(board.right() - 8.0, board.top() + 8.0);
    let area = egui::Area::new("whole-button".into())
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(corner)
        .order(egui::Order::Middle);
    area.show(ctx, |ui| {
        let (icon, key) = if lens.whole { ("magnifier", key!("board-near")) } else { ("home", key!("board-whole")) };
        let response = widgets::icon_button(ui, context.art.icon(icon), &context.words.say(key));
        context.spots.mark("board.whole", &response);
        if response.clicked() {
            lens.turn_over();
        }
    });
}

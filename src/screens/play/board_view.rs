//! The board between the panels of a frame: where it is looked at, what is painted over it, and what is pressed on it.

use bevy::prelude::*;
use bevy_egui::egui;

use super::{
    edges,
    latest_lines::LatestLines,
    lens::{Interest, Lens},
    on_screen::OnScreen,
    panels::PlayLayout,
    play_context::{BoardPieces, Tokens},
    reach::FingerReach,
    read_board,
};
use crate::{
    table::{BoardPointer, LONGEST_FRAME, Selected, middle},
    ui::{
        Intent, LogLine, PanelContext, arrows,
        board_marks::{self, BoardMarks},
        board_names,
        style::{FINGER, fingers},
    },
};
use candlestick_game::lesson::LessonTarget;
use candlestick_painter::{Fonts, name_sizes};
use candlestick_rules::Place;

/// The board of a frame.
pub(super) struct BoardView<'a, 'w, 's> {
    pub ctx: &'a egui::Context,
    pub context: &'a PanelContext<'a>,
    pieces: &'a BoardPieces<'w, 's>,
    /// What of it can be pressed.
    pub response: &'a egui::Response,
    pub place: OnScreen,
}

impl<'a, 'w, 's> BoardView<'a, 'w, 's> {
    /// The board where the panels leave it, seen through the lens, which `moves` or jumps.
    pub fn of(
        ctx: &'a egui::Context,
        context: &'a PanelContext<'a>,
        pieces: &'a BoardPieces<'w, 's>,
        ground: &'a PlayLayout,
        lens: &mut Lens,
        moves: bool,
    ) -> Self {
        let place = OnScreen::of(ctx, ground, context, lens, || Interest {
            follows: context.narrow,
            at: interest(context, &pieces.tokens),
            reach: to_choose(ctx, context),
            chosen: pointed(context).map(|place| middle(&context.view.edition.board, place)),
            turn: context.view.turn_seat,
            glides: moves.then(|| ctx.input(|input| input.stable_dt.min(LONGEST_FRAME.as_secs_f32()))),
        });
        Self { ctx, context, pieces, response: &ground.board, place }
    }
}

impl BoardView<'_, '_, '_> {
    /// Paints the rooms' names, the end of the way that is shown, what is planned and could be, and who showed whom a card.
    /// `ahead` says whether one looks ahead to the next turn; the sizes of the names are kept from frame to frame.
    pub fn paint(&self, sizes: &mut Option<Vec<f32>>, selected: &Selected, ahead: bool) {
        let (ctx, context, place) = (self.ctx, self.context, &self.place);
        let sizes = sizes.get_or_insert_with(|| name_sizes(context.theme, &Fonts::embedded()));
        let (cell, rect) = (place.cell(&context.view.edition.board), self.response.rect);
        let names = board_names::show(ctx, context, rect, (sizes, cell), |area| place.of_area(context, area));
        let marked = BoardMarks { way: selected.shown(), planned: context.planned, aimed: selected.aimed, ahead };
        let (at, within) = (|at| place.of_place(context, at), |area| place.of_area(context, area));
        board_marks::show(ctx, context, rect, marked, &names, at, within);
        arrows::show(ctx, context, rect, |seat| place.token_of(context, &self.pieces.tokens, seat));
    }

    /// Whether a press is held on it that looks at nothing.
    pub fn is_held(&self) -> bool {
        self.response.is_pointer_button_down_on() && !self.place.is_looked_at(self.ctx, self.context, self.pieces)
    }

    /// What the pointer does on it; a press that is `spent` decides nothing.
    pub fn pointer(&self, spent: bool) -> BoardPointer {
        let pressed = self.place.pointer(self.ctx, self.context, self.response);
        BoardPointer { clicked: pressed.clicked.filter(|_| !spent), ..pressed }
    }

    /// Offers what is under the pointer to be looked at.
    pub fn offer(&self) {
        self.place.offer(self.ctx, self.context, self.response, self.pieces);
    }

    /// Adds it to what screen readers get of the window; `plans` says whether one may plan where to go next.
    pub fn read(
        &self,
        window: &egui::Ui,
        told: (&mut LatestLines, &[LogLine]),
        plans: bool,
        intents: &mut Vec<Intent>,
    ) {
        let plans = plans && (self.context.busy || self.context.view.actor != Some(self.context.view.me));
        read_board::show(window, (self.context, plans), told, |at| self.place.of_place(self.context, at), intents);
    }

    /// Shows at the edges of what is seen of it where there is more to be chosen.
    pub fn lead_beyond(&self, stage: egui::Rect, lens: &mut Lens) {
        let open = stage.intersect(self.response.rect);
        edges::show(self.ctx, self.context, open, lens, |at| self.place.of_place(self.context, at));
    }
}

/// Where on the board things happen: what a lesson points at, where one has chosen to go, else whose turn it is.
fn interest(context: &PanelContext, tokens: &Tokens) -> Option<Vec2> {
    if let Some(place) = pointed(context) {
        return Some(middle(&context.view.edition.board, place));
    }
    let suspect = context.view.setup.seats.get(context.view.turn_seat.index())?;
    tokens.iter().find(|(token, _)| token.0 == *suspect).map(|(_, at)| at.translation.truncate())
}

/// What a lesson points at, or where one has chosen to go.
fn pointed(context: &PanelContext) -> Option<Place> {
    let target = context.coach.map(|coach| coach.at);
    let pointed = target.and_then(|at| if let LessonTarget::Place(place) = at { Some(place) } else { None });
    pointed.or(context.selected)
}

/// Where the person is to go, where fingers choose.
fn to_choose(ctx: &egui::Context, context: &PanelContext) -> Option<FingerReach> {
    let mine = fingers(ctx, context.narrow) && !context.busy && context.view.actor == Some(context.view.me);
    mine.then(|| FingerReach::of(context.view, FINGER * ctx.zoom_factor())).flatten()
}

//! What of the board is seen: on a phone as wide as the screen, and where things happen; by hand as near as one likes.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::table::BoardRect;
use candlestick_rules::{Board, SeatId};

/// How much of the way to where it is to look it goes in a second, as an exponent.
const HASTE: f32 = 7.0;
/// Nearer than this it is there, in world units.
const THERE: f32 = 0.5;
/// The most that the board is enlarged by hand, beyond as wide as the screen.
const NEAREST: f32 = 4.0;
/// What a double tap enlarges to.
const NEAR: f32 = 2.0;
/// How much a point of the wheel enlarges, as an exponent.
const WHEEL: f32 = 0.0025;

/// What of the board is looked at, from frame to frame.
#[derive(Debug, Default)]
pub(super) struct Lens {
    /// Set by hand: how much nearer than as wide as the screen, and the world position looked at.
    by_hand: Option<(f32, Vec2)>,
    /// Whether the whole house is to be seen, however small.
    pub whole: bool,
    /// Whether it goes where things happen.
    follows: bool,
    /// Whose turn it was when it was set by hand.
    turn: Option<SeatId>,
    /// Where it looks now.
    at: Option<Vec2>,
}

/// What it is to look at.
pub(super) struct Interest {
    /// The world position where things happen.
    pub at: Option<Vec2>,
    /// Whether it goes there, as on a phone; else the whole board fits until it is moved by hand.
    pub follows: bool,
    /// Whose turn it is.
    pub turn: SeatId,
    /// Whether it glides there, in seconds since the last frame; it jumps without.
    pub glides: Option<f32>,
}

impl Lens {
    /// What of the board is seen in its rectangle, and whether it is still on its way.
    pub(super) fn look(&mut self, whole: BoardRect, board: &Board, interest: &Interest) -> (BoardRect, bool) {
        self.follows = interest.follows;
        if self.turn.replace(interest.turn) != Some(interest.turn) && self.follows {
            self.by_hand = None;
        }
        if self.whole || !self.follows && self.by_hand.is_none() {
            self.at = None;
            return (whole, false);
        }
        let wide = self.least(whole, board);
        let (near, wanted) = self.by_hand.unwrap_or((1.0, interest.at.or(self.at).unwrap_or_default()));
        let looks = whole.looking_at(board, wide * near, wanted);
        let from = self.at.unwrap_or(looks.at);
        let glides = interest.glides.filter(|_| self.by_hand.is_none() && from.distance(looks.at) > THERE);
        let now = glides.map_or(looks.at, |time| from.lerp(looks.at, 1.0 - (-HASTE * time).exp()));
        self.at = Some(now);
        (BoardRect { at: now, ..looks }, glides.is_some())
    }

    /// Takes what fingers do on the board: drag it, spread it, tap it twice where that does not mean to go there.
    pub(super) fn handle(
        &mut self,
        ctx: &egui::Context,
        board: &egui::Response,
        (shown, chosen): (BoardRect, bool),
        cells: &Board,
    ) {
        let wide = self.least(BoardRect::whole(shown.rect), cells);
        let near = shown.zoom / wide;
        let scale = shown.scale(cells);
        let wheel = ctx.input(|input| input.smooth_scroll_delta.y);
        if let Some(at) = board.hover_pos().filter(|_| wheel != 0.0) {
            let nearer = (near * (wheel * WHEEL).exp()).clamp(1.0, NEAREST);
            let at = shown.to_world(cells, Vec2::new(at.x, at.y) * ctx.zoom_factor());
            return self.set(nearer, towards(shown.at, at, nearer / near));
        }
        let spread =
            ctx.input(|input| input.multi_touch().map(|touch| touch.zoom_delta)).filter(|_| board.contains_pointer());
        let drag = board.drag_delta();
        if drag != egui::Vec2::ZERO || spread.is_some_and(|spread| (spread - 1.0).abs() > 1e-4) {
            let at = shown.at + Vec2::new(-drag.x, drag.y) * scale;
            self.set((near * spread.unwrap_or(1.0)).clamp(1.0, NEAREST), at);
        }
        // With a mouse the first of two clicks may have gone there already.
        if self.follows
            && board.double_clicked()
            && !chosen
            && let Some(at) = board.interact_pointer_pos()
        {
            let at = shown.to_world(cells, Vec2::new(at.x, at.y));
            if near > 1.2 { self.by_hand = None } else { self.set(NEAR, at) }
        }
    }

    /// To the whole house, or back to as wide as the screen.
    pub(super) const fn turn_over(&mut self) {
        (self.whole, self.by_hand) = (self.follows && !self.whole, None);
    }

    /// Whether the board is moved by hand where it would fit.
    pub(super) const fn is_moved(&self) -> bool {
        !self.follows && self.by_hand.is_some()
    }

    /// The least zoom by hand.
    fn least(&self, whole: BoardRect, board: &Board) -> f32 {
        if self.follows { whole.zoom_to_width(board) } else { 1.0 }
    }

    fn set(&mut self, near: f32, at: Vec2) {
        let fits = !self.follows && near <= 1.0;
        (self.whole, self.by_hand) = (false, Some((near, at)).filter(|_| !fits));
    }
}

/// Where to look so that a point stays where it is while everything becomes so many times larger.
fn towards(at: Vec2, point: Vec2, times: f32) -> Vec2 {
    point + (at - point) / times
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::builtin;

    fn board() -> Board {
        builtin("classic-2016").expect("built in").edition.board.clone()
    }

    fn phone() -> BoardRect {
        BoardRect::whole(Rect::new(0.0, 82.0, 360.0, 360.0))
    }

    const fn top(turn: u8, glides: Option<f32>) -> Interest {
        Interest { follows: true, at: Some(Vec2::new(0.0, 9e3)), turn: SeatId(turn), glides }
    }

    #[test]
    fn it_goes_where_things_happen_and_jumps_without_motion() {
        let (board, mut lens, mut still) = (board(), Lens::default(), Lens::default());
        let rest = Interest { at: Some(Vec2::ZERO), ..top(0, None) };
        for lens in [&mut lens, &mut still] {
            assert_eq!(lens.look(phone(), &board, &rest).0.at, Vec2::ZERO);
        }
        let (first, moving) = lens.look(phone(), &board, &top(0, Some(0.05)));
        let (jumped, still) = still.look(phone(), &board, &top(0, None));
        assert!(moving && !still && first.at.y > 0.0 && first.at.y < jumped.at.y);
        for _ in 0..200 {
            lens.look(phone(), &board, &top(0, Some(0.05)));
        }
        let (there, moving) = lens.look(phone(), &board, &top(0, Some(0.05)));
        assert!(!moving && there.at.distance(jumped.at) < 1.0);
    }

    #[test]
    fn a_wheel_enlarges_about_the_pointer_and_in_a_window_the_board_fits_until_then() {
        let (board, mut lens) = (board(), Lens::default());
        let window = |turn| Interest { follows: false, ..top(turn, None) };
        assert_eq!(lens.look(phone(), &board, &window(0)).0, phone());
        let pointer = Vec2::new(100.0, 300.0);
        let under = phone().to_world(&board, pointer);
        lens.set(2.0, towards(Vec2::ZERO, under, 2.0));
        let (near, _) = lens.look(phone(), &board, &window(0));
        assert!((near.zoom - 2.0).abs() < 1e-4 && lens.is_moved());
        assert!(near.to_window(&board, under).distance(pointer) < 0.5, "{near:?}");
        assert_eq!(lens.look(phone(), &board, &window(1)).0, near, "another turn changes nothing");
        lens.set(1.0, under);
        assert_eq!(lens.look(phone(), &board, &window(1)).0, phone());
        assert!(!lens.is_moved());
    }

    #[test]
    fn what_was_set_by_hand_holds_until_the_turn_passes() {
        let (board, mut lens) = (board(), Lens::default());
        lens.look(phone(), &board, &top(0, None));
        lens.set(2.0, Vec2::new(0.0, -50.0));
        let (held, _) = lens.look(phone(), &board, &top(0, None));
        assert!((held.at.y + 50.0).abs() < 0.1, "{held:?}");
        lens.turn_over();
        assert_eq!(lens.look(phone(), &board, &top(0, None)).0, phone());
        lens.turn_over();
        assert!(lens.look(phone(), &board, &top(0, None)).0.zoom < held.zoom);
        lens.set(2.0, Vec2::new(0.0, -50.0));
        let (passed, _) = lens.look(phone(), &board, &top(1, None));
        assert!(passed.at.y > 0.0 && passed.zoom < held.zoom);
    }
}

//! Chooses what of the board is seen: on a phone as wide as the screen, and where things happen; where a finger is to
//! choose a place, near enough for it; by hand as near as one likes.

use bevy::prelude::*;
use bevy_egui::egui;

use super::reach::{FingerReach, into_sight};
use crate::table::BoardRect;
use candlestick_rules::{Board, SeatId};

/// How much of the way to where it is to look it goes in a second, as an exponent.
const HASTE: f32 = 7.0;
/// Nearer than this it is there, in world units.
const THERE: f32 = 0.5;
/// The same for how much is enlarged, as an exponent.
const ALIKE: f32 = 0.002;
/// The most that the board is enlarged by hand, beyond as wide as the screen.
const NEAREST: f32 = 4.0;
/// What a double tap enlarges to.
const NEAR: f32 = 2.0;
/// How much a point of the wheel enlarges, as an exponent.
const WHEEL: f32 = 0.0025;

/// What of the board is looked at, from frame to frame.
#[derive(Debug, Default)]
pub(super) struct Lens {
    by_hand: Option<SetByHand>,
    /// Whether the whole house is to be seen, however small.
    pub whole: bool,
    /// Whether it goes where things happen.
    follows: bool,
    /// Whose turn it was when it was set by hand.
    turn: Option<SeatId>,
    /// Where one can go, while a finger is to choose.
    reach: Option<FingerReach>,
    /// Whether the whole house was to be seen before that.
    kept: bool,
    /// What was chosen in the frame before.
    chosen: Option<Vec2>,
    /// What it shows now.
    now: Option<BoardRect>,
}

/// What was set by hand.
#[derive(Debug, Clone, Copy, PartialEq)]
struct SetByHand {
    /// How much nearer than as wide as the screen.
    near: f32,
    /// The world position looked at.
    at: Vec2,
    /// Whether a finger moves the board itself, so that it does not glide.
    drags: bool,
}

/// What it is to look at.
pub(super) struct Interest {
    /// The world position where things happen.
    pub at: Option<Vec2>,
    /// Whether it goes there, as on a phone; else the whole board fits until it is moved by hand.
    pub follows: bool,
    /// Where one can go, if a finger is to choose.
    pub reach: Option<FingerReach>,
    /// The place that is chosen or pointed at: it comes into sight.
    pub chosen: Option<Vec2>,
    /// Whose turn it is.
    pub turn: SeatId,
    /// Whether it glides there, in seconds since the last frame; it jumps without.
    pub glides: Option<f32>,
}

impl Lens {
    /// What of the board is seen in its rectangle, and whether it is still on its way.
    pub(super) fn look(&mut self, whole: BoardRect, board: &Board, interest: Interest) -> (BoardRect, bool) {
        self.follows = interest.follows;
        if self.turn.replace(interest.turn) != Some(interest.turn) && self.follows {
            self.by_hand = None;
        }
        self.take(interest.reach);
        let aim = self.aim(whole, board, interest.at, interest.chosen);
        let from = self.now.filter(|now| now.rect == whole.rect);
        let drags = self.by_hand.is_some_and(|hand| hand.drags);
        let glide = from.zip(interest.glides).filter(|(from, _)| !drags && is_far(from, &aim));
        let now = glide.map_or(aim, |(from, time)| {
            let part = 1.0 - (-HASTE * time).exp();
            let zoom = from.zoom * (aim.zoom / from.zoom).powf(part);
            whole.looking_at(board, zoom, from.at.lerp(aim.at, part))
        });
        self.now = Some(now);
        (now, glide.is_some())
    }

    /// Another choice is looked at anew; when there is none any more, things are as they were before.
    fn take(&mut self, reach: Option<FingerReach>) {
        if self.reach == reach {
            return;
        }
        self.by_hand = None;
        self.kept = if self.reach.is_none() { self.whole } else { self.kept };
        self.whole = reach.is_none() && self.kept;
        self.reach = reach;
    }

    /// Where it is to look in the end.
    fn aim(&mut self, whole: BoardRect, board: &Board, at: Option<Vec2>, chosen: Option<Vec2>) -> BoardRect {
        let least = self.least(whole, board);
        let newly = (self.chosen != chosen).then_some(chosen).flatten();
        self.chosen = chosen;
        if self.whole {
            return whole;
        }
        if let Some(hand) = &mut self.by_hand {
            let looks = whole.looking_at(board, least * hand.near, hand.at);
            // What is stepped to is seen, also where the board was dragged elsewhere.
            hand.at = newly.map_or(hand.at, |point| into_sight(looks.at, point, looks.half(board)));
            return whole.looking_at(board, looks.zoom, hand.at);
        }
        if let Some(reach) = &self.reach {
            let zoom = reach.zoom(whole, board, least);
            let looks = whole.looking_at(board, zoom, reach.middle(whole, board, zoom));
            let at = chosen.map_or(looks.at, |point| into_sight(looks.at, point, looks.half(board)));
            return whole.looking_at(board, zoom, at);
        }
        if !self.follows {
            return whole;
        }
        whole.looking_at(board, least, at.or_else(|| Some(self.now?.at)).unwrap_or_default())
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
        let most = NEAREST.max(near);
        // Points of the panels are larger than the window's where the panels are enlarged.
        let points = ctx.zoom_factor();
        let scale = shown.scale(cells) * points;
        let wheel = ctx.input(|input| input.smooth_scroll_delta.y);
        if let Some(at) = board.hover_pos().filter(|_| wheel != 0.0) {
            let nearer = (near * (wheel * WHEEL).exp()).clamp(1.0, most);
            let at = shown.to_world(cells, Vec2::new(at.x, at.y) * points);
            return self.set(nearer, towards(shown.at, at, nearer / near));
        }
        // Of several fingers the first one drags as well, which is not what they do together.
        let fingers = ctx.input(egui::InputState::multi_touch).filter(|_| board.contains_pointer());
        let drag = fingers.map_or_else(|| board.drag_delta(), |touch| touch.translation_delta);
        let spread = fingers.map_or(1.0, |touch| touch.zoom_delta);
        if drag != egui::Vec2::ZERO || (spread - 1.0).abs() > 1e-4 {
            let nearer = (near * spread).clamp(1.0, most);
            // What lay between the fingers stays there.
            let held = fingers.map(|touch| touch.center_pos - drag);
            let held = held.map_or(shown.at, |at| shown.to_world(cells, Vec2::new(at.x, at.y) * points));
            let moved = Vec2::new(-drag.x, drag.y) * scale * (near / nearer);
            self.set(nearer, towards(shown.at, held, nearer / near) + moved);
        }
        // With a mouse the first of two clicks may have gone there already.
        if self.follows
            && board.double_clicked()
            && !chosen
            && let Some(at) = board.interact_pointer_pos()
        {
            let at = shown.to_world(cells, Vec2::new(at.x, at.y) * points);
            if near > 1.2 { self.by_hand = None } else { self.set(NEAR, at) }
        }
    }

    /// To the whole house, or back to as wide as the screen or to where one can go.
    pub(super) const fn turn_over(&mut self) {
        (self.whole, self.by_hand) = ((self.follows || self.reach.is_some()) && !self.whole, None);
    }

    /// Brings a place into sight, no nearer than now.
    pub(super) fn bring(&mut self, board: &Board, at: Vec2) {
        let Some(now) = self.now else { return };
        let near = now.zoom / self.least(BoardRect::whole(now.rect), board);
        self.set(near, into_sight(now.at, at, now.half(board)));
        if let Some(hand) = &mut self.by_hand {
            hand.drags = false;
        }
    }

    /// The nearest place to be chosen that is out of sight to the left, to the right, above and below.
    pub(super) fn beyond(&self, board: &Board) -> [Option<Vec2>; 4] {
        self.now.zip(self.reach.as_ref()).map_or([None; 4], |(now, reach)| reach.beyond(now, board))
    }

    /// Whether a finger is to choose a place.
    pub(super) const fn is_for_choosing(&self) -> bool {
        self.reach.is_some()
    }

    /// Whether there can be more of the board than is seen: it goes where things happen, or was moved by hand or to choose.
    pub(super) const fn is_moved(&self) -> bool {
        self.follows || self.by_hand.is_some() || self.reach.is_some()
    }

    /// Whether it shows something else than it would by itself.
    pub(super) const fn is_turned(&self) -> bool {
        self.whole || self.by_hand.is_some()
    }

    /// The least zoom by hand.
    fn least(&self, whole: BoardRect, board: &Board) -> f32 {
        if self.follows { whole.zoom_to_width(board) } else { 1.0 }
    }

    fn set(&mut self, near: f32, at: Vec2) {
        let fits = !self.follows && near <= 1.0;
        self.whole = fits && self.reach.is_some();
        self.by_hand = (!fits).then_some(SetByHand { near, at, drags: true });
    }
}

fn is_far(from: &BoardRect, to: &BoardRect) -> bool {
    from.at.distance(to.at) > THERE || (to.zoom / from.zoom).ln().abs() > ALIKE
}

/// Where to look so that a point stays where it is while everything becomes so many times larger.
fn towards(at: Vec2, point: Vec2, times: f32) -> Vec2 {
    point + (at - point) / times
}

#[cfg(test)]
mod gestures;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::CELL;
    use candlestick_game::{Level, testing::opened};
    use candlestick_themes::builtin;

    pub(super) fn board() -> Board {
        builtin("classic-2016").expect("built in").edition.board.clone()
    }

    pub(super) fn phone() -> BoardRect {
        BoardRect::whole(Rect::new(0.0, 82.0, 360.0, 360.0))
    }

    const fn top(turn: u8, glides: Option<f32>) -> Interest {
        let at = Some(Vec2::new(0.0, 9e3));
        Interest { follows: true, at, reach: None, chosen: None, turn: SeatId(turn), glides }
    }

    /// A finger is to choose where to go after the dice, in a case of two.
    fn choosing(turn: u8) -> Interest {
        let mut case = opened("classic-2016", 3, Level::Novice, 7);
        loop {
            let (seat, action) = case.bot_action().expect("somebody rolls");
            let view = case.game().view(seat);
            if let Some(reach) = FingerReach::of(&view, FINGER) {
                return Interest { reach: Some(reach), ..top(turn, None) };
            }
            case.apply(seat, action).expect("a bot's decision is legal");
        }
    }

    const FINGER: f32 = 44.0;

    #[test]
    fn it_goes_where_things_happen_and_jumps_without_motion() {
        let (board, mut lens, mut still) = (board(), Lens::default(), Lens::default());
        let rest = || Interest { at: Some(Vec2::ZERO), ..top(0, None) };
        for lens in [&mut lens, &mut still] {
            assert_eq!(lens.look(phone(), &board, rest()).0.at, Vec2::ZERO);
        }
        let (first, moving) = lens.look(phone(), &board, top(0, Some(0.05)));
        let (jumped, still) = still.look(phone(), &board, top(0, None));
        assert!(moving && !still && first.at.y > 0.0 && first.at.y < jumped.at.y);
        for _ in 0..200 {
            lens.look(phone(), &board, top(0, Some(0.05)));
        }
        let (there, moving) = lens.look(phone(), &board, top(0, Some(0.05)));
        assert!(!moving && there.at.distance(jumped.at) < 1.0);
    }

    #[test]
    fn a_wheel_enlarges_about_the_pointer_and_in_a_window_the_board_fits_until_then() {
        let (board, mut lens) = (board(), Lens::default());
        let window = |turn| Interest { follows: false, ..top(turn, None) };
        assert_eq!(lens.look(phone(), &board, window(0)).0, phone());
        let pointer = Vec2::new(100.0, 300.0);
        let under = phone().to_world(&board, pointer);
        lens.set(2.0, towards(Vec2::ZERO, under, 2.0));
        let (near, _) = lens.look(phone(), &board, window(0));
        assert!((near.zoom - 2.0).abs() < 1e-4 && lens.is_moved());
        assert!(near.to_window(&board, under).distance(pointer) < 0.5, "{near:?}");
        assert_eq!(lens.look(phone(), &board, window(1)).0, near, "another turn changes nothing");
        lens.set(1.0, under);
        assert_eq!(lens.look(phone(), &board, window(1)).0, phone());
        assert!(!lens.is_moved());
    }

    #[test]
    fn what_was_set_by_hand_holds_until_the_turn_passes() {
        let (board, mut lens) = (board(), Lens::default());
        lens.look(phone(), &board, top(0, None));
        lens.set(2.0, Vec2::new(0.0, -50.0));
        let (held, _) = lens.look(phone(), &board, top(0, None));
        assert!((held.at.y + 50.0).abs() < 0.1, "{held:?}");
        lens.turn_over();
        assert_eq!(lens.look(phone(), &board, top(0, None)).0, phone());
        lens.turn_over();
        assert!(lens.look(phone(), &board, top(0, None)).0.zoom < held.zoom);
        lens.set(2.0, Vec2::new(0.0, -50.0));
        let (passed, _) = lens.look(phone(), &board, top(1, None));
        assert!(passed.at.y > 0.0 && passed.zoom < held.zoom);
    }

    #[test]
    fn it_comes_near_enough_for_a_finger_while_one_chooses_and_goes_back_afterwards() {
        let (board, mut lens) = (board(), Lens::default());
        let before = lens.look(phone(), &board, top(0, None)).0;
        let near = lens.look(phone(), &board, choosing(0)).0;
        assert!(CELL / near.scale(&board) >= FINGER - 0.1);
        assert!(CELL / before.scale(&board) < FINGER / 2.0);
        assert_eq!(lens.look(phone(), &board, top(0, None)).0, before);
    }

    #[test]
    fn with_motion_it_comes_near_little_by_little() {
        let (board, mut lens) = (board(), Lens::default());
        let before = lens.look(phone(), &board, top(0, None)).0;
        let glides = || Interest { glides: Some(0.05), ..choosing(0) };
        let (first, moving) = lens.look(phone(), &board, glides());
        let there = Lens::default().look(phone(), &board, choosing(0)).0;
        assert!(moving && first.zoom > before.zoom && first.zoom < there.zoom);
        let end = (0..200).find_map(|_| Some(lens.look(phone(), &board, glides())).filter(|(_, moves)| !moves));
        assert_eq!(end.map(|(rect, _)| rect), Some(there));
    }

    #[test]
    fn what_a_hand_does_while_one_chooses_holds_until_it_is_decided() {
        let (board, mut lens) = (board(), Lens::default());
        let before = lens.look(phone(), &board, top(0, None)).0;
        lens.look(phone(), &board, choosing(0));
        lens.set(1.0, Vec2::ZERO);
        let held = lens.look(phone(), &board, choosing(0)).0;
        assert_eq!((held.zoom, held.at), (before.zoom, Vec2::ZERO));
        lens.turn_over();
        assert_eq!(lens.look(phone(), &board, choosing(0)).0, phone(), "the whole house");
        assert_eq!(lens.look(phone(), &board, top(0, None)).0, before);
    }

    #[test]
    fn the_whole_house_gives_way_to_a_choice_and_is_there_again_after_it() {
        let (board, mut lens) = (board(), Lens::default());
        lens.look(phone(), &board, top(0, None));
        lens.turn_over();
        assert!(lens.look(phone(), &board, choosing(0)).0.zoom > 1.0);
        assert_eq!(lens.look(phone(), &board, top(0, None)).0, phone());
    }

    #[test]
    fn a_place_that_is_stepped_to_comes_into_sight_also_where_the_board_was_dragged_away() {
        let (board, mut lens) = (board(), Lens::default());
        let corner = Vec2::new(-400.0, 400.0);
        let there = |lens: &mut Lens| {
            let looks = lens.look(phone(), &board, Interest { chosen: Some(corner), ..choosing(0) }).0;
            looks.rect.contains(looks.to_window(&board, corner))
        };
        assert!(there(&mut lens));
        let mut lens = Lens::default();
        lens.look(phone(), &board, choosing(0));
        lens.set(2.0, Vec2::new(400.0, -400.0));
        assert!(there(&mut lens));
    }

    #[test]
    fn on_a_tablet_it_comes_near_as_well_and_the_whole_board_is_one_press_away() {
        let (board, mut lens) = (board(), Lens::default());
        let wide = || Interest { follows: false, ..choosing(0) };
        assert!(lens.look(phone(), &board, wide()).0.zoom > 1.0 && lens.is_moved());
        lens.turn_over();
        assert_eq!(lens.look(phone(), &board, wide()).0, phone());
        lens.turn_over();
        assert!(lens.look(phone(), &board, wide()).0.zoom > 1.0);
        assert_eq!(lens.look(phone(), &board, Interest { follows: false, ..top(0, None) }).0, phone());
        assert!(!lens.is_moved());
    }
}

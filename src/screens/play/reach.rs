//! Works out how near the board is to be for a finger to choose a place: the rule, without a screen.

use bevy::prelude::*;

use crate::{
    session::{places, ways},
    table::{BoardRect, CELL, middle, tappable},
};
use candlestick_rules::{Action, Board, View};

/// What stands nearer to the edge than this is not well in sight, in world units: arrows may lie there.
const EDGE: f32 = CELL * 1.3;
/// How far from the picture's edge a place has to be to count as seen: a square at the house's wall is not much further.
const SEEN: f32 = CELL * 0.5;

/// Where one can go, as a finger wants it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct FingerReach {
    /// Where the own token stands, in world units.
    token: Vec2,
    /// What can be tapped, in world units.
    targets: Vec<Rect>,
    /// Whether there are squares among them, not rooms alone.
    squares: bool,
    /// What a finger needs, in the window's pixels.
    finger: f32,
}

impl FingerReach {
    /// Where one is to go now, if a place of the board is to be chosen; a passage beside the dice is no such choice.
    pub(super) fn of(view: &View, finger: f32) -> Option<Self> {
        let walks = |action| {
            matches!(
                action,
                Action::Go(_) | Action::Via(_) | Action::Detour { .. } | Action::ChooseToken(_) | Action::Jump(_)
            )
        };
        let places = places(view);
        if places.is_empty() || !ways(view).iter().any(|way| walks(way.action)) {
            return None;
        }
        let board = &view.edition.board;
        Some(Self {
            token: middle(board, view.my_place()),
            targets: places.iter().map(|place| tappable(board, *place)).collect(),
            squares: places.iter().any(|place| place.room().is_none()),
            finger,
        })
    }

    /// The zoom: a square is as large as a finger needs it. Where there are rooms alone, all of them fit if they can,
    /// no smaller than a finger needs them.
    pub(super) fn zoom(&self, whole: BoardRect, board: &Board, least: f32) -> f32 {
        let pixels = 1.0 / whole.scale(board);
        let square = (self.finger / (CELL * pixels)).max(least);
        if self.squares {
            return square;
        }
        let smallest = self.targets.iter().map(|target| target.size().min_element()).fold(f32::INFINITY, f32::min);
        let enough = (self.finger / (smallest * pixels)).max(least);
        let fits = (whole.rect.size() / (self.all().size() * pixels)).min_element();
        fits.clamp(enough, square.max(enough))
    }

    /// Where to look: from where most of it is in sight and the own token as well, as near to the token as can be.
    pub(super) fn middle(&self, whole: BoardRect, board: &Board, zoom: f32) -> Vec2 {
        let half = BoardRect { zoom, ..whole }.half(board);
        let look = |at: Vec2| whole.looking_at(board, zoom, into_sight(at, self.token, half)).at;
        let seen = |at: Vec2| self.targets.iter().filter(|target| is_in_sight(at, target.center(), half)).count();
        let aims = [self.token, self.all().center()].into_iter().chain(self.targets.iter().map(Rect::center));
        let looks = aims.map(look).map(|at| (seen(at), at.distance(self.token), at));
        let better = |a: &(usize, f32, Vec2), b: &(usize, f32, Vec2)| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1));
        looks.max_by(better).map_or(self.token, |(.., at)| at)
    }

    /// The nearest place that is out of sight to the left, to the right, above and below.
    pub(super) fn beyond(&self, shown: BoardRect, board: &Board) -> [Option<Vec2>; 4] {
        let half = shown.half(board);
        let mut found: [Option<(f32, Vec2)>; 4] = [None; 4];
        for at in self.targets.iter().map(Rect::center) {
            let off = (at - shown.at) / half;
            let far = off.abs().max_element();
            let side = match (off.x.abs() > off.y.abs(), off.x > 0.0, off.y > 0.0) {
                (true, false, _) => 0,
                (true, true, _) => 1,
                (false, _, true) => 2,
                (false, _, false) => 3,
            };
            if far > 1.0 && found[side].is_none_or(|(other, _)| far < other) {
                found[side] = Some((far, at));
            }
        }
        found.map(|found| found.map(|(_, at)| at))
    }

    /// The rectangle round all of it and the own token, with a little air.
    fn all(&self) -> Rect {
        let token = Rect::from_center_size(self.token, Vec2::splat(CELL));
        self.targets.iter().fold(token, |all, target| all.union(*target)).inflate(CELL / 4.0)
    }
}

/// Where to look instead of at a position, so that a point is well in sight.
pub(super) fn into_sight(at: Vec2, point: Vec2, half: Vec2) -> Vec2 {
    let most = (half - EDGE).max(Vec2::ZERO);
    at.clamp(point - most, point + most)
}

fn is_in_sight(at: Vec2, point: Vec2, half: Vec2) -> bool {
    let off = (point - at).abs();
    // At the picture's very edge a place is only half there.
    off.cmple((half - SEEN + 0.1).max(Vec2::ZERO)).all()
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::{Phase, Place};
    use candlestick_themes::builtin_ids;

    /// What a finger needs on a screen with one pixel for each point.
    const FINGER: f32 = 44.0;

    /// Boards of phones and tablets, upright and on their sides: the rectangles that the panels leave.
    const SCREENS: [(f32, f32); 8] = [
        (390.0, 377.0),
        (360.0, 262.0),
        (439.0, 390.0),
        (768.0, 478.0),
        (347.0, 375.0),
        (333.0, 360.0),
        (624.0, 768.0),
        (780.0, 820.0),
    ];

    /// Views of all editions in which somebody is to choose where to go.
    fn choices() -> Vec<(&'static str, View)> {
        let mut found = Vec::new();
        for edition in builtin_ids() {
            let mut case = opened(edition, 3, Level::Novice, 7);
            for _ in 0..120 {
                let Some((seat, action)) = case.bot_action() else { break };
                let view = case.game().view(seat);
                if FingerReach::of(&view, FINGER).is_some() {
                    found.push((edition, view));
                }
                case.apply(seat, action).expect("a bot's decision is legal");
            }
        }
        found
    }

    fn seen(reach: &FingerReach, view: &View, (x, y): (f32, f32)) -> (BoardRect, f32) {
        let (board, whole) = (&view.edition.board, BoardRect::whole(Rect::new(0.0, 0.0, x, y)));
        let zoom = reach.zoom(whole, board, 1.0);
        let looks = whole.looking_at(board, zoom, reach.middle(whole, board, zoom));
        (looks, CELL / looks.scale(board))
    }

    #[test]
    fn what_can_be_reached_is_as_large_as_a_finger_needs_it_on_every_phone_and_board() {
        let all = choices();
        assert!(all.iter().any(|(_, view)| view.phase == Phase::Move));
        for (edition, view) in &all {
            let reach = FingerReach::of(view, FINGER).expect("a choice");
            for screen in SCREENS {
                let (looks, cell) = seen(&reach, view, screen);
                let scale = looks.scale(&view.edition.board);
                let least = reach.targets.iter().map(|target| target.size().min_element() / scale);
                let least = least.fold(f32::INFINITY, f32::min);
                assert!(least >= FINGER - 0.1, "{edition} {screen:?}: {least}");
                assert!(!reach.squares || cell >= FINGER - 0.1, "{edition} {screen:?}: a cell of {cell}");
            }
        }
    }

    #[test]
    fn the_own_token_and_at_least_one_place_that_fits_beside_it_are_in_sight() {
        for (edition, view) in &choices() {
            let reach = FingerReach::of(view, FINGER).expect("a choice");
            for screen in SCREENS {
                let (looks, _) = seen(&reach, view, screen);
                let half = looks.half(&view.edition.board);
                let token = (reach.token - looks.at).abs();
                assert!(token.cmplt(half).all(), "{edition} {screen:?}: {token} of {half}");
                let fit = |target: &Rect| {
                    let off = (target.center() - reach.token).abs();
                    off.cmple(half * 2.0 - 2.0 * EDGE).all()
                };
                let shown = |target: &Rect| is_in_sight(looks.at, target.center(), half);
                let (fit, shown) = (reach.targets.iter().any(fit), reach.targets.iter().any(shown));
                assert!(shown || !fit, "{edition} {screen:?}");
            }
        }
    }

    #[test]
    fn what_is_out_of_sight_is_pointed_at_on_its_side_and_nothing_else() {
        for (edition, view) in &choices() {
            let board = &view.edition.board;
            let reach = FingerReach::of(view, FINGER).expect("a choice");
            let (looks, _) = seen(&reach, view, SCREENS[1]);
            let half = looks.half(board);
            let out = |target: &&Rect| (target.center() - looks.at).abs().cmpgt(half).any();
            let beyond = reach.beyond(looks, board);
            assert_eq!(
                reach.targets.iter().any(|target| out(&target)),
                beyond.iter().any(Option::is_some),
                "{edition}"
            );
            let whole = BoardRect::whole(looks.rect);
            assert_eq!(reach.beyond(whole, board), [None; 4], "{edition}: all is seen in the whole house");
            for at in beyond.into_iter().flatten() {
                let there = whole.looking_at(board, looks.zoom, into_sight(looks.at, at, half));
                assert!((at - there.at).abs().cmple(half).all(), "{edition}: {at} is brought into sight");
            }
        }
    }

    #[test]
    fn rooms_alone_are_seen_together_where_they_fit() {
        let (_, mut view) = choices().swap_remove(0);
        let rooms: Vec<_> = view.edition.board.rooms().map(|room| Place::Room(room).room().expect("a room")).collect();
        view.choices = candlestick_rules::Choices(vec![candlestick_rules::Choice::Jump(rooms.clone())]);
        let reach = FingerReach::of(&view, FINGER).expect("a choice");
        let (looks, cell) = seen(&reach, &view, (768.0, 800.0));
        assert_eq!(reach.beyond(looks, &view.edition.board), [None; 4]);
        assert!(cell < FINGER, "{cell}");
    }
}

//! Lays the panels out at many sizes: what was asked last stays in sight, and lies over no place that can be gone to.

use std::collections::BTreeMap;

use bevy_egui::egui::{Context, Pos2, RawInput, Rect, Vec2, vec2};

use super::*;
use crate::{
    screens::play::{PanelState, Shape},
    ui::{ScreenTarget, ScreenTargets, prompt::tests::on_table, style},
};
use candlestick_game::{Case, Level, question, testing::opened};
use candlestick_rules::{SeatId, View};
use candlestick_themes::Words;

/// Phones held upright and a tablet: the board above, a sheet over its lower part.
const STACKED: [Vec2; 4] = [vec2(360.0, 640.0), vec2(390.0, 844.0), vec2(412.0, 915.0), vec2(768.0, 1024.0)];
/// Phones on their sides, windows from low to high: the board beside the panels.
const BESIDE: [Vec2; 7] = [
    vec2(640.0, 360.0),
    vec2(667.0, 375.0),
    vec2(844.0, 390.0),
    vec2(932.0, 430.0),
    vec2(1024.0, 500.0),
    vec2(1024.0, 640.0),
    vec2(1280.0, 800.0),
];
const LEAVES: [Tab; 4] = [Tab::Act, Tab::Notebook, Tab::Hand, Tab::Log];
/// The seat that looks.
const ME: SeatId = SeatId(0);
/// Frames until all stands where it stays.
const FRAMES: u8 = 4;

/// Moments of a case after its first question as the first seat sees them, by what it decides then, or that it waits.
fn moments(edition: &str) -> (Case, BTreeMap<String, View>) {
    let (mut case, mut found) = (opened(edition, 4, Level::Novice, 3), BTreeMap::new());
    for _ in 0..300 {
        let Some((seat, action)) = case.bot_action() else { break };
        let view = case.game().view(ME);
        if question::last(&view).is_some() {
            let mine = view.actor == Some(ME);
            let phase = if mine { format!("{:?}", view.phase) } else { "Wait".to_owned() };
            let phase: String = phase.chars().take_while(|letter| letter.is_alphabetic()).collect();
            found.entry(phase).or_insert(view);
        }
        case.apply(seat, action).expect("a bot's decision is legal");
    }
    (case, found)
}

/// Panels on a screen, from frame to frame.
struct Table {
    ctx: Context,
    size: Vec2,
    time: f64,
    state: PanelState,
    targets: ScreenTargets,
}

impl Table {
    fn with(size: Vec2, leaf: Tab) -> Self {
        let ctx = Context::default();
        style::apply(&ctx);
        Self { ctx, size, time: 0.0, state: PanelState::turned_to(leaf), targets: ScreenTargets::default() }
    }

    fn screen(&self) -> Rect {
        Rect::from_min_size(Pos2::ZERO, self.size)
    }

    /// Some frames of what a seat sees; what of the board can be pressed in each of them, and where the board has its place.
    fn show(&mut self, case: &Case, view: &View) -> Vec<(Rect, Rect)> {
        let (shape, screen_rect) = (Shape::of(self.size), Some(self.screen()));
        let Self { ctx, time, state, targets, .. } = self;
        let targets = &*targets;
        on_table(case, view, &Words::english(), false, |context| {
            let context = PanelContext { narrow: shape.phone, targets, ..*context };
            let (watched, teaches, shown) = (false, false, DeviceShows::default());
            let panels = Panels { context: &context, lines: &[], watched, teaches, shown };
            let frame = |_| {
                *time += 0.4;
                drop(targets.take());
                let input = RawInput { screen_rect, time: Some(*time), ..RawInput::default() };
                let mut board = (Rect::NOTHING, Rect::NOTHING);
                let mut output = ctx.run_ui(input, |ui| {
                    let laid = state.show(ui, &panels, shape, &mut Vec::new(), &mut |_| {});
                    board = (laid.board.rect, laid.stage);
                });
                output.textures_delta.clear();
                board
            };
            (0..FRAMES).map(frame).collect()
        })
    }

    /// What was noted in the last frame.
    fn noted(&self) -> Vec<ScreenTarget> {
        self.targets.take()
    }
}

/// What is wrong with where the line of the last question stands on a screen.
fn fault(table: &Table, board: Rect) -> Option<String> {
    let noted = table.noted();
    let Some(line) = noted.iter().find(|target| target.name == "last-question") else {
        return Some("it is not there".to_owned());
    };
    let over =
        noted.iter().find(|other| other.name.starts_with("tab.") && other.rect.intersects(line.rect.shrink(0.5)));
    let is_seen = line.whole && table.screen().contains_rect(line.rect);
    match over {
        _ if !is_seen => Some(format!("only {:?} of it is in sight", line.rect)),
        _ if line.rect.shrink(0.5).intersects(board) => Some(format!("{:?} lies over the board {board:?}", line.rect)),
        Some(tab) => Some(format!("{:?} lies over {}", line.rect, tab.name)),
        None => None,
    }
}

#[test]
fn what_was_asked_last_stays_in_sight_on_every_leaf_of_every_screen() {
    let (case, moments) = moments("classic-2016");
    let mut faults = Vec::new();
    for phase in ["Wait", "Move", "Suggest"] {
        let view = moments.get(phase).unwrap_or_else(|| panic!("nobody comes to {phase}: {:?}", moments.keys()));
        for (size, leaf) in STACKED.into_iter().chain(BESIDE).flat_map(|size| LEAVES.map(|leaf| (size, leaf))) {
            let mut table = Table::with(size, leaf);
            let (board, _) = table.show(&case, view).pop().expect("a frame");
            faults.extend(fault(&table, board).map(|fault| format!("{phase}, {leaf:?} at {size:?}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_lies_over_the_board_while_a_place_is_chosen_on_it_from_the_first_frame_on() {
    let mut looked = 0;
    for edition in ["classic-2016", "glasshouse", "master-detective"] {
        let (case, moments) = moments(edition);
        let Some(now) = moments.get("Move").filter(|view| !places(view).is_empty()) else { continue };
        // Whatever was asked before, and however high the sheet was then.
        for before in moments.values() {
            for size in STACKED {
                let mut table = Table::with(size, Tab::Act);
                table.show(&case, before);
                for (n, (board, stage)) in table.show(&case, now).into_iter().enumerate() {
                    assert!(
                        board.expand(1.0).contains_rect(stage),
                        "{edition} at {size:?}, frame {n}: {stage:?}, {board:?}"
                    );
                    looked += 1;
                }
            }
        }
    }
    assert!(looked > 50, "{looked}");
}

//! Doors that read as doors: light falling into the room, open leaves, a bright threshold and a mat with an arrow.

use tiny_skia::{Paint, Path, Transform};

use super::{
    canvas::{Canvas, boxed, flat, line, polygon, rounded, sweep},
    colour::{darker, lighter},
    walls::THICK,
};
use candlestick_rules::{Board, Door, Side};
use candlestick_themes::{Colour, palette};

/// One door, drawn as if it led down: x along the wall, y into the room, (0, 0) in the middle of the gap.
struct DoorFrame<'a> {
    canvas: &'a mut Canvas,
    place: Transform,
}

impl DoorFrame<'_> {
    fn fill(&mut self, path: Option<Path>, paint: &Paint) {
        if let Some(path) = path {
            self.canvas.fill_at(&path, paint, self.place);
        }
    }

    fn stroke(&mut self, path: Option<Path>, paint: &Paint, width: f32) {
        if let Some(path) = path {
            self.canvas.stroke_at(&path, paint, width, self.place);
        }
    }
}

/// The light that falls through the doors, and the mats before them; under the walls.
pub(super) fn paint_under(canvas: &mut Canvas, board: &Board) {
    for door in board.doors() {
        let place = place(board, door);
        let mut frame = DoorFrame { canvas, place };
        // In strong colours it would take of what walls and names stand out by.
        if !frame.canvas.is_strong() {
            light(&mut frame);
        }
        frame.place = frame.place.pre_concat(mat_size(board, door));
        mat(&mut frame);
    }
}

/// Thresholds, posts and leaves; over the walls.
pub(super) fn paint_over(canvas: &mut Canvas, board: &Board) {
    for door in board.doors() {
        let place = place(board, door);
        let mut frame = DoorFrame { canvas, place };
        threshold(&mut frame);
        leaf(&mut frame, -1.0);
        leaf(&mut frame, 1.0);
    }
}

fn place(board: &Board, door: &Door) -> Transform {
    let at = board.square(door.square);
    let (down, right) = door.side.step();
    let x = f32::from(at.col) + 0.5 + right as f32 * 0.5;
    let y = f32::from(at.row) + 0.5 + down as f32 * 0.5;
    let turn = match door.side {
        Side::South => 0.0,
        Side::West => 90.0,
        Side::North => 180.0,
        Side::East => 270.0,
    };
    Transform::from_translate(x, y).pre_concat(Transform::from_rotate(turn))
}

fn light(frame: &mut DoorFrame) {
    let stops = [(0.0, palette::CANDLE, 0.62), (0.5, palette::CANDLE, 0.24), (1.0, palette::CANDLE, 0.0)];
    let beam = polygon(&[(-0.42, 0.0), (0.42, 0.0), (0.66, 0.98), (-0.66, 0.98)]);
    frame.fill(beam, &sweep((0.0, 0.0), (0.0, 0.98), &stops));
}

/// Two doors at right angles share a square: their mats are made half as large, so that both can be seen.
fn mat_size(board: &Board, door: &Door) -> Transform {
    let across = |other: &Door| other.side.step().0.abs() != door.side.step().0.abs();
    let shared = board.doors_at(door.square).any(across);
    if shared { Transform::from_scale(0.5, 0.5).post_translate(0.0, -0.03) } else { Transform::identity() }
}

fn mat(frame: &mut DoorFrame) {
    // A rim as dark as outlines, for blood and tiles are too much alike in value.
    frame.fill(rounded(-0.36, -0.66, 0.72, 0.54, 0.09), &flat(darker(palette::INK, 0.5), 1.0));
    let [ground, line, sign] = mat_colours(frame.canvas, palette::BLOOD);
    frame.fill(rounded(-0.30, -0.60, 0.60, 0.42, 0.05), &flat(ground, 1.0));
    frame.stroke(rounded(-0.275, -0.575, 0.55, 0.37, 0.04), &flat(line, 1.0), 0.025);
    let arrow = polygon(&[(-0.17, -0.46), (0.17, -0.46), (0.0, -0.25)]);
    frame.fill(arrow, &flat(sign, 1.0));
}

/// The colours of a mat, its line and its arrow: in strong ones the mat itself is what stands out.
pub(super) fn mat_colours(canvas: &Canvas, usual: Colour) -> [Colour; 3] {
    if canvas.is_strong() {
        [palette::CANDLE, palette::BRASS, palette::INK].map(|colour| canvas.tone(colour))
    } else {
        [usual, palette::BRASS, palette::IVORY]
    }
}

/// The sign of a door for a legend: its mat, on a canvas one wide.
pub(super) fn sign(canvas: &mut Canvas) {
    let place = Transform::from_translate(0.5, 0.5).pre_scale(1.35, 1.35).pre_translate(0.0, 0.39);
    mat(&mut DoorFrame { canvas, place });
}

fn threshold(frame: &mut DoorFrame) {
    let half = THICK / 2.0 + 0.035;
    frame.fill(boxed(-0.5, -half, 1.0, 2.0 * half), &flat(darker(palette::INK, 0.5), 1.0));
    let [candle, brass] = [palette::CANDLE, palette::BRASS].map(|colour| frame.canvas.tone(colour));
    let stops = [(0.0, lighter(candle, 0.25), 1.0), (1.0, brass, 1.0)];
    frame.fill(boxed(-0.40, -half, 0.80, 2.0 * half), &sweep((0.0, -half), (0.0, half), &stops));
    for y in [-0.045, 0.045] {
        frame.stroke(line((-0.38, y), (0.38, y)), &flat(palette::INK, 0.28), 0.018);
    }
}

fn leaf(frame: &mut DoorFrame, side: f32) {
    let outline = darker(palette::INK, 0.5);
    let (hinge, tip) = ((0.415 * side, 0.06), (0.49 * side, 0.46));
    let across = |(x, y): (f32, f32), half: f32| [(x - half, y), (x + half, y)];
    let [candle, brass] = [palette::CANDLE, palette::BRASS].map(|colour| frame.canvas.tone(colour));
    for (half, colour) in [(0.085, outline), (0.05, brass)] {
        let ([a, b], [c, d]) = (across(hinge, half), across((tip.0, tip.1 + half * 0.5), half));
        frame.fill(polygon(&[a, b, d, c]), &flat(colour, 1.0));
    }
    let tall = THICK / 2.0 + 0.06;
    frame.fill(rounded(0.455 * side - 0.10, -tall, 0.20, 2.0 * tall, 0.03), &flat(outline, 1.0));
    frame.fill(rounded(0.455 * side - 0.06, 0.04 - tall, 0.12, 2.0 * tall - 0.08, 0.02), &flat(candle, 1.0));
}

//! Draws what stands in gardens, courts and under glass.

use std::f32::consts::TAU;

use super::{
    super::noise::hash,
    frame::{Matter, PieceFrame},
};

pub(super) fn bench(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.06, w, h - 0.1), 0.05, Matter::Wood);
    for n in 1..4 {
        let y = 0.06 + (h - 0.1) * n as f32 / 4.0;
        frame.line(&[(0.05, y), (w - 0.05, y)], 0.02, Matter::Dark);
    }
    for x in [0.05, w - 0.05] {
        frame.line(&[(x, 0.08), (x, h - 0.06)], 0.08, Matter::Dark);
    }
}

/// Leaves around a middle, larger and smaller ones in turn.
fn leaves(frame: &mut PieceFrame, (x, y): (f32, f32), reach: f32, count: i32) {
    for n in 0..count {
        let turn = (n as f32 + 0.5 * hash(n, 1, frame.seed())) / count as f32 * TAU;
        let far = reach * (0.75 + 0.25 * hash(n, 2, frame.seed()));
        let tip = (x + turn.cos() * far, y + turn.sin() * far);
        let side = (-turn.sin() * far * 0.22, turn.cos() * far * 0.22);
        let half = ((x + tip.0) / 2.0, (y + tip.1) / 2.0);
        frame
            .cut(&[(x, y), (half.0 + side.0, half.1 + side.1), tip, (half.0 - side.0, half.1 - side.1)], Matter::Green);
    }
}

pub(super) fn plant(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    let middle = (w / 2.0, h / 2.0);
    frame.drum(middle, w * 0.36, Matter::Pale);
    frame.dot(middle, w * 0.29, Matter::Dark);
    leaves(frame, middle, w * 0.5, 7);
}

pub(super) fn tree(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    let middle = (w / 2.0, h / 2.0);
    leaves(frame, middle, w * 0.52, 11);
    leaves(frame, middle, w * 0.3, 7);
    frame.plate(middle, w * 0.08, Matter::Wood);
}

pub(super) fn rock(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    let stone = |(x, y): (f32, f32), (across, down): (f32, f32), seed: i32, own: u32| -> Vec<(f32, f32)> {
        let point = |n: i32| {
            let (turn, far) = (n as f32 / 7.0 * TAU, 0.78 + 0.22 * hash(n, seed, own));
            (x + turn.cos() * across * far, y + turn.sin() * down * far)
        };
        (0..7).map(point).collect()
    };
    let seed = frame.seed();
    frame.cut(&stone((w * 0.38, h * 0.46), (w * 0.38, h * 0.46), 1, seed), Matter::Metal);
    frame.cut(&stone((w * 0.76, h * 0.66), (w * 0.24, h * 0.32), 2, seed), Matter::Metal);
    frame.line(&[(w * 0.24, h * 0.34), (w * 0.4, h * 0.5), (w * 0.36, h * 0.7)], 0.025, Matter::Dark);
}

pub(super) fn fountain(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    let middle = (w / 2.0, h / 2.0);
    frame.drum(middle, w * 0.5, Matter::Pale);
    let bowl = |part: f32| (middle.0 - w * part, middle.1 - w * part, 2.0 * w * part, 2.0 * w * part);
    frame.hollow(bowl(0.41), w * 0.41, Matter::Metal);
    frame.drum(middle, w * 0.19, Matter::Pale);
    frame.hollow(bowl(0.13), w * 0.13, Matter::Metal);
    frame.dot(middle, w * 0.05, Matter::Pale);
}

pub(super) fn statue(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.04, 0.04, w - 0.08, h - 0.08), 0.03, Matter::Metal);
    frame.slab((0.12, 0.12, w - 0.24, h - 0.24), 0.03, Matter::Metal);
    frame.block((w * 0.2, h * 0.36, w * 0.6, h * 0.3), 0.12, Matter::Pale);
    frame.drum((w / 2.0, h * 0.5), w * 0.15, Matter::Pale);
}

//! Furniture of rooms that people live in.

use super::{
    super::noise::hash,
    frame::{Matter, PieceFrame},
};

pub(super) fn armchair(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h * 0.92), 0.2, Matter::Cloth);
    frame.hollow((0.2, 0.24, w - 0.4, h - 0.24), 0.1, Matter::Cloth);
    frame.slab((0.22, 0.3, w - 0.44, h - 0.34), 0.1, Matter::Cloth);
}

pub(super) fn sofa(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h * 0.94), 0.18, Matter::Cloth);
    frame.hollow((0.2, 0.24, w - 0.4, h - 0.26), 0.08, Matter::Cloth);
    let seats = if w > 1.3 { 3 } else { 2 };
    let each = (w - 0.44) / seats as f32;
    for n in 0..seats {
        frame.slab((0.22 + n as f32 * each, 0.3, each - 0.02, h - 0.36), 0.08, Matter::Cloth);
    }
}

pub(super) fn bed(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.08, Matter::Wood);
    frame.slab((0.1, 0.06, w - 0.16, h - 0.12), 0.08, Matter::Pale);
    for n in 0..2 {
        frame.slab((0.15, 0.11 + n as f32 * (h - 0.16) / 2.0, 0.3, (h - 0.3) / 2.0), 0.08, Matter::Pale);
    }
    frame.slab((0.56, 0.04, w - 0.6, h - 0.08), 0.06, Matter::Cloth);
    frame.line(&[(0.72, 0.07), (0.72, h - 0.07)], 0.03, Matter::Pale);
}

pub(super) fn bath(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.22, Matter::Pale);
    frame.hollow((0.12, 0.11, w - 0.24, h - 0.22), 0.26, Matter::Metal);
    frame.dot((0.3, h / 2.0), 0.05, Matter::Dark);
    frame.line(&[(0.04, h / 2.0 - 0.12), (0.04, h / 2.0 + 0.12)], 0.07, Matter::Dark);
}

pub(super) fn billiard_table(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.08, w, h - 0.08), 0.12, Matter::Wood);
    frame.hollow((0.13, 0.21, w - 0.26, h - 0.34), 0.03, Matter::Green);
    for x in [0.14, w / 2.0, w - 0.14] {
        for y in [0.21, h - 0.13] {
            frame.dot((x, y), 0.075, Matter::Dark);
        }
    }
    let (x, y) = (w * 0.66, (h + 0.08) / 2.0);
    for (right, down) in [(0.0, 0.0), (0.12, -0.07), (0.12, 0.07), (0.24, 0.0), (0.24, -0.14), (0.24, 0.14)] {
        frame.dot((x + right, y + down), 0.05, Matter::Pale);
    }
    frame.dot((w * 0.26, y), 0.05, Matter::Pale);
}

pub(super) fn cabinet(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.04, Matter::Wood);
    frame.line(&[(w / 2.0, 0.04), (w / 2.0, h - 0.04)], 0.03, Matter::Dark);
    for x in [w / 2.0 - 0.1, w / 2.0 + 0.1] {
        frame.dot((x, h - 0.1), 0.04, Matter::Pale);
    }
    frame.line(&[(0.06, h - 0.04), (w - 0.06, h - 0.04)], 0.03, Matter::Dark);
}

pub(super) fn desk(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((w / 2.0 - 0.2, h - 0.42, 0.4, 0.42), 0.14, Matter::Cloth);
    frame.block((0.0, 0.0, w, h * 0.68), 0.05, Matter::Wood);
    frame.slab((w / 2.0 - 0.28, 0.28, 0.56, 0.32), 0.03, Matter::Dark);
    frame.slab((w / 2.0 - 0.16, 0.26, 0.28, 0.26), 0.01, Matter::Pale);
    frame.plate((0.24, 0.22), 0.12, Matter::Pale);
    for n in 0..3 {
        let x = w - 0.36 + n as f32 * 0.1;
        frame.line(&[(x, 0.1), (x, 0.36)], 0.07, if n == 1 { Matter::Cloth } else { Matter::Dark });
    }
}

pub(super) fn fireplace(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h * 0.78), 0.03, Matter::Pale);
    frame.slab((0.14, h * 0.5, w - 0.28, h * 0.5), 0.02, Matter::Metal);
    frame.hollow((0.3, 0.1, w - 0.6, h * 0.62), 0.02, Matter::Dark);
    let middle = w / 2.0;
    frame.line(&[(middle - 0.26, 0.24), (middle + 0.26, 0.32)], 0.09, Matter::Wood);
    frame.line(&[(middle - 0.24, 0.34), (middle + 0.24, 0.22)], 0.08, Matter::Cloth);
}

pub(super) fn piano(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((w * 0.28, h - 0.22, w * 0.44, 0.22), 0.08, Matter::Cloth);
    let keys = h - 0.3;
    frame.cut(
        &[(0.0, 0.0), (w * 0.42, 0.0), (w * 0.6, 0.28), (w * 0.92, 0.42), (w, 0.6), (w, keys), (0.0, keys)],
        Matter::Dark,
    );
    frame.slab((0.05, keys - 0.2, w - 0.1, 0.17), 0.01, Matter::Pale);
    for n in 1..9 {
        let x = 0.05 + (w - 0.1) * n as f32 / 9.0;
        frame.line(&[(x, keys - 0.18), (x, keys - 0.1)], 0.035, Matter::Dark);
    }
    frame.line(&[(0.1, keys - 0.3), (w - 0.12, keys - 0.3)], 0.03, Matter::Metal);
    frame.line(&[(0.12, 0.12), (0.12, keys - 0.4)], 0.03, Matter::Metal);
}

pub(super) fn shelf(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.03, Matter::Wood);
    frame.hollow((0.06, 0.07, w - 0.12, h - 0.15), 0.01, Matter::Dark);
    let (mut x, mut n) = (0.09, 0);
    while x < w - 0.16 {
        let (wide, tall) = (0.06 + 0.07 * hash(n, 1, frame.seed()), 0.5 + 0.5 * hash(n, 2, frame.seed()));
        let matter = [Matter::Cloth, Matter::Pale, Matter::Green, Matter::Metal, Matter::Wood]
            [(hash(n, 3, frame.seed()) * 4.99) as usize];
        let deep = (h - 0.2) * tall;
        if hash(n, 4, frame.seed()) > 0.1 {
            frame.slab((x, h - 0.1 - deep, wide, deep), 0.0, matter);
        }
        (x, n) = (x + wide + 0.015, n + 1);
    }
}

pub(super) fn table(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    for x in [w * 0.27, w * 0.73] {
        for y in [0.14, h - 0.16] {
            frame.block((x - 0.16, y - 0.14, 0.32, 0.3), 0.1, Matter::Cloth);
        }
    }
    frame.block((0.04, 0.2, w - 0.08, h - 0.42), 0.12, Matter::Wood);
    for x in [w * 0.27, w * 0.73] {
        for y in [0.36, h - 0.38] {
            frame.plate((x, y), 0.09, Matter::Pale);
        }
    }
    frame.dot((w / 2.0, h / 2.0), 0.07, Matter::Green);
}

//! Furniture of rooms where work is done: kitchens, workshops, garages, engine rooms.

use super::frame::{Matter, PieceFrame};

pub(super) fn stove(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.05, Matter::Metal);
    frame.line(&[(0.05, h - 0.1), (w - 0.05, h - 0.1)], 0.03, Matter::Dark);
    for (x, y, size) in [(0.26, 0.2, 0.13), (0.66, 0.2, 0.1), (0.26, 0.48, 0.1), (0.66, 0.48, 0.13)] {
        let at = (x * w / 0.9, y * h / 0.75);
        frame.plate(at, size, Matter::Dark);
        frame.dot(at, size * 0.45, Matter::Metal);
    }
}

pub(super) fn sink(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.05, Matter::Pale);
    frame.hollow((0.1, 0.14, w * 0.46, h - 0.24), 0.1, Matter::Metal);
    frame.dot((0.1 + w * 0.23, h / 2.0 + 0.03), 0.04, Matter::Dark);
    frame.line(&[(0.1 + w * 0.23, 0.06), (0.1 + w * 0.23, 0.22)], 0.055, Matter::Dark);
    for n in 0..4 {
        let x = w * 0.66 + n as f32 * 0.08;
        frame.line(&[(x, 0.16), (x, h - 0.12)], 0.025, Matter::Metal);
    }
}

pub(super) fn machine(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.07, Matter::Metal);
    frame.line(&[(0.06, 0.14), (w - 0.06, 0.14)], 0.03, Matter::Dark);
    frame.plate((w / 2.0, h / 2.0 + 0.07), 0.28, Matter::Pale);
    frame.hollow((w / 2.0 - 0.2, h / 2.0 - 0.13, 0.4, 0.4), 0.2, Matter::Dark);
    frame.line(&[(w / 2.0 - 0.12, h / 2.0 + 0.07), (w / 2.0 + 0.12, h / 2.0 + 0.07)], 0.04, Matter::Metal);
    for n in 0..3 {
        frame.dot((0.14 + n as f32 * 0.1, 0.075), 0.03, Matter::Pale);
    }
}

pub(super) fn console(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.cut(&[(0.0, 0.0), (w, 0.0), (w, h * 0.55), (w - 0.28, h), (0.28, h), (0.0, h * 0.55)], Matter::Metal);
    let third = (w - 0.28) / 3.0;
    for n in 0..3 {
        let x = 0.1 + n as f32 * (third + 0.04);
        frame.slab((x, 0.07, third, 0.26), 0.03, Matter::Dark);
        frame.line(&[(x + 0.06, 0.26), (x + third * 0.45, 0.14), (x + third - 0.06, 0.22)], 0.03, Matter::Pale);
    }
    for n in 0..6 {
        let x = w / 2.0 + (n as f32 - 2.5) * 0.15;
        frame.dot((x, h * 0.62), 0.045, if n % 2 == 0 { Matter::Pale } else { Matter::Dark });
    }
    frame.line(&[(w / 2.0 - 0.3, h * 0.83), (w / 2.0 + 0.3, h * 0.83)], 0.06, Matter::Dark);
}

pub(super) fn crate_of_wood(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.03, Matter::Wood);
    for n in 1..4 {
        let x = w * n as f32 / 4.0;
        frame.line(&[(x, 0.12), (x, h - 0.12)], 0.02, Matter::Dark);
    }
    frame.line(&[(0.14, h - 0.14), (w - 0.14, 0.14)], 0.11, Matter::Wood);
    frame.line(&[(0.1, h - 0.22), (w - 0.22, 0.1)], 0.02, Matter::Dark);
    frame.line(&[(0.22, h - 0.1), (w - 0.1, 0.22)], 0.02, Matter::Dark);
    for at in [(0.06, h - 0.1), (0.06, 0.1)] {
        frame.line(&[at, (w - 0.06, at.1)], 0.03, Matter::Dark);
    }
}

pub(super) fn workbench(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    frame.block((0.0, 0.0, w, h), 0.03, Matter::Wood);
    frame.line(&[(0.05, h * 0.34), (w - 0.05, h * 0.34)], 0.02, Matter::Dark);
    frame.line(&[(0.05, h * 0.7), (w - 0.05, h * 0.7)], 0.02, Matter::Dark);
    frame.slab((w - 0.3, h - 0.24, 0.22, 0.2), 0.03, Matter::Metal);
    frame.line(&[(0.2, h * 0.62), (0.52, h * 0.4)], 0.05, Matter::Pale);
    frame.line(&[(0.46, h * 0.28), (0.58, h * 0.5)], 0.1, Matter::Dark);
    frame.line(&[(w * 0.5, h * 0.3), (w * 0.5 + 0.3, h * 0.3)], 0.06, Matter::Metal);
    frame.plate((w * 0.62, h * 0.66), 0.09, Matter::Pale);
}

pub(super) fn car(frame: &mut PieceFrame) {
    let (w, h) = (frame.long, frame.deep);
    for x in [w * 0.2, w * 0.8] {
        for y in [0.1, h - 0.06] {
            frame.slab((x - 0.18, y - 0.06, 0.36, 0.12), 0.04, Matter::Dark);
        }
    }
    frame.block((0.0, 0.1, w, h - 0.16), 0.26, Matter::Cloth);
    frame.slab((w * 0.3, 0.18, w * 0.46, h - 0.32), 0.12, Matter::Dark);
    frame.slab((w * 0.42, 0.2, w * 0.24, h - 0.36), 0.06, Matter::Cloth);
    frame.line(&[(0.1, 0.32), (w * 0.26, 0.28)], 0.02, Matter::Dark);
    frame.line(&[(0.1, h - 0.28), (w * 0.26, h - 0.24)], 0.02, Matter::Dark);
    for y in [0.26, h - 0.22] {
        frame.dot((0.07, y), 0.06, Matter::Pale);
    }
}

//! The backs of a theme's cards: patterns as lines, so that board and panels draw the same.

use serde::Deserialize;

/// What is drawn on the backs of a theme's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BackPattern {
    /// The game's own picture: a candlestick.
    #[default]
    Candlestick,
    /// Diamonds side by side.
    Diamonds,
    /// Rays from the middle of the foot.
    Rays,
    /// Leaves on stems.
    Leaves,
    /// Stars with five points.
    Stars,
    /// Rings round a middle, as of atoms.
    Orbits,
    /// Fans in rows.
    Fans,
    /// Waves one above the other.
    Waves,
}

/// A card's height when its width is 1.
pub const CARD_TALL: f32 = 1.4;

/// How far the pattern keeps from the card's edge.
const EDGE: f32 = 0.11;

/// A line through points, in widths of the card from its left upper corner.
type Polyline = Vec<(f32, f32)>;

impl BackPattern {
    /// The pattern's lines; none for the game's own picture.
    #[must_use]
    pub fn lines(self) -> Vec<Polyline> {
        let lines = match self {
            Self::Candlestick => Vec::new(),
            Self::Diamonds => diamonds(),
            Self::Rays => rays(),
            Self::Leaves => each_of(0.195, 0.236, leaf),
            Self::Stars => each_of(0.195, 0.236, star),
            Self::Orbits => orbits(),
            Self::Fans => fans(),
            Self::Waves => waves(),
        };
        lines.into_iter().flat_map(|line| within(&line)).collect()
    }
}

/// The parts of a line that lie within the frame.
fn within(line: &Polyline) -> Vec<Polyline> {
    let inside = |&(x, y): &(f32, f32)| (EDGE..=1.0 - EDGE).contains(&x) && (EDGE..=CARD_TALL - EDGE).contains(&y);
    line.split(|point| !inside(point)).filter(|part| part.len() > 1).map(<[_]>::to_vec).collect()
}

/// Points of a straight line, near enough to be cut at the frame.
fn straight((x, y): (f32, f32), (to_x, to_y): (f32, f32)) -> Polyline {
    (0..=60_u8).map(|n| f32::from(n) / 60.0).map(|part| (x + (to_x - x) * part, y + (to_y - y) * part)).collect()
}

/// An arc of an ellipse that is turned, angles in turns.
fn arc((x, y): (f32, f32), (wide, high): (f32, f32), turned: f32, (from, to): (f32, f32)) -> Polyline {
    let (sin, cos) = (turned * std::f32::consts::TAU).sin_cos();
    let point = |n: u8| {
        let angle = (from + (to - from) * f32::from(n) / 40.0) * std::f32::consts::TAU;
        let (across, up) = (angle.cos() * wide, angle.sin() * high);
        (x + across * cos - up * sin, y + across * sin + up * cos)
    };
    (0..=40).map(point).collect()
}

/// A figure in every place of a grid, each second row shifted by half.
fn each_of(wide: f32, high: f32, figure: impl Fn((f32, f32), usize) -> Vec<Polyline>) -> Vec<Polyline> {
    let places = (0..5_u8).flat_map(|row| (0..4 - row % 2).map(move |col| (row, col)));
    let middles = places.map(|(row, col)| {
        let columns = f32::from(3 - row % 2);
        (0.5 + (f32::from(col) - columns / 2.0) * wide, CARD_TALL / 2.0 + (f32::from(row) - 2.0) * high)
    });
    middles.enumerate().flat_map(|(n, middle)| figure(middle, n)).collect()
}

fn diamonds() -> Vec<Polyline> {
    let falls = (-8..9_i8).map(|n| f32::from(n) * 0.195 + 0.5);
    falls.flat_map(|x| [1.0, -1.0].map(|way| straight((x - way * 0.5, 0.0), (x + way * 0.5, CARD_TALL)))).collect()
}

fn rays() -> Vec<Polyline> {
    let foot = (0.5, CARD_TALL - EDGE);
    let beams = (0..=16_u8).map(|n| {
        let (sin, cos) = (f32::from(n) / 16.0 * std::f32::consts::PI).sin_cos();
        straight((foot.0 + cos * 0.24, foot.1 - sin * 0.24), (foot.0 + cos * 1.3, foot.1 - sin * 1.3))
    });
    let arcs = [0.10, 0.17, 0.24, 0.66, 0.70].map(|size| arc(foot, (size, size), 0.0, (0.5, 1.0)));
    beams.chain(arcs).collect()
}

fn leaf((x, y): (f32, f32), n: usize) -> Vec<Polyline> {
    let turned = if n.is_multiple_of(2) { 0.125 } else { -0.125 };
    let (sin, cos) = (turned * std::f32::consts::TAU).sin_cos();
    let turn = |(across, up): (f32, f32)| (x + across * cos - up * sin, y + across * sin + up * cos);
    let side = |way: f32| {
        let point = |n: u8| {
            let part = f32::from(n) / 16.0;
            turn((way * 0.042 * (part * std::f32::consts::PI).sin(), 0.08 - 0.16 * part))
        };
        (0..=16).map(point).collect()
    };
    vec![side(1.0), side(-1.0), vec![turn((0.0, 0.11)), turn((0.0, -0.05))]]
}

fn star((x, y): (f32, f32), n: usize) -> Vec<Polyline> {
    let size = if n.is_multiple_of(3) { 0.075 } else { 0.045 };
    let point = |n: u8| {
        let reach = if n.is_multiple_of(2) { size } else { size * 0.42 };
        let (sin, cos) = (f32::from(n) / 10.0 * std::f32::consts::TAU).sin_cos();
        (x + sin * reach, y - cos * reach)
    };
    vec![(0..=10).map(point).collect()]
}

fn orbits() -> Vec<Polyline> {
    let middle = (0.5, CARD_TALL / 2.0);
    let paths = [0.0, 1.0 / 6.0, 2.0 / 6.0].map(|turn| arc(middle, (0.37, 0.14), turn + 0.25, (0.0, 1.0)));
    let rings = [0.035, 0.05].map(|size| arc(middle, (size, size), 0.0, (0.0, 1.0)));
    let corners = [(0.2, 0.22), (0.8, 0.22), (0.2, 1.18), (0.8, 1.18)];
    let small = corners.into_iter().flat_map(|at| [0.03, 0.055].map(|size| arc(at, (size, size), 0.0, (0.0, 1.0))));
    paths.into_iter().chain(rings).chain(small).collect()
}

fn fans() -> Vec<Polyline> {
    let places = (0..10_u8).flat_map(|row| (0..7_u8).map(move |col| (row, col)));
    let middles = places
        .map(|(row, col)| (f32::from(col) * 0.195 - 0.085 - f32::from(row % 2) * 0.0975, 0.24 + f32::from(row) * 0.12));
    middles.flat_map(|middle| [0.0975, 0.065, 0.033].map(|size| arc(middle, (size, size), 0.0, (0.5, 1.0)))).collect()
}

fn waves() -> Vec<Polyline> {
    let wave = |row: u8| -> Polyline {
        let height =
            |x: f32| 0.03 * (x * std::f32::consts::TAU * 3.0 + f32::from(row % 2) * std::f32::consts::PI).sin();
        (0..=80_u8).map(|n| f32::from(n) / 80.0).map(|x| (x, 0.16 + f32::from(row) * 0.09 + height(x))).collect()
    };
    (0..13).map(wave).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_fills_the_card_within_its_frame() {
        let drawn = [
            BackPattern::Diamonds,
            BackPattern::Rays,
            BackPattern::Leaves,
            BackPattern::Stars,
            BackPattern::Orbits,
            BackPattern::Fans,
            BackPattern::Waves,
        ];
        for pattern in drawn {
            let points: Vec<_> = pattern.lines().into_iter().flatten().collect();
            let reach = |of: fn(&(f32, f32)) -> f32| {
                let all = points.iter().map(of);
                (all.clone().fold(9.0, f32::min), all.fold(0.0, f32::max))
            };
            let ((left, right), (top, bottom)) = (reach(|at| at.0), reach(|at| at.1));
            assert!(left >= EDGE && right <= 1.0 - EDGE, "{pattern:?}: {left} to {right}");
            assert!(top >= EDGE && bottom <= CARD_TALL - EDGE, "{pattern:?}: {top} to {bottom}");
            assert!(right - left > 0.6 && bottom - top > 0.9, "{pattern:?} is small");
        }
        assert!(BackPattern::Candlestick.lines().is_empty());
    }
}

//! A piece of furniture: what it is, where it stands, and how large its kind is.

use candlestick_rules::Side;
use candlestick_themes::Furniture;

use super::super::layout::Area;

/// A piece of furniture with its place on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FurniturePiece {
    /// What it is.
    pub kind: Furniture,
    /// Where it stands, in cells.
    pub area: Area,
    /// The side on which it has the wall.
    pub back: Side,
}

/// How long a piece is along the wall and how far it reaches into the room, in cells, and whether it may be shorter.
#[derive(Debug, Clone, Copy)]
pub(super) struct PieceSize {
    pub(super) long: f32,
    pub(super) deep: f32,
    pub(super) stretches: bool,
}

pub(super) const fn size(kind: Furniture) -> PieceSize {
    let (long, deep) = match kind {
        Furniture::Armchair | Furniture::Machine => (0.9, 0.85),
        Furniture::Bath => (1.6, 0.8),
        Furniture::Bed => (1.7, 1.05),
        Furniture::Bench => (1.5, 0.5),
        Furniture::BilliardTable => (2.1, 1.15),
        Furniture::Cabinet => (1.2, 0.55),
        Furniture::Car => (2.1, 1.05),
        Furniture::Console => (1.5, 0.75),
        Furniture::Crate => (0.8, 0.8),
        Furniture::Desk => (1.4, 1.05),
        Furniture::Fireplace => (1.5, 0.55),
        Furniture::Fountain | Furniture::Piano | Furniture::Tree => (1.2, 1.2),
        Furniture::Plant => (0.65, 0.65),
        Furniture::Rock => (1.0, 0.75),
        Furniture::Shelf => (2.6, 0.45),
        Furniture::Sink => (0.95, 0.62),
        Furniture::Sofa => (1.8, 0.85),
        Furniture::Statue => (0.7, 0.7),
        Furniture::Stove => (0.9, 0.75),
        Furniture::Table => (1.5, 1.15),
        Furniture::Workbench => (1.8, 0.65),
    };
    let stretches = matches!(kind, Furniture::Shelf | Furniture::Workbench | Furniture::Cabinet | Furniture::Bench);
    PieceSize { long, deep, stretches }
}

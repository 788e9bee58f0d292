//! Lists what can stand in a room: the pieces that a theme names and the painter draws on the board.

use serde::Deserialize;

use super::{fault::Report, message, spanned::Spanned};

/// A piece of furniture, seen from above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Furniture {
    /// An armchair with its back to the wall.
    Armchair,
    /// A bath.
    Bath,
    /// A bed with pillows and a blanket.
    Bed,
    /// A bench to sit on.
    Bench,
    /// A billiard table.
    BilliardTable,
    /// A cupboard, chest or wardrobe.
    Cabinet,
    /// A car.
    Car,
    /// A desk full of screens and dials.
    Console,
    /// A wooden crate.
    Crate,
    /// A writing desk with its chair.
    Desk,
    /// A fireplace with logs.
    Fireplace,
    /// A fountain in a round basin.
    Fountain,
    /// A machine with a round lid, such as an engine or for washing.
    Machine,
    /// A grand piano with its stool.
    Piano,
    /// Plants in pots.
    Plant,
    /// Rocks.
    Rock,
    /// Shelves along the wall, with books or boxes.
    Shelf,
    /// A sink with its board.
    Sink,
    /// A sofa.
    Sofa,
    /// A statue or a trophy on its plinth.
    Statue,
    /// A stove with four plates.
    Stove,
    /// A table with chairs.
    Table,
    /// A tree or a palm.
    Tree,
    /// A workbench with tools.
    Workbench,
}

impl Furniture {
    /// All there are.
    pub const ALL: [Self; 24] = [
        Self::Armchair,
        Self::Bath,
        Self::Bed,
        Self::Bench,
        Self::BilliardTable,
        Self::Cabinet,
        Self::Car,
        Self::Console,
        Self::Crate,
        Self::Desk,
        Self::Fireplace,
        Self::Fountain,
        Self::Machine,
        Self::Piano,
        Self::Plant,
        Self::Rock,
        Self::Shelf,
        Self::Sink,
        Self::Sofa,
        Self::Statue,
        Self::Stove,
        Self::Table,
        Self::Tree,
        Self::Workbench,
    ];
}

/// The most pieces that a room may name; more would find no wall.
const MOST: usize = 8;

/// Checks how many there are.
pub(super) fn furniture(raw: &[Spanned<Furniture>], report: &mut Report) -> Vec<Furniture> {
    if let Some(first) = raw.get(MOST) {
        report.at(&first.span(), message!("check-furniture", count = raw.len(), most = MOST));
    }
    raw.iter().map(|piece| *piece.get_ref()).collect()
}

//! Bundles what a board is built from: its drawing and what theme.toml says of it.

use super::{
    raw::{RawBoard, RawRoom, RawSquare, RawSuspect},
    spanned::Spanned,
};

/// What the board is built from.
pub(super) struct BoardParts<'a> {
    pub text: &'a str,
    pub board: &'a RawBoard,
    /// In room order.
    pub rooms: &'a [&'a Spanned<RawRoom>],
    /// Special squares.
    pub squares: &'a [Spanned<RawSquare>],
    pub suspects: &'a [Spanned<RawSuspect>],
}

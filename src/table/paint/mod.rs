//! Paints board, tokens, weapons, cards and dice as pictures from any theme, without an engine or a GPU.

/// A picture: straight (not premultiplied) sRGB with alpha, row by row from the top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}
pub mod layout;
use crate::{
    rules::{CardId, Face, SuspectId, WeaponId},
    theme::Theme,
};
/// Stub.
pub struct Fonts {
    /// a
    pub display: Vec<u8>,
    /// b
    pub body: Vec<u8>,
    /// c
    pub body_bold: Vec<u8>,
}
fn stub(width: u32, height: u32) -> Picture {
    Picture { width, height, rgba: vec![200; (width * height * 4) as usize] }
}
/// Stub.
pub fn board(theme: &Theme, cell: u32, _: &Fonts, _: &dyn Fn(&str) -> Option<Picture>) -> Picture {
    let b = &theme.edition.board;
    stub(u32::from(b.cols()) * cell, u32::from(b.rows()) * cell)
}
/// Stub.
pub fn token(_: &Theme, _: SuspectId, size: u32, _: Option<&Picture>, _: &Fonts) -> Picture {
    stub(size, size)
}
/// Stub.
pub fn weapon(_: &Theme, _: WeaponId, size: u32, _: Option<&Picture>) -> Picture {
    stub(size, size)
}
/// Stub.
pub fn card_face(_: &Theme, _: CardId, width: u32, _: Option<&Picture>, _: &Fonts) -> Picture {
    stub(width, width)
}
/// Stub.
pub fn card_back(width: u32, _: Option<&Picture>) -> Picture {
    stub(width, width)
}
/// Stub.
pub fn die_face(_: Face, size: u32) -> Picture {
    stub(size, size)
}
/// Stub.
pub fn glow(size: u32) -> Picture {
    stub(size, size)
}
/// Stub.
pub fn path_dot(size: u32) -> Picture {
    stub(size, size)
}

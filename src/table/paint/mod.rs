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

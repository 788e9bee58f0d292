//! The game's fonts, part of the program: panels and painter want their bytes at once.

/// Names and titles.
pub(crate) static DISPLAY: &[u8] = include_bytes!("../assets/fonts/display.ttf");
/// Texts.
pub(crate) static BODY: &[u8] = include_bytes!("../assets/fonts/body.ttf");
/// Marks, buttons and small labels.
pub(crate) static BOLD: &[u8] = include_bytes!("../assets/fonts/body-bold.ttf");
/// Signs that stand in where a font of texts lacks them.
pub(crate) static SYMBOLS: &[u8] = include_bytes!("../assets/fonts/symbols.ttf");

//! Candlestick, a whodunit board game: pure layers (rules, theme, mind, case, cli) and, with `app`, the table one sees.

pub mod case;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod mind;
pub mod rules;
pub mod theme;

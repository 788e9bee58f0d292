//! Candlestick, a whodunit board game: pure layers (rules, theme, mind, case, cli) and, with `app`, the table one sees.

pub mod case;
pub mod mind;
pub mod rules;
pub mod theme;

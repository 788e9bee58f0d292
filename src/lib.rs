//! Candlestick, a whodunit board game: pure layers (rules, theme, mind, case, cli) and, with `app`, the table one sees.

#[cfg(feature = "app")]
pub mod app;
pub mod case;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod mind;
pub mod rules;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "paint")]
pub mod table;
pub mod theme;
#[cfg(feature = "app")]
pub mod ui;

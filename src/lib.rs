//! Candlestick, a whodunit board game: the table one sees, on Bevy. Everything that needs no engine is in `crates/`.
#![cfg(feature = "app")]

pub mod app;
pub mod engine;
pub mod platform;
pub mod resource;
pub mod screens;
pub mod session;
pub mod table;
pub mod ui;

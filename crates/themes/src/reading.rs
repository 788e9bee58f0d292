//! Reads other TOML files as theme files are read: every fault at once, with its place and the way out.

pub use crate::{
    brackets::Blocks,
    fault::Report,
    plain::{digest, plain},
    read::{named, named_at, read},
    spanned::{Spanned, Text},
};

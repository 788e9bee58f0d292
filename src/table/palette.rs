//! The game's own colours; the only place where they are named.

use crate::theme::Colour;

/// Behind everything.
pub const NIGHT: Colour = Colour([0x15, 0x13, 0x1c]);
/// Chosen and reachable.
pub const BRASS: Colour = Colour([0xd6, 0xa8, 0x4f]);
/// Light.
pub const CANDLE: Colour = Colour([0xff, 0xd2, 0x7a]);
/// Smoke.
pub const SMOKE: Colour = Colour([0x8a, 0x7f, 0x74]);

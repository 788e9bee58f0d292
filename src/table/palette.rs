//! The game's own colours; the only place where they are named.

use crate::theme::Colour;

/// Behind everything.
pub const NIGHT: Colour = Colour([0x15, 0x13, 0x1c]);
/// Printed and written lines.
pub const INK: Colour = Colour([0x2a, 0x23, 0x20]);
/// Dark wood.
pub const WALNUT: Colour = Colour([0x3a, 0x2a, 0x22]);
/// Lit wood.
pub const WALNUT_LIGHT: Colour = Colour([0x5a, 0x41, 0x32]);
/// Paper and cards.
pub const PARCHMENT: Colour = Colour([0xf2, 0xe6, 0xcc]);
/// Paper in the shade.
pub const PARCHMENT_SHADE: Colour = Colour([0xdf, 0xcd, 0xa6]);
/// Fittings, chosen and reachable.
pub const BRASS: Colour = Colour([0xd6, 0xa8, 0x4f]);
/// Light.
pub const CANDLE: Colour = Colour([0xff, 0xd2, 0x7a]);
/// Danger, velvet, wax.
pub const BLOOD: Colour = Colour([0x9e, 0x2b, 0x32]);
/// Text on dark ground.
pub const IVORY: Colour = Colour([0xf7, 0xf1, 0xe3]);
/// Moss, for rooms.
pub const MOSS: Colour = Colour([0x4f, 0x6b, 0x46]);
/// Quiet text, what is out.
pub const SMOKE: Colour = Colour([0x8a, 0x7f, 0x74]);
/// A person's own pencil in the notebook.
pub const PENCIL: Colour = Colour([0x2f, 0x55, 0x8c]);

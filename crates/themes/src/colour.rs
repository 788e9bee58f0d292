//! A colour in RGB, read from `#rrggbb` as theme files write it.

/// A colour as red, green, blue, each 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// A colour from `#rrggbb`.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        let plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        plain.then_some(Self([part(0)?, part(2)?, part(4)?]))
    }
}

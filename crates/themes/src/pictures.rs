//! Checks pictures by their first bytes, without unpacking them.

use crate::message;
use std::collections::BTreeMap;

use super::{ThemeFault, fault::THEME_FILE};

/// Most pixels of a side: more can fill a computer's memory when it is unpacked.
const MOST_SIDE: u32 = 2048;
/// Most pixels of all pictures together; unpacked, each takes four bytes. 256 pictures of 512 × 512 have as many.
const MOST_PIXELS: u64 = 64 << 20;

/// The head of a PNG file.
///
/// By hand: three numbers at fixed places need no decoder. The lints read pictures through, by the crate `png`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PngHead {
    /// Pixels.
    pub width: u32,
    /// Pixels.
    pub height: u32,
    /// Bits of each channel.
    pub depth: u8,
}

impl PngHead {
    /// Reads the head; `None` when the bytes are no PNG picture.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        let head = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR")?;
        let number = |at: usize| Some(u32::from_be_bytes(head.get(at..at + 4)?.try_into().ok()?));
        let (width, height) = (number(0)?, number(4)?);
        let depth = *head.get(8)?;
        (width > 0 && height > 0).then_some(Self { width, height, depth })
    }
}

/// What makes a picture unfit to be shown at all.
pub(super) fn fault(path: &str, bytes: &[u8]) -> Option<ThemeFault> {
    let Some(head) = PngHead::of(bytes) else {
        return Some(ThemeFault::of_file(path, message!("check-picture-no-png")));
    };
    let PngHead { width, height, .. } = head;
    (width.max(height) > MOST_SIDE).then(|| {
        let message = message!("check-picture-huge", width = width, height = height);
        ThemeFault::of_file(path, message)
    })
}

/// How many pixels these pictures have together; unpacked, each takes four bytes.
pub(super) fn pixels(pictures: &BTreeMap<String, Vec<u8>>) -> u64 {
    let heads = pictures.values().filter_map(|bytes| PngHead::of(bytes));
    heads.map(|head| u64::from(head.width) * u64::from(head.height)).sum()
}

/// What is wrong with all pictures together: unpacked they fill a computer's memory.
pub(super) fn fault_together(pictures: &BTreeMap<String, Vec<u8>>) -> Option<ThemeFault> {
    let pixels = pixels(pictures);
    (pixels > MOST_PIXELS).then(|| {
        let (millions, most) = (pixels / 1_000_000, MOST_PIXELS / 1_000_000);
        let message = message!("check-pictures-huge", millions = millions, most = most);
        ThemeFault::of_file(THEME_FILE, message)
    })
}

//! What can be told of a picture from its first bytes, without unpacking it.

use super::ThemeFault;

/// Most pixels of a side: more can fill a computer's memory when it is unpacked.
const MOST_SIDE: u32 = 2048;

/// The head of a PNG file.
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
        return Some(ThemeFault::of_file(
            path,
            "this is no PNG picture; open it in a picture program and save it as PNG",
        ));
    };
    let PngHead { width, height, .. } = head;
    (width.max(height) > MOST_SIDE).then(|| {
        let message = format!("this picture is {width} × {height}; make it smaller, 256 × 256 is enough");
        ThemeFault::of_file(path, message)
    })
}

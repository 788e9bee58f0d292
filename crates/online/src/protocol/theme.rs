//! Cuts a theme of the host's own into parts that fit a frame, for its way into a room and out to whoever lacks it, and
//! puts its zip together again.

use std::sync::Arc;

use candlestick_themes::{Theme, ThemePack, is_builtin};
use data_encoding::BASE64;
use serde::{Deserialize, Serialize};

use super::Code;
use crate::digest::Digest;

/// Most bytes of a theme's zip in a room.
pub const MAX_THEME: usize = 1024 * 1024;
/// Most pixels of its pictures together: guests have unpacked them before they know what they are, 64 MB at four bytes each.
pub const MAX_THEME_PIXELS: u64 = 16 << 20;
/// Bytes of each part but the last.
const PART: usize = 10 * 1024;
/// Longest id of a theme, in bytes.
const MAX_ID: usize = 80;

/// A part of a theme's zip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ThemePart {
    /// The theme's id.
    pub id: String,
    /// The digest of the whole zip.
    pub zip: Digest,
    /// How many bytes the zip has.
    pub size: usize,
    /// Which part of it this is, from 0.
    pub part: usize,
    /// Its bytes, as Base64.
    pub data: String,
}

impl ThemePart {
    /// A part of a zip; none behind its end.
    #[must_use]
    pub fn of(id: &str, zip: &[u8], part: usize) -> Option<Self> {
        let bytes = zip.chunks(PART).nth(part)?;
        Some(Self { id: id.to_owned(), zip: digest(zip), size: zip.len(), part, data: BASE64.encode(bytes) })
    }

    /// Its bytes, if they are as many as its place in the zip has.
    fn bytes(&self) -> Option<Vec<u8>> {
        let left = self.size.checked_sub(self.part.checked_mul(PART)?).filter(|left| *left > 0)?;
        BASE64.decode(self.data.as_bytes()).ok().filter(|bytes| bytes.len() == left.min(PART))
    }
}

fn digest(zip: &[u8]) -> Digest {
    Digest::of("candlestick theme", &[zip])
}

/// A theme that came in parts, as it is kept to be told.
#[derive(Debug, Clone)]
pub(crate) struct BroughtTheme {
    pub(crate) theme: Arc<Theme>,
    pub(crate) pack: Arc<ThemePack>,
    pub(crate) zip: Arc<Vec<u8>>,
}

/// The parts that have come, in order.
#[derive(Debug, Clone)]
pub(crate) struct ThemeAssembly {
    id: String,
    zip: Digest,
    size: usize,
    bytes: Vec<u8>,
}

impl ThemeAssembly {
    /// What comes of one more part: the first begins anew, any other has to be the next of the same zip.
    pub(crate) fn with(before: Option<Self>, part: &ThemePart) -> Result<Self, Code> {
        if part.size > MAX_THEME {
            return Err(Code::TooLong);
        }
        let bytes = part.bytes().ok_or(Code::BadTheme)?;
        let mut all = match before {
            _ if part.part == 0 && !part.id.is_empty() && part.id.len() <= MAX_ID && !is_builtin(&part.id) => {
                Self { id: part.id.clone(), zip: part.zip, size: part.size, bytes: Vec::new() }
            }
            Some(all)
                if all.next() == part.part && all.zip == part.zip && (&all.id, all.size) == (&part.id, part.size) =>
            {
                all
            }
            _ => return Err(Code::BadTheme),
        };
        all.bytes.extend(bytes);
        Ok(all)
    }

    /// Which part is the next.
    pub(crate) const fn next(&self) -> usize {
        self.bytes.len() / PART
    }

    pub(crate) const fn is_whole(&self) -> bool {
        self.bytes.len() == self.size
    }

    /// The theme, read and checked as any zip of a stranger's.
    pub(crate) fn opened(self) -> Result<BroughtTheme, Code> {
        if digest(&self.bytes) != self.zip {
            return Err(Code::BadTheme);
        }
        let pack = ThemePack::from_zip(&self.id, &self.bytes).map_err(|_| Code::BadTheme)?;
        if pack.pixels() > MAX_THEME_PIXELS {
            return Err(Code::TooLong);
        }
        let theme = pack.theme().map_err(|_| Code::BadTheme)?;
        let named = theme.id == self.id && !is_builtin(&theme.id);
        let brought = BroughtTheme { theme: Arc::new(theme), pack: Arc::new(pack), zip: Arc::new(self.bytes) };
        if named { Ok(brought) } else { Err(Code::BadTheme) }
    }
}

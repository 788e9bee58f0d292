//! A whole case as one link: the record's text, deflated, in letters that a link may have.

use data_encoding::{BASE64URL_NOPAD, DecodeError, DecodeKind};

use super::{ReadRecord, Record, RecordFault, fault::MOST_BYTES};

/// How the text is packed: deflate. Another letter will be another way.
const DEFLATED: char = 'd';
/// How hard it is packed, of 10: links are made seldom and read by eyes and cameras.
const EFFORT: u8 = 10;

impl Record {
    /// What stands before a case in a link's fragment.
    pub const IN_FRAGMENT: &str = "case=";

    /// The record in letters, digits, `-` and `_`, for a link's fragment. It holds every secret of the case.
    #[must_use]
    pub fn to_link(&self) -> String {
        let packed = miniz_oxide::deflate::compress_to_vec(self.to_text().as_bytes(), EFFORT);
        format!("{DEFLATED}{}", BASE64URL_NOPAD.encode(&packed))
    }
}

impl ReadRecord {
    /// Reads what [`Record::to_link`] wrote, with or without what stands before it in a link, or around that in a text.
    ///
    /// # Errors
    /// The first fault found.
    pub fn from_link(link: &str) -> Result<Self, RecordFault> {
        // Friends send words around it.
        let holds = |word: &&str| word.contains(Record::IN_FRAGMENT);
        let link = link.split_whitespace().rfind(holds).unwrap_or_else(|| link.trim());
        let letters = link.rsplit_once(Record::IN_FRAGMENT).map_or(link, |(_, letters)| letters);
        let begins = link.len() - letters.len() + 1;
        let packed = letters.strip_prefix(DEFLATED).ok_or(RecordFault::LinkLetter(begins))?;
        let damaged = |fault: DecodeError| match fault.kind {
            DecodeKind::Symbol => RecordFault::LinkLetter(begins + 1 + fault.position),
            // It ends where none ends: some letters are missing.
            _ => RecordFault::Link,
        };
        let packed = BASE64URL_NOPAD.decode(packed.as_bytes()).map_err(damaged)?;
        let text = miniz_oxide::inflate::decompress_to_vec_with_limit(&packed, MOST_BYTES);
        Self::from_bytes(&text.map_err(|_| RecordFault::Link)?)
    }
}

//! Deals, replays and checks a record again.

use std::sync::Arc;

use super::{Commitment, Outcome, ReadRecord, RecordFault, RecordFormat};
use crate::Case;
use candlestick_themes::Theme;

/// Something that does not fit in a record that can be played all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Finding {
    /// It is of format 1, which has nothing that could tell an altered byte.
    NoChecksum,
    /// Some byte is not as it was written.
    Altered,
    /// Theme, setup, seed or how the case was laid are not those that the seal was made of.
    Seal,
    /// The theme's files have changed since.
    Theme,
    /// It does not end as it says.
    Outcome,
}

/// Reads a file or a link, deals and plays the case again, and holds everything that the record tells against it. A sound
/// record has no findings.
///
/// # Errors
/// Why it is no case, or which action is not possible.
pub fn verify(
    bytes: &[u8],
    theme: impl FnOnce(&str) -> Result<Arc<Theme>, String>,
) -> Result<(Case, Vec<Finding>), RecordFault> {
    let ReadRecord { record, written } = ReadRecord::from_any(bytes)?;
    let theme = theme(&record.log.theme.id).map_err(RecordFault::Theme)?;
    let mut findings = Vec::new();
    match written {
        RecordFormat::FormatOne => findings.push(Finding::NoChecksum),
        RecordFormat::Now { commitment, intact } => {
            findings.extend((!intact).then_some(Finding::Altered));
            findings.extend((commitment != Commitment::of(&record.log)).then_some(Finding::Seal));
        }
    }
    findings.extend((!record.log.theme.is_of(&theme)).then_some(Finding::Theme));
    let case = Case::replay_changed(theme, record.log)?;
    let told = matches!(written, RecordFormat::Now { .. });
    findings.extend((told && record.outcome != Outcome::of(&case)).then_some(Finding::Outcome));
    Ok((case, findings))
}

//! Reads what is kept as JSON with a format number, only where the number is the one that is known.

use serde::{Deserialize, de::DeserializeOwned};

/// Why a kept text cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum FormatFault {
    /// Not JSON, or not of this form.
    Unreadable(#[from] serde_json::Error),
    /// A format that this version of the game doesn't know.
    Format {
        /// The format given.
        found: u32,
        /// The one that is read.
        known: u32,
    },
}

/// Reads a text of the known format. The number is looked at first: another format may have other fields.
pub(crate) fn read<T: DeserializeOwned>(text: &str, known: u32) -> Result<T, FormatFault> {
    #[derive(Deserialize)]
    struct Head {
        format: u32,
    }
    let Head { format: found } = serde_json::from_str(text)?;
    if found == known { Ok(serde_json::from_str(text)?) } else { Err(FormatFault::Format { found, known }) }
}

#[cfg(test)]
mod tests {
    use crate::{
        library::Endings,
        practice::{Insight, Progress, Schedule},
        puzzle::Days,
        standing::Standing,
    };

    #[test]
    fn another_format_is_told_by_its_number_whatever_else_it_holds() {
        let newer = "{\"format\":7,\"of\":\"another shape\"}";
        let told = [
            Insight::from_json(newer).map(drop),
            Progress::from_json(newer).map(drop),
            Schedule::from_json(newer).map(drop),
            Days::from_text(newer).map(drop),
            Endings::from_json(newer).map(drop),
            Standing::from_json(newer).map(drop),
        ];
        for fault in told.map(Result::unwrap_err) {
            assert!(fault.to_string().contains("format 7"), "{fault}");
        }
    }
}

//! The number under which a device keeps a case in its library.

use std::fmt;

use super::slot::Slot;

/// A case's number on this device; never given twice while the case is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CaseId(pub(super) u32);

/// What stands before the number in an entry's name.
const BEFORE: &str = "case-";
/// What stands before the number in the name of a case's proof.
const BEFORE_PROOF: &str = "proof-";

impl CaseId {
    /// The name of the entry of one of its slots.
    pub(super) fn entry(self, slot: Slot) -> String {
        format!("{BEFORE}{}-{}", self.0, slot.letter())
    }

    /// The name of the entry of its proof.
    pub(super) fn proof(self) -> String {
        format!("{BEFORE_PROOF}{}", self.0)
    }

    /// The case of the name of a proof's entry, if it is one.
    pub(super) fn of_proof(name: &str) -> Option<Self> {
        let id = Self(name.strip_prefix(BEFORE_PROOF)?.parse().ok()?);
        (id.proof() == name).then_some(id)
    }

    /// The case and slot of an entry's name, if it is one.
    pub(super) fn of_entry(name: &str) -> Option<(Self, Slot)> {
        let (number, slot) = name.strip_prefix(BEFORE)?.split_once('-')?;
        let id = Self(number.parse().ok()?);
        let slot = Slot::BOTH.into_iter().find(|one| one.letter() == slot)?;
        // Another way of writing the number is another entry.
        (id.entry(slot) == name).then_some((id, slot))
    }
}

impl From<u32> for CaseId {
    fn from(number: u32) -> Self {
        Self(number)
    }
}

impl fmt::Display for CaseId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

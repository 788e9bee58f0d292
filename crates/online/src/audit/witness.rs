//! Tells whether a record is what was signed, by itself, and how it differs from somebody else's of the same case.

/// Whether what a record says was told is what the room has signed; of a case that nobody dealt, whether the record is what
/// whoever kept it has signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Witness {
    /// It is.
    Signed,
    /// The room had no key, so only the client says so; or it was kept by somebody who only watched a case that nobody dealt.
    Unsigned,
    /// Something else is signed: the record was altered.
    Altered,
    /// The room has signed two things under one number: a proof, for everybody, that it lied.
    TwoFeeds,
}

/// How the records of two people from one case differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordDifference {
    /// They are of two cases.
    OtherCase,
    /// The two were told another table, or other keys.
    Told,
    /// The room has opened them another case, secret, share or signature, or told them other posts.
    Opened,
}

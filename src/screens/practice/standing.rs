//! Tells where a person stands among the stops of a case of their own.

/// Where a person stands among the stops of a case.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StopStanding {
    /// The number of the stop, from 1.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// The turn of the case.
    pub turn: u32,
    /// What it cost, in the seat's own turns.
    pub cost: f64,
}

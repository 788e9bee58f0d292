//! Writes odds in hundredths.

/// Odds in hundredths; what is open is never 0 or 100.
#[must_use]
pub fn percentage(odds: f32) -> String {
    match (odds * 100.0).round() {
        none if none < 1.0 => String::from("<1"),
        all if all > 99.0 => String::from(">99"),
        some => format!("{some:.0}"),
    }
}

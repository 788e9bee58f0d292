//! Limits what a room takes: the longest names and notes of a client, and the most people and watchers.

/// Most characters of a name.
pub const MAX_NAME: usize = 40;
/// Most bytes of a seat's own marks.
pub const MAX_MARKS: usize = 8 * 1024;
/// Most bytes of a nonce.
pub const MAX_NONCE: usize = 40;
/// Most connections of one room that only watch, where whoever runs the server says nothing else.
pub const MAX_WATCHERS: usize = 64;
/// Most people that a room lets sit down in all its life.
pub const MAX_PEOPLE: u8 = 200;

/// Whether a text can be somebody's name: some letters, not too many, nothing that breaks a line.
#[must_use]
pub fn fits_name(name: &str) -> bool {
    let count = name.chars().count();
    (1..=MAX_NAME).contains(&count) && !name.trim().is_empty() && !name.chars().any(char::is_control)
}

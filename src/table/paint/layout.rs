//! Stub until the paint branch lands.
use crate::rules::{Board, RoomId};
/// Stub.
#[derive(Debug, Clone)]
pub struct RoomLayout {
    /// Stub.
    pub passage: (f32, f32),
}
impl RoomLayout {
    /// Stub.
    pub fn new(_: &Board, _: RoomId) -> Self {
        Self { passage: (0.0, 0.0) }
    }
    /// Stub.
    pub fn token_spots(&self, n: usize) -> Vec<(f32, f32)> {
        vec![(0.0, 0.0); n]
    }
    /// Stub.
    pub fn weapon_spots(&self, n: usize) -> Vec<(f32, f32)> {
        vec![(0.0, 0.0); n]
    }
}

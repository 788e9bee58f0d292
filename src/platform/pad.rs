//! The buttons of a gamepad by where they are, the same for window and page.

/// A button of a gamepad by where it is, or a direction of its cross or its left stick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadButton {
    /// The lower one of four.
    South,
    /// The right one of four.
    East,
    /// The left one of four.
    West,
    /// The upper one of four.
    North,
    /// The upper one at the left edge.
    LeftShoulder,
    /// The upper one at the right edge.
    RightShoulder,
    /// The lower one at the left edge.
    LeftTrigger,
    /// The lower one at the right edge.
    RightTrigger,
    /// The one for menus.
    Start,
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// What became known of a gamepad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadEvent {
    /// A button was pressed, or is held so long that it counts once more.
    Pressed(PadButton),
    /// From now on so many gamepads are there.
    There(u32),
}

impl PadButton {
    /// All of them, each at the place at which browsers have it by the standard layout; `None` are buttons without a
    /// meaning here.
    pub const STANDARD: [Option<Self>; 16] = [
        Some(Self::South),
        Some(Self::East),
        Some(Self::West),
        Some(Self::North),
        Some(Self::LeftShoulder),
        Some(Self::RightShoulder),
        Some(Self::LeftTrigger),
        Some(Self::RightTrigger),
        None,
        Some(Self::Start),
        None,
        None,
        Some(Self::Up),
        Some(Self::Down),
        Some(Self::Left),
        Some(Self::Right),
    ];
}

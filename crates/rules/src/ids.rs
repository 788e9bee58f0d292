//! Integer names of everything the referee handles; the theme knows the words for them.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($raw:ty)) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub $raw);

        impl $name {
            /// The id as an index into a list of its kind.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A seat at the table, counted from 0 in the order of play (to the left).
    SeatId(u8)
);
id!(
    /// A card of the three categories: suspects first, then weapons, then rooms.
    CardId(u8)
);
id!(
    /// A suspect, and the token of that suspect.
    SuspectId(u8)
);
id!(
    /// A weapon.
    WeaponId(u8)
);
id!(
    /// A room; those that can be in the case file come first.
    RoomId(u8)
);
id!(
    /// A corridor square.
    SquareId(u16)
);
id!(
    /// A kind of card in the edition's extra deck (a Clue card, say); copies share it.
    DeckCardId(u8)
);

impl SeatId {
    /// Someone who only watches: sees what everyone sees, holds nothing, decides nothing.
    pub const WATCHER: Self = Self(u8::MAX);
}

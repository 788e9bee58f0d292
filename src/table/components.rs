//! Defines what stands on the table: components and the relationships between them.

use bevy::prelude::*;

use candlestick_rules::{CardId, RoomId, SeatId, SquareId, SuspectId, WeaponId};

/// A suspect's token.
#[derive(Component, Debug, Clone, Copy)]
pub struct Token(pub SuspectId);

/// A weapon.
#[derive(Component, Debug, Clone, Copy)]
pub struct WeaponPiece(pub WeaponId);

/// A room.
#[derive(Component, Debug, Clone, Copy)]
pub struct RoomSpace(pub RoomId);

/// A corridor square.
#[derive(Component, Debug, Clone, Copy)]
pub struct CorridorSquare(pub SquareId);

/// A card; its face is known only where the person at the table may know it.
#[derive(Component, Debug, Clone, Copy)]
pub struct CardPiece {
    /// The face, if the person at the table knows it.
    pub face: Option<CardId>,
}

/// A card of the case file.
#[derive(Component, Debug, Clone, Copy)]
pub struct InCaseFile;

/// A die and the face it shows, an index into its faces.
#[derive(Component, Debug, Clone, Copy)]
pub struct Die {
    /// Which of the dice.
    pub number: u8,
    /// The face on top.
    pub face: u8,
}

/// A player at a seat.
#[derive(Component, Debug, Clone, Copy)]
pub struct Player(pub SeatId);

/// The ring of light under the token of whoever's turn it is; a child of that token.
#[derive(Component, Debug, Clone, Copy)]
pub struct TurnRing;

/// A player that is out of the race.
#[derive(Component, Debug, Clone, Copy)]
pub struct OutOfRace;

/// In this room.
#[derive(Component, Debug, Clone, Copy)]
#[relationship(relationship_target = Occupants)]
pub struct InRoom(pub Entity);

/// Everything in the room: tokens, weapons and face-down cards.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = InRoom)]
pub struct Occupants(Vec<Entity>);

/// On this corridor square.
#[derive(Component, Debug, Clone, Copy)]
#[relationship(relationship_target = TokensOnSquare)]
pub struct OnSquare(pub Entity);

/// Tokens on the square.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = OnSquare)]
pub struct TokensOnSquare(Vec<Entity>);

/// In this player's hand.
#[derive(Component, Debug, Clone, Copy)]
#[relationship(relationship_target = Hand)]
pub struct HeldBy(pub Entity);

/// The cards of a player.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = HeldBy)]
pub struct Hand(Vec<Entity>);

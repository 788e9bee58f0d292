//! Tests that forge what no honest table posts, and that try to look where they may not.

#[path = "../../tests/it/table.rs"]
#[expect(dead_code, reason = "what only needs what is public can do more with it")]
mod table;

mod cheats;
mod secrecy;

//! The one entry, native and browser: opens the game, or runs the command line.

fn main() {
    #[cfg(feature = "app")]
    ;
}

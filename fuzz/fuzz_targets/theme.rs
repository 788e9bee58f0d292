//! Any two texts as a theme: faults or a theme with its advice, never a panic or a hang.
#![no_main]

use candlestick_themes::{Theme, ThemeFiles};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    // A NUL parts theme.toml from board.txt; neither can have one.
    let (theme_toml, board) = text.split_once('\0').unwrap_or((&text, ""));
    let files = ThemeFiles { theme_toml: theme_toml.to_owned(), board: board.to_owned() };
    match Theme::from_files("fuzz", &files) {
        Ok(theme) => drop(theme.lints(&files)),
        Err(faults) => assert!(faults.iter().all(|fault| fault.line > 0 && fault.column > 0 && fault.length > 0)),
    }
});

//! Any bytes as a theme's zip: faults or a theme, never a panic, a hang or more memory than a theme may take.
#![no_main]

use candlestick_themes::ThemePack;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(pack) = ThemePack::from_zip("fuzz.zip", data) {
        drop(pack.theme());
    }
});

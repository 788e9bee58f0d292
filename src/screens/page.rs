//! The few things the page around the canvas is told; natively nobody listens.

#[cfg(target_arch = "wasm32")]
mod bindings {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(inline_js = "export function call(name, value) { const f = window[name]; if (f) f(value); }
export function put(name, value) { window[name] = value; }
export function query() { return window.location.search; }
export function download(name, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
export function days() { return Math.floor(Date.now() / 86400000); }")]
    extern "C" {
        pub fn call(name: &str, value: JsValue);
        pub fn put(name: &str, value: &str);
        pub fn query() -> String;
        pub fn download(name: &str, text: &str);
        pub fn days() -> u32;
    }
}

/// How far loading has come, from 0 to 1.
pub fn progress(part: f32) {
    #[cfg(target_arch = "wasm32")]
    bindings::call("candlestickProgress", part.into());
    #[cfg(not(target_arch = "wasm32"))]
    let _ = part;
}

/// The title is there; the loading screen may go.
pub fn ready() {
    #[cfg(target_arch = "wasm32")]
    bindings::call("candlestickReady", true.into());
}

/// Something broke; the page says so in words.
pub fn fatal(text: &str) {
    #[cfg(target_arch = "wasm32")]
    bindings::call("candlestickFatal", text.into());
    #[cfg(not(target_arch = "wasm32"))]
    let _ = text;
}

/// Says a line to screen readers.
pub fn say(text: &str) {
    #[cfg(target_arch = "wasm32")]
    bindings::call("candlestickSay", text.into());
    #[cfg(not(target_arch = "wasm32"))]
    let _ = text;
}

/// Publishes what can be clicked, for tests.
pub fn publish(spots: &str) {
    #[cfg(target_arch = "wasm32")]
    bindings::put("candlestickSpots", spots);
    #[cfg(not(target_arch = "wasm32"))]
    let _ = spots;
}

/// Days since the first of January 1970, by the clock of the system or the browser.
pub fn days() -> u32 {
    #[cfg(target_arch = "wasm32")]
    return bindings::days();
    #[cfg(not(target_arch = "wasm32"))]
    {
        const DAY: u64 = 24 * 60 * 60;
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |since| (since.as_secs() / DAY) as u32)
    }
}

/// Keeps a text as a file: beside the saves natively, as a download in the browser; answers where.
///
/// # Errors
/// When there is no place for it or it can't be written.
pub fn save_text(name: &str, text: &str) -> Result<String, candlestick_game::store::StoreFault> {
    #[cfg(target_arch = "wasm32")]
    {
        bindings::download(name, text);
        Ok(name.to_owned())
    }
    #[cfg(not(target_arch = "wasm32"))]
    candlestick_game::store::export(name, text)
}

/// What the page's address says of a name: `demo` in `?demo`, the value in `?seed=7`; natively nothing.
#[must_use]
pub fn asked_for(name: &str) -> Option<String> {
    #[cfg(target_arch = "wasm32")]
    return value_of(&bindings::query(), name);
    #[cfg(not(target_arch = "wasm32"))]
    value_of("", name)
}

/// The value of a name in a query string; empty where it stands without one.
fn value_of(query: &str, name: &str) -> Option<String> {
    let parts = query.trim_start_matches('?').split('&').map(|part| part.split_once('=').unwrap_or((part, "")));
    parts.filter(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_ask_for_things_with_and_without_a_value() {
        assert_eq!(value_of("?demo&seed=7", "demo").as_deref(), Some(""));
        assert_eq!(value_of("?demo&seed=7", "seed").as_deref(), Some("7"));
        assert_eq!(value_of("?demo", "seed"), None);
        assert_eq!(value_of("", "demo"), None);
    }
}

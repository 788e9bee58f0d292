//! The few things the page around the canvas is told, and what it says.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(inline_js = "export function call(name, value) { const f = window[name]; if (f) f(value); }
export function put(name, value) { window[name] = value; }
export function query() { return window.location.search; }
export function window_width() { return window.innerWidth; }
export function window_height() { return window.innerHeight; }
export function download(name, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
export function address() { return location.origin + location.pathname; }
export function take_fragment() {
    const hash = location.hash;
    if (hash) history.replaceState(null, '', location.pathname + location.search);
    return hash;
}
export function put_fragment(text) {
    history.replaceState(null, '', location.pathname + location.search + (text ? '#' + text : ''));
}
export function send(title, url) {
    const mail = () => { location.href = 'mailto:?subject=' + encodeURIComponent(title) + '&body=' + encodeURIComponent(url); };
    if (!navigator.share) mail();
    else navigator.share({ title, url }).catch((fault) => { if (fault.name !== 'AbortError') mail(); });
}
export function days() { return Math.floor(Date.now() / 86400000); }")]
extern "C" {
    fn call(name: &str, value: JsValue);
    fn put(name: &str, value: &str);
    #[wasm_bindgen(js_name = query)]
    fn address_query() -> String;
    fn window_width() -> f32;
    fn window_height() -> f32;
    #[wasm_bindgen(js_name = address)]
    fn page_address() -> String;
    fn take_fragment() -> String;
    #[wasm_bindgen(js_name = put_fragment)]
    fn put_behind_address(text: &str);
    #[wasm_bindgen(js_name = send)]
    fn send_link(title: &str, url: &str);
    pub(super) fn download(name: &str, text: &str);
    #[wasm_bindgen(js_name = days)]
    fn days_since_1970() -> u32;
}

/// Whether the program can be left from its title: a browser's tab is closed by the browser.
pub const CAN_QUIT: bool = false;

/// For how many seconds nothing is drawn when nothing happens.
pub const LONGEST_SLEEP: u64 = 20;

/// The title is there; the loading screen may go.
pub fn ready() {
    call("candlestickReady", true.into());
}

/// The width and height of the browser's window in points, before the game has one.
#[must_use]
pub fn window_size() -> (f32, f32) {
    (window_width(), window_height())
}

/// Something broke; the page says so in words.
pub fn fatal(text: &str) {
    call("candlestickFatal", text.into());
}

/// From now on the page tells of every panic.
pub fn tell_panics() {
    std::panic::set_hook(Box::new(|panic| fatal(&panic.to_string())));
}

/// Says a line to screen readers.
pub fn say(text: &str) {
    call("candlestickSay", text.into());
}

/// Takes away what was said so far: somebody else may listen from now on.
pub fn hush() {
    call("candlestickHush", JsValue::NULL);
}

/// Publishes what can be clicked, for tests.
pub fn publish(targets: &str) {
    put("candlestickTargets", targets);
}

/// The query of the page's address.
#[must_use]
pub fn query() -> String {
    address_query()
}

/// The page's address, without what was asked for in it.
#[must_use]
pub fn address() -> String {
    page_address()
}

/// What stands behind the page's address, with its `#`; it is taken away, as a case in it is long and is opened once.
#[must_use]
pub fn fragment() -> String {
    take_fragment()
}

/// Whether this device is asked to send a link on.
pub const CAN_SEND: bool = true;

/// Has this device send a link, by whatever its person picks there; by a mail where a browser asks for nothing.
pub fn send(title: &str, link: &str) {
    send_link(title, link);
}

/// Puts this behind the page's address, so that a reload comes back to it; nothing takes away what is there.
pub fn put_fragment(text: &str) {
    put_behind_address(text);
}

/// Days since the first of January 1970, by the clock of the browser.
#[must_use]
pub fn days() -> u32 {
    days_since_1970()
}

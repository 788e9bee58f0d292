//! The page as text beside the picture; `web/mirror.js` has the browser's side.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = candlestickMirror, js_name = begin)]
    fn begin(done: &Closure<dyn Fn(String)>);
    #[wasm_bindgen(js_namespace = candlestickMirror, js_name = invite)]
    fn invite(language: &str, words: &str);
    #[wasm_bindgen(js_namespace = candlestickMirror, js_name = show)]
    fn show(page: &str);
    #[wasm_bindgen(js_namespace = candlestickMirror, js_name = letters)]
    fn letters(size: u16, plain: bool, colours: &str);
    #[wasm_bindgen(js_namespace = candlestickMirror, js_name = open)]
    fn open();
}

/// The page can be read as text.
pub const HAS_MIRROR: bool = true;

/// Opens the page as text in place of the picture.
pub fn open_mirror() {
    open();
}

/// Its letters are so large, in percent, and plain or not; `colours` has a name of the palette and what is shown for it in each
/// line.
pub fn write_mirror(size: u16, plain: bool, colours: &str) {
    letters(size, plain, colours);
}

/// The page is in this language from now on, and invites whoever comes by the keyboard with these words.
pub fn invite_to_mirror(language: &str, words: &str) {
    invite(language, words);
}

/// From now on `done` hears what is done in the page as text.
pub fn begin_mirror(done: impl Fn(String) + 'static) {
    let closure = Closure::<dyn Fn(String)>::new(done);
    begin(&closure);
    // Called for as long as the page is open.
    closure.forget();
}

/// Shows this page as JSON in place of the one before; none where it is empty.
pub fn show_mirror(page: &str) {
    show(page);
}

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

//! Languages in the page: the browser's, and words that are fetched; `web/languages.js` has the browser's side.

use wasm_bindgen::prelude::*;

use crate::platform::PackFetch;

#[wasm_bindgen]
extern "C" {
    /// What has become of a language's words.
    type Fetched;
    #[wasm_bindgen(method, getter)]
    fn text(this: &Fetched) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn fault(this: &Fetched) -> Option<String>;

    #[wasm_bindgen(js_namespace = candlestickLanguages, js_name = begin)]
    fn begin_telling(wake: &Closure<dyn Fn()>);
    #[wasm_bindgen(js_namespace = candlestickLanguages, js_name = ofBrowser)]
    fn of_browser() -> Vec<JsValue>;
    #[wasm_bindgen(js_namespace = candlestickLanguages, js_name = words)]
    fn words(code: &str) -> Fetched;
}

/// The languages of the browser, the best first, as "de-AT".
#[must_use]
pub fn languages() -> Vec<String> {
    of_browser().iter().filter_map(JsValue::as_string).collect()
}

/// The words of a language: the first call begins to fetch them.
#[must_use]
pub fn language_pack(code: &str) -> PackFetch {
    let fetched = words(code);
    match (fetched.text(), fetched.fault()) {
        (Some(text), _) => PackFetch::Text(text),
        (None, Some(why)) => PackFetch::Failed(why),
        (None, None) => PackFetch::Coming,
    }
}

/// Asks to be woken whenever words have come.
pub fn tell_of_packs(wake: impl Fn() -> bool + Send + 'static) {
    let closure = Closure::<dyn Fn()>::new(move || {
        // The loop ends with the page only.
        wake();
    });
    begin_telling(&closure);
    // Called for as long as the page is open.
    closure.forget();
}

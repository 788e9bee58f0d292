//! What is typed without a keyboard; `web/typing.js` has the browser's side.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = candlestickTyping, js_name = begin)]
    fn begin(done: &Closure<dyn Fn()>);
    #[wasm_bindgen(js_namespace = candlestickTyping, js_name = open)]
    fn open();
}

/// A line has got the focus: where it was touched, the keyboard on the glass opens.
pub fn open_keyboard() {
    open();
}

/// From now on `done` is called after each thing that is typed on a telephone.
pub fn on_typing(done: impl Fn() + 'static) {
    let closure = Closure::<dyn Fn()>::new(done);
    begin(&closure);
    // Called for as long as the page is open.
    closure.forget();
}

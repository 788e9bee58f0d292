//! Gamepads of the page; `web/gamepad.js` has the browser's side.

use wasm_bindgen::prelude::*;

use crate::platform::{PadButton, PadEvent};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = candlestickGamepad, js_name = begin)]
    fn begin(pressed: &Closure<dyn Fn(u32)>, there: &Closure<dyn Fn(u32)>);
}

/// From now on `heard` is told what gamepads do.
pub fn begin_pads(heard: impl Fn(PadEvent) + Send + 'static) {
    let heard = std::rc::Rc::new(heard);
    let tell = std::rc::Rc::clone(&heard);
    let pressed = Closure::<dyn Fn(u32)>::new(move |at: u32| {
        if let Some(button) = PadButton::STANDARD.get(at as usize).copied().flatten() {
            tell(PadEvent::Pressed(button));
        }
    });
    let there = Closure::<dyn Fn(u32)>::new(move |count: u32| heard(PadEvent::There(count)));
    begin(&pressed, &there);
    // Called for as long as the page is open.
    pressed.forget();
    there.forget();
}

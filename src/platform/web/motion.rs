//! Asks whether the browser wants little motion.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(inline_js = "let calm;
const calmness = () => calm ??= matchMedia('(prefers-reduced-motion: reduce)');
export function is_calm() { return calmness().matches; }
export function tell_of_calm(wake) { calmness().addEventListener('change', () => wake()); }")]
extern "C" {
    fn is_calm() -> bool;
    fn tell_of_calm(wake: &Closure<dyn Fn()>);
}

/// Whether the browser asks for little motion.
#[must_use]
pub fn reduces_motion() -> bool {
    is_calm()
}

/// Asks to be woken whenever the browser thinks otherwise of motion.
pub fn tell_of_motion(wake: impl Fn() + Send + 'static) {
    let closure = Closure::<dyn Fn()>::new(wake);
    tell_of_calm(&closure);
    // Called for as long as the page is open.
    closure.forget();
}

/// Nothing to do: the browser tells it by itself.
pub const fn ask_of_motion() {}

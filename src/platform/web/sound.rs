//! Sound in the page; `web/sound.js` has the browser's side.

use bevy::prelude::Commands;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = candlestickSound, js_name = load)]
    fn load(names: Vec<JsValue>);
    #[wasm_bindgen(js_namespace = candlestickSound, js_name = play)]
    fn play(name: &str, gain: f32);
    #[wasm_bindgen(js_namespace = candlestickSound, js_name = ambience)]
    fn ambience(name: &str, gain: f32);
}

/// Fetches sounds, so that none is late.
pub fn load_sounds(_: &mut Commands, names: Vec<&'static str>) {
    load(names.into_iter().map(JsValue::from_str).collect());
}

/// Plays a cue once; `gain` is from 0 to 1.
pub fn play_sound(_: &mut Commands, name: &'static str, gain: f32) {
    play(name, gain);
}

/// Lets this ambience go on from now on, or none.
pub fn play_ambience(_: &mut Commands, name: Option<&'static str>, gain: f32) {
    ambience(name.unwrap_or_default(), gain);
}

//! The user's themes and saved cases in the page: dropped or picked files, and what the browser keeps of them;
//! `web/themes.js` has the browser's side.

use std::path::Path;

use wasm_bindgen::prelude::*;

use crate::platform::{Arrival, ArrivedFile};
use candlestick_game::theme_store::ThemeNews;
use candlestick_themes::ThemePack;

#[wasm_bindgen]
extern "C" {
    /// One theme's files, a file that is perhaps a saved case, or a trouble.
    type BroughtFile;
    #[wasm_bindgen(method, getter)]
    fn kind(this: &BroughtFile) -> String;
    #[wasm_bindgen(method, getter)]
    fn name(this: &BroughtFile) -> String;
    #[wasm_bindgen(method, getter)]
    fn kept(this: &BroughtFile) -> bool;
    #[wasm_bindgen(method, getter)]
    fn paths(this: &BroughtFile) -> Vec<JsValue>;
    #[wasm_bindgen(method, getter)]
    fn blobs(this: &BroughtFile) -> Vec<js_sys::Uint8Array>;
    #[wasm_bindgen(method, getter)]
    fn message(this: &BroughtFile) -> String;

    #[wasm_bindgen(js_namespace = candlestickThemes, js_name = begin)]
    fn begin_telling(wake: &Closure<dyn Fn()>);
    #[wasm_bindgen(js_namespace = candlestickThemes, js_name = take)]
    fn take_one() -> Option<BroughtFile>;
    /// Lets a person pick zips, or a whole folder.
    #[wasm_bindgen(js_namespace = candlestickThemes, js_name = pick)]
    pub fn pick(folder: bool);
    /// Whether a folder can be picked.
    #[wasm_bindgen(js_namespace = candlestickThemes, js_name = canPickFolders)]
    pub fn can_pick_folders() -> bool;
    /// Lets a person pick a saved case.
    #[wasm_bindgen(js_namespace = candlestickThemes, js_name = pickCase)]
    pub fn pick_case();
    #[wasm_bindgen(js_namespace = candlestickThemes, js_name = keep)]
    fn keep_files(id: &str, paths: Vec<JsValue>, blobs: Vec<js_sys::Uint8Array>);
    /// Forgets a kept theme.
    #[wasm_bindgen(js_namespace = candlestickThemes, js_name = forget)]
    pub fn forget(id: &str);
}

/// Nothing is held here: the browser's side holds what has come.
#[derive(Debug)]
pub struct ThemeSource;

impl ThemeSource {
    /// Asks for what is kept, and to be woken whenever something comes.
    #[must_use]
    pub fn begin(wake: impl Fn() -> bool + Send + 'static) -> Self {
        let closure = Closure::<dyn Fn()>::new(move || {
            // The loop ends with the page only.
            wake();
        });
        begin_telling(&closure);
        // Called for as long as the page is open.
        closure.forget();
        Self
    }

    /// There is no folder here.
    #[must_use]
    pub const fn folder(&self) -> Option<&Path> {
        None
    }

    /// What has come since this was last asked.
    #[must_use]
    pub fn take(&self) -> Vec<Arrival> {
        std::iter::from_fn(take_one).map(|came| arrival(&came)).collect()
    }
}

fn arrival(came: &BroughtFile) -> Arrival {
    let name = came.name();
    let pack = match came.kind().as_str() {
        "zip" => {
            let bytes = came.blobs().first().map(js_sys::Uint8Array::to_vec).unwrap_or_default();
            ThemePack::from_zip(&name, &bytes)
        }
        "files" => ThemePack::from_entries(&name, files(came)),
        "case" => {
            let bytes = came.blobs().first().map(js_sys::Uint8Array::to_vec).ok_or_else(|| came.message());
            return Arrival::Case(ArrivedFile { name, bytes, others: came.paths().len().saturating_sub(1) });
        }
        _ => {
            return Arrival::Trouble(if name.is_empty() {
                came.message()
            } else {
                format!("{name}: {}", came.message())
            });
        }
    };
    // A theme that comes again takes the place of what it was.
    let place = pack.as_ref().map_or(name, |pack| pack.id.clone());
    Arrival::Theme { news: ThemeNews::found(&place, pack), given: !came.kept() }
}

fn files(came: &BroughtFile) -> Vec<(String, Vec<u8>)> {
    let paths = came.paths().into_iter().map(|path| path.as_string().unwrap_or_default());
    paths.zip(came.blobs()).map(|(path, blob)| (path, blob.to_vec())).collect()
}

/// Keeps a theme's files in the browser; a trouble comes as an arrival.
///
/// # Errors
/// Never.
pub fn keep(_: Option<&Path>, pack: &ThemePack) -> Result<(), String> {
    let files = pack.used().map(|(path, bytes)| (JsValue::from_str(path), js_sys::Uint8Array::from(bytes)));
    let (paths, blobs) = files.unzip();
    keep_files(&pack.id, paths, blobs);
    Ok(())
}

/// Whether a saved case can be picked: the browser has a dialog for it.
pub const CAN_PICK_CASES: bool = true;

/// Whether themes are kept by the game itself: here in the browser.
pub const KEEPS_THEMES: bool = true;

/// There is no folder here.
///
/// # Errors
/// Never.
pub fn open(_: &Path) -> Result<(), String> {
    Ok(())
}

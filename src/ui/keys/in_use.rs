//! The keys in use, kept in egui's memory so that every widget can look up its own.

use std::collections::HashMap;

use bevy_egui::egui::{Context, Id, Key, Modifiers};

use super::{name::key_name, shortcut::Shortcut, table::Keys};
use candlestick_themes::Words;

fn id() -> Id {
    Id::new("keys-in-use")
}

fn names_id() -> Id {
    Id::new("keys-by-name")
}

/// What keys that are in use are called.
type Names = HashMap<Key, String>;

impl Keys {
    /// From now on widgets have these keys, and call them so.
    pub fn begin(self, ctx: &Context, words: &Words) {
        let keys = Shortcut::ALL.map(|of| self.key(of));
        let names: Names = keys.into_iter().map(|key| (key, key_name(words, key))).collect();
        ctx.data_mut(|data| {
            data.insert_temp(id(), self);
            data.insert_temp(names_id(), names);
        });
    }
}

/// The key for something, as the person has it.
#[must_use]
pub fn in_use(ctx: &Context, of: Shortcut) -> Key {
    ctx.data(|data| data.get_temp::<Keys>(id())).unwrap_or_default().key(of)
}

/// Whether the key for something was struck over a screen where nothing is being typed and no window lies over it.
pub fn struck_over_all(ctx: &Context, of: Shortcut) -> bool {
    let free = !ctx.text_edit_focused() && ctx.memory(|memory| memory.top_modal_layer().is_none());
    let key = in_use(ctx, of);
    free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// What a key is called in the language that is spoken.
#[must_use]
pub fn called(ctx: &Context, key: Key) -> String {
    let named = ctx.data_mut(|data| data.get_temp_mut_or_default::<Names>(names_id()).get(&key).cloned());
    named.unwrap_or_else(|| key.symbol_or_name().to_owned())
}

//! Makes the rooms of the scenes: the way in, lobbies, and cases under way in a room.

use std::sync::Arc;

use candlestick::screens::{
    Themes,
    together::testing::{DeviceOf, TogetherHere},
};

use super::{language::SceneLanguage, names::usual_theme, own_themes};

/// What a scene of this name has of playing together, if anything.
pub(super) fn room_of(name: &str, spoken: &Arc<SceneLanguage>) -> Option<TogetherHere> {
    let themes = Themes::of(spoken.themes.clone());
    let of = (themes, usual_theme(name));
    let lobby = |device, of| TogetherHere::lobby(device, of, own_themes::sound());
    Some(match name {
        "together" => TogetherHere::way_in(of.0),
        "lobby-host" => lobby(DeviceOf::Host, of),
        "lobby-guests" => lobby(DeviceOf::Guests, of),
        "lobby-newcomer" => lobby(DeviceOf::Newcomer, of),
        "lobby-table" => lobby(DeviceOf::Table, of),
        "room-sheet" => TogetherHere::case(DeviceOf::Guests, of, false).with_sheet(),
        "room-told" => TogetherHere::case(DeviceOf::Host, of, false),
        "room-hand" => TogetherHere::case(DeviceOf::Host, of, true),
        "room-table" => TogetherHere::case(DeviceOf::Table, of, true),
        _ => return None,
    })
}

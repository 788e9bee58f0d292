//! Holds what all parts of the screen for playing in rooms are given: words, pictures, own themes; and draws text in
//! two sizes.

use bevy_egui::egui::{Label, RichText, Ui};

use crate::{
    screens::{menu_context::MenuContext, themes::state::OwnThemes},
    ui::{Art, ScreenTargets, named_group, scale::Size, style::body},
};
use candlestick_game::theme_store::UserThemes;
use candlestick_themes::{Words, palette};

/// What the parts of the screen share.
pub(super) struct TogetherScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    /// The themes of one's own, which a host may bring.
    pub own: &'a UserThemes,
}

impl<'a> TogetherScreen<'a> {
    /// From what all screens outside a case share.
    pub(super) fn of(lobby: &'a MenuContext, own: &'a OwnThemes) -> Self {
        Self { words: &lobby.words.0, art: &lobby.art, targets: &lobby.targets, own: own.user_themes() }
    }
}

/// A sentence in small letters.
pub(super) fn why(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(palette::ASH)).wrap());
}

/// Choices under what they are for, which is their group's name: the same word may stand in two.
pub(super) fn choices_of<R>(ui: &mut Ui, what: &str, choices: impl FnOnce(&mut Ui) -> R) -> R {
    why(ui, what);
    named_group(ui, what, choices)
}

/// A sentence.
pub(super) fn said(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(body(Size::TEXT)).color(palette::PARCHMENT)).wrap());
}

//! Everything that themes which come and go change.

use bevy::prelude::*;
use candlestick_themes::key;

use super::state::OwnThemes;
use crate::{
    platform,
    screens::{Favourite, Speech, Themes, gallery::Gallery, setup::Tables},
    ui::text_options::TextOptions,
};
use candlestick_game::theme_store::{Change, News};

/// Everything that themes which come and go change.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct House<'w> {
    pub own: ResMut<'w, OwnThemes>,
    pub themes: ResMut<'w, Themes>,
    pub favourite: ResMut<'w, Favourite>,
    pub tables: ResMut<'w, Tables>,
    pub gallery: ResMut<'w, Gallery>,
    pub words: Res<'w, Speech>,
    pub reading: Res<'w, TextOptions>,
}

impl House<'_> {
    /// Takes up what has become of a theme.
    pub fn take_up(&mut self, news: News, given: bool) {
        let place = match &news {
            News::Found { place, .. } | News::Gone { place } => place.clone(),
        };
        match self.own.user_themes.take(news) {
            Change::Theme(theme) => {
                let theme = std::sync::Arc::new(theme.in_language(&self.words.0).for_sight(self.reading.sight));
                let known = self.themes.put(&theme);
                self.tables.renew(&theme);
                if let Some((_, pack)) = self.own.user_themes.pack(&theme.id) {
                    let pack = std::sync::Arc::clone(pack);
                    platform::know_theme(&theme.id, &pack.files);
                    if given {
                        let kept = platform::keep(self.own.folder.as_deref(), &pack);
                        kept.unwrap_or_else(|why| self.own.trouble(why));
                    }
                    self.gallery.bring(&theme, pack);
                }
                if given {
                    platform::say(&self.words.0.with(key!("themes-say-ready"), &[("theme", (&theme.title).into())]));
                    self.favourite.0.clone_from(&theme.id);
                }
                self.own.mended(&theme, known, given);
            }
            Change::Broken => {
                let fault = self.own.first_fault(&place);
                let values = [("place", (&place).into()), ("fault", (&fault).into())];
                platform::say(&self.words.0.with(key!("themes-say-fault"), &values));
                self.own.broken();
            }
            Change::Gone(id) => {
                if let Some(id) = id {
                    self.themes.0.retain(|theme| theme.id != id);
                    self.tables.forget(&id);
                    self.gallery.leave(&id);
                }
                self.own.gone();
            }
        }
    }
}

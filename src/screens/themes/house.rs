//! Exchanges what depends on a theme when it is added, changed or taken away: the themes, the open setup and the case
//! at the table.

use std::sync::Arc;

use bevy::prelude::*;
use candlestick_themes::{Theme, ThemePack, key};

use super::state::OwnThemes;
use crate::{
    platform,
    screens::{Favourite, Speech, Themes, picture_loading::PictureLoading, setup::SetupTables},
    ui::text_options::TextOptions,
};
use candlestick_game::theme_store::{Change, ThemeNews};

/// Everything that themes which come and go change.
#[derive(bevy::ecs::system::SystemParam)]
pub(in crate::screens) struct House<'w> {
    pub own: ResMut<'w, OwnThemes>,
    pub themes: ResMut<'w, Themes>,
    pub favourite: ResMut<'w, Favourite>,
    pub tables: ResMut<'w, SetupTables>,
    pub loading: ResMut<'w, PictureLoading>,
    pub words: Res<'w, Speech>,
    pub reading: Res<'w, TextOptions>,
}

impl House<'_> {
    /// Has a theme of a room's at hand; nothing of it is kept. One of the user's own with the same name stays what it is, and
    /// is at hand again with [`House::take_back`]; where there is none, the room's is until the game ends.
    pub fn lend(&mut self, theme: &Theme, pack: Arc<ThemePack>) {
        self.put_up(theme, pack);
        self.own.lent.insert(theme.id.clone());
    }

    /// Has the user's own themes at hand in whose places a room's were lent, as they are now.
    pub fn take_back(&mut self) {
        for id in std::mem::take(&mut self.own.lent) {
            let own = self.own.user_themes.themes().find(|theme| theme.id == id).map(Arc::clone);
            let pack = self.own.user_themes.pack(&id).map(|(_, pack)| Arc::clone(pack));
            if let Some((own, pack)) = own.zip(pack) {
                self.put_up(&own, pack);
            }
        }
    }

    /// Has a theme at hand, with its pictures; answers it as it is told here, and whether there was one of its id.
    fn put_up(&mut self, theme: &Theme, pack: Arc<ThemePack>) -> (Arc<Theme>, bool) {
        let theme = Arc::new(theme.in_language(&self.words.0).for_eyes(self.reading.sight, self.reading.strong));
        let known = self.themes.put(&theme);
        self.tables.renew(&theme);
        platform::know_theme(&theme.id, &pack.files);
        self.loading.bring(&theme, pack);
        (theme, known)
    }

    /// Takes up what has become of a theme.
    pub fn take_up(&mut self, news: ThemeNews, given: bool) {
        let place = match &news {
            ThemeNews::Found { place, .. } | ThemeNews::Gone { place } => place.clone(),
        };
        match self.own.user_themes.take(news) {
            Change::Theme(theme) => {
                let Some(pack) = self.own.user_themes.pack(&theme.id).map(|(_, pack)| Arc::clone(pack)) else { return };
                // In the place of a room's it comes once that is left.
                let lent = self.own.lent.contains(&theme.id);
                let (theme, known) = if lent { (theme, false) } else { self.put_up(&theme, Arc::clone(&pack)) };
                if given {
                    let kept = platform::keep(self.own.folder.as_deref(), &pack);
                    kept.unwrap_or_else(|why| self.own.trouble(why));
                    platform::say(&self.words.0.with(key!("themes-say-ready"), &[("theme", (&theme.title).into())]));
                    self.favourite.0.clone_from(&theme.id);
                }
                self.own.mended(&theme, known, given);
            }
            Change::Broken => {
                let fault = self.own.first_fault(&place, &self.words.0);
                let values = [("place", (&place).into()), ("fault", (&fault).into())];
                platform::say(&self.words.0.with(key!("themes-say-fault"), &values));
                self.own.broken();
            }
            Change::Gone(id) => {
                if let Some(id) = id.filter(|id| !self.own.lent.contains(id)) {
                    self.themes.all_mut().retain(|theme| theme.id != id);
                    self.tables.forget(&id);
                    self.loading.leave(&id);
                }
                self.own.gone();
            }
        }
    }
}

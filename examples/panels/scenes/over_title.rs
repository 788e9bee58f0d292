//! Shows what some scenes have over the title, and the end of a chapter over its table.

use bevy_egui::egui::Context;
use candlestick::{
    screens::{
        language_list,
        lessons::{next_after, show_chapters, show_end},
        themes::{self, ThemesChoice, WaysHere},
    },
    ui::Art,
};
use candlestick_game::theme_store::UserThemes;

use super::scene::Scene;

impl Scene {
    /// The dialog or panel that the scene of this name has over the title.
    pub(super) fn over_title(&mut self, ctx: &Context, art: &Art) {
        let (words, with) = (&self.spoken.words, (&self.spoken.words, art, &self.targets));
        match self.name.as_str() {
            "chapters" if self.windows.open => {
                let chosen = show_chapters(ctx, &self.chapters, with);
                self.windows.open = chosen.is_none();
                self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
            }
            "settings" if self.windows.open => {
                let (chosen, stays, _) =
                    language_list::show(ctx, Some(words.language()), &mut self.windows.reading, true, with);
                self.windows.open = stays;
                self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
            }
            name if name.starts_with("own-themes") => {
                let page = name == "own-themes-page";
                let ways = WaysHere { may_play: true, keeps: page, folders: page };
                let chosen = themes::show(ctx, &self.own, words, art, &self.targets, ways);
                if chosen == Some(ThemesChoice::Close) {
                    self.own.close();
                }
                self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
            }
            _ => {}
        }
    }

    /// The end of the chapter, once all its steps are done.
    pub(super) fn lesson_end(&mut self, ctx: &Context, art: &Art) {
        let ended = self.windows.open && self.name == "lesson-end";
        let Some(chapter) = self.ended.as_ref().filter(|_| ended) else { return };
        let language = self.spoken.words.language();
        let next = next_after(&chapter.id, &UserThemes::default());
        let next = next.as_ref().map(|next| next.outline.title.text(language));
        let said = (chapter.title.text(language), chapter.end.text(language));
        let chosen = show_end(ctx, said, next, (&self.spoken.words, art, &self.targets));
        self.windows.open = chosen.is_none();
        self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
    }
}

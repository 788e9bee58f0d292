//! A lesson's words where they leave too little of a phone's sheet below them: they scroll with what they are about.

use bevy_egui::egui::{self, Rect, Vec2};

use super::{COVERED, Panels};
use crate::screens::play::{sheet::PromptSheet, tab::Tab};
use crate::ui::scale::growth;
use crate::ui::{Intent, prompt};
use candlestick_game::lesson::LessonTarget;

/// What is to be seen at once below a lesson's words, at the usual size of letters: a button or a tile; of what scrolls by
/// itself some rows, with what stands above and below them.
const TILE: f32 = 72.0;
const LOG: f32 = 110.0;
const NOTEBOOK: f32 = 150.0;

/// The least that a leaf has below a lesson's words; none where nothing is to be seen there.
fn least(tab: Tab) -> f32 {
    let usual = match tab {
        Tab::Act | Tab::Hand => TILE,
        Tab::Log | Tab::Things => LOG,
        Tab::Notebook => NOTEBOOK,
        Tab::Board => 0.0,
    };
    usual * growth()
}

impl Panels<'_> {
    /// Whether a lesson's words, as high as they were last, leave too little of a sheet that may be so high.
    pub(super) fn words_crowd(&self, tab: Tab, sheet: &PromptSheet, most: f32) -> bool {
        self.context.coach.is_some() && sheet.below_head(most) < least(tab)
    }

    /// How high a phone's sheet may be where it is usually so high at most: where words crowd it and their arrow points at
    /// something on it, the board is covered rather than they.
    pub(super) fn most_taught(&self, tab: Tab, sheet: &PromptSheet, usual: f32, height: f32) -> f32 {
        let covers = tab == Tab::Act && !self.shows_place() && self.words_crowd(tab, sheet, usual);
        if covers { usual.max(height * (1.0 - COVERED)) } else { usual }
    }

    /// A sheet whose words and what they are about scroll together; answers whether its height is another than in the frame
    /// before.
    pub(super) fn all_in_one(
        &self,
        ui: &mut egui::Ui,
        tab: Tab,
        sheet: &mut PromptSheet,
        margins: f32,
        intents: &mut Vec<Intent>,
    ) -> bool {
        sheet.raise();
        if tab == Tab::Notebook {
            // It has as many columns as without the words.
            ui.spacing_mut().scroll.floating_allocated_width = 0.0;
        }
        // Each step begins with the beginning of its words.
        let step = self.context.coach.map(|coach| coach.done);
        let shown =
            egui::ScrollArea::vertical().id_salt(("taught", tab, step)).auto_shrink([false, true]).show(ui, |ui| {
                let top = ui.cursor().top();
                prompt::show(ui, self.context);
                let head = ui.cursor().top() - ui.spacing().item_spacing.y - top;
                self.below_words(ui, tab, intents);
                head
            });
        sheet.measure(shown.inner + margins, Some((shown.content_size.y + margins).ceil()))
    }

    /// What the words are about.
    pub(super) fn below_words(&self, ui: &mut egui::Ui, tab: Tab, intents: &mut Vec<Intent>) {
        match tab {
            Tab::Act => self.act(ui, intents),
            Tab::Hand => {
                let shown = ui.scope(|ui| self.on_hand(ui));
                self.lead_into(ui, shown.response.rect);
            }
            Tab::Notebook | Tab::Log | Tab::Things | Tab::Board => {
                let size = egui::vec2(ui.available_width(), least(tab));
                self.leaf(ui, tab, size, intents);
            }
        }
    }

    /// What a tab shows, so large, among what scrolls.
    pub(super) fn leaf(&self, ui: &mut egui::Ui, tab: Tab, size: Vec2, intents: &mut Vec<Intent>) {
        let shown = ui.allocate_ui(size, |ui| {
            ui.set_min_height(size.y);
            ui.set_max_height(size.y);
            self.content(ui, tab, intents);
        });
        self.lead_into(ui, shown.response.rect);
    }

    /// Brings a leaf into sight where one is led to something on it: it scrolls to that by itself, but not below the words.
    fn lead_into(&self, ui: &egui::Ui, leaf: Rect) {
        let is_on_leaf = |at| matches!(at, LessonTarget::Cell(..) | LessonTarget::Hand | LessonTarget::Log);
        if self.context.coach.is_some_and(|coach| is_on_leaf(coach.at)) && self.context.targets.seeks() {
            ui.scroll_to_rect(leaf, None);
            // Until it has come to rest: whoever scrolls back to the words afterwards is let.
            ui.ctx().request_repaint();
        }
    }
}

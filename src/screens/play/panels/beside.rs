//! The panels beside the board, in a window and on a phone that lies on its side.

use bevy_egui::egui;
use candlestick_themes::{key, palette};

use super::{Panels, board, drawn, list};
use crate::screens::play::{PlayLayout, buttons, tab::Tab};
use crate::screens::together::at_hand::DeviceShows;
use crate::ui::scale::{growth, round};
use crate::ui::style::{LOW, is_cramped};
use crate::ui::{Intent, last_question, prompt, seats, things, widgets};

/// Height that the notebook keeps beside a choice, at the usual size of letters; beside a question's many tiles.
const NOTEBOOK: (f32, f32) = (265.0, 225.0);
/// In windows lower than this, at the usual size of letters, the choice and the notebook take turns: both at once would be cut.
const ONE_AT_A_TIME: f32 = 700.0;

impl Panels<'_> {
    /// Board at the left, everything else at the right.
    pub(in crate::screens::play) fn window(
        &self,
        ui: &mut egui::Ui,
        tab: &mut Tab,
        intents: &mut Vec<Intent>,
    ) -> PlayLayout {
        let (screen, ground) = (ui.available_rect_before_wrap(), ui.painter().add(egui::Shape::Noop));
        let board_shape = &self.context.view.edition.board;
        let shape = f32::from(board_shape.cols()) / f32::from(board_shape.rows());
        let beside = screen.width() - screen.height() * shape;
        let width = beside.clamp(400.0 * growth(), 600.0 * growth()).min(screen.width() * 0.48);
        egui::Panel::right("desk").exact_size(width).resizable(false).frame(widgets::plate()).show(ui, |ui| {
            if is_cramped(screen) {
                return self.cramped(ui, tab, intents);
            }
            // On a phone that lies on its side the notebook needs every line, and it has the players as columns: there their
            // plates make room for what was asked last, which a lesson tells in its own words.
            let tight = screen.height() < LOW && *tab == Tab::Notebook;
            if !tight || self.teaches {
                seats::show(ui, self.context);
            }
            prompt::show(ui, self.context);
            if !tight || !self.teaches {
                last_question::show(ui, self.context, intents);
            }
            if screen.height() < ONE_AT_A_TIME * growth() {
                return self.one_at_a_time(ui, tab, intents);
            }
            let hand = widgets::Foot::bare(ui, "hand");
            hand.above(ui, |ui| self.above_hand(ui, tab, intents));
            hand.show(ui, |ui| {
                if self.shown != DeviceShows::Table {
                    self.cards(ui);
                }
            });
        });
        let board = board(ui);
        let (stage, aside) = buttons::clear(board.rect, |rect| drawn(board_shape, rect.size()));
        let behind = egui::Shape::rect_filled(screen.with_min_x(board.rect.right()), round::SQUARE, palette::NIGHT);
        ui.painter().set(ground, behind);
        PlayLayout { board, stage, aside }
    }

    /// What can be done, and below it the notebook or what else is looked at.
    fn above_hand(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) {
        let notebook = if self.asking() { NOTEBOOK.1 } else { NOTEBOOK.0 };
        let most = (ui.available_height() * 0.42).max(ui.available_height() - notebook * growth());
        list("act").max_height(most).show(ui, |ui| self.act(ui, intents));
        let mut all =
            vec![(Tab::Notebook, key!("tab-notebook"), "tab.notebook"), (Tab::Log, key!("tab-log"), "tab.log")];
        if self.shown == DeviceShows::Table {
            all.remove(0);
        }
        if things::are_there(self.context) {
            all.push((Tab::Things, key!("tab-table"), "tab.table"));
        }
        if !all.iter().any(|(one, ..)| one == tab) {
            *tab = all[0].0;
        }
        self.tabs(ui, tab, &all, intents);
        self.content(ui, *tab, intents);
    }

    /// In a low window, such as that of a phone held sideways: tabs at the bottom and one thing above them.
    fn one_at_a_time(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) {
        self.above_side_tabs(ui, tab, intents, |ui, tab, intents| match tab {
            Tab::Act => {
                list("act").show(ui, |ui| self.act(ui, intents));
            }
            other => self.content(ui, other, intents),
        });
    }

    /// The same on a phone that lies on its side, with large letters: there what is asked leaves nothing in sight of what it is
    /// asked of, so all of it goes on below the edge.
    fn cramped(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) {
        self.above_side_tabs(ui, tab, intents, |ui, tab, intents| {
            let (width, height) = (ui.available_width(), ui.available_height());
            let whole = egui::ScrollArea::vertical().id_salt(("cramped", tab)).auto_shrink(false);
            whole.show(ui, |ui| match tab {
                Tab::Act => {
                    seats::show(ui, self.context);
                    prompt::show(ui, self.context);
                    last_question::show(ui, self.context, intents);
                    self.act(ui, intents);
                }
                other => {
                    if self.teaches {
                        prompt::show(ui, self.context);
                    }
                    if self.context.coach.is_some() && other != Tab::Notebook {
                        self.below_words(ui, other, intents);
                    } else {
                        self.leaf(ui, other, egui::vec2(width, height), intents);
                    }
                }
            });
        });
    }

    /// What one tab shows, above the tabs.
    fn above_side_tabs(
        &self,
        ui: &mut egui::Ui,
        tab: &mut Tab,
        intents: &mut Vec<Intent>,
        show: impl FnOnce(&mut egui::Ui, Tab, &mut Vec<Intent>),
    ) {
        match *tab {
            Tab::Things => *tab = Tab::Hand,
            Tab::Board => *tab = Tab::Act,
            _ => {}
        }
        let tabs = widgets::Foot::bare(ui, "tabs");
        tabs.above(ui, |ui| show(ui, *tab, intents));
        if tabs.show(ui, |ui| self.tabs(ui, tab, self.side_tabs(), intents)) {
            ui.ctx().request_repaint();
        }
    }
}

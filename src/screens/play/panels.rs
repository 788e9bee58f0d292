//! The panels around the board, laid out for a window or a phone.

mod beside;
mod taught;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Sense};
use candlestick_themes::palette;

use super::{
    buttons::{self, Corner},
    grip,
    needed::Needed,
    sheet::PromptSheet,
    tab::Tab,
    tab_row::{self, TabLine},
};
use crate::screens::together::{
    at_hand::DeviceShows,
    bar::{BesideBoard, LOWEST},
};
use crate::session::places;
use crate::table::BoardRect;
use crate::ui::scale::{growth, round};
use crate::ui::style::LOW;
use crate::ui::{
    Intent, LogLine, PanelContext, actions, hand, last_question, log, notebook, prompt, seats, things, widgets,
};
use candlestick_game::lesson::LessonTarget;
use candlestick_rules::{Board, Phase};

/// As high as choices below the board ever are.
const DESK: f32 = 460.0;

/// The board's share of a phone's height, and the most that it takes to be seen whole.
const BOARD: f32 = 0.56;
const TALLEST: f32 = 0.62;
/// Of a phone's height, what the sheet leaves open of the board where nothing is decided on it, and in a lesson above the
/// cards that its plate is about.
const COVERED: f32 = 0.36;
const ABOVE_CARDS: f32 = 0.46;
/// As high as the notebook is on a tablet, and the lowest strip of the board above it.
const PAD: f32 = 640.0;
const STRIP: f32 = 160.0;

/// What of the play screen a phone's panels change.
pub(super) struct PhoneParts<'a> {
    pub tab: &'a mut Tab,
    pub sheet: &'a mut PromptSheet,
    pub corner: Corner<'a>,
    /// What is told beside them.
    pub beside: &'a mut dyn FnMut(BesideBoard),
}

/// What the panels leave to the board.
pub struct PlayLayout {
    /// What of the board can be pressed.
    pub board: egui::Response,
    /// Where the board has its place; a phone's sheet may lie over its end, or the board go on below it.
    pub stage: egui::Rect,
    /// Whether a window's buttons stand beside the board rather than above it.
    pub(super) aside: bool,
}

/// The panels around the board.
pub struct Panels<'a> {
    /// What all of them are made of.
    pub context: &'a PanelContext<'a>,
    /// What happened, as the log tells it.
    pub lines: &'a [LogLine],
    /// Whether the case is only watched, so that nothing can be done.
    pub watched: bool,
    /// Whether it is a lesson, also while its words are away.
    pub teaches: bool,
    /// What of a room's case this device shows.
    pub shown: DeviceShows,
}

impl Panels<'_> {
    /// The tabs where one thing is shown at a time beside the board; nothing is to be done where one only watches.
    fn side_tabs(&self) -> &'static [TabLine] {
        match self.shown {
            DeviceShows::Table => &tab_row::ALL[3..],
            _ if self.watched => &tab_row::ALL[1..],
            DeviceShows::Everything | DeviceShows::Hand => &tab_row::ALL,
        }
    }

    /// The tabs where the board stands above.
    fn phone_tabs(&self) -> &'static [TabLine] {
        if self.shown == DeviceShows::Hand { &tab_row::HAND_FIRST } else { self.side_tabs() }
    }

    /// Whether a phone shows what is asked and the own cards, and of the board nothing but where a place is chosen on it.
    fn hand_first(&self, tab: Tab) -> bool {
        let on_board = tab == Tab::Act && self.mine() && !places(self.context.view).is_empty();
        self.shown == DeviceShows::Hand && !on_board
    }

    /// Whether the person at the table is to decide.
    fn mine(&self) -> bool {
        self.context.view.actor == Some(self.context.view.me) && !self.context.busy
    }

    /// Whether a question is put together, with its many tiles.
    fn asking(&self) -> bool {
        self.mine() && matches!(self.context.view.phase, Phase::Suggest | Phase::AskAnywhere(_))
    }

    /// Board on top, a sheet over its lower part, tabs at the bottom.
    pub(super) fn phone(&self, ui: &mut egui::Ui, held: PhoneParts, intents: &mut Vec<Intent>) -> PlayLayout {
        let (screen, ground) = (ui.available_rect_before_wrap(), ui.painter().add(egui::Shape::Noop));
        let PhoneParts { tab, sheet, corner, beside } = held;
        let all = self.phone_tabs();
        if (self.shown != DeviceShows::Everything || *tab == Tab::Board) && !all.iter().any(|(one, ..)| one == tab) {
            *tab = all[0].0;
        }
        egui::Panel::top("seats").frame(widgets::plate()).show(ui, |ui| {
            buttons::beside(ui, self.context, screen.height() < LOW, corner, |ui| seats::show(ui, self.context));
        });
        let tabs = widgets::Foot::framed(ui, "tabs", widgets::plate());
        let (stage, board) = tabs.above(ui, |ui| self.above_tabs(ui, (tab, sheet), beside, intents));
        let pressed = tabs.show(ui, |ui| self.tabs(ui, tab, self.phone_tabs(), intents));
        if pressed {
            // What stands above them is another from the next frame on.
            sheet.raise();
            ui.ctx().request_repaint();
        }
        // The board goes on behind the plates: nothing of it shows at their rounded corners.
        let (above, rest) = screen.split_top_bottom_at_y(board.rect.top());
        let below = rest.with_min_y(board.rect.bottom());
        let dark = [above, below].map(|rect| egui::Shape::rect_filled(rect, round::SQUARE, palette::NIGHT));
        ui.painter().set(ground, egui::Shape::Vec(dark.to_vec()));
        PlayLayout { stage, board, aside: false }
    }

    /// The sheet, and the board above it and behind; answers the board's place in a phone that asks for nothing.
    fn above_tabs(
        &self,
        ui: &mut egui::Ui,
        (tab, sheet): (&mut Tab, &mut PromptSheet),
        beside: &mut dyn FnMut(BesideBoard),
        intents: &mut Vec<Intent>,
    ) -> (egui::Rect, egui::Response) {
        let (place, room) = (ui.available_rect_before_wrap().min, ui.available_size());
        let stage = self.stage(room, *tab, sheet);
        let usual = room.y - self.left_open(room.y, *tab).min(stage);
        let most = self.most_taught(*tab, sheet, usual, room.y);
        let (height, down) = (sheet.height(most), sheet.is_down());
        // Pushed down it shows more of the board, which goes on below what was seen before.
        let stage = if down { (room.y - sheet.low(most)).min(self.whole(room.x)).max(stage) } else { stage };
        if room.y - height < LOWEST {
            beside(BesideBoard::Below(ui));
        } else {
            let above = egui::Rect::from_min_size(place, egui::vec2(room.x, room.y - height));
            beside(BesideBoard::Over(ui.ctx(), above));
        }
        let height = height.min(ui.available_height());
        let frame = widgets::plate();
        let margins = frame.total_margin().sum().y;
        let below = egui::Panel::bottom("desk").exact_size(height).resizable(false).show_separator_line(false);
        let crowd = self.words_crowd(*tab, sheet, most);
        below.frame(frame).show(ui, |ui| {
            let changed = if crowd {
                self.all_in_one(ui, *tab, sheet, margins, intents)
            } else {
                self.leaves(ui, tab, sheet, margins, intents)
            };
            if changed {
                ui.ctx().request_repaint();
            }
        });
        if self.words_crowd(*tab, sheet, most) != crowd {
            ui.ctx().request_discard("a lesson's words of another height");
        }
        (egui::Rect::from_min_size(place, egui::vec2(room.x, stage)), board(ui))
    }

    /// How high the board is on a phone whose panels leave so much: the same whatever is asked and whichever leaf is up,
    /// unless a phone shows the hand first.
    fn stage(&self, room: egui::Vec2, tab: Tab, sheet: &PromptSheet) -> f32 {
        if self.hand_first(tab) {
            return if tab == Tab::Board { room.y - sheet.low(room.y) } else { 0.0 };
        }
        let share = room.y * BOARD;
        // As wide as the screen it is seen whole where that takes little more, but a lesson's plate is higher than a prompt.
        let high = if self.teaches { share } else { self.whole(room.x).clamp(share, room.y * TALLEST) };
        // On a tablet what is asked does not fill its part.
        high.max(room.y - DESK)
    }

    /// How high the whole board is where it is so wide.
    fn whole(&self, width: f32) -> f32 {
        drawn(&self.context.view.edition.board, egui::vec2(width, f32::MAX)).y
    }

    /// How much of a phone's height the sheet leaves open at least; more than the board's is all of it.
    fn left_open(&self, height: f32, tab: Tab) -> f32 {
        match tab {
            // Its rows need all of a phone.
            Tab::Notebook if height - PAD < STRIP => 0.0,
            Tab::Notebook => height - PAD,
            Tab::Hand if self.teaches => height * ABOVE_CARDS / growth(),
            // The cards whole, where the board leaves less than that.
            Tab::Log | Tab::Hand => height * COVERED,
            Tab::Act if self.mine() && !self.shows_place() && places(self.context.view).is_empty() => height * COVERED,
            Tab::Act | Tab::Things | Tab::Board => height,
        }
    }

    /// Whether a lesson's arrow points at the board.
    fn shows_place(&self) -> bool {
        self.context.coach.is_some_and(|coach| matches!(coach.at, LessonTarget::Place(_)))
    }

    /// What stands on the sheet; answers whether its height is another than in the frame before.
    fn leaves(
        &self,
        ui: &mut egui::Ui,
        tab: &mut Tab,
        sheet: &mut PromptSheet,
        margins: f32,
        intents: &mut Vec<Intent>,
    ) -> bool {
        let top = ui.cursor().top();
        let gap = ui.spacing().item_spacing.y;
        prompt::show(ui, self.context);
        let head = ui.cursor().top() - gap - top;
        // A lesson's words stand in the head, and what they are about below them.
        if self.context.coach.is_none() {
            grip::show(ui, self.context, sheet, head);
        } else {
            sheet.raise();
        }
        // Also where the sheet is pushed down, what was asked last stays in sight.
        last_question::show(ui, self.context, intents);
        let head = ui.cursor().top() - gap - top;
        if sheet.is_shut() || *tab == Tab::Board {
            return sheet.measure(head + margins, None);
        }
        sheet.asks_much(self.asking());
        let above = ui.cursor().top() - top;
        let hand_first = self.hand_first(*tab);
        let inside = match tab {
            Tab::Act if hand_first => {
                list("act").auto_shrink(false).show(ui, |ui| {
                    // Whoever has a hand plays, and does not only watch.
                    actions::show(ui, &PanelContext { board_hidden: true, ..*self.context }, intents);
                    ui.add_space(6.0);
                    self.cards(ui);
                });
                f32::INFINITY
            }
            Tab::Act => list("act").show(ui, |ui| self.act(ui, intents)).content_size.y,
            Tab::Hand => self.hand(ui),
            other => {
                self.content(ui, *other, intents);
                f32::INFINITY
            }
        };
        sheet.measure(head + margins, Some((above + inside + margins).ceil()))
    }

    /// The own cards.
    fn cards(&self, ui: &mut egui::Ui) {
        self.needed().hand(ui, |ui| hand::show(ui, self.context));
    }

    /// What a lesson's step needs of the panels.
    fn needed(&self) -> Needed {
        Needed::of(self.context, self.teaches)
    }

    /// The own cards, and what lies on the table beside the hands; answers how high that is.
    fn hand(&self, ui: &mut egui::Ui) -> f32 {
        list("hand").show(ui, |ui| self.on_hand(ui)).content_size.y
    }

    fn on_hand(&self, ui: &mut egui::Ui) {
        self.cards(ui);
        if things::are_there(self.context) {
            ui.add_space(6.0);
            things::show(ui, self.context);
        }
    }

    /// The tabs; answers whether one was pressed, be it the one that is up.
    fn tabs(&self, ui: &mut egui::Ui, tab: &mut Tab, all: &[TabLine], intents: &mut Vec<Intent>) -> bool {
        tab_row::show(ui, self.context, self.needed(), (tab, all), intents)
    }

    /// What can be done now.
    fn act(&self, ui: &mut egui::Ui, intents: &mut Vec<Intent>) {
        if self.watched {
            return;
        }
        actions::show(ui, self.context, intents);
    }

    fn content(&self, ui: &mut egui::Ui, tab: Tab, intents: &mut Vec<Intent>) {
        match tab {
            Tab::Notebook => self.needed().notebook(ui, |ui| notebook::show(ui, self.context, intents)),
            Tab::Hand => {
                self.hand(ui);
            }
            Tab::Things => {
                list("things").auto_shrink(false).show(ui, |ui| things::show(ui, self.context));
            }
            Tab::Log => log::show(ui, self.context, self.lines, !self.teaches),
            Tab::Act | Tab::Board => {}
        }
    }
}

/// What is scrolled where it is too high: as wide as its panel, so that the bar stands at the edge.
fn list(name: &str) -> egui::ScrollArea {
    egui::ScrollArea::vertical().id_salt(name).auto_shrink([false, true])
}

/// How large a board is drawn in so much room.
fn drawn(board: &Board, room: egui::Vec2) -> egui::Vec2 {
    let size = BoardRect::whole(Rect::new(0.0, 0.0, room.x, room.y)).drawn(board);
    egui::vec2(size.x, size.y)
}

/// What is left of the window is the board.
fn board(ui: &mut egui::Ui) -> egui::Response {
    let layout = Layout::top_down(Align::Center);
    let rect = ui.available_rect_before_wrap();
    // The board has keys of its own: Tab does not stop at it.
    ui.with_layout(layout, |ui| ui.allocate_rect(rect, Sense::CLICK | Sense::DRAG)).inner
}

#[cfg(test)]
mod tests;

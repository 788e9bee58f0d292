//! The parts of a screen that show a position: the clues, the notebook with the hand, and the column that each stands in.

use bevy_egui::egui::{Label, Rect, RichText, ScrollArea, Ui, Vec2, vec2};

use super::state::Study;
use crate::ui::{
    Art, Intent, PanelContext, ScreenTargets, hand, inspect,
    notebook::{self, NotebookWish},
    scale::{Size, growth, widest},
    style::{body, bold, compact, is_low},
    widgets::{Button, Foot, beside, plate, screen_title, subheading},
};
use candlestick_game::puzzle;
use candlestick_rules::Event;
use candlestick_themes::{Words, describe, key, palette};

/// What the parts of such a screen share.
pub(in crate::screens) struct StudyScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    pub narrow: bool,
}

/// The least width in which clues, notebook and answers stand side by side, in points.
const SIDE_BY_SIDE: f32 = 940.0;

/// Whether a room shows one part at a time: a phone's, and any in which the last of three columns would be too narrow.
pub(in crate::screens) fn one_at_a_time(room: Rect) -> bool {
    compact(room) || room.width() < SIDE_BY_SIDE * growth()
}

/// The title of such a screen, and a line below it; both small where the height is wanted for what is asked.
pub(in crate::screens) fn head(ui: &mut Ui, title: &str, line: &str, narrow: bool) {
    let (size, font) = match (is_low(ui), narrow) {
        (true, _) => (Size::LEAD, Size::FOOT),
        (_, true) => (Size::TITLE, Size::TEXT),
        _ => (Size::GRAND, Size::TEXT),
    };
    screen_title(ui, title, size);
    ui.label(RichText::new(line).font(body(font)).color(palette::PARCHMENT_SHADE));
}

/// A part beside others, on a plate of its own.
pub(in crate::screens) fn column(ui: &mut Ui, width: f32, height: f32, inside: impl FnOnce(&mut Ui)) {
    ui.allocate_ui(vec2(width, height), |ui| {
        plate().show(ui, |ui| {
            ui.set_width(width - 26.0);
            ui.set_height(height - 24.0);
            ui.vertical(inside);
        });
    });
}

/// The widest row of ways in a foot, in points.
const WIDEST_WAYS: f32 = 720.0;

/// Three ways beside each other in the middle of a foot; `show` is given the size of each.
pub(in crate::screens) fn three_ways(ui: &mut Ui, show: impl FnOnce(&mut Ui, Vec2)) {
    beside(ui, 3, widest(WIDEST_WAYS), show);
}

/// One of them; answers whether it was pressed.
pub(in crate::screens) fn way(ui: &mut Ui, shared: &StudyScreen, size: Vec2, button: Button, target: &str) -> bool {
    let response = ui.allocate_ui(size, |ui| button.wide().show(ui)).inner;
    shared.targets.mark(target, &response);
    response.clicked()
}

/// What the seat has seen, line by line, by turns.
pub(in crate::screens) fn clues(ui: &mut Ui, study: &Study, shared: &StudyScreen) {
    let (view, words) = (&study.view, shared.words);
    if !shared.narrow {
        subheading(ui, &words.say(key!("daily-clues")));
    }
    let lit = study.why.iter().flat_map(|why| &why.events);
    let lit: Vec<_> = lit.filter_map(|at| view.events.get(*at)).collect();
    ScrollArea::vertical().id_salt("clues").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for event in puzzle::clues(view) {
            let line = describe(event, &study.theme, words, &study.names, Some(view.me));
            if line.is_empty() {
                continue;
            }
            let turn = matches!(event, Event::TurnStarted { .. });
            let text = RichText::new(line).font(body(Size::TEXT));
            let text = match (turn, lit.iter().any(|one| std::ptr::eq(*one, event))) {
                (_, true) => text.color(palette::INK).background_color(palette::CANDLE),
                (true, _) => text.font(bold(Size::FOOT)).color(palette::BRASS),
                _ => text.color(palette::PARCHMENT),
            };
            if turn {
                ui.add_space(6.0);
            }
            ui.add(Label::new(text).wrap());
        }
    });
}

/// The notebook of the seat, and its hand where there is room; answers what is wanted of it.
pub(in crate::screens) fn sheet(ui: &mut Ui, study: &Study, shared: &StudyScreen) -> Vec<NotebookWish> {
    let mut intents = Vec::new();
    inspect::begin(ui.ctx());
    let context = PanelContext {
        theme: &study.theme,
        words: shared.words,
        art: shared.art,
        view: &study.view,
        seats: &study.seats,
        names: None,
        away: &[],
        marks: study.supposed.as_ref().unwrap_or(&study.marks),
        assist: &study.assist,
        cell: study.cell,
        why: study.why.as_ref(),
        told: study.told.as_deref(),
        selected: None,
        planned: None,
        would_show: None,
        take_back: false,
        coach: None,
        busy: false,
        stands: false,
        elsewhere: false,
        shared: false,
        narrow: shared.narrow,
        board_hidden: false,
        targets: shared.targets,
    };
    if study.supposed.is_some() {
        let text = RichText::new(shared.words.say(key!("study-supposed"))).font(body(Size::FOOT));
        ui.add(Label::new(text.color(palette::CANDLE)).wrap());
    }
    if shared.narrow {
        notebook::show(ui, &context, &mut intents);
    } else {
        let hand = Foot::bare(ui, "study-hand");
        hand.above(ui, |ui| notebook::show(ui, &context, &mut intents));
        hand.show(ui, |ui| hand::show(ui, &context));
    }
    inspect::show(ui.ctx(), &context, None);
    let wish = |intent| if let Intent::Notebook(wish) = intent { Some(wish) } else { None };
    intents.into_iter().filter_map(wish).collect()
}

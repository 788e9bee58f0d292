//! The screen of a real table: laying it, then writing, what happened, the sheet and the findings beside one another.

use std::sync::Arc;

use bevy_egui::egui::{CentralPanel, Frame, Label, Margin, RichText, Ui, vec2};

use super::{
    choice::{PositionChoice, PositionPart, PositionWindow},
    entering, findings, happened, laying, over,
    parts::{PositionButton, PositionScreen, ways},
    state::PositionState,
};
use crate::ui::{
    Art, Intent, PanelContext, ScreenTargets, inspect, notebook,
    scale::{Size, growth, widest},
    style::{body, compact, has_room_for_title, touch},
    tabs,
    widgets::{Backdrop, Foot, hairline, plate, screen_title, subheading},
};
use candlestick_themes::{MessageKey, Theme, Words, key, palette};

/// Shows it over the whole window; answers what was chosen, in order.
pub fn show(
    ui: &mut Ui,
    state: &PositionState,
    themes: &[Arc<Theme>],
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Vec<PositionChoice> {
    let room = ui.max_rect();
    let shared = PositionScreen { words, art, targets, narrow: compact(room) };
    touch(ui, shared.narrow);
    Backdrop::STUDY.show(ui, art);
    let mut chosen = Vec::new();
    let lower = Foot::of(ui, "position-foot");
    let margin = Margin::symmetric(if shared.narrow { 10 } else { 20 }, 6);
    lower.above(ui, |ui| {
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            touch(ui, shared.narrow);
            if has_room_for_title(room) {
                head(ui, state, &shared);
            }
            match (state.kept.begun, shared.narrow) {
                (false, _) => laying::show(ui, state, themes, &shared, &mut chosen),
                (true, true) => by_tabs(ui, state, (&shared, &PARTS), &mut chosen),
                (true, false) if room.width() < THREE * growth() => tablet(ui, state, &shared, &mut chosen),
                (true, false) => window(ui, state, &shared, &mut chosen),
            }
        });
    });
    lower.show(ui, |ui| foot(ui, state, &shared, &mut chosen));
    over::show(ui.ctx(), state, &shared, &mut chosen);
    chosen
}

fn head(ui: &mut Ui, state: &PositionState, shared: &PositionScreen) {
    ui.vertical_centered(|ui| {
        let size = if shared.narrow { Size::HEAD } else { Size::TITLE };
        let title = shared.words.say(key!("position-title"));
        screen_title(ui, &title, size);
        if !shared.narrow {
            let why = shared.words.with(key!("position-line"), &[("theme", (&state.table().theme.title).into())]);
            ui.label(RichText::new(why).font(body(Size::TEXT)).color(palette::PARCHMENT_SHADE));
        }
    });
    hairline(ui);
}

/// The narrowest room in points for three parts beside one another, at the usual size of letters.
const THREE: f32 = 940.0;

/// The sheet beside one of the other parts, as on a tablet that is held upright.
fn tablet(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let (width, height) = (ui.available_width(), ui.available_height());
    ui.horizontal_top(|ui| {
        let book = (width * 0.48).min(470.0 * growth());
        let rest = width - book - ui.spacing().item_spacing.x;
        column(ui, rest, height, |ui| by_tabs(ui, state, (shared, &BESIDE_SHEET), chosen));
        sheet_beside(ui, (book, height), state, shared, chosen);
    });
}

/// The sheet beside other parts, of a width and as high as they.
fn sheet_beside(
    ui: &mut Ui,
    (width, height): (f32, f32),
    state: &PositionState,
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) {
    ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_width(width);
        ui.set_max_height(height);
        ui.vertical(|ui| sheet(ui, state, shared, chosen));
    });
}

/// Everything side by side: writing, the sheet, then the findings above what happened.
fn window(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let (width, height) = (ui.available_width(), ui.available_height());
    ui.horizontal_top(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let book = (width * 0.36).clamp(360.0, 470.0);
        let entry = ((width - book) * 0.54).max(300.0);
        let rest = width - book - entry - 2.0 * gap;
        column(ui, entry, height, |ui| entering::show(ui, (state, None), shared, chosen));
        sheet_beside(ui, (book, height), state, shared, chosen);
        ui.allocate_ui(vec2(rest, height), |ui| {
            ui.vertical(|ui| {
                let each = (height - ui.spacing().item_spacing.y) / 2.0;
                column(ui, rest, each, |ui| findings::show(ui, state, shared));
                column(ui, rest, each, |ui| {
                    subheading(ui, &shared.words.say(key!("position-happened")));
                    happened::show(ui, state, shared, chosen);
                });
            });
        });
    });
}

/// A part beside others, on a plate of its own.
fn column(ui: &mut Ui, width: f32, height: f32, inside: impl FnOnce(&mut Ui)) {
    ui.allocate_ui(vec2(width, height), |ui| {
        plate().show(ui, |ui| {
            ui.set_width(width - 26.0);
            ui.set_height(height - 24.0);
            ui.vertical(inside);
        });
    });
}

/// A part, with its tab's words and target.
type PartLine = (PositionPart, MessageKey, &'static str);

/// The parts by their tabs.
const PARTS: [PartLine; 4] = [
    (PositionPart::Enter, key!("position-write"), "position.write"),
    (PositionPart::Sheet, key!("position-sheet"), "position.sheet"),
    (PositionPart::Findings, key!("position-tells"), "position.tells"),
    (PositionPart::Happened, key!("position-happened"), "position.happened"),
];

/// The same where the sheet lies beside them.
const BESIDE_SHEET: [PartLine; 3] = [PARTS[0], PARTS[2], PARTS[3]];

/// One part below its tabs, the first of them where another is up that has none.
fn by_tabs(
    ui: &mut Ui,
    state: &PositionState,
    (shared, parts): (&PositionScreen, &[PartLine]),
    chosen: &mut Vec<PositionChoice>,
) {
    let has_tab = parts.iter().any(|(part, ..)| *part == state.part);
    let up = if has_tab { state.part } else { parts[0].0 };
    let part = tabs(ui, (shared.words, shared.targets), parts, Some(up));
    chosen.extend(part.map(PositionChoice::Part));
    ui.add_space(4.0);
    match up {
        PositionPart::Enter => {
            let refusal = happened::refusal(state, shared.words);
            entering::show(ui, (state, refusal.as_deref()), shared, chosen);
        }
        PositionPart::Happened => happened::show(ui, state, shared, chosen),
        PositionPart::Sheet => sheet(ui, state, shared, chosen),
        PositionPart::Findings => findings::show(ui, state, shared),
    }
}

/// The game's own notebook.
fn sheet(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let mut intents = Vec::new();
    inspect::begin(ui.ctx());
    let sheet = &state.sheet;
    let context = PanelContext {
        theme: &sheet.theme,
        words: shared.words,
        art: shared.art,
        view: &sheet.view,
        seats: &sheet.seats,
        names: Some(&sheet.names),
        away: &[],
        marks: &state.kept.marks,
        assist: &sheet.assist,
        cell: sheet.cell,
        why: sheet.why.as_ref(),
        told: None,
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
    notebook::show(ui, &context, &mut intents);
    let wish = |intent| if let Intent::Notebook(wish) = intent { Some(PositionChoice::Notebook(wish)) } else { None };
    chosen.extend(intents.into_iter().filter_map(wish));
}

/// What is told, and the ways back, on and out.
fn foot(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    touch(ui, shared.narrow);
    let inset = ((ui.available_width() - widest(720.0)) / 2.0).max(0.0);
    if let Some(told) = &state.told {
        ui.add(Label::new(RichText::new(told).font(body(Size::FOOT)).color(palette::CANDLE)).wrap());
    }
    ui.horizontal(|ui| {
        ui.add_space(inset);
        ui.allocate_ui(vec2(ui.available_width() - inset, ui.spacing().interact_size.y), |ui| {
            let words = shared.words;
            let undo = PositionButton::new(words.say(key!("note-undo")), "position.undo", PositionChoice::Undo);
            let redo = PositionButton::new(words.say(key!("note-redo")), "position.redo", PositionChoice::Redo);
            let more = PositionChoice::Window(Some(PositionWindow::More));
            let all = vec![
                PositionButton::new(words.say(key!("position-leave")), "position.leave", PositionChoice::Back),
                PositionButton { on: state.kept.can_undo(), ..undo },
                PositionButton { on: state.kept.can_redo(), ..redo },
                PositionButton::new(words.say(key!("position-more")), "position.more", more),
            ];
            ways(ui, shared, all, chosen);
        });
    });
}

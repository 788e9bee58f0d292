//! Insight as it is drawn: one column for all cases and one for each table of bots, one line for each measure.

use bevy_egui::egui::{CentralPanel, Frame, Grid, Id, Label, Margin, RichText, ScrollArea, Ui, vec2};

use crate::ui::{
    Art, ScreenTargets, level_name,
    scale::{Size, widest},
    style::{body, bold, compact, mix, touch},
    tables::{self, TableCell, TableRow, WidgetTable},
    tabs,
    widgets::{Backdrop, Button, ButtonKind as Look, Foot, beside, hairline, plate, screen_title},
};
use candlestick_game::{
    Level,
    practice::{ExerciseKind, Insight, ReasoningKind, SeatTally},
};
use candlestick_themes::{MessageKey, Words, key, palette};

/// Which part of the room the names of measures may take, and what they have at least, in points.
const NAMED: f32 = 0.55;
const NARROWEST: f32 = 120.0;
/// What is between columns, in points.
const BETWEEN: f32 = 18.0;

/// What was chosen on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InsightChoice {
    /// Back to the cases.
    Back,
    /// To exercises of a kind.
    Practise(ExerciseKind),
}

/// The widest table, in points.
const WIDEST: f32 = 760.0;
/// The same of the ways out.
const WIDEST_WAYS: f32 = 560.0;

/// Shows it over the whole window.
pub fn show(
    ui: &mut Ui,
    insight: &Insight,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Option<InsightChoice> {
    let room = ui.max_rect();
    let narrow = compact(room);
    touch(ui, narrow);
    Backdrop::READING.show(ui, art);
    let total = insight.total();
    let lower = Foot::of(ui, "insight-foot");
    let margin = Margin::symmetric(if narrow { 10 } else { 24 }, 8);
    lower.above(ui, |ui| {
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            ui.vertical_centered(|ui| {
                let size = if narrow { Size::TITLE } else { Size::GRAND };
                screen_title(ui, &words.say(key!("insight-title")), size);
            });
            hairline(ui);
            ui.vertical_centered(|ui| {
                ui.set_max_width(ui.available_width().min(widest(WIDEST)));
                plate().show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ScrollArea::both().auto_shrink([false, true]).show(ui, |ui| {
                        let why = if total.cases == 0 { key!("insight-empty") } else { key!("insight-why") };
                        quiet(ui, &words.say(why));
                        if total.cases > 0 {
                            ui.add_space(6.0);
                            let columns = shown(ui, columns(insight, &total), (words, targets));
                            // Lines of text, not buttons: no taller than they are.
                            ui.spacing_mut().interact_size.y = 0.0;
                            table(ui, &columns, words);
                        }
                    });
                });
            });
        });
    });
    lower.show(ui, |ui| foot(ui, &total, (words, targets, narrow)))
}

fn quiet(ui: &mut Ui, text: &str) {
    let ink = mix(palette::PARCHMENT, palette::SMOKE, 0.35);
    ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(ink)).wrap());
}

/// What a kind of table is called, and what was done there.
type Column<'a> = (MessageKey, &'a SeatTally);

/// The tables that were played at: their names, and what was done there. All together first, where there are several.
fn columns<'a>(insight: &'a Insight, total: &'a SeatTally) -> Vec<Column<'a>> {
    let all = [
        ("novice", level_name(Level::Novice)),
        ("detective", level_name(Level::Detective)),
        ("master", level_name(Level::Master)),
        ("people", key!("insight-people")),
    ];
    let tables = all.into_iter().filter_map(|(id, name)| Some((name, insight.by_level.get(id)?)));
    let tables: Vec<_> = tables.collect();
    let whole = (tables.len() > 1).then_some((key!("insight-all"), total));
    whole.into_iter().chain(tables).collect()
}

/// How a measure reads in a tally.
type Measure = fn(&SeatTally, &Words) -> String;

const MEASURES: [(MessageKey, Measure); 8] = [
    (key!("insight-cases"), |tally, _| tally.cases.to_string()),
    (key!("insight-solved"), |tally, _| tally.solved.to_string()),
    (key!("insight-speed"), |tally, _| each(f64::from(tally.solved_turns), tally.solved)),
    (key!("insight-questions"), |tally, _| each(f64::from(tally.questions), tally.cases)),
    (key!("insight-skill"), |tally, words| tally.skill().map_or_else(none, |skill| percent(skill, words))),
    (key!("insight-wasted"), |tally, words| share(tally.wasted, tally.questions, words)),
    (key!("insight-lost"), |tally, _| each(tally.lost, tally.cases)),
    (
        key!("insight-luck"),
        |tally, _| if tally.cases == 0 { none() } else { signed(tally.luck / f64::from(tally.cases)) },
    ),
];

/// Where nothing can be said.
fn none() -> String {
    "–".to_owned()
}

fn each(sum: f64, of: u32) -> String {
    if of == 0 { none() } else { format!("{:.1}", sum / f64::from(of)) }
}

/// With its sign, but a nought has none.
fn signed(value: f64) -> String {
    format!("{:+.1}", (value * 10.0).round() / 10.0 + 0.0)
}

fn share(part: u32, of: u32, words: &Words) -> String {
    if of == 0 { none() } else { percent(f64::from(part) / f64::from(of), words) }
}

/// A part of 1 in whole hundredths.
fn percent(part: f64, words: &Words) -> String {
    words.with(key!("number-percent"), &[("percent", (&format!("{:.0}", part * 100.0)).into())])
}

/// How wide the names of measures are at most.
fn named_width(ui: &Ui) -> f32 {
    (ui.clip_rect().width() * NAMED).max(NARROWEST)
}

/// How wide a column is.
fn width(ui: &Ui, (name, tally): Column, words: &Words) -> f32 {
    let laid = |text: String, size| ui.painter().layout_no_wrap(text, bold(size), palette::BRASS.into()).size().x;
    let measured = MEASURES.iter().map(|(_, measure)| words.decimal(&measure(tally, words)));
    let missed = tally.missed.values().chain([&tally.late]).map(u32::to_string);
    measured.chain(missed).map(|value| laid(value, Size::TEXT)).fold(laid(words.say(name), Size::FOOT), f32::max)
}

/// The columns that there is room for: all, or the one whose name was pressed above them.
fn shown<'a>(ui: &mut Ui, columns: Vec<Column<'a>>, (words, targets): (&Words, &ScreenTargets)) -> Vec<Column<'a>> {
    let wide: f32 = columns.iter().map(|column| width(ui, *column, words) + BETWEEN).sum();
    if columns.len() < 2 || named_width(ui) + wide <= ui.clip_rect().width() {
        return columns;
    }
    let id = Id::new("insight-table");
    let chosen = ui.data(|data| data.get_temp::<MessageKey>(id));
    let now = columns.iter().position(|(name, _)| Some(*name) == chosen).unwrap_or(0);
    let all: Vec<_> =
        columns.iter().enumerate().map(|(n, (name, _))| (n, *name, format!("insight.table.{n}"))).collect();
    if let Some(pressed) = tabs(ui, (words, targets), &all, Some(now)) {
        ui.data_mut(|data| data.insert_temp(id, columns[pressed].0));
    }
    ui.add_space(6.0);
    vec![columns[now]]
}

fn table(ui: &mut Ui, columns: &[Column], words: &Words) {
    let head = |ui: &mut Ui, text: String| {
        TableCell::from(&ui.label(RichText::new(text).font(bold(Size::FOOT)).color(palette::BRASS)))
    };
    let most = named_width(ui);
    Grid::new("insight").num_columns(columns.len() + 1).spacing(vec2(BETWEEN, 8.0)).show(ui, |ui| {
        ui.label("");
        let corner = TableCell::Words(String::new());
        let heads: Vec<_> = columns.iter().map(|(name, _)| head(ui, words.say(*name))).collect();
        ui.end_row();
        let mut lines = Vec::new();
        for (name, measure) in MEASURES {
            let values = columns.iter().map(|(_, tally)| words.decimal(&measure(tally, words)));
            lines.push(line(ui, (&words.say(name), most), values));
        }
        lines.push(TableRow { head: head(ui, words.say(key!("insight-missed"))), cells: Vec::new() });
        ui.end_row();
        let late = columns.iter().map(|(_, tally)| tally.late.to_string());
        lines.push(line(ui, (&words.say(key!("insight-late")), most), late));
        for reasoning in ReasoningKind::ALL {
            let missed = |tally: &SeatTally| tally.missed.get(&reasoning).copied().unwrap_or(0).to_string();
            let values = columns.iter().map(|(_, tally)| missed(tally));
            lines.push(line(ui, (&words.say(named(reasoning)), most), values));
        }
        let heads = [corner].into_iter().chain(heads).collect();
        tables::tell(ui.ctx(), || WidgetTable { caption: words.say(key!("insight-title")), heads, lines });
    });
}

/// A measure, whose name is so wide at most, and its value at each table.
fn line(ui: &mut Ui, (name, most): (&str, f32), values: impl Iterator<Item = String>) -> TableRow {
    let name = RichText::new(name).font(body(Size::TEXT)).color(palette::PARCHMENT_SHADE);
    let head = ui.scope(|ui| {
        ui.set_max_width(most);
        ui.add(Label::new(name).wrap())
    });
    let cell = |value: String| {
        TableCell::from(&ui.label(RichText::new(value).font(bold(Size::TEXT)).color(palette::PARCHMENT)))
    };
    let cells = values.map(cell).collect();
    ui.end_row();
    TableRow { head: (&head.inner).into(), cells }
}

fn named(reasoning: ReasoningKind) -> MessageKey {
    match reasoning {
        ReasoningKind::Seen => key!("insight-seen"),
        ReasoningKind::Passed => key!("insight-passed"),
        ReasoningKind::Counting => key!("insight-counting"),
        ReasoningKind::Shown => key!("insight-shown"),
        ReasoningKind::Chain => key!("insight-chain"),
    }
}

/// The exercises that train what is missed most; none where nothing was missed.
fn to_practise(total: &SeatTally) -> Option<ExerciseKind> {
    let (reasoning, _) = total.missed.iter().filter(|(_, count)| **count > 0).max_by_key(|(_, count)| **count)?;
    Some(match reasoning {
        ReasoningKind::Seen | ReasoningKind::Passed | ReasoningKind::Counting => ExerciseKind::OneStep,
        ReasoningKind::Shown => ExerciseKind::Shown,
        ReasoningKind::Chain => ExerciseKind::Chain,
    })
}

fn foot(
    ui: &mut Ui,
    total: &SeatTally,
    (words, targets, narrow): (&Words, &ScreenTargets, bool),
) -> Option<InsightChoice> {
    let mut chosen = None;
    touch(ui, narrow);
    beside(ui, 2, widest(WIDEST_WAYS), |ui, size| {
        let mut one = |ui: &mut Ui, button: Button, target: &str, choice: Option<InsightChoice>| {
            let response = ui.allocate_ui(size, |ui| button.wide().show(ui)).inner;
            targets.mark(target, &response);
            chosen = choice.filter(|_| response.clicked()).or(chosen);
        };
        let back = words.say(key!("lookback-leave"));
        one(ui, Button::new(&back).leaves(), "insight.leave", Some(InsightChoice::Back));
        let wanted = to_practise(total);
        let text = words.say(key!("insight-practise"));
        let practise = Button::new(&text).kind(Look::Primary).enabled(wanted.is_some());
        one(ui, practise, "insight.practise", wanted.map(InsightChoice::Practise));
    });
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn what_is_missed_most_is_what_to_practise() {
        let missed = BTreeMap::from([(ReasoningKind::Passed, 2), (ReasoningKind::Chain, 5), (ReasoningKind::Shown, 0)]);
        let total = SeatTally { missed, ..SeatTally::default() };
        assert_eq!((to_practise(&total), to_practise(&SeatTally::default())), (Some(ExerciseKind::Chain), None));
    }

    #[test]
    fn nothing_is_divided_by_nothing() {
        let none = SeatTally::default();
        assert!(MEASURES.iter().all(|(_, measure)| ["0", "–"].contains(&measure(&none, &Words::english()).as_str())));
    }
}

//! The same deal side by side, line by line, with the ways to send one's own case and to take in a friend's.

use bevy_egui::egui::{
    Grid, Label, Response, RichText, ScrollArea, Spinner, TextEdit, TextFormat, Ui, text::LayoutJob, vec2,
};

use super::{
    comparison::{ComparedPlayer, ComparisonRow},
    parts::ReviewScreen,
    state::{ReviewChoice, ReviewState},
};
use crate::ui::{
    level_name,
    scale::{Size, times, widest},
    style::{body, bold, mix},
    tables::{self, TableCell, TableRow, WidgetTable},
    widgets::{Button, ButtonKind},
};
use candlestick_game::SeatResult;
use candlestick_themes::{Colour, MessageKey, key, palette};

/// The highest field for what is pasted, in points.
const FIELD: f32 = 72.0;

/// The narrowest place, in points at texts of 100 %, where the columns stand beside each other.
const STACKED: f32 = 480.0;

/// Shows the lines and the ways.
pub(super) fn show(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) -> Option<ReviewChoice> {
    say(ui, &shared.words.say(key!("deal-why")));
    ui.add_space(4.0);
    lines(ui, state, shared);
    ui.add_space(8.0);
    let mut chosen = None;
    let mut way = |ui: &mut Ui, text: MessageKey, target: &str, kind: ButtonKind, choice: ReviewChoice| {
        let leaves = target == "deal.not-now";
        let response = Button::new(&shared.words.say(text)).kind(kind).leaves_if(leaves).wide().show(ui);
        shared.targets.mark(target, &response);
        if response.clicked() {
            chosen = Some(choice);
        }
    };
    way(ui, key!("deal-send"), "deal.send", ButtonKind::Plain, ReviewChoice::SendDeal);
    match &state.comparison.pasted {
        None => way(ui, key!("deal-paste"), "deal.paste", ButtonKind::Plain, ReviewChoice::Paste(Some(String::new()))),
        Some(text) => {
            let (mut text, hint) = (text.clone(), shared.words.say(key!("deal-paste-hint")));
            let field = TextEdit::multiline(&mut text).desired_rows(2).hint_text(hint).desired_width(f32::INFINITY);
            // A link is long: the ways below it stay in sight.
            let area = ScrollArea::vertical().id_salt("pasted").max_height(FIELD);
            let response = area.show(ui, |ui| ui.add(field)).inner;
            shared.targets.mark("deal.field", &response);
            if response.changed() {
                return Some(ReviewChoice::Paste(Some(text)));
            }
            way(ui, key!("deal-take"), "deal.take", ButtonKind::Primary, ReviewChoice::TakePasted);
            way(ui, key!("deal-not-now"), "deal.not-now", ButtonKind::Plain, ReviewChoice::Paste(None));
        }
    }
    chosen
}

fn say(ui: &mut Ui, text: &str) -> Response {
    let ink = mix(palette::PARCHMENT, palette::SMOKE, 0.35);
    ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(ink)).wrap())
}

/// A table: who, how the case ended for them, how many questions, how good they were.
fn lines(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) {
    let narrow = ui.available_width() < STACKED * times();
    ui.scope(|ui| if narrow { stacked(ui, state, shared) } else { grid(ui, state, shared) });
}

const HEADS: [MessageKey; 5] =
    [key!("deal-who"), key!("deal-ended"), key!("deal-questions"), key!("deal-skill"), key!("deal-lost")];

/// Where the columns have no room beside each other: each player's name, and below it what the heads would say with each value.
fn stacked(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) {
    ui.spacing_mut().interact_size.y = 0.0;
    let heads = HEADS.map(|head| shared.words.say(head));
    let lines = state.comparison.rows.iter().map(|row| stack(ui, row, &heads, shared)).collect();
    let heads = heads.map(TableCell::Words).to_vec();
    tables::tell(ui.ctx(), || WidgetTable { caption: shared.words.say(key!("deal-title")), heads, lines });
}

fn stack(ui: &mut Ui, row: &ComparisonRow, heads: &[String], shared: &ReviewScreen) -> TableRow {
    let ink = ink(row);
    let name = ui.add(Label::new(RichText::new(who(row, shared)).font(bold(Size::FOOT)).color(ink)).wrap());
    let cells = match &row.fared {
        None => coming(ui),
        Some(Err(why)) => vec![TableCell::from(&say(ui, why))],
        Some(Ok(fared)) => {
            let values = result_texts(fared, shared);
            let all = heads.iter().skip(1).zip(&values);
            let value = |ui: &mut Ui, (head, value): (&String, &String)| {
                if value.is_empty() {
                    return TableCell::Words(String::new());
                }
                let mut job = LayoutJob::default();
                let of = |size, colour: Colour| TextFormat::simple(size, colour.into());
                job.append(&format!("{head} "), 0.0, of(body(Size::FOOT), palette::BRASS));
                job.append(value, 0.0, of(bold(Size::FOOT), ink));
                TableCell::from(&ui.label(job))
            };
            ui.horizontal_wrapped(|ui| all.map(|one| value(ui, one)).collect()).inner
        }
    };
    ui.add_space(4.0);
    TableRow { head: (&name).into(), cells }
}

/// Yours stand out.
fn ink(row: &ComparisonRow) -> Colour {
    if matches!(row.player, ComparedPlayer::You | ComparedPlayer::First(_)) {
        palette::CANDLE
    } else {
        palette::PARCHMENT
    }
}

/// It is still worked out.
fn coming(ui: &mut Ui) -> Vec<TableCell> {
    ui.add(Spinner::new().size(14.0).color(palette::CANDLE));
    vec![TableCell::Words(String::new())]
}

fn grid(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) {
    // Lines of text, not buttons: no taller than they are.
    ui.spacing_mut().interact_size.y = 0.0;
    // Asked here: in the grid it is what the column had before.
    let most = (ui.available_width() * 0.4).min(widest(200.0));
    Grid::new("deal").num_columns(HEADS.len()).spacing(vec2(10.0, 6.0)).striped(false).show(ui, |ui| {
        let head = |text| {
            let label = RichText::new(shared.words.say(text)).font(bold(Size::FOOT)).color(palette::BRASS);
            TableCell::from(&ui.label(label))
        };
        let heads = HEADS.map(head).to_vec();
        ui.end_row();
        let lines = state.comparison.rows.iter().map(|row| line(ui, row, most, shared)).collect();
        tables::tell(ui.ctx(), || WidgetTable { caption: shared.words.say(key!("deal-title")), heads, lines });
    });
}

/// A player's line; the name is so wide at most.
fn line(ui: &mut Ui, row: &ComparisonRow, most: f32, shared: &ReviewScreen) -> TableRow {
    let ink = ink(row);
    let name = ui.scope(|ui| {
        ui.set_max_width(most);
        ui.add(Label::new(RichText::new(who(row, shared)).font(bold(Size::FOOT)).color(ink)).truncate())
    });
    let cells = match &row.fared {
        None => coming(ui),
        Some(Err(why)) => vec![TableCell::from(&say(ui, why))],
        Some(Ok(fared)) => {
            let cell = |text| TableCell::from(&ui.label(RichText::new(text).font(body(Size::FOOT)).color(ink)));
            result_texts(fared, shared).into_iter().map(cell).collect()
        }
    };
    ui.end_row();
    TableRow { head: (&name.inner).into(), cells }
}

fn who(row: &ComparisonRow, shared: &ReviewScreen) -> String {
    match &row.player {
        ComparedPlayer::You => shared.words.say(key!("deal-you")),
        ComparedPlayer::First(name) | ComparedPlayer::Friend(Some(name)) => name.clone(),
        ComparedPlayer::Friend(None) => shared.words.say(key!("deal-friend")),
        ComparedPlayer::Bot(level) => shared.words.say(level_name(*level)),
    }
}

/// How the case ended, the questions, how good they were, and what mistakes cost.
fn result_texts(fared: &SeatResult, shared: &ReviewScreen) -> [String; 4] {
    let ended = if fared.solved { key!("deal-solved") } else { key!("deal-not-solved") };
    let skill = fared.skill.map_or_else(String::new, |skill| {
        let percent = format!("{:.0}", skill * 100.0);
        shared.words.with(key!("number-percent"), &[("percent", (&percent).into())])
    });
    [
        shared.words.with(ended, &[("turn", fared.turn.into())]),
        fared.questions.to_string(),
        skill,
        shared.words.decimal(&format!("{:.1}", fared.lost)),
    ]
}

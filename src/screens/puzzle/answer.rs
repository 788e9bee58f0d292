//! The answer to the daily case: the tiles to pick it from, and how the last one was.

use bevy_egui::egui::{Label, RichText, ScrollArea, Ui};

use super::state::{PuzzleChoice, PuzzleState, Verdict};
use crate::{
    screens::study::StudyScreen,
    ui::{
        live,
        scale::Size,
        style::{body, bold, mix},
        widgets::{Button, ButtonKind, Tile, picture_tile, subheading, tile_rows},
    },
};
use candlestick_rules::Category;
use candlestick_themes::{key, palette};

/// Tiles to pick the three from, and how the answer was.
pub(super) fn show(ui: &mut Ui, state: &PuzzleState, shared: &StudyScreen, chosen: &mut Vec<PuzzleChoice>) {
    // The button stays in sight, and above it what was wrong with the last answer.
    let wrong = if state.verdict == Some(Verdict::Wrong) { 44.0 } else { 0.0 };
    let below = if state.is_solved() { 0.0 } else { ui.spacing().interact_size.y + 14.0 + wrong };
    let most = (ui.available_height() - below).max(120.0);
    ScrollArea::vertical().id_salt("answer").max_height(most).auto_shrink([false, false]).show(ui, |ui| {
        if state.is_solved() {
            return verdict(ui, state, shared);
        }
        for (n, category) in Category::ALL.into_iter().enumerate() {
            let key = match category {
                Category::Suspect => key!("act-who"),
                Category::Weapon => key!("act-with-what"),
                Category::Room => key!("act-where"),
            };
            subheading(ui, &shared.words.say(key));
            pick(ui, state, shared, (category, n), chosen);
        }
    });
    if state.is_solved() {
        return;
    }
    if wrong > 0.0 {
        verdict(ui, state, shared);
    }
    let text = shared.words.say(key!("daily-say"));
    let button = Button::new(&text).kind(ButtonKind::Primary).icon(shared.art.icon("gavel")).wide();
    let say = button.enabled(state.picked_triple().is_some()).show(ui);
    shared.targets.mark("daily.say", &say);
    if say.clicked() {
        chosen.push(PuzzleChoice::Say);
    }
}

fn pick(
    ui: &mut Ui,
    state: &PuzzleState,
    shared: &StudyScreen,
    (category, n): (Category, usize),
    chosen: &mut Vec<PuzzleChoice>,
) {
    let theme = &state.puzzle.theme;
    let cards: Vec<_> = theme.edition.cards.set_of(category).iter().collect();
    let gap = 5.0;
    let (columns, size) = tile_rows(ui.available_width(), gap, cards.len());
    for row in cards.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for card in row {
                let tile = Tile {
                    chosen: state.picked[n] == Some(*card),
                    crossed: state.puzzle.view.hand.contains(*card),
                    enabled: !state.is_solved(),
                    ..Tile::of(theme, *card)
                };
                let response = picture_tile(ui, theme, shared.art, tile, size);
                shared.targets.mark(format!("daily.pick.{}", theme.card_key(*card)), &response);
                if response.clicked() {
                    chosen.push(PuzzleChoice::Pick(*card));
                }
            }
        });
    }
}

fn verdict(ui: &mut Ui, state: &PuzzleState, shared: &StudyScreen) {
    let words = shared.words;
    let Some(verdict) = state.verdict else { return };
    if verdict == Verdict::Wrong {
        let text = words.with(key!("daily-wrong"), &[("tries", state.tries.into())]);
        let ink = mix(palette::BLOOD, palette::IVORY, 0.5);
        live::heard(&ui.label(RichText::new(&text).font(bold(Size::TEXT)).color(ink)), "daily.answer", &text);
        return;
    }
    let tries = [("tries", state.tries.into())];
    let right = state.puzzle.theme.triple_told(words, key!("daily-right"), state.puzzle.case_file, &tries);
    let told = ui.label(RichText::new(&right).font(bold(Size::TEXT)).color(palette::CANDLE));
    live::heard(&told, "daily.answer", &right);
    ui.add_space(4.0);
    for (line, depth) in state.proof.lines() {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.add_space(14.0 * *depth as f32);
            ui.add(Label::new(RichText::new(line).font(body(Size::FOOT)).color(palette::PARCHMENT)).wrap());
        });
    }
}

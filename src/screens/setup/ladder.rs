//! The ladder in the setup: the characters' faces, who the chosen one is, and how one stands with it.

use bevy_egui::egui::{Label, Rect, RichText, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use super::{parts::SetupScreen, state::SetupState};
use crate::screens::characters::{lines, name_of, title_of};
use crate::ui::scale::{Size, round};
use crate::ui::{
    style::{body, mix, veil},
    widgets::{draw, focus_ring, plate, subheading, tip},
};
use candlestick_game::{
    ladder::{Character, ladder},
    standing::Feat,
};
use candlestick_themes::{key, palette};

/// Space between two faces.
const GAP: f32 = 6.0;
/// Side of a face, in points: what a finger finds.
const SIDE: f32 = 46.0;

/// Tells who of the ladder sits at the table, if somebody does.
pub(super) fn show_seated_character(ui: &mut Ui, state: &SetupState, shared: &SetupScreen) {
    if let Some(character) = state.step().and_then(|step| ladder().get(step)) {
        ui.add_space(4.0);
        about(ui, shared, character);
    }
}

/// Shows the ladder on a plate of its own, if bots play.
pub(super) fn plate_of(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) {
    if state.bots().next().is_some() {
        plate().show(ui, |ui| {
            ui.set_width(ui.available_width());
            show(ui, state, shared);
        });
        ui.add_space(10.0);
    }
}

/// Shows the ladder; a press on a face seats it.
fn show(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) {
    subheading(ui, &shared.words.say(key!("ladder-title")));
    let (chosen, next) = (state.step(), shared.standing.next());
    let fit = ((ui.available_width() + GAP) / (SIDE + GAP)) as usize;
    // On a phone two rows of the same length.
    let columns = if fit >= ladder().len() { ladder().len() } else { ladder().len().div_ceil(2).min(fit.max(1)) };
    for (row, characters) in ladder().chunks(columns.max(1)).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (n, character) in characters.iter().enumerate() {
                let step = row * columns + n;
                let is_next = next.is_some_and(|next| next.id == character.id);
                if face(ui, shared, character, (chosen == Some(step), is_next)) {
                    state.set_step(step);
                }
            }
        });
    }
    let quiet =
        |text: String| RichText::new(text).font(body(Size::FOOT)).color(mix(palette::SMOKE, palette::PARCHMENT, 0.6));
    match chosen.and_then(|step| ladder().get(step)) {
        Some(character) => about(ui, shared, character),
        None => {
            ui.add(Label::new(quiet(shared.words.say(key!("ladder-none")))).wrap());
        }
    }
    let mut foot = Vec::new();
    if let Some(next) = next.filter(|next| chosen.is_none_or(|step| ladder()[step].id != next.id)) {
        foot.push(shared.words.with(key!("ladder-next"), &[("name", (&name_of(&next.id, shared.words)).into())]));
    }
    let feats = shared.standing.feats().count();
    if feats > 0 {
        let title = title_of(shared.standing.title(), shared.words);
        let values = [("title", (&title).into()), ("count", feats.into()), ("all", Feat::ALL.len().into())];
        foot.push(shared.words.with(key!("feats-count"), &values));
    }
    if !foot.is_empty() {
        ui.add(Label::new(quiet(foot.join(" · "))).wrap());
    }
}

/// One face, whether it sits at the table and whether it is the one to meet next; tells whether it was pressed.
fn face(ui: &mut Ui, shared: &SetupScreen, character: &Character, (sits, next): (bool, bool)) -> bool {
    let side = SIDE;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    let name = name_of(&character.id, shared.words);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, sits, &name));
    shared.targets.mark(format!("setup.ladder.{}", character.id), &response);
    let painter = ui.painter();
    let radius = side / 2.0 - 2.0;
    let beaten = shared.standing.against(&character.id).won > 0;
    let ground =
        if beaten { mix(palette::WALNUT, palette::BRASS, 0.45) } else { mix(palette::WALNUT, palette::NIGHT, 0.35) };
    if sits {
        draw::glow(painter, rect.center(), rect.size(), veil(palette::CANDLE, 0.4));
    }
    painter.circle_filled(rect.center(), radius, ground);
    let lit = sits || response.hovered() || response.has_focus();
    let ink = if lit { palette::IVORY } else { palette::PARCHMENT_SHADE };
    if let Some(texture) = shared.art.icon(&character.emblem) {
        painter.image(
            texture,
            Rect::from_center_size(rect.center(), Vec2::splat(side * 0.52)),
            draw::WHOLE,
            ink.into(),
        );
    }
    let rim = if sits { palette::CANDLE.into() } else { mix(palette::BRASS, palette::WALNUT, 0.3) };
    painter.circle_stroke(rect.center(), radius, Stroke::new(if sits { 2.5 } else { 1.5 }, rim));
    if next && !sits {
        painter.circle_filled(rect.right_top() + vec2(-side * 0.16, side * 0.16), 4.0, palette::CANDLE);
    }
    focus_ring(ui, &response, round::PLATE);
    let who = lines(&character.id).map(|lines| shared.words.say(lines.who)).unwrap_or_default();
    let values = [("name", (&name).into()), ("who", (&who).into())];
    tip(response, shared.words.with(key!("ladder-told"), &values)).clicked()
}

/// Who the chosen one is, what it says, and how one stands with it.
fn about(ui: &mut Ui, shared: &SetupScreen, character: &Character) {
    let (words, name) = (shared.words, name_of(&character.id, shared.words));
    let Some(lines) = lines(&character.id) else { return };
    let who = words.with(key!("ladder-told"), &[("name", (&name).into()), ("who", (&words.say(lines.who)).into())]);
    ui.add(Label::new(RichText::new(who).color(palette::PARCHMENT)).wrap());
    let against = shared.standing.against(&character.id);
    let values = [
        ("name", (&name).into()),
        ("won", against.won.into()),
        ("cases", against.cases.into()),
        ("lost", against.lost.into()),
    ];
    let record = if against.cases == 0 { key!("ladder-record-none") } else { key!("ladder-record") };
    let record = if against.cases == 0 { words.with(record, &values[..1]) } else { words.with(record, &values) };
    let begin = words.say(lines.begin);
    let says = words.with(key!("ladder-says"), &[("name", (&name).into()), ("line", (&begin).into())]);
    for (text, colour) in [(says, palette::CANDLE), (record, palette::PARCHMENT_SHADE)] {
        ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(colour)).wrap());
    }
}

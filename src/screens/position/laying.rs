//! Laying the table: with which theme, who plays and how many cards each has, which seat is one's own, and one's hand.

use bevy_egui::egui::{Label, Margin, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{
    choice::PositionChoice,
    parts::{PositionButton, PositionScreen, cards, note, say, ways},
    state::PositionState,
};
use crate::ui::{
    button_of, headed_group,
    scale::{Size, growth, round, widest},
    style::{bold, mix},
    widgets::{Button, ButtonKind, Tile, disc, focus_ring, icon_button, line_so_wide, plate, subheading},
};
use candlestick_game::position::{MOST_NAME, RealTable, StartFault};
use candlestick_rules::{CardId, CardSet, Category, SeatId, SuspectId};
use candlestick_themes::{Theme, key, palette};

use std::sync::Arc;

/// The widest that a part is.
const WIDEST: f32 = 560.0;
/// A player's row narrower than this has no room for a name beside the cards, in points.
const NAME_BESIDE: f32 = 380.0;
/// How many themes stand side by side.
const IN_ROW: usize = 2;

/// Shows it: people and cards side by side, one below the other where it is narrow.
pub(super) fn show(
    ui: &mut Ui,
    state: &PositionState,
    themes: &[Arc<Theme>],
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) {
    ScrollArea::vertical().id_salt("laying").auto_shrink([false, false]).show(ui, |ui| {
        if shared.narrow {
            people(ui, state, themes, shared, chosen);
            hands(ui, state, shared, chosen);
            return begin(ui, state, shared, chosen);
        }
        let gap = 14.0;
        let width = ((ui.available_width() - gap) / 2.0).min(widest(WIDEST));
        let inset = ((ui.available_width() - 2.0 * width - gap) / 2.0).max(0.0);
        ui.horizontal_top(|ui| {
            ui.add_space(inset);
            ui.allocate_ui(vec2(width, 0.0), |ui| {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    people(ui, state, themes, shared, chosen);
                });
            });
            ui.add_space(gap - ui.spacing().item_spacing.x);
            ui.allocate_ui(vec2(width, 0.0), |ui| {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    hands(ui, state, shared, chosen);
                    begin(ui, state, shared, chosen);
                });
            });
        });
    });
}

fn people(
    ui: &mut Ui,
    state: &PositionState,
    themes: &[Arc<Theme>],
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) {
    let (words, table) = (shared.words, state.table());
    subheading(ui, &words.say(key!("position-theme")));
    let all: Vec<_> = themes.iter().map(|theme| (theme, format!("position.theme.{}", theme.id))).collect();
    for (n, row) in all.chunks(IN_ROW).enumerate() {
        let row = row.iter().enumerate().map(|(at, (theme, target))| {
            let kind = if theme.id == table.theme.id { ButtonKind::Chosen } else { ButtonKind::Plain };
            PositionButton {
                kind,
                ..PositionButton::new(theme.title.clone(), target, PositionChoice::Theme(n * IN_ROW + at))
            }
        });
        ways(ui, shared, row.collect(), chosen);
    }
    if !table.happenings.is_empty() {
        note(ui, &words.say(key!("position-begun-why")));
    }
    let count = table.start.seats();
    subheading(ui, &words.say(key!("position-players")));
    note(ui, &words.say(key!("position-players-why")));
    for seat in (0..count).map(SeatId) {
        plate().inner_margin(Margin::symmetric(8, 4)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.push_id(seat.0, |ui| {
                player(ui, state, shared, seat, chosen);
                suspects(ui, state, shared, seat, chosen);
            });
        });
    }
    ui.horizontal(|ui| {
        let fewer = words.say(key!("setup-fewer-seats"));
        let response =
            ui.add_enabled_ui(count > RealTable::LEAST, |ui| icon_button(ui, shared.art.icon("minus"), &fewer));
        shared.targets.mark("position.fewer", &response.inner);
        chosen.extend(response.inner.clicked().then_some(PositionChoice::Players(count - 1)));
        let more = words.say(key!("setup-add-seat"));
        let can = count < RealTable::most(&table.theme);
        let response = ui.add_enabled_ui(can, |ui| icon_button(ui, shared.art.icon("plus"), &more));
        shared.targets.mark("position.more-players", &response.inner);
        chosen.extend(response.inner.clicked().then_some(PositionChoice::Players(count + 1)));
        let text = words.with(key!("setup-count"), &[("count", count.into())]);
        ui.label(RichText::new(text).font(bold(Size::TEXT)).color(palette::PARCHMENT));
    });
}

/// A player: the suspect, the name, the cards, and whether it is oneself.
fn player(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, seat: SeatId, chosen: &mut Vec<PositionChoice>) {
    let (words, table) = (shared.words, state.table());
    let Some(player) = table.players.get(seat.index()) else { return };
    let name = table.names().get(seat.index()).cloned().unwrap_or_default();
    // Name and cards stand below one another where the name would have no room beside them.
    let is_narrow = ui.available_width() < NAME_BESIDE * growth();
    ui.horizontal(|ui| {
        let height = ui.spacing().interact_size.y;
        let (rect, portrait) = ui.allocate_exact_size(vec2(height, height), Sense::click());
        let text = words.with(key!("setup-suspect"), &[("name", (&name).into())]);
        portrait.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &text));
        let lit = portrait.hovered() || portrait.has_focus();
        let rim = if lit { palette::CANDLE.into() } else { mix(palette::BRASS, palette::WALNUT, 0.2) };
        disc(ui.painter(), &table.theme, shared.art, player.suspect, rect.center(), height / 2.0 - 2.0, rim);
        focus_ring(ui, &portrait, round::PLATE);
        shared.targets.mark(format!("position.suspect.{}", seat.0), &portrait);
        chosen.extend(portrait.clicked().then_some(PositionChoice::Choosing(Some(seat))));
        if is_narrow {
            name_of(ui, state, shared, seat, 0.0, chosen);
        } else {
            let rest = 2.0 * height + 30.0 + 64.0 + 4.0 * ui.spacing().item_spacing.x;
            name_of(ui, state, shared, seat, rest, chosen);
            cards_and_me(ui, state, shared, seat, chosen);
        }
    });
    if is_narrow {
        ui.horizontal(|ui| cards_and_me(ui, state, shared, seat, chosen));
    }
}

/// The player's name, to be typed, beside as much room as the rest wants.
fn name_of(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    seat: SeatId,
    rest: f32,
    chosen: &mut Vec<PositionChoice>,
) {
    let table = state.table();
    let Some(player) = table.players.get(seat.index()) else { return };
    let mut typed = player.name.clone();
    let short = &table.theme.suspects[player.suspect.index()].short;
    let width = (ui.available_width() - rest - 18.0).max(50.0);
    let edit = line_so_wide(ui, width, &mut typed, short, MOST_NAME);
    shared.targets.mark(format!("position.name.{}", seat.0), &edit);
    chosen.extend(edit.changed().then_some(PositionChoice::Name(seat, typed)));
}

/// How many cards the player has, and whether it is oneself.
fn cards_and_me(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    seat: SeatId,
    chosen: &mut Vec<PositionChoice>,
) {
    let (words, table) = (shared.words, state.table());
    let name = table.names().get(seat.index()).cloned().unwrap_or_default();
    let height = ui.spacing().interact_size.y;
    let size = table.start.sizes.get(seat.index()).copied().unwrap_or(0);
    let values = [("name", (&name).into())];
    let fewer = icon_button(ui, shared.art.icon("minus"), &words.with(key!("position-fewer-cards"), &values));
    shared.targets.mark(format!("position.fewer-cards.{}", seat.0), &fewer);
    chosen.extend((fewer.clicked() && size > 0).then(|| PositionChoice::Size(seat, size - 1)));
    let number = RichText::new(size.to_string()).font(bold(Size::LEAD)).color(palette::IVORY);
    ui.add_sized(vec2(30.0, height), Label::new(number));
    let more = icon_button(ui, shared.art.icon("plus"), &words.with(key!("position-more-cards"), &values));
    shared.targets.mark(format!("position.more-cards.{}", seat.0), &more);
    chosen.extend(more.clicked().then_some(PositionChoice::Size(seat, size.saturating_add(1))));
    let kind = if table.start.me == seat { ButtonKind::Chosen } else { ButtonKind::Plain };
    let text = words.say(key!("position-me"));
    let me = Button::new(&text).read_as(&button_of(words, &text, &name)).kind(kind).wide().show(ui);
    shared.targets.mark(format!("position.me.{}", seat.0), &me);
    chosen.extend(me.clicked().then_some(PositionChoice::Me(seat)));
}

/// All suspects to choose from, under the player whose portrait was pressed.
fn suspects(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    seat: SeatId,
    chosen: &mut Vec<PositionChoice>,
) {
    if state.choosing != Some(seat) {
        return;
    }
    let table = state.table();
    let now = table.players.get(seat.index()).map(|player| table.cards().suspect(player.suspect));
    let look = |tile: Tile<'_>| Tile { chosen: now == Some(tile.card), ..Tile::of(&table.theme, tile.card) };
    let target = format!("position.suspect.{}", seat.0);
    let pressed = cards(ui, (state, shared), table.cards_of(Category::Suspect), &target, look);
    let suspect = pressed.map(|card| SuspectId(table.cards().index_in_category(card) as u8));
    chosen.extend(suspect.map(|suspect| PositionChoice::Suspect(seat, suspect)));
}

/// One's own hand, and what lies on the table.
fn hands(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let (words, table) = (shared.words, state.table());
    let start = &table.start;
    let values = [("found", start.hand.len().into()), ("wanted", start.hand_size().into())];
    let name = words.with(key!("position-my-hand"), &values);
    let pressed = all_cards(ui, (state, shared), (&name, "position.hand"), (start.hand, start.face_up));
    chosen.extend(pressed.map(PositionChoice::Hand));
    let wanted = table.face_up_wanted();
    if wanted > 0 || !start.face_up.is_empty() {
        ui.add_space(6.0);
        let values = [("found", start.face_up.len().into()), ("wanted", wanted.into())];
        let name = words.with(key!("position-face-up"), &values);
        let pressed = all_cards(ui, (state, shared), (&name, "position.face-up"), (start.face_up, start.hand));
        chosen.extend(pressed.map(PositionChoice::FaceUp));
    }
    let laid = table.theme.edition.profile.two_side_room_cards;
    if !start.rooms.is_empty() || start.seats() == 2 && laid > 0 {
        ui.add_space(6.0);
        let name = words.with(key!("position-rooms"), &[("count", start.rooms.len().into())]);
        let look = |tile: Tile<'_>| {
            let chosen = table.room_of(tile.card).is_some_and(|room| start.rooms.contains(&room));
            Tile { chosen, ..Tile::of(&table.theme, tile.card) }
        };
        let rooms = table.cards_of(Category::Room);
        let pressed = headed_group(ui, &name, |ui| cards(ui, (state, shared), rooms, "position.room", look));
        chosen.extend(pressed.and_then(|card| table.room_of(card)).map(PositionChoice::Room));
    }
    if start.side > 0 {
        note(ui, &words.with(key!("position-side"), &[("count", start.side.into())]));
    }
}

/// Every card of a table under a heading, which is the name of their group too: each may be asked for several times over. Those
/// that lie elsewhere cannot be picked.
fn all_cards<'a>(
    ui: &mut Ui,
    (state, shared): (&'a PositionState, &PositionScreen),
    (name, target): (&str, &str),
    (picked, elsewhere): (CardSet, CardSet),
) -> Option<CardId> {
    let look = |tile: Tile<'a>| Tile {
        chosen: picked.contains(tile.card),
        enabled: !elsewhere.contains(tile.card),
        ..Tile::of(&state.table().theme, tile.card)
    };
    headed_group(ui, name, |ui| {
        let rows =
            Category::ALL.map(|category| cards(ui, (state, shared), state.table().cards_of(category), target, look));
        rows.into_iter().flatten().next_back()
    })
}

/// What is still wrong, and the button that begins.
fn begin(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let words = shared.words;
    ui.add_space(8.0);
    let fault = state.fault();
    if let Some(fault) = fault {
        say(ui, &fault_text(state, shared, fault));
    }
    let text =
        words.say(if state.table().happenings.is_empty() { key!("position-begin") } else { key!("position-go-on") });
    let response = Button::new(&text).kind(ButtonKind::Primary).enabled(fault.is_none()).wide().show(ui);
    shared.targets.mark("position.begin", &response);
    chosen.extend(response.clicked().then_some(PositionChoice::Begin));
    ui.add_space(8.0);
}

/// What is still wrong, in words.
fn fault_text(state: &PositionState, shared: &PositionScreen, fault: StartFault) -> String {
    let words = shared.words;
    match fault {
        StartFault::NoSuchSeat { .. } => words.say(key!("position-fault-seat")),
        StartFault::Twice(card) => {
            let card = state.table().theme.card_phrase(card);
            words.with(key!("position-fault-twice"), &[("card", (&card).into())])
        }
        StartFault::Hand { wanted, found } => {
            words.with(key!("position-fault-hand"), &[("wanted", wanted.into()), ("found", found.into())])
        }
        StartFault::Places { placed, all } => {
            words.with(key!("position-fault-places"), &[("placed", placed.into()), ("all", all.into())])
        }
    }
}

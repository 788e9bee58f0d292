//! The choice of the theme: a little board, the title and how many play; with a line about the chosen one.

use bevy_egui::egui::{
    Align2, Color32, Id, Mesh, Painter, Rect, Response, RichText, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{parts::SetupScreen, state::SetupChoice};
use crate::ui::scale::{Size, growth, round, times};
use crate::ui::{
    style::{LOW, body, bold, mix, veil},
    widgets::{Button, CARD_SHAPE, chosen_ground, draw, focus_ring, painted_back, subheading, tile_rim},
};
use candlestick_rules::Cell;
use candlestick_themes::{Theme, key, palette};

/// Height of the little board; of that in a low window.
const BOARD: (f32, f32) = (82.0, 44.0);
/// Height of the words below it.
const WORDS: f32 = 58.0;
/// Narrowest and widest tile.
const WIDTH: (f32, f32) = (132.0, 190.0);
/// Round the little board.
const EDGE: f32 = 4.0;
/// The least width of a card's back beside it.
const CARD: f32 = 18.0;
/// Space between tiles.
const GAP: f32 = 8.0;

/// Shows every theme, and what the chosen one is about.
pub(super) fn show(ui: &mut Ui, shared: &SetupScreen) -> Option<SetupChoice> {
    if shared.narrow {
        subheading(ui, &shared.words.say(key!("setup-themes")));
    } else {
        ui.add_space(4.0);
    }
    let count = shared.themes.len().max(1) as f32;
    let width = ((ui.available_width() + GAP) / count - GAP).clamp(WIDTH.0 * growth(), WIDTH.1 * growth()).floor();
    let mut pressed = None;
    ScrollArea::horizontal().id_salt("themes").auto_shrink([false, true]).show(ui, |ui| {
        let row = (width + GAP) * count - GAP;
        ui.horizontal(|ui| {
            ui.add_space(((ui.available_width() - row) / 2.0).max(0.0));
            ui.spacing_mut().item_spacing.x = GAP;
            for (n, theme) in shared.themes.iter().enumerate() {
                let response = tile(ui, shared, theme, width);
                shared.targets.mark(format!("setup.theme.{}", theme.id), &response);
                if response.clicked() {
                    pressed = Some(SetupChoice::Theme(n));
                }
            }
        });
        ui.add_space(8.0);
    });
    let ink = mix(palette::PARCHMENT, palette::PARCHMENT_SHADE, 0.5);
    let blurb = RichText::new(&shared.theme.blurb).font(body(Size::TEXT)).color(ink);
    if shared.narrow {
        ui.label(blurb);
    } else {
        ui.vertical_centered(|ui| ui.label(blurb));
    }
    pressed
}

/// The way to the user's own themes.
pub(super) fn own_themes(ui: &mut Ui, shared: &SetupScreen) -> Option<SetupChoice> {
    let text = shared.words.with(key!("themes-button"), &[("faults", shared.own_faults.into())]);
    let button = Button::new(&text).icon(shared.art.icon("plus"));
    let response = if shared.narrow { button.show(ui) } else { ui.vertical_centered(|ui| button.show(ui)).inner };
    shared.targets.mark("setup.own-themes", &response);
    response.clicked().then_some(SetupChoice::OwnThemes)
}

fn tile(ui: &mut Ui, shared: &SetupScreen, theme: &Theme, width: f32) -> Response {
    let board = if ui.ctx().content_rect().height() < LOW { BOARD.1 } else { BOARD.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, board + WORDS * times().max(1.0)), Sense::click());
    let chosen = theme.id == shared.theme.id;
    let players = players(shared, theme);
    let label = format!("{}, {players}", theme.title);
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, label.clone()));
    if chosen && (response.gained_focus() || newly_chosen(ui, &theme.id)) {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter();
    let lit = response.hovered() || response.has_focus();
    let ground = match (chosen, lit) {
        (true, _) => chosen_ground(),
        (_, true) => palette::WALNUT_LIGHT.into(),
        _ => mix(palette::WALNUT, palette::NIGHT, 0.35),
    };
    draw::gradient(
        painter,
        rect,
        round::PLATE,
        mix(ground, palette::IVORY, 0.05),
        mix(ground, palette::NIGHT, if chosen { 0.05 } else { 0.2 }),
    );
    tile_rim(painter, rect, chosen, lit);
    table(
        ui,
        shared,
        theme,
        Rect::from_min_max(rect.min + vec2(7.0, 7.0), pos2(rect.right() - 7.0, rect.top() + board)),
    );
    let (ink, quiet): (Color32, Color32) = (palette::IVORY.into(), palette::PARCHMENT_SHADE.into());
    let at = pos2(rect.center().x, rect.top() + board + 20.0 * times().max(1.0));
    draw::write_name(painter, at, Align2::CENTER_CENTER, &theme.title, &bold(Size::TEXT), ink, width - 10.0);
    let at = pos2(rect.center().x, rect.bottom() - 15.0 * times().max(1.0));
    draw::write(painter, at, Align2::CENTER_CENTER, &players, &body(Size::FOOT), quiet, width - 10.0);
    focus_ring(ui, &response, round::PLATE);
    response
}

/// Whether another theme was chosen when the chooser was last shown: from elsewhere, so that it may be out of sight.
fn newly_chosen(ui: &Ui, id: &str) -> bool {
    let key = Id::new("chosen-theme");
    ui.data_mut(|data| {
        data.get_temp::<String>(key)
            .is_none_or(|last| last != id)
            .then(|| data.insert_temp(key, id.to_owned()))
            .is_some()
    })
}

/// How many may play: "2 to 6 players".
fn players(shared: &SetupScreen, theme: &Theme) -> String {
    let profile = &theme.edition.profile;
    shared
        .words
        .with(key!("setup-theme-players"), &[("least", profile.min_seats.into()), ("most", profile.max_seats.into())])
}

/// The theme's table: its wood with a line of its accent, the board, and beside it a card's back where there is room.
fn table(ui: &Ui, shared: &SetupScreen, theme: &Theme, rect: Rect) {
    let (painter, house) = (ui.painter(), theme.house);
    let (light, dark) = (mix(house.wood, palette::IVORY, 0.1), mix(house.wood, palette::NIGHT, 0.35));
    draw::gradient(painter, rect, round::SMALL, light, dark);
    let board = Rect::from_center_size(rect.center(), rect.size() - vec2(2.0, 2.0) * EDGE);
    let (rows, cols) = (f32::from(theme.edition.board.rows()), f32::from(theme.edition.board.cols()));
    let side = (board.width() / cols).min(board.height() / rows);
    let all = Rect::from_center_size(board.center(), vec2(cols, rows) * side);
    let beside = rect.right() - all.right();
    if let Some(card) = beside_board(beside, rect.height()) {
        let at = pos2(all.right() + beside * 0.5, rect.center().y);
        painted_back(painter, theme, shared.art, Rect::from_center_size(at, card));
    }
    painter.rect_stroke(rect, round::SMALL, Stroke::new(1.0, veil(house.accent, 0.8)), StrokeKind::Inside);
    little_board(painter, theme, all, side);
}

/// How large a card is that lies whole beside the little board; none where there is too little room to tell what it is.
fn beside_board(room: f32, height: f32) -> Option<Vec2> {
    let width = (room - 2.0 * EDGE).min((height - 2.0 * EDGE) / CARD_SHAPE);
    (width >= CARD).then(|| vec2(width, width * CARD_SHAPE))
}

/// The board in its colours, from the grid alone, so that a theme needs no picture of it.
fn little_board(painter: &Painter, theme: &Theme, all: Rect, side: f32) {
    let board = &theme.edition.board;
    painter.rect_filled(all.expand(2.0), round::SMALL, mix(palette::NIGHT, palette::INK, 0.5));
    let mut mesh = Mesh::default();
    for row in 0..board.rows() {
        let mut from = 0;
        while from < board.cols() {
            let cell = board.cell(row, from);
            let to = (from..board.cols()).find(|col| board.cell(row, *col) != cell).unwrap_or(board.cols());
            if let Some(colour) = colour(theme, cell) {
                let corner = |col: u16, row: u16| all.min + vec2(f32::from(col), f32::from(row)) * side;
                mesh.add_colored_rect(Rect::from_min_max(corner(from, row), corner(to, row + 1)), colour);
            }
            from = to;
        }
    }
    painter.add(Shape::mesh(mesh));
}

fn colour(theme: &Theme, cell: Cell) -> Option<Color32> {
    match cell {
        Cell::Room(room) => theme.rooms.get(room.index()).map(|look| mix(look.colour, palette::IVORY, 0.1)),
        Cell::Corridor => Some(theme.corridor.unwrap_or(palette::TILE).into()),
        Cell::Void => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_lies_whole_beside_the_little_board_or_not_at_all() {
        for height in [30.0, 40.0, 75.0] {
            for room in 0..120_u8 {
                let room = f32::from(room);
                let Some(card) = beside_board(room, height) else { continue };
                assert!(card.x >= CARD && card.x <= room && card.y <= height, "{card:?} in {room} by {height}");
            }
            assert_eq!(beside_board(20.0, height), None, "too narrow to tell what it is");
        }
        assert!(beside_board(40.0, 75.0).is_some());
    }
}

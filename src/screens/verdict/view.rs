//! The verdict as it is drawn: the case file, how it could have been known, the hands, and the ways on.

use bevy_egui::egui::{CentralPanel, Frame, Margin, Rect, Response, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

use super::{
    envelope::Envelope,
    hands, how_known,
    state::{VerdictChoice, VerdictScreen},
    unveiling::Unveiling,
};
use crate::ui::scale::{Size, round, widest};
use crate::ui::{
    Art, ScreenTargets, live,
    style::{LOW, body, bold, compact, display, mix, touch, veil},
    widgets::{Button, ButtonKind, CARD_SHAPE, Foot, disc, draw, hairline, wood},
};
use candlestick_game::Seat;
use candlestick_rules::{CaseEnding, Triple, View};
use candlestick_themes::{Theme, Words, key, palette};

/// Shows the verdict over the whole window: how far the envelope is open, and how its cards could have been known, once
/// that is worked out, and the news of it about the ladder. `notice` is something that has gone wrong, in words.
pub fn show(
    ui: &mut Ui,
    theme: &Theme,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
    view: &View,
    seats: &[Seat],
    (unveiling, known, news, seal): (Unveiling, Option<&[String]>, &[(&'static str, String)], &str),
    notice: Option<&str>,
) -> Option<VerdictChoice> {
    let room = ui.max_rect();
    let narrow = compact(room);
    touch(ui, narrow);
    wood(ui, (theme.house, art), room);
    ui.painter().rect_filled(room, round::SQUARE, veil(palette::NIGHT, 0.5));
    draw::glow(
        ui.painter(),
        room.center_top() + vec2(0.0, 230.0),
        vec2(room.width() * 0.6, 420.0),
        veil(palette::CANDLE, 0.2),
    );
    let lower = Foot::of(ui, "verdict-foot");
    let low = room.height() < LOW;
    let shared = VerdictScreen { theme, words, art, targets, view, seats, unveiling, known, news, seal, narrow, low };
    let margin = Margin::symmetric(if narrow { 12 } else { 28 }, 8);
    lower.above(ui, |ui| {
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                if let Some(closing) = CaseEnding::of(&view.events) {
                    opened(ui, &shared, closing);
                }
            });
        });
    });
    lower.show(ui, |ui| foot(ui, (words, art, targets), notice, narrow))
}

fn opened(ui: &mut Ui, shared: &VerdictScreen, closing: &CaseEnding) {
    ui.vertical_centered(|ui| {
        // Everything has its place from the start; only its light comes later.
        let seen = shared.unveiling.words();
        ui.scope(|ui| {
            ui.set_opacity(seen);
            announce(ui, shared, closing);
        });
        ui.add_space(10.0);
        case_file(ui, shared, closing.case_file);
        ui.set_opacity(seen);
        ui.add_space(12.0);
        how_known::show(ui, shared);
        hairline(ui);
        hands::show(ui, shared, closing);
        let seal = shared.words.with(key!("verdict-seal"), &[("seal", shared.seal.into())]);
        ui.label(RichText::new(seal).font(body(Size::FOOT)).color(palette::PARCHMENT_SHADE));
        ui.add_space(8.0);
    });
}

/// Who solved it, or that nobody did; their picture stands above, or where that is too low before the title.
fn announce(ui: &mut Ui, shared: &VerdictScreen, closing: &CaseEnding) {
    let turns = shared.view.turn;
    let (title, line) = match closing.winner {
        Some(seat) => {
            let look = &shared.theme.suspects[shared.view.setup.seats[seat.index()].index()];
            let player = shared.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
            let line = [("player", player.into()), ("turns", turns.into())];
            (
                shared.words.with(key!("verdict-won"), &[("name", (&look.name).into())]),
                shared.words.with(key!("verdict-won-by"), &line),
            )
        }
        None => (
            shared.words.say(key!("verdict-lost")),
            shared.words.with(key!("verdict-lost-by"), &[("turns", turns.into())]),
        ),
    };
    let side = if shared.narrow { 68.0 } else { 96.0 };
    if shared.low {
        ui.add_space(EMBLEM / 4.0);
    } else {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        emblem(ui, shared, closing, rect);
    }
    let size = if shared.narrow { Size::HEAD } else { Size::SHOUT };
    let title = ui.label(RichText::new(title).font(display(size)).color(palette::CANDLE)).rect;
    if shared.low {
        let at = title.left_center() - vec2(EMBLEM, 0.0);
        emblem(ui, shared, closing, Rect::from_center_size(at, Vec2::splat(1.6 * EMBLEM)));
    }
    ui.label(RichText::new(line).font(body(Size::TEXT)).color(palette::PARCHMENT_SHADE));
}

/// How far before the title the middle of its picture stands, in points.
const EMBLEM: f32 = 26.0;

/// Who solved it, as a face; footsteps that lead away where nobody did.
fn emblem(ui: &Ui, shared: &VerdictScreen, closing: &CaseEnding, rect: Rect) {
    let painter = ui.painter();
    let Some(seat) = closing.winner else {
        if let Some(texture) = shared.art.icon("footsteps") {
            painter.image(texture, rect.shrink(rect.width() * 0.12), draw::WHOLE, palette::SMOKE.into());
        }
        return;
    };
    let suspect = shared.view.setup.seats[seat.index()];
    draw::glow(painter, rect.center(), rect.size(), veil(palette::CANDLE, 0.4));
    disc(painter, shared.theme, shared.art, suspect, rect.center(), rect.width() / 2.0 - 4.0, palette::CANDLE.into());
}

/// The three cards, large, before their envelope.
fn case_file(ui: &mut Ui, shared: &VerdictScreen, triple: Triple) {
    let gap = if shared.narrow { 8.0 } else { 22.0 };
    let room = ui.available_width();
    let most = if shared.low {
        84.0
    } else if shared.narrow {
        108.0
    } else {
        150.0
    };
    let width = ((room - 8.0 - 2.0 * gap) / 3.0).min(most);
    let cards = shared.theme.edition.cards.cards(triple);
    hands::row(ui, 3.0 * width + 2.0 * gap, width * CARD_SHAPE, |ui| {
        ui.spacing_mut().item_spacing.x = gap;
        let envelope = Envelope::behind(ui.max_rect());
        let opened = (shared.unveiling.flap(), shared.unveiling.words());
        envelope.paint(ui.painter(), (shared.theme.house, shared.art), opened);
        for card in cards.into_iter().enumerate() {
            envelope.card(ui, shared, card, width);
        }
    });
    let sentence = shared.theme.triple_told(shared.words, key!("verdict-sentence"), triple, &[]);
    ui.add_space(12.0);
    ui.set_opacity(shared.unveiling.words());
    ui.label(
        RichText::new(sentence).font(bold(if shared.narrow { Size::TEXT } else { Size::LEAD })).color(palette::IVORY),
    );
}

fn foot(
    ui: &mut Ui,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
    notice: Option<&str>,
    narrow: bool,
) -> Option<VerdictChoice> {
    let mut chosen = None;
    touch(ui, narrow);
    ui.vertical_centered(|ui| {
        let width = ui.available_width().min(widest(700.0));
        ui.set_max_width(width);
        if let Some(notice) = notice {
            let shown = ui.label(RichText::new(notice).color(mix(palette::BLOOD, palette::IVORY, 0.5)));
            live::heard(&shown, "verdict.notice", notice);
        }
        let ways = [
            (key!("verdict-again"), "shuffle", ButtonKind::Primary, "verdict.again", VerdictChoice::Again),
            (key!("verdict-review"), "eye", ButtonKind::Plain, "verdict.review", VerdictChoice::Review),
            (key!("verdict-new-case"), "magnifier", ButtonKind::Plain, "verdict.new-case", VerdictChoice::NewCase),
            (key!("verdict-title"), "home", ButtonKind::Plain, "verdict.title", VerdictChoice::Title),
        ];
        let columns = if ui.available_width() < 560.0 { 2 } else { 4 };
        for row in ways.chunks(columns) {
            ui.horizontal(|ui| {
                let gaps = (columns - 1) as f32 * ui.spacing().item_spacing.x;
                let width = (ui.available_width() - gaps) / columns as f32;
                for (key, icon, kind, target, choice) in row {
                    let text = words.say(*key);
                    let button = Button::new(&text).kind(*kind).icon(art.icon(icon));
                    let response = foot_button(ui, button.leaves_if(*choice == VerdictChoice::Title), width);
                    targets.mark(*target, &response);
                    chosen = response.clicked().then_some(*choice).or(chosen);
                }
            });
        }
    });
    chosen
}

fn foot_button(ui: &mut Ui, button: Button, width: f32) -> Response {
    let height = ui.spacing().interact_size.y;
    ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_width(width);
        button.wide().show(ui)
    })
    .inner
}

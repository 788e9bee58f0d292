//! The one line that says what is asked of the person now, or what is being waited for.

use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, vec2};

use super::{
    Desk,
    style::{bold, mix, veil},
    widgets::draw,
};
use crate::{
    rules::{Choice, Phase, SeatId},
    table::palette,
};

/// Shows the line on a plate; it glows while the person is to decide.
pub fn show(ui: &mut Ui, desk: &Desk) {
    let text = text(desk);
    let asked = !desk.busy && desk.view.actor == Some(desk.view.me);
    let height = if desk.narrow { 36.0 } else { 40.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response
        .widget_info(|| bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, text.clone()));
    desk.spots.put("prompt", rect, true);
    let ground = mix(palette::NIGHT, palette::WALNUT, 0.8);
    let (edge, ink) = if asked { (palette::BRASS, palette::CANDLE) } else { (palette::SMOKE, palette::PARCHMENT) };
    let painter = ui.painter();
    let (left, right) = rect.split_left_right_at_fraction(0.5);
    draw::wash(painter, left, Color32::TRANSPARENT, ground);
    draw::wash(painter, right, ground, Color32::TRANSPARENT);
    for y in [rect.top(), rect.bottom() - 1.0] {
        let line = Rect::from_min_size(bevy_egui::egui::pos2(rect.left(), y), vec2(rect.width(), 1.0));
        let (left, right) = line.split_left_right_at_fraction(0.5);
        draw::wash(painter, left, Color32::TRANSPARENT, edge.into());
        draw::wash(painter, right, edge.into(), Color32::TRANSPARENT);
    }
    if asked {
        draw::glow(painter, rect.center(), vec2(rect.width() * 0.4, rect.height() * 0.8), veil(palette::CANDLE, 0.12));
    }
    let size = if desk.narrow { 16.0 } else { 18.0 };
    draw::write(painter, rect.center(), Align2::CENTER_CENTER, &text, &bold(size), ink.into(), rect.width() - 16.0);
}

/// The line's words.
#[must_use]
pub fn text(desk: &Desk) -> String {
    let words = desk.words;
    match desk.view.actor {
        None => words.say("prompt-over"),
        Some(_) if desk.busy => busy(desk),
        Some(seat) if seat == desk.view.me => mine(desk),
        Some(seat) => waiting(desk, seat),
    }
}

/// While things move: only whose turn it is, so that nothing is told before it is seen.
fn busy(desk: &Desk) -> String {
    if desk.view.turn_seat == desk.view.me {
        return desk.words.say("prompt-busy-mine");
    }
    desk.words.with("prompt-busy", &[("name", desk.short(desk.view.turn_seat).into())])
}

/// What the person is to decide.
fn mine(desk: &Desk) -> String {
    let words = desk.words;
    let asker = desk.short(desk.view.turn_seat);
    match desk.view.phase {
        Phase::Roll => words.say("prompt-roll"),
        Phase::ChooseSeat(_) => words.say("prompt-choose-seat"),
        Phase::NameCard(_) => words.say("prompt-name-card"),
        Phase::Reveal(_) => words.say("prompt-reveal"),
        Phase::PassLeft(seat) => {
            let left = desk.view.left_of(seat).next().unwrap_or(seat);
            words.with("prompt-pass-left", &[("name", desk.short(left).into())])
        }
        Phase::Move => moving(desk),
        Phase::Suggest => {
            let room = desk.view.my_place().room().map(|room| desk.theme.room_phrase(room)).unwrap_or_default();
            words.with("prompt-suggest", &[("room", (&room).into())])
        }
        Phase::Answer(_) => words.with("prompt-answer", &[("name", asker.into()), ("cards", showable(desk).into())]),
        Phase::Conclude => words.say("prompt-conclude"),
        Phase::Over => words.say("prompt-over"),
    }
}

fn moving(desk: &Desk) -> String {
    let walks = !desk.view.choices.destinations().is_empty();
    let key = if walks { "prompt-move" } else { "prompt-move-no-walk" };
    desk.words.with(key, &[("steps", desk.steps().into())])
}

/// How many cards could be shown.
fn showable(desk: &Desk) -> usize {
    let show = |choice: &Choice| if let Choice::Show(cards) = choice { Some(cards.len()) } else { None };
    desk.view.choices.iter().find_map(show).unwrap_or(0)
}

/// What somebody else is to decide.
fn waiting(desk: &Desk, seat: SeatId) -> String {
    let key = match desk.view.phase {
        Phase::Roll => "wait-roll",
        Phase::ChooseSeat(_) => "wait-choose-seat",
        Phase::NameCard(_) => "wait-name-card",
        Phase::Reveal(_) => "wait-reveal",
        Phase::PassLeft(_) => "wait-pass-left",
        Phase::Move => "wait-move",
        Phase::Suggest => "wait-suggest",
        Phase::Answer(_) => "wait-answer",
        Phase::Conclude => "wait-conclude",
        Phase::Over => "prompt-over",
    };
    let kind = if desk.is_bot(seat) { "bot" } else { "person" };
    let asker = if desk.view.turn_seat == desk.view.me {
        desk.words.say("prompt-you")
    } else {
        desk.short(desk.view.turn_seat).to_owned()
    };
    desk.words.with(key, &[("name", desk.short(seat).into()), ("kind", kind.into()), ("asker", (&asker).into())])
}

//! The curves of a case: for each seat how many case files it could not rule out, turn by turn, with the letters of its
//! token.

use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::state::ReviewState;
use crate::ui::scale::{Size, times};
use crate::ui::{
    style::{body, bold, mix, veil},
    tables::{self, TableCell, TableRow, WidgetTable},
    widgets::{draw, token_dot},
};
use candlestick_game::review::{Review, ReviewPoint, SeatReview};
use candlestick_themes::{Theme, Words, key, palette};

/// Room for the numbers at the left and below.
const LEFT: f32 = 40.0;
const BELOW: f32 = 24.0;

/// The radius of a seat's letters on its curve.
const SIGN: f32 = 8.0;

/// From turns and counts to the screen; counts by their logarithm.
struct Scale {
    area: Rect,
    turns: f32,
    most: f32,
}

impl Scale {
    fn at(&self, turn: u32, envelopes: usize) -> Pos2 {
        let x = self.area.left() + self.area.width() * turn as f32 / self.turns;
        let y = (envelopes.max(1) as f32).ln() / self.most.ln();
        pos2(x, self.area.bottom() - self.area.height() * y)
    }

    fn turn_at(&self, x: f32) -> u32 {
        ((x - self.area.left()) / self.area.width() * self.turns).round().clamp(0.0, self.turns) as u32
    }
}

/// Shows the curves; answers the turn that was pressed.
pub(super) fn show(ui: &mut Ui, state: &ReviewState, review: &Review, words: &Words, height: f32) -> Option<u32> {
    // For the pointer alone: the keyboard has the steps below.
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::CLICK);
    let text = words.say(key!("lookback-chart"));
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, curves_text(review, state.case.theme(), words)));
    tables::tell_behind(&response, || curves_table(review, state.case.theme(), words));
    let large = times().max(1.0);
    let area = Rect::from_min_max(rect.min + vec2(LEFT, 22.0) * large, rect.max - vec2(12.0, BELOW * large));
    let counts = review.seats.iter().flat_map(|seat| seat.curve.iter().map(|point| point.envelopes));
    let most = counts.max().unwrap_or(1).max(2) as f32;
    let scale = Scale { area, turns: review.turns.max(1) as f32, most };
    let painter = ui.painter().with_clip_rect(rect);
    let ink = mix(palette::PARCHMENT, palette::SMOKE, 0.3);
    draw::write(
        &painter,
        rect.left_top() + vec2(4.0, 9.0 * large),
        Align2::LEFT_CENTER,
        &text,
        &bold(Size::FOOT),
        palette::BRASS.into(),
        rect.width() - 8.0,
    );
    grid(&painter, &scale, ink, words);
    let turn = state.turn();
    let now = scale.at(turn, 1);
    painter.vline(now.x, area.y_range(), Stroke::new(1.5, veil(palette::CANDLE, 0.7)));
    let others = (0..review.seats.len()).filter(|n| *n != state.seat);
    // The chosen one lies over the others, and all letters over the curves.
    let all: Vec<_> = others.chain([state.seat]).filter_map(|n| Some((n, review.seats.get(n)?))).collect();
    for (n, seat) in &all {
        curve(&painter, &scale, seat, state.colour(*n), *n == state.seat);
    }
    for (n, seat) in &all {
        if let Some(at) = sign_of(*n, review.seats.len(), seat, &scale) {
            painter.circle_filled(at, SIGN + 1.5, palette::IVORY);
            token_dot(&painter, state.case.theme(), seat.suspect, at, SIGN);
        }
    }
    pressed(&response, &scale)
}

/// The curves in words: of each seat how many case files it began and ended with, and when it could have known.
fn curves_text(review: &Review, theme: &Theme, words: &Words) -> String {
    let seat = |seat: &SeatReview| {
        let name = &theme.suspects[seat.suspect.index()].short;
        let count = |point: Option<&ReviewPoint>| point.map_or(1, |point| point.envelopes);
        let (first, last) = (count(seat.curve.first()), count(seat.curve.last()));
        let values = [("name", name.into()), ("first", first.into()), ("last", last.into())];
        format!("{} {}", words.with(key!("lookback-chart-told"), &values), seat.knew_line(words))
    };
    let title = words.say(key!("lookback-chart"));
    std::iter::once(title).chain(review.seats.iter().map(seat)).collect::<Vec<_>>().join("\n")
}

/// The curves as a table: a line for each turn, a column for each seat, which is empty once its curve has ended.
fn curves_table(review: &Review, theme: &Theme, words: &Words) -> WidgetTable {
    let name = |seat: &SeatReview| theme.suspects[seat.suspect.index()].short.clone();
    let heads = [words.say(key!("lookback-chart-turn"))].into_iter().chain(review.seats.iter().map(name));
    let count = |seat: &SeatReview, turn: u32| {
        let point = seat.curve.iter().find(|point| point.turn == turn);
        TableCell::Words(point.map_or_else(String::new, |point| point.envelopes.to_string()))
    };
    let line = |turn: u32| TableRow {
        head: TableCell::Words(turn_name(turn, words)),
        cells: review.seats.iter().map(|seat| count(seat, turn)).collect(),
    };
    let last = review.seats.iter().filter_map(|seat| seat.curve.last()).map(|point| point.turn).max();
    WidgetTable {
        caption: words.say(key!("lookback-chart")),
        heads: heads.map(TableCell::Words).collect(),
        lines: (0..=last.unwrap_or(0)).map(line).collect(),
    }
}

/// A turn by its number; what was known before the first hangs on the deal.
fn turn_name(turn: u32, words: &Words) -> String {
    if turn == 0 { words.say(key!("lookback-deal")) } else { turn.to_string() }
}

/// Where on its curve a seat's letters stand: each at another part of the case, as curves lie on one another.
fn sign_of(n: usize, seats: usize, seat: &SeatReview, scale: &Scale) -> Option<Pos2> {
    let turn = seat.curve.last()?.turn as f32 * (n as f32 + 0.5) / seats as f32;
    let next = seat.curve.iter().position(|point| point.turn as f32 >= turn)?;
    let to = seat.curve.get(next)?;
    let from = seat.curve.get(next.checked_sub(1)?).unwrap_or(to);
    let (a, b) = (scale.at(from.turn, from.envelopes), scale.at(to.turn, to.envelopes));
    let part = (turn - from.turn as f32) / (to.turn as f32 - from.turn as f32).max(1.0);
    Some(a.lerp(b, part.clamp(0.0, 1.0)))
}

fn pressed(response: &Response, scale: &Scale) -> Option<u32> {
    let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
    Some(scale.turn_at(at.x))
}

/// Lines for round counts and turns, with their numbers.
fn grid(painter: &Painter, scale: &Scale, ink: Color32, words: &Words) {
    let faint = Stroke::new(1.0, veil(palette::BRASS, 0.16));
    let mut last = None;
    for count in [1, 3, 10, 30, 100, 300, 1000].into_iter().filter(|count| *count as f32 <= scale.most) {
        let at = scale.at(0, count);
        painter.hline(scale.area.x_range(), at.y, faint);
        let text = painter.layout_no_wrap(count.to_string(), body(Size::FOOT), ink);
        let place = Align2::RIGHT_CENTER.anchor_size(at - vec2(7.0, 0.0), text.size());
        // Where letters are large, not each line has room for its number.
        if last.is_none_or(|last| place.bottom() <= last) {
            last = Some(place.top());
            painter.galley(place.min, text, ink);
        }
    }
    let mut free = f32::NEG_INFINITY;
    let step = [1_u32, 2, 5, 10, 20, 50, 100].into_iter().find(|step| scale.turns / *step as f32 <= 9.0).unwrap_or(200);
    for turn in (0..=scale.turns as u32).step_by(step as usize) {
        let at = scale.at(turn, 1);
        painter.vline(at.x, scale.area.y_range(), faint);
        let text = painter.layout_no_wrap(turn_name(turn, words), body(Size::FOOT), ink);
        let place = Align2::CENTER_TOP.anchor_size(at + vec2(0.0, 6.0), text.size());
        // The last stands below the end of the curves, as far as it has room there.
        let place = place.translate(vec2((painter.clip_rect().right() - place.right()).min(0.0), 0.0));
        if place.left() >= free {
            free = place.right() + 3.0;
            painter.galley(place.min, text, ink);
        }
    }
}

fn curve(painter: &Painter, scale: &Scale, seat: &SeatReview, colour: Color32, chosen: bool) {
    let points: Vec<_> = seat.curve.iter().map(|point| scale.at(point.turn, point.envelopes)).collect();
    let (width, rim) = if chosen { (3.5, 0.75) } else { (2.0, 0.25) };
    painter.add(Shape::line(points.clone(), Stroke::new(width + 2.0, veil(palette::IVORY, rim))));
    painter.add(Shape::line(points, Stroke::new(width, colour)));
    if let Some(turn) = seat.could_know {
        let at = scale.at(turn, 1);
        painter.circle(at, if chosen { 6.0 } else { 4.5 }, colour, Stroke::new(1.5, palette::IVORY));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::testing::novices;

    #[test]
    fn the_curves_are_told_in_words_seat_by_seat() {
        let case = novices(3, usize::MAX);
        let review = Review::of(&case);
        let told = curves_text(&review, case.theme(), &Words::english());
        let lines: Vec<_> = told.lines().collect();
        assert_eq!(lines.len(), 1 + review.seats.len(), "{told}");
        for (line, seat) in lines[1..].iter().zip(&review.seats) {
            let (first, last) = (seat.curve[0].envelopes, seat.curve.last().unwrap().envelopes);
            let name = &case.theme().suspects[seat.suspect.index()].short;
            let told = format!("{name}: {first} possible case files after the deal, {last} at the end.");
            assert!(line.starts_with(&told), "{line}");
            assert!(line.ends_with(&seat.knew_line(&Words::english())), "{line}");
        }
    }

    #[test]
    fn the_curves_are_a_table_of_each_turn_by_seat() {
        let case = novices(3, usize::MAX);
        let review = Review::of(&case);
        let table = curves_table(&review, case.theme(), &Words::english());
        let words = |text: &str| TableCell::Words(text.into());
        assert_eq!((table.heads.len(), &table.heads[0]), (1 + review.seats.len(), &words("Turn")));
        assert_eq!((&table.lines[0].head, &table.lines[1].head), (&words("deal"), &words("1")));
        for (n, seat) in review.seats.iter().enumerate() {
            assert_eq!(table.heads[1 + n], words(&case.theme().suspects[seat.suspect.index()].short));
            for point in &seat.curve {
                assert_eq!(table.lines[point.turn as usize].cells[n], words(&point.envelopes.to_string()));
            }
            let told = table.lines.iter().filter(|line| line.cells[n] != words("")).count();
            assert_eq!(told, seat.curve.len(), "nothing is told beyond its end");
        }
    }
}

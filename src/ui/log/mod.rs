//! The public log in words, grouped by turn, the newest in sight, all of it or what a filter leaves.

mod about;
mod choosing;
mod filter;
mod lines;

use bevy_egui::egui::{
    Align, Color32, Id, Label, Rect, RichText, ScrollArea, Shape, Ui, epaint::RectShape, pos2, vec2,
};

use super::{
    PanelContext,
    style::{bold, mix, on_dark, veil},
    widgets::draw,
};
use crate::ui::scale::{Size, round};
use candlestick_themes::{key, palette};
use filter::{Filter, kept};

pub use lines::{LogLine, log_lines};

/// Shows the log; `may` says whether it can be filtered now.
pub fn show(ui: &mut Ui, context: &PanelContext, lines: &[LogLine], may: bool) {
    let filter = if lines.is_empty() { Filter::All } else { choosing::show(ui, context, may) };
    // Why a cell stands as it does is read in the whole log.
    let filter = if context.why.is_some() { Filter::All } else { filter };
    let kept = kept(lines, context.view, filter);
    ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
        ui.spacing_mut().interact_size.y = 0.0;
        if kept.is_empty() {
            let key = if lines.is_empty() { key!("log-empty") } else { key!("log-none") };
            ui.label(RichText::new(context.words.say(key)).color(palette::ASH));
        }
        let (mut turn, mut last) = (None, Rect::NOTHING);
        let lit = lit(ui, context);
        for line in kept.iter().filter_map(|n| lines.get(*n)) {
            let first = turn != Some(line.turn);
            turn = Some(line.turn);
            if first {
                ui.add_space(6.0);
            }
            let ground = ui.painter().add(Shape::Noop);
            let rect = if first && line.turn > 0 { head(ui, context, line) } else { entry(ui, context, line) };
            last = Rect::from_x_y_ranges(ui.max_rect().x_range(), rect.y_range());
            if lit.events.contains(&line.event) {
                let rect = Rect::from_x_y_ranges(ui.max_rect().x_range(), rect.y_range()).expand2(vec2(0.0, 2.0));
                ui.painter().set(ground, RectShape::filled(rect, round::SMALL, veil(palette::CANDLE, 0.22)));
                if lit.fresh && lit.events.first() == Some(&line.event) {
                    ui.scroll_to_rect(rect, Some(Align::Center));
                }
            }
        }
        context.targets.put("log.last", last.intersect(ui.clip_rect()), true);
        ui.add_space(4.0);
    });
}

/// The lines that say why a cell of the notebook stands as it does.
struct Lit<'a> {
    events: &'a [usize],
    /// Whether they were not lit before, so that the first is to be brought in sight.
    fresh: bool,
}

fn lit<'a>(ui: &Ui, context: &PanelContext<'a>) -> Lit<'a> {
    let events = context.why.map_or(&[][..], |why| &why.events);
    let id = Id::new("lit-lines");
    let fresh = !events.is_empty() && ui.ctx().data(|data| data.get_temp::<Vec<usize>>(id)).as_deref() != Some(events);
    if fresh || events.is_empty() {
        ui.ctx().data_mut(|data| data.insert_temp(id, events.to_vec()));
    }
    Lit { events, fresh }
}

/// The first line of a turn stands as its heading.
fn head(ui: &mut Ui, context: &PanelContext, line: &LogLine) -> Rect {
    let text = RichText::new(&line.text).font(bold(Size::FOOT)).color(palette::BRASS);
    let row = ui.horizontal(|ui| {
        ui.add_space(12.0);
        ui.add(Label::new(text).wrap()).rect
    });
    let row = row.inner;
    if let Some(seat) = line.seat {
        ui.painter().circle_filled(pos2(row.left() - 8.0, row.center().y), 4.0, on_dark(context.colour(seat)));
    }
    let left = (row.right() + 8.0).min(ui.max_rect().right());
    let rule = Rect::from_min_max(pos2(left, row.center().y), pos2(ui.max_rect().right() - 8.0, row.center().y + 1.0));
    if rule.is_positive() {
        draw::wash(ui.painter(), rule, mix(palette::BRASS, palette::WALNUT, 0.4), Color32::TRANSPARENT);
    }
    row
}

fn entry(ui: &mut Ui, context: &PanelContext, line: &LogLine) -> Rect {
    let mine = line.seat == Some(context.view.me);
    let ink = if mine { palette::IVORY.into() } else { mix(palette::PARCHMENT, palette::PARCHMENT_SHADE, 0.5) };
    let shown = ui.horizontal_top(|ui| {
        ui.add_space(12.0);
        ui.add(Label::new(RichText::new(&line.text).color(ink)).wrap()).rect
    });
    if let Some(seat) = line.seat {
        let text = shown.inner;
        let tick =
            Rect::from_min_max(pos2(text.left() - 9.0, text.top() + 3.0), pos2(text.left() - 6.0, text.bottom() - 3.0));
        ui.painter().rect_filled(tick, round::SMALL, on_dark(context.colour(seat)));
    }
    shown.inner
}

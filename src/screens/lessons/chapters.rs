//! The list of chapters: what one can learn, what is done, and the rules in words for who would rather read.

use bevy_egui::egui::{
    Align2, Context, Id, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::ui::scale::{Size, growth, round};
use crate::ui::{
    Art, ScreenTargets,
    style::{LOW, body, bold, veil},
    widgets::{Button, DialogFoot, dialog, draw, focus_ring, hairline, heading},
};
use candlestick_themes::{Words, key, palette};

/// One chapter in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChapterLine {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// The title of the theme of one's own that brings it.
    pub theme: Option<String>,
    /// Whether it was done once.
    pub done: bool,
    /// Whether it was left on the way.
    pub left: bool,
    /// Whether it is the one to take next, which stands out.
    pub next: bool,
}

/// What was chosen in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListChoice {
    /// Take this chapter.
    Chapter(String),
    /// Read the rules.
    Rules,
    /// Back to the title.
    Close,
}

/// Height of a chapter's line.
const LINE: f32 = 46.0;

type Parts<'a> = (&'a Words, &'a Art, &'a ScreenTargets);

/// Shows the list.
pub fn show(ctx: &Context, lines: &[ChapterLine], parts: Parts) -> Option<ListChoice> {
    let (words, art, targets) = parts;
    let room = ctx.content_rect().size();
    let shown = dialog(ctx, Id::new("chapters"), (460.0, true), |ui| {
        heading(ui, &words.say(key!("lessons-title")));
        let low = room.y < LOW;
        if !low {
            ui.label(RichText::new(words.say(key!("lessons-why"))).color(palette::PARCHMENT_SHADE));
        }
        hairline(ui);
        let mut chosen = None;
        let foot = DialogFoot::of(ui);
        foot.list(ui).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for (n, one) in lines.iter().enumerate() {
                if line(ui, (n, one), parts) {
                    chosen = Some(ListChoice::Chapter(one.id.clone()));
                }
            }
        });
        let below = foot.show(ui, |ui| {
            hairline(ui);
            // On its side a phone has room beside, not below.
            ui.columns(if low { 2 } else { 1 }, |columns| {
                let text = words.say(key!("lessons-rules"));
                let rules = Button::new(&text).icon(art.icon("book")).wide().show(&mut columns[0]);
                targets.mark("lessons.rules", &rules);
                let text = words.say(key!("lessons-close"));
                let close = Button::new(&text).icon(art.icon("home")).wide().show(&mut columns[usize::from(low)]);
                targets.mark("lessons.close", &close);
                let read = rules.clicked().then_some(ListChoice::Rules);
                close.clicked().then_some(ListChoice::Close).or(read)
            })
        });
        below.or(chosen)
    });
    shown.inner.clone().or_else(|| shown.should_close().then_some(ListChoice::Close))
}

/// A chapter's line; whether it was pressed.
fn line(ui: &mut Ui, (n, line): (usize, &ChapterLine), (words, _, targets): Parts) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE * growth()), Sense::click());
    let note = if line.left {
        words.say(key!("lessons-left"))
    } else {
        let minutes = [("minutes", line.minutes.into())];
        match &line.theme {
            Some(theme) => words.with(key!("lessons-minutes-of"), &[minutes[0], ("theme", theme.into())]),
            None => words.with(key!("lessons-minutes"), &minutes),
        }
    };
    let told = words.with(
        key!("lessons-line"),
        &[
            ("title", (&line.title).into()),
            ("note", (&note).into()),
            ("state", if line.done { "done" } else { "open" }.into()),
        ],
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, told.clone()));
    targets.mark(format!("lessons.{}", line.id), &response);
    let painter = ui.painter();
    let lit = line.next || response.hovered() || response.has_focus();
    let ground = if lit { veil(palette::WALNUT_LIGHT, 0.75) } else { veil(palette::NIGHT, 0.45) };
    let edge = if line.next { palette::BRASS.into() } else { veil(palette::BRASS, 0.3) };
    painter.rect(rect, round::PLATE, ground, Stroke::new(if line.next { 1.5 } else { 1.0 }, edge), StrokeKind::Inside);
    let disc = pos2(rect.left() + 24.0, rect.center().y);
    let (fill, ink) = if line.done {
        (palette::MOSS.into(), palette::IVORY)
    } else {
        (veil(palette::NIGHT, 0.6), palette::PARCHMENT)
    };
    painter.circle(disc, 14.0, fill, Stroke::new(1.0, veil(palette::BRASS, 0.7)));
    if line.done {
        draw::tick(painter, disc, 6.0, Stroke::new(2.5, ink));
    } else {
        painter.text(disc, Align2::CENTER_CENTER, n + 1, bold(Size::TEXT), ink.into());
    }
    let right = pos2(rect.right() - 12.0, rect.center().y);
    let faint = palette::PARCHMENT_SHADE.into();
    let noted = draw::write(painter, right, Align2::RIGHT_CENTER, &note, &body(Size::TEXT), faint, rect.width() * 0.35);
    let left = pos2(disc.x + 24.0, rect.center().y);
    let width = noted.left() - left.x - 8.0;
    draw::write_name(painter, left, Align2::LEFT_CENTER, &line.title, &bold(Size::TEXT), palette::IVORY.into(), width);
    focus_ring(ui, &response, round::PLATE);
    response.clicked()
}

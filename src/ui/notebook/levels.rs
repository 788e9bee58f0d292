//! The window in which a person chooses how much the notebook helps; it also says what ink and pencil mean.

use bevy_egui::egui::{
    Align2, Context, Id, Key, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{NotebookWish, ink};
use crate::ui::scale::{Size, round};
use crate::ui::{
    PanelContext,
    style::{body, bold, mix, veil},
    widgets::{Button, ButtonKind, DialogFoot, dialog, draw, focus_ring, hairline, heading},
};
use candlestick_game::{Help, Mark};
use candlestick_themes::{MessageKey, key, palette};

fn id() -> Id {
    Id::new("notebook-help")
}

/// Opens the window.
pub(super) fn open(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(id(), true));
}

/// Shows the window while it is open.
pub(super) fn show(ctx: &Context, context: &PanelContext, wishes: &mut Vec<NotebookWish>) {
    if !ctx.data(|data| data.get_temp(id()).unwrap_or(false)) {
        return;
    }
    let shown = dialog(ctx, id().with("window"), (520.0, context.narrow), |ui| {
        heading(ui, &context.words.say(key!("help-title")));
        hairline(ui);
        let lower = DialogFoot::of(ui);
        lower.list(ui).show(ui, |ui| {
            for help in Help::ALL.into_iter().filter(|help| *help <= context.assist.most) {
                if level(ui, context, help) {
                    wishes.push(NotebookWish::Help(help));
                }
            }
            ui.add_space(6.0);
            legend(ui, context);
        });
        lower.show(ui, |ui| {
            ui.add_space(6.0);
            if let Some(told) = context.told {
                ui.label(RichText::new(told).font(body(Size::FOOT)).color(palette::CANDLE));
            }
            foot(ui, context, wishes)
        })
    });
    if shown.should_close() || shown.inner {
        ctx.data_mut(|data| data.insert_temp(id(), false));
    }
}

/// One level as a row to press; tells whether it was.
fn level(ui: &mut Ui, context: &PanelContext, help: Help) -> bool {
    let chosen = context.assist.help == help;
    let (name, why) = (context.words.say(help.sentence()), context.words.say(help.why()));
    let width = ui.available_width();
    let quiet = mix(palette::PARCHMENT, palette::SMOKE, 0.35);
    let text = ui.painter().layout(why.clone(), body(Size::FOOT), quiet, width - 48.0);
    // The name stands above it, however large its letters are.
    let head = 8.25 + Size::TEXT.points() * 1.25;
    let (rect, response) = ui.allocate_exact_size(vec2(width, head + text.size().y + 5.0), Sense::click());
    let label = format!("{name}. {why}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, label.clone()));
    context.targets.mark(format!("help.{}", help.key()), &response);
    let painter = ui.painter();
    let lit = response.hovered() || response.has_focus();
    if chosen || lit {
        painter.rect_filled(rect, round::PLATE, veil(palette::BRASS, if chosen { 0.2 } else { 0.1 }));
    }
    let rim = if chosen { palette::CANDLE.into() } else { veil(palette::BRASS, 0.35) };
    painter.rect_stroke(
        rect.shrink(0.5),
        round::PLATE,
        Stroke::new(if chosen { 1.6 } else { 1.0 }, rim),
        StrokeKind::Inside,
    );
    let dot = pos2(rect.left() + 19.0, rect.top() + (head + 7.0) / 2.0);
    painter.circle_stroke(dot, 7.0, Stroke::new(1.5, palette::BRASS));
    if chosen {
        painter.circle_filled(dot, 4.0, palette::CANDLE);
    }
    let at = pos2(rect.left() + 36.0, dot.y);
    draw::write(painter, at, Align2::LEFT_CENTER, &name, &bold(Size::TEXT), palette::IVORY.into(), width - 48.0);
    painter.galley(pos2(at.x, rect.top() + head), text, quiet);
    focus_ring(ui, &response, round::PLATE);
    ui.add_space(2.0);
    response.clicked()
}

/// What the marks mean, each with its sign on a scrap of paper.
fn legend(ui: &mut Ui, context: &PanelContext) {
    let rows: [(MessageKey, &[Mark], bool); 3] = [
        (key!("help-legend-game"), &[Mark::No, Mark::Yes], false),
        (key!("help-legend-own"), &[Mark::No, Mark::Maybe, Mark::Yes], false),
        (key!("help-legend-slip"), &[Mark::Yes], true),
    ];
    for (key, marks, slip) in rows {
        ui.horizontal(|ui| {
            let (scrap, _) = ui.allocate_exact_size(vec2(74.0, 24.0), Sense::hover());
            ui.painter().rect_filled(scrap, round::SMALL, palette::PARCHMENT);
            for (n, mark) in marks.iter().enumerate() {
                let at = Rect::from_center_size(
                    pos2(scrap.left() + 15.0 + 22.0 * n as f32, scrap.center().y),
                    vec2(22.0, 22.0),
                );
                if key == key!("help-legend-game") {
                    ink::printed(ui.painter(), at, *mark);
                } else {
                    ink::pencilled(ui.painter(), at, *mark, ink::pencil(false));
                }
                if slip {
                    ink::slip(ui.painter(), at);
                }
            }
            let text = RichText::new(context.words.say(key)).font(body(Size::FOOT)).color(palette::PARCHMENT);
            ui.add(bevy_egui::egui::Label::new(text).wrap());
        });
    }
}

/// Copy, save and close; tells whether to close.
fn foot(ui: &mut Ui, context: &PanelContext, wishes: &mut Vec<NotebookWish>) -> bool {
    let mut close = false;
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 2.0 * ui.spacing().item_spacing.x) / 3.0;
        let height = ui.spacing().interact_size.y;
        let one = |ui: &mut Ui, button: Button, target: &str| {
            let response = ui.allocate_ui(vec2(width, height), |ui| {
                ui.set_width(width);
                button.wide().show(ui)
            });
            context.targets.mark(target, &response.inner);
            response.inner.clicked()
        };
        let (copy, save, done) = (
            context.words.say(key!("help-copy")),
            context.words.say(key!("help-save")),
            context.words.say(key!("help-close")),
        );
        if one(ui, Button::new(&copy), "help.copy") {
            wishes.push(NotebookWish::Copy);
        }
        if one(ui, Button::new(&save), "help.save") {
            wishes.push(NotebookWish::Save);
        }
        close = one(ui, Button::new(&done).kind(ButtonKind::Primary), "help.close");
    });
    close || ui.input(|input| input.key_pressed(Key::Escape))
}

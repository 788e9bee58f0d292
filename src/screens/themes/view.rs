//! The panels of the user's themes: all of them with the ways to add one, and the faults that are to be mended.

use bevy_egui::egui::{Align, Align2, Context, Id, Key, Label, Layout, Order, RichText, Ui, Vec2, Window, vec2};

use super::{
    parts::{ThemePanelContext, ThemesChoice, WaysHere},
    rows,
    state::{OwnThemes, Panel},
};
use crate::ui::scale::{Size, growth, widest};
use crate::ui::{
    Art, ScreenTargets,
    style::{body, bold, touch},
    widgets::{Button, ButtonKind, DialogFoot, dialog, hairline, heading, pressed, scrolled, sheet, subheading},
};
use candlestick_game::NotRenewed;
use candlestick_themes::{MessageKey, ThemeFault, Words, key, palette};

/// From letters on that are so many times as large as usual, the ways of a phone's panel stand below each other.
const STACKED: f32 = 1.3;
/// The widest panel, in points.
const WIDEST: f32 = 640.0;

/// Shows the panel that is open.
pub fn show(
    ctx: &Context,
    own: &OwnThemes,
    words: &Words,
    art: &Art,
    targets: &ScreenTargets,
    ways: WaysHere,
) -> Option<ThemesChoice> {
    let room = ctx.content_rect().size();
    let narrow = room.x < 700.0;
    let context = ThemePanelContext { own, words, art, targets, narrow, ways };
    match own.panel {
        Panel::Closed => None,
        Panel::Themes => themes(ctx, &context),
        Panel::Faults => faults(ctx, &context, room),
    }
}

/// All themes, over everything.
fn themes(ctx: &Context, context: &ThemePanelContext) -> Option<ThemesChoice> {
    let shown = dialog(ctx, Id::new("own-themes"), (WIDEST, context.narrow), |ui| {
        heading(ui, &context.words.say(key!("themes-title")));
        hairline(ui);
        let lower = DialogFoot::of(ui);
        let chosen = lower.list(ui).auto_shrink([false, true]).show(ui, |ui| {
            let chosen = rows::show(ui, context);
            news(ui, context);
            chosen
        });
        let below = lower.show(ui, |ui| {
            hairline(ui);
            foot(ui, context, ButtonKind::Primary)
        });
        below.or(chosen.inner)
    });
    let close = shown.should_close().then_some(ThemesChoice::Close);
    shown.inner.or(close)
}

/// Faults alone, beside whatever else is shown.
fn faults(ctx: &Context, context: &ThemePanelContext, room: Vec2) -> Option<ThemesChoice> {
    let window = Window::new("faults")
        .title_bar(false)
        .resizable(false)
        .order(Order::Foreground)
        .frame(sheet())
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -10.0));
    let shown = window.show(ctx, |ui| {
        touch(ui, context.narrow);
        ui.set_width((room.x - 56.0).min(widest(WIDEST)));
        let list = scrolled(room.y * 0.36).auto_shrink([false, true]);
        list.show(ui, |ui| news(ui, context));
        hairline(ui);
        // The screen beside it keeps its own golden button.
        foot(ui, context, ButtonKind::Plain)
    });
    shown.and_then(|shown| shown.inner).flatten()
}

/// What is to be mended, and what waits for the next case.
fn news(ui: &mut Ui, context: &ThemePanelContext) {
    let words = context.words;
    let count = context.own.fault_count();
    if count > 0 {
        subheading(ui, &words.with(key!("themes-faults"), &[("faults", count.into())]));
        for trouble in context.own.troubles() {
            copyable_message(ui, "", trouble);
        }
        for (place, entry) in context.own.user_themes.entries().filter(|(_, entry)| !entry.faults.is_empty()) {
            ui.label(RichText::new(place).font(bold(Size::TEXT)).color(palette::IVORY));
            for fault in &entry.faults {
                copyable_message(ui, &place_of(fault), &fault.message.say(words));
            }
            if entry.sound.is_some() {
                ui.label(
                    RichText::new(words.say(key!("themes-kept")))
                        .font(body(Size::FOOT))
                        .color(palette::PARCHMENT_SHADE),
                );
            }
        }
    }
    let waiting: Vec<_> = context.own.waiting().collect();
    if !waiting.is_empty() {
        subheading(ui, &words.say(key!("themes-waits-title")));
        for (theme, waits) in waiting {
            copyable_message(ui, "", &words.with(waits_key(waits), &[("theme", theme.into())]));
        }
    }
}

/// File, line and column of a fault.
fn place_of(fault: &ThemeFault) -> String {
    format!("{}:{}:{}", fault.file, fault.line, fault.column)
}

const fn waits_key(waits: NotRenewed) -> MessageKey {
    match waits {
        NotRenewed::Cast => key!("themes-waits-cast"),
        NotRenewed::Board => key!("themes-waits-board"),
        NotRenewed::Rules => key!("themes-waits-rules"),
    }
}

/// A place and a message, which can be marked to be copied.
fn copyable_message(ui: &mut Ui, place: &str, message: &str) {
    if !place.is_empty() {
        ui.add(Label::new(RichText::new(place).font(bold(Size::TEXT)).color(palette::CANDLE)).selectable(true).wrap());
    }
    ui.add(Label::new(RichText::new(message).color(palette::PARCHMENT)).selectable(true).wrap());
    ui.add_space(2.0);
}

/// Copy and close.
fn foot(ui: &mut Ui, context: &ThemePanelContext, close: ButtonKind) -> Option<ThemesChoice> {
    let mut chosen = None;
    // Large letters take a row each on a phone.
    let stacked = context.narrow && growth() > STACKED;
    let layout = if stacked { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Center) };
    let room = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(room, layout, |ui| {
        if context.own.fault_count() > 0 {
            let text = context.words.say(key!("themes-copy"));
            let copy = Button::new(&text).icon(context.art.icon("cards"));
            let copy = if stacked { copy.wide() } else { copy }.show(ui);
            context.targets.mark("themes.copy", &copy);
            if copy.clicked() {
                ui.ctx().copy_text(context.own.faults_as_text(context.words));
            }
        }
        let close = Button::new(&context.words.say(key!("themes-close"))).kind(close).wide().show(ui);
        context.targets.mark("themes.close", &close);
        chosen = (close.clicked() || pressed(ui, Key::Escape)).then_some(ThemesChoice::Close);
    });
    chosen
}

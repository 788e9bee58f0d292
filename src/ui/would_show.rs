//! The window in which a person fixes, while others play, which card they would rather show to whom.

use bevy_egui::egui::{Align2, Context, Id, Label, RichText, Stroke, Ui, vec2};

use super::{
    Intent, PanelContext,
    own_id::own_id,
    style::{FINGER, body, bold, fingers},
    widgets::{Button, ButtonKind, CARD_SHAPE, CardFace, DialogFoot, card, dialog, hairline, heading},
};
use crate::session::WouldShow;
use crate::ui::scale::{Size, growth};
use candlestick_rules::{CardId, SeatId};
use candlestick_themes::{key, list_of, palette};

/// What the window remembers while it is open: for whom one fixes something.
#[derive(Debug, Clone, Copy, Default)]
struct Open(Option<SeatId>);

fn id(context: &PanelContext) -> Id {
    own_id("would-show", context.view)
}

/// Height of the button beside a heading, where a mouse presses it: no higher than the heading, for the notebook needs
/// the room.
const HEIGHT: f32 = 20.0;

/// The button that opens the window, where something can be fixed: in a race that goes on, with cards, and not in a lesson.
pub(super) fn button(ui: &mut Ui, context: &PanelContext) {
    let Some(would_show) = can_fix(context) else { return };
    let fixed = askers(context).any(|asker| would_show.order(context.view, asker).next().is_some());
    let icon = context.art.icon(if fixed { "check" } else { "cards" });
    ui.spacing_mut().interact_size.y = if fingers(ui, context.narrow) { FINGER } else { HEIGHT } * growth();
    let response = Button::new(&context.words.say(key!("would-open"))).icon(icon).show(ui);
    context.targets.mark("would.open", &response);
    if response.clicked() {
        ui.ctx().data_mut(|data| data.insert_temp(id(context), Open::default()));
    }
}

fn can_fix<'a>(context: &PanelContext<'a>) -> Option<&'a WouldShow> {
    let view = context.view;
    let races = view.actor.is_some() && view.seats.get(view.me.index()).is_some() && !view.hand.is_empty();
    context.would_show.filter(|_| races && context.coach.is_none())
}

/// Whoever can ask: anybody, then each of the others.
fn askers(context: &PanelContext) -> impl Iterator<Item = Option<SeatId>> + use<> {
    let me = context.view.me;
    [None].into_iter().chain(context.all_seats().filter(move |seat| *seat != me).map(Some))
}

/// Shows the window while it is open.
pub fn window(ctx: &Context, context: &PanelContext, intents: &mut Vec<Intent>) {
    let open = ctx.data(|data| data.get_temp::<Open>(id(context)));
    let (Some(Open(mut asker)), Some(would_show)) = (open, can_fix(context)) else { return };
    let shown = dialog(ctx, Id::new("would-show"), (460.0, true), |ui| {
        ui.vertical_centered(|ui| heading(ui, &context.words.say(key!("would-title"))));
        hairline(ui);
        let foot = DialogFoot::of(ui);
        foot.list(ui).show(ui, |ui| {
            let why = RichText::new(context.words.say(key!("would-why"))).font(body(Size::FOOT));
            ui.add(Label::new(why.color(palette::ASH)).wrap());
            whom(ui, context, &mut asker);
            let order: Vec<_> = would_show.order(context.view, asker).collect();
            hand(ui, context, asker, &order, intents);
            order_label(ui, context, &order);
        });
        let any = would_show.order(context.view, asker).next().is_some();
        foot.show(ui, |ui| {
            let clear = Button::new(&context.words.say(key!("would-clear"))).enabled(any).wide().show(ui);
            context.targets.mark("would.clear", &clear);
            if clear.clicked() {
                intents.push(Intent::WouldShowNothing(asker));
            }
            let close = Button::new(&context.words.say(key!("would-close"))).kind(ButtonKind::Primary).wide().show(ui);
            context.targets.mark("would.close", &close);
            close.clicked()
        })
    });
    let leave = shown.should_close() || shown.inner;
    ctx.data_mut(|data| {
        if leave {
            data.remove_temp::<Open>(id(context));
        } else {
            data.insert_temp(id(context), Open(asker));
        }
    });
}

/// The least width of a plate with a name, in points.
const ASKER: f32 = 98.0;

/// For whom: anybody, or one of the others, as plates in rows.
fn whom(ui: &mut Ui, context: &PanelContext, asker: &mut Option<SeatId>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    let in_row = (ui.available_width() / (ASKER * growth())).floor().max(1.0) as usize;
    let all: Vec<_> = askers(context).collect();
    for row in all.chunks(in_row) {
        ui.columns(in_row, |columns| {
            for (ui, one) in columns.iter_mut().zip(row) {
                asked(ui, context, *one, asker);
            }
        });
    }
    ui.add_space(6.0);
}

/// One of those who can ask, as a plate.
fn asked(ui: &mut Ui, context: &PanelContext, one: Option<SeatId>, asker: &mut Option<SeatId>) {
    let name = one.map_or_else(|| context.words.say(key!("would-anybody")), |seat| context.short(seat).to_owned());
    let kind = if *asker == one { ButtonKind::Chosen } else { ButtonKind::Plain };
    let response = Button::new(&name).kind(kind).wide().show(ui);
    let target = one.map_or_else(|| "anybody".to_owned(), |seat| seat.0.to_string());
    context.targets.mark(format!("would.asked.{target}"), &response);
    if response.clicked() {
        *asker = one;
    }
}

/// The cards of the hand, each with its place in the order.
fn hand(ui: &mut Ui, context: &PanelContext, asker: Option<SeatId>, order: &[CardId], intents: &mut Vec<Intent>) {
    let gap = 10.0;
    let count = context.view.hand.len().clamp(4, 6) as f32;
    let width = ((ui.available_width() + gap) / count - gap - 1.0).floor().clamp(52.0, 84.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        ui.set_row_height(width * CARD_SHAPE);
        for id in context.view.hand.iter() {
            let place = order.iter().position(|card| *card == id);
            let face = CardFace { width, press: true, chosen: place.is_some() };
            let response = card(ui, context.theme, context.art, id, face);
            context.targets.mark(format!("would.card.{}", context.theme.card_key(id)), &response);
            if let Some(place) = place {
                rank(ui, response.rect.right_top(), place + 1);
            }
            if response.clicked() {
                intents.push(Intent::WouldShow(asker, id));
            }
        }
    });
    ui.add_space(4.0);
}

/// The place in the order, on the card's corner.
fn rank(ui: &Ui, at: bevy_egui::egui::Pos2, place: usize) {
    let at = at + vec2(-4.0, 4.0);
    ui.painter().circle(at, 10.0, palette::CANDLE, Stroke::new(1.0, palette::INK));
    let font = bold(Size::drawn(13.0));
    ui.painter().text(at, Align2::CENTER_CENTER, place.to_string(), font, palette::INK.into());
}

/// The order in words.
fn order_label(ui: &mut Ui, context: &PanelContext, order: &[CardId]) {
    let names: Vec<_> = order.iter().map(|card| context.theme.card_name(*card).to_owned()).collect();
    let text = if names.is_empty() {
        context.words.say(key!("would-none"))
    } else {
        let cards = list_of(&names, context.words);
        context.words.with(key!("would-order"), &[("cards", (&cards).into())])
    };
    ui.add(Label::new(RichText::new(text).color(palette::PARCHMENT)).wrap());
}

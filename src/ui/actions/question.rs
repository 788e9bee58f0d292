//! The question that is open or was just answered: what was asked, and who answered what, one by one.

use bevy_egui::egui::{Color32, Label, RichText, Sense, Ui, vec2};

use crate::ui::scale::Size;
use crate::ui::{
    PanelContext,
    seat_disc::seat_disc,
    style::{bold, mix},
    widgets::draw,
};
use candlestick_game::question::{self, LastQuestion, Refutation};
use candlestick_rules::{Phase, SeatId};
use candlestick_themes::{Phrase, key, palette};

/// Shows the question, while it is answered and until the turn ends.
pub(super) fn show(ui: &mut Ui, context: &PanelContext) {
    if !matches!(
        context.view.phase,
        Phase::Refute(_) | Phase::Watch(_) | Phase::MayDraw(_) | Phase::SideCard(_) | Phase::Conclude
    ) {
        return;
    }
    let Some(asked) = question::last(context.view).filter(|asked| asked.this_turn) else { return };
    let LastQuestion { asker, triple, refutations, ended_by, .. } = asked;
    let ink: Color32 = mix(palette::PARCHMENT, palette::PARCHMENT_SHADE, 0.4);
    let asked = super::suggest::asked(context, triple);
    let key = if asker == context.view.me { key!("question-mine") } else { key!("question") };
    let text = context.words.with(key, &[("name", context.short(asker).into()), ("asked", (&asked).into())]);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(RichText::new(text).color(ink));
        let empty = |(_, refutation): &(SeatId, Refutation)| *refutation == Refutation::CannotRefute;
        for together in refutations.chunk_by(|a, b| empty(a) && empty(b)) {
            match together {
                [(seat, refutation)] => line(ui, context, *seat, *refutation, ended_by == Some(*seat)),
                several => nobody_of(ui, context, several.iter().map(|(seat, _)| *seat)),
            }
        }
    });
    ui.add_space(4.0);
}

/// Several in a row who have none of the three.
fn nobody_of(ui: &mut Ui, context: &PanelContext, seats: impl Iterator<Item = SeatId>) {
    let names: Vec<_> = seats
        .map(|seat| {
            if seat == context.view.me { context.words.say(key!("prompt-you")) } else { context.short(seat).to_owned() }
        })
        .collect();
    let names = candlestick_themes::list_of(&names, context.words);
    let [_, none] = context.theme.manner();
    let text = context.words.with(key!("refutation-none-of"), &[("names", (&names).into()), none]);
    let ink: Color32 = palette::ASH.into();
    ui.label(RichText::new(text).font(bold(Size::TEXT)).color(ink));
}

/// What one seat did; `ended` where it ended the question by a card.
fn line(ui: &mut Ui, context: &PanelContext, seat: SeatId, refutation: Refutation, ended: bool) {
    let (key, shows) = match refutation {
        Refutation::CannotRefute => (key!("refutation-none"), false),
        Refutation::Showed(Some(_)) => (key!("refutation-card"), true),
        Refutation::Showed(None) => (key!("refutation-a-card"), true),
        Refutation::PassedOn if ended => (key!("refutation-refused"), true),
        Refutation::PassedOn => (key!("refutation-passed-on"), true),
    };
    let card = if let Refutation::Showed(Some(card)) = refutation {
        context.theme.card_phrase(card)
    } else {
        Phrase::default()
    };
    let mine = if seat == context.view.me { "yes" } else { "no" };
    let [_, none] = context.theme.manner();
    let values = [("me", mine.into()), ("name", context.short(seat).into()), ("card", (&card).into()), none];
    let text = context.words.with(key, &values);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        seat_disc(ui, context, seat, 20.0);
        let ink: Color32 = if shows { palette::CANDLE.into() } else { palette::ASH.into() };
        let (rect, _) = ui.allocate_exact_size(vec2(12.0, 20.0), Sense::hover());
        let icon = context.art.icon(if shows { "cards" } else { "minus" });
        if let Some(texture) = icon {
            let at = bevy_egui::egui::Rect::from_center_size(rect.center(), vec2(12.0, 12.0));
            ui.painter().image(texture, at, draw::WHOLE, ink);
        }
        ui.add(Label::new(RichText::new(text).font(bold(Size::TEXT)).color(ink)).wrap());
    });
}

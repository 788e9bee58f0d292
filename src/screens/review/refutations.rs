//! Shows what another question would have told, refutation by refutation, below one that was asked.

use bevy_egui::egui::{Label, Rect, RichText, Sense, Ui, vec2};

use super::{
    instead::{ComparedQuestion, OtherQuestion},
    parts::ReviewScreen,
    state::{ReviewChoice, ReviewState},
};
use crate::ui::{
    scale::{Size, round},
    style::{body, bold, mix, veil},
    tabs,
    widgets::arrow_button,
};
use candlestick_game::practice::PossibleRefutations;
use candlestick_themes::{MessageKey, key, list_of, palette};

/// So many refutations are told, the likeliest first.
const MOST: usize = 6;

/// Shows the question that is looked at, and what it would have told.
pub(super) fn show(
    ui: &mut Ui,
    state: &ReviewState,
    instead: &ComparedQuestion,
    shared: &ReviewScreen,
) -> Option<ReviewChoice> {
    let asked = instead.asked;
    let both = [
        (OtherQuestion::Asked, key!("lookback-asked"), "review.instead.asked"),
        (OtherQuestion::Best, key!("lookback-best"), "review.instead.best"),
    ];
    let at = match instead.question {
        question if question == asked.question => Some(OtherQuestion::Asked),
        question if question == asked.better => Some(OtherQuestion::Best),
        _ => None,
    };
    // Where nothing was better there is one question only.
    let both = if asked.better == asked.question { &both[..1] } else { &both[..] };
    let mut other = tabs(ui, (shared.words, shared.targets), both, at);
    let [suspect, weapon, _] = state.case.theme().edition.cards.cards(instead.question);
    let steps = [
        (
            state.case.theme().card_name(suspect),
            key!("lookback-other-suspect"),
            "suspect",
            OtherQuestion::Suspect as fn(bool) -> OtherQuestion,
        ),
        (state.case.theme().card_name(weapon), key!("lookback-other-weapon"), "weapon", OtherQuestion::Weapon),
    ];
    for (name, words, target, turn) in steps {
        other = stepper(ui, shared, (name, words, target)).map(turn).or(other);
    }
    match &instead.spread {
        None => {
            quiet(ui, &shared.words.say(key!("note-thinking")));
        }
        Some(spread) => {
            let bits = shared.words.decimal(&format!("{:.1}", spread.worth()));
            let line = shared.words.with(key!("lookback-tells"), &[("bits", (&bits).into())]);
            ui.add(Label::new(RichText::new(line).font(bold(Size::FOOT)).color(palette::CANDLE)).wrap());
            let mut told: Vec<_> = spread.possible.iter().collect();
            told.sort_by(|a, b| b.chance.total_cmp(&a.chance));
            for one in told.iter().take(MOST) {
                possible(ui, state, instead, shared, one);
            }
            let rest: f64 = told.iter().skip(MOST).map(|told| told.chance).sum();
            if rest > 0.0 {
                let chance = format!("{:.0}", rest * 100.0);
                quiet(ui, &shared.words.with(key!("lookback-other-answers"), &[("chance", (&chance).into())]));
            }
        }
    }
    other.map(ReviewChoice::Instead)
}

/// A name between two arrows.
fn stepper(ui: &mut Ui, shared: &ReviewScreen, (name, words, target): (&str, MessageKey, &str)) -> Option<bool> {
    let text = shared.words.say(words);
    ui.horizontal(|ui| {
        let back = arrow_button(ui, true, &text);
        shared.targets.mark(format!("review.instead.{target}.back"), &back);
        let on = arrow_button(ui, false, &text);
        shared.targets.mark(format!("review.instead.{target}.on"), &on);
        ui.add(Label::new(RichText::new(name).font(bold(Size::TEXT)).color(palette::PARCHMENT)).truncate());
        on.clicked().then_some(true).or_else(|| back.clicked().then_some(false))
    })
    .inner
}

fn quiet(ui: &mut Ui, text: &str) {
    let ink = mix(palette::PARCHMENT, palette::SMOKE, 0.35);
    ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(ink)).wrap());
}

/// One refutation with its chance as a bar, and what it would have left open.
fn possible(
    ui: &mut Ui,
    state: &ReviewState,
    instead: &ComparedQuestion,
    shared: &ReviewScreen,
    told: &PossibleRefutations,
) {
    let theme = state.case.theme();
    let order = instead.spread.iter().flat_map(|spread| &spread.order);
    let shown = order.zip(&told.shown).filter_map(|(seat, card)| Some((seat, (*card)?)));
    let shown: Vec<_> = shown
        .map(|(seat, card)| {
            let suspect = state.case.game().suspect_of(*seat);
            let (name, card) = (&theme.suspects[suspect.index()].short, theme.card_name(card));
            shared.words.with(key!("lookback-shows"), &[("name", name.into()), ("card", card.into())])
        })
        .collect();
    let what = if shown.is_empty() {
        shared.words.say(key!("lookback-nobody-else-has")).into()
    } else {
        list_of(&shown, shared.words)
    };
    let (chance, left) = (format!("{:.0}", told.chance * 100.0), shared.words.decimal(&format!("{:.1}", told.left)));
    let values = [("chance", (&chance).into()), ("what", (&what).into()), ("left", (&left).into())];
    let line = shared.words.with(key!("lookback-answer"), &values);
    ui.add(Label::new(RichText::new(line).font(body(Size::FOOT)).color(palette::PARCHMENT_SHADE)).wrap());
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0), Sense::hover());
    ui.painter().rect_filled(bar, round::SMALL, veil(palette::WALNUT_LIGHT, 0.7));
    let share = Rect::from_min_size(bar.min, vec2(bar.width() * (told.chance.clamp(0.0, 1.0) as f32), bar.height()));
    ui.painter().rect_filled(share, round::SMALL, palette::BRASS);
}

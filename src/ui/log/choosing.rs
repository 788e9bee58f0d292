//! The filters over the log: four tabs, the last of which lists players and cards.

use bevy_egui::egui::{Context, Id, Popup, PopupCloseBehavior, Ui, vec2};

use super::filter::Filter;
use crate::ui::scale::{growth, widest};
use crate::ui::{
    PanelContext,
    own_id::own_id,
    style::{FINGER, fingers},
    widgets::{Tile, picture_tile, scrolled, segmented, subheading, tile_rows},
};
use candlestick_game::inspect::Subject;
use candlestick_rules::Category;
use candlestick_themes::{key, palette};

fn id(context: &PanelContext) -> Id {
    own_id("log-filter", context.view)
}

/// The filter that is set.
pub(super) fn chosen(ctx: &Context, context: &PanelContext) -> Filter {
    ctx.data(|data| data.get_temp(id(context))).unwrap_or_default()
}

/// Shows the tabs, which can be pressed or are dim; answers the filter that holds.
pub(super) fn show(ui: &mut Ui, context: &PanelContext, may: bool) -> Filter {
    let now = chosen(ui.ctx(), context);
    let about = match now {
        Filter::About(subject) => name(context, subject),
        _ => context.words.say(key!("log-about")),
    };
    let labels = [
        context.words.say(key!("log-all")),
        context.words.say(key!("log-questions")),
        context.words.say(key!("log-moves")),
        about,
    ];
    let labels = labels.each_ref().map(String::as_str);
    let at = match now {
        Filter::All => 0,
        Filter::Questions => 1,
        Filter::Moves => 2,
        Filter::About(_) => 3,
    };
    let (pressed, responses) = ui
        .add_enabled_ui(may, |ui| {
            ui.spacing_mut().interact_size.y = if fingers(ui, context.narrow) { FINGER } else { 28.0 } * growth();
            segmented(ui, &labels, Some(at))
        })
        .inner;
    for (name, response) in ["all", "questions", "moves", "about"].into_iter().zip(&responses) {
        context.targets.mark(format!("log.filter.{name}"), response);
    }
    let mut next = match pressed {
        Some(0) => Filter::All,
        Some(1) => Filter::Questions,
        Some(2) => Filter::Moves,
        _ => now,
    };
    if let Some(response) = responses.last() {
        let popup = Popup::from_toggle_button_response(response).close_behavior(PopupCloseBehavior::CloseOnClick);
        let picked = popup.show(|ui| list(ui, context, now)).and_then(|shown| shown.inner);
        next = picked.map_or(next, Filter::About);
    }
    if next != now {
        ui.ctx().data_mut(|data| data.insert_temp(id(context), next));
        ui.ctx().request_repaint();
    }
    next
}

fn name(context: &PanelContext, subject: Subject) -> String {
    let card = subject.card(context.view.edition.cards);
    card.map_or_else(String::new, |card| Tile::of(context.theme, card).name.to_owned())
}

/// Every player and card; answers the one that was pressed.
fn list(ui: &mut Ui, context: &PanelContext, now: Filter) -> Option<Subject> {
    let room = ui.ctx().content_rect().size();
    ui.set_width((room.x - 48.0).min(widest(380.0)));
    let cards = context.view.edition.cards;
    let groups = [
        (Category::Suspect, key!("note-who")),
        (Category::Weapon, key!("note-what")),
        (Category::Room, key!("note-where")),
    ];
    let mut picked = None;
    scrolled((room.y * 0.6).min(430.0)).show(ui, |ui| {
        ui.visuals_mut().override_text_color = Some(palette::IVORY.into());
        for (category, heading) in groups {
            subheading(ui, &context.words.say(heading));
            let all: Vec<_> = cards.set_of(category).iter().collect();
            let (columns, size) = tile_rows(ui.available_width(), 6.0, all.len().max(3));
            for row in all.chunks(columns) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                    for card in row {
                        let subject = Subject::of_card(cards, *card);
                        let chosen = now == Filter::About(subject);
                        let tile = Tile { chosen, ..Tile::of(context.theme, *card) };
                        let response = picture_tile(ui, context.theme, context.art, tile, size);
                        context.targets.mark(format!("log.about.{}", context.theme.card_key(*card)), &response);
                        if response.clicked() {
                            picked = Some(subject);
                        }
                    }
                });
            }
        }
    });
    picked
}

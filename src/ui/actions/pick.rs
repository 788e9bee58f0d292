//! Finds what is to be picked next for a question or an accusation that a lesson wants, by the names of the tiles.

use bevy_egui::egui::Context;

use super::draft::Draft;
use crate::ui::PanelContext;
use candlestick_game::lesson::WantedDeed;
use candlestick_rules::{Action, SuspectId, Triple, WeaponId};

/// The tile to pick next. Where several questions are right, or it is an accusation, only for whoever hesitates, for it
/// gives the answer away.
#[must_use]
pub fn next_pick(ctx: &Context, context: &PanelContext, wanted: &WantedDeed, hesitates: bool) -> Option<String> {
    let WantedDeed::Act(actions) = wanted else { return None };
    let draft = Draft::load(ctx, context.view);
    if let [Action::Accuse(triple)] = actions[..] {
        return accusation(context, &draft, triple).filter(|_| hesitates && draft.accusing);
    }
    let asked: Vec<_> = actions.iter().filter_map(asked).collect();
    question(context, &draft, &asked).filter(|_| hesitates || asked.len() == 1)
}

/// Whom and what a question names.
const fn asked(action: &Action) -> Option<(SuspectId, WeaponId)> {
    match action {
        Action::Suggest { suspect, weapon } => Some((*suspect, *weapon)),
        Action::AskAnywhere(triple) => Some((triple.suspect, triple.weapon)),
        _ => None,
    }
}

fn question(context: &PanelContext, draft: &Draft, asked: &[(SuspectId, WeaponId)]) -> Option<String> {
    let cards = context.view.edition.cards;
    let fits = |suspect| draft.suspect == Some(suspect);
    let Some(weapon) = asked.iter().find(|(suspect, _)| fits(*suspect)).map(|(_, weapon)| *weapon) else {
        let (suspect, _) = asked.first()?;
        return Some(tile(context, "act.suspect", cards.suspect(*suspect)));
    };
    let chosen = asked.iter().any(|(suspect, weapon)| fits(*suspect) && draft.weapon == Some(*weapon));
    (!chosen).then(|| tile(context, "act.weapon", cards.weapon(weapon)))
}

fn accusation(context: &PanelContext, draft: &Draft, triple: Triple) -> Option<String> {
    let cards = context.view.edition.cards;
    if draft.culprit != Some(triple.suspect) {
        return Some(tile(context, "act.accuse.suspect", cards.suspect(triple.suspect)));
    }
    if draft.means != Some(triple.weapon) {
        return Some(tile(context, "act.accuse.weapon", cards.weapon(triple.weapon)));
    }
    (draft.scene != Some(triple.room)).then(|| tile(context, "act.accuse.room", cards.room(triple.room)))
}

fn tile(context: &PanelContext, target: &str, card: candlestick_rules::CardId) -> String {
    format!("{target}.{}", context.theme.card_key(card))
}

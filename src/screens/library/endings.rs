//! Keeps which ends have not been seen; what is looked back at or watched to its end has been.

use bevy::prelude::*;

use super::cases::CaseLibrary;
use crate::screens::{recall::recalled, replay::state::OpenReplay, review::open_review::OpenReview};
use candlestick_game::{library::Endings, store};

/// Name of the entry that holds them.
const ENTRY: &str = "endings";

/// What the device holds of it.
#[derive(Resource, Debug, Default)]
pub(super) struct KeptEndings {
    last: Endings,
    /// Whether it may be written to the device.
    may_write: bool,
}

/// What was kept; what cannot be read is put aside.
pub(super) fn recall(mut cases: ResMut<CaseLibrary>, mut kept: ResMut<KeptEndings>) {
    let (endings, may_write) = recalled(ENTRY, Endings::from_json);
    let endings = endings.unwrap_or_default();
    *kept = KeptEndings { last: endings.clone(), may_write };
    *cases.endings_mut() = endings;
}

/// Writes it when it is another; the game goes on where that cannot be done.
pub(super) fn keep(cases: Res<CaseLibrary>, mut kept: ResMut<KeptEndings>) {
    if !cases.is_changed() || kept.last == *cases.endings() {
        return;
    }
    kept.last = cases.endings().clone();
    if kept.may_write
        && let Err(fault) = store::save(ENTRY, &kept.last.to_json())
    {
        warn!("{fault}");
    }
}

/// The case that is looked back at tells its end at once.
pub(super) fn look_back(open_review: Res<OpenReview>, mut cases: ResMut<CaseLibrary>) {
    let shown = open_review.kept_place().and_then(|at| cases.closed_at(at)).map(|kept| kept.id);
    if let Some(id) = shown.filter(|id| cases.endings().is_unseen(*id)) {
        cases.endings_mut().seen(id);
    }
}

/// One that is watched tells it when its last action is done.
pub(super) fn watch(open_replay: Res<OpenReplay>, mut cases: ResMut<CaseLibrary>) {
    let over = open_replay.watched().filter(|watched| watched.is_at_end()).and_then(|watched| watched.kept);
    if let Some(id) = over.filter(|id| cases.endings().is_unseen(*id)) {
        cases.endings_mut().seen(id);
    }
}

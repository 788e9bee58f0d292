//! Keeps how the person stands with the ladder: on the device, counted at the verdict, shown where one sets up a case.

use bevy::prelude::*;

use crate::resource::Begin;

use super::recall::recalled;
use candlestick_game::{
    Case,
    review::SeatReview,
    standing::{Standing, StandingNews},
    store,
};

/// Name of the entry that holds it.
const ENTRY: &str = "ladder";

/// How the person stands; changed only when a case is counted.
#[derive(Resource, Debug)]
pub(super) struct KeptStanding {
    pub standing: Standing,
    /// Whether it is written to the device.
    kept: bool,
}

impl Default for KeptStanding {
    fn default() -> Self {
        Self { standing: Standing::default(), kept: true }
    }
}

impl KeptStanding {
    /// One that stays in memory.
    #[cfg(test)]
    pub fn unkept() -> Self {
        Self { kept: false, ..Self::default() }
    }

    /// Counts a closed case and keeps the result; the game goes on where that cannot be done. `unaided` says whether the
    /// notebook concluded nothing for the person.
    pub fn count(&mut self, case: &Case, reviews: &[SeatReview], unaided: bool) -> Option<StandingNews> {
        let news = self.standing.count(case, reviews, unaided)?;
        if self.kept
            && let Err(fault) = store::save(ENTRY, &self.standing.to_json())
        {
            warn!("{fault}");
        }
        Some(news)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<KeptStanding>().add_systems(PreStartup, recall);
}

/// How the person stood; what cannot be read is put aside.
fn recall(mut kept: ResMut<KeptStanding>) {
    let (standing, may_write) = recalled(ENTRY, Standing::from_json);
    (kept.standing, kept.kept) = (standing.unwrap_or_default(), may_write);
}

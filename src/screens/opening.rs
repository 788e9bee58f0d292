//! Opens cases onto the table, all in the same way: fresh, again, resumed, from a room or as a demonstration.

use std::sync::Arc;

use bevy::prelude::*;

use crate::{
    resource::Begin,
    session::{self, Authority, Keeping, LocalCase},
    table::{Screen, TablePainting},
};
use candlestick_game::{Case, Marks, library::KeptCase};
use candlestick_rules::SeatId;
use candlestick_themes::Theme;

use super::{Favourite, Notices, Themes, library::at_table::AtTable, picture_loading::PictureLoading};

/// Longest wait for a theme's pictures, in seconds; the table is painted without those that have not come by then.
const PATIENCE: f32 = 12.0;

/// A case that is laid on the table as soon as its theme's pictures are there and the table is painted; at once where somebody
/// comes back to it: they see what is asked, and the table is painted meanwhile.
#[derive(Resource, Debug, Default)]
pub(super) struct Opening {
    case: Option<(Box<dyn Authority>, Vec<Marks>, Keeping)>,
    /// What its record holds beyond it.
    noted: AtTable,
    /// With whose eyes it is watched, where it is not played.
    watched: Option<SeatId>,
    waited: f32,
}

impl Opening {
    /// Lays a case on the table soon; why there is none is told in words on whatever screen is shown.
    pub(super) fn open(&mut self, case: Result<Case, String>, marks: Vec<Marks>, notices: &mut Notices) {
        match case {
            Ok(case) => {
                notices.0.clear();
                let case = Some((here(case), marks, Keeping::Kept));
                *self = Self { case, noted: AtTable::fresh(), ..Self::default() };
            }
            Err(fault) => notices.0.push(fault),
        }
    }

    /// Lays a kept case on the table soon, as it was left.
    pub(super) fn resume(&mut self, case: Case, kept: &KeptCase, notices: &mut Notices) {
        notices.0.clear();
        let case = Some((here(case), kept.record.marks.clone(), Keeping::Kept));
        *self = Self { case, noted: AtTable::of(kept), ..Self::default() };
    }

    /// Lays a case on the table soon that has a name already.
    pub(super) fn open_named(&mut self, case: Result<Case, String>, title: String, notices: &mut Notices) {
        self.open(case, Vec::new(), notices);
        self.noted.call(title);
    }

    /// Lays a case on the table soon, to be watched with the eyes of one seat.
    pub(super) fn watch(&mut self, case: Case, eyes: SeatId) {
        *self = Self { case: Some((here(case), Vec::new(), Keeping::Watched)), watched: Some(eyes), ..Self::default() };
    }

    /// Lays a case of bots on the table soon that is shown and not kept.
    pub(super) fn demonstrate(&mut self, case: Result<Case, String>, notices: &mut Notices) {
        self.open(case, Vec::new(), notices);
        if let Some((.., keeping)) = &mut self.case {
            *keeping = Keeping::Watched;
        }
    }

    /// Lays a lesson's case on the table soon.
    pub(super) fn open_lesson(&mut self, case: Case, marks: Vec<Marks>) {
        *self = Self { case: Some((here(case), marks, Keeping::Taught)), ..Self::default() };
    }

    /// Lays a room's case on the table soon.
    pub(super) fn join(&mut self, case: Box<dyn Authority>, marks: Vec<Marks>) {
        let case = Some((case, marks, Keeping::Elsewhere));
        *self = Self { case, noted: AtTable::fresh(), ..Self::default() };
    }

    /// A room's case is not laid on the table after all.
    pub(super) fn forget_room(&mut self) {
        if matches!(&self.case, Some((.., Keeping::Elsewhere))) {
            *self = Self::default();
        }
    }

    /// The case that is about to be laid on the table.
    #[cfg(test)]
    pub(super) fn case(&self) -> Option<&Case> {
        self.case.as_ref().and_then(|(case, ..)| case.case())
    }

    /// Whether a case is about to be laid on the table.
    pub(super) const fn is_pending(&self) -> bool {
        self.case.is_some()
    }
}

fn here(case: Case) -> Box<dyn Authority> {
    Box::new(LocalCase::new(case))
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<Opening>().add_systems(
        Update,
        (
            paint_favourite.run_if(in_state(Screen::Setup)).run_if(|opening: Res<Opening>| !opening.is_pending()),
            lay_out.run_if(|opening: Res<Opening>| opening.is_pending()),
            keep_promise.run_if(|painting: Res<TablePainting>| painting.promised().is_some()),
        ),
    );
}

/// While a case is set up, its table is painted.
fn paint_favourite(
    themes: Res<Themes>,
    favourite: Res<Favourite>,
    loading: Res<PictureLoading>,
    mut painting: ResMut<TablePainting>,
) {
    if let Some(theme) = themes.named(&favourite.0) {
        paint_ahead(theme, &loading, &mut painting);
    }
}

/// Has a theme's table painted before its case is there, once its pictures are: then nobody waits for it.
pub(super) fn paint_ahead(theme: &Arc<Theme>, loading: &PictureLoading, painting: &mut TablePainting) {
    if !loading.is_waiting() {
        painting.begin(theme);
    }
}

fn lay_out(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut opening: ResMut<Opening>,
    (mut loading, mut painting): (ResMut<PictureLoading>, ResMut<TablePainting>),
    mut next: ResMut<NextState<Screen>>,
) {
    opening.waited += time.delta_secs();
    let Some((case, _, keeping)) = &opening.case else { return };
    loading.want(case.theme());
    if goes_on(case.as_ref(), *keeping) {
        painting.promise(case.theme());
    } else {
        if loading.is_waiting() && opening.waited < PATIENCE {
            return;
        }
        painting.begin(case.theme());
        painting.hurry();
        if painting.is_busy() {
            return;
        }
    }
    if let Some((case, marks, keeping)) = opening.case.take() {
        match opening.watched.take() {
            Some(eyes) => session::lay_watched(&mut commands, case, eyes),
            None => session::lay(&mut commands, case, marks, keeping),
        }
        commands.insert_resource(std::mem::take(&mut opening.noted));
        next.set(Screen::Play);
    }
}

/// Whether somebody comes back to a case in which something has been done.
fn goes_on(case: &dyn Authority, keeping: Keeping) -> bool {
    matches!(keeping, Keeping::Kept | Keeping::Elsewhere) && case.action_count() > 0
}

/// A table that was promised is painted once its theme's pictures are there, or have kept it waiting too long.
fn keep_promise(
    time: Res<Time<Real>>,
    mut opening: ResMut<Opening>,
    loading: Res<PictureLoading>,
    mut painting: ResMut<TablePainting>,
) {
    opening.waited += time.delta_secs();
    let due = !loading.is_waiting() || opening.waited >= PATIENCE;
    if let Some(theme) = painting.promised().filter(|_| due).cloned() {
        painting.begin(&theme);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::headless;
    use candlestick_game::{Controller, Seat};
    use candlestick_rules::{Action, Setup, SuspectId};
    use candlestick_themes::builtin;

    /// A case of three people, begun or not, on its way to a table in a program that paints nothing.
    fn on_its_way(is_begun: bool, keeping: Keeping) -> App {
        let theme = Arc::new(builtin("classic-2016").expect("built in"));
        let seats = (0..3).map(|n| Seat::new(format!("Player {n}"), Controller::Person)).collect();
        let setup = Setup::new((0..3).map(SuspectId).collect());
        let mut case = Case::new(theme, setup, seats, 1).expect("it can be played");
        if is_begun {
            let asked = case.game().actor().expect("somebody is asked");
            case.apply(asked, Action::Roll).expect("a turn begins with it");
        }
        let mut app = headless();
        app.begin::<PictureLoading>().begin::<TablePainting>().add_plugins(plugin);
        app.insert_resource(Opening { case: Some((here(case), Vec::new(), keeping)), ..Opening::default() });
        (0..2).for_each(|_| app.update());
        app
    }

    fn is_laid(app: &App) -> bool {
        *app.world().resource::<State<Screen>>().get() == Screen::Play
    }

    #[test]
    fn whoever_comes_back_to_a_case_is_at_the_table_before_it_is_painted() {
        for keeping in [Keeping::Kept, Keeping::Elsewhere] {
            assert!(is_laid(&on_its_way(true, keeping)), "{keeping:?}");
            assert!(!is_laid(&on_its_way(false, keeping)), "{keeping:?}: its cards are dealt before everybody's eyes");
        }
        for keeping in [Keeping::Taught, Keeping::Watched] {
            assert!(!is_laid(&on_its_way(true, keeping)), "{keeping:?}: nobody is asked there");
        }
    }

    #[test]
    fn a_promised_table_waits_for_its_pictures_and_not_for_ever() {
        let mut app = on_its_way(true, Keeping::Kept);
        let promised = |app: &App| app.world().resource::<TablePainting>().promised().is_some();
        assert!(promised(&app), "its pictures are on their way");
        app.world_mut().resource_mut::<Opening>().waited = PATIENCE;
        app.update();
        assert!(!promised(&app), "they do not come");
        let mut app = on_its_way(true, Keeping::Kept);
        app.world_mut().resource_mut::<PictureLoading>().all_came();
        app.update();
        assert!(!promised(&app), "they have come");
    }
}

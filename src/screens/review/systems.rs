//! Opens the review of a closed case, works it out seat by seat off the frame, and carries out what is wanted of it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    platform,
    table::{BackgroundJob, BackgroundTasks, Screen},
    ui::{Art, TestTargets},
};
use candlestick_game::{
    Case,
    jobs::{Job, JobResult},
    review::{Review, SeatReview},
};
use candlestick_rules::SeatId;
use candlestick_themes::Words;

use super::{
    empty,
    view::{self, ReviewChoice, ReviewState, Which},
};
use crate::screens::{Notices, Prompted, Speech, Themes, closed_cases::ClosedCases, flow::whole, gallery::Gallery};

/// The review that is shown; changed only when something happens on it.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Reviewing {
    /// None where there is no case to look back at.
    state: Option<ReviewState>,
    /// A case from a file with the file's name, as long as the review is open.
    file: Option<(String, Arc<Case>)>,
    /// What is to be told where there is no case.
    told: Option<String>,
    back: Screen,
}

impl Reviewing {
    /// Looks back at the latest closed case that can still be played again, and tells why if that is not the latest;
    /// `back` is where the way leads afterwards.
    pub(in crate::screens) fn look_back(&mut self, shelf: &ClosedCases, themes: &Themes, words: &Speech, back: Screen) {
        *self = Self { back, ..Self::default() };
        let mut told = None;
        for n in (1..=shelf.len()).rev() {
            match self.open(n, shelf, themes, words) {
                Ok(()) => break,
                Err(why) => told = told.or(Some(why)),
            }
        }
        self.tell(told);
    }

    /// Lays out a case from a file beside the `kept` ones; `from` is where one comes from.
    pub(in crate::screens) fn open_file(
        &mut self,
        file: (String, Arc<Case>),
        kept: usize,
        words: &Words,
        from: Screen,
    ) {
        let back = if from == Screen::Review { self.back } else { from };
        *self = Self { back, file: Some(file), ..Self::default() };
        self.lay_out_file(kept, words);
    }

    /// Lays out a case by its number, as [`Which`] counts them.
    ///
    /// # Errors
    /// Why it can't be played again, in words; what was shown stays.
    fn open(&mut self, n: usize, shelf: &ClosedCases, themes: &Themes, words: &Speech) -> Result<(), String> {
        if n > shelf.len() {
            self.lay_out_file(shelf.len(), &words.0);
            return Ok(());
        }
        let case = shelf.case(n - 1, themes, &words.0);
        let case = case.map_err(|why| words.0.with("reviewing-none", &[("why", (&why).into())]))?;
        self.lay_out(Arc::new(case), n, shelf.len(), &words.0);
        Ok(())
    }

    fn lay_out_file(&mut self, kept: usize, words: &Words) {
        if let Some((_, case)) = &self.file {
            self.lay_out(Arc::clone(case), kept + 1, kept, words);
        }
    }

    fn lay_out(&mut self, case: Arc<Case>, n: usize, kept: usize, words: &Words) {
        let mut state = ReviewState::new(case, words);
        state.which = Which { n, kept, file: self.file.as_ref().map(|(name, _)| name.clone()) };
        *self = Self { state: Some(state), file: self.file.take(), back: self.back, ..Self::default() };
    }

    /// Tells something in words at the foot; nothing takes away what was told.
    pub(in crate::screens) fn tell(&mut self, told: Option<String>) {
        match &mut self.state {
            Some(state) => state.told = told,
            None => self.told = told,
        }
    }

    /// The record that is shown, and the name of its file if it came from one.
    #[cfg(test)]
    pub(in crate::screens) fn shown(&self) -> Option<(&candlestick_game::CaseLog, Option<&str>)> {
        self.state.as_ref().map(|state| (state.case.log(), state.which.file_name()))
    }

    /// What is told at the foot.
    #[cfg(test)]
    pub(in crate::screens) fn told(&self) -> Option<&str> {
        self.state.as_ref().map_or(self.told.as_deref(), |state| state.told.as_deref())
    }
}

/// The review that is being worked out, seat by seat.
#[derive(Resource, Debug, Default)]
struct SeatReviews {
    /// Whose it is.
    case: Option<Arc<Case>>,
    done: Vec<SeatReview>,
    task: Option<BackgroundJob>,
}

impl SeatReviews {
    /// One seat after the other, so that the page breathes between them; all of them, once they are done.
    ///
    /// # Errors
    /// Why it came to nothing, once: the job stays, so that it is not tried for ever.
    fn work(&mut self, case: &Arc<Case>, tasks: &BackgroundTasks) -> Result<Option<Vec<SeatReview>>, String> {
        if !self.case.as_ref().is_some_and(|known| Arc::ptr_eq(known, case)) {
            *self = Self { case: Some(Arc::clone(case)), ..Self::default() };
        }
        if let Some(task) = &mut self.task {
            match task.done() {
                Some(JobResult::Review(seat)) => self.done.push(seat),
                Some(JobResult::Failed(why)) => return Err(why),
                Some(_) | None => return Ok(None),
            }
            self.task = None;
        }
        let next = self.done.len();
        if next >= case.log().seats.len() {
            return Ok(Some(std::mem::take(self).done));
        }
        let job = Job::Review { log: case.job_log(), seat: SeatId(next as u8) };
        self.task = Some(tasks.start(job, &case.theme));
        Ok(None)
    }
}

pub(in crate::screens) fn plugin(app: &mut App) {
    let proving = |reviewing: Res<Reviewing>| reviewing.state.as_ref().is_some_and(ReviewState::is_proving);
    app.init_resource::<Reviewing>()
        .init_resource::<SeatReviews>()
        .add_systems(Update, (work, prove.run_if(proving)).run_if(in_state(Screen::Review)))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Review)));
}

/// Works out the review of the case that is shown.
fn work(mut reviewing: ResMut<Reviewing>, mut seats: ResMut<SeatReviews>, tasks: Res<BackgroundTasks>) {
    let shown = reviewing.state.as_ref().filter(|state| state.review.is_none());
    let Some(case) = shown.map(|state| Arc::clone(&state.case)) else { return };
    match seats.work(&case, &tasks) {
        Ok(Some(seats)) => {
            if let Some(state) = &mut reviewing.state {
                state.review = Some(Review::outline(&case).with_seats(seats));
            }
        }
        Ok(None) => {}
        Err(why) => reviewing.tell(Some(why)),
    }
}

/// Looks for the proof that a person has asked for.
fn prove(mut reviewing: ResMut<Reviewing>, tasks: Res<BackgroundTasks>, words: Res<Speech>) {
    if let Some(state) = &mut reviewing.state {
        state.prove(&tasks, &words.0);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut reviewing: ResMut<Reviewing>,
    (words, art, spots): (Res<Speech>, Res<Art>, Res<TestTargets>),
    (shelf, themes): (Res<ClosedCases>, Res<Themes>),
    mut gallery: ResMut<Gallery>,
    mut prompted: ResMut<Prompted>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shared = (&words.0, &*art, &*spots);
    let chosen = if let Some(state) = &reviewing.state {
        gallery.want(&state.case.theme);
        prompted.0.clear();
        view::show(&mut whole(&ctx), state, shared)
    } else {
        prompted.0 = words.0.say("reviewing-empty");
        empty::show_empty(&mut whole(&ctx), reviewing.told.as_deref(), platform::CAN_PICK_CASES, shared)
    };
    let Some(choice) = chosen else { return Ok(()) };
    // What was chosen is seen in the next frame.
    ctx.request_repaint();
    match choice {
        ReviewChoice::Copy(text) => {
            ctx.copy_text(text);
            reviewing.tell(Some(words.0.say("note-copied")));
        }
        ReviewChoice::Save => reviewing.save(&words.0),
        ReviewChoice::Other(n) => {
            if let Err(why) = reviewing.open(n, &shelf, &themes, &words) {
                reviewing.tell(Some(why));
            }
        }
        ReviewChoice::Open => platform::pick_case(),
        ReviewChoice::Back => {
            notices.0.clear();
            reviewing.file = None;
            next.set(reviewing.back);
        }
        choice => reviewing.look(&choice),
    }
    Ok(())
}

impl Reviewing {
    /// Looks at another part of the case that is shown.
    fn look(&mut self, choice: &ReviewChoice) {
        if let Some(state) = &mut self.state {
            state.carry_out(choice);
        }
    }

    /// The record of the case as a file.
    fn save(&mut self, words: &Words) {
        let Some(state) = &mut self.state else { return };
        let name = format!("candlestick-case-{}.json", state.case.log().seed);
        state.told = Some(match platform::save_text(&name, &state.case.log().to_json()) {
            Ok(place) => words.with("note-saved", &[("place", (&place).into())]),
            Err(fault) => fault.to_string(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{CaseLog, testing::novices};
    use candlestick_themes as theme;

    fn closed(seed: u64) -> Case {
        novices(seed, usize::MAX)
    }

    fn shelf(logs: &[CaseLog]) -> ClosedCases {
        let logs: Vec<_> = logs.iter().map(CaseLog::to_json).collect();
        serde_json::from_str(&format!("[{}]", logs.join(","))).unwrap()
    }

    fn shown(reviewing: &Reviewing) -> (u64, Option<&str>) {
        let (log, file) = reviewing.shown().unwrap();
        (log.seed, file)
    }

    #[test]
    fn a_case_from_a_file_stands_after_the_kept_ones_and_is_found_again() {
        let (shelf, words) = (shelf(&[closed(1), closed(2)].map(Case::into_log)), Speech::default());
        let themes = Themes(vec![Arc::new(theme::builtin("classic-2016").unwrap())]);
        let mut reviewing = Reviewing::default();
        let file = ("case.json".to_owned(), Arc::new(closed(7)));
        reviewing.open_file(file, shelf.len(), &words.0, Screen::Verdict);
        assert_eq!(shown(&reviewing), (7, Some("case.json")));
        reviewing.open(2, &shelf, &themes, &words).unwrap();
        assert_eq!(shown(&reviewing), (2, None));
        reviewing.open(3, &shelf, &themes, &words).unwrap();
        assert_eq!(shown(&reviewing), (7, Some("case.json")));
        assert_eq!((shelf.len(), reviewing.back), (2, Screen::Verdict));
    }

    #[test]
    fn looking_back_passes_over_what_cannot_be_played_again_and_says_so() {
        let (words, themes) = (Speech::default(), Themes(vec![Arc::new(theme::builtin("classic-2016").unwrap())]));
        let (kept, mut gone) = (closed(1).into_log(), closed(2).into_log());
        gone.theme.id = "gone".into();
        let mut reviewing = Reviewing::default();
        reviewing.look_back(&shelf(&[kept, gone.clone()]), &themes, &words, Screen::Title);
        assert_eq!(shown(&reviewing), (1, None));
        assert!(reviewing.told().is_some_and(|told| told.contains("gone")));
        reviewing.look_back(&shelf(&[gone]), &themes, &words, Screen::Title);
        assert!(reviewing.shown().is_none() && reviewing.told().is_some_and(|told| told.contains("gone")));
        reviewing.look_back(&ClosedCases::default(), &themes, &words, Screen::Title);
        assert!(reviewing.shown().is_none() && reviewing.told().is_none());
    }
}

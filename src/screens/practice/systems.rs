//! Finds exercises off the frame, shows them, and has the answers looked at.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{
    kept::{KeptPractice, PROGRESS},
    retry::Retry,
    state::{PracticeChoice, PracticeProgress, PracticeState},
    view,
};
use crate::{
    screens::{
        Notices, Prompted, Speech, Themes, export, failed_job, picture_loading::PictureLoading, recall::recalled,
        window::whole,
    },
    table::{BackgroundJob, BackgroundTasks, Screen},
    ui::{Art, ScreenTargets, notebook::NotebookWish},
};
use candlestick_game::{
    FaultText,
    jobs::{Job, JobResult},
    practice::{Exercise, ExerciseSource, Progress, Sprint},
};
use candlestick_themes as theme;
use candlestick_themes::{Theme, Words, key};

/// The exercise that is being looked for.
#[derive(Resource, Debug, Default)]
pub(super) struct PendingExercise(Option<(Arc<Theme>, ExerciseSource, BackgroundJob)>);

/// The answer that is being looked at.
#[derive(Resource, Debug, Default)]
pub(super) struct Judging(Option<BackgroundJob>);

/// How far the person had come; what cannot be read is put aside.
pub(super) fn recall(mut kept: ResMut<KeptPractice>) {
    let (progress, is_kept) = recalled(PROGRESS, Progress::from_json);
    (kept.progress, kept.kept) = (progress.unwrap_or_default(), is_kept);
}

/// Goes on where it was left, or looks for an exercise; begins with the stops of a case where there are some.
pub(super) fn open(
    mut kept: ResMut<KeptPractice>,
    (mut searching, mut judging, mut retry): (ResMut<PendingExercise>, ResMut<Judging>, ResMut<Retry>),
    (themes, tasks): (Res<Themes>, Res<BackgroundTasks>),
    mut next: ResMut<NextState<Screen>>,
) {
    if retry.is_under_way() {
        (searching.0, judging.0) = (None, None);
        kept.state = retry.lay();
        if kept.state.is_none() {
            retry.end(false);
            next.set(Screen::Review);
        }
        return;
    }
    // In another language it would be a mixture of both.
    if kept.state.as_ref().is_some_and(|state| !themes.has(&state.exercise().theme)) {
        kept.state = None;
    }
    if kept.state.is_none() && searching.0.is_none() {
        search(&mut kept, &mut searching, &themes, &tasks);
    }
}

/// Sets out for the next exercise.
fn search(kept: &mut KeptPractice, searching: &mut PendingExercise, themes: &Themes, tasks: &BackgroundTasks) {
    let first = theme::builtin_ids().into_iter().next().unwrap_or_default();
    let Some(theme) = themes.named(first) else { return };
    kept.state = None;
    loop {
        let source = kept.coming(first, |id| themes.with_id(id).is_some());
        match &source {
            ExerciseSource::Seed { theme: id, kind, seed, wanted } => {
                let theme = themes.with_id(id).unwrap_or(theme);
                let job = Job::Exercise { theme: theme.id.clone(), kind: *kind, seed: *seed, wanted: *wanted };
                searching.0 = Some((Arc::clone(theme), source, tasks.start(job, theme)));
                return;
            }
            ExerciseSource::Case(record) => {
                let laid = themes.with_id(record.theme()).map(|theme| Exercise::at(theme, (**record).clone()));
                if let Some(Ok(exercise)) = laid {
                    kept.state = Some(PracticeState::new(exercise, source));
                    return;
                }
                kept.drop_item(&source);
            }
        }
    }
}

/// Takes the exercise once it is found.
pub(super) fn look(
    mut searching: ResMut<PendingExercise>,
    mut kept: ResMut<KeptPractice>,
    (time, words): (Res<Time<Real>>, Res<Speech>),
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(found) = searching.0.as_mut().and_then(|(.., search)| search.done()) else { return };
    let Some((theme, source, _)) = searching.0.take() else { return };
    let exercise = match found {
        JobResult::Exercise(record) => Exercise::at(&theme, *record).map_err(|fault| fault.say(&words.0)),
        other => Err(failed_job::failure_text(&other, &words.0)),
    };
    match exercise {
        Ok(exercise) => {
            kept.since = time.elapsed();
            kept.state = Some(PracticeState::new(exercise, source));
        }
        Err(fault) => {
            notices.0.push(fault);
            next.set(Screen::Title);
        }
    }
}

/// Takes what is said to the answer once it is known.
pub(super) fn hear(mut judging: ResMut<Judging>, mut kept: ResMut<KeptPractice>, words: Res<Speech>) {
    let Some(result) = judging.0.as_mut().and_then(BackgroundJob::done) else { return };
    judging.0 = None;
    match (result, &mut kept.state) {
        (JobResult::Feedback(feedback), Some(state)) => state.hear(feedback, &words.0),
        (other, _) => warn!("the answer came to nothing: {other:?}"),
    }
}

/// Shows it, and does what is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut kept: ResMut<KeptPractice>,
    (mut searching, mut judging, mut retry): (ResMut<PendingExercise>, ResMut<Judging>, ResMut<Retry>),
    (words, art, targets): (Res<Speech>, Res<Art>, Res<ScreenTargets>),
    (themes, tasks, time): (Res<Themes>, Res<BackgroundTasks>, Res<Time<Real>>),
    mut loading: ResMut<PictureLoading>,
    mut prompted: ResMut<Prompted>,
    (mut notices, mut next): (ResMut<Notices>, ResMut<NextState<Screen>>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(state) = &kept.state else {
        view::wait(&mut whole(&ctx, Screen::Practice), &words.0);
        return Ok(());
    };
    loading.want(&state.exercise().theme);
    prompted.ask(words.0.say(key!("practice-prompt")));
    let standing = PracticeProgress { stop: retry.standing(), ..kept.standing() };
    let chosen = view::show(&mut whole(&ctx, Screen::Practice), state, standing, (&words.0, &art, &targets));
    if !chosen.is_empty() {
        // What was chosen is seen in the next frame.
        ctx.request_repaint();
    }
    for choice in chosen {
        match choice {
            PracticeChoice::Back | PracticeChoice::Next if retry.is_under_way() => {
                judging.0 = None;
                if !go_on(&mut kept, &mut retry, choice) {
                    notices.0.clear();
                    next.set(Screen::Review);
                }
            }
            PracticeChoice::Back => {
                notices.0.clear();
                next.set(Screen::Title);
            }
            PracticeChoice::Next | PracticeChoice::Kind(_) | PracticeChoice::Sprint => {
                turn(&mut kept, choice);
                judging.0 = None;
                search(&mut kept, &mut searching, &themes, &tasks);
            }
            PracticeChoice::Answer(answer) => {
                answered(&mut kept, (&mut judging, &mut retry), (answer, &tasks, &time, &words.0));
            }
            PracticeChoice::Show => show_answer(&mut kept, (&mut judging, &mut retry), (&tasks, &time, &words.0)),
            _ => carry_out(&mut kept, choice, &words.0, &ctx),
        }
    }
    Ok(())
}

/// What the next exercise is to be.
fn turn(kept: &mut KeptPractice, choice: PracticeChoice) {
    let over = kept.sprint.as_ref().is_some_and(|sprint| sprint.coming().is_none());
    match choice {
        PracticeChoice::Kind(wished) => (kept.wished, kept.sprint) = (wished, None),
        PracticeChoice::Sprint => {
            kept.turn_sprint(theme::builtin_ids().into_iter().next().unwrap_or_default());
        }
        _ if over => kept.sprint = None::<Sprint>,
        _ => {}
    }
}

/// To the next stop of the case, or back to its review where there is none or one wants to leave; tells whether it goes on.
fn go_on(kept: &mut KeptPractice, retry: &mut Retry, choice: PracticeChoice) -> bool {
    let tried = kept.state.as_ref().is_some_and(|state| state.picked.is_some());
    if choice == PracticeChoice::Next {
        retry.go_on();
        kept.state = retry.lay();
        if kept.state.is_some() {
            return true;
        }
        retry.end(false);
    } else {
        retry.end(tried);
    }
    // Practice itself goes on with what comes next.
    kept.state = None;
    false
}

/// Gives the right answer to somebody who does not find it: that counts as missed.
fn show_answer(
    kept: &mut KeptPractice,
    (judging, retry): (&mut Judging, &mut Retry),
    (tasks, time, words): (&BackgroundTasks, &Time<Real>, &Words),
) {
    let Some(exercise) = kept.state.as_ref().filter(|state| !state.is_solved()).map(|state| &state.exercise) else {
        return;
    };
    let right = exercise.right;
    if kept.state.as_ref().is_some_and(|state| state.picked.is_none()) {
        note(kept, retry, None, time);
        // What is noted once is not noted again.
        if let Some(state) = &mut kept.state {
            state.picked = Some(usize::MAX);
        }
    }
    if let Some(state) = &mut kept.state {
        state.given = true;
    }
    answered(kept, (judging, retry), (right, tasks, time, words));
}

/// Notes the first answer, or that there was none: of one's own case at its stops in what is to be repeated alone.
fn note(kept: &mut KeptPractice, retry: &mut Retry, answer: Option<usize>, time: &Time<Real>) {
    if retry.is_under_way() {
        retry.note(kept.note_stop(answer));
    } else {
        kept.note(answer, time.elapsed());
    }
}

/// Notes an answer, and has it looked at.
fn answered(
    kept: &mut KeptPractice,
    (judging, retry): (&mut Judging, &mut Retry),
    (answer, tasks, time, words): (usize, &BackgroundTasks, &Time<Real>, &Words),
) {
    let Some(first) = kept.state.as_ref().filter(|state| !state.is_solved()).map(|state| state.picked.is_none()) else {
        return;
    };
    if first {
        note(kept, retry, Some(answer), time);
    }
    if let Some(state) = &mut kept.state {
        state.carry_out(PracticeChoice::Answer(answer), words);
        let job = Job::Feedback { exercise: Box::new(state.exercise.record()), answer };
        judging.0 = Some(tasks.start(job, &state.exercise.theme));
    }
}

fn carry_out(kept: &mut KeptPractice, choice: PracticeChoice, words: &Words, ctx: &egui::Context) {
    let Some(state) = &mut kept.state else { return };
    state.carry_out(choice, words);
    let text = state.study.sheet_text(words);
    match choice {
        PracticeChoice::Notebook(NotebookWish::Copy) => state.study.tell(export::copy(ctx, text, words)),
        PracticeChoice::Notebook(NotebookWish::Save) => {
            state.study.tell(export::save(&text, &state.exercise.view, words));
        }
        _ => {}
    }
}

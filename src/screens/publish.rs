//! In test mode: publishes screen, prompt, frames drawn, and names and rectangles of what can be clicked.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiPostUpdateSet,
    egui::{Pos2, Rect as EguiRect, Response, pos2},
};
use serde::Serialize;

use super::{
    Launch, Prompted,
    cut_text::{self, CutText},
    mirror::Mirror,
    shown_text::{self, ShownText},
};
use crate::{
    platform,
    resource::Begin,
    session::{Script, Session, places},
    table::{BoardRect, Motion, MotionPace, Screen, TablePainting, TurnPhase},
    ui::{ScreenTarget, ScreenTargets, inspect, live, widgets},
};
use candlestick_rules::Place;

/// Frames drawn so far.
#[derive(Resource, Debug, Default)]
struct Frames(u64);

/// What the page's tests read.
#[derive(Debug, Serialize)]
struct Published {
    screen: &'static str,
    phase: String,
    frames: u64,
    /// Seconds by the table's clock.
    clock: f64,
    busy: bool,
    /// Whether the table, where it is shown, is being painted.
    painting: bool,
    turn: u32,
    /// Events of the case that the person at the table was told.
    events: usize,
    /// The setting.
    pace: &'static str,
    /// How things move now, whether by the setting or the system.
    moves: &'static str,
    prompt: String,
    targets: Vec<PublishedTarget>,
    /// What is to be done on the screen: its golden plates that nothing covers, by the names of their targets.
    main: Vec<String>,
    /// What has the keyboard.
    focus: String,
    /// Whether a plate tells of what the pointer rests on or a finger is held on.
    plate: bool,
    /// What can be clicked and has no element in the page as text, while that is open.
    unmirrored: Vec<String>,
    /// Words of which a part is not shown, and where.
    cut: Vec<PublishedTarget>,
    /// Where words and, without a name, signs stand that nothing covers, where that is asked for.
    texts: Vec<PublishedTarget>,
}

/// How far the middles of a plate and its target are apart at most, in points.
const NEAR: f32 = 1.0;

/// One clickable thing in CSS pixels.
#[derive(Debug, Serialize)]
struct PublishedTarget {
    name: String,
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    on: bool,
    /// Whether all of it is in sight.
    whole: bool,
}

impl PublishedTarget {
    fn of(name: String, rect: EguiRect, on: bool, whole: bool) -> Self {
        let (min, size) = (rect.min, rect.size());
        Self { name, x: min.x, y: min.y, w: size.x, h: size.y, on, whole }
    }

    fn middle(&self) -> Pos2 {
        pos2(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<Frames>()
        .begin::<ScreenTargets>()
        .begin::<CutText>()
        .begin::<ShownText>()
        .add_systems(
            PostUpdate,
            (cut_text::find, shown_text::find)
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(Last, (publish, speak));
}

/// The name of what has the keyboard: by its widget, else by its place, as what is drawn anew may have another. What lies
/// behind a window may be there too: the nearest is it.
fn named(targets: &[ScreenTarget], focused: &Response) -> Option<String> {
    let own = targets.iter().find(|target| target.widget == Some(focused.id));
    let far = |target: &ScreenTarget| {
        let at = target.rect.center();
        focused.rect.contains(at).then(|| focused.rect.center().distance_sq(at))
    };
    let near = || {
        let near = targets.iter().filter_map(|target| Some((far(target)?, target)));
        near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, target)| target)
    };
    own.or_else(near).map(|target| target.name.clone())
}

fn publish(
    launch: Res<Launch>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<TurnPhase>>>,
    session: Option<Res<Session>>,
    prompted: Res<Prompted>,
    (motion, pace, painting): (Res<Motion>, Res<MotionPace>, Res<TablePainting>),
    (rect, script, time): (Res<BoardRect>, Res<Script>, Res<Time<Virtual>>),
    (targets, mirror, cut, texts): (Res<ScreenTargets>, Res<Mirror>, Res<CutText>, Res<ShownText>),
    mut contexts: Query<&mut EguiContext>,
    mut frames: ResMut<Frames>,
) {
    frames.0 += 1;
    let taken = targets.take();
    if !launch.targets {
        return;
    }
    let plate = contexts.iter_mut().any(|mut context| inspect::shown(context.get_mut()));
    let missing = |target: &&ScreenTarget| mirror.is_on() && target.on && !mirror.holds(target);
    let unmirrored = taken.iter().filter(missing).map(|target| target.name.clone()).collect();
    let focused = contexts.iter_mut().find_map(|mut context| {
        let context = context.get_mut();
        context.read_response(context.memory(bevy_egui::egui::Memory::focused)?)
    });
    let focus = focused.and_then(|focused| named(&taken, &focused)).unwrap_or_default();
    let plates: Vec<_> = contexts.iter_mut().flat_map(|mut context| widgets::golden(context.get_mut())).collect();
    let main = plates.into_iter().map(|plate| name_of(&taken, plate)).collect();
    let arrows = taken.iter().filter(|target| target.name.starts_with("board.beyond."));
    let arrows: Vec<_> = arrows.map(|target| target.rect).collect();
    let mut taken: Vec<PublishedTarget> =
        taken.into_iter().map(|it| PublishedTarget::of(it.name, it.rect, it.on, it.whole)).collect();
    let session = session.filter(|_| *screen.get() == Screen::Play);
    let others = |session: &Session| {
        if script.is_under_way() { script.is_waiting() } else { session.other_to_act() }
    };
    let waits = |session: &Session| session.curtain().is_some() || session.at_rest() && !others(session);
    if let Some(session) = session.as_deref().filter(|session| session.at_rest()) {
        // What lies under an arrow at the board's edge cannot be pressed.
        let free = |target: &PublishedTarget| !arrows.iter().any(|arrow| arrow.contains(target.middle()));
        taken.extend(on_board(session, &rect).into_iter().filter(free));
    }
    let published = Published {
        screen: screen.get().name(),
        phase: phase.map(|phase| format!("{:?}", phase.get())).unwrap_or_default(),
        frames: frames.0,
        clock: time.elapsed_secs_f64(),
        busy: session.as_deref().is_some_and(|session| !waits(session)),
        painting: session.is_some() && painting.is_busy(),
        turn: session.as_deref().map_or(0, |session| session.view().turn),
        events: session.as_deref().map_or(0, |session| session.view().events.len()),
        pace: motion.key(),
        moves: pace.key(),
        prompt: prompted.text().to_owned(),
        targets: taken,
        main,
        focus,
        plate,
        unmirrored,
        cut: cut.0.iter().map(|(words, ink)| PublishedTarget::of(words.clone(), *ink, true, false)).collect(),
        texts: texts.0.iter().map(|(words, ink)| PublishedTarget::of(words.clone(), *ink, true, true)).collect(),
    };
    if let Ok(text) = serde_json::to_string(&published) {
        platform::publish(&text);
    }
}

/// What the target is called that is as good as in the place of a plate; of several the one that was drawn last.
fn name_of(targets: &[ScreenTarget], plate: EguiRect) -> String {
    let here = |target: &&ScreenTarget| target.on && target.rect.center().distance(plate.center()) < NEAR;
    targets.iter().rev().find(here).map_or_else(|| "?".to_owned(), |target| target.name.clone())
}

/// Screen readers hear what is asked whenever it changes, and each line that is marked to be heard as it comes.
fn speak(time: Res<Time<Real>>, mut prompted: ResMut<Prompted>, mut contexts: Query<&mut EguiContext>) {
    let lines: Vec<_> = contexts.iter_mut().flat_map(|mut context| live::take(context.get_mut())).collect();
    for line in to_say(&mut prompted, time.elapsed(), lines) {
        platform::say(&line);
    }
}

/// What is asked, where it was not told yet, and the lines; what is asked stands on some screens as a line as well.
fn to_say(prompted: &mut Prompted, now: Duration, lines: Vec<String>) -> Vec<String> {
    let asked = prompted.told(now).map(str::to_owned);
    let lines = lines.into_iter().filter(|line| line != prompted.text());
    asked.into_iter().chain(lines).filter(|line| !line.is_empty()).collect()
}

/// Squares and rooms that can be gone to, where they are on the screen.
fn on_board(session: &Session, rect: &BoardRect) -> Vec<PublishedTarget> {
    let view = session.view();
    let board = &view.edition.board;
    let target = |place| {
        let Rect { min, max } = rect.of_target(board, place)?;
        let name = match place {
            Place::Square(square) => format!("board.square.{}", square.0),
            Place::Room(room) => format!("board.room.{}", session.theme().rooms[room.index()].id),
        };
        let (w, h) = (max.x - min.x, max.y - min.y);
        Some(PublishedTarget { name, x: min.x, y: min.y, w, h, on: true, whole: true })
    };
    places(view).into_iter().filter_map(target).collect()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, vec2};

    use super::*;

    #[test]
    fn what_has_the_keyboard_is_named_by_its_widget_also_while_a_list_moves() {
        let (ctx, targets) = (Context::default(), ScreenTargets::default());
        let mut rows = Vec::new();
        let mut output =
            ctx.run_ui(RawInput::default(), |ui| rows = ["first", "second"].map(|row| ui.button(row)).into());
        output.textures_delta.clear();
        for (name, row) in ["first", "second"].into_iter().zip(&rows) {
            targets.mark(name, row);
        }
        let targets = targets.take();
        // As it was drawn before the list went on by a row.
        let moved = rows[0].rect;
        let mut focused = rows.swap_remove(1);
        focused.rect = moved;
        assert_eq!(named(&targets, &focused).as_deref(), Some("second"));
        focused.id = "drawn anew".into();
        assert_eq!(named(&targets, &focused).as_deref(), Some("first"), "else by its place");
        focused.rect = moved.translate(vec2(0.0, 900.0));
        assert_eq!(named(&targets, &focused), None);
    }

    #[test]
    fn what_is_asked_and_the_lines_that_come_are_said_once_each() {
        let mut prompted = Prompted::default();
        let mut say = |prompt: &str, lines: &[&str]| {
            prompted.ask(prompt);
            to_say(&mut prompted, Duration::ZERO, lines.iter().map(|line| (*line).to_owned()).collect())
        };
        assert_eq!(say("Who was it?", &[]), ["Who was it?"]);
        assert_eq!(say("Who was it?", &["Wrong."]), ["Wrong."]);
        assert_eq!(say("It is copied.", &["It is copied."]), ["It is copied."], "asked and shown is one line");
        assert_eq!(say("", &[]), [""; 0]);
    }
}

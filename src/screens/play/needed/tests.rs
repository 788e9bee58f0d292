//! At each step of each lesson nothing on the screen can be pressed but what the step wants, the menu, and the way back to it.

use std::{collections::HashMap, sync::Arc};

use bevy_egui::egui::{
    Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Vec2,
    accesskit::{Action, Node, NodeId},
    vec2,
};

use super::*;
use crate::{
    screens::play::{DeviceShows, PanelState, Panels, Shape},
    session::places,
    ui::{
        ScreenTargets,
        coach::{self, Coach},
        keys::{Shortcut, in_use},
        log_lines,
        prompt::tests::on_table,
        style,
    },
};
use candlestick_game::lesson::{Lesson, builtin_chapter, builtin_chapters};
use candlestick_rules::View;
use candlestick_themes::Words;

/// A desk, a phone held upright and one on its side.
const SCREENS: [Vec2; 3] = [vec2(1280.0, 800.0), vec2(390.0, 844.0), vec2(844.0, 390.0)];
/// Frames until all stands where it stays.
const FRAMES: u8 = 3;

/// What the step of a lesson says and wants, to somebody who does not hesitate.
fn coach_of(lesson: &Lesson) -> Option<Coach> {
    let step = lesson.step()?;
    Some(Coach {
        say: step.say.text("en").to_owned(),
        wrong: None,
        hint: None,
        hesitates: false,
        at: step.at,
        wanted: step.wanted.clone(),
        done: lesson.done(),
        of: lesson.chapter().steps.len(),
    })
}

/// What the person sees, with only what leads on among the choices, as the session offers it.
fn offered(lesson: &Lesson) -> View {
    let mut view = lesson.view();
    let cards = view.edition.cards;
    view.choices.keep(cards, &lesson.allowed());
    view.may_give_up = false;
    view
}

/// A key that goes down and up.
fn strike(key: Key) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    })
}

/// What can be pressed on a screen by eye or by ear, as it is noted, and the leaf that is up before and after the keys that
/// turn up others.
fn pressable(lesson: &Lesson, view: &View, coach: &Coach, size: Vec2) -> (Vec<String>, [Tab; 2]) {
    let (ctx, targets, words) = (Context::default(), ScreenTargets::default(), Words::english());
    style::apply(&ctx);
    ctx.enable_accesskit();
    let (shape, mut state) = (Shape::of(size), PanelState::turned_to(Tab::of_step(coach)));
    let lines = log_lines(&lesson.chapter().theme, &words, view, &[]);
    let mut told: HashMap<NodeId, Node> = HashMap::new();
    on_table(lesson.case(), view, &words, false, |context| {
        let context = PanelContext { coach: Some(coach), narrow: shape.phone, targets: &targets, ..*context };
        let (watched, teaches, shown) = (false, true, DeviceShows::default());
        let panels = Panels { context: &context, lines: &lines, watched, teaches, shown };
        let mut frame = |n: u8, events: Vec<Event>| {
            drop(targets.take());
            let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
            let input = RawInput { screen_rect, time: Some(f64::from(n) * 0.4), events, ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                let laid = state.show(ui, &panels, shape, &mut Vec::new(), &mut |_| {});
                state.over_board(ui.ctx(), &panels, shape, &laid);
                coach::point(ui.ctx(), &context, coach, |_| None, &mut Vec::new());
            });
            output.textures_delta.clear();
            told = output.platform_output.accesskit_update.expect("a reader reads").nodes.into_iter().collect();
            state.tab
        };
        let mut up = Tab::of_step(coach);
        for n in 0..FRAMES {
            up = frame(n, Vec::new());
        }
        let keys = [Shortcut::Leaf, Shortcut::Notebook].map(|of| in_use(&ctx, of));
        let turned = frame(FRAMES, keys.into_iter().flat_map(strike).collect());
        let is_told = |node: &Node| node.supports_action(Action::Click) && !node.is_disabled();
        let works = targets.take().into_iter().filter(|target| {
            let heard = target.widget.and_then(|widget| told.get(&widget.accesskit_id()));
            target.widget.is_some() && (target.on || heard.is_some_and(is_told))
        });
        (works.map(|target| target.name).collect(), [up, turned])
    })
}

/// Whether a step wants something that can be pressed, by the name under which it is noted.
fn is_wanted(name: &str, coach: &Coach) -> bool {
    match coach.wanted {
        WantedDeed::Act(_) => name.starts_with("act."),
        WantedDeed::Mark(..) | WantedDeed::Why(..) => {
            name.starts_with("note.") && !["note.help", "note.copy"].contains(&name)
        }
        WantedDeed::Press(_) => name == "lesson.press",
    }
}

#[test]
fn at_each_step_of_each_lesson_only_what_it_wants_can_be_pressed_and_the_menu() {
    let (mut steps, mut faults) = (0, Vec::new());
    for (id, _) in builtin_chapters() {
        let mut lesson = Lesson::begin(Arc::new(builtin_chapter(id).expect("built in")));
        while let (Some(coach), Some(deed)) = (coach_of(&lesson), lesson.demonstrated()) {
            let view = offered(&lesson);
            for size in SCREENS {
                let place = format!("{id}, step {}, at {size:?}", lesson.done() + 1);
                let (names, [up, turned]) = pressable(&lesson, &view, &coach, size);
                let (wanted, other): (Vec<_>, Vec<_>) = names.iter().partition(|name| is_wanted(name, &coach));
                if wanted.is_empty() && places(&view).is_empty() {
                    faults.push(format!("{place}: nothing that it wants ({:?}) can be pressed", coach.wanted));
                }
                if other != ["menu.open"] {
                    faults.push(format!("{place}: it wants {:?}, and there is {other:?}", coach.wanted));
                }
                if up != turned {
                    faults.push(format!("{place}: a key turned {up:?} to {turned:?}"));
                }
            }
            lesson.feed(deed);
            steps += 1;
        }
        assert!(lesson.is_finished(), "{id}");
    }
    assert!(steps > 50 && faults.is_empty(), "{steps} steps\n{}", faults.join("\n"));
}

#[test]
fn the_way_back_to_the_leaf_of_a_step_is_open_and_no_other() {
    let back = Needed { teaches: true, panel: Some(Tab::Notebook), pencil: true };
    assert!(back.may_turn(Tab::Notebook, Tab::Log) && !back.may_turn(Tab::Log, Tab::Notebook));
    assert!(!back.may_turn(Tab::Notebook, Tab::Notebook) && !back.may_turn(Tab::Act, Tab::Log));
    let others_play = Needed { panel: None, pencil: false, ..back };
    assert!(!others_play.may_turn(Tab::Act, Tab::Log));
    let no_lesson = Needed { teaches: false, ..others_play };
    assert!(no_lesson.may_turn(Tab::Act, Tab::Log) && no_lesson.may_turn(Tab::Log, Tab::Log));
}

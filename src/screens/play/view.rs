//! A frame of the play screen: the panels, the board between them, and what lies over both.

use bevy::prelude::*;
use bevy_egui::egui;

use super::{
    edges,
    hold::{self, Hold},
    lens::Interest,
    on_screen::OnScreen,
    panels::Panels,
    play_context::{BoardPieces, PlayContext, Tokens},
    reach::FingerReach,
    read_board,
    shape::Shape,
    state::PlayState,
};
use crate::{
    platform,
    screens::{
        replay::view::{self as replay, BarContext},
        settings::TableTalk,
        together::{
            at_hand::DeviceShows,
            bar::{self as room_bar, RoomBar},
        },
    },
    session::{Script, Session, looks_ahead},
    table::{AutoShow, BoardPointer, LONGEST_FRAME, RunOn, middle},
    ui::{
        Intent, PanelContext, actions, arrows, banner, board_marks, board_names,
        coach::{self, Coach},
        curtain, inspect,
        menu::{self, MenuChoice, MenuOf, Preferences},
        prompt, rules_panel,
        style::{FINGER, fingers},
        would_show,
    },
};
use candlestick_game::lesson::LessonTarget;
use candlestick_painter::{Fonts, name_sizes};
use candlestick_rules::Place;
use candlestick_themes::Theme;

/// Draws it; what a person wants goes into the intents.
pub(super) fn draw(
    ctx: &egui::Context,
    room: &mut PlayContext,
    state: &mut PlayState,
    pieces: &BoardPieces,
    intents: &mut Vec<Intent>,
) {
    inspect::begin(ctx);
    let screen = ctx.viewport_rect();
    let shape = Shape::of(screen.size());
    let session = &room.session;
    let nothing = Default::default();
    let resting = room.script.lets_decide(session);
    let coach = room.teaching.coach(&room.words.0).filter(|_| resting);
    if let Some(coach) = &coach
        && room.teaching.leads()
    {
        state.lead_to(coach);
    }
    let Some(assist) = state.pad.assist() else { return };
    let context = PanelContext {
        theme: session.theme(),
        words: &room.words.0,
        art: &room.art,
        view: session.view(),
        seats: session.seats(),
        names: None,
        marks: room.marks.of(session.viewer()).unwrap_or(&nothing),
        assist,
        cell: state.pad.cell,
        why: state.pad.why(),
        told: state.pad.last_outcome(),
        selected: room.selected.chosen,
        planned: room.plans.of(session.view()),
        would_show: (!room.script.is_under_way() && !session.is_watched()).then_some(&*room.would_show),
        take_back: room.may_take_back(),
        coach: coach.as_ref(),
        busy: !resting,
        elsewhere: session.is_elsewhere(),
        shared: session.persons().count() > 1,
        narrow: shape.phone,
        board_hidden: false,
        targets: &room.targets,
    };
    if let Some(seat) = session.curtain() {
        let told = curtain::spoken_line(&context, seat);
        if room.prompted.0 != told {
            // What was said was for the one before it.
            platform::hush();
            room.prompted.0 = told;
        }
        *room.pointer = BoardPointer::default();
        (state.hold, *room.run_on) = (Hold::spent(), RunOn::default());
        inspect::clear(ctx);
        return curtain::show(ctx, &context, seat, intents);
    }
    room.prompted.0 = prompt::text(&context);
    let mut window = egui::Ui::new(
        ctx.clone(),
        "play".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen),
    );
    if let Some(watched) = room.open_replay.watched_mut() {
        let turn = context.view.turn;
        let bar =
            BarContext { words: &room.words.0, art: &room.art, targets: &room.targets, turn, narrow: shape.is_narrow };
        room.rewind.write_batch(replay::bar(&mut window, watched, &bar));
    }
    let shown = if session.is_elsewhere() { room.together.shows() } else { DeviceShows::Everything };
    let (watched, teaches) = (session.is_watched(), room.teaching.is_on());
    let panels = Panels { context: &context, lines: &state.lines, watched, teaches, shown };
    let (was_down, picks) = (state.desk.sheet.is_down(), actions::Picks::now(ctx, &context));
    let ground = state.desk.show(&mut window, &panels, shape, intents);
    let board = &ground.board;
    if let Some(event) = session.showing() {
        banner::show(ctx, &context, event, &session.told_together(), board.rect);
    }
    // Not to be pressed: tests ask whether the board keeps its place.
    room.targets.put("board", ground.stage, false);
    let place = OnScreen::of(ctx, &ground, &context, &mut state.desk.lens, || Interest {
        follows: shape.phone,
        at: interest(&context, coach.as_ref(), &pieces.tokens),
        reach: to_choose(ctx, &context),
        chosen: pointed(&context, coach.as_ref()).map(|place| middle(&context.view.edition.board, place)),
        turn: context.view.turn_seat,
        glides: room.pace.moves().then(|| ctx.input(|input| input.stable_dt.min(LONGEST_FRAME.as_secs_f32()))),
    });
    room.rect.set_if_neq(place.rect);
    let names = state.names.get_or_insert_with(|| name_sizes(session.theme(), &Fonts::embedded()));
    let cell = place.cell(&context.view.edition.board);
    let names = board_names::show(ctx, &context, board.rect, (names, cell), |area| place.of_area(&context, area));
    let ahead = !room.script.is_under_way() && !session.is_watched() && looks_ahead(context.view, session.at_rest());
    let marked = board_marks::BoardMarks { way: room.selected.shown(), planned: context.planned, ahead };
    let (at, within) = (|at| place.of_place(&context, at), |area| place.of_area(&context, area));
    board_marks::show(ctx, &context, board.rect, marked, &names, at, within);
    arrows::show(ctx, &context, board.rect, |seat| place.token_of(&context, &pieces.tokens, seat));
    let on = board.is_pointer_button_down_on() && !place.is_looked_at(ctx, &context, pieces);
    let free = ctx.memory(|memory| memory.top_modal_layer().is_none());
    let waits = free && !session.is_watched() && waits(session, &room.script);
    let runs = state.hold.look(ctx, on || intents.contains(&Intent::Hold), waits);
    room.run_on.set_if_neq(RunOn(runs));
    if free && session.shows_what_may_end() && hold::is_struck(ctx) {
        room.end.write_default();
    }
    // What is let go of does nothing to a button, a window or the sheet either: another may stand where the pressed one was.
    if state.hold.is_spent() && ctx.input(|input| input.pointer.any_released()) {
        intents.retain(|intent| !matches!(intent, Intent::Decide(_)));
        state.desk.sheet.put(was_down);
        picks.put_back(ctx, &context);
    }
    let pressed = place.pointer(ctx, &context, board);
    let clicked = pressed.clicked.filter(|_| !state.hold.is_spent());
    room.pointer.set_if_neq(BoardPointer { clicked, ..pressed });
    place.offer(ctx, &context, board, pieces);
    if room.assistive.0 {
        let told = (&mut state.news, state.lines.as_slice());
        read_board::show(&window, &context, told, |at| place.of_place(&context, at), intents);
    }
    let open = ground.stage.intersect(board.rect);
    edges::show(ctx, &context, open, &mut state.desk.lens, |at| place.of_place(&context, at));
    state.desk.over_board(ctx, &panels, shape, &ground);
    if session.is_elsewhere() {
        let bar = RoomBar { words: &room.words.0, art: &room.art, targets: &room.targets };
        room_bar::show(ctx, &mut room.together, board.rect, &bar);
    }
    actions::windows(ctx, &context, intents);
    would_show::window(ctx, &context, intents);
    let there = session.seats().iter().any(|seat| seat.character.is_some());
    let talk = there.then_some(room.talk.0);
    let mut wanted =
        Preferences { motion: *room.motion, pace: *room.pace, sound: *room.sound, talk, auto_show: room.auto_show.0 };
    let open = (&mut state.desk.menu, &mut state.rules);
    let dialog = *open.0 || *open.1;
    let seal = if *open.0 { session.seal().short() } else { String::new() };
    let of = MenuOf { may_give_up: context.view.may_give_up, in_room: session.is_elsewhere(), seal: &seal };
    over_all(ctx, &context, (session.theme(), of), open, &mut wanted, intents);
    room.motion.set_if_neq(wanted.motion);
    room.sound.set_if_neq(wanted.sound);
    room.auto_show.set_if_neq(AutoShow(wanted.auto_show));
    if let Some(talk) = wanted.talk {
        room.talk.set_if_neq(TableTalk(talk));
    }
    if let Some(coach) = coach.as_ref().filter(|_| !dialog) {
        coach::point(ctx, &context, coach, |at| place.of_place(&context, at), intents);
    }
    inspect::show(ctx, &context, Some(board.rect));
    state.desk.focused = ctx.memory(|memory| memory.focused().is_some());
}

/// Whether others play, or something is still being shown.
fn waits(session: &Session, script: &Script) -> bool {
    let others = if script.is_under_way() { script.is_waiting() } else { session.other_to_act() };
    !session.at_rest() || others
}

/// The menu and the rules, which lie over everything.
fn over_all(
    ctx: &egui::Context,
    context: &PanelContext,
    (theme, of): (&Theme, MenuOf),
    (menu, rules): (&mut bool, &mut bool),
    wanted: &mut Preferences,
    intents: &mut Vec<Intent>,
) {
    let words = context.words;
    match menu::show(ctx, words, context.art, menu, wanted, of, context.targets) {
        Some(MenuChoice::Rules) => *rules = true,
        Some(MenuChoice::Language) => intents.push(Intent::LanguageAndText),
        Some(MenuChoice::Keys) => intents.push(Intent::Keys),
        Some(MenuChoice::Leave) => intents.push(Intent::Leave),
        Some(MenuChoice::Room) => intents.push(Intent::Room),
        Some(MenuChoice::GiveUp) => actions::ask_to_give_up(ctx, context),
        None => {}
    }
    rules_panel::show(ctx, theme, words, rules, context.targets);
}

/// Where on the board things happen: what a lesson points at, where one has chosen to go, else whose turn it is.
fn interest(context: &PanelContext, coach: Option<&Coach>, tokens: &Tokens) -> Option<Vec2> {
    if let Some(place) = pointed(context, coach) {
        return Some(middle(&context.view.edition.board, place));
    }
    let suspect = context.view.setup.seats.get(context.view.turn_seat.index())?;
    tokens.iter().find(|(token, _)| token.0 == *suspect).map(|(_, at)| at.translation.truncate())
}

/// What a lesson points at, or where one has chosen to go.
fn pointed(context: &PanelContext, coach: Option<&Coach>) -> Option<Place> {
    let pointed = coach.and_then(|coach| if let LessonTarget::Place(place) = coach.at { Some(place) } else { None });
    pointed.or(context.selected)
}

/// Where the person is to go, where fingers choose.
fn to_choose(ctx: &egui::Context, context: &PanelContext) -> Option<FingerReach> {
    let mine = fingers(ctx, context.narrow) && !context.busy && context.view.actor == Some(context.view.me);
    mine.then(|| FingerReach::of(context.view, FINGER * ctx.zoom_factor())).flatten()
}

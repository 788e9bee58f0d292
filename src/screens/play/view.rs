//! A frame of the play screen: the panels, the board between them, and what lies over both.

use bevy::prelude::*;
use bevy_egui::egui;

use super::{
    board_view::BoardView,
    hold::{self, Hold},
    panels::Panels,
    play_context::{BoardPieces, PlayContext},
    shape::Shape,
    sheet::PromptSheet,
    state::PlayState,
};
use crate::{
    platform,
    screens::{
        Prompted,
        replay::{
            state::{ReplayChoice, WatchedCase},
            view::{self as replay, BarContext},
        },
        settings::TableTalk,
        together::{
            at_hand::{DeviceShows, RoomAtHand},
            bar::{self as room_bar, BesideBoard, RoomBar},
        },
    },
    session::{Script, Session, looks_ahead},
    table::{AutoShow, BoardPointer, EndAnimation, Motion, MotionPace, RunOn, SoundSettings},
    ui::{
        Intent, PanelContext, actions, banner,
        coach::{self, Coach},
        curtain, inspect,
        menu::{self, MenuChoice, MenuOf, Preferences},
        prompt, rules_panel,
        widgets::Foot,
        would_show,
    },
};
use candlestick_rules::SeatId;

/// Draws it; what a person wants goes into the intents.
pub(super) fn draw(
    ctx: &egui::Context,
    room: &mut PlayContext,
    state: &mut PlayState,
    pieces: &BoardPieces,
    intents: &mut Vec<Intent>,
) {
    inspect::begin(ctx);
    let shape = Shape::of(ctx.viewport_rect().size());
    let resting = room.script.lets_decide(&room.session);
    let coach = taught(room, state, resting);
    let (session, nothing) = (&*room.session, Default::default());
    let Some(assist) = state.pad.assist() else { return };
    let away = if session.is_elsewhere() { room.together.away_seats() } else { Vec::new() };
    let context = PanelContext {
        theme: session.theme(),
        words: &room.words.0,
        art: &room.art,
        view: session.view(),
        seats: session.seats(),
        names: None,
        away: &away,
        marks: room.marks.of(session.viewer()).unwrap_or(&nothing),
        assist,
        cell: state.pad.cell,
        why: state.pad.why(),
        told: state.pad.last_outcome(),
        selected: room.selected.chosen.or(room.selected.aimed),
        planned: room.plans.of(session.view()),
        would_show: (!room.script.is_under_way() && !session.is_watched()).then_some(&*room.would_show),
        take_back: room.may_take_back(),
        coach: coach.as_ref(),
        busy: !resting,
        stands: room.prompted.is_told(),
        elsewhere: session.is_elsewhere(),
        shared: session.persons().count() > 1,
        narrow: shape.phone,
        board_hidden: false,
        targets: &room.targets,
    };
    if let Some(seat) = session.curtain() {
        (*room.pointer, *room.run_on, state.hold) = (BoardPointer::default(), RunOn::default(), Hold::spent());
        return lower_curtain(ctx, &context, seat, &mut room.prompted, intents);
    }
    let text = prompt::text(&context);
    if prompt::waits(&context) {
        room.prompted.wait(text);
    } else {
        room.prompted.ask(text);
    }
    let mut window = window(ctx);
    let bar = room.open_replay.is_on().then(|| replay::foot(&window));
    let shown = if session.is_elsewhere() { room.together.shows() } else { DeviceShows::Everything };
    let (watched, teaches) = (session.is_watched(), room.teaching.is_on());
    let panels = Panels { context: &context, lines: &state.lines, watched, teaches, shown };
    let before = (state.panels.sheet.is_down(), actions::ActionPicks::now(ctx, &context));
    let mut beside = |place: BesideBoard| show_room(place, &context, &mut room.together);
    let ground = match &bar {
        Some(bar) => bar.above(&mut window, |ui| state.panels.show(ui, &panels, shape, intents, &mut beside)),
        None => state.panels.show(&mut window, &panels, shape, intents, &mut beside),
    };
    if let (Some(bar), Some(watched)) = (bar, room.open_replay.watched_mut()) {
        rewind(&mut window, (bar, shape.is_narrow), watched, &context, &mut room.rewind);
    }
    announce(ctx, &context, session, ground.board.rect);
    // Not to be pressed: tests ask whether the board keeps its place.
    room.targets.put("board", ground.stage, false);
    let board = BoardView::of(ctx, &context, pieces, &ground, &mut state.panels.lens, room.pace.moves());
    room.rect.set_if_neq(board.place.rect);
    let ahead = !room.script.is_under_way() && !session.is_watched() && looks_ahead(context.view, session.at_rest());
    board.paint(&mut state.names, &room.selected, ahead);
    let table = HeardByTable { run_on: &mut room.run_on, end: &mut room.end, pointer: &mut room.pointer };
    table.hears(&board, (session, &room.script), &mut state.hold, intents);
    if state.hold.is_spent() {
        undo_release(ctx, &context, before, &mut state.panels.sheet, intents);
    }
    board.offer();
    if room.assistive.0 {
        board.read(&window, (&mut state.news, &state.lines), room.open_plans().is_some(), intents);
    }
    board.lead_beyond(ground.stage, &mut state.panels.lens);
    state.panels.over_board(ctx, &panels, shape, &ground);
    if !shape.stacked {
        show_room(BesideBoard::Over(ctx, board.response.rect), &context, &mut room.together);
    }
    let settings = MenuSettings {
        motion: &mut room.motion,
        pace: *room.pace,
        sound: &mut room.sound,
        talk: &mut room.talk,
        auto_show: &mut room.auto_show,
    };
    over_all(&board, (session, teaches), (&mut state.panels.menu, &mut state.rules), settings, intents);
    state.panels.focused = ctx.memory(|memory| memory.focused().is_some());
}

/// What a lesson says now, while the person may decide; what that is about is brought to the front once.
fn taught(room: &mut PlayContext, state: &mut PlayState, resting: bool) -> Option<Coach> {
    let coach = room.teaching.coach(&room.words.0).filter(|_| resting)?;
    if room.teaching.leads() {
        state.lead_to(&coach);
    }
    Some(coach)
}

/// Shows the curtain before somebody's cards, and says whose they are.
fn lower_curtain(
    ctx: &egui::Context,
    context: &PanelContext,
    seat: SeatId,
    prompted: &mut ResMut<Prompted>,
    intents: &mut Vec<Intent>,
) {
    let told = curtain::spoken_line(context, seat);
    if prompted.text() != told {
        // What was said was for the one before it.
        platform::hush();
        prompted.ask(told);
    }
    inspect::clear(ctx);
    curtain::show(ctx, context, seat, intents);
}

/// All of the window, for the panels and the board.
fn window(ctx: &egui::Context) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "play".into(), builder)
}

/// Shows the bar below them where a case is watched.
fn rewind(
    window: &mut egui::Ui,
    (bar, narrow): (Foot, bool),
    watched: &mut WatchedCase,
    context: &PanelContext,
    chosen: &mut MessageWriter<ReplayChoice>,
) {
    let PanelContext { words, art, targets, view, .. } = *context;
    let of = BarContext { words, art, targets, turn: view.turn, narrow };
    chosen.write_batch(bar.show(window, |ui| replay::bar(ui, watched, &of)));
}

/// Shows over the board what is happening now.
fn announce(ctx: &egui::Context, context: &PanelContext, session: &Session, board: egui::Rect) {
    if let Some(event) = session.showing() {
        banner::show(ctx, context, event, &session.told_together(), board);
    }
}

/// What is let go of does nothing to a button, a window or the sheet either: another may stand where the pressed one was.
/// `before` are whether the sheet was down and what was picked, when the frame began.
fn undo_release(
    ctx: &egui::Context,
    context: &PanelContext,
    before: (bool, actions::ActionPicks),
    sheet: &mut PromptSheet,
    intents: &mut Vec<Intent>,
) {
    if ctx.input(|input| input.pointer.any_released()) {
        let (was_down, picks) = before;
        intents.retain(|intent| !matches!(intent, Intent::Decide(_)));
        sheet.put(was_down);
        picks.put_back(ctx, context);
    }
}

/// Shows over the board or beside it how its room stands, where the case is played in one.
fn show_room(place: BesideBoard, context: &PanelContext, together: &mut RoomAtHand) {
    if context.elsewhere {
        let bar = RoomBar { words: context.words, art: context.art, targets: context.targets, narrow: context.narrow };
        room_bar::show(together, place, &bar);
    }
}

/// What the table is told of presses on the board, and of what ends or skips what it shows.
struct HeardByTable<'a, 'w> {
    run_on: &'a mut ResMut<'w, RunOn>,
    end: &'a mut MessageWriter<'w, EndAnimation>,
    pointer: &'a mut ResMut<'w, BoardPointer>,
}

impl HeardByTable<'_, '_> {
    fn hears(self, board: &BoardView, (session, script): (&Session, &Script), held: &mut Hold, intents: &[Intent]) {
        let free = board.ctx.memory(|memory| memory.top_modal_layer().is_none());
        let waits = free && !session.is_watched() && waits(session, script);
        let runs = held.look(board.ctx, board.is_held() || intents.contains(&Intent::Hold), waits);
        self.run_on.set_if_neq(RunOn(runs));
        if free && session.shows_what_may_end() && hold::is_struck(board.ctx) {
            self.end.write_default();
        }
        self.pointer.set_if_neq(board.pointer(held.is_spent()));
    }
}

/// Whether others play, or something is still being shown.
fn waits(session: &Session, script: &Script) -> bool {
    let others = if script.is_under_way() { script.is_waiting() } else { session.other_to_act() };
    !session.at_rest() || others
}

/// What is set in the menu.
struct MenuSettings<'a, 'w> {
    motion: &'a mut ResMut<'w, Motion>,
    pace: MotionPace,
    sound: &'a mut ResMut<'w, SoundSettings>,
    talk: &'a mut ResMut<'w, TableTalk>,
    auto_show: &'a mut ResMut<'w, AutoShow>,
}

impl MenuSettings<'_, '_> {
    /// As the menu shows it, with the talk of characters where there are some.
    fn preferences(&self, has_characters: bool) -> Preferences {
        let talk = has_characters.then_some(self.talk.0);
        Preferences { motion: **self.motion, pace: self.pace, sound: **self.sound, talk, auto_show: self.auto_show.0 }
    }

    fn set(self, wanted: Preferences) {
        self.motion.set_if_neq(wanted.motion);
        self.sound.set_if_neq(wanted.sound);
        self.auto_show.set_if_neq(AutoShow(wanted.auto_show));
        if let Some(talk) = wanted.talk {
            self.talk.set_if_neq(TableTalk(talk));
        }
    }
}

/// What lies over the panels and the board: windows, the menu and the rules, a lesson's arrow, and what is looked at.
fn over_all(
    board: &BoardView,
    (session, teaches): (&Session, bool),
    (menu, rules): (&mut bool, &mut bool),
    settings: MenuSettings,
    intents: &mut Vec<Intent>,
) {
    let (ctx, context) = (board.ctx, board.context);
    actions::windows(ctx, context, intents);
    would_show::window(ctx, context, intents);
    let dialog = *menu || *rules;
    let mut wanted = settings.preferences(context.seats.iter().any(|seat| seat.character.is_some()));
    let seal = if *menu { session.seal().short() } else { String::new() };
    let of =
        MenuOf { may_give_up: context.view.may_give_up, in_room: context.elsewhere, may_type: !teaches, seal: &seal };
    menu_and_rules(ctx, context, of, (menu, rules), &mut wanted, intents);
    settings.set(wanted);
    match context.coach {
        Some(coach) if !dialog => coach::point(ctx, context, coach, |at| board.place.of_place(context, at), intents),
        Some(_) => {}
        None => context.targets.lead_to(None, ""),
    }
    inspect::show(ctx, context, Some(board.response.rect));
}

/// The menu and the rules, which lie over everything.
fn menu_and_rules(
    ctx: &egui::Context,
    context: &PanelContext,
    of: MenuOf,
    (menu, rules): (&mut bool, &mut bool),
    wanted: &mut Preferences,
    intents: &mut Vec<Intent>,
) {
    let words = context.words;
    match menu::show(ctx, words, context.art, menu, wanted, of, context.targets) {
        Some(MenuChoice::Rules) => *rules = true,
        Some(MenuChoice::Language) => intents.push(Intent::LanguageAndText),
        Some(MenuChoice::Keys) => intents.push(Intent::Keys),
        Some(MenuChoice::TypeCommand) => intents.push(Intent::TypeCommand),
        Some(MenuChoice::Leave) => intents.push(Intent::Leave),
        Some(MenuChoice::Room) => intents.push(Intent::Room),
        Some(MenuChoice::GiveUp) => actions::ask_to_give_up(ctx, context),
        None => {}
    }
    rules_panel::show(ctx, context.theme, words, rules, context.targets);
}

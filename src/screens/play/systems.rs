//! The play screen: the board, and the panels around it, laid out for a window or a phone.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align, Layout, PointerButton, Sense},
};

use crate::{
    session::{Decide, OwnMarks, Session},
    table::{
        BackgroundTasks, BoardPointer, BoardRect, CaseRenewed, FastForward, Pace, Screen, Selected, SkipAnimation,
        Token, TurnPhase,
    },
    ui::{
        Art, Intent, LogLine, PanelContext, TestTargets, actions, arrows, banner, curtain, hand, log,
        menu::{self, MenuChoice},
        notebook, prompt, rules_panel, seat_names, seats,
        style::LOW,
        things, widgets,
    },
};
use candlestick_rules::{Phase, SeatId};
use candlestick_themes::describe;

use super::{knowing::Knowing, pad::Pad};
use crate::screens::{Prompted, Speech};

/// The panel that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Tab {
    /// What is asked, and the builders.
    #[default]
    Act,
    /// The notebook.
    Notebook,
    /// The own hand.
    Hand,
    /// What happened.
    Log,
    /// What lies on the table beside the hands.
    Things,
}

/// What the play screen remembers from frame to frame.
#[derive(Resource, Debug, Default)]
struct Desktop {
    tab: Tab,
    rules: bool,
    menu: bool,
    lines: Vec<LogLine>,
    told: (Eyes, usize),
    pad: Pad,
    was_asked: bool,
}

/// A seat as a cache key.
type Eyes = Option<SeatId>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desktop>()
        .add_systems(OnEnter(Screen::Play), clear_desktop)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Play)))
        .add_systems(Update, (open_verdict, read_anew).run_if(in_state(Screen::Play)));
}

/// A fresh desk; whoever only watches reads the log rather than a notebook without cards.
fn clear_desktop(session: Res<Session>, mut desktop: ResMut<Desktop>) {
    let tab = if session.persons().next().is_none() { Tab::Log } else { Tab::default() };
    *desktop = Desktop { tab, ..default() };
}

/// Names may have changed with the theme: the log and the sheet are written anew.
fn read_anew(mut renewed: MessageReader<CaseRenewed>, mut desktop: ResMut<Desktop>) {
    if renewed.read().last().is_some() {
        desktop.told = Default::default();
        desktop.pad = Pad::default();
    }
}

fn open_verdict(phase: Option<Res<State<TurnPhase>>>, session: Res<Session>, mut next: ResMut<NextState<Screen>>) {
    let told = phase.is_some_and(|phase| *phase.get() == TurnPhase::Over) && session.at_rest();
    if told {
        next.set(Screen::Verdict);
    }
}

/// Everything a frame of the play screen reads and writes.
#[derive(bevy::ecs::system::SystemParam)]
struct Room<'w> {
    session: ResMut<'w, Session>,
    marks: ResMut<'w, OwnMarks>,
    knowing: Res<'w, Knowing>,
    tasks: Res<'w, BackgroundTasks>,
    words: Res<'w, Speech>,
    art: Res<'w, Art>,
    spots: Res<'w, TestTargets>,
    pace: ResMut<'w, Pace>,
    selected: ResMut<'w, Selected>,
    rect: ResMut<'w, BoardRect>,
    pointer: ResMut<'w, BoardPointer>,
    prompted: ResMut<'w, Prompted>,
    next: ResMut<'w, NextState<Screen>>,
    decide: MessageWriter<'w, Decide>,
    skip: MessageWriter<'w, SkipAnimation>,
    race: ResMut<'w, FastForward>,
}

type Tokens<'w, 's> = Query<'w, 's, (&'static Token, &'static Transform)>;

fn show(mut contexts: EguiContexts, mut room: Room, mut desktop: ResMut<Desktop>, tokens: Tokens) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut intents = Vec::new();
    let desktop = &mut *desktop;
    desktop.refresh(&room.session, &room.marks, &room.words, &room.knowing, &room.tasks);
    draw(&ctx, &mut room, desktop, &tokens, &mut intents);
    for intent in intents {
        room.carry_out(intent, desktop, &ctx);
    }
    Ok(())
}

impl Desktop {
    /// Log lines and the sheet are made anew only when the view has changed.
    fn refresh(
        &mut self,
        session: &Session,
        marks: &OwnMarks,
        words: &Speech,
        knowing: &Knowing,
        tasks: &BackgroundTasks,
    ) {
        let view = session.view();
        let key = (Some(view.me), view.events.len());
        if self.told != key {
            self.told = key;
            self.lines = lines(session, words);
        }
        self.pad.refresh(session, marks.of(session.viewer()), &words.0, knowing.sure(view.me), tasks);
        let asked = view.actor == Some(view.me) && session.at_rest();
        if asked && !self.was_asked {
            self.tab = Tab::Act;
        }
        self.was_asked = asked;
    }
}

/// The log in words, as the person at the table saw it.
fn lines(session: &Session, words: &Speech) -> Vec<LogLine> {
    let view = session.view();
    let names = seat_names(session.theme(), view);
    let me = Some(view.me).filter(|me| *me != SeatId::WATCHER);
    let (mut turn, mut seat) = (0, None);
    let told = view.events.iter().enumerate().map(|(at, event)| {
        if let candlestick_rules::Event::TurnStarted { seat: owner, turn: number } = event {
            (turn, seat) = (*number, Some(*owner));
        }
        LogLine { turn, text: describe(event, session.theme(), &words.0, &names, me), seat, event: at }
    });
    told.filter(|line| !line.text.is_empty()).collect()
}

fn draw(ctx: &egui::Context, room: &mut Room, desktop: &mut Desktop, tokens: &Tokens, intents: &mut Vec<Intent>) {
    let screen = ctx.viewport_rect();
    let narrow = screen.width() < 780.0 || screen.width() < screen.height() * 0.9;
    let session = &room.session;
    let nothing = Default::default();
    let Some(aid) = desktop.pad.aid() else { return };
    let context = PanelContext {
        theme: session.theme(),
        words: &room.words.0,
        art: &room.art,
        view: session.view(),
        seats: session.seats(),
        marks: room.marks.of(session.viewer()).unwrap_or(&nothing),
        aid,
        cell: desktop.pad.cell,
        why: desktop.pad.why(),
        told: desktop.pad.told(),
        selected: room.selected.chosen,
        busy: !session.at_rest(),
        narrow: narrow || screen.height() < LOW,
        spots: &room.spots,
    };
    if let Some(seat) = session.curtain() {
        room.prompted.0 = String::from("curtain");
        *room.pointer = BoardPointer::default();
        return curtain::show(ctx, &context, seat, intents);
    }
    room.prompted.0 = prompt::text(&context);
    let mut window = egui::Ui::new(
        ctx.clone(),
        "play".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen),
    );
    let panels = Panels { context: &context, lines: &desktop.lines };
    let board = if narrow {
        panels.phone(&mut window, &mut desktop.tab, intents)
    } else {
        panels.window(&mut window, &mut desktop.tab, intents)
    };
    if let Some(event) = session.showing() {
        banner::show(ctx, &context, event, board.rect);
    }
    let touch = ctx.input(|input| input.any_touches() || input.multi_touch().is_some());
    let zoom = ctx.zoom_factor();
    let rect = Rect::new(board.rect.min.x, board.rect.min.y, board.rect.max.x, board.rect.max.y);
    let rect = BoardRect(Rect { min: rect.min * zoom, max: rect.max * zoom });
    if *room.rect != rect {
        *room.rect = rect;
    }
    let to_world = |at: egui::Pos2| rect.to_world(&context.view.edition.board, Vec2::new(at.x, at.y) * zoom);
    arrows::show(ctx, &context, board.rect, |seat| {
        let suspect = context.view.setup.seats.get(seat.index())?;
        let (_, at) = tokens.iter().find(|(token, _)| token.0 == *suspect)?;
        let at = rect.to_window(&context.view.edition.board, at.translation.truncate()) / zoom;
        Some(egui::pos2(at.x, at.y))
    });
    let pointer = BoardPointer {
        hover: board.hover_pos().filter(|_| !touch).map(to_world),
        clicked: board.clicked_by(PointerButton::Primary).then(|| board.interact_pointer_pos()).flatten().map(to_world),
        finger: touch,
    };
    if *room.pointer != pointer {
        *room.pointer = pointer;
    }
    menu_button(ctx, &context, board.rect, &mut desktop.menu);
    actions::windows(ctx, &context, intents);
    let mut pace = *room.pace;
    let may_give_up = context.view.may_give_up;
    let words = &room.words.0;
    match menu::show(ctx, words, &room.art, &mut desktop.menu, &mut pace, may_give_up, &room.spots) {
        Some(MenuChoice::Rules) => desktop.rules = true,
        Some(MenuChoice::Leave) => intents.push(Intent::Leave),
        Some(MenuChoice::GiveUp) => actions::ask_to_give_up(ctx, &context),
        None => {}
    }
    if pace != *room.pace {
        *room.pace = pace;
    }
    rules_panel::show(ctx, session.theme(), words, &mut desktop.rules, &room.spots);
}

/// Height that the notebook keeps beside a choice; beside a question's many tiles.
const NOTEBOOK: (f32, f32) = (265.0, 195.0);
/// In windows lower than this the choice and the notebook take turns: both at once would be cut.
const ONE_AT_A_TIME: f32 = 700.0;

/// The board's share of a phone's height: none beside the notebook, less while a person picks from a list.
fn board_share(context: &PanelContext, tab: Tab) -> f32 {
    match tab {
        Tab::Notebook => return 0.0,
        Tab::Log => return 0.3,
        Tab::Act | Tab::Hand | Tab::Things => {}
    }
    let mine = context.view.actor == Some(context.view.me) && !context.busy;
    match context.view.phase {
        Phase::Roll | Phase::Move | Phase::Conclude | Phase::Over => 0.56,
        _ if mine => 0.36,
        _ => 0.56,
    }
}

/// The tabs where one thing is shown at a time.
const PHONE_TABS: [(Tab, &str); 4] =
    [(Tab::Act, "tab-act"), (Tab::Notebook, "tab-notebook"), (Tab::Hand, "tab-hand"), (Tab::Log, "tab-log")];

/// The panels around the board.
struct Panels<'a> {
    context: &'a PanelContext<'a>,
    lines: &'a [LogLine],
}

impl Panels<'_> {
    /// Whether the person at the table is to decide.
    fn mine(&self) -> bool {
        self.context.view.actor == Some(self.context.view.me) && !self.context.busy
    }

    /// Board at the left, everything else at the right.
    fn window(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) -> egui::Response {
        let screen = ui.max_rect();
        let board_shape = &self.context.view.edition.board;
        let shape = f32::from(board_shape.cols()) / f32::from(board_shape.rows());
        let width = (screen.width() - screen.height() * shape).clamp(400.0, 600.0).min(screen.width() * 0.48);
        egui::Panel::right("desk").exact_size(width).resizable(false).frame(widgets::plate()).show(ui, |ui| {
            seats::show(ui, self.context);
            prompt::show(ui, self.context);
            if screen.height() < ONE_AT_A_TIME {
                return self.one_at_a_time(ui, tab, intents);
            }
            egui::Panel::bottom("hand").frame(egui::Frame::NONE).show(ui, |ui| hand::show(ui, self.context));
            let asking = self.mine() && matches!(self.context.view.phase, Phase::Conclude | Phase::AskAnywhere(_));
            let notebook = if asking { NOTEBOOK.1 } else { NOTEBOOK.0 };
            let most = (ui.available_height() * 0.42).max(ui.available_height() - notebook);
            egui::ScrollArea::vertical().id_salt("act").max_height(most).show(ui, |ui| self.act(ui, intents));
            let mut all = vec![(Tab::Notebook, "tab-notebook"), (Tab::Log, "tab-log")];
            if things::are_there(self.context) {
                all.push((Tab::Things, "tab-table"));
            }
            if !all.iter().any(|(one, _)| one == tab) {
                *tab = Tab::Notebook;
            }
            self.tabs(ui, tab, &all);
            self.content(ui, *tab, intents);
        });
        board(ui)
    }

    /// Board on top, one panel below, tabs at the bottom.
    fn phone(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) -> egui::Response {
        let board_shape = &self.context.view.edition.board;
        let shape = f32::from(board_shape.rows()) / f32::from(board_shape.cols());
        egui::Panel::top("seats").frame(widgets::plate()).show(ui, |ui| seats::show(ui, self.context));
        egui::Panel::bottom("tabs").frame(widgets::plate()).show(ui, |ui| {
            self.tabs(ui, tab, &PHONE_TABS);
        });
        let room = ui.available_size();
        let board_height = (room.x * shape).min(room.y * board_share(self.context, *tab));
        let height = room.y - board_height;
        egui::Panel::bottom("desk").exact_size(height).resizable(false).frame(widgets::plate()).show(ui, |ui| {
            prompt::show(ui, self.context);
            match tab {
                Tab::Act => {
                    egui::ScrollArea::vertical().id_salt("act").show(ui, |ui| self.act(ui, intents));
                }
                other => self.content(ui, *other, intents),
            }
        });
        board(ui)
    }

    /// In a low window, such as that of a phone held sideways: tabs at the bottom and one thing above them.
    fn one_at_a_time(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) {
        if *tab == Tab::Things {
            *tab = Tab::Hand;
        }
        egui::Panel::bottom("tabs").frame(egui::Frame::NONE).show(ui, |ui| self.tabs(ui, tab, &PHONE_TABS));
        match *tab {
            Tab::Act => {
                egui::ScrollArea::vertical().id_salt("act").show(ui, |ui| self.act(ui, intents));
            }
            other => self.content(ui, other, intents),
        }
    }

    fn tabs(&self, ui: &mut egui::Ui, tab: &mut Tab, all: &[(Tab, &str)]) {
        let labels: Vec<_> = all.iter().map(|(_, key)| self.context.words.say(key)).collect();
        let labels: Vec<_> = labels.iter().map(String::as_str).collect();
        let chosen = all.iter().position(|(one, _)| one == tab).unwrap_or(0);
        let (pressed, responses) = widgets::segmented(ui, &labels, chosen);
        for (response, (_, key)) in responses.iter().zip(all) {
            self.context.spots.mark(key.replace('-', "."), response);
        }
        if let Some(n) = pressed {
            *tab = all[n].0;
        }
    }

    /// What can be done now; the space bar is done with what is being shown, unless it presses what has the focus.
    fn act(&self, ui: &mut egui::Ui, intents: &mut Vec<Intent>) {
        let free = self.context.busy && !ui.ctx().egui_wants_keyboard_input();
        if free && widgets::pressed(ui, egui::Key::Space) {
            intents.push(Intent::SkipAnimation);
        }
        actions::show(ui, self.context, intents);
    }

    fn content(&self, ui: &mut egui::Ui, tab: Tab, intents: &mut Vec<Intent>) {
        match tab {
            Tab::Notebook => notebook::show(ui, self.context, intents),
            Tab::Hand => {
                egui::ScrollArea::vertical().id_salt("hand").show(ui, |ui| {
                    hand::show(ui, self.context);
                    if things::are_there(self.context) {
                        ui.add_space(6.0);
                        things::show(ui, self.context);
                    }
                });
            }
            Tab::Things => {
                egui::ScrollArea::vertical()
                    .id_salt("things")
                    .auto_shrink(false)
                    .show(ui, |ui| things::show(ui, self.context));
            }
            Tab::Log => log::show(ui, self.context, self.lines),
            Tab::Act => {}
        }
    }
}

/// The menu's button, in the board's corner; Escape opens it as well, unless it closes a dialog.
fn menu_button(ctx: &egui::Context, context: &PanelContext, board: egui::Rect, open: &mut bool) {
    let area =
        egui::Area::new("menu-button".into()).fixed_pos(board.min + egui::vec2(8.0, 8.0)).order(egui::Order::Middle);
    area.show(ctx, |ui| {
        let response = widgets::icon_button(ui, context.art.icon("gear"), &context.words.say("menu-title"));
        context.spots.mark("menu.open", &response);
        if response.clicked() || !*open && widgets::pressed(ui, egui::Key::Escape) {
            *open = true;
        }
    });
}

/// What is left of the window is the board.
fn board(ui: &mut egui::Ui) -> egui::Response {
    let layout = Layout::top_down(Align::Center);
    let rect = ui.available_rect_before_wrap();
    ui.with_layout(layout, |ui| ui.allocate_rect(rect, Sense::click())).inner
}

impl Room<'_> {
    fn carry_out(&mut self, intent: Intent, desktop: &mut Desktop, ctx: &egui::Context) {
        match intent {
            Intent::Decide(action) => {
                self.decide.write(Decide(action));
            }
            Intent::Select(place) => self.selected.chosen = place,
            Intent::LiftCurtain => self.session.lift_curtain(),
            Intent::Notebook(notebook::Wish::ShowLog) => desktop.tab = Tab::Log,
            Intent::Notebook(wish) => {
                // What the wish changes is seen in the next frame.
                ctx.request_repaint();
                desktop.pad.carry_out(wish, &self.session, &mut self.marks, &self.words.0, ctx);
            }
            Intent::SkipAnimation => {
                self.skip.write(SkipAnimation);
            }
            Intent::FastForward => self.race.0 = true,
            Intent::Leave => self.next.set(Screen::Title),
        }
    }
}

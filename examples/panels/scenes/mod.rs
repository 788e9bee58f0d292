//! Made-up tables for every panel and screen, reached by random play so that all that is shown could happen.

mod cases;
mod states;

use std::sync::Arc;

use bevy_egui::egui::{Context, Rect, Ui};
use candlestick::{
    screens::{
        library,
        play::{Desk, DeviceShows, Panels, Shape, Tab},
        position, practice, puzzle, review, setup, title, verdict,
    },
    session::WouldShow,
    ui::{
        self, Art, Intent, PanelContext, ScreenTargets,
        keys::Keys,
        keys_sheet::{self, KeysState, ListedKeys},
        menu::Preferences,
        notebook::{CellAsked, NotebookWish, Proved},
    },
};
use candlestick_game::{Case, Column, Deductions, Marks, NotebookAssist, standing::Standing};
use candlestick_rules::{CardId, Event, Place, SeatId, View};
use candlestick_themes as theme;
use candlestick_themes::palette;
use candlestick_themes::{Theme, Words};

pub use cases::theme_of;

use cases::table;
use states::{
    daily, help_of, known, library_of, looked_back, marks, news_of, planned_of, practice, real_table, standing_of,
};

/// Every scene.
pub const NAMES: &[&str] = &[
    "title",
    "title-resume",
    "title-first",
    "library",
    "library-link",
    "setup",
    "setup-two",
    "setup-ladder",
    "roll",
    "move",
    "stay",
    "jump",
    "suggest",
    "answer",
    "reveal",
    "pass-left",
    "choose-seat",
    "name-card",
    "conclude",
    "wait",
    "plan",
    "go-planned",
    "fast-forward",
    "six",
    "curtain",
    "rules",
    "menu",
    "keys",
    "banner",
    "banner-card",
    "verdict",
    "verdict-lost",
    "start",
    "via",
    "snoop",
    "choose-room",
    "choose-token",
    "ask-anywhere",
    "show-card",
    "may-draw",
    "answer-play",
    "watch",
    "watch-nothing",
    "side-card",
    "conclude-play",
    "ten",
    "note-blank",
    "note-slips",
    "note-deduce",
    "note-odds",
    "note-log",
    "review",
    "review-ten",
    "review-file",
    "review-none",
    "daily",
    "practice",
    "practice-wrong",
    "practice-right",
    "practice-ask",
    "position-lay",
    "position",
    "position-refused",
    "position-solved",
];

/// The game's sentences in a language, and every built-in theme in it.
pub struct SceneLanguage {
    words: Words,
    themes: Vec<Arc<Theme>>,
}

impl SceneLanguage {
    /// A language by its code, English if there is none of that code.
    pub fn of(code: &str) -> Arc<Self> {
        let words = Words::carried(code);
        let themes = theme::builtin_ids().into_iter().map(|id| Arc::new(theme_of(id).in_language(&words)));
        Arc::new(Self { themes: themes.collect(), words })
    }

    /// A theme by its id; any other by being read.
    fn theme(&self, id: &str) -> Arc<Theme> {
        let known = self.themes.iter().find(|theme| theme.id == id);
        known.map_or_else(|| Arc::new(theme_of(id).in_language(&self.words)), Arc::clone)
    }
}

/// The theme that a scene uses when none is named.
fn usual_theme(name: &str) -> &'static str {
    match name {
        "start" | "choose-room" | "choose-token" | "show-card" | "may-draw" | "answer-play" | "watch"
        | "watch-nothing" | "conclude-play" | "ask-anywhere" => "doctor-who",
        "side-card" => "classic-2011",
        "via" | "snoop" | "ten" | "review-ten" => "master-detective",
        _ => "classic-2016",
    }
}

/// One scene with what it keeps between frames.
pub struct Scene {
    name: String,
    spoken: Arc<SceneLanguage>,
    theme: Arc<Theme>,
    case: Case,
    view: View,
    marks: Marks,
    pub targets: ScreenTargets,
    setup: setup::SetupState,
    selected: Option<Place>,
    planned: Option<Place>,
    would_show: WouldShow,
    keys: (Keys, KeysState),
    sure: Option<Arc<Deductions>>,
    cell: Option<(CardId, Column)>,
    wanted: Preferences,
    open: bool,
    desk: Desk,
    library: library::LibraryState,
    review: Option<review::ReviewState>,
    daily: Option<puzzle::PuzzleState>,
    known: Vec<String>,
    practice: Option<practice::PracticeState>,
    standing: Standing,
    news: Vec<(&'static str, String)>,
    position: Option<position::PositionState>,
}

impl Scene {
    /// Sets a scene in a language: its name, or `NAME:THEME`, or `NAME:THEME:PLAYERS`.
    pub fn named(name: &str, spoken: &Arc<SceneLanguage>) -> Option<Self> {
        let mut parts = name.split(':');
        let name = parts.next()?;
        if !NAMES.contains(&name) {
            return None;
        }
        let id = parts.next().unwrap_or_else(|| usual_theme(name));
        let players = parts.next().and_then(|players| players.parse().ok());
        let (theme, words) = (spoken.theme(id), &spoken.words);
        let case = table(name, &theme, players);
        let view = case.game().view(SeatId(0));
        let mut setup = setup::SetupState::new(&theme);
        (0..players.unwrap_or(4).saturating_sub(4)).for_each(|_| setup.add());
        if name == "setup-ladder" {
            setup.set_step(3);
        }
        if name == "setup-two" {
            setup.remove(3);
            setup.remove(2);
            setup.toggle_kind(1);
            setup.seed = "99999999999999999999999".into();
        }
        let selected = view.choices.destinations().iter().rev().map(|end| end.place).find(|_| name == "move");
        let planned = planned_of(name, &view);
        let closed = ["review", "review-ten", "review-file"].contains(&name);
        let mut review = closed.then(|| looked_back(&theme, words));
        if let Some(state) = review.as_mut().filter(|_| name == "review-file") {
            state.which = review::WhichCase { n: 4, kept: 3, file: Some("candlestick-case-1834562207.json".into()) };
            state.pick = true;
        }
        let daily = (name == "daily").then(|| daily(&theme));
        let known = if name.starts_with("verdict") { known(&case, &view, words) } else { Vec::new() };
        let practice = name.starts_with("practice").then(|| practice(name, &theme, words));
        Some(Self {
            review,
            daily: daily.flatten(),
            practice: practice.flatten(),
            position: name.starts_with("position").then(|| real_table(name, &theme, words)),
            known,
            name: name.into(),
            spoken: Arc::clone(spoken),
            theme,
            marks: marks(&view, help_of(name)),
            sure: name.starts_with("note-").then(|| Arc::new(Deductions::from_view(&view))),
            cell: None,
            case,
            view,
            targets: ScreenTargets::default(),
            setup,
            standing: standing_of(name),
            news: news_of(name),
            selected,
            planned,
            would_show: WouldShow::default(),
            keys: (Keys::default(), KeysState::default()),
            wanted: Preferences::default(),
            open: true,
            desk: Desk::turned_to(if name.starts_with("note-") { Tab::Notebook } else { Tab::Act }),
            library: library_of(name),
        })
    }

    /// The file of the face in which its theme writes names, below the assets folder.
    pub fn face(&self) -> Option<&'static str> {
        self.theme.house.names.file().filter(|_| !self.name.starts_with("title"))
    }

    /// Shows it.
    pub fn show(&mut self, ui: &mut Ui, art: &Art) {
        match self.name.as_str() {
            "title" | "title-resume" | "title-first" => self.title(ui, art),
            "library" | "library-link" => {
                let chosen = library::show(ui, &mut self.library, (&self.spoken.words, art, &self.targets));
                chosen.into_iter().for_each(|choice| self.library.carry_out(choice));
            }
            "setup" | "setup-two" | "setup-ladder" => {
                let themes = (self.spoken.themes.as_slice(), &*self.theme, 0);
                setup::show(
                    ui,
                    &mut self.setup,
                    themes,
                    &self.standing,
                    (None, false),
                    &self.spoken.words,
                    art,
                    &self.targets,
                );
            }
            "verdict" | "verdict-lost" => {
                let seats = &self.case.log().seats;
                let open = verdict::Unveiling::DONE;
                let with = (&self.spoken.words, art, &self.targets);
                let known = Some(self.known.as_slice());
                verdict::show(
                    ui,
                    &self.theme,
                    with,
                    &self.view,
                    seats,
                    (open, known, &self.news, "3f2a 91c0 77de 0b12"),
                    None,
                );
            }
            "review-none" => {
                review::show_empty(ui, None, true, (&self.spoken.words, art, &self.targets));
            }
            "review" | "review-ten" | "review-file" => {
                if let Some(state) = &mut self.review {
                    let chosen = review::show(ui, state, (&self.spoken.words, art, &self.targets));
                    chosen.iter().for_each(|choice| state.carry_out(choice));
                }
            }
            "daily" => {
                if let Some(state) = &mut self.daily {
                    let chosen = puzzle::show(ui, state, (&self.spoken.words, art, &self.targets));
                    chosen.into_iter().for_each(|choice| state.carry_out(choice, &self.spoken.words));
                }
            }
            name if name.starts_with("practice") => {
                if let Some(state) = &mut self.practice {
                    let standing = practice::PracticeProgress { rating: 1248, ..practice::PracticeProgress::default() };
                    let chosen = practice::show(ui, state, standing, (&self.spoken.words, art, &self.targets));
                    chosen.into_iter().for_each(|choice| state.carry_out(choice, &self.spoken.words));
                }
            }
            name if name.starts_with("position") => {
                if let Some(state) = &mut self.position {
                    let chosen =
                        position::show(ui, state, &self.spoken.themes, (&self.spoken.words, art, &self.targets));
                    for choice in chosen {
                        state.carry_out(choice, &self.spoken.themes, &self.spoken.words);
                        state.work_out(&self.spoken.words);
                    }
                }
            }
            _ => self.play(ui, art),
        }
    }

    fn title(&self, ui: &mut Ui, art: &Art) {
        let resume = title::Resume { turn: 12, people: vec!["Professor Plum".into()], bots: 3 };
        let notice = "A saved case could not be read and was kept aside as case-broken-1.json.".to_owned();
        let with = self.name == "title-resume";
        let state = title::TitleState {
            resume: with.then_some(resume),
            cases: if with { 7 } else { 0 },
            notice: with.then_some(notice),
            motion: self.wanted.motion,
            muted: self.wanted.sound.muted,
            solved: with,
            learn: (self.name == "title-first").then_some(title::Learn::Begin),
            quit: !with,
        };
        title::show(ui, &state, &self.spoken.words, art, &self.targets);
    }

    fn play(&mut self, ui: &mut Ui, art: &Art) {
        let (screen, shape) = (ui.max_rect(), Shape::of(ui.max_rect().size()));
        ui.painter().rect_filled(screen, 0, palette::NIGHT);
        ui::inspect::begin(ui.ctx());
        let view = self.view.clone();
        let assist = NotebookAssist::new(&view, self.marks.help, self.sure.clone());
        let names = ui::seat_names(&self.theme, &view);
        let proof = self.cell.and_then(|(card, column)| candlestick_deduction::proof::why(&view, card, column.into()));
        let asked = CellAsked {
            theme: &self.theme,
            words: &self.spoken.words,
            view: &view,
            assist: &assist,
            marks: &self.marks,
            names: &names,
            proof: proof.as_ref().map_or(Proved::No, Proved::Yes),
        };
        let why = self.cell.map(|(card, column)| asked.why(card, column));
        let mut intents = Vec::new();
        let context = PanelContext {
            theme: &self.theme,
            words: &self.spoken.words,
            art,
            view: &self.view,
            seats: &self.case.log().seats,
            names: None,
            marks: &self.marks,
            assist: &assist,
            cell: self.cell,
            why: why.as_ref(),
            told: None,
            selected: self.selected,
            planned: self.planned,
            would_show: Some(&self.would_show),
            take_back: self.name == "back",
            coach: None,
            busy: false,
            elsewhere: false,
            shared: false,
            narrow: shape.phone,
            board_hidden: false,
            targets: &self.targets,
        };
        let lines = ui::log_lines(&self.theme, &self.spoken.words, &self.view, &[]);
        let (watched, teaches) = (false, false);
        let panels = Panels { context: &context, lines: &lines, watched, teaches, shown: DeviceShows::default() };
        let laid = self.desk.show(ui, &panels, shape, &mut intents);
        self.targets.put("board", laid.stage, false);
        let ctx = ui.ctx().clone();
        self.desk.over_board(&ctx, &panels, shape, &laid);
        ui::actions::windows(&ctx, &context, &mut intents);
        ui::would_show::window(&ctx, &context, &mut intents);
        match self.name.as_str() {
            "curtain" => ui::curtain::show(&ctx, &context, SeatId(0), &mut intents),
            "rules" => ui::rules_panel::show(&ctx, &self.theme, &self.spoken.words, &mut self.open, &self.targets),
            "menu" => {
                ui::menu::show(
                    &ctx,
                    &self.spoken.words,
                    art,
                    &mut self.open,
                    &mut self.wanted,
                    ui::menu::MenuOf { may_give_up: true, in_room: false, seal: "3f2a 91c0 77de 0b12" },
                    &self.targets,
                );
            }
            "keys" => {
                let (keys, state) = &mut self.keys;
                let listed = ListedKeys { text: true, pad: true };
                keys_sheet::show(&ctx, (&self.spoken.words, &self.targets), keys, state, listed);
            }
            "banner" | "banner-card" => self.banner(&ctx, &context, laid.board.rect),
            _ => {}
        }
        ui::inspect::show(&ctx, &context, None);
        for intent in intents {
            match intent {
                Intent::Notebook(NotebookWish::LookAt(cell)) => self.cell = cell,
                Intent::Notebook(NotebookWish::ShowLog) => self.desk.tab = Tab::Log,
                Intent::Notebook(wish) => drop(wish.write(&mut self.marks)),
                Intent::Select(place) => self.selected = place,
                Intent::Plan(_) => self.planned = None,
                Intent::WouldShow(asker, card) => self.would_show.press(&self.view, asker, card),
                other => println!("{other:?}"),
            }
        }
    }

    fn banner(&self, ctx: &Context, context: &PanelContext, board: Rect) {
        let wanted = |event: &&Event| match event {
            Event::Suggested { .. } => self.name == "banner",
            Event::Drawn { .. } => self.name == "banner-card",
            _ => false,
        };
        if let Some(event) = self.view.events.iter().rev().find(wanted) {
            ui::banner::show(ctx, context, event, &[], board);
        }
    }
}

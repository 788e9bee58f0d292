//! Made-up tables for every panel and screen, reached by random play so that all that is shown could happen.

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
use candlestick_game::{
    Case, Column, Controller, Deductions, Help, Level, Marks, NotebookAssist, Record, Seat,
    library::CaseId,
    puzzle::Date,
    review::{Review, how_known},
    standing::Standing,
};
use candlestick_rules::{CardId, Choice, Event, Phase, Place, SeatId, Setup, SuspectId, View};
use candlestick_themes as theme;
use candlestick_themes::palette;
use candlestick_themes::{Theme, Words};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

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

/// How one stands with the ladder on a screen of this name: some cases were won.
#[expect(clippy::expect_used, reason = "an example that cannot go on stops")]
fn standing_of(name: &str) -> Standing {
    let kept = r#"{"format":1,"against":{"pip":{"cases":3,"won":2,"lost":1},"mabel":{"cases":4,"won":2,"lost":1},
        "clara":{"cases":5,"won":1,"lost":3}},"feats":{"at-once":2,"counted":1},"counted":[]}"#;
    if name == "setup-ladder" {
        Standing::from_json(kept).expect("it is as it is written")
    } else {
        Standing::default()
    }
}

/// What a verdict tells of the ladder.
fn news_of(name: &str) -> Vec<(&'static str, String)> {
    let lines = [
        ("speech", "Clara: “I should have listened to what the others asked.”"),
        ("scroll", "You won 2 of 5 cases against Clara; Clara won 2."),
        ("crown", "A feat: found the answer by counting hands and what was left."),
    ];
    if name == "verdict" { lines.map(|(icon, line)| (icon, line.to_owned())).to_vec() } else { Vec::new() }
}

/// A theme by id.
#[expect(clippy::panic, reason = "an example that cannot go on stops")]
pub fn theme_of(id: &str) -> Theme {
    theme::builtin(id).unwrap_or_else(|faults| panic!("{faults:?}"))
}

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

/// A case played at random until it fits.
#[expect(clippy::panic, reason = "an example that cannot go on stops")]
fn reach(theme: &Arc<Theme>, seats: u8, fits: &dyn Fn(&View) -> bool) -> Case {
    for seed in 0..4000_u64 {
        let names =
            ["Rosa", "Agatha", "Basil", "Clementine", "Dashiell", "Fergus", "Ann & Bo", "Imogen", "Jasper", "Kit"];
        let controller = |n| if n == 0 { Controller::Person } else { Controller::Bot(Level::Detective) };
        let people = (0..seats).map(|n| Seat::new(names[usize::from(n)], controller(n)));
        let suspects = [5, 0, 3, 1, 4, 2, 6, 7, 8, 9].map(SuspectId);
        let setup = Setup::new(suspects[..usize::from(seats)].to_vec());
        let Ok(mut case) = Case::new(Arc::clone(theme), setup, people.collect(), seed) else { continue };
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..260 {
            let Some(actor) = case.game().actor() else { break };
            if fits(&case.game().view(SeatId(0))) {
                return case;
            }
            let choices = case.game().choices(actor);
            let mut actions = choices.actions(theme.edition.cards);
            let rash = rng.random_range(0..60_u32) == 0;
            actions.retain(|action| {
                use candlestick_rules::Action::{Accuse, GiveUp};
                matches!(action, Accuse(_)) == (rash && choices.iter().any(|one| *one == Choice::Accuse))
                    && !matches!(action, GiveUp)
            });
            let Some(action) = actions.get(rng.random_range(0..actions.len().max(1) as u32) as usize) else { break };
            if case.apply(actor, *action).is_err() {
                break;
            }
        }
        if fits(&case.game().view(SeatId(0))) {
            return case;
        }
    }
    panic!("no such table")
}

/// The table of a scene, with a number of players of one's own if there is one.
fn table(name: &str, theme: &Arc<Theme>, players: Option<u8>) -> Case {
    let reach = |theme, usual: u8, fits: &dyn Fn(&View) -> bool| {
        reach(theme, players.unwrap_or(usual.max(theme.edition.profile.min_seats)), fits)
    };
    let mine = |view: &View| view.actor == Some(view.me) && view.turn > 12;
    let has = |view: &View, wanted: fn(&Choice) -> bool| view.choices.iter().any(wanted);
    let rooms = |view: &View| view.choices.destinations().iter().filter(|end| end.place.room().is_some()).count();
    match name {
        "move" | "go-planned" => {
            reach(theme, 4, &|v| mine(v) && rooms(v) > 3 && v.choices.destinations().len() > rooms(v) + 3)
        }
        "stay" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::Passage(_)))),
        "jump" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::Jump(_)))),
        "suggest" => reach(theme, 4, &|v| mine(v) && v.phase == Phase::Suggest),
        "answer" => reach(theme, 3, &|v| mine(v) && has(v, |c| matches!(c, Choice::Show(set) if set.len() > 1))),
        "reveal" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::Reveal(_)))),
        "pass-left" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::PassLeft(_)))),
        "choose-seat" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::ChooseSeat(_)))),
        "name-card" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::NameCard(_)))),
        "conclude" => reach(theme, 4, &|v| mine(v) && v.phase == Phase::Conclude && v.question.is_some()),
        "note-blank" | "note-slips" | "note-deduce" | "note-odds" | "note-log" => {
            reach(theme, 5, &|v| v.turn > 25 && cards_shown(v) > 3)
        }
        "wait" | "plan" | "menu" | "keys" | "rules" => reach(theme, 5, &|v| v.turn > 20 && v.actor == Some(SeatId(2))),
        "fast-forward" => reach(theme, 4, &|v| v.seats[0].out && v.phase == Phase::Move),
        "six" | "curtain" => {
            reach(theme, 6, &|v| v.turn > 30 && v.seats[3].out && v.seats.iter().filter(|s| s.out).count() < 3)
        }
        "banner" | "banner-card" => reach(theme, 4, &|v| v.turn > 14 && v.question.is_some()),
        "verdict" if players.is_none() => played_out(theme),
        "verdict" => reach(theme, 4, &|v| v.actor.is_none() && won(v)),
        "verdict-lost" => reach(theme, 2, &|v| v.actor.is_none() && !won(v)),
        "start" => reach(theme, 4, &|v| {
            mine(v) && v.phase == Phase::Roll && has(v, |c| matches!(c, Choice::UsePower(_) | Choice::PlayCard(_)))
        }),
        "via" => reach(theme, 4, &|v| mine(v) && v.choices.vias().len() > 1 && rooms(v) > 1),
        "snoop" => reach(theme, 4, &|v| mine(v) && v.phase == Phase::Snoop),
        "choose-room" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::ChooseRoom(_))),
        "choose-token" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::ChooseToken(_))),
        "ask-anywhere" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::AskAnywhere(_))),
        "show-card" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::ShowCard(_))),
        "may-draw" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::MayDraw(_))),
        "answer-play" => reach(theme, 4, &|v| {
            mine(v) && has(v, |c| matches!(c, Choice::Show(_))) && has(v, |c| matches!(c, Choice::PlayCard(_)))
        }),
        "watch" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::Watch(_)) && v.choices.0.len() > 1),
        "watch-nothing" => {
            reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::Watch(_)) && v.choices.0.len() == 1)
        }
        "side-card" => {
            reach(theme, 2, &|v| mine(v) && matches!(v.phase, Phase::SideCard(_)) && !v.sides_seen.is_empty())
        }
        "conclude-play" => {
            reach(theme, 4, &|v| mine(v) && v.phase == Phase::Conclude && has(v, |c| matches!(c, Choice::PlayCard(_))))
        }
        "ten" => reach(theme, 10, &|v| v.actor == Some(v.me) && v.phase == Phase::Conclude && v.question.is_some()),
        _ => reach(theme, 4, &|v| mine(v) && v.phase == Phase::Roll),
    }
}

/// Cards shown to others.
fn cards_shown(view: &View) -> usize {
    view.events.iter().filter(|event| matches!(event, Event::Shown { card: None, .. })).count()
}

fn won(view: &View) -> bool {
    view.events.iter().any(|event| matches!(event, Event::Closed { winner: Some(_), .. }))
}

/// A library of some cases; for `library-link` with the link of one.
fn library_of(name: &str) -> library::LibraryState {
    let entry = |id: u32, title: &str, how: &str, closed| library::CaseEntry {
        id: CaseId::from(id),
        title: title.into(),
        house: "The Classic House".into(),
        who: "Miss Scarlett vs. 3 bots".into(),
        how: how.into(),
        begun: "22 November 2026".into(),
        day: "2026-11-22".into(),
        closed,
        here: true,
    };
    let entries = vec![
        entry(4, "", "Open, after 48 decisions", false),
        entry(3, "The evening at Ada’s", "Miss Scarlett solved it in 31 turns", true),
        entry(2, "", "Professor Plum solved it in 18 turns", true),
        entry(1, "", "Nobody solved it, in 40 turns", true),
    ];
    let mut state = library::LibraryState { entries, pick: true, ..library::LibraryState::default() };
    if name == "library-link" {
        let link = Record::of(&table("verdict", &Arc::new(theme_of("classic-2016")), None)).to_link();
        state.unfolded =
            Some((CaseId::from(3), library::CaseDetail::Link(format!("https://example.org/#case={link}"))));
    }
    state
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
            narrow: shape.phone,
            board_hidden: false,
            targets: &self.targets,
        };
        let lines = ui::log_lines(&self.theme, &self.spoken.words, &self.view, &[]);
        let panels = Panels { context: &context, lines: &lines, watched: false, shown: DeviceShows::default() };
        let laid = self.desk.show(ui, &panels, shape, &mut intents);
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

/// A case that bots played to its end.
#[expect(clippy::panic, reason = "an example that cannot go on stops")]
fn played_out(theme: &Arc<Theme>) -> Case {
    let seats = if theme.edition.profile.max_seats > 6 { 10 } else { 4 };
    let seat = |n: u8| Seat::bot(format!("Bot {n}"), Level::Novice);
    let setup = Setup::new((0..seats).map(SuspectId).collect());
    let Ok(mut case) = Case::new(Arc::clone(theme), setup, (0..seats).map(seat).collect(), 7) else {
        panic!("no such table")
    };
    while let Some((seat, action)) = case.bot_action() {
        if case.apply(seat, action).is_err() {
            break;
        }
    }
    case
}

/// Such a case with its review.
fn looked_back(theme: &Arc<Theme>, words: &Words) -> review::ReviewState {
    let case = played_out(theme);
    let began = std::time::Instant::now();
    let of = Review::of(&case);
    println!("the review took {:.1} s for {} turns", began.elapsed().as_secs_f32(), of.turns);
    let mut state = review::ReviewState::new(Arc::new(case), words);
    state.review = Some(of);
    state.which = review::WhichCase { n: 2, kept: 3, file: None };
    state
}

/// How a closed case could have been known, as the first seat reads it.
fn known(case: &Case, view: &View, words: &Words) -> Vec<String> {
    let names = ui::seat_names(&case.theme, view);
    how_known(case, &Review::of(case).seats, (Some(SeatId(0)), &names), words)
}

/// The daily case of a day.
fn daily(theme: &Arc<Theme>) -> Option<puzzle::PuzzleState> {
    let date = Date::from_days(20_778);
    let began = std::time::Instant::now();
    let found = candlestick_game::puzzle::daily(theme, date).ok()?;
    println!("the daily case took {:.1} s", began.elapsed().as_secs_f32());
    Some(puzzle::PuzzleState::new(found, Some(date)))
}

/// An exercise of the kind that a scene is about, answered as it says.
fn practice(name: &str, theme: &Arc<Theme>, words: &Words) -> Option<practice::PracticeState> {
    use candlestick_game::practice::{ExerciseKind, ExerciseSource, of_seed};
    let kind = match name {
        "practice-right" => ExerciseKind::Chain,
        "practice-ask" => ExerciseKind::Ask,
        _ => ExerciseKind::CaseFile,
    };
    let exercise = of_seed(theme, kind, 2, None).ok()?;
    let (right, of) = (exercise.right, exercise.answers.len());
    let source = ExerciseSource::Seed { theme: theme.id.clone(), kind, seed: 2, wanted: None };
    let mut state = practice::PracticeState::new(exercise, source);
    let answer = match name {
        "practice-right" => Some(right),
        "practice" => None,
        _ => Some((right + 1) % of),
    };
    if let Some(answer) = answer {
        state.carry_out(practice::PracticeChoice::Answer(answer), words);
        let feedback = state.exercise().feedback(answer);
        state.hear(feedback, words);
    }
    Some(state)
}

/// A real table of four, being laid or with some questions asked; of one scene with one that cannot be.
fn real_table(name: &str, theme: &Arc<Theme>, words: &Words) -> position::PositionState {
    use candlestick_game::position::{Happening, RealTable, Reply, TableEditor};
    let mut table = RealTable::new(theme, 4);
    for (player, name) in table.players.iter_mut().zip(["Ann", "", "Bo & Cy"]) {
        player.name = name.into();
    }
    let (cards, laid) = (table.cards(), name != "position-lay");
    let size = table.start.hand_size() - usize::from(!laid);
    table.start.hand = cards.all().iter().skip(1).step_by(4).take(size).collect();
    let mut rest = cards.all().without(table.start.hand).iter().collect::<Vec<_>>();
    if laid {
        table.start.face_up = (0..table.face_up_wanted()).filter_map(|_| rest.pop()).collect();
    }
    let solved = if name == "position-solved" { 6 } else { 0 };
    let [suspects, weapons, rooms] = [cards.suspects, cards.weapons, cards.rooms];
    for n in 0..if laid { 4 + solved } else { 0 } {
        let by = SeatId(n % 4);
        let asked = candlestick_rules::Triple {
            suspect: SuspectId((n * 5 + 2) % suspects),
            weapon: candlestick_rules::WeaponId((n * 3 + 2) % weapons),
            room: candlestick_rules::RoomId((n * 4 + 1) % rooms),
        };
        // Each answer that can be, the likeliest to be told first.
        let shows = (1..4).map(|step| SeatId((by.0 + step) % 4)).find_map(|seat| {
            let card = cards.set(asked).and(table.start.hand).nth(0).filter(|_| seat == SeatId(0));
            let before = (1..4).map(|step| SeatId((by.0 + step) % 4)).take_while(|other| *other != seat);
            let replies =
                before.map(|other| (other, Reply::CannotRefute)).chain([(seat, Reply::Showed(card))]).collect();
            let mut trial = table.clone();
            trial.happenings.push(Happening::Question { by, asked, replies });
            trial.refusal().is_none().then_some(trial)
        });
        table = shows.unwrap_or(table);
    }
    if name == "position-refused" {
        let Some(Happening::Question { asked, .. }) = table.happenings.first().cloned() else { unreachable!() };
        let replies = (1..4).map(|seat| (SeatId(seat), Reply::CannotRefute)).collect();
        table.happenings.push(Happening::Question { by: SeatId(0), asked, replies });
    }
    let mut state = position::PositionState::new(TableEditor::of(table));
    state.work_out(words);
    state
}

/// Where the person of a scene has planned to go.
fn planned_of(name: &str, view: &View) -> Option<Place> {
    let rooms = || view.choices.destinations().iter().map(|end| end.place).filter(|place| place.room().is_some());
    match name {
        "plan" => view.edition.board.rooms().map(Place::Room).find(|place| *place != view.my_place()),
        "go-planned" => rooms().next_back(),
        _ => None,
    }
}

/// The help level that a scene is about.
fn help_of(name: &str) -> Help {
    match name {
        "note-blank" => Help::Blank,
        "note-slips" => Help::Slips,
        "note-deduce" => Help::Deduce,
        "note-odds" | "note-log" => Help::Odds,
        _ => Help::CrossOff,
    }
}

/// Some marks in pencil where the sheet is blank.
fn marks(view: &View, help: Help) -> Marks {
    let mut marks = Marks::with_help(help);
    let assist = NotebookAssist::new(view, Help::CrossOff, None);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for card in view.edition.cards.all().iter() {
        for n in 0..view.seats.len() as u8 {
            let column = Column::Seat(SeatId(n));
            if assist.printed(card, column).is_none() && rng.random_range(0..3_u32) == 0 {
                (0..rng.random_range(1..4_u32)).for_each(|_| marks.cycle(card, column));
            }
        }
    }
    marks
}

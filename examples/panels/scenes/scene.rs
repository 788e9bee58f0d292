//! A scene: its table, and what its panels and screens keep between frames.

use std::{cell::OnceCell, sync::Arc};

use candlestick::{
    screens::{
        lessons::{ChapterLine, Teaching},
        library,
        play::{PanelState, Tab},
        position, practice, puzzle, replay, review, setup,
        themes::OwnThemes,
        together::testing::TogetherHere,
    },
    session::WouldShow,
    ui::ScreenTargets,
};
use candlestick_game::{Column, Deductions, Marks, Seat, lesson::Chapter, practice::Insight, standing::Standing};
use candlestick_rules::{CardId, Choices, Place, SeatId, View};
use candlestick_themes::Theme;

use super::{
    cases::table,
    language::SceneLanguage,
    lessons::{any_step_of, chapters, is_any_step, lesson_of, view_of},
    names::{NAMES, usual_theme},
    own_themes::own_of,
    rooms::room_of,
    states::{
        cell_of, daily, help_of, insight_of, known, library_of, looked_back, marks, news_of, planned_of, practice,
        real_table, standing_of, watched,
    },
    windows::Windows,
};

/// One scene with what it keeps between frames.
pub struct Scene {
    pub(super) name: String,
    pub(super) spoken: Arc<SceneLanguage>,
    pub(super) theme: Arc<Theme>,
    pub(super) view: View,
    pub(super) marks: Marks,
    pub targets: ScreenTargets,
    pub(super) setup: setup::SetupState,
    pub(super) selected: Option<Place>,
    pub(super) planned: Option<Place>,
    pub(super) would_show: WouldShow,
    pub(super) windows: Windows,
    pub(super) sure: Option<Arc<Deductions>>,
    pub(super) cell: Option<(CardId, Column)>,
    pub(super) panels: PanelState,
    pub(super) library: library::LibraryState,
    pub(super) review: Option<review::ReviewState>,
    pub(super) daily: Option<puzzle::PuzzleState>,
    pub(super) known: Vec<String>,
    pub(super) practice: Option<practice::PracticeState>,
    pub(super) standing: Standing,
    pub(super) news: Vec<(&'static str, String)>,
    pub(super) position: Option<position::PositionState>,
    pub(super) watched: Option<replay::WatchedCase>,
    pub(super) seats: Vec<Seat>,
    pub(super) together: Option<TogetherHere>,
    pub(super) teaching: Option<Teaching>,
    pub(super) ended: Option<Arc<Chapter>>,
    pub(super) chapters: Vec<ChapterLine>,
    pub(super) own: OwnThemes,
    pub(super) insight: Insight,
    /// How large the rooms' names are painted, in cells, once they are.
    pub(super) name_sizes: OnceCell<Vec<f32>>,
    /// What was chosen of a screen, and wanted at the table, in order.
    pub chosen: Vec<String>,
}

impl Scene {
    /// Sets a scene in a language: its name, or `NAME:THEME`, or `NAME:THEME:PLAYERS`; of lessons `NAME:CHAPTER:STEP`.
    pub fn named(name: &str, spoken: &Arc<SceneLanguage>) -> Option<Self> {
        let mut parts = name.split(':');
        let name = parts.next()?;
        if !NAMES.contains(&name) {
            return None;
        }
        let (of, players) = (parts.next(), parts.next().and_then(|players| players.parse().ok()));
        let id = of.filter(|_| !is_any_step(name)).unwrap_or_else(|| usual_theme(name));
        let (theme, words) = (spoken.theme(id), &spoken.words);
        let watched = name.starts_with("replay").then(|| watched(name, &theme));
        let lesson = lesson_of(name, words).or_else(|| any_step_of(name, of, players, words));
        let together = room_of(name, spoken);
        let case = match (&watched, &lesson) {
            (Some(watched), _) => watched.case.as_of(watched.at).ok()?,
            (None, Some(lesson)) => lesson.case().clone(),
            (None, None) => table(name, &theme, players),
        };
        let theme = Arc::clone(case.theme());
        let (mut view, mut seats) = (case.game().view(SeatId(0)), case.log().seats.clone());
        if let Some(lesson) = &lesson {
            view = view_of(lesson);
        }
        if let Some(of_room) = together.as_ref().and_then(TogetherHere::case_view) {
            (view, seats) = of_room;
        }
        if watched.is_some() {
            // Whoever watches decides nothing.
            view.choices = Choices::default();
        }
        let mut setup = setup::SetupState::new(&theme);
        (0..players.unwrap_or(4).saturating_sub(4)).for_each(|_| setup.add());
        setup.more = name == "setup-more";
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
        let marks = lesson.as_ref().map_or_else(|| marks(&view, help_of(name)), |lesson| lesson.marks().clone());
        let ended = lesson.as_ref().filter(|lesson| lesson.is_finished()).map(|lesson| Arc::clone(lesson.chapter()));
        let teaching = lesson.map(if name == "lesson-step" { Teaching::at_once } else { Teaching::hesitating });
        let coach = teaching.as_ref().and_then(|teaching| teaching.coach(words));
        let usual = if name.starts_with("note-") { Tab::Notebook } else { Tab::Act };
        Some(Self {
            watched,
            seats,
            together,
            teaching,
            ended,
            chapters: if name == "chapters" { chapters(words) } else { Vec::new() },
            own: own_of(name),
            insight: insight_of(name),
            name_sizes: OnceCell::new(),
            chosen: Vec::new(),
            review,
            daily: daily.flatten(),
            practice: practice.flatten(),
            position: name.starts_with("position").then(|| real_table(name, &theme, words)),
            known,
            name: name.into(),
            spoken: Arc::clone(spoken),
            theme,
            marks,
            sure: name.starts_with("note-").then(|| Arc::new(Deductions::from_view(&view))),
            cell: cell_of(name, &view),
            view,
            targets: ScreenTargets::default(),
            setup,
            standing: standing_of(name),
            news: news_of(name),
            selected,
            planned,
            would_show: WouldShow::default(),
            windows: Windows::open(),
            panels: PanelState::turned_to(coach.as_ref().map_or(usual, Tab::of_step)),
            library: library_of(name),
        })
    }

    /// The file of the face in which its theme writes names, below the assets folder.
    pub fn face(&self) -> Option<&'static str> {
        let none = ["title", "chapters", "settings", "own-themes", "together", "lobby", "insight"];
        self.theme.house.names.file().filter(|_| !none.iter().any(|one| self.name.starts_with(one)))
    }
}

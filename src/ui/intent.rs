//! Defines what panels are given, and what they answer: the only two ways between panels and the rest of the game.

use crate::session::WouldShow;
use crate::ui::{
    Art, ScreenTargets,
    coach::Coach,
    notebook::{CellReasons, NotebookWish},
};
use candlestick_game::{Column, Marks, NotebookAssist, Seat, lesson::LessonTarget};
use candlestick_rules::{Action, CardId, Place, SeatId, View};
use candlestick_themes::{Theme, Words};

/// What the panels of the play screen are given: one seat's view and nothing of the whole game.
pub struct PanelContext<'a> {
    /// Names, colours and pictures.
    pub theme: &'a Theme,
    /// The game's words.
    pub words: &'a Words,
    /// Pictures.
    pub art: &'a Art,
    /// What the person at the table sees.
    pub view: &'a View,
    /// Names and controllers of the seats.
    pub seats: &'a [Seat],
    /// What the players are called, by seat, where that is not their suspects' names: at a real table.
    pub names: Option<&'a [String]>,
    /// Seats whose people are not connected to the room that referees the case.
    pub away: &'a [SeatId],
    /// The person's own marks.
    pub marks: &'a Marks,
    /// What the game writes into the notebook, by the person's help level.
    pub assist: &'a NotebookAssist,
    /// The cell of the notebook that is looked at.
    pub cell: Option<(CardId, Column)>,
    /// Why that cell stands as it does.
    pub why: Option<&'a CellReasons>,
    /// What became of the last copy or file of the notebook.
    pub told: Option<&'a str>,
    /// Where the token would go: chosen on the board by tap or keyboard, not yet decided.
    pub selected: Option<Place>,
    /// Where the person means to go next, chosen while others play.
    pub planned: Option<Place>,
    /// Which cards the person would rather show, where that can be fixed.
    pub would_show: Option<&'a WouldShow>,
    /// Whether the person may take the last decision back.
    pub take_back: bool,
    /// What is taught now, in a lesson.
    pub coach: Option<&'a Coach>,
    /// Whether something is still moving on the table, so that nothing can be decided yet.
    pub busy: bool,
    /// Whether others have been waited for so long that whoever listens is told.
    pub stands: bool,
    /// Whether a room referees the case, so that nobody plays its bots on here.
    pub elsewhere: bool,
    /// Whether several people pass this device on, which is nobody's in particular while somebody else decides.
    pub shared: bool,
    /// Whether the window is narrow or tall like a phone's.
    pub narrow: bool,
    /// Whether nothing of the board is in sight, so that nothing can be pressed on it.
    pub board_hidden: bool,
    /// Where clickable things are, for lessons and tests.
    pub targets: &'a ScreenTargets,
}

/// What a person wants.
#[derive(Debug, Clone, PartialEq)]
pub enum Intent {
    /// Decide something of the case.
    Decide(Action),
    /// Take the last decision back.
    TakeBack,
    /// Choose a destination without deciding yet.
    Select(Option<Place>),
    /// Plan to go to a place, or nowhere.
    Plan(Option<Place>),
    /// The right person has the device: lift the curtain.
    LiftCurtain,
    /// Something about the notebook.
    Notebook(NotebookWish),
    /// Press a thing that decides nothing, as a lesson asks.
    Press(LessonTarget),
    /// Finish what is moving at once.
    SkipAnimation,
    /// A button is held that, held long enough, runs on to one's own turn.
    Hold,
    /// Play on to the verdict without showing every step; only bots are left in the race.
    FastForward,
    /// Another leaf of the desk was turned up; it shows by itself.
    TurnPage,
    /// Show languages and how words are shown.
    LanguageAndText,
    /// Show the keys.
    Keys,
    /// Open the line for commands.
    TypeCommand,
    /// Show who is in the room that the case is played in.
    Room,
    /// Would rather show this card when one of these asks (anybody, where nobody is named), or no longer.
    WouldShow(Option<SeatId>, CardId),
    /// Has nothing fixed any more for when they ask.
    WouldShowNothing(Option<SeatId>),
    /// Leave to the title; the case is saved.
    Leave,
}

//! The review: what each seat could know when, what was missed, what better questions were worth, step by step.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, CentralPanel, Color32, Frame, Label, Layout, Margin, RichText, ScrollArea, Spinner, Ui, vec2,
};

use crate::table::BackgroundTasks;
use crate::ui::{
    Art, TestTargets,
    style::{compact, display, on_dark, touch, veil},
    widgets::{arrow_button, draw, hairline, plate, segmented, wood},
};
use candlestick_game::{Case, review::Review};
use candlestick_rules::{Event, SeatId};
use candlestick_themes::palette;
use candlestick_themes::{Words, describe};

use super::{chart, foot, seats, steps};
use crate::platform;
use crate::screens::proving::{self, Sentences};

/// What was chosen in the review.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReviewChoice {
    /// Back to where one came from.
    Back,
    /// Another part, where not all fit.
    Part(ReviewPart),
    /// To a step, by its number from 0.
    Step(usize),
    /// To the first step of a turn.
    Turn(u32),
    /// To the step of an event, or the first one after it.
    Event(usize),
    /// To a missed deduction of the seat that is looked at, by its place in the list; its proof is opened or closed.
    Missed(usize),
    /// To the findings of a seat.
    Seat(usize),
    /// This text onto the clipboard.
    Copy(String),
    /// The record of the case as a file.
    Save,
    /// Another case, by its number from 1, as [`Which`] counts them.
    Other(usize),
    /// A case from a file that is to be picked.
    Open,
}

/// Which case it is of those that one can page through: the closed ones that are kept here, the oldest first, and
/// after them the one that was opened from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Which {
    /// Its number, from 1.
    pub n: usize,
    /// How many are kept here.
    pub kept: usize,
    /// The name of the file, if one was opened.
    pub file: Option<String>,
}

impl Which {
    /// How many one can page through.
    fn of(&self) -> usize {
        self.kept + usize::from(self.file.is_some())
    }

    /// The name of its file, if it is the one from a file.
    pub(super) fn file_name(&self) -> Option<&str> {
        self.file.as_deref().filter(|_| self.n > self.kept)
    }
}

/// A step of the case: an event that the log has a line for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Step {
    pub event: usize,
    pub turn: u32,
    pub text: String,
}

/// The part that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ReviewPart {
    /// Who knew how much when.
    #[default]
    Curves,
    /// The case step by step.
    Steps,
    /// The findings, seat by seat.
    Seats,
}

/// What the review shows and where it stands.
#[derive(Debug)]
pub struct ReviewState {
    /// The closed case.
    pub case: Arc<Case>,
    /// Its review, once it is worked out.
    pub review: Option<Review>,
    /// What became of the last copy or file.
    pub told: Option<String>,
    /// Which of how many cases it is.
    pub which: Which,
    /// Whether a file can be picked here; else one is dropped on the window.
    pub pick: bool,
    pub(super) steps: Vec<Step>,
    pub(super) step: usize,
    pub(super) seat: usize,
    part: ReviewPart,
    /// The missed deduction whose proof lies open: seat and place in its list.
    pub(super) open: Option<(usize, usize)>,
    pub(super) proof: Sentences,
}

/// What the parts of the screen share.
pub(super) struct ReviewScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub spots: &'a TestTargets,
    pub narrow: bool,
    pub pick: bool,
}

impl ReviewState {
    /// A case to look back at; its review comes later.
    #[must_use]
    pub fn new(case: Arc<Case>, words: &Words) -> Self {
        let names: Vec<_> = case
            .game()
            .setup()
            .seats
            .iter()
            .map(|suspect| case.theme.suspects[suspect.index()].short.clone())
            .collect();
        let mut turn = 0;
        let mut steps = Vec::new();
        for (event, what) in case.game().events().iter().enumerate() {
            if let Event::TurnStarted { turn: number, .. } = what {
                turn = *number;
            }
            let text = describe(what, &case.theme, words, &names, None);
            if !text.is_empty() {
                steps.push(Step { event, turn, text });
            }
        }
        let step = steps.len().saturating_sub(1);
        Self {
            case,
            review: None,
            told: None,
            which: Which { n: 1, kept: 1, file: None },
            pick: platform::CAN_PICK_CASES,
            steps,
            step,
            seat: 0,
            part: ReviewPart::default(),
            open: None,
            proof: Sentences::default(),
        }
    }

    /// Does what was chosen, as far as it is about this state: nothing leaves it.
    pub fn carry_out(&mut self, choice: &ReviewChoice) {
        match *choice {
            ReviewChoice::Part(part) => self.part = part,
            ReviewChoice::Step(step) => self.step = step.min(self.steps.len().saturating_sub(1)),
            ReviewChoice::Turn(turn) => self.go_to(|step| step.turn >= turn),
            ReviewChoice::Event(event) => self.go_to_event(event),
            ReviewChoice::Missed(n) => self.look_at_missed(n),
            ReviewChoice::Seat(seat) => self.seat = seat,
            ReviewChoice::Back
            | ReviewChoice::Copy(_)
            | ReviewChoice::Save
            | ReviewChoice::Other(_)
            | ReviewChoice::Open => {}
        }
    }

    /// Whether sentences are to be looked for, or still are.
    pub(super) const fn is_proving(&self) -> bool {
        self.proof.is_thinking()
    }

    /// Looks for the proof that a person has asked for.
    pub(super) fn prove(&mut self, tasks: &BackgroundTasks, words: &Words) {
        let (case, seat) = (&self.case, self.open.map_or(self.seat, |(seat, _)| seat));
        self.proof.work(tasks, &case.theme, words, || case.game().view(SeatId(seat as u8)));
    }

    /// The turn of the present step.
    pub(super) fn turn(&self) -> u32 {
        self.steps.get(self.step).map_or(0, |step| step.turn)
    }

    /// The event of the present step.
    pub(super) fn event(&self) -> Option<usize> {
        self.steps.get(self.step).map(|step| step.event)
    }

    /// To the first such step, or the last of all.
    fn go_to(&mut self, wanted: impl FnMut(&Step) -> bool) {
        let last = self.steps.len().saturating_sub(1);
        self.step = self.steps.iter().position(wanted).unwrap_or(last);
    }

    fn go_to_event(&mut self, event: usize) {
        self.go_to(|step| step.event >= event);
        self.part = ReviewPart::Steps;
    }

    /// Goes to the moment of a missed deduction of the present seat, and opens its proof, or closes it.
    fn look_at_missed(&mut self, n: usize) {
        let seat = self.review.as_ref().and_then(|review| review.seats.get(self.seat));
        let Some(missed) = seat.and_then(|seat| seat.missed.get(n)).copied() else { return };
        self.go_to_event(missed.event());
        self.part = ReviewPart::Seats;
        let here = (self.seat, n);
        if self.open == Some(here) {
            self.open = None;
            return;
        }
        self.open = Some(here);
        let case = &self.case;
        let view = case.game().view(SeatId(self.seat as u8));
        self.proof = Sentences::of(proving::job(&view, missed.event(), case.log().clone(), missed.facts(case)));
    }

    pub(super) fn colour(&self, seat: usize) -> Color32 {
        let suspect = self.case.game().suspect_of(SeatId(seat as u8));
        on_dark(self.case.theme.suspects[suspect.index()].colour.into())
    }
}

/// Shows the review over the whole window.
pub fn show(
    ui: &mut Ui,
    state: &ReviewState,
    (words, art, spots): (&Words, &Art, &TestTargets),
) -> Option<ReviewChoice> {
    let (stage, margin) = ground(ui, state.pick, (words, art, spots));
    let mut chosen = foot::show(ui, state, &stage);
    CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        title(ui, &stage);
        if state.which.of() > 1 || state.which.file.is_some() {
            chosen = which(ui, state, &stage).map(ReviewChoice::Other).or(chosen.take());
        }
        hairline(ui);
        match &state.review {
            None => waiting(ui, &stage),
            Some(review) if stage.narrow => phone(ui, state, review, &stage, &mut chosen),
            Some(review) => window(ui, state, review, &stage, &mut chosen),
        }
    });
    chosen
}

/// What lies below everything, and what its parts share.
pub(super) fn ground<'a>(
    ui: &mut Ui,
    pick: bool,
    (words, art, spots): (&'a Words, &'a Art, &'a TestTargets),
) -> (ReviewScreen<'a>, Margin) {
    let room = ui.max_rect();
    let narrow = compact(room);
    touch(ui, narrow);
    wood(ui, art, room);
    ui.painter().rect_filled(room, 0, veil(palette::NIGHT, 0.6));
    draw::glow(ui.painter(), room.center_top(), vec2(room.width() * 0.6, 320.0), veil(palette::CANDLE, 0.12));
    let margin = Margin::symmetric(if narrow { 10 } else { 24 }, 8);
    (ReviewScreen { words, art, spots, narrow, pick }, margin)
}

pub(super) fn title(ui: &mut Ui, stage: &ReviewScreen) {
    touch(ui, stage.narrow);
    ui.vertical_centered(|ui| {
        let size = if stage.narrow { 24.0 } else { 32.0 };
        ui.label(RichText::new(stage.words.say("reviewing-title")).font(display(size)).color(palette::CANDLE));
    });
}

/// Which of the cases it is, with the ways to older and newer ones; answers the one that is wanted.
fn which(ui: &mut Ui, state: &ReviewState, stage: &ReviewScreen) -> Option<usize> {
    let (n, of) = (state.which.n, state.which.of());
    let text = which_line(state, stage.words);
    let label = |text: &String| Label::new(RichText::new(text).color(palette::PARCHMENT_SHADE)).truncate();
    let mut wanted = None;
    let height = ui.spacing().interact_size.y;
    let row = vec2(ui.available_width().min(460.0), height);
    ui.vertical_centered(|ui| {
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            if of == 1 {
                ui.centered_and_justified(|ui| ui.add(label(&text)));
                return;
            }
            let way = |ui: &mut Ui, left, key, spot, on| {
                let arrow = ui.add_enabled_ui(on, |ui| arrow_button(ui, left, &stage.words.say(key))).inner;
                stage.spots.mark(spot, &arrow);
                arrow.clicked()
            };
            wanted = way(ui, true, "reviewing-older", "review.older", n > 1).then(|| n - 1);
            let room = ui.available_width() - height - ui.spacing().item_spacing.x;
            ui.allocate_ui(vec2(room, height), |ui| {
                ui.set_min_width(room);
                ui.centered_and_justified(|ui| ui.add(label(&text)));
            });
            wanted = way(ui, false, "reviewing-newer", "review.newer", n < of).then(|| n + 1).or(wanted);
        });
    });
    wanted
}

/// Which of the kept cases it is, or the name of its file.
fn which_line(state: &ReviewState, words: &Words) -> String {
    let (which, theme) = (&state.which, &state.case.theme.title);
    match which.file_name() {
        Some(file) => words.with("reviewing-from", &[("file", file.into()), ("theme", theme.into())]),
        None => {
            let values = [("n", which.n.into()), ("of", which.kept.into()), ("theme", theme.into())];
            words.with("reviewing-which", &values)
        }
    }
}

fn waiting(ui: &mut Ui, stage: &ReviewScreen) {
    ui.add_space(60.0);
    ui.vertical_centered(|ui| {
        ui.add(Spinner::new().size(32.0).color(palette::CANDLE));
        ui.label(RichText::new(stage.words.say("reviewing-wait")).color(palette::PARCHMENT));
    });
}

/// Curves and steps at the left, the seats at the right.
fn window(ui: &mut Ui, state: &ReviewState, review: &Review, stage: &ReviewScreen, chosen: &mut Option<ReviewChoice>) {
    let height = ui.available_height();
    let width = ui.available_width();
    ui.horizontal_top(|ui| {
        let left = (width * 0.6).min(width - 380.0);
        ui.allocate_ui(vec2(left, height), |ui| {
            ui.vertical(|ui| {
                ui.set_width(left);
                let chart = (height * 0.34).clamp(150.0, 260.0);
                curves(ui, state, review, stage, chart, chosen);
                let rest = ui.available_height();
                plate().show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.set_min_height(rest - 32.0);
                    steps::show(ui, state, stage, rest - 32.0, chosen);
                });
            });
        });
        plate().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(height - 24.0);
            ui.vertical(|ui| {
                ScrollArea::vertical().id_salt("seats").auto_shrink([false, false]).show(ui, |ui| {
                    seats::show(ui, state, review, stage, chosen);
                });
            });
        });
    });
}

/// One part below its tabs.
fn phone(ui: &mut Ui, state: &ReviewState, review: &Review, stage: &ReviewScreen, chosen: &mut Option<ReviewChoice>) {
    let parts = [
        (ReviewPart::Curves, "reviewing-curves"),
        (ReviewPart::Steps, "reviewing-steps"),
        (ReviewPart::Seats, "reviewing-seats"),
    ];
    let labels = parts.map(|(_, key)| stage.words.say(key));
    let labels: Vec<_> = labels.iter().map(String::as_str).collect();
    let at = parts.iter().position(|(part, _)| *part == state.part).unwrap_or(0);
    let (pressed, responses) = segmented(ui, &labels, at);
    for (response, spot) in responses.iter().zip(["review.curves", "review.steps", "review.seats"]) {
        stage.spots.mark(spot, response);
    }
    if let Some(n) = pressed {
        *chosen = Some(ReviewChoice::Part(parts[n].0));
    }
    ui.add_space(4.0);
    let height = ui.available_height();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| match state.part {
        ReviewPart::Curves => {
            curves(ui, state, review, stage, (height * 0.55).clamp(170.0, 340.0), chosen);
            legend(ui, state, review, stage);
        }
        ReviewPart::Steps => steps::show(ui, state, stage, height, chosen),
        ReviewPart::Seats => seats::show(ui, state, review, stage, chosen),
    });
}

fn curves(
    ui: &mut Ui,
    state: &ReviewState,
    review: &Review,
    stage: &ReviewScreen,
    height: f32,
    chosen: &mut Option<ReviewChoice>,
) {
    plate().show(ui, |ui| {
        ui.set_width(ui.available_width());
        if let Some(turn) = chart::show(ui, state, review, stage.words, height - 24.0) {
            *chosen = Some(ReviewChoice::Turn(turn));
        }
    });
}

/// Who is which curve, and when each could have known.
fn legend(ui: &mut Ui, state: &ReviewState, review: &Review, stage: &ReviewScreen) {
    ui.spacing_mut().interact_size.y = 22.0;
    for (n, seat) in review.seats.iter().enumerate() {
        ui.horizontal(|ui| {
            let (dot, _) = ui.allocate_exact_size(vec2(18.0, 18.0), bevy_egui::egui::Sense::hover());
            ui.painter().circle(dot.center(), 7.0, state.colour(n), (1.5, Color32::from(palette::IVORY)));
            let name = &state.case.theme.suspects[seat.suspect.index()].short;
            let when = seat.knew_line(stage.words);
            ui.label(RichText::new(format!("{name}: {when}")).size(14.0).color(palette::PARCHMENT));
        });
    }
}

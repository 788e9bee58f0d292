//! The daily case: a position with one answer, its clues and a notebook, and the three tiles that say who, with what, where.

use bevy_egui::egui::{CentralPanel, Frame, Label, Margin, Panel, RichText, ScrollArea, Ui, vec2};

use crate::table::BackgroundTasks;
use crate::ui::{
    Art, Intent, PanelContext, TestTargets, hand,
    notebook::{self, Asked, Wish, sheet_text},
    style::{body, bold, compact, display, mix, touch, veil},
    widgets::{Button, Kind, Tile, draw, hairline, picture_tile, plate, segmented, subheading, tile_rows, wood},
};
use candlestick_deduction::Holder;
use candlestick_game::{Column, Help, Marks, NotebookAssist, Seat, puzzle::Puzzle};
use candlestick_rules::{CardId, Category, Event, Triple};
use candlestick_themes::palette;
use candlestick_themes::{Words, describe};

use crate::screens::proving::{self, Sentences};

/// What was chosen on the daily case.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PuzzleChoice {
    /// Back to the title.
    Back,
    /// Another part, where not all fit.
    Part(PuzzlePart),
    /// Something about the notebook.
    Notebook(Wish),
    /// This card for the answer.
    Pick(CardId),
    /// Say the answer that is picked.
    Say,
}

/// The part that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PuzzlePart {
    /// What the seat has seen.
    #[default]
    Clues,
    /// The notebook and the hand.
    Notebook,
    /// The tiles to answer with.
    Answer,
}

/// How the last answer was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Right,
    Wrong,
}

/// A daily case and how far the person has come.
#[derive(Debug)]
pub struct PuzzleState {
    puzzle: Puzzle,
    /// The day, as it is written.
    date: String,
    seats: Vec<Seat>,
    names: Vec<String>,
    marks: Marks,
    picked: [Option<CardId>; 3],
    verdict: Option<Verdict>,
    tries: u32,
    cell: Option<(CardId, Column)>,
    /// What the game writes into the notebook, by the help level.
    aid: NotebookAssist,
    /// Why the cell that is looked at stands as it does.
    why: Option<notebook::Why>,
    /// What became of the last copy or file.
    told: Option<String>,
    /// Why each card of the answer is certain, told once it was found.
    proof: Sentences,
    part: PuzzlePart,
}

impl PuzzleState {
    /// A puzzle of a day, with an empty notebook that crosses off.
    #[must_use]
    pub fn new(puzzle: Puzzle, date: String) -> Self {
        let names = crate::ui::seat_names(&puzzle.theme, &puzzle.view);
        Self {
            date,
            seats: puzzle.log.seats.clone(),
            names,
            marks: Marks::with_help(Help::CrossOff),
            picked: [None; 3],
            verdict: None,
            tries: 0,
            cell: None,
            aid: aid_of(&puzzle, Help::CrossOff),
            why: None,
            told: None,
            proof: Sentences::default(),
            part: PuzzlePart::default(),
            puzzle,
        }
    }

    /// The puzzle itself.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The three cards, once all are picked.
    fn answer(&self) -> Option<Triple> {
        let [who, what, place] = self.picked;
        Some(self.puzzle.theme.edition.cards.triple([who?, what?, place?]))
    }

    /// Does what was chosen, as far as it is about this state: nothing leaves it.
    pub fn carry_out(&mut self, choice: PuzzleChoice, words: &Words) {
        match choice {
            PuzzleChoice::Back => {}
            PuzzleChoice::Part(part) => self.part = part,
            PuzzleChoice::Notebook(wish) => self.note(wish, words),
            PuzzleChoice::Pick(card) => self.pick(card),
            PuzzleChoice::Say => self.say(),
        }
    }

    /// The notebook as text, to be copied or saved.
    pub(super) fn sheet_text(&self, words: &Words) -> String {
        let puzzle = &self.puzzle;
        sheet_text(&puzzle.theme, words, &puzzle.view, &self.names, &self.aid, &self.marks)
    }

    /// Tells what became of the last copy or file.
    pub(super) fn tell(&mut self, told: String) {
        self.told = Some(told);
    }

    /// Does what is wanted of the notebook.
    fn note(&mut self, wish: Wish, words: &Words) {
        self.told = None;
        match wish {
            Wish::LookAt(cell) => self.cell = cell,
            Wish::ShowLog => self.part = PuzzlePart::Clues,
            wish => {
                wish.write(&mut self.marks);
            }
        }
        self.write(words);
    }

    fn pick(&mut self, card: CardId) {
        let category = self.puzzle.theme.edition.cards.category(card);
        if let Some(n) = Category::ALL.iter().position(|one| *one == category) {
            self.picked[n] = Some(card);
            self.verdict = None;
        }
    }

    fn say(&mut self) {
        let Some(said) = self.answer() else { return };
        self.tries += 1;
        let right = said == self.puzzle.answer;
        self.verdict = Some(if right { Verdict::Right } else { Verdict::Wrong });
        if right {
            self.proof = proofs(&self.puzzle);
        }
    }

    /// Whether sentences are to be looked for, or still are.
    pub(super) const fn is_proving(&self) -> bool {
        self.proof.is_thinking()
    }

    /// Looks for what a person's answer has asked for.
    pub(super) fn prove(&mut self, tasks: &BackgroundTasks, words: &Words) {
        let puzzle = &self.puzzle;
        self.proof.work(tasks, &puzzle.theme, words, || puzzle.view.clone());
    }

    /// What the game adds to the notebook, made anew after a wish alone.
    fn write(&mut self, words: &Words) {
        if self.aid.help != self.marks.help {
            self.aid = aid_of(&self.puzzle, self.marks.help);
        }
        let asked = Asked {
            theme: &self.puzzle.theme,
            words,
            view: &self.puzzle.view,
            aid: &self.aid,
            marks: &self.marks,
            names: &self.names,
            proof: notebook::Proved::No,
        };
        self.why = self.cell.map(|(card, column)| asked.why(card, column));
    }

    /// Whether the right answer was found.
    pub(super) fn is_solved(&self) -> bool {
        self.verdict == Some(Verdict::Right)
    }
}

/// The daily case is to be thought through: the game crosses off at most.
fn aid_of(puzzle: &Puzzle, help: Help) -> NotebookAssist {
    NotebookAssist::new(&puzzle.view, help, None).at_most(Help::CrossOff)
}

/// What the parts of the screen share.
struct PuzzleScreen<'a> {
    words: &'a Words,
    art: &'a Art,
    spots: &'a TestTargets,
    narrow: bool,
}

/// Shows the daily case over the whole window; answers what was chosen, in order.
pub fn show(ui: &mut Ui, state: &PuzzleState, (words, art, spots): (&Words, &Art, &TestTargets)) -> Vec<PuzzleChoice> {
    let room = ui.max_rect();
    let narrow = compact(room);
    let stage = PuzzleScreen { words, art, spots, narrow };
    touch(ui, narrow);
    wood(ui, art, room);
    ui.painter().rect_filled(room, 0, veil(palette::NIGHT, 0.55));
    draw::glow(ui.painter(), room.center_top(), vec2(room.width() * 0.6, 320.0), veil(palette::CANDLE, 0.14));
    let mut chosen = Vec::from_iter(foot(ui, state, &stage));
    let margin = Margin::symmetric(if narrow { 10 } else { 24 }, 8);
    CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        touch(ui, narrow);
        head(ui, state, &stage);
        if narrow {
            phone(ui, state, &stage, &mut chosen);
        } else {
            window(ui, state, &stage, &mut chosen);
        }
    });
    chosen
}

fn head(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen) {
    let words = stage.words;
    ui.vertical_centered(|ui| {
        let size = if stage.narrow { 24.0 } else { 32.0 };
        ui.label(RichText::new(words.say("daily-title")).font(display(size)).color(palette::CANDLE));
        let suspect = state.puzzle.view.my_suspect();
        let grade = words.say(&format!("puzzle-grade-{}", state.puzzle.grade.key()));
        let values = [
            ("date", (&state.date).into()),
            ("theme", (&state.puzzle.theme.title).into()),
            ("name", (&state.puzzle.theme.suspects[suspect.index()].name).into()),
            ("grade", (&grade).into()),
        ];
        ui.label(RichText::new(words.with("daily-line", &values)).font(body(14.5)).color(palette::PARCHMENT_SHADE));
    });
    hairline(ui);
}

/// Clues, notebook and answer side by side.
fn window(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen, chosen: &mut Vec<PuzzleChoice>) {
    let (width, height) = (ui.available_width(), ui.available_height());
    ui.horizontal_top(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let book = (width * 0.38).clamp(380.0, 480.0);
        let clue = ((width - book) * 0.46).max(240.0);
        column(ui, clue, height, |ui| clues(ui, state, stage));
        ui.allocate_ui(vec2(book, height), |ui| {
            ui.set_width(book);
            ui.set_max_height(height);
            ui.vertical(|ui| sheet(ui, state, stage, chosen));
        });
        column(ui, width - book - clue - 2.0 * gap, height, |ui| answer(ui, state, stage, chosen));
    });
}

fn column(ui: &mut Ui, width: f32, height: f32, inside: impl FnOnce(&mut Ui)) {
    ui.allocate_ui(vec2(width, height), |ui| {
        plate().show(ui, |ui| {
            ui.set_width(width - 26.0);
            ui.set_height(height - 24.0);
            ui.vertical(inside);
        });
    });
}

/// One part below its tabs.
fn phone(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen, chosen: &mut Vec<PuzzleChoice>) {
    let parts = [
        (PuzzlePart::Clues, "daily-clues"),
        (PuzzlePart::Notebook, "daily-notebook"),
        (PuzzlePart::Answer, "daily-answer"),
    ];
    let labels = parts.map(|(_, key)| stage.words.say(key));
    let labels: Vec<_> = labels.iter().map(String::as_str).collect();
    let at = parts.iter().position(|(part, _)| *part == state.part).unwrap_or(0);
    let (pressed, responses) = segmented(ui, &labels, at);
    for (response, spot) in responses.iter().zip(["daily.clues", "daily.notebook", "daily.answer"]) {
        stage.spots.mark(spot, response);
    }
    if let Some(n) = pressed {
        chosen.push(PuzzleChoice::Part(parts[n].0));
    }
    ui.add_space(4.0);
    match state.part {
        PuzzlePart::Clues => clues(ui, state, stage),
        PuzzlePart::Notebook => sheet(ui, state, stage, chosen),
        PuzzlePart::Answer => answer(ui, state, stage, chosen),
    }
}

/// What the seat has seen, line by line, by turns.
fn clues(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen) {
    let (puzzle, words) = (&state.puzzle, stage.words);
    if !stage.narrow {
        subheading(ui, &words.say("daily-clues"));
    }
    let lit = state.why.iter().flat_map(|why| &why.events);
    let lit: Vec<_> = lit.filter_map(|at| puzzle.view.events.get(*at)).collect();
    ScrollArea::vertical().id_salt("clues").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for event in puzzle.clues() {
            let line = describe(event, &puzzle.theme, words, &state.names, Some(puzzle.seat()));
            if line.is_empty() {
                continue;
            }
            let turn = matches!(event, Event::TurnStarted { .. });
            let text = RichText::new(line).size(14.0);
            let text = match (turn, lit.iter().any(|one| std::ptr::eq(*one, event))) {
                (_, true) => text.color(palette::INK).background_color(palette::CANDLE),
                (true, _) => text.font(bold(13.5)).color(palette::BRASS),
                _ => text.color(palette::PARCHMENT),
            };
            if turn {
                ui.add_space(5.0);
            }
            ui.add(Label::new(text).wrap());
        }
    });
}

/// The notebook of the seat, and its hand.
fn sheet(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen, chosen: &mut Vec<PuzzleChoice>) {
    let mut intents = Vec::new();
    let context = PanelContext {
        theme: &state.puzzle.theme,
        words: stage.words,
        art: stage.art,
        view: &state.puzzle.view,
        seats: &state.seats,
        marks: &state.marks,
        aid: &state.aid,
        cell: state.cell,
        why: state.why.as_ref(),
        told: state.told.as_deref(),
        selected: None,
        busy: false,
        narrow: stage.narrow,
        spots: stage.spots,
    };
    if !stage.narrow {
        Panel::bottom("daily-hand").frame(Frame::NONE).show(ui, |ui| hand::show(ui, &context));
    }
    notebook::show(ui, &context, &mut intents);
    chosen.extend(intents.into_iter().filter_map(|intent| match intent {
        Intent::Notebook(wish) => Some(PuzzleChoice::Notebook(wish)),
        _ => None,
    }));
}

/// Tiles to pick the three from, and how the answer was.
fn answer(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen, chosen: &mut Vec<PuzzleChoice>) {
    // The button stays in sight, and above it what was wrong with the last answer.
    let wrong = if state.verdict == Some(Verdict::Wrong) { 44.0 } else { 0.0 };
    let below = if state.is_solved() { 0.0 } else { ui.spacing().interact_size.y + 14.0 + wrong };
    let most = (ui.available_height() - below).max(120.0);
    ScrollArea::vertical().id_salt("answer").max_height(most).auto_shrink([false, false]).show(ui, |ui| {
        if state.is_solved() {
            return verdict(ui, state, stage);
        }
        for (n, category) in Category::ALL.into_iter().enumerate() {
            let key = match category {
                Category::Suspect => "act-who",
                Category::Weapon => "act-with-what",
                Category::Room => "act-where",
            };
            subheading(ui, &stage.words.say(key));
            pick(ui, state, stage, (category, n), chosen);
        }
    });
    if state.is_solved() {
        return;
    }
    if wrong > 0.0 {
        verdict(ui, state, stage);
    }
    let text = stage.words.say("daily-say");
    let button = Button::new(&text).kind(Kind::Primary).icon(stage.art.icon("gavel")).wide();
    let say = button.enabled(state.answer().is_some()).show(ui);
    stage.spots.mark("daily.say", &say);
    if say.clicked() {
        chosen.push(PuzzleChoice::Say);
    }
}

/// Why each card of the answer is certain.
fn proofs(puzzle: &Puzzle) -> Sentences {
    let cards = puzzle.theme.edition.cards.cards(puzzle.answer);
    let of = cards.map(|card| (card, Holder::CaseFile)).to_vec();
    Sentences::of(proving::job(&puzzle.view, puzzle.view.events.len(), puzzle.log.clone(), of))
}

fn pick(
    ui: &mut Ui,
    state: &PuzzleState,
    stage: &PuzzleScreen,
    (category, n): (Category, usize),
    chosen: &mut Vec<PuzzleChoice>,
) {
    let theme = &state.puzzle.theme;
    let cards: Vec<_> = theme.edition.cards.set_of(category).iter().collect();
    let gap = 5.0;
    let (columns, size) = tile_rows(ui.available_width(), gap, cards.len());
    for row in cards.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for card in row {
                let tile = Tile {
                    chosen: state.picked[n] == Some(*card),
                    crossed: state.puzzle.view.hand.contains(*card),
                    enabled: !state.is_solved(),
                    ..Tile::of(theme, *card)
                };
                let response = picture_tile(ui, theme, stage.art, tile, size);
                stage.spots.mark(format!("daily.pick.{}", theme.card_key(*card)), &response);
                if response.clicked() {
                    chosen.push(PuzzleChoice::Pick(*card));
                }
            }
        });
    }
}

fn verdict(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen) {
    let words = stage.words;
    let Some(verdict) = state.verdict else { return };
    if verdict == Verdict::Wrong {
        let text = words.with("daily-wrong", &[("tries", state.tries.into())]);
        ui.label(RichText::new(text).font(bold(15.0)).color(mix(palette::BLOOD, palette::IVORY, 0.5)));
        return;
    }
    let tries = [("tries", state.tries.into())];
    let right = state.puzzle.theme.triple_told(words, "daily-right", state.puzzle.answer, &tries);
    ui.label(RichText::new(right).font(bold(15.5)).color(palette::CANDLE));
    ui.add_space(4.0);
    for (line, depth) in state.proof.lines() {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.add_space(14.0 * *depth as f32);
            ui.add(Label::new(RichText::new(line).size(13.5).color(palette::PARCHMENT)).wrap());
        });
    }
}

fn foot(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen) -> Option<PuzzleChoice> {
    let frame = Frame::new().fill(veil(palette::NIGHT, 0.75)).inner_margin(Margin::symmetric(12, 8));
    let mut chosen = None;
    Panel::bottom("daily-foot").frame(frame).show_separator_line(false).show(ui, |ui| {
        touch(ui, stage.narrow);
        ui.vertical_centered(|ui| {
            ui.set_max_width(ui.available_width().min(400.0));
            let text = stage.words.say("daily-leave");
            let kind = if state.is_solved() { Kind::Primary } else { Kind::Plain };
            let back = Button::new(&text).kind(kind).icon(stage.art.icon("home")).wide().show(ui);
            stage.spots.mark("daily.leave", &back);
            chosen = back.clicked().then_some(PuzzleChoice::Back);
        });
    });
    chosen
}

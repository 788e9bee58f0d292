//! A real table on its screen: what is written down, what is being written, and what was worked out of it.

use std::sync::Arc;

use super::{
    choice::{EntryKind, PositionChoice, PositionPart, PositionWindow},
    sheet::TableSheet,
};
use crate::ui::notebook::{NotebookWish, sheet_text};
use candlestick_game::position::{
    BestQuestions, Happening, QuestionDraft, RealTable, StartFault, TableEditor, TableFindings,
};
use candlestick_game::question::Refutation;
use candlestick_rules::{CardId, CardSet, RoomId, SeatId, Triple};
use candlestick_themes::{Theme, Words};

/// A real table on its screen.
#[derive(Debug)]
pub struct PositionState {
    pub(super) kept: TableEditor,
    pub(super) part: PositionPart,
    pub(super) entry: EntryKind,
    /// The question that is being written down; of an accusation who accuses and of what.
    pub(super) draft: QuestionDraft,
    /// The card that is somewhere.
    pub(super) card: Option<CardId>,
    /// The hand that lies open.
    pub(super) open: CardSet,
    /// The happening that is being changed.
    pub(super) editing: Option<usize>,
    /// Whose suspect is being chosen.
    pub(super) choosing: Option<SeatId>,
    pub(super) window: Option<PositionWindow>,
    pub(super) sheet: TableSheet,
    /// The table as text: what is worked out is worked out of it.
    pub(super) text: String,
    /// What was worked out, of which text.
    pub(super) known: Option<(String, TableFindings)>,
    /// The best questions, of which text.
    pub(super) best: Option<(String, BestQuestions)>,
    /// What is told in a line.
    pub(super) told: Option<String>,
}

impl PositionState {
    /// A table as it was kept, or a new one.
    #[must_use]
    pub fn new(kept: TableEditor) -> Self {
        let sheet = TableSheet::new(kept.table(), &kept.marks);
        let draft = QuestionDraft::new(kept.table().asks_next(usize::MAX));
        let text = kept.table().to_text();
        Self {
            kept,
            part: PositionPart::default(),
            entry: EntryKind::default(),
            draft,
            card: None,
            open: CardSet::EMPTY,
            editing: None,
            choosing: None,
            window: None,
            sheet,
            text,
            known: None,
            best: None,
            told: None,
        }
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &RealTable {
        self.kept.table()
    }

    /// How many happenings come before the one that is being written down.
    pub(super) fn at(&self) -> usize {
        self.editing.unwrap_or(self.table().happenings.len())
    }

    /// What is still wrong with how the table is laid.
    pub(super) fn fault(&self) -> Option<StartFault> {
        self.table().check().err()
    }

    /// What is known of the table as it is now.
    pub(super) fn known(&self) -> Option<&TableFindings> {
        self.known.as_ref().filter(|(text, _)| *text == self.text).map(|(_, known)| known)
    }

    /// The best questions at the table as it is now.
    pub(super) fn best(&self) -> Option<&BestQuestions> {
        self.best.as_ref().filter(|(text, _)| *text == self.text).map(|(_, best)| best)
    }

    /// Does what was chosen, as far as it is about this state: nothing leaves it. Tells whether something is to be kept.
    pub fn carry_out(&mut self, choice: PositionChoice, themes: &[Arc<Theme>], words: &Words) -> bool {
        let before = (self.text.clone(), self.kept.begun);
        let marked = matches!(choice, PositionChoice::Notebook(wish) if wish.is_written());
        if !matches!(choice, PositionChoice::Part(_)) {
            self.told = None;
        }
        match choice {
            PositionChoice::Part(part) => self.part = part,
            PositionChoice::Window(window) => self.window = window,
            PositionChoice::Notebook(wish) => self.note(wish),
            choice => self.change(choice, themes),
        }
        self.refresh(words);
        marked || before != (self.text.clone(), self.kept.begun)
    }

    fn change(&mut self, choice: PositionChoice, themes: &[Arc<Theme>]) {
        match choice {
            PositionChoice::Undo | PositionChoice::Redo => {
                let changed = if choice == PositionChoice::Undo { self.kept.undo() } else { self.kept.redo() };
                if changed {
                    self.clear();
                }
            }
            PositionChoice::Anew => self.anew(themes),
            PositionChoice::Begin => self.begin(),
            PositionChoice::Lay => (self.kept.begun, self.window) = (false, None),
            PositionChoice::Choosing(seat) => self.choosing = seat.filter(|_| self.choosing != seat),
            PositionChoice::Theme(_)
            | PositionChoice::Players(_)
            | PositionChoice::Name(..)
            | PositionChoice::Suspect(..)
            | PositionChoice::Me(_)
            | PositionChoice::Size(..)
            | PositionChoice::Hand(_)
            | PositionChoice::FaceUp(_)
            | PositionChoice::Room(_) => self.lay(choice, themes),
            _ => self.write_down(choice),
        }
    }

    /// A new table of the same people.
    fn anew(&mut self, themes: &[Arc<Theme>]) {
        let table = self.table();
        let theme = themes.iter().find(|theme| theme.id == table.theme.id).unwrap_or(&table.theme);
        let table = RealTable::following(theme, table.start.seats(), table);
        *self = Self::new(TableEditor::of(table));
    }

    fn begin(&mut self) {
        if self.fault().is_none() {
            self.kept.begun = true;
            self.part = PositionPart::Enter;
            self.clear();
        }
    }

    /// How the table is laid.
    fn lay(&mut self, choice: PositionChoice, themes: &[Arc<Theme>]) {
        if let PositionChoice::Name(seat, name) = &choice {
            return self.kept.rename(*seat, name);
        }
        if matches!(choice, PositionChoice::Suspect(..)) {
            self.choosing = None;
        }
        self.kept.change(|table| match choice {
            PositionChoice::Theme(n) => {
                if let Some(theme) = themes.get(n).filter(|theme| theme.id != table.theme.id) {
                    *table = RealTable::following(theme, table.start.seats(), table);
                }
            }
            PositionChoice::Players(players) => {
                let theme = Arc::clone(&table.theme);
                *table = RealTable::following(&theme, players, table);
            }
            PositionChoice::Suspect(seat, suspect) => table.choose(seat, suspect),
            PositionChoice::Me(seat) => table.start.me = seat,
            PositionChoice::Size(seat, size) => {
                if let Some(place) = table.start.sizes.get_mut(seat.index()) {
                    *place = size.min(table.start.cards.total());
                }
            }
            PositionChoice::Hand(card) => turn(&mut table.start.hand, card),
            PositionChoice::FaceUp(card) => turn(&mut table.start.face_up, card),
            PositionChoice::Room(room) => turn_room(&mut table.start.rooms, room),
            _ => {}
        });
    }

    /// What happens.
    fn write_down(&mut self, choice: PositionChoice) {
        let at = self.at();
        match choice {
            PositionChoice::Entry(entry) => self.entry = entry,
            PositionChoice::By(by) => {
                self.draft.ask_by(by);
                self.open = CardSet::EMPTY;
            }
            PositionChoice::Pick(card) if self.entry == EntryKind::Card => {
                self.card = Some(card).filter(|_| self.card != Some(card));
            }
            PositionChoice::Pick(card) => {
                self.draft.pick(self.kept.table(), card);
                self.draft.own_refutation(self.kept.table(), at);
            }
            PositionChoice::Refutation(seat, refutation) => self.draft.refute(self.kept.table(), at, seat, refutation),
            PositionChoice::Unsay(seat) => self.draft.unsay(seat),
            PositionChoice::OthersCannotRefute => self.draft.others_cannot_refute(self.kept.table(), at),
            PositionChoice::Enter => {
                if let Some(question) = self.draft.happening(self.kept.table(), at) {
                    self.enter(question);
                }
            }
            PositionChoice::Verdict(right) => {
                if let Some(accused) = self.draft.asked() {
                    self.enter(Happening::Accusation { by: self.draft.by, accused, right, file: None });
                }
            }
            PositionChoice::At(holder) => {
                if let Some(card) = self.card {
                    self.enter(holder.map_or(Happening::Nobody { card }, |at| Happening::Seen { at, card }));
                }
            }
            PositionChoice::Open(card) => turn(&mut self.open, card),
            PositionChoice::Leave { open: true } => {
                self.enter(Happening::Opened { by: self.draft.by, hand: self.open });
            }
            PositionChoice::Leave { open: false } => self.enter(Happening::Left { by: self.draft.by }),
            PositionChoice::Edit(at) => self.edit(at),
            PositionChoice::Stop => self.clear(),
            PositionChoice::Remove(at) => {
                self.kept.remove(at);
                self.clear();
            }
            _ => {}
        }
    }

    fn enter(&mut self, happening: Happening) {
        if self.kept.enter(happening, self.editing) {
            self.clear();
        }
    }

    /// Takes what happened into hand, to be changed.
    fn edit(&mut self, at: usize) {
        let Some(happening) = self.table().happenings.get(at).cloned() else { return };
        self.clear();
        self.editing = Some(at);
        self.part = PositionPart::Enter;
        if let Some(by) = happening.by() {
            self.draft = QuestionDraft::new(by);
        }
        self.entry = match happening {
            Happening::Question { .. } => {
                self.draft = QuestionDraft::of(&happening).unwrap_or_else(|| self.draft.clone());
                EntryKind::Question
            }
            Happening::Accusation { accused, .. } => {
                let Triple { suspect, weapon, room } = accused;
                (self.draft.suspect, self.draft.weapon, self.draft.room) = (Some(suspect), Some(weapon), Some(room));
                EntryKind::Accusation
            }
            Happening::Seen { card, .. } | Happening::Nobody { card } | Happening::Revealed { card, .. } => {
                self.card = Some(card);
                EntryKind::Card
            }
            Happening::Opened { hand, .. } => {
                self.open = hand;
                EntryKind::Hand
            }
            Happening::Left { .. } => EntryKind::Hand,
        };
    }

    /// Nothing is being written down.
    fn clear(&mut self) {
        self.editing = None;
        self.draft = QuestionDraft::new(self.kept.table().asks_next(usize::MAX));
        (self.card, self.open, self.entry, self.window) = (None, CardSet::EMPTY, EntryKind::Question, None);
    }

    fn note(&mut self, wish: NotebookWish) {
        match wish {
            NotebookWish::LookAt(cell) => self.sheet.cell = cell,
            NotebookWish::ShowLog => self.part = PositionPart::Happened,
            wish => {
                wish.write(&mut self.kept.marks);
            }
        }
        self.sheet.write(&self.kept.marks);
    }

    /// Brings everything that hangs on the table up to it.
    fn refresh(&mut self, words: &Words) {
        let text = self.kept.table().to_text();
        if text != self.text {
            self.text = text;
            self.sheet = self.sheet.after(self.kept.table(), &self.kept.marks);
        }
        self.sheet.explain(&self.kept.marks, words);
    }

    /// Takes what was worked out of a text.
    pub(super) fn know(&mut self, text: String, known: TableFindings, words: &Words) {
        if text == self.text {
            self.sheet.know(known.sheet.clone(), &self.kept.marks);
            self.sheet.explain(&self.kept.marks, words);
            self.known = Some((text, known));
        }
    }

    /// Lays the table that a text tells; what was there before can be taken back.
    pub(super) fn lay_by(&mut self, table: RealTable, words: &Words) {
        self.kept.change(|now| *now = table);
        self.kept.begun = self.fault().is_none();
        self.clear();
        self.refresh(words);
    }

    /// The sheet as text.
    pub(super) fn sheet_text(&self, words: &Words) -> String {
        let sheet = &self.sheet;
        sheet_text(&sheet.theme, words, &sheet.view, &sheet.names, &sheet.assist, &self.kept.marks)
    }

    /// Works everything out at once, for whoever looks at the screen without a game around it.
    pub fn work_out(&mut self, words: &Words) {
        if self.kept.begun {
            self.know(self.text.clone(), self.table().findings(), words);
            self.best = Some((self.text.clone(), self.table().best_questions()));
            if let Some(cell) = self.sheet.unproved() {
                let proof = self.table().proofs(&[(cell.0, cell.1.into())]).pop();
                self.sheet.prove(cell, proof);
                self.sheet.explain(&self.kept.marks, words);
            }
        }
    }
}

/// Into the set, or out of it.
const fn turn(set: &mut CardSet, card: CardId) {
    if set.contains(card) {
        set.remove(card);
    } else {
        set.insert(card);
    }
}

fn turn_room(rooms: &mut Vec<RoomId>, room: RoomId) {
    if let Some(at) = rooms.iter().position(|other| *other == room) {
        rooms.remove(at);
    } else {
        rooms.push(room);
        rooms.sort_unstable();
    }
}

/// Whether a refutation is that somebody showed a card, whichever it was.
pub(super) const fn shows(refutation: Option<Refutation>) -> bool {
    matches!(refutation, Some(Refutation::Showed(_)))
}

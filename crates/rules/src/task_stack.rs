//! Keeps what is still to be done on a turn: a stack of tasks that the turn machine works off between decisions.

use super::{CardId, Choice, DeckCardId, Effect, Phase, Place, SeatId, SuspectId, Triple};

/// One thing that is still to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Task {
    /// The seat draws a card.
    Draw(SeatId),
    /// The seat follows a card that it drew while a question was open.
    Follow(SeatId, DeckCardId),
    /// The seat follows a further effect of a card or power.
    Perform(SeatId, Effect, EffectSource),
    /// The turn's owner rolls (again).
    Roll,
    /// The turn's owner moves.
    Move,
    /// The turn's owner snoops.
    Snoop,
    /// The turn's owner decides again what it was deciding before.
    Back(Phase),
    /// The seat whose token was moved may draw a card.
    MayDraw(SeatId),
    /// This seat is to refute.
    Refute(SeatId),
    /// The seat may use a card or power on the card that was just shown.
    Watch(SeatId),
    /// This seat has shown a card.
    Showed(SeatId),
    /// The question ends.
    Close,
}

/// What lets somebody do what they do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EffectSource {
    /// A deck card.
    Card(DeckCardId),
    /// The power of a suspect.
    Power(SuspectId),
}

/// A question while it is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Question {
    pub triple: Triple,
    pub asker: SeatId,
    /// Somebody has shown a card.
    pub shown: bool,
    /// Somebody left it unanswered.
    pub refused: bool,
    /// The next holder must show too.
    pub more: bool,
    /// Nobody is asked any more.
    pub closed: bool,
}

/// What happens on the turn that is under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Turn {
    pub number: u32,
    pub seat: SeatId,
    /// Steps still to walk.
    pub steps: u32,
    /// A part of the move was made.
    pub under_way: bool,
    /// What the move has used up.
    pub used: Vec<Place>,
    /// Where the move paused.
    pub paused: Vec<Place>,
    /// Another player has moved the owner's token on this very turn.
    pub pulled: bool,
    pub any_room: bool,
    /// Without dice: the turn's own move is still to come, so what may be done instead of it is offered too.
    pub fresh: bool,
    /// Asking is left to the player this time.
    pub may_skip: bool,
    /// Further turns after this one.
    pub again: u32,
    /// Deck cards drawn since the turn began, or since the first of a row of further turns did.
    pub drawn: u32,
    pub question: Option<Question>,
    /// The last one comes first.
    pub tasks: Vec<Task>,
    /// Cards chosen so far to be shown to the left, hidden until all have chosen.
    pub to_left: Vec<(SeatId, CardId)>,
    /// The effect that is being followed, by whom and why.
    pub effect: Option<Effect>,
    pub doer: SeatId,
    pub source: Option<EffectSource>,
    /// The card that was just shown: by whom, to whom, which.
    pub shown: Option<(SeatId, SeatId, CardId)>,
    /// What the present move can be; worked out once.
    pub moves: Vec<Choice>,
}

impl Turn {
    pub(super) const fn new(number: u32, seat: SeatId) -> Self {
        Self {
            number,
            seat,
            steps: 0,
            under_way: false,
            used: Vec::new(),
            paused: Vec::new(),
            pulled: false,
            any_room: false,
            fresh: false,
            may_skip: false,
            again: 0,
            drawn: 0,
            question: None,
            tasks: Vec::new(),
            to_left: Vec::new(),
            effect: None,
            doer: seat,
            source: None,
            shown: None,
            moves: Vec::new(),
        }
    }

    /// Forgets what an earlier move has used up.
    pub(super) fn fresh_move(&mut self, steps: u32) {
        self.steps = steps;
        self.under_way = false;
        self.used.clear();
        self.paused.clear();
        self.tasks.retain(|task| *task != Task::Move);
    }

    /// Uses up the place that is left and the places stepped on.
    pub(super) fn use_up(&mut self, from: Place, path: &[Place]) {
        self.used.push(from);
        self.used.extend(path);
        self.paused.extend(path.last());
    }

    /// Puts a task off until the open question has ended.
    pub(super) fn after_question(&mut self, task: Task) {
        let at = self.tasks.iter().position(|other| *other == Task::Close).unwrap_or(0);
        self.tasks.insert(at, task);
    }
}

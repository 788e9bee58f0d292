//! Plays a chapter through before anybody does: the script must be possible, and what is asked for knowable just then.

use super::{
    chapter::{Chapter, LessonStep},
    deed::WantedDeed,
    names::LessonNames,
    position::seat_name,
    target::ButtonDeed,
};
use crate::{Case, Column, Help, Mark};
use candlestick_deduction::{
    Holder, Notes, Possession,
    proof::{Claim, Location, ProofTable, why_from},
};
use candlestick_rules::{Action, CardId, Game, Refusal, View};
use candlestick_themes::{Message, ThemeFault, message, reading::Report};

/// Other ways through a chapter that are tried at most: three steps at which anything may be suggested have as many.
const MOST_WAYS: usize = 1000;

/// The case on its way through a chapter.
#[derive(Clone)]
struct RehearsedCase {
    case: Case,
    /// How many events there were before what happened last.
    fresh: usize,
}

/// Where a chapter cannot go on, in bytes of its file, and why.
type Stuck = (std::ops::Range<usize>, Message);

impl Chapter {
    /// Tells where the chapter could not go on, whatever its steps allow was done.
    pub(super) fn play_through(&self, report: &mut Report) {
        if let Err((place, message)) = self.walk_every_way(&mut |_, _| ()) {
            report.at(&place, message);
        }
    }

    /// Proves what the steps ask for: each mark and each further fact is certain when its step begins and was not before
    /// what happened last, each "Why?" has an answer, an accusation is certain, and the notebook has not printed by
    /// itself what is to be marked. Every deed that the steps allow is tried. Takes milliseconds in a small house.
    #[must_use]
    pub fn prove(&self) -> Vec<ThemeFault> {
        let mut report = Report::of(&self.file, &self.text);
        let mut look = |walk: &RehearsedCase, step: &LessonStep| self.look(walk, step, &mut report);
        // Where it cannot go on it was never read.
        let _ = self.walk_every_way(&mut look);
        report.into_faults()
    }

    /// Does all steps, each by the first deed that leads on; then each other deed is tried, and from there the first again.
    fn walk_every_way(&self, look: &mut impl FnMut(&RehearsedCase, &LessonStep)) -> Result<(), Stuck> {
        let mut ways = 0;
        self.walk(self.start(), 0, look, &mut |step, others, _| {
            ways += others.len();
            if ways > MOST_WAYS { Err((step.place.clone(), message!("chapter-open-ways"))) } else { Ok(()) }
        })?;
        let mut aside = |n: usize, step: &LessonStep, others: &[Option<Action>], walk: &RehearsedCase| {
            for other in others {
                let mut walk = walk.clone();
                self.take(&mut walk, step, *other)?;
                self.walk(walk, n + 1, look, &mut |_, _, _| Ok(()))?;
            }
            Ok(())
        };
        let mut at = 0;
        let tried = self.walk(self.start(), 0, &mut |_, _| (), &mut |step, others, walk| {
            at += 1;
            aside(at - 1, step, others, walk)
        });
        tried.map_err(|(place, message)| (place, message!("chapter-after-other", why = message)))
    }

    fn start(&self) -> RehearsedCase {
        RehearsedCase { case: self.opening.clone(), fresh: self.dealt }
    }

    /// Does the steps from one on, each by the first deed that leads on; tells the other deeds of each.
    fn walk(
        &self,
        mut walk: RehearsedCase,
        from: usize,
        look: &mut impl FnMut(&RehearsedCase, &LessonStep),
        tell: &mut impl FnMut(&LessonStep, &[Option<Action>], &RehearsedCase) -> Result<(), Stuck>,
    ) -> Result<(), Stuck> {
        for step in self.steps.iter().skip(from) {
            look(&walk, step);
            let deeds = self.deeds(&walk, step)?;
            tell(step, deeds.get(1..).unwrap_or_default(), &walk)?;
            self.take(&mut walk, step, deeds.first().copied().flatten())?;
        }
        Ok(())
    }

    /// What may be done at a step: the actions that are offered, or once something that is no action.
    fn deeds(&self, walk: &RehearsedCase, step: &LessonStep) -> Result<Vec<Option<Action>>, Stuck> {
        let WantedDeed::Act(actions) = &step.wanted else { return Ok(vec![None]) };
        let game = walk.case.game();
        let choices = game.choices(self.you);
        let cards = game.edition().cards;
        let offered: Vec<_> =
            actions.iter().copied().filter(|action| choices.allows(cards, *action)).map(Some).collect();
        match actions.first() {
            Some(action) if offered.is_empty() => {
                let why =
                    game.clone().apply(self.you, *action).err().map(|refusal| why_in(&refusal, game, self.names()));
                Err((step.place.clone(), message!("chapter-refused", why = why)))
            }
            _ => Ok(offered),
        }
    }

    fn take(&self, walk: &mut RehearsedCase, step: &LessonStep, own: Option<Action>) -> Result<(), Stuck> {
        let before = walk.case.game().events().len();
        let own = own.map(|action| (self.you, action, step.place.clone()));
        let then = step.then.iter().zip(&step.then_places).map(|((seat, action), at)| (*seat, *action, at.clone()));
        for (seat, action, place) in own.into_iter().chain(then) {
            let refused = walk.case.apply(seat, action).err();
            if let Some(refusal) = refused {
                let why = why_in(&refusal, walk.case.game(), self.names());
                return Err((place, message!("chapter-refused", why = why)));
            }
        }
        if walk.case.game().events().len() > before {
            walk.fresh = before;
        }
        Ok(())
    }

    fn names(&self) -> LessonNames<'_> {
        LessonNames { theme: &self.theme, seats: &self.opening.log().setup.seats }
    }

    /// Holds a step to what can be known when it begins.
    fn look(&self, walk: &RehearsedCase, step: &LessonStep, report: &mut Report) {
        let view = walk.case.game().view(self.you);
        let known = StepKnowledge { table: ProofTable::of(&view), view, fresh: walk.fresh };
        for fact in &step.facts {
            match known.claim(fact.card, fact.location) {
                None => report.at(&step.place, message!("chapter-not-certain", claim = self.claim_message(*fact))),
                Some(found) if found.there != fact.there => {
                    report.at(&step.place, message!("chapter-opposite", claim = self.claim_message(*fact)));
                }
                Some(_) if known.was_known(*fact) => {
                    report.at(&step.place, message!("chapter-known-before", claim = self.claim_message(*fact)));
                }
                Some(_) => {}
            }
        }
        self.look_at_deed(&known, step, report);
    }

    fn look_at_deed(&self, known: &StepKnowledge, step: &LessonStep, report: &mut Report) {
        match &step.wanted {
            WantedDeed::Mark(card, column, mark) if *mark != Mark::Maybe && self.prints(known, *card, *column) => {
                report.at(&step.place, message!("chapter-printed", card = self.theme.card_name(*card)));
            }
            WantedDeed::Why(card, column) if known.claim(*card, Holder::from(*column).into()).is_none() => {
                report.at(&step.place, message!("chapter-no-why", card = self.theme.card_name(*card)));
            }
            WantedDeed::Act(actions) => {
                let Some(Action::Accuse(triple)) = actions.first() else { return };
                for card in self.theme.edition.cards.cards(*triple) {
                    let certain = known.claim(card, Location::CaseFile).is_some_and(|found| found.there);
                    if !certain {
                        let claim = Claim { card, location: Location::CaseFile, there: true };
                        report.at(&step.place, message!("chapter-not-certain", claim = self.claim_message(claim)));
                    }
                }
            }
            _ => {}
        }
    }

    /// Whether the notebook writes into a cell by itself.
    fn prints(&self, known: &StepKnowledge, card: CardId, column: Column) -> bool {
        let seen = Notes::from_view(&known.view).cell(card, column.into()) != Possession::Maybe;
        match self.help {
            Help::Blank => false,
            Help::CrossOff | Help::Slips => seen,
            Help::Deduce | Help::Odds => true,
        }
    }

    fn claim_message(&self, Claim { card, location, there }: Claim) -> Message {
        let claim = match location {
            Location::Seat(seat) => message!("chapter-claim-seat", name = seat_name(self.names(), seat)),
            Location::CaseFile => message!("chapter-claim-case-file"),
            Location::Table | Location::FaceUp => message!("chapter-claim-table"),
        };
        claim.with("card", self.theme.card_key(card)).with("there", if there { "yes" } else { "no" })
    }
}

/// What the person can know at a step.
struct StepKnowledge {
    table: ProofTable,
    view: View,
    fresh: usize,
}

impl StepKnowledge {
    fn claim(&self, card: CardId, location: Location) -> Option<Claim> {
        why_from(&self.table, &self.view.events, card, location).map(|proof| proof.claim)
    }

    /// Whether a fact was certain before what happened last.
    fn was_known(&self, fact: Claim) -> bool {
        let before = self.view.events.get(..self.fresh).unwrap_or_default();
        why_from(&self.table, before, fact.card, fact.location).is_some()
    }
}

/// Why the referee refuses a decision of a script, in the file's own names.
pub(super) fn why_in(refusal: &Refusal, game: &Game, names: LessonNames) -> Message {
    match refusal {
        Refusal::CaseClosed => message!("chapter-closed"),
        Refusal::NotYours { waiting_for } => message!("chapter-others-turn", name = seat_name(names, *waiting_for)),
        Refusal::NotOffered { seat, .. } => {
            let actions = game.choices(*seat).actions(game.edition().cards);
            let mut kinds: Vec<_> = actions.into_iter().map(|action| word(ButtonDeed::of(action))).collect();
            kinds.dedup();
            message!("chapter-can", name = seat_name(names, *seat), deeds = kinds.join(", "))
        }
    }
}

/// A button as a chapter writes it.
fn word(button: ButtonDeed) -> String {
    serde_json::to_value(button).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

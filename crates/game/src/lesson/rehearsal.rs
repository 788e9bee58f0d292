//! Plays a chapter through before anybody does: the script must be possible, and what is asked for knowable just then.

use super::{
    chapter::{Chapter, LessonStep},
    deed::WantedDeed,
    known::StepKnowledge,
    names::LessonNames,
    position::seat_name,
    target::ButtonDeed,
};
use crate::{Case, Column, Help, Mark};
use candlestick_deduction::{
    Holder, Notes, Possession,
    proof::{Claim, Location},
};
use candlestick_rules::{Action, CardId, Choice, Game, Refusal, Triple};
use candlestick_themes::{Message, ThemeFault, message, reading::Report};

/// Other ways through a chapter that are tried at most: three steps at which anything may be suggested have as many.
const MOST_WAYS: usize = 1000;

/// The case on its way through a chapter.
#[derive(Clone)]
struct RehearsedCase {
    case: Case,
    /// How many events there were before what happened last.
    fresh: usize,
    /// How many there were when an accusation could last be made before that.
    chance: Option<usize>,
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
    /// what happened last, an accusation is certain and could not have been made before with certainty, a cell that is
    /// to be marked as open is open and what happened last says something of it, each "Why?" has an answer, and the
    /// notebook has not printed by itself what is to be marked. Every deed that the steps allow is tried. Takes
    /// milliseconds in a small house.
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
        RehearsedCase { case: self.opening.clone(), fresh: self.dealt, chance: None }
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
        let can_accuse = walk.case.game().choices(self.you).iter().any(|choice| *choice == Choice::Accuse);
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
            walk.chance = if can_accuse { Some(before) } else { walk.chance };
        }
        Ok(())
    }

    fn names(&self) -> LessonNames<'_> {
        LessonNames { theme: &self.theme, seats: &self.opening.log().setup.seats }
    }

    /// Holds a step to what can be known when it begins.
    fn look(&self, walk: &RehearsedCase, step: &LessonStep, report: &mut Report) {
        let known = StepKnowledge::new(walk.case.game().view(self.you), walk.fresh, walk.chance);
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
            WantedDeed::Mark(card, column, Mark::Maybe) => self.look_at_maybe(known, (*card, *column), step, report),
            WantedDeed::Mark(card, column, _) if self.prints(known, *card, *column) => {
                report.at(&step.place, message!("chapter-printed", card = self.theme.card_name(*card)));
            }
            WantedDeed::Why(card, column) if known.claim(*card, Holder::from(*column).into()).is_none() => {
                report.at(&step.place, message!("chapter-no-why", card = self.theme.card_name(*card)));
            }
            WantedDeed::Act(actions) => {
                if let Some(Action::Accuse(triple)) = actions.first() {
                    self.look_at_accusation(known, *triple, step, report);
                }
            }
            _ => {}
        }
    }

    /// Holds a mark that says "open" to a cell that is open, and of which what happened last says something.
    fn look_at_maybe(
        &self,
        known: &StepKnowledge,
        (card, column): (CardId, Column),
        step: &LessonStep,
        report: &mut Report,
    ) {
        let location = Holder::from(column).into();
        if known.claim(card, location).is_some() {
            report.at(&step.place, message!("chapter-maybe-certain", card = self.theme.card_name(card)));
        } else if !known.is_nearer(card, location) {
            report.at(&step.place, message!("chapter-maybe-old", card = self.theme.card_name(card)));
        }
    }

    /// Holds an accusation to what is certain then, and was not when one could last have accused.
    fn look_at_accusation(&self, known: &StepKnowledge, triple: Triple, step: &LessonStep, report: &mut Report) {
        let in_file = |card| Claim { card, location: Location::CaseFile, there: true };
        let claims = self.theme.edition.cards.cards(triple).map(in_file);
        let open = claims.iter().filter(|claim| known.claim(claim.card, claim.location) != Some(**claim));
        let open = open.map(|claim| message!("chapter-not-certain", claim = self.claim_message(*claim)));
        let open: Vec<_> = open.collect();
        if open.is_empty() && known.was_solved(triple) {
            report.at(&step.place, message!("chapter-accuse-late"));
        }
        open.into_iter().for_each(|message| report.at(&step.place, message));
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

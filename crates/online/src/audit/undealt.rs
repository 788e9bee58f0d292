//! Checks all posts of a closed case that nobody dealt once more, and finds what does not hold.

use std::{collections::BTreeMap, sync::Arc};

use candlestick_blind::{BlindTable, Opened, Setting};
use candlestick_game::{
    Case, CaseLog, ReadRecord,
    record::{Commitment, RecordFormat},
};
use candlestick_rules::{Laid, SeatId, View};
use candlestick_themes::Theme;

use super::{
    cheat::{Cheat, OpenedPart},
    check::AuditFindings,
    undealt_record::UndealtRecord,
};
use crate::{digest::Digest, protocol::Posted, undealt::opened_log};

/// What whom was shown after how many decisions.
type CardsShown = BTreeMap<(usize, SeatId), Digest>;

impl UndealtRecord {
    /// Hears every post again with its signature and its proof, and holds the case that is told against the one that they open:
    /// the deal, each decision, and what every seat and whoever watched was shown after each.
    ///
    /// # Errors
    /// The first thing that does not hold, with its place.
    pub(super) fn check(&self, theme: &Arc<Theme>) -> Result<AuditFindings, Cheat> {
        let told = self.case_log()?;
        if !self.theme.is_of(theme) || !self.has_all_seats() {
            return Err(Cheat::Table);
        }
        let setting = self.agreed().setting(&theme.edition).map_err(|fault| Cheat::NoCase(fault.to_string()))?;
        let mut shown = CardsShown::new();
        let opened = self.opened(&setting, &mut shown)?;
        same(&told, &opened_log(&self.theme, &self.setup, &self.seats, &opened))?;
        for seat in (0..self.seats.len()).filter_map(|seat| u8::try_from(seat).ok()).map(SeatId) {
            let eyes = BlindTable::of_opened(setting.clone(), seat, &opened).ok_or(Cheat::Table)?;
            hears(eyes, &self.posts, &mut shown)?;
        }
        views(theme, told, &shown)?;
        let earlier_digest = !self.theme.proves(theme);
        Ok(AuditFindings {
            posts: self.posts.len(),
            earlier_digest,
            ..AuditFindings::of_undealt(self.me != SeatId::WATCHER)
        })
    }

    /// The case that is told, as it was written.
    fn case_log(&self) -> Result<CaseLog, Cheat> {
        let read = ReadRecord::from_text(&self.case).map_err(|fault| Cheat::NoCase(fault.to_string()))?;
        let log = read.record.log;
        match read.written {
            RecordFormat::Now { commitment, intact: true } if commitment == Commitment::of(&log) => {}
            RecordFormat::Now { .. } | RecordFormat::FormatOne => return Err(Cheat::Altered),
        }
        let same = log.theme == self.theme && log.setup == self.setup && log.seats == self.seats;
        if same { Ok(log) } else { Err(Cheat::Table) }
    }

    /// What the posts open.
    fn opened(&self, setting: &Setting, shown: &mut CardsShown) -> Result<Opened, Cheat> {
        let table = hears(BlindTable::watched(setting.clone()), &self.posts, shown)?;
        let opened = table.opened().ok_or(Cheat::Unfinished(self.posts.len()))?;
        // Two shares that crossed hold in either order.
        if Digest(table.course()).same(&self.course) {
            Ok(opened.clone())
        } else {
            Err(Cheat::Course(self.posts.len()))
        }
    }
}

/// A table with all these posts; notes what it shows after each decision.
fn hears(mut table: BlindTable, posts: &[Posted], shown: &mut CardsShown) -> Result<BlindTable, Cheat> {
    for (number, Posted { seat, post }) in posts.iter().enumerate() {
        let taken = table.take(*seat, post);
        taken.map_err(|fault| Cheat::Post { number, seat: fault.seat.0, why: fault.why })?;
        // What was shown after a decision that was taken back is no view of the case as it stands.
        if post.takes_back() {
            shown.retain(|(decision, seat), _| *decision <= table.decisions() || *seat != table.me());
        }
        let at = (table.decisions(), table.me());
        if !shown.contains_key(&at)
            && let Some(view) = table.view()
        {
            shown.insert(at, written(&view));
        }
    }
    Ok(table)
}

fn written(view: &View) -> Digest {
    // Nothing in it can fail to be written.
    Digest::of("candlestick view", &[&serde_json::to_vec(view).unwrap_or_default()])
}

/// The case that is told is the one that was opened.
fn same(told: &CaseLog, opened: &CaseLog) -> Result<(), Cheat> {
    let (Some(laid), Some(open)) = (&told.laid, &opened.laid) else { return Err(Cheat::Opened(OpenedPart::Table)) };
    other_part(laid, open).map_or(Ok(()), |part| Err(Cheat::Opened(part)))?;
    if told.seed != opened.seed {
        return Err(Cheat::Opened(OpenedPart::Table));
    }
    let count = told.actions.len().max(opened.actions.len());
    let other = (0..count).find(|at| told.actions.get(*at) != opened.actions.get(*at));
    other.map_or(Ok(()), |at| Err(Cheat::Posted(at as u64)))
}

/// The first part of a deal that is another.
fn other_part(told: &Laid, open: &Laid) -> Option<OpenedPart> {
    let rolls = told.dice.len().max(open.dice.len());
    let dice = (0..rolls).find(|roll| told.dice.get(*roll) != open.dice.get(*roll)).map(OpenedPart::Dice);
    let file = (told.truth.case_file != open.truth.case_file).then_some(OpenedPart::CaseFile);
    let rooms = (told.truth.room_cards != open.truth.room_cards).then_some(OpenedPart::Rooms);
    let hand = || {
        let other = |(seat, hand): &(u8, _)| told.truth.hands.get(usize::from(*seat)) != Some(*hand);
        (0..).zip(&open.truth.hands).find(other).map(|(seat, _)| OpenedPart::Hand(seat))
    };
    file.or_else(hand).or(rooms).or(dice).or_else(|| (told != open).then_some(OpenedPart::Table))
}

/// What everybody was shown is what the case gives on the deal that lies open.
fn views(theme: &Arc<Theme>, told: CaseLog, shown: &CardsShown) -> Result<(), Cheat> {
    let no_case = |why: String| Cheat::NoCase(why);
    let start = CaseLog { actions: Vec::new(), ..told.clone() };
    let mut case = Case::replay(Arc::clone(theme), start).map_err(|fault| no_case(fault.to_string()))?;
    let mut actions = told.actions.into_iter();
    for decision in 0.. {
        let mut seen = shown.range((decision, SeatId(0))..=(decision, SeatId::WATCHER));
        let other = seen.find(|((_, seat), seen)| written(&case.game().view(*seat)) != **seen);
        if let Some(((_, seat), _)) = other {
            return Err(Cheat::View { decision: decision as u64, seat: seat.0 });
        }
        let Some((seat, action)) = actions.next() else { break };
        case.apply(seat, action).map_err(|refusal| no_case(refusal.to_string()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use candlestick_game::{
        Level,
        testing::{opened, played},
    };

    use super::*;

    #[test]
    fn what_a_seat_was_shown_otherwise_is_found_with_its_place() {
        let case = played(opened("classic-2016", 3, Level::Novice, 4), 9);
        let start = CaseLog { actions: Vec::new(), ..case.log().clone() };
        let begun = Case::replay(Arc::clone(case.theme()), start).unwrap();
        let (own, others) = ((0, SeatId(1)), (case.log().actions.len(), SeatId(2)));
        let mut shown = CardsShown::from([
            (own, written(&begun.game().view(SeatId(1)))),
            (others, written(&case.game().view(SeatId(2)))),
        ]);
        assert_eq!(views(case.theme(), case.log().clone(), &shown), Ok(()));
        shown.insert(others, written(&case.game().view(SeatId(0))));
        let found = Cheat::View { decision: others.0 as u64, seat: 2 };
        assert_eq!(views(case.theme(), case.log().clone(), &shown), Err(found));
    }
}

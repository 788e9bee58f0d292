//! Keeps how a person stands with the ladder on this device: cases against each character, and the feats done.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::feats::{Feat, Title, feats_of};
use crate::{
    Case, Controller,
    format::{self, FormatFault},
    ladder::{Character, ladder},
    record::Commitment,
    review::SeatReview,
};
use candlestick_rules::{CaseEnding, SeatId};

/// Most closed cases that are remembered so that none counts twice; the oldest go first.
const MOST_COUNTED: usize = 400;
/// Digits of a seal by which a case is remembered.
const DIGITS: usize = 16;
/// Wins against a step after which the next one is suggested.
const WINS: u32 = 2;

/// Cases against one character.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CharacterScore {
    /// Cases in which it sat at the table.
    pub cases: u32,
    /// Those that the person won.
    pub won: u32,
    /// Those that the character won.
    pub lost: u32,
}

/// How a person stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The format, [`Standing::FORMAT`].
    format: u32,
    /// By the character's id; also of characters that are no longer there.
    against: BTreeMap<String, CharacterScore>,
    /// How often each feat was done.
    feats: BTreeMap<Feat, u32>,
    /// Beginnings of the seals of cases that were counted, the oldest first.
    counted: Vec<String>,
}

/// What a closed case has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingNews {
    /// The characters that sat at the table, by id, with how it stands with each now; who won against the person first.
    pub against: Vec<(String, CharacterScore)>,
    /// Whether the person won.
    pub won: bool,
    /// The character that won, by id.
    pub winner: Option<String>,
    /// Feats that were done for the first time.
    pub feats: Vec<Feat>,
    /// The title, where it is a new one.
    pub title: Option<Title>,
}

impl Default for Standing {
    fn default() -> Self {
        let (against, feats, counted) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        Self { format: Self::FORMAT, against, feats, counted }
    }
}

impl Standing {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 1;

    /// As text.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Nothing in it can fail to be written: keys are words, values numbers.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From text.
    ///
    /// # Errors
    /// When the text is none of these or of a format that isn't known.
    pub fn from_json(text: &str) -> Result<Self, FormatFault> {
        format::read(text, Self::FORMAT)
    }

    /// How it stands with a character.
    #[must_use]
    pub fn against(&self, id: &str) -> CharacterScore {
        self.against.get(id).copied().unwrap_or_default()
    }

    /// The feats done so far, with how often.
    pub fn feats(&self) -> impl Iterator<Item = (Feat, u32)> {
        self.feats.iter().map(|(feat, times)| (*feat, *times))
    }

    /// What the person is called by that.
    #[must_use]
    pub fn title(&self) -> Title {
        Title::of(self.feats.len())
    }

    /// Whom to play against next: the first step that was not won against twice yet, else the last.
    #[must_use]
    pub fn next(&self) -> Option<&'static Character> {
        let open = |character: &&Character| self.against(&character.id).won < WINS;
        ladder().iter().find(open).or_else(|| ladder().last())
    }

    /// Counts a closed case with the reviews of its seats, in which just one person played at a seat; `unaided` says
    /// whether nothing was concluded for that person, without which no feat is theirs. None where it does not count: it
    /// is open, was counted already, was laid by hand, or not just one person played.
    pub fn count(&mut self, case: &Case, reviews: &[SeatReview], unaided: bool) -> Option<StandingNews> {
        let (me, winner) = played(case)?;
        let mut seal = Commitment::of(case.log()).to_string();
        seal.truncate(DIGITS);
        if self.counted.contains(&seal) {
            return None;
        }
        self.counted.push(seal);
        self.counted.drain(..self.counted.len().saturating_sub(MOST_COUNTED));
        let title = self.title();
        let done = if unaided { feats_of(case, me, reviews) } else { BTreeSet::new() };
        let mut feats = Vec::new();
        for feat in done {
            let times = self.feats.entry(feat).or_default();
            if *times == 0 {
                feats.push(feat);
            }
            *times = times.saturating_add(1);
        }
        let character = |seat: SeatId| case.log().seats.get(seat.index()).and_then(|seat| seat.character.clone());
        let (won, winner) = (winner == Some(me), winner.and_then(character));
        let mut sat: Vec<String> = Vec::new();
        for id in case.game().seats().filter(|seat| *seat != me).filter_map(character) {
            if !sat.contains(&id) {
                sat.push(id);
            }
        }
        for id in &sat {
            let against = self.against.entry(id.clone()).or_default();
            against.cases = against.cases.saturating_add(1);
            against.won = against.won.saturating_add(u32::from(won));
            against.lost = against.lost.saturating_add(u32::from(winner.as_ref() == Some(id)));
        }
        // The winner first, then the highest on the ladder.
        let step = |id: &String| ladder().iter().position(|character| character.id == *id);
        sat.sort_by_key(|id| (winner.as_ref() == Some(id), step(id)));
        let against = sat.into_iter().rev().map(|id| (id.clone(), self.against(&id))).collect();
        Some(StandingNews { against, won, winner, feats, title: Some(self.title()).filter(|now| *now != title) })
    }
}

/// The one person who played, and who won, of a case that counts.
fn played(case: &Case) -> Option<(SeatId, Option<SeatId>)> {
    let winner = CaseEnding::of(case.game().events())?.winner;
    let mut persons = case.game().seats().filter(|seat| case.controller(*seat) == Controller::Person);
    let me = persons.next().filter(|_| persons.next().is_none() && case.log().laid.is_none())?;
    Some((me, winner))
}

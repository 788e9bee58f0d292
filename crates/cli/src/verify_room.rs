//! `candlestick verify` of a room's record: whether the room was honest, or what everybody has posted where nobody dealt, as one
//! client can prove it.

use std::sync::Arc;

use candlestick_game::{FaultText, ReadRecord};
use candlestick_online::audit::{AuditFindings, Cheat, RecordDifference, RoomRecord, RoomRecordFault, Witness};
use candlestick_themes::{Arg, MessageKey, Theme, Words, key};

use super::verify_undealt::{does_not_hold, holds};

/// What came of a room's record.
pub(super) struct RoomChecked {
    theme: Arc<Theme>,
    actions: usize,
    record: RoomRecord,
    witness: Witness,
    found: Result<AuditFindings, Cheat>,
    split: Option<RecordDifference>,
}

impl RoomChecked {
    /// Reads a room's record and checks it: alone, and against that of somebody else where there is one.
    ///
    /// # Errors
    /// What cannot be read, in words.
    pub(super) fn of(
        bytes: &[u8],
        other: Option<&RoomRecord>,
        theme: &dyn Fn(&str) -> Result<Arc<Theme>, String>,
        words: &Words,
    ) -> Result<Self, String> {
        let record = RoomRecord::from_bytes(bytes).map_err(|fault| room_fault(&fault, words))?;
        let log = ReadRecord::from_text(record.case()).map_err(|fault| fault.say(words))?.record.log;
        let theme = theme(&log.theme.id)?;
        if !log.theme.is_of(&theme) {
            return Err(words.with(key!("cli-verify-room-theme"), &[("theme", Arg::Text(&theme.title))]));
        }
        Ok(Self {
            actions: log.actions.len(),
            witness: record.witness(),
            found: record.check(&theme),
            split: other.and_then(|other| record.differs(other)),
            record,
            theme,
        })
    }

    /// Whether nothing speaks against the room, nor against the record.
    pub(super) const fn is_sound(&self) -> bool {
        let sound = match self.witness {
            Witness::Signed | Witness::Unsigned => true,
            Witness::Altered | Witness::TwoFeeds => false,
        };
        sound && self.found.is_ok() && self.split.is_none()
    }

    /// Sentences: what was checked, and what does not fit.
    pub(super) fn text(&self, words: &Words) -> String {
        let undealt = self.record.is_undealt();
        let number = (u64::from(self.record.deal()) + 1).to_string();
        let values =
            [("theme", Arg::Text(&self.theme.title)), ("number", Arg::Text(&number)), ("actions", self.actions.into())];
        let head = if undealt { key!("cli-verify-undealt") } else { key!("cli-verify-room") };
        let mut lines = vec![words.with(head, &values)];
        lines.extend(match &self.found {
            Ok(found) if undealt => holds(found, words),
            Ok(found) => self.honest(found, words),
            Err(cheat) if undealt => does_not_hold(&self.record, cheat, words),
            Err(cheat) => unfair(cheat, words),
        });
        lines.push(words.say(witness(self.witness, undealt)));
        lines.extend(self.split.map(|split| words.say(difference(split))));
        if self.is_sound() {
            let fair = if undealt { key!("cli-verify-undealt-fair") } else { key!("cli-verify-room-fair") };
            lines.push(words.say(fair));
        }
        lines.join("\n")
    }

    fn honest(&self, found: &AuditFindings, words: &Words) -> Vec<String> {
        let counted = |key, count: usize| (count > 0).then(|| words.with(key, &[("count", count.into())]));
        let deal = if found.knows_deal { key!("cli-verify-room-deal") } else { key!("cli-verify-room-late") };
        let lines = [
            Some(words.with(deal, &[("count", self.record.people().into())])),
            counted(key!("cli-verify-room-signed"), found.signed),
            counted(key!("cli-verify-room-unsigned"), found.unsigned),
            counted(key!("cli-verify-room-bots"), found.bots),
            counted(key!("cli-verify-room-elsewhere"), found.elsewhere.len()),
            counted(key!("cli-verify-room-given-up"), found.given_up),
            found.earlier_digest.then(|| words.say(key!("cli-verify-room-earlier-digest"))),
        ];
        lines.into_iter().flatten().collect()
    }

    /// The same for scripts.
    pub(super) fn as_json(&self) -> String {
        let cheat = self.found.as_ref().err();
        let found = self.found.as_ref().ok();
        let told = serde_json::json!({
            "kind": RoomRecord::KIND,
            "theme": self.theme.id,
            "deal": self.record.deal(),
            "undealt": self.record.is_undealt(),
            "actions": self.actions,
            "shares": self.record.people(),
            "posts": found.map(|found| found.posts),
            "knows-deal": found.map(|found| found.knows_deal),
            "signed": found.map(|found| found.signed),
            "unsigned": found.map(|found| found.unsigned),
            "bots": found.map(|found| found.bots),
            "elsewhere": found.map(|found| &found.elsewhere),
            "given-up": found.map(|found| found.given_up),
            "earlier-digest": found.map(|found| found.earlier_digest),
            "told": format!("{:?}", self.witness).to_lowercase(),
            "cheat": cheat.map(Cheat::name),
            "decision": cheat.and_then(Cheat::decision),
            "post": cheat.and_then(Cheat::post),
            "why": cheat.map(ToString::to_string),
            "split": self.split.map(|split| format!("{split:?}").to_lowercase()),
            "fair": self.is_sound(),
        });
        format!("{told:#}")
    }
}

/// Who has signed what the record holds.
fn witness(witness: Witness, undealt: bool) -> MessageKey {
    match (witness, undealt) {
        (Witness::Signed, false) => key!("cli-verify-room-told"),
        (Witness::Unsigned, false) => key!("cli-verify-room-untold"),
        (Witness::Altered, false) => key!("cli-verify-room-altered"),
        (Witness::TwoFeeds, _) => key!("cli-verify-room-two-feeds"),
        (Witness::Signed, true) => key!("cli-verify-undealt-kept"),
        (Witness::Unsigned, true) => key!("cli-verify-undealt-watched"),
        (Witness::Altered, true) => key!("cli-verify-undealt-altered"),
    }
}

/// How the room was not honest, and where.
fn unfair(cheat: &Cheat, words: &Words) -> Vec<String> {
    let why = words.with(key!("together-cheat"), &[("what", cheat.name().into())]);
    let said = words.with(key!("together-unfair"), &[("why", (&why).into())]);
    let place = cheat.decision().map(|at| {
        let number = at.to_string();
        words.with(key!("cli-verify-room-decision"), &[("number", Arg::Text(&number))])
    });
    std::iter::once(said).chain(place).collect()
}

/// How two records differ.
fn difference(split: RecordDifference) -> MessageKey {
    match split {
        RecordDifference::OtherCase => key!("cli-verify-room-other-case"),
        RecordDifference::Told => key!("cli-verify-room-other-told"),
        RecordDifference::Opened => key!("cli-verify-room-other-opened"),
    }
}

/// Why a file is no room's record.
pub(super) fn room_fault(fault: &RoomRecordFault, words: &Words) -> String {
    match fault {
        RoomRecordFault::Broken(why) => words.with(key!("cli-verify-room-unreadable"), &[("why", why.into())]),
        RoomRecordFault::Format(found) => words.with(key!("cli-verify-room-format"), &[("found", (*found).into())]),
    }
}

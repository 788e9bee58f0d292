//! `candlestick verify`: deals and replays a record and tells whether every byte is as it was written, or whether a room was
//! honest.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use super::{
    output::{MISUSE, complain, status, tell},
    record_file::{RecordFile, read_file},
    verify_room::{RoomChecked, room_fault},
};
use candlestick_game::{
    Case,
    record::{Commitment, Finding, verify},
};
use candlestick_online::audit::RoomRecord;
use candlestick_themes::{Arg, MessageKey, Words, key};

/// What to verify.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct VerifyCase {
    /// The record
    #[command(flatten)]
    pub record: RecordFile,
    /// The room's record of the same case as somebody else saved it, to compare with this one
    #[arg(long, value_name = "FILE", help = key!("args-verify-with").name())]
    pub with: Option<PathBuf>,
    /// Print one JSON object instead of sentences
    #[arg(long, help = key!("args-json").name())]
    pub json: bool,
}

/// The exit status of a record in which something does not fit.
const UNSOUND: u8 = 1;

impl VerifyCase {
    /// Reads, checks and prints; the status is 0 for a sound record or an honest room, 1 where something does not
    /// fit, and 2 for what is no possible case.
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        match self.check(words) {
            Ok((text, is_sound)) => {
                let printed = status(tell(words, text));
                if is_sound { printed } else { ExitCode::from(UNSOUND) }
            }
            Err(fault) => {
                complain(words, &fault);
                ExitCode::from(MISUSE)
            }
        }
    }
}

impl VerifyCase {
    /// What is printed, and whether everything fits.
    fn check(&self, words: &Words) -> Result<(String, bool), String> {
        let bytes = self.record.read()?;
        if RoomRecord::is_one(&bytes) || self.with.is_some() {
            let other = self.with.as_deref().map(|file| other_record(file, words)).transpose()?;
            let room = RoomChecked::of(&bytes, other.as_ref(), &|id| self.record.theme_or_hint(id, words), words);
            let room = room.map_err(|fault| self.record.named(&fault))?;
            let text = if self.json { room.as_json() } else { room.text(words) };
            return Ok((text, room.is_sound()));
        }
        let (case, findings) = self.record.with(words, &bytes, |bytes, theme| verify(bytes, theme))?;
        let text = if self.json { as_json(&case, &findings) } else { findings_text(&case, &findings, words) };
        Ok((text, findings.is_empty()))
    }
}

/// The room's record of somebody else.
fn other_record(file: &Path, words: &Words) -> Result<RoomRecord, String> {
    let bytes = read_file(file)?;
    RoomRecord::from_bytes(&bytes).map_err(|fault| format!("{}: {}", file.display(), room_fault(&fault, words)))
}

/// What a finding says.
fn sentence(finding: Finding) -> MessageKey {
    match finding {
        Finding::NoChecksum => key!("cli-verify-no-checksum"),
        Finding::Altered => key!("cli-verify-altered"),
        Finding::Seal => key!("cli-verify-seal"),
        Finding::Theme => key!("cli-verify-theme"),
        Finding::Outcome => key!("cli-verify-outcome"),
    }
}

/// Sentences: what was done again, the seal, and what does not fit.
fn findings_text(case: &Case, findings: &[Finding], words: &Words) -> String {
    let log = case.log();
    let values = [("theme", Arg::Text(&case.theme().title)), ("actions", log.actions.len().into())];
    let mut lines = vec![words.with(key!("cli-verify-played"), &values)];
    let seal = Commitment::of(log).to_string();
    lines.push(words.with(key!("cli-verify-sealed"), &[("seal", Arg::Text(&seal))]));
    lines.extend(findings.iter().map(|finding| words.say(sentence(*finding))));
    if findings.is_empty() {
        lines.push(words.say(key!("cli-verify-sound")));
    }
    lines.join("\n")
}

fn as_json(case: &Case, findings: &[Finding]) -> String {
    let log = case.log();
    let name = |finding: &Finding| format!("{finding:?}").to_lowercase();
    let told = serde_json::json!({
        "theme": log.theme.id,
        "actions": log.actions.len(),
        "closed": case.is_closed(),
        "commitment": Commitment::of(log).to_string(),
        "findings": findings.iter().map(name).collect::<Vec<_>>(),
    });
    format!("{told:#}")
}

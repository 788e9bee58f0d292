//! Reads the text of a characters' file into checked characters: every fault told, with its place and the way out.

use std::ops::Range;

use super::{
    character::Character,
    raw::{BLOCKS, RawCharacter, RawLadder, RawNotes},
};
use candlestick_bots::{Attention, Reasoning, Skills, Style};
use candlestick_themes::{
    ThemeFault, message,
    reading::{Report, Spanned, Text, plain, read},
};

/// Most bytes of such a file; ours has a twentieth.
const MOST_BYTES: usize = 64 * 1024;
/// Most letters of an id.
const MOST_ID: usize = 40;

/// Reads characters. `file` is the file's name for messages.
///
/// # Errors
/// Every fault at once, in reading order, each with its place and the way out.
pub fn read_characters(file: &str, text: &str) -> Result<Vec<Character>, Vec<ThemeFault>> {
    if text.len() > MOST_BYTES {
        let message = message!("characters-large", count = text.len(), most = MOST_BYTES);
        return Err(vec![ThemeFault::of_file(file, message)]);
    }
    let text = plain(text);
    let mut report = Report::of(file, &text);
    let raw = read::<RawLadder>(&text, BLOCKS, &mut report).unwrap_or_default();
    let mut characters: Vec<Character> = Vec::new();
    for raw in &raw.characters {
        let raw = raw.get_ref();
        if characters.iter().any(|other| other.id == *raw.id.get_ref()) {
            report.at(&raw.id.span(), message!("characters-twice"));
        }
        characters.push(character(raw, &mut report));
    }
    if characters.is_empty() && report.is_empty() {
        report.at(&(0..0), message!("characters-nobody"));
    }
    if report.is_empty() { Ok(characters) } else { Err(report.into_faults()) }
}

fn character(raw: &RawCharacter, report: &mut Report) -> Character {
    plain_word(&raw.id, report);
    plain_word(&raw.emblem, report);
    let own = raw.level.style();
    let attention = raw.notes.as_ref().map(|notes| attention(notes.get_ref(), &notes.span(), report));
    let style = Style {
        persona: if attention.is_some() { Style::DETECTIVE.persona } else { own.persona },
        reasoning: attention.map_or(own.reasoning, Reasoning::Within),
        asking: raw.asks.as_ref().map_or(own.asking, |asks| *asks.get_ref()),
        walking: raw.walks.unwrap_or(own.walking),
        skills: raw.skills.as_ref().map_or(own.skills, |named| Skills::of(named)),
    };
    if style.asking.counts() && style.reasoning != Reasoning::Exact {
        let place = raw.asks.as_ref().map_or_else(|| raw.id.span(), Spanned::span);
        report.at(&place, message!("characters-asks"));
    }
    Character { id: raw.id.get_ref().clone(), emblem: raw.emblem.get_ref().clone(), level: raw.level, style }
}

/// An id or a file's name has small letters, digits and dashes, some at least.
fn plain_word(word: &Text, report: &mut Report) {
    let sound = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let text = word.get_ref();
    if text.is_empty() || text.len() > MOST_ID || !text.chars().all(sound) {
        report.at(&word.span(), message!("characters-word", most = MOST_ID));
    }
}

fn attention(notes: &RawNotes, place: &Range<usize>, report: &mut Report) -> Attention {
    if notes.chain == 0 {
        report.at(place, message!("characters-chain"));
    }
    Attention { unable: notes.unable, shown: notes.shown, hands: notes.hands, chain: notes.chain }
}

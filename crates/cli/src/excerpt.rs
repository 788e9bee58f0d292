//! Shows a fault in a terminal with its line of text and the place underlined.

use std::ops::Range;

use codespan_reporting::{
    diagnostic::{Diagnostic, Label, Severity},
    files::{Error, Files},
    term::{
        self, Config, StylesWriter,
        termcolor::{Buffer, WriteColor},
    },
};

use candlestick_themes::{ThemeFault, Words, is_bidi_control, key};

/// Most characters of a line that are shown.
const WIDTH: usize = 96;
/// Characters shown before the place in a line that is longer.
const BEFORE: usize = 24;

/// The one line that a fault is about.
struct Excerpt<'a> {
    fault: &'a ThemeFault,
    /// What is shown of the line.
    shown: String,
    /// The place in it, in bytes.
    place: Range<usize>,
}

impl<'a> Excerpt<'a> {
    fn of(fault: &'a ThemeFault, text: &str) -> Self {
        let line: Vec<char> = text.lines().nth(fault.line - 1).unwrap_or_default().trim_end().chars().collect();
        let column = (fault.column - 1).min(line.len());
        let first = if line.len() > WIDTH { column.saturating_sub(BEFORE) } else { 0 };
        let last = (first + WIDTH).min(line.len());
        let end = (column + fault.length).min(last).max(column);
        let part = |from: usize, to: usize| line[from..to].iter().copied().map(harmless).collect::<String>();
        let mut shown = String::from(if first > 0 { "…" } else { "" });
        shown += &part(first, column);
        let start = shown.len();
        shown += &part(column, end);
        let place = start..shown.len();
        shown += &part(end, last);
        if last < line.len() {
            shown.push('…');
        }
        Self { fault, shown, place }
    }
}

/// A letter that only shows itself: no colours, no cursor, no change of direction.
fn harmless(letter: char) -> char {
    match letter {
        '\t' => ' ',
        letter if letter.is_control() || is_bidi_control(letter) => '\u{fffd}',
        letter => letter,
    }
}

impl<'f> Files<'f> for Excerpt<'_> {
    type FileId = ();
    type Name = &'f str;
    type Source = &'f str;

    fn name(&'f self, (): ()) -> Result<&'f str, Error> {
        Ok(&self.fault.file)
    }

    fn source(&'f self, (): ()) -> Result<&'f str, Error> {
        Ok(&self.shown)
    }

    fn line_index(&'f self, (): (), _: usize) -> Result<usize, Error> {
        Ok(0)
    }

    fn line_number(&'f self, (): (), _: usize) -> Result<usize, Error> {
        Ok(self.fault.line)
    }

    fn column_number(&'f self, (): (), _: usize, _: usize) -> Result<usize, Error> {
        Ok(self.fault.column)
    }

    fn line_range(&'f self, (): (), index: usize) -> Result<Range<usize>, Error> {
        if index == 0 { Ok(0..self.shown.len()) } else { Err(Error::LineTooLarge { given: index, max: 0 }) }
    }
}

/// Writes a fault (or a piece of advice) with its line, if there is one, and what to do under the place.
///
/// # Errors
/// When the stream cannot be written to.
pub(super) fn write(
    out: &mut dyn WriteColor,
    fault: &ThemeFault,
    (text, severity): (&str, Severity),
    words: &Words,
) -> Result<(), Error> {
    let excerpt = Excerpt::of(fault, text);
    let message = fault.message.say(words);
    // French has a space before the semicolon too.
    let (what, way_out) =
        message.rsplit_once("; ").map_or((message.as_str(), ""), |(what, way_out)| (what.trim_end(), way_out));
    let told = if text.is_empty() {
        Diagnostic::new(severity).with_message(format_args!("{}: {what}", fault.file)).with_note(way_out)
    } else {
        let label = Label::primary((), excerpt.place.clone()).with_message(way_out);
        Diagnostic::new(severity).with_message(what).with_label(label)
    };
    let (theirs, own) = match severity {
        Severity::Error => ("error", words.say(key!("cli-check-fault"))),
        _ => ("warning", words.say(key!("cli-check-warning"))),
    };
    if own == theirs {
        return emit(out, &excerpt, &told);
    }
    // The crate knows that word in English alone; it stands first.
    let mut buffer = if out.supports_color() { Buffer::ansi() } else { Buffer::no_color() };
    emit(&mut buffer, &excerpt, &told)?;
    out.write_all(String::from_utf8_lossy(buffer.as_slice()).replacen(theirs, &own, 1).as_bytes())?;
    Ok(())
}

fn emit(out: &mut dyn WriteColor, excerpt: &Excerpt, told: &Diagnostic<()>) -> Result<(), Error> {
    let styles = term::Styles::default();
    term::emit_to_write_style(&mut StylesWriter::new(out, &styles), &Config::default(), excerpt, told)
}

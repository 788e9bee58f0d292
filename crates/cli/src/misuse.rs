//! Tells misuse of the command line: clap's kinds of faults in the person's language, with its place and way out.

use std::{error::Error, net::AddrParseError, num::ParseIntError};

use candlestick_themes::{Message, Words, key, message};
use clap::{
    builder::{StyledStr, Styles},
    error::{ContextKind, ContextValue, ErrorFormatter, ErrorKind},
};

use crate::help::in_words;

/// Shows what `translated` has said.
#[derive(Debug)]
pub struct SaidInWords;

/// What was wrong with the arguments, or the help or version that was asked for.
pub type Misuse = clap::error::Error<SaidInWords>;

impl ErrorFormatter for SaidInWords {
    fn format_error(fault: &Misuse) -> StyledStr {
        match fault.get(ContextKind::Custom) {
            Some(ContextValue::String(text)) => StyledStr::from(text.clone()),
            // `translated` puts a text there always.
            _ => StyledStr::new(),
        }
    }
}

/// A fault of clap's in words; of a kind that is not known here, as clap tells it.
pub(crate) fn translated(mut fault: clap::Error, words: &Words) -> Misuse {
    let styles = Styles::default();
    let text = match what(&fault, &styles, words) {
        Some(what) => whole(&fault, &what.say(words), &styles, words),
        None => fault.render().ansi().to_string(),
    };
    fault.insert(ContextKind::Custom, ContextValue::String(text));
    fault.apply()
}

/// The fault, its tips, how the command is written, and where more is told.
fn whole(fault: &clap::Error, what: &str, styles: &Styles, words: &Words) -> String {
    let (error, literal) = (styles.get_error(), styles.get_literal());
    let mut text = format!("{error}{}{error:#} {what}", words.say(key!("misuse-error")));
    let tips = tips(fault, styles);
    if !tips.is_empty() {
        text.push('\n');
    }
    let valid = styles.get_valid();
    for tip in tips {
        text += &format!("\n  {valid}{}{valid:#} {}", words.say(key!("misuse-tip")), tip.say(words));
    }
    if let Some(ContextValue::StyledStr(usage)) = fault.get(ContextKind::Usage) {
        text += &format!("\n\n{}", in_words(&usage.ansi().to_string(), words));
    }
    let help = format!("{literal}--help{literal:#}");
    text + &format!("\n\n{}\n", words.with(key!("misuse-more"), &[("help", (&help).into())]))
}

/// What is wrong; `None` for kinds that are told by clap.
fn what(fault: &clap::Error, styles: &Styles, words: &Words) -> Option<Message> {
    let wrong = |kind| text(fault, kind).map(|text| styled(&text, styles.get_invalid()));
    let right = |kind| text(fault, kind).map(|text| styled(&text, styles.get_literal()));
    let argument = ContextKind::InvalidArg;
    Some(match fault.kind() {
        ErrorKind::UnknownArgument => message!("misuse-unknown", argument = wrong(argument)?),
        ErrorKind::InvalidSubcommand => {
            message!("misuse-command", command = wrong(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingRequiredArgument => {
            message!("misuse-missing", arguments = lines(fault, argument, styles)?)
        }
        ErrorKind::TooManyValues => {
            let value = wrong(ContextKind::InvalidValue)?;
            message!("misuse-too-many", value = value, argument = right(argument)?)
        }
        ErrorKind::InvalidValue if text(fault, ContextKind::InvalidValue)?.is_empty() => {
            message!("misuse-no-value", argument = wrong(argument)?)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let (value, argument) = (wrong(ContextKind::InvalidValue)?, right(argument)?);
            match why(fault) {
                Some(why) => message!("misuse-value-why", value = value, argument = argument, why = why.say(words)),
                None => message!("misuse-value", value = value, argument = argument),
            }
        }
        ErrorKind::ArgumentConflict => conflict(fault, styles)?,
        _ => return None,
    })
}

/// Which arguments exclude one another.
fn conflict(fault: &clap::Error, styles: &Styles) -> Option<Message> {
    let invalid = styles.get_invalid();
    let own = text(fault, ContextKind::InvalidArg).or_else(|| text(fault, ContextKind::InvalidSubcommand))?;
    let argument = styled(&own, invalid);
    let other = text(fault, ContextKind::PriorArg);
    Some(match other {
        Some(other) if other == own => message!("misuse-twice", argument = argument),
        Some(other) => message!("misuse-conflict", argument = argument, other = styled(&other, invalid)),
        None => {
            let others = lines(fault, ContextKind::PriorArg, styles)?;
            message!("misuse-conflicts", argument = argument, others = others)
        }
    })
}

/// What is wrong with a value; `None` where the values that there are say it.
fn why(fault: &clap::Error) -> Option<Message> {
    if let Some(ContextValue::Strings(values)) = fault.get(ContextKind::ValidValue).filter(|_| fault.source().is_none())
    {
        return (!values.is_empty()).then(|| message!("typed-among", all = values.join(", ")));
    }
    let source = fault.source()?;
    Some(if let Some(message) = source.downcast_ref::<Message>() {
        message.clone()
    } else if source.is::<ParseIntError>() {
        message!("typed-whole")
    } else if source.is::<AddrParseError>() {
        message!("typed-address")
    } else {
        let text = source.to_string();
        match bounds(&text) {
            Some((least, most)) => message!("typed-between", least = least, most = most),
            None => Message::as_it_was(text),
        }
    })
}

/// The least and the most of "0 is not in 1..=9", as clap tells of numbers out of range.
fn bounds(text: &str) -> Option<(&str, &str)> {
    text.rsplit_once(" is not in ")?.1.split_once("..=")
}

/// What may have been meant.
fn tips(fault: &clap::Error, styles: &Styles) -> Vec<Message> {
    let similar = |kind| {
        let names = match fault.get(kind)? {
            ContextValue::String(name) => vec![name.clone()],
            ContextValue::Strings(names) => names.clone(),
            _ => return None,
        };
        let names: Vec<_> = names.iter().map(|name| format!("'{}'", styled(name, styles.get_valid()))).collect();
        Some(message!("misuse-similar", count = names.len(), names = names.join(", ")))
    };
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    kinds.into_iter().filter_map(similar).chain(advice(fault, styles)).collect()
}

/// How else to write what was taken for an option; other advice of clap's as it gives it.
fn advice(fault: &clap::Error, styles: &Styles) -> Vec<Message> {
    let Some(ContextValue::StyledStrs(all)) = fault.get(ContextKind::Suggested) else { return Vec::new() };
    let argument = text(fault, ContextKind::InvalidArg).unwrap_or_default();
    let dashes = format!("-- {argument}");
    let said = |advice: &StyledStr| {
        if advice.to_string().contains(&dashes) {
            let (wrong, right) = (styled(&argument, styles.get_invalid()), styled(&dashes, styles.get_valid()));
            message!("misuse-dashes", argument = wrong, instead = right)
        } else {
            Message::as_it_was(advice.ansi())
        }
    };
    all.iter().map(said).collect()
}

fn text(fault: &clap::Error, kind: ContextKind) -> Option<String> {
    let Some(ContextValue::String(text)) = fault.get(kind) else { return None };
    Some(text.clone())
}

/// Several arguments, each on a line of its own.
fn lines(fault: &clap::Error, kind: ContextKind, styles: &Styles) -> Option<String> {
    let Some(ContextValue::Strings(all)) = fault.get(kind) else { return None };
    Some(all.iter().map(|one| format!("\n  {}", styled(one, styles.get_valid()))).collect())
}

fn styled(text: &str, style: &clap::builder::styling::Style) -> String {
    format!("{style}{text}{style:#}")
}

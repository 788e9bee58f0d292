//! Writes the command line's help in the person's language: the derive names sentences by their keys, and clap's own
//! words are said here too.

use candlestick_themes::{MessageKey, Words, key};
use clap::{Arg, Command};

/// The command with all its words said. The keys that stand as help and as `about` are exchanged for sentences.
pub(crate) fn spoken(mut command: Command, words: &Words) -> Command {
    // Only a built command has clap's own flags and its command `help`.
    command.build();
    branch(command, words)
}

fn branch(command: Command, words: &Words) -> Command {
    let clap_s_own = command.get_name() == "help";
    let about = if clap_s_own { Some(key!("args-help-command")) } else { command.get_about().and_then(key_of) };
    let template = template(&command, words);
    let command = command
        .mut_args(|arg| said(arg, words))
        .mut_subcommands(|sub| branch(sub, words))
        .subcommand_help_heading(words.say(key!("args-commands")))
        .subcommand_value_name(words.say(key!("args-value-command")))
        .help_template(template);
    let command = match about {
        Some(key) => command.about(words.say(key)),
        None => command,
    };
    match usage(&command, words) {
        Some(usage) => command.override_usage(usage),
        None => command,
    }
}

/// The sentence whose key stands in a text of clap's.
fn key_of(text: &clap::builder::StyledStr) -> Option<MessageKey> {
    MessageKey::named(&text.to_string())
}

/// clap's own template, with the heading in words.
fn template(command: &Command, words: &Words) -> String {
    let style = command.get_styles().get_usage();
    let heading = words.say(key!("args-usage"));
    format!("{{before-help}}{{about-with-newline}}\n{style}{heading}{style:#} {{usage}}\n\n{{all-args}}{{after-help}}")
}

/// How a command is written, in words. `None` where clap's own words are the same: it then tells of a misuse more closely.
fn usage(command: &Command, words: &Words) -> Option<String> {
    let clap_s = command.clone().render_usage().ansi().to_string();
    let own = in_words(&clap_s, words);
    // The template has the heading.
    let ways = own.split_once(' ').map(|(_, ways)| ways.to_owned());
    ways.filter(|_| own != clap_s)
}

/// A usage as clap writes it, its heading first, in words. Further ways to write the command stand below the first.
pub(crate) fn in_words(usage: &str, words: &Words) -> String {
    let heading = words.say(key!("args-usage"));
    let indent = format!("\n{}", " ".repeat(heading.chars().count() + 1));
    let options = format!("[{}]", words.say(key!("args-value-options")));
    let usage = usage.replacen("Usage:", &heading, 1).replace("[OPTIONS]", &options);
    usage.lines().map(str::trim_start).collect::<Vec<_>>().join(&indent)
}

/// An option or argument with its sentence, its notes, its heading and the name of its value.
fn said(arg: Arg, words: &Words) -> Arg {
    let key = match arg.get_id().as_str() {
        "help" => Some(key!("args-help")),
        "version" => Some(key!("args-version")),
        _ => arg.get_help().and_then(key_of),
    };
    let Some(key) = key else { return arg };
    let heading = if arg.is_positional() { key!("args-arguments") } else { key!("args-options") };
    let text = [vec![words.say(key)], notes(&arg, words)].concat().join(" ");
    let names: Option<Vec<_>> =
        arg.get_value_names().map(|names| names.iter().map(|name| value(name, words)).collect());
    let arg = arg.help(text).help_heading(words.say(heading)).hide_default_value(true);
    #[cfg(feature = "server")]
    let arg = arg.hide_env(true);
    match names {
        Some(names) => arg.value_names(names),
        None => arg,
    }
}

/// What clap adds in brackets: the variable of the environment and the value that counts without one.
fn notes(arg: &Arg, words: &Words) -> Vec<String> {
    let mut notes = Vec::new();
    #[cfg(feature = "server")]
    if let Some(name) = arg.get_env() {
        let name = name.to_string_lossy();
        let hidden = arg.is_hide_env_values_set();
        let set = if hidden { None } else { Some(std::env::var(&*name).unwrap_or_default()) };
        let setting = set.map_or_else(|| name.to_string(), |value| format!("{name}={value}"));
        notes.push(words.with(key!("args-env"), &[("setting", (&setting).into())]));
    }
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if arg.get_action().takes_values() && !defaults.is_empty() {
        notes.push(words.with(key!("args-default"), &[("value", (&defaults.join(" ")).into())]));
    }
    notes
}

/// What a value is called where it is to be put in. What is not here is an example, or the same in every language.
const VALUES: &[(&str, MessageKey)] = &[
    ("ADDRESS", key!("args-value-address")),
    ("CODE", key!("args-value-code")),
    ("DAYS", key!("args-value-days")),
    ("DIR", key!("args-value-folder")),
    ("FILE", key!("args-value-file")),
    ("FOLDER", key!("args-value-folder")),
    ("GRADE", key!("args-value-grade")),
    ("HOW", key!("args-value-how")),
    ("IDS", key!("args-value-ids")),
    ("ID_OR_DIR", key!("args-value-id-or-folder")),
    ("KILOBYTES", key!("args-value-kilobytes")),
    ("LEVEL", key!("args-value-level")),
    ("LEVELS", key!("args-value-levels")),
    ("LINK", key!("args-value-link")),
    ("NAME=COMMAND", key!("args-value-name-command")),
    ("NUMBER", key!("args-value-number")),
    ("PATH", key!("args-value-path")),
    ("SEATS", key!("args-value-seats")),
    ("SUSPECT", key!("args-value-suspect")),
    ("THEME", key!("args-value-theme")),
    ("YYYY-MM-DD", key!("args-value-date")),
];

fn value(name: &str, words: &Words) -> String {
    let known = VALUES.iter().find(|(known, _)| *known == name);
    known.map_or_else(|| name.to_owned(), |(_, key)| words.say(*key))
}

//! Tests that whoever runs a server can set each thing by a flag and by its variable of the environment, and is told of
//! what makes no sense.

use std::{
    env,
    process::{Command, Output},
};

use candlestick_server::Serve;
use clap::{CommandFactory, Parser};

/// As the program has it.
#[derive(Debug, Parser)]
struct ServeFlags {
    #[command(flatten)]
    serve: Serve,
}

/// Another value than the default for each flag that is no limit, and for limits where 7 is none or the default.
const OTHERS: [(&str, &str); 12] = [
    ("host", "0.0.0.0"),
    ("port", "9"),
    ("data", "elsewhere"),
    ("postgres", "postgres://elsewhere"),
    ("page", "elsewhere"),
    ("origin", "https://elsewhere.example"),
    ("behind-proxy", "true"),
    ("open-metrics", "true"),
    ("bot-threads", "7"),
    ("keep-days", "7"),
    ("log", "debug"),
    ("log-format", "json"),
];

/// Those of them that take no value on the line.
const BARE: [&str; 2] = ["behind-proxy", "open-metrics"];

/// What makes no sense for any limit.
const NONSENSE: [&str; 4] = ["a few", "-1", "1.5", ""];

/// Limits that may be 0: it is as if nobody might, or nothing waited.
const MAY_BE_NONE: [&str; 5] = ["address-rooms", "all-guesses", "words-hours", "linger-seconds", "drain-seconds"];

/// All flags that the environment can set, with another value than the default.
fn flags() -> Vec<(String, String)> {
    let command = ServeFlags::command();
    let named = command.get_arguments().filter(|flag| flag.get_env().is_some());
    let other = |long: &str| OTHERS.iter().find(|(other, _)| *other == long).map_or("7", |(_, value)| *value);
    named.filter_map(|flag| flag.get_long()).map(|long| (long.to_owned(), other(long).to_owned())).collect()
}

/// The limits among them.
fn limits() -> Vec<String> {
    let other = |long: &String| OTHERS.iter().all(|(other, _)| other != long);
    flags().into_iter().map(|(long, _)| long).filter(other).collect()
}

fn variable(long: &str) -> String {
    format!("CANDLESTICK_{}", long.replace('-', "_").to_uppercase())
}

/// Not a test: the process that reads its environment.
#[test]
#[ignore = "runs as the process that another test starts"]
fn says_what_it_was_told() {
    println!("told: {:?}", ServeFlags::parse_from(["serve"]));
}

/// That process, with nothing of this one's own variables.
fn told(variables: &[(String, String)]) -> Output {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "limits_by_name::says_what_it_was_told", "--nocapture"]);
    for (long, _) in flags() {
        command.env_remove(variable(&long));
    }
    command.envs(variables.iter().map(|(name, value)| (name, value))).output().unwrap()
}

fn line(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().find_map(|line| line.split_once("told: ")).map(|(_, told)| told.to_owned()).unwrap_or_default()
}

#[test]
fn each_variable_of_the_environment_says_what_its_flag_says() {
    let by_default = line(&told(&[]));
    assert!(!by_default.is_empty() && flags().len() >= 28);
    for (long, value) in flags() {
        let by_variable = line(&told(&[(variable(&long), value.clone())]));
        let flag = format!("--{long}");
        let typed = if BARE.contains(&long.as_str()) { vec![flag] } else { vec![flag, value] };
        let by_flag = format!("{:?}", ServeFlags::parse_from([vec!["serve".to_owned()], typed].concat()));
        assert_eq!(by_variable, by_flag, "{}", variable(&long));
        assert_ne!(by_flag, by_default, "{long} sets something");
    }
}

#[test]
fn what_makes_no_sense_for_a_limit_is_told_by_its_name() {
    for long in limits() {
        let none = (!MAY_BE_NONE.contains(&long.as_str())).then_some("0");
        for value in NONSENSE.into_iter().chain(none) {
            let typed = ServeFlags::try_parse_from(["serve".to_owned(), format!("--{long}={value}")]);
            let fault = typed.expect_err(&format!("--{long}={value}")).to_string();
            assert!(fault.contains(&format!("--{long} <")), "{fault}");
        }
        let output = told(&[(variable(&long), "a few".into())]);
        let fault = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && fault.contains(&format!("--{long} <")), "{long}: {fault}");
    }
}

#[test]
fn the_page_for_whoever_runs_a_server_lists_each_limit() {
    let page = include_str!("../../../../docs/online-server.md");
    let table: String = page.lines().filter(|line| line.starts_with('|')).collect();
    for long in limits() {
        assert!(table.contains(&format!("`--{long}`")), "{long}");
    }
    let help = ServeFlags::command().render_help().to_string();
    for (long, _) in flags() {
        assert!(help.contains(&format!("--{long}")) && help.contains(&variable(&long)), "{long}");
    }
}

//! The command: notes what a program calls, and cuts it by that.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use candlestick_parts::{cut, note};

const USAGE: &str = "candlestick-parts note PROGRAM NOTED\ncandlestick-parts cut PROGRAM CALLED FOLDER";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args[..] {
        ["note", program, noted] => note_file(program, noted),
        ["cut", program, called, folder] => cut_file(program, called, Path::new(folder)),
        _ => Err(USAGE.into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn read(file: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    fs::read(file).map_err(|why| format!("{file}: {why}").into())
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    fs::write(file, bytes).map_err(|why| format!("{}: {why}", file.display()).into())
}

fn note_file(program: &str, noted: &str) -> Result<(), Box<dyn Error>> {
    write(Path::new(noted), &note(&read(program)?).map_err(|why| format!("{program}: {why}"))?)
}

/// Writes the parts, and says how long each is.
fn cut_file(program: &str, called: &str, folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut numbers = BTreeSet::new();
    for (line, text) in (1..).zip(fs::read_to_string(called).map_err(|why| format!("{called}: {why}"))?.lines()) {
        numbers.insert(
            text.trim().parse::<u32>().map_err(|_| format!("{called}: line {line} is no function's number: {text}"))?,
        );
    }
    let parts = cut(&read(program)?, &numbers).map_err(|why| format!("{program}: {why}"))?;
    let mut written = vec![("first.wasm".to_owned(), parts.first)];
    written.extend((1..).zip(parts.rest).map(|(number, part)| (format!("rest-{number}.wasm"), part)));
    for (name, bytes) in written {
        write(&folder.join(&name), &bytes)?;
        println!("{name} {}", bytes.len());
    }
    Ok(())
}

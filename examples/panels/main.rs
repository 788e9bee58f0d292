//! Shows each panel and screen alone, in a window or as picture files, to be looked at while it is being drawn.

mod gallery;
mod scenes;
mod shot;
mod size;
mod studio;
mod window;

/// What to show when nothing is named.
const USAGE: &str = "Usage: panels SCENE [WIDTHxHEIGHT]            opens a window
       panels --shots DIR [WIDTHxHEIGHT[@SCALE]] [LANGUAGE] [PERCENT%] [SCENE[+CLICK]...]   writes pictures
A SCENE is a name below, NAME:THEME or NAME:THEME:PLAYERS. A CLICK is the name of a target that is pressed first; several are joined by '+'; TAB presses that key, and a target after '@' is only pointed at.
Scenes:";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["--shots", dir, rest @ ..] => shot::all(dir, rest),
        [name, rest @ ..] if name.split(':').next().is_some_and(|name| scenes::NAMES.contains(&name)) => {
            window::open(name, rest.first().copied());
        }
        _ => eprintln!("{USAGE} {}", scenes::NAMES.join(" ")),
    }
}

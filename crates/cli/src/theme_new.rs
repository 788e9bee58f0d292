//! `candlestick theme new`: a small theme that already plays, with comments, to be changed into one's own.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use super::{
    named_theme::NamedTheme,
    output::{complain, status, tell},
    placeholder,
};
use candlestick_themes::{Theme, ThemeFault, ThemePack, Words, key};

const THEME: &str = include_str!("starter/theme.toml");
const BOARD: &str = include_str!("starter/board.txt");
/// A second language, as an example.
const WORDS: &str = include_str!("starter/words/de.toml");
/// Let an editor complete and check the files, wherever the folder lies.
const WORDS_SCHEMA: &str = include_str!("../../../assets/words.schema.json");
const SCHEMA: &str = include_str!("../../../assets/theme.schema.json");

/// Where to begin.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct ThemeNew {
    /// The folder to write, which must either not exist yet or be empty
    #[arg(value_name = "DIR", help = key!("args-new-folder").name())]
    pub folder: PathBuf,
}

impl ThemeNew {
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        // In the commands to come a plain id would be the built-in theme.
        let beside = matches!(NamedTheme::of(&self.folder), NamedTheme::Builtin(_));
        let folder = if beside { Path::new(".").join(&self.folder) } else { self.folder.clone() };
        let folder = folder.display().to_string();
        match write(&self.folder) {
            Ok(true) => status(tell(words, words.with(key!("cli-new-written"), &[("folder", (&folder).into())]))),
            Ok(false) => {
                complain(words, &words.with(key!("cli-new-not-empty"), &[("folder", (&folder).into())]));
                ExitCode::FAILURE
            }
            Err(error) => {
                let why = error.to_string();
                let message =
                    words.with(key!("cli-new-failed"), &[("folder", (&folder).into()), ("why", (&why).into())]);
                complain(words, &message);
                ExitCode::FAILURE
            }
        }
    }
}

/// Writes the starter; false when the folder has something in it.
fn write(folder: &Path) -> io::Result<bool> {
    if folder.exists() && fs::read_dir(folder)?.next().is_some() {
        return Ok(false);
    }
    let theme =
        starter().map_err(|faults| io::Error::other(faults.first().map_or_else(String::new, ToString::to_string)))?;
    let path = |below_assets: &str| folder.join(below_assets.trim_start_matches("themes/starter/"));
    for kind in ["suspects", "weapons", "rooms"] {
        fs::create_dir_all(folder.join("pictures").join(kind))?;
    }
    fs::write(folder.join("theme.toml"), THEME)?;
    fs::write(folder.join("board.txt"), BOARD)?;
    fs::write(folder.join("theme.schema.json"), SCHEMA)?;
    fs::create_dir_all(folder.join("words"))?;
    fs::write(folder.join("words").join("de.toml"), WORDS)?;
    fs::write(folder.join("words.schema.json"), WORDS_SCHEMA)?;
    for suspect in &theme.suspects {
        fs::write(path(&suspect.picture), placeholder::portrait(suspect.colour))?;
    }
    for (n, weapon) in theme.weapons.iter().enumerate() {
        fs::write(path(&weapon.picture), placeholder::star(n + 3))?;
    }
    for (n, room) in theme.rooms.iter().enumerate() {
        fs::write(path(&room.picture), placeholder::house(n + 1))?;
    }
    Ok(true)
}

fn starter() -> Result<Theme, Vec<ThemeFault>> {
    let texts = [("theme.toml", THEME), ("board.txt", BOARD), ("words/de.toml", WORDS)]
        .map(|(name, text)| (name.into(), text.into()));
    ThemePack::from_entries("starter", texts)?.theme()
}

//! Opens the theme that was typed on the command line, in the same way for every command.

use std::path::Path;

use super::output::remark;
use candlestick_themes as themes;
use candlestick_themes::{Theme, ThemeFault, ThemePack, Words, key, message};

/// A theme as it was named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NamedTheme<'a> {
    /// The built-in theme of this id, whatever lies beside it: a folder of that name is `./ID`.
    Builtin(&'a str),
    /// A folder or zip.
    Path(&'a Path),
    /// A plain name of neither.
    Unknown(&'a str),
}

impl<'a> NamedTheme<'a> {
    /// What was typed: the id of a built-in theme, else the path of a folder or zip.
    pub(super) fn of(typed: &'a Path) -> Self {
        match typed.to_str() {
            Some(id) if themes::is_builtin(id) => Self::Builtin(id),
            Some(name) if !typed.exists() && !name.contains(['/', '\\', '.']) => Self::Unknown(name),
            _ => Self::Path(typed),
        }
    }

    /// The theme; its faults by file, line and column, and by their messages alone where nobody sees the files.
    pub(super) fn theme(self, words: &Words) -> Result<Theme, Vec<String>> {
        match self {
            Self::Builtin(id) => builtin_theme(id, words),
            Self::Unknown(name) => Err(said(&unknown(name), words)),
            Self::Path(path) => {
                let told = |faults: Vec<ThemeFault>| faults.iter().map(|fault| fault.say(words)).collect();
                ThemePack::from_path(path).and_then(|pack| pack.theme()).map_err(told)
            }
        }
    }

    /// Says that the built-in theme is meant where a folder or zip of the same name lies there too.
    pub(super) fn note_shadowed(self, words: &Words) {
        if let Self::Builtin(id) = self
            && Path::new(id).exists()
        {
            remark(&words.with(key!("cli-builtin-meant"), &[("id", id.into())]));
        }
    }
}

/// Why a name stands for no theme.
pub(super) fn unknown(name: &str) -> Vec<ThemeFault> {
    let told = |fault: ThemeFault| {
        let message = message!("cli-theme-nowhere", fault = fault.message, name = name);
        ThemeFault { message, ..fault }
    };
    themes::builtin(name).err().unwrap_or_default().into_iter().map(told).collect()
}

/// The theme that was named, by [`NamedTheme::of`].
pub(super) fn open_theme(typed: &Path, words: &Words) -> Result<Theme, Vec<String>> {
    NamedTheme::of(typed).theme(words)
}

/// The built-in theme of that id; its faults by their messages alone, as nobody sees its files.
pub(super) fn builtin_theme(id: &str, words: &Words) -> Result<Theme, Vec<String>> {
    themes::builtin(id).map_err(|faults| said(&faults, words))
}

fn said(faults: &[ThemeFault], words: &Words) -> Vec<String> {
    faults.iter().map(|fault| fault.message.say(words)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_the_built_in_theme_and_everything_else_a_path() {
        let of = |typed: &'static str| NamedTheme::of(Path::new(typed));
        assert_eq!(of("glasshouse"), NamedTheme::Builtin("glasshouse"));
        assert_eq!(of("./glasshouse"), NamedTheme::Path(Path::new("./glasshouse")));
        assert_eq!(of("glashouse"), NamedTheme::Unknown("glashouse"));
        assert_eq!(of("src"), NamedTheme::Path(Path::new("src")));
        assert_eq!(of("house.zip"), NamedTheme::Path(Path::new("house.zip")));
        let told = of("glashouse").theme(&Words::english()).unwrap_err();
        assert!(told[0].contains("classic-2016") && told[0].contains("there is no folder"), "{told:?}");
    }
}

//! Makes the themes of one's own that some scenes have: sound ones, and others with faults.

use candlestick::screens::themes::{OwnThemes, Panel};
use candlestick_game::{
    NotRenewed,
    theme_store::{ThemeNews, UserThemes},
};
use candlestick_themes::{ThemePack, builtin_files};

/// The files of a theme that somebody has made, with its own file changed.
#[expect(clippy::expect_used, reason = "an example that cannot go on stops")]
fn files(id: &str, title: &str, change: impl FnOnce(String) -> String) -> ThemeNews {
    let files = builtin_files("classic-2016").expect("built in");
    let text = files.theme_toml.replacen("\ntitle = \"Classic 2016\"", &format!("\ntitle = \"{title}\""), 1);
    let texts = [("theme.toml", change(text)), ("board.txt", files.board)];
    ThemeNews::found(id, ThemePack::from_entries(id, texts.map(|(path, text)| (path.to_owned(), text.into_bytes()))))
}

/// Some themes, two of them with faults, and one of these never sound.
fn news() -> [ThemeNews; 4] {
    let plain = |text| text;
    let faulty = |text: String| text.replacen("players", "playrs", 1).replacen("name", "nmae", 2);
    [
        files("manor", "The Manor on the Moor", plain),
        files("grandmothers-house", "Grandmother’s House at Christmas", plain),
        files("grandmothers-house", "Grandmother’s House at Christmas", faulty),
        files("attic", "The Attic", faulty),
    ]
}

/// Those that are sound.
pub(super) fn sound() -> UserThemes {
    let mut own = UserThemes::default();
    news().into_iter().take(2).for_each(|news| drop(own.take(news)));
    own
}

/// What the scene of this name has of them.
pub(super) fn own_of(name: &str) -> OwnThemes {
    let panel = match name {
        "own-themes" | "own-themes-page" => Panel::Themes,
        "own-themes-faults" => Panel::Faults,
        _ => return OwnThemes::default(),
    };
    let waits: &[(&str, &[NotRenewed])] = &[("manor", &[NotRenewed::Cast, NotRenewed::Board])];
    OwnThemes::of("/home/ada/.local/share/candlestick/themes".into(), news(), waits, panel)
}

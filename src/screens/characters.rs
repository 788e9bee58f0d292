//! The characters of the ladder, feats and titles in words.

use candlestick_game::standing::{Feat, StandingNews, Title};
use candlestick_themes::{MessageKey, Words, key};

/// What is told of a character, and what it says.
pub(super) struct CharacterLines {
    pub name: MessageKey,
    /// What it overlooks, in a sentence.
    pub who: MessageKey,
    /// As one sits down with it.
    pub begin: MessageKey,
    /// When it has won.
    pub won: MessageKey,
    /// When the person has won.
    pub lost: MessageKey,
}

/// The lines of a built-in character; none of one that this version has no words for.
pub(super) fn lines(id: &str) -> Option<CharacterLines> {
    Some(match id {
        "pip" => CharacterLines {
            name: key!("character-pip"),
            who: key!("character-pip-who"),
            begin: key!("character-pip-begin"),
            won: key!("character-pip-won"),
            lost: key!("character-pip-lost"),
        },
        "mabel" => CharacterLines {
            name: key!("character-mabel"),
            who: key!("character-mabel-who"),
            begin: key!("character-mabel-begin"),
            won: key!("character-mabel-won"),
            lost: key!("character-mabel-lost"),
        },
        "percy" => CharacterLines {
            name: key!("character-percy"),
            who: key!("character-percy-who"),
            begin: key!("character-percy-begin"),
            won: key!("character-percy-won"),
            lost: key!("character-percy-lost"),
        },
        "clara" => CharacterLines {
            name: key!("character-clara"),
            who: key!("character-clara-who"),
            begin: key!("character-clara-begin"),
            won: key!("character-clara-won"),
            lost: key!("character-clara-lost"),
        },
        "otto" => CharacterLines {
            name: key!("character-otto"),
            who: key!("character-otto-who"),
            begin: key!("character-otto-begin"),
            won: key!("character-otto-won"),
            lost: key!("character-otto-lost"),
        },
        "inez" => CharacterLines {
            name: key!("character-inez"),
            who: key!("character-inez-who"),
            begin: key!("character-inez-begin"),
            won: key!("character-inez-won"),
            lost: key!("character-inez-lost"),
        },
        "hale" => CharacterLines {
            name: key!("character-hale"),
            who: key!("character-hale-who"),
            begin: key!("character-hale-begin"),
            won: key!("character-hale-won"),
            lost: key!("character-hale-lost"),
        },
        "vesper" => CharacterLines {
            name: key!("character-vesper"),
            who: key!("character-vesper-who"),
            begin: key!("character-vesper-begin"),
            won: key!("character-vesper-won"),
            lost: key!("character-vesper-lost"),
        },
        _ => return None,
    })
}

/// What a character is called; its id where there are no words for it.
pub(super) fn name_of(id: &str, words: &Words) -> String {
    lines(id).map_or_else(|| id.to_owned(), |lines| words.say(lines.name))
}

/// A title in words.
pub(super) fn title_of(title: Title, words: &Words) -> String {
    words.say(match title {
        Title::Newcomer => key!("title-newcomer"),
        Title::Sleuth => key!("title-sleuth"),
        Title::Inspector => key!("title-inspector"),
        Title::ChiefInspector => key!("title-chief-inspector"),
        Title::GreatDetective => key!("title-great-detective"),
    })
}

const fn feat(feat: Feat) -> MessageKey {
    match feat {
        Feat::AtOnce => key!("feat-at-once"),
        Feat::First => key!("feat-first"),
        Feat::NoWaste => key!("feat-no-waste"),
        Feat::Counted => key!("feat-counted"),
        Feat::Overheard => key!("feat-overheard"),
        Feat::Chain => key!("feat-chain"),
    }
}

/// What a closed case has changed, in lines with the icons before them: what the first of the characters says, how it
/// stands with that one, and what is new.
pub(super) fn news_lines(news: &StandingNews, words: &Words) -> Vec<(&'static str, String)> {
    let mut told = Vec::new();
    if let Some((id, against)) = news.against.first() {
        let name = name_of(id, words);
        let line = lines(id).and_then(|lines| match &news.winner {
            Some(winner) if winner == id => Some(lines.won),
            _ => news.won.then_some(lines.lost),
        });
        if let Some(line) = line {
            let line = words.say(line);
            let values = [("name", (&name).into()), ("line", (&line).into())];
            told.push(("speech", words.with(key!("ladder-says"), &values)));
        }
        let counts = [("won", against.won.into()), ("cases", against.cases.into()), ("lost", against.lost.into())];
        let values: Vec<_> = counts.into_iter().chain([("name", (&name).into())]).collect();
        told.push(("scroll", words.with(key!("ladder-record"), &values)));
    }
    for new in &news.feats {
        told.push(("crown", words.with(key!("feat-new"), &[("feat", (&words.say(feat(*new))).into())])));
    }
    if let Some(title) = news.title {
        let title = title_of(title, words);
        told.push(("crown", words.with(key!("title-new"), &[("title", (&title).into())])));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::art_paths;
    use candlestick_game::ladder::ladder;

    #[test]
    fn every_character_of_the_ladder_has_words_of_its_own_and_a_face() {
        let names: Vec<_> = ladder().iter().map(|one| lines(&one.id).expect("it has words").name).collect();
        assert_eq!(names.iter().collect::<std::collections::BTreeSet<_>>().len(), ladder().len());
        for one in ladder() {
            let path = format!("art/icons/{}.png", one.emblem);
            assert!(art_paths().any(|other| other == path), "{path}");
        }
    }
}

//! The messages of the protocol: card codes and numbers, read with care, as a server may send anything.

pub(super) use crate::lab::card_codes::CARDS;
use crate::lab::card_codes::CODES;
use candlestick_rules::{CardId, CardSet, SeatId, Triple};
use candlestick_themes::{Words, key};

/// Longest message of the protocol, in bytes.
pub(super) const LONGEST: usize = 512;

/// Fewest and most players.
pub(super) const PLAYERS: std::ops::RangeInclusive<u8> = 3..=6;

/// What the server says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ServerMessage {
    /// A new game.
    Reset { players: u8, me: SeatId, hand: CardSet },
    /// Ask.
    Suggest,
    /// Show one of these.
    Disprove { by: SeatId, asked: Triple },
    /// How a question went.
    Suggestion { by: SeatId, asked: Triple, shower: Option<SeatId>, shown: Option<CardId> },
    /// Accuse, or not.
    Accuse,
    /// How an accusation went.
    Accusation { by: SeatId, triple: Triple, right: bool },
    /// The match is over.
    Done,
}

/// Why a message could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Misread {
    /// There is no such message.
    Unknown,
    /// A word is missing at the end.
    Short,
    /// This is no card.
    Card(String),
    /// This is no player.
    Player(String),
    /// This card does not stand where its kind is named.
    Order(String),
    /// This says neither right nor wrong.
    Outcome(String),
}

impl Misread {
    /// Why, as these words say it.
    pub fn say(&self, words: &Words) -> String {
        let about = |key, word: &String| words.with(key, &[("word", (&format!("{word:?}")).into())]);
        match self {
            Self::Unknown => words.say(key!("cli-speedclue-unknown")),
            Self::Short => words.say(key!("cli-speedclue-short")),
            Self::Card(word) => {
                let (word, codes) = (format!("{word:?}"), CODES.join(" "));
                words.with(key!("cli-speedclue-card"), &[("word", (&word).into()), ("codes", (&codes).into())])
            }
            Self::Player(word) => about(key!("cli-speedclue-player"), word),
            Self::Order(word) => about(key!("cli-speedclue-order"), word),
            Self::Outcome(word) => about(key!("cli-speedclue-outcome"), word),
        }
    }
}

impl ServerMessage {
    /// Reads one message.
    pub fn read(line: &str) -> Result<Self, Misread> {
        let mut words = line.split_whitespace();
        let mut next = || words.next().ok_or(Misread::Short);
        Ok(match next()? {
            "reset" => {
                let players = number(next()?)?;
                let me = player(next()?)?;
                let hand = words.map(card).collect::<Result<CardSet, _>>()?;
                if !PLAYERS.contains(&players) || me.0 >= players {
                    return Err(Misread::Player(me.0.to_string()));
                }
                Self::Reset { players, me, hand }
            }
            "suggest" => Self::Suggest,
            "accuse" => Self::Accuse,
            "done" => Self::Done,
            "disprove" => Self::Disprove { by: player(next()?)?, asked: triple([next()?, next()?, next()?])? },
            "suggestion" => {
                let (by, asked) = (player(next()?)?, triple([next()?, next()?, next()?])?);
                let shower = Some(next()?).filter(|word| *word != "-").map(player).transpose()?;
                let shown = words.next().map(card).transpose()?;
                Self::Suggestion { by, asked, shower, shown }
            }
            "accusation" => {
                let (by, triple) = (player(next()?)?, triple([next()?, next()?, next()?])?);
                let right = match next()? {
                    "+" => true,
                    "-" => false,
                    other => return Err(Misread::Outcome(other.into())),
                };
                Self::Accusation { by, triple, right }
            }
            _ => return Err(Misread::Unknown),
        })
    }
}

fn number(word: &str) -> Result<u8, Misread> {
    word.parse().map_err(|_| Misread::Player(word.into()))
}

fn player(word: &str) -> Result<SeatId, Misread> {
    number(word).ok().filter(|n| n < PLAYERS.end()).map(SeatId).ok_or_else(|| Misread::Player(word.into()))
}

fn card(word: &str) -> Result<CardId, Misread> {
    let at = CODES.iter().position(|code| *code == word);
    at.map(|n| CardId(n as u8)).ok_or_else(|| Misread::Card(word.into()))
}

/// A suspect, a weapon and a room, in this order.
fn triple(words: [&str; 3]) -> Result<Triple, Misread> {
    let mut cards = [CardId(0); 3];
    for (n, word) in words.into_iter().enumerate() {
        cards[n] = card(word)?;
        if CARDS.category(cards[n]) != candlestick_rules::Category::ALL[n] {
            return Err(Misread::Order(word.into()));
        }
    }
    Ok(CARDS.triple(cards))
}

/// The triple of a bot's line that begins with this word.
pub(super) fn asked(line: &str, word: &str) -> Option<Triple> {
    let words: Vec<_> = line.split_whitespace().collect();
    let [first, suspect, weapon, room] = words[..] else { return None };
    if first == word { triple([suspect, weapon, room]).ok() } else { None }
}

/// The card of a bot's line that shows one.
pub(super) fn shown(line: &str) -> Option<CardId> {
    line.strip_prefix("show ").and_then(|word| card(word.trim()).ok())
}

/// The code of a card.
pub(super) fn code(card: CardId) -> &'static str {
    CODES.get(card.index()).copied().unwrap_or_default()
}

/// The codes of a triple, as they are sent.
pub(super) fn codes(triple: Triple) -> String {
    CARDS.cards(triple).map(code).join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_are_meant() {
        let asked = CARDS.triple([CardId(0), CardId(8), CardId(13)]);
        let heard = |shower, shown| ServerMessage::Suggestion { by: SeatId(1), asked, shower, shown };
        assert_eq!(ServerMessage::read("suggestion 1 Gr Pi Bi -"), Ok(heard(None, None)));
        assert_eq!(ServerMessage::read("suggestion 1 Gr Pi Bi 2"), Ok(heard(Some(SeatId(2)), None)));
        assert_eq!(ServerMessage::read(" suggestion 1 Gr Pi Bi 2 Pi "), Ok(heard(Some(SeatId(2)), Some(CardId(8)))));
        let hand = [CardId(3), CardId(20)].into_iter().collect();
        assert_eq!(
            ServerMessage::read("reset 3 2 Pl St"),
            Ok(ServerMessage::Reset { players: 3, me: SeatId(2), hand })
        );
        assert_eq!(codes(asked), "Gr Pi Bi");
    }

    #[test]
    fn answers_are_read_or_refused() {
        let triple = CARDS.triple([CardId(0), CardId(8), CardId(13)]);
        assert_eq!(asked("suggest Gr Pi Bi", "suggest"), Some(triple));
        assert_eq!(shown("show Pi"), Some(CardId(8)));
        for line in ["", "suggest", "accuse Gr Pi Bi", "suggest Pi Gr Bi", "suggest Gr Pi Bi St", "suggest Gr Pi Xx"] {
            assert_eq!(asked(line, "suggest"), None, "{line:?}");
        }
        assert_eq!((shown("show"), shown("show Xx"), shown("Pi")), (None, None, None));
    }

    #[test]
    fn what_is_no_message_is_told_and_does_no_harm() {
        let wrong = [
            "",
            "frob",
            "reset",
            "reset 9 1 Gr",
            "reset 3 3 Gr",
            "reset x 1",
            "disprove 1 Gr Pi",
            "disprove 1 Pi Gr Bi",
        ];
        for line in wrong.into_iter().chain([
            "accusation 1 Gr Pi Bi ?",
            "suggestion 7 Gr Pi Bi -",
            "suggestion 1 Gr Pi Bi 2 Xx",
        ]) {
            assert!(ServerMessage::read(line).is_err(), "{line:?}");
        }
    }
}

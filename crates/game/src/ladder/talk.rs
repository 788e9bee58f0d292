//! Lets characters of the ladder say a short line at the table now and then, by what everybody there can see.

use candlestick_rules::{CardSet, Event, SeatId, View};
use candlestick_themes::{MessageKey, Words, key};

use crate::Seat;

/// A line that somebody said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TalkLine {
    /// The event that it was said after, as a place in the view's events.
    pub event: usize,
    /// Who said it.
    pub seat: SeatId,
    /// The line.
    pub line: MessageKey,
}

/// Turns from one line to the next; an accusation and the end have theirs at any time.
const APART: u32 = 3;

/// When somebody says something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occasion {
    /// It has shown as many cards as it holds, in questions that had none in common: there is no secret left.
    Cornered,
    /// It has nothing to show, not for the first time.
    Passes,
    /// It shows a card.
    Shows,
    /// It accuses.
    Accuses,
    /// Somebody else has solved the case.
    Beaten,
}

/// What is publicly known of a seat.
#[derive(Debug, Clone, Default)]
struct PublicKnowledge {
    /// The cards of questions in which it showed one, none of them in two.
    asked: CardSet,
    /// How many questions those are.
    shown: u8,
    passed: u32,
    /// What it has said already: everything once.
    said: Vec<Occasion>,
}

/// Everything that characters say in what a view has seen. No card that was shown, held or noted is looked at, so all seats
/// and whoever watches hear the same.
#[must_use]
pub fn talk(view: &View, seats: &[Seat]) -> Vec<TalkLine> {
    let mut table = FollowedTable { known: vec![PublicKnowledge::default(); seats.len()], ..FollowedTable::default() };
    let mut all = Vec::new();
    for (at, event) in view.events.iter().enumerate() {
        let Some((seat, occasion)) = table.hear(event, view, seats) else { continue };
        let line = seats.get(seat.index()).and_then(|seat| lines(seat.character.as_deref()?));
        let Some(line) = line.map(|lines| lines[occasion as usize]) else { continue };
        if table.lets_say(seat, occasion) {
            all.push(TalkLine { event: at, seat, line });
        }
    }
    all
}

impl TalkLine {
    /// In words, with the name of the seat.
    #[must_use]
    pub fn text(&self, names: &[String], words: &Words) -> String {
        let (name, line) = (names.get(self.seat.index()).cloned().unwrap_or_default(), words.say(self.line));
        words.with(key!("ladder-says"), &[("name", (&name).into()), ("line", (&line).into())])
    }
}

/// What everybody at the table has followed so far.
#[derive(Debug, Default)]
struct FollowedTable {
    known: Vec<PublicKnowledge>,
    hands: Vec<u8>,
    /// What was asked last.
    asked: CardSet,
    turn: u32,
    /// The turn of the last line.
    last: u32,
}

impl FollowedTable {
    /// Follows an event; who has an occasion to say something, and which.
    fn hear(&mut self, event: &Event, view: &View, seats: &[Seat]) -> Option<(SeatId, Occasion)> {
        match event {
            Event::Opened(opening) => self.hands.clone_from(&opening.hand_sizes),
            Event::TurnStarted { turn, .. } => self.turn = *turn,
            Event::Suggested { triple, .. } => self.asked = view.edition.cards.set(*triple),
            Event::CannotRefute { seat } => {
                let known = self.known.get_mut(seat.index())?;
                known.passed += 1;
                return (known.passed > 1).then_some((*seat, Occasion::Passes));
            }
            Event::Shown { by, .. } => return Some((*by, self.shows(*by)?)),
            // Hands are others now.
            Event::PassedLeft { .. } => self.hands.clear(),
            Event::Accused { seat, .. } => return Some((*seat, Occasion::Accuses)),
            Event::Closed(ending) => {
                let winner = ending.winner?;
                let others = (0..seats.len()).filter(|n| *n != winner.index() && seats[*n].character.is_some());
                let after = others.min_by_key(|n| (n + seats.len() - winner.index()) % seats.len())?;
                return Some((SeatId(u8::try_from(after).ok()?), Occasion::Beaten));
            }
            _ => {}
        }
        None
    }

    fn shows(&mut self, by: SeatId) -> Option<Occasion> {
        let known = self.known.get_mut(by.index())?;
        if known.asked.and(self.asked).is_empty() {
            known.asked = known.asked.or(self.asked);
            known.shown += 1;
            if self.hands.get(by.index()) == Some(&known.shown) {
                return Some(Occasion::Cornered);
            }
        }
        Some(Occasion::Shows)
    }

    /// Whether it is time for a line, and not one that was heard; it counts as said then.
    fn lets_say(&mut self, seat: SeatId, occasion: Occasion) -> bool {
        let always = matches!(occasion, Occasion::Accuses | Occasion::Beaten);
        let Some(known) = self.known.get_mut(seat.index()) else { return false };
        if known.said.contains(&occasion) || !always && self.turn < self.last + APART {
            return false;
        }
        known.said.push(occasion);
        self.last = self.turn;
        true
    }
}

/// The lines of a built-in character, by occasion; none of one that this version has no words for.
fn lines(id: &str) -> Option<[MessageKey; 5]> {
    Some(match id {
        "pip" => [
            key!("talk-pip-cornered"),
            key!("talk-pip-passes"),
            key!("talk-pip-shows"),
            key!("talk-pip-accuses"),
            key!("talk-pip-beaten"),
        ],
        "mabel" => [
            key!("talk-mabel-cornered"),
            key!("talk-mabel-passes"),
            key!("talk-mabel-shows"),
            key!("talk-mabel-accuses"),
            key!("talk-mabel-beaten"),
        ],
        "percy" => [
            key!("talk-percy-cornered"),
            key!("talk-percy-passes"),
            key!("talk-percy-shows"),
            key!("talk-percy-accuses"),
            key!("talk-percy-beaten"),
        ],
        "clara" => [
            key!("talk-clara-cornered"),
            key!("talk-clara-passes"),
            key!("talk-clara-shows"),
            key!("talk-clara-accuses"),
            key!("talk-clara-beaten"),
        ],
        "otto" => [
            key!("talk-otto-cornered"),
            key!("talk-otto-passes"),
            key!("talk-otto-shows"),
            key!("talk-otto-accuses"),
            key!("talk-otto-beaten"),
        ],
        "inez" => [
            key!("talk-inez-cornered"),
            key!("talk-inez-passes"),
            key!("talk-inez-shows"),
            key!("talk-inez-accuses"),
            key!("talk-inez-beaten"),
        ],
        "hale" => [
            key!("talk-hale-cornered"),
            key!("talk-hale-passes"),
            key!("talk-hale-shows"),
            key!("talk-hale-accuses"),
            key!("talk-hale-beaten"),
        ],
        "vesper" => [
            key!("talk-vesper-cornered"),
            key!("talk-vesper-passes"),
            key!("talk-vesper-shows"),
            key!("talk-vesper-accuses"),
            key!("talk-vesper-beaten"),
        ],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, sync::Arc};

    use proptest::prelude::*;

    use super::*;
    use crate::{Case, ladder::ladder, testing::played};
    use candlestick_rules::{Category, Game, Setup, SuspectId};
    use candlestick_themes::builtin;

    /// A case of the ladder's characters after so many decisions, beginning with one of them.
    fn case(theme: &str, first: usize, seed: u64, most: usize) -> Case {
        let theme = Arc::new(builtin(theme).unwrap());
        let seats = (0..4).map(|n| Seat::of_character(format!("Bot {n}"), &ladder()[(first + n) % ladder().len()]));
        let setup = Setup::new((0..4).map(SuspectId).collect());
        played(Case::new(theme, setup, seats.collect(), seed).unwrap(), most)
    }

    fn heard(game: &Game, seats: &[Seat], eyes: SeatId) -> Vec<TalkLine> {
        talk(&game.view(eyes), seats)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn games_that_a_watcher_cannot_tell_apart_give_the_same_lines(
            first in 0..8_usize, seed in 0..500_u64, most in 10..200_usize, at in 0..3_usize, other in 0..3_usize,
        ) {
            let case = case(["classic-2016", "classic-2011", "glasshouse"][at], first, seed, most);
            let (game, seats) = (case.game(), &case.log().seats);
            let lines = heard(game, seats, SeatId::WATCHER);
            // Every seat at the table hears what a watcher hears, whatever else it saw.
            for eyes in game.seats() {
                prop_assert_eq!(&heard(game, seats, eyes), &lines);
            }
            let category = Category::ALL[other];
            let open = game.view(SeatId::WATCHER).revealed;
            let cards: Vec<_> = game.edition().cards.set_of(category).without(open).iter().collect();
            for pair in cards.windows(2) {
                let swapped = game.with_swapped(pair[0], pair[1]);
                if swapped.view(SeatId::WATCHER).events == game.view(SeatId::WATCHER).events {
                    prop_assert_eq!(&heard(&swapped, seats, SeatId::WATCHER), &lines);
                }
            }
        }

        #[test]
        fn what_was_said_is_not_taken_back_and_lines_are_rare(first in 0..8_usize, seed in 0..500_u64) {
            let case = case("classic-2016", first, seed, usize::MAX);
            let view = case.game().view(SeatId::WATCHER);
            let lines = talk(&view, &case.log().seats);
            for most in (0..view.events.len()).step_by(7) {
                let before = View { events: view.events[..most].to_vec(), ..view.clone() };
                let so_far: Vec<_> = lines.iter().filter(|said| said.event < most).cloned().collect();
                prop_assert_eq!(talk(&before, &case.log().seats), so_far);
            }
            // Beside them everybody accuses once at most, and one has a word at the end.
            let most = view.turn as usize / APART as usize + case.log().seats.len() + 1;
            prop_assert!(lines.len() <= most, "{} lines in {} turns", lines.len(), view.turn);
            let once: BTreeSet<_> = lines.iter().map(|said| (said.seat, format!("{:?}", said.line))).collect();
            prop_assert_eq!(once.len(), lines.len());
        }
    }

    #[test]
    fn every_character_has_words_of_its_own_and_each_is_heard_in_some_case() {
        let all: Vec<_> = ladder().iter().flat_map(|one| lines(&one.id).expect("it has words")).collect();
        let words = Words::english();
        let texts: BTreeSet<_> = all.iter().map(|key| words.say(*key)).collect();
        assert_eq!(texts.len(), ladder().len() * 5);
        let mut heard = BTreeSet::new();
        for seed in 0..40 {
            let case = case("classic-2016", seed as usize, seed, usize::MAX);
            let said = talk(&case.game().view(SeatId::WATCHER), &case.log().seats);
            heard.extend(said.iter().map(|said| words.say(said.line)));
        }
        assert!(heard.len() * 2 > texts.len(), "{} of {} lines are ever heard", heard.len(), texts.len());
        assert_eq!(lines("nobody"), None);
    }

    #[test]
    fn whoever_is_no_character_says_nothing() {
        let case = crate::testing::novices(4, usize::MAX);
        assert_eq!(heard(case.game(), &case.log().seats, SeatId::WATCHER), []);
    }
}

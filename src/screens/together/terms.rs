//! Lists what is agreed in a room before its case, which everybody's part in the shuffle is bound to: what a host may
//! choose, and how the others read it.

use bevy_egui::egui::Ui;

use super::{
    parts::{TogetherScreen, why},
    span::Span,
};
use crate::ui::level_name;
use candlestick_game::Level;
use candlestick_online::protocol::{Arrangement, Lobby};
use candlestick_themes::{MessageKey, Theme, Words, key, list_of};

/// How long somebody may be away before a bot stands in, in seconds.
pub(super) const STAND_INS: [u32; 4] = [30, 90, 600, 86_400];
/// How long a decision may take, in seconds; none is for ever.
pub(super) const LIMITS: [Option<u32>; 4] = [None, Some(30), Some(90), Some(600)];
/// How much later whoever watches may be told, in minutes; 0 is at once.
pub(super) const WATCH_DELAYS: [u32; 4] = [0, 1, 3, 10];
/// How well bots may play, with the targets of the host's buttons.
pub(super) const LEVELS: [(Level, MessageKey, &str); 3] = [
    (Level::Novice, level_name(Level::Novice), "together.bots.novice"),
    (Level::Detective, level_name(Level::Detective), "together.bots.detective"),
    (Level::Master, level_name(Level::Master), "together.bots.master"),
];

/// Whether a host may have the cards of a table of two lie in the corner rooms.
pub(super) fn has_corner_rooms(theme: &Theme, seats: usize) -> bool {
    seats == 2 && theme.edition.profile.two_side_room_cards > 0
}

/// Shows them to whoever cannot choose them.
pub(super) fn show(ui: &mut Ui, lobby: &Lobby, theme: &Theme, shared: &TogetherScreen) {
    let seats = lobby.people.len() + lobby.arrangement.bots.len();
    for line in lines(&lobby.arrangement, theme, seats, shared.words) {
        why(ui, &line);
    }
}

/// What is agreed, line by line.
pub(super) fn lines(arrangement: &Arrangement, theme: &Theme, seats: usize, words: &Words) -> Vec<String> {
    // Named one by one, so that a new term has to be thought of here.
    let Arrangement {
        // Stands above them.
        theme: _,
        deck,
        powers,
        corner_rooms,
        bots,
        help,
        stand_in,
        stand_in_after,
        limit,
        // No host chooses it.
        pace: _,
        watch_delay,
        blind,
        closed,
    } = arrangement;
    let edition = &theme.edition;
    let deck_name = words.with(key!("setup-deck"), &[("deck", (&theme.deck_phrase).into())]);
    let after = time(*stand_in_after, words);
    let limit = limit.map_or_else(|| words.say(key!("together-limit-none")), |seconds| time(seconds, words));
    let term = |what: &str, how: &str| words.with(key!("together-term"), &[("what", what.into()), ("how", how.into())]);
    let switched = |offered: bool, what: String, on: bool| {
        let how = words.say(if on { key!("together-yes") } else { key!("together-no") });
        offered.then(|| term(&what, &how))
    };
    // There is nobody who could stand in, and nothing that could be kept back from whoever watches.
    let dealt = !blind;
    let lines = [
        blind.then(|| words.say(key!("together-blind-why"))),
        dealt.then(|| words.with(key!("together-bot-count"), &[("count", bots.len().into())])),
        dealt.then(|| {
            let levels = levels(*stand_in, bots.iter().map(|bot| bot.level), words);
            term(&words.say(key!("together-levels")), &levels)
        }),
        switched(!edition.deck.is_empty(), deck_name, *deck),
        switched(!edition.powers.is_empty(), words.say(key!("setup-powers")), *powers),
        switched(has_corner_rooms(theme, seats), words.say(key!("setup-corner")), *corner_rooms),
        Some(term(&words.say(key!("together-help")), &words.say(help.sentence()))),
        dealt.then(|| term(&words.say(key!("together-stand-in")), &after)),
        dealt.then(|| term(&words.say(key!("together-limit")), &limit)),
        dealt.then(|| term(&words.say(key!("together-watch-delay")), &later(*watch_delay, words))),
        closed.then(|| words.say(key!("together-door"))),
    ];
    lines.into_iter().flatten().collect()
}

/// How well the bots play and whoever stands in.
fn levels(stand_in: Level, bots: impl Iterator<Item = Level>, words: &Words) -> String {
    let all: Vec<_> = bots.chain([stand_in]).collect();
    let named = Level::ALL.into_iter().filter(|level| all.contains(level)).map(|level| words.say(level_name(level)));
    list_of(&named.collect::<Vec<_>>(), words).into()
}

/// A time in seconds, as the host's buttons have it if they do.
fn time(seconds: u32, words: &Words) -> String {
    if STAND_INS.contains(&seconds) {
        return words.with(key!("together-after"), &[("seconds", seconds.into())]);
    }
    match seconds % 60 {
        0 => Span(u64::from(seconds) * 1_000).short(words),
        _ => words.with(key!("together-seconds"), &[("count", seconds.into())]),
    }
}

/// How much later whoever watches is told, in seconds.
fn later(seconds: u32, words: &Words) -> String {
    match seconds % 60 {
        0 => words.with(key!("together-watch-later"), &[("minutes", (seconds / 60).into())]),
        _ => words.with(key!("together-seconds"), &[("count", seconds.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::Help;
    use candlestick_online::protocol::BotChair;
    use candlestick_rules::SuspectId;
    use candlestick_themes::{builtin, languages};

    #[test]
    fn levels_are_listed_as_each_language_does() {
        let listed = |code| levels(Level::Novice, [Level::Master, Level::Detective].into_iter(), &Words::carried(code));
        let said = |code: &str, key| Words::carried(code).say(key);
        for (code, and) in [("en", "and"), ("de", "und"), ("fr", "et"), ("es", "y"), ("pl", "i")] {
            let [novice, detective, master] = LEVELS.map(|(_, key, _)| said(code, key));
            assert_eq!(listed(code), format!("{novice}, {detective} {and} {master}"));
        }
        let alone = levels(Level::Master, [].into_iter(), &Words::english());
        assert_eq!(alone, said("en", key!("setup-level-master")));
    }

    #[test]
    fn whatever_a_host_arranges_is_read_by_the_others_in_every_language() {
        let theme = builtin("classic-2016").unwrap();
        let with = |change: &dyn Fn(&mut Arrangement)| {
            let mut arrangement = Arrangement { theme: theme.id.clone(), ..Arrangement::default() };
            change(&mut arrangement);
            arrangement
        };
        let bot = |level| BotChair { suspect: SuspectId(3), level, name: "Bot".into() };
        let changes: [&dyn Fn(&mut Arrangement); 12] = [
            &|now| now.deck = false,
            &|now| now.corner_rooms = true,
            &|now| now.bots.push(bot(Level::Detective)),
            &|now| now.bots.push(bot(Level::Master)),
            &|now| now.help = Help::Odds,
            &|now| now.stand_in = Level::Novice,
            &|now| now.stand_in_after = 600,
            &|now| now.stand_in_after = 45,
            &|now| now.limit = Some(90),
            &|now| now.watch_delay = 180,
            &|now| now.blind = true,
            &|now| now.closed = true,
        ];
        for language in languages() {
            let words = Words::carried(language.code);
            let said = |arrangement: &Arrangement| lines(arrangement, &theme, 2, &words);
            let mut all = vec![said(&with(&|_| ()))];
            for change in changes {
                let told = said(&with(change));
                assert!(!all.contains(&told), "{}: {told:?}", language.code);
                all.push(told);
            }
        }
        let doctor = builtin("doctor-who").unwrap();
        let words = Words::english();
        let powers = [true, false].map(|powers| lines(&with(&|now| now.powers = powers), &doctor, 4, &words));
        assert_ne!(powers[0], powers[1]);
    }
}

//! Measures what exact knowledge costs: plays bot cases and follows every seat's knowledge, event by event.
//!
//! `cargo run --release -p candlestick-game --example knowledge -- THEME PLAYERS CASES [LEVEL]`
//!
//! With `all` for the theme and the players: every built-in theme at every table, as rows of a table of Markdown;
//! `script/measure-knowledge` puts them into docs/deduction.md.
//!
//! With `--write` as the fifth word it writes the cases instead, one seat's view of each, for `candlestick deduce` and
//! the benches.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a measurement that cannot go on stops")]

use std::{hint::black_box, sync::Arc, time::Instant};

use candlestick_deduction::{Facts, Holder, Knowledge};
use candlestick_game::{Case, Level, Seat};
use candlestick_rules::{CardId, CardSet, Event, SeatId, Setup, SuspectId, Triple};
use candlestick_themes as theme;
use serde_json::{Value, json};

/// Turns after which a case is broken off.
const MOST_TURNS: u32 = 300;

/// How often each event is measured.
const TRIES: u32 = 5;

/// What was measured.
#[derive(Default)]
struct Sums {
    /// Milliseconds of every event that told something.
    costs: Vec<f64>,
    states: Vec<usize>,
    exact: usize,
    /// Turn and states of the largest count.
    largest: (u32, usize),
}

fn main() {
    let mut words = std::env::args().skip(1);
    let id = words.next().expect("a theme");
    let players = words.next().expect("how many players");
    let cases: u64 = words.next().expect("how many cases").parse().expect("a number of cases");
    let level = words.next().map_or(Level::Detective, |level| Level::from_key(&level).expect("a level"));
    let writes = words.next().is_some_and(|word| word == "--write");
    if id == "all" {
        return every_table(cases, level);
    }
    let players: u8 = players.parse().expect("a number of players");
    let theme = Arc::new(theme::builtin(&id).expect("a built-in theme"));
    let mut sums = measure(&theme, players, cases, level, writes);
    if !writes {
        report(&id, players, cases, &mut sums);
    }
}

/// Measures every built-in theme with every number of players that it takes.
fn every_table(cases: u64, level: Level) {
    println!("| theme | players | events | % exact | ms mean | 99 % | worst | states median | 99 % | most |");
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for id in theme::builtin_ids() {
        let theme = Arc::new(theme::builtin(id).expect("a built-in theme"));
        let profile = &theme.edition.profile;
        for players in profile.min_seats..=profile.max_seats {
            row(id, players, &mut measure(&theme, players, cases, level, false));
        }
    }
}

/// Plays cases and follows every seat; or, when `writes`, prints one seat's view of each instead.
fn measure(theme: &Arc<theme::Theme>, players: u8, cases: u64, level: Level, writes: bool) -> Sums {
    let mut sums = Sums::default();
    for seed in 1..=cases {
        let setup = Setup::new((0..players).map(SuspectId).collect());
        let seats = (0..players).map(|n| Seat::bot(n.to_string(), level)).collect();
        let mut case = Case::new(Arc::clone(theme), setup, seats, seed).unwrap();
        while case.game().turn_number() <= MOST_TURNS {
            let Some((seat, action)) = case.bot_action() else { break };
            case.apply(seat, action).unwrap();
        }
        if writes {
            println!("{}", written(&case, SeatId(seed as u8 % players)));
            continue;
        }
        for seat in case.game().seats() {
            follow(&case, seat, &mut sums);
        }
    }
    sums
}

/// Milliseconds for full marginals after one event: the least of a few tries, as other programs use the machine too.
fn cost(knowledge: &Knowledge, event: &Event) -> f64 {
    let tries = (0..TRIES).map(|_| {
        let begun = Instant::now();
        black_box(knowledge.after(event).probability(CardId(0), Holder::CaseFile));
        begun.elapsed().as_secs_f64() * 1e3
    });
    tries.fold(f64::INFINITY, f64::min)
}

/// A case as one seat saw it, as `candlestick deduce` reads it.
fn written(case: &Case, seat: SeatId) -> Value {
    let (view, theme) = (case.game().view(seat), case.theme());
    let cards = theme.edition.cards;
    let key = |card: CardId| theme.card_key(card);
    let keys = |set: CardSet| set.iter().map(key).collect::<Vec<_>>();
    let triple = |triple: Triple| cards.cards(triple).map(key);
    let mut turns: Vec<Value> = Vec::new();
    for event in &view.events {
        match event {
            Event::Suggested { seat, triple: asked } => {
                turns.push(json!({"by": seat, "cards": triple(*asked), "showers": [], "passed": [], "refused": []}));
            }
            Event::CannotRefute { seat } => refuted(&mut turns, "passed", json!(seat)),
            Event::PassedOn { seat } | Event::LeftUnrefuted { seat } => refuted(&mut turns, "refused", json!(seat)),
            Event::Shown { by, card, .. } => {
                refuted(&mut turns, "showers", json!({"by": by, "shown": card.map(key)}));
            }
            Event::SeenToo { by, card: Some(card), .. }
            | Event::ShownFreely { by, card: Some(card), .. }
            | Event::PassedLeft { by, card: Some(card), .. }
            | Event::Peeked { at: by, card: Some(card), .. } => turns.push(json!({"by": by, "seen": key(*card)})),
            Event::Revealed { by, card } => turns.push(json!({"by": by, "revealed": key(*card)})),
            Event::NobodyHolds { card } => turns.push(json!({"nobody": key(*card)})),
            Event::RoomCardSeen { room, card: Some(card), .. } => {
                turns.push(json!({"room": key(cards.room(*room)), "seen": key(*card)}));
            }
            Event::SideCardSeen { place, card: Some(card), .. } => {
                turns.push(json!({"side": place, "seen": key(*card)}));
            }
            Event::Eliminated { seat, hand, .. } => turns.push(json!({"by": seat, "open": keys(*hand)})),
            Event::Accused { seat, triple: accused, right } => {
                turns.push(json!({"by": seat, "accuse": triple(*accused), "ok": right}));
            }
            // Told right after the accusation it belongs to.
            Event::CaseFileSeen { triple: Some(seen), .. } => {
                turns.last_mut().expect("an accusation comes first")["file"] = json!(triple(*seen));
            }
            _ => {}
        }
    }
    let sizes: Vec<_> = view.seats.iter().map(|seat| seat.hand_size).collect();
    let rooms: Vec<_> = view.room_cards.iter().map(|room| key(cards.room(*room))).collect();
    json!({
        "me": view.me, "hand": keys(view.hand), "sizes": sizes, "face_up": keys(view.face_up),
        "rooms": rooms, "side": view.side_cards, "turns": turns,
    })
}

/// Adds an answer to the question asked last.
fn refuted(turns: &mut [Value], kind: &str, how: Value) {
    let question = turns.iter_mut().rev().find(|turn| turn.get("cards").is_some());
    question.and_then(|turn| turn[kind].as_array_mut()).expect("a question comes first").push(how);
}

/// Follows one seat's knowledge through a case.
fn follow(case: &Case, seat: SeatId, sums: &mut Sums) {
    // The hand and the sizes are the same in every view of a seat.
    let view = case.game().view(seat);
    let mut knowledge = Knowledge::new(Facts::at_start(&view));
    let mut turn = 0;
    for event in &view.events {
        if let Event::TurnStarted { turn: now, .. } = event {
            turn = *now;
        }
        if matches!(event, Event::Closed(_)) {
            break;
        }
        let next = knowledge.after(event);
        if !next.shares_count_with(&knowledge) {
            sums.costs.push(cost(&knowledge, event));
            sums.states.push(next.states());
            sums.exact += usize::from(next.is_exact());
            if next.states() > sums.largest.1 || !next.is_exact() {
                sums.largest = (turn, next.states());
            }
        }
        knowledge = next;
    }
}

/// What the events of a table came to.
struct Summary {
    events: usize,
    exact: f64,
    /// Milliseconds: the mean, what 99 % stay below, and the worst.
    ms: [f64; 3],
    /// States: the median, what 99 % stay below, and the most.
    states: [usize; 3],
}

fn summary(sums: &mut Sums) -> Summary {
    let events = sums.costs.len();
    sums.costs.sort_by(f64::total_cmp);
    sums.states.sort_unstable();
    let at = |share: f64| ((events as f64 * share) as usize).min(events - 1);
    Summary {
        events,
        exact: 100.0 * sums.exact as f64 / events as f64,
        ms: [sums.costs.iter().sum::<f64>() / events as f64, sums.costs[at(0.99)], sums.costs[events - 1]],
        states: [sums.states[events / 2], sums.states[at(0.99)], sums.states[events - 1]],
    }
}

/// One table's row.
fn row(id: &str, players: u8, sums: &mut Sums) {
    let Summary { events, exact, ms: [mean, most, worst], states: [median, many, all] } = summary(sums);
    println!(
        "| {id} | {players} | {events} | {exact:.2} | {mean:.4} | {most:.3} | {worst:.2} | {median} | {many} | {all} |"
    );
}

fn report(id: &str, players: u8, cases: u64, sums: &mut Sums) {
    let Summary { events, exact, ms: [mean, most, worst], states: [median, many, all] } = summary(sums);
    println!(
        "{id} {players} players, {cases} cases: {events} telling events, {exact:.2} % exact; ms mean {mean:.4}, 99 % {most:.3}, \
         worst {worst:.2}; states median {median}, 99 % {many}, most {all} (turn {})",
        sums.largest.0,
    );
}

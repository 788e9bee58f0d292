//! Somebody who sits in a case of the game and writes down what they see, as at a real table.

use std::sync::Arc;

use crate::question::Refutation;
use crate::{
    Case, Level,
    position::{Happening, RealTable},
    testing,
};
use candlestick_deduction::Holder;
use candlestick_rules::{Event, SeatId, View};

/// A case of bots after so many decisions, or just before it is closed and everything opened.
pub(super) fn case(theme: &str, players: u8, seed: u64, steps: usize) -> Case {
    let opened = testing::opened(theme, players, Level::Novice, seed);
    let played = testing::played(opened.clone(), steps);
    if played.is_closed() { testing::played(opened, played.log().actions.len() - 1) } else { played }
}

/// What the seat of a view writes down.
pub(super) fn written_down(case: &Case, view: &View) -> RealTable {
    let mut table = RealTable::new(case.theme(), view.seats.len() as u8);
    table.start.me = view.me;
    table.start.sizes = view.seats.iter().map(|seat| seat.hand_size).collect();
    table.start.hand = view.hand;
    table.start.face_up = view.face_up;
    table.start.rooms.clone_from(&view.room_cards);
    table.start.side = view.side_cards;
    view.events.iter().for_each(|event| note(&mut table, event, view.me));
    table
}

fn note(table: &mut RealTable, event: &Event, me: SeatId) {
    let seen = |at, card| Happening::Seen { at, card };
    let happened = match event {
        Event::Suggested { seat, triple } => Happening::Question { by: *seat, asked: *triple, refutations: Vec::new() },
        Event::CannotRefute { seat } => return refutation(table, *seat, Refutation::CannotRefute),
        Event::Shown { by, card, .. } => return refutation(table, *by, Refutation::Showed(*card)),
        Event::PassedOn { seat } | Event::LeftUnrefuted { seat } => {
            return refutation(table, *seat, Refutation::PassedOn);
        }
        Event::Accused { seat, triple, right } => {
            Happening::Accusation { by: *seat, accused: *triple, right: *right, file: None }
        }
        Event::CaseFileSeen { triple: Some(found), .. } => {
            if let Some(Happening::Accusation { file, .. }) = table.happenings.last_mut() {
                *file = Some(*found);
            }
            return;
        }
        Event::ShownFreely { by, card: Some(card), .. }
        | Event::SeenToo { by, card: Some(card), .. }
        | Event::PassedLeft { by, card: Some(card), .. }
        | Event::Peeked { at: by, card: Some(card), .. } => seen(Holder::Seat(*by), *card),
        Event::RoomCardSeen { room, card: Some(card), seat } if *seat == me => seen(Holder::Room(*room), *card),
        Event::SideCardSeen { place, card: Some(card), seat } if *seat == me => seen(Holder::Side(*place), *card),
        Event::Revealed { by, card } => Happening::Revealed { by: *by, card: *card },
        Event::NobodyHolds { card } => Happening::Nobody { card: *card },
        Event::Eliminated { seat, hand, .. } => Happening::Opened { by: *seat, hand: *hand },
        Event::GaveUp { seat } => Happening::Left { by: *seat },
        _ => return,
    };
    table.happenings.push(happened);
}

/// An answer belongs to the last question, whatever else happened since.
fn refutation(table: &mut RealTable, seat: SeatId, refutation: Refutation) {
    let last = table.happenings.iter_mut().rev().find_map(|happening| match happening {
        Happening::Question { refutations, .. } => Some(refutations),
        _ => None,
    });
    last.unwrap().push((seat, refutation));
}

/// Themes and numbers of players of which each has cases here: every built-in theme with its least, most and a middle.
pub(super) fn tables() -> Vec<(&'static str, u8)> {
    let mut all = Vec::new();
    for id in candlestick_themes::builtin_ids() {
        let theme = candlestick_themes::builtin(id).unwrap();
        let (least, most) = (theme.edition.profile.min_seats, RealTable::most(&theme));
        let mut counts = vec![least, (least + most) / 2, most.min(6)];
        counts.dedup();
        all.extend(counts.into_iter().map(|players| (id, players)));
    }
    all
}

/// A real table with questions, of which the first seat is the one that looks.
pub(super) fn some_table() -> RealTable {
    let case = case("classic-2011", 4, 11, 120);
    written_down(&case, &case.game().view(SeatId(0)))
}

/// The theme of a table.
pub(super) fn theme(id: &str) -> Arc<candlestick_themes::Theme> {
    Arc::new(candlestick_themes::builtin(id).unwrap())
}

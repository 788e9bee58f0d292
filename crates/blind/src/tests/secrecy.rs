//! Tests that seats which pool what they know and what was posted learn no card before its time.

use candlestick_rules::SeatId;
use curve25519_dalek::{RistrettoPoint, Scalar};

use super::table::AllTables;
use crate::{
    setting::CardPlace,
    stage::{AfterLook, Stage},
};

/// What some seats together make of a place: the masked card less all shares that were posted, and less their own.
fn tried(room: &AllTables, together: &[SeatId], place: usize) -> RistrettoPoint {
    let pack = &room.tables[0].pack;
    let card = pack.at(place).unwrap();
    let seats = (0..room.setup.seats.len() as u8).map(SeatId);
    let shares = seats.filter_map(|seat| {
        let own = || room.tables[seat.index()].own.as_ref().unwrap().key;
        if together.contains(&seat) {
            return Some(card.mask * own());
        }
        pack.shares[seat.index()].as_ref().and_then(|shares| shares[place])
    });
    card.card - shares.sum::<RistrettoPoint>()
}

/// Whether they know the card at a place.
fn know(room: &AllTables, together: &[SeatId], place: usize) -> bool {
    room.tables[0].setting.card(&tried(room, together, place)).is_some()
}

/// All seats but two.
fn all_but(seats: u8, (a, b): (u8, u8)) -> Vec<SeatId> {
    (0..seats).filter(|seat| ![a, b].contains(seat)).map(SeatId).collect()
}

#[test]
fn all_seats_but_two_know_their_own_cards_and_none_else_at_any_time() {
    for seats in 2..=5 {
        let mut room = AllTables::of(seats, 11);
        let (mut checks, mut step) = (0, 0);
        while !matches!(room.tables[0].stage, Stage::Opening { .. }) {
            assert!(room.step());
            step += 1;
            if room.tables[0].pack.rest.is_empty() || step % 5 > 0 {
                continue;
            }
            let pairs = (0..seats).flat_map(|a| (0..a).map(move |b| (a, b)));
            for pair in pairs {
                let together = all_but(seats, pair);
                for (place, spot) in room.tables[0].setting.places.iter().enumerate() {
                    let own = matches!(spot, CardPlace::Hand(seat) if together.contains(seat));
                    let dealt = room.tables[0].guess.is_some();
                    // That they know their own shows that the attack is one.
                    let knows = know(&room, &together, place);
                    assert!(if own { knows == dealt || !dealt } else { !knows }, "{pair:?} {place} {spot:?}");
                    checks += 1;
                }
            }
        }
        assert!(checks > 100, "{checks}");
    }
}

#[test]
fn one_honest_seat_is_enough_to_keep_the_case_file() {
    let mut room = AllTables::of(4, 12);
    room.until(|room| room.actor().is_some());
    for honest in 0..4 {
        let together: Vec<_> = (0..4).filter(|seat| *seat != honest).map(SeatId).collect();
        for place in room.tables[0].setting.file() {
            assert!(!know(&room, &together, place));
            assert!(know(&room, &(0..4).map(SeatId).collect::<Vec<_>>(), place));
        }
        for place in room.tables[0].setting.hand(SeatId(honest)) {
            assert!(!know(&room, &together, place));
        }
    }
}

#[test]
fn after_several_wrong_accusations_whoever_has_not_accused_knows_nothing_of_the_case_file() {
    let several = |seed: &u64| {
        let mut room = AllTables::of(5, *seed);
        room.play();
        room.posts.iter().filter(|(_, post)| post.kind() == "wrong").count() > 1
    };
    let mut room = AllTables::of(5, (13..60).find(several).expect("several guess"));
    let mut looks: Vec<(SeatId, Vec<Vec<crate::cipher::Cipher>>)> = Vec::new();
    while !matches!(room.tables[0].stage, Stage::Opening { .. }) {
        if let Stage::Look { seat, given, then: AfterLook::Verdict(_), .. } = &room.tables[0].stage {
            let shares: Vec<_> = given.iter().flatten().filter(|shares| !shares.is_empty()).cloned().collect();
            match looks.iter_mut().find(|(other, _)| other == seat) {
                Some((_, all)) => *all = shares,
                None => looks.push((*seat, shares)),
            }
        }
        room.step();
    }
    assert!(looks.len() > 1, "only {} accused", looks.len());
    let accused: Vec<_> = looks.iter().map(|(seat, _)| *seat).collect();
    let others: Vec<_> = (0..5).map(SeatId).filter(|seat| !accused.contains(seat)).collect();
    let places = room.tables[0].setting.file();
    for (_, shares) in &looks {
        for (n, place) in places.iter().enumerate() {
            // Shares that were sealed for others, taken as they are, or opened by a secret that is not the accuser's.
            let keys = others.iter().map(|seat| room.tables[seat.index()].own.as_ref().unwrap().key);
            for key in keys.chain([Scalar::ZERO]) {
                let taken: RistrettoPoint = shares.iter().map(|shares| shares[n].unseal(&key)).sum();
                assert!(room.tables[0].setting.card(&(tried(&room, &others, *place) - taken)).is_none());
            }
        }
    }
}

#[test]
fn dice_hang_on_every_share_and_on_the_number_of_the_roll() {
    let room = AllTables::of(3, 14);
    let setting = &room.tables[0].setting;
    let shares = |number: usize| -> Vec<_> {
        let keys = room.tables.iter().filter_map(|table| table.own.as_ref());
        keys.map(|own| setting.draw(number) * own.key).collect()
    };
    let drawn = setting.drawn(&shares(1));
    assert_ne!(setting.drawn(&shares(2)), drawn);
    for seat in 0..3 {
        let mut other = shares(1);
        other[seat] += setting.draw(1);
        assert_ne!(setting.drawn(&other), drawn);
    }
}

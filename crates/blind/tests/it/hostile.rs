//! Tests that posts which anybody may have written neither panic nor change a table.

use std::sync::LazyLock;

use candlestick_blind::{MAX_POST, Post};
use candlestick_rules::SeatId;
use proptest::prelude::*;

use crate::table::AllTables;

/// A table in the middle of a case, with the post that is owed or decided there.
type Somewhere = (AllTables, SeatId, Post);

/// One case, after each of its first posts.
fn somewhere(step: usize) -> &'static Somewhere {
    static STEPS: LazyLock<Vec<Somewhere>> = LazyLock::new(|| {
        let mut room = AllTables::of(3, 1);
        let each = (0..40).map(|_| {
            let owed = room.tables.iter().find_map(|table| Some((table.me(), table.owed()?)));
            let (seat, post) = owed.unwrap_or_else(|| {
                let seat = room.actor().unwrap();
                let action = room.choose(seat);
                (seat, room.tables[seat.index()].act(action).unwrap())
            });
            let here = (room.clone(), seat, post.clone());
            room.post(seat, &post).unwrap();
            here
        });
        each.collect()
    });
    &STEPS[step]
}

#[test]
fn a_post_that_is_changed_in_any_byte_is_not_taken() {
    for step in [0, 3, 6, 9, 12, 13, 15, 16, 18, 19, 20, 21, 24, 30, 35, 39] {
        let (room, seat, post) = somewhere(step);
        let bytes = post.bytes();
        for at in (0..bytes.len()).step_by(1 + bytes.len() / 40) {
            let mut changed = bytes.clone();
            changed[at] ^= 1;
            let Ok(changed) = Post::from_bytes(&changed) else { continue };
            assert!(room.tables[0].clone().take(*seat, &changed).is_err(), "{} at {at}", post.kind());
        }
        for cut in [0, 1, bytes.len() / 2, bytes.len() - 1] {
            let Ok(cut) = Post::from_bytes(&bytes[..cut]) else { continue };
            assert!(room.tables[0].clone().take(*seat, &cut).is_err());
        }
        room.tables[0].clone().take(*seat, post).unwrap();
    }
}

#[test]
fn a_post_beyond_the_most_bytes_is_none() {
    assert!(Post::from_bytes(&vec![0; MAX_POST + 1]).is_err());
    assert!(serde_json::from_str::<Post>("\"====\"").is_err() && serde_json::from_str::<Post>("17").is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bytes_at_random_are_refused_and_change_nothing(bytes in prop::collection::vec(any::<u8>(), 0..600), at in 0..40_usize) {
        let mut table = somewhere(at).0.tables[3].clone();
        let before = table.course();
        if let Ok(post) = Post::from_bytes(&bytes) {
            prop_assert!(table.take(SeatId(bytes.len() as u8 % 4), &post).is_err());
        }
        prop_assert_eq!(table.course(), before);
    }

    #[test]
    fn a_body_at_random_under_an_honest_head_is_refused(tail in prop::collection::vec(any::<u8>(), 0..300), tag in 0..14_u8, at in 0..40_usize) {
        let (room, seat, post) = somewhere(at);
        // The head has 4 bytes of a count, a challenge of 32, a length of 2 and one response of 32.
        let mut bytes = post.bytes()[..70].to_vec();
        bytes.push(tag);
        bytes.extend(tail);
        let post = Post::from_bytes(&bytes).unwrap();
        prop_assert!(room.tables[3].clone().take(*seat, &post).is_err());
    }
}

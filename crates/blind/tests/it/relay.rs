//! Tests that whatever a relay, a refresh or two simultaneous posts do to a table is noticed.

use candlestick_blind::{Awaited, BlindTable, PostRefusal, RefusedPost, Setting, SettingFault};
use candlestick_rules::{Action, SeatId};

use crate::table::{AllTables, edition, secret, setup};

fn why(room: &AllTables, seat: SeatId, post: &candlestick_blind::Post) -> PostRefusal {
    let RefusedPost { seat: of, why } = room.clone().post(seat, post).unwrap_err();
    assert_eq!(of, seat);
    why
}

#[test]
fn a_table_made_again_of_secret_and_posts_is_the_same_table() {
    let mut room = AllTables::of(3, 1);
    let mut steps = 0;
    while room.step() {
        steps += 1;
        if steps % 17 > 0 {
            continue;
        }
        let setting = Setting::new(edition(), setup(3), "deal 1").unwrap();
        let mut again = BlindTable::seated(setting, SeatId(1), secret(1, 1));
        for (seat, post) in &room.posts {
            again.take(*seat, post).unwrap();
        }
        assert_eq!(again.course(), room.tables[1].course());
        assert_eq!(again.waits(), room.tables[1].waits());
        assert_eq!(again.owed(), room.tables[1].owed());
        let json = |table: &BlindTable| table.view().map(|view| serde_json::to_string(&view).unwrap());
        assert_eq!(json(&again), json(&room.tables[1]));
    }
}

#[test]
fn who_post_at_once_are_both_taken_in_either_order() {
    let mut room = AllTables::of(4, 2);
    room.until(|room| matches!(room.tables[0].waits(), Awaited::Dice { ref of, .. } if of.len() == 4));
    let posts: Vec<_> = room.tables[..4].iter().map(|table| (table.me(), table.owed().unwrap())).collect();
    for order in [[0, 1, 2, 3], [3, 1, 0, 2]] {
        let mut room = room.clone();
        order.iter().for_each(|n| room.post(posts[*n].0, &posts[*n].1).unwrap());
        assert!(matches!(room.tables[0].waits(), Awaited::Decision(_)));
    }
}

#[test]
fn a_post_is_taken_once_and_from_its_author_alone() {
    let mut room = AllTables::of(3, 3);
    room.until(|room| room.posts.len() == 12);
    let (seat, post) = room.posts.last().cloned().unwrap();
    assert!(matches!(why(&room, seat, &post), PostRefusal::Stale | PostRefusal::Unsigned | PostRefusal::NotNow));
    let mut room = AllTables::of(3, 3);
    room.until(|room| room.actor().is_some());
    let actor = room.actor().unwrap();
    let post = room.tables[actor.index()].act(Action::Roll).unwrap();
    for other in [1, 2] {
        assert_eq!(why(&room, SeatId((actor.0 + other) % 3), &post), PostRefusal::Unsigned);
    }
    assert_eq!(why(&room, SeatId(3), &post), PostRefusal::NoSeat);
    room.post(actor, &post).unwrap();
    assert_eq!(why(&room, actor, &post), PostRefusal::Stale);
}

#[test]
fn a_decision_that_comes_after_the_table_went_on_is_not_taken() {
    let mut room = AllTables::of(3, 4);
    room.until(|room| room.actor().is_some());
    let actor = room.actor().unwrap();
    let other = SeatId((actor.0 + 1) % 3);
    let late = room.tables[other.index()].act(Action::GiveUp).unwrap();
    room.act(actor, Action::Roll);
    assert_eq!(why(&room, other, &late), PostRefusal::Stale);
    room.until(|room| room.actor().is_some());
    room.act(other, Action::GiveUp);
    assert!(room.view(other).seats[other.index()].out);
}

#[test]
fn a_relay_that_tells_two_seats_two_orders_is_found_by_their_next_posts() {
    let mut room = AllTables::of(3, 5);
    room.until(|room| matches!(room.tables[0].waits(), Awaited::Dice { ref of, .. } if of.len() == 3));
    let mut owed = room.tables[..3].iter().map(|table| (table.me(), table.owed().unwrap()));
    let posts: Vec<_> = owed.by_ref().collect();
    let mut other = room.tables[2].clone();
    for n in [0, 1, 2] {
        room.post(posts[n].0, &posts[n].1).unwrap();
        let m = [1, 0, 2][n];
        other.take(posts[m].0, &posts[m].1).unwrap();
    }
    assert_ne!(other.course(), room.tables[0].course());
    let give_up = other.act(Action::GiveUp).unwrap();
    assert_eq!(why(&room, SeatId(2), &give_up), PostRefusal::Unsigned);
    room.post(SeatId(2), &room.tables[2].act(Action::GiveUp).unwrap()).unwrap();
}

#[test]
fn posts_of_another_deal_are_not_taken() {
    let (mut here, mut there) = (AllTables::of(3, 6), AllTables::of(3, 7));
    // The same secrets, and another deal's name.
    for (seat, table) in there.tables.iter_mut().take(3).enumerate() {
        let setting = Setting::new(edition(), setup(3), "another deal").unwrap();
        *table = BlindTable::seated(setting, SeatId(seat as u8), secret(6, seat as u8));
    }
    there.tables.truncate(3);
    let key = there.tables[0].owed().unwrap();
    assert_eq!(why(&here, SeatId(0), &key), PostRefusal::Unsigned);
    here.until(|room| room.actor().is_some());
    there.until(|room| room.actor().is_some());
    for (seat, post) in &there.posts {
        assert!(here.clone().post(*seat, post).is_err());
    }
}

#[test]
fn what_needs_a_dealer_is_not_played_without_one() {
    let setting = |setup| Setting::new(edition(), setup, "deal").map(|_| ());
    assert_eq!(setting(setup(3)), Ok(()));
    let with = |deck, powers| candlestick_rules::Setup { deck, powers, ..setup(3) };
    assert_eq!(setting(with(true, false)), Err(SettingFault::NeedsDealer("the deck")));
    assert!(matches!(setting(setup(7)), Err(SettingFault::Setup(_))));
}

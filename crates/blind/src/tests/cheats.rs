//! Tests that every table finds every kind of cheating, and names who did it and what is not so.

use candlestick_rules::{Action, CardId, SeatId, Triple};
use curve25519_dalek::{RistrettoPoint, Scalar};

use super::table::AllTables;
use crate::{
    BlindTable, FalseClaim, PostRefusal,
    body::Body,
    cipher::Cipher,
    claims::{SealedShares, Shares},
    holdings::{HoldsOne, NoneOfCards, NotAll, SealedCard},
    shuffle::Shuffled,
    stage::Stage,
    transcript::Transcript,
};

/// Forges a post of a seat and gives what all tables say of it.
fn found(room: &AllTables, seat: SeatId, forge: impl Fn(&BlindTable, &Transcript) -> Body) -> PostRefusal {
    let table = &room.tables[seat.index()];
    let said = table.said(seat, table.posts()).unwrap();
    let post = table.forged(&forge(table, &said)).unwrap();
    let fault = room.clone().post(seat, &post).unwrap_err();
    assert_eq!(fault.seat, seat);
    fault.why
}

/// A seat's secret of its key.
fn key(table: &BlindTable) -> Scalar {
    table.own.as_ref().unwrap().key
}

fn secret(table: &BlindTable) -> &crate::SeatSecret {
    table.own.as_ref().unwrap().secret().unwrap()
}

fn hand(table: &BlindTable) -> Vec<Cipher> {
    table.pack.hand(&table.setting, table.me())
}

/// Who is to answer, and the question.
fn refuting(room: &AllTables) -> Option<(SeatId, Triple)> {
    if let Stage::Refute { seat, question, .. } = &room.tables[0].stage { Some((*seat, question.triple)) } else { None }
}

/// Whether the seat holds one of the three.
fn holds(room: &AllTables, seat: SeatId, triple: Triple) -> bool {
    let view = room.view(seat);
    !view.hand.and(view.edition.cards.set(triple)).is_empty()
}

#[test]
fn a_key_whose_secret_the_seat_does_not_know_is_found() {
    let mut room = AllTables::of(3, 1);
    room.step();
    let (of, post) = room.posts[0].clone();
    let Some(Body::Key(_, proof)) = Body::read(&post.body) else { panic!("a key") };
    let thief = SeatId((of.0 + 1) % 3);
    let stolen = room.tables[0].pack.key(of).unwrap();
    // A post is signed by the key that it tells, so whoever takes another's cannot even sign.
    assert_eq!(found(&room, thief, |_, _| Body::Key(stolen, proof.clone())), PostRefusal::Unsigned);
    let own = |table: &BlindTable| RistrettoPoint::mul_base(&key(table));
    assert_eq!(
        found(&room, thief, |table, _| Body::Key(own(table), proof.clone())),
        PostRefusal::False(FalseClaim::Key)
    );
}

#[test]
fn a_shuffle_that_doubles_or_exchanges_a_card_is_found() {
    let mut room = AllTables::of(3, 2);
    let next = |room: &AllTables| if let Stage::Piles(seat) = room.tables[0].stage { Some(seat) } else { None };
    room.until(|room| next(room) == Some(SeatId(1)));
    let shuffled = |table: &BlindTable, said: &Transcript, pile: &[Cipher]| {
        Shuffled::new(pile, &table.pack.joint(), said, secret(table))
    };
    let forge = |wrong: &dyn Fn(&mut [Vec<Cipher>])| {
        found(&room, SeatId(1), |table, said| {
            let mut piles = table.pack.piles.clone();
            wrong(&mut piles);
            Body::Piles(piles.iter().map(|pile| shuffled(table, said, pile)).collect())
        })
    };
    assert_eq!(forge(&|piles| piles[0][0] = piles[0][1]), PostRefusal::False(FalseClaim::Shuffle));
    assert_eq!(forge(&|piles| piles.swap(0, 1)), PostRefusal::False(FalseClaim::Shuffle));
    let known = room.tables[0].setting.cards[7];
    assert_eq!(forge(&|piles| piles[2][3] = Cipher::open(known)), PostRefusal::False(FalseClaim::Shuffle));
    room.until(|room| matches!(room.tables[0].stage, Stage::Rest(SeatId(2))));
    let why = found(&room, SeatId(2), |table, said| {
        let mut rest = table.pack.rest.clone();
        rest[0] = rest[5];
        Body::Rest(shuffled(table, said, &rest))
    });
    assert_eq!(why, PostRefusal::False(FalseClaim::Shuffle));
}

#[test]
fn a_wrong_share_of_a_card_or_of_the_dice_is_found() {
    let mut room = AllTables::of(3, 3);
    room.until(|room| matches!(room.tables[0].stage, Stage::Deal));
    let seat = room.tables.iter().find(|table| table.owed().is_some()).unwrap().me();
    let wrong = |table: &BlindTable, of: &[RistrettoPoint], said: &Transcript, at: usize| {
        let mut shares = Shares::new(&key(table), of, said, secret(table));
        shares.shares[at] += RistrettoPoint::mul_base(&Scalar::ONE);
        shares
    };
    for at in [0, 5, 12] {
        let why = found(&room, seat, |table, said| Body::Deal(wrong(table, &table.dealt_by(seat), said, at)));
        assert_eq!(why, PostRefusal::False(FalseClaim::Deal), "{at}");
    }
    let other = found(&room, seat, |table, said| {
        Body::Deal(Shares::new(&(key(table) + Scalar::ONE), &table.dealt_by(seat), said, secret(table)))
    });
    assert_eq!(other, PostRefusal::False(FalseClaim::Deal));
    room.until(|room| matches!(room.tables[0].stage, Stage::Dice { .. }));
    let seat = room.tables.iter().find(|table| table.owed().is_some()).unwrap().me();
    let why = found(&room, seat, |table, said| Body::Draw(wrong(table, &[table.next_draw()], said, 0)));
    assert_eq!(why, PostRefusal::False(FalseClaim::Draw));
    // The share of another roll fits no more.
    let why = found(&room, seat, |table, said| {
        Body::Draw(Shares::new(&key(table), &[table.setting.draw(9)], said, secret(table)))
    });
    assert_eq!(why, PostRefusal::False(FalseClaim::Draw));
}

#[test]
fn whoever_says_no_and_could_is_found() {
    let mut room = AllTables::of(3, 4);
    room.until(|room| refuting(room).is_some_and(|(seat, triple)| holds(room, seat, triple)));
    let (seat, triple) = refuting(&room).unwrap();
    let forge = |own: &dyn Fn(&BlindTable) -> (Scalar, Vec<Cipher>, Vec<RistrettoPoint>)| {
        found(&room, seat, |table, said| {
            let (key, cards, not) = own(table);
            Body::CannotRefute(NoneOfCards::new(&key, &cards, &not, said, secret(table)))
        })
    };
    let asked = |table: &BlindTable| table.asked(triple);
    // As it is; with another secret; about another's hand; about other cards.
    assert_eq!(forge(&|table| (key(table), hand(table), asked(table))), PostRefusal::False(FalseClaim::CannotRefute));
    assert_eq!(
        forge(&|table| (key(table) + Scalar::ONE, hand(table), asked(table))),
        PostRefusal::False(FalseClaim::CannotRefute)
    );
    let other = SeatId((seat.0 + 1) % 3);
    let others = |table: &BlindTable| table.pack.hand(&table.setting, other);
    assert_eq!(forge(&|table| (key(table), others(table), asked(table))), PostRefusal::False(FalseClaim::CannotRefute));
    let not_held = |table: &BlindTable| {
        let view = table.view().unwrap();
        let not = view.edition.cards.all().without(view.hand);
        table.setting.points(not.iter().take(3))
    };
    assert_eq!(
        forge(&|table| (key(table), hand(table), not_held(table))),
        PostRefusal::False(FalseClaim::CannotRefute)
    );
}

#[test]
fn whoever_says_yes_and_cannot_is_found() {
    let mut room = AllTables::of(3, 5);
    room.until(|room| refuting(room).is_some_and(|(seat, triple)| !holds(room, seat, triple)));
    let (seat, _) = refuting(&room).unwrap();
    let why = found(&room, seat, |table, said| {
        let (own, view) = (key(table), table.view().unwrap());
        // It holds a card, and proves that, well.
        let one_of = table.setting.points(view.hand.iter().take(3));
        let cards = hand(table);
        let claim = HoldsOne { key: RistrettoPoint::mul_base(&own), cards: &cards, one_of: &one_of };
        Body::CanRefute(claim.prove(&own, said, secret(table)).unwrap())
    });
    assert_eq!(why, PostRefusal::False(FalseClaim::CanRefute));
}

#[test]
fn whoever_shows_the_asker_another_card_is_found() {
    let mut room = AllTables::of(3, 6);
    room.until(|room| (0..3).any(|seat| room.tables[0].is_to_show(SeatId(seat))));
    let seat = (0..3).map(SeatId).find(|seat| room.tables[0].is_to_show(*seat)).unwrap();
    let question = room.tables[0].asking.clone().unwrap();
    let asked = room.view(seat).edition.cards.set(question.triple);
    let forge = |one_of: &dyn Fn(&BlindTable) -> (Vec<RistrettoPoint>, usize), to: SeatId| {
        found(&room, seat, |table, said| {
            let (own, cards) = (key(table), hand(table));
            let (one_of, number) = one_of(table);
            let claim = HoldsOne { key: RistrettoPoint::mul_base(&own), cards: &cards, one_of: &one_of };
            let to = table.pack.key(to).unwrap();
            Body::Show(SealedCard::new(&claim, number, &to, &own, (said, secret(table))).unwrap())
        })
    };
    let held = |table: &BlindTable| table.view().unwrap().hand;
    // Another card of the hand, instead of one of the three.
    let another = |table: &BlindTable| {
        let other = held(table).without(asked).nth(0).unwrap();
        (table.setting.points([other, CardId(0), CardId(1)]), 0)
    };
    assert_eq!(forge(&another, question.asker), PostRefusal::False(FalseClaim::Show));
    // The right card, for somebody else to read.
    let right = |table: &BlindTable| {
        let points = table.asked(question.triple);
        let cards = table.setting.edition.cards.cards(question.triple);
        (points, cards.iter().position(|card| held(table).contains(*card)).unwrap())
    };
    let third = SeatId((0..3).find(|other| ![seat.0, question.asker.0].contains(other)).unwrap());
    assert_eq!(forge(&right, third), PostRefusal::False(FalseClaim::Show));
    // The right proof around another card.
    let why = found(&room, seat, |table, _| {
        let card = held(table).and(asked).nth(0).unwrap();
        let Ok(post) = table.act(Action::Show(card)) else { panic!("it may be shown") };
        let Some(Body::Show(mut shown)) = Body::read(&post.body) else { panic!("a card") };
        shown.sealed.card += table.setting.cards[0] - table.setting.cards[1];
        Body::Show(shown)
    });
    assert_eq!(why, PostRefusal::False(FalseClaim::Show));
}

#[test]
fn no_card_is_taken_that_is_named_in_the_open() {
    let mut room = AllTables::of(3, 6);
    room.until(|room| (0..3).any(|seat| room.tables[0].is_to_show(SeatId(seat))));
    let seat = (0..3).map(SeatId).find(|seat| room.tables[0].is_to_show(*seat)).unwrap();
    let card = room.view(seat).hand.nth(0).unwrap();
    for action in [Action::Show(card), Action::Reveal(card), Action::PassLeft(card)] {
        assert_eq!(found(&room, seat, |_, _| Body::Act(action)), PostRefusal::NotOffered(action));
    }
}

/// Plays until somebody who accuses is to tell whether that was right.
fn accused(room: &mut AllTables, right: bool) -> (SeatId, Triple, Vec<Cipher>) {
    let verdict = |room: &AllTables| {
        let Stage::Verdict { seat, triple, file } = &room.tables[0].stage else { return None };
        let table = &room.tables[seat.index()];
        let is_right = table.own_file(key(table), file) == Some(*triple);
        (is_right == right).then(|| (*seat, *triple, file.clone()))
    };
    room.until(|room| verdict(room).is_some());
    verdict(room).unwrap()
}

#[test]
fn a_right_accusation_told_wrong_is_found() {
    let ends_right = |seed: &u64| {
        let mut room = AllTables::of(3, *seed);
        room.play();
        room.posts.iter().any(|(_, post)| post.kind() == "right")
    };
    let room = &mut AllTables::of(3, (0..20).find(ends_right).unwrap());
    let (seat, triple, file) = accused(room, true);
    let why = found(room, seat, |table, said| {
        Body::Wrong(NotAll::new(&key(table), &file, &table.asked(triple), said, secret(table)))
    });
    assert_eq!(why, PostRefusal::False(FalseClaim::Wrong));
    let why = found(room, seat, |table, said| {
        Body::Wrong(NotAll::new(&(key(table) + Scalar::ONE), &file, &table.asked(triple), said, secret(table)))
    });
    assert_eq!(why, PostRefusal::False(FalseClaim::Wrong));
}

#[test]
fn a_wrong_accusation_told_right_is_found() {
    let ends_wrong = |seed: &u64| {
        let mut room = AllTables::of(6, *seed);
        room.play();
        room.posts.iter().any(|(_, post)| post.kind() == "wrong")
    };
    let seed = (1..40).find(ends_wrong).expect("somebody guesses");
    let mut room = AllTables::of(6, seed);
    let (seat, triple, file) = accused(&mut room, false);
    let masks: Vec<_> = file.iter().map(|card| card.mask).collect();
    let why = found(&room, seat, |table, said| Body::Right(Shares::new(&key(table), &masks, said, secret(table))));
    assert_eq!(why, PostRefusal::False(FalseClaim::Right));
    let why = found(&room, seat, |table, said| {
        let mut shares = Shares::new(&key(table), &masks, said, secret(table));
        shares.shares = file.iter().zip(table.asked(triple)).map(|(card, named)| card.card - named).collect();
        Body::Right(shares)
    });
    assert_eq!(why, PostRefusal::False(FalseClaim::Right));
}

#[test]
fn a_wrong_share_of_the_case_file_is_found_and_so_is_one_that_another_could_read() {
    let mut room = AllTables::of(4, 7);
    room.until(|room| matches!(room.tables[0].stage, Stage::Look { .. }));
    let Stage::Look { seat: looker, places, .. } = room.tables[0].stage.clone() else { panic!("a look") };
    let seat = room.tables.iter().find(|table| table.owed().is_some()).unwrap().me();
    let forge = |more: Scalar, to: SeatId| {
        found(&room, seat, |table, said| {
            let to = table.pack.key(to).unwrap();
            Body::Look(SealedShares::new(&(key(table) + more), &table.pack.masks(&places), &to, said, secret(table)))
        })
    };
    assert_eq!(forge(Scalar::ONE, looker), PostRefusal::False(FalseClaim::Look));
    assert_eq!(forge(Scalar::ZERO, seat), PostRefusal::False(FalseClaim::Look));
}

#[test]
fn a_proof_from_another_question_is_found_under_a_new_signature() {
    let mut room = AllTables::of(5, 8);
    let passed = |room: &AllTables, seat: SeatId| {
        let mut own = room.posts.iter().filter(|(of, post)| *of == seat && post.kind() == "pass");
        own.next().map(|(_, post)| Body::read(&post.body).unwrap())
    };
    room.until(|room| refuting(room).is_some_and(|(seat, _)| passed(room, seat).is_some()));
    let (seat, _) = refuting(&room).unwrap();
    let old = passed(&room, seat).unwrap();
    assert_eq!(found(&room, seat, |_, _| old.clone()), PostRefusal::False(FalseClaim::CannotRefute));
}

#[test]
fn a_secret_that_is_not_the_keys_opens_nothing() {
    let mut room = AllTables::of(3, 9);
    room.until(|room| matches!(room.tables[0].stage, Stage::Opening { .. }));
    let seat = room.tables.iter().find(|table| table.owed().is_some()).unwrap().me();
    assert_eq!(
        found(&room, seat, |table, _| Body::Open(key(table) + Scalar::ONE)),
        PostRefusal::False(FalseClaim::Open)
    );
}

#[test]
fn nobody_takes_back_what_is_not_theirs_or_has_told_something() {
    let mut room = AllTables::of(3, 4);
    room.until(|room| room.tables.iter().any(BlindTable::may_take_back));
    let seat = room.tables.iter().find(|table| table.may_take_back()).unwrap().me();
    let other = SeatId((seat.0 + 1) % 3);
    assert_eq!(found(&room, other, |_, _| Body::TakeBack), PostRefusal::NotNow, "somebody else's");
    room.until(|room| matches!(room.tables[0].stage, Stage::Dice { .. }));
    let Stage::Dice { seat: roller, .. } = room.tables[0].stage else { panic!("a roll") };
    assert_eq!(found(&room, roller, |_, _| Body::TakeBack), PostRefusal::NotNow, "dice fall");
    while room.post_owed() {}
    assert_eq!(found(&room, roller, |_, _| Body::TakeBack), PostRefusal::NotNow, "dice have fallen");
}

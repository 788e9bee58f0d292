//! Checks what has to hold at the end of a case that nobody dealt.

use candlestick_game::{Case, CaseLog};
use candlestick_online::{
    audit::Witness,
    client::{Client, RemoteTable},
};
use candlestick_rules::SeatId;

use super::checks::{Watch, hash};

/// Everybody has opened the same case; whoever sat at a seat, or watched, was shown at each decision what the referee tells
/// there who knows the deal; and what one of them has kept holds for anybody. Answers how many views were compared.
pub fn closed(clients: &[&Client], watch: &Watch) -> u64 {
    let case = |client: &Client| -> Case {
        let opened = client.opened_case().expect("all lies open");
        opened.clone().unwrap_or_else(|why| panic!("seat {:?}: {why}", client.table().map(RemoteTable::me)))
    };
    let first = case(clients[0]);
    for client in clients {
        assert_eq!(case(client).log(), first.log(), "two cases were opened");
    }
    let compared = referees(&first, watch);
    let kept = clients[0].record().expect("it is kept");
    assert!(matches!(kept.witness(), Witness::Signed | Witness::Unsigned));
    let checked = kept.check(first.theme());
    assert_eq!(checked.as_ref().map(|found| found.posts as u64).ok(), Some(watch.posts.counted().0), "{checked:?}");
    compared
}

/// Holds every view that was shown against the case on the deal that lies open.
fn referees(case: &Case, watch: &Watch) -> u64 {
    let log = case.log().clone();
    let start = CaseLog { actions: Vec::new(), ..log.clone() };
    let mut again = Case::replay(case.theme().clone(), start).expect("a deal");
    let mut actions = log.actions.into_iter();
    let mut compared = 0;
    for decision in 0.. {
        for ((.., seat), seen) in watch.seen.range((0, decision, SeatId(0))..=(0, decision, SeatId::WATCHER)) {
            assert_eq!(*seen, hash(&again.game().view(*seat)), "another view of {seat:?} after {decision} decisions");
            compared += 1;
        }
        let Some((seat, action)) = actions.next() else { break };
        again.apply(seat, action).expect("it can be played");
    }
    assert!(watch.seen.keys().all(|(_, decision, _)| *decision <= case.log().actions.len() as u64));
    compared
}

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
    let table = clients[0].table().expect("it was shown");
    let compared = referees(&first, &due_of(table), watch);
    let kept = clients[0].record().expect("it is kept");
    assert!(matches!(kept.witness(), Witness::Signed | Witness::Unsigned));
    let checked = kept.check(first.theme());
    assert_eq!(checked.as_ref().map(|found| found.posts as u64).ok(), Some(watch.posts.counted().0), "{checked:?}");
    compared
}

/// How many decisions were taken back.
pub fn taken_back(clients: &[&Client]) -> u64 {
    let all = clients.iter().filter_map(|client| client.table());
    all.map(|table| table.taken_back().len() as u64).max().unwrap_or_default()
}

/// Under which number each decision that stands was due, and last that after which there is none.
fn due_of(table: &RemoteTable) -> Vec<u64> {
    let mut due = Vec::new();
    for number in 0..table.decision() {
        if table.taken_back().iter().any(|back| back.number == number) {
            due.pop().expect("something was decided");
        } else {
            due.push(number);
        }
    }
    due.push(table.decision());
    due
}

/// Holds every view that was shown against the case on the deal that lies open.
fn referees(case: &Case, due: &[u64], watch: &Watch) -> u64 {
    let log = case.log().clone();
    let start = CaseLog { actions: Vec::new(), ..log.clone() };
    let mut again = Case::replay(case.theme().clone(), start).expect("a deal");
    let mut actions = log.actions.into_iter();
    let mut compared = 0;
    for decision in due.iter().copied() {
        for ((.., seat), seen) in watch.seen.range((0, decision, SeatId(0))..=(0, decision, SeatId::WATCHER)) {
            assert_eq!(*seen, hash(&again.game().view(*seat)), "another view of {seat:?} after {decision} decisions");
            compared += 1;
        }
        let Some((seat, action)) = actions.next() else { break };
        again.apply(seat, action).expect("it can be played");
    }
    assert_eq!(
        (due.len(), again.is_closed()),
        (case.log().actions.len() + 1, true),
        "each decision that stands is due once"
    );
    assert!(watch.seen.keys().all(|(_, decision, _)| due.last() >= Some(decision)));
    compared
}

//! Whether the keys that are said to be people's are the ones that were told before the deal.

use super::{
    cheat::Cheat,
    testimony::{CaseBeginning, Testimony},
};
use crate::protocol::{PersonId, Revealed, SeatKey};

/// The keys are those that were told, one's own is one's own, and where anybody has one all have.
pub(super) fn keys(told: &Testimony, begun: &CaseBeginning, revealed: &Revealed) -> Result<(), Cheat> {
    same(&begun.keys, &revealed.keys)?;
    let has_one = |person| revealed.keys.iter().any(|one| one.person == person);
    // What this client itself sent says whether there are keys: the room cannot leave them out.
    if let Some((pledge, mine)) = told.pledges.of(told.deal).and_then(|pledge| Some((pledge, pledge.key?))) {
        same(&pledge.keys, &revealed.keys)?;
        if !revealed.keys.iter().any(|one| one.person == pledge.person && one.key == mine) {
            return Err(Cheat::Key(pledge.person));
        }
    }
    if !revealed.keys.is_empty() {
        let sitting = revealed.shares.iter().map(|shared| shared.person);
        all(sitting, has_one)?;
        all(revealed.taken.iter().filter(|taken| taken.key.is_none()).map(|taken| taken.person), |_| false)?;
    }
    let taken = revealed.taken.iter().find(|taken| taken.seat == begun.seat);
    let shown = taken.map_or_else(
        || revealed.keys.iter().find(|one| one.seat == begun.seat).map(|one| (one.person, one.key)),
        |taken| taken.key.map(|key| (taken.person, key)),
    );
    match shown {
        Some((person, key)) if told.key.is_some_and(|mine| mine != key) => Err(Cheat::Key(person)),
        Some(_) | None => Ok(()),
    }
}

/// The first person who has another key.
fn same(told: &[SeatKey], opened: &[SeatKey]) -> Result<(), Cheat> {
    let only = |of: &[SeatKey], other: &[SeatKey]| of.iter().find(|one| !other.contains(one)).map(|one| one.person);
    let other = only(told, opened).or_else(|| only(opened, told));
    // The same ones in another order, or one of them twice.
    let other = other.or_else(|| (told != opened).then(|| opened.first().map(|one| one.person)).flatten());
    other.map_or(Ok(()), |person| Err(Cheat::Key(person)))
}

fn all(mut people: impl Iterator<Item = PersonId>, has_one: impl Fn(PersonId) -> bool) -> Result<(), Cheat> {
    people.find(|person| !has_one(*person)).map_or(Ok(()), |person| Err(Cheat::Key(person)))
}

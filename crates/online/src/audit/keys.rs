//! Checks that the keys that the room opens as people's are the ones that were told before the deal.

use candlestick_rules::SeatId;

use super::{
    cheat::Cheat,
    testimony::{CaseBeginning, Testimony},
};
use crate::{
    feed::FeedPlace,
    protocol::{PersonId, Revealed, SeatKey},
    seat_keys::keys_at,
};

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
    (0..revealed.taken.len()).try_for_each(|at| vouched(told, revealed, at))?;
    let shown = keys_at(&revealed.keys, &revealed.taken, begun.seat, u64::MAX);
    let is_own = |mine| shown.is_empty() || shown.contains(&mine);
    match sitting(revealed, begun.seat, revealed.taken.len()) {
        Some(person) if !told.key.is_none_or(is_own) && had_part(told) => Err(Cheat::Key(person)),
        Some(_) | None => Ok(()),
    }
}

/// Whether this client agreed to the deal or decided anything. Where it did neither, another device of its person's may have been given
/// the chair before the deal, and have played by its own key: what was decided there meanwhile is found as such.
fn had_part(told: &Testimony) -> bool {
    told.pledges.of(told.deal).is_some() || !told.decided.is_empty()
}

/// Who sits at a seat once so many chairs were taken; none where it is a bot.
fn sitting(revealed: &Revealed, seat: SeatId, taken: usize) -> Option<PersonId> {
    let took = revealed.taken[..taken].iter().rfind(|taken| taken.seat == seat).map(|taken| taken.person);
    took.or_else(|| revealed.keys.iter().find(|one| one.seat == seat).map(|one| one.person))
}

/// Whoever was given their own chair again sat there, and somebody else who sat at the table has signed that it is they.
fn vouched(told: &Testimony, revealed: &Revealed, at: usize) -> Result<(), Cheat> {
    let taken = revealed.taken[at];
    if taken.bot.is_some() {
        return Ok(());
    }
    let (before, fault) = (&revealed.taken[..at], Cheat::Key(taken.person));
    let (Some(key), Some(by)) = (taken.key, taken.by) else { return Err(fault) };
    let begun = revealed.keys.iter().map(|one| (one.seat, one.person));
    let mut seats = begun.chain(before.iter().map(|taken| (taken.seat, taken.person)));
    let seat = seats.find(|(_, person)| *person == by.person).map(|(seat, _)| seat).ok_or(fault.clone())?;
    let what = FeedPlace { room: &told.room, deal: told.deal, seat: taken.seat }.vouched(taken.person, &key);
    let signed =
        keys_at(&revealed.keys, before, seat, taken.from).iter().any(|key| key.has_signed(&what, &by.signature));
    let is_theirs = sitting(revealed, taken.seat, at) == Some(taken.person) && by.person != taken.person;
    if signed && is_theirs { Ok(()) } else { Err(fault) }
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

//! Cases played on many threads: each takes the next number until none is left.

use candlestick_themes::{Message, message};
use std::{
    sync::atomic::{AtomicU32, Ordering},
    thread::{self, ScopedJoinHandle},
};

/// Plays cases 0 to `games` on `jobs` threads (0: one for each core). Each thread begins with a sum of its own from
/// `begin` and adds its cases to it with `play`. The sums come back in no fixed share of the cases.
///
/// # Errors
/// When a thread cannot begin, a case cannot be played, or a thread broke off.
pub(super) fn play<S: Send>(
    games: u32,
    jobs: usize,
    begin: impl Fn() -> Result<S, Message> + Sync,
    play: impl Fn(u32, &mut S) -> Result<(), Message> + Sync,
) -> Result<Vec<S>, Vec<Message>> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if jobs == 0 { cores } else { jobs }.min(games as usize);
    let next = AtomicU32::new(0);
    let work = || -> Result<S, Message> {
        let mut sum = begin()?;
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= games {
                return Ok(sum);
            }
            play(n, &mut sum)?;
        }
    };
    let parts = thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(ScopedJoinHandle::join).collect::<Vec<_>>()
    });
    let sum = |part: thread::Result<Result<S, Message>>| {
        // A worker that panicked has said so on its own.
        let part = part.map_err(|_| vec![message!("cli-lab-broke")])?;
        part.map_err(|fault| vec![fault])
    };
    parts.into_iter().map(sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_is_played_once_by_no_more_threads_than_there_are_cases() {
        for jobs in [1, 2, 50] {
            let parts = play(
                5,
                jobs,
                || Ok(Vec::new()),
                |n, played: &mut Vec<u32>| {
                    played.push(n);
                    Ok(())
                },
            );
            let parts = parts.unwrap();
            assert_eq!(parts.len(), jobs.min(5));
            let mut all = parts.concat();
            all.sort_unstable();
            assert_eq!(all, [0, 1, 2, 3, 4]);
        }
    }

    #[test]
    fn a_case_that_cannot_be_played_is_told() {
        let told = play(3, 2, || Ok(()), |n, ()| Err(Message::as_it_was(format_args!("case {n}: no")))).unwrap_err();
        assert!(told[0].ends_with(": no"), "{told:?}");
        let told = play(3, 2, || Err(Message::as_it_was("not here")), |_, ()| Ok(())).unwrap_err();
        assert_eq!(told, [Message::as_it_was("not here")]);
    }
}

//! A program in parts.

use std::collections::BTreeSet;

use crate::{
    fault::Fault,
    first,
    plan::{CutPlan, OtherPart, Sizes},
    program::Program,
    rest,
};

/// So many bytes a browser compiles at once, without a promise: Chromium's limit for a page (`WebAssembly.Module` there).
pub const MOST_AT_ONCE: usize = 8 * 1024 * 1024;
/// What a page is cut by: of a part's size what it imports and where it hangs takes some, and of 15.7 MB of functions 6.7 were
/// called, which 1.5 more go along with.
const SIZES: Sizes = Sizes { along: 3_200, part: MOST_AT_ONCE / 8 * 7 };

/// A program that was cut.
#[derive(Debug)]
pub struct Parts {
    /// What was called, and all data.
    pub first: Vec<u8>,
    /// The others, each at most [`MOST_AT_ONCE`] bytes.
    pub rest: Vec<Vec<u8>>,
}

/// Cuts a program into the functions that were called, by the numbers that [`note`](crate::note) told, and the rest.
///
/// # Errors
/// When it is no program, none of wasm-bindgen's, or the numbers are not its own.
pub fn cut(program: &[u8], called: &BTreeSet<u32>) -> Result<Parts, Fault> {
    cut_by(program, called, SIZES)
}

/// The same by other sizes.
///
/// # Errors
/// As [`cut`].
pub fn cut_by(program: &[u8], called: &BTreeSet<u32>, sizes: Sizes) -> Result<Parts, Fault> {
    let program = Program::read(program)?;
    let own = program.own();
    if called.is_empty() {
        return Err(Fault::NothingCalled);
    }
    if let Some(function) = called.iter().find(|function| !own.contains(function)) {
        return Err(Fault::Stranger { function: *function, from: own.start, to: own.end.saturating_sub(1) });
    }
    let plan = CutPlan::new(&program, called, sizes)?;
    let rest =
        plan.rest.iter().zip(1..).map(|(part, number)| small_enough(&plan, part, number)).collect::<Result<_, _>>()?;
    Ok(Parts { first: first::write(&plan)?, rest })
}

fn small_enough(plan: &CutPlan<'_>, part: &OtherPart, number: usize) -> Result<Vec<u8>, Fault> {
    let written = rest::write(plan, part)?;
    let bytes = written.len();
    if bytes > MOST_AT_ONCE { Err(Fault::TooLarge { part: number, bytes, most: MOST_AT_ONCE }) } else { Ok(written) }
}

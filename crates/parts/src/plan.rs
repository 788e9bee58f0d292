//! Which function goes into which part, and how the parts reach each other.

use std::collections::{BTreeMap, BTreeSet};

use crate::{call::Calls, fault::Fault, program::Program};

/// How a program is cut.
#[derive(Debug)]
pub struct CutPlan<'a> {
    /// What is cut.
    pub program: &'a Program<'a>,
    /// Functions of the first part.
    pub kept: Vec<u32>,
    /// Functions of the other parts.
    pub rest: Vec<OtherPart>,
    /// Functions of other parts that another one names, and where in the table they hang: the first part has a stub for each.
    pub stubs: BTreeMap<u32, u32>,
    /// How many places the table has.
    pub table: u32,
    /// What other parts call in the first one, stubs too.
    pub lent: BTreeSet<u32>,
}

/// What goes into one of the parts after the first.
#[derive(Debug, Default)]
pub struct OtherPart {
    /// Its functions.
    pub own: Vec<u32>,
    /// What it calls of the first part: functions there, imported ones, and stubs of functions in other parts.
    pub borrowed: BTreeSet<u32>,
}

/// How finely a program is cut, in bytes of functions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// Functions up to this size go along with those that call them, though nothing called them: another window, language or
    /// browser takes another branch.
    pub along: usize,
    /// About as much is in each part but the first.
    pub part: usize,
}

impl<'a> CutPlan<'a> {
    /// Keeps what was called in the first part, and shares out the others.
    pub fn new(program: &'a Program<'a>, called: &BTreeSet<u32>, sizes: Sizes) -> Result<Self, Fault> {
        let calls: BTreeMap<u32, Calls> = program
            .own()
            .map(|function| Ok((function, Calls::of(program.body(function))?)))
            .collect::<Result<_, Fault>>()?;
        let kept = kept(program, &calls, called, sizes.along);
        let first: BTreeSet<u32> = (0..program.imported).chain(kept.iter().copied()).collect();
        let mut rest = share_out(program, &calls, &first, sizes.part);

        // A function is named across a border by its stub.
        let mut named: BTreeSet<u32> = kept.iter().flat_map(|function| &calls[function].others).copied().collect();
        named.extend(&program.exported);
        named.extend(program.slots.keys());
        let mut lent = BTreeSet::new();
        for part in &mut rest {
            let own: BTreeSet<u32> = part.own.iter().copied().collect();
            part.borrowed = part
                .own
                .iter()
                .flat_map(|function| &calls[function].others)
                .filter(|one| !own.contains(one))
                .copied()
                .collect();
            lent.extend(&part.borrowed);
        }
        named.extend(&lent);
        let mut table =
            u32::try_from(program.tables[0].initial).map_err(|_| Fault::Shape("a table of more than 32 bits"))?;
        let mut hang = |function: u32| {
            let own = program.slots.get(&function).map(|slots| slots[0]);
            let slot = own.unwrap_or(table);
            table += u32::from(own.is_none());
            (function, slot)
        };
        let stubs = named.difference(&first).map(|function| hang(*function)).collect();
        Ok(Self { program, kept, rest, stubs, table, lent })
    }

    /// All places in the table where a function with a stub hangs.
    pub fn places(&self, function: u32) -> &[u32] {
        match (self.program.slots.get(&function), self.stubs.get(&function)) {
            (Some(slots), _) => slots,
            (None, Some(slot)) => std::slice::from_ref(slot),
            (None, None) => &[],
        }
    }
}

/// What the first part has: what was called, what only it can do, and small functions that those call in turn.
fn kept(program: &Program<'_>, calls: &BTreeMap<u32, Calls>, called: &BTreeSet<u32>, along: usize) -> Vec<u32> {
    let stays =
        |function: &u32| called.contains(function) || program.meant.contains(function) || calls[function].is_bound;
    let mut open: Vec<u32> = program.own().filter(stays).collect();
    let mut kept: BTreeSet<u32> = open.iter().copied().collect();
    while let Some(function) = open.pop() {
        for other in &calls[&function].others {
            if program.own().contains(other) && program.body(*other).range().len() <= along && kept.insert(*other) {
                open.push(*other);
            }
        }
    }
    kept.into_iter().collect()
}

/// Shares out what the first part does not have: whatever calls each other stands together, as calls between parts take longer.
fn share_out(
    program: &Program<'_>,
    calls: &BTreeMap<u32, Calls>,
    first: &BTreeSet<u32>,
    size: usize,
) -> Vec<OtherPart> {
    let weight = |function: u32| program.body(function).range().len();
    let order = by_calls(program.own().filter(|function| !first.contains(function)), calls, first);
    let all: usize = order.iter().map(|function| weight(*function)).sum();
    // Of like size, so that they come beside each other.
    let enough = all.div_ceil(all.div_ceil(size.max(1)).max(1));
    let mut rest = Vec::new();
    let mut open = (OtherPart::default(), 0);
    for function in order {
        open.0.own.push(function);
        open.1 += weight(function);
        if open.1 >= enough {
            rest.push(std::mem::take(&mut open).0);
        }
    }
    if open.1 > 0 {
        rest.push(open.0);
    }
    rest
}

/// Functions in the order in which they are reached by calls, deeper ones first.
fn by_calls(all: impl Iterator<Item = u32>, calls: &BTreeMap<u32, Calls>, first: &BTreeSet<u32>) -> Vec<u32> {
    let mut reached = BTreeSet::new();
    let mut order = Vec::new();
    for root in all {
        let mut open = vec![root];
        while let Some(function) = open.pop() {
            if first.contains(&function) || !reached.insert(function) {
                continue;
            }
            order.push(function);
            open.extend(calls.get(&function).into_iter().flat_map(|calls| calls.others.iter().rev()));
        }
    }
    order
}

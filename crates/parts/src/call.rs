//! Which other functions a function calls, and whether it may leave the first part.

use wasmparser::{FunctionBody, Operator};

use crate::fault::Fault;

/// What one function asks of its program.
#[derive(Debug, Default)]
pub struct Calls {
    /// Functions that it calls, as often as it does.
    pub others: Vec<u32>,
    /// Whether it does what only the first part can: name a function, or a piece of data or of a table.
    pub is_bound: bool,
}

impl Calls {
    /// Reads a function.
    pub fn of(body: &FunctionBody<'_>) -> Result<Self, Fault> {
        let mut calls = Self::default();
        let mut operators = body.get_operators_reader()?;
        while !operators.eof() {
            match operators.read()? {
                Operator::Call { function_index } | Operator::ReturnCall { function_index } => {
                    calls.others.push(function_index);
                }
                Operator::RefFunc { .. }
                | Operator::MemoryInit { .. }
                | Operator::DataDrop { .. }
                | Operator::TableInit { .. }
                | Operator::ElemDrop { .. } => calls.is_bound = true,
                _ => {}
            }
        }
        Ok(calls)
    }
}

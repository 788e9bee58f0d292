//! The other parts: functions with the first part's memory, tables and variables, which hang themselves where its stubs look.

use std::collections::HashMap;
use std::convert::Infallible;

use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, EntityType, FunctionSection, ImportSection, Module, TypeSection,
    reencode::{Error, Reencode},
};

use crate::{
    fault::Fault,
    first::{MEMORY, function_name, global_name, table_name},
    plan::{CutPlan, OtherPart},
};

/// What the first part exports is imported from this module.
const FIRST: &str = "first";

/// Writes one of the other parts.
pub fn write(plan: &CutPlan<'_>, part: &OtherPart) -> Result<Vec<u8>, Fault> {
    let numbers = part.borrowed.iter().chain(&part.own).copied().zip(0..).collect();
    Ok(Rest { plan, part, numbers }.write()?)
}

struct Rest<'a> {
    plan: &'a CutPlan<'a>,
    part: &'a OtherPart,
    /// What a function's number is here.
    numbers: HashMap<u32, u32>,
}

impl Reencode for Rest<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        // Whatever is called is borrowed or one's own.
        Ok(self.numbers.get(&function).copied().unwrap_or(u32::MAX))
    }
}

impl Rest<'_> {
    fn write(mut self) -> Result<Vec<u8>, Error<Infallible>> {
        let mut module = Module::new();
        let mut types = TypeSection::new();
        for kind in &self.plan.program.types {
            types.ty().func_type(&self.func_type(kind.clone())?);
        }
        let mut functions = FunctionSection::new();
        for function in &self.part.own {
            functions.function(self.plan.program.kind(*function));
        }
        let mut code = CodeSection::new();
        for function in &self.part.own {
            self.parse_function_body(&mut code, self.plan.program.body(*function).clone())?;
        }
        module.section(&types).section(&self.imports()?).section(&functions).section(&self.elements()).section(&code);
        Ok(module.finish())
    }

    fn imports(&mut self) -> Result<ImportSection, Error<Infallible>> {
        let program = self.plan.program;
        let mut imports = ImportSection::new();
        for function in &self.part.borrowed {
            imports.import(FIRST, &function_name(*function), EntityType::Function(program.kind(*function)));
        }
        for (number, table) in program.tables.iter().enumerate() {
            let kind = if number == 0 { program.table(self.plan.table) } else { *table };
            imports.import(FIRST, &table_name(number), EntityType::Table(self.table_type(kind)?));
        }
        imports.import(FIRST, MEMORY, EntityType::Memory(self.memory_type(program.memories[0])?));
        for (number, global) in program.globals.iter().enumerate() {
            imports.import(FIRST, &global_name(number), EntityType::Global(self.global_type(*global)?));
        }
        Ok(imports)
    }

    /// Where its functions hang, neighbours together.
    fn elements(&self) -> ElementSection {
        let own = self.part.own.iter().copied();
        let mut hung: Vec<(u32, u32)> =
            own.flat_map(|function| self.plan.places(function).iter().map(move |slot| (*slot, function))).collect();
        hung.sort_unstable();
        let mut elements = ElementSection::new();
        for run in hung.chunk_by(|one, next| one.0 + 1 == next.0) {
            let functions: Vec<u32> = run.iter().map(|(_, function)| self.numbers[function]).collect();
            elements.active(None, &ConstExpr::i32_const(run[0].0.cast_signed()), Elements::Functions(functions.into()));
        }
        elements
    }
}

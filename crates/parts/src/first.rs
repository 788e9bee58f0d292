//! The first part: what was called, and a stub for each function of the others that is named in it.

use std::collections::HashMap;
use std::convert::Infallible;

use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, EntityType, ExportKind, ExportSection, Function, FunctionSection, GlobalSection,
    GlobalType, ImportSection, Module, TableSection, TypeSection, ValType,
    reencode::{Error, Reencode, utils},
};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, ExportSectionReader, FunctionSectionReader, GlobalSectionReader,
    ImportSectionReader, Parser, Table, TypeSectionReader,
};

use crate::{fault::Fault, plan::CutPlan};

/// What the page gives the first part is imported from this module.
pub const MODULE: &str = "parts";
/// The first part's memory, as the others import it.
pub const MEMORY: &str = "parts.memory";

/// A table's name among what the first part exports.
pub fn table_name(table: usize) -> String {
    format!("parts.table{table}")
}

/// A global variable's name there.
pub fn global_name(global: usize) -> String {
    format!("parts.global{global}")
}

/// A function's name there: short, as there are thousands.
pub fn function_name(function: u32) -> String {
    format!(":{function:x}")
}

/// A variable that is set once: here, whether the rest is there, so far as the stubs have heard.
pub const FLAG: GlobalType = GlobalType { val_type: ValType::I32, mutable: true, shared: false };

/// Writes the first part.
pub fn write(plan: &CutPlan<'_>) -> Result<Vec<u8>, Fault> {
    let mut module = Module::new();
    First::new(plan).parse_core_module(&mut module, Parser::new(0), plan.program.bytes)?;
    Ok(module.finish())
}

struct First<'a> {
    plan: &'a CutPlan<'a>,
    /// What a function's number is here.
    numbers: HashMap<u32, u32>,
}

impl<'a> First<'a> {
    fn new(plan: &'a CutPlan<'a>) -> Self {
        let imported = plan.program.imported;
        // `parts.now` is imported after the others, and what calls it is the first function of one's own.
        let own = plan.kept.iter().chain(plan.stubs.keys()).copied().zip(imported + 2..);
        let numbers = (0..imported).map(|function| (function, function)).chain(own).collect();
        Self { plan, numbers }
    }

    /// The type of a function that takes and gives nothing.
    fn nothing(&self) -> u32 {
        self.plan.program.types.len() as u32
    }

    /// The function of the page that has the rest come.
    fn now(&self) -> u32 {
        self.plan.program.imported
    }

    /// Has the rest come where it is not there.
    fn ensure(&self) -> Function {
        let there = self.plan.program.globals.len() as u32;
        let mut ensure = Function::new([]);
        let mut code = ensure.instructions();
        code.global_get(there).i32_eqz().if_(BlockType::Empty);
        code.call(self.now()).i32_const(1).global_set(there).end().end();
        ensure
    }

    /// Calls what hangs in the function's place once the rest is there: until then that is this very stub.
    fn stub(&self, function: u32, slot: u32) -> Function {
        let program = self.plan.program;
        let mut stub = Function::new([]);
        let mut code = stub.instructions();
        code.call(self.now() + 1);
        for value in 0..program.takes(function) {
            code.local_get(value);
        }
        code.i32_const(slot.cast_signed()).call_indirect(0, program.kind(function)).end();
        stub
    }
}

impl Reencode for First<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        // Whatever is named has a number: the plan has a stub for it.
        Ok(self.numbers.get(&function).copied().unwrap_or(u32::MAX))
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: TypeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_type_section(self, types, section)?;
        types.ty().function([], []);
        Ok(())
    }

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_import_section(self, imports, section)?;
        imports.import(MODULE, "now", EntityType::Function(self.nothing()));
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        functions.function(self.nothing());
        for function in self.plan.kept.iter().chain(self.plan.stubs.keys()) {
            functions.function(self.plan.program.kind(*function));
        }
        Ok(())
    }

    fn parse_table(&mut self, tables: &mut TableSection, table: Table<'_>) -> Result<(), Error<Infallible>> {
        let kind = if tables.is_empty() { self.plan.program.table(self.plan.table) } else { table.ty };
        tables.table(self.table_type(kind)?);
        Ok(())
    }

    fn parse_global_section(
        &mut self,
        globals: &mut GlobalSection,
        section: GlobalSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_global_section(self, globals, section)?;
        globals.global(FLAG, &ConstExpr::i32_const(0));
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_export_section(self, exports, section)?;
        exports.export(MEMORY, ExportKind::Memory, 0);
        for table in 0..self.plan.program.tables.len() {
            exports.export(&table_name(table), ExportKind::Table, table as u32);
        }
        for global in 0..self.plan.program.globals.len() {
            exports.export(&global_name(global), ExportKind::Global, global as u32);
        }
        for function in &self.plan.lent {
            exports.export(&function_name(*function), ExportKind::Func, self.function_index(*function)?);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let plan = self.plan;
        code.function(&self.ensure());
        for function in &plan.kept {
            self.parse_function_body(code, plan.program.body(*function).clone())?;
        }
        for (function, slot) in &plan.stubs {
            code.function(&self.stub(*function, *slot));
        }
        Ok(())
    }

    /// Names and notes of the tools are of the whole program.
    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Result<(), Error<Infallible>> {
        Ok(())
    }
}

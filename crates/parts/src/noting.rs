//! A program that tells which of its functions are called.

use std::convert::Infallible;

use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, EntityType, GlobalSection, ImportSection, Module, TypeSection, ValType,
    reencode::{Error, Reencode, utils},
};
use wasmparser::{FunctionBody, GlobalSectionReader, ImportSectionReader, Parser, TypeSectionReader};

use crate::{
    fault::Fault,
    first::{FLAG, MODULE},
    program::Program,
};

/// The program, which calls `parts.called(n)` when its function `n` is called for the first time.
///
/// # Errors
/// When it is no program.
pub fn note(program: &[u8]) -> Result<Vec<u8>, Fault> {
    let program = Program::read(program)?;
    let mut noted = Module::new();
    let mut noting = Noting { program: &program, written: 0 };
    noting.parse_core_module(&mut noted, Parser::new(0), program.bytes)?;
    Ok(noted.finish())
}

struct Noting<'a, 'p> {
    program: &'a Program<'p>,
    /// How many functions have been written.
    written: u32,
}

impl Reencode for Noting<'_, '_> {
    type Error = Infallible;

    /// One more is imported, after the others.
    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(if function < self.program.imported { function } else { function + 1 })
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: TypeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_type_section(self, types, section)?;
        types.ty().function([ValType::I32], []);
        Ok(())
    }

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_import_section(self, imports, section)?;
        imports.import(MODULE, "called", EntityType::Function(self.program.types.len() as u32));
        Ok(())
    }

    fn parse_global_section(
        &mut self,
        globals: &mut GlobalSection,
        section: GlobalSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_global_section(self, globals, section)?;
        // Of each function, whether it was called.
        for _ in self.program.own() {
            globals.global(FLAG, &ConstExpr::i32_const(0));
        }
        Ok(())
    }

    fn parse_function_body(&mut self, code: &mut CodeSection, body: FunctionBody<'_>) -> Result<(), Error<Infallible>> {
        let imported = self.program.imported;
        let seen = self.program.globals.len() as u32 + self.written;
        let number = (imported + self.written).cast_signed();
        let mut function = self.new_function_with_parsed_locals(&body)?;
        let mut start = function.instructions();
        start.global_get(seen).i32_eqz().if_(BlockType::Empty);
        start.i32_const(1).global_set(seen).i32_const(number).call(imported).end();
        let mut operators = body.get_operators_reader()?;
        while !operators.eof() {
            function.instruction(&self.parse_instruction(&mut operators)?);
        }
        code.function(&function);
        self.written += 1;
        Ok(())
    }
}

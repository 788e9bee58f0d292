//! What must be known of a program before any of it is written anew.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use wasmparser::{
    CompositeInnerType, Element, ElementItems, ElementKind, ExternalKind, FuncType, FunctionBody, GlobalType,
    MemoryType, Operator, Parser, Payload, TableType, TypeRef,
};

use crate::fault::Fault;

/// A program as it was read. Functions are numbered as in it: imported ones first.
#[derive(Debug, Default)]
pub struct Program<'a> {
    /// All of it.
    pub bytes: &'a [u8],
    /// The types of functions.
    pub types: Vec<FuncType>,
    /// Each function's type, by its place in `types`.
    pub functions: Vec<u32>,
    /// How many functions the page brings.
    pub imported: u32,
    /// Tables; functions hang in the first.
    pub tables: Vec<TableType>,
    /// Memories, of which there is one.
    pub memories: Vec<MemoryType>,
    /// Variables of the whole program.
    pub globals: Vec<GlobalType>,
    /// Functions that the page calls by name.
    pub exported: BTreeSet<u32>,
    /// What the program's own functions do.
    bodies: Vec<FunctionBody<'a>>,
    /// Where functions hang in the first table.
    pub slots: BTreeMap<u32, Vec<u32>>,
    /// Functions that are meant by other ways than a call or a place in the table.
    pub meant: BTreeSet<u32>,
}

impl<'a> Program<'a> {
    /// Reads a program.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Fault> {
        let mut program = Self { bytes, ..Self::default() };
        for payload in Parser::new(0).parse_all(bytes) {
            program.take(payload?)?;
        }
        if program.memories.len() != 1 || program.tables.is_empty() {
            return Err(Fault::Shape("no table, or not one memory"));
        }
        Ok(program)
    }

    fn take(&mut self, payload: Payload<'a>) -> Result<(), Fault> {
        match payload {
            Payload::TypeSection(groups) => {
                for group in groups {
                    for kind in group?.into_types() {
                        let CompositeInnerType::Func(function) = kind.composite_type.inner else {
                            return Err(Fault::Shape("types other than functions"));
                        };
                        self.types.push(function);
                    }
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let TypeRef::Func(kind) = import?.ty else {
                        return Err(Fault::Shape("imports other than functions"));
                    };
                    self.functions.push(kind);
                    self.imported += 1;
                }
            }
            Payload::FunctionSection(kinds) => self.functions.extend(kinds.into_iter().collect::<Result<Vec<_>, _>>()?),
            Payload::TableSection(tables) => {
                for table in tables {
                    self.tables.push(table?.ty);
                }
            }
            Payload::MemorySection(memories) => {
                self.memories.extend(memories.into_iter().collect::<Result<Vec<_>, _>>()?);
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    self.globals.push(global?.ty);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        self.exported.insert(export.index);
                    }
                }
            }
            Payload::ElementSection(elements) => {
                for element in elements {
                    self.take_element(element?)?;
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            _ => {}
        }
        Ok(())
    }

    fn take_element(&mut self, element: Element<'a>) -> Result<(), Fault> {
        let ElementItems::Functions(functions) = element.items else {
            return Err(Fault::Shape("a table that is filled by expressions"));
        };
        let ElementKind::Active { table_index, offset_expr } = element.kind else {
            for function in functions {
                self.meant.insert(function?);
            }
            return Ok(());
        };
        let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
            return Err(Fault::Shape("a table that is filled from a place that is no number"));
        };
        if table_index.unwrap_or(0) != 0 {
            return Err(Fault::Shape("functions in a table that is not the first"));
        }
        for (slot, function) in (value.cast_unsigned()..).zip(functions) {
            self.slots.entry(function?).or_default().push(slot);
        }
        Ok(())
    }

    /// The numbers of the program's own functions.
    pub fn own(&self) -> Range<u32> {
        self.imported..self.imported + self.bodies.len() as u32
    }

    /// What one of its own functions does.
    pub fn body(&self, function: u32) -> &FunctionBody<'a> {
        &self.bodies[(function - self.imported) as usize]
    }

    /// Its place in `types`.
    pub fn kind(&self, function: u32) -> u32 {
        self.functions[function as usize]
    }

    /// How many values a function takes.
    pub fn takes(&self, function: u32) -> u32 {
        self.types[self.kind(function) as usize].params().len() as u32
    }

    /// The first table as the parts need it, with room for more functions.
    pub fn table(&self, size: u32) -> TableType {
        let TableType { maximum, .. } = self.tables[0];
        let initial = u64::from(size);
        TableType { initial, maximum: maximum.map(|most| most.max(initial)), ..self.tables[0] }
    }
}

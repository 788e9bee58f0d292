//! What can be wrong with a program that is to be cut.

use std::convert::Infallible;

use wasm_encoder::reencode;
use wasmparser::BinaryReaderError;

/// Why a program can't be cut.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It is no program, or one of a kind that the reader does not know.
    #[error("the program can't be read: {0}")]
    Read(#[from] BinaryReaderError),
    /// It can't be written anew.
    #[error("the program can't be written anew: {0}")]
    Write(#[from] reencode::Error<Infallible>),
    /// It has something that no program of wasm-bindgen has.
    #[error("the program has {0}, which cannot be cut")]
    Shape(&'static str),
    /// A function is named as called that the program does not have.
    #[error(
        "function {function} is named as called, but the program's own are {from} to {to}: were they noted in another program?"
    )]
    Stranger {
        /// The function's number.
        function: u32,
        /// The first function that is the program's own.
        from: u32,
        /// The last one.
        to: u32,
    },
    /// No function is named as called.
    #[error("no function is named as called: the first part would be empty")]
    NothingCalled,
    /// A part is larger than a browser takes at once.
    #[error("part {part} has {bytes} bytes, more than the {most} that a browser compiles at once")]
    TooLarge {
        /// Which of the rest, from 1.
        part: usize,
        /// How long it is.
        bytes: usize,
        /// How long it may be.
        most: usize,
    },
}

//! Integration tests of the table that nobody deals.

mod cases;
mod hostile;
mod relay;
mod table;

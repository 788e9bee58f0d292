//! Tests what docs/look.md promises of painted pictures, measured on every built-in theme.

mod bands;
mod colours;
mod grounds;
mod light;
mod measure;
mod names;
mod sights;
mod signs;
mod small;

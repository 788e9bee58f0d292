//! Pictures of egui's screens without a GPU, and how well eyes read what stands in them.

mod canvas;
mod contrast;
mod eyes;
mod texture;

pub use canvas::LinearCanvas;
pub use contrast::contrast;
pub use eyes::{Eye, apart};
pub use texture::{Mipmaps, Texture};

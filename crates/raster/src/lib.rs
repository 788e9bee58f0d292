//! Pictures of egui's screens without a GPU, and how well eyes read what stands in them.

mod canvas;
mod contrast;
mod eyes;
mod sheet;
mod texture;

pub use canvas::LinearCanvas;
pub use contrast::contrast;
pub use eyes::{Disc, Eye};
pub use sheet::ContactSheet;
pub use texture::{Mipmaps, Texture};

//! Made-up tables for every panel and screen, reached by random play so that all that is shown could happen.

mod board;
mod cases;
mod language;
mod lessons;
mod names;
mod over_title;
mod own_themes;
mod play;
mod rooms;
mod scene;
mod show;
mod states;
mod windows;

pub use board::PaintedPiece;
pub use cases::theme_of;
pub use language::SceneLanguage;
pub use names::NAMES;
pub use scene::Scene;

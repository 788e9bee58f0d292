//! Names the panels of which one is shown where not all fit.

/// The panel that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tab {
    /// What is asked, and the builders.
    #[default]
    Act,
    /// The notebook.
    Notebook,
    /// The own hand.
    Hand,
    /// What happened.
    Log,
    /// What lies on the table beside the hands.
    Things,
    /// The board, where another screen shows the table and it is not seen else.
    Board,
}

//! Gives a test a folder of its own, which is removed with it whether or not the test held.

use std::{
    fs,
    ops::Deref,
    path::{Path, PathBuf},
};

/// Taken away when it is dropped.
pub struct TestFolder(PathBuf);

impl TestFolder {
    /// A path for which nothing is there yet; the name is this test's alone.
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("candlestick-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl Deref for TestFolder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        // One that was never written is gone already.
        let _ = fs::remove_dir_all(&self.0);
    }
}

//! The file that was given and is not opened yet, and the message about it that is still to be shown.

use bevy::prelude::*;

use crate::platform::ArrivedFile;

/// The file that was given last and is not opened yet, and what is to be told over a screen that has no line for it.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct FileImport {
    pub(super) file: Option<ArrivedFile>,
    pub(super) told: Option<String>,
    /// Folders and zips dropped on the window, for the themes to take.
    pub(in crate::screens) themes: Vec<std::path::PathBuf>,
}

impl FileImport {
    /// A file was given; it is opened as soon as something is shown.
    pub(in crate::screens) fn put(&mut self, file: ArrivedFile) {
        self.file = Some(file);
    }

    /// Something is told over whatever is shown.
    pub(in crate::screens) fn tell(&mut self, words: String) {
        self.told = Some(words);
    }
}

//! A font's file as an asset: its bytes, as painter and panels want them.

use std::sync::Arc;

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
};

/// A font's file as it is.
#[derive(Asset, TypePath, Debug)]
pub(super) struct FaceFile(pub Arc<[u8]>);

/// Loads `.ttf` files.
#[derive(Debug, Default, TypePath)]
pub(super) struct FaceLoader;

impl AssetLoader for FaceLoader {
    type Asset = FaceFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> std::io::Result<FaceFile> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(FaceFile(bytes.into()))
    }

    fn extensions(&self) -> &[&str] {
        &["ttf"]
    }
}

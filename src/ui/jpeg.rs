//! Loads JPEG pictures, of which the game has one, the title: it is a quarter as long as JPEG as it is as PNG.

use bevy::{
    asset::{AssetLoader, LoadContext, RenderAssetUsages, io::Reader},
    image::Image,
    prelude::TypePath,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use zune_jpeg::{
    JpegDecoder,
    zune_core::{bytestream::ZCursor, colorspace::ColorSpace, options::DecoderOptions},
};

/// Loads `.jpg` files. The engine's own way to them (its feature `jpeg`) brings the same decoder and all that its image
/// crate has around it.
#[derive(Debug, Default, TypePath)]
pub struct JpegLoader;

impl AssetLoader for JpegLoader {
    type Asset = Image;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Image, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let (width, height, pixels) = jpeg_pixels(&bytes).map_err(std::io::Error::other)?;
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        Ok(Image::new(size, TextureDimension::D2, pixels, format, RenderAssetUsages::default()))
    }

    fn extensions(&self) -> &[&str] {
        &["jpg"]
    }
}

/// Width, height and RGBA bytes of a JPEG.
///
/// # Errors
/// What is wrong with it, when it is none or is damaged.
pub fn jpeg_pixels(bytes: &[u8]) -> Result<(u32, u32, Vec<u8>), String> {
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::RGBA);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    let pixels = decoder.decode().map_err(|why| format!("this JPEG cannot be read: {why:?}"))?;
    let (width, height) = decoder.dimensions().ok_or("this JPEG has no size")?;
    Ok((width as u32, height as u32, pixels))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_is_read_in_its_size_and_damage_is_a_message() {
        let file = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/title.jpg")).unwrap();
        let (width, height, pixels) = jpeg_pixels(&file).unwrap();
        assert_eq!((width, height, pixels.len()), (1504, 940, 1504 * 940 * 4));
        assert!(pixels.chunks_exact(4).all(|pixel| pixel[3] == 255));
        assert!(jpeg_pixels(b"\x89PNG\r\n\x1a\n").is_err());
        assert!(jpeg_pixels(&file[..20]).is_err());
    }
}

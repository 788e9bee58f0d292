//! Pictures as textures for panels.

use bevy::{
    asset::RenderAssetUsages,
    image::{Image, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use candlestick_painter::panel_sizes;

/// A copy of a loaded picture for egui, as [`panel_sizes`] makes it; `None` when it isn't eight-bit RGBA.
#[must_use]
pub fn for_panels(image: &Image) -> Option<Image> {
    if image.texture_descriptor.format != TextureFormat::Rgba8UnormSrgb {
        return None;
    }
    let Extent3d { width, height, .. } = image.texture_descriptor.size;
    let (levels, bytes) = panel_sizes(image.data.as_ref()?, width as usize, height as usize);
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut ready = Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    ready.texture_descriptor.mip_level_count = levels;
    ready.data = Some(bytes);
    ready.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::default()
    });
    Some(ready)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_every_size_and_another_kind_of_pixels_is_none() {
        let picture = |format, pixel: &[u8]| {
            let size = Extent3d { width: 6, height: 3, depth_or_array_layers: 1 };
            Image::new_fill(size, TextureDimension::D2, pixel, format, RenderAssetUsages::default())
        };
        let ready = for_panels(&picture(TextureFormat::Rgba8UnormSrgb, &[10, 20, 30, 255])).expect("eight-bit RGBA");
        assert_eq!(ready.texture_descriptor.mip_level_count, 3);
        assert_eq!(ready.data.map(|bytes| bytes.len()), Some((6 * 3 + 3 + 1) * 4));
        assert!(for_panels(&picture(TextureFormat::R8Unorm, &[10])).is_none());
    }
}

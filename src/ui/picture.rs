//! Pictures made ready for panels: alpha multiplied in as egui wants it, and smaller copies so that they stay smooth.

use bevy::{
    asset::RenderAssetUsages,
    image::{Image, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

/// A copy of a loaded picture for egui; `None` when it isn't eight-bit RGBA.
///
/// egui blends with the alpha already multiplied in (else white pictograms get bright seams), and draws a portrait of
/// 256 pixels as small as 30: without the halved copies (mipmaps) thin lines would break up.
#[must_use]
pub fn for_panels(image: &Image) -> Option<Image> {
    if image.texture_descriptor.format != TextureFormat::Rgba8UnormSrgb {
        return None;
    }
    let Extent3d { width, height, .. } = image.texture_descriptor.size;
    let straight = image.data.as_ref()?;
    let first: Vec<u8> = straight.chunks_exact(4).flat_map(multiplied).collect();
    let (levels, bytes) = halved(first.clone(), width as usize, height as usize);
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut ready = Image::new(size, TextureDimension::D2, first, format, RenderAssetUsages::RENDER_WORLD);
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

/// A pixel with its alpha multiplied in.
fn multiplied(pixel: &[u8]) -> [u8; 4] {
    let alpha = u16::from(pixel[3]);
    let part = |part: u8| ((u16::from(part) * alpha + 127) / 255) as u8;
    [part(pixel[0]), part(pixel[1]), part(pixel[2]), pixel[3]]
}

/// How many sizes there are down to one pixel, and all of them one after the other.
fn halved(first: Vec<u8>, mut width: usize, mut height: usize) -> (u32, Vec<u8>) {
    let mut all = first.clone();
    let mut last = first;
    let mut levels = 1;
    while width > 1 || height > 1 {
        let (wide, high) = ((width / 2).max(1), (height / 2).max(1));
        let mut next = Vec::with_capacity(wide * high * 4);
        for y in 0..high {
            for x in 0..wide {
                next.extend(block(&last, width, height, x * 2, y * 2));
            }
        }
        all.extend(&next);
        (last, width, height) = (next, wide, high);
        levels += 1;
    }
    (levels, all)
}

/// The mean of two by two pixels.
fn block(pixels: &[u8], width: usize, height: usize, x: usize, y: usize) -> [u8; 4] {
    let right = (x + 1).min(width - 1);
    let below = (y + 1).min(height - 1);
    let corners = [(x, y), (right, y), (x, below), (right, below)].map(|(x, y)| (y * width + x) * 4);
    std::array::from_fn(|part| {
        let sum: u16 = corners.iter().map(|corner| u16::from(pixels[corner + part])).sum();
        ((sum + 2) / 4) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(width: u32, height: u32, pixel: [u8; 4]) -> Image {
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        Image::new_fill(size, TextureDimension::D2, &pixel, format, RenderAssetUsages::default())
    }

    #[test]
    fn alpha_is_multiplied_in() {
        let ready = for_panels(&picture(1, 1, [255, 128, 0, 128])).expect("eight-bit RGBA");
        assert_eq!(ready.data, Some(vec![128, 64, 0, 128]));
    }

    #[test]
    fn every_smaller_size_is_there_down_to_one_pixel() {
        let ready = for_panels(&picture(6, 3, [10, 20, 30, 255])).expect("eight-bit RGBA");
        assert_eq!(ready.texture_descriptor.mip_level_count, 3);
        let pixels = 6 * 3 + 3 + 1;
        assert_eq!(ready.data, Some([10, 20, 30, 255].repeat(pixels)));
    }
}

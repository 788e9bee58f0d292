//! Makes a picture ready for panels: alpha multiplied in, and smaller copies so that it stays smooth where it is drawn small.

/// The picture with its alpha multiplied in, and after it its halved copies (mipmaps) down to one pixel, in one row of bytes;
/// how many sizes that are.
///
/// Panels blend with the alpha already multiplied in (else white pictograms get bright seams), and draw a portrait of 256
/// pixels as small as 30: without the copies thin lines would break up.
///
/// `straight` has four bytes a pixel, red, green, blue and alpha, `width` × `height` of them; what is missing counts as
/// nothing.
#[must_use]
pub fn panel_sizes(straight: &[u8], width: usize, height: usize) -> (u32, Vec<u8>) {
    let (mut width, mut height) = (width.max(1), height.max(1));
    let mut all = Vec::with_capacity(width * height * 16 / 3 + 64);
    all.extend_from_slice(straight);
    all.resize(width * height * 4, 0);
    all.chunks_exact_mut(4).for_each(multiply);
    let (mut sizes, mut from) = (1, 0);
    while width > 1 || height > 1 {
        let to = all.len();
        let (wide, high) = ((width / 2).max(1), (height / 2).max(1));
        for y in 0..high {
            for x in 0..wide {
                let mean = block(&all[from..to], (width, height), (x * 2, y * 2));
                all.extend_from_slice(&mean);
            }
        }
        (from, width, height) = (to, wide, high);
        sizes += 1;
    }
    (sizes, all)
}

/// Multiplies a pixel's alpha in.
fn multiply(pixel: &mut [u8]) {
    let alpha = u16::from(pixel[3]);
    if alpha < 255 {
        for part in &mut pixel[..3] {
            *part = ((u16::from(*part) * alpha + 127) / 255) as u8;
        }
    }
}

/// The mean of two by two pixels.
fn block(pixels: &[u8], (width, height): (usize, usize), (x, y): (usize, usize)) -> [u8; 4] {
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

    #[test]
    fn alpha_is_multiplied_in() {
        assert_eq!(panel_sizes(&[255, 128, 0, 128], 1, 1), (1, vec![128, 64, 0, 128]));
        assert_eq!(panel_sizes(&[255, 128, 7, 0], 1, 1), (1, vec![0, 0, 0, 0]));
    }

    #[test]
    fn every_smaller_size_is_there_down_to_one_pixel() {
        let (sizes, bytes) = panel_sizes(&[10, 20, 30, 255].repeat(6 * 3), 6, 3);
        assert_eq!((sizes, bytes), (3, [10, 20, 30, 255].repeat(6 * 3 + 3 + 1)));
    }

    #[test]
    fn a_smaller_size_is_the_mean_of_what_it_covers() {
        let row = [[0, 0, 0, 255], [100, 0, 0, 255], [200, 8, 0, 255], [40, 0, 0, 255]].concat();
        let (sizes, bytes) = panel_sizes(&row, 4, 1);
        assert_eq!(
            (sizes, &bytes[16..]),
            (3, [[50, 0, 0, 255], [120, 4, 0, 255], [85, 2, 0, 255]].concat().as_slice())
        );
    }

    #[test]
    fn too_few_bytes_are_filled_up_with_nothing() {
        assert_eq!(panel_sizes(&[9, 9, 9, 255], 2, 1).1.len(), 12);
        assert_eq!(panel_sizes(&[], 0, 0), (1, vec![0; 4]));
    }
}

//! Pictures of the user's themes: bytes from outside in, an image of sane size out.

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
};
use candlestick_themes::{Message, message};

/// The widest and highest picture, in pixels; cards show them far smaller.
const MOST_SIDE: u32 = 2048;

/// The first bytes of every PNG.
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// A PNG's image.
///
/// # Errors
/// When it is no PNG, damaged, or larger than [`MOST_SIDE`]: what is wrong and what to do.
pub(crate) fn image_of(bytes: &[u8]) -> Result<Image, Message> {
    let (width, height) = size_of(bytes).ok_or_else(|| message!("own-picture-no-png"))?;
    // Before it is unpacked: a few bytes can name a picture that no memory holds.
    if width == 0 || height == 0 || width > MOST_SIDE || height > MOST_SIDE {
        return Err(message!("own-picture-large", width = width, height = height, most = MOST_SIDE));
    }
    let image = Image::from_buffer(
        bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::default(),
    );
    image.map_err(|why| message!("own-picture-unreadable", why = why.to_string()))
}

/// Width and height as the head of a PNG names them.
fn size_of(bytes: &[u8]) -> Option<(u32, u32)> {
    let head = bytes.strip_prefix(SIGNATURE)?.get(4..16)?.strip_prefix(b"IHDR")?;
    let number = |at: usize| Some(u32::from_be_bytes(head.get(at..at + 4)?.try_into().ok()?));
    Some((number(0)?, number(4)?))
}

#[cfg(test)]
mod tests {
    use candlestick_themes::Words;

    use super::*;

    const PICTURE: &[u8] = include_bytes!("../../../assets/art/icons/dice.png");

    #[test]
    fn a_sound_picture_has_its_size() {
        let image = image_of(PICTURE).expect("an icon of the game");
        assert_eq!(Some((image.width(), image.height())), size_of(PICTURE));
    }

    #[test]
    fn a_hostile_picture_is_a_message() {
        let mut huge = PICTURE.to_vec();
        huge[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
        let told = |bytes: &[u8]| image_of(bytes).expect_err("no picture").say(&Words::english());
        assert!(told(&huge).contains("60000"), "too wide");
        assert!(told(b"GIF89a").contains("not a PNG"));
        assert!(told(b"").contains("not a PNG"));
        for end in [20, 40, PICTURE.len() / 2] {
            assert!(image_of(&PICTURE[..end]).is_err(), "cut off at {end}");
        }
        for at in 33..PICTURE.len().min(400) {
            let mut bent = PICTURE.to_vec();
            bent[at] ^= 0x55;
            // Sound or not, it ends: no panic.
            let _ = image_of(&bent);
        }
    }
}

//! Reads the size of a picture or a window as it is typed.

/// Width, height and pixels a point of a size such as 390x844 or 390x844@2; none where it is not one.
pub fn read(text: &str) -> Option<(f32, f32, f32)> {
    let (size, scale) = text.split_once('@').unwrap_or((text, "1"));
    let (width, height) = size.split_once('x')?;
    Some((width.parse().ok()?, height.parse().ok()?, scale.parse().ok()?))
}

//! Tests that a camera reads the links that are drawn as QR codes: drawn as on the screen, read by a program of others.

use std::sync::PoisonError;

use bevy_egui::egui::{Color32, Context, Pos2, RawInput, Rect, Shape, Vec2, vec2};
use candlestick::ui::{qr::qr, style};
use candlestick_online::{ChairToken, Digest, Link, ServerAddress};
use candlestick_themes::palette::{self, Sight};

use crate::cut_words::COLOURS;

const WINDOW: Vec2 = vec2(560.0, 560.0);
/// As many samples a pixel has, each way.
const SAMPLES: usize = 2;

/// What egui fills, one over the other.
fn filled(shape: &Shape, all: &mut Vec<(Rect, Color32)>) {
    match shape {
        Shape::Rect(rect) => all.push((rect.rect, rect.fill)),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| filled(shape, all)),
        _ => {}
    }
}

/// How light a colour is, from 0 to 255.
fn luminance(colour: Color32) -> f32 {
    let [red, green, blue, _] = colour.to_array().map(f32::from);
    0.299 * red + 0.587 * green + 0.114 * blue
}

/// The window as a camera sees it, on that ground: grey, so many pixels for a point. None where there is no code.
fn seen(text: &str, most: f32, ground: Color32, pixels: f32) -> Option<(usize, Vec<u8>)> {
    let ctx = Context::default();
    style::apply(&ctx);
    let mut is_drawn = false;
    let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, WINDOW)), ..RawInput::default() };
    let mut output = ctx.run_ui(input, |ui| {
        ui.add_space(40.0);
        ui.vertical_centered(|ui| is_drawn = qr(ui, text, most, "the code"));
    });
    output.textures_delta.clear();
    if !is_drawn {
        return None;
    }
    let mut fills = vec![(Rect::from_min_size(Pos2::ZERO, WINDOW), ground)];
    output.shapes.iter().for_each(|clipped| filled(&clipped.shape, &mut fills));
    let side = (WINDOW.x * pixels) as usize;
    let mut sums = vec![0.0_f32; side * side];
    let fine = side * SAMPLES;
    // What a sample sees is what was filled last there.
    let mut samples = vec![0.0_f32; fine * fine];
    let step = pixels * SAMPLES as f32;
    for (rect, colour) in &fills {
        let from = |at: f32| ((at * step - 0.5).ceil().max(0.0) as usize).min(fine);
        for y in from(rect.top())..from(rect.bottom()) {
            samples[y * fine + from(rect.left())..y * fine + from(rect.right())].fill(luminance(*colour));
        }
    }
    for (n, sample) in samples.iter().enumerate() {
        sums[n / fine / SAMPLES * side + n % fine / SAMPLES] += sample / (SAMPLES * SAMPLES) as f32;
    }
    Some((side, sums.into_iter().map(|grey| grey.round() as u8).collect()))
}

/// What a reader of others reads there.
fn read((side, grey): &(usize, Vec<u8>)) -> Option<String> {
    let mut reader = quircs::Quirc::default();
    let found = reader.identify(*side, *side, grey).next()?;
    String::from_utf8(found.ok()?.decode().ok()?.payload).ok()
}

/// A room's links: for friends, for a screen that shows the table, and one's own with token and key.
fn links() -> Vec<String> {
    let server = ServerAddress::read("https://a-rather-long-name.candlestick.example.org:8443").unwrap();
    let room = "pg24i26zgzu2ao3iyf4a";
    let token: ChairToken = "abcdefghijklmnopqrstuvwxyz23".parse().unwrap();
    let own = Link { token: Some(token), key: Some(Digest::of("a key", &[])), ..Link::invitation(room) };
    [Link::invitation(room), Link::table(room), own].iter().map(|link| server.link(link)).collect()
}

#[test]
fn a_camera_reads_the_links_of_a_room_on_every_screen() {
    let links = links();
    assert!(links[2].len() > 150 && Link::read(&links[2]).is_some_and(|own| own.token.is_some() && own.key.is_some()));
    let _alone = COLOURS.write().unwrap_or_else(PoisonError::into_inner);
    for strong in [true, false] {
        palette::show(strong, Sight::default());
        for link in &links {
            // In the lobby of a phone and a desk, and on a screen that shows the table; on dark wood, and on paper.
            for most in [180.0, 220.0, 480.0] {
                for (ground, pixels) in [(palette::WALNUT, 1.0), (palette::WALNUT, 1.5), (palette::PARCHMENT, 2.0)] {
                    let shown = seen(link, most, ground.into(), pixels).expect("there is room for it");
                    assert_eq!(read(&shown).as_ref(), Some(link), "{most} points, {pixels} pixels each, {strong}");
                }
            }
        }
    }
}

#[test]
fn a_link_that_is_too_long_for_its_place_is_not_drawn_so_finely_that_no_camera_reads_it() {
    let long = format!("https://example.org/#case={}", "d0e1f2".repeat(60));
    let most = (100..600).map(|most| most as f32).find_map(|most| seen(&long, most, palette::WALNUT.into(), 2.0));
    assert_eq!(read(&most.expect("it is drawn at last")), Some(long.clone()), "as fine as it gets");
    assert!(seen(&long, 100.0, palette::WALNUT.into(), 1.0).is_none());
}

//! The envelope of the case file behind the places of its cards: it opens, and each card rises out of its mouth.

use std::f32::consts::TAU;

use bevy::prelude::{Curve as _, EaseFunction};
use bevy_egui::egui::{
    Color32, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, emath::TSTransform, pos2, vec2,
};

use super::state::VerdictScreen;
use crate::ui::{
    Art, Depth,
    style::{mix, veil},
    widgets::{CARD_SHAPE, draw, unveiled_card},
};
use candlestick_rules::CardId;
use candlestick_themes::{HouseLook, palette};

/// Where the mouth is, and how much stays free below the envelope, by the height of a card.
const MOUTH: f32 = 0.4;
const FOOT: f32 = 0.02;
/// Width of the envelope by its height.
const SHAPE: f32 = 2.3;
/// How long the flap is, and how far down the folds meet, by the envelope's height; much as on the board.
const FLAP: f32 = 0.62;
const HEART: f32 = 0.5;
/// Radius of the seal by the envelope's height, and how far down the flap its middle is.
const SEAL: f32 = 0.25;
const ON_FLAP: f32 = 0.96;
/// How large a card is in the envelope by its own size.
const SMALL: f32 = 0.37;
/// How deep below the mouth a card ends, by the envelope's height, and how far from the next one it lies, by the width:
/// so far that none rises before one that is out.
const DEEP: f32 = 0.035;
const APART: f32 = 0.375;
/// The part of its way in which a card rises out of the mouth; in the rest it goes to its place.
const RISE: f32 = 0.5;
/// How much less light falls on the envelope before it is gone.
const AWAY: f32 = 0.95;

/// The seal's picture, as on the board.
const LOGO: &str = "art/logo.png";
/// How many drops of wax have run out below the seal.
const DROPS: u8 = 9;

/// Where the envelope lies.
#[derive(Debug, Clone, Copy)]
pub(super) struct Envelope {
    /// Its paper without the flap, in points; the upper edge is the mouth.
    body: Rect,
}

impl Envelope {
    /// The envelope that lies with its open flap within the row of the cards' own places.
    pub(super) fn behind(row: Rect) -> Self {
        let (mouth, foot) = (row.top() + MOUTH * row.height(), row.bottom() - FOOT * row.height());
        let width = (SHAPE * (foot - mouth)).min(row.width());
        let left = row.center().x - width / 2.0;
        Self { body: Rect::from_min_max(pos2(left, mouth), pos2(left + width, foot)) }
    }

    /// How far the flap hangs down over the paper, from 1 (closed) to -1 (it stands up), opened so far, 0 to 1.
    fn hangs(opened: f32) -> f32 {
        1.0 - 2.0 * EaseFunction::CubicInOut.sample_clamped(opened)
    }

    /// The flap's tip.
    fn tip(self, opened: f32) -> Pos2 {
        self.body.center_top() + vec2(0.0, FLAP * self.body.height() * Self::hangs(opened))
    }

    /// The seal's middle and its radii, as long as the side of the flap is seen that it is on.
    fn seal(self, opened: f32) -> Option<(Pos2, Vec2)> {
        let (hangs, radius) = (Self::hangs(opened), SEAL * self.body.height());
        let centre = self.body.center_top().lerp(self.tip(opened), ON_FLAP);
        (hangs > 0.0).then(|| (centre, vec2(radius, radius * hangs)))
    }

    /// How round its corners are.
    fn radius(self) -> f32 {
        self.body.height() * 0.06
    }

    /// Where a card lies in the envelope, of the size that it has at its own place.
    fn inside(self, size: Vec2, n: usize) -> Rect {
        let size = SMALL * size;
        let middle = self.body.center().x + (n as f32 - 1.0) * APART * self.body.width();
        let top = self.body.top() + DEEP * self.body.height();
        Rect::from_min_size(pos2(middle - size.x / 2.0, top), size)
    }

    /// Where a card is that is so far out, 0 to 1: it rises out of the mouth, and grows on the way to its own place.
    fn way(self, place: Rect, n: usize, out: f32) -> Rect {
        let inside = self.inside(place.size(), n);
        let above = inside.translate(vec2(0.0, self.body.top() - inside.bottom()));
        if out < RISE {
            inside.lerp_towards(&above, EaseFunction::CubicIn.sample_clamped(out / RISE))
        } else {
            above.lerp_towards(&place, EaseFunction::CubicOut.sample_clamped(flown(out)))
        }
    }

    /// Paints it, with the flap opened so far and as far as it is done with, both 0 to 1.
    pub(super) fn paint(self, painter: &Painter, look: (HouseLook, &Art), (opened, done): (f32, f32)) {
        // In the end the cards alone are left: between them it would be a stain.
        if done >= 1.0 {
            return;
        }
        let brush = Brush { painter, away: AWAY * done };
        let (radius, body) = (self.radius(), self.body);
        Depth::Paper.under(painter, body, radius);
        let flap = [body.left_top() + vec2(radius, 0.0), self.tip(opened), body.right_top() - vec2(radius, 0.0)];
        let seal = self.seal(opened);
        if seal.is_none() {
            brush.flap(flap, [0.45, 0.12].map(|shade| mix(palette::PARCHMENT_SHADE, palette::WALNUT, shade)));
        }
        draw::gradient(painter, body, radius, brush.lit(palette::PARCHMENT), brush.lit(palette::PARCHMENT_SHADE));
        let heart = body.center_top() + vec2(0.0, HEART * body.height());
        let corners = body.shrink(radius * 0.3);
        brush.fold(&[corners.left_bottom(), heart, corners.right_bottom()], 1.0, 0.35);
        brush.fold(&[corners.left_top(), heart, corners.right_top()], 1.0, 0.35);
        if let Some((centre, radii)) = seal {
            brush.fold(&flap, body.height() * 0.04, 0.3);
            brush.flap(flap, [palette::PARCHMENT.into(), mix(palette::PARCHMENT_SHADE, palette::INK, 0.06)]);
            brush.wax(centre, radii, look);
        } else {
            let down = vec2(0.0, 1.0);
            brush.fold(&[flap[0] + down, flap[2] + down], 2.0, 0.8);
        }
    }

    /// Shows one of the cards as far as it is out; before that there is only its place.
    pub(super) fn card(self, ui: &mut Ui, shared: &VerdictScreen, (n, id): (usize, CardId), width: f32) {
        let (look, size) = ((shared.theme, shared.art), vec2(width, width * CARD_SHAPE));
        let (out, slides) = (shared.unveiling.card(n), shared.unveiling.slides);
        if out <= 0.0 {
            ui.allocate_exact_size(size, Sense::hover());
        } else if out >= 1.0 || !slides {
            let opacity = ui.opacity();
            ui.multiply_opacity(out);
            unveiled_card(ui, look, id, width, out);
            ui.set_opacity(opacity);
        } else {
            let place = Rect::from_min_size(ui.cursor().min, size);
            let moved = moved(place, self.way(place, n, out));
            let mut seen = ui.clip_rect();
            if out < RISE {
                seen.max.y = seen.max.y.min(self.body.top());
            }
            ui.with_visual_transform(moved, |ui| {
                // What is clipped is moved with what is painted.
                ui.set_clip_rect(moved.inverse().mul_rect(seen));
                unveiled_card(ui, look, id, width, flown(out));
            });
        }
    }
}

/// The part of its way from the mouth to its place that a card has behind it; meanwhile its face is seen.
fn flown(out: f32) -> f32 {
    ((out - RISE) / (1.0 - RISE)).clamp(0.0, 1.0)
}

/// What moves a card from its own place to where it is now.
fn moved(place: Rect, now: Rect) -> TSTransform {
    let scale = now.width() / place.width();
    TSTransform::new(now.min.to_vec2() - scale * place.min.to_vec2(), scale)
}

/// What paper and wax are painted with.
struct Brush<'a> {
    painter: &'a Painter,
    /// How much less light falls on the paper, 0 to 1.
    away: f32,
}

impl Brush<'_> {
    fn lit(&self, colour: impl Into<Color32>) -> Color32 {
        mix(colour, palette::NIGHT, self.away)
    }

    /// A fold or an edge of the paper.
    fn fold(&self, points: &[Pos2], width: f32, dense: f32) {
        let ink = veil(self.lit(palette::WALNUT_LIGHT), dense);
        self.painter.add(Shape::line(points.to_vec(), Stroke::new(width, ink)));
    }

    /// The flap by its corners, the tip in the middle, from one colour at the mouth to another at the tip.
    fn flap(&self, corners: [Pos2; 3], [mouth, tip]: [Color32; 2]) {
        let mut mesh = Mesh::default();
        for (at, colour) in corners.into_iter().zip([mouth, tip, mouth]) {
            mesh.colored_vertex(at, self.lit(colour));
        }
        mesh.add_triangle(0, 1, 2);
        self.painter.add(Shape::mesh(mesh));
        self.fold(&corners, 1.2, 0.5);
    }

    /// The seal in the house's accent, with the game's picture on it.
    fn wax(&self, centre: Pos2, radii: Vec2, (house, art): (HouseLook, &Art)) {
        let wax = Color32::from(house.accent);
        let disc = |centre: Pos2, part: f32, colour: Color32| {
            self.painter.add(Shape::ellipse_filled(centre, part * radii, colour));
        };
        disc(centre + Depth::Piece.fall(), 1.0, Depth::Piece.shade());
        for n in 0..DROPS {
            let way = Vec2::angled(f32::from(n) / f32::from(DROPS) * TAU);
            disc(centre + way * radii * 0.76, 0.24, wax);
        }
        disc(centre, 0.92, wax);
        disc(centre, 0.8, mix(wax, palette::NIGHT, 0.4));
        match art.get(LOGO) {
            Some(texture) => {
                let picture = Rect::from_center_size(centre, 1.52 * radii);
                self.painter.image(texture, picture, draw::WHOLE, draw::UNTINTED);
            }
            None => disc(centre, 0.72, wax),
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Id, LayerId, Order, RawInput, layers::PaintList};

    use super::*;

    /// The row of cards and each card's place, as wide windows, narrow and low ones have them.
    fn rows() -> [(Rect, [Rect; 3]); 3] {
        [(150.0, 22.0), (104.0, 8.0), (84.0, 8.0)].map(|(width, gap): (f32, f32)| {
            let size = vec2(width, width * CARD_SHAPE);
            let row = Rect::from_min_size(pos2(12.0, 90.0), vec2(3.0 * width + 2.0 * gap, size.y));
            let place = |n: f32| Rect::from_min_size(row.min + vec2(n * (width + gap), 0.0), size);
            (row, [0.0, 1.0, 2.0].map(place))
        })
    }

    /// From 0 to 1.
    fn steps() -> impl Iterator<Item = f32> {
        (0..=200_u8).map(|n| f32::from(n) / 200.0)
    }

    #[test]
    fn the_flap_goes_from_below_the_mouth_up_above_it_and_the_seal_with_it() {
        for (row, _) in rows() {
            let envelope = Envelope::behind(row);
            let tips: Vec<_> = steps().map(|opened| envelope.tip(opened)).collect();
            let mouth = envelope.body.top();
            assert!(tips[0].y > mouth && tips[200].y < mouth, "{tips:?}");
            assert!(tips.windows(2).all(|pair| pair[0].y >= pair[1].y), "{tips:?}");
            assert!(row.contains_rect(envelope.body) && tips.iter().all(|tip| row.contains(*tip)), "{row:?}: {tips:?}");
            assert_eq!((envelope.seal(0.0).is_some(), envelope.seal(1.0)), (true, None));
            for (centre, radii) in steps().filter_map(|opened| envelope.seal(opened)) {
                assert!(envelope.body.contains_rect(Rect::from_center_size(centre, 2.0 * radii)), "{centre}, {radii}");
            }
        }
    }

    #[test]
    fn a_card_goes_from_within_the_envelope_to_its_own_place_and_never_beside_the_row() {
        for (row, places) in rows() {
            let envelope = Envelope::behind(row);
            for (n, place) in places.into_iter().enumerate() {
                let way: Vec<_> = steps().map(|out| envelope.way(place, n, out)).collect();
                assert!(envelope.body.contains_rect(way[0]), "{n}: {:?}", way[0]);
                assert_eq!(way[200], place);
                for pair in way.windows(2) {
                    assert!(row.expand(0.01).contains_rect(pair[0]), "{n}: {:?} in {row:?}", pair[0]);
                    assert!(pair[0].width() <= pair[1].width() + 0.01, "{n}: {pair:?}");
                    let step = pair[0].center().distance(pair[1].center());
                    assert!(step < 0.05 * row.height(), "{n} jumps by {step}");
                }
            }
        }
    }

    #[test]
    fn a_card_is_above_the_mouth_before_it_lies_over_the_envelope() {
        for (row, places) in rows() {
            let envelope = Envelope::behind(row);
            for (n, place) in places.into_iter().enumerate() {
                let (bottom, mouth) = (envelope.way(place, n, RISE).bottom(), envelope.body.top());
                assert!((bottom - mouth).abs() < 0.01, "{n}: {bottom}, {mouth}");
            }
        }
    }

    #[test]
    fn no_card_comes_over_one_that_is_out() {
        for (row, places) in rows() {
            let envelope = Envelope::behind(row);
            for (n, place) in places.into_iter().enumerate() {
                for now in steps().map(|out| envelope.way(place, n, out)) {
                    assert!(places[..n].iter().all(|out| !out.intersects(now)), "{n} at {now:?}");
                }
            }
        }
    }

    #[test]
    fn a_card_is_painted_where_it_is_on_its_way() {
        for (row, [place, ..]) in rows() {
            for now in steps().map(|out| Envelope::behind(row).way(place, 0, out)) {
                let painted = moved(place, now).mul_rect(place);
                let off = painted.min.distance(now.min) + painted.max.distance(now.max);
                assert!(off < 0.01, "{painted:?} for {now:?}");
            }
        }
    }

    #[test]
    fn nothing_of_the_envelope_but_its_shadow_is_painted_beside_the_row() {
        let art = Art::default();
        for (row, _) in rows() {
            for (opened, done) in [(0.0, 0.0), (0.4, 0.0), (0.6, 0.0), (1.0, 0.0), (1.0, 0.9), (1.0, 1.0)] {
                let ctx = Context::default();
                let layer = LayerId::new(Order::Foreground, Id::new("envelope"));
                let mut painted = Rect::NOTHING;
                let mut output = ctx.run_ui(RawInput::default(), |ui| {
                    let painter = Painter::new(ui.ctx().clone(), layer, Rect::EVERYTHING);
                    Envelope::behind(row).paint(&painter, (HouseLook::default(), &art), (opened, done));
                    painted = ui.ctx().graphics(|layers| {
                        let shapes = layers.get(layer).into_iter().flat_map(PaintList::all_entries);
                        shapes.fold(Rect::NOTHING, |all, entry| all.union(entry.shape.visual_bounding_rect()))
                    });
                });
                output.textures_delta.clear();
                assert_eq!(painted.is_positive(), done < 1.0, "in the end it is gone");
                assert!(done >= 1.0 || row.expand(18.0).contains_rect(painted), "{painted:?} in {row:?}");
            }
        }
    }
}

//! Paints what the rules show of the very board: a little in each frame while they are open.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use bevy::platform::time::Instant;
use bevy_egui::egui::{ColorImage, Context, Id, Sense, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui, vec2};

use crate::table::{LONGEST_FRAME, painting_time};
use crate::ui::scale::round;
use crate::ui::{
    style::{mix, own_face, veil},
    widgets::draw,
};
use candlestick_painter::{DetailPainting, Fonts, detail_shape};
use candlestick_themes::{BoardDetail, Theme, palette};

/// Pixels of a cell.
const CELL: u32 = 32;
/// The greatest width of a picture, in points.
const WIDTH: f32 = 288.0;

fn id() -> Id {
    Id::new("rules-pictures")
}

/// What of a theme's board the rules show.
pub(super) struct RulesPictures {
    theme: String,
    /// The board, until it is painted.
    painting: Option<(DetailPainting, Fonts)>,
    pictures: Vec<(BoardDetail, TextureHandle)>,
}

/// What tells a theme's files from those with another colour or sentence.
fn texts_of(theme: &Theme) -> String {
    [&theme.digest].into_iter().chain(theme.earlier.first()).cloned().collect()
}

impl RulesPictures {
    /// Nothing painted yet; names stand in a face of the theme's own if there is one.
    fn new(theme: &Theme, own: Option<&[u8]>) -> Self {
        let shows = theme.rules_text.iter().any(|part| !part.shows.is_empty());
        let painting = shows.then(|| (DetailPainting::new(theme, CELL), Fonts::of(theme, own)));
        Self { theme: texts_of(theme), painting, pictures: Vec::new() }
    }

    /// Goes on painting for so long, and to the end of the part that was begun then.
    fn paint_on(&mut self, ctx: &Context, theme: &Theme, time: Duration) {
        let Some((painting, fonts)) = &mut self.painting else { return };
        let began = Instant::now();
        while painting.step(theme, fonts) {
            if began.elapsed() >= time {
                ctx.request_repaint();
                return;
            }
        }
        let mut wanted: Vec<_> = theme.rules_text.iter().flat_map(|part| part.shows.iter().copied()).collect();
        wanted.dedup();
        let all = painting.cut(theme, &wanted);
        self.painting = None;
        let pictures = wanted.into_iter().zip(all).filter_map(|(detail, picture)| {
            let picture = picture?;
            let size = [picture.width as usize, picture.height as usize];
            let image = ColorImage::from_rgba_unmultiplied(size, &picture.rgba);
            Some((detail, ctx.load_texture(detail.key(), image, TextureOptions::LINEAR)))
        });
        self.pictures = pictures.collect();
        ctx.request_repaint();
    }
}

/// The pictures of a theme's rules as far as they are painted.
#[derive(Clone)]
pub(super) struct SharedRulesPictures(Arc<Mutex<RulesPictures>>);

/// Has the pictures painted on, and gives what there is of them.
pub(super) fn painted(ctx: &Context, theme: &Theme) -> SharedRulesPictures {
    let kept = ctx.data(|data| data.get_temp::<SharedRulesPictures>(id()));
    let shown = kept.filter(|shown| shown.of(theme)).unwrap_or_else(|| {
        let shown = SharedRulesPictures(Arc::new(Mutex::new(RulesPictures::new(theme, own_face(ctx).as_deref()))));
        ctx.data_mut(|data| data.insert_temp(id(), shown.clone()));
        shown
    });
    // After a sleep the last frame seems to have lasted all the while.
    let frame = Duration::try_from_secs_f32(ctx.input(|input| input.unstable_dt)).unwrap_or_default();
    shown.get().paint_on(ctx, theme, painting_time(frame.min(LONGEST_FRAME), false));
    shown
}

/// They are painted again when they are wanted; until then they cost nothing.
pub(super) fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<SharedRulesPictures>(id()));
}

impl SharedRulesPictures {
    fn get(&self) -> MutexGuard<'_, RulesPictures> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, theme: &Theme) -> bool {
        self.get().theme == texts_of(theme)
    }

    /// A picture in a thin frame, whose place is kept until it is there.
    pub(super) fn show(&self, ui: &mut Ui, theme: &Theme, detail: BoardDetail) {
        let (across, down) = detail_shape(&theme.edition.board);
        let width = ui.available_width().min(WIDTH);
        let size = vec2(width, width * f32::from(down) / f32::from(across.max(1)));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let kept = self.get();
        match kept.pictures.iter().find(|(one, _)| *one == detail) {
            Some((_, picture)) => {
                let painter = ui.painter();
                draw::rounded_picture(painter, rect, round::SMALL, picture.id(), draw::WHOLE, draw::UNTINTED);
            }
            None => {
                ui.painter().rect_filled(rect, round::SMALL, mix(palette::NIGHT, palette::WALNUT, 0.3));
            }
        }
        ui.painter().rect_stroke(rect, round::SMALL, Stroke::new(1.0, veil(palette::BRASS, 0.6)), StrokeKind::Inside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::builtin;

    #[test]
    fn the_board_is_painted_over_several_frames_and_then_cut_out_once() {
        let (ctx, theme) = (Context::default(), builtin("classic-2016").expect("built in"));
        let mut pictures = RulesPictures::new(&theme, None);
        let mut frames = 0;
        while pictures.painting.is_some() {
            assert!(pictures.pictures.is_empty());
            pictures.paint_on(&ctx, &theme, Duration::ZERO);
            frames += 1;
        }
        assert!(frames > 20, "painted in {frames} frames");
        let shown = theme.rules_text.iter().flat_map(|part| part.shows.iter().copied());
        for detail in shown {
            assert!(pictures.pictures.iter().any(|(one, _)| *one == detail), "{detail:?}");
        }
    }
}

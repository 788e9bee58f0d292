//! What stands at the lower end of a screen or panel: laid out below, and drawn last, so that keys and readers meet it there.

use bevy_egui::egui::{Frame, Id, Margin, Rect, Ui, UiBuilder};

use crate::ui::style::veil;
use candlestick_themes::palette;

/// How much its height may change before all is laid out anew, in points.
const SAME: f32 = 0.5;

/// The lower end of a place. A panel of the toolkit would have to be shown before what is above it, as that gets what is
/// left; this one goes by how high it was before.
#[derive(Debug)]
pub struct Foot {
    id: Id,
    frame: Frame,
    height: f32,
    place: Rect,
}

impl Foot {
    /// The foot of a screen, dark over its picture.
    #[must_use]
    pub fn of(ui: &Ui, name: &str) -> Self {
        Self::framed(ui, name, Frame::new().fill(veil(palette::NIGHT, 0.75)).inner_margin(Margin::symmetric(12, 8)))
    }

    /// The foot of a panel, without a ground of its own.
    #[must_use]
    pub fn bare(ui: &Ui, name: &str) -> Self {
        Self::framed(ui, name, Frame::NONE)
    }

    /// The foot of a place, on a ground of its own.
    #[must_use]
    pub fn framed(ui: &Ui, name: &str, frame: Frame) -> Self {
        let id = ui.id().with(name);
        let height = height_before(ui, id);
        Self { id, frame, height, place: ui.available_rect_before_wrap() }
    }

    /// How much is left above it, in points.
    #[must_use]
    pub fn height_above(&self) -> f32 {
        self.place.height() - self.height
    }

    /// Shows what is above it.
    pub fn above<R>(&self, ui: &mut Ui, show: impl FnOnce(&mut Ui) -> R) -> R {
        let place = self.place.with_max_y(self.place.bottom() - self.height);
        ui.scope_builder(UiBuilder::new().id_salt((self.id, "above")).max_rect(place), show).inner
    }

    /// Shows what stands in it, once all above it is shown.
    pub fn show<R>(self, ui: &mut Ui, show: impl FnOnce(&mut Ui) -> R) -> R {
        let place = self.place.with_min_y(self.place.bottom() - self.height);
        let shown = ui.scope_builder(UiBuilder::new().id_salt(self.id).max_rect(place), |ui| {
            self.frame.show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                show(ui)
            })
        });
        remember_height(ui, self.id, (self.height, shown.inner.response.rect.height()));
        shown.inner.inner
    }
}

/// How high a foot was before; 0 at first.
pub(super) fn height_before(ui: &Ui, id: Id) -> f32 {
    ui.data(|data| data.get_temp(id)).unwrap_or_default()
}

/// Remembers how high it is now; where that is another height than before, all is laid out anew.
pub(super) fn remember_height(ui: &Ui, id: Id, (before, now): (f32, f32)) {
    if (now - before).abs() > SAME {
        ui.data_mut(|data| data.insert_temp(id, now));
        ui.ctx().request_discard("a foot of another height");
    }
}

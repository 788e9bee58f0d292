//! Notes names and rectangles of what can be clicked: lessons point at them, and tests click real coordinates.

use std::sync::Mutex;

use bevy::prelude::Resource;
use bevy_egui::egui::{Id, Rect, Response};

/// One clickable thing on the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct ScreenTarget {
    /// What it is ("setup.start", "act.roll").
    pub name: String,
    /// Where, in points from the top left.
    pub rect: Rect,
    /// Whether it can be used now.
    pub on: bool,
    /// Whether all of it is in sight, and not a part cut off where it is scrolled.
    pub whole: bool,
    /// The widget that it is; none where a place alone was noted.
    pub widget: Option<Id>,
}

/// All clickable things of the frame.
#[derive(Resource, Debug, Default)]
pub struct ScreenTargets {
    targets: Mutex<Vec<ScreenTarget>>,
}

/// How much of a thing may be out of sight by rounding, in points.
const ROUNDED: f32 = 0.6;

impl ScreenTargets {
    /// Notes a widget under a name.
    pub fn mark(&self, name: impl Into<String>, response: &Response) {
        let seen = response.rect.intersect(response.interact_rect);
        let missing = response.rect.size() - seen.size();
        let (on, whole) = (response.enabled(), missing.max_elem() < ROUNDED);
        self.note(ScreenTarget { name: name.into(), rect: seen, on, whole, widget: Some(response.id) });
    }

    /// Notes a rectangle under a name.
    pub fn put(&self, name: impl Into<String>, rect: Rect, on: bool) {
        self.note(ScreenTarget { name: name.into(), rect, on, whole: true, widget: None });
    }

    fn note(&self, target: ScreenTarget) {
        if target.rect.is_positive()
            && let Ok(mut targets) = self.targets.lock()
        {
            targets.push(target);
        }
    }

    /// Where the thing of a name is, if it was noted in this frame and is in sight.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Rect> {
        self.targets.lock().ok()?.iter().rev().find(|target| target.name == name).map(|target| target.rect)
    }

    /// Takes the frame's things out.
    #[must_use]
    pub fn take(&self) -> Vec<ScreenTarget> {
        self.targets.lock().map(|mut targets| std::mem::take(&mut *targets)).unwrap_or_default()
    }
}

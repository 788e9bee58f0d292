//! Notes names and rectangles of what can be clicked: lessons point at them, and tests click real coordinates.

use std::sync::Mutex;

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, Response};

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
        self.note(name.into(), seen, response.enabled(), missing.max_elem() < ROUNDED);
    }

    /// Notes a rectangle under a name.
    pub fn put(&self, name: impl Into<String>, rect: Rect, on: bool) {
        self.note(name.into(), rect, on, true);
    }

    fn note(&self, name: String, rect: Rect, on: bool, whole: bool) {
        if rect.is_positive()
            && let Ok(mut targets) = self.targets.lock()
        {
            targets.push(ScreenTarget { name, rect, on, whole });
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

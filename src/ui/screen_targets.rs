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

impl ScreenTarget {
    /// Whether any of it can be seen.
    fn is_in_sight(&self) -> bool {
        self.rect.is_positive()
    }
}

/// All clickable things of the frame.
#[derive(Resource, Debug, Default)]
pub struct ScreenTargets {
    targets: Mutex<Vec<ScreenTarget>>,
    lead: Mutex<Lead>,
}

/// The thing that somebody is led to.
#[derive(Debug, Default)]
struct Lead {
    name: Option<String>,
    /// What is said of it.
    said: String,
    /// Whether it has not come to rest in sight since.
    seeks: bool,
    /// Where it was seen whole in the last frame, and for how many frames before.
    rests: Option<(Rect, u8)>,
}

/// So many frames something stands still before it counts as in sight: a list that was about to move, or moves by what was asked
/// of it before, takes it out of sight again.
const AT_REST: u8 = 3;

impl Lead {
    /// Takes note of where it is in this frame.
    fn seen(&mut self, rect: Rect, whole: bool) {
        let stays = |at: &Rect| (at.min - rect.min).length() < ROUNDED;
        let before = self.rests.filter(|(at, _)| stays(at)).map_or(0, |(_, frames)| frames);
        self.rests = whole.then_some((rect, before + 1));
        self.seeks = self.rests.is_none_or(|(_, frames)| frames < AT_REST);
    }
}

/// How much of a thing may be out of sight by rounding, in points.
const ROUNDED: f32 = 0.6;

impl ScreenTargets {
    /// Notes a widget under a name; one that somebody is led to is scrolled into sight, once.
    pub fn mark(&self, name: impl Into<String>, response: &Response) {
        self.mark_as(name, response, response.enabled());
    }

    /// The same for what says by itself whether it can be pressed.
    pub fn mark_as(&self, name: impl Into<String>, response: &Response, on: bool) {
        let name = name.into();
        let seen = response.rect.intersect(response.interact_rect);
        let missing = response.rect.size() - seen.size();
        let whole = missing.max_elem() < ROUNDED;
        if let Ok(mut lead) = self.lead.lock()
            && lead.seeks
            && lead.name.as_ref() == Some(&name)
        {
            lead.seen(response.rect, whole);
            if !whole {
                response.scroll_to_me(None);
            } else if lead.seeks {
                response.ctx.request_repaint();
            }
        }
        self.note(ScreenTarget { name, rect: seen, on, whole, widget: Some(response.id) });
    }

    /// Leads to the thing of a name, or to none: wherever it lies in what can be scrolled, it comes into sight. Whoever scrolls
    /// on from there is not led back until another thing was led to, or something else is said of it: a hint above it pushes
    /// it down.
    pub fn lead_to(&self, name: Option<&str>, said: &str) {
        if let Ok(mut lead) = self.lead.lock()
            && (lead.name.as_deref() != name || lead.said != said)
        {
            *lead = Lead { name: name.map(str::to_owned), said: said.to_owned(), seeks: name.is_some(), rests: None };
        }
    }

    /// Whether what one is led to is not in sight yet.
    #[must_use]
    pub fn seeks(&self) -> bool {
        self.lead.lock().is_ok_and(|lead| lead.seeks)
    }

    /// Notes a rectangle under a name: as much of a place as is in sight. Whoever shows the place scrolls to it.
    pub fn put(&self, name: impl Into<String>, rect: Rect, on: bool) {
        let name = name.into();
        if let Ok(mut lead) = self.lead.lock()
            && lead.seeks
            && lead.name.as_ref() == Some(&name)
        {
            lead.seen(rect, rect.is_positive());
        }
        self.note(ScreenTarget { name, rect, on, whole: true, widget: None });
    }

    fn note(&self, target: ScreenTarget) {
        if let Ok(mut targets) = self.targets.lock() {
            targets.push(target);
        }
    }

    /// Whether the thing of a name is there in this frame, be it out of sight in what can be scrolled.
    #[must_use]
    pub fn is_there(&self, name: &str) -> bool {
        self.targets.lock().is_ok_and(|targets| targets.iter().any(|target| target.name == name))
    }

    /// Where the thing of a name is, if it was noted in this frame and is in sight.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Rect> {
        let targets = self.targets.lock().ok()?;
        targets.iter().rev().find(|target| target.name == name && target.is_in_sight()).map(|target| target.rect)
    }

    /// Takes out the frame's things that are in sight.
    #[must_use]
    pub fn take(&self) -> Vec<ScreenTarget> {
        let mut taken = self.targets.lock().map(|mut targets| std::mem::take(&mut *targets)).unwrap_or_default();
        taken.retain(ScreenTarget::is_in_sight);
        taken
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Pos2, RawInput, ScrollArea, vec2};

    use super::*;

    /// A window with a list much longer than itself, over some frames, before which it was scrolled up or not; whether its
    /// last thing is in sight whole.
    fn is_seen(ctx: &Context, targets: &ScreenTargets, scrolled_up: bool) -> bool {
        let mut seen = false;
        for frame in 0..40 {
            let things = frame_of(ctx, targets, (scrolled_up && frame == 0).then_some(0.0));
            seen = things.iter().any(|target| target.name == "thing.39" && target.whole);
        }
        seen
    }

    /// One frame of that window, scrolled to somewhere first or not.
    fn frame_of(ctx: &Context, targets: &ScreenTargets, offset: Option<f32>) -> Vec<ScreenTarget> {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(200.0, 200.0)));
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let mut list = ScrollArea::vertical();
            if let Some(offset) = offset {
                list = list.vertical_scroll_offset(offset);
            }
            list.show(ui, |ui| {
                for n in 0..40 {
                    targets.mark(format!("thing.{n}"), &ui.button("A thing"));
                }
            });
        });
        // egui wants it said that nobody draws these fonts.
        output.textures_delta.clear();
        targets.take()
    }

    #[test]
    fn what_one_is_led_to_comes_into_sight_once_and_can_be_scrolled_away() {
        let (ctx, targets) = (Context::default(), ScreenTargets::default());
        assert!(!is_seen(&ctx, &targets, false));
        targets.lead_to(Some("thing.39"), "");
        assert!(is_seen(&ctx, &targets, false));
        assert!(!is_seen(&ctx, &targets, true), "scrolled away by hand");
        targets.lead_to(Some("thing.39"), "");
        assert!(!is_seen(&ctx, &targets, false), "led to already");
        targets.lead_to(None, "");
        targets.lead_to(Some("thing.39"), "");
        assert!(is_seen(&ctx, &targets, false));
        assert!(!is_seen(&ctx, &targets, true), "scrolled away again");
        targets.lead_to(Some("thing.39"), "A hint pushes it down.");
        assert!(is_seen(&ctx, &targets, false));
    }

    #[test]
    fn what_one_is_led_to_comes_back_where_a_list_that_moves_already_carries_it_past() {
        let (ctx, targets) = (Context::default(), ScreenTargets::default());
        targets.lead_to(Some("thing.39"), "");
        let mut passed = 0;
        for frame in 0..120 {
            // On its way to the last thing the list comes by the one that one is led to meanwhile.
            let things = frame_of(&ctx, &targets, None);
            let at_tenth = things.iter().any(|target| target.name == "thing.10" && target.whole);
            if frame > 0 && at_tenth && passed == 0 {
                targets.lead_to(Some("thing.10"), "");
                passed = frame;
            }
        }
        assert!(passed > 0, "the list came by it");
        assert!(frame_of(&ctx, &targets, None).iter().any(|target| target.name == "thing.10" && target.whole));
    }

    #[test]
    fn what_is_out_of_sight_is_there_but_not_found_and_a_place_that_rests_in_sight_is_not_led_to_for_ever() {
        let (place, targets) = (Rect::from_min_size(Pos2::ZERO, vec2(20.0, 20.0)), ScreenTargets::default());
        targets.lead_to(Some("place"), "");
        targets.put("place", Rect::NOTHING, true);
        assert!(targets.is_there("place") && targets.find("place").is_none() && targets.seeks());
        assert_eq!(targets.take(), []);
        assert!(!targets.is_there("place"));
        for frame in 0..AT_REST {
            assert!(targets.seeks(), "{frame}");
            targets.put("place", place, true);
        }
        assert!(targets.find("place").is_some() && !targets.seeks());
    }
}

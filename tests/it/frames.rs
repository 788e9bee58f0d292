//! A made-up table or screen that is laid out frame by frame, with keys and presses between them.

use bevy_egui::egui::{
    Context, Event, Id, Key, Memory, Modifiers, PointerButton, Pos2, RawInput, Rect, TouchDeviceId, TouchId,
    TouchPhase, Vec2, epaint::ClippedShape,
};
use candlestick::ui::{Art, ScreenTarget, style};

use crate::scenes::Scene;

/// Frames until all stands where it stays, and seconds between two.
const FRAMES: usize = 2;
const PACE: f64 = 0.4;

/// A scene in a window, and what its last frame drew.
pub struct Frames<'a> {
    pub ctx: Context,
    pub scene: Scene,
    pub shapes: Vec<ClippedShape>,
    pub targets: Vec<ScreenTarget>,
    art: &'a Art,
    size: Vec2,
    count: usize,
}

impl<'a> Frames<'a> {
    /// A scene in a window of this size, once it stands.
    pub fn of(scene: Scene, art: &'a Art, size: Vec2) -> Self {
        let ctx = Context::default();
        style::apply(&ctx);
        style::letter(&ctx, None, None, []);
        let (shapes, targets) = (Vec::new(), Vec::new());
        let mut frames = Self { ctx, scene, shapes, targets, art, size, count: 0 };
        frames.settle();
        frames
    }

    /// A frame in which this happens.
    pub fn frame(&mut self, events: Vec<Event>) {
        drop(self.scene.targets.take());
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, self.size));
        let time = Some(self.count as f64 * PACE);
        let input = RawInput { screen_rect, time, events, focused: true, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| self.scene.show(ui, self.art));
        output.textures_delta.clear();
        (self.shapes, self.targets) = (output.shapes, self.scene.targets.take());
        self.count += 1;
    }

    /// A finger on the screen, which is known from then on to have some.
    pub fn touch(&mut self) {
        let touch =
            |phase| Event::Touch { device_id: TouchDeviceId(1), id: TouchId(1), phase, pos: Pos2::ZERO, force: None };
        self.frame(vec![touch(TouchPhase::Start), touch(TouchPhase::End)]);
        self.settle();
    }

    /// Frames until all stands where it stays.
    pub fn settle(&mut self) {
        (0..FRAMES).for_each(|_| self.frame(Vec::new()));
    }

    /// A frame in which a key is struck.
    pub fn strike(&mut self, key: Key) {
        let event =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        self.frame(vec![event(true), event(false)]);
    }

    /// A press on a place, and what comes of it.
    pub fn press(&mut self, at: Pos2) {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![Event::PointerMoved(at)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]);
        self.settle();
    }

    /// What has the keyboard.
    pub fn focused(&self) -> Option<Id> {
        self.ctx.memory(Memory::focused)
    }

    /// Whether a dialog lies over everything else.
    pub fn has_dialog(&self) -> bool {
        self.ctx.memory(Memory::top_modal_layer).is_some()
    }

    /// The target that a widget is.
    pub fn target(&self, widget: Id) -> Option<&ScreenTarget> {
        self.targets.iter().find(|target| target.widget == Some(widget))
    }
}

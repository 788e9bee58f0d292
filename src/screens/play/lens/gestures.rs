//! Tests what fingers do on the board: drag it, spread it, tap it twice; also where the panels are enlarged.

use bevy_egui::egui::{
    Context, Event, Id, Modifiers, PointerButton, Pos2, RawInput, Rect, Sense, TouchDeviceId, TouchId, TouchPhase,
};

use super::{
    tests::{board, phone},
    *,
};

/// A phone's board under somebody's fingers.
struct Fingers {
    ctx: Context,
    lens: Lens,
    cells: Board,
    /// How much the panels are enlarged.
    zoom: f32,
    time: f64,
    /// Whether something is chosen, so that a tap goes there.
    chosen: bool,
}

impl Fingers {
    fn new(zoom: f32) -> Self {
        let ctx = Context::default();
        ctx.set_zoom_factor(zoom);
        let mut fingers = Self { ctx, lens: Lens::default(), cells: board(), zoom, time: 0.0, chosen: false };
        // What is where is known from the frame before.
        (0..2).for_each(|_| fingers.frame([Event::PointerMoved(fingers.point(180.0, 260.0))]));
        fingers
    }

    /// A point of the window as the panels have it.
    fn point(&self, x: f32, y: f32) -> Pos2 {
        Pos2::new(x, y) / self.zoom
    }

    /// A tenth of a second in which this happens.
    fn frame(&mut self, events: impl IntoIterator<Item = Event>) {
        self.time += 0.1;
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, egui::vec2(360.0, 640.0) / self.zoom));
        let events = events.into_iter().collect();
        let input = RawInput { screen_rect, time: Some(self.time), events, ..RawInput::default() };
        let Self { ctx, lens, cells, zoom, chosen, .. } = self;
        let interest =
            Interest { follows: true, at: Some(Vec2::ZERO), reach: None, chosen: None, turn: SeatId(0), glides: None };
        let shown = lens.look(phone(), cells, interest).0;
        let (min, max) = (shown.rect.min / *zoom, shown.rect.max / *zoom);
        let stage = Rect::from_min_max(Pos2::new(min.x, min.y), Pos2::new(max.x, max.y));
        let mut output = ctx.run_ui(input, |ui| {
            let response = ui.interact(stage, Id::new("board"), Sense::click_and_drag());
            lens.handle(ui.ctx(), &response, (shown, *chosen), cells);
        });
        output.textures_delta.clear();
    }

    /// What is seen after all of that.
    fn shown(&mut self) -> BoardRect {
        self.frame([]);
        self.lens.now.expect("it was looked at")
    }

    fn press(&mut self, at: (f32, f32), pressed: bool) {
        let pos = self.point(at.0, at.1);
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.frame([Event::PointerMoved(pos), Event::PointerButton { pos, button, pressed, modifiers }]);
    }

    fn tap_twice(&mut self, at: (f32, f32)) {
        for pressed in [true, false, true, false] {
            self.press(at, pressed);
        }
    }

    /// Two fingers so far from a point, to its left and right.
    fn both(&self, (x, y): (f32, f32), phase: TouchPhase, away: f32) -> Vec<Event> {
        let touch = |n: u64, x: f32| {
            let (device_id, id, pos) = (TouchDeviceId(0), TouchId(n), self.point(x, y));
            Event::Touch { device_id, id, phase, pos, force: None }
        };
        vec![touch(1, x - away), touch(2, x + away)]
    }

    /// Two fingers so far from the middle of the board.
    fn spread(&mut self, phase: TouchPhase, away: f32) {
        self.frame(self.both((180.0, 262.0), phase, away));
    }

    /// The same about a point; the first finger is the pointer as well, as on a phone.
    fn spread_about(&mut self, at: (f32, f32), phase: TouchPhase, away: f32) {
        let mut events = self.both(at, phase, away);
        let pos = self.point(at.0 - away, at.1);
        events.push(Event::PointerMoved(pos));
        if phase == TouchPhase::Start {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            events.push(Event::PointerButton { pos, button, pressed: true, modifiers });
        }
        self.frame(events);
    }
}

#[test]
fn a_dragged_board_stays_under_the_finger() {
    for zoom in [1.0, 2.0] {
        let mut fingers = Fingers::new(zoom);
        fingers.lens.set(3.0, Vec2::ZERO);
        fingers.press((180.0, 260.0), true);
        // Only from some points on it is no tap.
        fingers.frame([Event::PointerMoved(fingers.point(200.0, 280.0))]);
        let held = fingers.shown().to_world(&fingers.cells, Vec2::new(200.0, 280.0));
        fingers.frame([Event::PointerMoved(fingers.point(230.0, 240.0))]);
        let now = fingers.shown().to_window(&fingers.cells, held);
        assert!(now.distance(Vec2::new(230.0, 240.0)) < 0.5, "panels {zoom} times as large: {now}");
    }
}

#[test]
fn two_fingers_enlarge_the_board_as_much_as_they_go_apart_and_never_beyond_its_bounds() {
    let mut fingers = Fingers::new(1.0);
    let before = fingers.shown();
    fingers.spread(TouchPhase::Start, 40.0);
    fingers.spread(TouchPhase::Move, 80.0);
    let doubled = fingers.shown();
    assert!((doubled.zoom / before.zoom - 2.0).abs() < 0.05, "{} from {}", doubled.zoom, before.zoom);
    for away in [160.0, 320.0] {
        fingers.spread(TouchPhase::Move, away);
    }
    let nearest = fingers.shown().zoom / before.zoom;
    assert!((nearest - NEAREST).abs() < 0.05, "{nearest}");
    for away in [80.0, 20.0, 5.0] {
        fingers.spread(TouchPhase::Move, away);
    }
    assert!((fingers.shown().zoom - before.zoom).abs() < 1e-3, "no smaller than as wide as the screen");
}

#[test]
fn what_lies_between_two_fingers_stays_there_while_they_go_apart_and_move() {
    for zoom in [1.0, 2.0] {
        let mut fingers = Fingers::new(zoom);
        fingers.lens.set(1.5, Vec2::ZERO);
        let held = fingers.shown().to_world(&fingers.cells, Vec2::new(150.0, 240.0));
        fingers.spread_about((150.0, 240.0), TouchPhase::Start, 30.0);
        for (middle, away) in [((150.0, 240.0), 40.0), ((160.0, 250.0), 50.0), ((170.0, 245.0), 60.0)] {
            fingers.spread_about(middle, TouchPhase::Move, away);
            let now = fingers.shown().to_window(&fingers.cells, held);
            let far = now.distance(Vec2::new(middle.0, middle.1));
            assert!(far < 1.0, "panels {zoom} times as large, fingers {away} away: {now} instead of {middle:?}");
        }
    }
}

#[test]
fn a_double_tap_comes_near_to_where_it_was_and_the_next_one_goes_back() {
    for zoom in [1.0, 2.0] {
        let mut fingers = Fingers::new(zoom);
        let before = fingers.shown();
        let tapped = before.to_world(&fingers.cells, Vec2::new(140.0, 230.0));
        fingers.tap_twice((140.0, 230.0));
        let near = fingers.shown();
        assert!((near.zoom / before.zoom - NEAR).abs() < 1e-3, "{} from {}", near.zoom, before.zoom);
        assert!(near.at.distance(tapped) < 1.0, "panels {zoom} times as large: {} instead of {tapped}", near.at);
        fingers.time += 1.0;
        fingers.tap_twice((140.0, 230.0));
        assert_eq!(fingers.shown(), before);
    }
}

#[test]
fn a_double_tap_on_a_place_that_is_chosen_goes_there_and_enlarges_nothing() {
    let mut fingers = Fingers::new(1.0);
    let before = fingers.shown();
    fingers.chosen = true;
    fingers.tap_twice((140.0, 230.0));
    assert_eq!(fingers.shown(), before);
}

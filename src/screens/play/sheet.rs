//! The sheet over the lower part of a phone's board: as high as what stands on it, and pushed down to look at the board.

/// How far it is pulled before it goes there by itself, in points.
const FAR: f32 = 28.0;

/// The sheet from frame to frame.
#[derive(Debug, Default)]
pub(super) struct PromptSheet {
    /// Whether it is pushed down, so that only its head is seen.
    down: bool,
    /// How far a finger pulls it down just now, in points.
    pulled: f32,
    /// How high all that stands on it is; as of the frame before.
    needs: Option<f32>,
    /// How high its head is.
    head: f32,
    /// How much had happened when something was asked of the person last.
    asked: Option<usize>,
    /// Whether what stands on it takes what room there is.
    much: bool,
}

impl PromptSheet {
    /// How high it is now, where it may have so much at most.
    pub(super) fn height(&self, most: f32) -> f32 {
        let up = self.up(most);
        let low = self.low(most);
        ((if self.down { low } else { up }) - self.pulled).clamp(low, up)
    }

    /// How high its head alone is.
    pub(super) fn low(&self, most: f32) -> f32 {
        self.head.min(self.up(most))
    }

    /// How much is left below its head, where it may have so much at most.
    pub(super) fn below_head(&self, most: f32) -> f32 {
        most - self.head
    }

    fn up(&self, most: f32) -> f32 {
        self.needs.map_or(most, |needs| needs.min(most)).max(0.0)
    }

    /// Whether it is pushed down.
    pub(super) const fn is_down(&self) -> bool {
        self.down
    }

    /// Whether nothing but its head is seen.
    pub(super) fn is_shut(&self) -> bool {
        self.down && self.pulled == 0.0
    }

    /// Takes the height of the head, and of all that stands on it where that was laid out; answers whether it changed.
    pub(super) fn measure(&mut self, head: f32, needs: Option<f32>) -> bool {
        let before = (self.head, self.needs);
        self.head = head;
        self.needs = needs.or(self.needs);
        before != (self.head, self.needs)
    }

    /// Whether what stands on it takes what room there is, as a question's tiles do, so that it must be given all of it
    /// once to tell how much that is.
    pub(super) const fn asks_much(&mut self, much: bool) {
        if much && !self.much {
            self.needs = None;
        }
        self.much = much;
    }

    /// It is up again.
    pub(super) const fn raise(&mut self) {
        self.put(false);
    }

    /// What was asked last, by how much had happened: it comes up when something else is.
    pub(super) fn ask(&mut self, asked: Option<usize>) {
        if asked.is_some() && asked != self.asked {
            self.raise();
        }
        self.asked = asked;
    }

    /// Down or up, as is said.
    pub(super) const fn put(&mut self, down: bool) {
        (self.down, self.pulled) = (down, 0.0);
    }

    /// Down or up.
    pub(super) const fn turn_over(&mut self) {
        self.put(!self.down);
    }

    /// A finger pulls it so much further down.
    pub(super) fn pull(&mut self, by: f32) {
        self.pulled += by;
    }

    /// The finger lets go.
    pub(super) fn let_go(&mut self) {
        self.down = if self.down { self.pulled > -FAR } else { self.pulled > FAR };
        self.pulled = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> PromptSheet {
        let mut sheet = PromptSheet::default();
        assert!(sheet.measure(60.0, Some(240.0)));
        sheet
    }

    #[test]
    fn it_is_as_high_as_what_stands_on_it_up_to_its_share() {
        let mut sheet = sheet();
        assert!((sheet.height(300.0) - 240.0).abs() < 0.1);
        assert!((sheet.height(200.0) - 200.0).abs() < 0.1);
        assert!(!sheet.measure(60.0, Some(240.0)));
        assert!(sheet.measure(60.0, Some(f32::INFINITY)));
        assert!((sheet.height(300.0) - 300.0).abs() < 0.1);
    }

    #[test]
    fn pushed_down_its_head_is_left_and_it_comes_up_when_something_else_is_asked() {
        let mut sheet = sheet();
        sheet.ask(Some(4));
        sheet.turn_over();
        assert!((sheet.height(300.0) - 60.0).abs() < 0.1 && sheet.is_shut());
        sheet.ask(Some(4));
        assert!(sheet.is_down(), "nothing else was asked");
        sheet.ask(None);
        assert!(sheet.is_down(), "others are asked");
        sheet.ask(Some(5));
        assert!(!sheet.is_down());
    }

    #[test]
    fn what_takes_the_room_there_is_gets_all_of_it_once() {
        let mut sheet = sheet();
        sheet.asks_much(true);
        assert!((sheet.height(400.0) - 400.0).abs() < 0.1);
        sheet.measure(60.0, Some(330.0));
        sheet.asks_much(true);
        assert!((sheet.height(400.0) - 330.0).abs() < 0.1);
    }

    #[test]
    fn a_finger_pulls_it_and_a_short_pull_changes_nothing() {
        let mut sheet = sheet();
        sheet.pull(10.0);
        assert!((sheet.height(300.0) - 230.0).abs() < 0.1);
        sheet.let_go();
        assert!(!sheet.is_down());
        sheet.pull(90.0);
        sheet.let_go();
        assert!(sheet.is_down());
        sheet.pull(-90.0);
        assert!(!sheet.is_shut() && (sheet.height(300.0) - 150.0).abs() < 0.1);
        sheet.let_go();
        assert!(!sheet.is_down());
    }
}

//! Measures the title: where its buttons stand, how high each is, and how large the letters above them are.

use bevy_egui::egui::{Color32, FontId, Rect, Ui, pos2};

use super::{
    state::{Resume, TitleState},
    ways,
};
use crate::ui::{
    scale::{Size, times, widest},
    style::{FINGER, LOW, body},
};
use candlestick_themes::{Words, key};

/// What stands above the ways in, each with its words: what failed last, and the saved case.
pub(super) struct Lines {
    pub(super) notice: Option<(String, FontId)>,
    pub(super) resume: Option<(String, FontId)>,
}

/// How much smaller letters of these lines are tried next.
const FINER: f32 = 0.92;
/// The room round a notice.
pub(super) const NOTICE: f32 = 9.0;

impl Lines {
    /// In letters so large, of their size.
    fn of(state: &TitleState, words: &Words, low: bool, part: f32) -> Self {
        let smaller = |font: FontId| FontId::new(font.size * part, font.family);
        // On its side a phone has room for few lines below the name.
        let font = smaller(body(if low { Size::FOOT } else { Size::TEXT }));
        Self {
            notice: state.notice.clone().map(|notice| (notice, font)),
            resume: state.resume.as_ref().map(|resume| (resume_line(resume, words), smaller(body(Size::TEXT)))),
        }
    }

    /// As they stand in a window: large letters become smaller, down to their usual size, before lines and buttons reach over
    /// the name.
    pub(super) fn in_room(ui: &Ui, state: &TitleState, words: &Words, room: Rect) -> Self {
        let (low, width) = (is_low(room), column_width(room));
        let least = buttons(ui, state, words, room) * (FINGER + gap(low)) - gap(low);
        let free = foot_top(room) - room.top() - name_room(low) - least;
        let usual = 1.0 / times().max(1.0);
        let mut part = 1.0;
        loop {
            let lines = Self::of(state, words, low, part);
            if part <= usual || lines.height(ui, width, gap(low)) <= free {
                return lines;
            }
            part = (part * FINER).max(usual);
        }
    }

    /// How high they are in a column so wide, each with the gap below it.
    fn height(&self, ui: &Ui, width: f32, gap: f32) -> f32 {
        let high = |(text, font): &(String, FontId), width: f32| {
            ui.painter().layout(text.clone(), font.clone(), Color32::PLACEHOLDER, width).size().y + gap
        };
        self.notice.as_ref().map_or(0.0, |line| high(line, width - 2.0 * NOTICE) + 2.0 * NOTICE)
            + self.resume.as_ref().map_or(0.0, |line| high(line, width))
    }
}

/// What the saved case is, in one line.
fn resume_line(resume: &Resume, words: &Words) -> String {
    let people = candlestick_themes::list_of(&resume.people, words);
    let kind = if resume.people.is_empty() { "nobody" } else { "people" };
    let values = [("people", (&people).into()), ("bots", resume.bots.into()), ("kind", kind.into())];
    let who = words.with(key!("title-resume-who"), &values);
    let values = [("turn", resume.turn.into()), ("who", (&who).into())];
    words.with(key!("title-resume-line"), &values)
}

/// Whether a room is as low as that of a phone that lies on its side.
pub(super) fn is_low(room: Rect) -> bool {
    room.height() < LOW
}

/// How far apart the buttons stand.
pub(super) const fn gap(low: bool) -> f32 {
    if low { 6.0 } else { 10.0 }
}

/// The least room that the name wants above the buttons, on a phone that lies on its side and else.
const NAME: (f32, f32) = (58.0, 76.0);

const fn name_room(low: bool) -> f32 {
    if low { NAME.0 } else { NAME.1 }
}

/// How wide the buttons' column is: on its side a phone has room beside, not below.
fn column_width(room: Rect) -> f32 {
    (room.width() - 40.0).min(widest(if is_low(room) { 560.0 } else { 400.0 }))
}

/// Where the foot begins.
fn foot_top(room: Rect) -> f32 {
    room.bottom() - if is_low(room) { 34.0 } else { 52.0 }
}

/// How many buttons stand below one another.
fn buttons(ui: &Ui, state: &TitleState, words: &Words, room: Rect) -> f32 {
    let width = column_width(room);
    let rows = ways::groups(state, words, is_low(room)).iter().map(|group| group.rows(width, ui)).sum::<usize>();
    rows as f32
}

/// Where the buttons stand, above the foot, and how high each is: less than letters want where they would cover the name,
/// and never less than a finger wants.
pub(super) fn column(ui: &Ui, state: &TitleState, words: &Words, room: Rect) -> (Rect, f32) {
    let (low, width, foot) = (is_low(room), column_width(room), foot_top(room));
    let buttons = buttons(ui, state, words, room);
    let lines = Lines::in_room(ui, state, words, room).height(ui, width, gap(low));
    let free = foot - room.top() - lines - name_room(low);
    let wanted = ui.spacing().interact_size.y;
    let high = ((free + gap(low)) / buttons - gap(low)).clamp(FINGER.min(wanted), wanted);
    let height = lines + buttons * (high + gap(low)) - gap(low);
    let middle = room.center().x;
    (Rect::from_min_max(pos2(middle - width / 2.0, foot - height), pos2(middle + width / 2.0, foot)), high)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Vec2, vec2};

    use super::*;
    use crate::{screens::title::Learn, ui::style::apply};

    /// Where the buttons stand in a window and how high each is, where letters want them so high.
    fn stands(state: &TitleState, size: Vec2, wanted: f32) -> (Rect, f32) {
        let ctx = Context::default();
        apply(&ctx);
        let mut stands = None;
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            ui.spacing_mut().interact_size.y = wanted;
            stands = Some(column(ui, state, &Words::english(), Rect::from_min_size(pos2(0.0, 0.0), size)));
        });
        output.textures_delta.clear();
        stands.expect("a frame")
    }

    fn resumes() -> TitleState {
        let resume = Resume { turn: 12, people: vec!["Professor Plum".into()], bots: 3 };
        TitleState { resume: Some(resume), quit: true, ..TitleState::default() }
    }

    #[test]
    fn buttons_are_as_high_as_a_finger_wants_and_leave_the_name_its_room_on_every_phone() {
        let learns = TitleState { learn: Some(Learn::Begin), ..TitleState::default() };
        let upright = [vec2(360.0, 640.0), vec2(390.0, 844.0)].map(|size| (size, NAME.1));
        let sideways =
            [vec2(844.0, 390.0), vec2(667.0, 375.0), vec2(640.0, 360.0), vec2(568.0, 320.0)].map(|size| (size, NAME.0));
        for state in [TitleState::default(), learns, resumes()] {
            for (size, name) in upright.into_iter().chain(sideways) {
                for wanted in [FINGER, 66.0] {
                    let (column, high) = stands(&state, size, wanted);
                    assert!(column.top() >= name - 0.1, "{size:?}, {wanted}: {column:?}, {state:?}");
                    assert!((FINGER..=wanted).contains(&high), "{size:?}, {wanted}: {high}, {state:?}");
                }
            }
        }
    }

    #[test]
    fn what_failed_last_has_room_above_them_on_a_phones_side_too() {
        let state = TitleState { notice: Some("The saved case could not be read.".into()), ..resumes() };
        let (column, high) = stands(&state, vec2(844.0, 390.0), FINGER);
        assert!(column.top() >= NAME.0 && high >= FINGER, "{column:?}, {high}");
    }

    #[test]
    fn the_saved_case_is_told_in_one_line() {
        let words = Words::english();
        let resume = Resume { turn: 12, people: vec!["Professor Plum".into()], bots: 3 };
        assert_eq!(resume_line(&resume, &words), "Turn 12, Professor Plum vs. 3 bots");
        let resume = Resume { turn: 1, people: vec!["Miss Scarlett".into(), "Mr. Green".into()], bots: 0 };
        assert_eq!(resume_line(&resume, &words), "Turn 1, Miss Scarlett and Mr. Green");
        let resume = Resume { turn: 3, people: Vec::new(), bots: 4 };
        assert_eq!(resume_line(&resume, &words), "Turn 3, 4 bots among themselves");
    }
}

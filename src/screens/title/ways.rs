//! The ways in on the title: their buttons, what leads into a case first, and how many of them stand beside each other.

use bevy_egui::egui::{Align, Layout, Ui, vec2};

use super::state::{Learn, TitleChoice, TitleState};
use crate::ui::{
    Art, ScreenTargets,
    widgets::{Button, ButtonKind},
};
use candlestick_themes::{Words, key};

/// A way in narrower than this cannot be read; of the smallest ones.
const READABLE: f32 = 128.0;
const SMALLEST: f32 = 92.0;
/// A narrower one has no picture: its words have the room.
const PICTURED: f32 = 120.0;

/// A way in: its words, its picture, its target, where it leads, and whether it is to be gone before all others.
struct TitleWay {
    text: String,
    icon: &'static str,
    target: &'static str,
    choice: TitleChoice,
    primary: bool,
}

impl TitleWay {
    const fn new(text: String, icon: &'static str, target: &'static str, choice: TitleChoice) -> Self {
        Self { text, icon, target, choice, primary: false }
    }

    fn primary(self) -> Self {
        Self { primary: true, ..self }
    }
}

/// How many ways stand side by side.
#[derive(Debug, Clone, Copy)]
enum Beside {
    /// One.
    One,
    /// All of them.
    All,
    /// All, or where each would be narrower than this three or two.
    Fitting(f32),
}

/// Some ways that are as wide as each other.
pub(super) struct WayGroup {
    ways: Vec<TitleWay>,
    beside: Beside,
}

/// All ways in, from the top down, as the keyboard goes through them; `low`: in a window as low as a phone's on its side.
pub(super) fn groups(state: &TitleState, words: &Words, low: bool) -> [WayGroup; 3] {
    let (mut first, mut other) = (first(state, words), other(state, words));
    let together = TitleWay::new(words.say(key!("together-title")), "person", "title.together", TitleChoice::Together);
    if low {
        other.insert(0, together);
    } else {
        first.push(together);
    }
    // On its side a phone has room beside, not below.
    let beside = if low { Beside::All } else { Beside::One };
    [
        WayGroup { ways: first, beside },
        WayGroup { ways: other, beside: Beside::Fitting(READABLE) },
        WayGroup { ways: small(state, words), beside: Beside::Fitting(SMALLEST) },
    ]
}

/// The case to be taken up, what is to be learnt, and a new case: the first of them is to be done.
fn first(state: &TitleState, words: &Words) -> Vec<TitleWay> {
    let mut all = Vec::new();
    if state.resume.is_some() {
        let resume = TitleWay::new(words.say(key!("title-resume")), "play", "title.resume", TitleChoice::Resume);
        all.push(resume.primary());
    }
    if let Some(learn) = state.learn {
        let key = match learn {
            Learn::Begin => key!("title-learn"),
            Learn::GoOn => key!("title-learn-on"),
        };
        all.push(TitleWay::new(words.say(key), "play", "title.learn", TitleChoice::Learn).primary());
    }
    let new = TitleWay::new(words.say(key!("title-new-case")), "magnifier", "title.new-case", TitleChoice::NewCase);
    all.push(if all.is_empty() { new.primary() } else { new });
    all
}

/// The daily case, practice, a real table, and all cases of this device.
fn other(state: &TitleState, words: &Words) -> Vec<TitleWay> {
    let daily = if state.solved { key!("title-daily-done") } else { key!("title-daily") };
    let cases = words.with(key!("title-cases"), &[("cases", state.cases.into())]);
    vec![
        TitleWay::new(words.say(daily), "candlestick", "title.daily", TitleChoice::Daily),
        TitleWay::new(words.say(key!("title-practice")), "question", "title.practice", TitleChoice::Practice),
        TitleWay::new(words.say(key!("title-position")), "notebook", "title.position", TitleChoice::Position),
        TitleWay::new(cases, "eye", "title.cases", TitleChoice::Cases),
    ]
}

/// Lessons, motion, sound, language, and the way out of a window.
fn small(state: &TitleState, words: &Words) -> Vec<TitleWay> {
    let motion = words.with(key!("title-motion"), &[("pace", state.motion.key().into())]);
    let sound = words.say(if state.muted { key!("title-sound-off") } else { key!("title-sound-on") });
    let mut all = vec![
        TitleWay::new(words.say(key!("title-lessons")), "book", "title.lessons", TitleChoice::Lessons),
        TitleWay::new(motion, "gear", "title.motion", TitleChoice::Motion(state.motion.next())),
        TitleWay::new(sound, "speech", "title.sound", TitleChoice::Mute(!state.muted)),
        TitleWay::new(words.say(key!("eyes-title")), "eye", "title.language", TitleChoice::Language),
    ];
    if state.quit {
        all.push(TitleWay::new(words.say(key!("title-quit")), "door", "title.quit", TitleChoice::Quit));
    }
    all
}

/// How wide each of some ways side by side is.
fn each(count: usize, width: f32, ui: &Ui) -> f32 {
    (width - ui.spacing().item_spacing.x * (count as f32 - 1.0)) / count as f32
}

impl WayGroup {
    fn columns(&self, width: f32, ui: &Ui) -> usize {
        let count = self.ways.len();
        match self.beside {
            Beside::One => 1,
            Beside::All => count,
            Beside::Fitting(least) => {
                // None stands alone in its row.
                let fits = |columns: &usize| each(*columns, width, ui) >= least && count % columns != 1;
                [count, 3].into_iter().find(fits).unwrap_or(2)
            }
        }
    }

    /// In how many rows they stand in a column so wide.
    pub(super) fn rows(&self, width: f32, ui: &Ui) -> usize {
        self.ways.len().div_ceil(self.columns(width, ui))
    }

    /// Shows them; what was chosen.
    pub(super) fn show(&self, ui: &mut Ui, (art, targets): (&Art, &ScreenTargets)) -> Option<TitleChoice> {
        let (width, height) = (ui.available_width(), ui.spacing().interact_size.y);
        let columns = self.columns(width, ui);
        let each = each(columns, width, ui);
        let mut chosen = None;
        for row in self.ways.chunks(columns) {
            ui.allocate_ui_with_layout(vec2(width, height), Layout::left_to_right(Align::Center), |ui| {
                for way in row {
                    let kind = if way.primary { ButtonKind::Primary } else { ButtonKind::Plain };
                    let icon = art.icon(way.icon).filter(|_| each > PICTURED);
                    let button = Button::new(&way.text).kind(kind).icon(icon).wide();
                    let response = ui.allocate_ui(vec2(each, height), |ui| button.show(ui)).inner;
                    targets.mark(way.target, &response);
                    chosen = response.clicked().then_some(way.choice).or(chosen);
                }
            });
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::FRONT;

    #[test]
    fn the_program_carries_the_picture_of_each_way() {
        let state = TitleState { learn: Some(Learn::Begin), quit: true, ..TitleState::default() };
        for way in groups(&state, &Words::english(), false).iter().flat_map(|group| &group.ways) {
            let path = format!("art/icons/{}.png", way.icon);
            assert!(FRONT.iter().any(|(carried, _)| *carried == path), "{path}: {} would move as it comes", way.text);
        }
    }
}

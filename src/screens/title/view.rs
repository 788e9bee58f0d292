//! The title: the house at night, the game's name, and the ways in.

use bevy_egui::egui::{Align2, Color32, FontId, Id, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::state::{Learn, Resume, TitleChoice, TitleState};
use crate::ui::scale::{Size, round, times};
use crate::ui::{
    Art, ScreenTargets, TALL_TITLE, TitlePicture, WIDE_TITLE, live,
    style::{FINGER, LOW, POINTER, body, display, mix, touch, veil},
    widgets::{Button, ButtonKind, draw},
};
use candlestick_themes::{Words, key, palette};

/// Shows the title over the whole window.
pub fn show(ui: &mut Ui, state: &TitleState, words: &Words, art: &Art, targets: &ScreenTargets) -> Option<TitleChoice> {
    let room = ui.max_rect();
    let narrow = room.width() < 640.0;
    touch(ui, true);
    paint_ground(ui, art, room);
    let (column, high) = column(ui, state, words, room);
    ui.spacing_mut().interact_size.y = high;
    paint_name(ui, words, room, (narrow, column.top()));
    let chosen = ways(ui, state, words, art, targets, (room, column));
    foot(ui, words, room);
    chosen
}

/// For how many seconds a picture comes that was not there when the title came.
const COMES: f32 = 0.6;

fn paint_ground(ui: &Ui, art: &Art, room: Rect) {
    let painter = ui.painter();
    painter.rect_filled(room, round::SQUARE, palette::NIGHT);
    // The other one until this one is there.
    let there = [TitlePicture::of_window(room.width(), room.height()), WIDE_TITLE, TALL_TITLE];
    let there = there.into_iter().find_map(|title| Some((art.get(title.path)?, title.aspect)));
    let night: Color32 = palette::NIGHT.into();
    // One can choose before the picture is there: it comes out of the night.
    let come = ui.ctx().animate_bool_with_time(Id::new("title picture"), there.is_some(), COMES);
    if there.is_none() {
        draw::glow(painter, room.center(), room.size() * 0.6, veil(palette::CANDLE, 0.25));
    }
    if let Some((texture, aspect)) = there {
        draw::cover(painter, room, texture, aspect, pos2(0.5, 0.5));
        if come < 1.0 {
            painter.rect_filled(room, round::SQUARE, veil(night, 1.0 - come));
        }
    }
    let (top, _) = room.split_top_bottom_at_fraction(0.32);
    draw::gradient(painter, top, round::SQUARE, veil(night, 0.85), Color32::TRANSPARENT);
    let (_, bottom) = room.split_top_bottom_at_fraction(0.55);
    draw::gradient(painter, bottom, round::SQUARE, Color32::TRANSPARENT, veil(night, 0.95));
}

/// The name, and below it what the game is where that has room above the ways in.
fn paint_name(ui: &Ui, words: &Words, room: Rect, (narrow, free): (bool, f32)) {
    let painter = ui.painter();
    let low = room.height() < LOW;
    let size = (room.width() * 0.108).min(room.height() * 0.13).clamp(36.0, 92.0);
    let usual = match (low, narrow) {
        (true, _) => 36.0,
        (_, true) => 84.0,
        _ => 46.0 + size * 0.5,
    };
    // Large letters push the ways in up to it.
    let down = usual.min((free - room.top()) * 0.5).max(size * 0.5);
    let at = pos2(room.center().x, room.top() + down);
    let name = words.say(key!("title-name"));
    let wide = painter.layout_no_wrap(name.clone(), display(Size::drawn(size)), Color32::PLACEHOLDER).size().x;
    let size = size * ((room.width() - 16.0) / wide).min(1.0);
    draw::glow(painter, at, vec2(size * 5.0, size * 1.5), veil(palette::CANDLE, 0.16));
    painter.text(
        at + vec2(0.0, 3.0),
        Align2::CENTER_CENTER,
        &name,
        display(Size::drawn(size)),
        veil(palette::NIGHT, 0.9),
    );
    let rect = painter.text(at, Align2::CENTER_CENTER, &name, display(Size::drawn(size)), palette::CANDLE.into());
    let line = Rect::from_center_size(pos2(rect.center().x, rect.bottom() + 6.0), vec2(rect.width() * 0.7, 1.5));
    let (left, right) = line.split_left_right_at_fraction(0.5);
    draw::wash(painter, left, Color32::TRANSPARENT, palette::BRASS.into());
    draw::wash(painter, right, palette::BRASS.into(), Color32::TRANSPARENT);
    let at = pos2(room.center().x, line.bottom() + 20.0);
    let size = if narrow { Size::TEXT } else { Size::LEAD };
    if low || at.y + size.points() > free {
        return;
    }
    let tagline = words.say(key!("title-tagline"));
    // The moon shines behind it.
    draw::glow(painter, at, vec2(13.0, 2.2) * size.points(), veil(palette::NIGHT, 0.6));
    let (shade, width) = (veil(palette::NIGHT, 0.9), room.width() - 24.0);
    draw::write(painter, at + vec2(0.0, 1.5), Align2::CENTER_CENTER, &tagline, &body(size), shade, width);
    draw::write(
        painter,
        at,
        Align2::CENTER_CENTER,
        &tagline,
        &body(size),
        palette::PARCHMENT.into(),
        room.width() - 24.0,
    );
}

/// What stands above the foot, each with its words: what failed last, and the saved case.
struct Lines {
    notice: Option<(String, FontId)>,
    resume: Option<(String, FontId)>,
}

/// How much smaller letters of these lines are tried next.
const FINER: f32 = 0.92;

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
    fn in_room(ui: &Ui, state: &TitleState, words: &Words, room: Rect) -> Self {
        let (low, width) = (room.height() < LOW, column_width(room));
        let least = buttons(ui, state, words, room) * (least_high(low) + gap(low)) - gap(low);
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

/// How far apart the buttons stand.
const fn gap(low: bool) -> f32 {
    if low { 6.0 } else { 10.0 }
}

/// The least room that the name wants above the buttons, on a phone that lies on its side and else.
const NAME: (f32, f32) = (58.0, 76.0);

const fn name_room(low: bool) -> f32 {
    if low { NAME.0 } else { NAME.1 }
}

/// How high a button is at least.
const fn least_high(low: bool) -> f32 {
    if low { POINTER } else { FINGER }
}

/// How wide the buttons' column is: on its side a phone has room beside, not below.
fn column_width(room: Rect) -> f32 {
    (room.width() - 40.0).min(if room.height() < LOW { 560.0 } else { 400.0 })
}

/// Where the foot begins.
fn foot_top(room: Rect) -> f32 {
    room.bottom() - if room.height() < LOW { 34.0 } else { 52.0 }
}

/// How many buttons stand below one another.
fn buttons(ui: &Ui, state: &TitleState, words: &Words, room: Rect) -> f32 {
    let (low, width) = (room.height() < LOW, column_width(room));
    let rows = |count: usize, least| count.div_ceil(columns(count, width, least, ui));
    let single = 1 + usize::from(!low) + usize::from(state.learn.is_some()) + usize::from(state.resume.is_some());
    let other = other_ways(state, words).len() + usize::from(low);
    (single + rows(other, READABLE) + rows(small_ways(state, words).len(), SMALLEST)) as f32
}

/// Where the buttons stand, above the foot, and how high each is: less than letters want where they would cover the name,
/// and never less than a finger wants on a phone that stands upright.
fn column(ui: &Ui, state: &TitleState, words: &Words, room: Rect) -> (Rect, f32) {
    let (low, width, foot) = (room.height() < LOW, column_width(room), foot_top(room));
    let buttons = buttons(ui, state, words, room);
    let lines = Lines::in_room(ui, state, words, room).height(ui, width, gap(low));
    let free = foot - room.top() - lines - name_room(low);
    let (wanted, least) = (ui.spacing().interact_size.y, least_high(low));
    let high = ((free + gap(low)) / buttons - gap(low)).clamp(least.min(wanted), wanted);
    let height = lines + buttons * (high + gap(low)) - gap(low);
    let middle = room.center().x;
    (Rect::from_min_max(pos2(middle - width / 2.0, foot - height), pos2(middle + width / 2.0, foot)), high)
}

/// The buttons, above the foot; from the top down, as the keyboard goes through them.
fn ways(
    ui: &mut Ui,
    state: &TitleState,
    words: &Words,
    art: &Art,
    targets: &ScreenTargets,
    (room, column): (Rect, Rect),
) -> Option<TitleChoice> {
    let low = room.height() < LOW;
    let (mut other, small) = (other_ways(state, words), small_ways(state, words));
    if low {
        other.insert(0, (words.say(key!("together-title")), "person", "title.together", TitleChoice::Together));
    }
    let Lines { notice, resume } = Lines::in_room(ui, state, words, room);
    let layout = Layout::top_down(bevy_egui::egui::Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().id_salt("ways").max_rect(column).layout(layout));
    ui.spacing_mut().item_spacing.y = gap(low);
    let mut chosen = None;
    if let Some((notice, font)) = notice {
        paint_notice(&mut ui, &notice, font);
    }
    let mut single = |ui: &mut Ui, key, primary, icon, (target, choice)| {
        let kind = if primary { ButtonKind::Primary } else { ButtonKind::Plain };
        let response = Button::new(&words.say(key)).kind(kind).icon(art.icon(icon)).wide().show(ui);
        targets.mark(target, &response);
        chosen = response.clicked().then_some(choice).or(chosen);
    };
    if let Some((line, font)) = resume {
        ui.label(RichText::new(line).font(font).color(palette::PARCHMENT));
        single(&mut ui, key!("title-resume"), true, "play", ("title.resume", TitleChoice::Resume));
    }
    if let Some(learn) = state.learn {
        let key = match learn {
            Learn::Begin => key!("title-learn"),
            Learn::GoOn => key!("title-learn-on"),
        };
        single(&mut ui, key, true, "play", ("title.learn", TitleChoice::Learn));
    }
    let first = state.resume.is_none() && state.learn.is_none();
    single(&mut ui, key!("title-new-case"), first, "magnifier", ("title.new-case", TitleChoice::NewCase));
    if !low {
        single(&mut ui, key!("together-title"), false, "person", ("title.together", TitleChoice::Together));
    }
    chosen = beside(&mut ui, &other, READABLE, (art, targets)).or(chosen);
    beside(&mut ui, &small, SMALLEST, (art, targets)).or(chosen)
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

/// A way that stands beside others: its words, its picture, its target, and where it leads.
type TitleButton = (String, &'static str, &'static str, TitleChoice);

/// The daily case, practice, a real table, and all cases of this device.
fn other_ways(state: &TitleState, words: &Words) -> Vec<TitleButton> {
    let daily = if state.solved { key!("title-daily-done") } else { key!("title-daily") };
    let cases = words.with(key!("title-cases"), &[("cases", state.cases.into())]);
    vec![
        (words.say(daily), "candlestick", "title.daily", TitleChoice::Daily),
        (words.say(key!("title-practice")), "question", "title.practice", TitleChoice::Practice),
        (words.say(key!("title-position")), "notebook", "title.position", TitleChoice::Position),
        (cases, "eye", "title.cases", TitleChoice::Cases),
    ]
}

/// A way in narrower than this cannot be read; of the smallest ones.
const READABLE: f32 = 128.0;
const SMALLEST: f32 = 92.0;
/// The room round a notice.
const NOTICE: f32 = 9.0;

/// Lessons, motion, sound, language, and the way out of a window.
fn small_ways(state: &TitleState, words: &Words) -> Vec<TitleButton> {
    let motion = words.with(key!("title-motion"), &[("pace", state.motion.key().into())]);
    let sound = words.say(if state.muted { key!("title-sound-off") } else { key!("title-sound-on") });
    let mut all = vec![
        (words.say(key!("title-lessons")), "book", "title.lessons", TitleChoice::Lessons),
        (motion, "gear", "title.motion", TitleChoice::Motion(state.motion.next())),
        (sound, "speech", "title.sound", TitleChoice::Mute(!state.muted)),
        (words.say(key!("eyes-title")), "eye", "title.language", TitleChoice::Language),
    ];
    if state.quit {
        all.push((words.say(key!("title-quit")), "door", "title.quit", TitleChoice::Quit));
    }
    all
}

/// How wide each of some ways side by side is.
fn each(count: usize, width: f32, ui: &Ui) -> f32 {
    (width - ui.spacing().item_spacing.x * (count as f32 - 1.0)) / count as f32
}

/// How many ways stand side by side: all, or where each would be narrower than this three or two.
fn columns(count: usize, width: f32, least: f32, ui: &Ui) -> usize {
    // None stands alone in its row.
    let fits = |columns: &usize| each(*columns, width, ui) >= least && count % columns != 1;
    [count, 3].into_iter().find(fits).unwrap_or(2)
}

/// Ways side by side.
fn beside(ui: &mut Ui, all: &[TitleButton], least: f32, (art, targets): (&Art, &ScreenTargets)) -> Option<TitleChoice> {
    let (width, height) = (ui.available_width(), ui.spacing().interact_size.y);
    let columns = columns(all.len(), width, least, ui);
    let each = each(columns, width, ui);
    let mut chosen = None;
    for row in all.chunks(columns) {
        ui.allocate_ui_with_layout(vec2(width, height), Layout::left_to_right(bevy_egui::egui::Align::Center), |ui| {
            for (text, icon, target, choice) in row {
                // Where it is narrow the words have the room.
                let button = Button::new(text).icon(art.icon(icon).filter(|_| each > 120.0)).wide();
                let response = ui.allocate_ui(vec2(each, height), |ui| button.show(ui)).inner;
                targets.mark(*target, &response);
                chosen = response.clicked().then_some(*choice).or(chosen);
            }
        });
    }
    chosen
}

fn paint_notice(ui: &mut Ui, notice: &str, font: FontId) {
    let ground = veil(mix(palette::BLOOD, palette::NIGHT, 0.6), 0.92);
    bevy_egui::egui::Frame::new().fill(ground).corner_radius(round::PLATE).inner_margin(NOTICE).show(ui, |ui| {
        ui.set_width(ui.available_width());
        live::heard(&ui.label(RichText::new(notice).font(font).color(palette::IVORY)), "title.notice", notice);
    });
}

fn foot(ui: &Ui, words: &Words, room: Rect) {
    let line = words.with(key!("title-foot"), &[("version", env!("CARGO_PKG_VERSION").into())]);
    let ink = mix(palette::SMOKE, palette::PARCHMENT, 0.25);
    let high = if room.height() < LOW { 30.0 } else { 44.0 };
    let middle = pos2(room.center().x, room.bottom() - 4.0 - high / 2.0);
    let plate = Rect::from_center_size(middle, vec2(room.width() - 20.0, high));
    draw::write_in_plate(ui.painter(), plate, &line, &body(Size::FOOT), ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_in_leave_the_name_its_room_however_high_letters_make_them() {
        let state = TitleState { learn: Some(Learn::Begin), ..TitleState::default() };
        for (size, least, name) in [(vec2(360.0, 640.0), FINGER, NAME.1), (vec2(844.0, 390.0), POINTER, NAME.0)] {
            for wanted in [FINGER, 66.0] {
                let room = Rect::from_min_size(pos2(0.0, 0.0), size);
                let ctx = bevy_egui::egui::Context::default();
                crate::ui::style::apply(&ctx);
                let mut stands = None;
                let mut output = ctx.run_ui(bevy_egui::egui::RawInput::default(), |ui| {
                    ui.spacing_mut().interact_size.y = wanted;
                    stands = Some(column(ui, &state, &Words::english(), room));
                });
                output.textures_delta.clear();
                let (column, high) = stands.expect("a frame");
                assert!(column.top() >= name - 0.1, "{size:?}, {wanted}: {column:?}");
                assert!((least..=wanted).contains(&high), "{size:?}, {wanted}: {high}");
            }
        }
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

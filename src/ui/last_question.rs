//! One line that keeps the last question and its refutations in sight; a press opens the log.

use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Intent, PanelContext,
    notebook::NotebookWish,
    style::{FINGER, body, bold, fingers, mix, veil},
    widgets::{disc, draw, focus_ring, tip},
};
use crate::ui::scale::{Size, growth, round};
use candlestick_game::question::{self, LastQuestion, Refutation};
use candlestick_rules::SeatId;
use candlestick_themes::{describe, key, palette};

/// Height of the line where a mouse presses it.
const HEIGHT: f32 = 24.0;
/// Radius of the faces.
const FACE: f32 = 9.0;
/// Width of a refutation: a face and its sign.
const ANSWER: f32 = 34.0;
/// The most of the line's width that refutations take; the rest is for what was asked.
const ANSWERS: f32 = 0.5;
/// The room behind a name.
const BETWEEN: f32 = 5.0;

/// Shows the line; its place is kept before anything has been asked. A lesson tells by itself what was asked.
pub fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    if context.coach.is_some() {
        return;
    }
    let Some(asked) = question::last(context.view) else { return nothing_yet(ui, context) };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height(ui, context)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, sentences(context)));
    context.targets.mark("last-question", &response);
    paint(ui, context, &asked, rect, response.hovered() || response.has_focus());
    focus_ring(ui, &response, round::PLATE);
    if tip(response, sentences(context)).clicked() {
        intents.push(Intent::Notebook(NotebookWish::ShowLog));
    }
}

/// How high the line is: as a finger wants it, or as its words do.
fn height(ui: &Ui, context: &PanelContext) -> f32 {
    if fingers(ui, context.narrow) { FINGER } else { HEIGHT * growth() }
}

/// The line before the first question.
fn nothing_yet(ui: &mut Ui, context: &PanelContext) {
    let text = context.words.say(key!("asked-nothing"));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height(ui, context)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
    ui.painter().rect_filled(rect, round::PLATE, veil(palette::NIGHT, 0.5));
    let at = pos2(rect.left() + FACE, rect.center().y);
    let width = rect.width() - 2.0 * FACE;
    draw::write(ui.painter(), at, Align2::LEFT_CENTER, &text, &body(Size::FOOT), palette::ASH.into(), width);
}

fn paint(ui: &Ui, context: &PanelContext, asked: &LastQuestion, rect: Rect, lit: bool) {
    let painter = ui.painter();
    let ground = if lit { palette::WALNUT_LIGHT.into() } else { veil(palette::NIGHT, 0.5) };
    painter.rect_filled(rect, round::PLATE, ground);
    let face = |seat: SeatId, at: Pos2| {
        let rim = mix(palette::BRASS, palette::WALNUT, 0.3);
        disc(painter, context.theme, context.art, context.suspect(seat), at, FACE, rim);
    };
    let y = rect.center().y;
    face(asked.asker, pos2(rect.left() + FACE + 3.0, y));
    let (refutations, each) = in_room(&asked.refutations, rect.width() * ANSWERS);
    let right = rect.right() - each * refutations.len() as f32 - 4.0;
    for (n, (seat, refutation)) in refutations.into_iter().enumerate() {
        let at = pos2(right + each * n as f32 + FACE + 2.0, y);
        face(seat, at);
        if each >= ANSWER {
            sign(ui, context, refutation, at + vec2(FACE + 8.0, 0.0));
        }
    }
    let left = rect.left() + 2.0 * FACE + 9.0;
    names(ui, context, asked, Rect::from_x_y_ranges(left..=right - 4.0, rect.y_range()));
}

/// The refutations that are shown, and how far apart: where not all fit, those who had none are left to the log, and the
/// others close up.
fn in_room(refutations: &[(SeatId, Refutation)], room: f32) -> (Vec<(SeatId, Refutation)>, f32) {
    if ANSWER * refutations.len() as f32 <= room {
        return (refutations.to_vec(), ANSWER);
    }
    let some: Vec<_> =
        refutations.iter().filter(|(_, refutation)| !matches!(refutation, Refutation::CannotRefute)).copied().collect();
    let each = (room / some.len().max(1) as f32).min(ANSWER);
    (some, each)
}

/// The three cards; one that the person saw shown is lit.
fn names(ui: &Ui, context: &PanelContext, asked: &LastQuestion, rect: Rect) {
    let cards = context.view.edition.cards.cards(asked.triple);
    let shown = asked.refutations.iter().find_map(|(_, refutation)| match refutation {
        Refutation::Showed(card) => *card,
        _ => None,
    });
    let named = cards.map(|card| {
        let name = super::widgets::Tile::of(context.theme, card).name;
        let (font, ink): (_, Color32) = if shown == Some(card) {
            (bold(Size::FOOT), palette::CANDLE.into())
        } else {
            (body(Size::FOOT), palette::PARCHMENT.into())
        };
        (name, font, ink)
    });
    let painter = ui.painter();
    let wide = |(name, font, ink): &(&str, FontId, Color32)| {
        painter.layout_no_wrap((*name).to_owned(), font.clone(), *ink).size().x + BETWEEN
    };
    let widths = shares([0, 1, 2].map(|n: usize| wide(&named[n])), rect.width());
    let mut left = rect.left();
    for ((name, font, ink), width) in named.into_iter().zip(widths) {
        // Long names take as many lines as the line is high for.
        let galley = draw::in_plate(painter, name, &font, ink, vec2(width - BETWEEN, rect.height()));
        let corner = pos2(left, rect.center().y - galley.size().y / 2.0);
        painter.galley(draw::plate_corner(&galley, corner), galley, ink);
        left += width;
    }
}

/// How wide each of three names is in so much room: all alike where that does, else the short ones leave theirs to the long.
fn shares(wanted: [f32; 3], room: f32) -> [f32; 3] {
    let even = room / 3.0;
    if wanted.iter().all(|wide| *wide <= even) {
        return [even; 3];
    }
    let mut order = [0, 1, 2];
    order.sort_by(|one: &usize, other| wanted[*one].total_cmp(&wanted[*other]));
    let (mut widths, mut left) = ([0.0; 3], room);
    for (n, at) in order.into_iter().enumerate() {
        widths[at] = wanted[at].min(left / (3 - n) as f32);
        left -= widths[at];
    }
    widths
}

fn sign(ui: &Ui, context: &PanelContext, refutation: Refutation, at: Pos2) {
    let (icon, ink) = match refutation {
        Refutation::CannotRefute => ("minus", palette::ASH),
        Refutation::Showed(_) => ("cards", palette::CANDLE),
        Refutation::PassedOn => ("skip", palette::CANDLE),
    };
    if let Some(texture) = context.art.icon(icon) {
        ui.painter().image(texture, Rect::from_center_size(at, Vec2::splat(12.0)), draw::WHOLE, ink.into());
    }
}

/// The lines of the log that it stands for.
fn sentences(context: &PanelContext) -> String {
    let names = super::seat_names(context.theme, context.view);
    let me = Some(context.view.me).filter(|_| context.plays());
    let lines = question::lines(context.view).map(|event| describe(event, context.theme, context.words, &names, me));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{Art, ScreenTargets};
    use bevy_egui::egui::{Context, RawInput};
    use candlestick_game::{Case, Help, Level, Marks, NotebookAssist, testing};
    use candlestick_themes::Words;

    /// The height that the line takes, and whether it can be pressed.
    fn line(case: &Case) -> (f32, bool) {
        let (view, targets) = (case.game().view(SeatId(0)), ScreenTargets::default());
        let assist = NotebookAssist::new(&view, Help::CrossOff, None);
        let context = PanelContext {
            theme: case.theme(),
            words: &Words::english(),
            art: &Art::default(),
            view: &view,
            seats: &case.log().seats,
            names: None,
            away: &[],
            marks: &Marks::default(),
            assist: &assist,
            cell: None,
            why: None,
            told: None,
            selected: None,
            planned: None,
            would_show: None,
            take_back: false,
            coach: None,
            busy: false,
            stands: false,
            elsewhere: false,
            shared: false,
            narrow: false,
            board_hidden: false,
            targets: &targets,
        };
        let (ctx, mut height) = (Context::default(), 0.0);
        crate::ui::style::apply(&ctx);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let above = ui.cursor().top();
            show(ui, &context, &mut Vec::new());
            height = ui.cursor().top() - above;
        });
        output.textures_delta.clear();
        (height, targets.find("last-question").is_some())
    }

    #[test]
    fn its_place_is_kept_before_anything_is_asked() {
        let opened = testing::opened("classic-2016", 3, Level::Novice, 4);
        let before = line(&opened);
        let mut case = opened;
        while question::last(&case.game().view(SeatId(0))).is_none() {
            case = testing::played(case, 1);
        }
        assert_eq!((before, line(&case)), ((before.0, false), (before.0, true)));
        assert!(before.0 >= HEIGHT);
    }

    #[test]
    fn short_names_leave_their_room_to_long_ones_and_none_has_more_than_there_is() {
        assert_eq!(shares([20.0, 30.0, 40.0], 150.0), [50.0; 3]);
        assert_eq!(shares([30.0, 200.0, 70.0], 150.0), [30.0, 60.0, 60.0]);
        assert_eq!(shares([200.0, 20.0, 70.0], 170.0), [80.0, 20.0, 70.0]);
        assert_eq!(shares([90.0, 90.0, 90.0], 150.0), [50.0; 3]);
    }

    #[test]
    fn what_was_asked_keeps_its_room_however_many_answer() {
        let refutations: Vec<_> = (1..10)
            .map(|n| (SeatId(n), if n % 3 == 0 { Refutation::PassedOn } else { Refutation::CannotRefute }))
            .collect();
        let (all, each) = in_room(&refutations, 400.0);
        assert_eq!((all.len(), each), (9, ANSWER));
        let (some, each) = in_room(&refutations, 170.0);
        assert_eq!((some.len(), each), (3, ANSWER));
        assert!(some.iter().all(|(seat, _)| seat.0 % 3 == 0));
        let all_refuse: Vec<_> = refutations.iter().map(|(seat, _)| (*seat, Refutation::PassedOn)).collect();
        let (nine, each) = in_room(&all_refuse, 170.0);
        assert!(nine.len() == 9 && each * 9.0 <= 170.0);
    }
}

//! The bar below a case that is watched: where one is in it, with whose eyes, what was remarked, and playing on.

use bevy_egui::egui::{
    Align, Color32, Frame, Label, Layout, Margin, Rect, RichText, ScrollArea, Slider, Stroke, TextEdit, Ui, vec2,
};

use super::state::{ReplayChoice, WatchedCase};
use crate::ui::{
    Art, ScreenTargets,
    scale::Size,
    style::{body, bold, is_low, touch, veil},
    widgets::{Button, ButtonKind, Foot, arrow_button, called, fixed, icon_button, more_button, told_first},
};
use candlestick_game::record::Comment;
use candlestick_rules::CardSet;
use candlestick_themes::{Words, key, list_of, palette};

/// Rows of a remark that is begun; it grows with its lines.
const ROWS: usize = 3;
/// The most that remarks take of the window's height.
const MOST_OF_HEIGHT: f32 = 0.25;

/// The narrowest slider.
const LEAST_SLIDER: f32 = 60.0;

/// How wide a button that is a picture is, with what stands between it and the next.
fn place_of_icon(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y + ui.spacing().item_spacing.x
}

/// What the bar is given.
#[derive(Debug, Clone, Copy)]
pub struct BarContext<'a> {
    /// The game's words.
    pub words: &'a Words,
    /// The game's pictures.
    pub art: &'a Art,
    /// Where it notes what can be pressed.
    pub targets: &'a ScreenTargets,
    /// The turn that is shown.
    pub turn: u32,
    /// Whether things stand in several rows, for a finger.
    pub narrow: bool,
}

/// The bar at the lower end of a window, to be shown once all above it is.
#[must_use]
pub fn foot(ui: &Ui) -> Foot {
    Foot::framed(ui, "replay", Frame::new().fill(veil(palette::NIGHT, 0.96)).inner_margin(Margin::symmetric(10, 6)))
}

/// Shows what stands in the bar; answers what was chosen.
pub fn bar(ui: &mut Ui, watched: &mut WatchedCase, context: &BarContext) -> Option<ReplayChoice> {
    touch(ui, context.narrow);
    // Where letters are large it takes several rows on a wide window too.
    let context = &BarContext { narrow: context.narrow || !fits_one_row(ui, watched, context), ..*context };
    let open = watched.open && !watched.is_unspoilt();
    if open || watched.remarks().next().is_some() {
        lines_of(ui, "replay-lines", |ui| {
            if open {
                hands(ui, watched, context);
            }
            for remark in watched.remarks() {
                let text = RichText::new(&remark.text).font(body(Size::TEXT)).color(palette::CANDLE);
                ui.add(Label::new(text).wrap());
            }
        });
    }
    if watched.writing.is_some() {
        return writing(ui, watched, context);
    }
    if context.narrow {
        // Side by side they would lie over each other.
        let moved = moments(ui, watched, context);
        if is_low(ui) && !watched.unfolded {
            return moved;
        }
        let looked = ui.horizontal(|ui| eyes(ui, watched, context)).inner;
        let went = ui.horizontal(|ui| ways_on(ui, watched, context)).inner;
        return went.or(looked).or(moved);
    }
    let height = ui.spacing().interact_size.y;
    let row = vec2(ui.available_width(), height);
    let layout = Layout::left_to_right(Align::Center);
    let half = vec2(row.x * 0.5, height);
    let shown = ui.allocate_ui_with_layout(row, layout, |ui| {
        let moved = ui.allocate_ui(half, |ui| moments(ui, watched, context)).inner;
        let looked = eyes(ui, watched, context);
        let end = wide_ways(ui, watched, context);
        let went = told_first(ui, end, |_| (), |ui| ways_on(ui, watched, context)).inner;
        went.or(looked).or(moved)
    });
    shown.inner
}

/// Whether eyes and ways on stand beside the moments, which take half of the row.
fn fits_one_row(ui: &Ui, watched: &WatchedCase, context: &BarContext) -> bool {
    let told = ui.painter().layout_no_wrap(told_eyes(watched, context.words), body(Size::TEXT), Color32::PLACEHOLDER);
    let gaps = 3.0 * ui.spacing().item_spacing.x;
    wide_ways(ui, watched, context) + told.size().x + 2.0 * place_of_icon(ui) + gaps <= ui.available_width() / 2.0
}

/// How wide playing on from here is, with its pictures.
fn wide_ways(ui: &Ui, watched: &WatchedCase, context: &BarContext) -> f32 {
    let play = Button::new(&context.words.say(key!("replay-play-on"))).natural_width(ui);
    play + icons_on(watched).into_iter().filter(|stands| *stands).count() as f32 * place_of_icon(ui)
}

/// Lines that scroll where they are many: the board stays in sight.
fn lines_of(ui: &mut Ui, id: &str, add: impl FnOnce(&mut Ui)) {
    let most = (ui.ctx().content_rect().height() * MOST_OF_HEIGHT).max(60.0);
    ScrollArea::vertical().id_salt(id).max_height(most).auto_shrink([false, true]).show(ui, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
}

/// Step by step, by itself, or anywhere.
fn moments(ui: &mut Ui, watched: &WatchedCase, context: &BarContext) -> Option<ReplayChoice> {
    let (words, of) = (context.words, watched.of());
    let turn = words.with(key!("replay-turn"), &[("turn", context.turn.into())]);
    let told = RichText::new(&turn).font(bold(Size::TEXT)).color(palette::PARCHMENT);
    // Where letters are large the turn has a line of its own.
    let wide = ui.painter().layout_no_wrap(turn.clone(), bold(Size::TEXT), Color32::PLACEHOLDER).size().x;
    let own_line = ui.available_width() < wide + 3.0 * place_of_icon(ui) + LEAST_SLIDER;
    if own_line {
        ui.add(Label::new(told.clone()).wrap());
    }
    let mut chosen = None;
    // A phone on its side has no room for more than one row below the table.
    let folds = context.narrow && is_low(ui);
    ui.horizontal(|ui| {
        let back =
            ui.add_enabled_ui(watched.at > 0, |ui| arrow_button(ui, true, &words.say(key!("replay-back")))).inner;
        context.targets.mark("replay.back", &back);
        chosen = back.clicked().then(|| ReplayChoice::To(watched.at - 1)).or(chosen.take());
        let (icon, key) = if watched.running { ("pause", key!("replay-stop")) } else { ("play", key!("replay-run")) };
        let run = icon_button(ui, context.art.icon(icon), &words.say(key));
        context.targets.mark("replay.run", &run);
        chosen = run.clicked().then_some(ReplayChoice::Run(!watched.running)).or(chosen.take());
        let on = watched.at < of;
        let forth = ui.add_enabled_ui(on, |ui| arrow_button(ui, false, &words.say(key!("replay-forth")))).inner;
        context.targets.mark("replay.forth", &forth);
        chosen = forth.clicked().then(|| ReplayChoice::To(watched.at + 1)).or(chosen.take());
        if !own_line {
            ui.label(told);
        }
        let mut at = watched.at;
        let beside = if folds { place_of_icon(ui) } else { 0.0 };
        ui.spacing_mut().slider_width = (ui.available_width() - beside - 8.0).max(LEAST_SLIDER);
        // Of nothing it would stand in the middle.
        let told = 0..=watched.actions_told().max(1);
        let slider = ui.add_enabled(watched.actions_told() > 0, Slider::new(&mut at, told).show_value(false));
        called(&slider, turn);
        context.targets.mark("replay.slider", &slider);
        remarked(ui, watched, slider.rect);
        if slider.changed() && at != watched.at {
            chosen = Some(ReplayChoice::To(at));
        }
        if folds {
            let rest = more_button(ui, &words.say(key!("replay-more")));
            context.targets.mark("replay.more", &rest);
            chosen = rest.clicked().then_some(ReplayChoice::Unfold(!watched.unfolded)).or(chosen.take());
        }
    });
    chosen
}

/// A stroke on the slider for each moment with a remark.
fn remarked(ui: &Ui, watched: &WatchedCase, rect: Rect) {
    let (inset, of) = (rect.height() / 2.5, watched.actions_told().max(1) as f32);
    for comment in watched.comments.iter().filter(|comment| comment.after <= watched.actions_told()) {
        let x = rect.left() + inset + (rect.width() - 2.0 * inset) * comment.after as f32 / of;
        ui.painter().vline(x, rect.y_range().shrink(rect.height() * 0.3), Stroke::new(2.0, palette::CANDLE));
    }
}

/// Everybody's cards and the case file, line by line.
fn hands(ui: &mut Ui, watched: &WatchedCase, context: &BarContext) {
    let (game, theme) = (watched.case.game(), watched.case.theme());
    let names = |cards: CardSet| cards.iter().map(|card| theme.card_name(card).to_owned()).collect::<Vec<_>>();
    let hands = game.seats().map(|seat| {
        let suspect = game.suspect_of(seat);
        (theme.suspects[suspect.index()].short.clone(), game.truth().hand(seat))
    });
    let file = (context.words.say(key!("practice-in-file")), theme.edition.cards.set(game.truth().case_file));
    for (name, cards) in hands.chain([file]) {
        let list = list_of(&names(cards), context.words);
        let text = context.words.with(key!("practice-holds"), &[("name", (&name).into()), ("cards", (&list).into())]);
        ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(palette::PARCHMENT_SHADE)).wrap());
    }
}

/// With whose eyes, in words.
fn told_eyes(watched: &WatchedCase, words: &Words) -> String {
    let suspect = watched.case.game().suspect_of(watched.eyes);
    let name = &watched.case.theme().suspects[suspect.index()].short;
    words.with(key!("replay-eyes"), &[("name", name.into())])
}

/// Which pictures stand beside playing on: of the cards, of the next remark, and of one's own.
fn icons_on(watched: &WatchedCase) -> [bool; 3] {
    [!watched.is_unspoilt(), remarked_elsewhere(watched).is_some(), watched.kept.is_some()]
}

/// The next remark on another moment.
fn remarked_elsewhere(watched: &WatchedCase) -> Option<usize> {
    watched.next_remark().filter(|after| *after != watched.at)
}

/// With whose eyes.
fn eyes(ui: &mut Ui, watched: &WatchedCase, context: &BarContext) -> Option<ReplayChoice> {
    let words = context.words;
    let left = arrow_button(ui, true, &words.say(key!("replay-eyes-before")));
    context.targets.mark("replay.eyes.before", &left);
    let text = told_eyes(watched, words);
    let told = Label::new(RichText::new(text).font(body(Size::TEXT)).color(palette::PARCHMENT));
    if context.narrow {
        let room = (ui.available_width() - place_of_icon(ui)).max(0.0);
        ui.allocate_ui(vec2(room, ui.spacing().interact_size.y), |ui| {
            ui.set_max_width(room);
            ui.add(told.wrap())
        });
    } else {
        ui.add(told);
    }
    let right = arrow_button(ui, false, &words.say(key!("replay-eyes-next")));
    context.targets.mark("replay.eyes.next", &right);
    let next = right.clicked().then_some(ReplayChoice::Eyes { next: true });
    left.clicked().then_some(ReplayChoice::Eyes { next: false }).or(next)
}

/// Playing on from here, and a remark.
fn ways_on(ui: &mut Ui, watched: &WatchedCase, context: &BarContext) -> Option<ReplayChoice> {
    let words = context.words;
    let text = words.say(key!("replay-play-on"));
    let remark = remarked_elsewhere(watched);
    let play = Button::new(&text).enabled(watched.at < watched.of());
    let play = if context.narrow {
        let icons = icons_on(watched).into_iter().filter(|stands| *stands).count() as f32;
        fixed(ui, ui.available_width() - icons * place_of_icon(ui), play)
    } else {
        play.show(ui)
    };
    context.targets.mark("replay.play-on", &play);
    let mut chosen = play.clicked().then_some(ReplayChoice::PlayOn);
    if !watched.is_unspoilt() {
        let cards = icon_button(ui, context.art.icon("eye"), &words.say(key!("replay-cards")));
        context.targets.mark("replay.cards", &cards);
        chosen = cards.clicked().then_some(ReplayChoice::Open(!watched.open)).or(chosen);
    }
    if let Some(after) = remark {
        let next = icon_button(ui, context.art.icon("scroll"), &words.say(key!("replay-next-remark")));
        context.targets.mark("replay.next-remark", &next);
        chosen = next.clicked().then_some(ReplayChoice::To(after)).or(chosen);
    }
    if watched.kept.is_some() {
        let note = icon_button(ui, context.art.icon("speech"), &words.say(key!("replay-remark")));
        context.targets.mark("replay.remark", &note);
        chosen = note.clicked().then_some(ReplayChoice::Write(true)).or(chosen);
    }
    chosen
}

/// The remark that is being written.
fn writing(ui: &mut Ui, watched: &mut WatchedCase, context: &BarContext) -> Option<ReplayChoice> {
    let words = context.words;
    let text = watched.writing.get_or_insert_default();
    let edit = TextEdit::multiline(text)
        .hint_text(RichText::new(words.say(key!("replay-remark-hint"))).color(palette::ASH))
        .desired_width(f32::INFINITY)
        .desired_rows(ROWS)
        .char_limit(Comment::MOST)
        .margin(Margin::symmetric(8, 4));
    lines_of(ui, "replay-writing", |ui| context.targets.mark("replay.writing", &ui.add(edit)));
    let mut chosen = None;
    ui.horizontal(|ui| {
        let keep = Button::new(&words.say(key!("replay-remark-keep"))).kind(ButtonKind::Primary).show(ui);
        context.targets.mark("replay.remark.keep", &keep);
        chosen = keep.clicked().then_some(ReplayChoice::Remark);
        let not = Button::new(&words.say(key!("library-not-now"))).leaves().show(ui);
        context.targets.mark("replay.remark.not", &not);
        chosen = not.clicked().then_some(ReplayChoice::Write(false)).or(chosen.take());
    });
    chosen
}

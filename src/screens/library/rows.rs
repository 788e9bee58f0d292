//! One case of the list: what it is, the way into it, and what else can be done with it.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::{
    parts::{LibraryScreen, line},
    state::{CaseDetail, CaseEntry, LibraryChoice},
};
use crate::ui::{
    button_of,
    qr::qr,
    scale::{Size, growth},
    style::{body, bold},
    widgets::{Button, ButtonKind, plate, told_first},
};
use candlestick_game::{Record, library::CaseId};
use candlestick_themes::{MessageKey, key, palette};

/// A button: its words, its picture, what it is for, its target, and what it chooses.
pub(super) type CaseButton = (MessageKey, &'static str, ButtonKind, &'static str, LibraryChoice);

/// Most buttons side by side.
const MOST_IN_ROW: usize = 3;
/// How wide the ways into a case are beside what it is, in points.
const BUTTONS: f32 = 300.0;
/// The widest pattern of a link, in points.
const PATTERN: f32 = 360.0;

/// Shows a case; answers what was chosen of it.
pub(super) fn show(
    ui: &mut Ui,
    entry: &CaseEntry,
    unfolded: &mut Option<(CaseId, CaseDetail)>,
    shared: &LibraryScreen,
) -> Option<LibraryChoice> {
    let frame = plate();
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let chosen = head(ui, entry, shared);
        let part = unfolded.as_mut().filter(|(id, _)| *id == entry.id).map(|(_, part)| {
            ui.add_space(6.0);
            ui.scope(|ui| below(ui, part, entry, shared))
        });
        (chosen, part)
    });
    let (chosen, part) = shown.inner;
    let id = ui.id().with(entry.id);
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), part.is_some()));
    let Some(part) = part else { return chosen };
    if !before {
        // It may stand below the list's edge. All of a case with large letters would be higher than the list, which does not
        // scroll to that.
        part.response.scroll_to_me(None);
    }
    part.inner.or(chosen)
}

/// What it is, and the ways into it and its other ways.
fn head(ui: &mut Ui, entry: &CaseEntry, shared: &LibraryScreen) -> Option<LibraryChoice> {
    let enter = match entry.closed {
        true => (key!("verdict-review"), "eye", ButtonKind::Plain, "library.enter", LibraryChoice::Open(entry.id)),
        false => (key!("library-play-on"), "play", ButtonKind::Plain, "library.enter", LibraryChoice::Open(entry.id)),
    };
    let more = (key!("library-more"), "gear", ButtonKind::Plain, "library.more", LibraryChoice::Unfold(entry.id));
    let both = vec![enter, more];
    if shared.narrow {
        about(ui, entry);
        ui.add_space(4.0);
        return ways_of(ui, shared, both, Some(entry));
    }
    let enter = |ui: &mut Ui| {
        ui.allocate_ui(vec2(BUTTONS, ui.spacing().interact_size.y), |ui| {
            ui.set_width(BUTTONS);
            ways_of(ui, shared, both, Some(entry))
        })
    };
    told_first(ui, BUTTONS, |ui| about(ui, entry), enter).inner.inner
}

fn about(ui: &mut Ui, entry: &CaseEntry) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add(Label::new(RichText::new(entry.name()).font(bold(Size::LEAD)).color(palette::IVORY)).wrap());
    let words = [&entry.who, &entry.how].map(String::as_str).join(" · ");
    ui.add(Label::new(RichText::new(words).font(body(Size::TEXT)).color(palette::PARCHMENT)).wrap());
    let house = if entry.title.is_empty() { "" } else { entry.house.as_str() };
    let small: Vec<_> = [house, &entry.begun].into_iter().filter(|text| !text.is_empty()).collect();
    if !small.is_empty() {
        ui.label(RichText::new(small.join(" · ")).font(body(Size::FOOT)).color(palette::PARCHMENT_SHADE));
    }
}

/// What is unfolded of a case.
fn below(ui: &mut Ui, part: &mut CaseDetail, entry: &CaseEntry, shared: &LibraryScreen) -> Option<LibraryChoice> {
    let back = || LibraryChoice::Show(CaseDetail::Ways);
    let deal = matches!(part, CaseDetail::Deal(_));
    let no = || (key!("library-not-now"), "door", ButtonKind::Plain, "library.not-now", back());
    match part {
        CaseDetail::Ways => {
            let show = LibraryChoice::Show;
            let link = (
                key!("library-link"),
                "scroll",
                ButtonKind::Plain,
                "library.link",
                show(CaseDetail::Link(String::new())),
            );
            let file = (key!("library-file"), "book", ButtonKind::Plain, "library.file", LibraryChoice::Save);
            let naming = show(CaseDetail::Naming(String::new()));
            let name = (key!("library-name"), "scroll", ButtonKind::Plain, "library.name", naming);
            let remove =
                (key!("library-remove"), "cross", ButtonKind::Plain, "library.remove", show(CaseDetail::Removing));
            let watch = (key!("lookback-watch"), "play", ButtonKind::Plain, "library.watch", LibraryChoice::Watch);
            let deal = (
                key!("library-deal"),
                "shuffle",
                ButtonKind::Plain,
                "library.deal",
                show(CaseDetail::Deal(String::new())),
            );
            let closed = [watch, deal].into_iter().filter(|_| entry.closed);
            ways(ui, shared, closed.chain([link, file, name, remove]).collect())
        }
        CaseDetail::Naming(title) => {
            let hint = shared.words.say(key!("library-name-hint"));
            line(ui, title, &hint, ("library.naming", shared), Record::MOST_TITLE);
            let yes =
                (key!("library-name-this"), "scroll", ButtonKind::Primary, "library.name-this", LibraryChoice::Name);
            ways(ui, shared, vec![yes, no()])
        }
        CaseDetail::Link(link) | CaseDetail::Deal(link) => {
            let words = shared.words;
            let why = if deal { key!("library-deal-why") } else { key!("library-link-why") };
            say(ui, &words.with(why, &[("letters", link.len().into())]));
            let room = ui.available_width().min(PATTERN);
            let there = ui.vertical_centered(|ui| qr(ui, link, room, &words.say(key!("library-qr")))).inner;
            if !there {
                say(ui, &words.say(key!("library-no-qr")));
            }
            let copy =
                (key!("library-copy-link"), "scroll", ButtonKind::Primary, "library.copy", LibraryChoice::CopyLink);
            let close = (key!("file-import-close"), "check", ButtonKind::Plain, "library.not-now", back());
            ways(ui, shared, vec![copy, close])
        }
        CaseDetail::Removing => {
            say(ui, &shared.words.say(key!("library-remove-why")));
            let yes = (
                key!("library-remove-this"),
                "cross",
                ButtonKind::Danger,
                "library.remove-this",
                LibraryChoice::Remove,
            );
            ways(ui, shared, vec![yes, no()])
        }
    }
}

fn say(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(body(Size::FOOT)).color(palette::PARCHMENT)).wrap());
}

/// The ways back, which Escape takes.
const BACK: [&str; 2] = ["library.not-now", "library.leave"];

/// The least width of a button in a row on a phone, in points.
const WAY: f32 = 170.0;

/// Buttons side by side, three in a row; on a phone two, and more where it lies on its side.
pub(super) fn ways(ui: &mut Ui, shared: &LibraryScreen, all: Vec<CaseButton>) -> Option<LibraryChoice> {
    ways_of(ui, shared, all, None)
}

/// The same of one case among others, whose buttons are called alike: they are read with what the case is.
fn ways_of(ui: &mut Ui, shared: &LibraryScreen, all: Vec<CaseButton>, of: Option<&CaseEntry>) -> Option<LibraryChoice> {
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let beside = if shared.narrow { (room / (WAY * growth())) as usize } else { MOST_IN_ROW };
    let in_row = beside.clamp(2, all.len().max(2));
    let mut chosen = None;
    let height = ui.spacing().interact_size.y;
    let mut left = all.into_iter().peekable();
    while left.peek().is_some() {
        let row: Vec<_> = left.by_ref().take(in_row).collect();
        let width = (room - gap * (row.len() as f32 - 1.0)) / row.len() as f32;
        ui.allocate_ui_with_layout(vec2(room, height), Layout::left_to_right(Align::Center), |ui| {
            for (key, icon, kind, target, choice) in row {
                let text = shared.words.say(key);
                let leaves = BACK.contains(&target);
                let told = of.map_or_else(|| text.clone(), |entry| button_of(shared.words, &text, &entry.called()));
                let button = Button::new(&text).kind(kind).icon(shared.art.icon(icon)).leaves_if(leaves);
                let button = button.read_as(&told).wide();
                let shown = ui.allocate_ui(vec2(width, height), |ui| {
                    ui.set_width(width);
                    button.show(ui)
                });
                shared.targets.mark(target, &shown.inner);
                if shown.inner.clicked() {
                    chosen = Some(choice);
                }
            }
        });
    }
    chosen
}

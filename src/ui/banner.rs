//! Short announcements over the board's top: what just happened, with its pictures.

use bevy_egui::egui::{Area, Context, Frame, Id, Label, Margin, Order, Rect, RichText, Stroke, Ui, pos2, vec2};

use super::{
    Depth, PanelContext,
    seat_disc::seat_disc,
    style::{bold, display, mix},
    widgets::{CardFace, card, card_back, draw},
};
use crate::ui::scale::{Size, round, widest};
use candlestick_rules::{CardId, DeckCardId, Event, SeatId, SuspectId, Triple};
use candlestick_themes::{DeckLook, Form, MessageKey, capitalised, key, list_of, palette};

/// What an announcement is made of.
#[derive(Debug, Default)]
struct BannerContent {
    seat: Option<SeatId>,
    title: String,
    cards: Vec<CardId>,
    backs: usize,
    slip: Option<(String, String)>,
    verdict: Option<bool>,
}

/// Shows the announcement of an event at the top of a rectangle; events that need none show nothing. Where several
/// could not answer, they are `together`.
pub fn show(ctx: &Context, context: &PanelContext, event: &Event, together: &[SeatId], rect: Rect) {
    let notice = if together.len() > 1 { Some(unable(context, together)) } else { notice(context, event) };
    let Some(notice) = notice else { return };
    let at = pos2(rect.center().x, rect.top() + 10.0);
    let area = Area::new(Id::new("banner"))
        .order(Order::Middle)
        .interactable(false)
        .pivot(bevy_egui::egui::Align2::CENTER_TOP);
    area.fixed_pos(at).fade_in(true).show(ctx, |ui| {
        ui.set_max_width((rect.width() - 24.0).min(widest(420.0)));
        frame().show(ui, |ui| paint(ui, context, &notice));
    });
}

fn frame() -> Frame {
    Frame::new()
        .fill(mix(palette::NIGHT, palette::WALNUT, 0.4))
        .stroke(Stroke::new(1.5, palette::BRASS))
        .corner_radius(round::SHEET)
        .inner_margin(Margin::symmetric(14, 8))
        .shadow(Depth::Window.shadow())
}

fn paint(ui: &mut Ui, context: &PanelContext, notice: &BannerContent) {
    ui.horizontal(|ui| {
        if let Some(seat) = notice.seat {
            seat_disc(ui, context, seat, 36.0);
        }
        let ink = match notice.verdict {
            Some(false) => mix(palette::BLOOD, palette::IVORY, 0.4),
            _ => palette::CANDLE.into(),
        };
        let font = draw::for_whole_words(ui.painter(), &notice.title, &display(Size::LEAD), ui.available_width());
        // A row would go on beyond the window, and all below it with it.
        ui.add(Label::new(RichText::new(&notice.title).font(font).color(ink)).wrap());
    });
    if let Some((title, text)) = &notice.slip {
        ui.label(RichText::new(title).font(bold(Size::TEXT)).color(palette::BRASS));
        ui.label(RichText::new(text).color(palette::PARCHMENT));
    }
    if !notice.cards.is_empty() || notice.backs > 0 {
        let count = (notice.cards.len() + notice.backs) as f32;
        let width = ((ui.available_width() + 8.0) / count.max(3.0) - 8.0).floor().min(76.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            for id in &notice.cards {
                card(ui, context.theme, context.art, *id, CardFace { width, ..CardFace::default() });
            }
            for _ in 0..notice.backs {
                card_back(ui, context.theme, context.art, width);
            }
        });
    }
}

/// What is announced of an event. Every event is named here, so that a new one does not compile until it is said how it is
/// announced.
fn notice(context: &PanelContext, event: &Event) -> Option<BannerContent> {
    match *event {
        Event::TurnStarted { .. }
        | Event::CannotRefute { .. }
        | Event::GaveUp { .. }
        | Event::NothingToShow { .. }
        | Event::PassedOn { .. }
        | Event::LeftUnrefuted { .. }
        | Event::NoEffect { .. }
        | Event::TurnMissed { .. } => sentence(context, event),
        Event::RolledOff { seat, steps, .. } => {
            Some(with_steps(context, [key!("banner-rolled-off"), key!("banner-rolled-off-mine")], seat, steps))
        }
        Event::StepsAdded { seat, steps } => {
            Some(with_steps(context, [key!("banner-steps-added"), key!("banner-steps-added-mine")], seat, steps))
        }
        Event::NobodyShowed { .. } => Some(plain(context, key!("banner-nobody"))),
        Event::Stuck { seat } => Some(BannerContent { seat: Some(seat), ..plain(context, key!("banner-stuck")) }),
        Event::TokenSent { seat, suspect, .. } => Some(sent(context, seat, suspect)),
        Event::Chose { seat, target } => Some(chose(context, seat, target)),
        Event::Reshuffled => {
            let title = context.words.with(key!("banner-reshuffled"), &[("deck", (&context.theme.deck_phrase).into())]);
            Some(BannerContent { title, ..BannerContent::default() })
        }
        Event::Suggested { .. }
        | Event::Accused { .. }
        | Event::CaseFileSeen { .. }
        | Event::Revealed { .. }
        | Event::NobodyHolds { .. }
        | Event::Named { .. }
        | Event::Eliminated { .. } => with_cards(context, event),
        Event::Drawn { .. } | Event::Kept { .. } | Event::CardPlayed { .. } | Event::PowerUsed { .. } => {
            with_slip(context, event)
        }
        Event::Shown { .. }
        | Event::ShownFreely { .. }
        | Event::SeenToo { .. }
        | Event::PassedLeft { .. }
        | Event::Peeked { .. }
        | Event::RoomCardSeen { .. }
        | Event::SideCardSeen { .. } => secret(context, event),
        Event::Opened(_)
        | Event::Dealt { .. }
        | Event::Rolled { .. }
        | Event::Moved { .. }
        | Event::Stayed { .. }
        | Event::TokenPulled { .. }
        | Event::WeaponPulled { .. }
        | Event::Closed(_) => None,
    }
}

/// What is said of a seat in one sentence, with nothing besides.
fn sentence(context: &PanelContext, event: &Event) -> Option<BannerContent> {
    let (keys, seat) = match *event {
        Event::TurnStarted { seat, .. } => ([key!("banner-turn"), key!("banner-turn-mine")], seat),
        Event::CannotRefute { seat } => ([key!("banner-cannot-refute"), key!("banner-cannot-refute-mine")], seat),
        Event::GaveUp { seat } => ([key!("banner-gave-up"), key!("banner-gave-up-mine")], seat),
        Event::NothingToShow { seat } => ([key!("banner-nothing-to-show"), key!("banner-nothing-to-show-mine")], seat),
        Event::PassedOn { seat } => ([key!("banner-passed-on"), key!("banner-passed-on-mine")], seat),
        Event::LeftUnrefuted { seat } => ([key!("banner-unanswered"), key!("banner-unanswered-mine")], seat),
        Event::NoEffect { seat } => ([key!("banner-no-effect"), key!("banner-no-effect-mine")], seat),
        Event::TurnMissed { seat } => ([key!("banner-turn-missed"), key!("banner-turn-missed-mine")], seat),
        _ => return None,
    };
    Some(by(context, keys, seat))
}

/// Cards that all who are told of the event see.
fn with_cards(context: &PanelContext, event: &Event) -> Option<BannerContent> {
    Some(match *event {
        Event::Suggested { seat, triple } => {
            with_triple(context, by(context, [key!("banner-suggested"), key!("banner-suggested-mine")], seat), triple)
        }
        Event::Accused { seat, triple, right } => accused(context, seat, triple, right),
        Event::CaseFileSeen { seat, triple: Some(triple) } if seat == context.view.me => {
            with_triple(context, plain(context, key!("banner-case-file")), triple)
        }
        Event::Revealed { by: seat, card } => BannerContent {
            cards: vec![card],
            ..by(context, [key!("banner-revealed"), key!("banner-revealed-mine")], seat)
        },
        Event::NobodyHolds { card } => {
            BannerContent { cards: vec![card], ..plain(context, key!("banner-nobody-holds")) }
        }
        Event::Named { seat, card } => {
            BannerContent { cards: vec![card], ..by(context, [key!("banner-named"), key!("banner-named-mine")], seat) }
        }
        Event::Eliminated { seat, hand, .. } => BannerContent {
            cards: hand.iter().collect(),
            verdict: Some(false),
            ..by(context, [key!("banner-eliminated"), key!("banner-eliminated-mine")], seat)
        },
        _ => return None,
    })
}

/// A card of the deck, or a power, that comes into play.
fn with_slip(context: &PanelContext, event: &Event) -> Option<BannerContent> {
    let of_deck = |card: DeckCardId| context.theme.deck.get(card.index());
    let (keys, seat, look) = match *event {
        Event::Drawn { seat, card } => ([key!("banner-drawn"), key!("banner-drawn-mine")], seat, of_deck(card)),
        Event::Kept { seat, card } => ([key!("banner-kept"), key!("banner-kept-mine")], seat, card.and_then(of_deck)),
        Event::CardPlayed { seat, card } => {
            ([key!("banner-card-played"), key!("banner-card-played-mine")], seat, of_deck(card))
        }
        Event::PowerUsed { seat, suspect } => {
            let look = context.theme.suspects.get(suspect.index()).and_then(|look| look.power.as_ref());
            ([key!("banner-power-used"), key!("banner-power-used-mine")], seat, look)
        }
        _ => return None,
    };
    Some(slip(context, keys, seat, look))
}

/// A seat sends a suspect's token somewhere.
fn sent(context: &PanelContext, seat: SeatId, suspect: SuspectId) -> BannerContent {
    let suspect = context.theme.card_phrase(context.view.edition.cards.suspect(suspect));
    let values = [("name", context.short(seat).into()), ("suspect", (&suspect).into())];
    let key = own(context, [key!("banner-token-sent"), key!("banner-token-sent-mine")], seat);
    BannerContent { seat: Some(seat), title: context.words.with(key, &values), ..BannerContent::default() }
}

/// A seat chooses another.
fn chose(context: &PanelContext, seat: SeatId, target: SeatId) -> BannerContent {
    let me = context.view.me;
    let values = [("name", context.short(seat).into()), ("to", context.short(target).into())];
    let key = match (seat == me, target == me) {
        (true, _) => key!("banner-chose-mine"),
        (_, true) => key!("banner-chose-me"),
        _ => key!("banner-chose"),
    };
    BannerContent { seat: Some(seat), title: context.words.with(key, &values), ..BannerContent::default() }
}

/// Several who could not answer.
fn unable(context: &PanelContext, seats: &[SeatId]) -> BannerContent {
    let names: Vec<_> = seats.iter().map(|seat| context.short(*seat).to_owned()).collect();
    let names = list_of(&names, context.words);
    let [question, none] = context.theme.manner();
    let values = [("names", (&names).into()), question, none];
    BannerContent {
        title: context.words.with(key!("banner-cannot-refute-several"), &values),
        ..BannerContent::default()
    }
}

/// A deck card or power with its words, as far as they are known.
fn slip(context: &PanelContext, keys: [MessageKey; 2], seat: SeatId, look: Option<&DeckLook>) -> BannerContent {
    let [deck, vowel] = context.deck();
    let deck = [deck, vowel, ("name", context.short(seat).into())];
    let key = own(context, keys, seat);
    let slip = look.map(|look| (look.title.clone(), look.text.clone()));
    BannerContent { seat: Some(seat), title: context.words.with(key, &deck), slip, ..BannerContent::default() }
}

/// A sentence about a seat with a number of steps.
fn with_steps(context: &PanelContext, keys: [MessageKey; 2], seat: SeatId, steps: u32) -> BannerContent {
    let key = own(context, keys, seat);
    let title = context.words.with(key, &[("name", context.short(seat).into()), ("steps", steps.into())]);
    BannerContent { seat: Some(seat), title, ..BannerContent::default() }
}

/// Cards that only some see: as a face to them, as a back to the others.
fn secret(context: &PanelContext, event: &Event) -> Option<BannerContent> {
    let me = context.view.me;
    let (seat, key, values, card) = match *event {
        Event::Shown { by, to, card } | Event::ShownFreely { by, to, card } | Event::PassedLeft { by, to, card } => {
            let key = match (by == me, to == me) {
                (true, _) => key!("banner-shown-mine"),
                (_, true) => key!("banner-shown-to-me"),
                _ => key!("banner-shown"),
            };
            (by, key, [("by", context.short(by)), ("to", context.short(to))], card)
        }
        Event::Peeked { by, at, card } => {
            let key = if by == me { key!("banner-peeked-mine") } else { key!("banner-peeked") };
            (by, key, [("by", context.short(by)), ("at", context.short(at))], card)
        }
        Event::SeenToo { seat, by, card, .. } => {
            let key = if seat == me { key!("banner-seen-too-mine") } else { key!("banner-seen-too") };
            (seat, key, [("name", context.short(seat)), ("by", context.short(by))], card)
        }
        Event::SideCardSeen { seat, place, card } => {
            let key = if seat == me { key!("banner-side-card-mine") } else { key!("banner-side-card") };
            let values = [("name", context.short(seat).into()), ("place", (place + 1).into())];
            return Some(BannerContent {
                seat: Some(seat),
                title: context.words.with(key, &values),
                ..face_or_back(card)
            });
        }
        Event::RoomCardSeen { seat, room, card } => {
            let room = context.theme.room_phrase(room, Form::In);
            let key = if seat == me { key!("banner-room-card-mine") } else { key!("banner-room-card") };
            let title = context.words.with(key, &[("name", context.short(seat).into()), ("in", (&room).into())]);
            return Some(BannerContent { seat: Some(seat), title: capitalised(title), ..face_or_back(card) });
        }
        _ => return None,
    };
    let values = values.map(|(name, value)| (name, value.into()));
    Some(BannerContent { seat: Some(seat), title: context.words.with(key, &values), ..face_or_back(card) })
}

fn face_or_back(card: Option<CardId>) -> BannerContent {
    BannerContent { cards: card.into_iter().collect(), backs: usize::from(card.is_none()), ..BannerContent::default() }
}

fn accused(context: &PanelContext, seat: SeatId, triple: Triple, right: bool) -> BannerContent {
    let notice = with_triple(context, by(context, [key!("banner-accused"), key!("banner-accused-mine")], seat), triple);
    let verdict = context.words.say(if right { key!("banner-right") } else { key!("banner-wrong") });
    BannerContent { title: format!("{} {verdict}", notice.title), verdict: Some(right), ..notice }
}

fn with_triple(context: &PanelContext, notice: BannerContent, triple: Triple) -> BannerContent {
    BannerContent { cards: context.view.edition.cards.cards(triple).to_vec(), ..notice }
}

fn plain(context: &PanelContext, key: MessageKey) -> BannerContent {
    BannerContent { title: context.words.say(key), ..BannerContent::default() }
}

/// A sentence about a seat, worded for the person when it is theirs.
fn by(context: &PanelContext, keys: [MessageKey; 2], seat: SeatId) -> BannerContent {
    let [question, none] = context.theme.manner();
    let values = [("name", context.short(seat).into()), question, none];
    BannerContent {
        seat: Some(seat),
        title: context.words.with(own(context, keys, seat), &values),
        ..BannerContent::default()
    }
}

/// Of two wordings the second where the seat is the person's own.
fn own(context: &PanelContext, [others, mine]: [MessageKey; 2], seat: SeatId) -> MessageKey {
    if seat == context.view.me { mine } else { others }
}

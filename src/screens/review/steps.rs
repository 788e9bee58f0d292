//! The case step by step with everyone's cards open: the line of the log, the board and the hands.

use bevy_egui::egui::{Align, Key, Label, Layout, RichText, ScrollArea, Ui, vec2};

use super::{
    parts::ReviewScreen,
    state::{ReviewChoice, ReviewState},
};
use crate::ui::scale::Size;
use crate::ui::{
    live,
    miniboard::{self, PiecePlaces},
    style::{body, bold, mix},
    widgets::{self, arrow_button, icon_button, plate, token_dot},
};
use candlestick_game::spoken::who_is_where;
use candlestick_rules::{CardId, CardSet, Event, SeatId};
use candlestick_themes::{Theme, Words, key, list_of, palette};

/// From this width on, board and hands stand side by side.
const SIDE_BY_SIDE: f32 = 600.0;
/// The same where the curves stand above and others beside: in a window, or on a tablet.
const BESIDE: f32 = 420.0;
/// So wide is the room beside the buttons at least in which a step's line stands, in heights of its letters.
const LINE: f32 = 11.0;

/// Shows the present step, as high as given.
pub(super) fn show(
    ui: &mut Ui,
    state: &ReviewState,
    shared: &ReviewScreen,
    height: f32,
    chosen: &mut Option<ReviewChoice>,
) {
    if let Some(way) = controls(ui, state, shared) {
        *chosen = Some(way);
    }
    let room = (height - 64.0).max(160.0);
    let Some(event) = state.event() else { return };
    let standing = PiecePlaces::after(&state.case.game().events()[..=event]);
    let text = || board_text(state.case.theme(), shared.words, &standing);
    if shared.narrow && ui.available_width() < SIDE_BY_SIDE {
        miniboard::show(ui, state.case.theme(), shared.art, &standing, vec2(ui.available_width(), room * 0.6), text);
        hands(ui, state, shared);
        return;
    }
    if ui.available_width() < BESIDE {
        miniboard::show(ui, state.case.theme(), shared.art, &standing, vec2(ui.available_width(), room * 0.5), text);
        ScrollArea::vertical().id_salt("hands").max_height(room * 0.5).show(ui, |ui| hands(ui, state, shared));
        return;
    }
    ui.horizontal_top(|ui| {
        let width = ui.available_width();
        miniboard::show(ui, state.case.theme(), shared.art, &standing, vec2(width * 0.55, room), text);
        ui.vertical(|ui| {
            ScrollArea::vertical().id_salt("hands").max_height(room).show(ui, |ui| hands(ui, state, shared));
        });
    });
}

/// The board in words: who and what is where.
fn board_text(theme: &Theme, words: &Words, standing: &PiecePlaces) -> String {
    let label = words.say(key!("lookback-board"));
    let lines = who_is_where(theme, words, &standing.tokens, &standing.weapons).join(" ");
    words.labelled(&label, &lines)
}

/// Back, on and to the next turn, and the line, beside them where it has room; the arrow keys do the same.
fn controls(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) -> Option<ReviewChoice> {
    let height = ui.spacing().interact_size.y.max(44.0);
    let row = vec2(ui.available_width(), height);
    let row = ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        let way = ways(ui, state, shared);
        let has_room = ui.available_width() >= LINE * Size::TEXT.points();
        if has_room {
            line(ui, state, shared);
        }
        (way, has_room)
    });
    let (way, has_room) = row.inner;
    if !has_room {
        line(ui, state, shared);
    }
    way
}

/// What happens in the present step.
fn line(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) {
    if let Some(step) = state.steps.get(state.step) {
        let values = [("turn", step.turn.into()), ("line", (&step.text).into())];
        let text = shared.words.with(key!("lookback-step"), &values);
        ui.add(Label::new(RichText::new(text).font(bold(Size::TEXT)).color(palette::IVORY)).wrap());
    }
}

/// The buttons from step to step, and what was chosen by them or by the arrow keys.
fn ways(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) -> Option<ReviewChoice> {
    let words = shared.words;
    let back = arrow_button(ui, true, &words.say(key!("lookback-back")));
    shared.targets.mark("review.back", &back);
    let on = arrow_button(ui, false, &words.say(key!("lookback-on")));
    shared.targets.mark("review.on", &on);
    let turn = icon_button(ui, shared.art.icon("skip"), &words.say(key!("lookback-turn")));
    shared.targets.mark("review.turn", &turn);
    let (left, right) = if ui.ctx().text_edit_focused() {
        (false, false)
    } else {
        ui.input(|input| (input.key_pressed(Key::ArrowLeft), input.key_pressed(Key::ArrowRight)))
    };
    if turn.clicked() {
        return Some(ReviewChoice::Turn(state.turn() + 1));
    }
    let on = (on.clicked() || right).then_some(ReviewChoice::Step(state.step + 1));
    on.or_else(|| (back.clicked() || left).then_some(ReviewChoice::Step(state.step.saturating_sub(1))))
}

/// The card that is shown or seen in the present step.
fn card_in_play(event: &Event) -> Option<CardId> {
    match event {
        Event::Shown { card, .. }
        | Event::ShownFreely { card, .. }
        | Event::PassedLeft { card, .. }
        | Event::SeenToo { card, .. }
        | Event::Peeked { card, .. } => *card,
        Event::Revealed { card, .. } => Some(*card),
        _ => None,
    }
}

/// How a card stands out in the present step.
enum CardStanding {
    /// It is shown or seen just now.
    Shown,
    /// It was asked for in this turn.
    Asked,
    Quiet,
}

/// The cards that stand out in the present step: the one that is shown or seen, and those that were asked for in its turn.
struct CardsInPlay {
    shown: Option<CardId>,
    asked: CardSet,
}

impl CardsInPlay {
    fn of(state: &ReviewState) -> Self {
        let events = state.case.game().events();
        let at = state.event().unwrap_or(0);
        let turn = events[..=at].iter().rev().take_while(|event| !matches!(event, Event::TurnStarted { .. }));
        let asked =
            turn.filter_map(|event| if let Event::Suggested { triple, .. } = event { Some(*triple) } else { None });
        let asked = asked.map(|triple| state.case.theme().edition.cards.set(triple)).next().unwrap_or_default();
        Self { shown: card_in_play(&events[at]), asked }
    }

    fn standing(&self, card: CardId) -> CardStanding {
        match (self.shown == Some(card), self.asked.contains(card)) {
            (true, _) => CardStanding::Shown,
            (false, true) => CardStanding::Asked,
            (false, false) => CardStanding::Quiet,
        }
    }

    /// A player's hand in words, which say what stands out.
    fn hand_text(&self, state: &ReviewState, seat: SeatId, words: &Words) -> String {
        let (game, theme) = (state.case.game(), state.case.theme());
        let told = |card: CardId| {
            let name = widgets::Tile::of(theme, card).name;
            match self.standing(card) {
                CardStanding::Shown => words.with(key!("lookback-card-shown"), &[("card", name.into())]),
                CardStanding::Asked => words.with(key!("lookback-card-asked"), &[("card", name.into())]),
                CardStanding::Quiet => name.to_owned(),
            }
        };
        let cards: Vec<_> = game.truth().hand(seat).iter().map(told).collect();
        let (name, cards) = (&theme.suspects[game.suspect_of(seat).index()].short, list_of(&cards, words));
        words.labelled(name, &cards)
    }
}

/// Everyone's hand in names; the card in play and cards that were asked for stand out. To readers it is a sentence each.
fn hands(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) {
    let game = state.case.game();
    let theme = state.case.theme();
    let in_play = CardsInPlay::of(state);
    let quiet = mix(palette::PARCHMENT, palette::SMOKE, 0.35);
    for seat in (0..game.setup().seats.len() as u8).map(SeatId) {
        plate().inner_margin(bevy_egui::egui::Margin::symmetric(8, 4)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
                ui.spacing_mut().interact_size.y = 18.0;
                let (dot, _) = ui.allocate_exact_size(vec2(18.0, 18.0), bevy_egui::egui::Sense::hover());
                let suspect = game.suspect_of(seat);
                token_dot(ui.painter(), theme, suspect, dot.center(), 8.5);
                let name = &theme.suspects[suspect.index()].short;
                let label = ui.label(RichText::new(name).font(bold(Size::FOOT)).color(palette::BRASS));
                live::told_as(&label, || in_play.hand_text(state, seat, shared.words));
                for card in game.truth().hand(seat).iter() {
                    let name = widgets::Tile::of(theme, card).name;
                    let text = RichText::new(name).font(body(Size::FOOT));
                    let text = match in_play.standing(card) {
                        CardStanding::Shown => text.color(palette::INK).background_color(palette::CANDLE),
                        CardStanding::Asked => text.color(palette::CANDLE).underline(),
                        CardStanding::Quiet => text.color(quiet),
                    };
                    live::passed_over(&ui.label(text));
                }
            });
        });
    }
    ui.label(RichText::new(shared.words.say(key!("lookback-hands-why"))).font(body(Size::FOOT)).color(quiet));
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bevy_egui::egui::{Context, RawInput};
    use candlestick_game::testing::novices;

    use super::*;
    use crate::ui::{Art, ScreenTargets};

    /// A closed case at the first step at which somebody shows a card.
    fn at_a_shown_card(words: &Words) -> ReviewState {
        let mut state = ReviewState::new(Arc::new(novices(3, usize::MAX)), words);
        let events = state.case.game().events();
        let shows = |event: usize| matches!(events[event], Event::Shown { card: Some(_), .. });
        state.step = state.steps.iter().position(|step| shows(step.event)).unwrap();
        state
    }

    #[test]
    fn the_board_is_told_piece_by_piece_as_it_stands_at_the_step() {
        let words = Words::english();
        let state = at_a_shown_card(&words);
        let theme = state.case.theme();
        let standing = PiecePlaces::after(&state.case.game().events()[..=state.event().unwrap()]);
        let told = board_text(theme, &words, &standing);
        assert!(told.starts_with("The board at this step: "), "{told}");
        for n in 0..theme.suspects.len() {
            let place = standing.tokens[n].room().map(|room| &theme.rooms[room.index()].name);
            let wanted = place.map_or_else(String::new, |room| format!("{} is in the {room}.", theme.suspects[n].name));
            assert!(told.contains(&wanted), "{wanted} of {told}");
        }
        assert!(theme.weapons.iter().all(|weapon| told.contains(&format!("The {} is ", weapon.name))), "{told}");
    }

    #[test]
    fn what_is_lit_or_underlined_is_said_with_the_card() {
        let words = Words::english();
        let state = at_a_shown_card(&words);
        let (theme, game) = (state.case.theme(), state.case.game());
        let in_play = CardsInPlay::of(&state);
        let seats = (0..game.setup().seats.len() as u8).map(SeatId);
        let mut said = [0, 0];
        for seat in seats {
            let told = in_play.hand_text(&state, seat, &words);
            assert!(told.starts_with(&format!("{}: ", theme.suspects[game.suspect_of(seat).index()].short)), "{told}");
            for card in game.truth().hand(seat).iter() {
                let name = widgets::Tile::of(theme, card).name;
                let [shown, asked] = ["just shown", "asked for"].map(|what| format!("{name} ({what})"));
                let is_shown = in_play.shown == Some(card);
                let is_asked = in_play.asked.contains(card) && !is_shown;
                assert_eq!([told.contains(&shown), told.contains(&asked)], [is_shown, is_asked], "{told}");
                said = [said[0] + u8::from(is_shown), said[1] + u8::from(is_asked)];
            }
        }
        assert_eq!(said[0], 1, "the card that is shown");
        assert!(said[1] <= 2, "of the three that were asked for one is shown");
    }

    #[test]
    fn a_hand_is_one_sentence_to_readers() {
        let words = Words::english();
        let state = at_a_shown_card(&words);
        let (art, targets) = (Art::default(), ScreenTargets::default());
        let shared = ReviewScreen { words: &words, art: &art, targets: &targets, narrow: false, pick: false };
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.enable_accesskit();
        let mut output = ctx.run_ui(RawInput::default(), |ui| hands(ui, &state, &shared));
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.take().unwrap();
        let heard: Vec<_> = tree.nodes.iter().filter_map(|(_, node)| node.value()).collect();
        let (seats, in_play) = (state.case.game().setup().seats.len(), CardsInPlay::of(&state));
        assert_eq!(heard.len(), seats + 1, "the last says what stands out: {heard:?}");
        for seat in (0..seats as u8).map(SeatId) {
            let told = in_play.hand_text(&state, seat, &words);
            assert!(heard.contains(&told.as_str()), "{told} of {heard:?}");
        }
    }
}

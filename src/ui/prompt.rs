//! The one line that says what is asked of the person now, or what is being waited for.

use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, vec2};

use super::{
    PanelContext, coach,
    style::{bold, mix, veil},
    widgets::draw,
};
use crate::ui::scale::Size;
use candlestick_rules::{Choice, Effect, Phase, SeatId};
use candlestick_themes::{Form, MessageKey, key, palette};

/// Shows the line on a plate; it glows while the person is to decide.
pub fn show(ui: &mut Ui, context: &PanelContext) {
    if let Some(coach) = context.coach {
        return coach::show(ui, context, coach);
    }
    let text = text(context);
    let asked = !context.busy && context.view.actor == Some(context.view.me);
    let height = if context.narrow { 38.0 } else { 42.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response
        .widget_info(|| bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, text.clone()));
    context.spots.put("prompt", rect, true);
    let ground = mix(palette::NIGHT, palette::WALNUT, 0.8);
    let (edge, ink) = if asked { (palette::BRASS, palette::CANDLE) } else { (palette::SMOKE, palette::PARCHMENT) };
    let painter = ui.painter();
    let (left, right) = rect.split_left_right_at_fraction(0.5);
    draw::wash(painter, left, Color32::TRANSPARENT, ground);
    draw::wash(painter, right, ground, Color32::TRANSPARENT);
    for y in [rect.top(), rect.bottom() - 1.0] {
        let line = Rect::from_min_size(bevy_egui::egui::pos2(rect.left(), y), vec2(rect.width(), 1.0));
        let (left, right) = line.split_left_right_at_fraction(0.5);
        draw::wash(painter, left, Color32::TRANSPARENT, edge.into());
        draw::wash(painter, right, edge.into(), Color32::TRANSPARENT);
    }
    if asked {
        draw::glow(painter, rect.center(), vec2(rect.width() * 0.4, rect.height() * 0.8), veil(palette::CANDLE, 0.12));
    }
    let size = if context.narrow { Size::TEXT } else { Size::LEAD };
    draw::write_name(
        painter,
        rect.center(),
        Align2::CENTER_CENTER,
        &text,
        &bold(size),
        ink.into(),
        rect.width() - 16.0,
    );
}

/// The line's words.
#[must_use]
pub fn text(context: &PanelContext) -> String {
    if let Some(coach) = context.coach {
        return coach.text();
    }
    let words = context.words;
    match context.view.actor {
        None => words.say(key!("prompt-over")),
        Some(_) if context.busy => busy(context),
        Some(seat) if seat == context.view.me => mine(context),
        Some(seat) => waiting(context, seat),
    }
}

/// While things move: only whose turn it is, so that nothing is told before it is seen.
fn busy(context: &PanelContext) -> String {
    if context.view.turn_seat == context.view.me {
        return context.words.say(key!("prompt-busy-mine"));
    }
    context.words.with(key!("prompt-busy"), &[("name", context.short(context.view.turn_seat).into())])
}

/// What the person is to decide.
fn mine(context: &PanelContext) -> String {
    let words = context.words;
    match context.view.phase {
        Phase::Roll => words.say(starting(context)),
        Phase::Move => moving(context),
        Phase::Suggest => {
            let room = context.view.my_place().room();
            let room = room.map(|room| context.theme.room_phrase(room, Form::In)).unwrap_or_default();
            let key =
                if context.offers(&Choice::EndTurn) { key!("prompt-suggest-or-not") } else { key!("prompt-suggest") };
            words.with(key, &[("in", (&room).into())])
        }
        Phase::Conclude => words.say(concluding(context)),
        Phase::Snoop => words.say(key!("prompt-snoop")),
        Phase::AskAnywhere(_) => words.say(key!("prompt-ask-anywhere")),
        Phase::ChooseRoom(_) => words.say(key!("prompt-choose-room")),
        Phase::ChooseToken(_) => words.say(key!("prompt-choose-token")),
        Phase::MayDraw(_) => words.with(key!("prompt-may-draw"), &context.deck()),
        Phase::SideCard(_) => words.say(key!("prompt-side-card")),
        Phase::NameCard(_) => words.say(key!("prompt-name-card")),
        Phase::ChooseSeat(_) | Phase::UsePower(_) => words.say(choosing(context)),
        Phase::Refute(_) | Phase::ShowCard(_) | Phase::Reveal(_) | Phase::PassLeft(_) | Phase::Watch(_) => {
            handing(context)
        }
        Phase::Over => words.say(key!("prompt-over")),
    }
}

/// At the start of a turn: the dice alone, or also something else, or no dice at all.
fn starting(context: &PanelContext) -> MessageKey {
    let others = context.view.choices.iter();
    let others = others.filter(|choice| !matches!(choice, Choice::Roll | Choice::Accuse | Choice::GiveUp)).count();
    match (context.offers(&Choice::Roll), others > 0) {
        (true, false) => key!("prompt-roll"),
        (true, true) => key!("prompt-roll-or"),
        (false, _) => key!("prompt-start"),
    }
}

fn moving(context: &PanelContext) -> String {
    let walks = !context.view.choices.destinations().is_empty() || !context.view.choices.vias().is_empty();
    let key = if walks { key!("prompt-move") } else { key!("prompt-move-no-walk") };
    context.words.with(key, &[("steps", context.view.steps.into())])
}

/// At the end of a turn: what else there is beside ending it.
fn concluding(context: &PanelContext) -> MessageKey {
    let plays = context.view.choices.iter().any(|choice| matches!(choice, Choice::PlayCard(_) | Choice::UsePower(_)));
    match (context.offers(&Choice::Accuse), plays) {
        (true, false) => key!("prompt-conclude"),
        (true, true) => key!("prompt-conclude-play"),
        (false, true) => key!("prompt-conclude-only-play"),
        (false, false) => key!("prompt-conclude-only"),
    }
}

/// What picking a player or naming a card is for.
fn choosing(context: &PanelContext) -> MessageKey {
    if context.view.choices.iter().any(|choice| matches!(choice, Choice::NameCard(_))) {
        return key!("prompt-name-card");
    }
    match context.effect() {
        Some(Effect::ChosenReveals) => key!("prompt-choose-reveals"),
        Some(Effect::ChosenShows) => key!("prompt-choose-shows"),
        Some(Effect::Peek) => key!("prompt-snoop"),
        _ => key!("prompt-choose-seat"),
    }
}

/// Cards that go from hand to hand.
fn handing(context: &PanelContext) -> String {
    let words = context.words;
    match context.view.phase {
        Phase::Refute(_) => {
            let name = context.short(context.view.asker.unwrap_or(context.view.turn_seat));
            let bluffs = context.view.choices.iter().any(|choice| *choice != Choice::Decline);
            let [_, none] = context.theme.manner();
            match showable(context) {
                0 if bluffs => words.with(key!("prompt-answer-none-or"), &[("name", name.into()), none]),
                0 => words.with(key!("prompt-answer-none"), &[("name", name.into()), none]),
                cards => words.with(key!("prompt-answer"), &[("name", name.into()), ("cards", cards.into())]),
            }
        }
        Phase::ShowCard(seat) => {
            let name = context.doer().filter(|doer| *doer != seat).unwrap_or(context.view.turn_seat);
            words.with(key!("prompt-show-card"), &[("name", context.short(name).into())])
        }
        Phase::PassLeft(seat) => {
            let left = context.left_neighbour(seat);
            words.with(key!("prompt-pass-left"), &[("name", context.short(left).into())])
        }
        Phase::Reveal(_) => words.say(key!("prompt-reveal")),
        _ => {
            let nothing = context.view.choices.0 == [Choice::Decline];
            words.say(if nothing { key!("prompt-watch-nothing") } else { key!("prompt-watch") })
        }
    }
}

/// How many cards could be shown.
fn showable(context: &PanelContext) -> usize {
    let show = |choice: &Choice| if let Choice::Show(cards) = choice { Some(cards.len()) } else { None };
    context.view.choices.iter().find_map(show).unwrap_or(0)
}

/// What somebody else is to decide.
fn waiting(context: &PanelContext, seat: SeatId) -> String {
    let key = match context.view.phase {
        Phase::Roll => key!("wait-roll"),
        Phase::ChooseSeat(_) | Phase::Snoop => key!("wait-choose-seat"),
        Phase::NameCard(_) => key!("wait-name-card"),
        Phase::ChooseRoom(_) => key!("wait-choose-room"),
        Phase::ChooseToken(_) => key!("wait-choose-token"),
        Phase::Reveal(_) => key!("wait-reveal"),
        Phase::PassLeft(_) => key!("wait-pass-left"),
        Phase::ShowCard(_) => key!("wait-show-card"),
        Phase::Move => key!("wait-move"),
        Phase::Suggest | Phase::AskAnywhere(_) => key!("wait-suggest"),
        Phase::Refute(_) => key!("wait-answer"),
        Phase::MayDraw(_) => key!("wait-may-draw"),
        Phase::SideCard(_) => key!("wait-side-card"),
        Phase::UsePower(_) | Phase::Watch(_) => key!("wait-card"),
        Phase::Conclude => key!("wait-conclude"),
        Phase::Over => key!("prompt-over"),
    };
    let kind = if context.is_bot(seat) { "bot" } else { "person" };
    let asker = context.view.asker.unwrap_or(context.view.turn_seat);
    let asker =
        if asker == context.view.me { context.words.say(key!("prompt-you")) } else { context.short(asker).to_owned() };
    let [question, _] = context.theme.manner();
    let values = [("name", context.short(seat).into()), ("kind", kind.into()), ("asker", (&asker).into()), question];
    context.words.with(key, &values)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::ui::{Art, ScreenTargets};
    use candlestick_game::{Case, Controller, Help, Level, Marks, NotebookAssist, Seat};
    use candlestick_rules::{CardId, CardSet, Choices, DeckCardId, Destination, Place, RoomId, Setup, SuspectId, View};
    use candlestick_themes::{Words, builtin};

    /// Seat 0 is Plum, a person; seat 1 is Green, a bot; seat 2 is Scarlett, a person.
    fn case() -> Case {
        let seat = |name: &str, controller| Seat::new(name, controller);
        let seats = vec![
            seat("Rosa", Controller::Person),
            seat("Basil", Controller::Bot(Level::Detective)),
            seat("Ada", Controller::Person),
        ];
        let setup = Setup::new([5, 3, 0].map(SuspectId).to_vec());
        let theme = builtin("classic-2016").expect("the theme is sound");
        Case::new(Arc::new(theme), setup, seats, 1).expect("three may play")
    }

    /// The line as seat 0 reads it while `actor` is to decide on `turn`'s turn.
    fn line(actor: u8, turn: u8, phase: Phase, change: impl Fn(&mut View), busy: bool) -> String {
        let case = case();
        let mut view = case.game().view(SeatId(0));
        (view.actor, view.turn_seat, view.phase) = (Some(SeatId(actor)), SeatId(turn), phase);
        view.choices = Choices::default();
        change(&mut view);
        let aid = NotebookAssist::new(&view, Help::CrossOff, None);
        let context = PanelContext {
            theme: &case.theme,
            words: &Words::english(),
            art: &Art::default(),
            view: &view,
            seats: &case.log().seats,
            marks: &Marks::default(),
            aid: &aid,
            cell: None,
            why: None,
            told: None,
            selected: None,
            coach: None,
            busy,
            narrow: false,
            spots: &ScreenTargets::default(),
        };
        text(&context)
    }

    fn mine(phase: Phase, change: impl Fn(&mut View)) -> String {
        line(0, 0, phase, change, false)
    }

    fn rolled(view: &mut View) {
        view.steps = 8;
        let room = Place::Room(RoomId(0));
        view.choices = Choices(vec![Choice::Go(vec![Destination { place: room, path: vec![room] }])]);
    }

    #[test]
    fn every_phase_asks_the_person_plainly() {
        let left = |n| Choice::Show((0..n).map(CardId).collect::<CardSet>());
        let roll = |more: &[Choice]| Choices([&[Choice::Roll, Choice::GiveUp], more].concat());
        assert_eq!(mine(Phase::Roll, |view| view.choices = roll(&[])), "Roll the dice");
        let stay = Choice::Stay(RoomId(0));
        assert_eq!(
            mine(Phase::Roll, |view| view.choices = roll(std::slice::from_ref(&stay))),
            "Roll, or take another way"
        );
        assert_eq!(mine(Phase::UsePower(SeatId(0)), |_| ()), "Choose a player");
        assert_eq!(mine(Phase::NameCard(DeckCardId(0)), |_| ()), "Name a card");
        assert_eq!(mine(Phase::Reveal(SeatId(0)), |_| ()), "Reveal one of your cards to everyone");
        assert_eq!(mine(Phase::PassLeft(SeatId(0)), |_| ()), "Show Green one of your cards in secret");
        assert_eq!(mine(Phase::Move, rolled), "Choose where to go: 8 steps");
        assert_eq!(mine(Phase::Move, |_| ()), "No way out on foot: choose what to do");
        let in_library = |view: &mut View| view.tokens[5] = Place::Room(RoomId(5));
        assert_eq!(mine(Phase::Suggest, in_library), "Who, and with what? You are in the Library");
        let one = line(0, 1, Phase::Refute(SeatId(0)), |view| view.choices = Choices(vec![left(1)]), false);
        assert_eq!(one, "Show Green this card");
        let three = line(0, 1, Phase::Refute(SeatId(0)), |view| view.choices = Choices(vec![left(3)]), false);
        assert_eq!(three, "Show Green one of these");
        let none = |view: &mut View| view.choices = Choices(vec![Choice::Decline]);
        let or_bluff = |view: &mut View| view.choices = Choices(vec![Choice::Decline, Choice::UsePower(SuspectId(0))]);
        assert_eq!(line(0, 1, Phase::Refute(SeatId(0)), none, false), "You have none of the three: tell Green");
        let bluff = line(0, 1, Phase::Refute(SeatId(0)), or_bluff, false);
        assert_eq!(bluff, "You have none of the three: tell Green, or bluff");
        let accuse = |view: &mut View| view.choices = Choices(vec![Choice::EndTurn, Choice::Accuse]);
        assert_eq!(mine(Phase::Conclude, accuse), "Accuse, or end your turn");
        assert_eq!(mine(Phase::Conclude, |_| ()), "End your turn");
        let no = |view: &mut View| view.choices = Choices(vec![Choice::Decline]);
        assert_eq!(mine(Phase::Watch(SeatId(0)), no), "A card was shown: you have nothing to play on it");
    }

    #[test]
    fn others_are_waited_for_by_name() {
        let wait = |actor, phase| line(actor, 1, phase, |_| (), false);
        assert_eq!(wait(1, Phase::Roll), "Green reaches for the dice …");
        assert_eq!(wait(2, Phase::Refute(SeatId(2))), "Scarlett is to answer Green");
        assert_eq!(wait(1, Phase::Move), "Green is thinking about where to go …");
        let asked = line(2, 0, Phase::Refute(SeatId(2)), |_| (), false);
        assert_eq!(asked, "Scarlett is to answer you");
        for phase in [Phase::ChooseSeat(DeckCardId(0)), Phase::NameCard(DeckCardId(0)), Phase::Suggest, Phase::Conclude]
        {
            assert!(wait(1, phase).starts_with("Green "), "{phase:?}");
            assert!(wait(2, phase).starts_with("Scarlett is to "), "{phase:?}");
        }
        let seat = SeatId(2);
        for phase in [
            Phase::Reveal(seat),
            Phase::PassLeft(seat),
            Phase::ShowCard(seat),
            Phase::ChooseRoom(seat),
            Phase::ChooseToken(seat),
            Phase::MayDraw(seat),
            Phase::SideCard(seat),
            Phase::Watch(seat),
            Phase::AskAnywhere(seat),
        ] {
            assert!(wait(2, phase).starts_with("Scarlett is to "), "{phase:?}");
        }
    }

    #[test]
    fn nothing_is_told_before_it_is_seen() {
        assert_eq!(line(0, 0, Phase::Move, rolled, true), "Your turn …");
        assert_eq!(line(0, 1, Phase::Refute(SeatId(0)), |_| (), true), "Green’s turn …");
    }

    #[test]
    fn a_watcher_waits_for_everybody() {
        let watch = |view: &mut View| view.me = SeatId::WATCHER;
        assert_eq!(line(0, 0, Phase::Roll, watch, false), "Plum is to roll");
        assert_eq!(line(0, 0, Phase::Roll, |view| view.actor = None, false), "The case is closed");
    }
}

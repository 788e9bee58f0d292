//! Tests the prompt's words in every phase.

use std::sync::Arc;

use super::*;
use crate::ui::{Art, ScreenTargets};
use candlestick_game::{Case, Controller, Help, Level, Marks, NotebookAssist, Seat};
use candlestick_rules::{
    CardId, CardSet, Choice, Choices, DeckCardId, Destination, Phase, Place, RoomId, SeatId, Setup, SuspectId, View,
};
use candlestick_themes::{Words, builtin};

/// Seat 0 is Plum, a person; seat 1 is Green, a bot; seat 2 is Scarlett, a person.
pub(in crate::ui) fn case() -> Case {
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
    on_table(&case, &view, &Words::english(), busy, text)
}

/// What comes of panels that see this.
pub(crate) fn on_table<T>(
    case: &Case,
    view: &View,
    words: &Words,
    busy: bool,
    show: impl FnOnce(&PanelContext) -> T,
) -> T {
    let assist = NotebookAssist::new(view, Help::CrossOff, None);
    let context = PanelContext {
        theme: case.theme(),
        words,
        art: &Art::default(),
        view,
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
        busy,
        stands: false,
        elsewhere: false,
        shared: false,
        narrow: false,
        board_hidden: false,
        targets: &ScreenTargets::default(),
    };
    show(&context)
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
    assert_eq!(mine(Phase::Roll, |view| view.choices = roll(std::slice::from_ref(&stay))), "Roll, or go another way");
    assert_eq!(mine(Phase::UsePower(SeatId(0)), |_| ()), "Choose a player");
    assert_eq!(mine(Phase::NameCard(DeckCardId(0)), |_| ()), "Name a card");
    assert_eq!(mine(Phase::Reveal(SeatId(0)), |_| ()), "Reveal one of your cards to everyone");
    assert_eq!(mine(Phase::PassLeft(SeatId(0)), |_| ()), "Secretly show Green one of your cards");
    assert_eq!(mine(Phase::Move, rolled), "Choose where to go: 8 steps");
    assert_eq!(mine(Phase::Move, |_| ()), "You cannot walk out: choose what to do");
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
    assert_eq!(mine(Phase::Watch(SeatId(0)), no), "A card was shown: you have nothing to play");
}

#[test]
fn others_are_waited_for_by_name() {
    let wait = |actor, phase| line(actor, 1, phase, |_| (), false);
    assert_eq!(wait(1, Phase::Roll), "Green reaches for the dice …");
    assert_eq!(wait(2, Phase::Refute(SeatId(2))), "Waiting for Scarlett to answer Green");
    assert_eq!(wait(1, Phase::Move), "Green is thinking about where to go …");
    let asked = line(2, 0, Phase::Refute(SeatId(2)), |_| (), false);
    assert_eq!(asked, "Waiting for Scarlett to answer you");
    for phase in [Phase::ChooseSeat(DeckCardId(0)), Phase::NameCard(DeckCardId(0)), Phase::Suggest, Phase::Conclude] {
        assert!(wait(1, phase).starts_with("Green "), "{phase:?}");
        assert!(wait(2, phase).starts_with("Waiting for Scarlett to "), "{phase:?}");
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
        assert!(wait(2, phase).starts_with("Waiting for Scarlett to "), "{phase:?}");
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
    assert_eq!(line(0, 0, Phase::Roll, watch, false), "Waiting for Plum to roll");
    assert_eq!(line(0, 0, Phase::Roll, |view| view.actor = None, false), "The case is closed");
}

/// Whether readers of the window are told of the line, by whether somebody else is asked, something moves, and others have been waited for.
fn is_told(actor: u8, busy: bool, stands: bool) -> bool {
    let case = case();
    let mut view = case.game().view(SeatId(0));
    view.actor = Some(SeatId(actor));
    on_table(&case, &view, &Words::english(), busy, |context| {
        let ctx = bevy_egui::egui::Context::default();
        crate::ui::style::apply(&ctx);
        ctx.enable_accesskit();
        let context = &PanelContext { stands, ..*context };
        let mut output = ctx.run_ui(bevy_egui::egui::RawInput::default(), |ui| show(ui, context));
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update.expect("somebody reads");
        update.nodes.iter().any(|(_, node)| node.live().is_some())
    })
}

#[test]
fn readers_are_told_at_once_what_is_asked_and_of_others_only_once_they_take_long() {
    assert!(is_told(0, false, false));
    assert!(!is_told(1, false, false) && !is_told(0, true, false));
    assert!(is_told(1, false, true));
}

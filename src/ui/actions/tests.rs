//! Tests what is offered in random cases of every edition.

mod legal;

use std::{collections::BTreeSet, sync::Arc};

use bevy_egui::egui::RawInput;

use super::*;
use crate::{
    session::ways,
    ui::{hand, prompt::tests::on_table, style, widgets, written::written},
};
use candlestick_game::{Case, Controller, Seat};
use candlestick_rules::{Place, RoomId, SeatId, Setup, SuspectId, View, WeaponId};
use candlestick_themes::{Theme, Words, builtin, builtin_ids};

/// How many decisions of a case are looked at.
const DECISIONS: usize = 150;

/// The golden plates of the panel at one decision, with everything picked that can be, or nothing.
fn golden(ctx: &Context, case: &Case, view: &View, place: Option<Place>) -> usize {
    let picked = Draft {
        suspect: place.map(|_| SuspectId(0)),
        weapon: place.map(|_| WeaponId(0)),
        room: place.map(|_| RoomId(0)),
        ..Draft::default()
    };
    picked.store(ctx, view);
    let mut output = on_table(case, view, &Words::english(), false, |context| {
        // Somewhere else was planned while the others played.
        let planned = ways(view).iter().rev().map(|way| way.place).find(|_| place.is_some());
        let context = PanelContext { selected: place, planned, ..*context };
        ctx.run_ui(RawInput::default(), |ui| show(ui, &context, &mut Vec::new()))
    });
    output.textures_delta.clear();
    widgets::golden(ctx).len()
}

/// Plays a case with random decisions and looks at each; answers which phases had something golden.
fn look(ctx: &Context, theme: &Arc<Theme>, seed: usize) -> BTreeSet<String> {
    let setup = Setup::new((0..3).map(SuspectId).collect());
    let seats = (0..3).map(|n| Seat::new(format!("player {n}"), Controller::Person)).collect();
    let mut case = Case::new(Arc::clone(theme), setup, seats, seed as u64).expect("three may play");
    let mut with_gold = BTreeSet::new();
    for n in 0..DECISIONS {
        let Some(seat) = case.game().actor() else { break };
        let view = case.game().view(seat);
        let place = ways(&view).get(n % 7).map(|way| way.place);
        for picked in [None, place, Some(Place::Room(RoomId(0)))] {
            let count = golden(ctx, &case, &view, picked);
            assert!(count <= 1, "{}: {count} golden buttons in {:?}: {:?}", theme.id, view.phase, view.choices);
            if count == 1 {
                with_gold.insert(format!("{:?}", view.phase).chars().take_while(|c| c.is_alphabetic()).collect());
            }
        }
        let staying: Vec<_> = view.choices.iter().filter(|choice| !leaves(choice)).collect();
        let actions = staying[(n * 7919 + seed) % staying.len()].actions(theme.edition.cards);
        case.apply(seat, actions[(n * 104_729 + seed) % actions.len()]).expect("it is offered");
    }
    with_gold
}

const fn leaves(choice: &Choice) -> bool {
    matches!(choice, Choice::Accuse | Choice::GiveUp)
}

#[test]
fn one_thing_at_most_is_golden_at_each_decision_of_every_edition() {
    let ctx = Context::default();
    style::apply(&ctx);
    let mut phases = BTreeSet::new();
    for id in builtin_ids() {
        let theme = Arc::new(builtin(id).expect("a sound theme"));
        for seed in 0..3 {
            phases.append(&mut look(&ctx, &theme, seed));
        }
    }
    for phase in ["Roll", "Move", "Suggest", "Conclude"] {
        assert!(phases.contains(phase), "nothing was golden in {phase}: {phases:?}");
    }
}

/// What the panels say of this device.
fn said(ctx: &Context, case: &Case, view: &View, shared: bool) -> Vec<String> {
    let output = on_table(case, view, &Words::english(), false, |context| {
        let context = PanelContext { shared, ..*context };
        ctx.run_ui(RawInput::default(), |ui| {
            show(ui, &context, &mut Vec::new());
            hand::show(ui, &context);
        })
    });
    written(output)
}

#[test]
fn nobody_who_shares_a_device_is_told_to_be_watching_while_somebody_else_decides() {
    let ctx = Context::default();
    style::apply(&ctx);
    let theme = Arc::new(builtin("classic-2016").expect("a sound theme"));
    let seats = ["Ada", "Bo", "Cy"].map(|name| Seat::new(name, Controller::Person)).to_vec();
    let case = Case::new(theme, Setup::new((0..3).map(SuspectId).collect()), seats, 4).expect("three may play");
    let view = case.game().view(SeatId::WATCHER);
    for (shared, watch) in [(false, 2), (true, 0)] {
        let lines = said(&ctx, &case, &view, shared);
        assert!(lines.len() > 1, "{lines:?}");
        assert_eq!(lines.iter().filter(|line| line.contains("watching")).count(), watch, "{lines:?}");
    }
}

//! Presses everything in the painted panel in random cases of every edition: with the board's places it sends what the referee
//! allows, each thing, and nothing else.

use std::{collections::BTreeSet, sync::Arc};

use bevy_egui::egui::{
    Context, Event, Id, RawInput,
    accesskit::{self, ActionRequest, TreeId},
};

use super::super::{Draft, show, windows};
use crate::{
    session::{action_at, places, ways},
    ui::{Intent, PanelContext, ScreenTarget, prompt::tests::on_table, style},
};
use candlestick_game::{Case, Controller, Seat};
use candlestick_rules::{Action, CardId, Category, Choice, Place, RoomId, Setup, SuspectId, Triple, View, WeaponId};
use candlestick_themes::{Theme, Words, builtin, builtin_ids};

/// Decisions of a case, and how many of them go by from one that is looked at to the next.
const DECISIONS: usize = 120;
const APART: usize = 8;
/// Places of a move that are picked in each look, beside those where a press on the board does not say enough.
const PICKED: usize = 2;

/// What a tile of a form picks.
type Field = (&'static str, Category);
const QUESTION: [Field; 3] =
    [("act.suspect", Category::Suspect), ("act.weapon", Category::Weapon), ("act.room", Category::Room)];
const ACCUSATION: [Field; 3] = [
    ("act.accuse.suspect", Category::Suspect),
    ("act.accuse.weapon", Category::Weapon),
    ("act.accuse.room", Category::Room),
];

/// The panel of one seat at one decision.
struct Panel<'a> {
    ctx: &'a Context,
    case: &'a Case,
    view: &'a View,
}

/// What came of pressing.
struct Pressed {
    targets: Vec<ScreenTarget>,
    decided: Vec<Action>,
    draft: Draft,
}

impl Panel<'_> {
    /// A frame in which these widgets are pressed, with this picked before; what can be pressed in it, and what came of it.
    fn frame(&self, draft: Draft, selected: Option<Place>, pressed: &[Id]) -> Pressed {
        let request = |id: &Id| {
            Event::AccessKitActionRequest(ActionRequest {
                action: accesskit::Action::Click,
                target_tree: TreeId::ROOT,
                target_node: id.accesskit_id(),
                data: None,
            })
        };
        let input = RawInput { events: pressed.iter().map(request).collect(), ..RawInput::default() };
        draft.store(self.ctx, self.view);
        let (targets, intents) = on_table(self.case, self.view, &Words::english(), false, |context| {
            let (context, mut intents) = (PanelContext { selected, ..*context }, Vec::new());
            let mut output = self.ctx.run_ui(input, |ui| {
                show(ui, &context, &mut intents);
                windows(ui.ctx(), &context, &mut intents);
            });
            output.textures_delta.clear();
            (context.targets.take(), intents)
        });
        let decided = intents.into_iter().filter_map(|one| if let Intent::Decide(of) = one { Some(of) } else { None });
        let after = Draft::load(self.ctx, self.view);
        let targets = targets.into_iter().filter(|target| target.on).collect();
        Pressed { targets, decided: decided.collect(), draft: after }
    }

    /// What comes of pressing everything that has such a name, at once.
    fn press(&self, draft: Draft, selected: Option<Place>, wanted: impl Fn(&str) -> bool) -> Pressed {
        // What stands in a window can be pressed in its second frame, and what lay under one in the second after it.
        self.frame(draft, selected, &[]);
        let targets = self.frame(draft, selected, &[]).targets;
        let ids: Vec<_> =
            targets.iter().filter(|target| wanted(&target.name)).filter_map(|target| target.widget).collect();
        Pressed { targets, ..self.frame(draft, selected, &ids) }
    }

    /// The cards that have their tile in a form.
    fn tiles(&self, targets: &[ScreenTarget], (prefix, category): Field) -> Vec<CardId> {
        let cards = self.view.edition.cards.set_of(category).iter();
        cards.filter(|card| targets.iter().any(|target| target.name == self.tile(prefix, *card))).collect()
    }

    fn tile(&self, prefix: &str, card: CardId) -> String {
        format!("{prefix}.{}", self.case.theme().card_key(card))
    }

    /// Everything that a form can be filled with by its tiles; some of it is filled in, tile by tile, and sent.
    fn form(&self, fields: &[Field], open: Draft, confirm: &str, send: impl Fn(&[CardId]) -> Action) -> Vec<Action> {
        let targets = self.press(open, None, |_| false).targets;
        let mut all = vec![Vec::new()];
        for field in fields {
            let tiles = self.tiles(&targets, *field);
            all =
                all.iter().flat_map(|picked| tiles.iter().map(move |tile| [&picked[..], &[*tile]].concat())).collect();
        }
        let Some(one) = all.get(self.view.events.len() * 7919 % all.len().max(1)) else { return Vec::new() };
        let picked = fields.iter().zip(one).fold(open, |draft, ((prefix, _), card)| {
            let tile = self.tile(prefix, *card);
            self.press(draft, None, |name| name == tile).draft
        });
        let sent = self.press(picked, None, |name| name == confirm).decided;
        assert_eq!(sent, [send(one)], "{confirm} with {one:?}");
        all.iter().map(|picked| send(picked)).collect()
    }

    /// The question or accusation of three cards.
    fn triple(&self, picked: &[CardId], here: Option<RoomId>) -> Triple {
        let n = |card: CardId| self.view.edition.cards.index_in_category(card) as u8;
        let room = picked.get(2).map(|card| RoomId(n(*card))).or(here).expect("a room");
        Triple { suspect: SuspectId(n(picked[0])), weapon: WeaponId(n(picked[1])), room }
    }

    /// Everything that panel and board send.
    fn offered(&self) -> Vec<Action> {
        let all = self.press(Draft::default(), None, |_| true);
        let mut offered = all.decided;
        // Of the tiles of one grid a frame takes one press.
        let tile = |name: &str| ["act.name.", "act.token.", "act.jump."].iter().any(|grid| name.starts_with(grid));
        for target in all.targets.iter().filter(|target| tile(&target.name)) {
            offered.extend(self.press(Draft::default(), None, |name| name == target.name).decided);
        }
        offered.extend(places(self.view).into_iter().filter_map(|place| action_at(self.view, place)));
        self.picked_places(&mut offered);
        for choice in self.view.choices.iter() {
            match choice {
                Choice::Suggest(room) => {
                    offered.extend(self.form(&QUESTION[..2], Draft::default(), "act.suggest", |picked| {
                        let Triple { suspect, weapon, .. } = self.triple(picked, Some(*room));
                        Action::Suggest { suspect, weapon }
                    }));
                }
                Choice::AskAnywhere => {
                    offered.extend(self.form(&QUESTION, Draft::default(), "act.suggest", |picked| {
                        Action::AskAnywhere(self.triple(picked, None))
                    }));
                }
                Choice::Accuse => {
                    let open = self.press(Draft::default(), None, |name| name == "act.accuse").draft;
                    assert!(open.accusing, "a button opens the window");
                    offered.extend(self.form(&ACCUSATION, open, "act.accuse.confirm", |picked| {
                        Action::Accuse(self.triple(picked, None))
                    }));
                }
                Choice::GiveUp => {
                    let open = self.press(Draft::default(), None, |name| name == "act.give-up").draft;
                    assert!(open.giving_up, "a button opens the window");
                }
                _ => {}
            }
        }
        // The menu opens the same window.
        let leaving = Draft { giving_up: true, ..Draft::default() };
        offered.extend(self.press(leaving, None, |name| name == "act.give-up.confirm").decided);
        offered
    }

    /// Picks places of a move: where a press there alone does not say what is meant, and some others.
    fn picked_places(&self, offered: &mut Vec<Action>) {
        let ways = ways(self.view);
        let walks = |action| matches!(action, Action::Go(_) | Action::Via(_) | Action::Detour { .. });
        let mut to: Vec<_> = ways.iter().filter(|way| walks(way.action)).collect();
        let begun = self.view.events.len() % to.len().max(1);
        to.rotate_left(begun);
        let unsaid = to.iter().skip(PICKED).filter(|way| !offered.contains(&way.action)).map(|way| way.place);
        let picked: BTreeSet<_> = to.iter().take(PICKED).map(|way| way.place).chain(unsaid).collect();
        for place in picked {
            let confirmed = ["act.go.selected", "act.via.selected", "act.detour"];
            let sent = self.press(Draft::default(), Some(place), |name| confirmed.contains(&name)).decided;
            let here = ways.iter().filter(|way| way.place == place && walks(way.action));
            let lacks: Vec<_> = here.filter(|way| !sent.contains(&way.action)).map(|way| way.action).collect();
            assert!(lacks.is_empty(), "{lacks:?} is not among {sent:?}");
            offered.extend(sent);
        }
    }
}

fn told(actions: impl IntoIterator<Item = Action>) -> BTreeSet<String> {
    actions.into_iter().map(|action| format!("{action:?}")).collect()
}

/// Plays a case with random decisions; answers the kinds of those that were offered.
fn look(ctx: &Context, theme: &Arc<Theme>, players: u8, seed: usize) -> BTreeSet<String> {
    let setup = Setup::new((0..players).map(SuspectId).collect());
    let seats = (0..players).map(|n| Seat::new(format!("player {n}"), Controller::Person)).collect();
    let mut case = Case::new(Arc::clone(theme), setup, seats, seed as u64).expect("so many may play");
    let mut kinds = BTreeSet::new();
    for n in 0..DECISIONS {
        let Some(seat) = case.game().actor() else { break };
        let view = case.game().view(seat);
        if n % APART == seed % APART {
            let mut legal = view.choices.actions(theme.edition.cards);
            legal.extend(view.may_give_up.then_some(Action::GiveUp));
            let offered = Panel { ctx, case: &case, view: &view }.offered();
            let (legal, offered) = (told(legal), told(offered));
            let place = format!("{}, {:?}, after {n} decisions of {seed}", theme.id, view.phase);
            assert_eq!(legal.difference(&offered).collect::<Vec<_>>(), Vec::<&String>::new(), "not offered: {place}");
            assert_eq!(offered.difference(&legal).collect::<Vec<_>>(), Vec::<&String>::new(), "not allowed: {place}");
            kinds.extend(offered.iter().map(|one| one.chars().take_while(|c| c.is_alphabetic()).collect::<String>()));
        }
        // Now and then somebody accuses, or leaves.
        let rash = n % 61 == 60;
        let leaves = |choice: &&Choice| matches!(choice, Choice::Accuse | Choice::GiveUp) == rash;
        let mut choices: Vec<_> = view.choices.iter().filter(leaves).collect();
        if choices.is_empty() {
            choices = view.choices.iter().collect();
        }
        let actions = choices[(n * 7919 + seed) % choices.len()].actions(theme.edition.cards);
        case.apply(seat, actions[(n * 104_729 + seed) % actions.len()]).expect("it is offered");
    }
    kinds
}

#[test]
fn the_panel_and_the_board_send_each_legal_action_and_no_other_in_random_cases_of_every_edition() {
    let ctx = Context::default();
    style::apply(&ctx);
    let mut kinds = BTreeSet::new();
    for id in builtin_ids().into_iter().chain(["first-case"]) {
        let theme = Arc::new(builtin(id).expect("a sound theme"));
        let profile = &theme.edition.profile;
        let players = |wanted: u8| wanted.clamp(profile.min_seats, profile.max_seats);
        for seed in 0..2 {
            kinds.append(&mut look(&ctx, &theme, players(2 + 2 * seed as u8), seed));
        }
    }
    println!("offered and legal: {kinds:?}");
    for kind in
        ["Roll", "Go", "Passage", "Suggest", "Show", "Accuse", "EndTurn", "PlayCard", "Via", "GiveUp", "Decline"]
    {
        assert!(kinds.contains(kind), "{kind} was never offered: {kinds:?}");
    }
}

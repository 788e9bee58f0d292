//! Everything that a frame of the play screen reads and writes, and what a person wants of it.

use bevy::prelude::*;
use bevy_egui::egui;

use std::sync::LazyLock;

use super::{knowing::SeatDeductions, pad::Pad, state::PlayState, tab::Tab};
use candlestick_game::{Marks, inspect::Inspector, lesson::LessonDeed};

use crate::{
    screens::{
        Prompted, Speech,
        assistive::Assistive,
        keys_list::KeysList,
        language_list::LanguageList,
        lessons::{Did, Teaching},
        mirror::Mirror,
        replay::state::{OpenReplay, ReplayChoice},
        settings::TableTalk,
        together::at_hand::RoomAtHand,
    },
    session::{Decide, OwnMarks, Plans, Script, Session, TakeBack, WouldShow},
    table::{
        AutoShow, BackgroundTasks, BoardPointer, BoardRect, Cue, Cued, EndAnimation, FastForward, Motion, MotionPace,
        RunOn, Screen, Selected, SkipAnimation, SoundSettings, Token, WeaponPiece,
    },
    ui::{Art, Intent, ScreenTargets, keys::Keys, notebook},
};

/// Everything a frame of the play screen reads and writes.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct PlayContext<'w> {
    pub session: ResMut<'w, Session>,
    pub marks: ResMut<'w, OwnMarks>,
    pub knowing: Res<'w, SeatDeductions>,
    pub tasks: Res<'w, BackgroundTasks>,
    pub words: Res<'w, Speech>,
    pub art: Res<'w, Art>,
    pub targets: Res<'w, ScreenTargets>,
    pub pace: Res<'w, MotionPace>,
    pub motion: ResMut<'w, Motion>,
    pub sound: ResMut<'w, SoundSettings>,
    pub talk: ResMut<'w, TableTalk>,
    pub auto_show: ResMut<'w, AutoShow>,
    pub cued: MessageWriter<'w, Cued>,
    pub selected: ResMut<'w, Selected>,
    pub plans: ResMut<'w, Plans>,
    pub would_show: ResMut<'w, WouldShow>,
    pub rect: ResMut<'w, BoardRect>,
    pub pointer: ResMut<'w, BoardPointer>,
    pub prompted: ResMut<'w, Prompted>,
    pub next: ResMut<'w, NextState<Screen>>,
    pub decide: MessageWriter<'w, Decide>,
    pub take_back: MessageWriter<'w, TakeBack>,
    pub skip: MessageWriter<'w, SkipAnimation>,
    pub end: MessageWriter<'w, EndAnimation>,
    pub run_on: ResMut<'w, RunOn>,
    pub fast_forward: ResMut<'w, FastForward>,
    pub teaching: ResMut<'w, Teaching>,
    pub script: Res<'w, Script>,
    pub did: MessageWriter<'w, Did>,
    pub open_replay: ResMut<'w, OpenReplay>,
    pub rewind: MessageWriter<'w, ReplayChoice>,
    pub mirror: ResMut<'w, Mirror>,
    pub eyes: ResMut<'w, LanguageList>,
    pub keys: ResMut<'w, KeysList>,
    pub own_keys: Res<'w, Keys>,
    pub assistive: Res<'w, Assistive>,
    pub together: ResMut<'w, RoomAtHand>,
}

pub(super) type Tokens<'w, 's> = Query<'w, 's, (&'static Token, &'static Transform)>;

/// What stands on the board, and where.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct BoardPieces<'w, 's> {
    pub tokens: Tokens<'w, 's>,
    pub weapons: Query<'w, 's, (&'static WeaponPiece, &'static Transform)>,
}

impl PlayContext<'_> {
    /// Whether the last decision may be taken back; never in a lesson, which goes on by its own steps.
    pub fn may_take_back(&self) -> bool {
        !self.script.is_under_way() && self.session.may_take_back()
    }

    /// What is planned, while one may plan.
    pub fn open_plans(&self) -> Option<&Plans> {
        self.script.lets_plan(&self.session).then_some(&*self.plans)
    }

    /// The table as whoever looks at it sees it, for what is told and asked in words; none before the sheet stands.
    pub fn eyes<'a>(&'a self, pad: &'a Pad) -> Option<Inspector<'a>> {
        static NOTHING: LazyLock<Marks> = LazyLock::new(Marks::default);
        let (session, assist) = (&*self.session, pad.assist()?);
        let marks = self.marks.of(session.viewer()).unwrap_or(&NOTHING);
        let (theme, words, view, seats) = (session.theme(), &self.words.0, session.view(), session.seats());
        Some(Inspector { theme, words, view, seats, assist, marks })
    }

    /// Does what a person wants.
    pub fn carry_out(&mut self, intent: Intent, state: &mut PlayState, ctx: &egui::Context) {
        match intent {
            Intent::Decide(action) => {
                self.decide.write(Decide(action));
            }
            Intent::TakeBack => {
                self.take_back.write_default();
            }
            Intent::Select(place) => self.selected.chosen = place,
            Intent::Plan(place) => {
                self.plans.put(self.session.view(), place);
                // Elements and the board are told of it in the next frame.
                ctx.request_repaint();
            }
            Intent::LiftCurtain => self.session.lift_curtain(),
            Intent::Notebook(notebook::NotebookWish::ShowLog) => {
                state.panels.tab = Tab::Log;
                self.cued.write(Cued(Cue::Page));
            }
            Intent::Press(target) => {
                self.did.write(Did(LessonDeed::Press(target)));
            }
            Intent::Notebook(wish) => {
                let wish = self.teaching.meant(wish);
                if self.teaching.is_on() {
                    self.did.write_batch(Teaching::deed_of(wish).map(Did));
                    if wish.is_written() {
                        // What is right is written by the lesson, and nothing else.
                        return;
                    }
                }
                // What the wish changes is seen in the next frame.
                ctx.request_repaint();
                if wish.is_pencil() {
                    self.cued.write(Cued(Cue::Tick));
                }
                state.pad.carry_out(wish, &self.session, &mut self.marks, &self.words.0, ctx);
            }
            Intent::SkipAnimation => {
                self.skip.write(SkipAnimation);
            }
            // Counted as it is held.
            Intent::Hold => {}
            Intent::FastForward => self.fast_forward.0 = true,
            Intent::TurnPage => {
                self.cued.write(Cued(Cue::Page));
            }
            Intent::LanguageAndText => self.eyes.open = true,
            Intent::Keys => self.keys.open = true,
            Intent::TypeCommand => state.typed.begin(),
            Intent::Room => self.together.open_sheet(),
            Intent::WouldShow(asker, card) => self.would_show.press(self.session.view(), asker, card),
            Intent::WouldShowNothing(asker) => self.would_show.clear(self.session.view(), asker),
            Intent::Leave => self.next.set(self.open_replay.back()),
        }
    }
}

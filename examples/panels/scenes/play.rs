//! Shows the play screen of a scene, and does what is wanted of it as far as that can be seen there.

use bevy_egui::egui::{self, Ui};
use candlestick::{
    screens::{
        play::{BesideBoard, DeviceShows, Panels, Shape, Tab},
        replay::{self, BarContext},
        together::testing::TogetherHere,
    },
    ui::{
        self, Art, Intent, PanelContext,
        notebook::{CellAsked, CellReasons, NotebookWish, Proved},
    },
};
use candlestick_game::NotebookAssist;
use candlestick_painter::{Fonts, name_sizes};
use candlestick_themes::palette;

use super::{board, scene::Scene};

impl Scene {
    pub(super) fn play(&mut self, ui: &mut Ui, art: &Art) {
        let (screen, shape) = (ui.max_rect(), Shape::of(ui.max_rect().size()));
        ui.painter().rect_filled(screen, 0, palette::NIGHT);
        let behind = ui.painter().add(egui::Shape::Noop);
        ui::inspect::begin(ui.ctx());
        let assist = NotebookAssist::new(&self.view, self.marks.help, self.sure.clone());
        let why = self.reasons(&assist);
        let mut intents = Vec::new();
        let coach = self.teaching.as_ref().and_then(|teaching| teaching.coach(&self.spoken.words));
        let away = self.together.as_ref().map(TogetherHere::away_seats).unwrap_or_default();
        let context = PanelContext {
            theme: &self.theme,
            words: &self.spoken.words,
            art,
            view: &self.view,
            seats: &self.seats,
            names: None,
            away: &away,
            marks: &self.marks,
            assist: &assist,
            cell: self.cell,
            why: why.as_ref(),
            told: None,
            selected: self.selected,
            planned: self.planned,
            would_show: Some(&self.would_show),
            take_back: self.name == "back",
            coach: coach.as_ref(),
            busy: false,
            stands: false,
            elsewhere: self.together.is_some(),
            shared: false,
            narrow: shape.phone,
            board_hidden: false,
            targets: &self.targets,
        };
        let lines = ui::log_lines(&self.theme, &self.spoken.words, &self.view, &[]);
        let (watched, teaches) = (self.watched.is_some(), self.teaching.is_some());
        let shown = self.together.as_ref().map_or_else(DeviceShows::default, TogetherHere::shows);
        let panels = Panels { context: &context, lines: &lines, watched, teaches, shown };
        let bar = watched.then(|| replay::foot(ui));
        let (together, words) = (&mut self.together, &self.spoken.words);
        let mut beside = |place: BesideBoard| {
            let with = (shape.phone, words, art, &self.targets);
            if let Some(room) = together.as_mut() {
                room.beside_board(place, with);
            }
        };
        let laid = match &bar {
            Some(bar) => bar.above(ui, |ui| self.panels.show(ui, &panels, shape, &mut intents, &mut beside)),
            None => self.panels.show(ui, &panels, shape, &mut intents, &mut beside),
        };
        if let (Some(bar), Some(watched)) = (bar, &mut self.watched) {
            let words = &self.spoken.words;
            let of = BarContext { words, art, targets: &self.targets, turn: self.view.turn, narrow: shape.is_narrow };
            let chosen = bar.show(ui, |ui| replay::bar(ui, watched, &of));
            self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
        }
        self.targets.put("board", laid.stage, false);
        if shown != DeviceShows::Hand {
            let sizes = || self.name_sizes.get_or_init(|| name_sizes(&self.theme, &Fonts::embedded())).as_slice();
            board::show(ui, behind, (&context, watched), &laid, sizes);
        }
        let ctx = ui.ctx().clone();
        self.panels.over_board(&ctx, &panels, shape, &laid);
        if !shape.stacked {
            beside(BesideBoard::Over(&ctx, laid.board.rect));
        }
        if let Some(together) = &mut self.together {
            self.chosen.extend(together.over_table(&ctx, &self.spoken.words, art, &self.targets));
        }
        ui::actions::windows(&ctx, &context, &mut intents);
        ui::would_show::window(&ctx, &context, &mut intents);
        self.windows.show(&self.name, &ctx, &context, laid.board.rect, &mut intents);
        match &coach {
            // Where places of the board are is known where it is painted.
            Some(coach) => ui::coach::point(&ctx, &context, coach, |_| None, &mut intents),
            None => self.targets.lead_to(None, ""),
        }
        ui::inspect::show(&ctx, &context, None);
        self.lesson_end(&ctx, art);
        self.carry_out(intents);
    }

    /// Why the notebook's cell that is looked at stands as it does.
    fn reasons(&self, assist: &NotebookAssist) -> Option<CellReasons> {
        let (card, column) = self.cell?;
        let names = ui::seat_names(&self.theme, &self.view);
        let proof = candlestick_deduction::proof::why(&self.view, card, column.into());
        let asked = CellAsked {
            theme: &self.theme,
            words: &self.spoken.words,
            view: &self.view,
            assist,
            marks: &self.marks,
            names: &names,
            proof: proof.as_ref().map_or(Proved::No, Proved::Yes),
        };
        Some(asked.why(card, column))
    }

    fn carry_out(&mut self, intents: Vec<Intent>) {
        for intent in intents {
            self.chosen.push(format!("{intent:?}"));
            match intent {
                Intent::Notebook(NotebookWish::LookAt(cell)) => self.cell = cell,
                Intent::Notebook(NotebookWish::ShowLog) => self.panels.tab = Tab::Log,
                Intent::Notebook(wish) => drop(wish.write(&mut self.marks)),
                Intent::Select(place) => self.selected = place,
                Intent::Plan(place) => self.planned = place,
                Intent::WouldShow(asker, card) => self.would_show.press(&self.view, asker, card),
                other => println!("{other:?}"),
            }
        }
    }
}

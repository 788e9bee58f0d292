//! Shows a scene: a screen by itself, or the play screen.

use bevy_egui::egui::Ui;
use candlestick::{
    screens::{insight, library, position, practice, puzzle, review, setup, title, verdict},
    ui::Art,
};

use super::scene::Scene;

impl Scene {
    /// Shows it.
    pub fn show(&mut self, ui: &mut Ui, art: &Art) {
        match self.name.as_str() {
            "title" | "title-resume" | "title-first" => self.title(ui, art),
            "chapters" | "settings" | "own-themes" | "own-themes-page" | "own-themes-faults" => {
                self.title(ui, art);
                self.over_title(ui.ctx(), art);
            }
            name if name.starts_with("together") || name.starts_with("lobby") => {
                if let Some(together) = &mut self.together {
                    self.chosen.extend(together.show(ui, &self.spoken.words, art, &self.targets));
                }
            }
            "insight" | "insight-empty" => {
                let chosen = insight::show(ui, &self.insight, (&self.spoken.words, art, &self.targets));
                self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
            }
            "library" | "library-link" => {
                let chosen = library::show(ui, &mut self.library, (&self.spoken.words, art, &self.targets));
                if let Some(choice) = chosen {
                    self.chosen.push(format!("{choice:?}"));
                    self.library.carry_out(choice);
                }
            }
            "setup" | "setup-two" | "setup-more" | "setup-ladder" => {
                let themes = (self.spoken.themes.as_slice(), &*self.theme, 0);
                let chosen = setup::show(
                    ui,
                    &mut self.setup,
                    themes,
                    &self.standing,
                    (None, false),
                    &self.spoken.words,
                    art,
                    &self.targets,
                );
                self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
            }
            "verdict" | "verdict-lost" => {
                let open = verdict::Unveiling::DONE;
                let with = (&self.spoken.words, art, &self.targets);
                let known = Some(self.known.as_slice());
                let chosen = verdict::show(
                    ui,
                    &self.theme,
                    with,
                    &self.view,
                    &self.seats,
                    (open, known, &self.news, "3f2a 91c0 77de 0b12"),
                    None,
                );
                self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
            }
            "review-none" => {
                let chosen = review::show_empty(ui, None, true, (&self.spoken.words, art, &self.targets));
                self.chosen.extend(chosen.map(|choice| format!("{choice:?}")));
            }
            "review" | "review-ten" | "review-file" => {
                if let Some(state) = &mut self.review {
                    let chosen = review::show(ui, state, (&self.spoken.words, art, &self.targets));
                    self.chosen.extend(chosen.iter().map(|choice| format!("{choice:?}")));
                    chosen.iter().for_each(|choice| state.carry_out(choice));
                }
            }
            "daily" => {
                if let Some(state) = &mut self.daily {
                    let chosen = puzzle::show(ui, state, (&self.spoken.words, art, &self.targets));
                    self.chosen.extend(chosen.iter().map(|choice| format!("{choice:?}")));
                    chosen.into_iter().for_each(|choice| state.carry_out(choice, &self.spoken.words));
                }
            }
            name if name.starts_with("practice") => {
                if let Some(state) = &mut self.practice {
                    let standing = practice::PracticeProgress { rating: 1248, ..practice::PracticeProgress::default() };
                    let chosen = practice::show(ui, state, standing, (&self.spoken.words, art, &self.targets));
                    self.chosen.extend(chosen.iter().map(|choice| format!("{choice:?}")));
                    chosen.into_iter().for_each(|choice| state.carry_out(choice, &self.spoken.words));
                }
            }
            name if name.starts_with("position") => {
                if let Some(state) = &mut self.position {
                    let chosen =
                        position::show(ui, state, &self.spoken.themes, (&self.spoken.words, art, &self.targets));
                    for choice in chosen {
                        self.chosen.push(format!("{choice:?}"));
                        state.carry_out(choice, &self.spoken.themes, &self.spoken.words);
                        state.work_out(&self.spoken.words);
                    }
                }
            }
            _ => self.play(ui, art),
        }
    }

    fn title(&self, ui: &mut Ui, art: &Art) {
        let resume = title::Resume { turn: 12, people: vec!["Professor Plum".into()], bots: 3 };
        let notice = "A saved case could not be read and was kept aside as case-broken-1.json.".to_owned();
        let with = self.name == "title-resume";
        let state = title::TitleState {
            resume: with.then_some(resume),
            cases: if with { 7 } else { 0 },
            notice: with.then_some(notice),
            motion: self.windows.wanted.motion,
            muted: self.windows.wanted.sound.muted,
            solved: with,
            learn: (self.name == "title-first").then_some(title::Learn::Begin),
            quit: !with,
        };
        title::show(ui, &state, &self.spoken.words, art, &self.targets);
    }
}

//! Lets a room's host choose how well each bot plays.

use bevy_egui::egui::{Align, Layout, Ui, vec2};

use super::{
    parts::{TogetherScreen, said, why},
    terms::LEVELS,
};
use crate::ui::{level_button, level_name, next_level, tabs};
use candlestick_game::Level;
use candlestick_online::protocol::{Arrangement, BotChair};
use candlestick_themes::key;

/// What of a row its button has, beside the bot's name.
const SHARE: f32 = 0.55;

/// Shows all of them at once, with whoever stands in, and then each where there are several.
pub(super) fn show(ui: &mut Ui, wanted: &mut Arrangement, shared: &TogetherScreen) {
    why(ui, &shared.words.say(key!("together-levels")));
    if let Some(level) = tabs(ui, (shared.words, shared.targets), &LEVELS, common(&wanted.bots)) {
        wanted.stand_in = level;
        wanted.bots.iter_mut().for_each(|bot| bot.level = level);
    }
    if wanted.bots.len() > 1 {
        wanted.bots.iter_mut().enumerate().for_each(|(at, bot)| row(ui, at, bot, shared));
    }
}

/// The level of all of them; none where they differ.
fn common(bots: &[BotChair]) -> Option<Level> {
    let first = bots.first()?.level;
    bots.iter().all(|bot| bot.level == first).then_some(first)
}

/// A bot's name, and its level to be changed.
fn row(ui: &mut Ui, at: usize, bot: &mut BotChair, shared: &TogetherScreen) {
    let (words, wide) = (shared.words, ui.available_width());
    ui.horizontal(|ui| {
        let button = wide * SHARE;
        let name = wide - button - ui.spacing().item_spacing.x;
        ui.allocate_ui_with_layout(
            vec2(name, ui.spacing().interact_size.y),
            Layout::left_to_right(Align::Center).with_main_wrap(true),
            |ui| {
                ui.set_width(name);
                said(ui, &bot.name);
            },
        );
        let level = words.say(level_name(bot.level));
        let values = [("what", (&bot.name).into()), ("how", (&level).into())];
        let response = level_button(ui, bot.level, button, (words, Some(&words.with(key!("together-term"), &values))));
        shared.targets.mark(format!("together.bot.{at}.level"), &response);
        if response.clicked() {
            bot.level = next_level(bot.level);
        }
    });
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2};

    use super::*;
    use crate::{
        screens::cut_text,
        ui::{Art, ScreenTargets, style},
    };
    use candlestick_game::theme_store::UserThemes;
    use candlestick_rules::SuspectId;
    use candlestick_themes::{Words, languages};

    /// A narrow phone, and the room that a plate of the lobby has on it.
    const PHONE: Vec2 = vec2(360.0, 640.0);
    const ROOM: f32 = 316.0;

    /// The host's choice on a phone.
    struct Choice {
        ctx: Context,
        words: Words,
        art: Art,
        targets: ScreenTargets,
        own: UserThemes,
        wanted: Arrangement,
    }

    impl Choice {
        fn new(words: Words, bots: u8) -> Self {
            let names = words.say(key!("setup-bot-names"));
            let bot = |(n, name): (u8, &str)| BotChair {
                suspect: SuspectId(n),
                level: Level::Detective,
                name: name.trim().to_owned(),
            };
            let bots = (0..bots).zip(names.split(',')).map(bot).collect();
            let wanted = Arrangement { bots, ..Arrangement::default() };
            let ctx = Context::default();
            style::apply(&ctx);
            let (art, targets, own) = (Art::default(), ScreenTargets::default(), UserThemes::default());
            Self { ctx, words, art, targets, own, wanted }
        }

        /// One frame; the words that are cut in it.
        fn frame(&mut self, events: Vec<Event>) -> Vec<String> {
            let Self { ctx, words, art, targets, own, wanted } = self;
            let (words, art, targets, own) = (&*words, &*art, &*targets, &*own);
            drop(targets.take());
            let input =
                RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, PHONE)), events, ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                ui.set_max_width(ROOM);
                ui.set_width(ROOM);
                show(ui, wanted, &TogetherScreen { words, art, targets, own });
            });
            output.textures_delta.clear();
            cut_text::in_shapes(&output.shapes, ctx.content_rect()).into_iter().map(|(words, _)| words).collect()
        }

        fn press(&mut self, target: &str) {
            self.frame(Vec::new());
            self.frame(Vec::new());
            let at = self.targets.take().into_iter().find(|one| one.name == target).expect(target).rect.center();
            let button = |pressed| Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::default(),
            };
            self.frame(vec![Event::PointerMoved(at)]);
            self.frame(vec![button(true)]);
            self.frame(vec![button(false)]);
        }

        fn levels(&self) -> Vec<Level> {
            self.wanted.bots.iter().map(|bot| bot.level).collect()
        }
    }

    #[test]
    fn each_bot_has_a_level_of_its_own_and_all_of_them_have_one_at_a_press() {
        let mut choice = Choice::new(Words::english(), 3);
        choice.press("together.bot.1.level");
        assert_eq!(choice.levels(), [Level::Detective, Level::Master, Level::Detective]);
        assert_eq!(choice.wanted.stand_in, Level::Detective, "whoever stands in is another matter");
        choice.press("together.bot.2.level");
        choice.press("together.bot.2.level");
        assert_eq!(choice.levels(), [Level::Detective, Level::Master, Level::Novice]);
        choice.press("together.bots.master");
        assert_eq!((choice.levels(), choice.wanted.stand_in), (vec![Level::Master; 3], Level::Master));
    }

    #[test]
    fn nothing_of_it_is_cut_on_a_narrow_phone_in_any_language() {
        for language in languages().iter().map(|language| language.code).chain([candlestick_themes::PSEUDO]) {
            let mut choice = Choice::new(Words::carried(language), 5);
            let levels = [Level::Novice, Level::Detective, Level::Master];
            choice.wanted.bots.iter_mut().zip(levels).for_each(|(bot, level)| bot.level = level);
            let cut: Vec<_> = (0..3).map(|_| choice.frame(Vec::new())).collect();
            assert!(cut[2].is_empty(), "{language}: {:?}", cut[2]);
            let rows = choice.targets.take().into_iter().filter(|one| one.name.starts_with("together.bot."));
            assert!(rows.filter(|one| one.whole && one.rect.right() <= ROOM + 0.5).count() == 5, "{language}");
        }
    }
}

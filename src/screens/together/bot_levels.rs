//! Lets a room's host choose how well each bot plays, and as whom.

use bevy_egui::egui::{Align, Layout, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use super::{
    parts::{TogetherScreen, choices_of, said},
    terms::LEVELS,
};
use crate::ui::{
    button_of, level_button, level_name, next_level,
    scale::growth,
    style::mix,
    tabs,
    widgets::{disc, focus_ring, tip},
};
use candlestick_game::Level;
use candlestick_online::protocol::{Arrangement, BotChair};
use candlestick_rules::SuspectId;
use candlestick_themes::{Theme, key, palette};

/// What of a row its button has, beside the bot's name.
const SHARE: f32 = 0.55;
/// Narrower than this, at the usual size of letters, a row's button has a line of its own.
const TIGHT: f32 = 360.0;

/// Shows all of them at once, with whoever stands in, and then each; `taken` are the suspects of people.
pub(super) fn show(
    ui: &mut Ui,
    wanted: &mut Arrangement,
    (theme, taken): (&Theme, &[SuspectId]),
    shared: &TogetherScreen,
) {
    let name = shared.words.say(key!("together-levels"));
    let level = common(&wanted.bots);
    let pressed = choices_of(ui, &name, |ui| tabs(ui, (shared.words, shared.targets), &LEVELS, level));
    if let Some(level) = pressed {
        wanted.stand_in = level;
        wanted.bots.iter_mut().for_each(|bot| bot.level = level);
    }
    let several = wanted.bots.len() > 1;
    for at in 0..wanted.bots.len() {
        let other = next_free(wanted, at, taken, theme);
        row(ui, (at, several), (&mut wanted.bots[at], other), theme, shared);
    }
}

/// The next suspect whom nobody has, as seen from a bot's own; none where all are taken.
fn next_free(wanted: &Arrangement, at: usize, taken: &[SuspectId], theme: &Theme) -> Option<SuspectId> {
    let (own, count) = (wanted.bots[at].suspect.0, theme.edition.cards.suspects);
    let mut round = (1..count).map(|step| SuspectId((own + step) % count));
    round.find(|suspect| is_free(*suspect, taken, &wanted.bots))
}

/// Whether nobody has a suspect: none of these people's, and no bot.
pub(super) fn is_free(suspect: SuspectId, people: &[SuspectId], bots: &[BotChair]) -> bool {
    !people.contains(&suspect) && bots.iter().all(|bot| bot.suspect != suspect)
}

/// The level of all of them; none where they differ.
fn common(bots: &[BotChair]) -> Option<Level> {
    let first = bots.first()?.level;
    bots.iter().all(|bot| bot.level == first).then_some(first)
}

/// A bot's suspect to be changed, its name, and where there are several, its level.
fn row(
    ui: &mut Ui,
    (at, several): (usize, bool),
    (bot, other): (&mut BotChair, Option<SuspectId>),
    theme: &Theme,
    shared: &TogetherScreen,
) {
    let wide = ui.available_width();
    let tight = wide < TIGHT * growth();
    let button = if tight { wide } else { wide * SHARE };
    ui.horizontal(|ui| {
        suspect(ui, at, (&mut *bot, other), theme, shared);
        let name = ui.available_width() - if tight { 0.0 } else { button + ui.spacing().item_spacing.x };
        ui.allocate_ui_with_layout(
            vec2(name, ui.spacing().interact_size.y),
            Layout::left_to_right(Align::Center).with_main_wrap(true),
            |ui| {
                ui.set_width(name);
                said(ui, &bot.name);
            },
        );
        if several && !tight {
            level(ui, at, bot, button, shared);
        }
    });
    if several && tight {
        level(ui, at, bot, button, shared);
    }
}

/// The portrait gives it another suspect whom nobody has.
fn suspect(
    ui: &mut Ui,
    at: usize,
    (bot, other): (&mut BotChair, Option<SuspectId>),
    theme: &Theme,
    shared: &TogetherScreen,
) {
    let side = ui.spacing().interact_size.y;
    let sense = if other.is_some() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
    let (words, look) = (shared.words, &theme.suspects[bot.suspect.index()]);
    let what = words.with(key!("setup-suspect"), &[("name", (&bot.name).into())]);
    let text = words.with(key!("together-term"), &[("what", (&what).into()), ("how", (&look.name).into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, other.is_some(), &text));
    shared.targets.mark_as(format!("together.bot.{at}.suspect"), &response, other.is_some());
    let rim = if response.hovered() { palette::CANDLE.into() } else { mix(palette::BRASS, palette::WALNUT, 0.4) };
    disc(ui.painter(), theme, shared.art, bot.suspect, rect.center(), side / 2.0 - 3.0, rim);
    focus_ring(ui, &response, side / 2.0);
    if tip(response, text).clicked()
        && let Some(other) = other
    {
        bot.suspect = other;
    }
}

/// How well it plays, to be changed.
fn level(ui: &mut Ui, at: usize, bot: &mut BotChair, wide: f32, shared: &TogetherScreen) {
    let words = shared.words;
    let told = button_of(words, &words.say(level_name(bot.level)), &bot.name);
    let response = level_button(ui, bot.level, wide, (words, &told));
    shared.targets.mark(format!("together.bot.{at}.level"), &response);
    if response.clicked() {
        bot.level = next_level(bot.level);
    }
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
    use candlestick_themes::{Words, builtin, languages};

    /// A narrow phone, and the room that a plate of the lobby has on it.
    const PHONE: Vec2 = vec2(360.0, 640.0);
    const ROOM: f32 = 316.0;
    /// The suspect of the one person who sits there.
    const PERSON: SuspectId = SuspectId(5);

    /// The host's choice on a phone.
    struct Choice {
        ctx: Context,
        words: Words,
        art: Art,
        targets: ScreenTargets,
        own: UserThemes,
        wanted: Arrangement,
        theme: Theme,
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
            let theme = builtin("classic-2016").expect("built in");
            Self { ctx, words, art, targets, own, wanted, theme }
        }

        /// One frame; the words that are cut in it.
        fn frame(&mut self, events: Vec<Event>) -> Vec<String> {
            let Self { ctx, words, art, targets, own, wanted, theme } = self;
            let (words, art, targets, own) = (&*words, &*art, &*targets, &*own);
            drop(targets.take());
            let input =
                RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, PHONE)), events, ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                ui.set_max_width(ROOM);
                ui.set_width(ROOM);
                show(ui, wanted, (theme, &[PERSON]), &TogetherScreen { words, art, targets, own });
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
    fn a_bots_portrait_gives_it_another_suspect_whom_nobody_has() {
        let mut choice = Choice::new(Words::english(), 3);
        let suspects = |choice: &Choice| choice.wanted.bots.iter().map(|bot| bot.suspect.0).collect::<Vec<_>>();
        choice.press("together.bot.0.suspect");
        assert_eq!(suspects(&choice), [3, 1, 2], "past the other bots");
        choice.press("together.bot.0.suspect");
        assert_eq!(suspects(&choice), [4, 1, 2]);
        choice.press("together.bot.0.suspect");
        assert_eq!(suspects(&choice), [0, 1, 2], "past a person, and round");
        let mut all = Choice::new(Words::english(), 5);
        all.press("together.bot.4.suspect");
        assert_eq!(suspects(&all), [0, 1, 2, 3, 4], "all are taken");
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
            assert!(rows.filter(|one| one.whole && one.rect.right() <= ROOM + 0.5).count() == 10, "{language}");
        }
    }
}

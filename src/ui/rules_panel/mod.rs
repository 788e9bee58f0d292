//! The rules in plain words, at hand in play and on the title.

mod pictures;

use bevy_egui::egui::{Context, Id, RichText, Ui};

use super::{
    ScreenTargets,
    widgets::{Button, ButtonKind, DialogFoot, dialog, hairline, heading, line, subheading_of},
};
use crate::ui::scale::Size;
use candlestick_themes::{Theme, Words, key, palette};

/// Most letters of what one looks for.
const LONGEST: usize = 80;

/// What one looks for, as of a pass of egui.
#[derive(Clone, Default)]
struct Sought {
    text: String,
    pass: u64,
}

/// What was sought in the pass before; nothing where the rules were closed meanwhile.
fn sought(ctx: &Context) -> String {
    let kept: Sought = ctx.data(|data| data.get_temp(Id::new("rules-search"))).unwrap_or_default();
    if kept.pass + 1 >= ctx.cumulative_pass_nr() { kept.text } else { String::new() }
}

/// The line in which one looks for a rule; what stands in it.
fn search(ui: &mut Ui, words: &Words, targets: &ScreenTargets) -> String {
    let ctx = ui.ctx().clone();
    let mut text = sought(&ctx);
    targets.mark("rules.search", &line(ui, &mut text, &words.say(key!("rules-search")), LONGEST));
    let kept = Sought { text: text.clone(), pass: ctx.cumulative_pass_nr() };
    ctx.data_mut(|data| data.insert_temp(Id::new("rules-search"), kept));
    text
}

/// Whether a rule has every word that is sought, wherever it stands.
fn holds(sought: &str, title: &str, text: &str) -> bool {
    let rule = format!("{title} {text}").to_lowercase();
    sought.to_lowercase().split_whitespace().all(|word| rule.contains(word))
}

/// Shows the rules while they are open. Opened anew, all of them are there again.
pub fn show(ctx: &Context, theme: &Theme, words: &Words, open: &mut bool, targets: &ScreenTargets) {
    if !*open {
        return;
    }
    let room = ctx.content_rect().size();
    let shown = dialog(ctx, Id::new("rules"), (620.0, room.x < 700.0), |ui| {
        let pictures = pictures::painted(ui.ctx(), theme);
        heading(ui, &words.say(key!("rules-title")));
        ui.label(RichText::new(&theme.title).color(palette::PARCHMENT_SHADE));
        let sought = search(ui, words, targets);
        hairline(ui);
        let foot = DialogFoot::of(ui);
        foot.list(ui).auto_shrink([false, true]).show(ui, |ui| {
            let found: Vec<_> =
                theme.rules_text.iter().filter(|part| holds(&sought, &part.heading, &part.text)).collect();
            for (n, part) in found.iter().enumerate() {
                let shown = subheading_of(ui, &part.heading, Size::TEXT);
                targets.put(format!("rules.entry.{n}"), shown.rect.intersect(ui.clip_rect()), true);
                for detail in &part.shows {
                    pictures.show(ui, theme, *detail);
                }
                ui.label(RichText::new(&part.text).color(palette::PARCHMENT));
                ui.add_space(8.0);
            }
            if found.is_empty() {
                ui.label(RichText::new(words.say(key!("rules-none"))).color(palette::PARCHMENT_SHADE));
            }
        });
        foot.show(ui, |ui| {
            hairline(ui);
            let text = words.say(key!("rules-close"));
            let response = Button::new(&text).kind(ButtonKind::Primary).wide().show(ui);
            targets.mark("rules.close", &response);
            response.clicked()
        })
    });
    *open = !(shown.should_close() || shown.inner);
    if !*open {
        pictures::forget(ctx);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;

    use super::*;

    #[test]
    fn what_is_sought_stays_while_the_rules_are_open_and_is_gone_when_they_are_opened_anew() {
        let (ctx, words, targets) = (Context::default(), Words::english(), ScreenTargets::default());
        crate::ui::style::apply(&ctx);
        let frame = |open: bool| {
            let mut found = String::new();
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                if open {
                    found = search(ui, &words, &targets);
                }
            });
            output.textures_delta.clear();
            found
        };
        frame(true);
        let kept = Sought { text: "dice".into(), pass: ctx.cumulative_pass_nr() };
        ctx.data_mut(|data| data.insert_temp(Id::new("rules-search"), kept));
        assert_eq!([frame(true), frame(true)], ["dice", "dice"]);
        frame(false);
        assert_eq!(frame(true), "");
    }

    #[test]
    fn a_rule_is_found_by_all_of_the_words_in_any_order_and_case() {
        let (title, text) = ("Secret passages", "Instead of rolling, go to the room at its other end.");
        assert!(holds("", title, text) && holds("ROLLING secret", title, text));
        assert!(!holds("secret dice", title, text));
    }

    #[test]
    fn in_every_edition_one_finds_how_to_accuse() {
        for id in candlestick_themes::builtin_ids() {
            let theme = candlestick_themes::builtin(id).expect("built in");
            let found = theme.rules_text.iter().filter(|part| holds("accus", &part.heading, &part.text)).count();
            assert!(found > 0 && found < theme.rules_text.len(), "{id}: accusing is in {found} rules");
        }
    }
}

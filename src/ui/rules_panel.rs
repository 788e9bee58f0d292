//! The rules in plain words, at hand in play and on the title.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, ColorImage, Context, Id, Margin, Modal, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit,
    TextureHandle, TextureOptions, Ui, vec2,
};

use super::{
    ScreenTargets,
    style::{bold, touch, veil},
    widgets::{Button, Kind, draw, hairline, heading, scrim, sheet},
};
use crate::ui::scale::{Size, round};
use candlestick_painter::{Fonts, details};
use candlestick_themes::{BoardDetail, Theme, Words, key, palette};

/// The line in which one looks for a rule; what stands in it.
fn search(ui: &mut Ui, words: &Words, spots: &ScreenTargets) -> String {
    let id = Id::new("rules-search");
    let mut sought: String = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
    let hint = RichText::new(words.say(key!("rules-search"))).color(palette::ASH);
    let height = ui.spacing().interact_size.y;
    let edit = TextEdit::singleline(&mut sought)
        .hint_text(hint)
        .desired_width(f32::INFINITY)
        .vertical_align(Align::Center)
        .min_size(vec2(0.0, height))
        .margin(Margin::symmetric(8, 4));
    let line = ui.add(edit);
    spots.mark("rules.search", &line);
    if line.changed() {
        ui.ctx().data_mut(|data| data.insert_temp(id, sought.clone()));
    }
    sought
}

/// Whether a rule has every word that is sought, wherever it stands.
fn holds(sought: &str, title: &str, text: &str) -> bool {
    let rule = format!("{title} {text}").to_lowercase();
    sought.to_lowercase().split_whitespace().all(|word| rule.contains(word))
}

/// Where the pictures are while the rules are open.
const PICTURES: &str = "rules-pictures";
/// Pixels of a cell in them.
const CELL: u32 = 32;
/// Their greatest width, in points.
const WIDTH: f32 = 288.0;

/// What of a theme's board the rules show.
struct RulesPictures {
    digest: String,
    pictures: Vec<(BoardDetail, TextureHandle)>,
}

impl RulesPictures {
    fn of(&self, detail: BoardDetail) -> Option<&TextureHandle> {
        self.pictures.iter().find(|(one, _)| *one == detail).map(|(_, texture)| texture)
    }
}

/// The pictures of a theme's rules, painted as the rules are opened.
fn pictures(ctx: &Context, theme: &Theme) -> Arc<RulesPictures> {
    let id = Id::new(PICTURES);
    let painted = ctx.data(|data| data.get_temp::<Arc<RulesPictures>>(id));
    if let Some(painted) = painted.filter(|painted| painted.digest == theme.digest) {
        return painted;
    }
    let mut wanted: Vec<_> = theme.rules_text.iter().filter_map(|part| part.show).collect();
    wanted.dedup();
    let all = if wanted.is_empty() { Vec::new() } else { details(theme, &wanted, CELL, &Fonts::embedded()) };
    let pictures = wanted.into_iter().zip(all).filter_map(|(detail, picture)| {
        let picture = picture?;
        let size = [picture.width as usize, picture.height as usize];
        let image = ColorImage::from_rgba_unmultiplied(size, &picture.rgba);
        Some((detail, ctx.load_texture(detail.key(), image, TextureOptions::LINEAR)))
    });
    let pictures = Arc::new(RulesPictures { digest: theme.digest.clone(), pictures: pictures.collect() });
    ctx.data_mut(|data| data.insert_temp(id, Arc::clone(&pictures)));
    pictures
}

/// A picture in a thin frame.
fn painted(ui: &mut Ui, texture: &TextureHandle) {
    let size = texture.size_vec2();
    let width = ui.available_width().min(WIDTH);
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * size.y / size.x), Sense::hover());
    draw::rounded_picture(ui.painter(), rect, round::SMALL, texture.id(), draw::WHOLE, Color32::WHITE);
    ui.painter().rect_stroke(rect, round::SMALL, Stroke::new(1.0, veil(palette::BRASS, 0.6)), StrokeKind::Inside);
}

/// Shows the rules while they are open.
pub fn show(ctx: &Context, theme: &Theme, words: &Words, open: &mut bool, spots: &ScreenTargets) {
    if !*open {
        return;
    }
    let room = ctx.content_rect().size();
    let modal = Modal::new(Id::new("rules")).frame(sheet()).backdrop_color(scrim());
    let shown = modal.show(ctx, |ui| {
        touch(ui, room.x < 700.0);
        ui.set_width((room.x - 56.0).min(620.0));
        let pictures = pictures(ui.ctx(), theme);
        heading(ui, &words.say(key!("rules-title")));
        ui.label(RichText::new(&theme.title).color(palette::PARCHMENT_SHADE));
        let sought = search(ui, words, spots);
        hairline(ui);
        ScrollArea::vertical().max_height(room.y - 290.0).auto_shrink([false, true]).show(ui, |ui| {
            let found: Vec<_> =
                theme.rules_text.iter().filter(|part| holds(&sought, &part.heading, &part.text)).collect();
            for (n, part) in found.iter().enumerate() {
                let shown = ui.label(RichText::new(&part.heading).font(bold(Size::TEXT)).color(palette::BRASS));
                spots.put(format!("rules.entry.{n}"), shown.rect.intersect(ui.clip_rect()), true);
                if let Some(picture) = part.show.and_then(|detail| pictures.of(detail)) {
                    painted(ui, picture);
                }
                ui.label(RichText::new(&part.text).color(palette::PARCHMENT));
                ui.add_space(8.0);
            }
            if found.is_empty() {
                ui.label(RichText::new(words.say(key!("rules-none"))).color(palette::PARCHMENT_SHADE));
            }
        });
        hairline(ui);
        let text = words.say(key!("rules-close"));
        let response = Button::new(&text).kind(Kind::Primary).wide().show(ui);
        spots.mark("rules.close", &response);
        response.clicked()
    });
    *open = !(shown.should_close() || shown.inner);
    if !*open {
        // Painted again when they are wanted; until then they cost nothing.
        ctx.data_mut(|data| data.remove::<Arc<RulesPictures>>(Id::new(PICTURES)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

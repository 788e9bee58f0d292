//! Gives egui the looks of its widgets: text sizes, spacing and colours from the one palette.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, Context, CornerRadius, Margin, Stroke, Style, TextStyle, Vec2, Visuals,
    style::{ScrollStyle, Selection, WidgetVisuals, Widgets},
};

use super::{
    colours::{mix, veil},
    fonts::{body, bold, display, letter},
    sizes::POINTER,
};
use crate::ui::{
    depth::Depth,
    scale::{Size, growth, round},
};
use candlestick_themes::palette;

/// Gives egui the game's fonts and looks.
pub fn apply(ctx: &Context) {
    letter(ctx, None, None, []);
    look(ctx);
}

/// Gives egui the looks anew, after colours or sizes of type have changed.
pub fn look(ctx: &Context) {
    let style = Arc::new(style());
    ctx.options_mut(|options| {
        options.dark_style = Arc::clone(&style);
        options.light_style = style;
        // While nothing happens no frame is drawn, and the first one after that still has the old time: a finger's press
        // then seems to have lasted all the while. A press is a click however long it lasts.
        options.input_options.max_click_duration = f64::INFINITY;
    });
}

/// How much brass there is in a bar to scroll by, and how much of that is seen while it rests.
const BAR: f32 = 0.75;
const DORMANT: f32 = 0.85;

fn style() -> Style {
    let mut style = Style { visuals: visuals(), animation_time: 0.1, ..Style::default() };
    style.text_styles = [
        (TextStyle::Small, body(Size::FOOT)),
        (TextStyle::Body, body(Size::TEXT)),
        (TextStyle::Monospace, body(Size::TEXT)),
        (TextStyle::Button, bold(Size::TEXT)),
        (TextStyle::Heading, display(Size::HEAD)),
    ]
    .into();
    style.interaction.selectable_labels = false;
    style.spacing.item_spacing = Vec2::new(8.0, 6.0);
    style.spacing.button_padding = Vec2::new(14.0, 6.0);
    style.spacing.interact_size = Vec2::splat(POINTER * growth());
    style.spacing.window_margin = Margin::same(14);
    style.spacing.scroll = ScrollStyle {
        bar_width: 7.0,
        handle_min_length: 28.0,
        bar_inner_margin: 4.0,
        bar_outer_margin: 1.0,
        ..ScrollStyle::thin()
    };
    style.spacing.scroll.floating = true;
    style.spacing.scroll.floating_width = 5.0;
    style.spacing.scroll.floating_allocated_width = 8.0;
    // Of brass, not as bright as words: see `with_bar`.
    style.spacing.scroll.foreground_color = false;
    style.spacing.scroll.dormant_background_opacity = 0.0;
    style.spacing.scroll.dormant_handle_opacity = DORMANT;
    style.spacing.scroll.interact_handle_opacity = 1.0;
    style.spacing.scroll.fade.strength = 0.0;
    style
}

fn visuals() -> Visuals {
    Visuals {
        dark_mode: true,
        override_text_color: None,
        widgets: Widgets {
            noninteractive: plate(palette::WALNUT.into(), veil(palette::BRASS, 0.35), palette::IVORY.into()),
            inactive: with_bar(
                mix(palette::WALNUT, palette::BRASS, BAR),
                plate(palette::WALNUT.into(), veil(palette::BRASS, 0.6), palette::IVORY.into()),
            ),
            hovered: with_bar(
                palette::BRASS.into(),
                plate(palette::WALNUT_LIGHT.into(), palette::BRASS.into(), palette::IVORY.into()),
            ),
            active: with_bar(
                palette::CANDLE.into(),
                plate(palette::NIGHT.into(), palette::CANDLE.into(), palette::CANDLE.into()),
            ),
            open: plate(palette::WALNUT_LIGHT.into(), palette::BRASS.into(), palette::IVORY.into()),
        },
        selection: Selection { bg_fill: veil(palette::BRASS, 0.35), stroke: Stroke::new(1.5, palette::CANDLE) },
        hyperlink_color: palette::CANDLE.into(),
        faint_bg_color: veil(palette::WALNUT_LIGHT, 0.3),
        extreme_bg_color: mix(palette::NIGHT, palette::WALNUT, 0.2),
        text_edit_bg_color: Some(mix(palette::NIGHT, palette::WALNUT, 0.2)),
        code_bg_color: palette::NIGHT.into(),
        warn_fg_color: palette::CANDLE.into(),
        error_fg_color: mix(palette::BLOOD, palette::IVORY, 0.45),
        weak_text_color: Some(palette::ASH.into()),
        window_corner_radius: CornerRadius::from(round::SHEET),
        window_shadow: Depth::Window.shadow(),
        window_fill: mix(palette::NIGHT, palette::WALNUT, 0.55),
        window_stroke: Stroke::new(1.5, palette::BRASS),
        menu_corner_radius: CornerRadius::from(round::PLATE),
        panel_fill: mix(palette::NIGHT, palette::WALNUT, 0.35),
        popup_shadow: Depth::Window.shadow(),
        window_highlight_topmost: false,
        disabled_alpha: 1.0,
        ..Visuals::dark()
    }
}

fn plate(fill: Color32, rim: Color32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, rim),
        corner_radius: CornerRadius::from(round::PLATE),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    }
}

/// The same, with bars to scroll by and sliders in a colour.
fn with_bar(bar: Color32, plate: WidgetVisuals) -> WidgetVisuals {
    WidgetVisuals { bg_fill: bar, ..plate }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::style::colours::opaque;
    use candlestick_themes::contrast;

    /// The least contrast of signs, by the Web Content Accessibility Guidelines (level AA).
    const SIGNS: f32 = 3.0;

    #[test]
    fn bars_to_scroll_by_are_seen_on_wood_and_are_no_brighter_than_what_is_written() {
        let (wood, written) = (palette::WALNUT, contrast(palette::IVORY, palette::WALNUT));
        let Visuals { widgets, .. } = visuals();
        assert!(!style().spacing.scroll.foreground_color, "they would be as bright as words");
        let dormant = mix(wood, widgets.inactive.bg_fill, style().spacing.scroll.dormant_handle_opacity);
        for bar in [dormant, widgets.inactive.bg_fill, widgets.hovered.bg_fill, widgets.active.bg_fill] {
            let ratio = contrast(opaque(bar), wood);
            assert!(ratio >= SIGNS && ratio < written, "{ratio:.2} to 1; words have {written:.2}");
        }
    }
}

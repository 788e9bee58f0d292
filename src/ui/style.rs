//! The look of everything that egui draws: fonts, text sizes and visuals from the one palette.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, InputState, Margin, Rect, Stroke,
    Style, TextStyle, Ui, Vec2, Visuals,
    style::{ScrollStyle, Selection, WidgetVisuals, Widgets},
};

use super::{
    depth::Depth,
    scale::{Size, growth, round},
};
use candlestick_themes::fonts::{BODY, BOLD, DISPLAY, SYMBOLS};
use candlestick_themes::{Colour, contrast, palette};

/// A mixture of two colours; 0 is the first, 1 the second.
#[must_use]
pub fn mix(a: impl Into<Color32>, b: impl Into<Color32>, t: f32) -> Color32 {
    a.into().lerp_to_gamma(b.into(), t)
}

/// A colour seen through, from 0 (not at all) to 1.
#[must_use]
pub fn veil(colour: impl Into<Color32>, alpha: f32) -> Color32 {
    colour.into().gamma_multiply(alpha)
}

/// A colour of the theme as the ground of letters, and their colour: ink or ivory, whichever is read better. A colour
/// between the two is made deeper, or lighter, until they are read well.
#[must_use]
pub fn lettered(colour: Color32) -> (Color32, Color32) {
    let shown = |colour: Color32| Colour([colour.r(), colour.g(), colour.b()]);
    let read = |ground: Color32, ink: Color32| contrast(shown(ground), shown(ink));
    let (ink, ivory) = (Color32::from(palette::INK), Color32::from(palette::IVORY));
    let (letters, away) =
        if read(colour, ink) > read(colour, ivory) { (ink, ivory) } else { (ivory, palette::NIGHT.into()) };
    let mut grounds = (0..=20_u8).map(|n| mix(colour, away, f32::from(n) * 0.03));
    let ground = grounds.find(|ground| read(*ground, letters) >= READ).unwrap_or(away);
    (ground, letters)
}

/// The least contrast of words, by the Web Content Accessibility Guidelines (level AA).
const READ: f32 = 4.5;

/// The body face.
#[must_use]
pub fn body(size: Size) -> FontId {
    FontId::new(size.points(), FontFamily::Proportional)
}

/// The body face, bold.
#[must_use]
pub fn bold(size: Size) -> FontId {
    FontId::new(size.points(), FontFamily::Name("bold".into()))
}

/// The display face, for titles.
#[must_use]
pub fn display(size: Size) -> FontId {
    FontId::new(size.points(), FontFamily::Name("display".into()))
}

/// Narrower than this, things stand below one another.
const NARROW: f32 = 760.0;
/// Lower than this, as on a phone that lies on its side, everything stands closer.
pub const LOW: f32 = 520.0;

/// Whether a room is that of a phone, upright or on its side, or no more than that for letters as large as they are: one
/// thing at a time, large enough for a finger.
#[must_use]
pub fn compact(room: Rect) -> bool {
    room.width() < NARROW * growth() || room.height() < LOW
}

/// Whether it is drawn in a window as low as a phone that lies on its side.
#[must_use]
pub fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// A colour that can be told from the dark ground it is drawn on.
#[must_use]
pub fn on_dark(colour: Color32) -> Color32 {
    if colour.intensity() < 0.35 { mix(colour, palette::IVORY, 0.35) } else { colour }
}

/// The least height of what a finger presses, in points.
pub const FINGER: f32 = 44.0;
/// The same for a mouse.
pub const POINTER: f32 = 36.0;

/// Whether fingers press here: on windows as narrow as a phone's, and on any other once one has.
#[must_use]
pub fn fingers(ctx: &Context, narrow: bool) -> bool {
    narrow || ctx.input(InputState::has_touch_screen)
}

/// The least height of anything that can be pressed, for a finger or a mouse, and more where letters are large.
pub fn touch(ui: &mut Ui, narrow: bool) {
    ui.spacing_mut().interact_size.y = if fingers(ui, narrow) { FINGER } else { POINTER } * growth();
}

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

/// The name of a theme's own face among egui's fonts.
const OWN: &str = "own";

/// From the next frame on, titles stand in this face of a theme's own, given as its file, or in the game's; with plain
/// letters for texts and for what is bold, all stands in those. What these faces lack stands in the scripts, each given by a
/// name of its own and its file.
pub fn letter<'a>(
    ctx: &Context,
    own: Option<&[u8]>,
    plain: Option<[&[u8]; 2]>,
    scripts: impl IntoIterator<Item = (&'static str, &'a [u8])>,
) {
    let mut fonts = fonts(own, plain);
    for (name, file) in scripts {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_owned(file.to_vec())));
        fonts.families.values_mut().for_each(|faces| faces.push(name.into()));
    }
    ctx.set_fonts(fonts);
    ctx.request_repaint();
}

/// The face of a theme's own in which titles stand, as its file.
pub(super) fn own_face(ctx: &Context) -> Option<Vec<u8>> {
    ctx.fonts(|fonts| fonts.definitions().font_data.get(OWN).map(|data| data.font.to_vec()))
}

fn fonts(own: Option<&[u8]>, plain: Option<[&[u8]; 2]>) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 4] =
        [("display", DISPLAY), ("body", BODY), ("bold", BOLD), ("symbols", SYMBOLS)];
    for (name, bytes) in files {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
    }
    // What comes first lacks letters that the next may have.
    let mut family = |name: &str, instead: Option<(&str, &[u8])>| {
        let mut faces = vec![name.to_owned(), "symbols".to_owned()];
        if let Some((name, file)) = instead {
            fonts.font_data.insert(name.into(), Arc::new(FontData::from_owned(file.to_vec())));
            faces.insert(0, name.to_owned());
        }
        faces
    };
    let [text, bold] = plain.map_or([None; 2], |plain| plain.map(Some));
    let texts = family("body", text.map(|file| ("plain", file)));
    let bolds = family("bold", bold.map(|file| ("plain-bold", file)));
    let titles = family("display", bold.or(own).map(|file| (OWN, file)));
    fonts.families.insert(FontFamily::Proportional, texts.clone());
    fonts.families.insert(FontFamily::Monospace, texts);
    fonts.families.insert(FontFamily::Name("bold".into()), bolds);
    fonts.families.insert(FontFamily::Name("display".into()), titles);
    fonts
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
    use std::collections::BTreeSet;

    use super::*;
    use candlestick_themes::{builtin, builtin_ids, fonts, palette::Sight};

    const WORDS: f32 = READ;
    /// The same of signs.
    const SIGNS: f32 = 3.0;
    /// Of words where colours are strong (level AAA).
    const STRONG_WORDS: f32 = 7.0;

    fn opaque(colour: impl Into<Color32>) -> Colour {
        let [r, g, b, _] = colour.into().to_array();
        Colour([r, g, b])
    }

    #[test]
    fn letters_on_the_colours_of_suspects_and_rooms_are_read() {
        let opaque = |colour: Color32| Colour([colour.r(), colour.g(), colour.b()]);
        for theme in builtin_ids().iter().map(|id| builtin(id).unwrap()) {
            let suspects = theme.suspects.iter().map(|look| look.colour);
            for colour in suspects.chain(theme.rooms.iter().map(|look| look.colour)) {
                let (ground, ink) = lettered(colour.into());
                let ratio = contrast(opaque(ground), opaque(ink));
                assert!(ratio >= WORDS, "{}: {colour:?} as {ground:?} with {ink:?} has {ratio}", theme.id);
            }
        }
    }

    #[test]
    fn whoever_has_pressed_with_a_finger_has_targets_for_one_in_a_wide_window_too() {
        use bevy_egui::egui::{Event, RawInput, TouchDeviceId, TouchId, TouchPhase, pos2};
        let ctx = Context::default();
        apply(&ctx);
        let height = |events| {
            let mut height = 0.0;
            let mut output = ctx.run_ui(RawInput { events, ..RawInput::default() }, |ui| {
                touch(ui, false);
                height = ui.spacing().interact_size.y;
            });
            output.textures_delta.clear();
            height
        };
        let finger = |phase| Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(0),
            phase,
            pos: pos2(9.0, 9.0),
            force: None,
        };
        assert_eq!(height(Vec::new()), POINTER);
        assert_eq!(height(vec![finger(TouchPhase::Start)]), FINGER);
        assert_eq!(height(vec![finger(TouchPhase::End)]), FINGER);
        assert_eq!(height(Vec::new()), FINGER);
    }

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

    #[test]
    fn words_read_on_every_ground_they_are_written_on() {
        /// What words stand on and in: `as_shown` is how a colour of the palette looks now.
        fn written(as_shown: impl Fn(Colour) -> Colour) -> Vec<(Colour, Colour)> {
            let walnut = |t| opaque(mix(as_shown(palette::NIGHT), as_shown(palette::WALNUT), t));
            let wood = [0.0, 0.2, 0.35, 0.5, 0.55, 0.65, 1.0].map(walnut);
            let light = [palette::CANDLE, palette::BRASS, palette::PARCHMENT, palette::PARCHMENT_SHADE, palette::IVORY];
            let on_dark =
                wood.iter().flat_map(|ground| light.iter().chain(&[palette::ASH]).map(|ink| (as_shown(*ink), *ground)));
            let paper = [palette::PARCHMENT, palette::PARCHMENT_SHADE];
            let dark = [palette::INK, palette::PENCIL, palette::BLOOD, palette::FADED];
            let on_paper = paper.iter().flat_map(|ground| dark.iter().map(move |ink| (*ink, *ground)));
            let buttons = [
                (palette::INK, palette::BRASS),
                (palette::INK, palette::CANDLE),
                (palette::IVORY, palette::BLOOD),
                (palette::IVORY, palette::MOSS),
            ];
            let of_palette = on_paper.chain(buttons).map(|(ink, ground)| (as_shown(ink), as_shown(ground)));
            // What is lit, and what is chosen: see `widgets::chosen_ground`.
            let lit = as_shown(palette::WALNUT_LIGHT);
            let chosen = opaque(crate::ui::widgets::lit_wood(lit, as_shown(palette::BRASS)));
            let on_lit = [palette::IVORY, palette::PARCHMENT, palette::PARCHMENT_SHADE, palette::CANDLE, palette::ASH]
                .map(|ink| (as_shown(ink), lit));
            let on_chosen =
                [palette::IVORY, palette::PARCHMENT_SHADE, palette::CANDLE].map(|ink| (as_shown(ink), chosen));
            on_dark.chain(of_palette).chain(on_lit).chain(on_chosen).collect()
        }
        let all = [(false, WORDS), (true, STRONG_WORDS)];
        for ((strong, least), sight) in all.into_iter().flat_map(|of| Sight::ALL.map(|sight| (of, sight))) {
            for (ink, ground) in written(|colour| palette::as_shown(colour, strong, sight)) {
                let ratio = contrast(ink, ground);
                assert!(
                    ratio >= least,
                    "{ink:?} on {ground:?}: {ratio:.2} to 1 for {sight:?}, words need {least} to 1"
                );
            }
        }
    }

    #[test]
    fn what_is_crossed_off_reads_on_every_houses_paper() {
        let papers = builtin_ids().into_iter().map(|id| builtin(id).expect("a sound theme").house.paper);
        for paper in papers.chain([palette::PARCHMENT, palette::PARCHMENT_SHADE]) {
            let ratio = contrast(palette::FADED, paper);
            assert!(ratio >= WORDS, "{paper:?}: {ratio:.2} to 1");
        }
    }

    #[test]
    fn players_colours_for_each_kind_of_eye_are_drawn_on_dark_ground_as_they_are() {
        for id in builtin_ids() {
            let theme = builtin(id).expect("a sound theme");
            for sight in [Sight::Protan, Sight::Deutan, Sight::Tritan] {
                for look in theme.for_sight(sight).suspects {
                    let colour = Color32::from(look.colour);
                    assert_eq!(on_dark(colour), colour, "{id}, {sight:?}: {}", look.id);
                }
            }
        }
    }

    /// The letters and the signs of writing in the files of some folder, below it too.
    fn letters_in(folder: &std::path::Path, end: &str, all: &mut BTreeSet<char>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                letters_in(&path, end, all);
            } else if path.extension().is_some_and(|own| own == end) {
                let text = std::fs::read_to_string(&path).expect("a text");
                all.extend(
                    text.chars().filter(|letter| letter.is_alphanumeric() || "„“”‚‘’«»…–—¿¡§°".contains(*letter)),
                );
            }
        }
    }

    #[test]
    fn plain_letters_have_every_letter_of_every_language_and_theme() {
        let mut all = BTreeSet::new();
        letters_in("assets/locales".as_ref(), "ftl", &mut all);
        letters_in("assets/themes".as_ref(), "toml", &mut all);
        assert!(all.contains(&'a') && all.contains(&'ź') && all.len() > 100, "{all:?}");
        for name in ["text", "bold"] {
            let file = std::fs::read(format!("assets/fonts/plain/{name}.ttf")).expect("a font");
            let lacking: String = all.iter().filter(|letter| !fonts::can_write(&file, &letter.to_string())).collect();
            assert_eq!(lacking, "", "plain {name} lacks these letters");
        }
    }

    #[test]
    fn names_and_texts_stand_in_two_families() {
        let fonts = fonts(None, None);
        let named = |family| fonts.families[&family].join(" ");
        assert_eq!(named(FontFamily::Proportional), "body symbols");
        assert_eq!(named(FontFamily::Monospace), "body symbols");
        assert_eq!(named(FontFamily::Name("bold".into())), "bold symbols");
        assert_eq!(named(FontFamily::Name("display".into())), "display symbols");
        assert_eq!(fonts.families.len(), 4, "{:?}", fonts.families.keys());
    }

    #[test]
    fn numbers_of_as_many_figures_are_as_wide() {
        let files =
            ["text", "bold"].map(|name| std::fs::read(format!("assets/fonts/plain/{name}.ttf")).expect("a font"));
        let [text, bold_file] = files.each_ref().map(|file| &**file);
        let ctx = Context::default();
        for plain in [None, Some([text, bold_file])] {
            letter(&ctx, None, plain, []);
            ctx.run_ui(bevy_egui::egui::RawInput::default(), |_| ()).textures_delta.clear();
            for font in [body(Size::TEXT), bold(Size::TEXT)] {
                let wide = |number: &str| {
                    let words = format!("{number} s, {number}.");
                    ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER).size().x)
                };
                let zeros = wide("0000");
                for number in ["1111", "2016", "7417", "1047", "7777"] {
                    assert!(
                        (wide(number) - zeros).abs() < 0.01,
                        "{number} and 0000 in {font:?}, plain: {}",
                        plain.is_some()
                    );
                }
            }
        }
    }

    #[test]
    fn plain_letters_write_every_language() {
        let files =
            ["text", "bold"].map(|name| std::fs::read(format!("assets/fonts/plain/{name}.ttf")).expect("a font"));
        let [text, bold_file] = files.each_ref().map(|file| &**file);
        let ctx = Context::default();
        const LETTERS: &str = "ÄÖÜäöüßÉéèêçœñ¿¡ĄĆĘŁŃÓŚŹŻąćęłńóśźż„“«»…";
        let widths_of = |plain| {
            letter(&ctx, None, plain, []);
            ctx.run_ui(bevy_egui::egui::RawInput::default(), |_| ()).textures_delta.clear();
            [body(Size::TEXT), bold(Size::TEXT), display(Size::TEXT)].map(|font| {
                ctx.fonts_mut(|fonts| {
                    LETTERS.chars().map(|letter| fonts.glyph_width(&font, letter)).collect::<Vec<_>>()
                })
            })
        };
        let (usual, plain) = (widths_of(None), widths_of(Some([text, bold_file])));
        for (usual, plain) in usual.iter().zip(&plain) {
            // What the plain letters lack comes from the game's own, and is as wide as there.
            let same = usual.iter().zip(plain).filter(|(usual, plain)| (*usual - *plain).abs() < 0.01).count();
            assert!(same <= 3, "{same} of {} letters are as wide: {usual:?} and {plain:?}", usual.len());
        }
    }
}

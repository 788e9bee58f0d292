//! Gives the table's entities their pictures: the painted board, tokens, weapons, dice and cards.

use std::collections::HashMap;

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use candlestick_painter::{self as paint, Fonts, Picture};
use candlestick_rules::{CardId, Edition, SuspectId, WeaponId};
use candlestick_themes::{Colour, Theme};

use super::{
    components::{CardPiece, Die, HeldBy, InRoom, OutOfRace, Player, Token, WeaponPiece},
    geometry::{CELL, board_size},
    motion::Tumble,
    reload::LayTable,
    states::Screen,
};
use crate::session::Session;
use candlestick_themes::fonts::{BODY, BOLD, DISPLAY};

/// The loaded pictures by their path below the assets folder.
#[derive(Resource, Debug, Default)]
pub struct Pictures(pub HashMap<String, Handle<Image>>);

/// Pictures of the table that every theme shares.
#[derive(Resource, Debug, Default)]
pub(super) struct TablePictures {
    pub glow: Handle<Image>,
    pub dot: Handle<Image>,
    pub ring: Handle<Image>,
    /// Faces of each die.
    pub faces: Vec<Vec<Handle<Image>>>,
}

/// Pictures of the cards.
#[derive(Resource, Debug, Default)]
pub(super) struct CardPictures {
    pub back: Handle<Image>,
    faces: Vec<Handle<Image>>,
}

impl CardPictures {
    /// The face of a card.
    pub fn face(&self, card: CardId) -> Handle<Image> {
        self.faces.get(card.index()).unwrap_or(&self.back).clone()
    }
}

/// Pixels of a token's picture, of a weapon's, of a card's width, of a die.
const TOKEN: u32 = 112;
const WEAPON: u32 = 88;
const CARD: u32 = 250;
const DIE: u32 = 96;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>()
        .init_resource::<TablePictures>()
        .init_resource::<CardPictures>()
        .add_systems(LayTable, dress.after(super::spawn::lay_table))
        .add_systems(Update, (turn_dice, grey_outs, show_room_cards).run_if(in_state(Screen::Play)));
}

/// A colour of the palette or of a theme, with an alpha from 0 to 1.
pub(super) fn tint(Colour([r, g, b]): Colour, alpha: f32) -> Color {
    Color::srgba_u8(r, g, b, (alpha.clamp(0.0, 1.0) * 255.0) as u8)
}

/// The embedded fonts that names on the board and the cards are painted with.
pub(super) fn fonts() -> Fonts {
    Fonts { display: DISPLAY.to_vec(), body: BODY.to_vec(), body_bold: BOLD.to_vec() }
}

/// Paints with the theme and the loaded pictures.
struct Painter<'a> {
    theme: &'a Theme,
    fonts: Fonts,
    images: &'a mut Assets<Image>,
    pictures: &'a Pictures,
}

impl Painter<'_> {
    fn picture(&self, path: &str) -> Option<Picture> {
        let image = self.images.get(self.pictures.0.get(path)?)?;
        let rgba = image.clone().convert(TextureFormat::Rgba8UnormSrgb)?.data?;
        Some(Picture { width: image.width(), height: image.height(), rgba })
    }

    fn add(&mut self, picture: Picture) -> Handle<Image> {
        let size = Extent3d { width: picture.width, height: picture.height, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(size, TextureDimension::D2, picture.rgba, format, RenderAssetUsages::RENDER_WORLD);
        self.images.add(image)
    }

    fn board(&mut self) -> Handle<Image> {
        let picture = paint::board(self.theme, CELL as u32, &self.fonts, &|path| self.picture(path));
        self.add(picture)
    }

    fn token(&mut self, suspect: SuspectId) -> Handle<Image> {
        let portrait = self.picture(&self.theme.suspects[suspect.index()].picture);
        let picture = paint::token(self.theme, suspect, TOKEN, portrait.as_ref(), &self.fonts);
        self.add(picture)
    }

    fn weapon(&mut self, weapon: WeaponId) -> Handle<Image> {
        let icon = self.picture(&self.theme.weapons[weapon.index()].picture);
        let picture = paint::weapon(self.theme, weapon, WEAPON, icon.as_ref());
        self.add(picture)
    }

    fn cards(&mut self) -> CardPictures {
        let back = self.picture("art/card-back.png");
        let back = self.add(paint::card_back(self.theme, CARD, back.as_ref()));
        let all = self.theme.edition.cards.all();
        let faces = all.iter().map(|card| {
            let picture = self.picture(self.theme.card_picture(card));
            let face = paint::card_face(self.theme, card, CARD, picture.as_ref(), &self.fonts);
            self.add(face)
        });
        CardPictures { back, faces: faces.collect() }
    }

    fn shared(&mut self, edition: &Edition) -> TablePictures {
        let glow = self.add(paint::glow(CELL as u32 * 2));
        let dot = self.add(paint::path_dot(CELL as u32));
        let ring = self.add(paint::turn_ring((CELL * paint::TURN_RING) as u32 * 2));
        let dice = edition.profile.dice.iter();
        let faces = dice.map(|die| die.iter().map(|face| self.add(paint::die_face(*face, DIE))).collect());
        TablePictures { glow, dot, ring, faces: faces.collect() }
    }
}

fn dress(
    mut commands: Commands,
    session: Res<Session>,
    pictures: Res<Pictures>,
    mut images: ResMut<Assets<Image>>,
    mut shared: ResMut<TablePictures>,
    mut card_pictures: ResMut<CardPictures>,
    tokens: Query<(Entity, &Token)>,
    weapons: Query<(Entity, &WeaponPiece)>,
    cards: Query<Entity, With<CardPiece>>,
    dice: Query<(Entity, &Die)>,
) {
    let theme = session.theme();
    let board = &theme.edition.board;
    let mut painter = Painter { theme, fonts: fonts(), images: &mut images, pictures: &pictures };
    *shared = painter.shared(&theme.edition);
    *card_pictures = painter.cards();
    let picture = painter.board();
    let board_sprite = sized(picture, board_size(board) + Vec2::splat(2.0 * paint::margin(CELL as u32) as f32));
    commands.spawn((Name::new("Board"), board_sprite, Transform::from_xyz(0.0, 0.0, 0.0), DespawnOnExit(Screen::Play)));
    for (entity, token) in &tokens {
        let sprite = sized(painter.token(token.0), Vec2::splat(CELL));
        commands.entity(entity).insert((sprite, Transform::from_xyz(0.0, 0.0, 12.0)));
    }
    for (entity, weapon) in &weapons {
        let sprite = sized(painter.weapon(weapon.0), Vec2::splat(CELL));
        commands.entity(entity).insert((sprite, Transform::from_xyz(0.0, 0.0, 10.0)));
    }
    for (entity, die) in &dice {
        let face = shared.faces[usize::from(die.number)].first().cloned().unwrap_or_default();
        commands.entity(entity).insert(sized(face, Vec2::splat(CELL * 1.1)));
    }
    for entity in &cards {
        let sprite = sized(card_pictures.back.clone(), Vec2::new(CELL * 2.5, CELL * 3.5));
        commands.entity(entity).insert((sprite, Visibility::Hidden));
    }
}

fn sized(image: Handle<Image>, size: Vec2) -> Sprite {
    Sprite { image, custom_size: Some(size), ..default() }
}

/// A die shows its face; while it tumbles, any.
fn turn_dice(pictures: Res<TablePictures>, mut dice: Query<(&Die, &mut Sprite, Option<&Tumble>)>) {
    for (die, mut sprite, tumble) in &mut dice {
        let Some(faces) = pictures.faces.get(usize::from(die.number)) else { continue };
        let rolling = tumble.filter(|tumble| tumble.elapsed < tumble.length * 0.6);
        let shown = rolling
            .map_or(usize::from(die.face), |tumble| (tumble.elapsed * 14.0) as usize + usize::from(die.number) * 2);
        let face = &faces[shown % faces.len()];
        if sprite.image != *face {
            sprite.image = face.clone();
        }
    }
}

/// Tokens of players out of the race are greyed.
fn grey_outs(
    players: Query<&Player, Added<OutOfRace>>,
    session: Res<Session>,
    mut tokens: Query<(&Token, &mut Sprite)>,
) {
    for player in &players {
        let suspect = session.view().seats[player.0.index()].suspect;
        for (_, mut sprite) in tokens.iter_mut().filter(|(token, _)| token.0 == suspect) {
            sprite.color = Color::srgba(0.55, 0.55, 0.55, 0.8);
        }
    }
}

/// Cards that lie in rooms show their backs, small.
fn show_room_cards(
    mut cards: Query<(&mut Visibility, &mut Transform), (With<CardPiece>, Added<InRoom>, Without<HeldBy>)>,
) {
    for (mut visible, mut transform) in &mut cards {
        *visible = Visibility::Inherited;
        transform.scale = Vec3::splat(0.32);
        transform.translation.z = 8.0;
    }
}

//! Paints a theme's table, a little in each frame before a case is laid, so that no frame stands still.

use std::sync::Arc;

use bevy::{
    asset::RenderAssetUsages,
    platform::time::Instant,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use candlestick_painter::{self as paint, BoardPainting, Fonts, Picture};
use candlestick_rules::{CardId, RoomId, SuspectId, WeaponId};
use candlestick_themes::Theme;

use super::{
    clock::painting_time,
    geometry::CELL,
    pictures::{CardPictures, Faces, Pictures, TablePictures},
};
use crate::resource::Begin;

/// Pixels of a token's picture, of a weapon's, of a card's width, of a die.
const TOKEN: u32 = 112;
const WEAPON: u32 = 88;
const CARD: u32 = 250;
const DIE: u32 = 96;

/// What one table is dressed with.
#[derive(Debug, Clone, Default)]
pub(super) struct Painted {
    pub shared: TablePictures,
    pub cards: CardPictures,
    pub board: Handle<Image>,
    /// By suspect.
    pub tokens: Vec<Handle<Image>>,
    /// By weapon.
    pub weapons: Vec<Handle<Image>>,
}

/// The table that is being painted, and the last that was: another case with the same theme is laid at once.
#[derive(Resource, Default)]
pub struct TablePainting(Option<Work>);

impl TablePainting {
    /// Begins to paint a theme's table, whose pictures are there; what has been begun for the same theme goes on.
    pub fn begin(&mut self, theme: &Arc<Theme>) {
        if !self.0.as_ref().is_some_and(|work| Arc::ptr_eq(&work.theme, theme)) {
            self.0 = Some(Work::new(theme));
        }
    }

    /// Somebody waits for what is being painted, and does nothing else meanwhile; said in each frame in which it is so.
    pub fn hurry(&mut self) {
        if let Some(work) = &mut self.0 {
            work.is_awaited = true;
        }
    }

    /// Whether there is something left to paint.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.0.as_ref().is_some_and(|work| !work.todo.is_empty())
    }

    /// What the theme's table is dressed with; what is not painted yet is painted now.
    pub(super) fn painted(
        &mut self,
        theme: &Arc<Theme>,
        images: &mut Assets<Image>,
        (pictures, faces): (&Pictures, &Faces),
    ) -> Painted {
        self.begin(theme);
        let Some(work) = &mut self.0 else { return Painted::default() };
        while work.step(&mut Tools { images, pictures, faces }) {}
        work.done.clone()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<TablePainting>()
        .begin::<Faces>()
        .add_systems(Update, paint_on.run_if(|painting: Res<TablePainting>| painting.0.is_some()));
}

/// Goes on for a moment, and to the end of the part begun then; from the beginning where pictures or letters came.
fn paint_on(
    time: Res<Time<Real>>,
    mut painting: ResMut<TablePainting>,
    mut images: ResMut<Assets<Image>>,
    (pictures, faces): (Res<Pictures>, Res<Faces>),
) {
    let Some(work) = &mut painting.0 else { return };
    if pictures.is_changed() || faces.is_changed() {
        *work = Work::new(&work.theme);
    }
    let slice = painting_time(time.delta(), work.is_awaited);
    let began = Instant::now();
    let mut tools = Tools { images: &mut images, pictures: &pictures, faces: &faces };
    while work.step(&mut tools) && began.elapsed() < slice {}
}

/// One thing to paint; the board in as many parts as it has.
#[derive(Debug)]
enum Part {
    Shared,
    Back,
    Face(CardId),
    Token(SuspectId),
    Weapon(WeaponId),
    Board,
}

/// A table that is being painted.
struct Work {
    theme: Arc<Theme>,
    /// Chosen with the first part.
    fonts: Option<Fonts>,
    board: BoardPainting,
    /// The last comes first.
    todo: Vec<Part>,
    done: Painted,
    /// Whether somebody waits for it.
    is_awaited: bool,
}

impl Work {
    fn new(theme: &Arc<Theme>) -> Self {
        let mut todo = vec![Part::Board];
        todo.extend((0..theme.weapons.len()).rev().map(|n| Part::Weapon(WeaponId(n as u8))));
        todo.extend((0..theme.suspects.len()).rev().map(|n| Part::Token(SuspectId(n as u8))));
        let cards: Vec<_> = theme.edition.cards.all().iter().collect();
        todo.extend(cards.into_iter().rev().map(Part::Face));
        todo.extend([Part::Back, Part::Shared]);
        let board = BoardPainting::new(theme, CELL as u32);
        Self { theme: Arc::clone(theme), fonts: None, board, todo, done: Painted::default(), is_awaited: false }
    }

    /// Paints the next part; answers whether there are more.
    fn step(&mut self, tools: &mut Tools) -> bool {
        let Some(part) = self.todo.pop() else { return false };
        let theme = &*self.theme;
        let faces = tools.faces;
        let letters = || Fonts::of(theme, faces.of(theme)).with_scripts(faces.scripts().iter().cloned());
        let fonts = &*self.fonts.get_or_insert_with(letters);
        match part {
            Part::Shared => self.done.shared = tools.shared(theme, fonts),
            Part::Back => {
                let back = theme.card_back_picture().and_then(|path| tools.picture(path));
                self.done.cards.back = tools.add(paint::card_back(theme, CARD, back.as_ref()));
            }
            Part::Face(card) => {
                let picture = tools.picture(theme.card_picture(card));
                let face = paint::card_face(theme, card, CARD, picture.as_ref(), fonts);
                self.done.cards.faces.push(tools.add(face));
            }
            Part::Token(suspect) => {
                let portrait = tools.picture(&theme.suspects[suspect.index()].picture);
                let token = paint::token(theme, suspect, TOKEN, portrait.as_ref(), fonts);
                self.done.tokens.push(tools.add(token));
            }
            Part::Weapon(weapon) => {
                let icon = tools.picture(&theme.weapons[weapon.index()].picture);
                self.done.weapons.push(tools.add(paint::weapon(theme, weapon, WEAPON, icon.as_ref())));
            }
            Part::Board if self.board.step(theme, fonts, &|path| tools.picture(path)) => self.todo.push(Part::Board),
            Part::Board => self.done.board = tools.add(self.board.picture()),
        }
        !self.todo.is_empty()
    }
}

/// Loaded pictures in, painted ones out.
struct Tools<'a> {
    images: &'a mut Assets<Image>,
    pictures: &'a Pictures,
    faces: &'a Faces,
}

impl Tools<'_> {
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

    fn shared(&mut self, theme: &Theme, fonts: &Fonts) -> TablePictures {
        let mut of_rooms = |paint: fn(&Theme, RoomId, &Fonts) -> Picture| {
            theme.edition.board.rooms().map(|room| self.add(paint(theme, room, fonts))).collect()
        };
        let (lights, edges) = (of_rooms(paint::room_light), of_rooms(paint::room_edge));
        let glow = self.add(paint::glow(CELL as u32 * 2));
        let reach = self.add(paint::reach(CELL as u32 * 2));
        let dot = self.add(paint::path_dot(CELL as u32));
        let ring = self.add(paint::turn_ring((CELL * paint::TURN_RING) as u32 * 2));
        let dice = theme.edition.profile.dice.iter();
        let faces = dice.map(|die| die.iter().map(|face| self.add(paint::die_face(*face, DIE))).collect());
        TablePictures { lights, edges, glow, reach, dot, ring, faces: faces.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::builtin;

    /// A room with an painting and no pictures.
    fn room() -> (App, Arc<Theme>) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin)).begin::<Assets<Image>>().begin::<Pictures>();
        (app, Arc::new(builtin("first-case").expect("a theme of the game")))
    }

    fn painting(app: &mut App) -> Mut<'_, TablePainting> {
        app.world_mut().resource_mut::<TablePainting>()
    }

    /// Paints to the end; answers in how many frames.
    fn finish(app: &mut App) -> u32 {
        let mut frames = 0;
        while painting(app).is_busy() {
            app.update();
            frames += 1;
        }
        frames
    }

    fn painted(app: &mut App, theme: &Arc<Theme>) -> Painted {
        app.world_mut().resource_scope(|world, mut images: Mut<Assets<Image>>| {
            world.resource_scope(|world, mut painting: Mut<TablePainting>| {
                painting.painted(theme, &mut images, (world.resource::<Pictures>(), world.resource::<Faces>()))
            })
        })
    }

    #[test]
    fn a_table_is_painted_over_several_frames_and_whole() {
        let (mut app, theme) = room();
        painting(&mut app).begin(&theme);
        assert!(finish(&mut app) > 3);
        let before = app.world().resource::<Assets<Image>>().len();
        let done = painted(&mut app, &theme);
        assert_eq!(app.world().resource::<Assets<Image>>().len(), before, "painted a second time");
        assert_eq!((done.tokens.len(), done.weapons.len()), (theme.suspects.len(), theme.weapons.len()));
        assert_eq!(done.cards.faces.len(), theme.edition.cards.all().len());
        let board = app.world().resource::<Assets<Image>>().get(&done.board).map(Image::size);
        let whole = paint::board(&theme, CELL as u32, &Fonts::embedded(), &|_| None);
        assert_eq!(board, Some(UVec2::new(whole.width, whole.height)));
    }

    #[test]
    fn a_table_that_is_wanted_at_once_is_painted_at_once() {
        let (mut app, theme) = room();
        let done = painted(&mut app, &theme);
        assert_eq!(done.tokens.len(), theme.suspects.len());
        assert!(app.world().resource::<Assets<Image>>().contains(&done.board));
    }

    #[test]
    fn a_picture_that_comes_later_is_painted_too() {
        let (mut app, theme) = room();
        painting(&mut app).begin(&theme);
        finish(&mut app);
        let handle = app.world_mut().resource_mut::<Assets<Image>>().add(Image::default());
        app.world_mut().resource_mut::<Pictures>().0.insert(theme.suspects[0].picture.clone(), handle);
        app.update();
        assert!(painting(&mut app).is_busy());
        finish(&mut app);
        app.world_mut().resource_mut::<Faces>().put(theme.house.names, Arc::default());
        app.update();
        assert!(painting(&mut app).is_busy(), "so are the names with a face that comes later");
    }
}

//! Paints a theme's table, a little in each frame, so that no frame stands still: before a case is laid, or under the eyes
//! of whoever comes back to one.

use std::{mem, sync::Arc};

use bevy::{
    asset::RenderAssetUsages,
    platform::time::Instant,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use candlestick_painter::{self as paint, BoardPainting, Fonts, Picture};
use candlestick_rules::{CardId, SuspectId, WeaponId};
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

/// What one table is dressed with. A picture that is not painted yet is not drawn.
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

impl Painted {
    /// Places for all pictures of a theme's table.
    fn places(theme: &Theme, images: &Assets<Image>) -> Self {
        let some = |count: usize| (0..count).map(|_| images.reserve_handle()).collect::<Vec<_>>();
        let (rooms, dice) = (theme.edition.board.rooms().count(), &theme.edition.profile.dice);
        let shared = TablePictures {
            lights: some(rooms),
            edges: some(rooms),
            glow: images.reserve_handle(),
            reach: images.reserve_handle(),
            dot: images.reserve_handle(),
            ring: images.reserve_handle(),
            faces: dice.iter().map(|die| some(die.len())).collect(),
        };
        Self {
            shared,
            cards: CardPictures { back: images.reserve_handle(), faces: some(theme.edition.cards.all().len()) },
            board: images.reserve_handle(),
            tokens: some(theme.suspects.len()),
            weapons: some(theme.weapons.len()),
        }
    }
}

/// The table that is being painted, and the last that was: another case with the same theme is laid at once.
#[derive(Resource, Default)]
pub struct TablePainting(Option<Work>);

impl TablePainting {
    /// Begins to paint a theme's table, whose pictures are there; what has been begun for the same theme goes on.
    pub fn begin(&mut self, theme: &Arc<Theme>) {
        self.of(theme).lacks_pictures = false;
    }

    /// Promises a theme's table, whose pictures may still be on their way: it can be laid at once, and is painted as it lies
    /// there, once it is begun.
    pub fn promise(&mut self, theme: &Arc<Theme>) {
        self.of(theme).is_promised = true;
    }

    /// The theme whose table was promised and is not begun.
    #[must_use]
    pub fn promised(&self) -> Option<&Arc<Theme>> {
        self.0.as_ref().filter(|work| work.lacks_pictures).map(|work| &work.theme)
    }

    /// The work for a theme.
    fn of(&mut self, theme: &Arc<Theme>) -> &mut Work {
        let work = self.0.take().filter(|work| Arc::ptr_eq(&work.theme, theme));
        self.0.insert(work.unwrap_or_else(|| Work::new(theme)))
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

    /// What the theme's table is dressed with; what is not painted yet is painted now, unless it was promised.
    pub(super) fn painted(
        &mut self,
        theme: &Arc<Theme>,
        images: &mut Assets<Image>,
        (pictures, faces): (&Pictures, &Faces),
    ) -> Painted {
        let work = self.of(theme);
        if !work.is_promised {
            work.lacks_pictures = false;
            while work.step(&mut Tools { images, pictures, faces }) {}
        }
        work.places(images).clone()
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
        work.begin_anew();
    }
    if work.lacks_pictures {
        return;
    }
    let slice = painting_time(time.delta(), mem::take(&mut work.is_awaited) || work.is_promised);
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
    /// What is painted, in the places of all; once it is first asked for.
    done: Option<Painted>,
    /// Whether somebody waits for it.
    is_awaited: bool,
    /// Whether it may be laid before it is painted.
    is_promised: bool,
    /// Whether nothing is painted yet, as the theme's pictures may still be on their way: until it is begun.
    lacks_pictures: bool,
}

impl Work {
    fn new(theme: &Arc<Theme>) -> Self {
        Self {
            theme: Arc::clone(theme),
            fonts: None,
            board: BoardPainting::new(theme, CELL as u32),
            todo: parts(theme),
            done: None,
            is_awaited: false,
            is_promised: false,
            lacks_pictures: true,
        }
    }

    /// Paints all of it once more, in the same places: the table may lie there.
    fn begin_anew(&mut self) {
        self.board = BoardPainting::new(&self.theme, CELL as u32);
        (self.fonts, self.todo) = (None, parts(&self.theme));
    }

    /// The places of its pictures.
    fn places(&mut self, images: &Assets<Image>) -> &Painted {
        self.done.get_or_insert_with(|| Painted::places(&self.theme, images))
    }

    /// Paints the next part; answers whether there are more.
    fn step(&mut self, tools: &mut Tools) -> bool {
        let Some(part) = self.todo.pop() else { return false };
        let theme = &*self.theme;
        let faces = tools.faces;
        let letters = || Fonts::of(theme, faces.of(theme)).with_scripts(faces.scripts().iter().cloned());
        let fonts = &*self.fonts.get_or_insert_with(letters);
        let done = self.done.get_or_insert_with(|| Painted::places(theme, tools.images));
        match part {
            Part::Shared => tools.paint_shared(&done.shared, theme, fonts),
            Part::Back => {
                let back = theme.card_back_picture().and_then(|path| tools.picture(path));
                tools.put(&done.cards.back, paint::card_back(theme, CARD, back.as_ref()));
            }
            Part::Face(card) => {
                let picture = tools.picture(theme.card_picture(card));
                let face = paint::card_face(theme, card, CARD, picture.as_ref(), fonts);
                tools.put(&done.cards.faces[card.index()], face);
            }
            Part::Token(suspect) => {
                let portrait = tools.picture(&theme.suspects[suspect.index()].picture);
                let token = paint::token(theme, suspect, TOKEN, portrait.as_ref(), fonts);
                tools.put(&done.tokens[suspect.index()], token);
            }
            Part::Weapon(weapon) => {
                let icon = tools.picture(&theme.weapons[weapon.index()].picture);
                tools.put(&done.weapons[weapon.index()], paint::weapon(theme, weapon, WEAPON, icon.as_ref()));
            }
            Part::Board if self.board.step(theme, fonts, &|path| tools.picture(path)) => self.todo.push(Part::Board),
            Part::Board => tools.put(&done.board, self.board.picture()),
        }
        !self.todo.is_empty()
    }
}

/// What there is to paint, the last first: what stands on the board comes before the cards, of which most lie face down.
fn parts(theme: &Theme) -> Vec<Part> {
    let mut todo: Vec<_> = theme.edition.cards.all().iter().map(Part::Face).collect();
    todo.extend((0..theme.weapons.len()).map(|n| Part::Weapon(WeaponId(n as u8))));
    todo.extend((0..theme.suspects.len()).map(|n| Part::Token(SuspectId(n as u8))));
    todo.extend([Part::Board, Part::Back, Part::Shared]);
    todo
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

    /// Gives a picture its place.
    fn put(&mut self, place: &Handle<Image>, picture: Picture) {
        let size = Extent3d { width: picture.width, height: picture.height, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(size, TextureDimension::D2, picture.rgba, format, RenderAssetUsages::RENDER_WORLD);
        // A place that is held is never given to another.
        if let Err(fault) = self.images.insert(place.id(), image) {
            error!("a painted picture has no place: {fault}");
        }
    }

    fn paint_shared(&mut self, places: &TablePictures, theme: &Theme, fonts: &Fonts) {
        for (room, (light, edge)) in theme.edition.board.rooms().zip(places.lights.iter().zip(&places.edges)) {
            self.put(light, paint::room_light(theme, room, fonts));
            self.put(edge, paint::room_edge(theme, room, fonts));
        }
        self.put(&places.glow, paint::glow(CELL as u32 * 2));
        self.put(&places.reach, paint::reach(CELL as u32 * 2));
        self.put(&places.dot, paint::path_dot(CELL as u32));
        self.put(&places.ring, paint::turn_ring((CELL * paint::TURN_RING) as u32 * 2));
        for (face, place) in theme.edition.profile.dice.iter().flatten().zip(places.faces.iter().flatten()) {
            self.put(place, paint::die_face(*face, DIE));
        }
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
    fn a_promised_table_is_laid_at_once_and_painted_in_its_places_when_it_is_begun() {
        let (mut app, theme) = room();
        painting(&mut app).promise(&theme);
        let laid = painted(&mut app, &theme);
        let has = |app: &App, place: &Handle<Image>| app.world().resource::<Assets<Image>>().contains(place);
        (0..3).for_each(|_| app.update());
        assert!(!has(&app, &laid.board), "it was painted before its pictures had come");
        assert!(painting(&mut app).is_busy());
        assert_eq!(painting(&mut app).promised().map(|theme| theme.id.clone()), Some(theme.id.clone()));
        painting(&mut app).begin(&theme);
        assert!(painting(&mut app).promised().is_none());
        assert!(finish(&mut app) > 3, "the page stood still");
        let all =
            laid.tokens.iter().chain(&laid.weapons).chain(&laid.cards.faces).chain([&laid.board, &laid.cards.back]);
        assert!(all.chain(laid.shared.faces.iter().flatten()).all(|place| has(&app, place)));
        // Whoever comes back once more finds it as it is.
        painting(&mut app).promise(&theme);
        assert!(painting(&mut app).promised().is_none() && !painting(&mut app).is_busy());
    }

    #[test]
    fn a_picture_that_comes_later_is_painted_where_the_one_before_was() {
        let (mut app, theme) = room();
        painting(&mut app).begin(&theme);
        finish(&mut app);
        let before = painted(&mut app, &theme);
        let handle = app.world_mut().resource_mut::<Assets<Image>>().add(Image::default());
        app.world_mut().resource_mut::<Pictures>().0.insert(theme.suspects[0].picture.clone(), handle);
        app.update();
        assert!(painting(&mut app).is_busy());
        finish(&mut app);
        app.world_mut().resource_mut::<Faces>().put(theme.house.names, Arc::default());
        app.update();
        assert!(painting(&mut app).is_busy(), "so are the names with a face that comes later");
        finish(&mut app);
        let after = painted(&mut app, &theme);
        assert_eq!((after.tokens, after.board), (before.tokens, before.board));
    }
}

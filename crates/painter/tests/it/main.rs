//! The painter: pieces laid out in rooms never meet, and any board can be painted.
#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

mod furniture;
mod look;

use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

use candlestick_painter as paint;
use candlestick_painter::{
    Fonts, Picture, Sign,
    layout::{Area, RoomLayout, TOKEN, WEAPON, centre, shelf},
};
use candlestick_rules::{
    Board, BoardPlan, CardId, Cell, DeckCardId, DieFace, Edition, RoomId, Side, SquareMark, SuspectId, WeaponId,
};
use candlestick_themes::{BoardDetail, HouseLook, Theme, builtin, builtin_ids};
use proptest::prelude::*;

fn classic() -> Theme {
    builtin("classic-2016").expect("the classic theme is sound")
}

/// The embedded fonts.
pub fn fonts() -> Fonts {
    Fonts::embedded()
}

/// A board from rows of '#', '.', and room letters from 'A'; each room has a passage to the first one.
fn drawn(rows: &[&str]) -> Board {
    let cell = |letter: char| match letter {
        '.' => Cell::Corridor,
        'A'..='Z' => Cell::Room(RoomId(letter as u8 - b'A')),
        _ => Cell::Void,
    };
    let cells: Vec<Cell> = rows.iter().flat_map(|row| row.chars().map(cell)).collect();
    let rooms = rows.iter().flat_map(|row| row.bytes()).filter(u8::is_ascii_uppercase).map(|b| b - b'A' + 1).max();
    let rooms = rooms.unwrap_or(0);
    let passages = (1..rooms).map(|room| (RoomId(0), RoomId(room))).collect();
    let plan = BoardPlan { cols: rows[0].len() as u16, cells, rooms, passages, ..BoardPlan::default() };
    Board::new(plan).expect("a sound board")
}

fn around((x, y): (f32, f32), size: f32) -> Area {
    Area { x: x - size / 2.0, y: y - size / 2.0, w: size, h: size }
}

/// Whether every corner of an area lies in the room.
fn inside(board: &Board, room: RoomId, area: Area) -> bool {
    let corners =
        [(area.x, area.y), (area.x + area.w, area.y), (area.x, area.y + area.h), (area.x + area.w, area.y + area.h)];
    corners.into_iter().all(|(x, y)| x >= 0.0 && y >= 0.0 && board.cell(y as u16, x as u16) == Cell::Room(room))
}

/// Everything that lies in a room with so many pieces, each with a name for messages.
fn things(board: &Board, room: RoomId, tokens: usize, weapons: usize) -> Vec<(String, Area)> {
    let layout = RoomLayout::new(board, room);
    let mut things = vec![("name".to_string(), layout.name)];
    let (token, weapon) = (layout.token_size(tokens), layout.weapon_size(weapons));
    things.extend(layout.token_places(tokens).into_iter().map(|at| ("token".into(), around(at, token))));
    things.extend(layout.weapon_places(weapons).into_iter().map(|at| ("weapon".into(), around(at, weapon))));
    if board.passage(room).is_some() {
        things.push(("passage".into(), around(layout.passage, layout.passage_size)));
        things.extend(layout.label.map(|label| ("label".into(), label)));
    }
    things
}

fn check_room(board: &Board, room: RoomId) {
    for (tokens, weapons) in (0..=10).flat_map(|tokens| (0..=8).map(move |weapons| (tokens, weapons))) {
        let things = things(board, room, tokens, weapons);
        assert_eq!(things.iter().filter(|(name, _)| name == "token").count(), tokens);
        assert_eq!(things.iter().filter(|(name, _)| name == "weapon").count(), weapons);
        for (n, (name, area)) in things.iter().enumerate() {
            assert!(inside(board, room, *area), "{name} {n} of {tokens}, {weapons} is outside {room:?}: {area:?}");
            for (other_name, other) in &things[n + 1..] {
                assert!(!area.touches(*other), "{name} meets {other_name} in {room:?} with {tokens}, {weapons}");
            }
        }
    }
}

#[test]
fn nothing_meets_in_any_room_of_any_built_in_board() {
    for id in builtin_ids() {
        let theme = builtin(id).expect("a sound theme");
        let board = &theme.edition.board;
        board.rooms().for_each(|room| check_room(board, room));
    }
}

#[test]
fn weapons_that_start_off_the_board_lie_on_a_shelf_that_is_no_square_and_no_room() {
    let theme = builtin("master-detective").expect("a sound theme");
    let board = &theme.edition.board;
    let (area, size, places) = shelf(board, theme.weapons.len());
    let weapons: Vec<Area> = places.into_iter().map(|at| around(at, size)).collect();
    assert_eq!(weapons.len(), 8);
    assert!(size > WEAPON * 0.8, "{size}");
    for (n, weapon) in weapons.iter().enumerate() {
        assert!(weapons[n + 1..].iter().all(|other| !weapon.touches(*other)));
    }
    for (row, col) in (0..board.rows()).flat_map(|row| (0..board.cols()).map(move |col| (row, col))) {
        let cell = Area { x: f32::from(col), y: f32::from(row), w: 1.0, h: 1.0 };
        assert!(board.cell(row, col) == Cell::Void || !cell.touches(area), "the shelf covers {row},{col}");
    }
}

#[test]
fn every_picture_of_every_built_in_theme_is_there_and_small() {
    for id in builtin_ids() {
        let theme = builtin(id).expect("a sound theme");
        let cards = theme.edition.cards.all();
        let paths = cards.iter().map(|card| theme.card_picture(card).to_owned());
        let rooms = theme.rooms.iter().map(|look| look.picture.clone());
        let paths: BTreeSet<String> = paths.chain(rooms).collect();
        let mut total = 0;
        for path in paths {
            let bytes = fs::read(Path::new("../../assets").join(&path)).unwrap_or_else(|why| panic!("{path}: {why}"));
            let picture = Picture::from_png(&bytes).unwrap_or_else(|| panic!("{path} is no picture"));
            assert!(picture.width == picture.height && picture.width <= 256, "{path}");
            total += bytes.len();
        }
        assert!(total < 250_000, "the pictures of {id} have {total} bytes");
    }
}

#[test]
fn a_power_has_a_card_and_only_a_power() {
    let theme = builtin("doctor-who").expect("a sound theme");
    let card = paint::power_card_face(&theme, SuspectId(0), 50, None, &fonts());
    assert_eq!((card.width, card.height), (50, 70));
    assert!(paint::power_card_face(&classic(), SuspectId(0), 50, None, &fonts()) == Picture::nothing());
    let back = paint::deck_back(&theme, 50, &fonts());
    assert_eq!((back.width, back.height), (50, 70));
    assert!(back != paint::card_back(&theme, 50, None), "a deck's back is not that of the case's cards");
}

#[test]
fn the_back_of_a_card_and_the_walls_are_those_of_the_theme() {
    let theme = builtin("glasshouse").expect("a sound theme");
    let mut plain = theme.clone();
    plain.house = HouseLook::default();
    let art = paint::die_face(DieFace { steps: 1, draws: false }, 40);
    assert!(paint::card_back(&theme, 50, Some(&art)) == paint::card_back(&theme, 50, None), "it has a pattern");
    assert!(paint::card_back(&plain, 50, Some(&art)) != paint::card_back(&plain, 50, None), "the game's own picture");
    let pictured = Theme { back_picture: Some("themes/glasshouse/pictures/back.png".into()), ..theme.clone() };
    assert!(paint::card_back(&pictured, 50, Some(&art)) == paint::card_back(&plain, 50, Some(&art)), "its own picture");
    assert!(paint::card_back(&pictured, 50, None) == paint::card_back(&theme, 50, None), "the pattern until it comes");
    let board = |theme: &Theme| paint::board(theme, 12, &Fonts::default(), &|_| None);
    assert!(board(&theme) != board(&plain), "the walls have the theme's wood");
    let face = |theme: &Theme| paint::card_face(theme, CardId(0), 50, None, &Fonts::default());
    assert!(face(&theme) != face(&plain), "the cards have the theme's paper");
}

#[test]
fn signs_for_a_legend_are_all_different() {
    let all = [Sign::Door, Sign::Join, Sign::Passage, Sign::Draw, Sign::Snoop];
    let pictures = all.map(|sign| paint::sign(sign, 40, &fonts()));
    for (n, one) in pictures.iter().enumerate() {
        assert_eq!((one.width, one.height), (40, 40));
        assert!(pictures[n + 1..].iter().all(|other| one != other));
    }
}

#[test]
fn marks_paths_and_the_ground_outside_are_painted() {
    let pixels = |theme: &Theme| paint::board(theme, 12, &Fonts::default(), &|_| None);
    let theme = builtin("glasshouse").expect("a sound theme");
    let mut plain = theme.clone();
    let mut edition = (*theme.edition).clone();
    edition.profile.mark = SquareMark::Plain;
    plain.edition = Arc::new(edition);
    assert!(pixels(&theme) != pixels(&plain), "a lantern shows");
    let mut bare = theme.clone();
    bare.outside = None;
    assert!(pixels(&theme) != pixels(&bare), "the garden shows");
    bare.corridor = None;
    assert!(pixels(&bare) != pixels(&theme), "the paths have their colour");
}

#[test]
fn nothing_meets_in_small_and_crooked_rooms() {
    let board = drawn(&["A.BBBB..", "..B..CCC", "DDB..C..", "D....CCC", "EEEEEEEE"]);
    board.rooms().for_each(|room| check_room(&board, room));
}

#[test]
fn classic_rooms_hold_every_piece_at_nearly_full_size() {
    let theme = classic();
    let board = &theme.edition.board;
    for room in board.rooms() {
        let layout = RoomLayout::new(board, room);
        assert!(layout.token_size(6) > TOKEN * 0.9, "{room:?}");
        assert!(layout.weapon_size(6) > WEAPON * 0.9, "{room:?}");
        assert!(layout.name.h > 0.8, "{room:?}");
    }
}

#[test]
fn the_classic_board_has_a_dice_tray_and_a_case_file() {
    let theme = classic();
    let centre = centre(&theme.edition.board).expect("a closed block");
    assert_eq!(centre.whole, Area { x: 10.0, y: 10.0, w: 5.0, h: 7.0 });
    assert!(!centre.tray.touches(centre.file));
}

#[test]
fn a_board_without_a_closed_block_has_none() {
    assert_eq!(centre(&drawn(&["#..", "#.#"])), None);
}

#[test]
fn the_board_picture_is_the_grid_and_its_margin() {
    let picture = paint::board(&classic(), 20, &fonts(), &|_| None);
    assert_eq!((picture.width, picture.height), (24 * 20 + 20, 25 * 20 + 20));
    assert_eq!(picture.rgba.len(), (500 * 520 * 4) as usize);
    let again = paint::board(&classic(), 20, &fonts(), &|_| None);
    assert!(picture == again, "the same theme gives the same picture");
}

#[test]
fn pictures_survive_png() {
    let die = paint::die_face(DieFace { steps: 5, draws: false }, 40);
    let png = die.to_png().expect("a picture");
    assert!(Picture::from_png(&png) == Some(die));
    assert!(Picture::from_png(b"no picture").is_none());
}

#[test]
fn cards_are_five_by_seven() {
    let theme = classic();
    for card in theme.edition.cards.all().iter() {
        let face = paint::card_face(&theme, card, 50, None, &fonts());
        assert_eq!((face.width, face.height), (50, 70));
    }
    let back = paint::card_back(&theme, 50, None);
    assert_eq!((back.width, back.height), (50, 70));
}

#[test]
fn what_a_theme_does_not_have_is_painted_as_nothing() {
    let theme = classic();
    let nothing = Picture::nothing();
    assert!(paint::token(&theme, SuspectId(99), 30, None, &fonts()) == nothing);
    assert!(paint::weapon(&theme, WeaponId(99), 30, None) == nothing);
    assert!(paint::card_face(&theme, CardId(99), 30, None, &fonts()) == nothing);
    assert!(paint::deck_card_face(&theme, DeckCardId(99), 30, &fonts()) == nothing);
}

/// Boards of random cells with doors wherever there can be one, closed edges and starts anywhere.
fn any_board() -> impl Strategy<Value = Board> {
    (1_u16..9, 0_u16..9).prop_flat_map(|(cols, rows)| {
        let cells = prop::collection::vec(0_u8..6, usize::from(cols * rows));
        let walls = prop::collection::vec(((0..9_u16, 0..9_u16), (0..9_u16, 0..9_u16)), 0..6);
        (Just(cols), cells, walls).prop_map(|(cols, kinds, walls)| board_of(cols, &kinds, walls))
    })
}

fn board_of(cols: u16, kinds: &[u8], walls: Vec<((u16, u16), (u16, u16))>) -> Board {
    let cell = |kind: &u8| match kind {
        0 => Cell::Void,
        1 | 2 => Cell::Corridor,
        n => Cell::Room(RoomId(n - 3)),
    };
    let cells: Vec<Cell> = kinds.iter().map(cell).collect();
    let passages = vec![(RoomId(0), RoomId(1)), (RoomId(1), RoomId(2))];
    let mut plan = BoardPlan { cols, cells, rooms: 3, walls, passages, ..BoardPlan::default() };
    let open = Board::new(plan.clone()).expect("a sound board");
    let corridor: Vec<(u16, u16)> = open.squares().iter().map(|at| (at.row, at.col)).collect();
    for &(row, col) in &corridor {
        for side in Side::ALL {
            if let Cell::Room(room) = open.cell_beside(row, col, side) {
                plan.doors.push((room, (row, col), side));
            }
        }
    }
    plan.starts = corridor.into_iter().take(9).collect();
    Board::new(plan).expect("a sound board")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_board_can_be_painted(board in any_board(), cell in 0_u32..14, lettered: bool) {
        let mut theme = classic();
        let (cols, rows) = (u32::from(board.cols()), u32::from(board.rows()));
        for room in board.rooms() {
            let layout = RoomLayout::new(&board, room);
            prop_assert_eq!(layout.token_places(7).len(), 7);
        }
        theme.edition = Arc::new(Edition { board, ..(*theme.edition).clone() });
        let fonts = if lettered { fonts() } else { Fonts::default() };
        let picture = paint::board(&theme, cell, &fonts, &|_| Some(Picture::nothing()));
        let (cell, margin) = (cell.max(4), paint::margin(cell.max(4)));
        prop_assert_eq!((picture.width, picture.height), (cols * cell + 2 * margin, rows * cell + 2 * margin));
    }

    #[test]
    fn any_die_face_and_size_can_be_painted(steps: u8, draws: bool, size in 0_u32..60) {
        let face = paint::die_face(DieFace { steps, draws }, size);
        prop_assert_eq!(face.width, size.max(1));
        for sprite in [paint::glow(size), paint::path_dot(size), paint::shadow(size)] {
            prop_assert_eq!(sprite.rgba.len(), (sprite.width * sprite.height * 4) as usize);
        }
    }
}

#[test]
fn whatever_the_rules_of_a_theme_show_is_cut_out_of_its_own_board() {
    for id in builtin_ids() {
        let theme = builtin(id).expect("built in");
        let wanted: Vec<_> = theme.rules_text.iter().flat_map(|part| part.shows.clone()).collect();
        assert!(!wanted.is_empty(), "{id}: the rules show nothing");
        for special in [BoardDetail::Passage, BoardDetail::JoiningDoor, BoardDetail::Mark, BoardDetail::Centre] {
            let (shown, there) = (wanted.contains(&special), special.is_on(&theme.edition.board));
            assert_eq!(shown, there, "{id}: {special:?} stands on the board: {there}, is shown: {shown}");
        }
        let whole = paint::board(&theme, 16, &fonts(), &|_| None);
        let rows = |picture: &Picture| -> Vec<Vec<u8>> {
            picture.rgba.chunks_exact(picture.width as usize * 4).map(<[u8]>::to_vec).collect()
        };
        let mut painting = paint::DetailPainting::new(&theme, 16);
        while painting.step(&theme, &fonts()) {}
        let (across, down) = paint::detail_shape(&theme.edition.board);
        for (detail, picture) in wanted.iter().zip(painting.cut(&theme, &wanted)) {
            let picture = picture.expect("the board has what its rules show");
            assert_eq!((picture.width, picture.height), (u32::from(across) * 16, u32::from(down) * 16));
            assert_eq!(picture.rgba.len(), (picture.width * picture.height * 4) as usize, "{id}: {detail:?}");
            let (all, cut) = (rows(&whole), rows(&picture));
            let there =
                |row: &Vec<u8>| all.iter().position(|line| line.windows(row.len()).step_by(4).any(|part| part == row));
            let first = there(&cut[0]).expect("its first row is a row of the board");
            assert!(all[first + 1].windows(cut[1].len()).step_by(4).any(|part| part == cut[1]), "{id}: {detail:?}");
            let colours: BTreeSet<_> = picture.rgba.chunks_exact(4).collect();
            assert!(colours.len() > 40, "{id}: {detail:?} is one plain patch");
        }
    }
}

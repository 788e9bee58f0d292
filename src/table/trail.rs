//! Marks the last move: dots in its player's colour from where the token was to where it went, with or without motion.

use bevy::prelude::*;

use candlestick_rules::{Event, MoveKind, Place, SuspectId, View};

use super::{
    arrange::Layouts, geometry::CELL, picking::middle, pictures::TablePictures, reload::LayTable, states::Screen,
    tint::tint, turn::TableSet,
};
use crate::{
    resource::Begin,
    session::{PlaybackStatus, Session},
};
use candlestick_themes::palette;

/// A dot of the mark.
#[derive(Component, Debug)]
struct TrailDot;

/// The move that is marked, by what it took.
#[derive(Resource, Debug, Default, PartialEq)]
struct Marked(Option<LastMove>);

/// A move, be it in parts.
#[derive(Debug, Clone, PartialEq, Eq)]
struct LastMove {
    suspect: SuspectId,
    /// Where it began, and each place of the way; the last one is where it ended.
    places: Vec<Place>,
    /// Whether it was on foot.
    walked: bool,
}

/// How wide a dot is, in cells: one of the way, and that where the token stood.
const DOT: f32 = 0.26;
const START: f32 = 0.44;
/// How opaque the first and the last dot of a way are.
const FADED: (f32, f32) = (0.4, 0.95);
/// The dark rim, as wide as this many dots.
const RIM: f32 = 1.45;
/// Over the board and what is lit on it, below all pieces.
const HEIGHT: f32 = 2.5;

pub(super) fn plugin(app: &mut App) {
    app.begin::<Marked>().add_systems(LayTable, |mut marked: ResMut<Marked>| marked.0 = None).add_systems(
        Update,
        mark.after(TableSet::Move).run_if(in_state(Screen::Play).and_then(resource_exists_and_changed::<Session>)),
    );
}

/// The last move of the view; several of one seat on one turn are one.
fn of(view: &View) -> Option<LastMove> {
    let last = view.events.iter().rposition(|event| matches!(event, Event::Moved { .. }))?;
    let begun = view.events[..last].iter().rposition(|event| matches!(event, Event::TurnStarted { .. }));
    let mut all: Option<LastMove> = None;
    for event in &view.events[begun.unwrap_or(0)..=last] {
        let Event::Moved { suspect, from, path, kind, .. } = event else { continue };
        let walked = *kind == MoveKind::Walk;
        match &mut all {
            Some(so_far) if so_far.suspect == *suspect && so_far.places.last() == Some(from) => {
                so_far.places.extend(path);
                so_far.walked &= walked;
            }
            _ => all = Some(LastMove { suspect: *suspect, places: [&[*from], &path[..]].concat(), walked }),
        }
    }
    all
}

/// Where dots lie, and how wide they are: on each square of a way but the last, or at both ends of what is no way on foot.
fn dots(last: &LastMove, at: impl Fn(Place) -> Vec2) -> Vec<(Vec2, f32)> {
    let Some((end, way)) = last.places.split_last() else { return Vec::new() };
    if !last.walked {
        let ends = way.first().into_iter().chain(end.room().map(|_| end));
        return ends.map(|place| (at(*place), START)).collect();
    }
    let squares = way.iter().enumerate().filter(|(_, place)| place.room().is_none());
    squares.map(|(n, place)| (at(*place), if n == 0 { START } else { DOT })).collect()
}

fn mark(
    mut commands: Commands,
    session: Res<Session>,
    (pictures, layouts): (Res<TablePictures>, Res<Layouts>),
    mut marked: ResMut<Marked>,
    old: Query<Entity, With<TrailDot>>,
) {
    // It goes as a token goes. While anything else is shown, the view is of before all of it: its last move may be gone already.
    let now = match session.showing() {
        Some(Event::Moved { .. } | Event::TokenSent { .. }) => Marked(None),
        _ if session.playback_status() == PlaybackStatus::Pending => return,
        _ => Marked(of(session.view())),
    };
    if *marked == now {
        return;
    }
    *marked = now;
    for dot in &old {
        commands.entity(dot).despawn();
    }
    let Some(last) = &marked.0 else { return };
    let view = session.view();
    let Some(colour) = session.theme().suspects.get(last.suspect.index()).map(|suspect| suspect.colour) else { return };
    let board = &view.edition.board;
    let dots =
        dots(last, |place| place.room().and_then(|room| layouts.passage(board, room)).unwrap_or(middle(board, place)));
    let most = dots.len().max(2) - 1;
    for (n, (at, width)) in dots.into_iter().enumerate() {
        let seen = FADED.0 + (FADED.1 - FADED.0) * n as f32 / most as f32;
        for (colour, width, over) in [(palette::NIGHT, width * RIM, 0.0), (colour, width, 0.01)] {
            let sprite = Sprite {
                image: pictures.dot.clone(),
                color: tint(colour, seen),
                custom_size: Some(Vec2::splat(CELL * width)),
                ..default()
            };
            let place = Transform::from_translation(at.extend(HEIGHT + over));
            commands.spawn((Name::new("Last move"), TrailDot, sprite, place, DespawnOnExit(Screen::Play)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{MotionPace, headless};
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::{RoomId, SeatId, SquareId};
    use candlestick_themes::builtin_ids;

    fn moved(suspect: u8, from: Place, path: &[Place], kind: MoveKind) -> Event {
        Event::Moved { seat: SeatId(suspect), suspect: SuspectId(suspect), from, path: path.to_vec(), kind }
    }

    const HALL: Place = Place::Room(RoomId(2));

    /// The view of a case in which this has happened.
    fn view(events: Vec<Event>) -> View {
        let mut view = opened("classic-2016", 3, Level::Novice, 1).game().view(SeatId(0));
        view.events = events;
        view
    }

    #[test]
    fn the_last_move_is_whole_also_where_it_came_in_parts_and_a_pulled_token_has_not_moved() {
        let turn = |seat| Event::TurnStarted { seat: SeatId(seat), turn: 1 };
        let [a, b, c, d] = [0, 1, 2, 3].map(|n| Place::Square(SquareId(n)));
        let mut events =
            vec![turn(0), moved(0, d, &[c], MoveKind::Walk), turn(1), moved(1, a, &[b, c], MoveKind::Walk)];
        events.push(moved(1, c, &[HALL], MoveKind::Walk));
        events.push(Event::TokenPulled { suspect: SuspectId(2), from: d, to: RoomId(2) });
        let last = of(&view(events.clone()));
        let whole = LastMove { suspect: SuspectId(1), places: vec![a, b, c, HALL], walked: true };
        assert_eq!(last, Some(whole.clone()));
        let width =
            |place: Place| if let Place::Square(square) = place { Vec2::X * f32::from(square.0) } else { Vec2::Y };
        assert_eq!(dots(&whole, width), [(Vec2::ZERO, START), (Vec2::X, DOT), (Vec2::X * 2.0, DOT)]);
        events.push(turn(2));
        events.push(moved(2, HALL, &[Place::Room(RoomId(5))], MoveKind::Passage));
        let passage = of(&view(events)).expect("the next mover's");
        assert_eq!((passage.suspect, dots(&passage, width).len()), (SuspectId(2), 2), "both ends");
        assert_eq!(of(&view(vec![turn(0)])), None);
    }

    #[test]
    fn the_mark_is_there_with_and_without_motion_and_goes_for_good_as_the_next_one_moves() {
        let ids = builtin_ids();
        let editions = ids.iter().map(|id| (*id, MotionPace::Full));
        let mut after = 0;
        for (edition, pace) in editions.chain([("classic-2016", MotionPace::Off)]) {
            let mut app = headless();
            app.add_plugins(plugin).begin::<TablePictures>().insert_resource(pace);
            app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(25)));
            app.insert_resource(Session::new(opened(edition, 3, Level::Novice, 3)));
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
            let (mut marked, mut moving, mut before) = (0, 0, 0);
            for _ in 0..4000 {
                app.update();
                let dots = app.world_mut().query_filtered::<(), With<TrailDot>>().iter(app.world()).count();
                let session = app.world().resource::<Session>();
                let walks = matches!(session.showing(), Some(Event::Moved { .. } | Event::TokenSent { .. }));
                moving += u32::from(walks);
                assert!(!walks || dots == 0, "{edition} {pace:?}: the one before is gone");
                if session.playback_status() == PlaybackStatus::All {
                    let last = of(session.view());
                    assert_eq!(dots > 0, last.is_some_and(|last| !self::dots(&last, |_| Vec2::ZERO).is_empty()));
                } else if !walks {
                    assert_eq!(dots, before, "{edition} {pace:?}: what a move leads to brings back no earlier one");
                    after += u32::from(dots == 0 && of(session.view()).is_some());
                }
                before = dots;
                marked += u32::from(dots > 0);
            }
            assert!(marked > 100 && (moving > 20 || pace == MotionPace::Off), "{edition} {pace:?}: {marked} {moving}");
        }
        assert!(after > 20, "{after} frames in which something was told that a move led to");
    }
}

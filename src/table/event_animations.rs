//! Shows every event for a moment, after which the components say what it did. Skipping animations changes no case.

use bevy::prelude::*;

use candlestick_rules::{CardId, Event, MoveKind, Place, SeatId, View};

use super::{
    components::{CardPiece, Die, Hand, InRoom, Player},
    event_lengths::length,
    fade::Fade,
    flight::Flight,
    geometry::square_centre,
    motion::{Pulled, Tumble, Walk},
    pace::MotionPace,
    sound::Ears,
    spawn::{Pieces, put},
    states::Screen,
    turn::TableSet,
};
use crate::session::{EventAnimation, PlaybackStatus, Session};

/// How much of an event's time is over, 0 to 1.
pub(super) fn share_shown(animation: &EventAnimation, me: SeatId, pace: MotionPace) -> f32 {
    let length = pace.scale(length(animation, me));
    if length > 0.0 { (animation.elapsed / length).clamp(0.0, 1.0) } else { 1.0 }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (tell, play_animations).chain().in_set(TableSet::Tell))
        .add_systems(OnExit(Screen::Play), |mut session: ResMut<Session>| session.drop_animations());
}

fn tell(mut session: ResMut<Session>) {
    if session.needs_telling() {
        session.tell();
    }
}

/// Everything animations move and change.
#[derive(bevy::ecs::system::SystemParam)]
struct AnimatedPieces<'w, 's> {
    commands: Commands<'w, 's>,
    pieces: Res<'w, Pieces>,
    pace: Res<'w, MotionPace>,
    transforms: Query<'w, 's, &'static Transform>,
    dice: Query<'w, 's, &'static mut Die>,
    hands: Query<'w, 's, &'static Hand, With<Player>>,
    cards: Query<'w, 's, (Entity, &'static CardPiece, Option<&'static InRoom>)>,
}

/// Shows the events one after the other. What is `over` of a frame when the last of them ends is the first that the next
/// decision's events get: where frames are long, each decision would else cost half of one. Two events of one sound begin in
/// frames of their own, for a frame has no sound twice; the second gets what is over as well.
fn play_animations(
    mut stage: AnimatedPieces,
    mut ears: Ears,
    mut session: ResMut<Session>,
    time: Res<Time>,
    mut over: Local<f32>,
) {
    let mut left = time.delta_secs() + std::mem::take(&mut *over);
    if session.animations().is_empty() {
        return;
    }
    let (me, mut heard) = (session.viewer(), Vec::new());
    loop {
        let together = session.told_together().len();
        let Some(mut animation) = session.animations_mut().pop_front() else { break };
        let length = stage.pace.scale(length(&animation, me));
        if !animation.begun {
            let at_once = animation.elapsed > 0.0 || length == 0.0;
            let cue = Ears::cue(&animation, &session);
            if !at_once && cue.is_some_and(|cue| heard.contains(&cue)) {
                session.animations_mut().push_front(animation);
                *over = left;
                break;
            }
            animation.begun = true;
            if let Some(cue) = cue {
                ears.hear(cue, at_once);
            }
            heard.extend(cue.filter(|_| !at_once));
            stage.begin(&animation, session.view(), length.max(0.01), at_once);
        }
        let ended = animation.elapsed == f32::MAX;
        animation.elapsed += left;
        if animation.elapsed < length {
            session.animations_mut().push_front(animation);
            break;
        }
        left = (animation.elapsed - length).clamp(0.0, left);
        if !animation.recalled {
            stage.finish(&animation.event);
        }
        // They were told with the first of them, and leave nothing behind.
        session.animations_mut().drain(..together.saturating_sub(1));
        // What was hurried has its place in this frame; what comes after it goes its way from the next.
        if ended && session.animations().front().is_some_and(|next| next.elapsed == 0.0) {
            break;
        }
    }
    if session.animations().is_empty() {
        *over = left;
    }
    if session.playback_status() == PlaybackStatus::All {
        session.refresh_view();
    }
}

impl AnimatedPieces<'_, '_> {
    /// Starts the motion of an event; with `at_once` nothing moves.
    fn begin(&mut self, animation: &EventAnimation, view: &View, length: f32, at_once: bool) {
        match &animation.event {
            Event::Rolled { faces, .. } | Event::RolledOff { faces, .. } => {
                self.tumble(faces, if at_once { 0.0 } else { length });
            }
            Event::Moved { suspect, path, kind: MoveKind::Walk, .. }
                if !at_once && !animation.recalled && self.pace.moves() =>
            {
                let points = path.iter().filter_map(|place| match place {
                    Place::Square(square) => Some(square_centre(&view.edition.board, *square)),
                    Place::Room(_) => None,
                });
                let points: Vec<_> = points.collect();
                let steps = path.len() as f32;
                let goes_on = points.len() < path.len();
                let walk = Walk::new(points, length * steps / (steps + 1.0), goes_on);
                self.commands.entity(self.pieces.token(*suspect)).insert(walk);
            }
            Event::Moved { suspect, path, .. } if !animation.recalled => {
                if let Some(place) = path.last() {
                    put(&mut self.commands, &self.pieces, self.pieces.token(*suspect), *place);
                }
            }
            Event::TokenPulled { suspect, to, .. } if !animation.recalled => {
                let token = self.pieces.token(*suspect);
                self.commands.entity(token).insert(Pulled);
                put(&mut self.commands, &self.pieces, token, Place::Room(*to));
            }
            Event::TokenSent { suspect, to, .. } if !animation.recalled => {
                put(&mut self.commands, &self.pieces, self.pieces.token(*suspect), *to);
            }
            Event::WeaponPulled { weapon, to, .. } if !animation.recalled => {
                self.commands.entity(self.pieces.weapon(*weapon)).insert((Pulled, InRoom(self.pieces.room(*to))));
            }
            event if !at_once => self.fly(event, view, length),
            _ => {}
        }
    }

    /// What the event leaves behind.
    fn finish(&mut self, event: &Event) {
        if let Event::Moved { suspect, path, kind: MoveKind::Walk, .. } = event
            && let Some(place) = path.last()
        {
            let token = self.pieces.token(*suspect);
            self.commands.entity(token).remove::<Walk>();
            put(&mut self.commands, &self.pieces, token, *place);
        }
    }

    fn tumble(&mut self, faces: &[u8], length: f32) {
        for (&die, &face) in self.pieces.dice.iter().zip(faces) {
            if let Ok(mut die) = self.dice.get_mut(die) {
                die.face = face;
            }
            let still = !self.pace.moves();
            self.commands.entity(die).insert(Tumble::new(face, length).lying(still));
            if still && length > 0.0 {
                self.commands.entity(die).insert(Fade::default());
            }
        }
    }

    /// A card goes across to whoever is shown it; to the middle and large where the person at the table sees its face.
    fn fly(&mut self, event: &Event, view: &View, length: f32) {
        let (card, from, to, face) = match event {
            Event::Shown { by, to, card }
            | Event::ShownFreely { by, to, card }
            | Event::PassedLeft { by, to, card }
            | Event::SeenToo { by, seat: to, card, .. } => {
                (self.card_of(*by, *card), self.seat_at(view, *by), self.seat_at(view, *to), *card)
            }
            Event::Peeked { by, at, card } => {
                (self.card_of(*at, *card), self.seat_at(view, *at), self.seat_at(view, *by), *card)
            }
            Event::Revealed { by, card } => {
                (self.card_of(*by, Some(*card)), self.seat_at(view, *by), Vec2::ZERO, Some(*card))
            }
            Event::RoomCardSeen { seat, room, card } => {
                let at = self.seat_at(view, *seat);
                let room = self.pieces.room(*room);
                let lying = self.cards.iter().find(|(_, _, at)| at.is_some_and(|at| at.0 == room));
                (lying.map(|(entity, ..)| entity), at, at, *card)
            }
            _ => return,
        };
        if let Some(card) = card {
            self.commands.entity(card).insert(Flight::new(from, to, face, length).fading(!self.pace.moves()));
        }
    }

    /// Where a player's token is.
    fn seat_at(&self, view: &View, seat: SeatId) -> Vec2 {
        let token = view.seats.get(seat.index()).map(|seat| self.pieces.token(seat.suspect));
        let at = token.and_then(|token| self.transforms.get(token).ok());
        at.map_or(Vec2::ZERO, |at| at.translation.truncate())
    }

    /// A card of a hand: the one with that face if it is known, else any.
    fn card_of(&self, seat: SeatId, face: Option<CardId>) -> Option<Entity> {
        let hand = self.hands.get(self.pieces.player(seat)).ok()?;
        let known = hand
            .iter()
            .find(|card| self.cards.get(*card).is_ok_and(|(_, card, _)| face.is_some() && card.face == face));
        let hidden = || hand.iter().find(|card| self.cards.get(*card).is_ok_and(|(_, card, _)| card.face.is_none()));
        known.or_else(hidden).or_else(|| hand.iter().next())
    }
}

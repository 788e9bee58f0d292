//! Tells how the case could have been known, right after the envelope: worked out beside the frames, told in a line or
//! two.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::state::VerdictScreen;
use crate::{
    screens::{
        Speech, characters::news_lines, insight::InsightState, practice::learn::Misses, seat_reviews::SeatReviews,
        standing::KeptStanding,
    },
    session::{OwnMarks, Session},
    table::BackgroundTasks,
    ui::{
        scale::{Size, widest},
        seat_names,
        style::body,
        widgets::{SignStyle, plate, signed, subheading},
    },
};
use candlestick_game::{Help, review::how_known};
use candlestick_themes::{key, palette};

/// What is told of it; none while it is worked out.
#[derive(Resource, Debug, Default)]
pub(super) struct HowKnown {
    lines: Option<Vec<String>>,
    news: Vec<(&'static str, String)>,
}

impl HowKnown {
    /// The lines, once they are there.
    pub(super) fn lines(&self) -> Option<&[String]> {
        self.lines.as_deref()
    }

    /// What the case has changed against the characters and among the feats, with icons.
    pub(super) fn news(&self) -> &[(&'static str, String)] {
        &self.news
    }
}

pub(super) fn forget(mut known: ResMut<HowKnown>) {
    *known = HowKnown::default();
}

/// Has the review worked out, and tells what it says. Where it comes to nothing, nothing is told here; looking back
/// tries again and says why.
pub(super) fn work(
    session: Res<Session>,
    (tasks, words): (Res<BackgroundTasks>, Res<Speech>),
    mut reviews: ResMut<SeatReviews>,
    (mut known, mut misses, mut insight): (ResMut<HowKnown>, ResMut<Misses>, ResMut<InsightState>),
    (mut standing, marks): (ResMut<KeptStanding>, Res<OwnMarks>),
) {
    // A room opens its case a moment after the verdict.
    let Some(case) = session.case() else { return };
    match reviews.work(case, &tasks, &words.0) {
        Ok(Some(seats)) => {
            let persons: Vec<_> = session.persons().collect();
            // Where several share the device, nobody in particular reads it.
            let me = if let [me] = persons[..] { Some(me) } else { None };
            // A case that is watched once more was learnt from when it was closed; or it is somebody else's.
            let played = me.filter(|_| !session.is_watched());
            if let Some(review) = played.and_then(|me| seats.iter().find(|review| review.seat == me)) {
                misses.add(case, review);
                insight.add(case, review);
                let unaided = marks.of(review.seat).is_none_or(|marks| marks.help < Help::Deduce);
                let news = standing.count(case, seats, unaided);
                known.news = news.map(|news| news_lines(&news, &words.0)).unwrap_or_default();
            }
            let names = seat_names(session.theme(), session.view());
            known.lines = Some(how_known(case, seats, (me, &names), &words.0));
        }
        Ok(None) => {}
        Err(_) => {
            *reviews = SeatReviews::default();
            known.lines = Some(Vec::new());
        }
    }
}

pub(super) fn is_open(known: Res<HowKnown>) -> bool {
    known.lines.is_none()
}

/// Height that is kept for the lines before they are there, in points: in a window and on a phone. Mostly they come
/// while the envelope is still being opened, before anything below can be seen to move.
const KEPT: (f32, f32) = (44.0, 110.0);
/// The widest that they become.
const WIDTH: f32 = 640.0;

/// Shows the lines.
pub(super) fn show(ui: &mut Ui, shared: &VerdictScreen) {
    if shared.known.is_some_and(<[String]>::is_empty) && shared.news.is_empty() {
        return;
    }
    let shown = plate().show(ui, |ui| {
        ui.set_width(ui.available_width().min(widest(WIDTH)));
        subheading(ui, &shared.words.say(key!("verdict-known")));
        if shared.known.is_none() {
            ui.add_space(if shared.narrow { KEPT.1 } else { KEPT.0 });
        }
        let (tint, ink) = (palette::CANDLE.into(), palette::PARCHMENT.into());
        let look = SignStyle { side: 18.0, tint, font: body(Size::TEXT), ink };
        for line in shared.known.unwrap_or_default() {
            signed(ui, shared.art, "eye", line, &look);
        }
        for (icon, line) in shared.news {
            signed(ui, shared.art, icon, line, &look);
        }
    });
    if shared.known.is_some() {
        shared.targets.put("verdict.known", shown.response.rect.intersect(ui.clip_rect()), true);
    }
}

#[cfg(test)]
mod tests {
    use crate::resource::Begin;
    use std::{
        sync::Arc,
        time::{Duration, Instant},
    };

    use super::*;
    use candlestick_game::{Case, Controller, review::Review, standing::Standing, testing::novices};
    use candlestick_rules::SeatId;

    /// A closed case of bots in which so many of the first seats were persons.
    fn closed(persons: usize) -> Case {
        let case = novices(3, usize::MAX);
        let (theme, mut log) = (Arc::clone(case.theme()), case.into_log());
        log.seats.iter_mut().take(persons).for_each(|seat| seat.controller = Controller::Person);
        Case::replay(theme, log).expect("who decided is not asked")
    }

    /// What the verdict tells of a case, and the room it was told in.
    fn known_of(case: Case) -> (Vec<String>, App) {
        known_at(Session::new(case))
    }

    fn known_at(session: Session) -> (Vec<String>, App) {
        let mut app = App::new();
        app.begin::<BackgroundTasks>()
            .begin::<Speech>()
            .begin::<SeatReviews>()
            .begin::<HowKnown>()
            .begin::<Misses>()
            .begin::<InsightState>()
            .begin::<OwnMarks>()
            .insert_resource(KeptStanding::unkept())
            .insert_resource(session)
            .add_systems(Update, work.run_if(is_open));
        let began = Instant::now();
        loop {
            app.update();
            if let Some(lines) = app.world().resource::<HowKnown>().lines() {
                return (lines.to_vec(), app);
            }
            assert!(began.elapsed() < Duration::from_secs(120), "nothing was found out");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn what_is_learnt_from_a_case_is_learnt_when_it_is_played_and_not_when_it_is_watched() {
        let learnt = |app: &App| app.world().resource::<InsightState>().is_counting();
        let (_, played) = known_of(closed(1));
        let (_, watched) = known_at(Session::watched(closed(1), SeatId(0)));
        assert!(learnt(&played) && !learnt(&watched));
        let counted = |app: &App| app.world().resource::<KeptStanding>().standing != Standing::default();
        assert!(counted(&played) && !counted(&watched));
    }

    #[test]
    fn the_verdict_tells_what_the_review_finds_and_looking_back_need_not_find_it_again() {
        for (persons, me) in [(0, None), (1, Some(SeatId(0))), (2, None)] {
            let case = closed(persons);
            let (lines, mut app) = known_of(closed(persons));
            let session = app.world().resource::<Session>();
            let (names, words) = (seat_names(session.theme(), session.view()), Speech::default());
            let review = Review::of(&case);
            assert_eq!(lines, how_known(&case, &review.seats, (me, &names), &words.0), "{persons} persons");
            assert!(!lines.is_empty() && lines.len() <= 3);
            assert_eq!(lines[0].starts_with("You"), persons == 1, "{lines:?}");
            app.world_mut().resource_scope(|world, mut reviews: Mut<SeatReviews>| {
                let found = reviews.work(&case, world.resource::<BackgroundTasks>(), &words.0);
                assert_eq!(found, Ok(Some(review.seats.as_slice())), "at once");
            });
        }
    }
}

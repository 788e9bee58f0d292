//! Makes what the screens of the scenes hold: kept cases, reviews, exercises, real tables, marks.

use std::sync::Arc;

use candlestick::{
    screens::{library, position, practice, puzzle, replay, review},
    table::Screen,
    ui,
};
use candlestick_game::{
    Case, Column, Help, Marks, NotebookAssist, Record,
    library::CaseId,
    practice::{Insight, ReasoningKind, SeatTally},
    puzzle::Date,
    record::Comment,
    review::{Review, how_known},
    standing::Standing,
};
use candlestick_rules::{CardId, Place, SeatId, SuspectId, View};
use candlestick_themes::{Theme, Words};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::cases::{played_out, table, theme_of};

/// How one stands with the ladder on a screen of this name: some cases were won.
#[expect(clippy::expect_used, reason = "an example that cannot go on stops")]
pub(super) fn standing_of(name: &str) -> Standing {
    let kept = r#"{"format":1,"against":{"pip":{"cases":3,"won":2,"lost":1},"mabel":{"cases":4,"won":2,"lost":1},
        "clara":{"cases":5,"won":1,"lost":3}},"feats":{"at-once":2,"counted":1},"counted":[]}"#;
    if name == "setup-ladder" {
        Standing::from_json(kept).expect("it is as it is written")
    } else {
        Standing::default()
    }
}

/// What was counted on a screen of this name: at tables of every kind, or nothing.
pub(super) fn insight_of(name: &str) -> Insight {
    let mut insight = Insight::default();
    if name != "insight" {
        return insight;
    }
    for (n, table) in [(1, "novice"), (4, "detective"), (2, "master"), (1, "people")] {
        let missed = ReasoningKind::ALL.into_iter().zip([14, 3, 8, 128, 11]).collect();
        let tally = SeatTally {
            cases: 12 * n,
            solved: 5 * n,
            turns: 340 * n,
            solved_turns: 128 * n,
            questions: 110 * n,
            wasted: 17,
            worth: 96.0,
            best: 160.0,
            luck: -14.5,
            lost: 22.0,
            late: 4,
            missed,
        };
        insight.by_level.insert(table.to_owned(), tally);
    }
    insight
}

/// What a verdict tells of the ladder.
pub(super) fn news_of(name: &str) -> Vec<(&'static str, String)> {
    let lines = [
        ("speech", "Clara: “I should have listened to what the others asked.”"),
        ("scroll", "You won 2 of 5 cases against Clara; Clara won 2."),
        ("crown", "New feat: found the answer by counting hands and what was left."),
    ];
    if name == "verdict" { lines.map(|(icon, line)| (icon, line.to_owned())).to_vec() } else { Vec::new() }
}

/// A library of some cases; for `library-link` with the link of one.
pub(super) fn library_of(name: &str) -> library::LibraryState {
    let entry = |id: u32, title: &str, how: &str, closed| library::CaseEntry {
        id: CaseId::from(id),
        title: title.into(),
        house: "The Classic House".into(),
        who: "Miss Scarlett vs. 3 bots".into(),
        how: how.into(),
        begun: "22 November 2026".into(),
        day: "2026-11-22".into(),
        closed,
        here: true,
    };
    let entries = vec![
        entry(4, "", "Open, after 48 decisions", false),
        entry(3, "The evening at Ada’s", "Miss Scarlett solved it in 31 turns", true),
        entry(2, "", "Professor Plum solved it in 18 turns", true),
        entry(1, "", "Nobody solved it, in 40 turns", true),
    ];
    let mut state = library::LibraryState { entries, pick: true, ..library::LibraryState::default() };
    if name == "library-link" {
        let link = Record::of(&table("verdict", &Arc::new(theme_of("classic-2016")), None)).to_link();
        state.unfolded =
            Some((CaseId::from(3), library::CaseDetail::Link(format!("https://example.org/#case={link}"))));
    }
    state
}

/// Such a case with its review.
pub(super) fn looked_back(theme: &Arc<Theme>, words: &Words) -> review::ReviewState {
    let case = played_out(theme);
    let began = std::time::Instant::now();
    let of = Review::of(&case);
    println!("the review took {:.1} s for {} turns", began.elapsed().as_secs_f32(), of.turns);
    let mut state = review::ReviewState::new(Arc::new(case), words);
    state.review = Some(of);
    state.which = review::WhichCase { n: 2, kept: 3, file: None };
    state
}

/// Such a case that is watched in the middle; in one scene everybody's cards lie open, and a remark is being written.
pub(super) fn watched(name: &str, theme: &Arc<Theme>) -> replay::WatchedCase {
    let case = Arc::new(played_out(theme));
    let at = case.log().actions.len() / 2;
    let writes = name == "replay-remark";
    let remark = |after, text: &str| Comment { after, by: Some(SeatId(1)), text: text.into() };
    let comments = vec![remark(at, "Why did she pass here?"), remark(at + 9, "There it is.")];
    let (kept, open, writing) = (Some(CaseId::from(3)), writes, writes.then(|| "I should have asked".to_owned()));
    let mut watched = replay::WatchedCase::new(case, at, SeatId(0), Screen::Review);
    (watched.kept, watched.comments, watched.open, watched.writing) = (kept, comments, open, writing);
    watched
}

/// How a closed case could have been known, as the first seat reads it.
pub(super) fn known(case: &Case, view: &View, words: &Words) -> Vec<String> {
    let names = ui::seat_names(case.theme(), view);
    how_known(case, &Review::of(case).seats, (Some(SeatId(0)), &names), words)
}

/// The daily case of a day.
pub(super) fn daily(theme: &Arc<Theme>) -> Option<puzzle::PuzzleState> {
    let date = Date::from_days(20_778);
    let began = std::time::Instant::now();
    let found = candlestick_game::puzzle::daily(theme, date).ok()?;
    println!("the daily case took {:.1} s", began.elapsed().as_secs_f32());
    Some(puzzle::PuzzleState::new(found, Some(date)))
}

/// An exercise of the kind that a scene is about, answered as it says.
pub(super) fn practice(name: &str, theme: &Arc<Theme>, words: &Words) -> Option<practice::PracticeState> {
    use candlestick_game::practice::{ExerciseKind, ExerciseSource, of_seed};
    let kind = match name {
        "practice-right" => ExerciseKind::Chain,
        "practice-ask" => ExerciseKind::Ask,
        _ => ExerciseKind::CaseFile,
    };
    let exercise = of_seed(theme, kind, 2, None).ok()?;
    let (right, of) = (exercise.right, exercise.answers.len());
    let source = ExerciseSource::Seed { theme: theme.id.clone(), kind, seed: 2, wanted: None };
    let mut state = practice::PracticeState::new(exercise, source);
    let answer = match name {
        "practice-right" => Some(right),
        "practice" => None,
        _ => Some((right + 1) % of),
    };
    if let Some(answer) = answer {
        state.carry_out(practice::PracticeChoice::Answer(answer), words);
        let feedback = state.exercise().feedback(answer);
        state.hear(feedback, words);
    }
    Some(state)
}

/// A real table of four, being laid or with some questions asked; of one scene with one that cannot be.
pub(super) fn real_table(name: &str, theme: &Arc<Theme>, words: &Words) -> position::PositionState {
    use candlestick_game::position::{Happening, RealTable, TableEditor};
    use candlestick_game::question::Refutation;
    let mut table = RealTable::new(theme, 4);
    for (player, name) in table.players.iter_mut().zip(["Ann", "", "Bo & Cy"]) {
        player.name = name.into();
    }
    let (cards, laid) = (table.cards(), name != "position-lay");
    let size = table.start.hand_size() - usize::from(!laid);
    table.start.hand = cards.all().iter().skip(1).step_by(4).take(size).collect();
    let mut rest = cards.all().without(table.start.hand).iter().collect::<Vec<_>>();
    if laid {
        table.start.face_up = (0..table.face_up_wanted()).filter_map(|_| rest.pop()).collect();
    }
    let solved = if name == "position-solved" { 6 } else { 0 };
    let [suspects, weapons, rooms] = [cards.suspects, cards.weapons, cards.rooms];
    for n in 0..if laid { 4 + solved } else { 0 } {
        let by = SeatId(n % 4);
        let asked = candlestick_rules::Triple {
            suspect: SuspectId((n * 5 + 2) % suspects),
            weapon: candlestick_rules::WeaponId((n * 3 + 2) % weapons),
            room: candlestick_rules::RoomId((n * 4 + 1) % rooms),
        };
        // Each answer that can be, the likeliest to be told first.
        let shows = (1..4).map(|step| SeatId((by.0 + step) % 4)).find_map(|seat| {
            let card = cards.set(asked).and(table.start.hand).nth(0).filter(|_| seat == SeatId(0));
            let before = (1..4).map(|step| SeatId((by.0 + step) % 4)).take_while(|other| *other != seat);
            let refutations = before
                .map(|other| (other, Refutation::CannotRefute))
                .chain([(seat, Refutation::Showed(card))])
                .collect();
            let mut trial = table.clone();
            trial.happenings.push(Happening::Question { by, asked, refutations });
            trial.refusal().is_none().then_some(trial)
        });
        table = shows.unwrap_or(table);
    }
    if name == "position-refused" {
        let Some(Happening::Question { asked, .. }) = table.happenings.first().cloned() else { unreachable!() };
        let refutations = (1..4).map(|seat| (SeatId(seat), Refutation::CannotRefute)).collect();
        table.happenings.push(Happening::Question { by: SeatId(0), asked, refutations });
    }
    let mut state = position::PositionState::new(TableEditor::of(table));
    state.work_out(words);
    state
}

/// Where the person of a scene has planned to go.
pub(super) fn planned_of(name: &str, view: &View) -> Option<Place> {
    let rooms = || view.choices.destinations().iter().map(|end| end.place).filter(|place| place.room().is_some());
    match name {
        "plan" => view.edition.board.rooms().map(Place::Room).find(|place| *place != view.my_place()),
        "go-planned" => rooms().next_back(),
        _ => None,
    }
}

/// The help level that a scene is about.
pub(super) fn help_of(name: &str) -> Help {
    match name {
        "note-blank" => Help::Blank,
        "note-slips" => Help::Slips,
        "note-deduce" | "note-why" => Help::Deduce,
        "note-odds" | "note-log" => Help::Odds,
        _ => Help::CrossOff,
    }
}

/// The notebook's cell that a scene looks at: the first of another's for which there is a proof.
pub(super) fn cell_of(name: &str, view: &View) -> Option<(CardId, Column)> {
    let others = (1..view.seats.len() as u8).map(|n| Column::Seat(SeatId(n)));
    let cells = others.flat_map(|column| view.edition.cards.all().iter().map(move |card| (card, column)));
    let proved = |(card, column): &(CardId, Column)| {
        !view.hand.contains(*card) && candlestick_deduction::proof::why(view, *card, (*column).into()).is_some()
    };
    (name == "note-why").then(|| cells.into_iter().find(proved)).flatten()
}

/// Some marks in pencil where the sheet is blank.
pub(super) fn marks(view: &View, help: Help) -> Marks {
    let mut marks = Marks::with_help(help);
    let assist = NotebookAssist::new(view, Help::CrossOff, None);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for card in view.edition.cards.all().iter() {
        for n in 0..view.seats.len() as u8 {
            let column = Column::Seat(SeatId(n));
            if assist.printed(card, column).is_none() && rng.random_range(0..3_u32) == 0 {
                (0..rng.random_range(1..4_u32)).for_each(|_| marks.cycle(card, column));
            }
        }
    }
    marks
}

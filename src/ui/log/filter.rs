//! Filters the lines of the log: all, questions, moves, or those about one player or card.

use super::{
    LogLine,
    about::{AboutSubject, LogLineKind, kind},
};
use candlestick_game::inspect::Subject;
use candlestick_rules::{Event, View};

/// What is to be seen of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Filter {
    /// Everything.
    #[default]
    All,
    /// Questions, refutations and accusations.
    Questions,
    /// Dice and where tokens and weapons went.
    Moves,
    /// What somebody did, and what was said or done about them; or about a card.
    About(Subject),
}

/// The lines that a filter leaves, as places in `lines`. A turn keeps its heading where anything of it is left.
#[must_use]
pub fn kept(lines: &[LogLine], view: &View, filter: Filter) -> Vec<usize> {
    if filter == Filter::All {
        return (0..lines.len()).collect();
    }
    let wanted = wanted_events(view, filter);
    let is_wanted = |line: &LogLine| wanted.get(line.event).copied().unwrap_or(false);
    let heads = |line: &LogLine| matches!(view.events.get(line.event), Some(Event::TurnStarted { .. }));
    let mut kept = Vec::new();
    for turn in lines.chunk_by(|a, b| a.turn == b.turn) {
        let first = turn.first().map_or(0, |line| lines.partition_point(|other| other.event < line.event));
        let left = turn.iter().enumerate().filter(|(_, line)| is_wanted(line) && !heads(line));
        let left: Vec<_> = left.map(|(n, _)| first + n).collect();
        if !left.is_empty() && turn.first().is_some_and(heads) {
            kept.push(first);
        }
        kept.extend(left);
    }
    kept
}

/// For each event whether the filter wants it. Answers go with what was asked.
fn wanted_events(view: &View, filter: Filter) -> Vec<bool> {
    let (mut asked, mut wanted) = (None, Vec::with_capacity(view.events.len()));
    for event in &view.events {
        match event {
            Event::Suggested { triple, .. } => asked = Some(*triple),
            Event::TurnStarted { .. } => asked = None,
            _ => {}
        }
        wanted.push(match filter {
            Filter::All => true,
            Filter::Questions => matches!(kind(event), LogLineKind::Question | LogLineKind::Refutation),
            Filter::Moves => kind(event) == LogLineKind::Move,
            Filter::About(subject) => {
                let about = AboutSubject { view, subject };
                about.event(event)
                    || kind(event) == LogLineKind::Refutation && asked.is_some_and(|triple| about.triple(triple))
            }
        });
    }
    wanted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::log_lines;
    use candlestick_game::{
        Level,
        testing::{opened, played},
    };
    use candlestick_rules::{SeatId, SuspectId, WeaponId};
    use candlestick_themes::Words;

    fn log() -> (View, Vec<LogLine>) {
        let case = played(opened("classic-2016", 4, Level::Novice, 3), 45);
        let view = case.game().view(SeatId(0));
        let lines = log_lines(case.theme(), &Words::english(), &view, &[]);
        (view, lines)
    }

    /// The events of the lines that are left, headings of turns apart.
    fn events<'a>(view: &'a View, lines: &[LogLine], filter: Filter) -> Vec<&'a Event> {
        let events = kept(lines, view, filter).into_iter().map(|n| &view.events[lines[n].event]);
        events.filter(|event| !matches!(event, Event::TurnStarted { .. })).collect()
    }

    #[test]
    fn questions_come_with_their_answers_and_moves_without() {
        let (view, lines) = log();
        let asked = |event: &Event| matches!(event, Event::Suggested { .. });
        let (questions, moves) = (events(&view, &lines, Filter::Questions), events(&view, &lines, Filter::Moves));
        let all = view.events.iter().filter(|event| asked(event)).count();
        assert_eq!(questions.iter().filter(|event| asked(event)).count(), all);
        let refuted =
            questions.iter().filter(|event| matches!(event, Event::CannotRefute { .. } | Event::Shown { .. }));
        assert!(all > 3 && refuted.count() >= all);
        assert!(!questions.iter().any(|event| matches!(event, Event::Moved { .. } | Event::Rolled { .. })));
        assert!(moves.iter().any(|event| matches!(event, Event::Moved { .. })));
        assert!(!moves.iter().any(|event| asked(event) || matches!(event, Event::Shown { .. })));
    }

    #[test]
    fn about_a_card_are_the_questions_with_it_and_all_their_answers() {
        let (view, lines) = log();
        for n in 0..view.edition.cards.weapons {
            let weapon = WeaponId(n);
            let left = events(&view, &lines, Filter::About(Subject::Weapon(weapon)));
            let mut inside = false;
            for event in left {
                match event {
                    Event::Suggested { triple, .. } => {
                        inside = triple.weapon == weapon;
                        assert!(inside);
                    }
                    Event::CannotRefute { .. } => assert!(inside),
                    Event::Moved { .. } | Event::Rolled { .. } => panic!("{event:?}"),
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn about_a_player_is_what_they_do_and_every_turn_keeps_its_heading() {
        let (view, lines) = log();
        let suspect = view.setup.seats[1];
        let filter = Filter::About(Subject::Suspect(suspect));
        let left = kept(&lines, &view, filter);
        assert!(left.len() > 5 && left.len() < lines.len());
        assert!(left.is_sorted() && left.windows(2).all(|two| two[0] != two[1]));
        for turn in left.chunk_by(|a, b| lines[*a].turn == lines[*b].turn) {
            let first = &lines[turn[0]];
            assert!(first.turn == 0 || matches!(view.events[first.event], Event::TurnStarted { .. }));
        }
        let rolls = |seat| move |event: &&&Event| matches!(event, Event::Rolled { seat: by, .. } if *by == seat);
        let shown = events(&view, &lines, filter);
        let all: Vec<_> = view.events.iter().collect();
        assert_eq!(shown.iter().filter(rolls(SeatId(1))).count(), all.iter().filter(rolls(SeatId(1))).count());
        assert_eq!(shown.iter().filter(rolls(SeatId(2))).count(), 0);
        assert!(kept(&lines, &view, Filter::About(Subject::Suspect(SuspectId(99)))).is_empty());
        assert_eq!(kept(&lines, &view, Filter::All).len(), lines.len());
    }
}

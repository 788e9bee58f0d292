//! Which lines of the log are shown: all, questions, moves, or those about one player or card.

use candlestick_game::inspect::Subject;
use candlestick_rules::{CardId, Event, Place, SeatId, Triple, View};

use super::LogLine;

/// What is to be seen of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Filter {
    /// Everything.
    #[default]
    All,
    /// Questions, answers and accusations.
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
        wanted.push(
            match filter {
                Filter::All => true,
                Filter::Questions => kind(event) == Kind::Question,
                Filter::Moves => kind(event) == Kind::Move,
                Filter::About(subject) => {
                    let about = About { view, subject };
                    about.event(event)
                        || kind(event) == Kind::Answer && asked.is_some_and(|triple| about.triple(triple))
                }
            } || filter == Filter::Questions && kind(event) == Kind::Answer,
        );
    }
    wanted
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Question,
    Answer,
    Move,
    Other,
}

const fn kind(event: &Event) -> Kind {
    match event {
        Event::Suggested { .. } | Event::Accused { .. } => Kind::Question,
        Event::CannotRefute { .. }
        | Event::Shown { .. }
        | Event::PassedOn { .. }
        | Event::LeftUnanswered { .. }
        | Event::SeenToo { .. }
        | Event::NobodyShowed { .. } => Kind::Answer,
        Event::Rolled { .. }
        | Event::StepsAdded { .. }
        | Event::Moved { .. }
        | Event::Stayed { .. }
        | Event::Stuck { .. }
        | Event::TurnMissed { .. }
        | Event::TokenPulled { .. }
        | Event::TokenSent { .. }
        | Event::WeaponPulled { .. } => Kind::Move,
        Event::Opened { .. }
        | Event::RolledOff { .. }
        | Event::Dealt { .. }
        | Event::TurnStarted { .. }
        | Event::Reshuffled
        | Event::Kept { .. }
        | Event::CardPlayed { .. }
        | Event::PowerUsed { .. }
        | Event::NoEffect { .. }
        | Event::Eliminated { .. }
        | Event::Drawn { .. }
        | Event::RoomCardSeen { .. }
        | Event::ShownFreely { .. }
        | Event::SideCardSeen { .. }
        | Event::Chose { .. }
        | Event::Named { .. }
        | Event::Revealed { .. }
        | Event::NobodyHolds { .. }
        | Event::NothingToShow { .. }
        | Event::PassedLeft { .. }
        | Event::Peeked { .. }
        | Event::CaseFileSeen { .. }
        | Event::GaveUp { .. }
        | Event::Closed { .. } => Kind::Other,
    }
}

/// Whether something is about what one looks for.
struct About<'a> {
    view: &'a View,
    subject: Subject,
}

impl About<'_> {
    fn event(&self, event: &Event) -> bool {
        match event {
            Event::Suggested { seat, triple } | Event::Accused { seat, triple, .. } => {
                self.seat(*seat) || self.triple(*triple)
            }
            Event::Shown { by, to, card }
            | Event::ShownFreely { by, to, card }
            | Event::PassedLeft { by, to, card }
            | Event::Peeked { by, at: to, card } => self.seat(*by) || self.seat(*to) || self.maybe(*card),
            Event::SeenToo { seat, by, to, card } => {
                [seat, by, to].into_iter().any(|seat| self.seat(*seat)) || self.maybe(*card)
            }
            Event::RoomCardSeen { seat, room, card } => {
                self.seat(*seat) || self.place(Place::Room(*room)) || self.maybe(*card)
            }
            Event::SideCardSeen { seat, card, .. } => self.seat(*seat) || self.maybe(*card),
            Event::Named { seat: by, card } | Event::Revealed { by, card } => self.seat(*by) || self.card(*card),
            Event::NobodyHolds { card } => self.card(*card),
            Event::Dealt { seat, cards } => {
                self.seat(*seat) && cards.is_some() || cards.is_some_and(|cards| cards.iter().any(|one| self.card(one)))
            }
            Event::Eliminated { seat, hand, .. } => self.seat(*seat) || hand.iter().any(|card| self.card(card)),
            Event::Moved { seat, suspect, from, path, .. } => {
                let ends = [Some(from), path.last()].into_iter().flatten();
                self.seat(*seat)
                    || self.subject == Subject::Suspect(*suspect)
                    || ends.into_iter().any(|at| self.place(*at))
            }
            Event::Stayed { seat, room } => self.seat(*seat) || self.place(Place::Room(*room)),
            Event::TokenPulled { suspect, to, .. } => {
                self.subject == Subject::Suspect(*suspect) || self.place(Place::Room(*to))
            }
            Event::TokenSent { seat, suspect, to, .. } => {
                self.seat(*seat) || self.subject == Subject::Suspect(*suspect) || self.place(*to)
            }
            Event::WeaponPulled { weapon, to, .. } => {
                self.subject == Subject::Weapon(*weapon) || self.place(Place::Room(*to))
            }
            Event::Chose { seat, target } => self.seat(*seat) || self.seat(*target),
            Event::CaseFileSeen { seat, .. }
            | Event::RolledOff { seat, .. }
            | Event::TurnStarted { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::TurnMissed { seat }
            | Event::StepsAdded { seat, .. }
            | Event::Kept { seat, .. }
            | Event::CardPlayed { seat, .. }
            | Event::PowerUsed { seat, .. }
            | Event::NoEffect { seat }
            | Event::Drawn { seat, .. }
            | Event::Stuck { seat }
            | Event::CannotRefute { seat }
            | Event::PassedOn { seat }
            | Event::LeftUnanswered { seat }
            | Event::NobodyShowed { asker: seat }
            | Event::NothingToShow { seat }
            | Event::GaveUp { seat } => self.seat(*seat),
            Event::Closed { case_file, .. } => self.triple(*case_file),
            Event::Opened { .. } | Event::Reshuffled => false,
        }
    }

    fn seat(&self, seat: SeatId) -> bool {
        self.view.setup.seats.get(seat.index()).is_some_and(|suspect| self.subject == Subject::Suspect(*suspect))
    }

    fn card(&self, card: CardId) -> bool {
        Subject::of_card(self.view.edition.cards, card) == self.subject
    }

    fn maybe(&self, card: Option<CardId>) -> bool {
        card.is_some_and(|card| self.card(card))
    }

    fn triple(&self, triple: Triple) -> bool {
        self.view.edition.cards.cards(triple).into_iter().any(|card| self.card(card))
    }

    fn place(&self, place: Place) -> bool {
        self.subject == Subject::Place(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::log_lines;
    use candlestick_game::{
        Level,
        testing::{opened, played},
    };
    use candlestick_rules::{SuspectId, WeaponId};
    use candlestick_themes::Words;

    fn log() -> (View, Vec<LogLine>) {
        let case = played(opened("classic-2016", 4, Level::Novice, 3), 45);
        let view = case.game().view(SeatId(0));
        let lines = log_lines(&case.theme, &Words::english(), &view);
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
        let answers =
            questions.iter().filter(|event| matches!(event, Event::CannotRefute { .. } | Event::Shown { .. }));
        assert!(all > 3 && answers.count() >= all);
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

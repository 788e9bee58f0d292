//! Renews a case under way when its theme's files change: tells what shows at once, and what waits for the next case.

use std::sync::Arc;

use super::{Case, CaseLog, ReplayFault, ThemeStamp};
use candlestick_rules::{Action, Board, Edition, Place, SquareId};
use candlestick_themes::Theme;

/// A part of a changed theme that the case under way does not take up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NotRenewed {
    /// Suspects, weapons or rooms came, went or changed their order; nothing of the change fits the case.
    Cast,
    /// What was done so far is not possible on the changed board.
    Board,
    /// The rules, the deck or the powers are others.
    Rules,
}

/// A case with its theme's files as they are now.
#[derive(Debug, Clone)]
pub struct Renewed {
    /// The case as it goes on.
    pub case: Case,
    /// What of the change waits for the next case.
    pub waits: Vec<NotRenewed>,
}

impl Case {
    /// The case with the theme's files as they are now: names, colours and pictures at once; the board too where
    /// everything done so far is possible on it, square by square where they are drawn; the rules as they were.
    ///
    /// The log takes the changed theme's stamp when nothing waits, so that a save of the case opens with it.
    #[must_use]
    pub fn renewed(&self, theme: &Theme) -> Renewed {
        if ids(self.theme()) != ids(theme) || self.theme().edition.cards != theme.edition.cards {
            return Renewed { case: self.clone(), waits: vec![NotRenewed::Cast] };
        }
        let mut waits = Vec::new();
        let mut case = self.on_board(theme).unwrap_or_else(|| {
            waits.push(NotRenewed::Board);
            self.clone()
        });
        let mut look = Theme { edition: Arc::clone(&case.theme().edition), ..theme.clone() };
        if waits.contains(&NotRenewed::Board) {
            look.squares.clone_from(&self.theme().squares);
        }
        if !same_rules(&self.theme().edition, &theme.edition) {
            waits.push(NotRenewed::Rules);
            keep_rules_words(&mut look, self.theme());
        }
        if waits.is_empty() {
            case.stamp(ThemeStamp::of(theme));
        } else {
            // Neither the old files nor the new ones make this theme.
            look.digest = format!("{}+{}", self.log().theme.digest, theme.digest);
            look.old_digest.clone_from(&look.digest);
            look.earlier.clear();
        }
        case.retheme(Arc::new(look));
        Renewed { case, waits }
    }

    /// The case played again on a theme's board with its own rules; itself where the board is the same.
    fn on_board(&self, theme: &Theme) -> Option<Self> {
        let (old, new) = (&self.theme().edition, &theme.edition);
        if old.board == new.board {
            return Some(self.clone());
        }
        let edition = Arc::new(Edition { board: new.board.clone(), ..(**old).clone() });
        let moved = |(seat, action): &(_, Action)| Some((*seat, drawn_there(*action, &old.board, &new.board)?));
        let actions = self.log().actions.iter().map(moved).collect::<Option<_>>()?;
        let log = CaseLog { actions, ..self.log().clone() };
        Self::play_again(Arc::new(Theme { edition, ..theme.clone() }), log).ok()
    }

    /// Plays a log again with its theme as it is now, although the theme has changed since.
    ///
    /// # Errors
    /// As [`Case::replay`], the change itself aside.
    pub fn replay_changed(theme: Arc<Theme>, log: CaseLog) -> Result<Self, ReplayFault> {
        Self::replay(
            Arc::clone(&theme),
            CaseLog { theme: ThemeStamp { digest: theme.digest.clone(), ..log.theme }, ..log },
        )
    }
}

/// What the cards are, by id.
fn ids(theme: &Theme) -> Vec<&str> {
    theme.edition.cards.all().iter().map(|card| theme.card_key(card)).chain(other_rooms(theme)).collect()
}

/// Rooms without a card.
fn other_rooms(theme: &Theme) -> impl Iterator<Item = &str> {
    theme.rooms.iter().skip(usize::from(theme.edition.cards.rooms)).map(|room| room.id.as_str())
}

/// Whether two editions differ in their boards alone.
fn same_rules(old: &Edition, new: &Edition) -> bool {
    Edition { board: new.board.clone(), ..old.clone() } == *new
}

/// Texts that tell the rules stay with the rules.
fn keep_rules_words(look: &mut Theme, old: &Theme) {
    look.deck.clone_from(&old.deck);
    look.deck_name.clone_from(&old.deck_name);
    look.deck_phrase.clone_from(&old.deck_phrase);
    look.rules_text.clone_from(&old.rules_text);
    for (suspect, before) in look.suspects.iter_mut().zip(&old.suspects) {
        suspect.power.clone_from(&before.power);
    }
}

/// The same action on another board: a square is the one drawn in the same row and column.
fn drawn_there(action: Action, old: &Board, new: &Board) -> Option<Action> {
    let square = |id: SquareId| {
        let at = old.squares().get(id.index())?;
        new.square_at(at.row, at.col)
    };
    let place = |place| match place {
        Place::Square(id) => square(id).map(Place::Square),
        Place::Room(_) => Some(place),
    };
    Some(match action {
        Action::Go(to) => Action::Go(place(to)?),
        Action::Via(to) => Action::Via(place(to)?),
        Action::Detour { mark, to } => Action::Detour { mark: place(mark)?, to: place(to)? },
        Action::SquarePassage(at) => Action::SquarePassage(square(at)?),
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Seat};
    use candlestick_rules::{Setup, SuspectId};
    use candlestick_themes::{ThemeFiles, builtin_files};

    const ID: &str = "classic-2016";

    fn files() -> ThemeFiles {
        builtin_files(ID).unwrap()
    }

    fn changed(change: impl FnOnce(&mut ThemeFiles)) -> Theme {
        let mut files = files();
        change(&mut files);
        assert_ne!(files, self::files(), "the change changes something");
        Theme::from_files(ID, &files).unwrap()
    }

    /// A case of bots after so many decisions.
    fn case_after(decisions: usize) -> Case {
        let theme = Arc::new(Theme::from_files(ID, &files()).unwrap());
        let setup = Setup::new((0..3).map(SuspectId).collect());
        let seat = |n| Seat::bot(format!("Bot {n}"), Level::Detective);
        let mut case = Case::new(theme, setup, (0..3).map(seat).collect(), 7).unwrap();
        for _ in 0..decisions {
            let (seat, action) = case.bot_action().unwrap();
            case.apply(seat, action).unwrap();
        }
        case
    }

    #[test]
    fn names_and_colours_change_at_once_and_the_log_follows() {
        let case = case_after(30);
        let theme = changed(|files| files.theme_toml = files.theme_toml.replace("Miss Scarlett", "Miss Ruby"));
        let renewed = case.renewed(&theme);
        assert_eq!(renewed.waits, []);
        assert_eq!(renewed.case.theme().suspects[0].name, "Miss Ruby");
        assert_eq!(renewed.case.game(), case.game());
        assert_eq!(renewed.case.log().theme, ThemeStamp::of(&theme));
        assert_eq!(renewed.case.log().actions, case.log().actions);
        assert!(Case::replay(Arc::new(theme), renewed.case.into_log()).is_ok());
    }

    #[test]
    fn a_changed_board_is_played_on_where_all_that_was_done_is_possible_there() {
        let case = case_after(30);
        // A square more in the top row, before all others: every square's number changes.
        let theme = changed(|files| files.board = files.board.replacen("#########3", "########.3", 1));
        let renewed = case.renewed(&theme);
        assert_eq!(renewed.waits, []);
        assert_eq!(renewed.case.theme().edition.board, theme.edition.board);
        assert_ne!(renewed.case.log().actions, case.log().actions, "squares have other numbers now");
        assert_eq!(renewed.case.game().truth(), case.game().truth());
        let replayed = Case::replay(Arc::new(theme), renewed.case.log().clone()).unwrap();
        assert_eq!(replayed.game(), renewed.case.game());
    }

    #[test]
    fn a_board_on_which_the_case_is_impossible_waits() {
        let case = case_after(30);
        let went = case.log().actions.iter().find_map(|(_, action)| match action {
            Action::Go(Place::Square(square)) => Some(case.theme().edition.board.square(*square)),
            _ => None,
        });
        let went = went.expect("in thirty decisions somebody stops in a corridor");
        let theme = changed(|files| {
            let mut rows: Vec<Vec<char>> = files.board.lines().map(|line| line.chars().collect()).collect();
            rows[usize::from(went.row)][usize::from(went.col)] = '#';
            files.board = rows.into_iter().map(|row| row.into_iter().collect::<String>() + "\n").collect();
        });
        let renewed = case.renewed(&theme);
        assert_eq!(renewed.waits, [NotRenewed::Board]);
        assert_eq!(renewed.case.theme().edition, case.theme().edition);
        assert_eq!(renewed.case.log(), case.log());
    }

    #[test]
    fn changed_rules_wait_while_names_change() {
        let case = case_after(10);
        let theme = changed(|files| {
            files.theme_toml = files.theme_toml.replace("two_side_room_cards = 4", "two_side_room_cards = 2");
            files.theme_toml = files.theme_toml.replace("Miss Scarlett", "Miss Ruby");
        });
        let renewed = case.renewed(&theme);
        assert_eq!(renewed.waits, [NotRenewed::Rules]);
        assert_eq!(renewed.case.theme().edition, case.theme().edition);
        assert_eq!(renewed.case.theme().suspects[0].name, "Miss Ruby");
        assert_eq!(renewed.case.log(), case.log(), "a save still names the theme it can be played with");
        assert!(
            ![&case.theme().digest, &theme.digest].contains(&&renewed.case.theme().digest),
            "no file makes this theme"
        );
    }

    #[test]
    fn another_cast_waits_whole() {
        let case = case_after(10);
        let theme = changed(|files| files.theme_toml = files.theme_toml.replace("\"scarlett\"", "\"ruby\""));
        let renewed = case.renewed(&theme);
        assert_eq!(renewed.waits, [NotRenewed::Cast]);
        assert_eq!(renewed.case.log(), case.log());
        assert_eq!(renewed.case.theme().suspects[0].id, "scarlett");
    }

    #[test]
    fn a_save_goes_on_with_the_changed_theme_only_where_it_can() {
        let log = case_after(30).into_log();
        let renamed = changed(|files| files.theme_toml = files.theme_toml.replace("Miss Scarlett", "Miss Ruby"));
        let fault = Case::replay(Arc::new(renamed.clone()), log.clone()).unwrap_err();
        assert!(matches!(fault, ReplayFault::ThemeChanged { .. }));
        let case = Case::replay_changed(Arc::new(renamed.clone()), log.clone()).unwrap();
        assert_eq!(case.log().theme, ThemeStamp::of(&renamed));
        let steps = changed(|files| files.theme_toml = files.theme_toml.replace("2, 3, 4, 5, 6]", "2, 2, 2, 2, 2]"));
        let fault = Case::replay_changed(Arc::new(steps), log).unwrap_err();
        assert!(matches!(fault, ReplayFault::Refused { .. }), "{fault}");
    }
}

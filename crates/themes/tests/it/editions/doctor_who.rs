//! Doctor Who: the question mark on the die, Intrigue cards kept and played at their moment, and the eighth Pocketwatch.

use candlestick_rules::{Action, Choice, Event, Game, Phase, SeatId};
use candlestick_themes::{Words, describe, key};

use crate::{
    movers::{ID, about_to_go_back, keep, shut_in, stack, stop_on_a_mark, table},
    table::Table,
};

/// Seat 0 to 5: Clara, Strax, Jenny, Vastra, River, Amy and Rory.
const JENNY: u8 = 2;

/// Seat `asker` asks in Gallifrey for Amy and Rory, the Cyberman Gun and that place.
pub fn ask(table: &mut Table, asker: u8) -> Vec<Event> {
    table.until_turn_of(asker);
    table.put(asker, table.at(6, 20));
    let (named, there) = (table.suspect("amy-rory"), table.inside("gallifrey"));
    table.game.put_token(named, there);
    table.roll(4);
    table.act(Action::Go(table.inside("gallifrey")));
    table.suggest("amy-rory", "cyberman-gun")
}

#[test]
fn a_roll_of_seven_leads_from_skaro_to_trenzalore() {
    let mut table = table(3, &[]);
    table.put(0, table.inside("skaro"));
    let mut short = table.clone();
    short.roll(6);
    assert!(!short.walks().contains(&table.inside("trenzalore")));
    table.roll(7);
    assert!(table.walks().contains(&table.inside("trenzalore")));
}

#[test]
fn from_trenzalore_to_victorian_london_and_next_turn_to_the_moon() {
    let mut table = table(3, &[]);
    table.put(0, table.inside("trenzalore"));
    table.act(Action::Join(table.room("victorian-london")));
    assert_eq!(table.phase(), Phase::Suggest);
    table.finish_turn();
    table.until_turn_of(0);
    table.act(Action::Passage(table.room("the-moon")));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn did_madame_vastra_use_the_moment_on_gallifrey() {
    let mut table = table(3, &[]);
    table.put(0, table.at(6, 20));
    table.roll(4);
    table.act(Action::Go(table.inside("gallifrey")));
    table.suggest("vastra", "the-moment");
    assert_eq!(table.game.token(table.suspect("vastra")), table.inside("gallifrey"));
    assert_eq!(table.game.weapon(table.weapon("the-moment")), Some(table.room("gallifrey")));
}

#[test]
fn the_deck_has_thirteen_action_cards_and_eight_pocketwatches() {
    let table = table(3, &[]);
    let watches = table.edition().deck[table.deck_card("pocketwatch").index()].count;
    assert_eq!((table.edition().deck.iter().map(|card| card.count).sum::<u8>(), watches), (21, 8));
}

#[test]
fn a_question_mark_on_the_die_draws_first_and_then_moves_the_other_number() {
    let mut table = table(3, &[]);
    table.put(0, table.inside("skaro"));
    stack(&mut table, &["run"]);
    table.game.load_dice([vec![0, 4]]);
    let events = table.act(Action::Roll);
    assert!(matches!(events[0], Event::Rolled { steps: 5, .. }));
    assert!(matches!(events[1], Event::Kept { .. }));
    assert_eq!(table.phase(), Phase::Move);
}

#[test]
fn without_the_deck_the_question_mark_counts_nothing_and_draws_nothing() {
    let mut table = Table::with_deck(ID, 3, false, &[]);
    table.game.load_dice([vec![0, 4]]);
    let events = table.act(Action::Roll);
    assert_eq!(events.len(), 1);
    assert!(matches!(events[0], Event::Rolled { steps: 5, .. }));
}

#[test]
fn stopping_on_a_mark_draws_and_passing_over_does_not() {
    let mut table = table(3, &[]);
    let events = stop_on_a_mark(&mut table, 0, &["run"]);
    assert!(events.iter().any(|event| matches!(event, Event::Kept { .. })));
    let mut other = Table::new(ID, 3, &[]);
    other.put(0, other.at(6, 0));
    other.roll(7);
    assert!(other.walks().contains(&other.at(6, 1)) && other.walks().contains(&other.inside("the-moon")));
    let events = other.act(Action::Go(other.inside("the-moon")));
    assert!(!events.iter().any(|event| matches!(event, Event::Kept { .. } | Event::Drawn { .. })));
}

#[test]
fn kept_cards_are_hidden_and_their_number_is_public() {
    let mut table = table(3, &[]);
    keep(&mut table, 0, "run");
    let (own, other) = (table.game.view(SeatId(0)), table.game.view(SeatId(1)));
    assert_eq!(own.kept, [table.deck_card("run")]);
    assert!(other.kept.is_empty());
    assert_eq!((own.seats[0].kept, other.seats[0].kept), (1, 1));
    assert!(other.events.contains(&Event::Kept { seat: SeatId(0), card: None }));
}

#[test]
fn plus_six_is_played_after_rolling_and_before_moving() {
    let mut table = table(3, &[]);
    keep(&mut table, 0, "run");
    table.until_turn_of(0);
    let run = table.deck_card("run");
    assert!(!table.offers(Action::PlayCard(run)));
    table.put(0, table.inside("the-moon"));
    table.roll(3);
    let events = table.act(Action::PlayCard(run));
    assert_eq!(
        events,
        [Event::CardPlayed { seat: SeatId(0), card: run }, Event::StepsAdded { seat: SeatId(0), steps: 9 }]
    );
    assert!(table.walks().contains(&table.inside("platform-one")));
    assert!(!table.offers(Action::PlayCard(run)));
}

#[test]
fn coordinates_set_leads_anywhere_instead_of_rolling() {
    let mut table = table(3, &[]);
    keep(&mut table, 0, "coordinates");
    table.until_turn_of(0);
    table.act(Action::PlayCard(table.deck_card("coordinates")));
    table.act(Action::Jump(table.room("skaro")));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn once_more_asks_again_where_one_is_instead_of_moving() {
    let mut table = table(3, &[]);
    keep(&mut table, 0, "once-more");
    table.until_turn_of(0);
    table.put(0, table.at(6, 1));
    assert!(!table.offers(Action::PlayCard(table.deck_card("once-more"))), "only in a location");
    table.put(0, table.inside("skaro"));
    table.act(Action::PlayCard(table.deck_card("once-more")));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn cards_for_the_end_of_the_turn_are_played_then_as_many_as_one_likes() {
    let mut table = table(3, &[]);
    for card in ["wibbly", "borrowed-time", "tell-me"] {
        keep(&mut table, 0, card);
    }
    table.until_turn_of(0);
    table.put(1, table.inside("skaro"));
    table.roll(4);
    table.act(table.offered()[0]);
    if table.phase() == Phase::Suggest {
        table.suggest("clara", "lipstick");
        while table.phase() != Phase::Conclude {
            let offered = table.offered();
            table.act(*offered.iter().find(|action| **action == Action::Decline).unwrap_or(&offered[0]));
        }
    }
    table.act(Action::PlayCard(table.deck_card("wibbly")));
    table.act(Action::ChooseToken(table.suspect("strax")));
    assert_eq!(table.game.token(table.suspect("strax")), table.inside("tardis"));
    table.act(Action::PlayCard(table.deck_card("tell-me")));
    assert_eq!(table.phase(), Phase::ShowCard(SeatId(2)), "the player on the right");
    table.act(table.offered()[0]);
    while table.phase() != Phase::Conclude {
        table.act(Action::Decline);
    }
    table.act(Action::PlayCard(table.deck_card("borrowed-time")));
    table.act(Action::EndTurn);
    assert_eq!((table.actor(), table.phase()), (Some(0), Phase::Roll));
}

#[test]
fn spoilers_end_the_question_unanswered() {
    let mut table = table(4, &[(1, "cyberman-gun"), (2, "gallifrey")]);
    keep(&mut table, 1, "spoilers");
    ask(&mut table, 0);
    assert_eq!(table.phase(), Phase::Refute(SeatId(1)));
    let events = table.act(Action::PlayCard(table.deck_card("spoilers")));
    assert!(events.contains(&Event::LeftUnrefuted { seat: SeatId(1) }));
    assert!(!events.iter().any(|event| matches!(event, Event::NobodyShowed { .. })));
    assert_eq!(table.phase(), Phase::Conclude, "nobody else is asked");
}

#[test]
fn whoever_could_keep_spoilers_is_asked_although_it_holds_none() {
    let mut table = table(4, &[(3, "cyberman-gun"), (3, "gallifrey")]);
    keep(&mut table, 1, "run");
    keep(&mut table, 2, "spoilers");
    ask(&mut table, 0);
    assert_eq!((table.phase(), table.offered()), (Phase::Refute(SeatId(1)), vec![Action::Decline]));
    table.act(Action::Decline);
    assert_eq!(table.phase(), Phase::Refute(SeatId(2)));
    let spoilers = Action::PlayCard(table.deck_card("spoilers"));
    assert!(table.offers(spoilers) && table.offers(Action::Decline));
    let events = table.act(spoilers);
    assert!(events.contains(&Event::LeftUnrefuted { seat: SeatId(2) }));
    assert_eq!(table.phase(), Phase::Conclude, "nobody else is asked");
}

#[test]
fn jenny_lets_the_question_pass_on() {
    let mut table = table(4, &[(JENNY, "cyberman-gun"), (3, "gallifrey")]);
    ask(&mut table, 1);
    assert_eq!(table.phase(), Phase::Refute(SeatId(JENNY)));
    table.act(Action::UsePower);
    assert_eq!(table.phase(), Phase::Refute(SeatId(3)));
}

#[test]
fn whoever_could_keep_an_open_channel_is_asked_when_a_card_is_shown() {
    let mut table = table(5, &[(2, "cyberman-gun")]);
    keep(&mut table, 3, "run");
    keep(&mut table, 4, "open-channel");
    ask(&mut table, 1);
    table.act(Action::Show(table.card("cyberman-gun")));
    // In seat order from the asker's left: 2 shows, 3 could hold the card, 4 holds it.
    assert_eq!(table.phase(), Phase::Watch(SeatId(3)));
    assert_eq!(table.offered(), [Action::Decline]);
    table.act(Action::Decline);
    assert_eq!(table.phase(), Phase::Watch(SeatId(4)));
    let events = table.act(Action::PlayCard(table.deck_card("open-channel")));
    let card = Some(table.card("cyberman-gun"));
    assert!(events.contains(&Event::SeenToo { seat: SeatId(4), by: SeatId(2), to: SeatId(1), card }));
    assert_eq!(table.phase(), Phase::Conclude);
    table.finish_turn();
    ask(&mut table, 1);
    table.act(Action::Show(table.card("cyberman-gun")));
    assert_eq!(table.phase(), Phase::Conclude, "the only one was played, so nobody can keep it");
}

#[test]
fn psychic_paper_is_played_at_once_before_moving() {
    let mut table = table(3, &[]);
    table.put(0, table.inside("skaro"));
    stack(&mut table, &["psychic-paper"]);
    table.game.load_dice([vec![0, 4]]);
    table.act(Action::Roll);
    assert_eq!(table.phase(), Phase::AskAnywhere(SeatId(0)));
    table.act(Action::AskAnywhere(table.triple("amy-rory", "the-moment", "platform-one")));
    while let Phase::Refute(_) = table.phase() {
        table.act(table.offered()[0]);
    }
    assert_eq!(table.phase(), Phase::Move, "then the other die's number");
    assert_eq!(table.game.view(SeatId(0)).steps, 5);
}

#[test]
fn whoever_was_really_moved_may_draw_before_the_answers() {
    let mut table = table(3, &[]);
    table.put(0, table.at(6, 20));
    table.put(1, table.inside("skaro"));
    table.roll(4);
    table.act(Action::Go(table.inside("gallifrey")));
    table.suggest("strax", "the-moment");
    assert_eq!(table.phase(), Phase::MayDraw(SeatId(1)));
    assert_eq!(table.offered(), [Action::Draw, Action::Decline]);
    stack(&mut table, &["run"]);
    table.act(Action::Draw);
    assert_eq!(table.game.view(SeatId(1)).kept.len(), 1);
    assert!(matches!(table.phase(), Phase::Refute(_) | Phase::Conclude));
}

#[test]
fn whoever_was_there_already_may_not_draw() {
    let mut table = table(3, &[]);
    table.put(0, table.at(6, 20));
    table.put(1, table.inside("gallifrey"));
    table.roll(4);
    table.act(Action::Go(table.inside("gallifrey")));
    table.suggest("strax", "the-moment");
    assert!(!matches!(table.phase(), Phase::MayDraw(_)));
}

#[test]
fn psychic_paper_drawn_when_moved_waits_until_the_question_has_closed() {
    let mut table = table(3, &[(2, "the-moment")]);
    table.put(0, table.at(6, 20));
    table.put(1, table.inside("skaro"));
    table.roll(4);
    table.act(Action::Go(table.inside("gallifrey")));
    table.suggest("strax", "the-moment");
    stack(&mut table, &["psychic-paper"]);
    table.act(Action::Draw);
    while let Phase::Refute(_) | Phase::Watch(_) = table.phase() {
        table.act(table.offered()[0]);
    }
    assert_eq!(table.phase(), Phase::AskAnywhere(SeatId(1)), "before the asker's turn ends");
    table.put(2, table.inside("skaro"));
    table.act(Action::AskAnywhere(table.triple("jenny", "lipstick", "platform-one")));
    assert_eq!(table.phase(), Phase::MayDraw(SeatId(2)), "who is moved by that may draw too");
    assert_eq!(table.game.view(SeatId(0)).asker, Some(SeatId(1)));
    table.act(Action::Decline);
    while table.phase() != Phase::Conclude {
        let offered = table.offered();
        table.act(*offered.iter().find(|action| **action == Action::Decline).unwrap_or(&offered[0]));
    }
    assert_eq!(table.actor(), Some(0));
}

/// Draws watches until only the eighth is left, at the top of the deck.
pub fn seven_watches(table: &mut Table) {
    for _ in 0..7 {
        table.until_turn_of(0);
        let events = stop_on_a_mark(table, 0, &["pocketwatch"]);
        assert!(!events.iter().any(|event| matches!(event, Event::Eliminated { .. })));
        table.finish_turn();
    }
}

#[test]
fn the_first_seven_watches_do_nothing_but_lie_open() {
    let mut table = table(4, &[]);
    seven_watches(&mut table);
    let watch = table.deck_card("pocketwatch");
    assert_eq!(table.game.view(SeatId(3)).deck_gone[watch.index()], 7);
}

#[test]
fn the_eighth_watch_puts_its_drawer_out_with_an_open_hand() {
    let mut table = table(4, &[(0, "cyberman-gun"), (0, "gallifrey")]);
    keep(&mut table, 0, "run");
    seven_watches(&mut table);
    let left = table.game.view(SeatId(0)).deck_left;
    table.until_turn_of(0);
    let events = stop_on_a_mark(&mut table, 0, &["pocketwatch"]);
    let hand = table.game.truth().hands[0];
    let kept = vec![table.deck_card("run")];
    assert!(events.contains(&Event::Eliminated { seat: SeatId(0), hand, kept }));
    assert!(matches!(events.last(), Some(Event::TurnStarted { seat: SeatId(1), .. })), "its turn ends at once");
    let view = table.game.view(SeatId(2));
    assert!(view.seats[0].out && view.seats[0].open && view.seats[0].kept == 0);
    assert_eq!(view.revealed.and(hand), hand);
    assert_eq!(view.deck_left, left, "the watch was shuffled back");
    let events = ask(&mut table, 3);
    assert!(!events.contains(&Event::CannotRefute { seat: SeatId(0) }), "an open hand is not asked");
    assert_ne!(table.phase(), Phase::Refute(SeatId(0)));
    stop_on_a_mark(&mut table, 1, &["pocketwatch"]);
    assert!(table.game.is_out(SeatId(1)), "the watch strikes again and again");
}

#[test]
fn the_eighth_watch_rolled_with_the_die_ends_the_turn_before_the_move() {
    let mut table = table(4, &[]);
    seven_watches(&mut table);
    table.until_turn_of(1);
    stack(&mut table, &["pocketwatch"]);
    table.game.load_dice([vec![0, 4]]);
    table.act(Action::Roll);
    assert!(table.game.is_out(SeatId(1)));
    assert_eq!((table.actor(), table.phase()), (Some(2), Phase::Roll));
}

#[test]
fn the_eighth_watch_drawn_when_moved_lets_the_question_go_on() {
    let mut table = table(4, &[(2, "the-moment")]);
    seven_watches(&mut table);
    table.until_turn_of(0);
    table.put(0, table.at(6, 20));
    table.put(1, table.inside("skaro"));
    table.roll(4);
    table.act(Action::Go(table.inside("gallifrey")));
    table.suggest("strax", "the-moment");
    stack(&mut table, &["pocketwatch"]);
    table.act(Action::Draw);
    assert!(table.game.is_out(SeatId(1)));
    assert!(matches!(table.phase(), Phase::Refute(seat) if seat != SeatId(1)), "{:?}", table.phase());
    assert_eq!(table.game.turn_seat(), SeatId(0));
}

#[test]
fn it_is_possible_that_nobody_wins() {
    let mut table = table(3, &[]);
    seven_watches(&mut table);
    for _ in 0..3 {
        let seat = table.game.turn_seat().0;
        stop_on_a_mark(&mut table, seat, &["pocketwatch"]);
    }
    assert!(matches!(table.game.events().last(), Some(Event::Closed(end)) if end.winner.is_none()));
}

#[test]
fn a_used_action_card_never_comes_back() {
    let mut table = table(3, &[]);
    keep(&mut table, 0, "run");
    table.until_turn_of(0);
    table.roll(3);
    let left = table.game.view(SeatId(0)).deck_left;
    table.act(Action::PlayCard(table.deck_card("run")));
    let view = table.game.view(SeatId(0));
    assert_eq!((view.deck_left, view.deck_gone[table.deck_card("run").index()]), (left, 1));
}

#[test]
fn a_question_mark_in_the_roll_off_counts_nothing_and_draws_nothing() {
    for seed in 0..40 {
        let theme = crate::table::theme(ID);
        let seats = (0..4).map(candlestick_rules::SuspectId).collect();
        let setup = candlestick_rules::Setup::new(seats);
        let game = Game::new(theme.edition.clone(), setup, seed).unwrap();
        assert!(!game.events().iter().any(|event| matches!(event, Event::Kept { .. } | Event::Drawn { .. })));
        for event in game.events() {
            if let Event::RolledOff { faces, steps, .. } = event
                && faces[0] == 0
            {
                assert_eq!(*steps, u32::from(faces[1]) + 1);
            }
        }
    }
}

#[test]
fn whoever_is_moved_again_on_its_own_turn_may_stay_on_its_next() {
    let mut table = table(3, &[(2, "the-moment")]);
    table.put(0, table.at(6, 20));
    table.put(1, table.inside("skaro"));
    table.roll(4);
    table.act(Action::Go(table.inside("gallifrey")));
    table.suggest("strax", "the-moment");
    stack(&mut table, &["psychic-paper"]);
    table.act(Action::Draw);
    while table.phase() != Phase::AskAnywhere(SeatId(1)) {
        table.act(table.offered()[0]);
    }
    table.act(Action::AskAnywhere(table.triple("clara", "lipstick", "platform-one")));
    table.finish_turn();
    table.until_turn_of(0);
    assert_eq!(table.game.token(table.suspect("clara")), table.inside("platform-one"));
    assert!(table.game.view(SeatId(2)).seats[0].pulled, "all can see that");
    table.act(Action::Stay);
    assert_eq!(table.phase(), Phase::Suggest);
    table.finish_turn();
    table.until_turn_of(0);
    assert!(!table.offers(Action::Stay), "once");
}

#[test]
fn back_to_the_beginning_takes_any_mover_and_ones_own_may_accuse_there() {
    let mut table = table(3, &[]);
    about_to_go_back(&mut table);
    let (own, right) = (table.suspect("clara"), Action::Accuse(table.game.truth().case_file));
    assert!(!table.offers(right));
    table.act(Action::PlayCard(table.deck_card("wibbly")));
    assert!(table.offers(Action::ChooseToken(table.suspect("strax"))));
    let from = table.game.token(own);
    let events = table.act(Action::ChooseToken(own));
    let to = table.inside("tardis");
    assert_eq!(events, [Event::TokenSent { seat: SeatId(0), suspect: own, from, to }]);
    let mut accuses = table.clone();
    let events = accuses.act(right);
    assert!(matches!(events.last(), Some(Event::Closed(end)) if end.winner == Some(SeatId(0))));
    table.finish_turn();
    table.until_turn_of(0);
    assert!(!table.offers(Action::Stay), "nobody else has moved it");
}

#[test]
fn a_roll_that_leads_nowhere_still_lets_one_run() {
    let mut table = table(3, &[]);
    let events = shut_in(&mut table, 0, "run");
    let (run, stuck) = (Action::PlayCard(table.deck_card("run")), Event::Stuck { seat: SeatId(0) });
    assert!(!events.contains(&stuck), "that is seen later");
    assert_eq!(table.phase(), Phase::Move);
    assert!(table.walks().is_empty() && table.offers(run));
    let mut stays = table.clone();
    assert_eq!((stays.act(Action::Decline), stays.phase()), (vec![stuck], Phase::Conclude));
    table.act(run);
    assert!(table.walks().contains(&table.inside("skaro")), "seven steps, over the other mover");
    assert!(!table.offers(Action::Decline));
}

#[test]
fn whoever_might_keep_such_a_card_is_asked_and_whoever_cannot_is_stuck_at_once() {
    let mut might = table(3, &[]);
    shut_in(&mut might, 0, "spoilers");
    assert_eq!((might.phase(), might.offered()), (Phase::Move, vec![Action::Decline, Action::GiveUp]));
    let mut cannot = table(3, &[]);
    let events = shut_in(&mut cannot, 0, "pocketwatch");
    assert_eq!((events.last(), cannot.phase()), (Some(&Event::Stuck { seat: SeatId(0) }), Phase::Conclude));
}

#[test]
fn a_power_for_before_the_move_is_used_where_the_roll_leads_nowhere() {
    let mut table = table(4, &[]);
    shut_in(&mut table, 3, "pocketwatch");
    assert_eq!(table.phase(), Phase::Move);
    let choices = table.game.choices(SeatId(3));
    assert_eq!(choices.iter().next(), Some(&Choice::Decline));
    table.act(Action::UsePower);
    let events = table.act(Action::ChooseSeat(SeatId(0)));
    assert!(events.iter().any(|event| matches!(event, Event::Peeked { .. })));
    assert_eq!(events.last(), Some(&Event::Stuck { seat: SeatId(3) }), "only then");
}

#[test]
fn the_log_does_not_say_that_nobody_could_where_somebody_would_not() {
    let mut table = table(4, &[(JENNY, "cyberman-gun"), (JENNY, "gallifrey")]);
    ask(&mut table, 1);
    let events = table.act(Action::UsePower);
    assert!(events.contains(&Event::NobodyShowed { asker: SeatId(1) }), "{events:?}");
    let (words, names) = (Words::english(), ["A", "B", "C", "D"].map(str::to_owned));
    let told: Vec<_> = events.iter().map(|event| describe(event, &table.theme, &words, &names, None)).collect();
    assert!(told.contains(&"Nobody showed a card.".to_owned()), "{told:?}");
    assert!(!words.say(key!("banner-nobody")).contains("can"), "nor where it is said over the board");
}

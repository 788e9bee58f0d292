//! Chooses the suspect and weapon to ask about in a room, and rates what being in each room is worth.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{
    assessment::Assessment,
    candidates::{named_in, weighed_in},
    race,
    style::{QuestionStyle, Walking},
};
use candlestick_deduction::{Holder, Possession};
use candlestick_rules::{
    Action, CardId, CardSet, Category, Choice, Refuters, RoomId, SeatId, SuspectId, Triple, WeaponId,
};

/// The question to ask in the room one is in, or to pass it up where one may.
pub(super) fn choose(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Action> {
    let view = assessment.view;
    let room = view.my_place().room().filter(|room| assessment.nameable(*room))?;
    let may_skip = view.choices.iter().any(|choice| matches!(choice, Choice::EndTurn));
    if may_skip && !assessment.at_a_loss() && keeps_quiet(assessment, room, rng) {
        return Some(Action::EndTurn);
    }
    let mut asked = question(assessment, view.edition.cards.room(room), rng)?;
    bluff(assessment, &mut asked, rng);
    let [suspect, weapon, _] = asked;
    let cards = view.edition.cards;
    let suspect = SuspectId(cards.index_in_category(suspect) as u8);
    let weapon = WeaponId(cards.index_in_category(weapon) as u8);
    Some(Action::Suggest { suspect, weapon })
}

/// The question to ask about any room.
pub(super) fn anywhere(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Action> {
    let cards = assessment.view.edition.cards;
    let room = match assessment.style.asking {
        QuestionStyle::FewestHolders => fewest(assessment, Category::Room, rng),
        _ => {
            let values = room_values(assessment);
            let rooms = (0..cards.rooms).map(RoomId);
            cards.room(rooms.max_by(|a, b| values[a.index()].total_cmp(&values[b.index()]))?)
        }
    };
    question(assessment, room, rng).map(|asked| Action::AskAnywhere(triple(assessment, asked)))
}

/// The unlocated card of a category that the fewest others can hold.
fn fewest(assessment: &Assessment, category: Category, rng: &mut ChaCha8Rng) -> CardId {
    let cards = assessment.open(category);
    best_of(assessment, (category, cards), rng, |card| -(assessment.possible_holders(card) as f64))
}

fn triple(assessment: &Assessment, asked: [CardId; 3]) -> Triple {
    assessment.view.edition.cards.triple(asked)
}

/// Now and then a bluffer names an own card. Those who weigh the race weigh that there.
fn bluff(assessment: &Assessment, asked: &mut [CardId; 3], rng: &mut ChaCha8Rng) {
    let gladly = assessment.style.persona.bluffing;
    if assessment.style.asking == QuestionStyle::Race || gladly == 0 || rng.random_range(0..200_u8) >= gladly {
        return;
    }
    let part = rng.random_range(0..2_u32) as usize;
    let own = assessment.view.edition.cards.set_of(Category::ALL[part]).and(assessment.view.hand);
    asked[part] = own.nth(0).unwrap_or(asked[part]);
}

/// Whether a quiet player passes a question up that tells little.
fn keeps_quiet(assessment: &Assessment, room: RoomId, rng: &mut ChaCha8Rng) -> bool {
    const LITTLE: f64 = 1.0;
    let talk = assessment.style.persona.talkativeness;
    talk < 100
        && rng.random_range(0..100_u8) >= talk
        && room_values(assessment).get(room.index()).is_some_and(|value| *value < LITTLE)
}

/// The three cards to ask about when the room's card is this.
pub(super) fn question(assessment: &Assessment, room: CardId, rng: &mut ChaCha8Rng) -> Option<[CardId; 3]> {
    let cards_of = |category| assessment.view.edition.cards.set_of(category);
    let each = |pick: &mut dyn FnMut(Category) -> CardId| [pick(Category::Suspect), pick(Category::Weapon), room];
    Some(match assessment.asking() {
        QuestionStyle::EveryCard => each(&mut |category| least_asked(assessment, cards_of(category))),
        QuestionStyle::NotOwn => {
            each(&mut |category| least_asked(assessment, cards_of(category).without(assessment.view.hand)))
        }
        QuestionStyle::InTurn => each(&mut |category| least_asked(assessment, named_in(assessment, category))),
        QuestionStyle::AnyOpen => each(&mut |category| any_of(named_in(assessment, category), rng)),
        QuestionStyle::Likeliest => each(&mut |category| {
            let cards = tellable(assessment, category, room);
            best_of(assessment, (category, cards), rng, |card| assessment.odds(card))
        }),
        QuestionStyle::FewestHolders => each(&mut |category| fewest(assessment, category, rng)),
        QuestionStyle::MostProbable => most_probable(assessment, room, rng),
        QuestionStyle::Entropy => sharpest(assessment, room)?.0,
        QuestionStyle::Race => race::question(assessment, room)?.0,
    })
}

/// Of these cards the one that this seat asked for least often; the first on the sheet of several.
fn least_asked(assessment: &Assessment, cards: CardSet) -> CardId {
    let times = |card: &CardId| assessment.asked_so_far().filter(|asked| asked.contains(card)).count();
    cards.iter().min_by_key(times).unwrap_or(CardId(0))
}

fn any_of(cards: CardSet, rng: &mut ChaCha8Rng) -> CardId {
    let n = rng.random_range(0..cards.len().max(1) as u32);
    cards.nth(n as usize).unwrap_or(CardId(0))
}

/// The one of these cards of a category that rates highest; any of those where several do.
fn best_of(
    assessment: &Assessment,
    (category, open): (Category, CardSet),
    rng: &mut ChaCha8Rng,
    rate: impl Fn(CardId) -> f64,
) -> CardId {
    let most = open.iter().map(&rate).fold(f64::NEG_INFINITY, f64::max);
    let best: CardSet = open.iter().filter(|card| rate(*card) > most - 1e-9).collect();
    any_of(if best.is_empty() { assessment.blank(category) } else { best }, rng)
}

/// The likeliest suspect and weapon together, given that the room's card is in the case file if it can be; of a category
/// that is settled, a harmless card.
fn most_probable(assessment: &Assessment, room: CardId, rng: &mut ChaCha8Rng) -> [CardId; 3] {
    let cards = assessment.view.edition.cards;
    let possible = assessment.odds(room) > 0.0;
    let mut pairs: Vec<([CardId; 2], f64)> = Vec::new();
    for (triple, odds) in assessment.knowledge.triples() {
        let [suspect, weapon, at] = cards.cards(*triple);
        if possible && at != room {
            continue;
        }
        match pairs.iter_mut().find(|(pair, _)| *pair == [suspect, weapon]) {
            Some((_, sum)) => *sum += odds,
            None => pairs.push(([suspect, weapon], *odds)),
        }
    }
    let best = pairs.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(pair, _)| pair);
    let mut pick = |category: Category, n: usize| match best {
        Some(pair) if assessment.doubt(pair[n]) > 0.0 => pair[n],
        _ => best_of(assessment, (category, assessment.open(category)), rng, |card| assessment.odds(card)),
    };
    [pick(Category::Suspect, 0), pick(Category::Weapon, 1), room]
}

/// The suspect and weapon that tell most together with a room, and how much that is, in nats.
pub(super) fn sharpest(assessment: &Assessment, room: CardId) -> Option<([CardId; 3], f64)> {
    let samples = assessment.samples()?;
    let (suspects, weapons) = (weighed_in(assessment, Category::Suspect), weighed_in(assessment, Category::Weapon));
    let pairs = suspects.iter().flat_map(|suspect| weapons.iter().map(move |weapon| [suspect, weapon, room]));
    let rated = pairs.map(|asked| (asked, samples.question(asked).nats));
    rated.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// What being in each room is worth now, for the card that lies there and the question.
pub(super) fn room_values(assessment: &Assessment) -> Vec<f64> {
    if assessment.walking() == Walking::Round {
        return rooms_in_turn(assessment);
    }
    let cards = assessment.view.edition.cards;
    let askable = |category| assessment.open(category).iter().map(|card| (card, assessment.askable(card))).collect();
    let people = [Category::Suspect, Category::Weapon]
        .map(|category| if assessment.asking().draws() { Vec::new() } else { askable(category) });
    let value = |room: RoomId| {
        let samples = assessment.samples().filter(|_| assessment.asking().draws());
        let card = if !assessment.unseen(room) { 0.0 } else { samples.map_or(1.0, |samples| samples.room_card(room)) };
        if !assessment.nameable(room) {
            return card;
        }
        let asked = cards.room(room);
        card + match assessment.asking() {
            QuestionStyle::Entropy => sharpest(assessment, asked).map_or(0.0, |(_, value)| value),
            QuestionStyle::Race => race::question(assessment, asked).map_or(0.0, |(_, value)| value.max(0.0)),
            _ => news(assessment, asked, &people),
        }
    };
    assessment.view.edition.board.rooms().map(value).collect()
}

/// What being in each room is worth to those who go round the house: less each time that one asked there.
fn rooms_in_turn(assessment: &Assessment) -> Vec<f64> {
    let cards = assessment.view.edition.cards;
    let value = |room: RoomId| {
        let card = if assessment.unseen(room) { 1.0 } else { 0.0 };
        if !assessment.nameable(room) {
            return card;
        }
        let asked = assessment.asked_so_far().filter(|asked| asked.contains(&cards.room(room))).count();
        card + 1.0 / (1.0 + asked as f64)
    };
    assessment.view.edition.board.rooms().map(value).collect()
}

/// What asking in a room is worth to those who think of one card at a time; nothing where one would ask in vain for ever.
fn news(assessment: &Assessment, room: CardId, people: &[Vec<(CardId, f64)>; 2]) -> f64 {
    let tellers = tellers(assessment, room);
    let best = |cards: &Vec<(CardId, f64)>| {
        let told = cards.iter().filter(|(card, _)| may_tell(assessment, &tellers, *card));
        told.map(|(_, worth)| *worth).fold(0.0, f64::max)
    };
    let people: f64 = people.iter().map(best).sum();
    let in_vain = people == 0.0 && tellers.len() + 1 < assessment.view.seats.len();
    if in_vain { 0.0 } else { 0.6 * people + 0.1 + assessment.askable(room) }
}

/// Who may tell something new when asked in a room. Where the first who can shows a card, whoever is known to hold the
/// room's card can always answer with that: then only those who are asked before.
fn tellers(assessment: &Assessment, room: CardId) -> Vec<SeatId> {
    let view = assessment.view;
    let first_only = view.edition.profile.refuters == Refuters::FirstHolder;
    let known = |seat: &SeatId| first_only && assessment.knowledge.cell(room, Holder::Seat(*seat)) == Possession::Yes;
    view.left_of(view.me).take_while(|seat| !known(seat)).collect()
}

fn may_tell(assessment: &Assessment, tellers: &[SeatId], card: CardId) -> bool {
    tellers.iter().any(|seat| assessment.knowledge.cell(card, Holder::Seat(*seat)) != Possession::No)
}

/// Open cards of a category of which one may be told something in a room; where there is none, all open ones.
fn tellable(assessment: &Assessment, category: Category, room: CardId) -> CardSet {
    let (open, tellers) = (assessment.open(category), tellers(assessment, room));
    let told: CardSet = open.iter().filter(|card| may_tell(assessment, &tellers, *card)).collect();
    if told.is_empty() { open } else { told }
}

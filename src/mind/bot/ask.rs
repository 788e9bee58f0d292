//! Which suspect and weapon to ask about, and what a question in each room is worth.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{Level, samples::Samples};
use crate::{
    mind::{Holder, Knowledge},
    rules::{Action, CardId, CardSet, Category, RoomId, SuspectId, View, WeaponId},
};

/// The question to ask in the room one is in.
pub(super) fn choose(view: &View, level: Level, knowledge: &Knowledge, rng: &mut ChaCha8Rng) -> Option<Action> {
    let room = view.my_place().room()?;
    let (suspect, weapon) = match level {
        Level::Novice => {
            (any_open(view, knowledge, Category::Suspect, rng), any_open(view, knowledge, Category::Weapon, rng))
        }
        Level::Detective => {
            (likeliest(view, knowledge, Category::Suspect, rng), likeliest(view, knowledge, Category::Weapon, rng))
        }
        Level::Master => {
            let samples = Samples::draw(view, knowledge, rng);
            let room = view.edition.cards.room(room);
            let (suspect, weapon, _) = best(view, knowledge, &samples, room)?;
            (suspect, weapon)
        }
    };
    let cards = view.edition.cards;
    let suspect = SuspectId(cards.index_in_category(suspect) as u8);
    let weapon = WeaponId(cards.index_in_category(weapon) as u8);
    Some(Action::Suggest { suspect, weapon })
}

/// How unsettled it is whether a card is in the case file: 0 for settled, 1 for even odds.
pub(super) fn doubt(knowledge: &Knowledge, card: CardId) -> f64 {
    let odds = knowledge.probability(card, Holder::CaseFile);
    4.0 * odds * (1.0 - odds)
}

/// [`doubt`] about a card that another seat may hold, so that asking can tell something.
fn askable(view: &View, knowledge: &Knowledge, card: CardId) -> f64 {
    let held = view.left_of(view.me).any(|seat| knowledge.probability(card, Holder::Seat(seat)) > 0.0);
    if held { doubt(knowledge, card) } else { 0.0 }
}

/// Cards of a category that may or may not be in the case file; if any of them can be asked for, only those.
fn open(view: &View, knowledge: &Knowledge, category: Category) -> CardSet {
    let all = view.edition.cards.set_of(category);
    let askable: CardSet = all.iter().filter(|card| askable(view, knowledge, *card) > 0.0).collect();
    let open = || all.iter().filter(|card| doubt(knowledge, *card) > 0.0).collect();
    if askable.is_empty() { open() } else { askable }
}

/// Where a category is settled: an own card, which keeps others guessing, else the answer.
fn blank(view: &View, knowledge: &Knowledge, category: Category) -> CardSet {
    let all = view.edition.cards.set_of(category);
    let own = all.and(view.hand);
    if own.is_empty() { all.and(knowledge.suspects_of_case()) } else { own }
}

fn any_of(cards: CardSet, rng: &mut ChaCha8Rng) -> CardId {
    let n = rng.random_range(0..cards.len().max(1) as u32);
    cards.nth(n as usize).unwrap_or(CardId(0))
}

fn any_open(view: &View, knowledge: &Knowledge, category: Category, rng: &mut ChaCha8Rng) -> CardId {
    let open = open(view, knowledge, category);
    any_of(if open.is_empty() { blank(view, knowledge, category) } else { open }, rng)
}

/// The open card that is most probably in the case file; any of those where several are.
fn likeliest(view: &View, knowledge: &Knowledge, category: Category, rng: &mut ChaCha8Rng) -> CardId {
    let open = open(view, knowledge, category);
    let odds = |card: CardId| knowledge.probability(card, Holder::CaseFile);
    let most = open.iter().map(odds).fold(0.0, f64::max);
    let best: CardSet = open.iter().filter(|card| odds(*card) > most - 1e-9).collect();
    any_of(if best.is_empty() { blank(view, knowledge, category) } else { best }, rng)
}

/// The suspect and weapon that tell most together with a room, and how much that is.
pub(super) fn best(
    view: &View,
    knowledge: &Knowledge,
    samples: &Samples,
    room: CardId,
) -> Option<(CardId, CardId, f64)> {
    let nameable = |category| open(view, knowledge, category).or(blank(view, knowledge, category));
    let (suspects, weapons) = (nameable(Category::Suspect), nameable(Category::Weapon));
    let pairs = suspects.iter().flat_map(|suspect| weapons.iter().map(move |weapon| (suspect, weapon)));
    let rated = pairs.map(|(suspect, weapon)| {
        let asked = [suspect, weapon, room].into_iter().collect();
        (suspect, weapon, samples.question(asked) + finesse(view, knowledge, [suspect, weapon, room]))
    });
    rated.max_by(|a, b| a.2.total_cmp(&b.2))
}

/// Small reasons that decide between questions that tell as much.
fn finesse(view: &View, knowledge: &Knowledge, asked: [CardId; 3]) -> f64 {
    let odds: f64 = asked.iter().map(|card| knowledge.probability(*card, Holder::CaseFile)).product();
    let given_away = asked.iter().filter(|card| knowledge.probability(**card, Holder::CaseFile) > 0.999).count();
    let rival =
        view.seat_of(SuspectId(asked[0].0)).is_some_and(|seat| seat != view.me && !view.seats[seat.index()].out);
    0.3 * odds - 0.02 * given_away as f64 - if rival { 0.01 } else { 0.0 }
}

/// What being in each room is worth now, for the card that lies there and the question.
pub(super) fn room_values(view: &View, level: Level, knowledge: &Knowledge, rng: &mut ChaCha8Rng) -> Vec<f64> {
    let rooms = view.edition.board.rooms();
    if level == Level::Master {
        let samples = Samples::draw(view, knowledge, rng);
        return rooms.map(|room| sampled_value(view, knowledge, &samples, room)).collect();
    }
    let most = |category| {
        open(view, knowledge, category).iter().map(|card| askable(view, knowledge, card)).fold(0.0, f64::max)
    };
    let people = most(Category::Suspect) + most(Category::Weapon);
    rooms.map(|room| people * 0.6 + plain_value(view, knowledge, room)).collect()
}

fn sampled_value(view: &View, knowledge: &Knowledge, samples: &Samples, room: RoomId) -> f64 {
    let card = if unseen(knowledge, room) { samples.room_card(room) } else { 0.0 };
    if room.0 >= view.edition.cards.rooms {
        return card;
    }
    card + best(view, knowledge, samples, view.edition.cards.room(room)).map_or(0.0, |(_, _, value)| value)
}

fn plain_value(view: &View, knowledge: &Knowledge, room: RoomId) -> f64 {
    let card = if unseen(knowledge, room) { 1.0 } else { 0.0 };
    let nameable = room.0 < view.edition.cards.rooms;
    card + if nameable { 0.1 + askable(view, knowledge, view.edition.cards.room(room)) } else { 0.0 }
}

fn unseen(knowledge: &Knowledge, room: RoomId) -> bool {
    knowledge.facts().unseen_rooms().contains(&room)
}

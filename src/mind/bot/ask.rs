//! Which suspect and weapon to ask about in a room, and what being in each room is worth.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{race, style::Asking, thought::Thought};
use crate::rules::{Action, CardId, CardSet, Category, Choice, RoomId, SuspectId, Triple, WeaponId};

/// The question to ask in the room one is in, or to pass it up where one may.
pub(super) fn choose(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Action> {
    let view = thought.view;
    let room = view.my_place().room().filter(|room| thought.nameable(*room))?;
    let may_skip = view.choices.iter().any(|choice| matches!(choice, Choice::EndTurn));
    if may_skip && keeps_quiet(thought, room, rng) {
        return Some(Action::EndTurn);
    }
    let mut asked = question(thought, view.edition.cards.room(room), rng)?;
    bluff(thought, &mut asked, rng);
    let [suspect, weapon, _] = asked;
    let cards = view.edition.cards;
    let suspect = SuspectId(cards.index_in_category(suspect) as u8);
    let weapon = WeaponId(cards.index_in_category(weapon) as u8);
    Some(Action::Suggest { suspect, weapon })
}

/// The question to ask about any room.
pub(super) fn anywhere(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Action> {
    let cards = thought.view.edition.cards;
    let values = room_values(thought, true);
    let rooms = (0..cards.rooms).map(RoomId);
    let room = rooms.max_by(|a, b| values[a.index()].total_cmp(&values[b.index()]))?;
    question(thought, cards.room(room), rng).map(|asked| Action::AskAnywhere(triple(thought, asked)))
}

fn triple(thought: &Thought, asked: [CardId; 3]) -> Triple {
    thought.view.edition.cards.triple(asked)
}

/// Now and then a bluffer names an own card. Those who weigh the race weigh that there.
fn bluff(thought: &Thought, asked: &mut [CardId; 3], rng: &mut ChaCha8Rng) {
    let gladly = thought.style.persona.bluffing;
    if thought.style.asking == Asking::Race || gladly == 0 || rng.random_range(0..200_u8) >= gladly {
        return;
    }
    let part = rng.random_range(0..2_u32) as usize;
    let own = thought.view.edition.cards.set_of(Category::ALL[part]).and(thought.view.hand);
    asked[part] = own.nth(0).unwrap_or(asked[part]);
}

/// Whether a quiet player passes a question up that tells little.
fn keeps_quiet(thought: &Thought, room: RoomId, rng: &mut ChaCha8Rng) -> bool {
    const LITTLE: f64 = 1.0;
    let talk = thought.style.persona.talkativeness;
    talk < 100
        && rng.random_range(0..100_u8) >= talk
        && room_values(thought, false).get(room.index()).is_some_and(|value| *value < LITTLE)
}

/// The three cards to ask about when the room's card is this.
pub(super) fn question(thought: &Thought, room: CardId, rng: &mut ChaCha8Rng) -> Option<[CardId; 3]> {
    let each = |pick: &mut dyn FnMut(Category) -> CardId| [pick(Category::Suspect), pick(Category::Weapon), room];
    Some(match thought.style.asking {
        Asking::AnyOpen => each(&mut |category| any_of(named_in(thought, category), rng)),
        Asking::Likeliest => each(&mut |category| best_of(thought, category, rng, |card| thought.odds(card))),
        Asking::FewestHolders => {
            each(&mut |category| best_of(thought, category, rng, |card| -(thought.possible_holders(card) as f64)))
        }
        Asking::MostProbable => most_probable(thought, room, rng),
        Asking::Entropy => sharpest(thought, room)?.0,
        Asking::Race => race::question(thought, room, true)?.0,
    })
}

/// Open cards of a category; where all is settled, harmless ones.
pub(super) fn named_in(thought: &Thought, category: Category) -> CardSet {
    let open = thought.open(category);
    if open.is_empty() { thought.blank(category) } else { open }
}

fn any_of(cards: CardSet, rng: &mut ChaCha8Rng) -> CardId {
    let n = rng.random_range(0..cards.len().max(1) as u32);
    cards.nth(n as usize).unwrap_or(CardId(0))
}

/// The open card of a category that rates highest; any of those where several do.
fn best_of(thought: &Thought, category: Category, rng: &mut ChaCha8Rng, rate: impl Fn(CardId) -> f64) -> CardId {
    let open = thought.open(category);
    let most = open.iter().map(&rate).fold(f64::NEG_INFINITY, f64::max);
    let best: CardSet = open.iter().filter(|card| rate(*card) > most - 1e-9).collect();
    any_of(if best.is_empty() { thought.blank(category) } else { best }, rng)
}

/// The likeliest suspect and weapon together, given that the room's card is in the case file if it can be; of a category
/// that is settled, a harmless card.
fn most_probable(thought: &Thought, room: CardId, rng: &mut ChaCha8Rng) -> [CardId; 3] {
    let cards = thought.view.edition.cards;
    let possible = thought.odds(room) > 0.0;
    let mut pairs: Vec<([CardId; 2], f64)> = Vec::new();
    for (triple, odds) in thought.knowledge.triples() {
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
        Some(pair) if thought.doubt(pair[n]) > 0.0 => pair[n],
        _ => best_of(thought, category, rng, |card| thought.odds(card)),
    };
    [pick(Category::Suspect, 0), pick(Category::Weapon, 1), room]
}

/// The suspect and weapon that tell most together with a room, and how much that is, in nats.
pub(super) fn sharpest(thought: &Thought, room: CardId) -> Option<([CardId; 3], f64)> {
    let samples = thought.samples()?;
    let (suspects, weapons) = (named_in(thought, Category::Suspect), named_in(thought, Category::Weapon));
    let pairs = suspects.iter().flat_map(|suspect| weapons.iter().map(move |weapon| [suspect, weapon, room]));
    let rated = pairs.map(|asked| (asked, samples.question(asked).nats));
    rated.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// What being in each room is worth now, for the card that lies there and the question.
pub(super) fn room_values(thought: &Thought, anywhere: bool) -> Vec<f64> {
    let cards = thought.view.edition.cards;
    let people = match thought.style.asking {
        Asking::Entropy | Asking::Race => 0.0,
        _ => {
            let most = |category| thought.open(category).iter().map(|card| thought.askable(card)).fold(0.0, f64::max);
            0.6 * (most(Category::Suspect) + most(Category::Weapon))
        }
    };
    let value = |room: RoomId| {
        let card =
            if !thought.unseen(room) { 0.0 } else { thought.samples().map_or(1.0, |samples| samples.room_card(room)) };
        if !thought.nameable(room) {
            return card;
        }
        let asked = cards.room(room);
        card + match thought.style.asking {
            Asking::Entropy => sharpest(thought, asked).map_or(0.0, |(_, value)| value),
            Asking::Race => race::question(thought, asked, anywhere).map_or(0.0, |(_, value)| value.max(0.0)),
            _ => people + 0.1 + thought.askable(asked),
        }
    };
    thought.view.edition.board.rooms().map(value).collect()
}

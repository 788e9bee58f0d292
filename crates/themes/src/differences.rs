//! Lists what an edition does otherwise than the plain game, in a few short sentences, worked out from its rules.

use super::{Theme, Words, key};
use candlestick_rules::{
    AccuseWhere, AskAgain, Asking, Leftovers, PassageUse, Profile, Refuters, Setup, SquareMark, Stay, TokensInTheWay,
};

/// Something that sets an edition apart, for whoever has not played it yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// No dice: each turn has so many steps.
    FixedSteps(u8),
    /// So many dice, where there are not two.
    Dice(usize),
    /// One accuses in the centre alone.
    AccuseInTheCentre,
    /// Every other player answers, each with one card.
    AllRefute,
    /// One need not ask in a room.
    AskingIsOptional,
    /// One may not ask in the same room on two turns running.
    NotNextTurn,
    /// One stays in a room to ask again only when another's question brought one there.
    StayWhenPulled,
    /// A secret passage is taken instead of rolling.
    PassageInsteadOfRoll,
    /// A secret passage is a step of the roll.
    PassageInsideRoll,
    /// One walks through rooms.
    CrossRooms,
    /// A token may walk past others.
    PassTokens,
    /// A face of a die draws a card of the deck.
    DiceDraw,
    /// Marked squares draw a card of the deck.
    SquaresDraw,
    /// Whoever was moved by a question may draw a card of the deck.
    PulledDraws,
    /// Each suspect has a power.
    Powers,
    /// Marked squares let one look at a card of somebody's hand.
    Snooping,
    /// Cards that cannot be dealt evenly lie face up.
    LeftoversFaceUp,
    /// With two sides, so many cards lie face down in rooms.
    RoomCards(u8),
    /// With two sides, so many cards lie at the side and are looked at when nobody answers.
    SideCards(u8),
}

impl Difference {
    /// It as a sentence.
    #[must_use]
    pub fn say(self, theme: &Theme, words: &Words) -> String {
        let deck = [("deck", (&theme.deck_phrase).into()), ("vowel", theme.deck_vowel().into())];
        match self {
            Self::FixedSteps(steps) => words.with(key!("differs-fixed-steps"), &[("steps", steps.into())]),
            Self::Dice(count) => words.with(key!("differs-dice"), &[("count", count.into())]),
            Self::AccuseInTheCentre => words.say(key!("differs-accuse-centre")),
            Self::AllRefute => words.say(key!("differs-all-answer")),
            Self::AskingIsOptional => words.with(key!("differs-asking-optional"), &theme.manner()),
            Self::NotNextTurn => words.with(key!("differs-not-next-turn"), &theme.manner()),
            Self::StayWhenPulled => words.with(key!("differs-stay-when-pulled"), &theme.manner()),
            Self::PassageInsteadOfRoll => words.say(key!("differs-passage-instead")),
            Self::PassageInsideRoll => words.say(key!("differs-passage-inside")),
            Self::CrossRooms => words.say(key!("differs-cross-rooms")),
            Self::PassTokens => words.say(key!("differs-pass-tokens")),
            Self::DiceDraw => words.with(key!("differs-dice-draw"), &deck),
            Self::SquaresDraw => words.with(key!("differs-squares-draw"), &deck),
            Self::PulledDraws => words.with(key!("differs-pulled-draws"), &deck),
            Self::Powers => words.say(key!("differs-powers")),
            Self::Snooping => words.say(key!("differs-snooping")),
            Self::LeftoversFaceUp => words.say(key!("differs-leftovers")),
            Self::RoomCards(count) => words.with(key!("differs-room-cards"), &[("count", count.into())]),
            Self::SideCards(count) => words.with(key!("differs-side-cards"), &[("count", count.into())]),
        }
    }
}

/// What this edition does otherwise than the plain game at such a table, the weightiest first.
#[must_use]
pub fn differences(theme: &Theme, setup: &Setup) -> Vec<Difference> {
    // Named one by one, so that a new rule has to be thought of here.
    let Profile {
        min_seats: _,
        max_seats: _,
        dice,
        fixed_steps,
        // Who begins and where the weapons lie is seen on the table.
        first_turn: _,
        start_order: _,
        weapon_start: _,
        leftovers,
        two_side_room_cards,
        two_side_side_cards,
        // Counted in what the setup uses.
        two_side_deck: _,
        tokens_in_the_way,
        // Only lit places can be pressed.
        repeat_squares: _,
        cross_rooms,
        passage,
        stay,
        asking,
        ask_again,
        refuters,
        accuse,
        mark,
        draw_when_pulled,
        // The table tidies up by itself.
        used_cards: _,
    } = &theme.edition.profile;
    let (two, deck) = (setup.seats.len() == 2, theme.edition.uses_deck(setup));
    let board = &theme.edition.board;
    let passages = !board.passages().is_empty() || !board.square_passages().is_empty();
    let all = [
        fixed_steps.map(Difference::FixedSteps),
        (fixed_steps.is_none() && dice.len() != 2).then_some(Difference::Dice(dice.len())),
        (*accuse == AccuseWhere::Centre).then_some(Difference::AccuseInTheCentre),
        (*refuters == Refuters::All).then_some(Difference::AllRefute),
        (*asking == Asking::Optional).then_some(Difference::AskingIsOptional),
        (*ask_again == AskAgain::NotNextTurn).then_some(Difference::NotNextTurn),
        (*stay == Stay::WhenPulled).then_some(Difference::StayWhenPulled),
        (passages && *passage == PassageUse::InsteadOfRoll).then_some(Difference::PassageInsteadOfRoll),
        (passages && *passage == PassageUse::InsideRoll).then_some(Difference::PassageInsideRoll),
        cross_rooms.then_some(Difference::CrossRooms),
        (*tokens_in_the_way != TokensInTheWay::Block).then_some(Difference::PassTokens),
        (deck && dice.iter().flatten().any(|face| face.draws)).then_some(Difference::DiceDraw),
        (deck && *mark == SquareMark::Draw).then_some(Difference::SquaresDraw),
        (deck && *draw_when_pulled).then_some(Difference::PulledDraws),
        theme.edition.uses_powers(setup).then_some(Difference::Powers),
        (*mark == SquareMark::Snoop).then_some(Difference::Snooping),
        (*leftovers == Leftovers::FaceUp && !two).then_some(Difference::LeftoversFaceUp),
        (two && *two_side_room_cards > 0).then_some(Difference::RoomCards(*two_side_room_cards)),
        (two && *two_side_side_cards > 0).then_some(Difference::SideCards(*two_side_side_cards)),
    ];
    all.into_iter().flatten().collect()
}

//! Opens a case that has ended: with every seat's secret told, finds the true deal and plays the case again on it.

use candlestick_rules::{Action, CardId, CardSet, Category, SeatId, Truth};
use curve25519_dalek::Scalar;

use crate::{
    guess::{Guess, PlayedStep, WrongGuess},
    masked_pack::MaskedPack,
    setting::{CardPlace, Setting},
    stage::Opened,
};

/// Opens every card, and plays the case to its end on the true deal.
pub(crate) fn opened(
    setting: &Setting,
    pack: &MaskedPack,
    guess: &mut Guess,
    last: PlayedStep,
    secrets: &[Scalar],
) -> Result<Opened, WrongGuess> {
    let truth = truth(setting, pack, guess, secrets).ok_or(WrongGuess)?;
    let shown = |to: SeatId, sealed: &crate::cipher::Cipher| setting.card(&sealed.unseal(secrets.get(to.index())?));
    guess.open(truth.clone(), last, shown)?;
    let (log, dice) = (Vec::new(), Vec::new());
    let mut opened = Opened { truth, seed: guess.seed(), log, dice, keys: secrets.to_vec() };
    for played in guess.log() {
        opened.log.push(match played {
            PlayedStep::Act(seat, action) => (*seat, *action),
            PlayedStep::Roll(seat, faces) => {
                opened.dice.push(faces.clone());
                (*seat, Action::Roll)
            }
            PlayedStep::Shown { by, card, .. } => (*by, Action::Show(card.ok_or(WrongGuess)?)),
        });
    }
    Ok(opened)
}

fn truth(setting: &Setting, pack: &MaskedPack, guess: &Guess, secrets: &[Scalar]) -> Option<Truth> {
    let rooms = guess.game().truth().room_cards.iter().map(|(room, _)| *room);
    let mut file = [CardId(0); Category::ALL.len()];
    let mut hands = vec![CardSet::EMPTY; secrets.len()];
    let mut lying = Vec::new();
    for (place, spot) in setting.places.iter().enumerate() {
        let card = setting.card(&pack.open(place, secrets)?)?;
        match spot {
            CardPlace::File(category) => file[*category as usize] = card,
            CardPlace::Hand(seat) => hands.get_mut(seat.index())?.insert(card),
            CardPlace::Room(_) => lying.push(card),
        }
    }
    Some(Truth {
        case_file: setting.edition.cards.triple(file),
        hands,
        room_cards: rooms.zip(lying).collect(),
        side_cards: Vec::new(),
        face_up: CardSet::EMPTY,
    })
}

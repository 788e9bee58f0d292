//! Posts of the case itself: decisions, dice, looks, verdicts, and its opening. Questions are in `refuting`.

use candlestick_deduction::{Fact, Holder};
use candlestick_rules::{Action, Event, Phase, RoomId, SeatId, Triple};
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::{
    cipher::Cipher,
    claims::{SealedShares, Shares},
    fault::{FalseClaim, PostRefusal},
    guess::{Guess, PlayedStep},
    holdings::NotAll,
    opening::opened,
    posting::is_open,
    stage::{AfterLook, OpenQuestion, Stage, missing},
    table::{BlindTable, hold},
    transcript::Transcript,
};

impl BlindTable {
    pub(crate) fn guess(&self) -> Result<&Guess, PostRefusal> {
        self.guess.as_ref().ok_or(PostRefusal::NotNow)
    }

    /// Does a step of the case, after what was told on the way. A step that closes it waits until all lies open.
    pub(crate) fn settle(&mut self, played: PlayedStep, told: &[Fact]) -> Result<(), PostRefusal> {
        let seats = self.setting.setup.seats.len();
        let guess = self.guess.as_mut().ok_or(PostRefusal::NotNow)?;
        guess.learn(told)?;
        if guess.trial(&played)?.0 == Phase::Over {
            self.turn_to(Stage::Opening { last: played, secrets: vec![None; seats] });
        } else {
            guess.play(played)?;
            self.turn_to(Stage::Decision);
        }
        Ok(())
    }

    pub(crate) fn hear_act(&mut self, seat: SeatId, action: Action) -> Result<(), PostRefusal> {
        if !is_open(action) {
            return Err(PostRefusal::NotOffered(action));
        }
        let played = PlayedStep::Act(seat, action);
        let (_, events) = self.guess()?.trial(&played).map_err(|_| PostRefusal::NotOffered(action))?;
        match action {
            Action::Roll if !self.setting.edition.profile.dice.is_empty() => {
                let shares = vec![None; self.setting.setup.seats.len()];
                self.turn_to(Stage::Dice { seat, shares });
                return Ok(());
            }
            Action::Accuse(triple) => {
                self.look(seat, self.setting.file(), AfterLook::Verdict(triple));
                return Ok(());
            }
            _ => {}
        }
        if let Some(triple) = events.iter().find_map(suggested) {
            let left = self.guess()?.game().left_of(seat).collect();
            return self.ask_next(OpenQuestion { asker: seat, triple, left }, played, Vec::new());
        }
        let rooms: Vec<_> = events.iter().filter_map(seen_room).collect();
        if rooms.is_empty() {
            let before = if events.iter().all(Event::is_position) { self.guess.clone() } else { None };
            self.settle(played, &[])?;
            before.into_iter().for_each(|before| self.notes_slip(seat, before));
            return Ok(());
        }
        let places = self.places_of(&rooms)?;
        self.look(seat, places, AfterLook::Move(action));
        Ok(())
    }

    /// The places of the cards in these rooms.
    fn places_of(&self, rooms: &[RoomId]) -> Result<Vec<usize>, PostRefusal> {
        let lying = &self.guess()?.game().truth().room_cards;
        let place = |room: &RoomId| self.setting.room(lying.iter().position(|(other, _)| other == room)?);
        rooms.iter().map(|room| place(room).ok_or(PostRefusal::Contradiction)).collect()
    }

    fn look(&mut self, seat: SeatId, places: Vec<usize>, then: AfterLook) {
        let given = self.setting.seats().map(|other| (other == seat).then(Vec::new)).collect();
        self.turn_to(Stage::Look { seat, places, given, then });
    }

    pub(crate) fn hear_draw(
        &mut self,
        seat: SeatId,
        (roller, mut shares): (SeatId, Vec<Option<RistrettoPoint>>),
        share: &Shares,
        said: &Transcript,
    ) -> Result<(), PostRefusal> {
        if shares[seat.index()].is_some() {
            return Err(PostRefusal::NotNow);
        }
        hold(share.hold(&self.key(seat)?, &[self.next_draw()], said), FalseClaim::Draw)?;
        shares[seat.index()] = share.shares.first().copied();
        if !missing(&shares).is_empty() {
            self.stage = Stage::Dice { seat: roller, shares };
            return Ok(());
        }
        let all: Vec<_> = shares.into_iter().flatten().collect();
        let faces = self.guess()?.faces(self.setting.drawn(&all));
        self.rolls += 1;
        self.settle(PlayedStep::Roll(roller, faces), &[])
    }

    /// The point of the next roll.
    pub(crate) fn next_draw(&self) -> RistrettoPoint {
        self.setting.draw(self.rolls + 1)
    }

    pub(crate) fn hear_look(
        &mut self,
        seat: SeatId,
        look: Stage,
        shares: &SealedShares,
        said: &Transcript,
    ) -> Result<(), PostRefusal> {
        let Stage::Look { seat: looker, places, mut given, then } = look else { return Err(PostRefusal::NotNow) };
        if given[seat.index()].is_some() {
            return Err(PostRefusal::NotNow);
        }
        let (by, to) = (self.key(seat)?, self.key(looker)?);
        hold(shares.hold(&by, &self.pack.masks(&places), &to, said), FalseClaim::Look)?;
        given[seat.index()] = Some(shares.shares.clone());
        if !missing(&given).is_empty() {
            self.stage = Stage::Look { seat: looker, places, given, then };
            return Ok(());
        }
        let cards = self.turned_to(&places, &given);
        match then {
            AfterLook::Move(action) => {
                let told = self.seen_lying(looker, &places, &cards)?;
                self.settle(PlayedStep::Act(looker, action), &told)
            }
            AfterLook::Verdict(triple) => {
                self.turn_to(Stage::Verdict { seat: looker, triple, file: cards });
                Ok(())
            }
        }
    }

    /// The cards at some places, masked under the key of the one alone for whom the others have sealed their shares.
    fn turned_to(&self, places: &[usize], given: &[Option<Vec<Cipher>>]) -> Vec<Cipher> {
        let turned = places.iter().enumerate().filter_map(|(n, place)| {
            let card = self.pack.at(*place)?;
            let shares = given.iter().flatten().filter_map(|shares| shares.get(n));
            Some(shares.fold(card, |card, share| Cipher { mask: card.mask - share.mask, card: card.card - share.card }))
        });
        turned.collect()
    }

    /// What this seat learns when it is the one that looks into rooms.
    fn seen_lying(&self, looker: SeatId, places: &[usize], cards: &[Cipher]) -> Result<Vec<Fact>, PostRefusal> {
        let Some(own) = self.own.as_ref().filter(|own| own.seat == looker) else { return Ok(Vec::new()) };
        let lying = &self.guess()?.game().truth().room_cards;
        let rooms = lying.iter().enumerate().filter_map(|(n, (room, _))| Some((self.setting.room(n)?, *room)));
        let rooms: Vec<_> = rooms.collect();
        let fact = |(place, card): (&usize, &Cipher)| {
            let (_, room) = rooms.iter().find(|(other, _)| other == place)?;
            Some(Fact::Lies(Holder::Room(*room), self.setting.card(&card.unseal(&own.key))?))
        };
        places.iter().zip(cards).map(|pair| fact(pair).ok_or(PostRefusal::Contradiction)).collect()
    }

    pub(crate) fn hear_right(
        &mut self,
        seat: SeatId,
        triple: Triple,
        file: &[Cipher],
        shares: &Shares,
        said: &Transcript,
    ) -> Result<(), PostRefusal> {
        let masks: Vec<_> = file.iter().map(|card| card.mask).collect();
        hold(shares.hold(&self.key(seat)?, &masks, said), FalseClaim::Right)?;
        let cards = file.iter().zip(&shares.shares).map(|(card, share)| card.card - share);
        hold(cards.eq(self.asked(triple)), FalseClaim::Right)?;
        self.settle(PlayedStep::Act(seat, Action::Accuse(triple)), &[Fact::CaseFile(triple)])
    }

    pub(crate) fn hear_wrong(
        &mut self,
        seat: SeatId,
        triple: Triple,
        file: &[Cipher],
        proof: &NotAll,
        said: &Transcript,
    ) -> Result<(), PostRefusal> {
        hold(proof.holds(&self.key(seat)?, file, &self.asked(triple), said), FalseClaim::Wrong)?;
        let mut told = vec![Fact::NotCaseFile(triple)];
        if let Some(own) = self.own.as_ref().filter(|own| own.seat == seat) {
            told.push(Fact::CaseFile(self.own_file(own.key, file).ok_or(PostRefusal::Contradiction)?));
        }
        self.settle(PlayedStep::Act(seat, Action::Accuse(triple)), &told)
    }

    /// The case file, for the one whose secret this is and who may look.
    pub(crate) fn own_file(&self, secret: Scalar, file: &[Cipher]) -> Option<Triple> {
        let cards: Option<Vec<_>> = file.iter().map(|card| self.setting.card(&card.unseal(&secret))).collect();
        Some(self.setting.edition.cards.triple(cards?.try_into().ok()?))
    }

    pub(crate) fn hear_open(
        &mut self,
        seat: SeatId,
        last: PlayedStep,
        mut secrets: Vec<Option<Scalar>>,
        secret: Scalar,
    ) -> Result<(), PostRefusal> {
        if secrets[seat.index()].is_some() {
            return Err(PostRefusal::NotNow);
        }
        hold(RistrettoPoint::mul_base(&secret) == self.key(seat)?, FalseClaim::Open)?;
        secrets[seat.index()] = Some(secret);
        if !missing(&secrets).is_empty() {
            self.stage = Stage::Opening { last, secrets };
            return Ok(());
        }
        let secrets: Vec<_> = secrets.into_iter().flatten().collect();
        let guess = self.guess.as_mut().ok_or(PostRefusal::NotNow)?;
        let opened = opened(&self.setting, &self.pack, guess, last, &secrets)?;
        self.turn_to(Stage::Over(Box::new(opened)));
        Ok(())
    }
}

fn seen_room(event: &Event) -> Option<RoomId> {
    if let Event::RoomCardSeen { room, .. } = event { Some(*room) } else { None }
}

fn suggested(event: &Event) -> Option<Triple> {
    if let Event::Suggested { triple, .. } = event { Some(*triple) } else { None }
}

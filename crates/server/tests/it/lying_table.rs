//! Referees, for tests, the case of a room that lies: deals, tells each seat what happened, and opens all at the verdict.

use std::collections::BTreeMap;

use candlestick_game::{Case, CaseLog, Level, Record, Seat, ThemeStamp, record::Commitment};
use candlestick_online::{
    Digest, deal,
    feed::{AgreedTerms, BesideEvents, Chain, FeedPlace},
    protocol::{CaseNews, CaseNewsKind, Code, Decider, FromRoom, PersonId, Revealed, SeatKey, WholeCase},
    sign::Signature,
};
use candlestick_rules::{Action, CardId, Event, Laid, Phase, SeatId, Seed, WeaponId, WrittenView};

use crate::lying_room::{Lie, LyingRoom};

/// As high as a die of the edition falls, as an index into its faces.
const HIGHEST: u8 = 5;
/// So many rolls are loaded: more than a case has.
const ROLLS: usize = 900;
/// Before this decision it decides for nobody: a few are to be signed.
const LULLED: u64 = 6;

/// A case, with what it has told each person of it.
pub struct LyingTable {
    case: Case,
    people: Vec<Option<PersonId>>,
    keys: Vec<SeatKey>,
    seal: Commitment,
    secret: Digest,
    agreed: Digest,
    told: BTreeMap<PersonId, Vec<Event>>,
    signatures: Vec<(u64, Signature)>,
}

impl LyingTable {
    /// Deals by secret and shares, if it does not lie in that.
    pub fn lay(room: &LyingRoom) -> Self {
        let (setup, stamp) = (room.lobby().setup(), ThemeStamp::of(&room.theme));
        let secret = if room.lies_once(Lie::Secret, 0) { Digest::of("a better one", &[]) } else { room.secret };
        let mut seed = deal::seed(&secret, &room.shares, &setup, &stamp.digest);
        if room.lies_once(Lie::Deal, 0) {
            seed = Seed::from(7);
        }
        let of_suspect = |suspect| room.people.iter().map(|(_, told)| told).find(|told| told.suspect == suspect);
        let sitting: Vec<_> = setup.seats.iter().map(|suspect| of_suspect(*suspect)).collect();
        let seats = sitting.iter().map(|told| match told {
            Some(told) => Seat::new(told.name.clone(), candlestick_game::Controller::Person),
            None => Seat::bot("Bot", Level::Novice),
        });
        let people: Vec<_> = sitting.iter().map(|told| told.map(|told| told.person)).collect();
        let key = |(seat, person): (u8, &Option<PersonId>)| {
            let person = (*person)?;
            Some(SeatKey { seat: SeatId(seat), person, key: room.key_of(person)? })
        };
        let keys: Vec<_> = (0..).zip(&people).filter_map(key).collect();
        let case = Case::new(room.theme.clone(), setup, seats.collect(), seed).unwrap();
        let (seal, told) = (Commitment::of(case.log()), BTreeMap::new());
        let agreed = AgreedTerms {
            room: &room.name,
            key: Some(room.key.public()),
            deal: 0,
            commitment: &room.lobby().commitment,
            seal: &seal,
            theme: &stamp.digest,
            setup: &case.log().setup,
            shares: &room.shares,
            keys: &keys,
        };
        let agreed = agreed.digest();
        let case = if room.lies_once(Lie::Dice, 0) { with_loaded_dice(&case) } else { case };
        let mut table = Self { case, people, keys, seal, secret, agreed, told, signatures: Vec::new() };
        table.notes(room, 0);
        table
    }

    /// Does what a person decided, then what bots do. It trusts signatures: the clients look at them.
    pub fn acts(
        &mut self,
        room: &mut LyingRoom,
        person: PersonId,
        (decision, action): (u64, Action),
        signature: Option<Signature>,
    ) -> Result<(), Code> {
        let seat = self.seat_of(person);
        if decision != self.decision() {
            return Err(Code::Stale);
        }
        self.signatures.extend(signature.map(|signature| (decision, signature)));
        let is_hers = person == 1;
        let done = if is_hers { self.another_card(room, action, Lie::CardOfAPerson) } else { action };
        self.does(room, seat, done, Decider::Own)?;
        self.goes_on(room);
        Ok(())
    }

    /// Bots decide, and whoever else does not decide for themselves here.
    fn goes_on(&mut self, room: &mut LyingRoom) {
        while let Some(seat) = self.case.game().actor() {
            let bot = self.case.bot_action().map(|(_, action)| (action, Decider::Bot));
            let is_hers = self.people[seat.index()] == Some(1) && self.decision() >= LULLED;
            let decided = match bot {
                Some((action, by)) => (self.another_card(room, action, Lie::CardOfABot), by),
                None if is_hers && room.lies_once(Lie::Decision, self.decision()) => {
                    (self.case.stand_in_turn(Level::Novice).unwrap().decide().1, Decider::Own)
                }
                None => return,
            };
            self.does(room, seat, decided.0, decided.1).unwrap();
        }
    }

    /// Another card of the question that the same seat holds, where it shows one and lies in that.
    fn another_card(&self, room: &LyingRoom, action: Action, lie: Lie) -> Action {
        let (Action::Show(card), Some(seat)) = (action, self.case.game().actor()) else { return action };
        let view = self.case.game().view(seat);
        let mut may = view.choices.actions(view.edition.cards).into_iter();
        let other = may.find(|other| matches!(other, Action::Show(other) if *other != card));
        other.filter(|_| room.lies_once(lie, self.decision())).unwrap_or(action)
    }

    fn does(&mut self, room: &mut LyingRoom, seat: SeatId, action: Action, by: Decider) -> Result<(), Code> {
        let before = self.case.game().events().len();
        self.case.apply(seat, action).map_err(|_| Code::NotOffered)?;
        room.number += 1;
        let unsigned = self.notes(room, before);
        for person in self.people.clone().into_iter().flatten() {
            let news = CaseNews {
                number: room.number,
                what: CaseNewsKind::Acted { seat, by },
                decision: self.decision(),
                events: self.told[&person][before..].to_vec(),
                view: self.view(person),
                may_take_back: false,
                signature: Some(self.signature(room, person)),
            };
            let news = if person == 0 {
                unsigned.as_ref().map_or(news.clone(), |events| on_the_way(&news, events))
            } else {
                news
            };
            room.tell(person, &FromRoom::News(Box::new(news)));
            if let Some(revealed) = self.revealed(room) {
                room.tell(person, &FromRoom::Verdict(Box::new(revealed)));
            }
        }
        Ok(())
    }

    /// Notes for each person what has happened after so many events, as they are told it. Answers what Ada is told instead
    /// by whoever has not the room's key.
    fn notes(&mut self, room: &LyingRoom, before: usize) -> Option<Vec<Event>> {
        let mut unsigned = None;
        for person in self.people.clone().into_iter().flatten() {
            let seat = self.seat_of(person);
            let new = self.case.game().events()[before..].iter().map(|event| event.seen_by(seat));
            let mut new: Vec<_> = new.collect();
            let false_card = (person == 0).then(|| self.with_false_card(&new)).flatten();
            if let Some(other) = false_card {
                if room.lies_once(Lie::TwoTales, self.decision()) {
                    new = other;
                } else if room.lies_once(Lie::OnTheWay, self.decision()) {
                    unsigned = Some(other);
                }
            }
            self.told.entry(person).or_default().extend(new);
        }
        unsigned
    }

    /// What Ada is told where she was shown a card, with another card of the same question.
    fn with_false_card(&self, new: &[Event]) -> Option<Vec<Event>> {
        let (me, game) = (self.seat_of(0), self.case.game());
        let at = new.iter().position(|event| matches!(event, Event::Shown { to, card: Some(_), .. } if *to == me))?;
        let asked = game.events().iter().rev().find_map(|event| match event {
            Event::Suggested { triple, .. } => Some(*triple),
            _ => None,
        })?;
        let Event::Shown { by, to, card: Some(card) } = new[at] else { return None };
        let asked: Vec<CardId> = game.edition().cards.set(asked).iter().collect();
        let other = asked.into_iter().find(|other| *other != card && !game.truth().hand(me).contains(*other))?;
        let mut told = new.to_vec();
        told[at] = Event::Shown { by, to, card: Some(other) };
        Some(told)
    }

    fn decision(&self) -> u64 {
        self.case.log().actions.len() as u64
    }

    fn seat_of(&self, person: PersonId) -> SeatId {
        let at = self.people.iter().position(|other| *other == Some(person)).unwrap();
        SeatId(u8::try_from(at).unwrap())
    }

    fn view(&self, person: PersonId) -> WrittenView {
        WrittenView::from(self.case.game().view(self.seat_of(person))).split().0
    }

    /// The room's signature under all that it has told a person.
    fn signature(&self, room: &LyingRoom, person: PersonId) -> Signature {
        let seat = self.seat_of(person);
        let chain = Chain::new(&self.agreed, seat).told(&self.told[&person]);
        let place = FeedPlace { room: &room.name, deal: 0, seat };
        room.key.sign(&place.told_digest(room.number, &chain.head(self.decision(), BesideEvents::default())))
    }

    /// The case as a person is told it, and the verdict where it is over.
    pub fn whole(&self, room: &LyingRoom, person: PersonId) -> Vec<FromRoom> {
        let whole = WholeCase {
            number: room.number,
            deal: 0,
            decision: self.decision(),
            theme: ThemeStamp::of(&room.theme),
            arrangement: room.arrangement.clone(),
            seats: self.case.log().seats.clone(),
            people: self.people.clone(),
            seal: self.seal,
            commitment: room.lobby().commitment,
            shares: room.shares.clone(),
            keys: self.keys.clone(),
            stood_in: Vec::new(),
            taken: Vec::new(),
            taken_back: Vec::new(),
            may_take_back: false,
            paused: false,
            view: self.view(person),
            events_before: 0,
            events: self.told[&person].clone(),
            signature: Some(self.signature(room, person)),
        };
        let verdict = self.revealed(room).map(|revealed| FromRoom::Verdict(Box::new(revealed)));
        [FromRoom::Whole(Box::new(whole))].into_iter().chain(verdict).collect()
    }

    /// What it opens: all of it fits together as well as it can.
    fn revealed(&self, room: &LyingRoom) -> Option<Revealed> {
        let log = CaseLog { laid: None, ..self.case.log().clone() };
        (self.case.game().phase() == Phase::Over).then(|| Revealed {
            deal: 0,
            secret: self.secret,
            shares: room.shares.clone(),
            stood_in: Vec::new(),
            stand_in: room.arrangement.stand_in,
            taken: Vec::new(),
            taken_back: Vec::new(),
            keys: self.keys.clone(),
            signatures: self.signatures.clone(),
            record: Record::of_log(log).to_text(),
        })
    }
}

/// The same deal, with dice that fall as high as they can.
fn with_loaded_dice(case: &Case) -> Case {
    let CaseLog { setup, seats, seed, .. } = case.log().clone();
    let (opening, truth) = (case.game().events(), case.game().truth().clone());
    let highest = vec![HIGHEST; case.game().edition().profile.dice.len()];
    let dice = opening.iter().filter_map(|event| match event {
        Event::RolledOff { faces, .. } => Some(faces.clone()),
        _ => None,
    });
    let dice = dice.chain(std::iter::repeat_n(highest, ROLLS)).collect();
    let Event::Opened(opened) = &opening[0] else { panic!("a case is opened first") };
    let weapons = (0..).zip(&opened.weapons).filter_map(|(weapon, room)| Some((WeaponId(weapon), (*room)?))).collect();
    let laid = Laid { truth, first: None, dice, deck: Vec::new(), tokens: Vec::new(), weapons };
    let loaded = Case::laid(case.theme().clone(), setup, seats, Box::new(laid), seed).unwrap();
    assert_eq!(loaded.game().events(), opening, "the deal is the honest one");
    loaded
}

/// What was told, changed by whoever has no key to sign it with.
fn on_the_way(news: &CaseNews, events: &[Event]) -> CaseNews {
    CaseNews { events: events.to_vec(), ..news.clone() }
}

//! The one line that says what is asked of a seat now, or whom it waits for.

use super::{
    Controller,
    inspect::Inspector,
    seat_queries::{deck, doer, followed_effect, left_neighbour, offers},
};
use candlestick_rules::{Choice, Effect, Phase, SeatId};
use candlestick_themes::{Form, MessageKey, key};

impl Inspector<'_> {
    /// What is asked of the seat now, in one sentence without a full stop; else whom it waits for, and for what.
    #[must_use]
    pub fn prompt(&self) -> String {
        match self.view.actor {
            None => self.say(key!("prompt-over")),
            Some(seat) if seat == self.view.me => self.asked_of_me(),
            Some(seat) => self.waited_for(seat),
        }
    }

    /// What somebody else is to decide.
    fn waited_for(&self, seat: SeatId) -> String {
        let key = match self.view.phase {
            Phase::Roll => key!("wait-roll"),
            Phase::ChooseSeat(_) | Phase::Snoop => key!("wait-choose-seat"),
            Phase::NameCard(_) => key!("wait-name-card"),
            Phase::ChooseRoom(_) => key!("wait-choose-room"),
            Phase::ChooseToken(_) => key!("wait-choose-token"),
            Phase::Reveal(_) => key!("wait-reveal"),
            Phase::PassLeft(_) => key!("wait-pass-left"),
            Phase::ShowCard(_) => key!("wait-show-card"),
            Phase::Move => key!("wait-move"),
            Phase::Suggest | Phase::AskAnywhere(_) => key!("wait-suggest"),
            Phase::Refute(_) => key!("wait-answer"),
            Phase::MayDraw(_) => key!("wait-may-draw"),
            Phase::SideCard(_) => key!("wait-side-card"),
            Phase::UsePower(_) | Phase::Watch(_) => key!("wait-card"),
            Phase::Conclude => key!("wait-conclude"),
            Phase::Over => key!("prompt-over"),
        };
        let player = self.seats.get(seat.index());
        let bot = player.is_some_and(|player| matches!(player.controller, Controller::Bot(_)));
        let asker = self.asker();
        let asker = if asker == self.view.me { self.say(key!("prompt-you")) } else { self.short(asker) };
        let [question, _] = self.theme.manner();
        let name = self.short(seat);
        let kind = if bot { "bot" } else { "person" };
        self.with(key, &[("name", (&name).into()), ("kind", kind.into()), ("asker", (&asker).into()), question])
    }

    fn asker(&self) -> SeatId {
        self.view.asker.unwrap_or(self.view.turn_seat)
    }

    /// What the seat is to decide.
    fn asked_of_me(&self) -> String {
        match self.view.phase {
            Phase::Roll => self.say(self.starting()),
            Phase::Move => self.moving(),
            Phase::Suggest => {
                let room = self.view.my_place().room();
                let room = room.map(|room| self.theme.room_phrase(room, Form::In)).unwrap_or_default();
                let may_skip = offers(self.view, &Choice::EndTurn);
                let key = if may_skip { key!("prompt-suggest-or-not") } else { key!("prompt-suggest") };
                self.with(key, &[("in", (&room).into())])
            }
            Phase::Conclude => self.say(self.concluding()),
            Phase::Snoop => self.say(key!("prompt-snoop")),
            Phase::AskAnywhere(_) => self.say(key!("prompt-ask-anywhere")),
            Phase::ChooseRoom(_) => self.say(key!("prompt-choose-room")),
            Phase::ChooseToken(_) => self.say(key!("prompt-choose-token")),
            Phase::MayDraw(_) => self.with(key!("prompt-may-draw"), &deck(self.theme)),
            Phase::SideCard(_) => self.say(key!("prompt-side-card")),
            Phase::NameCard(_) => self.say(key!("prompt-name-card")),
            Phase::ChooseSeat(_) | Phase::UsePower(_) => self.say(self.choosing()),
            Phase::Refute(_) | Phase::ShowCard(_) | Phase::Reveal(_) | Phase::PassLeft(_) | Phase::Watch(_) => {
                self.handing()
            }
            Phase::Over => self.say(key!("prompt-over")),
        }
    }

    /// At the start of a turn: the dice alone, or also something else, or no dice at all.
    fn starting(&self) -> MessageKey {
        let others = self.view.choices.iter();
        let others = others.filter(|choice| !matches!(choice, Choice::Roll | Choice::Accuse | Choice::GiveUp)).count();
        match (offers(self.view, &Choice::Roll), others > 0) {
            (true, false) => key!("prompt-roll"),
            (true, true) => key!("prompt-roll-or"),
            (false, _) => key!("prompt-start"),
        }
    }

    fn moving(&self) -> String {
        let walks = !self.view.choices.destinations().is_empty() || !self.view.choices.vias().is_empty();
        let key = if walks { key!("prompt-move") } else { key!("prompt-move-no-walk") };
        self.with(key, &[("steps", self.view.steps.into())])
    }

    /// At the end of a turn: what else there is beside ending it.
    fn concluding(&self) -> MessageKey {
        let plays = self.view.choices.iter().any(|choice| matches!(choice, Choice::PlayCard(_) | Choice::UsePower(_)));
        match (offers(self.view, &Choice::Accuse), plays) {
            (true, false) => key!("prompt-conclude"),
            (true, true) => key!("prompt-conclude-play"),
            (false, true) => key!("prompt-conclude-only-play"),
            (false, false) => key!("prompt-conclude-only"),
        }
    }

    /// What picking a player or naming a card is for.
    fn choosing(&self) -> MessageKey {
        if self.view.choices.iter().any(|choice| matches!(choice, Choice::NameCard(_))) {
            return key!("prompt-name-card");
        }
        match followed_effect(self.view) {
            Some(Effect::ChosenReveals) => key!("prompt-choose-reveals"),
            Some(Effect::ChosenShows) => key!("prompt-choose-shows"),
            Some(Effect::Peek) => key!("prompt-snoop"),
            _ => key!("prompt-choose-seat"),
        }
    }

    /// Cards that go from hand to hand.
    fn handing(&self) -> String {
        match self.view.phase {
            Phase::Refute(_) => self.refuting(),
            Phase::ShowCard(seat) => {
                let name = doer(self.view).filter(|doer| *doer != seat).unwrap_or(self.view.turn_seat);
                self.with(key!("prompt-show-card"), &[("name", (&self.short(name)).into())])
            }
            Phase::PassLeft(seat) => {
                let left = left_neighbour(self.view, seat);
                self.with(key!("prompt-pass-left"), &[("name", (&self.short(left)).into())])
            }
            Phase::Reveal(_) => self.say(key!("prompt-reveal")),
            _ => {
                let nothing = self.view.choices.0 == [Choice::Decline];
                self.say(if nothing { key!("prompt-watch-nothing") } else { key!("prompt-watch") })
            }
        }
    }

    fn refuting(&self) -> String {
        let name = self.short(self.asker());
        let bluffs = self.view.choices.iter().any(|choice| *choice != Choice::Decline);
        let [_, none] = self.theme.manner();
        match self.showable() {
            0 if bluffs => self.with(key!("prompt-answer-none-or"), &[("name", (&name).into()), none]),
            0 => self.with(key!("prompt-answer-none"), &[("name", (&name).into()), none]),
            cards => self.with(key!("prompt-answer"), &[("name", (&name).into()), ("cards", cards.into())]),
        }
    }

    /// How many cards could be shown.
    fn showable(&self) -> usize {
        let show = |choice: &Choice| if let Choice::Show(cards) = choice { Some(cards.len()) } else { None };
        self.view.choices.iter().find_map(show).unwrap_or(0)
    }
}

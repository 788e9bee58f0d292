//! Lists what is offered to the acting seat in each phase.

use super::{AccuseWhere, Choice, Choices, Effect, EffectTiming, Game, Phase, SeatId};

impl Game {
    pub(super) fn refresh_choices(&mut self) {
        self.choices = Choices(self.list_choices());
    }

    fn list_choices(&self) -> Vec<Choice> {
        let seat = self.turn.seat;
        match self.phase {
            Phase::Roll => self.own_turn(self.start_choices()),
            Phase::Move => self.own_turn(self.moves_and_plays()),
            Phase::Suggest => {
                let mut choices: Vec<_> = self.room_of(seat).map(Choice::Suggest).into_iter().collect();
                choices.extend(self.turn.may_skip.then_some(Choice::EndTurn));
                self.own_turn(choices)
            }
            Phase::Conclude => {
                let mut choices = vec![Choice::EndTurn];
                choices.extend(self.plays(seat, &[EffectTiming::EndOfTurn]));
                self.own_turn(choices)
            }
            Phase::Snoop => vec![Choice::ChooseSeat(self.targets(seat)), Choice::Decline, Choice::GiveUp],
            Phase::Over => Vec::new(),
            _ => self.side_choices(),
        }
    }

    /// What a card, a power or a question asks of a seat.
    fn side_choices(&self) -> Vec<Choice> {
        match self.phase {
            Phase::Refute(seat) => {
                let cards = self.matching(seat);
                let mut choices = vec![if cards.is_empty() { Choice::Decline } else { Choice::Show(cards) }];
                choices.extend(self.plays(seat, &[EffectTiming::WhenRefuting]));
                choices
            }
            Phase::Watch(seat) => {
                let mut choices = self.plays(seat, &[self.shown_timing(seat)]);
                choices.push(Choice::Decline);
                choices
            }
            Phase::MayDraw(_) => vec![Choice::Draw, Choice::Decline],
            Phase::SideCard(seat) => vec![Choice::LookAtSide(self.unseen_sides(seat))],
            Phase::AskAnywhere(_) => vec![Choice::AskAnywhere],
            Phase::ChooseRoom(seat) => vec![Choice::Jump(self.other_rooms(self.token(self.suspect_of(seat))))],
            Phase::ChooseToken(seat) => {
                let effect = self.turn.effect.unwrap_or(Effect::SendToStart);
                vec![Choice::ChooseToken(self.sendable(seat, effect))]
            }
            Phase::ShowCard(seat) => vec![Choice::Show(self.truth.hand(seat))],
            Phase::Reveal(seat) => vec![Choice::Reveal(self.revealable(seat))],
            Phase::PassLeft(seat) => vec![Choice::PassLeft(self.truth.hand(seat))],
            Phase::UsePower(seat) if !matches!(self.turn.effect, Some(Effect::NameAndReveal { .. })) => {
                vec![Choice::ChooseSeat(self.targets(seat))]
            }
            Phase::NameCard(_) | Phase::UsePower(_) => vec![Choice::NameCard(self.nameable())],
            Phase::ChooseSeat(_) => vec![Choice::ChooseSeat(self.targets(self.turn.doer))],
            _ => Vec::new(),
        }
    }

    /// Rolling, and what may be done instead.
    fn start_choices(&self) -> Vec<Choice> {
        let mut choices = vec![Choice::Roll];
        choices.extend(self.instead_of_roll(&choices));
        choices.extend(self.plays(self.turn.seat, &[EffectTiming::InsteadOfRoll, EffectTiming::BeforeMove]));
        choices
    }

    fn moves_and_plays(&self) -> Vec<Choice> {
        let mut choices = self.turn.moves.clone();
        if choices.is_empty() {
            choices.push(Choice::Decline);
        }
        choices.extend(self.plays(self.turn.seat, self.timings_before_move()));
        choices
    }

    /// The cards and the power that a seat can use now.
    fn plays(&self, seat: SeatId, timings: &[EffectTiming]) -> Vec<Choice> {
        let kept = self.playable(seat, timings);
        let cards = (!kept.is_empty()).then_some(Choice::PlayCard(kept));
        cards.into_iter().chain(self.usable_power(seat, timings).map(Choice::UsePower)).collect()
    }

    /// With what one may do at any moment of one's own turn.
    fn own_turn(&self, mut choices: Vec<Choice>) -> Vec<Choice> {
        let anywhere = self.edition.profile.accuse == AccuseWhere::Anywhere;
        if anywhere || self.in_centre(self.turn.seat) {
            choices.push(Choice::Accuse);
        }
        choices.push(Choice::GiveUp);
        choices
    }
}

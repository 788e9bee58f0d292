//! A real table as the view of the seat that looks, so that the notebook, proofs and words of the game serve it.

use std::sync::Arc;

use super::{happening::Happening, real_table::RealTable};
use candlestick_deduction::Holder;
use candlestick_rules::{CardSet, CaseOpening, Choices, Event, Phase, SeatId, SeatView, Setup, SuspectId, View};

impl RealTable {
    /// What the seat has seen by the first happenings: one turn for each. Of the board it tells nothing that was seen:
    /// tokens stand where they start.
    #[must_use]
    pub fn view(&self, happenings: usize) -> View {
        let (edition, start) = (&self.theme.edition, &self.start);
        let happened = &self.happenings[..happenings.min(self.happenings.len())];
        let tokens: Vec<_> =
            (0..edition.cards.suspects).map(|suspect| edition.board.start_place(SuspectId(suspect))).collect();
        let weapons = vec![None; usize::from(edition.cards.weapons)];
        let open = self.open_before(happenings);
        let is_out = |seat: SeatId| open.contains(&seat) || happened.iter().any(|happening| happening.takes_out(seat));
        let seats = self.players.iter().zip(&start.sizes).zip(0..).map(|((player, size), seat)| SeatView {
            suspect: player.suspect,
            hand_size: *size,
            out: is_out(SeatId(seat)),
            open: open.contains(&SeatId(seat)),
            pulled: false,
            kept: 0,
            power: false,
        });
        let revealed = happened.iter().filter_map(|happening| match happening {
            Happening::Revealed { card, .. } => Some(*card),
            _ => None,
        });
        let sides_seen = happened.iter().filter_map(|happening| match happening {
            Happening::Seen { at: Holder::Side(place), .. } => Some(*place),
            _ => None,
        });
        View {
            edition: Arc::clone(edition),
            me: start.me,
            setup: Setup::new(self.players.iter().map(|player| player.suspect).collect()),
            seats: seats.collect(),
            hand: start.hand,
            events: self.events(happened, &tokens),
            tokens,
            weapons,
            room_cards: start.rooms.clone(),
            side_cards: start.side,
            sides_seen: sides_seen.collect(),
            revealed: revealed.collect::<CardSet>().or(start.face_up),
            face_up: start.face_up,
            kept: Vec::new(),
            deck_left: 0,
            deck_gone: vec![0; edition.deck.len()],
            turn_seat: self.asks_next(happenings),
            turn: happened.len() as u32,
            steps: 0,
            question: None,
            asker: None,
            phase: Phase::Conclude,
            actor: None,
            choices: Choices::default(),
            may_give_up: false,
        }
    }

    fn events(&self, happened: &[Happening], tokens: &[candlestick_rules::Place]) -> Vec<Event> {
        let start = &self.start;
        let opened = Event::Opened(Box::new(CaseOpening {
            first: SeatId(0),
            tokens: tokens.to_vec(),
            weapons: vec![None; usize::from(start.cards.weapons)],
            hand_sizes: start.sizes.clone(),
            room_cards: start.rooms.clone(),
            side_cards: start.side,
            face_up: start.face_up,
        }));
        let dealt = |seat| {
            let seat = SeatId(seat);
            Event::Dealt { seat, cards: (seat == start.me).then_some(start.hand) }
        };
        let mut events: Vec<_> = [opened].into_iter().chain((0..start.seats()).map(dealt)).collect();
        for (happening, turn) in happened.iter().zip(1..) {
            events.push(Event::TurnStarted { seat: happening.by().unwrap_or(start.me), turn });
            events.extend(happening.events(start.me));
        }
        events
    }
}

impl Happening {
    /// Whether a seat is out of the race by it.
    fn takes_out(&self, seat: SeatId) -> bool {
        match self {
            Self::Accusation { by, right: false, .. } | Self::Left { by } | Self::Opened { by, .. } => *by == seat,
            _ => false,
        }
    }
}

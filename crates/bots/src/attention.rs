//! Sets how well a bot reasons: which events it notes and which kinds of deduction it can make, the same each time.

use candlestick_deduction::{Fact, Facts, Steps, asked_after, facts_in};
use candlestick_rules::{Event, View};
use serde::{Deserialize, Serialize};

/// Whose "I cannot refute" a player takes note of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoticedUnable {
    /// Nobody's: only cards that it sees.
    Nobody,
    /// Those who could not refute its own questions.
    Own,
    /// Everybody's.
    All,
}

/// What a player makes of a card that one rival shows another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Shown"))]
#[serde(rename_all = "kebab-case")]
pub enum ShownCards {
    /// Nothing.
    Overlooked,
    /// Which card it was, if that is plain at that moment; else it is not thought of again.
    AtOnce,
    /// The same, and "one of these" is kept in mind until it is plain.
    Kept,
}

/// What a player takes note of, and which conclusions it draws from that.
///
/// A player overlooks a whole kind of reasoning, always the same, as people do. Of two that saw the same, the one whose
/// attention is as wide in everything knows at least as much ([`Attention::covers`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attention {
    /// Whose "I cannot refute" it notes.
    pub unable: NoticedUnable,
    /// What it makes of cards that others show each other.
    pub shown: ShownCards,
    /// Whether it counts hands.
    pub hands: bool,
    /// How many conclusions on end it draws, each from the one before.
    pub chain: u16,
}

impl Attention {
    /// Notes everything and goes on until nothing more follows: what [`Reasoning::Plain`](super::Reasoning::Plain) finds.
    pub const ALL: Self = Self { unable: NoticedUnable::All, shown: ShownCards::Kept, hands: true, chain: u16::MAX };

    /// Whether it misses nothing that another gets.
    #[must_use]
    pub fn covers(&self, other: &Self) -> bool {
        self.unable >= other.unable
            && self.shown >= other.shown
            && self.hands >= other.hands
            && self.chain >= other.chain
    }

    /// The simple steps that it takes.
    pub(super) const fn steps(&self) -> Steps {
        Steps { hands: self.hands, rounds: self.chain }
    }

    /// What it took note of.
    pub(super) fn facts(&self, view: &View) -> Facts {
        self.facts_before(view, view.events.len())
    }

    /// What it took note of before an event, by its number.
    pub(super) fn facts_before(&self, view: &View, event: usize) -> Facts {
        let mut facts = Facts::at_start(view);
        let (mut asked, mut mine) = (None, false);
        for event in view.events.iter().take(event) {
            if let Event::Suggested { seat, .. } = event {
                mine = *seat == view.me;
            }
            for fact in facts_in(event, asked) {
                self.note(fact, mine, &mut facts);
            }
            asked = asked_after(event, view.edition.cards, asked);
        }
        facts
    }

    /// Takes note of one statement, if it is of a kind that is noticed.
    fn note(&self, fact: Fact, mine: bool, facts: &mut Facts) {
        let noticed = match fact {
            Fact::HoldsNone(..) => self.unable == NoticedUnable::All || (self.unable == NoticedUnable::Own && mine),
            Fact::HoldsOneOf(seat, cards) => {
                let mut left = cards.iter().filter(|card| facts.may_hold(seat, *card));
                // Also who keeps it in mind: what is plain at once takes no step of the chain.
                if let (Some(card), None, true) = (left.next(), left.next(), self.shown >= ShownCards::AtOnce) {
                    facts.has(seat, card);
                }
                self.shown == ShownCards::Kept
            }
            _ => true,
        };
        if noticed {
            facts.take_in(fact);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use candlestick_deduction::{
        Holder, Knowledge, Possession,
        testing::{case, played, street},
    };
    use candlestick_rules::{CardId, Category, SeatId, Triple};

    const BLINDEST: Attention =
        Attention { unable: NoticedUnable::Nobody, shown: ShownCards::Overlooked, hands: false, chain: 1 };

    fn known(view: &View, attention: Attention) -> Knowledge {
        Knowledge::by_steps(attention.facts(view), attention.steps())
    }

    /// Every cell of the sheet.
    fn cells(view: &View, knowledge: &Knowledge) -> Vec<Possession> {
        let holders = (0..view.seats.len() as u8).map(|seat| Holder::Seat(SeatId(seat))).chain([Holder::CaseFile]);
        let holders: Vec<_> = holders.collect();
        let cards = view.edition.cards.all();
        cards.iter().flat_map(|card| holders.iter().map(move |holder| knowledge.cell(card, *holder))).collect()
    }

    /// What seat 0 of three makes of one card with seat 1, after seat `asker` asked for it with two of seat 0's own, and
    /// seat 1 answered so.
    fn possession_after(attention: Attention, asker: u8, refutation: &Event) -> Possession {
        let (mut view, card, asked) = position();
        view.events.extend([Event::Suggested { seat: SeatId(asker), triple: asked }, refutation.clone()]);
        known(&view, attention).cell(card, Holder::Seat(SeatId(1)))
    }

    /// Seat 0's view, a card that it doesn't hold, and a question for that card and two others of seat 0's own.
    fn position() -> (View, CardId, Triple) {
        let mut dealt = (1..).map(|seed| case(&street(6, 6, 9), 3, false, seed).view(SeatId(0)));
        let asked = |view: View| {
            let cards = view.edition.cards;
            let own = |category| cards.set_of(category).and(view.hand).nth(0);
            let card = cards.set_of(Category::Suspect).without(view.hand).nth(0)?;
            let asked = cards.triple([card, own(Category::Weapon)?, own(Category::Room)?]);
            Some((view, card, asked))
        };
        dealt.find_map(asked).unwrap()
    }

    #[test]
    fn each_kind_of_reasoning_finds_what_it_is_named_for() {
        let passed = Event::CannotRefute { seat: SeatId(1) };
        let shown = Event::Shown { by: SeatId(1), to: SeatId(2), card: None };
        let own = Attention { unable: NoticedUnable::Own, ..BLINDEST };
        let all = Attention { unable: NoticedUnable::All, ..BLINDEST };
        let cells = |event, asker| [BLINDEST, own, all].map(|attention| possession_after(attention, asker, event));
        assert_eq!(cells(&passed, 0), [Possession::Maybe, Possession::No, Possession::No]);
        assert_eq!(cells(&passed, 2), [Possession::Maybe, Possession::Maybe, Possession::No]);
        let seen =
            [ShownCards::Overlooked, ShownCards::AtOnce, ShownCards::Kept].map(|shown| Attention { shown, ..BLINDEST });
        assert_eq!(
            seen.map(|attention| possession_after(attention, 2, &shown)),
            [Possession::Maybe, Possession::Yes, Possession::Yes]
        );
    }

    #[test]
    fn what_is_plain_only_later_is_found_by_those_alone_who_kept_it_in_mind() {
        let (mut view, card, asked) = position();
        let cards = view.edition.cards;
        let [_, _, own] = cards.cards(asked);
        let other = cards.set_of(Category::Weapon).without(view.hand).nth(0).unwrap();
        view.events.push(Event::Suggested { seat: SeatId(2), triple: cards.triple([card, other, own]) });
        view.events.push(Event::Shown { by: SeatId(1), to: SeatId(2), card: None });
        view.events.push(Event::Revealed { by: SeatId(2), card: other });
        let cell = |shown| known(&view, Attention { shown, ..BLINDEST }).cell(card, Holder::Seat(SeatId(1)));
        assert_eq!([ShownCards::AtOnce, ShownCards::Kept].map(cell), [Possession::Maybe, Possession::Yes]);
    }

    fn any_attention() -> impl Strategy<Value = Attention> {
        let unable = prop::sample::select(vec![NoticedUnable::Nobody, NoticedUnable::Own, NoticedUnable::All]);
        let shown = prop::sample::select(vec![ShownCards::Overlooked, ShownCards::AtOnce, ShownCards::Kept]);
        let chain = prop::sample::select(vec![1, 2, 3, u16::MAX]);
        let attention = |(unable, shown, hands, chain)| Attention { unable, shown, hands, chain };
        (unable, shown, any::<bool>(), chain).prop_map(attention)
    }

    /// How many cells one of two attentions knows that a wider one, or exact counting, does not.
    fn lost((one, other): (Attention, Attention), (seed, seats, steps): (u64, u8, u32)) -> usize {
        let more = Attention {
            unable: one.unable.max(other.unable),
            shown: one.shown.max(other.shown),
            hands: one.hands || other.hands,
            chain: one.chain.max(other.chain),
        };
        assert!(more.covers(&one) && more.covers(&other));
        let game = played(&street(4, 3, 5), seats, seed, steps);
        let view = game.view(SeatId(0));
        let all = [one, more, Attention::ALL].map(|attention| cells(&view, &known(&view, attention)));
        let plain = cells(&view, &Knowledge::within(Facts::from_view(&view), 0));
        let exact = cells(&view, &Knowledge::from_view(&view));
        assert_eq!(all[2], plain, "all of it is what plain steps find");
        let pairs = [(&all[0], &all[1]), (&all[1], &all[2]), (&plain, &exact)].into_iter();
        let cells = pairs.flat_map(|(less, more)| less.iter().zip(more));
        cells.filter(|(less, more)| **less != Possession::Maybe && less != more).count()
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn whoever_grasps_more_knows_all_that_is_known_to_whoever_grasps_less(
            attentions in (any_attention(), any_attention()),
            played in (any::<u64>(), 2_u8..5, 0_u32..150),
        ) {
            prop_assert_eq!(lost(attentions, played), 0);
        }
    }

    #[test]
    fn whoever_keeps_in_mind_what_was_shown_sees_at_once_what_is_plain_at_once() {
        let at_once = Attention { shown: ShownCards::AtOnce, hands: true, ..BLINDEST };
        let kept = Attention { shown: ShownCards::Kept, ..at_once };
        assert_eq!(lost((at_once, kept), (1_035_901_528_037_184_556, 4, 34)), 0);
    }
}

//! Checks the extra deck and the powers: what each card does, when, and what it says.

use crate::message;
use std::ops::Range;

use super::{
    DeckLook, SuspectLook,
    cast::{self, DistinctNames, line, needed},
    choice::quoted_choice,
    fault::Report,
    openings::room_named,
    raw::{RawRoom, RawSuspect},
    raw_deck::{EffectLines, RawDeck, RawDeckCard, RawEffect},
    read::nearest,
    spanned::{Spanned, Text, word_of},
};
use candlestick_rules::{DeckCard, Effect, EffectTiming, Extensions, Power, RoomId};

/// Most copies of a deck card, and most cards in the deck.
const MOST_DECK: u32 = 60;
/// Most steps that a card adds.
const MOST_STEPS: u8 = 40;

/// What cards and powers may name.
#[derive(Clone, Copy)]
pub(super) struct DeckContext<'a> {
    /// In room order.
    pub rooms: &'a [&'a Spanned<RawRoom>],
    /// Effects from outside.
    pub extensions: &'a Extensions,
    /// Whether anybody rolls.
    pub dice: bool,
}

/// The kinds of deck cards.
pub(super) fn deck(raw: &RawDeck, known: DeckContext, report: &mut Report) -> (Vec<DeckCard>, Vec<DeckLook>) {
    let mut names = DistinctNames::new("id");
    let mut total = 0;
    let mut deck = Vec::new();
    for item in &raw.cards {
        let card = item.get_ref();
        names.add(&card.id, report);
        let count = card.count.as_ref().map_or(1, |count| *count.get_ref());
        total += u32::from(count);
        if count == 0 || total > MOST_DECK {
            let span = card.count.as_ref().map_or_else(|| item.span(), Spanned::span);
            report.at(&span, message!("check-deck-count", most = MOST_DECK));
        }
        let look = deck_look(item, report);
        if let Some((effect, when)) =
            (Use { span: item.span(), lines: card.lines(), is_power: false }).check(known, report)
        {
            deck.push((DeckCard { count, effect, when }, look));
        }
    }
    deck.into_iter().unzip()
}

fn deck_look(item: &Spanned<RawDeckCard>, report: &mut Report) -> DeckLook {
    let card = item.get_ref();
    let id = cast::id(&card.id, report);
    texts(id, card.title.as_ref(), card.text.as_ref(), &item.span(), report)
}

fn texts(id: String, title: Option<&Text>, text: Option<&Text>, span: &Range<usize>, report: &mut Report) -> DeckLook {
    let title = needed(title, span, "title", "\"Second Wind\"", report);
    let text = needed(text, span, "text", "\"Take another turn.\"", report);
    DeckLook {
        id,
        title: title.map(|text| line(text, 40, report)).unwrap_or_default(),
        text: text.map(|text| line(text, 300, report)).unwrap_or_default(),
    }
}

/// What each suspect can do once a game; their looks get the words for it. Empty where nobody can do anything.
pub(super) fn powers(
    raw: &[Spanned<RawSuspect>],
    looks: &mut [SuspectLook],
    known: DeckContext,
    report: &mut Report,
) -> Vec<Option<Power>> {
    let mut powers = Vec::new();
    for (suspect, look) in raw.iter().zip(looks) {
        let power = suspect.get_ref().power.as_ref();
        powers.push(power.and_then(|item| {
            let (span, raw) = (item.span(), item.get_ref());
            look.power = Some(texts(look.id.clone(), raw.title.as_ref(), raw.text.as_ref(), &span, report));
            let (effect, when) = (Use { span, lines: raw.lines(), is_power: true }).check(known, report)?;
            Some(Power { effect, when })
        }));
    }
    if powers.iter().all(Option::is_none) { Vec::new() } else { powers }
}

/// What a card or power is to do.
struct Use<'a> {
    span: Range<usize>,
    lines: EffectLines<'a>,
    is_power: bool,
}

impl Use<'_> {
    fn check(&self, known: DeckContext, report: &mut Report) -> Option<(Effect, EffectTiming)> {
        let Some(raw) = self.lines.effect else {
            report.missing(
                &self.span,
                "do",
                message!("check-key-missing-such", key = "do", example = "\"extra-turn\""),
            );
            return None;
        };
        let RawEffect(said) = *raw.get_ref();
        self.tell_idle(said, report);
        let effect = self.effect(said, known, report)?;
        Some((effect, self.window(effect, known.dice, report)))
    }

    /// Tells lines that the effect takes nothing from.
    fn tell_idle(&self, said: Effect, report: &mut Report) {
        let lines = [
            ("category", "name-and-reveal", self.lines.category.map(Spanned::span)),
            ("room", "go-to-room", self.lines.room.map(Spanned::span)),
            ("steps", "add-to-roll", self.lines.steps.map(Spanned::span)),
            ("custom", "custom", self.lines.custom.map(Spanned::span)),
        ];
        for (key, owner, span) in lines {
            if let Some(span) = span
                && line_of(said) != Some(key)
            {
                report.at(&span, message!("check-effect-idle", owner = owner, key = key));
            }
        }
    }

    /// The effect with what stands in the line that it takes.
    fn effect(&self, said: Effect, known: DeckContext, report: &mut Report) -> Option<Effect> {
        Some(match said {
            Effect::NameAndReveal { .. } => {
                let Some(category) = self.lines.category else {
                    let message = message!("check-effect-category");
                    report.missing(&self.span, "category", message);
                    return None;
                };
                Effect::NameAndReveal { category: *category.get_ref() }
            }
            Effect::GoToRoom { .. } => Effect::GoToRoom { room: self.named_room(known.rooms, report)? },
            Effect::AddToRoll { .. } => Effect::AddToRoll { steps: self.added_steps(report)? },
            Effect::Custom { .. } => self.outside_effect(known.extensions, report)?,
            whole => whole,
        })
    }

    fn named_room(&self, rooms: &[&Spanned<RawRoom>], report: &mut Report) -> Option<RoomId> {
        let Some(text) = self.lines.room else {
            report.missing(&self.span, "room", message!("check-effect-room"));
            return None;
        };
        let room = room_named(rooms, text, report)?;
        if !rooms[room.index()].get_ref().may_be_in_case_file {
            report.at(&text.span(), message!("check-effect-room-answer"));
        }
        Some(room)
    }

    fn outside_effect(&self, extensions: &Extensions, report: &mut Report) -> Option<Effect> {
        let Some(text) = self.lines.custom else {
            report.missing(&self.span, "custom", message!("check-effect-custom"));
            return None;
        };
        let effect = extensions.named(text.get_ref());
        if effect.is_none() {
            let near = nearest(text.get_ref(), extensions.names());
            let message = match (near, extensions.names().next()) {
                (Some(near), _) => message!("check-outside-near", near = near),
                (None, Some(_)) => message!("check-outside-others"),
                (None, None) => message!("check-outside-none"),
            };
            report.at(&text.span(), message.with("effect", cast::cut(text)));
        }
        effect
    }

    fn added_steps(&self, report: &mut Report) -> Option<u8> {
        let Some(steps) = self.lines.steps else {
            report.missing(&self.span, "steps", message!("check-effect-steps"));
            return None;
        };
        if !(1..=MOST_STEPS).contains(steps.get_ref()) {
            report.at(&steps.span(), message!("check-effect-most-steps", most = MOST_STEPS));
        }
        Some(*steps.get_ref())
    }

    /// When it is used: as written, else the usual moment of its effect.
    fn window(&self, effect: Effect, dice: bool, report: &mut Report) -> EffectTiming {
        // A power is never drawn, and without dice there is no moment after the roll.
        let unrolled = effect == Effect::RollAgain && !dice;
        let may_be = |window: EffectTiming| match window {
            EffectTiming::AtOnce => !self.is_power,
            EffectTiming::AfterRoll => !unrolled,
            _ => true,
        };
        let known: Vec<_> = effect.timings().iter().copied().filter(|window| may_be(*window)).collect();
        let Some(usual) = known.first() else {
            let span = self.lines.effect.map_or_else(|| self.span.clone(), Spanned::span);
            let why = if unrolled { message!("check-power-no-roll") } else { message!("check-power-only-drawn") };
            report.at(&span, why);
            return EffectTiming::AtOnce;
        };
        let Some(when) = self.lines.when else { return *usual };
        if !known.contains(when.get_ref()) {
            let words: Vec<_> = known.iter().copied().map(word_of).collect();
            let not_then = match when.get_ref() {
                EffectTiming::AtOnce if self.is_power => message!("check-when-power"),
                EffectTiming::AfterRoll if unrolled => message!("check-when-no-roll"),
                _ => message!("check-when"),
            };
            report.at(&when.span(), not_then.with("moments", quoted_choice(&words)));
        }
        *when.get_ref()
    }
}

/// The key of the line that an effect takes something from.
const fn line_of(effect: Effect) -> Option<&'static str> {
    match effect {
        Effect::NameAndReveal { .. } => Some("category"),
        Effect::GoToRoom { .. } => Some("room"),
        Effect::AddToRoll { .. } => Some("steps"),
        Effect::Custom { .. } => Some("custom"),
        _ => None,
    }
}

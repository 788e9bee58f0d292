//! Lists every legal decision of a seat as a named control.

use super::{
    control::{CommandTarget, Control, ControlDeed, Field, FieldOption, Group, PickedAction},
    names::NamedThing,
    verb::Verb,
};
use crate::{inspect::Inspector, seat_queries};
use candlestick_rules::{Action, CardId, CardSet, Category, Choice, Phase, RoomId, SuspectId, Triple};
use candlestick_themes::{DeckLook, Form, MessageKey, Phrase, key};

impl Inspector<'_> {
    /// Everything that the seat may do now, each thing once, in the order in which a person thinks of it. Leaving the race
    /// is among it also while others decide.
    #[must_use]
    pub fn controls(&self) -> Vec<Control> {
        let mut controls: Vec<_> = self.view.choices.iter().flat_map(|choice| self.of_choice(choice)).collect();
        let leaves = controls.iter().any(|control| control.verb == Verb::GiveUp);
        if self.view.may_give_up && !leaves {
            controls.push(self.give_up());
        }
        controls.sort_by_key(|control| control.group);
        controls
    }

    /// The controls of one kind of choice.
    fn of_choice(&self, choice: &Choice) -> Vec<Control> {
        match choice {
            Choice::Go(_)
            | Choice::Via(_)
            | Choice::Detour(_)
            | Choice::Passage(_)
            | Choice::SquarePassage(_)
            | Choice::Join(_)
            | Choice::Jump(_)
            | Choice::Stay(_) => self.moves(choice),
            Choice::Roll => vec![self.plain(Group::Start, Verb::Roll, self.say(key!("act-roll")), Action::Roll)],
            Choice::Draw => {
                vec![self.plain(
                    Group::Start,
                    Verb::Draw,
                    self.with(key!("act-draw"), &seat_queries::deck(self.theme)),
                    Action::Draw,
                )]
            }
            Choice::Suggest(_) => {
                let fields = vec![self.field(Category::Suspect), self.field(Category::Weapon)];
                vec![self.form(Group::Question, Verb::Suggest, key!("act-suggest"), fields)]
            }
            Choice::AskAnywhere => vec![self.form(Group::Question, Verb::Suggest, key!("act-suggest"), self.fields())],
            Choice::Accuse => {
                let form = self.form(Group::Accuse, Verb::Accuse, key!("act-accuse-confirm"), self.fields());
                vec![Control { warning: Some(self.say(key!("act-accuse-warning"))), ..form }]
            }
            Choice::GiveUp => vec![self.give_up()],
            Choice::EndTurn => {
                let asks = self.view.phase == Phase::Suggest;
                let label = self.say(if asks { key!("act-ask-nothing") } else { key!("act-end-turn") });
                vec![self.plain(Group::End, Verb::End, label, Action::EndTurn)]
            }
            Choice::Decline => vec![self.decline()],
            Choice::PlayCard(kept) => {
                let named = self.deck_named();
                let kept = named.iter().filter(|card| kept.contains(&card.thing));
                kept.map(|card| self.play(card, Action::PlayCard(card.thing))).collect()
            }
            Choice::UsePower(suspect) => vec![self.power(*suspect)],
            Choice::LookAtSide(places) => places.iter().map(|place| self.side(*place)).collect(),
            Choice::Show(_)
            | Choice::Reveal(_)
            | Choice::PassLeft(_)
            | Choice::NameCard(_)
            | Choice::ChooseSeat(_)
            | Choice::ChooseToken(_) => self.picks(choice),
        }
    }

    /// Cards, players and tokens of which one is picked.
    fn picks(&self, choice: &Choice) -> Vec<Control> {
        match choice {
            Choice::Show(set) => {
                let to = match self.view.phase {
                    Phase::ShowCard(_) => seat_queries::doer(self.view),
                    _ => self.view.asker,
                };
                let to = self.short(to.unwrap_or(self.view.turn_seat));
                self.cards(*set, Group::Refute, Verb::Show, key!("spoken-show"), &to, Action::Show)
            }
            Choice::PassLeft(set) => {
                let to = self.short(seat_queries::left_neighbour(self.view, self.view.me));
                self.cards(*set, Group::Refute, Verb::Show, key!("spoken-show-secretly"), &to, Action::PassLeft)
            }
            Choice::Reveal(set) => {
                self.cards(*set, Group::Refute, Verb::Reveal, key!("spoken-reveal"), "", Action::Reveal)
            }
            Choice::NameCard(set) => {
                self.cards(*set, Group::Pick, Verb::Name, key!("spoken-name"), "", Action::NameCard)
            }
            Choice::ChooseSeat(seats) => {
                let named = self.seats_named().into_iter().filter(|named| seats.contains(&named.thing));
                let one = |named: NamedThing<_>| {
                    let label = self.with(key!("spoken-choose"), &[("name", (&self.short(named.thing)).into())]);
                    named.control(Group::Pick, (Verb::Choose, self.words), label, Action::ChooseSeat(named.thing))
                };
                named.map(one).collect()
            }
            Choice::ChooseToken(tokens) => {
                let named = self.suspects_named().into_iter().filter(|named| tokens.contains(&named.thing));
                let one = |named: NamedThing<_>| {
                    let label =
                        self.with(key!("spoken-send"), &[("suspect", (&self.suspect_name(named.thing)).into())]);
                    named.control(Group::Pick, (Verb::Send, self.words), label, Action::ChooseToken(named.thing))
                };
                named.map(one).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A control for each of some cards.
    fn cards(
        &self,
        set: CardSet,
        group: Group,
        verb: Verb,
        key: MessageKey,
        to: &str,
        action: impl Fn(CardId) -> Action,
    ) -> Vec<Control> {
        let named = self.all_cards_named().into_iter().filter(|named| set.contains(named.thing));
        let one = |named: NamedThing<CardId>| {
            let card = self.theme.card_phrase(named.thing);
            let label = self.with(key, &[("card", (&card).into()), ("name", to.into())]);
            named.control(group, (verb, self.words), label, action(named.thing))
        };
        named.map(one).collect()
    }

    /// A control that is typed as its verb alone.
    pub(super) fn plain(&self, group: Group, verb: Verb, label: String, action: Action) -> Control {
        Control {
            group,
            label,
            command: verb.word(self.words),
            note: None,
            does: ControlDeed::Decide(action),
            warning: None,
            verb,
            target: CommandTarget::default(),
        }
    }

    fn form(&self, group: Group, verb: Verb, label: MessageKey, fields: Vec<Field>) -> Control {
        let label = self.with(label, &self.theme.manner());
        Control { does: ControlDeed::Form(fields), ..self.plain(group, verb, label, Action::EndTurn) }
    }

    fn fields(&self) -> Vec<Field> {
        Category::ALL.iter().map(|category| self.field(*category)).collect()
    }

    fn field(&self, category: Category) -> Field {
        let label = match category {
            Category::Suspect => key!("act-who"),
            Category::Weapon => key!("act-with-what"),
            Category::Room => key!("act-where"),
        };
        let option =
            |named: NamedThing<CardId>| FieldOption { label: named.name, command: named.token, card: named.thing };
        let options = self.cards_named(category).into_iter().map(option).collect();
        Field { label: self.say(label), options }
    }

    fn give_up(&self) -> Control {
        let plain = self.plain(Group::Leave, Verb::GiveUp, self.say(key!("act-give-up-confirm")), Action::GiveUp);
        Control { warning: Some(self.say(key!("act-give-up-warning"))), ..plain }
    }

    /// Saying no, in the words of the moment.
    fn decline(&self) -> Control {
        let (group, key) = match self.view.phase {
            Phase::MayDraw(_) => (Group::End, key!("act-no-draw")),
            Phase::Move => (Group::End, key!("act-no-move")),
            Phase::Snoop => (Group::End, key!("act-no-snoop")),
            Phase::Refute(_) => (Group::Refute, key!("act-have-none")),
            _ => (Group::End, key!("act-let-pass")),
        };
        self.plain(group, Verb::Pass, self.with(key, &self.theme.manner()), Action::Decline)
    }

    fn play(&self, card: &NamedThing<candlestick_rules::DeckCardId>, action: Action) -> Control {
        let look = &self.theme.deck[card.thing.index()];
        let label = self.with(key!("spoken-play"), &[("title", (&look.title).into())]);
        let control = card.control(Group::Cards, (Verb::Play, self.words), label, action);
        Control { note: Some(look.text.clone()), ..control }
    }

    fn power(&self, suspect: SuspectId) -> Control {
        let look: Option<&DeckLook> =
            self.theme.suspects.get(suspect.index()).and_then(|suspect| suspect.power.as_ref());
        let title = look.map_or("", |look| look.title.as_str());
        let label = self.with(key!("spoken-power"), &[("title", title.into())]);
        let note = look.map(|look| look.text.clone());
        Control { note, ..self.plain(Group::Cards, Verb::Power, label, Action::UsePower) }
    }

    fn side(&self, place: u8) -> Control {
        let number = (place + 1).to_string();
        let label = self.with(key!("act-side-card"), &[("place", (place + 1).into())]);
        let plain = self.plain(Group::Pick, Verb::Side, label, Action::LookAtSide(place));
        let command = format!("{} {number}", plain.command);
        let target = CommandTarget { forms: vec![vec![number]], ..CommandTarget::default() };
        Control { command, target, note: Some(self.say(key!("act-side-why"))), ..plain }
    }

    /// Every single action of a control, with its whole command and what it is called.
    #[must_use]
    pub fn picked_actions(&self, control: &Control) -> Vec<PickedAction> {
        let fields = match &control.does {
            ControlDeed::Decide(action) => {
                let Control { label, command, warning, .. } = control.clone();
                return vec![PickedAction { label, command, action: *action, warning }];
            }
            ControlDeed::Form(fields) => fields,
        };
        let mut picks: Vec<Vec<&FieldOption>> = vec![Vec::new()];
        for field in fields {
            let one_more = |pick: &Vec<_>| -> Vec<Vec<_>> {
                field.options.iter().map(|option| pick.iter().copied().chain([option]).collect()).collect()
            };
            picks = picks.iter().flat_map(one_more).collect();
        }
        picks.iter().filter_map(|pick| self.picked(control, pick)).collect()
    }

    /// What comes of a form once a card is picked in each field.
    pub(super) fn picked(&self, control: &Control, pick: &[&FieldOption]) -> Option<PickedAction> {
        let cards: Vec<_> = pick.iter().map(|option| option.card).collect();
        let (action, label) = self.filled(control.verb, &cards)?;
        let words = [control.command.as_str()].into_iter().chain(pick.iter().map(|option| option.command.as_str()));
        let command = words.collect::<Vec<_>>().join(" ");
        Some(PickedAction { label, command, action, warning: control.warning.clone() })
    }

    /// The action of a form, and its sentence.
    fn filled(&self, verb: Verb, picked: &[CardId]) -> Option<(Action, String)> {
        let cards = self.view.edition.cards;
        let n = |card: CardId| cards.index_in_category(card) as u8;
        let here = self.view.choices.iter().find_map(|choice| match choice {
            Choice::Suggest(room) => Some(*room),
            _ => None,
        });
        let [suspect, weapon, rest @ ..] = picked else { return None };
        let (suspect, weapon) = (SuspectId(n(*suspect)), candlestick_rules::WeaponId(n(*weapon)));
        let room = rest.first().map(|room| RoomId(n(*room))).or(here)?;
        let triple = Triple { suspect, weapon, room };
        let (action, key) = match (verb, rest.is_empty()) {
            (Verb::Accuse, _) => (Action::Accuse(triple), key!("act-accuse-sentence")),
            (_, true) => (Action::Suggest { suspect, weapon }, key!("act-suggest-sentence")),
            (_, false) => (Action::AskAnywhere(triple), key!("act-suggest-sentence")),
        };
        Some((action, self.theme.triple_told(self.words, key, triple, &[])))
    }

    /// The room in which one asks now, where one does; its phrase.
    pub(super) fn asking_room(&self) -> Option<(RoomId, Phrase)> {
        let room = self.view.choices.iter().find_map(|choice| match choice {
            Choice::Suggest(room) => Some(*room),
            _ => None,
        })?;
        Some((room, self.theme.room_phrase(room, Form::The)))
    }
}

impl<T> NamedThing<T> {
    /// A control whose command names this after its verb.
    pub(super) fn control(
        &self,
        group: Group,
        (verb, words): (Verb, &candlestick_themes::Words),
        label: String,
        action: Action,
    ) -> Control {
        Control {
            group,
            label,
            command: format!("{} {}", verb.word(words), self.token),
            note: None,
            does: ControlDeed::Decide(action),
            warning: None,
            verb,
            target: CommandTarget { forms: self.forms.clone(), ..CommandTarget::default() },
        }
    }
}

//! The people of a room who have a chair (a seat of their own): name, suspect, and digests of what opens the chair.

use candlestick_rules::SuspectId;

use crate::{
    digest::{ChairToken, Digest},
    protocol::{PersonId, PersonTold},
};

/// Somebody with a chair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Person {
    pub(super) number: PersonId,
    pub(super) name: String,
    pub(super) suspect: SuspectId,
    /// The digest of what opens the chair.
    pub(super) token: Digest,
    /// The digests of what opens it too: the host has given it to this person again, who had lost their link.
    pub(super) more: Vec<Digest>,
    /// Sent away while a case is played: a bot has the chair until its end.
    pub(super) gone: bool,
}

impl Person {
    /// Somebody who sits down.
    pub(super) const fn new(number: PersonId, name: String, suspect: SuspectId, token: Digest) -> Self {
        Self { number, name, suspect, token, more: Vec::new(), gone: false }
    }

    fn tokens(&self) -> impl Iterator<Item = &Digest> {
        std::iter::once(&self.token).chain(&self.more)
    }
}

/// Everybody with a chair, in the order they sat down.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct People(pub(super) Vec<Person>);

impl People {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Person> {
        self.0.iter()
    }

    /// Somebody who was not sent away.
    pub(super) fn get(&self, number: PersonId) -> Option<&Person> {
        self.iter().find(|person| person.number == number && !person.gone)
    }

    pub(super) fn get_mut(&mut self, number: PersonId) -> Option<&mut Person> {
        self.0.iter_mut().find(|person| person.number == number)
    }

    /// Whose chair a token opens. Every digest is looked at, so that time tells nothing.
    pub(super) fn opened_by(&self, token: &ChairToken) -> Option<PersonId> {
        let digest = token.digest();
        self.iter().fold(None, |found, person| {
            let opens = person.tokens().fold(false, |opens, token| opens | token.same(&digest)) && !person.gone;
            if opens { Some(person.number) } else { found }
        })
    }

    /// Who has a suspect.
    pub(super) fn of_suspect(&self, suspect: SuspectId) -> Option<&Person> {
        self.iter().find(|person| person.suspect == suspect)
    }

    pub(super) fn remove(&mut self, number: PersonId) {
        self.0.retain(|person| person.number != number);
    }

    pub(super) fn for_lobby(&self) -> Vec<PersonTold> {
        let told =
            |person: &Person| PersonTold { person: person.number, name: person.name.clone(), suspect: person.suspect };
        self.iter().map(told).collect()
    }
}

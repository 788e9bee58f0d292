//! Seats people at this device: takes a chair by the name that is typed, moves to another one, leaves it.

use super::{entropy, params::Together, sentences};
use candlestick_online::{
    Link,
    audit::Pledges,
    protocol::{Deed, MAX_NAME, PersonId, fits_name},
};
use candlestick_rules::SuspectId;
use candlestick_themes::{Words, key};

/// A name as it is typed, or where nothing is, the one that a person of that number has on one device; none where it
/// cannot be one.
fn typed_name(typed: &str, number: usize, words: &Words) -> Option<String> {
    let typed: String = typed.trim().chars().take(MAX_NAME).collect();
    let name = if typed.is_empty() { words.with(key!("setup-person-name"), &[("n", number.into())]) } else { typed };
    fits_name(&name).then_some(name)
}

impl Together<'_> {
    /// One's name as it is typed; told where it cannot be one.
    pub(super) fn name(&mut self, number: usize) -> Option<String> {
        let Some(name) = typed_name(&self.state.name, number, &self.lobby.words.0) else {
            self.tell_bad_name();
            return None;
        };
        self.state.name.clone_from(&name);
        Some(name)
    }

    fn tell_bad_name(&mut self) {
        let told = self.lobby.words.0.with(key!("together-refused"), &[("code", "bad-name".into())]);
        self.state.told = Some(told);
    }

    /// Takes a chair, or another one.
    pub(super) fn sit(&mut self, suspect: Option<SuspectId>) {
        let people = self.at_hand.get().map_or(0, |room| match (room.own.client.lobby(), room.own.client.table()) {
            (Some(lobby), _) => lobby.people.len(),
            (None, Some(table)) => table.people().iter().flatten().count(),
            (None, None) => 0,
        });
        let Some(name) = self.name(people + 1) else { return };
        self.state.told = None;
        if let Some(room) = self.at_hand.get_mut() {
            room.own.sit(name, suspect, self.tasks.signal());
        }
    }

    /// Leaves one's chair; somebody else here goes on with the room.
    pub(super) fn stand(&mut self) {
        self.ask(Deed::Stand);
        self.state.chair = None;
        if let Some(room) = self.at_hand.get_mut() {
            room.pass_on();
        }
    }

    /// Somebody else sits down at this device.
    pub(super) fn sit_beside(&mut self) {
        let Some(room) = self.at_hand.get_mut() else { return };
        let Some(entropy) = entropy::drawn() else { return };
        let people = room.own.client.lobby().map_or(0, |lobby| lobby.people.len());
        let Some(name) = typed_name(&self.state.beside, people + 1, &self.lobby.words.0) else {
            return self.tell_bad_name();
        };
        let link = Link::invitation(&room.own.client.link().room);
        let one = room.comes_beside(link, Pledges::default(), entropy, &self.lobby.themes);
        one.begin(self.tasks.signal());
        one.sit(name, None, self.tasks.signal());
        self.state.beside.clear();
    }

    /// Somebody else at this device sits down on another suspect.
    pub(super) fn move_beside(&mut self, person: PersonId, suspect: SuspectId) {
        let Some(room) = self.at_hand.get_mut() else { return };
        let name = sentences::name_of(room, person);
        if let Some(one) = room.beside.iter_mut().find(|one| one.is(person)) {
            one.sit(name, Some(suspect), self.tasks.signal());
        }
    }

    /// Somebody else at this device leaves their chair.
    pub(super) fn stand_beside(&mut self, person: PersonId) {
        let beside = self.at_hand.get_mut().into_iter().flat_map(|room| &mut room.beside);
        for one in beside.filter(|one| one.is(person)) {
            one.ask(Deed::Stand, self.tasks.signal());
        }
    }

    /// Asks for the chair of somebody who is away, as one's own.
    pub(super) fn claim(&mut self, person: PersonId) {
        if let Some(room) = self.at_hand.get_mut() {
            room.own.claim(person, self.tasks.signal());
        }
    }
}

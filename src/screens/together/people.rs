//! Shows who sits in the room: their names, suspects and whether they are here.

use bevy_egui::egui::{Context, Id, Label, Response, RichText, Sense, Ui, Vec2};

use super::{
    aloud,
    bot_levels::is_free,
    parts::{TogetherScreen, why},
    room::JoinedRoom,
    sentences,
    state::{TogetherChoice, TogetherState},
};
use crate::ui::{
    button_of, live,
    scale::Size,
    style::{body, mix},
    widgets::{
        Button, ButtonKind, DialogFoot, dialog, disc, focus_ring, heading, icon_button, line, subheading, switch, tip,
        told_first,
    },
};
use candlestick_online::{
    protocol::{Lobby, MAX_NAME, PersonId},
    words_of_key,
};
use candlestick_rules::SuspectId;
use candlestick_themes::{Theme, key, list_of, palette};

/// Somebody at the table, a person or a bot.
struct Seated<'a> {
    person: Option<PersonId>,
    name: &'a str,
    suspect: SuspectId,
}

/// Asks the host whether somebody is really to be sent away, while that is open.
pub(super) fn sending_away(
    ctx: &Context,
    room: &JoinedRoom,
    state: &TogetherState,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let person = state.kicking?;
    let name = sentences::name_of(room, person);
    let values = [("name", (&name).into())];
    // Who has gone meanwhile, or may not be sent away any more, is spared.
    if name.is_empty() || !room.me().is_some_and(|(_, host)| host) {
        return Some(TogetherChoice::Spare);
    }
    let words = shared.words;
    let shown = dialog(ctx, Id::new("sending-away"), (360.0, true), |ui| {
        heading(ui, &words.with(key!("together-kick-title"), &values));
        let ends = room.own.client.is_undealt();
        let foot = DialogFoot::of(ui);
        foot.list(ui).show(ui, |ui| {
            why(ui, &words.say(if ends { key!("together-kick-blind") } else { key!("together-kick-warning") }));
        });
        foot.show(ui, |ui| {
            ui.add_space(6.0);
            let text = words.with(key!("together-kick"), &values);
            let yes = Button::new(&text).kind(ButtonKind::Danger).icon(shared.art.icon("cross")).wide().show(ui);
            shared.targets.mark("together.kick.confirm", &yes);
            let no = Button::new(&words.say(key!("act-cancel"))).wide().show(ui);
            shared.targets.mark("together.kick.cancel", &no);
            let kicks = yes.clicked().then_some(TogetherChoice::Kick(person));
            kicks.or_else(|| no.clicked().then_some(TogetherChoice::Spare))
        })
    });
    let left = shown.should_close().then_some(TogetherChoice::Spare);
    shown.inner.or(left)
}

/// Shows everybody; the host can send others away.
pub(super) fn show(ui: &mut Ui, room: &JoinedRoom, theme: &Theme, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let mut chosen = claims(ui, room, shared);
    subheading(ui, &shared.words.say(key!("together-people")));
    for seated in seated(room) {
        chosen = row(ui, room, &seated, theme, shared).or(chosen);
    }
    if let (Some(_), Some(host)) = (room.own.client.claimed(), room.own.client.presence().host) {
        let (host, words) = (sentences::name_of(room, host), words_of_key(&room.own.client.key()));
        let values = [("host", (&host).into()), ("words", (&words).into())];
        live::polite(&aloud::line(ui, &shared.words.with(key!("together-claim-asked"), &values)));
    }
    if room.has_table() {
        why(ui, &shared.words.say(key!("together-table-here")));
        let mut sees = !room.is_far;
        let pressed = switch(ui, &mut sees, &shared.words.say(key!("together-table-seen")));
        shared.targets.mark("together.sees-table", &pressed);
        chosen = pressed.changed().then_some(TogetherChoice::SeesTable(sees)).or(chosen);
    }
    let watchers = room.own.client.presence().watchers;
    if watchers > 0 {
        why(ui, &shared.words.with(key!("together-watchers"), &[("count", watchers.into())]));
    }
    chosen
}

/// Who asks the host for a chair that is theirs, whose link they have lost; nothing for anybody else, and while a closed case
/// lies there, which is held against the keys of those who played it.
fn claims(ui: &mut Ui, room: &JoinedRoom, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let (words, mut chosen) = (shared.words, None);
    for asks in sentences::asking(room) {
        let (name, said_by) = (sentences::name_of(room, asks.person), words_of_key(&asks.key));
        let name = [("name", (&name).into())];
        subheading(ui, &words.with(key!("together-claim-title"), &name));
        why(ui, &words.with(key!("together-claim-words"), &[("words", (&said_by).into())]));
        let text = words.with(key!("together-claim-give"), &name);
        let give = Button::new(&text).icon(shared.art.icon("person")).wide().show(ui);
        shared.targets.mark(format!("together.give.{}", asks.person), &give);
        let text = words.with(key!("together-claim-deny"), &name);
        let deny = Button::new(&text).icon(shared.art.icon("cross")).wide().show(ui);
        shared.targets.mark(format!("together.deny.{}", asks.person), &deny);
        ui.add_space(6.0);
        let given = give.clicked().then_some(TogetherChoice::Give(asks.person, asks.key));
        chosen = given.or(deny.clicked().then_some(TogetherChoice::Deny(asks.key))).or(chosen);
    }
    chosen
}

/// One's name, to be typed.
pub(super) fn name(ui: &mut Ui, state: &mut TogetherState, shared: &TogetherScreen) -> Response {
    subheading(ui, &shared.words.say(key!("together-name")));
    let hint = shared.words.say(key!("together-name-hint"));
    let typed = line(ui, &mut state.name, &hint, MAX_NAME);
    shared.targets.mark("together.name", &typed);
    typed
}

/// Those of the lobby, or of the case.
fn seated(room: &JoinedRoom) -> Vec<Seated<'_>> {
    if let Some(lobby) = room.own.client.lobby() {
        let people =
            lobby.people.iter().map(|one| Seated { person: Some(one.person), name: &one.name, suspect: one.suspect });
        let bots = lobby.arrangement.bots.iter();
        let bots = bots.map(|bot| Seated { person: None, name: &bot.name, suspect: bot.suspect });
        return people.chain(bots).collect();
    }
    let Some(table) = room.own.client.table() else { return Vec::new() };
    let seats = table.seats().iter().zip(table.people()).zip(&table.own_view().setup.seats);
    seats.map(|((seat, person), suspect)| Seated { person: *person, name: &seat.name, suspect: *suspect }).collect()
}

fn row(
    ui: &mut Ui,
    room: &JoinedRoom,
    seated: &Seated,
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let (words, me) = (shared.words, room.me());
    let here = seated.person.is_none_or(|person| !room.away.contains_key(&person));
    let side = ui.spacing().interact_size.y;
    let mut chosen = None;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        let rim = match seated.person {
            Some(_) if here => palette::CANDLE.into(),
            Some(_) => palette::SMOKE.into(),
            None => mix(palette::BRASS, palette::WALNUT, 0.3),
        };
        disc(ui.painter(), theme, shared.art, seated.suspect, rect.center(), side / 2.0 - 2.0, rim);
        let kick = seated.person.filter(|person| may_be_sent_away(room, *person) && me.is_some_and(|(_, host)| host));
        let says = |ui: &mut Ui| {
            let ink = if here { palette::PARCHMENT } else { palette::ASH };
            let text = RichText::new(said(room, seated, theme, shared)).font(body(Size::TEXT)).color(ink);
            ui.horizontal(|ui| ui.add(Label::new(text).wrap()));
        };
        let named = |key| {
            let text = words.say(key);
            let read = button_of(words, &text, seated.name);
            (text, read)
        };
        let take = may_be_taken(room, seated).then(|| named(key!("together-take")));
        let take = take.as_ref().map(|(text, read)| Button::new(text).read_as(read));
        let claimed = seated.person.filter(|person| may_be_claimed(room, *person));
        let claim = claimed.map(|person| (person, named(key!("together-claim"))));
        let claim = claim.as_ref().map(|(person, (text, read))| (*person, Button::new(text).read_as(read)));
        let buttons = take.into_iter().chain(claim.map(|(_, claim)| claim));
        let widths = buttons.map(|button| button.natural_width(ui)).chain(kick.map(|_| side));
        let gap = ui.spacing().item_spacing.x;
        let end = widths.map(|width| width + gap).sum::<f32>() - gap;
        told_first(ui, end, says, |ui| {
            if let Some((person, claim)) = claim {
                let response = claim.show(ui);
                shared.targets.mark(format!("together.claim.{person}"), &response);
                chosen = response.clicked().then_some(TogetherChoice::Claim(person)).or(chosen.take());
            }
            if let Some(take) = take {
                let response = take.show(ui);
                shared.targets.mark(format!("together.take.{}", seated.suspect.0), &response);
                chosen = response.clicked().then_some(TogetherChoice::Sit(Some(seated.suspect))).or(chosen.take());
            }
            if let Some(person) = kick {
                let text = words.with(key!("together-kick"), &[("name", seated.name.into())]);
                let response = icon_button(ui, shared.art.icon("cross"), &text);
                shared.targets.mark(format!("together.kick.{person}"), &response);
                chosen = response.clicked().then_some(TogetherChoice::AskToKick(person)).or(chosen.take());
            }
        });
    });
    chosen
}

/// Whether somebody can be sent away: nobody of this device, and whoever opened the room only where a case ends by nothing
/// else.
fn may_be_sent_away(room: &JoinedRoom, person: PersonId) -> bool {
    !room.is_here(person) && (person != 0 || room.own.client.is_undealt())
}

/// Whether one can ask for somebody's chair as one's own: one has none, they are away, and somebody is here to be asked. Where
/// nobody deals a chair opens to its own link alone.
fn may_be_claimed(room: &JoinedRoom, person: PersonId) -> bool {
    let client = &room.own.client;
    let is_free = client.you().is_none() && !room.is_table() && room.is_open() && client.claimed().is_none();
    let people = &client.presence().people;
    let is_away = people.iter().any(|one| one.person == person && !one.gone && one.away_since.is_some());
    is_free && is_away && !client.is_undealt() && people.iter().any(|one| one.away_since.is_none())
}

/// Whether the chair of a bot can be one's own: a case goes on, and one only watches it.
fn may_be_taken(room: &JoinedRoom, seated: &Seated) -> bool {
    let goes_on = room.own.client.table().is_some_and(|table| !table.is_over());
    goes_on && seated.person.is_none() && room.may_take_chair()
}

/// "Ada: Miss Scarlett (you, host)".
fn said(room: &JoinedRoom, seated: &Seated, theme: &Theme, shared: &TogetherScreen) -> String {
    let words = shared.words;
    let Some(suspect) = theme.suspects.get(seated.suspect.index()) else { return seated.name.to_owned() };
    let key = if seated.person.is_some() { key!("together-person") } else { key!("together-bot") };
    let text = words.with(key, &[("name", seated.name.into()), ("suspect", (&suspect.name).into())]);
    let mut more = Vec::new();
    if let Some(person) = seated.person {
        if room.own.client.you() == Some(person) {
            more.push(words.say(key!("together-you")));
        } else if room.is_here(person) {
            more.push(words.say(key!("together-beside-you")));
        }
        if room.own.client.presence().host == Some(person) {
            more.push(words.say(key!("together-host")));
        }
        if room.away.contains_key(&person) {
            more.push(words.say(key!("together-is-away")));
        }
    }
    if more.is_empty() {
        return text;
    }
    let what = list_of(&more, words);
    words.with(key!("together-with"), &[("who", (&text).into()), ("what", (&what).into())])
}

/// Suspects whose chairs are free, and the one that somebody at this device has, for them to sit on.
pub(super) fn suspects(
    ui: &mut Ui,
    lobby: &Lobby,
    (mine, target): (Option<PersonId>, &str),
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<SuspectId> {
    let others = lobby.people.iter().filter(|one| Some(one.person) != mine);
    let others: Vec<_> = others.map(|one| one.suspect).collect();
    let own = lobby.people.iter().find(|one| Some(one.person) == mine).map(|one| one.suspect);
    let mut chosen = None;
    let side = ui.spacing().interact_size.y.max(44.0);
    ui.horizontal_wrapped(|ui| {
        for (n, look) in theme.suspects.iter().enumerate() {
            let suspect = SuspectId(u8::try_from(n).unwrap_or(u8::MAX));
            if !is_free(suspect, &others, &lobby.arrangement.bots) {
                continue;
            }
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let is_own = own == Some(suspect);
            let lit = is_own || response.hovered();
            let rim = if lit { palette::CANDLE.into() } else { mix(palette::BRASS, palette::WALNUT, 0.4) };
            disc(ui.painter(), theme, shared.art, suspect, rect.center(), side / 2.0 - 3.0, rim);
            focus_ring(ui, &response, side / 2.0);
            response.widget_info(|| {
                let kind = bevy_egui::egui::WidgetType::SelectableLabel;
                bevy_egui::egui::WidgetInfo::selected(kind, true, is_own, look.name.to_string())
            });
            shared.targets.mark(format!("{target}.{n}"), &response);
            let response = tip(response, look.name.to_string());
            chosen = response.clicked().then_some(suspect).or(chosen.take());
        }
    });
    chosen
}

/// For how long somebody is away, for each who is.
pub(super) fn away(ui: &mut Ui, room: &JoinedRoom, shared: &TogetherScreen) {
    for (person, span) in room.missed(None) {
        why(ui, &sentences::away_for(room, person, span, shared.words));
    }
}

//! Checks names, marks, colours and pictures of the cast: raw suspects, weapons and rooms in, looks out.

use std::{collections::BTreeMap, ops::Range};

use super::{
    Colour, Floor, NameForms, RoomLook, SquareLook, SuspectLook, WeaponLook,
    fault::Report,
    furniture::furniture,
    letters::{code_point, deceptive, has_no_width, is_bidi_control, named, remark},
    message,
    raw::{RawGround, RawRoom, RawSquare, RawSuspect, RawWeapon},
    spanned::{Spanned, Text},
};

/// Longest name of anything.
pub(super) const MOST_NAME: usize = 40;
/// Longest short name of a suspect.
pub(super) const MOST_SHORT: usize = 16;
/// Longest paragraph text.
const MOST_TEXT: usize = 4000;

/// Names that must differ, with a word for what they are.
pub(super) struct DistinctNames<'a> {
    what: &'static str,
    seen: BTreeMap<String, &'a str>,
}

impl<'a> DistinctNames<'a> {
    pub(super) const fn new(what: &'static str) -> Self {
        Self { what, seen: BTreeMap::new() }
    }

    /// Tells a name that was there before, capitals or not.
    pub(super) fn add(&mut self, name: &'a Text, report: &mut Report) {
        if let Some(other) = self.seen.insert(name.get_ref().to_lowercase(), name.get_ref()) {
            let message = match (self.what, other == name.get_ref()) {
                ("mark", true) => message!("check-mark-taken"),
                ("mark", false) => message!("check-mark-taken-as", other = other),
                (_, true) => message!("check-id-taken"),
                (_, false) => message!("check-id-taken-as", other = other),
            };
            report.at(&name.span(), message.with("name", cut(name)));
        }
    }
}

/// A text as it can be quoted in a message.
pub(super) fn cut(text: &Text) -> String {
    text.get_ref().chars().take(MOST_NAME).collect()
}

/// Checks an id.
pub(super) fn id(text: &Text, report: &mut Report) -> String {
    let id = text.get_ref();
    let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if id.is_empty() || id.len() > MOST_NAME || !id.bytes().all(known) {
        let remark = deceptive(id).map(|sign| message!("check-id-sign", sign = named(sign)));
        report.at(&text.span(), message!("check-id", remark = remark));
    }
    id.clone()
}

/// Checks a text of one line.
pub(super) fn line(text: &Text, most: usize, report: &mut Report) -> String {
    let line = text.get_ref().trim();
    let length = line.chars().count();
    if length == 0 {
        report.at(&text.span(), message!("check-text-empty"));
    } else if length > most {
        report.at(&text.span(), message!("check-text-long", length = length, most = most));
    }
    if let Some(sign) = line.chars().find(|c| c.is_control() || is_bidi_control(*c)) {
        let code = code_point(sign);
        let message = message!("check-text-control", code = code);
        report.at(&text.span(), message);
    }
    tell_unseen(text, report);
    line.into()
}

/// A text of several paragraphs.
pub(super) fn paragraphs(text: &Text, report: &mut Report) -> String {
    let paragraphs = text.get_ref().trim();
    let length = paragraphs.chars().count();
    if length == 0 || length > MOST_TEXT {
        report.at(&text.span(), message!("check-paragraphs-long", length = length, most = MOST_TEXT));
    }
    if let Some(bad) = paragraphs.chars().find(|c| *c != '\n' && (c.is_control() || is_bidi_control(*c))) {
        let message = message!("check-paragraphs-control", text = cut(text), code = code_point(bad));
        report.at(&text.span(), message);
    }
    tell_unseen(text, report);
    paragraphs.into()
}

/// Tells a sign that nobody sees: two names would look the same.
pub(super) fn tell_unseen(text: &Text, report: &mut Report) {
    if let Some(sign) = text.get_ref().chars().find(|c| has_no_width(*c)) {
        let code = code_point(sign);
        report.at(&text.span(), message!("check-text-unseen", code = code));
    }
}

/// A text that must be there: `what` names its owner.
pub(super) fn needed<'a>(
    text: Option<&'a Text>,
    owner: &Range<usize>,
    key: &str,
    example: &str,
    report: &mut Report,
) -> Option<&'a Text> {
    if text.is_none() {
        report.missing(owner, key, message!("check-key-missing-such", key = key, example = example));
    }
    text
}

fn name(text: Option<&Text>, owner: &Range<usize>, report: &mut Report) -> String {
    needed(text, owner, "name", "\"Miss Scarlett\"", report)
        .map(|text| line(text, MOST_NAME, report))
        .unwrap_or_default()
}

fn article(text: Option<&Text>, usual: &str, report: &mut Report) -> String {
    match text {
        Some(text) if text.get_ref().is_empty() => String::new(),
        Some(text) => line(text, 10, report),
        None => usual.into(),
    }
}

/// Checks what stands before an article: "in", "with".
fn preposition(text: Option<&Text>, usual: &str, report: &mut Report) -> String {
    text.map_or_else(|| usual.into(), |text| line(text, 10, report))
}

/// Checks a piece of ground.
pub(super) fn ground(raw: &Spanned<RawGround>, report: &mut Report) -> (Floor, Colour) {
    let (span, raw) = (raw.span(), raw.get_ref());
    (raw.floor.unwrap_or_default(), colour(raw.colour.as_ref(), &span, report))
}

pub(super) fn colour(text: Option<&Text>, owner: &Range<usize>, report: &mut Report) -> Colour {
    let grey = Colour([128; 3]);
    let Some(text) = needed(text, owner, "colour", "\"#c8323c\"", report) else { return grey };
    Colour::from_hex(text.get_ref()).unwrap_or_else(|| {
        let message = message!("check-colour", colour = cut(text));
        report.at(&text.span(), message);
        grey
    })
}

/// The picture's path below the assets folder: as given, else by the id.
fn picture(text: Option<&Text>, theme: &str, kind: &str, id: &str, report: &mut Report) -> String {
    let usual = || format!("themes/{theme}/pictures/{kind}/{id}.png");
    text.map_or_else(usual, |text| own_picture(text, theme, report))
}

/// The path below the assets folder of a picture in the theme's own.
pub(super) fn own_picture(text: &Text, theme: &str, report: &mut Report) -> String {
    let path = text.get_ref();
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let sound = |part: &str| !part.is_empty() && !part.starts_with('.') && part.chars().all(plain);
    let is_path = |path: &str| path.len() <= 120 && path.ends_with(".png") && path.split('/').all(sound);
    let slashed = path.replace('\\', "/");
    if is_path(&slashed) && slashed != *path {
        report.at(&text.span(), message!("check-path-slash", path = slashed));
    } else if !is_path(path) {
        let message = message!("check-path");
        report.at(&text.span(), message);
    }
    format!("themes/{theme}/{path}")
}

fn mark(text: Option<&Text>, owner: &Range<usize>, report: &mut Report) -> String {
    let Some(text) = needed(text, owner, "mark", "\"S\"", report) else { return String::new() };
    let letters = text.get_ref().chars().count();
    if !(1..=2).contains(&letters) || !text.get_ref().chars().all(char::is_alphanumeric) {
        let (mark, remark) = (cut(text), remark(text.get_ref()));
        report.at(&text.span(), message!("check-mark", mark = mark, remark = remark));
    }
    text.get_ref().clone()
}

pub(super) fn suspects(raw: &[Spanned<RawSuspect>], theme: &str, report: &mut Report) -> Vec<SuspectLook> {
    let mut marks = DistinctNames::new("mark");
    let looks = raw.iter().map(|item| {
        let (span, raw) = (item.span(), item.get_ref());
        if let Some(mark) = &raw.mark {
            marks.add(mark, report);
        }
        let id = id(&raw.id, report);
        let name = name(raw.name.as_ref(), &span, report);
        SuspectLook {
            short: raw.short.as_ref().map_or_else(|| name.clone(), |text| line(text, MOST_SHORT, report)),
            forms: NameForms::english(&name, &article(raw.article.as_ref(), "", report)).into(),
            mark: mark(raw.mark.as_ref(), &span, report),
            colour: colour(raw.colour.as_ref(), &span, report),
            picture: picture(raw.picture.as_ref(), theme, "suspects", &id, report),
            power: None,
            id,
            name,
        }
    });
    looks.collect()
}

pub(super) fn weapons(raw: &[Spanned<RawWeapon>], theme: &str, report: &mut Report) -> Vec<WeaponLook> {
    let looks = raw.iter().map(|item| {
        let (span, raw) = (item.span(), item.get_ref());
        let id = id(&raw.id, report);
        let name = name(raw.name.as_ref(), &span, report);
        let the = NameForms::english(&name, &article(raw.article.as_ref(), "the", report));
        WeaponLook {
            forms: the.and("with", &preposition(raw.preposition.as_ref(), "with", report)).into(),
            name,
            picture: picture(raw.picture.as_ref(), theme, "weapons", &id, report),
            verb: raw.verb.as_ref().map(|text| line(text, MOST_NAME, report)),
            verb_ing: raw.verb_ing.as_ref().map(|text| line(text, MOST_NAME, report)),
            id,
        }
    });
    looks.collect()
}

pub(super) fn rooms(raw: &[&Spanned<RawRoom>], theme: &str, report: &mut Report) -> Vec<RoomLook> {
    let looks = raw.iter().map(|item| {
        let (span, raw) = (item.span(), item.get_ref());
        let id = id(&raw.id, report);
        let name = name(raw.name.as_ref(), &span, report);
        let the = NameForms::english(&name, &article(raw.article.as_ref(), "the", report));
        let preposition = preposition(raw.preposition.as_ref(), "in", report);
        // One is in a kitchen and goes into it, but is on a roof or at a fountain and goes to it.
        let into = if preposition == "in" { "into" } else { "to" };
        RoomLook {
            forms: the.and("in", &preposition).and("into", into).into(),
            name,
            picture: picture(raw.picture.as_ref(), theme, "rooms", &id, report),
            floor: raw.floor.unwrap_or_default(),
            colour: colour(raw.colour.as_ref(), &span, report),
            furniture: furniture(&raw.furniture, report),
            id,
        }
    });
    looks.collect()
}

pub(super) fn squares(raw: &[Spanned<RawSquare>], report: &mut Report) -> Vec<SquareLook> {
    let looks = raw.iter().map(|item| {
        let (span, raw) = (item.span(), item.get_ref());
        let name = name(raw.name.as_ref(), &span, report);
        SquareLook {
            id: id(&raw.id, report),
            forms: NameForms::english(&name, &article(raw.article.as_ref(), "the", report)).into(),
            name,
        }
    });
    looks.collect()
}

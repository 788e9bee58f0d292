//! Tests how the table talks in each theme: what a question is called, who cannot answer, and what stands before a
//! room.

use std::sync::Arc;

use candlestick_rules::{Event, RoomId, SeatId, SuspectId, Triple, WeaponId};
use candlestick_themes::{Form, Theme, ThemeFiles, Words, builtin, builtin_files, describe, key};

use crate::table::theme;

fn names() -> [String; 2] {
    ["Ann", "Ben"].map(str::to_owned)
}

fn triple(theme: &Theme, suspect: &str, weapon: &str, room: &str) -> Triple {
    let at = |ids: Vec<&str>, id: &str| ids.iter().position(|known| *known == id).unwrap() as u8;
    Triple {
        suspect: SuspectId(at(theme.suspects.iter().map(|look| look.id.as_str()).collect(), suspect)),
        weapon: WeaponId(at(theme.weapons.iter().map(|look| look.id.as_str()).collect(), weapon)),
        room: RoomId(at(theme.rooms.iter().map(|look| look.id.as_str()).collect(), room)),
    }
}

fn event_text(theme: &Theme, event: &Event, me: Option<u8>) -> String {
    describe(event, theme, &Words::english(), &names(), me.map(SeatId))
}

fn asked(theme: &Theme, triple: Triple) -> String {
    event_text(theme, &Event::Suggested { seat: SeatId(0), triple }, None)
}

#[test]
fn was_it_scarlet_with_the_rope_in_the_garage() {
    let (theme, words) = (theme("classic-2011"), Words::english());
    let triple = triple(&theme, "scarlet", "rope", "garage");
    assert_eq!(asked(&theme, triple), "Ann asked: was it Scarlet with the Rope in the Garage?");
    let mine = event_text(&theme, &Event::Suggested { seat: SeatId(0), triple }, Some(0));
    assert_eq!(mine, "You asked: was it Scarlet with the Rope in the Garage?");
    let say = |key| theme.triple_told(&words, key, triple, &[]);
    assert_eq!(say(key!("act-suggest-sentence")), "“Was it Scarlet, with the Rope, in the Garage?”");
    assert_eq!(say(key!("question-asked")), "was it Scarlet, with the Rope, in the Garage?");
    assert_eq!(words.with(key!("act-suggest"), &theme.manner()), "Ask");
    let [question, none] = theme.manner();
    let by = [("name", "Ann".into()), ("kind", "person".into()), question, none];
    assert_eq!(words.with(key!("banner-suggested"), &by), "Ann asks");
    assert_eq!(words.with(key!("wait-suggest"), &by), "Waiting for Ann to ask a question");
}

#[test]
fn whoever_is_asked_and_has_none_cannot_answer() {
    let words = Words::english();
    for id in ["classic-2011", "doctor-who", "big-bang-theory"] {
        let theme = theme(id);
        assert_eq!(event_text(&theme, &Event::CannotRefute { seat: SeatId(0) }, None), "Ann cannot answer.", "{id}");
        assert_eq!(event_text(&theme, &Event::CannotRefute { seat: SeatId(0) }, Some(0)), "You cannot answer.", "{id}");
        let [_, none] = theme.manner();
        let say = |key| words.with(key, &[("name", "Ann".into()), ("names", "Ann".into()), ("me", "no".into()), none]);
        assert_eq!(say(key!("act-have-none")), "I cannot answer", "{id}");
        assert_eq!(say(key!("refutation-none")), "Ann cannot answer", "{id}");
        assert_eq!(say(key!("refutation-none-of")), "Cannot answer: Ann", "{id}");
        assert_eq!(say(key!("prompt-answer-none")), "You cannot answer: tell Ann", "{id}");
        assert_eq!(say(key!("prompt-answer-none-or")), "You cannot answer: tell Ann, or bluff", "{id}");
    }
}

#[test]
fn did_madame_vastra_use_the_moment_on_gallifrey() {
    let (theme, words) = (theme("doctor-who"), Words::english());
    let moment = triple(&theme, "vastra", "the-moment", "gallifrey");
    assert_eq!(asked(&theme, moment), "Ann asked: did Madame Vastra use the Moment on Gallifrey?");
    let gun = triple(&theme, "jenny", "strax-gun", "platform-one");
    let accused = event_text(&theme, &Event::Accused { seat: SeatId(0), triple: gun, right: false }, None);
    assert_eq!(accused, "Ann accused Jenny of using Strax's Gun on Platform One, and was wrong.");
    let say = |key| theme.triple_told(&words, key, gun, &[]);
    assert_eq!(say(key!("act-accuse-sentence")), "“I accuse Jenny of using Strax's Gun on Platform One.”");
    assert_eq!(say(key!("puzzle-answer")), "It was Jenny with Strax's Gun on Platform One.");
}

#[test]
fn one_goes_to_gallifrey_and_stays_on_it() {
    let theme = theme("doctor-who");
    let room = triple(&theme, "jenny", "strax-gun", "gallifrey").room;
    assert_eq!(theme.room_phrase(room, Form::In), "on Gallifrey");
    assert_eq!(theme.room_phrase(room, Form::Into), "to Gallifrey");
    assert_eq!(event_text(&theme, &Event::Stayed { seat: SeatId(0), room }, None), "Ann stayed on Gallifrey.");
    let home = triple(&theme, "jenny", "strax-gun", "victorian-london").room;
    assert_eq!(
        event_text(&theme, &Event::Stayed { seat: SeatId(0), room: home }, None),
        "Ann stayed in Victorian London."
    );
    let within = theme.rooms_within(&[room, triple(&theme, "jenny", "strax-gun", "skaro").room, home]);
    assert_eq!(within, ["on Gallifrey", "Skaro", "in Victorian London"]);
}

/// The theme with other words in its file.
fn with_words(id: &str, change: impl FnOnce(String) -> String) -> Theme {
    let files = builtin_files(id).unwrap();
    let files = ThemeFiles { theme_toml: change(files.theme_toml.clone()), ..files.clone() };
    Theme::from_files(id, &files).unwrap()
}

#[test]
fn a_theme_without_such_words_suggests_with_and_in() {
    let theme: Arc<Theme> = Arc::new(builtin("classic-2016").unwrap());
    let words = Words::english();
    let rope = triple(&theme, "scarlett", "rope", "kitchen");
    assert_eq!(asked(&theme, rope), "Ann suggested Miss Scarlett with the Rope in the Kitchen.");
    assert_eq!(event_text(&theme, &Event::CannotRefute { seat: SeatId(0) }, None), "Ann has none of the three.");
    let say = |key| theme.triple_told(&words, key, rope, &[]);
    assert_eq!(say(key!("act-suggest-sentence")), "“I suggest Miss Scarlett, with the Rope, in the Kitchen.”");
    assert_eq!(say(key!("question-asked")), "Miss Scarlett, with the Rope, in the Kitchen?");
    assert_eq!(say(key!("verdict-sentence")), "It was Miss Scarlett, with the Rope, in the Kitchen.");
    assert_eq!(words.with(key!("act-suggest"), &theme.manner()), "Suggest");
    assert_eq!(words.with(key!("act-have-none"), &theme.manner()), "I have none of the three");
    let into = theme.room_phrase(rope.room, Form::Into);
    assert_eq!(into, "into the Kitchen");
}

#[test]
fn a_theme_says_what_stands_before_a_weapon_and_a_room() {
    let theme = with_words("classic-2016", |toml| {
        let toml = toml.replace("name = \"Rope\"", "name = \"Rope\"\npreposition = \"by\"");
        let toml = toml.replace("name = \"Kitchen\"", "name = \"Kitchen\"\npreposition = \"at\"");
        toml.replace("[rules]\n", "[words]\nquestion = \"ask\"\n\n[rules]\n")
    });
    let rope = triple(&theme, "scarlett", "rope", "kitchen");
    assert_eq!(asked(&theme, rope), "Ann asked: was it Miss Scarlett by the Rope at the Kitchen?");
    assert_eq!(
        event_text(&theme, &Event::CannotRefute { seat: SeatId(0) }, None),
        "Ann has none of the three.",
        "the other word"
    );
}

//! Tests what can be wrong with the parts of a theme file that these editions use: each is told with its place and the
//! way out.

use std::{fs, path::Path};

use candlestick_themes::{Theme, ThemeFiles};

/// The faults after exchanges of text in a theme's two files.
fn fault_lines(id: &str, changes: &[(&str, &str)]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes").join(id);
    let mut files = ThemeFiles {
        theme_toml: fs::read_to_string(folder.join("theme.toml")).unwrap(),
        board: fs::read_to_string(folder.join("board.txt")).unwrap(),
    };
    for (old, new) in changes {
        let text = if files.theme_toml.contains(old) { &mut files.theme_toml } else { &mut files.board };
        assert!(text.contains(old), "{old}");
        *text = text.replacen(old, new, 1);
    }
    let faults = Theme::from_files(id, &files).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect()
}

fn one(id: &str, changes: &[(&str, &str)], expected: &str) {
    let told = fault_lines(id, changes);
    assert!(told.len() == 1 && told[0].contains(expected), "{expected} is not the one fault of {told:#?}");
}

#[test]
fn accusing_in_the_centre_needs_one() {
    one("classic-2011", &[("centre = \"centre\"\n", "")], "add centre = and a room's id to [board]");
}

#[test]
fn the_centre_is_never_the_answer() {
    one("classic-2011", &[("centre = \"centre\"", "centre = \"kitchen\"")], "give that room answer = false");
}

#[test]
fn weapons_that_start_with_the_tokens_need_a_start_room() {
    let told = fault_lines("classic-2011", &[("start_room = \"centre\"\n", "")]);
    assert!(told.iter().any(|line| line.contains("add start_room =")), "{told:#?}");
    assert!(told.iter().any(|line| line.contains("`start` is missing")), "each token needs a square then: {told:#?}");
}

#[test]
fn a_start_of_its_own_beside_a_start_room_is_told() {
    one("classic-2011", &[("mark = \"M\"", "mark = \"M\"\nstart = \"1\"")], "leave this line out");
}

#[test]
fn a_moment_that_does_not_fit_the_effect_is_told_with_those_that_do() {
    let change = ("when = \"when-refuting\"", "when = \"end-of-turn\"");
    one("doctor-who", &[change], "this cannot be done at that moment; write when = \"when-refuting\"");
}

#[test]
fn the_room_and_the_steps_of_a_card_are_checked() {
    one("big-bang-theory", &[("room = \"laundry-room\"", "room = \"laundry-rom\"")], "did you mean `laundry-room`?");
    one("big-bang-theory", &[("room = \"laundry-room\"\n", "")], "Add room = and its id");
    one("big-bang-theory", &[("room = \"laundry-room\"", "room = \"centre\"")], "one that can be the answer");
    one("doctor-who", &[("steps = 6\n", "")], "Add steps = 6");
    one("doctor-who", &[("steps = 6\n", "steps = 200\n")], "1 to 40 steps");
    one("doctor-who", &[("do = \"clock\"", "do = \"clock\"\nsteps = 3")], "only do = \"add-to-roll\" takes a steps");
}

#[test]
fn a_special_square_that_is_not_drawn_is_told() {
    one("master-detective", &[("sign = \"s\"", "sign = \"x\""), ("C.s##M", "C..##M")], "drawn with `x`");
}

#[test]
fn a_passage_joins_rooms_or_special_squares() {
    one(
        "master-detective",
        &[("\"basement-stairs\", \"garden-walk\"", "\"library\", \"garden-walk\"")],
        "already has a passage",
    );
    one(
        "master-detective",
        &[("\"basement-stairs\", \"garden-walk\"", "\"studio\", \"garden-walk\"")],
        "no room `garden-walk`",
    );
}

#[test]
fn a_joining_door_is_told_once() {
    let twice = ("joins = [\n", "joins = [\n  [\"kitchen\", \"dining-room\"],\n");
    one("classic-2011", &[twice], "no two rooms are joined twice");
}

#[test]
fn a_link_goes_from_square_to_square() {
    let link = ("# links = [[[8, 27], [8, 36]], [[15, 27], [15, 36]]]", "links = [[[8, 27], [8, 35]]]");
    one("master-detective", &[link], "from one corridor square to another");
}

#[test]
fn cards_at_the_side_must_leave_some_to_deal() {
    one("classic-2011", &[("two_side_side_cards = 4", "two_side_side_cards = 17")], "can lie at the side here");
}

#[test]
fn an_unknown_rule_word_is_told_with_the_known_ones() {
    let told = fault_lines("classic-2011", &[("used_cards = \"reshuffled\"", "used_cards = \"burnt\"")]);
    assert!(told[0].contains("`burnt` is not known here; choose from under, reshuffled, gone"), "{told:#?}");
}

//! Tables as texts: round trips, mangled ones, and what the command line reads.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::scribe::{case, some_table, tables, theme, written_down};
use crate::{
    FaultText,
    position::{CardNames, ReadTable, RealTable, TableEditor, theme_of},
};
use candlestick_rules::SeatId;
use candlestick_themes::Words;

#[test]
fn a_table_comes_back_from_its_text_as_it_was() {
    for (n, (id, players)) in tables().into_iter().enumerate() {
        let case = case(id, players, n as u64, 80);
        let mut table = written_down(&case, &case.game().view(SeatId(players - 1)));
        table.players[0].name = "Ann & Bo".into();
        table.choose(SeatId(0), candlestick_rules::SuspectId(1));
        let text = table.to_text();
        assert!(!text.contains('\n') && theme_of(&text).as_deref() == Some(id));
        assert_eq!(RealTable::from_text(&text, &table.theme).unwrap(), table, "{id}");
        assert!(ReadTable::read_whole(&text, &CardNames::of_theme(&table.theme)).is_ok(), "{id}");
        let desk = TableEditor::of(table);
        let again = TableEditor::from_json(&desk.to_json(), |id| Some(theme(id))).unwrap();
        assert_eq!((again.table(), again.begun), (desk.table(), true));
        assert_eq!(again.to_json(), desk.to_json());
    }
}

#[test]
fn a_table_that_is_not_laid_yet_is_kept_as_far_as_it_is() {
    let theme = theme("classic-2011");
    let mut desk = TableEditor::new(&theme, 3);
    desk.change(|table| table.start.hand.insert(candlestick_rules::CardId(4)));
    let again = TableEditor::from_json(&desk.to_json(), |_| Some(theme.clone())).unwrap();
    assert_eq!((again.table(), again.begun), (desk.table(), false));
}

#[test]
fn mangled_texts_are_refused_in_words_and_never_break_anything() {
    let table = some_table();
    let (text, kept) = (table.to_text(), TableEditor::of(table.clone()).to_json());
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..4000 {
        let mut bytes = if rng.random_ratio(1, 2) { text.clone() } else { kept.clone() }.into_bytes();
        for _ in 0..rng.random_range(1..4_u32) {
            let at = rng.random_range(0..bytes.len() as u32) as usize;
            match rng.random_range(0..4_u32) {
                0 => bytes.truncate(at.max(1)),
                1 => bytes[at] = b"0123456789,[]{}\"null-"[rng.random_range(0..21_u32) as usize],
                2 => drop(bytes.remove(at)),
                _ => {
                    let part = bytes[at..(at + 12).min(bytes.len())].to_vec();
                    bytes.splice(at..at, part);
                }
            }
            if bytes.is_empty() {
                break;
            }
        }
        let mangled = String::from_utf8_lossy(&bytes).into_owned();
        let found = RealTable::from_text(&mangled, &table.theme).map_err(|fault| fault.to_string());
        let desk = TableEditor::from_json(&mangled, |id| (id == table.theme.id).then(|| table.theme.clone()));
        match found.or_else(|_| desk.map(|desk| desk.table().clone()).map_err(|fault| fault.to_string())) {
            Ok(found) => {
                read += 1;
                // Whatever it is, it can be looked at and written down again.
                let _ = (found.refusal(), found.view(usize::MAX), found.names());
                let _ = RealTable::from_text(&found.to_text(), &table.theme).unwrap();
            }
            Err(fault) => {
                refused += 1;
                assert!(fault.len() > 10, "{fault}");
            }
        }
    }
    assert!(read > 50 && refused > 500, "{read} {refused}");
}

#[test]
fn what_cannot_be_kept_says_why() {
    let table = some_table();
    let kept = TableEditor::of(table.clone()).to_json();
    let fault = |text: &str, here: bool| {
        TableEditor::from_json(text, |_| here.then(|| table.theme.clone())).unwrap_err().to_string()
    };
    assert!(fault(&kept.replacen("\"format\":1", "\"format\":7", 1), true).contains("format 7"));
    assert!(fault(&kept, false).contains("classic-2011"));
    assert!(fault("[]", true).contains("no table"));
    let many = table.to_text().replace("\"sizes\":[4,", "\"sizes\":[1,1,1,1,4,");
    let fault = RealTable::from_text(&many, &table.theme).unwrap_err();
    assert!(fault.to_string().contains("8 players"), "{fault}");
}

#[test]
fn what_is_wrong_with_a_pasted_line_is_told_in_every_language_with_its_turn() {
    let theme = theme("classic-2016");
    let line =
        |hand: &str, turns: &str| format!(r#"{{"me":0,"hand":{hand},"sizes":[6,6,6],"face_up":[],"turns":[{turns}]}}"#);
    let hand = r#"["scarlett","mustard","rope","dagger","hall","lounge"]"#;
    let turn = |turn: &str| line(hand, turn);
    let lines = [
        line(r#"["nobody"]"#, ""),
        line(r#"["rope","rope"]"#, ""),
        turn(r#"{"cards":["scarlett","rope","hall"]}"#),
        turn(r#"{"by":7,"cards":["scarlett","rope","hall"]}"#),
        turn(r#"{"by":1,"cards":["scarlett","rope"]}"#),
        turn(r#"{"by":1,"cards":["scarlett","rope","hall"],"shower":1}"#),
        turn(r#"{"by":1,"cards":["scarlett","rope","hall"],"refused":[2]}"#),
        turn(r#"{"by":1,"accuse":["scarlett","rope","hall"]}"#),
        turn(r#"{"seen":"rope"}"#),
        turn(r#"{"seen":"rope","room":"rope"}"#),
        turn("{}"),
        turn("").replacen(r#""me":0"#, r#""me":9"#, 1),
        turn("").replacen("[6,6,6]", "[2,2,2,2,2,2,2,2]", 1),
    ];
    let english = Words::english();
    for line in lines {
        let fault = RealTable::from_text(&line, &theme).unwrap_err();
        let told = fault.say(&english);
        assert_eq!(told, fault.to_string());
        for code in ["de", "es", "fr", "pl"] {
            let there = fault.say(&Words::carried(code));
            assert!(there != told && !there.contains("turn 0:"), "{code} {line}: {there}");
            assert_eq!(there.contains('0'), told.contains('0'), "{code} {line}: {there}");
        }
    }
}

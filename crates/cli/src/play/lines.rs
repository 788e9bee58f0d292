//! Reads what is typed, line by line, and never more of a line than a command can have.

use std::io::{self, BufRead, Read};

use candlestick_game::spoken::MOST_BYTES;

/// The next line without its end, as text; of one that is too long a little more than is allowed, so that this is noticed.
/// None at the end of the input.
///
/// # Errors
/// What the system said.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let most = MOST_BYTES as u64 + 2;
    let mut bytes = Vec::new();
    if input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 == most {
        skip_line(input)?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(text.trim_end_matches(['\n', '\r']).to_owned()))
}

/// Leaves out what is left of a line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let part = input.fill_buf()?;
        let Some(end) = part.iter().position(|byte| *byte == b'\n') else {
            let length = part.len();
            input.consume(length);
            if length == 0 {
                return Ok(());
            }
            continue;
        };
        input.consume(end + 1);
        return Ok(());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one_and_long_ones_are_cut() {
        let long = "x".repeat(5_000_000);
        let text = format!("roll\r\n\n{long}\nend");
        let mut input = text.as_bytes();
        let mut line = || next(&mut input).unwrap();
        assert_eq!((line().as_deref(), line().as_deref()), (Some("roll"), Some("")));
        assert_eq!(line().map(|line| line.len()), Some(MOST_BYTES + 2));
        assert_eq!((line().as_deref(), line()), (Some("end"), None));
        assert_eq!(next(&mut &b"\xff\xfe\n"[..]).unwrap().as_deref(), Some("\u{fffd}\u{fffd}"));
    }
}

//! Tests that a closed pipe is no fault: whoever reads a report may stop when they have seen enough.

use std::io::pipe;

use crate::program::program;

#[test]
fn a_closed_pipe_ends_every_command_quietly_and_well() {
    let theme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/themes/classic-2016");
    for line in [
        &["simulate", "classic-2016", "--games", "1", "--players", "3", "--levels", "novice"][..],
        &["arena", "--theme", "classic-2016", "--seats", "novice,novice,novice", "--games", "1"],
        &["puzzle", "--seed", "5"],
        &["theme", "check", theme],
        &["theme", "check", theme, "--json"],
    ] {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let output = program().args(line).stdout(writer).output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success() && complaint.is_empty(), "{line:?}: {complaint}");
    }
}

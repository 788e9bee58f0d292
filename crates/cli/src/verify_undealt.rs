//! Reports what `candlestick verify` found of a case that nobody dealt: what was heard again, or what does not hold,
//! and where.

use candlestick_online::audit::{AuditFindings, Cheat, OpenedPart, RoomRecord};
use candlestick_themes::{Arg, Words, key};

/// What was heard again.
pub(super) fn holds(found: &AuditFindings, words: &Words) -> Vec<String> {
    let posts = words.with(key!("cli-verify-undealt-posts"), &[("count", found.posts.into())]);
    let unproved = found.earlier_digest.then(|| words.say(key!("cli-verify-room-earlier-digest")));
    [posts, words.say(key!("cli-verify-undealt-open"))].into_iter().chain(unproved).collect()
}

/// What does not hold, and where.
pub(super) fn does_not_hold(record: &RoomRecord, cheat: &Cheat, words: &Words) -> Vec<String> {
    let why = words.with(key!("cli-verify-undealt-what"), &[("what", cheat.name().into())]);
    let said = words.with(key!("cli-verify-undealt-bad"), &[("why", (&why).into())]);
    std::iter::once(said).chain(place(record, cheat, words)).collect()
}

/// Where that is: post, seat, decision, or part of the deal.
fn place(record: &RoomRecord, cheat: &Cheat, words: &Words) -> Vec<String> {
    let decision = |at: u64| {
        let number = at.to_string();
        words.with(key!("cli-verify-room-decision"), &[("number", Arg::Text(&number))])
    };
    match cheat {
        Cheat::Post { number, seat, why } => {
            let why = words.with(key!("cli-verify-undealt-why"), &[("what", why.name().into())]);
            let (number, count) = (number.to_string(), record.posts().to_string());
            let name = name(record, *seat);
            let values = [
                ("number", Arg::Text(&number)),
                ("count", Arg::Text(&count)),
                ("name", Arg::Text(&name)),
                ("why", (&why).into()),
            ];
            vec![words.with(key!("cli-verify-undealt-post"), &values)]
        }
        Cheat::Unfinished(count) | Cheat::Course(count) => {
            vec![words.with(key!("cli-verify-undealt-after"), &[("count", (*count).into())])]
        }
        Cheat::Opened(part) => vec![part_of(record, *part, words)],
        Cheat::View { decision: at, seat } => {
            let eyes = |name: &str| words.with(key!("cli-verify-undealt-eyes"), &[("name", Arg::Text(name))]);
            std::iter::once(decision(*at)).chain(record.name_of(*seat).map(eyes)).collect()
        }
        other => other.decision().map(decision).into_iter().collect(),
    }
}

fn part_of(record: &RoomRecord, part: OpenedPart, words: &Words) -> String {
    let name = if let OpenedPart::Hand(seat) = part { name(record, seat) } else { String::new() };
    let number = if let OpenedPart::Dice(roll) = part { roll.to_string() } else { String::new() };
    let values = [("what", part.name().into()), ("name", Arg::Text(&name)), ("number", Arg::Text(&number))];
    words.with(key!("cli-verify-undealt-part"), &values)
}

/// What a seat is called; its number where nobody sits there.
fn name(record: &RoomRecord, seat: u8) -> String {
    record.name_of(seat).map_or_else(|| seat.to_string(), str::to_owned)
}

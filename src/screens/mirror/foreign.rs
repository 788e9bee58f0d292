//! Marks what stands in the page in another language than it, so that it is read aloud as in its own.

use candlestick_themes::ForeignWords;

use super::node::{Node, words};

/// Elements that hold words alone: they are marked as a whole or not at all.
const PLAIN: [&str; 4] = ["option", "textarea", "input", "select"];

/// Marks whatever of these words stands in elements: an element that says nothing else, or the part of its sentence.
pub(super) fn mark(nodes: &mut [Node], foreign: &[ForeignWords]) {
    if foreign.is_empty() {
        return;
    }
    for node in nodes {
        mark_one(node, foreign);
        mark(&mut node.children, foreign);
    }
}

fn mark_one(node: &mut Node, foreign: &[ForeignWords]) {
    if node.text.is_empty() || node.attributes.iter().any(|(name, _)| *name == "lang") {
        return;
    }
    let parts = parts(&node.text, foreign);
    match &parts[..] {
        [] | [(_, None)] => {}
        [(_, Some(language))] => node.attributes.push(("lang", (*language).into())),
        _ if PLAIN.contains(&node.tag) => {}
        _ => {
            let span = |(text, language): (&str, Option<&'static str>)| match language {
                Some(language) => words("span", text).with("lang", language),
                None => words("span", text),
            };
            node.children = parts.into_iter().map(span).collect();
            node.text.clear();
        }
    }
}

/// A text in parts, each with its language where that is another than the page's.
fn parts<'a>(text: &'a str, foreign: &[ForeignWords]) -> Vec<(&'a str, Option<&'static str>)> {
    let mut parts = Vec::new();
    let (mut from, mut at) = (0, 0);
    while at < text.len() {
        let found = foreign.iter().find_map(|theme| {
            let word =
                theme.words.iter().find(|word| text[at..].starts_with(word.as_str()) && is_whole(text, at, word.len()));
            word.map(|word| (word.len(), theme.language))
        });
        if let Some((length, language)) = found {
            if from < at {
                parts.push((&text[from..at], None));
            }
            parts.push((&text[at..at + length], Some(language)));
            at += length;
            from = at;
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    if from < text.len() {
        parts.push((&text[from..], None));
    }
    parts
}

/// Whether a part of a text is not within a longer word.
fn is_whole(text: &str, at: usize, length: usize) -> bool {
    let before = text[..at].chars().next_back();
    let after = text[at + length..].chars().next();
    !before.into_iter().chain(after).any(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign() -> Vec<ForeignWords> {
        let words = ["The Old Mill", "Kitchen", "Mill"].map(str::to_owned).to_vec();
        vec![ForeignWords { language: "en", words }]
    }

    fn marked(node: Node) -> Node {
        let mut nodes = [node];
        mark(&mut nodes, &foreign());
        let [node] = nodes;
        node
    }

    #[test]
    fn an_element_that_says_nothing_else_is_marked_as_a_whole() {
        assert_eq!(marked(words("strong", "Kitchen")), words("strong", "Kitchen").with("lang", "en"));
        assert_eq!(marked(words("option", "Kitchen")), words("option", "Kitchen").with("lang", "en"));
        assert_eq!(marked(words("option", "Ort: Kitchen")), words("option", "Ort: Kitchen"));
    }

    #[test]
    fn of_a_sentence_the_names_alone_are_marked_and_all_of_its_letters_stay() {
        let node = marked(words("li", "Du bist im Raum „Kitchen“, in The Old Mill."));
        let parts: Vec<_> = node.children.iter().map(|span| (span.text.as_str(), span.attributes.len())).collect();
        assert_eq!(parts, [("Du bist im Raum „", 0), ("Kitchen", 1), ("“, in ", 0), ("The Old Mill", 1), (".", 0)]);
        assert!(node.text.is_empty());
    }

    #[test]
    fn a_name_within_another_word_is_none_and_what_says_its_language_keeps_it() {
        for node in [words("p", "Kitchenette, Windmill"), words("p", "Küche"), words("p", "Kitchen").with("lang", "de")]
        {
            assert_eq!(marked(node.clone()), node);
        }
    }
}

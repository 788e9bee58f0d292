//! Pieces of a page as plain data: the browser's side builds real elements of them, and knows nothing of the game.

use std::collections::HashSet;

use serde::Serialize;

/// Attributes of an element that does something with a widget of the picture: they hold the widget's number.
const WORKS: [&str; 3] = ["data-press", "data-write", "data-set"];

/// An element of the page, with what stands in it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Node {
    /// Which element it is.
    #[serde(rename = "t")]
    pub tag: &'static str,
    /// By what it is known again among its siblings; by its place where this is empty.
    #[serde(rename = "k", skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// What stands in it, where it holds no other element.
    #[serde(rename = "x", skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Its attributes.
    #[serde(rename = "a", skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<(&'static str, String)>,
    /// The elements in it.
    #[serde(rename = "c", skip_serializing_if = "Vec::is_empty")]
    pub children: Vec<Node>,
}

/// An element with words in it.
pub fn words(tag: &'static str, text: impl Into<String>) -> Node {
    Node { tag, text: text.into(), ..Node::default() }
}

/// An element with others in it.
pub fn part(tag: &'static str, children: Vec<Node>) -> Node {
    Node { tag, children, ..Node::default() }
}

/// A list with an entry for each line.
pub fn list(tag: &'static str, lines: impl IntoIterator<Item = impl Into<String>>) -> Node {
    part(tag, lines.into_iter().map(|line| words("li", line)).collect())
}

/// A button.
pub fn button(text: impl Into<String>) -> Node {
    words("button", text).with("type", "button")
}

impl Node {
    /// With a name among its siblings.
    pub fn keyed(mut self, key: impl Into<String>) -> Self {
        self.key = key.into();
        self
    }

    /// With an attribute.
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attributes.push((name, value.into()));
        self
    }

    /// Pressed, it is as if this command were typed.
    pub fn typing(self, command: &str) -> Self {
        self.with("data-line", command)
    }

    /// Adds the numbers of the widgets that something can be done with by it, or by what stands in it.
    pub fn note_worked(&self, found: &mut HashSet<u64>) {
        if !self.attributes.iter().any(|(name, _)| *name == "disabled") {
            let works = self.attributes.iter().filter(|(name, _)| WORKS.contains(name));
            found.extend(works.filter_map(|(_, id)| id.parse::<u64>().ok()));
        }
        self.children.iter().for_each(|child| child.note_worked(found));
    }
}

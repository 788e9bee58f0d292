//! Reads the query of the page's address. By hand: only names and numbers of our own stand there, nothing is escaped, and the
//! browser's own reader would be another binding in the page.

/// The value of a name in a query string; empty where it stands without one.
#[must_use]
pub fn value_of(query: &str, name: &str) -> Option<String> {
    let parts = query.trim_start_matches('?').split('&').map(|part| part.split_once('=').unwrap_or((part, "")));
    parts.filter(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_ask_for_things_with_and_without_a_value() {
        assert_eq!(value_of("?demo&seed=7", "demo").as_deref(), Some(""));
        assert_eq!(value_of("?demo&seed=7", "seed").as_deref(), Some("7"));
        assert_eq!(value_of("?demo", "seed"), None);
        assert_eq!(value_of("", "demo"), None);
    }
}

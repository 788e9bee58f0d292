//! Finds where a long word may be parted at the end of a line: between syllables, as far as its letters tell.
//!
//! By hand rather than by `hypher`: that must be told a word's language, which no theme says of its names, and
//! would bring the patterns of every language of the game into the page (for German some 200 kB, as its README says).

/// The fewest letters on either side of a hyphen.
const LEAST: usize = 3;

/// Consonants that begin a syllable together, in the languages of the game. A single one begins any.
const BEGINNINGS: [&str; 48] = [
    "schl", "schm", "schn", "schr", "schw", "spr", "str", "spl", "scr", "sch", "chr", "thr", "shr", "phr", "bl", "br",
    "ch", "cl", "cr", "cz", "dr", "fl", "fr", "gl", "gn", "gr", "kl", "kn", "kr", "ph", "pl", "pr", "qu", "rz", "sh",
    "sk", "sp", "st", "sz", "th", "tr", "tw", "wh", "wr", "zw", "ñ", "ł", "ż",
];

/// Whether a letter is the core of a syllable, with or without its accent.
fn is_vowel(letter: char) -> bool {
    "aeiouyàáâäæãåāąèéêëēęìíîïīòóôöøõōœùúûüūýÿ".contains(letter)
}

/// Each place in a word, as the number of bytes before it, where it may be parted, with what is to be written before the line
/// ends there: a hyphen, or nothing behind one that the word has. A word of letters that are not Latin has none.
#[must_use]
pub fn partings(word: &str) -> Vec<(usize, &'static str)> {
    let letters: Vec<(usize, char)> =
        word.char_indices().map(|(at, letter)| (at, letter.to_lowercase().next().unwrap_or(letter))).collect();
    let mut found = Vec::new();
    let mut from = 0;
    for part in letters.split_inclusive(|(_, letter)| *letter == '-') {
        let is_last = from + part.len() == letters.len();
        let own = part.iter().take_while(|(_, letter)| letter.is_alphabetic()).count();
        found.extend(between(&part[..own]).map(|at| (at, "-")));
        from += part.len();
        if !is_last && let Some((at, _)) = letters.get(from) {
            found.push((*at, ""));
        }
    }
    found
}

/// Where a run of letters may have a hyphen: before the consonants that begin a syllable, one or those that go together.
fn between(letters: &[(usize, char)]) -> impl Iterator<Item = usize> {
    let vowel = |n: &usize| letters.get(*n).is_some_and(|(_, letter)| is_vowel(*letter));
    let last = letters.len().saturating_sub(LEAST);
    let places: Vec<usize> = (LEAST..=last)
        .filter(|n| {
            let Some(core) = (*n..letters.len()).find(vowel) else { return false };
            // The first letters are a syllable, and what follows begins another with consonants.
            let begins: String = letters[*n..core].iter().map(|(_, letter)| *letter).collect();
            let before = (0..*n).rev().find(vowel).map(|core| core + 1);
            let Some(after) = before else { return false };
            let cluster: Vec<char> = letters[after..core].iter().map(|(_, letter)| *letter).collect();
            !begins.is_empty() && begins == longest(&cluster)
        })
        .collect();
    places.into_iter().filter_map(|n| letters.get(n).map(|(at, _)| *at))
}

/// The consonants at the end of some that begin the next syllable together.
fn longest(cluster: &[char]) -> String {
    let ends = |beginning: &&str| {
        let letters: Vec<char> = beginning.chars().collect();
        cluster.ends_with(&letters)
    };
    let together = BEGINNINGS.into_iter().filter(ends).max_by_key(|beginning| beginning.chars().count());
    together.map_or_else(|| cluster.last().map_or_else(String::new, char::to_string), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::partings;

    /// A word with all the hyphens that it may have.
    fn parted(word: &str) -> String {
        let mut parts = Vec::new();
        let mut from = 0;
        for (at, sign) in partings(word) {
            parts.push(format!("{}{sign}", &word[from..at]));
            from = at;
        }
        parts.push(word[from..].to_owned());
        parts.join("|")
    }

    #[test]
    fn long_words_are_parted_between_syllables() {
        for (word, wanted) in [
            ("Schallschraubenzieher", "Schall-|schrau-|ben-|zie-|her"),
            ("Billardzimmer", "Bil-|lard-|zim-|mer"),
            ("Viktorianisches", "Vik-|to-|ria-|ni-|sches"),
            ("Halluzinogener", "Hal-|lu-|zi-|no-|ge-|ner"),
            ("Hallucinogenic", "Hal-|lu-|ci-|no-|ge-|nic"),
            ("Screwdriver", "Screw-|dri-|ver"),
            ("Cyberman-Waffe", "Cyber-|man-|Waffe"),
            ("Bibliothek", "Biblio-|thek"),
            ("Küche", "Küche"),
            ("TARDIS", "TAR-|DIS"),
            ("", ""),
            ("図書館", "図書館"),
            ("Ключ", "Ключ"),
        ] {
            assert_eq!(parted(word), wanted);
        }
    }

    #[test]
    fn a_word_is_parted_at_letters_alone_and_keeps_all_of_them() {
        for word in ["[Hállö!]", "a-b-c", "---", "1834562207.json", "łóżkoźdźbło", "Strax's"] {
            let told = parted(word);
            assert_eq!(told.replace("-|", "").replace(['-', '|'], ""), word.replace('-', ""), "{word}");
        }
    }
}

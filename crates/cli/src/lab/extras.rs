//! Defines the flags that leave a theme's extras in the box.

use candlestick_rules::Setup;
use candlestick_themes::key;

/// What is played without; nothing, if no flag is given.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::Args)]
pub struct Extras {
    /// Play the original game: without the theme's deck and without its powers
    #[arg(long, help = key!("args-extras-original").name())]
    pub original: bool,
    /// Play without the theme's deck; powers stay, as in the rulebooks' original game
    #[arg(long, help = key!("args-extras-no-deck").name())]
    pub no_deck: bool,
    /// Play without the theme's powers; the deck stays
    #[arg(long, help = key!("args-extras-no-powers").name())]
    pub no_powers: bool,
}

impl Extras {
    /// The same table without what is left in the box.
    pub(crate) fn of(self, setup: Setup) -> Setup {
        let deck = setup.deck && !self.original && !self.no_deck;
        let powers = setup.powers && !self.original && !self.no_powers;
        Setup { deck, powers, ..setup }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct ExtrasFlags {
        #[command(flatten)]
        extras: Extras,
    }

    #[test]
    fn cards_and_powers_are_left_out_each_by_itself_or_both() {
        let left = |flags: &[&str]| {
            let line = ExtrasFlags::try_parse_from([&["candlestick"], flags].concat()).unwrap();
            let setup = line.extras.of(Setup::new(Vec::new()));
            (setup.deck, setup.powers)
        };
        assert_eq!(left(&[]), (true, true));
        assert_eq!(left(&["--no-deck"]), (false, true));
        assert_eq!(left(&["--no-powers"]), (true, false));
        assert_eq!(left(&["--original"]), (false, false));
        assert_eq!(left(&["--no-deck", "--no-powers"]), (false, false));
    }
}

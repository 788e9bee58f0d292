//! An effect of one's own for a theme's deck, in Rust: a whole case of bots with a tiny theme that uses it.
//!
//! `cargo run -p candlestick-game --example plugin_effect`
//!
//! Three steps: write the effect (a [`CustomEffect`] over an [`EffectContext`]), let a theme's card name it with
//! `do = "custom"` and `custom = "draught"`, and read the theme with [`Theme::with_extensions`]. An effect can only do
//! what the game's own events tell, so the log, the notebook and the bots need no word about it.

use std::{error::Error, sync::Arc};

use candlestick_game::{Case, Level, Seat};
use candlestick_rules::{CustomEffect, Effect, EffectContext, Extensions, RoomId, SeatId, Setup, SuspectId};
use candlestick_themes::{Theme, ThemeFiles, Words, describe};

/// A draught blows somebody into another room, and in the stir you glimpse a card on your right.
pub struct Draught;

impl CustomEffect for Draught {
    fn name(&self) -> &str {
        "draught"
    }

    fn follow(&self, context: &mut EffectContext) {
        let others = context.others();
        let blown = others.get(context.chance(others.len() as u32) as usize).and_then(|seat| context.suspect_of(*seat));
        // Rooms that can be the answer come first; there are four in this theme.
        let room = RoomId(context.chance(4) as u8);
        if let Some(suspect) = blown {
            context.send_token(suspect, room);
        }
        context.then(Effect::PeekRight);
    }
}

const THEME: &str = r##"
title = "The Draughty Lighthouse"

[rules]
players = [2, 3]
dice = [[1, 2, { steps = 1, draws = true }, 3]]

[[suspects]]
id = "keeper"
name = "The Keeper"
mark = "K"
colour = "#c8323c"
start = "1"

[[suspects]]
id = "painter"
name = "The Painter"
mark = "P"
colour = "#2f6fb0"
start = "2"

[[suspects]]
id = "diver"
name = "The Diver"
mark = "D"
colour = "#3d8a4f"
start = "3"

[[weapons]]
id = "anchor"
name = "Anchor"

[[weapons]]
id = "oar"
name = "Oar"

[[weapons]]
id = "lamp"
name = "Lamp"

[[rooms]]
id = "gallery"
name = "Gallery"
letter = "G"
colour = "#857763"
doors = [{ at = [2, 1], to = "north" }]

[[rooms]]
id = "kitchen"
name = "Kitchen"
letter = "C"
colour = "#6f8a7a"
doors = [{ at = [2, 5], to = "north" }]

[[rooms]]
id = "store"
name = "Store"
letter = "S"
colour = "#7a6f8a"
doors = [{ at = [4, 1], to = "south" }]

[[rooms]]
id = "boathouse"
name = "Boathouse"
letter = "B"
colour = "#8a7a5c"
doors = [{ at = [4, 5], to = "south" }]

[deck]
name = "Gust"

[[deck.cards]]
id = "draught"
title = "A Door Left Open"
text = "The wind blows somebody into another room. In the stir you glimpse a card of the player on your right."
count = 4
do = "custom"
custom = "draught"
"##;

const BOARD: &str = "\
GGG.CCC
GGG.CCC
.......
1..2..3
.......
SSS.BBB
SSS.BBB
";

/// The tiny theme with its effect.
///
/// # Errors
/// The theme's faults, if it had any.
pub fn theme() -> Result<Theme, String> {
    let files = ThemeFiles { theme_toml: THEME.into(), board: BOARD.into() };
    let extensions = Extensions::new().with(Draught);
    Theme::with_extensions("lighthouse", &files, &extensions)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

/// A whole case of bots.
///
/// # Errors
/// When the table cannot be set or a bot does what it may not.
pub fn played(theme: Arc<Theme>, seed: u64) -> Result<Case, Box<dyn Error>> {
    let setup = Setup::new((0..3).map(SuspectId).collect());
    let names = theme.suspects.iter().map(|suspect| suspect.name.clone());
    let seats = names.map(|name| Seat::bot(name, Level::Detective)).collect();
    let mut case = Case::new(theme, setup, seats, seed)?;
    while let Some((seat, action)) = case.bot_action().filter(|_| case.game().turn_number() < 200) {
        case.apply(seat, action)?;
    }
    Ok(case)
}

fn main() -> Result<(), Box<dyn Error>> {
    let case = played(Arc::new(theme()?), 7)?;
    let (words, me) = (Words::english(), SeatId(0));
    let names: Vec<_> = case.log().seats.iter().map(|seat| seat.name.clone()).collect();
    for event in case.game().view(me).events {
        let line = describe(&event, case.theme(), &words, &names, Some(me));
        if !line.is_empty() {
            println!("{line}");
        }
    }
    Ok(())
}

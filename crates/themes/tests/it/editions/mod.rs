//! The published editions and the game's own themes from their files: boards, rules, decks, and random play to the end.

mod alike;
mod big_bang;
mod boards;
mod bonus;
mod centre;
mod companions;
mod diceless;
mod doctor_who;
mod every_way;
mod faults;
mod forty_fathoms;
mod glasshouse;
mod golden;
mod manor;
mod odd;
mod properties;
mod random_play;
mod wording;

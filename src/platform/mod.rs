//! Hides what differs between the window and the page behind the same names and signatures: elsewhere nobody asks where
//! the game runs.

mod arrival;
mod job_order;
mod language;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod pad;
mod query;
mod signal;
mod size;
mod socket;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
use native as here;
#[cfg(target_arch = "wasm32")]
use web as here;

pub use self::{
    arrival::{Arrival, ArrivedFile},
    job_order::{JobOrder, JobStatus},
    language::PackFetch,
    pad::{PadButton, PadEvent},
    query::value_of,
    signal::Signal,
    size::WINDOW_SIZE,
    socket::{HttpReply, SocketEvent},
};

pub use here::{
    attention::point_to,
    files::{assets, is_theme, read_record, read_theme, save_text},
    jobs::{JobWorker, Ticket, in_worker, know_theme},
    language::{language_pack, languages, tell_of_packs},
    mirror::{HAS_MIRROR, begin_mirror, invite_to_mirror, open_mirror, show_mirror, write_mirror},
    motion::{ask_of_motion, reduces_motion, tell_of_motion},
    pad::begin_pads,
    page::{
        CAN_QUIT, CAN_SEND, LONGEST_SLEEP, address, days, fatal, fragment, hush, publish, put_fragment, query, ready,
        say, send, tell_panics, window_size,
    },
    socket::{HttpPost, Socket, now_ms, take_awake, teach_tab},
    sound::{load_sounds, play_ambience, play_sound},
    themes::{CAN_PICK_CASES, KEEPS_THEMES, ThemeSource, can_pick_folders, forget, keep, open, pick, pick_case},
    typing::{on_typing, open_keyboard},
};

/// What the page's address says of a name: `demo` in `?demo`, the value in `?seed=7`; natively nothing.
#[must_use]
pub fn asked_for(name: &str) -> Option<String> {
    value_of(&query(), name)
}
